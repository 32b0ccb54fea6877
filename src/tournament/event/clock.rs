//! Events about the table clocks: what an order asks, of a clock or a person, and why; orders placed and what became of
//! them; what clocks reported.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Cause;
use super::card::{Card, Chapter, Concern, Reference, Summons, WayBack, Weight, card};
use crate::clock::{Cannot, GiveUp, KeyMark, Order};
use crate::domain::{ClockId, Millis, OpId, Side, SlipId, TableId};
use crate::tournament::parts::ClockNote;
use crate::tournament::refusal::Reason;

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

/// What an order asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "wish", rename_all = "snake_case")]
#[schemars(rename = "Wish")]
pub enum OrderKind {
    /// Something a clock can do; a person does it or says it where no clock can.
    Clock {
        /// What.
        order: Order,
    },
    /// Tell the table that its challenge is not admitted.
    TellRefused {
        /// Whom.
        side: Side,
    },
    /// Tell the table that what was said, shown or done counts no more.
    TakeBack {
        /// What it was.
        order: Order,
    },
}

impl OrderKind {
    /// Whether it is carried out by saying it; what is not is done at a clock.
    pub fn is_said(&self) -> bool {
        match self {
            Self::Clock { order } | Self::TakeBack { order } => matches!(order, Order::Notice { .. }),
            Self::TellRefused { .. } => true,
        }
    }

    /// Whose clock or ear it is about; `None` where it is about both.
    pub fn side(&self) -> Option<Side> {
        match self {
            Self::TellRefused { side } => Some(*side),
            Self::Clock { order } | Self::TakeBack { order } => match order {
                Order::Notice { side, .. }
                | Order::Start { side }
                | Order::Add { side, .. }
                | Order::Resume { side } => Some(*side),
                Order::ClearNotice
                | Order::Stop
                | Order::SetBoth { .. }
                | Order::Acknowledge { .. }
                | Order::ReadEvents { .. } => None,
            },
        }
    }
}

/// Who carries an order out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "route", rename_all = "snake_case")]
pub enum Route {
    /// A clock over the air.
    Clock {
        /// Which.
        clock: ClockId,
    },
    /// A person at the table.
    ByHand,
}

/// Why the console gives an order of its own accord.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case", deny_unknown_fields)]
pub enum OrderWhy {
    /// A player came late, and so much is taken from their time.
    CameLate {
        /// Who.
        player: String,
        /// How much.
        taken: Millis,
    },
    /// A player for whom the clock ran has come.
    HasCome {
        /// Who.
        player: String,
    },
    /// The last play is held, and whoever holds it thinks in their own time.
    HeldLastPlay {
        /// What is said for it.
        phrase: String,
        /// Who holds.
        side: Side,
    },
    /// It follows from a rule.
    Follows {
        /// What the ruleset calls it.
        rule: String,
    },
    /// A challenge by the clock's button is not admitted.
    NotAdmitted {
        /// Why not.
        why: Box<Reason>,
    },
}

/// Why a person has to do what the table's clock might do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case", deny_unknown_fields)]
pub enum Hindrance {
    /// Its make of clock cannot do it.
    Unable {
        /// Why not.
        why: Cannot,
    },
    /// The console knows no such make of clock.
    UnknownMake {
        /// What it is called.
        make: String,
    },
    /// It is of an earlier round: it would show to whoever sits there now what is another's.
    EarlierRound,
    /// The regulation grants the console no such power over clocks, or not once more.
    NoPower,
    /// The regulation leaves it to a person.
    PersonOnly,
}
