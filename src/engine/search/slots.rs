//! Where words can be laid: a *slot* is a lane, a first square and a number of tiles to lay, with a bound that no move
//! in it can pass.

use super::lanes::Lane;
use crate::engine::check::BINGO;
use crate::engine::rack::FULL;
use crate::engine::{Bag, Direction, Rack, SIDE};

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
pub(super) struct Worth {
    pub(super) points: [u16; FULL as usize],
    sums: [u16; FULL as usize + 1],
}

impl Worth {
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
pub(super) fn slots(lanes: &[Lane], worth: &Worth, tiles: u8) -> Vec<Slot> {
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
fn from_square(lane: &Lane, number: u8, from: u8, worth: &Worth, tiles: u8, found: &mut Vec<Slot>) {
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
