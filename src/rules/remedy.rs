//! What may follow an offence, a sanction, a threshold or a step: the remedies of all regulations.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::{List, id_of, remedy};
use super::{Expr, Template, Turn, Who};

table! {
    /// A remedy and the condition under which it follows.
    pub struct Item {
        /// What follows.
        pub remedy as "do": Remedy,
        /// Only where this holds.
        pub only_if: Option<Expr>,
    }
}

choice! {
    /// What may follow: the vocabulary of all six regulations besides the word challenge.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case", tag = "do")]
    pub enum Remedy by "do" {
        /// A penalty cross.
        "cross" => Cross {
            /// For whom.
            who: Who = remedy::gets_a_cross,
        },
        /// The price of chapter `[penalty]`, as for an unjustified word challenge.
        "penalty" => Penalty {
            /// Who pays.
            who: Who,
        },
        /// Game points.
        "points" => Points {
            /// For whom.
            who: Who,
            /// How many; negative for a deduction.
            amount: Expr,
        },
        /// The play counts this much.
        "set_score" => SetScore {
            /// Points of the play.
            score: Expr,
            /// What it counts in a result that was entered already.
            counted: Option<Expr>,
        },
        /// The announced score is put right.
        "correct_score" => CorrectScore,
        /// The record is put right.
        "correct_record" => CorrectRecord,
        /// The result that was entered counts no more: the game goes on, or is scored anew.
        "void_result" => VoidResult,
        /// The tiles of the play go back.
        "withdraw_play" => WithdrawPlay,
        /// Everything is put back as it was when the move began.
        "reset_move" => ResetMove,
        /// A turn is lost.
        "lose_turn" => LoseTurn {
            /// Whose.
            who: Who = remedy::one_player,
            /// Which.
            turn: Turn,
        },
        /// A clock is started by a player: said, never ordered.
        "restart_clock" => RestartClock {
            /// Whose time runs.
            whose: Who = remedy::one_player,
            /// Whether with a full budget.
            fresh: bool,
            /// Who presses.
            by: Who,
        },
        /// The table's clock is stopped.
        "clock_stop" => ClockStop,
        /// The table's clock is started.
        "clock_start" => ClockStart {
            /// Whose time runs.
            whose: Who = remedy::one_player,
        },
        /// Time is added to the table's clock, or taken.
        "clock_add" => ClockAdd {
            /// Whose.
            whose: Who,
            /// Seconds; negative takes.
            seconds: Expr,
        },
        /// Both sides of the table's clock are set.
        "clock_set" => ClockSet {
            /// Seconds.
            seconds: Expr,
        },
        /// Something is counted.
        "count" => Count {
            /// For whom.
            who: Who,
            /// The counter's name: `warnings`.
            counter: String = remedy::counter,
        },
        /// The game is decided without the board.
        "award" => Award {
            /// The award's id.
            award: String,
            /// Who loses it.
            against: Who,
        },
        /// A player plays on no more.
        "exclude" => Exclude {
            /// Who.
            who: Who,
            /// From what.
            from: Excluded,
        },
        /// A guided procedure begins.
        "procedure" => Procedure {
            /// Its id.
            procedure: String = id_of(List::Procedure),
        },
        /// The word is looked up again.
        "relook" => Relook,
        /// The move counts nothing for its player.
        "annul_move" => AnnulMove {
            /// Whose.
            who: Who = remedy::one_player,
            /// What the game's result counted for it, where it has one: that is taken off in the standings.
            counted: Option<Expr>,
        },
        /// The spread of the tournament moves, the game does not.
        "spread" => Spread {
            /// Whose.
            who: Who,
            /// By how much.
            points: Expr,
        },
        /// The standings move, no game does.
        "table" => Table {
            /// Whose.
            who: Who,
            /// Half points of matches.
            half_points: Option<Expr>,
            /// Points scored.
            scored: Option<Expr>,
            /// The sum of differences.
            spread: Option<Expr>,
        },
        /// Somebody does something.
        "say" => Say {
            /// What.
            text: Template,
        },
    }
    check remedy::note;
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
