//! What a screen may know for entering the results of the round.

use std::collections::BTreeMap;

use crate::domain::{Citation, Millis, Points, SlipId, TableId};

/// How results are entered, and what is known beside the sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsView {
    /// How games end under this regulation, the usual end first.
    pub ends: Vec<EndRow>,
    /// What is known of the games.
    pub sheets: BTreeMap<TableId, SheetRow>,
    /// The paragraph on overtime, where it costs points.
    pub overtime: Option<Citation>,
}

/// A way in which games end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndRow {
    /// Its id.
    pub id: String,
    /// What the regulation calls it.
    pub name: String,
    /// Whether overtime is counted at it.
    pub overtime: bool,
    /// The paragraph.
    pub cite: Citation,
}

/// What is known of a game beside its sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// The overtime that its clock told or shows, `A` first.
    pub over: [Millis; 2],
    /// What that costs.
    pub costs: [Points; 2],
    /// Whether both must have signed before it is handed in.
    pub signs: bool,
    /// A slip of it whose verdict the players have not been told.
    pub untold: Option<SlipId>,
}
