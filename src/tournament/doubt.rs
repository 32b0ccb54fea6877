//! What somebody is asked before something is taken that may be meant, but seldom is.
//!
//! A doubt is a refusal that falls away once somebody says that it is meant: the same command is given again, with the
//! doubt among what it is `sure` of. So no screen and no form can forget the question, a program says so itself, and
//! the journal keeps who was sure of what.
//!
//! A doubt has its reasons among those of refusals, each with the values that its sentence needs. It comes after
//! everything else that is wrong: what is only doubted must not hide it.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// What somebody may be asked.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// Whether sums that a game between two seldom has are meant.
    UnusualSums,
    /// Whether the penalties of the game are in its sums.
    PenaltiesInSums,
    /// Whether the game is over, or its sheets are in, although a verdict in it was not announced.
    VerdictNotAnnounced,
    /// Whether another game between the two, or an award, takes the place of the result that they have.
    ResultReplaced,
    /// Whether something is meant of which what should follow does not: the game is lost already.
    NothingFollows,
    /// Whether something is so although the journal says otherwise.
    AgainstJournal,
    /// Whether an official decides in a game that they play themselves.
    OwnGame,
    /// Whether the event begins although no list decides any word, and one may be adopted.
    NoListDecides,
}

/// The doubts about a command to which the answer was: it is meant.
pub type Sure = BTreeSet<Doubt>;

/// Sums of a game between two at which nobody wonders.
const USUAL: RangeInclusive<i32> = 100..=850;

/// Whether a game between two seldom has these sums.
pub fn are_unusual(sums: [Points; 2]) -> bool {
    sums.iter().any(|sum| !USUAL.contains(&sum.0))
}
