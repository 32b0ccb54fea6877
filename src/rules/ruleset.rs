//! The checked ruleset: all chapters together.

use serde::Serialize;

use crate::domain::{Citation, Digest};

use super::{
    Adjudication, Challenge, Cited, ClockAuthority, Consequence, Hold, LexiconRules, Penalty, Slip,
    TimeControl, Verdicts,
};

/// A regulation, checked: whatever is here is complete and consistent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruleset {
    /// What it is called and where it comes from.
    pub identity: Identity,
    /// The digest of the file's bytes, with the chosen readings.
    pub digest: Digest,
    /// Time control and overtime.
    pub time: TimeControl,
    /// The console's power over clocks.
    pub clock: ClockAuthority,
    /// The word challenge.
    pub challenge: Challenge,
    /// A reservation, where the regulation knows one.
    pub hold: Option<Hold>,
    /// The slip.
    pub slip: Slip,
    /// Who looks up and who rules.
    pub adjudication: Adjudication,
    /// What is said, how final it is.
    pub verdict: Verdicts,
    /// What follows when at least one challenged word is unacceptable.
    pub upheld: Vec<Cited<Consequence>>,
    /// What follows when every challenged word is acceptable.
    pub rejected: Vec<Cited<Consequence>>,
    /// The price of an unjustified challenge.
    pub penalty: Penalty,
    /// Letters and lists.
    pub lexicon: LexiconRules,
    /// The ambiguities and how they are read.
    pub questions: Vec<Question>,
}

/// What a ruleset is called and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Identity {
    /// The id by which it is chosen: `tso-2017`.
    pub id: String,
    /// The short name in citations: `TSO`.
    pub short: String,
    /// The regulation's own title.
    pub title: String,
    /// Its edition: `28.08.2017`.
    pub edition: String,
    /// Its language, a BCP 47 tag: `de`.
    pub language: String,
}

/// An ambiguity, its readings, the one chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Its id: `TSO-Q4`.
    pub id: String,
    /// What is open, in one sentence.
    pub asks: String,
    /// The paragraph that leaves it open.
    pub cite: Citation,
    /// The readings.
    pub readings: Vec<Reading>,
    /// The name of the one in force.
    pub chosen: String,
}

/// One reading of an ambiguity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// Its name: `each_word`.
    pub name: String,
    /// What it means, in one sentence.
    pub means: String,
}
