//! Reading a journal from its start as fast as the machine allows: one thread reads rows, others check and parse them.
//!
//! Each row carries the hash of the one before, so that a batch is checked from the hash that stands before it; that
//! hash is checked in the batch it belongs to. What comes out is in order, up to and with the first broken entry.

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{thread, vec};

use rusqlite::Connection;

use crate::domain::{Digest, Seq};

use super::ReadError;
use super::chain::{Entry, Row, genesis, walk};
use super::rows::{each_row, nothing_before, read_error};

/// Rows in a batch: enough that handing it over costs nothing, few enough to take little room.
const BATCH: usize = 256;
/// Batches that wait at each hand-over.
const AHEAD: usize = 2;
/// Threads that check and parse, besides the one that reads and the one that asks.
const PARSERS: usize = 2;

/// How the file is opened.
type Opener = fn(&Path) -> rusqlite::Result<Connection>;

/// Rows with what stands before them.
struct Batch {
    last: Seq,
    head: Digest,
    rows: Vec<Result<Row, ReadError>>,
}

type Checked = Vec<Result<Entry, ReadError>>;

/// The entries of a journal from its first, in order; nothing comes after a broken one.
pub struct Stream {
    parsers: Vec<Receiver<Checked>>,
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
            let (to_parser, batches) = sync_channel::<Batch>(AHEAD);
            let (to_reader, checked) = sync_channel::<Checked>(AHEAD);
            thread::spawn(move || {
                for Batch { last, head, rows } in batches {
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
fn read(path: &Path, open: Opener, parsers: &[SyncSender<Batch>]) {
    let (mut turn, mut last, mut head) = (0, Seq(0), genesis());
    let fresh = |last, head| Batch { last, head, rows: Vec::with_capacity(BATCH) };
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
