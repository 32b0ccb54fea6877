//! What lies on the board.

use super::{Direction, Letters, SIDE, Square};

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

impl std::fmt::Debug for Board {
    /// Letters by their places, from `A` on.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
