//! What happened besides the words on slips, as the log lists it.

use std::sync::Arc;

use crate::domain::{Actor, At, Citation, Round, Seq, TableId};
use crate::tournament::{
    About, ClockEvent, ConductEvent, Event, OrderPlaced, RoundEvent, SetupEvent, SlipEvent,
};

/// Something that people did or decided besides words on slips: a claim, a sanction, a procedure with its steps, a
/// reservation, a result, a round, what was taken back, who sat down at the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AffairRow {
    /// Its place in the journal.
    pub seq: Seq,
    /// When.
    pub at: At,
    /// The round of the game that it is about, or that was being played.
    pub round: Round,
    /// The table, where it is about one.
    pub table: Option<TableId>,
    /// The players there, `A` first.
    pub players: Option<Arc<[String; 2]>>,
    /// Who did it.
    pub by: Arc<Actor>,
    /// What.
    pub event: Event,
    /// What it refers to by a number.
    pub about: About,
    /// On which paragraphs.
    pub cite: Arc<[Citation]>,
}

/// Whether the log lists an event: what people did or decided, and not what followed of itself, was on its way, or
/// stands in the line of a slip.
pub fn is_affair(event: &Event) -> bool {
    match event {
        Event::Result(_)
        | Event::Procedure(_)
        | Event::Duplicate(_)
        | Event::Slip(SlipEvent::HoldTaken { .. } | SlipEvent::SlipRefused { .. }) => true,
        Event::Conduct(it) => match it {
            ConductEvent::ClaimDecided(_)
            | ConductEvent::SanctionImposed(_)
            | ConductEvent::ThresholdReached(_)
            | ConductEvent::PlayerExcluded(_)
            | ConductEvent::TakenBack(_)
            | ConductEvent::DutyDone { of_itself: false, .. } => true,
            ConductEvent::ClaimRaised(_)
            | ConductEvent::PenaltyImposed(_)
            | ConductEvent::Counted(_)
            | ConductEvent::DutyArose(_)
            | ConductEvent::DutyDone { of_itself: true, .. }
            | ConductEvent::Voided(_) => false,
        },
        Event::Round(it) => match it {
            RoundEvent::RoundStarted(_)
            | RoundEvent::PairedLate(_)
            | RoundEvent::Unpaired { .. }
            | RoundEvent::LastDeclared { .. }
            | RoundEvent::PlayerWithdrew { .. }
            | RoundEvent::PlayerReturned { .. }
            | RoundEvent::PlayStarted {}
            | RoundEvent::Redated(_)
            | RoundEvent::ByeGiven(_)
            | RoundEvent::ByeEntered(_)
            | RoundEvent::AbsenceNoted { .. }
            | RoundEvent::Arrived { .. }
            | RoundEvent::ForcedPassPlayed(_)
            | RoundEvent::MoveCircled(_) => true,
            RoundEvent::CountdownStarted { .. }
            | RoundEvent::CountdownStopped {}
            | RoundEvent::SignalGiven { .. } => false,
        },
        Event::Setup(it) => matches!(
            it,
            SetupEvent::ListAdopted { .. }
                | SetupEvent::ListDropped { .. }
                | SetupEvent::ConstantsSet { .. }
                | SetupEvent::PlayersEntered { .. }
                | SetupEvent::EntryAmended { .. }
                | SetupEvent::EntryStruck { .. }
                | SetupEvent::OfficerChanged { .. }
        ),
        // What somebody ordered himself says why.
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { slip: None, cause: None, reason, .. })) => {
            !reason.is_empty()
        }
        Event::Clock(_) | Event::Slip(_) => false,
    }
}
