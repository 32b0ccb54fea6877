//! Chapter `[penalty]`: what an unjustified challenge costs.

use serde::{Deserialize, Serialize};

use crate::domain::Points;

use super::{Cited, Turn};

table! {
    /// The price of an unjustified challenge.
    pub struct Penalty {
        /// What is paid with.
        pub kind: Cited<PenaltyKind>,
        /// Counted for each word or for each challenge.
        pub unit: Cited<Unit>,
        /// How many units cost nothing.
        pub free: Cited<u16>,
        /// Over what the free units are counted.
        pub scope: Cited<Scope>,
        /// Whether an upheld challenge sets the count of free units back.
        pub reset_on_success: Cited<bool>,
        /// Whether good words in an upheld challenge count and cost. This alone says so: the list of what follows an
        /// upheld challenge never names the penalty.
        pub count_in_upheld: Cited<bool>,
        /// Whether the points go to the opponent.
        pub credit_opponent: Cited<bool>,
        /// What crosses lead to, where the kind is a cross.
        pub crosses: Option<CrossRule>,
    }
    check penalty::note(kind);
    check penalty::kind_agrees(kind, free);
}

/// What an unjustified challenge is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// Game points; the amount is negative.
    Points(Points),
    /// A penalty cross.
    Cross,
    /// Nothing.
    None,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Each challenged word that is acceptable.
    Word,
    /// Each rejected challenge.
    Challenge,
}

/// How long a counter lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// One game.
    Game,
    /// The whole event.
    Event,
}

table! {
    /// What crosses lead to.
    pub struct CrossRule {
        /// At how many crosses the next turn is lost.
        pub threshold: Cited<u16>,
        /// Whether every further cross costs another turn.
        pub each_further: Cited<bool>,
        /// Which turn; `None` for the next one that has not begun.
        pub turn: Option<Cited<Turn>>,
    }
    refuse threshold if |it| it.value == 0 => "is reached without a cross", "write 1 or more";
}
