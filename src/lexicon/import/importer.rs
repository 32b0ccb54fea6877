//! Takes what a source has and keeps the words.

use std::collections::BTreeMap;

use unicode_normalization::char::is_combining_mark;

use super::drops::{Dropped, Drops, Reason, WrongLetter};
use super::layout::Piece;
use super::words::Words;
use crate::lexicon::reader::Reader;
use crate::lexicon::{Alphabet, BOARD, Form, WordProblem};

/// Why something is dropped, and the letter that is wrong.
type Refused = (Reason, Option<WrongLetter>);

/// What the list is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The shortest and the longest word, in tiles.
    pub tiles: (u8, u8),
    /// What capitals mean in the source.
    pub capitals: Capitals,
    /// Examples to keep of each reason to drop.
    pub examples: usize,
}

/// What capitals mean in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capitals {
    /// Nothing: many lists are in capitals throughout.
    Nothing,
    /// A name, except where the language writes nouns so; within a word, an abbreviation.
    Names,
}

/// Reads words one after the other; see the module.
pub struct Importer<'a> {
    reader: Reader<'a>,
    wanted: Wanted,
    /// Whether a capital at the beginning is a name.
    capital_is_name: bool,
    words: Words,
    drops: Drops,
    read: u64,
    /// Signs that are no part of a word and stand before or behind it.
    marks: Vec<char>,
    unmarked: u64,
    /// How many words each sign stands before or behind, that is no mark.
    marked: BTreeMap<char, u64>,
    buffer: String,
}

/// What was kept and what was dropped.
#[derive(Clone, Debug)]
pub struct Imported {
    words: Words,
    /// What the source had.
    pub read: u64,
    /// What was not kept, by reason.
    pub dropped: Vec<Dropped>,
    /// How many words were read without their marks.
    pub unmarked: u64,
    /// What may be a mark: the sign that stands before or behind most of what was dropped for a sign, and at how many
    /// words.
    pub mark: Option<(char, u64)>,
}

impl<'a> Importer<'a> {
    /// An importer that has read nothing.
    pub fn new(alphabet: &'a Alphabet, wanted: Wanted) -> Self {
        let capital_is_name = wanted.capitals == Capitals::Names && !alphabet.noun_capitals();
        Self {
            reader: Reader::new(alphabet),
            wanted,
            capital_is_name,
            words: Words::default(),
            drops: Drops::showing(wanted.examples),
            read: 0,
            marks: Vec::new(),
            unmarked: 0,
            marked: BTreeMap::new(),
            buffer: String::new(),
        }
    }

    /// With signs that publishers put to words and that are no part of them: `AAK#` is AAK.
    #[must_use]
    pub fn without_marks(mut self, marks: &str) -> Self {
        self.marks = marks.chars().collect();
        self
    }

    /// Takes a form of a dictionary.
    pub fn take_form(&mut self, form: Form<'_>) {
        if form.keep_case {
            self.read += 1;
            self.drops.add(Reason::Abbreviation, form.line, form.text, None);
        } else {
            self.take(form.text, form.line);
        }
    }

    /// Takes a piece of a text.
    pub fn take_piece(&mut self, piece: Piece<'_>) {
        if piece.broken {
            self.read += 1;
            self.drops.add(Reason::Broken, piece.line, piece.text, None);
        } else {
            self.take(piece.text, piece.line);
        }
    }

    /// Takes what stands in a line of the source.
    pub fn take(&mut self, text: &str, line: usize) {
        self.read += 1;
        let text = text.trim_matches(blank);
        let bare = text.trim_matches(|c: char| blank(c) || self.marks.contains(&c));
        self.unmarked += u64::from(bare.len() < text.len());
        let text = bare;
        let read = match self.reader.row(text, &mut self.buffer) {
            Some(row) => self.capitalized(row.begins_capital, row.goes_on_capital).map_or(Ok(row.tiles), Err),
            None => match self.refused(text) {
                Some(refused) => {
                    self.look_for_a_mark(text, refused.0);
                    Err(refused)
                }
                None => self.reader.read(text, &mut self.buffer).map_err(reason),
            },
        };
        let (shortest, longest) = self.wanted.tiles;
        let dropped = match read {
            Ok(tiles) if tiles < usize::from(shortest.max(2)) => (Reason::Short, None),
            Ok(tiles) if tiles > usize::from(longest.min(BOARD)) => (Reason::Long, None),
            Ok(_) if self.words.push(&self.buffer, line) => return,
            Ok(_) => (Reason::Long, None),
            Err(dropped) => dropped,
        };
        self.drops.add(dropped.0, line, text, dropped.1);
    }

    /// Counts the sign that stands before or behind what else would be a word.
    fn look_for_a_mark(&mut self, text: &str, reason: Reason) {
        let word = text.trim_matches(|c: char| !c.is_alphabetic() && !is_combining_mark(c));
        let whole = word.chars().all(|c| c.is_alphabetic() || is_combining_mark(c));
        if reason != Reason::Sign || word.is_empty() || !whole {
            return;
        }
        let mut ends = [text.chars().next(), text.chars().next_back()].into_iter().flatten();
        if let Some(mark) = ends.find(|c| !c.is_alphanumeric() && !is_combining_mark(*c)) {
            *self.marked.entry(mark).or_default() += 1;
        }
    }

    /// What can be told from the text before its letters are read.
    fn refused(&self, text: &str) -> Option<Refused> {
        if text.contains(char::is_whitespace) {
            return Some((Reason::Several, None));
        }
        let sign = |c: char| !c.is_alphabetic() && !is_combining_mark(c) && c != '\u{fffd}';
        if let Some(sign) = text.chars().find(|&c| sign(c)) {
            return Some((Reason::Sign, Some(WrongLetter::Sign(sign))));
        }
        let mut letters = text.chars();
        let first = letters.next().is_some_and(char::is_uppercase);
        self.capitalized(first, letters.any(char::is_uppercase))
    }

    /// What a capital at the beginning and one within a word mean.
    fn capitalized(&self, first: bool, later: bool) -> Option<Refused> {
        let reason = if later { Reason::Abbreviation } else { Reason::Name };
        let meant = self.wanted.capitals == Capitals::Names && (later || first && self.capital_is_name);
        meant.then_some((reason, None))
    }

    /// Puts the words in order and drops duplicates.
    pub fn finish(mut self) -> Imported {
        let drops = &mut self.drops;
        self.words.sort(|word, line| drops.add(Reason::Twice, line, word, None));
        Imported {
            words: self.words,
            read: self.read,
            dropped: self.drops.sorted(),
            unmarked: self.unmarked,
            mark: self.marked.into_iter().max_by_key(|(_, words)| *words),
        }
    }
}

impl Imported {
    /// The shortest and the longest word, in tiles; `None` where there is none.
    pub fn lengths(&self) -> Option<(u8, u8)> {
        let tiles = |word: &str| u8::try_from(word.chars().count()).unwrap_or(u8::MAX);
        self.words().map(tiles).fold(None, |found, tiles| {
            let (from, to) = found.unwrap_or((tiles, tiles));
            Some((tiles.min(from), tiles.max(to)))
        })
    }

    /// How much of the source was no word of the language.
    pub fn no_words(&self) -> u64 {
        self.dropped.iter().filter(|dropped| dropped.reason.is_no_word()).map(|dropped| dropped.count).sum()
    }

    /// Letters of an alphabet that no word has.
    pub fn missing(&self, alphabet: &Alphabet) -> Vec<char> {
        let has = |letter: &&char| self.words.letters().binary_search(letter).is_ok();
        alphabet.letters().iter().filter(|letter| !has(letter)).copied().collect()
    }

    /// The words in their order with the lines of the source, from 1, on which they came first.
    pub fn lines(&self) -> impl Iterator<Item = (&str, usize)> {
        self.words.lines()
    }

    /// The words in byte order: NFC, upper case, folded, each once.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter()
    }
}

/// White space, seen or not.
fn blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

/// Why it is dropped, and the letter that is wrong.
fn reason(problem: WordProblem) -> Refused {
    match problem {
        WordProblem::Empty | WordProblem::TooShort { .. } => (Reason::Short, None),
        WordProblem::TooLong { .. } => (Reason::Long, None),
        WordProblem::SeveralWords { .. } => (Reason::Several, None),
        WordProblem::NotALetter { typed, position, .. } => {
            (Reason::Letter, Some(WrongLetter::Strange { typed, position }))
        }
        WordProblem::LookAlike { typed, position, script, meant } => {
            (Reason::LookAlike, Some(WrongLetter::LookAlike { typed, position, script, meant }))
        }
    }
}
