//! What somebody asks the tournament to do.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{At, ClockId, Millis, OpId, Round, Side, SlipId, TableId};
use crate::rules::{ClockPower, Mark};

use super::event::ClockNote;

/// A command. Who gives it and when comes beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Open the event: its name, ruleset and choices. The first command of every journal.
    OpenEvent {
        /// What the event is called.
        name: String,
        /// The ruleset's id.
        ruleset: String,
        /// The tile set, where the ruleset offers several.
        #[serde(default)]
        tiles: Option<String>,
        /// The time budget, where the ruleset offers several, in milliseconds.
        #[serde(default)]
        budget: Option<Millis>,
        /// Readings of open questions other than the ruleset's own, by question id.
        #[serde(default)]
        readings: BTreeMap<String, String>,
    },
    /// Enter players.
    EnterPlayers {
        /// The players.
        players: Vec<Player>,
    },
    /// Fit a table with a radio clock; `clock: null` makes it a table without one.
    FitClock {
        /// The table.
        table: TableId,
        /// The clock's number.
        clock: Option<ClockId>,
        /// The device profile: `open`, `none`.
        profile: String,
    },
    /// Start a round with its pairings. Counters that live for a game begin anew.
    StartRound {
        /// The round.
        round: Round,
        /// Who plays where.
        pairings: Vec<Pairing>,
    },
    /// Note a reservation (Vorbehalt, moment).
    TakeHold {
        /// The table.
        table: TableId,
        /// Who reserves: the mover's opponent.
        side: Side,
        /// When it was said, where a clock reports it later; else now.
        #[serde(default)]
        said_at: Option<At>,
        /// Time since the mover's press, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Mark>,
    },
    /// Raise a challenge slip.
    RaiseSlip {
        /// The table.
        table: TableId,
        /// Who challenges: the mover's opponent.
        challenger: Side,
        /// Time between the mover's press and the challenge, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Mark>,
        /// How the slip came in.
        #[serde(default)]
        source: SlipSource,
    },
    /// Take a slip to this station; nobody else may work on it.
    ClaimSlip {
        /// The slip.
        slip: SlipId,
        /// Take it although another station has it (that station has gone).
        #[serde(default)]
        take_over: bool,
    },
    /// Put a slip back into the queue.
    ReleaseSlip {
        /// The slip.
        slip: SlipId,
    },
    /// Write the challenged words; replaces what was written and takes back the confirmation.
    EnterWords {
        /// The slip.
        slip: SlipId,
        /// The words as typed.
        words: Vec<String>,
    },
    /// The second person confirms that the words are spelt as on the slip and on the board.
    ConfirmSpelling {
        /// The slip.
        slip: SlipId,
    },
    /// Judge the words.
    Decide {
        /// The slip.
        slip: SlipId,
    },
    /// The head referee rules on the words that no list decides.
    Rule {
        /// The slip.
        slip: SlipId,
        /// A ruling for each of them.
        rulings: Vec<WordRuling>,
        /// Why.
        reasons: String,
        /// The sources consulted.
        sources: Vec<String>,
    },
    /// The mover admits that the play is wrong.
    Concede {
        /// The slip.
        slip: SlipId,
    },
    /// The challenger takes the challenge back.
    WithdrawSlip {
        /// The slip.
        slip: SlipId,
        /// The decision of a blank conflict changed the word.
        #[serde(default)]
        blank_conflict: bool,
    },
    /// The verdict has been told to the players.
    Announce {
        /// The slip.
        slip: SlipId,
    },
    /// Use a power over a table clock that the regulation grants.
    OrderClock {
        /// The table.
        table: TableId,
        /// The power.
        power: ClockPower,
        /// Whose clock, where the power is about one side.
        #[serde(default)]
        side: Option<Side>,
        /// How much, where the power leaves it open, in milliseconds.
        #[serde(default)]
        amount: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// An order is about to be tried under this memory of the clock's; durable before the first byte is sent, so
    /// that a station which starts anew cannot have it applied twice by a clock that has forgotten.
    NoteTry {
        /// The order.
        op: OpId,
        /// The number of the clock's op memory; 0 where it is not known yet.
        memory: u8,
    },
    /// A clock authenticated that it carried out an order.
    ConfirmOrder {
        /// The order.
        op: OpId,
    },
    /// All tries to reach the clock are spent, or it refused.
    GiveUpOrder {
        /// The order.
        op: OpId,
        /// What went wrong.
        why: String,
    },
    /// A person has done by hand what the order says (announced, set the clock).
    SettleOrder {
        /// The order.
        op: OpId,
    },
    /// Something a clock reported that belongs into the table's record.
    NoteClock {
        /// The table.
        table: TableId,
        /// The clock.
        clock: ClockId,
        /// What it reported.
        note: ClockNote,
    },
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name as it is shown.
    pub name: String,
    /// Club or place, for the report.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

/// Who plays at which table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The table.
    pub table: TableId,
    /// The player listed first.
    pub a: String,
    /// The player listed second.
    pub b: String,
}

/// How a slip came in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum SlipSource {
    /// Typed at a desk: a runner or a player brought it.
    #[default]
    Desk,
    /// A clock's challenge button.
    Clock {
        /// The clock.
        clock: ClockId,
        /// Its number for this press, which names the press once and for all.
        event: u16,
        /// When the button was pressed.
        at: At,
    },
}

/// The head referee's ruling on one word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WordRuling {
    /// The word.
    pub word: String,
    /// Whether it is acceptable.
    pub valid: bool,
}
