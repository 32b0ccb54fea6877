//! A regulation as data: what a challenge is, who decides it, what follows, what the console may do to a clock.
//!
//! `rulesets/*.toml` is read by [`load`](fn@load) into a checked [`Ruleset`]; nothing outside this room sees TOML.
//! Every value is a [`Cited`] one: it carries its paragraph, and where the regulation is ambiguous the question and
//! the chosen reading. The chapters are plain types, one file each.

#![deny(clippy::wildcard_enum_match_arm)]

#[macro_use]
mod declare;

mod adjudication;
mod award;
mod catalogue;
mod challenge;
mod cited;
mod clocks;
mod coverage;
mod duplicate;
mod effect;
mod explain;
mod expr;
mod form;
mod grants;
mod lateness;
mod load;
mod offence;
mod pairing;
mod paragraph;
mod penalty;
mod remedy;
mod results;
mod ruleset;
mod sheet;
mod signal;
mod sources;
mod time;
mod window;
mod written;

pub use adjudication::{
    Adjudication, Finality, Overrule, OverruleUntil, Relook, SelfAcceptance, System, VerdictPhrases, Verdicts,
};
pub use award::{Against, Award, AwardScore, EndKind, GameResult, Racks, Serves};
pub use catalogue::{Catalogue, Entry, Kind, NotLoaded, Origin};
pub use challenge::{
    Challenge, Challenger, Closer, ClosesOn, Hold, HoldEffect, Observation, Opening, Repeat, Slip,
    UpheldWhen, Withdrawal,
};
pub use cited::{ChosenReading, Cited};
pub use clocks::{ClockAuthority, ClockFunction, ClockGrant, ClockPower};
pub use coverage::{Coverage, CoverageWrong, Fact, Treatment, question_id};
pub use duplicate::{Annulments, BlankKind, DuplicateEnds, DuplicateRules, NoMove, RackNeeds};
pub use effect::{Consequence, Party, Turn};
pub use explain::{Leaf, leaves, paragraph};
pub(crate) use expr::answers;
pub use expr::{Expr, Facts, NoExpr, NoValue, Template};
pub use form::{Form, Shown};
pub use lateness::{
    AbsentClock, Late, LateBase, LateMeasure, LateReduction, SessionTime, Start, StartTrigger, Starter,
};
pub use load::{Violation, Violations, load};
pub use offence::{
    AfterBoth, Ask, Calls, Claimant, Counts, Offence, OffenceKind, Phase, Procedure, ProcedureStep, Running,
    Sanction, Threshold, Who,
};
pub use pairing::{Demand, FirstNamed, PairingRules};
pub use paragraph::Paragraph;
pub use penalty::{CrossRule, Penalty, PenaltyKind, Scope, Unit};
pub use remedy::{Excluded, Item, Remedy};
pub use results::{
    AfterHandIn, Correction, Criterion, CriterionNames, Due, Duty, DutyCause, ExcludedPlace, FixDemand,
    FixMoves, FixUnit, FixUntil, HighestGame, LateFix, LetterTable, ResultRules, Rounding, Signatures,
    Standing,
};
pub use ruleset::{Identity, Question, Reading, Ruleset};
pub use sheet::{BlankField, ScoreSheet, SheetEnd};
pub use signal::{Signal, SignalWhen, Sound};
pub use sources::{Authority, FreezeAt, LexiconRules, SourceRule};
pub use time::{
    DeadPhase, FreeAfterEnd, FullUnit, MoveCap, OnZero, Overtime, RestartBudget, TimeControl, TimeMode,
};
pub use window::Window;
