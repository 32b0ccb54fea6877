//! A journal that is only read, by somebody who wants to know what comes: what others write is found at the next look.
//!
//! Nothing is kept open between two looks. Whoever has a journal open to read it sees its log, but not that somebody
//! began one, moved it or ended it; a fresh look does, in a folder that nobody may write to as well.

use std::path::{Path, PathBuf};

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Broken, Entry, Harm, Verified, walk};
use super::rows::{each_row, has, last, nothing_before, read_error, real};
use super::stream::Stream;
use super::{AppendError, Journal, ReadError, Reading};

/// A journal's file, as it is followed.
pub struct Following {
    path: PathBuf,
    /// The last entry that was heard of.
    known: (Seq, Digest),
    /// What looked damaged at the last look. A page that somebody writes just then looks so once.
    suspect: Option<ReadError>,
}

impl Following {
    /// Begins to follow a journal: all that is there, to be taken from the stream; then [`Self::go_on_from`].
    ///
    /// # Errors
    /// [`ReadError::Unusable`] where there is none or it is none, [`ReadError::Io`] where the system does not give it.
    pub fn open(path: &Path) -> Result<(Self, Stream), ReadError> {
        let stream = Reading::open(path)?.stream();
        let known = stream.known();
        Ok((Self { path: real(path), known, suspect: None }, stream))
    }

    /// What comes is looked for after the last entry that the stream gave.
    pub fn go_on_from(&mut self, stream: &Stream) {
        self.known = stream.known();
    }

    fn read_on(&mut self) -> Result<Vec<Entry>, ReadError> {
        let reading = Reading::open(&self.path)?;
        let read = self.read_after(&reading);
        read.map_err(|error| reading.unless_written(error))
    }

    fn read_after(&self, reading: &Reading) -> Result<Vec<Entry>, ReadError> {
        let (seq, head) = self.known;
        let failed = |error: &rusqlite::Error| read_error(error, Seq(seq.0 + 1));
        if last(reading.connection()).map_err(|error| failed(&error))? < seq {
            return Err(
                Broken { seq, harm: Harm::Missing, why: "the last entries are missing".to_owned() }.into()
            );
        }
        if !has(reading.connection(), self.known)? {
            let why = "it is not the entry that was there before".to_owned();
            return Err(Broken { seq, harm: Harm::Another, why }.into());
        }
        let mut rows = Vec::new();
        let read = each_row(reading.connection(), seq, |row| {
            rows.push(Ok(row));
            true
        });
        read.map_err(|error| failed(&error))?;
        nothing_before(reading.connection(), Seq(seq.0 + 1))?;
        walk(seq, head, rows.into_iter()).collect()
    }
}

impl Journal for Following {
    /// Whoever only follows writes nothing.
    fn append(&mut self, _: Seq, _: &[Record]) -> Result<Seq, AppendError> {
        let why = "it is only read here".to_owned();
        Err(AppendError::Failed { last: self.known.0, why })
    }

    /// What was written after the last entry that was heard of; `seq` is that one.
    fn since(&mut self, _: Seq) -> Result<Vec<Entry>, ReadError> {
        match self.read_on() {
            Ok(entries) => {
                self.suspect = None;
                if let Some(entry) = entries.last() {
                    self.known = (entry.seq, entry.hash);
                }
                Ok(entries)
            }
            Err(error @ ReadError::Broken(_)) => {
                let twice = self.suspect.replace(error.clone()).is_some_and(|before| before == error);
                if twice { Err(error) } else { Err(ReadError::Io { why: error.to_string() }) }
            }
            // What is not there, or is none, may come back: somebody moves it, or restores a copy.
            Err(
                error @ (ReadError::Unusable { .. } | ReadError::OtherFormat { .. } | ReadError::Lost { .. }),
            ) => Err(ReadError::Io { why: error.to_string() }),
            Err(passing @ ReadError::Io { .. }) => Err(passing),
        }
    }

    fn verified(&self) -> Verified {
        Verified { count: self.known.0.0, head: self.known.1 }
    }
}
