//! Chapter `[effects]`: what follows an upheld or a rejected challenge.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::effects;

/// The two players of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The player whose play is challenged.
    Mover,
    /// The player who challenges.
    Challenger,
    /// Either of them (who may start the clock).
    Either,
}

/// Which turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The turn in question.
    This,
    /// The next own turn that has not begun; several queue up.
    Next,
}

choice! {
    /// One thing that follows. The vocabulary of all six regulations; no expression language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
    pub enum Consequence by "do" {
        /// The tiles of the play go back to the mover's rack.
        "withdraw_play" => WithdrawPlay,
        /// The play stands.
        "play_stands" => PlayStands,
        /// A turn is lost.
        "lose_turn" => LoseTurn {
            /// Whose.
            who: Party = effects::one_side,
            /// Which.
            turn: Turn,
        },
        /// Zero is recorded for the play.
        "score_zero" => ScoreZero,
        /// The line in the record is struck out.
        "strike_line" => StrikeLine,
        /// Blank marks made with the play are struck out.
        "strike_blank" => StrikeBlank,
        /// A clock is started by a player; an announcement, never a command of the console's.
        "restart_clock" => RestartClock {
            /// Whose time runs.
            whose: Party = effects::one_side,
            /// Who presses.
            by: Party,
            /// Whether that player gets a full budget.
            fresh: bool,
        },
        /// The penalty of chapter `[penalty]`.
        "penalty" => Penalty {
            /// Who gets it.
            who: Party = effects::one_side,
        },
        /// The challenger must react again: approve, or challenge another word.
        "react_again" => ReactAgain,
        /// The claim counts as the round's top word (duplicate).
        "counts_as_top_word" => CountsAsTopWord,
    }
    check effects::note;
}
