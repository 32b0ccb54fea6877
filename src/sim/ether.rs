//! The air between clocks and console: what becomes of a frame.

use fastrand::Rng;

use crate::domain::{At, Millis};

use super::settings::Faults;

/// How long a frame takes through radio and system.
const FLIGHT: std::ops::Range<i64> = 2..40;
/// How long a link takes to come up.
const CONNECT: std::ops::Range<i64> = 80..900;
/// Out of a hundred frames, how many arrive twice.
const TWICE: u8 = 3;
/// Out of a hundred frames, how many are held up, and how long.
const HELD_UP: u8 = 2;
const HOLD_UP: std::ops::Range<i64> = 200..4_000;

/// The air.
pub(super) struct Ether {
    rng: Rng,
    faults: Faults,
    /// The adapter hears and reaches nothing until then.
    silent_until: At,
}

impl Ether {
    pub(super) fn new(seed: u64, faults: Faults) -> Self {
        Self { rng: Rng::with_seed(seed ^ 0x6574_6865_7200), faults, silent_until: At(0) }
    }

    /// The moments at which a broadcast arrives: none where it is lost, two where it is doubled.
    pub(super) fn broadcast(&mut self, now: At) -> Vec<At> {
        if now < self.silent_until || self.lost() {
            return Vec::new();
        }
        let mut arrivals = vec![self.flight(now)];
        if self.faults.chaos && self.rng.u8(0..100) < TWICE {
            arrivals.push(self.flight(now));
        }
        arrivals
    }

    /// When a frame over a link arrives; links lose nothing, they break.
    pub(super) fn flight(&mut self, now: At) -> At {
        let held = self.faults.chaos && self.rng.u8(0..100) < HELD_UP;
        let span = if held { HOLD_UP } else { FLIGHT };
        now + Millis(self.rng.i64(span))
    }

    /// When a link is up, or has failed to come up.
    pub(super) fn connect(&mut self, now: At) -> (At, bool) {
        let at = now + Millis(self.rng.i64(CONNECT));
        (at, now >= self.silent_until && !self.lost())
    }

    /// Whether a link breaks at this step.
    pub(super) fn breaks(&mut self) -> bool {
        self.lost()
    }

    pub(super) fn silence(&mut self, until: At) {
        self.silent_until = until;
    }

    pub(super) fn nonce(&mut self) -> [u8; 8] {
        std::array::from_fn(|_| self.rng.u8(..))
    }

    fn lost(&mut self) -> bool {
        self.faults.loss > 0.0 && self.rng.f64() < self.faults.loss
    }
}
