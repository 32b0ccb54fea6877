//! Where words can be laid: the board is fifteen rows and fifteen columns, with what may be laid on each empty
//! square. A *slot* is a lane, a first square and a number of tiles to lay, with a bound that no move in it can
//! pass.

use crate::engine::bag::FULL;
use crate::engine::check::BINGO;
use crate::engine::index::{Graph, Index};
use crate::engine::{Bag, Board, Direction, Rack, SIDE, Square};

/// Where a word can be laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// What no move in it scores more than.
    pub(super) bound: u16,
    /// The number of its lane.
    pub(super) lane: u8,
    /// Its first square and the one behind its last.
    pub(super) from: u8,
    pub(super) to: u8,
    /// How many tiles are laid.
    pub(super) laid: u8,
}

/// The points of a rack's tiles, the highest first, and what the first so many score together.
pub(super) struct RackWorth {
    pub(super) points: [u16; FULL as usize],
    sums: [u16; FULL as usize + 1],
}

impl RackWorth {
    pub(super) fn of(rack: &Rack, bag: &Bag) -> Self {
        let mut points = [0; FULL as usize];
        let tiles = rack.counts().iter().enumerate();
        let tiles =
            tiles.flat_map(|(letter, &count)| std::iter::repeat_n(bag.points(letter as u8), count.into()));
        for (place, worth) in points.iter_mut().zip(tiles) {
            *place = u16::from(worth);
        }
        points.sort_unstable_by(|a, b| b.cmp(a));
        let mut sums = [0; FULL as usize + 1];
        for (at, worth) in points.iter().enumerate() {
            sums[at + 1] = sums[at] + worth;
        }
        Self { points, sums }
    }

    /// What some tiles score at most of which `all` count once, `two` twice and `three` three times.
    #[inline]
    fn most(&self, Multiplied { all, two, three }: Multiplied) -> u16 {
        self.sums[all] + self.sums[two + three] + self.sums[three]
    }
}

/// How many squares multiply by how much.
#[derive(Clone, Copy, Default)]
struct Multiplied {
    all: usize,
    two: usize,
    three: usize,
}

impl Multiplied {
    fn count(&mut self, times: u8) {
        self.all += 1;
        self.two += usize::from(times == 2);
        self.three += usize::from(times == 3);
    }
}

/// All slots of some lanes for a rack of so many tiles, the highest bound first.
pub(super) fn slots(lanes: &[Lane], worth: &RackWorth, tiles: u8) -> Vec<Slot> {
    let mut found = Vec::with_capacity(1024);
    for (at, lane) in lanes.iter().enumerate() {
        for from in 0..SIDE {
            if lane.connects >> from == 0 {
                break;
            }
            if from == 0 || !lane.is_taken(usize::from(from) - 1) {
                from_square(lane, at as u8, from, worth, tiles, &mut found);
            }
        }
    }
    sorted(&found)
}

/// The slots that begin on a square.
fn from_square(lane: &Lane, number: u8, from: u8, worth: &RackWorth, tiles: u8, found: &mut Vec<Slot>) {
    let (mut fixed, mut crossing, mut times) = (0, 0, 1);
    let (mut main, mut cross) = (Multiplied::default(), Multiplied::default());
    let mut connects = 0;
    let mut at = usize::from(from);
    let mut laid = 0;
    loop {
        while at < usize::from(SIDE) && lane.is_taken(at) {
            fixed += u16::from(lane.points[at]);
            connects = 1;
            at += 1;
        }
        // A single tile that makes words both ways is laid across.
        let twice = laid == 1 && lane.direction == Direction::Down && cross.all == 1;
        if laid > 0 && connects != 0 && at - usize::from(from) > 1 && !twice {
            let bingo = if laid == FULL { BINGO } else { 0 };
            let bound = times * (fixed + worth.most(main)) + crossing + worth.most(cross) + bingo;
            found.push(Slot { bound, lane: number, from, to: at as u8, laid });
        }
        if laid == tiles || at == usize::from(SIDE) || lane.allowed[at] == 0 {
            return;
        }
        let (letter, word) = lane.premium(at);
        times *= u16::from(word);
        main.count(letter);
        if lane.is_crossed(at) {
            crossing += lane.crossing[at] * u16::from(word);
            cross.count(letter * word);
        }
        connects |= lane.connects >> at & 1;
        laid += 1;
        at += 1;
    }
}

/// The slots by their bounds, the highest first. Those of one bound stay in their order.
fn sorted(slots: &[Slot]) -> Vec<Slot> {
    let most = slots.iter().map(|slot| slot.bound).max().unwrap_or(0);
    let mut starts = vec![0_u32; usize::from(most) + 2];
    for slot in slots {
        starts[usize::from(most - slot.bound) + 1] += 1;
    }
    for at in 1..starts.len() {
        starts[at] += starts[at - 1];
    }
    let Some(&first) = slots.first() else { return Vec::new() };
    let mut sorted = vec![first; slots.len()];
    for slot in slots {
        let at = &mut starts[usize::from(most - slot.bound)];
        sorted[*at as usize] = *slot;
        *at += 1;
    }
    sorted
}

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
