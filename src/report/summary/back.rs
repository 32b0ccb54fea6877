//! That something was taken back or made good, and by what that is known.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Points, Seq};
use crate::tournament::{Cause, Event};

use super::Stamp;
use super::decider::Decider;

/// That something counts no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Back {
    /// Since when.
    pub at: Stamp,
    /// Who took it back, or what it followed from.
    pub by: Decider,
    /// Why; empty where nobody had to say.
    pub reason: String,
}

/// A verdict on a word that was wrong, and is made good in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Mended {
    /// The word; empty where it is the whole play's.
    pub word: String,
    /// When.
    pub at: Stamp,
    /// By whom.
    pub by: Decider,
    /// Whose sum moved.
    pub player: String,
    /// By how much the sum of differences, or of points.
    pub moved: Points,
}

impl Mended {
    /// Whether the verdict on a word was what was wrong.
    pub(super) fn is_about(&self, word: &str) -> bool {
        self.word.is_empty() || self.word == word
    }
}

/// What others name as what they follow from, and what something follows from itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    pub(super) is: Option<Cause>,
    pub(super) from: Option<Cause>,
}

impl Roots {
    /// Of an entry of the journal.
    pub(super) fn of(entry: Seq, event: &Event) -> Self {
        let card = event.card();
        Self { is: card.root.map(|root| root.cause(entry)), from: card.cause.cloned() }
    }

    /// Whether it follows from another.
    pub fn follows(&self, other: &Self) -> bool {
        self.from.is_some() && self.from == other.is
    }

    /// The id of the sanction that it is.
    pub fn sanction(&self) -> Option<&str> {
        if let Some(Cause::Sanction(act)) = &self.is { Some(&act.id) } else { None }
    }

    /// The id of the award that it is.
    pub fn award(&self) -> Option<&str> {
        if let Some(Cause::Award(act)) = &self.is { Some(&act.id) } else { None }
    }
}
