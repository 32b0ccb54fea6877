//! The ways to lay one word: which of its letters are tiles and which are blanks.

use super::lanes::Lane;
use super::pattern::Pattern;
use super::slots::Slot;
use crate::engine::rack::FULL;
use crate::engine::{Bag, Laid, Laying, MOST_LETTERS, Move, Rack, SIDE, Scored};

/// What is being spread.
struct Spread<'a, F> {
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
    let mut spread = Spread { bag, pattern, laid, count, rack: *rack.counts(), found };
    spread.step(0, start, rack.blanks());
}

impl<F: FnMut(Scored)> Spread<'_, F> {
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
