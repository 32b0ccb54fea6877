//! What an event asks of the outside world, by its card.

use crate::domain::{At, ClockId, OpId, SlipId, TableId};

use super::concerns::concerns;
use super::event::{Record, Summons};
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
    /// Everybody in the hall is to hear this.
    Signal {
        /// The signal's id.
        id: String,
        /// When it was given.
        at: At,
    },
    /// The screen shows something old.
    Refresh,
}

/// What a record asks for. The state is the one after the record.
pub fn react(state: &State, record: &Record) -> Vec<Effect> {
    let asked = match record.event.card().calls {
        Summons::Nobody => None,
        Summons::Person => {
            let (slip, table) = concerns(&record.event, state);
            table.map(|table| Effect::Ring { slip, table })
        }
        Summons::PersonFor(table) => Some(Effect::Ring { slip: None, table }),
        Summons::Hall(id) => Some(Effect::Signal { id: id.to_owned(), at: record.at }),
        Summons::Clock(op, clock) => Some(Effect::Deliver { op, clock }),
        Summons::Readmission(clock) => Some(Effect::Readmit { clock }),
    };
    asked.into_iter().chain([Effect::Refresh]).collect()
}
