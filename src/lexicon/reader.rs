//! Reads words by the million, as an alphabet reads one.

use unicode_normalization::char::is_combining_mark;

use super::{Alphabet, BOARD, WordProblem};

/// Letters up to here are remembered; beyond are scripts that no list of these languages is written in.
const REMEMBERED: usize = 0x2000;

/// An alphabet that remembers how it has read each letter.
///
/// A letter by itself is folded once by the alphabet and then looked up ([`row`](Self::row)). Whatever is not a row of
/// such letters (decomposed text, strange letters, white space) is read by the alphabet ([`read`](Self::read)), whose
/// complaint is passed on.
pub(super) struct Reader<'a> {
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
pub(super) struct Row {
    /// Its length.
    pub(super) tiles: usize,
    /// Whether its first letter is a capital.
    pub(super) begins_capital: bool,
    /// Whether a later one is.
    pub(super) goes_on_capital: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(alphabet: &'a Alphabet) -> Self {
        Self { alphabet, letters: vec![None; REMEMBERED] }
    }

    /// A word of letters that are in the alphabet each by itself, which most words are: puts them in place of what
    /// `into` held.
    pub(super) fn row(&mut self, typed: &str, into: &mut String) -> Option<Row> {
        into.clear();
        let mut row = Row::default();
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
