//! A language: its alphabet, and the bags of tiles played with.

use crate::lexicon::BOARD;
use std::collections::BTreeMap;

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization as _;

use super::{Alphabet, Word, WordNote, WordProblem};
use crate::domain::Digest;

/// A language: its alphabet and the bags of tiles played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    alphabet: Alphabet,
    tile_sets: Vec<TileSet>,
}

/// A `tiles.toml` that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, {place}: {what}")]
pub struct TilesProblem {
    /// The file's name.
    pub file: String,
    /// Where in it: a line or a key.
    pub place: String,
    /// What is wrong and what to do.
    pub what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLanguage {
    language: String,
    name: String,
    letters: String,
    #[serde(default)]
    foreign: String,
    #[serde(default)]
    digraphs: Vec<String>,
    #[serde(default)]
    strip_marks: Vec<char>,
    #[serde(default)]
    marks_ignored: bool,
    #[serde(default)]
    noun_capitals: bool,
    #[serde(default)]
    folds: BTreeMap<String, String>,
    tile_set: Vec<RawTileSet>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTileSet {
    id: String,
    title: String,
    source: String,
    total: u16,
    points: u32,
    blanks: u8,
    blank_only: String,
    tiles: Vec<(String, u8, u8)>,
}

/// Under `blank_only`: every letter that is on no tile.
const ANY: &str = "any";

/// A place in the file and what is wrong there.
type LanguageFileFault = (String, String);

impl Language {
    /// Reads and checks the text of a `tiles.toml`; `file` is for the messages.
    pub fn load(file: &str, text: &str) -> Result<Self, TilesProblem> {
        let problem = |(place, what): LanguageFileFault| TilesProblem {
            file: file.to_owned(),
            place: place.clone(),
            what: what.clone(),
        };
        let raw: RawLanguage = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            problem((format!("line {line}"), error.message().to_owned()))
        })?;
        let alphabet = alphabet(&raw).map_err(problem)?;
        let mut tile_sets: Vec<TileSet> = Vec::new();
        for raw in raw.tile_set {
            let set = tile_set(raw, &alphabet).map_err(problem)?;
            if tile_sets.iter().any(|other| other.id == set.id) {
                return Err(problem((format!("tile set {}", set.id), "described twice".to_owned())));
            }
            tile_sets.push(set);
        }
        Ok(Self { alphabet, tile_sets })
    }

    /// The alphabet.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// The bags of tiles.
    pub fn tile_sets(&self) -> &[TileSet] {
        &self.tile_sets
    }
}

fn alphabet(raw: &RawLanguage) -> Result<Alphabet, LanguageFileFault> {
    let letters = letters("letters", &raw.letters)?;
    let mut known = letters.clone();
    known.extend(self::letters("foreign", &raw.foreign)?);
    known.sort_unstable();
    if let Some([twice, ..]) = known.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(("letters, foreign".to_owned(), format!("{twice} stands twice")));
    }
    let mut folds = Vec::new();
    for (from, to) in &raw.folds {
        let place = format!("folds, {from}");
        if to.is_empty() || !to.chars().all(|letter| known.binary_search(&letter).is_ok()) {
            return Err((place, format!("{to} is not written in `letters`")));
        }
        folds.extend(self::letters(&place, from)?.into_iter().map(|from| (from, to.clone())));
    }
    folds.sort();
    if let Some([twice, _]) = folds.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(("folds".to_owned(), format!("{} stands twice", twice.0)));
    }
    let alphabet = Alphabet {
        language: raw.language.clone(),
        name: raw.name.clone(),
        letters,
        known,
        digraphs: raw.digraphs.clone(),
        folds,
        strip_marks: raw.strip_marks.clone(),
        marks_ignored: raw.marks_ignored,
        noun_capitals: raw.noun_capitals,
    };
    // Else a word would change when it is read again, and no list could be found by it.
    if let Some(letter) = alphabet
        .known
        .iter()
        .find(|letter| letter.is_lowercase() || alphabet.fold(&letter.to_string()) != letter.to_string())
    {
        return Err((
            "letters, foreign".to_owned(),
            format!("{letter} is changed by its own folds or not a capital"),
        ));
    }
    if let Some(digraph) =
        raw.digraphs.iter().find(|d| d.chars().count() != 2 || !d.chars().all(|c| alphabet.has(c)))
    {
        return Err(("digraphs".to_owned(), format!("{digraph} is not two letters of the alphabet")));
    }
    Ok(alphabet)
}

fn tile_set(raw: RawTileSet, alphabet: &Alphabet) -> Result<TileSet, LanguageFileFault> {
    let place = format!("tile set {}", raw.id);
    let wrong = |what: String| Err((place.clone(), what));
    let mut tiles = Vec::new();
    for (letter, count, points) in &raw.tiles {
        match one(letter).filter(|&letter| alphabet.has(letter)) {
            Some(letter) if *count > 0 => tiles.push(Tile { letter, count: *count, points: *points }),
            Some(_) => {
                return wrong(format!("{letter} has no tile: leave it out or put it under blank_only"));
            }
            None => return wrong(format!("{letter} is not in `letters`")),
        }
    }
    tiles.sort_by_key(|tile| tile.letter);
    if let Some([twice, ..]) = tiles.windows(2).find(|pair| pair[0].letter == pair[1].letter) {
        return wrong(format!("{} stands twice", twice.letter));
    }
    let on_tile = |letter: &char| tiles.binary_search_by_key(letter, |tile| tile.letter).is_ok();
    let blank_only = if raw.blank_only == ANY {
        alphabet.known.iter().copied().filter(|letter| !on_tile(letter)).collect()
    } else {
        letters(&place, &raw.blank_only)?
    };
    for &letter in &blank_only {
        if on_tile(&letter) || !alphabet.has(letter) {
            return wrong(format!("{letter} is under blank_only, but is on a tile or not in `letters`"));
        }
    }
    let total = tiles.iter().map(|tile| u32::from(tile.count)).sum::<u32>() + u32::from(raw.blanks);
    let points: u32 = tiles.iter().map(|tile| u32::from(tile.count) * u32::from(tile.points)).sum();
    if total != u32::from(raw.total) {
        return wrong(format!("{} tiles are declared and {total} listed, blanks included", raw.total));
    }
    if points != raw.points {
        return wrong(format!(
            "{} points are declared for the whole bag and the tiles have {points}",
            raw.points
        ));
    }
    Ok(TileSet {
        id: raw.id,
        title: raw.title,
        source: raw.source,
        alphabet: alphabet.clone(),
        tiles,
        blanks: raw.blanks,
        blank_only,
        longest: BOARD,
    })
}

/// Letters with spaces between them.
fn letters(place: &str, text: &str) -> Result<Vec<char>, LanguageFileFault> {
    let letter = |part: &str| {
        one(part).ok_or_else(|| {
            (place.to_owned(), format!("{part} is not one letter: put spaces between letters"))
        })
    };
    text.split_whitespace().map(letter).collect()
}

/// The only letter of a text, composed.
fn one(text: &str) -> Option<char> {
    let mut composed = text.nfc();
    composed.next().filter(|_| composed.next().is_none())
}

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
