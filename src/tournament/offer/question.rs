//! What is asked with an offer that stands in few words: a side, yes or no.

use serde::Serialize;

use crate::domain::Role;

/// In which part a side is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Who is said to have committed an offence.
    Offender,
    /// Whom it is about.
    About,
    /// Who challenges.
    Challenger,
    /// Whose clock.
    Clock,
    /// Who loses the game.
    Loser,
    /// Who demands it.
    Demands,
}

/// A question with yes and no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tick {
    /// Whether both players agree.
    BothAgree,
    /// Whether this office agrees.
    Agrees(Role),
    /// Whether both have signed.
    Signed,
    /// Whether both have counted and accepted the score.
    Scored,
    /// Whether the signed sheet says otherwise than what was entered.
    NotAsSigned,
    /// Whether a game that was awarded was played after all.
    Played,
    /// Whether the players were told something else than what was entered, or nothing yet.
    Misentered,
}
