//! What happened besides the words on slips, as the log lists it.

use std::sync::Arc;

use crate::domain::{Actor, At, Citation, Round, Seq, TableId};
use crate::tournament::{About, Event};

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
