//! A slot as a search sees it: what each square takes and counts, in the order in which it is walked.

use super::lanes::Lane;
use super::slots::{Slot, Worth};
use crate::engine::SIDE;
use crate::engine::check::BINGO;
use crate::engine::rack::FULL;

const LENGTH: usize = SIDE as usize;

/// A square of a slot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cell {
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
    cells: [Cell; LENGTH],
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
                *cell = Cell { allowed: 1 << lane.letters[at], counts: 0, lies: true };
                continue;
            }
            let (letter, word) = lane.premium(at);
            let (letter, word) = (u16::from(letter), u16::from(word));
            let cross = if lane.is_crossed(at) { word } else { 0 };
            pattern.fixed += cross * lane.crossing[at];
            *cell = Cell { allowed: lane.allowed[at], counts: letter * (times + cross), lies: false };
        }
        pattern.fixed += times * lies + if slot.laid == FULL { BINGO } else { 0 };
        pattern
    }

    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.length)]
    }

    /// Lets it be walked from the end from which fewer letters fit at first, and bounds what is still to come.
    pub(super) fn directed(&mut self, worth: &Worth, dearest: &[(u64, u16)]) {
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
fn paths<'c>(cells: impl Iterator<Item = &'c Cell>) -> f32 {
    let (mut all, mut here) = (0.0, 1.0);
    for cell in cells.take(6) {
        here *= if cell.lies { 0.3 } else { cell.allowed.count_ones() as f32 * 0.5 };
        all += here;
    }
    all
}
