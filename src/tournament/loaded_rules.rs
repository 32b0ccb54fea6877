//! The law in force: ruleset, word lists, tile set. What `decide` decides by.

use std::collections::BTreeMap;

use crate::domain::{Digest, Role};
use crate::lexicon::{
    Adoption, Advice, Finding, Library, SourceRef, TileSet, Word, WordList, judge_with, second_opinion,
};
use crate::rules::Ruleset;

/// Everything that a decision rests on, loaded and verified before the first one.
#[derive(Clone, Debug)]
pub struct LoadedRules {
    /// The regulation.
    pub ruleset: Ruleset,
    /// The installed word lists.
    pub library: Library,
    /// The tile set played with.
    pub tiles: TileSet,
    /// Whether regulation and tile set are as this program brings them: nobody has changed them.
    pub published: bool,
    /// The offices that the regulation knows, the highest first, worked out once.
    pub offices: Vec<Role>,
    /// What the tile set is, worked out once.
    tiles_digest: Digest,
    /// The digest over all lists and the tile set, worked out once.
    lexicon_digest: Digest,
}

impl LoadedRules {
    /// A law; words may be as long as the ruleset says.
    pub fn new(ruleset: Ruleset, library: Library, tiles: TileSet) -> Self {
        let tiles = tiles.limited_to(ruleset.lexicon.max_tiles.value);
        let tiles_digest = tiles.digest();
        let lexicon_digest = Digest::of(format!("{} {tiles_digest}\n", library.digest()).as_bytes());
        let offices = ruleset.offices();
        Self { ruleset, library, tiles, published: true, offices, tiles_digest, lexicon_digest }
    }

    /// The law of an event that was opened with these lists, by their ids and identities, and this digest over them.
    /// What has changed since is left out by name, and the law stays the event's.
    #[must_use]
    pub fn of_event(mut self, lists: &BTreeMap<String, Digest>, lexicon: Digest) -> Self {
        self.library = self.library.as_it_was(lists);
        self.lexicon_digest = lexicon;
        self
    }

    /// Whether the spelling must be confirmed before these words, as they are written, are looked up by the chosen
    /// systems; before any is written, of the shortest.
    pub fn confirms(&self, words: &[String], systems: &[String]) -> bool {
        let lengths = words.iter().filter_map(|word| self.tiles.read(word).ok()).map(|word| word.tiles());
        let shortest = words.is_empty().then_some(self.ruleset.challenge.min_tiles.value);
        self.ruleset.adjudication.confirms(lengths.chain(shortest), systems)
    }

    /// What the lists say of a word, those of the ruleset first and then those that the organiser has adopted.
    pub fn judge<'a>(&self, word: &Word, adopted: impl IntoIterator<Item = &'a Adoption>) -> Finding {
        judge_with(&self.ruleset.lexicon, &self.library, adopted, word)
    }

    /// What the other installed lists say of a word, besides the one that decided it. It decides nothing.
    pub fn second_opinion(&self, word: &Word, decided: Option<&SourceRef>) -> Vec<Advice> {
        second_opinion(&self.library, self.tiles.alphabet().language(), word, decided)
    }

    /// What a list that has the word is called; `None` where it has not, or is not installed.
    pub fn list_with(&self, list: &str, word: &Word) -> Option<&str> {
        let found = self.library.get(list).filter(|it| it.contains(word))?;
        let named = self.ruleset.lexicon.sources.iter().find(|it| it.list.value == list);
        Some(named.map_or_else(|| found.id(), |it| it.name.value.as_str()))
    }

    /// What the sources of the lists say of a word besides, each with its list: for the referee's eyes.
    pub fn glosses(&self, word: &Word) -> Vec<(SourceRef, String)> {
        let gloss = |list: &WordList| Some((SourceRef::from(list), list.gloss(word.text())?.to_owned()));
        self.library.iter().filter_map(gloss).collect()
    }

    /// The installed lists, each with its edition and digest.
    pub fn lists(&self) -> Vec<SourceRef> {
        self.library.iter().map(SourceRef::from).collect()
    }

    /// What the tile set is.
    pub fn tiles_digest(&self) -> Digest {
        self.tiles_digest
    }

    /// The digest of the ruleset, and the one over all lists and the tile set.
    pub fn digests(&self) -> (Digest, Digest) {
        (self.ruleset.digest, self.lexicon_digest)
    }
}
