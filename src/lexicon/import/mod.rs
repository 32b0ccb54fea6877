//! Lists from elsewhere: whatever a federation, a spreadsheet or a spell checker has, as words of the alphabet.
//!
//! Bytes are unpacked ([`unpacked`]), become text ([`decoded`]) and are cut into words ([`Layout`]); an
//! [`Importer`] takes the words, those of a [`Hunspell`](super::Hunspell) dictionary too, and reads each as the
//! judge's would be read. What is no word is dropped, counted and shown by example with its line and the reason.
//! Nothing is repaired by guessing: a list that needs a repair gets it from a person.

mod column;
mod decode;
mod drops;
mod importer;
mod layout;
mod unpack;
mod words;

pub use column::{Column, in_column};
pub use decode::{Decoded, Told, decoded};
pub use drops::{Dropped, Example, Reason};
pub use importer::{Capitals, Imported, Importer, Wanted};
pub use layout::{Layout, Piece};
pub use unpack::unpacked;

use super::HunspellProblem;

/// Why nothing can be imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportProblem {
    /// The packed file does not unpack.
    #[error("it is packed with {with} and does not unpack ({what}): copy it again")]
    Packed {
        /// `gzip` or `zstd`.
        with: &'static str,
        /// What the unpacker says.
        what: String,
    },
    /// The packed file would fill the memory.
    #[error("it unpacks to more than {limit} bytes: no word list is so long, unpack it and look")]
    TooBig {
        /// The most that is unpacked.
        limit: u64,
    },
    /// The name of the character set is unknown.
    #[error("{name:?} is no character set: write one like utf-8, windows-1250, windows-1253 or iso-8859-2")]
    Encoding {
        /// As it was given.
        name: String,
    },
    /// There are zero bytes in it.
    #[error(
        "there are zero bytes in it, so it is no text or UTF-16 without a mark: name the character set, for example \
         utf-16le"
    )]
    NoText,
    /// There is no such column.
    #[error("there is no column {column}: the first row has {have}")]
    Column {
        /// As it was asked for.
        column: String,
        /// What there is.
        have: String,
    },
    /// The CSV cannot be read.
    #[error("line {line}: {what}")]
    Csv {
        /// The line, from 1.
        line: u64,
        /// What is wrong.
        what: String,
    },
    /// The dictionary cannot be read.
    #[error(transparent)]
    Hunspell(#[from] HunspellProblem),
}
