//! Orders in the state: the outbox, and what was done.

use std::sync::Arc;

use serde::Serialize;

use crate::clock::{GiveUp, KeyMark};
use crate::domain::{At, Citation, ClockId, OpId, Round, SlipId, TableId};
use crate::tournament::event::{Cause, GameRef, Hindrance, OrderKind, OrderWhy, Route};
use crate::tournament::matters::Matter;

/// An order and how far it got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedOrder {
    /// The round that was being played when it was placed; 0 before the first.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// Who played there when it was placed; nobody where no game was.
    pub players: [String; 2],
    /// The slip that led to it.
    pub slip: Option<SlipId>,
    /// What led to it.
    pub cause: Option<Cause>,
    /// The order that it takes back.
    pub takes_back: Option<OpId>,
    /// What is to be done.
    pub wish: OrderKind,
    /// Who does it.
    pub route: Route,
    /// Why, in the words of the person who gave it, or decided what it follows from.
    pub reason: String,
    /// Why, where the console gave it of its own accord.
    pub why: Option<OrderWhy>,
    /// Why a person has to do it although the table has a clock.
    pub hindrance: Option<Hindrance>,
    /// On which paragraphs.
    pub cite: Arc<[Citation]>,
    /// When it was placed.
    pub placed_at: At,
    /// The clock's memory under which it was first tried; `None` before the first try.
    pub tried: Option<u16>,
    /// The number under which it goes over the air to a clock that proves what it says; `None` before it is bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<OpId>,
    /// The clock's key then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<KeyMark>,
    /// How far it got.
    pub state: OrderState,
}

/// How far an order got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderState {
    /// On its way to the clock, or waiting for a person.
    Waiting,
    /// The clock has it.
    Confirmed {
        /// When.
        at: At,
    },
    /// The clock was not reached; a person must do it.
    Unconfirmed {
        /// Why.
        why: GiveUp,
    },
    /// A person did it.
    Settled {
        /// When.
        at: At,
    },
    /// What led to it was voided before anybody carried it out: it is neither said nor shown.
    Cancelled {
        /// When.
        at: At,
    },
}

impl OrderState {
    /// Whether a clock or a person carried it out.
    pub fn is_done(&self) -> bool {
        matches!(self, Self::Confirmed { .. } | Self::Settled { .. })
    }
}

impl Matter for PlacedOrder {
    type Place = TableId;

    fn place(&self) -> TableId {
        self.table
    }

    fn is_live(&self) -> bool {
        matches!(self.state, OrderState::Waiting | OrderState::Unconfirmed { .. })
    }
}

impl PlacedOrder {
    /// The game at whose table it was placed.
    pub fn game(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    /// Whether a person must do it: no clock can, or the clock was not reached.
    pub fn needs_person(&self) -> bool {
        matches!(
            (&self.state, self.route),
            (OrderState::Waiting, Route::ByHand) | (OrderState::Unconfirmed { .. }, _)
        )
    }

    /// Whether nobody can say that the clock has not carried it out: a person has to look first.
    pub fn in_doubt(&self) -> bool {
        let OrderState::Unconfirmed { why } = &self.state else { return false };
        match why {
            GiveUp::NotReached { may_be_done, .. } | GiveUp::NotKnownHere { may_be_done, .. } => *may_be_done,
            GiveUp::MemoryForgotten | GiveUp::NoAnswer | GiveUp::TriedBefore => true,
            GiveUp::NextRound | GiveUp::ClockTakenOff => self.tried.is_some(),
            GiveUp::Refused { .. }
            | GiveUp::Declined { .. }
            | GiveUp::StartedAnew
            | GiveUp::OtherEvent
            | GiveUp::NumbersSpent
            | GiveUp::Unable { .. } => false,
        }
    }

    /// Whether the radio still owes it to a clock.
    pub fn owed_to_clock(&self) -> Option<ClockId> {
        match (&self.state, self.route) {
            (OrderState::Waiting, Route::Clock { clock }) => Some(clock),
            _ => None,
        }
    }
}
