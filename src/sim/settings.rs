//! What to simulate, and what goes wrong in it.

use crate::domain::Millis;

/// What to simulate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Everything follows from it.
    pub seed: u64,
    /// How many tables.
    pub tables: u16,
    /// How long, in virtual time.
    pub length: Millis,
    /// Out of a thousand plays, how many are challenged.
    pub challenged: u16,
    /// What goes wrong.
    pub faults: Faults,
}

impl Settings {
    /// As many challenges as in a real tournament of good players.
    pub const USUAL: u16 = 45;
}

/// What the ether and the machines do wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Faults {
    /// The share of frames and writes that is lost, 0 to 1.
    pub loss: f64,
    /// Everything else: duplicates, delay, reorder, cut links, deaf clocks, adapter resets, reboots, drift, crashes,
    /// failed syncs, keys pressed twice, a second desk.
    pub chaos: bool,
    /// A clock that shows every notice twice: proof that the check on penalties can fail.
    pub shows_twice: bool,
}
