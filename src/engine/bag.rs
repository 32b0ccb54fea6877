//! The tiles that a game is played with, and those that may be laid in a turn.

use super::{Board, Letters, MOST_LETTERS, TooManyLetters};
use crate::lexicon::TileSet;

/// The blanks of a file that does not speak of them.
const USUAL_BLANKS: u8 = 2;
/// The most that a tile may score: no sum on a board then passes what a score can be.
const DEAREST: u8 = 50;
/// What a file writes for a blank.
const BLANK: char = '?';

/// The tiles of a game: their letters, what each scores, how many there are, and what a blank may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bag {
    letters: Letters,
    points: [u8; MOST_LETTERS],
    counts: [u8; MOST_LETTERS],
    blanks: u8,
    blank_may: u64,
}

/// A text that describes no tiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BagProblem {
    /// A line that is not a letter, its points and its number.
    #[error("line {line}: `{text}`: write a letter, what it scores and how many there are, `A 1 12`")]
    Line {
        /// From 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A letter that has a line already.
    #[error("line {line}: {letter} stands twice: take one of its lines out")]
    Twice {
        /// From 1.
        line: usize,
        /// The letter.
        letter: char,
    },
    /// A tile that scores more than any does.
    #[error("{letter} scores {points}: a tile scores {DEAREST} at most")]
    TooDear {
        /// The letter.
        letter: char,
        /// What it is to score, in game points.
        points: u8,
    },
    /// No letters.
    #[error("there are no tiles in it: write a line for each letter, `A 1 12`")]
    Empty,
    /// Too many letters.
    #[error("with the list's letters: {0}")]
    TooMany(#[from] TooManyLetters),
}

impl Bag {
    /// The tiles of a set, with the letters of a list. A blank may be every letter that is on a tile, and what the set
    /// names besides.
    pub fn of(set: &TileSet, letters: Letters) -> Result<Self, BagProblem> {
        let tiles = set.tiles().iter().map(|tile| (tile.letter, tile.points, tile.count));
        let blank_only = set.blank_only().iter().map(|&letter| (letter, 0, 0));
        Self::with(letters, &tiles.chain(blank_only).collect::<Vec<_>>(), set.blanks())
    }

    /// Reads `letter points number` a line, with the letters of a list. A line for `?` says how many blanks there are,
    /// else there are two; a number of 0 is a letter that only a blank can be. Empty lines and those that begin with #
    /// are passed over.
    pub fn read(text: &str, letters: Letters) -> Result<Self, BagProblem> {
        let (tiles, blanks) = lines(text)?;
        Self::with(letters, &tiles, blanks)
    }

    /// The letters that a text describes, in its order.
    pub fn letters_of(text: &str) -> Result<Vec<char>, BagProblem> {
        Ok(lines(text)?.0.into_iter().map(|(letter, ..)| letter).collect())
    }

    fn with(letters: Letters, tiles: &[(char, u8, u8)], blanks: u8) -> Result<Self, BagProblem> {
        let letters = letters.with(tiles.iter().map(|(letter, ..)| *letter))?;
        let (mut points, mut counts, mut blank_may) = ([0; MOST_LETTERS], [0; MOST_LETTERS], 0);
        for &(letter, worth, count) in tiles {
            if worth > DEAREST {
                return Err(BagProblem::TooDear { letter, points: worth });
            }
            // It was added above.
            let place = usize::from(letters.place(letter).unwrap_or_default());
            (points[place], counts[place]) = (worth, count);
            blank_may |= 1 << place;
        }
        Ok(Self { letters, points, counts, blanks, blank_may })
    }

    /// The letters of the list and of the tiles.
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// What a tile of a letter scores, in game points.
    pub fn points(&self, letter: u8) -> u8 {
        self.points[usize::from(letter)]
    }

    /// How many tiles of a letter there are.
    pub fn count(&self, letter: u8) -> u8 {
        self.counts[usize::from(letter)]
    }

    /// The blanks.
    pub fn blanks(&self) -> u8 {
        self.blanks
    }

    /// Whether a blank may stand for a letter.
    pub fn blank_may_be(&self, letter: u8) -> bool {
        self.blank_may >> letter & 1 == 1
    }

    /// A bit for each letter that a blank may be.
    pub(super) fn blank_may(&self) -> u64 {
        self.blank_may
    }

    /// Of which tiles a board and a rack together have more than there are: letters with the surplus, `None` for
    /// blanks.
    pub fn lacks(&self, board: &Board, rack: &Rack) -> Vec<(Option<char>, u8)> {
        let (mut used, mut blanks) = (*rack.counts(), rack.blanks());
        for tile in board.squares().filter_map(|(_, tile)| tile) {
            if tile.is_blank() {
                blanks += 1;
            } else {
                used[usize::from(tile.letter())] += 1;
            }
        }
        let over = |used: u8, there: u8| used.checked_sub(there).filter(|&over| over > 0);
        let each = self.letters.all().iter().enumerate();
        let letters =
            each.filter_map(|(place, &it)| Some((Some(it), over(used[place], self.counts[place])?)));
        letters.chain(over(blanks, self.blanks).map(|over| (None, over))).collect()
    }
}

type TileLines = (Vec<(char, u8, u8)>, u8);

fn lines(text: &str) -> Result<TileLines, BagProblem> {
    let (mut tiles, mut blanks) = (Vec::<(char, u8, u8)>::new(), None);
    for (index, text) in text.lines().enumerate() {
        let (line, text) = (index + 1, text.trim_matches(['\u{feff}', ' ', '\t', '\r']));
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let wrong = || BagProblem::Line { line, text: text.to_owned() };
        let [letter, points, count]: [&str; 3] =
            text.split_whitespace().collect::<Vec<_>>().try_into().map_err(|_| wrong())?;
        let mut signs = letter.chars();
        let (Some(letter), None) = (signs.next(), signs.next()) else { return Err(wrong()) };
        let (Ok(points), Ok(count)) = (points.parse(), count.parse()) else { return Err(wrong()) };
        let twice =
            if letter == BLANK { blanks.is_some() } else { tiles.iter().any(|(it, ..)| *it == letter) };
        if twice {
            return Err(BagProblem::Twice { line, letter });
        }
        if letter == BLANK {
            blanks = Some(count);
        } else if letter.is_alphabetic() && !letter.is_lowercase() {
            tiles.push((letter, points, count));
        } else {
            return Err(wrong());
        }
    }
    if tiles.is_empty() { Err(BagProblem::Empty) } else { Ok((tiles, blanks.unwrap_or(USUAL_BLANKS))) }
}

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
