//! What a screen may know for starting the next round.

use crate::domain::Round;
use crate::rules::LateBase;

/// The round that comes next, and who may be paired in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartView {
    /// Its number.
    pub round: Round,
    /// Everybody who is entered and not excluded, in the order of entry.
    pub players: Vec<String>,
    /// Whether everybody plays alone at a table.
    pub alone: bool,
    /// Whether the regulation says what whoever has no opponent gets: where it does not, nobody is left without one.
    pub byes: bool,
    /// What lateness may be counted from, the usual first; one or none where there is no choice.
    pub bases: Vec<LateBase>,
}
