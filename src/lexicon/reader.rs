//! Reads words by the million, as an alphabet reads one.

use unicode_normalization::char::is_combining_mark;

use super::{Alphabet, BOARD, WordProblem};

/// Letters up to here are remembered; beyond are scripts that no list of these languages is written in.
const REMEMBERED: usize = 0x2000;

/// An alphabet that remembers how it has read each letter.
///
/// A letter by itself is folded once by the alphabet and then looked up. Whatever is not a row of such letters
/// (decomposed text, strange letters, white space) is read by the alphabet, whose complaint is passed on.
pub(super) struct Reader<'a> {
    alphabet: &'a Alphabet,
    /// By code point; empty letters are those that the alphabet has to look at.
    folded: Vec<Option<Box<str>>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(alphabet: &'a Alphabet) -> Self {
        Self { alphabet, folded: vec![None; REMEMBERED] }
    }

    /// Puts the letters of a word in place of what `into` held, and gives its length in tiles.
    pub(super) fn read(&mut self, typed: &str, into: &mut String) -> Result<u8, WordProblem> {
        into.clear();
        let mut tiles = 0;
        for letter in typed.chars() {
            let Some(folded) = self.letter(letter) else { return self.slowly(typed, into) };
            into.push_str(folded);
            tiles += folded.chars().count();
        }
        match u8::try_from(tiles) {
            Ok(tiles @ 2..=BOARD) => Ok(tiles),
            // A dictionary has hundreds of thousands of them.
            _ if tiles > usize::from(BOARD) => Err(WordProblem::TooLong { tiles, longest: BOARD }),
            _ => self.slowly(typed, into),
        }
    }

    fn slowly(&self, typed: &str, into: &mut String) -> Result<u8, WordProblem> {
        let word = self.alphabet.spell(typed, BOARD)?;
        into.clear();
        into.push_str(word.text());
        Ok(word.tiles())
    }

    fn letter(&mut self, letter: char) -> Option<&str> {
        let alphabet = self.alphabet;
        let slot = self.folded.get_mut(u32::from(letter) as usize)?;
        let folded = slot.get_or_insert_with(|| {
            let folded = if is_combining_mark(letter) || !letter.is_alphabetic() {
                String::new()
            } else {
                alphabet.fold(&letter.to_string())
            };
            let known = folded.chars().all(|letter| alphabet.has(letter));
            if known { folded.into() } else { Box::default() }
        });
        (!folded.is_empty()).then_some(&**folded)
    }
}
