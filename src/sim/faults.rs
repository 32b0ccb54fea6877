//! What to simulate, and what goes wrong in it: the air between clocks and console, in which frames are lost,
//! doubled and late; a disk that is slow, that fails, that does not say whether it failed, and a console that dies
//! right after a write.

use fastrand::Rng;

use crate::domain::{At, Millis, Seq};
use crate::journal::{AppendError, Entry, Journal, MemoryJournal, ReadError, Verified};
use crate::tournament::Record;

/// What to simulate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SimulationSettings {
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

impl SimulationSettings {
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

/// The longest that a slow disk takes to sync.
const SLOWEST: i64 = 3_000;

/// A journal whose disk fails and whose console dies right after a write, now and then.
pub(super) struct FaultyDisk {
    pub(super) memory: MemoryJournal,
    /// Whether it fails at all.
    pub(super) chaos: bool,
    /// Set when the console died right after a write.
    pub(super) crashed: bool,
    pub(super) failures: usize,
    /// How often it was slow.
    pub(super) delays: usize,
    rng: Rng,
}

impl Journal for FaultyDisk {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        if self.chaos && self.rng.u8(0..100) == 0 {
            self.failures += 1;
            if self.rng.bool() {
                self.memory.fail_next("rehearsed: no space left on device");
            } else {
                self.memory.doubt_next("rehearsed: the sync failed");
            }
        }
        let first = self.memory.append(expected, records)?;
        if self.chaos && self.rng.u8(0..80) == 0 {
            // The write is durable, and the console dies before it can tell anybody.
            self.crashed = true;
            return Err(AppendError::Failed { last: expected, why: "rehearsed: crash".to_owned() });
        }
        Ok(first)
    }

    fn verified(&self) -> Verified {
        self.memory.verified()
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.memory.since(seq)
    }
}

impl FaultyDisk {
    /// A sound disk; it begins to fail when `chaos` is set.
    pub(super) fn new(seed: u64) -> Self {
        let rng = Rng::with_seed(seed ^ 0x6469_736b);
        Self { memory: MemoryJournal::default(), chaos: false, crashed: false, failures: 0, delays: 0, rng }
    }

    /// How long the next append takes: no time, or a moment that is long enough for other things to happen in it.
    pub(super) fn takes(&mut self) -> Millis {
        if !self.chaos || self.rng.u8(0..20) != 0 {
            return Millis(0);
        }
        self.delays += 1;
        Millis(self.rng.i64(1..=SLOWEST))
    }

    /// Whether a console dies while its append is on its way.
    pub(super) fn kills(&mut self) -> bool {
        self.chaos && self.rng.u8(0..20) == 0
    }
}

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
