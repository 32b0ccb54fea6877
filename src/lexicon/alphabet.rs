//! The letters of a language, and how a typed text becomes one of its words.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::look_alike::{detached, look_alike};
use super::shown::unseen;
use super::{Word, WordProblem, seen};
use crate::domain::LONGEST_TEXT;

/// The letters of a language. One letter is one tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alphabet {
    pub(super) language: String,
    pub(super) name: String,
    /// In collation order.
    pub(super) letters: Vec<char>,
    /// `letters` and those of borrowed words, sorted by code point.
    pub(super) known: Vec<char>,
    pub(super) digraphs: Vec<String>,
    /// Sorted by the letter that is folded.
    pub(super) folds: Vec<(char, String)>,
    pub(super) strip_marks: Vec<char>,
    pub(super) marks_ignored: bool,
    pub(super) noun_capitals: bool,
}

impl Alphabet {
    /// The language's code: `sk`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The language's name in English: `Slovak`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The letters in collation order, without those of borrowed words.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// Letters of the language that are laid with two tiles and that a blank cannot be: CH, DZ, DŽ (SSS §17.1).
    pub fn digraphs(&self) -> &[String] {
        &self.digraphs
    }

    /// Whether nouns are written with a capital, so that a capital says nothing about names.
    pub fn noun_capitals(&self) -> bool {
        self.noun_capitals
    }

    /// Whether a word may have this letter, in NFC and upper case; true of letters of borrowed words too.
    pub fn has(&self, letter: char) -> bool {
        self.known.binary_search(&letter).is_ok()
    }

    /// The letters of a part of a word, as words have them: composed, upper case, folded. What is no letter of the
    /// alphabet stays, and no word has it.
    pub fn part(&self, typed: &str) -> String {
        clusters(typed.trim()).iter().map(|cluster| self.fold(cluster)).collect()
    }

    /// Reads a text as a word of any length: trims, composes (NFC), takes upper case and folds.
    ///
    /// Typing a decomposed or lower-case letter gives the same word as the composed capital. Word lists are read
    /// with this; what a judge types goes through [`TileSet::read`](super::TileSet::read), which knows the board.
    pub fn read(&self, typed: &str) -> Result<Word, WordProblem> {
        self.spell(typed, u8::MAX)
    }

    /// As [`read`](Self::read), for a board of `longest` tiles.
    pub(super) fn spell(&self, typed: &str, longest: u8) -> Result<Word, WordProblem> {
        // Of what nobody can have typed nothing is made, letter by letter: it would take sixty times its size.
        if typed.len() > LONGEST_TEXT * 4 || typed.chars().count() > LONGEST_TEXT {
            return Err(WordProblem::TooLong { tiles: typed.chars().count(), longest });
        }
        let typed = typed.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'));
        let count = typed.split_whitespace().count();
        if count != 1 {
            return Err(if count == 0 { WordProblem::Empty } else { WordProblem::SeveralWords { count } });
        }
        let clusters = clusters(typed);
        let mut text = String::with_capacity(typed.len());
        for (index, cluster) in clusters.iter().enumerate() {
            let letters = self.fold(cluster);
            if !self.spells(&letters) {
                return Err(self.refuse(&clusters, index));
            }
            text.push_str(&letters);
        }
        let tiles = text.chars().count();
        match u8::try_from(tiles) {
            Ok(1) => Err(WordProblem::TooShort { text }),
            Ok(tiles) if tiles <= longest => Ok(Word::spelled(text, tiles)),
            _ => Err(WordProblem::TooLong { tiles, longest }),
        }
    }

    /// One typed letter with its marks as the alphabet writes it: usually one capital, two for ß.
    pub(super) fn fold(&self, cluster: &str) -> String {
        let folded = self.fold_by_name(cluster);
        if !self.marks_ignored || self.spells(&folded) {
            return folded;
        }
        self.without_marks(cluster).unwrap_or(folded)
    }

    /// The letter below the marks that do not count, with the one of them that makes it a letter of the alphabet, if
    /// there is such a one: O of ō, Ü of ǖ.
    fn without_marks(&self, cluster: &str) -> Option<String> {
        let mut parts = cluster.nfd();
        let (base, marks) = (parts.next()?, parts.collect::<Vec<_>>());
        // Not U+0345, which is a letter, and nothing that is no accent.
        if !marks.iter().all(|mark| ('\u{300}'..'\u{345}').contains(mark)) {
            return None;
        }
        let with = |mark: &char| self.fold_by_name(&[base, *mark].into_iter().nfc().collect::<String>());
        let mut all = marks.iter().map(with).chain([self.fold_by_name(base.encode_utf8(&mut [0; 4]))]);
        all.find(|letter| self.spells(letter))
    }

    /// Whether something is made of letters that a word may have.
    fn spells(&self, letters: &str) -> bool {
        !letters.is_empty() && letters.chars().all(|letter| self.has(letter))
    }

    /// As [`fold`](Self::fold), with no marks taken off but those that the alphabet names.
    fn fold_by_name(&self, cluster: &str) -> String {
        // U+0345, the iota below a Greek vowel, would become a letter of its own in upper case.
        if cluster.nfd().any(|c| c == '\u{345}') {
            return String::new();
        }
        // Old keyboards and character sets have μ as the sign of a millionth, which is the same letter to Unicode too.
        let letters = cluster.nfd().map(|c| if c == '\u{b5}' { 'μ' } else { c });
        let bare: String = letters.filter(|c| !self.strip_marks.contains(c)).nfc().collect();
        let capital: String = self.replace(&bare).chars().map(capital).nfc().collect();
        self.replace(&capital)
    }

    /// What a letter alone becomes, if the language's own words have it or the alphabet names what it is folded to.
    ///
    /// Letters of borrowed words and marks that merely do not count are left out: they can stand in a word, but they
    /// say nothing about what a text is written in. By them every character set would fit.
    pub(super) fn folded(&self, letter: char) -> Option<String> {
        let folded = self.fold_by_name(&letter.to_string());
        let own = |letter| self.letters.contains(&letter);
        (!folded.is_empty() && folded.chars().all(own)).then_some(folded)
    }

    fn replace(&self, text: &str) -> String {
        if self.folds.is_empty() {
            return text.to_owned();
        }
        let mut out = String::with_capacity(text.len());
        for letter in text.chars() {
            let fold = |letter| self.folds.binary_search_by_key(&letter, |fold| fold.0).ok();
            // The two are one letter, whichever of them the folds name.
            let twin = match letter {
                'ẞ' => 'ß',
                'ß' => 'ẞ',
                _ => letter,
            };
            match fold(letter).or_else(|| fold(twin)) {
                Some(at) => out.push_str(&self.folds[at].1),
                None => out.push(letter),
            }
        }
        out
    }

    /// What to say about the cluster that is not in the alphabet.
    fn refuse(&self, clusters: &[String], index: usize) -> WordProblem {
        let position = index + 1;
        let typed = &clusters[index];
        let read = |letter: char| Some(self.fold(&letter.to_string())).filter(|letters| self.spells(letters));
        let letter_of = |letter: char| read(letter)?.chars().next();
        if let Some((script, meant)) = look_alike(typed, letter_of) {
            return WordProblem::LookAlike { typed: seen(typed), position, script, meant };
        }
        let neighbour = |at: Option<usize>, before: bool| {
            let beside = clusters.get(at?)?.chars().next()?;
            // What is folded away, as the tonos is, can be typed as one letter too.
            detached(typed.chars().next()?, beside, before, |letter| read(letter).is_some())
        };
        let before = neighbour(index.checked_sub(1), true);
        let meant = before.or_else(|| neighbour(Some(position), false)).map(|meant| meant.to_string());
        WordProblem::NotALetter { typed: shown(typed), position, alphabet: self.name.clone(), meant }
    }
}

/// The typed letters, each composed and with the marks that belong to it.
fn clusters(typed: &str) -> Vec<String> {
    let mut clusters: Vec<String> = Vec::new();
    for c in typed.nfc() {
        match clusters.last_mut() {
            Some(last) if is_combining_mark(c) => last.push(c),
            _ => clusters.push(c.to_string()),
        }
    }
    clusters
}

/// A letter's capital where it is one letter and the letter is the capital's own small one. What else Unicode has for
/// capitals (`ﬁ` and FI, `ſ` and S, `ı` and I) is another letter, unless the alphabet's folds say otherwise.
fn capital(letter: char) -> char {
    let mut upper = letter.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(capital), None) if capital != letter && capital.to_lowercase().eq([letter]) => capital,
        _ => letter,
    }
}

/// A letter as it is; anything else with its code point, since it may be invisible.
fn shown(cluster: &str) -> String {
    match cluster.chars().next() {
        Some(first) if !first.is_alphanumeric() => {
            let hidden = unseen(first) || is_combining_mark(first);
            let cluster = if hidden { String::new() } else { seen(cluster) };
            format!("{cluster} (U+{:04X})", u32::from(first)).trim_start().to_owned()
        }
        _ => seen(cluster),
    }
}
