//! The board as fifteen rows and fifteen columns, with what may be laid on each empty square.

use crate::engine::index::{Graph, Index};
use crate::engine::{Bag, Board, Direction, SIDE, Square};

const LENGTH: usize = SIDE as usize;
/// All rows, then all columns.
pub(super) const LANES: usize = 2 * LENGTH;
/// Instead of a letter where no tile lies.
pub(super) const EMPTY: u8 = 0xff;

/// By how much each square multiplies a letter and a word. Rows and columns are alike.
const PREMIUMS: [[(u8, u8); LENGTH]; LENGTH] = {
    let mut premiums = [[(1, 1); LENGTH]; LENGTH];
    let mut row = 0;
    while row < LENGTH {
        let mut column = 0;
        while column < LENGTH {
            premiums[row][column] = Square { row: row as u8, column: column as u8 }.premium();
            column += 1;
        }
        row += 1;
    }
    premiums
};

/// A row or a column.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    pub(super) direction: Direction,
    /// Which row or column.
    pub(super) at: u8,
    /// The letter on each square.
    pub(super) letters: [u8; LENGTH],
    /// What the tile on each square scores.
    pub(super) points: [u8; LENGTH],
    /// A bit for each square with a tile.
    pub(super) taken: u16,
    /// A bit for each square with a blank.
    pub(super) blanks: u16,
    /// The letters that may be laid on each empty square: those of the rack that make a word the other way too, where
    /// one is formed (the cross-check).
    pub(super) allowed: [u64; LENGTH],
    /// A bit for each empty square on which a cross word is formed.
    pub(super) crossed: u16,
    /// What the tiles of that cross word score that lie already.
    pub(super) crossing: [u16; LENGTH],
    /// A bit for each square that connects a word which has it: taken, crossed, or the middle of an empty board.
    pub(super) connects: u16,
}

impl Lane {
    pub(super) fn is_taken(&self, at: usize) -> bool {
        self.taken >> at & 1 == 1
    }

    pub(super) fn is_crossed(&self, at: usize) -> bool {
        self.crossed >> at & 1 == 1
    }

    /// By how much a square multiplies a letter and a word.
    #[inline]
    pub(super) fn premium(&self, at: usize) -> (u8, u8) {
        PREMIUMS[usize::from(self.at)][at]
    }

    pub(super) fn square(&self, at: u8) -> Square {
        match self.direction {
            Direction::Across => Square { row: self.at, column: at },
            Direction::Down => Square { row: at, column: self.at },
        }
    }

    /// The squares around an empty one whose tiles make a word with what is laid on it, without it.
    fn around(&self, at: usize) -> (usize, usize) {
        let before = if at == 0 { 0 } else { (self.taken << (u16::BITS as usize - at)).leading_ones() };
        let behind = (self.taken >> (at + 1)).trailing_ones();
        (at - before as usize, at + 1 + behind as usize)
    }
}

/// All lanes of a board, with what of `available` may be laid.
pub(super) fn lanes(index: &Index, bag: &Bag, board: &Board, available: u64) -> Vec<Lane> {
    let mut lanes: Vec<Lane> = (0..LANES).map(|at| bare(at, bag, board)).collect();
    let crosses: Vec<Crosses> = (0..LANES).map(|at| crosses(at, &lanes, index, available)).collect();
    for (lane, (allowed, crossed, crossing)) in lanes.iter_mut().zip(crosses) {
        (lane.allowed, lane.crossed, lane.crossing) = (allowed, crossed, crossing);
        let middle = u16::from(board.is_empty() && lane.at == Square::CENTRE.row) << Square::CENTRE.column;
        lane.connects = lane.taken | lane.crossed | middle;
    }
    lanes
}

fn bare(at: usize, bag: &Bag, board: &Board) -> Lane {
    let direction = if at < LENGTH { Direction::Across } else { Direction::Down };
    let mut lane = Lane {
        direction,
        at: (at % LENGTH) as u8,
        letters: [EMPTY; LENGTH],
        points: [0; LENGTH],
        taken: 0,
        blanks: 0,
        allowed: [0; LENGTH],
        crossed: 0,
        crossing: [0; LENGTH],
        connects: 0,
    };
    for at in 0..SIDE {
        if let Some(tile) = board.get(lane.square(at)) {
            let place = usize::from(at);
            lane.letters[place] = tile.letter();
            lane.points[place] = if tile.is_blank() { 0 } else { bag.points(tile.letter()) };
            lane.taken |= 1 << at;
            lane.blanks |= u16::from(tile.is_blank()) << at;
        }
    }
    lane
}

/// What may be laid on each square, on which of them a cross word is formed, and what lies of it.
type Crosses = ([u64; LENGTH], u16, [u16; LENGTH]);

fn crosses(at: usize, lanes: &[Lane], index: &Index, available: u64) -> Crosses {
    let (lane, turned) = (&lanes[at], if at < LENGTH { LENGTH } else { 0 });
    let (mut allowed, mut crossed, mut crossing) = ([available; LENGTH], 0_u16, [0; LENGTH]);
    for place in (0..LENGTH).filter(|&place| !lane.is_taken(place)) {
        let (across, at) = (&lanes[turned + place], usize::from(lane.at));
        let (from, to) = across.around(at);
        if to - from == 1 {
            continue;
        }
        crossed |= 1 << place;
        crossing[place] = across.points[from..to].iter().map(|&it| u16::from(it)).sum();
        let (before, behind) = (&across.letters[from..at], &across.letters[at + 1..to]);
        allowed[place] = available & fitting(index, before, behind, available);
    }
    (allowed, crossed, crossing)
}

/// The letters that make a word between some others.
fn fitting(index: &Index, before: &[u8], behind: &[u8], available: u64) -> u64 {
    let graph = index.graph();
    let length = before.len() + 1 + behind.len();
    if before.is_empty() {
        let end = graph.walk(index.backward(length), behind.iter().rev().copied());
        return end.map_or(0, |leaf| graph.leaf(leaf));
    }
    let Some(node) = graph.walk(index.forward(length), before.iter().copied()) else { return 0 };
    let Some((last, between)) = behind.split_last() else { return graph.leaf(node) };
    if graph.is_wide() {
        through::<true>(graph, node, between, *last, available)
    } else {
        through::<false>(graph, node, between, *last, available)
    }
}

fn through<const WIDE: bool>(graph: &Graph, node: u32, between: &[u8], last: u8, available: u64) -> u64 {
    let mask = graph.mask::<WIDE>(node);
    let (mut left, mut fits) = (mask & available, 0);
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        let end = graph.walk(graph.edge::<WIDE>(node, mask, bit), between.iter().copied());
        if end.is_some_and(|leaf| graph.leaf(leaf) >> last & 1 == 1) {
            fits |= bit;
        }
    }
    fits
}
