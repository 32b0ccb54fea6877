//! Reasons about guided procedures.

use crate::domain::{RunId, TableId};

use super::reasons;

reasons! {
    /// Why something about guided procedures may not be done.
    pub enum ProcedureReason {
        /// There is no procedure with this number.
        NoRun { run: RunId } => Unknown,
        /// It is about one of the players, and none was named.
        NoSideNamed { name: String } => MissingFact, of_answer,
        /// Nobody sits at the side that it would be about.
        NobodyThere { name: String } => MissingFact,
        /// It is about neither player alone, and one was named.
        AboutNeither { name: String } => NotAsked, of_answer,
        /// It is how another system works than those that the organiser chose.
        NotChosen { name: String, systems: Vec<String> } => NotOffered,
        /// It is under way.
        UnderWay { name: String, table: TableId, run: RunId } => Duplicate,
        /// It is over.
        Over { run: RunId } => WrongPhase,
        /// Another step is next, or it has no such step.
        NotNext { name: String, step: u16, has: bool, next: u16, text: String } => TooEarly, of_answer,
    }
}
