//! The walk through the words that fit a slot: what each square takes and counts, in the order in which it is
//! walked, and the ways to lay one word, by which of its letters are tiles and which are blanks.

use super::slots::{Lane, RackWorth, Slot};
use crate::engine::bag::FULL;
use crate::engine::check::BINGO;
use crate::engine::index::{Graph, Index};
use crate::engine::{Bag, Laid, Laying, MOST_LETTERS, Move, Rack, SIDE, Scored};

const LENGTH: usize = SIDE as usize;

/// What is left of a rack.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) counts: [u8; MOST_LETTERS],
    /// A bit for each letter that is left.
    pub(super) mask: u64,
    pub(super) blanks: u8,
}

/// A walk in one slot: a word so far.
pub(super) struct SlotWalk<'a, F> {
    graph: &'a Graph,
    bag: &'a Bag,
    pattern: &'a Pattern,
    left: &'a mut Left,
    /// The letters so far, in the order of the walk, and a bit for each that a blank stands for.
    letters: [u8; LENGTH],
    blanks: u16,
    /// What the laid tiles must come to.
    need: i32,
    /// Called with a word's letters and what its laid tiles come to; says what they must come to from then on.
    found: F,
}

impl Left {
    pub(super) fn of(rack: &Rack) -> Self {
        Self { counts: *rack.counts(), mask: rack.mask(), blanks: rack.blanks() }
    }

    fn take(&mut self, letter: u8) {
        let count = &mut self.counts[usize::from(letter)];
        *count -= 1;
        if *count == 0 {
            self.mask &= !(1 << letter);
        }
    }

    fn give_back(&mut self, letter: u8) {
        self.counts[usize::from(letter)] += 1;
        self.mask |= 1 << letter;
    }
}

impl<'a, F: FnMut(&[u8], u16) -> i32> SlotWalk<'a, F> {
    pub(super) fn new(
        index: &'a Index,
        bag: &'a Bag,
        pattern: &'a Pattern,
        left: &'a mut Left,
        need: i32,
        found: F,
    ) -> Self {
        let graph = index.graph();
        Self { graph, bag, pattern, left, letters: [0; LENGTH], blanks: 0, need, found }
    }

    /// Finds all words of the list that fit and come to what they must.
    pub(super) fn run(&mut self, index: &Index) {
        let length = self.pattern.cells().len();
        let root = if self.pattern.backward { index.backward(length) } else { index.forward(length) };
        if root == 0 {
            return;
        }
        if self.graph.is_wide() { self.step::<true>(root, 0, 0) } else { self.step::<false>(root, 0, 0) }
    }

    fn step<const WIDE: bool>(&mut self, node: u32, at: usize, sum: u16) {
        let cell = self.pattern.cells()[at];
        let last = at + 1 == self.pattern.cells().len();
        let mask = if last { self.graph.leaf(node) } else { self.graph.mask::<WIDE>(node) };
        let mut fitting = mask & cell.allowed;
        if !cell.lies {
            fitting &=
                if self.left.blanks > 0 { self.left.mask | self.bag.blank_may() } else { self.left.mask };
        }
        while fitting != 0 {
            let bit = fitting & fitting.wrapping_neg();
            fitting ^= bit;
            let letter = bit.trailing_zeros() as u8;
            self.letters[at] = letter;
            if cell.lies {
                self.on::<WIDE>(node, (mask, bit), at, sum);
            } else if self.left.mask & bit != 0 {
                let sum = sum + cell.counts * u16::from(self.bag.points(letter));
                if self.reaches(sum, at) {
                    self.left.take(letter);
                    self.on::<WIDE>(node, (mask, bit), at, sum);
                    self.left.give_back(letter);
                }
            } else {
                let (sum, blanks) = self.with_blank(letter, at, sum);
                if self.reaches(sum, at) {
                    let before = std::mem::replace(&mut self.blanks, blanks);
                    self.left.blanks -= 1;
                    self.on::<WIDE>(node, (mask, bit), at, sum);
                    self.left.blanks += 1;
                    self.blanks = before;
                }
            }
        }
    }

    /// Whether the sum can still come to what it must, from the square behind this one on.
    #[inline]
    fn reaches(&self, sum: u16, at: usize) -> bool {
        i32::from(sum + self.pattern.rest[at + 1]) >= self.need
    }

    /// Goes on behind a square.
    #[inline]
    fn on<const WIDE: bool>(&mut self, node: u32, (mask, bit): (u64, u64), at: usize, sum: u16) {
        if at + 1 == self.pattern.cells().len() {
            if i32::from(sum) >= self.need {
                self.need = (self.found)(&self.letters[..=at], sum);
            }
        } else {
            self.step::<WIDE>(self.graph.edge::<WIDE>(node, mask, bit), at + 1, sum);
        }
    }

    /// A blank for one more of a letter: it is the one of them that counts least, and the others are tiles.
    fn with_blank(&self, letter: u8, at: usize, sum: u16) -> (u16, u16) {
        let cells = self.pattern.cells();
        let tiles =
            (0..at).filter(|&it| self.letters[it] == letter && !cells[it].lies && self.blanks >> it & 1 == 0);
        let least =
            tiles.min_by_key(|&it| cells[it].counts).filter(|&it| cells[it].counts < cells[at].counts);
        match least {
            None => (sum, self.blanks | 1 << at),
            Some(least) => {
                let more = cells[at].counts - cells[least].counts;
                (sum + more * u16::from(self.bag.points(letter)), self.blanks | 1 << least)
            }
        }
    }
}

/// What a word's laid tiles come to at most; `None` where it does not fit the squares or the rack has not its letters.
pub(super) fn worth(word: &[u8], bag: &Bag, pattern: &Pattern, rack: &Left) -> Option<u16> {
    let cells = pattern.cells();
    if word.iter().zip(cells).any(|(letter, cell)| cell.allowed >> letter & 1 == 0) {
        return None;
    }
    let (mut left, mut blanks, mut sum) = (rack.counts, rack.blanks, 0);
    // Those that count most get the tiles.
    let mut open = [0_usize; LENGTH];
    let mut laid = 0;
    for (at, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.lies) {
        let mut place = laid;
        while place > 0 && cells[open[place - 1]].counts < cell.counts {
            open[place] = open[place - 1];
            place -= 1;
        }
        open[place] = at;
        laid += 1;
    }
    for &at in &open[..laid] {
        let letter = word[at];
        let there = &mut left[usize::from(letter)];
        if *there > 0 {
            *there -= 1;
            sum += cells[at].counts * u16::from(bag.points(letter));
        } else {
            blanks = blanks.checked_sub(1).filter(|_| bag.blank_may_be(letter))?;
        }
    }
    Some(sum)
}

/// A square of a slot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SlotCell {
    /// The letters that it takes; the one that lies there.
    pub(super) allowed: u64,
    /// How often a tile laid on it counts, in the main word and in a cross word; 0 where one lies.
    pub(super) counts: u16,
    /// Whether a tile lies there.
    pub(super) lies: bool,
}

/// The squares of a slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Pattern {
    cells: [SlotCell; LENGTH],
    length: u8,
    /// Whether the squares come from the last one to the first.
    pub(super) backward: bool,
    /// What a move in it scores without what its own tiles add.
    pub(super) fixed: u16,
    /// What the tiles laid from each square on add at most.
    pub(super) rest: [u16; LENGTH + 1],
}

impl Pattern {
    pub(super) fn of(slot: Slot, lane: &Lane) -> Self {
        let squares = usize::from(slot.from)..usize::from(slot.to);
        let premium = |at: usize| if lane.is_taken(at) { (0, 1) } else { lane.premium(at) };
        let times: u16 = squares.clone().map(|at| u16::from(premium(at).1)).product();
        let mut pattern = Self { length: slot.to - slot.from, ..Self::default() };
        let mut lies = 0;
        for (cell, at) in pattern.cells.iter_mut().zip(squares) {
            if lane.is_taken(at) {
                lies += u16::from(lane.points[at]);
                *cell = SlotCell { allowed: 1 << lane.letters[at], counts: 0, lies: true };
                continue;
            }
            let (letter, word) = lane.premium(at);
            let (letter, word) = (u16::from(letter), u16::from(word));
            let cross = if lane.is_crossed(at) { word } else { 0 };
            pattern.fixed += cross * lane.crossing[at];
            *cell = SlotCell { allowed: lane.allowed[at], counts: letter * (times + cross), lies: false };
        }
        pattern.fixed += times * lies + if slot.laid == FULL { BINGO } else { 0 };
        pattern
    }

    pub(super) fn cells(&self) -> &[SlotCell] {
        &self.cells[..usize::from(self.length)]
    }

    /// Lets it be walked from the end from which fewer letters fit at first, and bounds what is still to come.
    pub(super) fn directed(&mut self, worth: &RackWorth, dearest: &[(u64, u16)]) {
        let cells = &mut self.cells[..usize::from(self.length)];
        self.backward = paths(cells.iter().rev()) < paths(cells.iter());
        if self.backward {
            cells.reverse();
        }
        let (mut counts, mut open) = ([0_u16; FULL as usize], 0);
        let mut alone = 0;
        self.rest[cells.len()] = 0;
        for (at, cell) in cells.iter().enumerate().rev() {
            if !cell.lies {
                let mut place = open;
                while place > 0 && counts[place - 1] < cell.counts {
                    counts[place] = counts[place - 1];
                    place -= 1;
                }
                counts[place] = cell.counts;
                open += 1;
                let best = dearest.iter().find(|(letter, _)| letter & cell.allowed != 0);
                alone += cell.counts * best.map_or(0, |(_, points)| *points);
            }
            let together: u16 =
                counts[..open].iter().zip(worth.points).map(|(counts, points)| counts * points).sum();
            self.rest[at] = together.min(alone);
        }
    }
}

/// About how many ways there are to walk through some squares.
fn paths<'c>(cells: impl Iterator<Item = &'c SlotCell>) -> f32 {
    let (mut all, mut here) = (0.0, 1.0);
    for cell in cells.take(6) {
        here *= if cell.lies { 0.3 } else { cell.allowed.count_ones() as f32 * 0.5 };
        all += here;
    }
    all
}

/// What is being spread.
struct BlankSpread<'a, F> {
    bag: &'a Bag,
    pattern: &'a Pattern,
    /// The place in the word of each laid tile, and its letter.
    laid: [(u8, u8); FULL as usize],
    count: usize,
    rack: [u8; MOST_LETTERS],
    found: F,
}

/// Calls with every way to lay a word in a slot, with its score. The pattern is the slot's, forward.
pub(super) fn each(
    letters: &[u8; SIDE as usize],
    slot: Slot,
    lane: &Lane,
    pattern: &Pattern,
    rack: &Rack,
    bag: &Bag,
    found: impl FnMut(Scored),
) {
    let cells = pattern.cells();
    let tiles = letters[..cells.len()].iter().map(|&letter| Laid::new(letter, false));
    let Some(mut word) = Laying::new(tiles) else { return };
    let (mut laid, mut count) = ([(0, 0); FULL as usize], 0);
    for (at, cell) in cells.iter().enumerate() {
        if !cell.lies {
            laid[count] = (at as u8, letters[at]);
            count += 1;
        } else if lane.blanks >> (usize::from(slot.from) + at) & 1 == 1 {
            word = word.with_blank(at);
        }
    }
    let play = Move { square: lane.square(slot.from), direction: lane.direction, word };
    let start = Scored { score: pattern.fixed, blanks: 0, play };
    let mut spread = BlankSpread { bag, pattern, laid, count, rack: *rack.counts(), found };
    spread.step(0, start, rack.blanks());
}

impl<F: FnMut(Scored)> BlankSpread<'_, F> {
    fn step(&mut self, next: usize, so_far: Scored, blanks: u8) {
        if next == self.count {
            return (self.found)(so_far);
        }
        let (at, letter) = self.laid[next];
        let place = usize::from(letter);
        if self.rack[place] > 0 {
            self.rack[place] -= 1;
            let counts = self.pattern.cells()[usize::from(at)].counts;
            let score = so_far.score + counts * u16::from(self.bag.points(letter));
            self.step(next + 1, Scored { score, ..so_far }, blanks);
            self.rack[place] += 1;
        }
        if blanks > 0 && self.bag.blank_may_be(letter) {
            let word = so_far.play.word.with_blank(at.into());
            let play = Move { word, ..so_far.play };
            self.step(next + 1, Scored { blanks: so_far.blanks + 1, play, ..so_far }, blanks - 1);
        }
    }
}
