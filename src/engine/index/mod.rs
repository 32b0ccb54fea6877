//! What a search walks through instead of the list: made from a list once, kept beside it, loaded from then on.
//!
//! There is a graph for the words of each length, read forward, and one for the words read backward. A node says by a
//! bit each which letters may follow and has an edge for each of these; whatever can still be spelled below it has one
//! and the same number of letters, so that no walk through words of a wanted length ends in vain. Nodes with the same
//! rest are one node, whichever length or direction they were first found in. Where one letter is left, a node is
//! nothing but the bits of the letters that end a word: a *leaf*.

mod anagrams;
mod build;
mod graph;

use super::{Letters, SIDE, TooManyLetters};
use crate::domain::Digest;

pub(super) use anagrams::{Anagrams, part};
pub(super) use graph::Graph;

/// The longest word that fits a board, in tiles.
const LONGEST: usize = SIDE as usize;

/// The index of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// Those of the list.
    letters: Letters,
    list: Digest,
    words: [u32; LONGEST + 1],
    /// By the number of letters; 0 where no word has so many.
    forward: [u32; LONGEST + 1],
    backward: [u32; LONGEST + 1],
    graph: Graph,
    anagrams: Anagrams,
}

/// Why there is no index.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IndexProblem {
    /// The list has too many letters.
    #[error("the list has {0}")]
    Letters(#[from] TooManyLetters),
    /// The list is longer than an index can be.
    #[error("the list has more words than an index can hold")]
    TooLong,
    /// It is no index, or one of another version.
    #[error("it is no index of this version of the program")]
    NotOne,
    /// It is not what was written.
    #[error("it is damaged")]
    Damaged,
    /// It is the index of another list.
    #[error("it is the index of another list, of the set {}", found.short())]
    OtherList {
        /// BLAKE3 of the set that it is of.
        found: Digest,
    },
}

impl Index {
    /// The index of some words, which are a list with this digest. Words of one letter, and of more than a side of the
    /// board has squares, are in no move and in no index.
    pub fn build<W: AsRef<str>>(list: Digest, words: &[W]) -> Result<Self, IndexProblem> {
        build::build(list, words)
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote, if it is whole and of the list with this digest.
    ///
    /// Checked are its mark, the list's digest, the BLAKE3 of all of it, and that every edge leads to where one letter
    /// less is left.
    pub fn from_bytes(bytes: &[u8], list: Digest) -> Result<Self, IndexProblem> {
        graph::read(bytes, list)
    }

    /// What goes to a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        graph::written(self)
    }

    /// The list's letters.
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// BLAKE3 of the list's set.
    pub fn list(&self) -> Digest {
        self.list
    }

    /// How many words it holds.
    pub fn len(&self) -> usize {
        self.words.iter().map(|&words| words as usize).sum()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a word is in the list, its letters by their places.
    pub fn contains(&self, word: &[u8]) -> bool {
        let Some((last, first)) = word.split_last().filter(|_| (2..=LONGEST).contains(&word.len())) else {
            return false;
        };
        let end = self.graph.walk(self.forward[word.len()], first.iter().copied());
        end.is_some_and(|leaf| self.graph.leaf(leaf) >> (last & 63) & 1 == 1)
    }

    /// The node from which words of a length are read forward.
    pub(super) fn forward(&self, length: usize) -> u32 {
        self.forward[length]
    }

    /// The node from which words of a length are read backward.
    pub(super) fn backward(&self, length: usize) -> u32 {
        self.backward[length]
    }

    pub(super) fn graph(&self) -> &Graph {
        &self.graph
    }

    pub(super) fn anagrams(&self) -> &Anagrams {
        &self.anagrams
    }
}
