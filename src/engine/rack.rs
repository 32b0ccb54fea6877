//! The tiles that may be laid in a turn.

use super::{Letters, MOST_LETTERS};

/// The most tiles on a rack.
pub(super) const FULL: u8 = 7;

/// A rack: how many tiles of each letter, and the blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rack {
    counts: [u8; MOST_LETTERS],
    blanks: u8,
}

/// Something is written that is no rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RackProblem {
    /// A sign that is no letter of the game.
    #[error("{0} is no letter of the tiles: write capitals, and ? for a blank")]
    NotALetter(char),
    /// More than seven tiles.
    #[error("{0} tiles: a rack holds {FULL}")]
    TooMany(usize),
}

impl Rack {
    /// A rack of letters by their places, and of blanks.
    pub fn new(letters: &[u8], blanks: u8) -> Result<Self, RackProblem> {
        let total = letters.len() + usize::from(blanks);
        if total > usize::from(FULL) {
            return Err(RackProblem::TooMany(total));
        }
        let mut counts = [0; MOST_LETTERS];
        for &letter in letters {
            counts[usize::from(letter)] += 1;
        }
        Ok(Self { counts, blanks })
    }

    /// Reads capitals, and `?` for a blank, in any order.
    pub fn read(text: &str, letters: &Letters) -> Result<Self, RackProblem> {
        let mut blanks = 0;
        let mut found = Vec::new();
        for sign in text.chars() {
            match sign {
                '?' => blanks += 1,
                _ => found.push(letters.place(sign).ok_or(RackProblem::NotALetter(sign))?),
            }
        }
        // So that a long text cannot count round.
        if blanks + found.len() > usize::from(FULL) {
            return Err(RackProblem::TooMany(blanks + found.len()));
        }
        Self::new(&found, blanks as u8)
    }

    /// How many tiles of a letter.
    pub fn count(&self, letter: u8) -> u8 {
        self.counts[usize::from(letter)]
    }

    /// The blanks.
    pub fn blanks(&self) -> u8 {
        self.blanks
    }

    /// All tiles.
    pub fn total(&self) -> u8 {
        self.counts.iter().sum::<u8>() + self.blanks
    }

    /// How many tiles of each letter.
    pub(super) fn counts(&self) -> &[u8; MOST_LETTERS] {
        &self.counts
    }

    /// A bit for each letter that is on it, not as a blank.
    pub(super) fn mask(&self) -> u64 {
        let there = self.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        there.fold(0, |mask, (letter, _)| mask | 1 << letter)
    }

    /// The letters in the order of their places, then the blanks.
    pub fn written(&self, letters: &Letters) -> String {
        let tile = |(place, &letter): (usize, &char)| {
            std::iter::repeat_n(letter, usize::from(self.counts[place])).collect::<String>()
        };
        let text: String = letters.all().iter().enumerate().map(tile).collect();
        text + &"?".repeat(self.blanks.into())
    }
}
