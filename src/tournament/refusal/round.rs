//! Reasons about a round: pairings, presence, the signal, lost turns.

use crate::domain::Round;

use super::reasons;

reasons! {
    /// Why something about a round: pairings, presence, the signal, lost turns may not be done.
    pub enum RoundReason {
        /// The round being played was started as the last one.
        LastRoundOver { round: Round } => EventState,
    }
}
