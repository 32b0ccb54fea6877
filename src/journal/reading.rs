//! A journal that is only read: neither the file nor its log is changed, and it needs neither room on the disk nor the
//! right to write. Beside a log without an index SQLite leaves one, where it can.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::domain::Seq;

use super::ReadError;
use super::chain::{Entry, Verified};
use super::rows::{beside, ends_with, no_file, read_error, reader, real, structure};
use super::schema::must_be_ours;
use super::stream::Stream;
use super::uri::too_long;

/// A journal's file, to be read.
pub struct Reading {
    path: PathBuf,
    connection: Connection,
    /// Whether nobody had it open for writing when it was opened here.
    alone: bool,
}

impl Reading {
    /// Opens a journal to read it.
    ///
    /// # Errors
    /// [`ReadError::Unusable`] where there is none or it is none, [`ReadError::Io`] where the system does not give it.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let path = &real(path);
        let unusable =
            |why: &str| ReadError::Unusable { path: path.display().to_string(), why: why.to_owned() };
        if !path.exists() {
            return Err(unusable("no such file; `ephor init` makes an event"));
        }
        // SQLite would wait for a pipe until somebody writes into it.
        if let Some(other) = no_file(path) {
            let why = format!("{} is no file: somebody put it there; restore a copy", other.display());
            return Err(unusable(&why));
        }
        if let Some(why) = too_long(path) {
            return Err(unusable(&why));
        }
        let alone = !beside(path, "-wal").exists();
        let connection = reader(path).map_err(|error| match read_error(&error, Seq(1)) {
            ReadError::Broken(broken) => unusable(&broken.why),
            other => other,
        })?;
        must_be_ours(&connection, path)?;
        Ok(Self { path: path.to_owned(), connection, alone })
    }

    /// The entries from the start, read and checked on threads of their own.
    pub fn stream(&self) -> Stream {
        Stream::of(&self.path, reader)
    }

    /// Reads everything from the start: the sound entries, and why there are no more where that is not the end.
    pub fn read_all(&self) -> (Vec<Entry>, Option<ReadError>) {
        let (entries, broken) = self.stream().all();
        (entries, broken.map(|why| self.unless_written(why)))
    }

    /// Proves the whole file: the chain, SQLite's own structure, and that no row stands outside the chain. Every sound
    /// entry is shown to `look`.
    pub fn verify(&self, look: &mut dyn FnMut(&Entry)) -> Result<Verified, ReadError> {
        let mut stream = self.stream();
        for entry in stream.by_ref() {
            look(&entry.map_err(|why| self.unless_written(why))?);
        }
        let (last, head) = stream.known();
        structure(&self.connection, last).map_err(|why| self.unless_written(why))?;
        Ok(Verified { count: last.0, head })
    }

    /// Whether its last entry is this one.
    pub fn ends_with(&self, before: &Verified) -> Result<bool, ReadError> {
        ends_with(&self.connection, (Seq(before.count), before.head))
    }

    /// The connection, for whoever reads rows as they are.
    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Whoever reads a file that nobody has open reads it without locks; if somebody has begun to write it meanwhile,
    /// what looks damaged may be a page that was written just then.
    pub(super) fn unless_written(&self, error: ReadError) -> ReadError {
        match error {
            ReadError::Broken(_) if self.alone && beside(&self.path, "-wal").exists() => {
                ReadError::Io { why: "somebody began to write it meanwhile".to_owned() }
            }
            other => other,
        }
    }
}
