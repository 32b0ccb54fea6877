//! The order in which offers stand.

use crate::rules::OffenceKind;

use super::{Offer, OfferKind};

impl Offer {
    /// In which order kinds stand: what a game needs, what is challenged, what is imposed, what is mended.
    pub(super) fn place(&self) -> u8 {
        match &self.kind {
            OfferKind::JudgeClaim(_) => 0,
            OfferKind::AdmitClaim(_) => 1,
            OfferKind::NextStep { .. } => 2,
            OfferKind::ForcedPass { .. } => 3,
            OfferKind::Settle { .. } => 4,
            OfferKind::StartPlay | OfferKind::StartCountdown | OfferKind::StopCountdown => 5,
            OfferKind::Duty(_) => 6,
            OfferKind::Arrived(_) | OfferKind::CircleMove | OfferKind::PairLate => 7,
            OfferKind::WordChallenge | OfferKind::TakeHold => 8,
            OfferKind::EnterResult(_)
            | OfferKind::LateResult(..)
            | OfferKind::HandIn
            | OfferKind::LateSheets(_) => 9,
            OfferKind::Offence { kind: OffenceKind::Challenge, .. } => 10,
            OfferKind::Offence { kind: OffenceKind::Stop, .. } => 11,
            OfferKind::Offence { kind: OffenceKind::Fault, .. } => 12,
            OfferKind::Procedure(_) => 13,
            OfferKind::Absent => 14,
            OfferKind::Power(_) => 15,
            // Every game that was ever played has one: they stand behind what the round itself needs.
            OfferKind::CorrectResult(_) if self.players.is_some() => 23,
            OfferKind::CorrectResult(_) | OfferKind::Bye(_) => 16,
            OfferKind::Offence { kind: OffenceKind::Conduct, .. } => 17,
            OfferKind::Award(_) | OfferKind::AwardInstead(_) => 18,
            OfferKind::Sanction(_) => 19,
            OfferKind::Relook(_)
            | OfferKind::PutRight(_)
            | OfferKind::Strike(_)
            | OfferKind::Overrule(_)
            | OfferKind::FixVerdict(_) => 20,
            OfferKind::DropProcedure(_)
            | OfferKind::LastRound(_)
            | OfferKind::Redate(_)
            | OfferKind::Unpair
            | OfferKind::TakeBack { .. } => 21,
            OfferKind::AdoptList(_)
            | OfferKind::DropList(_)
            | OfferKind::Constants(_)
            | OfferKind::CorrectTime { .. }
            | OfferKind::AddTable(_)
            | OfferKind::EnterPlayer
            | OfferKind::Withdraw
            | OfferKind::Return => 22,
            OfferKind::ChangeZone(_) => 24,
        }
    }
}
