//! What players write on slips: words from the lists, and what is not quite one.

use fastrand::Rng;

use crate::lexicon::{Library, TileSet};
use crate::rules::{Authority, LexiconRules};

/// Letters exchanged to make a wrong word; all are on tiles of every Latin set.
const VOWELS: [char; 4] = ['A', 'E', 'I', 'O'];

/// Out of a hundred challenged words, how many no short list decides.
const OPEN: u8 = 20;

/// Words of four letters and more that only a referee decides where their lists are not installed, by language; each
/// hall plays with those that its tiles can form.
fn open_words(language: &str) -> &'static [&'static str] {
    match language {
        "cs" => &["ŘEKA", "CHALUPA", "LOUKA", "KŮŇ", "STROM", "ŽENA", "ŠTĚSTÍ"],
        "el" => &["ΛΕΞΗ", "ΘΑΛΑΣΣΑ", "ΔΡΟΜΟΣ", "ΗΛΙΟΣ", "ΨΑΡΙ", "ΞΥΛΟ"],
        "de" => &["HAUS", "BLUME", "RECHT", "STRASSE", "QUARZE", "ÜBEL", "XENIE", "JUBEL"],
        _ => &["ŽENA", "KÔŇA", "MLIEKO", "STROM", "DOMY", "XYLÓZ"],
    }
}

/// Words for slips.
pub(super) struct Words {
    pool: Vec<String>,
    open: Vec<String>,
    most: usize,
}

impl Words {
    /// Words from the lists that decide, and a few that no list decides.
    pub(super) fn of(library: &Library, rules: &LexiconRules, tiles: &TileSet, most: Option<u16>) -> Self {
        let mut pool = Vec::new();
        for source in rules.sources.iter().filter(|source| source.decides.value != Authority::Advises) {
            if let Some(list) = library.get(&source.list.value) {
                pool.extend(list.words());
            }
        }
        let open = open_words(tiles.alphabet().language()).iter().filter(|word| tiles.read(word).is_ok());
        let open: Vec<String> = open.map(|word| (*word).to_owned()).collect();
        pool.sort();
        pool.dedup();
        Self { pool, open, most: usize::from(most.unwrap_or(3)).clamp(1, 3) }
    }

    /// What stands on one slip.
    pub(super) fn slip(&self, rng: &mut Rng) -> Vec<String> {
        let mut slip: Vec<String> = Vec::new();
        for _ in 0..rng.usize(1..=self.most) {
            let word = self.word(rng);
            if !slip.contains(&word) {
                slip.push(word);
            }
        }
        slip
    }

    /// A word that is right, as far as the lists know.
    pub(super) fn right(&self, rng: &mut Rng) -> String {
        let pool = if self.pool.is_empty() { &self.open } else { &self.pool };
        pool.get(rng.usize(0..pool.len().max(1))).cloned().unwrap_or_else(|| "AA".to_owned())
    }

    fn word(&self, rng: &mut Rng) -> String {
        let pool = if rng.u8(0..100) < OPEN || self.pool.is_empty() { &self.open } else { &self.pool };
        let Some(word) = pool.get(rng.usize(0..pool.len().max(1))) else { return "AA".to_owned() };
        if rng.bool() {
            return word.clone();
        }
        // Half of the challenged words are wrong: one vowel is another.
        let new = VOWELS[rng.usize(0..VOWELS.len())];
        let mut wrong = word.clone();
        if let Some(old) = word.chars().find(|letter| VOWELS.contains(letter)) {
            wrong = word.replacen(old, &new.to_string(), 1);
        }
        wrong
    }
}
