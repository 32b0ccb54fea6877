//! Events about the table clocks: orders placed and what became of them, what clocks reported.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::clock::{GiveUp, KeyMark};
use crate::domain::{ClockId, OpId, SlipId, TableId};

use super::card::{Card, Chapter, Concern, Reference, Summons, WayBack, Weight, card};
use super::cause::Cause;
use super::order::{Hindrance, OrderKind, OrderWhy, Route};
use crate::tournament::parts::ClockNote;

/// What happened between the desk and a table clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ClockEvent {
    /// A wish went to the outbox.
    OrderPlaced(OrderPlaced),
    /// The order is being tried under this memory of the clock's.
    OrderTried {
        /// The order.
        op: OpId,
        /// The number of the clock's op memory.
        memory: u16,
        /// The number under which it goes over the air, above all that its clock has shown; a clock that proves
        /// nothing has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<OpId>,
        /// The key under which it goes, where the clock has one: under another it is not tried again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<KeyMark>,
    },
    /// The clock authenticated that it carried the order out.
    OrderConfirmed {
        /// The order.
        op: OpId,
    },
    /// The clock could not be reached or refused; a person must act.
    OrderUnconfirmed {
        /// The order.
        op: OpId,
        /// What went wrong.
        why: GiveUp,
    },
    /// A person did it by hand.
    OrderSettled {
        /// The order.
        op: OpId,
    },
    /// Frames came in clocks' names that no key made.
    ForgeriesNoted {
        /// In the names of these.
        clocks: Vec<ClockId>,
        /// How many frames.
        frames: u32,
        /// The Bluetooth address from which the last one came.
        address: String,
        /// How strong it was, in dBm, where the system tells.
        rssi: Option<i16>,
    },
    /// A clock reported something for the table's record.
    ClockNoted {
        /// The table.
        table: TableId,
        /// The clock.
        clock: ClockId,
        /// What.
        note: ClockNote,
    },
}

impl ClockEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::OrderPlaced(it) => {
                let placed =
                    card(Concern::Order(it.op)).follows_from(it.cause.as_ref()).calls(match it.route {
                        Route::Clock { clock } => Summons::Clock(it.op, clock),
                        Route::ByHand => Summons::PersonFor(it.table),
                    });
                // What somebody ordered himself says why.
                let by_power = it.slip.is_none() && it.cause.is_none() && !it.reason.is_empty();
                let placed = if by_power { placed.listed().told(Chapter::Power) } else { placed };
                let of_itself = it.cause.is_some() || it.takes_back.is_some() || it.why.is_some();
                if of_itself { placed } else { placed.back(WayBack::InRound) }
            }
            Self::OrderTried { op, .. } => {
                card(Concern::Order(*op)).refers_to(Reference::Order(*op)).weight(Weight::Passing)
            }
            Self::OrderConfirmed { op } => card(Concern::Order(*op)).refers_to(Reference::Order(*op)),
            Self::OrderSettled { op } => {
                card(Concern::Order(*op)).refers_to(Reference::Order(*op)).back(WayBack::Settled(*op))
            }
            Self::OrderUnconfirmed { op, .. } => {
                let unreached =
                    card(Concern::Order(*op)).refers_to(Reference::Order(*op)).told(Chapter::Unreached);
                unreached.weight(Weight::Open).calls(Summons::Person)
            }
            Self::ForgeriesNoted { .. } => card(Concern::Hall).told(Chapter::Unreached),
            Self::ClockNoted { table, clock, note } => card(Concern::Table(*table)).calls(match note {
                ClockNote::Vouched => Summons::Readmission(*clock),
                ClockNote::BeforeRound { .. } => Summons::Person,
                ClockNote::TimeOut { .. }
                | ClockNote::Rebooted
                | ClockNote::Finished { .. }
                | ClockNote::Suspect { .. } => Summons::Nobody,
            }),
        }
    }
}

/// A wish went to the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OrderPlaced {
    /// Its number, unique in the event.
    pub op: OpId,
    /// The table.
    pub table: TableId,
    /// The slip that led to it.
    pub slip: Option<SlipId>,
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The order that it takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes_back: Option<OpId>,
    /// What is to be done.
    pub wish: OrderKind,
    /// Who does it.
    pub route: Route,
    /// Why, in the words of the person who gave it, or decided what it follows from; empty where nobody wrote any.
    pub reason: String,
    /// Why, where the console gives it of its own accord.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<OrderWhy>,
    /// Why a person has to do it although the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hindrance: Option<Hindrance>,
}
