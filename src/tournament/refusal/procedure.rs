//! Reasons about guided procedures.

use crate::domain::RunId;

use super::reasons;

reasons! {
    /// Why something about guided procedures may not be done.
    pub enum ProcedureReason {
        /// There is no procedure with this number.
        NoRun { run: RunId } => Unknown,
    }
}
