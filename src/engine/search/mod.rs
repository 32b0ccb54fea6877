//! The best move of a position, and all of them.
//!
//! A *slot* is where words can be laid: a lane, a first square, a number of tiles. From the premiums and from what the
//! rack's tiles score each slot has a bound that no move in it passes. The slots are looked into from the highest
//! bound down, until the bound is less than the best move found: the rest need not be looked at. In a slot the words
//! of its length are walked letter by letter, from the end that leaves fewer choices, and a walk is given up as soon
//! as what is still to come cannot make it the best. For a slot that takes a whole rack of seven the words that are
//! made of exactly its letters are looked up instead, each once in a position.

mod slots;
mod walk;

use std::cmp::Reverse;

use super::bag::FULL;
use super::index::{Anagrams, part};
use super::{Bag, Board, Index, MOST_LETTERS, Rack, Scored};
use slots::{Lane, RackWorth, Slot, lanes, slots};
use walk::{Left, Pattern, SlotWalk, worth};

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
struct SlotHit {
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
        let (mut most, mut hits) = (0_u16, Vec::<SlotHit>::new());
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
                hits.push(SlotHit { slot, letters });
                i32::from(most) - i32::from(fixed)
            });
        }
        let mut moves = Vec::with_capacity(hits.len());
        for hit in &hits {
            let lane = &view.lanes[usize::from(hit.slot.lane)];
            let pattern = Pattern::of(hit.slot, lane);
            walk::each(&hit.letters, hit.slot, lane, &pattern, rack, self.bag, |found| {
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
                walk::each(&letters, slot, &lane, &whole, rack, self.bag, |found| moves.push(found));
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
    worth: RackWorth,
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
            worth: RackWorth::of(rack, bag),
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
            let lies = lies.filter(|&it| it != slots::EMPTY);
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
        SlotWalk::new(self.index, self.bag, pattern, &mut self.left, need, found).run(self.index);
    }
}

fn padded<'l>(letters: impl Iterator<Item = &'l u8>) -> [u8; super::SIDE as usize] {
    let mut padded = [0; super::SIDE as usize];
    for (place, letter) in padded.iter_mut().zip(letters) {
        *place = *letter;
    }
    padded
}

/// Racks with more blanks are walked: there would be too many combinations to look up.
const MOST_BLANKS: u8 = 2;

/// The words of a rack, by the letters that lie in between.
struct Cache<'a> {
    anagrams: &'a Anagrams,
    /// The key of the rack's letters.
    rack: u64,
    /// The letters that a blank may be.
    may_be: Vec<u8>,
    blanks: u8,
    words: Vec<&'a [u8]>,
    /// Which of the words: those where nothing lies, and those where one letter does. What is not there was not asked.
    alone: Option<(usize, usize)>,
    with_one: [Option<(usize, usize)>; MOST_LETTERS],
}

impl<'a> Cache<'a> {
    fn new(anagrams: &'a Anagrams, rack: &Rack, bag: &Bag) -> Self {
        let each = |(letter, &count): (usize, &u8)| part(letter as u8).wrapping_mul(u64::from(count));
        let key = rack.counts().iter().enumerate().map(each).fold(0, u64::wrapping_add);
        // A blank that is a letter of no word makes none.
        let letters = 0..bag.letters().listed().len() as u8;
        Self {
            anagrams,
            rack: key,
            may_be: letters.filter(|&letter| bag.blank_may_be(letter)).collect(),
            blanks: rack.blanks(),
            words: Vec::new(),
            alone: None,
            with_one: [None; MOST_LETTERS],
        }
    }

    /// Whether it is to be asked for words of this length.
    fn has(&self, length: usize) -> bool {
        self.blanks <= MOST_BLANKS && Anagrams::has_length(length)
    }

    /// The words of a length that have the rack's letters and these. Some may have others: whoever lays them looks.
    fn words(&mut self, lies: impl Iterator<Item = u8>, length: usize) -> &[&'a [u8]] {
        let mut lies = lies.fuse();
        let (first, second) = (lies.next(), lies.next());
        let known = match (first, second) {
            (None, _) => self.alone,
            (Some(letter), None) => self.with_one[usize::from(letter)],
            (Some(_), Some(_)) => None,
        };
        if let Some((from, to)) = known {
            return &self.words[from..to];
        }
        let key = first.into_iter().chain(second).map(part).fold(self.rack, u64::wrapping_add);
        let from = self.words.len();
        self.look_up(key, length);
        let range = (from, self.words.len());
        match (first, second) {
            (None, _) => self.alone = Some(range),
            (Some(letter), None) => self.with_one[usize::from(letter)] = Some(range),
            (Some(_), Some(_)) => {}
        }
        &self.words[range.0..range.1]
    }

    fn look_up(&mut self, key: u64, length: usize) {
        let Self { anagrams, may_be, blanks, words, .. } = self;
        let mut each = |key: u64| anagrams.each(key, length, |word| words.push(word));
        match *blanks {
            0 => each(key),
            1 => may_be.iter().for_each(|&letter| each(key.wrapping_add(part(letter)))),
            _ => {
                for (at, &letter) in may_be.iter().enumerate() {
                    let key = key.wrapping_add(part(letter));
                    may_be[at..].iter().for_each(|&other| each(key.wrapping_add(part(other))));
                }
            }
        }
    }
}
