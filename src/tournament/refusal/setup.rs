//! Reasons about the event itself: its law, lists, players, clocks.

use super::reasons;

reasons! {
    /// Why something about the event itself: its law, lists, players, clocks may not be done.
    pub enum SetupReason {
        /// The law that an event wants cannot be loaded: what is wrong, and what to do.
        LawNotLoaded { what: String, help: String } => NotOffered,
        /// The journal holds an event already.
        OpenAlready { name: String } => EventState,
    }
}
