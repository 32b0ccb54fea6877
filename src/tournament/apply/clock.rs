//! The table clocks in the state: orders placed and what became of them, what clocks reported.

use std::sync::Arc;

use crate::clock::Order;
use crate::domain::{At, OpId};
use crate::tournament::event::{ClockEvent, ClockNote, OrderKind, OrderPlaced};
use crate::tournament::state::{Caused, OrderState, PlacedOrder, State};

impl State {
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
