//! A hall of virtual tables in virtual time: players who move, challenge and overstep, clocks that speak the open
//! profile, and an ether that loses, doubles, delays and reorders.
//!
//! [`SimulatedHall`] is what a console sees of the world; it serves the demonstration, where a person judges, and
//! [`run`](fn@run), where automata do. Everything comes from one seed and a queue ordered by (time, number): the same
//! seed gives the same journal, byte for byte.

mod faults;
mod hall;
mod invariant;
mod invented;
mod people;
mod rehearsal;
mod table;
mod world;

use crate::clock::MasterKey;
use crate::domain::ClockId;
pub use faults::{Faults, SimulationSettings};
pub use hall::{Reception, SimulatedHall, SimulatedSeat};
pub use invariant::BrokenInvariant;
pub use rehearsal::Rehearsal;
pub use table::RehearsedScene;
pub use world::{SimulationOutcome, run};

/// The key of a simulated clock.
pub fn key(seed: u64, clock: ClockId) -> MasterKey {
    let mut rng = fastrand::Rng::with_seed(seed ^ (u64::from(clock.0) << 32) ^ 0x6b65_7973);
    MasterKey(std::array::from_fn(|_| rng.u8(..)))
}
