//! The journal: an append-only, hash-chained record of everything that was decided.
//!
//! One row an event. Row n carries BLAKE3 over row n−1's hash, n and the row's text, so that nothing in the middle
//! can be altered, removed or exchanged without every later hash being wrong. [`Sqlite`] is the real one;
//! [`MemoryJournal`] has the same chain and serves simulation, `--ephemeral` and tests.

mod chain;
mod copy;
mod hold;
mod keeper;
mod memory;
mod reading;
mod rows;
mod sqlite;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::domain::Seq;
use crate::tournament::Record;

pub use chain::{Broken, Entry, Harm, NotSigned, Signatures, Signed, Signer, Verified, is_signed, verify};
pub use copy::{NotCopied, catch_up};
pub(crate) use hold::is_held;
pub use keeper::{append, keep, news, recover, settle, tail};
pub use memory::MemoryJournal;
pub use reading::{Following, JournalReader, Stream};
pub use sqlite::Sqlite;

/// Where records go and come from.
pub trait Journal {
    /// Appends records after `expected`, all or none, and returns only when they are durable: the number of the first.
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError>;

    /// The entries after `seq`, in order. Stops with an error at the first damaged row.
    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError>;

    /// What is proved of it so far: how many entries, and the head.
    fn verified(&self) -> Verified;

    /// The entries with these numbers, all of which are known to be there.
    fn entries(&mut self, numbers: &[Seq]) -> Result<Vec<Entry>, ReadError> {
        Ok(self.since(Seq(0))?.into_iter().filter(|entry| numbers.contains(&entry.seq)).collect())
    }

    /// From now on `tell` hears, about once a second, how long another program has held the file so that this one
    /// waits; and zero as soon as it waits no more.
    fn tell_when_held(&mut self, tell: Box<dyn FnMut(Duration) + Send>) {
        drop(tell);
    }

    /// Brings everything into the one file that somebody copies who knows of no other. What cannot be brought there now
    /// is brought later: it is as durable where it is.
    fn settle(&mut self) {}

    /// Opens it anew after a failure and proves it: only then is it known what of the last append stands there.
    fn reopen(&mut self) -> Result<(), ReadError> {
        Ok(())
    }
}

/// Why an append did not happen.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another process appended first: read what it wrote, decide again.
    #[error(
        "the journal has grown to {found} while {expected} was expected; it is read and the step decided again"
    )]
    Moved {
        /// The last number this process knew.
        expected: Seq,
        /// The last number there is.
        found: Seq,
    },
    /// The disk did not take it. Nothing counts as decided.
    #[error(
        "the journal could not be written: {why}. Free space or repair the disk; nothing after {last} is decided"
    )]
    Failed {
        /// The last number that is certain.
        last: Seq,
        /// What the system says.
        why: String,
    },
    /// The file is not there under its name any more, or somebody else writes it as well.
    #[error("{why}. Nothing after {last} is decided until it is put right and opened again")]
    Lost {
        /// The last number that is certain.
        last: Seq,
        /// What happened to it.
        why: String,
    },
    /// Somebody made the file into something that does not keep what is written.
    #[error(
        "“{name}” in the journal is not what ephor writes: somebody changed the file with another tool. Nothing after \
         {last} is decided; restore a copy"
    )]
    Foreign {
        /// The last number that is certain.
        last: Seq,
        /// What was found in it.
        name: String,
    },
    /// The disk did not say whether it has it. Nothing counts as decided until the journal was opened anew.
    #[error(
        "the disk did not confirm what was written: {why}. Repair the disk; whether anything after {last} is decided is \
         known once the journal is opened again"
    )]
    Unknown {
        /// The last number that is certain.
        last: Seq,
        /// What the system says.
        why: String,
    },
}

/// Why a journal cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// A row is damaged.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The system could not read it just now; the journal may be sound.
    #[error(
        "the journal could not be read: {why}. See who may read it, whether a program that synchronises folders holds \
         it, and whether the disk is sound, then try again"
    )]
    Io {
        /// What the system says.
        why: String,
    },
    /// The file that was open is not there under its name any more, or somebody else writes it.
    #[error("{why}. Nothing is decided here until it is put right and opened again")]
    Lost {
        /// What happened to it.
        why: String,
    },
    /// The file is not a journal of this program, or cannot be opened.
    #[error("{path}: {why}")]
    Unusable {
        /// The file.
        path: String,
        /// What is wrong, and what to do.
        why: String,
    },
    /// It is a journal, of a format that this program does not read. Nothing is wrong with it.
    #[error("{path}: the journal has format {format}, and this program reads format {reads}; {help}")]
    OtherFormat {
        /// The file.
        path: String,
        /// Its format.
        format: i64,
        /// The format that is read.
        reads: i64,
        /// What to do.
        help: &'static str,
    },
}
