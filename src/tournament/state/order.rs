//! The orders to table clocks in the state: the outbox, what became of each order, and what clocks reported.

use std::sync::Arc;

use serde::Serialize;

use super::{Caused, State};
use crate::clock::{GiveUp, KeyMark, Order};
use crate::domain::{At, Citation, ClockId, OpId, Round, SlipId, TableId};
use crate::tournament::event::{
    Cause, ClockEvent, ClockNote, GameRef, Hindrance, OrderKind, OrderPlaced, OrderWhy, Route,
};
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

impl State {
    /// The orders of a slip that hold: those of its verdict, and those that must still take back an earlier one.
    pub fn orders_of(&self, slip: SlipId) -> Vec<(OpId, &PlacedOrder)> {
        let placed = self.consequences_of(&Cause::Slip(slip)).iter().filter_map(|it| {
            let Caused::Order(op) = it else { return None };
            Some((*op, self.orders.get(op)?))
        });
        let mut all: Vec<(OpId, &PlacedOrder)> = placed.collect();
        let Some(table) = self.slip(slip).map(|slip| slip.table) else { return all };
        let back = |order: &PlacedOrder| order.takes_back.is_some() && order.slip == Some(slip);
        all.extend(self.orders.live_at(&table).filter(|(_, order)| back(order)));
        all
    }

    pub(super) fn apply_clock(&mut self, at: At, event: &ClockEvent) {
        match event {
            ClockEvent::OrderPlaced(placed) => self.apply_placed(at, placed),
            ClockEvent::OrderTried { op, memory, number, key } => {
                let tried = (Some(*memory), *number, *key);
                self.orders.update(op, |order| (order.tried, order.number, order.key) = tried);
            }
            ClockEvent::OrderConfirmed { op } => self.order_is(*op, OrderState::Confirmed { at }),
            ClockEvent::OrderUnconfirmed { op, why } => {
                self.order_is(*op, OrderState::Unconfirmed { why: why.clone() });
            }
            ClockEvent::OrderSettled { op } => self.order_is(*op, OrderState::Settled { at }),
            ClockEvent::ForgeriesNoted { .. } => {}
            ClockEvent::ClockNoted { table, note, clock } => {
                if *note == ClockNote::Vouched {
                    // Its events are numbered anew.
                    let pressed: Vec<_> =
                        self.seen_presses.range((*clock, 0)..=(*clock, u16::MAX)).copied().collect();
                    for press in pressed {
                        self.seen_presses.remove(&press);
                    }
                }
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.notes.push((at, note.clone()));
                }
            }
        }
    }

    fn apply_placed(&mut self, at: At, placed: &OrderPlaced) {
        let OrderPlaced { op, table, slip, cause, takes_back, wish, route, reason, why, hindrance } = placed;
        let of_slip = slip.and_then(|slip| self.slip(slip)).map(|slip| &slip.players);
        let players = of_slip.or_else(|| self.game(*table).map(|game| &game.players)).cloned();
        let order = PlacedOrder {
            round: self.round,
            table: *table,
            players: players.unwrap_or_default(),
            slip: *slip,
            cause: cause.clone(),
            takes_back: *takes_back,
            wish: *wish,
            route: *route,
            reason: reason.clone(),
            why: why.clone(),
            hindrance: hindrance.clone(),
            cite: Arc::clone(&self.last_cite),
            placed_at: at,
            tried: None,
            number: None,
            key: None,
            state: OrderState::Waiting,
        };
        self.orders.insert(*op, order);
        // What takes an order back follows from the voiding; voiding the cause once more must not take that back too.
        if takes_back.is_some() {
            return;
        }
        self.followed(cause.as_ref(), Caused::Order(*op));
        match wish {
            OrderKind::Clock { order } => self.apply_ordered(*op, placed, *order),
            OrderKind::TellRefused { .. } | OrderKind::TakeBack { .. } => {}
        }
    }

    /// What an order means for the game besides being one.
    fn apply_ordered(&mut self, op: OpId, placed: &OrderPlaced, order: Order) {
        match order {
            Order::Start { side } => {
                // Whoever is not there loses time from when the clock runs, which is known when the order is done.
                if let Some(absence) = self.absence_mut(placed.table, side)
                    && absence.arrived_at.is_none()
                {
                    absence.clock = absence.clock.or(Some(op));
                }
            }
            Order::Stop | Order::SetBoth { .. } | Order::Add { .. } | Order::Resume { .. } => {}
            Order::Notice { .. }
            | Order::ClearNotice
            | Order::Acknowledge { .. }
            | Order::ReadEvents { .. } => return,
        }
        if let Some(game) = self.game_mut(self.here(placed.table)) {
            game.ordered.push((order, op));
        }
    }

    pub(super) fn order_is(&mut self, op: OpId, state: OrderState) {
        self.orders.update(&op, |order| order.state = state);
    }

    /// What was ordered of a clock counts no more: it is taken back, whether or not the clock has done it.
    pub(super) fn forget_ordered(&mut self, op: OpId) {
        let Some(at) = self.orders.get(&op).map(PlacedOrder::game) else { return };
        let Some(game) = self.game_mut(at) else { return };
        game.ordered.retain(|(_, it)| *it != op);
        for absence in game.absent.iter_mut().flatten() {
            absence.clock = absence.clock.filter(|it| *it != op);
        }
    }

    /// Cancels an order that nobody has carried out.
    pub(super) fn cancel_order(&mut self, at: At, op: OpId) {
        self.order_is(op, OrderState::Cancelled { at });
        self.forget_ordered(op);
    }
}
