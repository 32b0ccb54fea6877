//! What an order asks of a clock or a person, who carries it out, and why.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::{Cannot, Order};
use crate::domain::{ClockId, Millis, Side};
use crate::tournament::refusal::Reason;

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
