//! What may follow an offence, a sanction, a threshold or a step: the remedies of all regulations.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Expr, Template, Turn, Who};

/// A remedy and the condition under which it follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// What follows.
    #[serde(flatten)]
    pub remedy: Remedy,
    /// Only where this holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_if: Option<Expr>,
}

/// What may follow: the vocabulary of all six regulations besides the word challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Remedy {
    /// A penalty cross.
    Cross {
        /// For whom.
        who: Who,
    },
    /// The price of chapter `[penalty]`, as for an unjustified word challenge.
    Penalty {
        /// Who pays.
        who: Who,
    },
    /// Game points.
    Points {
        /// For whom.
        who: Who,
        /// How many; negative for a deduction.
        amount: Expr,
    },
    /// The play counts this much.
    SetScore {
        /// Points of the play.
        score: Expr,
    },
    /// The announced score is put right.
    CorrectScore,
    /// The record is put right.
    CorrectRecord,
    /// The tiles of the play go back.
    WithdrawPlay,
    /// Everything is put back as it was when the move began.
    ResetMove,
    /// A turn is lost.
    LoseTurn {
        /// Whose.
        who: Who,
        /// Which.
        turn: Turn,
    },
    /// A clock is started by a player: said, never ordered.
    RestartClock {
        /// Whose time runs.
        whose: Who,
        /// Whether with a full budget.
        fresh: bool,
        /// Who presses.
        by: Who,
    },
    /// The table's clock is stopped.
    ClockStop,
    /// The table's clock is started.
    ClockStart {
        /// Whose time runs.
        whose: Who,
    },
    /// Time is added to the table's clock, or taken.
    ClockAdd {
        /// Whose.
        whose: Who,
        /// Seconds; negative takes.
        seconds: Expr,
    },
    /// Both sides of the table's clock are set.
    ClockSet {
        /// Seconds.
        seconds: Expr,
    },
    /// Something is counted.
    Count {
        /// For whom.
        who: Who,
        /// The counter's name: `warnings`.
        counter: String,
    },
    /// The game is decided without the board.
    Award {
        /// The award's id.
        award: String,
        /// Who loses it.
        against: Who,
    },
    /// A player plays on no more.
    Exclude {
        /// Who.
        who: Who,
        /// From what.
        from: Excluded,
    },
    /// A guided procedure begins.
    Procedure {
        /// Its id.
        procedure: String,
    },
    /// The word is looked up again.
    Relook,
    /// The move counts nothing for its player.
    AnnulMove {
        /// Whose.
        who: Who,
    },
    /// The spread of the tournament moves, the game does not.
    Spread {
        /// Whose.
        who: Who,
        /// By how much.
        points: Expr,
    },
    /// The standings move, no game does.
    Table {
        /// Whose.
        who: Who,
        /// Half points of matches.
        #[serde(skip_serializing_if = "Option::is_none")]
        half_points: Option<Expr>,
        /// Points scored.
        #[serde(skip_serializing_if = "Option::is_none")]
        scored: Option<Expr>,
        /// The sum of differences.
        #[serde(skip_serializing_if = "Option::is_none")]
        spread: Option<Expr>,
    },
    /// Somebody does something.
    Say {
        /// What.
        text: Template,
    },
}

/// What a player is excluded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Excluded {
    /// The rest of the event.
    Event,
    /// The round.
    Round,
}
