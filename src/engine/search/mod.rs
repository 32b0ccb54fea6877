//! The best move of a position, and all of them.
//!
//! A *slot* is where words can be laid: a lane, a first square, a number of tiles. From the premiums and from what the
//! rack's tiles score each slot has a bound that no move in it passes. The slots are looked into from the highest
//! bound down, until the bound is less than the best move found: the rest need not be looked at. In a slot the words
//! of its length are walked letter by letter, from the end that leaves fewer choices, and a walk is given up as soon
//! as what is still to come cannot make it the best. For a slot that takes a whole rack of seven the words that are
//! made of exactly its letters are looked up instead.

mod cache;
mod lanes;
mod pattern;
mod slots;
mod spread;
mod walk;

use std::cmp::Reverse;

use super::rack::FULL;
use super::{Bag, Board, Index, Rack, Scored};

use cache::Cache;
use lanes::{Lane, lanes};
use pattern::Pattern;
use slots::{Slot, Worth, slots};
use walk::{Left, Walk, worth};

/// The highest-scoring moves of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Best {
    /// All moves that share the highest score, in the order of [`Scored`]: the first is the master move. None where no
    /// move is possible.
    pub moves: Vec<Scored>,
}

impl Best {
    /// The move that is played.
    pub fn master(&self) -> Option<&Scored> {
        self.moves.first()
    }

    /// What it scores, in game points.
    pub fn score(&self) -> Option<u16> {
        self.master().map(|it| it.score)
    }
}

/// Finds moves with the words of an index and the tiles of a bag.
#[derive(Clone, Copy, Debug)]
pub struct Searcher<'a> {
    index: &'a Index,
    bag: &'a Bag,
}

/// A word in a slot.
struct Hit {
    slot: Slot,
    /// From the first square on.
    letters: [u8; super::SIDE as usize],
}

/// The highest-scoring moves; see [`Searcher::best`].
///
/// # Panics
/// Where the bag was made with the letters of another list.
pub fn best(index: &Index, bag: &Bag, board: &Board, rack: &Rack) -> Best {
    searcher(index, bag).best(board, rack)
}

/// Every move; see [`Searcher::all`].
///
/// # Panics
/// Where the bag was made with the letters of another list.
pub fn all_moves(index: &Index, bag: &Bag, board: &Board, rack: &Rack) -> Vec<Scored> {
    searcher(index, bag).all(board, rack)
}

fn searcher<'a>(index: &'a Index, bag: &'a Bag) -> Searcher<'a> {
    Searcher::new(index, bag)
        .unwrap_or_else(|| panic!("a bag that was made with the letters of another list"))
}

impl<'a> Searcher<'a> {
    /// `None` where the bag was made with the letters of another list, so that one number means two letters.
    pub fn new(index: &'a Index, bag: &'a Bag) -> Option<Self> {
        (bag.letters().listed() == index.letters().all()).then_some(Self { index, bag })
    }

    /// The highest-scoring moves. A move that lays one tile and makes words both ways is the one across.
    pub fn best(&self, board: &Board, rack: &Rack) -> Best {
        let (mut most, mut hits) = (0_u16, Vec::<Hit>::new());
        let mut view = View::of(self, board, rack);
        let slots = slots(&view.lanes, &view.worth, rack.total());
        for slot in slots {
            if slot.bound < most {
                break;
            }
            let mut pattern = Pattern::of(slot, &view.lanes[usize::from(slot.lane)]);
            let fixed = pattern.fixed;
            view.words(slot, &mut pattern, i32::from(most) - i32::from(fixed), |letters, sum| {
                if fixed + sum > most {
                    hits.clear();
                    most = fixed + sum;
                }
                hits.push(Hit { slot, letters });
                i32::from(most) - i32::from(fixed)
            });
        }
        let mut moves = Vec::with_capacity(hits.len());
        for hit in &hits {
            let lane = &view.lanes[usize::from(hit.slot.lane)];
            let pattern = Pattern::of(hit.slot, lane);
            spread::each(&hit.letters, hit.slot, lane, &pattern, rack, self.bag, |found| {
                moves.extend((found.score == most).then_some(found));
            });
        }
        moves.sort_unstable();
        Best { moves }
    }

    /// Every move, in the order of [`Scored`]. A word that can be laid with tiles and blanks in several ways is as many
    /// moves.
    pub fn all(&self, board: &Board, rack: &Rack) -> Vec<Scored> {
        let mut view = View::of(self, board, rack);
        let slots = slots(&view.lanes, &view.worth, rack.total());
        let mut moves = Vec::new();
        for slot in slots {
            let lane = view.lanes[usize::from(slot.lane)].clone();
            let mut pattern = Pattern::of(slot, &lane);
            let whole = pattern.clone();
            view.words(slot, &mut pattern, i32::MIN, |letters, _| {
                spread::each(&letters, slot, &lane, &whole, rack, self.bag, |found| moves.push(found));
                i32::MIN
            });
        }
        moves.sort_unstable();
        moves
    }
}

/// A position as a search sees it.
struct View<'a> {
    index: &'a Index,
    bag: &'a Bag,
    lanes: Vec<Lane>,
    worth: Worth,
    /// The letters of the rack with what they score, the dearest first.
    dearest: Vec<(u64, u16)>,
    left: Left,
    tiles: u8,
    cache: Cache<'a>,
}

impl<'a> View<'a> {
    fn of(searcher: &Searcher<'a>, board: &Board, rack: &Rack) -> Self {
        let Searcher { index, bag } = *searcher;
        let available = rack.mask() | if rack.blanks() > 0 { bag.blank_may() } else { 0 };
        let letters = (0..bag.letters().all().len() as u8).filter(|&letter| rack.count(letter) > 0);
        let mut dearest: Vec<(u64, u16)> =
            letters.map(|letter| (1 << letter, u16::from(bag.points(letter)))).collect();
        dearest.sort_by_key(|(_, points)| Reverse(*points));
        Self {
            index,
            bag,
            lanes: lanes(index, bag, board, available),
            worth: Worth::of(rack, bag),
            dearest,
            left: Left::of(rack),
            tiles: rack.total(),
            cache: Cache::new(index.anagrams(), rack, bag),
        }
    }

    /// Calls with the letters of every word that fits a slot and whose laid tiles come to what is needed; what it gives
    /// back is needed from then on.
    fn words(
        &mut self,
        slot: Slot,
        pattern: &mut Pattern,
        need: i32,
        mut found: impl FnMut([u8; super::SIDE as usize], u16) -> i32,
    ) {
        let length = pattern.cells().len();
        if slot.laid == FULL && slot.laid == self.tiles && self.cache.has(length) {
            let (lane, mut need) = (&self.lanes[usize::from(slot.lane)], need);
            let lies = lane.letters[usize::from(slot.from)..usize::from(slot.to)].iter().copied();
            let lies = lies.filter(|&it| it != lanes::EMPTY);
            for word in self.cache.words(lies, length) {
                if let Some(sum) = worth(word, self.bag, pattern, &self.left)
                    && i32::from(sum) >= need
                {
                    need = found(padded(word.iter()), sum);
                }
            }
            return;
        }
        pattern.directed(&self.worth, &self.dearest);
        if i32::from(pattern.rest[0]) < need {
            return;
        }
        let backward = pattern.backward;
        let found = |letters: &[u8], sum: u16| {
            let letters = if backward { padded(letters.iter().rev()) } else { padded(letters.iter()) };
            found(letters, sum)
        };
        Walk::new(self.index, self.bag, pattern, &mut self.left, need, found).run(self.index);
    }
}

fn padded<'l>(letters: impl Iterator<Item = &'l u8>) -> [u8; super::SIDE as usize] {
    let mut padded = [0; super::SIDE as usize];
    for (place, letter) in padded.iter_mut().zip(letters) {
        *place = *letter;
    }
    padded
}
