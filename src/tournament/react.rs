//! What an event asks of the outside world.

use crate::domain::{ClockId, OpId, SlipId, TableId};

use super::event::{
    ClockEvent, ClockNote, ConductEvent, Event, OrderPlaced, Record, Route, SlipEvent, SlipRaised,
};
use super::state::State;

/// A wish to the outside. Losing one loses nothing: what is owed stands in the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Bring this order to its clock.
    Deliver {
        /// The order.
        op: OpId,
        /// The clock.
        clock: ClockId,
    },
    /// Believe this clock again, once it has answered on a connection.
    Readmit {
        /// The clock.
        clock: ClockId,
    },
    /// A person is needed at the desk.
    Ring {
        /// For this slip.
        slip: Option<SlipId>,
        /// At this table.
        table: TableId,
    },
    /// The screen shows something old.
    Refresh,
}

/// What a record asks for. The state is the one after the record.
pub fn react(state: &State, record: &Record) -> Vec<Effect> {
    let mut effects = Vec::new();
    match &record.event {
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, table, route, .. })) => match route {
            Route::Clock { clock } => effects.push(Effect::Deliver { op: *op, clock: *clock }),
            Route::ByHand => effects.push(Effect::Ring { slip: None, table: *table }),
        },
        Event::Clock(ClockEvent::ClockNoted { clock, note: ClockNote::Vouched, .. }) => {
            effects.push(Effect::Readmit { clock: *clock });
        }
        Event::Slip(SlipEvent::SlipRaised(SlipRaised { slip, table, .. })) => {
            effects.push(Effect::Ring { slip: Some(*slip), table: *table });
        }
        Event::Slip(SlipEvent::Escalated { slip, .. }) => {
            if let Some(table) = state.slip(*slip).map(|slip| slip.table) {
                effects.push(Effect::Ring { slip: Some(*slip), table });
            }
        }
        Event::Conduct(ConductEvent::ClaimRaised(claim)) => {
            effects.push(Effect::Ring { slip: None, table: claim.table });
        }
        Event::Conduct(ConductEvent::ThresholdReached(reached)) => {
            let table = reached.game.map(|game| game.table);
            effects.extend(table.map(|table| Effect::Ring { slip: None, table }));
        }
        Event::Clock(ClockEvent::OrderUnconfirmed { op, .. }) => {
            if let Some(order) = state.orders.get(op) {
                effects.push(Effect::Ring { slip: order.slip, table: order.table });
            }
        }
        _ => {}
    }
    effects.push(Effect::Refresh);
    effects
}
