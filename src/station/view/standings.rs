//! What a screen may know of the standings: what they are worked out from, and by which orders.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::domain::Decimal;
use crate::rules::{Cited, Standing};
use crate::tournament::StandingsBasis;

/// The results so far, and the orders of the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsView {
    /// What has been played, and what is missing.
    pub results: StandingsBasis,
    /// The orders of standings; the first is the usual one.
    pub orders: Vec<Cited<Standing>>,
    /// The constants of the orders' formulas that were entered, by the order's id.
    pub constants: BTreeMap<String, Arc<BTreeMap<String, Decimal>>>,
    /// How many duties must be done before the standings are published.
    pub duties: usize,
}

impl StandingsView {
    /// The constants of an order that were entered.
    pub fn constants_of(&self, order: &Standing) -> Arc<BTreeMap<String, Decimal>> {
        self.constants.get(&order.id).cloned().unwrap_or_default()
    }
}
