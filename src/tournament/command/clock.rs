//! Commands about the table clocks: powers over them, what became of orders, what clocks reported.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::{Clocks, Officials};
use super::{CommandCard, Offices, card};
use crate::clock::{GiveUp, KeyMark};
use crate::domain::{ClockId, Millis, OpId, Side, TableId};
use crate::rules::ClockPower;
use crate::tournament::parts::ClockNote;

/// Command a table clock, or tell what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ClockCommand {
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
        /// The number of the clock's op memory.
        memory: u16,
        /// The number under which it goes over the air, above all that its clock has shown; a clock that proves
        /// nothing has none.
        #[serde(default)]
        number: Option<OpId>,
        /// The key under which it goes, where the clock has one: under another it is not tried again.
        #[serde(default)]
        key: Option<KeyMark>,
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
        why: GiveUp,
    },
    /// A person has done by hand what the order says (announced, set the clock).
    SettleOrder {
        /// The order.
        op: OpId,
    },
    /// An official has looked at a clock whose counter went back: it is the clock all the same.
    VouchForClock {
        /// The clock.
        clock: ClockId,
    },
    /// Frames came in clocks' names that no key made.
    NoteForgeries {
        /// In the names of these.
        clocks: Vec<ClockId>,
        /// How many frames.
        frames: u32,
        /// The Bluetooth address from which the last one came.
        address: String,
        /// How strong it was, in dBm, where the system tells.
        rssi: Option<i16>,
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

impl ClockCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::OrderClock { power, .. } => card(Officials, Offices::Power(*power)),
            Self::SettleOrder { .. } | Self::VouchForClock { .. } => card(Officials, Offices::Any),
            Self::NoteTry { .. }
            | Self::ConfirmOrder { .. }
            | Self::GiveUpOrder { .. }
            | Self::NoteForgeries { .. }
            | Self::NoteClock { .. } => card(Clocks, Offices::Any),
        }
    }
}
