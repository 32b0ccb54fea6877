//! Chapter `[lexicon]`: which list decides which word.

use serde::{Deserialize, Serialize};

use super::Cited;

table! {
    /// Letters, tiles and word sources.
    pub struct LexiconRules {
        /// The tile set and alphabet played with: `sk100`.
        pub tiles: Cited<String>,
        /// Other tile sets that an organiser may choose.
        pub tiles_options: Cited<Vec<String>>,
        /// The longest word in tiles (the board's width).
        pub max_tiles: Cited<u8>,
        /// From when on no list may be adopted or dropped any more.
        pub frozen_at: Cited<FreezeAt>,
        /// The sources in order of precedence.
        pub sources: Vec<SourceRule>,
    }
    check lexicon::note(max_tiles, sources);
    check lexicon::no_source_twice(sources);
}

table! {
    /// One source of words.
    pub struct SourceRule {
        /// The list's id as in its manifest: `sk-b2`.
        pub list: Cited<String>,
        /// What people call it: `B2`.
        pub name: Cited<String>,
        /// Shortest and longest word it speaks about, in tiles.
        pub tiles: Cited<(u8, u8)>,
        /// What it decides.
        pub decides: Cited<Authority>,
    }
}

/// When the lists of an event are fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreezeAt {
    /// When the first game begins.
    FirstGame,
    /// When the event is opened.
    EventOpen,
    /// Never: the organiser may change them between any two challenges.
    Never,
}

/// What a list decides at its lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Authority {
    /// Alone: listed is valid, not listed is invalid, not installed is not covered.
    Alone,
    /// Listed is valid; not listed says nothing, and the next source is asked.
    IfListed,
    /// It informs the judge and decides nothing.
    Advises,
}
