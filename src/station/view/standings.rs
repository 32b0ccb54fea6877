//! What a screen may know of the standings: what they are worked out from, and by which orders.

use crate::rules::{Cited, Standing};
use crate::tournament::Results;

/// The results so far, and the orders of the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsView {
    /// What has been played, and what is missing.
    pub results: Results,
    /// The orders of standings; the first is the usual one.
    pub orders: Vec<Cited<Standing>>,
    /// How many duties must be done before the standings are published.
    pub duties: usize,
}
