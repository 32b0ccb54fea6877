//! A regulation as data: what a challenge is, who decides it, what follows, what the console may do to a clock.
//!
//! `rulesets/*.toml` is read by [`load`] into a checked [`Ruleset`]; nothing outside this room sees TOML. Every
//! value is a [`Cited`] one: it carries its paragraph, and where the regulation is ambiguous the question and
//! the chosen reading. The chapters are plain types, one file each.

mod adjudication;
mod challenge;
mod cited;
mod clocks;
mod effect;
mod penalty;
mod ruleset;
mod sources;
mod time;

pub use adjudication::{Adjudication, Finality, SelfAcceptance, System, Verdicts, VerdictPhrases};
pub use challenge::{Challenge, Challenger, Closer, ClosesOn, Hold, HoldEffect, Mark, Opening, Repeat, Slip, Withdrawal};
pub use cited::{Cited, ChosenReading};
pub use clocks::{ClockAuthority, ClockFunction, ClockGrant, ClockPower};
pub use effect::{Consequence, Party, Turn};
pub use penalty::{CrossRule, Penalty, PenaltyKind, Scope, Unit};
pub use ruleset::{Identity, Question, Reading, Ruleset};
pub use sources::{Authority, LexiconRules, SourceRule};
pub use time::{OnZero, Overtime, RestartBudget, TimeControl, TimeMode};
