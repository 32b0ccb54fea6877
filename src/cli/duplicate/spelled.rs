//! The letters of the tiles and those of the list: the same ones, or such as stand for them.

use std::io::Write;

use crate::engine::{Bag, Index};

use super::super::Problem;
use super::source::{Source, Tiles};

/// How positions are written: each letter and the list's for which it stands. Empty where they are the list's own.
#[derive(Default)]
pub(super) struct Spelling(Vec<(char, char)>);

impl Spelling {
    /// What is read, in the list's letters.
    pub(super) fn read(&self, text: &str) -> String {
        text.chars().map(|sign| self.swapped(sign, |(from, to)| (from, to))).collect()
    }

    /// What is said, in the letters in which it was asked.
    pub(super) fn out(&self, text: &str) -> String {
        text.chars().map(|sign| self.swapped(sign, |(from, to)| (to, from))).collect()
    }

    fn swapped(&self, sign: char, way: impl Fn((char, char)) -> (char, char)) -> char {
        let pairs = || self.0.iter().copied().map(&way);
        let capital = pairs().find(|(from, _)| *from == sign).map(|(_, to)| to);
        let small = || pairs().find(|(from, _)| small(*from) == sign).map(|(_, to)| small(to));
        capital.or_else(small).unwrap_or(sign)
    }
}

fn small(letter: char) -> char {
    let mut small = letter.to_lowercase();
    small.next().filter(|_| small.next().is_none()).unwrap_or(letter)
}

/// The tiles with the letters of the list, and how positions are written with them.
pub(super) fn bag(
    tiles: &Tiles,
    source: &Source,
    index: &Index,
    err: &mut dyn Write,
) -> Result<(Bag, Spelling), Problem> {
    let name = tiles.name();
    let wrong = |problem: crate::engine::BagProblem| {
        Problem::told(format!("{name}: {problem}"), "put the tiles right")
    };
    let letters = match tiles {
        Tiles::Set(set) => set.tiles().iter().map(|tile| tile.letter).collect(),
        Tiles::File { text, .. } => Bag::letters_of(text).map_err(wrong)?,
    };
    let spelling = spelling(&letters, source, index, name, err)?;
    let bag = match tiles {
        Tiles::Set(set) => Bag::of(set, index.letters().clone()),
        Tiles::File { text, .. } => Bag::read(&spelling.read(text), index.letters().clone()),
    };
    Ok((bag.map_err(wrong)?, spelling))
}

fn spelling(
    letters: &[char],
    source: &Source,
    index: &Index,
    tiles: &str,
    err: &mut dyn Write,
) -> Result<Spelling, Problem> {
    let listed = |letter: &&char| index.letters().place(**letter).is_some();
    let of_language = |letter: &&char| source.alphabet.as_ref().is_some_and(|it| it.has(**letter));
    let strange: Vec<char> = letters.iter().filter(|it| !listed(it) && !of_language(it)).copied().collect();
    if strange.is_empty() {
        return Ok(Spelling::default());
    }
    let own = source.alphabet.as_ref().map_or(index.letters().all(), |alphabet| alphabet.letters());
    let in_a_row = ('A'..='Z').take(letters.len()).eq(letters.iter().copied());
    if strange.len() == letters.len() && in_a_row && own.len() == letters.len() {
        return Ok(Spelling(letters.iter().copied().zip(own.iter().copied()).collect()));
    }
    let strange_row: String = strange.iter().flat_map(|&letter| [' ', letter]).collect();
    // Of a list that does not say its language nobody knows which letters it might have.
    if source.alphabet.is_none() && strange.len() < letters.len() {
        writeln!(err, "warning: {}: no word of it has the letters{strange_row} of {tiles}", source.name)?;
        return Ok(Spelling::default());
    }
    let what = format!("{}: the list has not the letters{strange_row} of the tiles {tiles}", source.name);
    Err(Problem::told(what, "take the tiles of the list's language, in capitals, or another list"))
}
