//! What of a pairing is not as the regulation wants it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Round, TableId};

/// What of a pairing is not as the regulation wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Mispaired {
    /// Two have played each other in the event.
    MetBefore {
        /// At which table they are paired again.
        table: TableId,
        /// The player listed first.
        a: String,
        /// The player listed second.
        b: String,
        /// The round in which they met last.
        round: Round,
    },
    /// The other player should be first.
    Starts {
        /// At which table.
        table: TableId,
        /// Who is listed first, and was so more often, or as often and the last time.
        first: String,
        /// Who is listed second.
        second: String,
    },
    /// Who began the game before begins the next one of a match.
    BeginsAgain {
        /// At which table.
        table: TableId,
        /// Who.
        first: String,
        /// The round of the game before.
        round: Round,
    },
    /// Several players have no opponent.
    Byes {
        /// Who.
        players: Vec<String>,
    },
    /// A player has no opponent a second time.
    ByeAgain {
        /// Who.
        player: String,
        /// The round in which he had none last.
        round: Round,
    },
    /// Players are neither paired nor named as missing the round.
    LeftOut {
        /// Who.
        players: Vec<String>,
    },
}
