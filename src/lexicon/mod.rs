//! Letters, tiles, word lists, and who decides a word.
//!
//! What a judge types becomes a [`Word`] by a [`TileSet`] (composed, upper case, folded, counted in tiles, or
//! refused with a [`WordProblem`] that says which letter is wrong). A [`WordList`] is an `fst` set with a [`Manifest`]
//! and is opened only if its bytes are the ones the manifest speaks of. A [`Library`] holds the lists by id, and
//! [`judge`] asks them in the order of the ruleset. There are three outcomes: where no installed list may decide,
//! the word is **not covered** and the referee decides.
//!
//! Nothing here reads a file: lists come in as bytes, embedded or handed over by whoever may open files.

#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod alphabet;
mod authority;
mod build;
mod finding;
mod gloss;
mod hunspell;
mod import;
mod language;
mod library;
mod list;
mod list_problem;
mod manifest;
mod short;
mod word;

pub use alphabet::{Alphabet, BOARD, seen, visible};
pub use authority::{Adoption, Binding, decides_already, judge, judge_with, second_opinion};
pub use build::{Amendment, Built, amend, build, build_imported};
pub use finding::{Advice, Finding, Outcome, SourceRef, Why};
pub use gloss::Glosses;
pub use hunspell::{
    AffixPart, DictionaryFile, Expansion, Hunspell, HunspellFault, HunspellForm, HunspellProblem,
};
pub use import::{
    Capitals, CharsetGround, CharsetReading, ColumnFindings, Decoded, Document, DropReason, Dropped, Example,
    Heading, ImportProblem, Imported, Importer, Likely, SuspectLine, TextLayout, TextPiece, WantedList,
    WordColumn, WrongLetter, columns, columns_of_words, decoded, decoded_as, definitions, document,
    in_column, is_archive, misread, sentences, unpacked,
};
pub use language::{Language, Tile, TileSet, TilesProblem};
pub use library::{
    FileProblem, LeftOut, Library, LibraryProblem, glosses_named, glosses_of, set_named, set_of,
    shipped_languages, shipped_lists,
};
pub use list::{SetBytes, WordList, words_of_set};
pub use list_problem::{LineFault, LineProblem, ListProblem, TextFault};
pub use manifest::{Addendum, Figures, ListStanding, Manifest, Repair};
pub use word::{Word, WordNote, WordProblem};

#[cfg(test)]
mod tests;
