//! Reasons about results and awards.

use super::reasons;

reasons! {
    /// Why something about results and awards may not be done.
    pub enum ResultReason {
        /// The sheets are not signed by both.
        NotSigned  => NotAllowed,
    }
}
