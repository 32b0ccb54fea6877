//! A move: where a word is laid and which tiles it has.

use std::cmp::Ordering;

use super::{Direction, Laid, Letters, SIDE, Square};

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

impl std::fmt::Debug for Laying {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
