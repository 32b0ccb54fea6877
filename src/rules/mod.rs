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
mod clocks;
mod coverage;
mod duplicate;
mod effect;
mod explain;
mod expr;
mod form;
mod lateness;
mod load;
mod offence;
mod pairing;
mod paragraph;
mod remedy;
mod results;
mod ruleset;
mod signal;
mod time;
mod written;

pub use adjudication::{
    Adjudication, Authority, Finality, FreezeAt, LexiconRules, Overrule, OverruleUntil, Relook,
    SelfAcceptance, SourceRule, System, VerdictPhrases, Verdicts,
};
pub use award::{Against, Award, AwardScore, EndKind, GameResult, Racks, Serves};
pub use catalogue::{Catalogue, CatalogueEntry, NotLoaded, RulesetFileKind, RulesetOrigin};
pub use challenge::{
    Challenge, Challenger, Closer, ClosesOn, Hold, HoldEffect, Observation, Repeat, Slip, UpheldWhen, Window,
    WindowOpening, Withdrawal,
};
pub use clocks::{ClockAuthority, ClockFunction, ClockGrant, ClockPower};
pub use coverage::{Coverage, CoverageFact, CoverageWrong, Treatment, question_id};
pub use duplicate::{Annulments, BlankKind, DuplicateEnds, DuplicateRules, NoMove, RackNeeds};
pub use effect::{Consequence, CrossRule, Party, Penalty, PenaltyKind, Scope, Turn, Unit};
pub use explain::{Leaf, leaves, paragraph};
pub(crate) use expr::answers;
pub use expr::{Expr, ExprTemplate, Facts, NoExpr, NoValue};
pub use form::{BlankField, Form, FormSection, ScoreSheet, SheetEnd};
pub use lateness::{
    AbsentClock, Late, LateBase, LateMeasure, LateReduction, SessionTime, Start, StartTrigger, Starter,
};
pub use load::{Violation, Violations, load};
pub use offence::{
    AfterBoth, AskedFact, Calls, Claimant, CountsByName, Offence, OffenceKind, Phase, Procedure,
    ProcedureStep, Running, Sanction, Threshold, Who,
};
pub use pairing::{Demand, FirstNamed, PairingRules};
pub use paragraph::Paragraph;
pub use remedy::{Excluded, Item, Remedy};
pub use results::{
    AfterHandIn, Criterion, CriterionNames, Due, Duty, DutyCause, ExcludedPlace, FixDemand, FixMoves,
    FixUnit, FixUntil, HighestGame, LateFix, LetterTable, ResultCorrection, ResultRules, ResultSignatures,
    Rounding, Standing,
};
pub use ruleset::{ChosenReading, Cited, Identity, Question, Reading, Ruleset};
pub use signal::{Signal, SignalWhen, Sound};
pub use time::{
    DeadPhase, FreeAfterEnd, FullUnit, MoveCap, OnZero, Overtime, RestartBudget, TimeControl, TimeMode,
};
