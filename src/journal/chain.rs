//! The hash chain.

use std::iter;

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::ReadError;

/// A record with its place and its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place, from 1.
    pub seq: Seq,
    /// What happened.
    pub record: Record,
    /// The chain's hash up to and with this entry.
    pub hash: Digest,
}

/// A damaged journal: everything before `seq` is sound.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the journal is damaged at {seq}: {why}. Everything before it is sound and can be read; restore a copy to go on"
)]
pub struct Broken {
    /// The first bad place.
    pub seq: Seq,
    /// What kind of damage it is.
    pub harm: Harm,
    /// What is wrong there.
    pub why: String,
}

/// What became of a row that is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// Its content or its hash was changed.
    Altered,
    /// It is not there, or others stand where none should.
    Missing,
    /// Another entry stands where it stood.
    Another,
    /// What stands there cannot be read as an entry, or the file not as a journal.
    Unreadable,
}

/// A sound journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many entries.
    pub count: u64,
    /// The last hash; two journals with the same last hash are the same.
    pub head: Digest,
}

/// The hash before the first entry.
pub(super) fn genesis() -> Digest {
    Digest::of(b"ephor journal, version 2")
}

/// The hash of an entry: BLAKE3 of the previous hash, the number as 8 little-endian bytes, and the text.
pub(super) fn link(previous: Digest, seq: Seq, text: &str) -> Digest {
    Digest::of_parts([previous.0.as_slice(), seq.0.to_le_bytes().as_slice(), text.as_bytes()])
}

/// A row as it is stored.
pub(super) struct Row {
    pub(super) seq: Seq,
    pub(super) text: String,
    pub(super) hash: Digest,
}

/// Turns records into the rows that follow `(last, head)`.
pub(super) fn rows(last: Seq, head: Digest, records: &[Record]) -> Result<Vec<Row>, serde_json::Error> {
    let (mut seq, mut hash) = (last, head);
    records
        .iter()
        .map(|record| {
            let text = serde_json::to_string(record)?;
            seq = Seq(seq.0 + 1);
            hash = link(hash, seq, &text);
            Ok(Row { seq, text, hash })
        })
        .collect()
}

/// Checks a row against the chain so far and reads it.
pub(super) fn check(last: Seq, head: Digest, row: &Row) -> Result<Entry, Broken> {
    let seq = Seq(last.0 + 1);
    let broken = |harm, why: &str| Broken { seq, harm, why: why.to_owned() };
    if row.seq != seq {
        let why = format!("the row is missing; the next one there is {}", row.seq);
        return Err(broken(Harm::Missing, &why));
    }
    if link(head, seq, &row.text) != row.hash {
        return Err(broken(Harm::Altered, "its hash does not fit its content and the row before"));
    }
    let record =
        serde_json::from_str(&row.text).map_err(|error| broken(Harm::Unreadable, &error.to_string()))?;
    Ok(Entry { seq, record, hash: row.hash })
}

/// Entries as rows again, with the chain's figures: what `log verify` reports of them.
pub fn verify<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Verified {
    let last = entries.into_iter().fold(None, |_, entry| Some(entry));
    Verified {
        count: last.map_or(0, |entry| entry.seq.0),
        head: last.map_or_else(genesis, |entry| entry.hash),
    }
}

/// Pairs rows with what the chain expects, up to and with the first broken one.
pub(super) fn walk(
    last: Seq,
    head: Digest,
    mut rows: impl Iterator<Item = Result<Row, ReadError>>,
) -> impl Iterator<Item = Result<Entry, ReadError>> {
    let (mut last, mut head, mut over) = (last, head, false);
    iter::from_fn(move || {
        if over {
            return None;
        }
        let entry = match rows.next()? {
            Ok(row) => check(last, head, &row).map_err(ReadError::from),
            Err(why) => Err(why),
        };
        match &entry {
            Ok(entry) => (last, head) = (entry.seq, entry.hash),
            Err(_) => over = true,
        }
        Some(entry)
    })
}
