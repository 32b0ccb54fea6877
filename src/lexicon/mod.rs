//! Letters, tiles, word lists, and who decides a word.
//!
//! What a judge types becomes a [`Word`] by a [`TileSet`] (composed, upper case, folded, counted in tiles, or
//! refused with a [`WordProblem`] that says which letter is wrong). A [`List`] is an `fst` set with a [`Manifest`]
//! and is opened only if its bytes are the ones the manifest speaks of. A [`Library`] holds the lists by id, and
//! [`judge`] asks them in the order of the ruleset. There are three outcomes: where no installed list may decide,
//! the word is **not covered** and the referee decides.
//!
//! Nothing here reads a file: lists come in as bytes, embedded or handed over by whoever may open files.

#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod addendum;
mod adoption;
mod alphabet;
mod authority;
mod build;
mod embedded;
mod finding;
mod gloss;
mod hunspell;
mod import;
mod language;
mod letters;
mod library;
mod list;
mod list_problem;
mod look_alike;
mod manifest;
mod reader;
mod set_bytes;
mod short;
mod shown;
#[cfg(test)]
mod tests;
mod tiles;
mod word;

pub use addendum::{Amendment, amend};
pub use adoption::{Adoption, Binding, decides_already, judge_with, second_opinion};
pub use alphabet::Alphabet;
pub use authority::judge;
pub use build::{Built, build, build_imported};
pub use embedded::{shipped_languages, shipped_lists};
pub use finding::{Advice, Finding, Outcome, SourceRef, Why};
pub use gloss::Glosses;
pub use hunspell::{Expansion, Form, Hunspell, HunspellFault, HunspellProblem, Part, Source};
pub use import::{
    Capitals, Column, Decoded, Document, Dropped, Example, Heading, ImportProblem, Imported, Importer,
    Layout, Likely, Piece, Reading, Reason, Suspect, Taken, Told, Wanted, WrongLetter, columns,
    columns_of_words, decoded, decoded_as, definitions, document, in_column, is_archive, misread, sentences,
    unpacked,
};
pub use language::{Language, TilesProblem};
pub use library::{
    FileProblem, LeftOut, Library, LibraryProblem, glosses_named, glosses_of, set_named, set_of,
};
pub use list::List;
pub use list_problem::{LineFault, LineProblem, ListProblem, TextFault};
pub use manifest::{Addendum, Figures, Manifest, Repair, Standing};
pub use set_bytes::{SetBytes, words_of_set};
pub use shown::{seen, visible};
pub use tiles::{BOARD, Tile, TileSet};
pub use word::{Word, WordNote, WordProblem};
