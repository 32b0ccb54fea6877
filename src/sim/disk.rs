//! A disk that fails, and a console that dies right after a write, now and then.

use crate::domain::Seq;
use crate::journal::{AppendError, Entry, Journal, Memory, ReadError};
use crate::tournament::Record;

/// A journal whose disk fails and whose console dies right after a write, now and then.
pub(super) struct Disk {
    pub(super) memory: Memory,
    /// Whether it fails at all.
    pub(super) chaos: bool,
    /// Set when the console died right after a write.
    pub(super) crashed: bool,
    pub(super) failures: usize,
    rng: fastrand::Rng,
}

impl Journal for Disk {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Vec<Entry>, AppendError> {
        if self.chaos && self.rng.u8(0..100) == 0 {
            self.failures += 1;
            self.memory.fail_next("rehearsed: no space left on device");
        }
        let entries = self.memory.append(expected, records)?;
        if self.chaos && self.rng.u8(0..80) == 0 {
            // The write is durable, and the console dies before it can tell anybody.
            self.crashed = true;
            return Err(AppendError::Failed { last: expected, why: "rehearsed: crash".to_owned() });
        }
        Ok(entries)
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.memory.since(seq)
    }
}

impl Disk {
    /// A sound disk; it begins to fail when `chaos` is set.
    pub(super) fn new(seed: u64) -> Self {
        let rng = fastrand::Rng::with_seed(seed ^ 0x6469_736b);
        Self { memory: Memory::default(), chaos: false, crashed: false, failures: 0, rng }
    }
}
