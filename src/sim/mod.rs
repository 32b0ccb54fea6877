//! A hall of virtual tables in virtual time: players who move, challenge and overstep, clocks that speak the open
//! profile, and an ether that loses, doubles, delays and reorders.
//!
//! [`Hall`] is what a console sees of the world; it serves the demonstration, where a person judges, and
//! [`run`](fn@run), where automata do. Everything comes from one seed and a queue ordered by (time, number): the same
//! seed gives the same journal, byte for byte.

mod disk;
mod ether;
mod hall;
mod invariant;
mod people;
mod queue;
mod rehearsal;
mod run;
mod scene;
mod table;
mod words;
mod world;

pub use hall::{Hall, Heard, Seat};
pub use invariant::Broken;
pub use rehearsal::Rehearsal;
pub use run::{Outcome, Settings, run};
pub use scene::Scene;

use crate::clock::MasterKey;
use crate::domain::ClockId;

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

/// The key of a simulated clock.
pub fn key(seed: u64, clock: ClockId) -> MasterKey {
    let mut rng = fastrand::Rng::with_seed(seed ^ (u64::from(clock.0) << 32) ^ 0x6b65_7973);
    MasterKey(std::array::from_fn(|_| rng.u8(..)))
}
