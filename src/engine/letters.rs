//! The letters of a game as small numbers.

/// The most letters that a game can have: one bit each of a number of 64.
pub const MOST_LETTERS: usize = 64;

/// The letters of a game: those of the list's words by code point, then those that only tiles have.
///
/// A letter is known by its place here. What is made from the list alone knows only its own letters and finds them at
/// the same places, whatever tiles are played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    all: Vec<char>,
    /// How many of them are the list's; these are sorted.
    listed: usize,
}

/// There are more letters than 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} letters: a game can have {MOST_LETTERS}")]
pub struct TooManyLetters(pub usize);

impl Letters {
    /// The letters of a list, in any order.
    pub fn of_list(letters: impl IntoIterator<Item = char>) -> Result<Self, TooManyLetters> {
        let mut all: Vec<char> = letters.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        let listed = all.len();
        if listed > MOST_LETTERS { Err(TooManyLetters(listed)) } else { Ok(Self { all, listed }) }
    }

    /// With letters that only tiles have. Those that are here already keep their places.
    pub fn with(mut self, letters: impl IntoIterator<Item = char>) -> Result<Self, TooManyLetters> {
        for letter in letters {
            if self.place(letter).is_none() {
                self.all.push(letter);
            }
        }
        if self.all.len() > MOST_LETTERS { Err(TooManyLetters(self.all.len())) } else { Ok(self) }
    }

    /// The letters in the order of their places.
    pub fn all(&self) -> &[char] {
        &self.all
    }

    /// Those that the list's words have.
    pub fn listed(&self) -> &[char] {
        &self.all[..self.listed]
    }

    /// The place of a letter, from 0; capitals only.
    pub fn place(&self, letter: char) -> Option<u8> {
        let (listed, others) = self.all.split_at(self.listed);
        let at = listed.binary_search(&letter).ok();
        let at = at.or_else(|| Some(self.listed + others.iter().position(|&it| it == letter)?));
        at.map(|at| at as u8)
    }

    /// The letter at a place.
    ///
    /// # Panics
    /// Where there is no such place.
    pub fn letter(&self, place: u8) -> char {
        self.all[usize::from(place)]
    }

    /// A word as places; `None` where a letter of it is none of these.
    pub fn places(&self, word: &str) -> Option<Vec<u8>> {
        word.chars().map(|letter| self.place(letter)).collect()
    }

    /// A tile as it is written: the capital, and the small letter for a blank.
    pub fn written(&self, place: u8, blank: bool) -> char {
        let letter = self.letter(place);
        let mut small = letter.to_lowercase();
        match (blank, small.next(), small.next()) {
            (true, Some(small), None) => small,
            _ => letter,
        }
    }

    /// Reads a letter as it is written; `true` for a small one, which is a blank.
    pub fn read(&self, written: char) -> Option<(u8, bool)> {
        if let Some(place) = self.place(written) {
            return Some((place, false));
        }
        let at = (0..self.all.len() as u8).find(|&place| self.written(place, true) == written)?;
        Some((at, true))
    }
}
