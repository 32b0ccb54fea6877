//! The squares of the board, directions, premiums, and how they are written.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The squares of a side.
pub const SIDE: u8 = 15;

/// The premiums of a quarter of the board with its middle lines: `3` and `2` count the word so often, `t` and `d` the
/// letter. The regulations do not print the board; this is the one that every edition of the game has.
const QUARTER: [&[u8; 8]; 8] =
    [b"3..d...3", b".2...t..", b"..2...d.", b"d..2...d", b"....2...", b".t...t..", b"..d...d.", b"3..d...2"];

/// A square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// From the top, from 0.
    pub row: u8,
    /// From the left, from 0.
    pub column: u8,
}

/// Which way a word is laid. Across comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// From left to right: Ο, οριζόντια.
    Across,
    /// From top to bottom: Κ, κάθετα.
    Down,
}

impl Direction {
    /// The other one.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }

    /// What a slip says of it: Κ for down and Ο for across (PESD §4.3), K and O of a Latin keyboard, or the words in
    /// which this program writes it.
    pub fn read(written: &str) -> Option<Self> {
        match written {
            "Ο" | "ο" | "O" | "o" | "across" => Some(Self::Across),
            "Κ" | "κ" | "K" | "k" | "down" => Some(Self::Down),
            _ => None,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Across => "across",
            Self::Down => "down",
        })
    }
}

impl Square {
    /// The middle, which the first move covers.
    pub const CENTRE: Self = Self { row: SIDE / 2, column: SIDE / 2 };

    /// A square by its row and column, from 0; `None` off the board.
    pub fn new(row: u8, column: u8) -> Option<Self> {
        (row < SIDE && column < SIDE).then_some(Self { row, column })
    }

    /// The square so many further on; `None` off the board.
    pub fn on(self, direction: Direction, by: u8) -> Option<Self> {
        match direction {
            Direction::Across => Self::new(self.row, self.column.checked_add(by)?),
            Direction::Down => Self::new(self.row.checked_add(by)?, self.column),
        }
    }

    /// The square before it; `None` at the edge.
    pub fn before(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::Across => self.column.checked_sub(1).map(|column| Self { column, ..self }),
            Direction::Down => self.row.checked_sub(1).map(|row| Self { row, ..self }),
        }
    }

    /// By how much it multiplies a letter that is laid on it, and the word.
    pub const fn premium(self) -> (u8, u8) {
        let (row, column) = (folded(self.row), folded(self.column));
        match QUARTER[row][column] {
            b'3' => (1, 3),
            b'2' => (1, 2),
            b't' => (3, 1),
            b'd' => (2, 1),
            _ => (1, 1),
        }
    }

    /// Its place, row by row.
    pub(super) fn index(self) -> usize {
        usize::from(self.row) * usize::from(SIDE) + usize::from(self.column)
    }

    /// As a Greek sheet writes it: Α to Ο from left to right, 1 to 15 from top to bottom (PESD §4.3: Α5).
    pub fn greek(self) -> String {
        format!("{}{}", column('Α', self.column), self.row + 1)
    }
}

/// How far a row or a column is from the nearer edge.
const fn folded(at: u8) -> usize {
    (if at <= SIDE / 2 { at } else { SIDE - 1 - at }) as usize
}

/// The letter of a column. Fifteen letters follow the Latin A as they follow the Greek one, without a gap.
fn column(first: char, at: u8) -> char {
    char::from_u32(u32::from(first) + u32::from(at)).unwrap_or(first)
}

impl fmt::Display for Square {
    /// The letter of its column, A to O, then the number of its row: `H8` is the middle.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", column('A', self.column), self.row + 1))
    }
}

/// Something is written that is no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no square of the board: write the column A to O and the row 1 to 15, H8")]
pub struct NotASquare(pub String);

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads column and row in either order, the column in Latin or Greek letters of either case: `H8`, `8H`, `Θ8`.
    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let off = || NotASquare(text.to_owned());
        let letter = text.chars().find(|it| it.is_alphabetic()).ok_or_else(off)?;
        let number = text.strip_prefix(letter).or_else(|| text.strip_suffix(letter)).ok_or_else(off)?;
        let capital = letter.to_uppercase().next().unwrap_or(letter);
        let at = ['A', 'Α'].into_iter().find_map(|first| (0..SIDE).find(|&at| column(first, at) == capital));
        // `parse` would take a sign.
        let row = number.bytes().all(|it| it.is_ascii_digit()).then(|| number.parse::<u8>().ok()).flatten();
        let row = row.and_then(|row| row.checked_sub(1)).ok_or_else(off)?;
        Self::new(row, at.ok_or_else(off)?).ok_or_else(off)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Square {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Square".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A square of the board: its column A to O (or Α to Ο) and its row 1 to 15, as H8."
        })
    }
}
