//! Reasons about a word challenge.

use crate::domain::{SlipId, TableId};

use super::reasons;

reasons! {
    /// Why something about a word challenge may not be done.
    pub enum SlipReason {
        /// A slip of the table is not decided yet.
        Undecided { slip: SlipId, table: TableId } => WrongPhase,
    }
}
