//! A journal copied row by row, each proved before it is written: what has arrived in a copy is sound.

use crate::domain::Seq;

use super::chain::{StoredRow, Verified, check};
use super::rows::{each_row, has, nothing_before, read_error};
use super::{AppendError, Journal as _, JournalReader, ReadError, Sqlite};

/// So many rows are written at once.
const BATCH: usize = 512;

/// Why not everything was copied. What was copied before is sound and durable.
#[derive(Debug, thiserror::Error)]
pub enum NotCopied {
    /// The original is not sound, or cannot be read.
    #[error(transparent)]
    From(#[from] ReadError),
    /// The original has another entry where the copy ends: it is not what the copy is of.
    #[error(
        "the event is not the one that this copy is of: it has no such entry {seq}. Leave the copy as it is, and make a \
         new one"
    )]
    Other {
        /// The last entry of the copy.
        seq: Seq,
    },
    /// The copy cannot be written.
    #[error(transparent)]
    To(#[from] AppendError),
}

/// Brings a copy to where its original is, and all of it into the one file; what the copy then is.
///
/// # Errors
/// At the first row of the original that does not follow from the last one of the copy: it is damaged, or is another
/// journal; or where the copy cannot be written.
pub fn catch_up(from: &JournalReader, to: &mut Sqlite) -> Result<Verified, NotCopied> {
    if !has(from.connection(), to.known())? {
        return Err(NotCopied::Other { seq: to.known().0 });
    }
    loop {
        let (last, head) = to.known();
        let (mut known, mut sound, mut broken) = ((last, head), Vec::<StoredRow>::new(), None);
        let read = each_row(from.connection(), last, |row| {
            match check(known.0, known.1, &row) {
                Ok(entry) => known = (entry.seq, entry.hash),
                Err(why) => broken = Some(why),
            }
            if broken.is_none() {
                sound.push(row);
            }
            broken.is_none() && sound.len() < BATCH
        });
        let copied = sound.len();
        to.take_over(&sound)?;
        if let Some(broken) = broken {
            return Err(from.unless_written(broken.into()).into());
        }
        read.map_err(|error| read_error(&error, Seq(known.0.0 + 1)))?;
        if copied < BATCH {
            nothing_before(from.connection(), Seq(known.0.0 + 1))?;
            to.settle();
            let (last, head) = to.known();
            return Ok(Verified { count: last.0, head });
        }
    }
}
