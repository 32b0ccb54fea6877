//! A bag of tiles, and what it says about a word.

use crate::domain::Digest;

use super::{Alphabet, Word, WordNote, WordProblem};

/// The side of the board in squares, and so the longest word in tiles, unless the ruleset says otherwise.
pub const BOARD: u8 = 15;

/// One kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The letter: NFC, upper case.
    pub letter: char,
    /// How many are in the bag.
    pub count: u8,
    /// What each scores, in game points.
    pub points: u8,
}

/// A bag of tiles with the alphabet it is played in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) source: String,
    pub(super) alphabet: Alphabet,
    /// Sorted by letter.
    pub(super) tiles: Vec<Tile>,
    pub(super) blanks: u8,
    pub(super) blank_only: Vec<char>,
    pub(super) longest: u8,
}

impl TileSet {
    /// The id that rulesets name: `sk100`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What players call it.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Where letters, counts and points are from.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The alphabet that it is played in.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// The lettered tiles, by code point.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The blanks.
    pub fn blanks(&self) -> u8 {
        self.blanks
    }

    /// Letters that only a blank can be.
    pub fn blank_only(&self) -> &[char] {
        &self.blank_only
    }

    /// All tiles with the blanks.
    pub fn total(&self) -> u16 {
        self.tiles.iter().map(|tile| u16::from(tile.count)).sum::<u16>() + u16::from(self.blanks)
    }

    /// Everything in it that decides about a word, and nothing that does not: BLAKE3 over its letters, what is folded
    /// to what, and the tiles.
    pub fn digest(&self) -> Digest {
        let Alphabet {
            language,
            name: _,
            letters,
            known,
            digraphs,
            folds,
            strip_marks,
            marks_ignored,
            noun_capitals,
        } = &self.alphabet;
        let row = |letters: &[char]| letters.iter().collect::<String>();
        let folds: Vec<_> = folds.iter().map(|(from, to)| format!("{from}={to}")).collect();
        let tile = |tile: &Tile| format!("{} {} {}", tile.letter, tile.count, tile.points);
        let tiles: Vec<_> = self.tiles.iter().map(tile).collect();
        let mut lines = vec![
            language.clone(),
            row(letters),
            row(known),
            digraphs.join(" "),
            folds.join(" "),
            row(strip_marks),
            noun_capitals.to_string(),
            self.id.clone(),
            tiles.join(", "),
            self.blanks.to_string(),
            row(&self.blank_only),
        ];
        // Events that were opened before there was such a thing keep their digest.
        lines.extend(marks_ignored.then(|| "marks ignored".to_owned()));
        Digest::of(lines.join("\n").as_bytes())
    }

    /// The same bag for a ruleset with another longest word, in tiles.
    #[must_use]
    pub fn limited_to(mut self, longest: u8) -> Self {
        self.longest = longest;
        self
    }

    /// Reads what a judge typed: trims, composes (NFC), takes upper case, folds, counts tiles and adds notes.
    pub fn read(&self, typed: &str) -> Result<Word, WordProblem> {
        let word = self.alphabet.spell(typed, self.longest)?;
        let notes = self.notes(word.text());
        Ok(word.noted(notes))
    }

    /// How many tiles of the bag carry a letter.
    pub fn count(&self, letter: char) -> u8 {
        self.tiles.binary_search_by_key(&letter, |tile| tile.letter).map_or(0, |at| self.tiles[at].count)
    }

    fn notes(&self, text: &str) -> Vec<WordNote> {
        let mut notes = Vec::new();
        let mut short = String::new();
        let mut blanks_needed = 0;
        for (at, letter) in text.char_indices() {
            if text[..at].contains(letter) {
                continue;
            }
            let have = self.count(letter);
            let blankable = have > 0 || self.blank_only.contains(&letter);
            if !blankable {
                notes.push(WordNote::NoTile { letter });
                continue;
            }
            if have == 0 {
                notes.push(WordNote::BlankOnly { letter });
            }
            let missing = (text.matches(letter).count() as u8).saturating_sub(have);
            if missing > 0 {
                short.push(letter);
                blanks_needed += missing;
            }
        }
        if blanks_needed > self.blanks {
            notes.push(WordNote::TooFewTiles { letters: short, blanks_needed, blanks: self.blanks });
        }
        notes
    }
}
