//! The letters of a language, how a typed text becomes one of its words, and letters that only look like them. A reader
//! remembers how it has read each letter.

use std::fmt::Write as _;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::{Word, WordProblem};
use crate::domain::LONGEST_TEXT;

/// The side of the board in squares, and so the longest word in tiles, unless the ruleset says otherwise.
pub const BOARD: u8 = 15;

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

/// The scripts of a row of [`CAPITALS`] and of [`SMALL`], in its order.
const SCRIPTS: [&str; 3] = ["Latin", "Greek", "Cyrillic"];

/// Capitals that cannot be told apart in print: Latin, Greek, Cyrillic; `-` where a script has none.
const CAPITALS: [[char; 3]; 18] = [
    ['A', 'Α', 'А'],
    ['B', 'Β', 'В'],
    ['C', '-', 'С'],
    ['E', 'Ε', 'Е'],
    ['H', 'Η', 'Н'],
    ['I', 'Ι', 'І'],
    ['J', '-', 'Ј'],
    ['K', 'Κ', 'К'],
    ['M', 'Μ', 'М'],
    ['N', 'Ν', '-'],
    ['O', 'Ο', 'О'],
    ['P', 'Ρ', 'Р'],
    ['S', '-', 'Ѕ'],
    ['T', 'Τ', 'Т'],
    ['X', 'Χ', 'Х'],
    ['Y', 'Υ', 'У'],
    ['Z', 'Ζ', '-'],
    ['-', 'Φ', 'Ф'],
];

/// Small letters whose capitals are like no other's: v is a ν, and V is none of Greek.
const SMALL: [[char; 3]; 21] = [
    ['a', 'α', 'а'],
    ['b', 'β', 'в'],
    ['c', '-', 'с'],
    ['e', 'ε', 'е'],
    ['h', '-', 'н'],
    ['i', 'ι', 'і'],
    ['j', '-', 'ј'],
    ['k', 'κ', 'к'],
    ['m', '-', 'м'],
    ['n', 'η', '-'],
    ['o', 'ο', 'о'],
    ['p', 'ρ', 'р'],
    ['s', '-', 'ѕ'],
    ['t', 'τ', 'т'],
    ['u', 'υ', '-'],
    ['v', 'ν', '-'],
    ['w', 'ω', '-'],
    ['x', 'χ', 'х'],
    ['y', 'γ', 'у'],
    ['z', 'ζ', '-'],
    ['-', 'φ', 'ф'],
];

/// What a foreign letter looks like in an alphabet: its script and the letter that was meant. A small letter is shown
/// as its capital while it is typed, so that is what counts; where the capital is like no other, the small one does.
/// Accents count too: Greek Ά in a Slovak word was meant as Á. `letter_of` gives the alphabet's letter for a character
/// that it can read.
pub(super) fn look_alike(
    typed: &str,
    letter_of: impl Fn(char) -> Option<char>,
) -> Option<(&'static str, char)> {
    let mut parts = typed.nfd();
    let (base, marks) = (parts.next()?, parts.collect::<String>());
    let capital = single(base.to_uppercase()).unwrap_or(base);
    let meant = |&letter: &char| single(format!("{letter}{marks}").nfc()).and_then(&letter_of);
    let like = |rows: &[[char; 3]], base: char| {
        let row = rows.iter().find(|row| base != '-' && row.contains(&base))?;
        let script = SCRIPTS[row.iter().position(|&letter| letter == base)?];
        let mut others = row.iter().filter(|&&letter| letter != '-' && letter != base);
        others.find_map(meant).map(|meant| (script, meant))
    };
    like(&CAPITALS, capital).or_else(|| like(&SMALL, base))
}

/// The letter that was meant by an accent typed beside its letter: `ˇ` next to L is Ľ. An apostrophe is one only
/// behind the letters that are printed with it (ď, ľ, ť): elsewhere it is an apostrophe.
pub(super) fn detached(
    accent: char,
    beside: char,
    before: bool,
    known: impl Fn(char) -> bool,
) -> Option<char> {
    let mark = match accent {
        '\'' | '’' if before && matches!(beside, 'd' | 'l' | 'L' | 't') => '\u{30c}',
        'ˇ' => '\u{30c}',
        '´' | '΄' => '\u{301}',
        '¨' => '\u{308}',
        '^' | 'ˆ' => '\u{302}',
        '˚' | '°' => '\u{30a}',
        _ => return None,
    };
    let letter = single([beside, mark].into_iter().nfc()).filter(|&letter| known(letter))?;
    Some(letter.to_uppercase().next().unwrap_or(letter))
}

/// The only character of a sequence.
fn single(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}

/// The most characters of a text that are shown.
const MOST: usize = 40;

/// A text as it may be shown: what cannot be seen as its code point, and `…` for what is behind 40 characters.
pub fn seen(text: &str) -> String {
    let end = text.char_indices().nth(MOST);
    match end {
        Some((end, _)) => format!("{}…", visible(&text[..end])),
        None => visible(text),
    }
}

/// A text with the code points of what cannot be seen in it.
pub fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if unseen(c) {
            // Writing to a string does not fail.
            let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// Whether a character cannot be seen and may do something: a control, or one that turns the direction of writing,
/// joins or parts letters, or marks a language.
pub(super) fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Letters up to here are remembered; beyond are scripts that no list of these languages is written in.
const REMEMBERED: usize = 0x2000;

/// An alphabet that remembers how it has read each letter.
///
/// A letter by itself is folded once by the alphabet and then looked up ([`row`](Self::row)). Whatever is not a row of
/// such letters (decomposed text, strange letters, white space) is read by the alphabet ([`read`](Self::read)), whose
/// complaint is passed on.
pub(super) struct AlphabetReader<'a> {
    alphabet: &'a Alphabet,
    /// By code point.
    letters: Vec<Option<Letter>>,
}

/// A letter as it was read.
#[derive(Clone)]
struct Letter {
    /// Empty where the alphabet has to look at it.
    folded: Box<str>,
    /// The same where it is one letter, as nearly all are: that is written sooner than a text.
    one: Option<char>,
    tiles: u8,
    capital: bool,
}

/// What was seen of a word while its letters were read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LetterRow {
    /// Its length.
    pub(super) tiles: usize,
    /// Whether its first letter is a capital.
    pub(super) begins_capital: bool,
    /// Whether a later one is.
    pub(super) goes_on_capital: bool,
}

impl<'a> AlphabetReader<'a> {
    pub(super) fn new(alphabet: &'a Alphabet) -> Self {
        Self { alphabet, letters: vec![None; REMEMBERED] }
    }

    /// A word of letters that are in the alphabet each by itself, which most words are: puts them in place of what
    /// `into` held.
    pub(super) fn row(&mut self, typed: &str, into: &mut String) -> Option<LetterRow> {
        into.clear();
        let mut row = LetterRow::default();
        for (place, letter) in typed.chars().enumerate() {
            let Letter { folded, one, tiles, capital } = self.letter(letter)?;
            match one {
                Some(letter) => into.push(*letter),
                None => into.push_str(folded),
            }
            row.tiles += usize::from(*tiles);
            *if place == 0 { &mut row.begins_capital } else { &mut row.goes_on_capital } |= *capital;
        }
        Some(row)
    }

    /// Whatever is no such row: puts its letters in place of what `into` held, and gives its length in tiles.
    pub(super) fn read(&self, typed: &str, into: &mut String) -> Result<usize, WordProblem> {
        let word = self.alphabet.spell(typed, BOARD)?;
        into.clear();
        into.push_str(word.text());
        Ok(word.tiles().into())
    }

    fn letter(&mut self, letter: char) -> Option<&Letter> {
        let alphabet = self.alphabet;
        let slot = self.letters.get_mut(u32::from(letter) as usize)?;
        let read = slot.get_or_insert_with(|| {
            let folded = if is_combining_mark(letter) || !letter.is_alphabetic() {
                String::new()
            } else {
                alphabet.fold(&letter.to_string())
            };
            let known = folded.chars().all(|letter| alphabet.has(letter));
            let folded: Box<str> = if known { folded.into() } else { Box::default() };
            let mut letters = folded.chars();
            let one = letters.next().filter(|_| letters.next().is_none());
            Letter { tiles: folded.chars().count() as u8, folded, one, capital: letter.is_uppercase() }
        });
        (!read.folded.is_empty()).then_some(&*read)
    }
}

#[cfg(test)]
mod tests {
    use super::seen;

    #[test]
    fn what_cannot_be_seen_is_said_and_what_has_no_end_is_cut() {
        assert_eq!(seen("žena x\u{30c}"), "žena x\u{30c}");
        assert_eq!(seen("a\u{1b}[2Jb\u{202e}c\u{ad}"), "a\\u{1b}[2Jb\\u{202e}c\\u{ad}");
        assert_eq!(seen(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(seen(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
    }
}
