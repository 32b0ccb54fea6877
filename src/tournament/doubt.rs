//! What somebody is asked before something is taken that may be meant, but seldom is.
//!
//! A doubt is a refusal that falls away once somebody says that it is meant: the same command is given again, with the
//! doubt among what it is `sure` of. So no screen and no form can forget the question, a program says so itself, and
//! the journal keeps who was sure of what.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// What somebody may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// Whether sums that a game between two seldom has are meant.
    UnusualSums,
    /// Whether the game is over, or its sheets are in, although a verdict in it was not announced.
    VerdictNotAnnounced,
}

impl Doubt {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::UnusualSums, Self::VerdictNotAnnounced];
}

/// The doubts about a command to which the answer was: it is meant.
pub type Sure = BTreeSet<Doubt>;

/// What somebody must be sure of with these sums, of a game between two.
pub fn sure_of(sums: [Points; 2]) -> Sure {
    are_unusual(sums).then_some(Doubt::UnusualSums).into_iter().collect()
}

/// Sums of a game between two at which nobody wonders.
const USUAL: RangeInclusive<i32> = 100..=850;

/// Whether a game between two seldom has these sums.
pub fn are_unusual(sums: [Points; 2]) -> bool {
    sums.iter().any(|sum| !USUAL.contains(&sum.0))
}
