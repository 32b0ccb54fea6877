//! Takes what a source has and keeps the words; notes what was dropped, and why.

use std::collections::BTreeMap;
use std::fmt;

use unicode_normalization::char::is_combining_mark;

use super::layout::TextPiece;
use super::words::PackedWords;
use crate::lexicon::alphabet::AlphabetReader;
use crate::lexicon::{Alphabet, BOARD, HunspellForm, WordProblem, seen, visible};

/// Why something is dropped, and the letter that is wrong.
type DroppedWith = (DropReason, Option<WrongLetter>);

/// What the list is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedList {
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
    reader: AlphabetReader<'a>,
    wanted: WantedList,
    /// Whether a capital at the beginning is a name.
    capital_is_name: bool,
    words: PackedWords,
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
    words: PackedWords,
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
    pub fn new(alphabet: &'a Alphabet, wanted: WantedList) -> Self {
        let capital_is_name = wanted.capitals == Capitals::Names && !alphabet.noun_capitals();
        Self {
            reader: AlphabetReader::new(alphabet),
            wanted,
            capital_is_name,
            words: PackedWords::default(),
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
    pub fn take_form(&mut self, form: HunspellForm<'_>) {
        if form.keep_case {
            self.read += 1;
            self.drops.add(DropReason::Abbreviation, form.line, form.text, None);
        } else {
            self.take(form.text, form.line);
        }
    }

    /// Takes a piece of a text.
    pub fn take_piece(&mut self, piece: TextPiece<'_>) {
        if piece.broken {
            self.read += 1;
            self.drops.add(DropReason::Broken, piece.line, piece.text, None);
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
            Ok(tiles) if tiles < usize::from(shortest.max(2)) => (DropReason::Short, None),
            Ok(tiles) if tiles > usize::from(longest.min(BOARD)) => (DropReason::Long, None),
            Ok(_) if self.words.push(&self.buffer, line) => return,
            Ok(_) => (DropReason::Long, None),
            Err(dropped) => dropped,
        };
        self.drops.add(dropped.0, line, text, dropped.1);
    }

    /// Counts the sign that stands before or behind what else would be a word.
    fn look_for_a_mark(&mut self, text: &str, reason: DropReason) {
        let word = text.trim_matches(|c: char| !c.is_alphabetic() && !is_combining_mark(c));
        let whole = word.chars().all(|c| c.is_alphabetic() || is_combining_mark(c));
        if reason != DropReason::Sign || word.is_empty() || !whole {
            return;
        }
        let mut ends = [text.chars().next(), text.chars().next_back()].into_iter().flatten();
        if let Some(mark) = ends.find(|c| !c.is_alphanumeric() && !is_combining_mark(*c)) {
            *self.marked.entry(mark).or_default() += 1;
        }
    }

    /// What can be told from the text before its letters are read.
    fn refused(&self, text: &str) -> Option<DroppedWith> {
        if text.contains(char::is_whitespace) {
            return Some((DropReason::Several, None));
        }
        let sign = |c: char| !c.is_alphabetic() && !is_combining_mark(c) && c != '\u{fffd}';
        if let Some(sign) = text.chars().find(|&c| sign(c)) {
            return Some((DropReason::Sign, Some(WrongLetter::Sign(sign))));
        }
        let mut letters = text.chars();
        let first = letters.next().is_some_and(char::is_uppercase);
        self.capitalized(first, letters.any(char::is_uppercase))
    }

    /// What a capital at the beginning and one within a word mean.
    fn capitalized(&self, first: bool, later: bool) -> Option<DroppedWith> {
        let reason = if later { DropReason::Abbreviation } else { DropReason::Name };
        let meant = self.wanted.capitals == Capitals::Names && (later || first && self.capital_is_name);
        meant.then_some((reason, None))
    }

    /// Puts the words in order and drops duplicates.
    pub fn finish(mut self) -> Imported {
        let drops = &mut self.drops;
        self.words.sort(|word, line| drops.add(DropReason::Twice, line, word, None));
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
fn reason(problem: WordProblem) -> DroppedWith {
    match problem {
        WordProblem::Empty | WordProblem::TooShort { .. } => (DropReason::Short, None),
        WordProblem::TooLong { .. } => (DropReason::Long, None),
        WordProblem::SeveralWords { .. } => (DropReason::Several, None),
        WordProblem::NotALetter { typed, position, .. } => {
            (DropReason::Letter, Some(WrongLetter::Strange { typed, position }))
        }
        WordProblem::LookAlike { typed, position, script, meant } => {
            (DropReason::LookAlike, Some(WrongLetter::LookAlike { typed, position, script, meant }))
        }
    }
}

/// Why something in a source is no word of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DropReason {
    /// A letter that the alphabet has not got.
    Letter,
    /// A letter of another script that looks like one of the alphabet's.
    LookAlike,
    /// A digit, a hyphen, an apostrophe, a full stop or another sign.
    Sign,
    /// Parted by a hyphen at the end of a line: nobody but a person can tell what was one word.
    Broken,
    /// Several words where one belongs.
    Several,
    /// Written with a capital, which in this language is a name.
    Name,
    /// Capitals within the word, or one that is never written in capitals.
    Abbreviation,
    /// Fewer tiles than the list covers.
    Short,
    /// More tiles than the list covers.
    Long,
    /// It has come before.
    Twice,
}

impl DropReason {
    /// The message that says it.
    pub fn message(self) -> &'static str {
        match self {
            Self::Letter => "import-drop-letter",
            Self::LookAlike => "import-drop-look-alike",
            Self::Sign => "import-drop-sign",
            Self::Broken => "import-drop-broken",
            Self::Several => "import-drop-several",
            Self::Name => "import-drop-name",
            Self::Abbreviation => "import-drop-abbreviation",
            Self::Short => "import-drop-short",
            Self::Long => "import-drop-long",
            Self::Twice => "import-drop-twice",
        }
    }

    /// Whether what was dropped for it is no word of the language at all. A list may be too long, or full of names;
    /// where most of it is no words, it is not what it was taken for.
    pub fn is_no_word(self) -> bool {
        matches!(self, Self::Letter | Self::LookAlike | Self::Sign | Self::Broken | Self::Several)
    }
}

/// As manifests have it, in whatever language a person reads.
impl fmt::Display for DropReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Letter => "a letter that is not in the alphabet",
            Self::LookAlike => "a letter of another script that looks alike",
            Self::Sign => "a digit, hyphen, apostrophe, full stop or another sign",
            Self::Broken => "parted by a hyphen at a line's end",
            Self::Several => "several words",
            Self::Name => "a name",
            Self::Abbreviation => "capitals within it, or none allowed: an abbreviation or a symbol",
            Self::Short => "too short",
            Self::Long => "too long",
            Self::Twice => "a duplicate",
        })
    }
}

/// What was dropped for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Why.
    pub reason: DropReason,
    /// How many.
    pub count: u64,
    /// The first of them.
    pub examples: Vec<Example>,
}

/// One thing that was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its line in the source, from 1; for a dictionary the line of its entry.
    pub line: usize,
    /// As it stands there.
    pub text: String,
    /// The letter that is wrong, where one is.
    pub letter: Option<WrongLetter>,
}

/// A letter for which something was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongLetter {
    /// A sign that is no letter.
    Sign(char),
    /// One that the alphabet has not got.
    Strange {
        /// As it stands there.
        typed: String,
        /// Its place in the word, from 1.
        position: usize,
    },
    /// One of another script that looks like one of the alphabet's.
    LookAlike {
        /// As it stands there.
        typed: String,
        /// Its place in the word, from 1.
        position: usize,
        /// The script that it is from: `Cyrillic`.
        script: &'static str,
        /// The alphabet's letter.
        meant: char,
    },
}

impl fmt::Display for WrongLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(f, "{sign}"),
            Self::Strange { typed, position } => write!(f, "{typed} at place {position}"),
            Self::LookAlike { typed, position, script, meant } => {
                write!(f, "{typed} at place {position} is {script} and looks like {meant}")
            }
        }
    }
}

impl fmt::Display for Example {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} {}", self.line, seen(&self.text))?;
        self.letter.as_ref().map_or(Ok(()), |letter| write!(f, " ({})", visible(&letter.to_string())))
    }
}

/// The drops by reason.
#[derive(Clone, Debug, Default)]
pub(super) struct Drops {
    shown: usize,
    dropped: Vec<Dropped>,
}

impl Drops {
    /// With so many examples for each reason.
    pub(super) fn showing(shown: usize) -> Self {
        Self { shown, dropped: Vec::new() }
    }

    pub(super) fn add(&mut self, reason: DropReason, line: usize, text: &str, letter: Option<WrongLetter>) {
        let at = self.dropped.iter().position(|dropped| dropped.reason == reason).unwrap_or_else(|| {
            self.dropped.push(Dropped { reason, count: 0, examples: Vec::new() });
            self.dropped.len() - 1
        });
        let dropped = &mut self.dropped[at];
        dropped.count += 1;
        if dropped.examples.len() < self.shown {
            dropped.examples.push(Example { line, text: text.to_owned(), letter });
        }
    }

    /// In the order of the reasons.
    pub(super) fn sorted(mut self) -> Vec<Dropped> {
        self.dropped.sort_by_key(|dropped| dropped.reason);
        self.dropped
    }
}
