//! Reasons about claims, sanctions, duties.

use crate::domain::DutyId;

use super::reasons;

reasons! {
    /// Why something about claims, sanctions, duties may not be done.
    pub enum ConductReason {
        /// There is no such duty.
        NoDuty { duty: DutyId } => Unknown,
    }
}
