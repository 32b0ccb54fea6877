//! Lists from elsewhere: whatever a federation, a spreadsheet or a spell checker has, as words of the alphabet.
//!
//! Bytes are unpacked ([`unpacked`]), become text ([`decoded`]) and are cut into words ([`TextLayout`]); an
//! [`Importer`] takes the words, those of a [`Hunspell`](super::Hunspell) dictionary too, and reads each as the
//! judge's would be read. What is no word is dropped, counted and shown by example with its line and the reason.
//! Nothing is repaired by guessing: a list that needs a repair gets it from a person.

mod charset;
mod decode;
mod importer;
mod layout;
mod shape;
mod unpack;
mod words;

use std::fmt;

use super::HunspellProblem;

pub use decode::{CharsetGround, Decoded, decoded, decoded_as};
pub use importer::{Capitals, DropReason, Dropped, Example, Imported, Importer, WantedList, WrongLetter};
pub use layout::{
    ColumnFindings, Heading, Likely, TextLayout, TextPiece, WordColumn, columns, columns_of_words, in_column,
};
pub use shape::{SuspectLine, definitions, misread, sentences};
pub use unpack::{document, is_archive, unpacked};

/// What a character set makes of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharsetReading {
    /// The set's name.
    pub encoding: &'static str,
    /// The word as it would be read.
    pub word: String,
}

/// What a program's own document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// What begins as a zip archive does.
    Packed,
    /// Pages for print.
    Pdf,
    /// An office document of old.
    Office,
    /// Text with its looks.
    Rtf,
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Packed => "a packed document (.xlsx, .ods, .docx, .odt, .zip)",
            Self::Pdf => "a PDF",
            Self::Office => "an old office document (.xls, .doc)",
            Self::Rtf => "an RTF document",
        })
    }
}

/// Why nothing can be imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportProblem {
    /// The packed file does not unpack.
    #[error("it is packed with {with} and does not unpack ({what}): copy it again")]
    Packed {
        /// `gzip`, `zstd` or `zip`.
        with: &'static str,
        /// What the unpacker says.
        what: String,
    },
    /// It is packed in a way that is not read.
    #[error(
        "it is packed ({with}), which is not read here: unpack it with `{remedy}` and name the file inside"
    )]
    Foreign {
        /// By what.
        with: &'static str,
        /// What unpacks it.
        remedy: &'static str,
    },
    /// A zip archive that only whoever packed it can open, or that is packed as hardly any is.
    #[error(
        "it is packed (zip with a password or a rare method), which is not read here: unpack it with `unzip` and \
         name the file inside"
    )]
    Locked,
    /// What is in it is packed too.
    #[error("it is packed twice: unpack it once and name the file inside")]
    Twice,
    /// There are several files in it, or none.
    #[error(
        "it is a zip archive with {files} files in it: unpack it with `unzip` and name the one with the words"
    )]
    Archive {
        /// How many.
        files: usize,
    },
    /// The packed file would fill the memory.
    #[error("it unpacks to more than {limit} bytes: no word list is so long, unpack it and look")]
    TooBig {
        /// The most that is unpacked.
        limit: u64,
    },
    /// The name of the character set is unknown.
    #[error(
        "{name:?} is no character set that is known: write one like utf-8, windows-1250, windows-1253, iso-8859-2, \
         cp852, cp850, cp737, cp869, mac-roman, mac-ce or mac-greek"
    )]
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
    /// Every letter has four bytes.
    #[error("it is UTF-32, which is not read here: save it as UTF-8")]
    Utf32,
    /// There are control characters in it.
    #[error(
        "byte {byte:02X} in line {line} is a control character, so it is no text: save it as text, or check that it \
         is the right file"
    )]
    Control {
        /// The byte.
        byte: u8,
        /// Its line, from 1.
        line: usize,
    },
    /// It is a document of a program, not a text.
    #[error("it is {what} and no text: open it and save it as text or CSV")]
    Document {
        /// What it is.
        what: Document,
    },
    /// Two character sets fit, and the words would be others.
    #[error("{}", two_readings(readings))]
    Sets {
        /// A word in each.
        readings: [CharsetReading; 2],
    },
    /// No character set fits.
    #[error(
        "in no character set are its letters those of the {alphabet} alphabet: it would have {}: name the set with \
         --encoding, or check --language",
        shown(readings)
    )]
    Strange {
        /// The alphabet's name: `Slovak`.
        alphabet: String,
        /// What those sets make of a word that fit least badly.
        readings: Vec<CharsetReading>,
    },
    /// There are not so many columns.
    #[error("there is no column {column}: the first row has {columns} columns")]
    NoColumn {
        /// Its place, as it was asked for.
        column: usize,
        /// How many there are.
        columns: usize,
    },
    /// No column is called so.
    #[error("there is no column {column}: the first row has {names}")]
    NoSuchName {
        /// As it was asked for.
        column: String,
        /// What the columns are called, one behind the other.
        names: String,
    },
    /// A cell does not end.
    #[error("line {line}: a quotation mark that is not closed: close it")]
    OpenQuote {
        /// The line, from 1.
        line: u64,
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

fn two_readings(readings: &[CharsetReading]) -> String {
    let shown = shown(readings);
    format!("two character sets fit, and its words would be others: {shown}: say which it is")
}

fn shown(readings: &[CharsetReading]) -> String {
    let one = |CharsetReading { encoding, word }: &CharsetReading| {
        format!("“{word}” in {encoding} (--encoding {})", encoding.to_ascii_lowercase())
    };
    readings.iter().map(one).collect::<Vec<_>>().join(" or ")
}
