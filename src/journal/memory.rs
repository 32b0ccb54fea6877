//! A journal in memory, with the same chain.

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Entry, Verified, genesis, rows};
use super::{AppendError, Journal, ReadError};

/// A journal that ends with the process.
#[derive(Clone, Debug, Default)]
pub struct MemoryJournal {
    entries: Vec<Entry>,
    /// What the next append will fail with, to rehearse a full disk.
    fail_next: Option<String>,
    /// What the next append will leave in doubt although it is kept, to rehearse a sync that failed.
    doubt_next: Option<String>,
}

impl MemoryJournal {
    /// Makes the next append fail as a disk would.
    pub fn fail_next(&mut self, why: impl Into<String>) {
        self.fail_next = Some(why.into());
    }

    /// Makes the next append end in doubt, as where a sync fails and the bytes are there all the same.
    pub fn doubt_next(&mut self, why: impl Into<String>) {
        self.doubt_next = Some(why.into());
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The hash of the whole journal.
    pub fn head(&self) -> Digest {
        self.entries.last().map_or_else(genesis, |entry| entry.hash)
    }

    fn last(&self) -> Seq {
        Seq(self.entries.len() as u64)
    }
}

impl Journal for MemoryJournal {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        if expected != self.last() {
            return Err(AppendError::Moved { expected, found: self.last() });
        }
        let failed = |why: String| AppendError::Failed { last: expected, why };
        if let Some(why) = self.fail_next.take() {
            return Err(failed(why));
        }
        let rows = rows(expected, self.head(), records).map_err(|error| failed(error.to_string()))?;
        let new = rows.into_iter().zip(records);
        self.entries.extend(new.map(|(row, record)| Entry {
            seq: row.seq,
            record: record.clone(),
            hash: row.hash,
        }));
        match self.doubt_next.take() {
            Some(why) => Err(AppendError::Unknown { last: expected, why }),
            None => Ok(Seq(expected.0 + 1)),
        }
    }

    fn verified(&self) -> Verified {
        Verified { count: self.last().0, head: self.head() }
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        Ok(self.entries.iter().skip(seq.0 as usize).cloned().collect())
    }
}
