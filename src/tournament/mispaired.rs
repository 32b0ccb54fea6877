//! What of a pairing is not as the regulation wants it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Round, TableId};

/// What of a pairing is not as the regulation wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Mispaired {
    /// Two sit at one board where everybody has his own.
    Opposite {
        /// The board.
        table: TableId,
        /// Who is listed first.
        a: String,
        /// Who is listed second.
        b: String,
    },
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
    /// The lower rated should be first.
    LowerSecond {
        /// At which table.
        table: TableId,
        /// Who is listed first.
        first: String,
        /// Who is listed second, and rated lower.
        second: String,
    },
    /// The highest rated of all is first.
    HighestFirst {
        /// At which table.
        table: TableId,
        /// Who.
        first: String,
    },
    /// Relatives or close persons meet too late.
    Family {
        /// At which table.
        table: TableId,
        /// The player listed first.
        a: String,
        /// The player listed second.
        b: String,
    },
    /// A player is too young.
    TooYoung {
        /// Who.
        player: String,
        /// The age in years.
        age: u8,
        /// From which age on players are admitted.
        from: u8,
    },
    /// A player is not of age, and no parent or guardian has consented and is present.
    Unguarded {
        /// Who.
        player: String,
        /// The age in years.
        age: u8,
    },
    /// A player has not paid.
    Unpaid {
        /// Who.
        player: String,
    },
    /// Another number of rounds is fixed.
    Rounds {
        /// How many there are.
        rounds: u16,
    },
    /// Players are neither paired nor named as missing the round.
    LeftOut {
        /// Who.
        players: Vec<String>,
    },
}
