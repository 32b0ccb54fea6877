//! A journal that is only read: neither the file nor its log is changed, and it needs neither room on the disk nor
//! the right to write. Beside a log without an index SQLite leaves one, where it can.
//!
//! [`Following`] finds at each look what others have written since. Nothing is kept open between two looks. Whoever
//! has a journal open to read it sees its log, but not that somebody began one, moved it or ended it; a fresh look
//! does, in a folder that nobody may write to as well.
//!
//! [`Stream`] reads from the start as fast as the machine allows: one thread reads rows, others check and parse them.
//! Each row carries the hash of the one before, so that a batch is checked from the hash that stands before it; that
//! hash is checked in the batch it belongs to. What comes out is in order, up to and with the first broken entry.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{thread, vec};

use rusqlite::Connection;

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Broken, Entry, Harm, StoredRow, Verified, genesis, walk};
use super::rows::{
    beside, each_row, ends_with, has, last, must_be_ours, no_file, nothing_before, read_error, reader, real,
    structure, too_long,
};
use super::{AppendError, Journal, ReadError};

/// A journal's file, to be read.
pub struct JournalReader {
    path: PathBuf,
    connection: Connection,
    /// Whether nobody had it open for writing when it was opened here.
    alone: bool,
}

impl JournalReader {
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
        let stream = JournalReader::open(path)?.stream();
        let known = stream.known();
        Ok((Self { path: real(path), known, suspect: None }, stream))
    }

    /// What comes is looked for after the last entry that the stream gave.
    pub fn go_on_from(&mut self, stream: &Stream) {
        self.known = stream.known();
    }

    fn read_on(&mut self) -> Result<Vec<Entry>, ReadError> {
        let reading = JournalReader::open(&self.path)?;
        let read = self.read_after(&reading);
        read.map_err(|error| reading.unless_written(error))
    }

    fn read_after(&self, reading: &JournalReader) -> Result<Vec<Entry>, ReadError> {
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

/// Rows in a batch: enough that handing it over costs nothing, few enough to take little room.
const BATCH: usize = 256;
/// Batches that wait at each hand-over.
const AHEAD: usize = 2;
/// Threads that check and parse, besides the one that reads and the one that asks.
const PARSERS: usize = 2;

/// How the file is opened.
type Opener = fn(&Path) -> rusqlite::Result<Connection>;

/// Rows with what stands before them.
struct RowBatch {
    last: Seq,
    head: Digest,
    rows: Vec<Result<StoredRow, ReadError>>,
}

type CheckedBatch = Vec<Result<Entry, ReadError>>;

/// The entries of a journal from its first, in order; nothing comes after a broken one.
pub struct Stream {
    parsers: Vec<Receiver<CheckedBatch>>,
    turn: usize,
    batch: vec::IntoIter<Result<Entry, ReadError>>,
    /// The last sound entry that was handed out.
    known: (Seq, Digest),
    over: bool,
}

impl Stream {
    /// Begins to read a file that is known to be a journal.
    pub(super) fn of(path: &Path, open: Opener) -> Self {
        let (mut to_parsers, mut parsers) = (Vec::new(), Vec::new());
        for _ in 0..PARSERS {
            let (to_parser, batches) = sync_channel::<RowBatch>(AHEAD);
            let (to_reader, checked) = sync_channel::<CheckedBatch>(AHEAD);
            thread::spawn(move || {
                for RowBatch { last, head, rows } in batches {
                    let checked = walk(last, head, rows.into_iter()).collect();
                    if to_reader.send(checked).is_err() {
                        return;
                    }
                }
            });
            to_parsers.push(to_parser);
            parsers.push(checked);
        }
        let path = path.to_owned();
        thread::spawn(move || read(&path, open, &to_parsers));
        Self { parsers, turn: 0, batch: Vec::new().into_iter(), known: (Seq(0), genesis()), over: false }
    }

    /// All that is left of it, and why there is no more where that is not the end.
    pub(super) fn all(&mut self) -> (Vec<Entry>, Option<ReadError>) {
        let (mut entries, mut broken) = (Vec::new(), None);
        for entry in self {
            match entry {
                Ok(entry) => entries.push(entry),
                Err(why) => broken = Some(why),
            }
        }
        (entries, broken)
    }

    /// The last sound entry that was handed out, and the chain's hash there.
    pub(super) fn known(&self) -> (Seq, Digest) {
        self.known
    }
}

impl Iterator for Stream {
    type Item = Result<Entry, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.over {
            if let Some(entry) = self.batch.next() {
                match &entry {
                    Ok(entry) => self.known = (entry.seq, entry.hash),
                    Err(_) => self.over = true,
                }
                return Some(entry);
            }
            match self.parsers[self.turn].recv() {
                Ok(batch) => self.batch = batch.into_iter(),
                Err(_) => self.over = true,
            }
            self.turn = (self.turn + 1) % self.parsers.len();
        }
        None
    }
}

/// Reads all rows and hands them out in turn, until somebody listens no more.
fn read(path: &Path, open: Opener, parsers: &[SyncSender<RowBatch>]) {
    let (mut turn, mut last, mut head) = (0, Seq(0), genesis());
    let fresh = |last, head| RowBatch { last, head, rows: Vec::with_capacity(BATCH) };
    let mut batch = fresh(last, head);
    let mut before = Ok(());
    let failed = open(path).and_then(|connection| {
        let read = each_row(&connection, Seq(0), |row| {
            (last, head) = (row.seq, row.hash);
            batch.rows.push(Ok(row));
            if batch.rows.len() < BATCH {
                return true;
            }
            let full = std::mem::replace(&mut batch, fresh(last, head));
            let listens = parsers[turn].send(full).is_ok();
            turn = (turn + 1) % parsers.len();
            listens
        });
        before = nothing_before(&connection, Seq(last.0 + 1));
        read
    });
    let next = Seq(last.0 + 1);
    let failed = failed.map_err(|error| read_error(&error, next)).and(before);
    batch.rows.extend(failed.err().map(Err));
    if !batch.rows.is_empty() {
        // The receiver may be gone: then nobody needs it.
        let _ = parsers[turn].send(batch);
    }
}
