//! What can be wrong with a list and with the lines that it is built from.

use super::{WordProblem, seen};
use crate::domain::Digest;

/// A line of a word file that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProblem {
    /// The line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// Why it cannot stand there.
    pub fault: LineFault,
}

/// Why a line of a word file cannot stand there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It is no word.
    #[error(transparent)]
    Word(#[from] WordProblem),
    /// It has stood before.
    #[error("stands twice, one of them is misread or too many")]
    Twice,
    /// Neither added nor struck.
    #[error("write + before a word that is added and - before one that is struck")]
    Unsigned,
    /// It is to be added and is there.
    #[error("the list has it already: is this the addendum to another edition?")]
    Listed,
    /// It is to be struck and is not there.
    #[error("the list has it not: is this the addendum to another edition?")]
    NotListed,
    /// The manifest says that the list does not speak of such words, and it would never be asked for this one.
    #[error(
        "{tiles} tiles, and the manifest says that the list covers {from} to {to}: put one of them right"
    )]
    Outside {
        /// The word's length in tiles.
        tiles: u8,
        /// The shortest that is covered.
        from: u8,
        /// The longest that is covered.
        to: u8,
    },
}

/// What is wrong with an id or a text of a manifest.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// It cannot be the name of files.
    #[error("{id:?} is not made of letters, digits and hyphens like sk-b2")]
    Id {
        /// As it was given.
        id: String,
    },
    /// It is the name of the file with the letters.
    #[error("no list can be called {id}: tiles.toml is the file with the letters")]
    Letters {
        /// As it was given.
        id: String,
    },
    /// There is something in it that cannot be seen.
    #[error("there is a character in it that cannot be seen (U+{code:04X}): take it out")]
    Unseen {
        /// Its code point.
        code: u32,
    },
}

/// Why a list cannot be built or opened. No list that has a problem is ever asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListProblem {
    /// The manifest cannot be read.
    #[error("the manifest cannot be read: {what}")]
    Manifest {
        /// Where and what.
        what: String,
    },
    /// The manifest has no name.
    #[error("the manifest cannot be read: name: give the list a short name like B2")]
    Nameless,
    /// The manifest has no figures.
    #[error("{list} has not been built: run `ephor lexicon build` on its directory")]
    NotBuilt {
        /// The list's id.
        list: String,
    },
    /// The manifest and the alphabet speak of different languages.
    #[error(
        "{list} is in {language} and is being read with the {alphabet} alphabet: give the alphabet of {language}"
    )]
    Language {
        /// The list's id.
        list: String,
        /// The manifest's language.
        language: String,
        /// The alphabet's language.
        alphabet: String,
    },
    /// Some lines are not words.
    #[error("{list}: {}", lines_said(lines))]
    Lines {
        /// The list's id.
        list: String,
        /// Every one of them.
        lines: Vec<LineProblem>,
    },
    /// Every word is struck.
    #[error("{list}: nothing of the list would be left: take it away as a whole instead")]
    Emptied {
        /// The list.
        list: String,
    },
    /// Nothing is added and nothing struck.
    #[error(
        "{list}: the addendum has no word: write one a line, + before what is added, - before what is struck"
    )]
    NoChange {
        /// The list's id.
        list: String,
    },
    /// The addendum is older than the edition.
    #[error(
        "{list} is in force since {since}, and the addendum since {in_force}: it is one to an older edition"
    )]
    Older {
        /// The list's id.
        list: String,
        /// Since when the addendum is in force.
        in_force: String,
        /// Since when the list is.
        since: String,
    },
    /// The list is not as long as its publisher says.
    #[error("{list} declares {declared} words and has {found}: compare it with the source")]
    Declared {
        /// The list's id.
        list: String,
        /// As the publisher says.
        declared: u64,
        /// As counted.
        found: u64,
    },
    /// The `.fst` is cut off.
    #[error("{list} is truncated, {found} of {expected} bytes are there: copy the .fst again")]
    Truncated {
        /// The list's id.
        list: String,
        /// Bytes there are.
        found: u64,
        /// Bytes there should be.
        expected: u64,
    },
    /// The `.fst` is not whole in itself.
    #[error("{list} is damaged, the bytes of its .fst have changed: copy it again or build it anew")]
    Damaged {
        /// The list's id.
        list: String,
    },
    /// The `.fst` is sound and not the one that the manifest speaks of.
    #[error(
        "{list}: the .fst ({}…) is not the one of edition {edition} that the manifest speaks of ({}…): take both \
         from one edition",
        found.short(),
        expected.short()
    )]
    OtherEdition {
        /// The list's id.
        list: String,
        /// The manifest's edition.
        edition: String,
        /// BLAKE3 of the `.fst`.
        found: Digest,
        /// BLAKE3 in the manifest.
        expected: Digest,
    },
    /// The words are not as many, or not of the lengths, that the manifest says.
    #[error("{list}: the manifest's count of words is not that of the .fst: build it anew")]
    Figures {
        /// The list's id.
        list: String,
    },
}

/// The first lines in full, the rest as a number.
fn lines_said(lines: &[LineProblem]) -> String {
    const SHOWN: usize = 10;
    let said = |line: &LineProblem| {
        let (number, text, fault) = (line.line, seen(&line.text), &line.fault);
        let parted = if *fault == LineFault::Twice { format!(": {text} ") } else { format!(", {text}: ") };
        format!("line {number}{parted}{fault}")
    };
    let text = lines.iter().take(SHOWN).map(said).collect::<Vec<_>>().join("; ");
    match lines.len().saturating_sub(SHOWN) {
        0 => text,
        more => format!("{text}; and {more} more lines"),
    }
}
