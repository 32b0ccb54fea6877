//! The walk through the words that fit a slot.

use super::pattern::Pattern;
use crate::engine::index::{Graph, Index};
use crate::engine::{Bag, MOST_LETTERS, Rack, SIDE};

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
pub(super) struct Walk<'a, F> {
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

impl<'a, F: FnMut(&[u8], u16) -> i32> Walk<'a, F> {
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
