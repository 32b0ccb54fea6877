//! A journal in memory, with the same chain.

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Entry, genesis, rows};
use super::{AppendError, Journal, ReadError};

/// A journal that ends with the process.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    entries: Vec<Entry>,
    /// What the next append will fail with, to rehearse a full disk.
    fail_next: Option<String>,
}

impl Memory {
    /// Makes the next append fail as a disk would.
    pub fn fail_next(&mut self, why: impl Into<String>) {
        self.fail_next = Some(why.into());
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

impl Journal for Memory {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Vec<Entry>, AppendError> {
        if expected != self.last() {
            return Err(AppendError::Moved { expected, found: self.last() });
        }
        let failed = |why: String| AppendError::Failed { last: expected, why };
        if let Some(why) = self.fail_next.take() {
            return Err(failed(why));
        }
        let rows = rows(expected, self.head(), records).map_err(|error| failed(error.to_string()))?;
        let new: Vec<Entry> = rows
            .into_iter()
            .zip(records)
            .map(|(row, record)| Entry { seq: row.seq, record: record.clone(), hash: row.hash })
            .collect();
        self.entries.extend(new.iter().cloned());
        Ok(new)
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        Ok(self.entries.iter().skip(seq.0 as usize).cloned().collect())
    }
}
