//! The law in force: ruleset, word lists, tile set. What `decide` decides by.

use crate::domain::Digest;
use crate::lexicon::{Finding, Library, TileSet, Word, judge};
use crate::rules::Ruleset;

/// Everything that a decision rests on, loaded and verified before the first one.
#[derive(Clone, Debug)]
pub struct Law {
    /// The regulation.
    pub ruleset: Ruleset,
    /// The installed word lists.
    pub library: Library,
    /// The tile set played with.
    pub tiles: TileSet,
    /// The digest over all lists, worked out once.
    lexicon_digest: Digest,
}

impl Law {
    /// A law; words may be as long as the ruleset says.
    pub fn new(ruleset: Ruleset, library: Library, tiles: TileSet) -> Self {
        let tiles = tiles.limited_to(ruleset.lexicon.max_tiles.value);
        let lexicon_digest = library.digest();
        Self { ruleset, library, tiles, lexicon_digest }
    }

    /// What the lists say of a word.
    pub fn judge(&self, word: &Word) -> Finding {
        judge(&self.ruleset.lexicon, &self.library, word)
    }

    /// The digest of the ruleset, and the one over all lists.
    pub fn digests(&self) -> (Digest, Digest) {
        (self.ruleset.digest, self.lexicon_digest)
    }
}
