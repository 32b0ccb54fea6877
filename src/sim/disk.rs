//! A disk that is slow, that fails, that does not say whether it failed, and a console that dies right after a write.

use crate::domain::{Millis, Seq};
use crate::journal::{AppendError, Entry, Journal, MemoryJournal, ReadError, Verified};
use crate::tournament::Record;

/// The longest that a slow disk takes to sync.
const SLOWEST: i64 = 3_000;

/// A journal whose disk fails and whose console dies right after a write, now and then.
pub(super) struct Disk {
    pub(super) memory: MemoryJournal,
    /// Whether it fails at all.
    pub(super) chaos: bool,
    /// Set when the console died right after a write.
    pub(super) crashed: bool,
    pub(super) failures: usize,
    /// How often it was slow.
    pub(super) delays: usize,
    rng: fastrand::Rng,
}

impl Journal for Disk {
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

impl Disk {
    /// A sound disk; it begins to fail when `chaos` is set.
    pub(super) fn new(seed: u64) -> Self {
        let rng = fastrand::Rng::with_seed(seed ^ 0x6469_736b);
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
