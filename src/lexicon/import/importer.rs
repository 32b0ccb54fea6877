//! Takes what a source has and keeps the words.

use unicode_normalization::char::is_combining_mark;

use super::drops::{Dropped, Drops, Reason};
use super::layout::Piece;
use super::words::Words;
use crate::lexicon::reader::Reader;
use crate::lexicon::{Alphabet, Form, WordProblem};

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
            buffer: String::new(),
        }
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
        let text = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'));
        if let Some((reason, letter)) = self.refused(text) {
            self.drops.add(reason, line, text, letter);
            return;
        }
        match self.reader.read(text, &mut self.buffer) {
            Ok(tiles) if tiles < self.wanted.tiles.0 => self.drops.add(Reason::Short, line, text, None),
            Ok(tiles) if tiles > self.wanted.tiles.1 => self.drops.add(Reason::Long, line, text, None),
            Ok(_) => {
                if !self.words.push(&self.buffer, line) {
                    self.drops.add(Reason::Long, line, text, None);
                }
            }
            Err(problem) => {
                let (reason, letter) = reason(problem);
                self.drops.add(reason, line, text, letter);
            }
        }
    }

    /// What can be told from the text before its letters are read.
    fn refused(&self, text: &str) -> Option<(Reason, Option<String>)> {
        if text.contains(char::is_whitespace) {
            return Some((Reason::Several, None));
        }
        let sign = |c: char| !c.is_alphabetic() && !is_combining_mark(c) && c != '\u{fffd}';
        if let Some(sign) = text.chars().find(|&c| sign(c)) {
            return Some((Reason::Sign, Some(sign.to_string())));
        }
        if self.wanted.capitals == Capitals::Nothing {
            return None;
        }
        let mut letters = text.chars();
        let first = letters.next().is_some_and(char::is_uppercase);
        if letters.any(char::is_uppercase) {
            return Some((Reason::Abbreviation, None));
        }
        (first && self.capital_is_name).then_some((Reason::Name, None))
    }

    /// Puts the words in order and drops duplicates.
    pub fn finish(mut self) -> Imported {
        let drops = &mut self.drops;
        self.words.sort(|word, line| drops.add(Reason::Twice, line, word, None));
        Imported { words: self.words, read: self.read, dropped: self.drops.sorted() }
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

    /// The words in byte order: NFC, upper case, folded, each once.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter()
    }
}

/// Why it is dropped, and the letter that is wrong.
fn reason(problem: WordProblem) -> (Reason, Option<String>) {
    match problem {
        WordProblem::Empty | WordProblem::TooShort { .. } => (Reason::Short, None),
        WordProblem::TooLong { .. } => (Reason::Long, None),
        WordProblem::SeveralWords { .. } => (Reason::Several, None),
        WordProblem::NotALetter { typed, position, .. } => {
            (Reason::Letter, Some(format!("{typed} at place {position}")))
        }
        WordProblem::LookAlike { typed, position, script, meant } => (
            Reason::LookAlike,
            Some(format!("{typed} at place {position} is {script} and looks like {meant}")),
        ),
    }
}
