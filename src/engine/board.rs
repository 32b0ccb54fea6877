//! The board: its squares and premiums, what lies on it, the letters of a game as small numbers, and moves: where a
//! word is laid and which tiles it has.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const SQUARES: usize = SIDE as usize * SIDE as usize;
const BLANK: u8 = 0x40;
const NONE: u8 = 0xff;

/// A tile as it lies, or is to lie, on a square: the place of its letter, and whether it is a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid(u8);

impl Laid {
    /// A tile of a letter, 0 to 63; a blank that stands for it.
    pub fn new(letter: u8, blank: bool) -> Self {
        Self(letter & !(BLANK | 0x80) | if blank { BLANK } else { 0 })
    }

    /// The place of its letter.
    pub fn letter(self) -> u8 {
        self.0 & !BLANK
    }

    /// Whether it is a blank, which scores nothing.
    pub fn is_blank(self) -> bool {
        self.0 & BLANK != 0
    }

    /// The capital, and for a blank the small letter.
    pub fn written(self, letters: &Letters) -> char {
        letters.written(self.letter(), self.is_blank())
    }
}

/// The squares and what was laid on them.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    squares: [u8; SQUARES],
    tiles: u16,
}

impl Default for Board {
    fn default() -> Self {
        Self { squares: [NONE; SQUARES], tiles: 0 }
    }
}

impl Board {
    /// The tile on a square.
    pub fn get(&self, square: Square) -> Option<Laid> {
        let there = self.squares[square.index()];
        (there != NONE).then_some(Laid(there))
    }

    /// Lays a tile on a square, or takes away what lies there.
    pub fn set(&mut self, square: Square, tile: Option<Laid>) {
        let place = &mut self.squares[square.index()];
        self.tiles -= u16::from(*place != NONE);
        *place = tile.map_or(NONE, |tile| tile.0);
        self.tiles += u16::from(*place != NONE);
    }

    /// The tiles on it.
    pub fn tiles(&self) -> u16 {
        self.tiles
    }

    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// Whether a square is one of this board and a tile lies on it.
    pub fn is_taken(&self, square: Option<Square>) -> bool {
        square.is_some_and(|square| self.get(square).is_some())
    }

    /// Whether a tile lies beside a square, in the lane of a direction.
    pub(super) fn is_beside(&self, square: Square, direction: Direction) -> bool {
        self.is_taken(square.before(direction)) || self.is_taken(square.on(direction, 1))
    }

    /// Every square, row by row, with what lies on it.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Option<Laid>)> {
        let square = |at: usize| Square { row: (at / 15) as u8, column: (at % 15) as u8 };
        (0..SQUARES).map(square).map(|square| (square, self.get(square)))
    }

    /// The rows from the top with `/` between them, `.` for an empty square, small letters for blanks.
    pub fn written(&self, letters: &Letters) -> String {
        let mut text = String::with_capacity(SQUARES + usize::from(SIDE));
        for (square, tile) in self.squares() {
            if square.column == 0 && square.row > 0 {
                text.push('/');
            }
            text.push(tile.map_or('.', |tile| tile.written(letters)));
        }
        text
    }
}

impl fmt::Debug for Board {
    /// Letters by their places, from `A` on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.squares.chunks(usize::from(SIDE)) {
            let sign = |&tile: &u8| match tile {
                NONE => '.',
                tile => char::from((if tile & BLANK == 0 { b'A' } else { b'a' }) + (tile & 0x1f)),
            };
            writeln!(f, "{}", row.iter().map(sign).collect::<String>())?;
        }
        Ok(())
    }
}

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

/// The tiles of a word in their order, those that lay there already too; 15 at most.
#[derive(Clone, Copy)]
pub struct Laying {
    tiles: [Laid; SIDE as usize],
    length: u8,
}

impl Laying {
    /// The tiles of a word; `None` where they are more than a side of the board.
    pub fn new(tiles: impl IntoIterator<Item = Laid>) -> Option<Self> {
        let mut laying = Self { tiles: [Laid::new(0, false); SIDE as usize], length: 0 };
        for tile in tiles {
            *laying.tiles.get_mut(usize::from(laying.length))? = tile;
            laying.length += 1;
        }
        Some(laying)
    }

    /// Reads a word: capitals, small letters for blanks. `None` where a sign is no letter, or where there are too many.
    pub fn read(text: &str, letters: &Letters) -> Option<Self> {
        let tiles =
            text.chars().map(|sign| letters.read(sign).map(|(letter, blank)| Laid::new(letter, blank)));
        Self::new(tiles.collect::<Option<Vec<_>>>()?)
    }

    /// The tiles.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.length)]
    }

    /// The word, small letters for blanks.
    pub fn written(&self, letters: &Letters) -> String {
        self.tiles().iter().map(|tile| tile.written(letters)).collect()
    }

    /// The letters by their places, as a list knows the word.
    pub fn letters(&self) -> impl Iterator<Item = u8> {
        self.tiles().iter().map(|tile| tile.letter())
    }

    /// The same with the tile at a place, from 0, as a blank.
    #[must_use]
    pub(super) fn with_blank(mut self, at: usize) -> Self {
        self.tiles[at] = Laid::new(self.tiles[at].letter(), true);
        self
    }
}

impl PartialEq for Laying {
    fn eq(&self, other: &Self) -> bool {
        self.tiles() == other.tiles()
    }
}

impl Eq for Laying {}

impl std::hash::Hash for Laying {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
    }
}

impl fmt::Debug for Laying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}

/// A move: the main word with the square of its first letter and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square of the first letter, whoever laid that one.
    pub square: Square,
    /// Which way.
    pub direction: Direction,
    /// The whole main word.
    pub word: Laying,
}

/// A move that a search found.
///
/// They stand in this order: the highest score first; of one score the move that takes fewer blanks from the rack; then
/// across before down; then by the square of the first letter, row by row from the top and each from the left; then by
/// the word, letter by letter in the order of [`Letters`]; then the one whose first blank comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scored {
    /// What it scores, in game points, with cross words and bingo.
    pub score: u16,
    /// Blanks of the rack that it takes.
    pub blanks: u8,
    /// The move.
    pub play: Move,
}

impl Ord for Scored {
    fn cmp(&self, other: &Self) -> Ordering {
        let place = |it: &Self| (it.blanks, it.play.direction, it.play.square);
        let (tiles, others) = (self.play.word.tiles(), other.play.word.tiles());
        (other.score.cmp(&self.score))
            .then_with(|| place(self).cmp(&place(other)))
            .then_with(|| self.play.word.letters().cmp(other.play.word.letters()))
            .then_with(|| tiles.iter().map(|it| it.is_blank()).cmp(others.iter().map(|it| it.is_blank())))
    }
}

impl PartialOrd for Scored {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

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

/// The most letters that a game can have: one bit each of a number of 64.
pub const MOST_LETTERS: usize = 64;

/// There are more letters than 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} letters: a game can have {MOST_LETTERS}")]
pub struct TooManyLetters(pub usize);
