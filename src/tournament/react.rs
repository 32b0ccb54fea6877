//! What an event asks of the outside world.

use crate::domain::{At, ClockId, OpId, SlipId, TableId};

use super::event::{
    ClockEvent, ClockNote, ConductEvent, Event, OrderPlaced, Record, RoundEvent, Route, SlipEvent, SlipRaised,
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
    let asked = match &record.event {
        Event::Clock(event) => react_to_clock(state, event),
        Event::Slip(event) => react_to_slip(state, event),
        Event::Conduct(event) => react_to_conduct(event),
        Event::Round(event) => react_to_round(event, record.at),
        Event::Setup(_) | Event::Procedure(_) | Event::Result(_) | Event::Duplicate(_) => None,
    };
    asked.into_iter().chain([Effect::Refresh]).collect()
}

fn react_to_clock(state: &State, event: &ClockEvent) -> Option<Effect> {
    match event {
        ClockEvent::OrderPlaced(OrderPlaced { op, table, route, .. }) => Some(match route {
            Route::Clock { clock } => Effect::Deliver { op: *op, clock: *clock },
            Route::ByHand => Effect::Ring { slip: None, table: *table },
        }),
        ClockEvent::OrderUnconfirmed { op, .. } => {
            let order = state.orders.get(op)?;
            Some(Effect::Ring { slip: order.slip, table: order.table })
        }
        ClockEvent::ClockNoted { table, clock, note } => match note {
            ClockNote::Vouched => Some(Effect::Readmit { clock: *clock }),
            ClockNote::BeforeRound { .. } => Some(Effect::Ring { slip: None, table: *table }),
            ClockNote::TimeOut { .. }
            | ClockNote::Rebooted
            | ClockNote::Finished { .. }
            | ClockNote::Suspect { .. } => None,
        },
        ClockEvent::OrderTried { .. }
        | ClockEvent::OrderConfirmed { .. }
        | ClockEvent::OrderSettled { .. }
        | ClockEvent::ForgeriesNoted { .. } => None,
    }
}

fn react_to_round(event: &RoundEvent, at: At) -> Option<Effect> {
    match event {
        RoundEvent::SignalGiven { signal, .. } => Some(Effect::Signal { id: signal.clone(), at }),
        RoundEvent::RoundStarted(_)
        | RoundEvent::PairedLate(_)
        | RoundEvent::Unpaired { .. }
        | RoundEvent::LastDeclared { .. }
        | RoundEvent::PlayerWithdrew { .. }
        | RoundEvent::PlayerReturned { .. }
        | RoundEvent::PlayStarted {}
        | RoundEvent::AbsenceNoted { .. }
        | RoundEvent::Arrived { .. }
        | RoundEvent::ForcedPassPlayed(_)
        | RoundEvent::MoveCircled(_)
        | RoundEvent::Redated(_)
        | RoundEvent::ByeGiven(_)
        | RoundEvent::ByeEntered(_)
        | RoundEvent::CountdownStarted { .. }
        | RoundEvent::CountdownStopped {} => None,
    }
}

fn react_to_slip(state: &State, event: &SlipEvent) -> Option<Effect> {
    match event {
        SlipEvent::SlipRaised(SlipRaised { slip, table, .. }) => {
            Some(Effect::Ring { slip: Some(*slip), table: *table })
        }
        SlipEvent::Escalated { slip, .. } => {
            let table = state.slip(*slip)?.table;
            Some(Effect::Ring { slip: Some(*slip), table })
        }
        SlipEvent::HoldTaken { .. }
        | SlipEvent::SlipMatched { .. }
        | SlipEvent::SlipRefused { .. }
        | SlipEvent::SlipClaimed { .. }
        | SlipEvent::SlipReleased { .. }
        | SlipEvent::WordsEntered { .. }
        | SlipEvent::SpellingConfirmed { .. }
        | SlipEvent::VerdictGiven { .. }
        | SlipEvent::Conceded { .. }
        | SlipEvent::SlipWithdrawn { .. }
        | SlipEvent::Announced { .. }
        | SlipEvent::SlipReopened(_)
        | SlipEvent::AllowanceRestored { .. } => None,
    }
}

fn react_to_conduct(event: &ConductEvent) -> Option<Effect> {
    match event {
        ConductEvent::ClaimRaised(claim) => Some(Effect::Ring { slip: None, table: claim.table }),
        ConductEvent::ThresholdReached(reached) => {
            reached.game.map(|game| Effect::Ring { slip: None, table: game.table })
        }
        ConductEvent::ClaimDecided(_)
        | ConductEvent::SanctionImposed(_)
        | ConductEvent::Counted(_)
        | ConductEvent::PenaltyImposed(_)
        | ConductEvent::PlayerExcluded(_)
        | ConductEvent::DutyArose(_)
        | ConductEvent::DutyDone { .. }
        | ConductEvent::Voided(_)
        | ConductEvent::TakenBack(_) => None,
    }
}
