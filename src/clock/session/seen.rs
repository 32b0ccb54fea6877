//! Which event numbers a console has heard: each event once, whatever the air does (§6.2).
//!
//! The numbers go round after 65535, so that alone they order nothing. The frames' counter does: it rises by one for
//! each event at least, and never comes round. So no more events can have been made since the newest that is known than
//! the counter has risen, and a number is newer exactly if it is that near.

use serde::{Deserialize, Serialize};

/// The newest number and which of the 63 before it were heard. Whatever is older than that counts as heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeenFrames {
    /// The newest number known; 0 before the first.
    newest: u16,
    /// Bit `n`: the number `newest - n` was heard.
    heard: u64,
    /// The counter at which it was known to be the newest.
    at: u32,
}

/// Numbers there are: 1 to 65535.
const ROUND: u32 = 65_535;
/// How many numbers are remembered one by one.
const WINDOW: u32 = 64;
/// How far back a gap is worth reading the clock's log for.
const LOOK_BACK: u32 = 16;

/// Where a number stands.
enum NumberPlace {
    /// So many after the newest.
    Ahead(u32),
    /// So many before it, or it itself.
    Behind(u32),
    /// The counter has risen so far that it may be either.
    Unknown,
}

impl SeenFrames {
    /// Notes the number of an event that a frame with this counter tells. `true` the first time.
    pub(super) fn hear(&mut self, number: u16, counter: u32) -> bool {
        match self.place(number, counter) {
            // Rather twice than never: whoever takes events knows those of this round.
            NumberPlace::Unknown => {
                *self = Self { newest: number, heard: 1, at: counter };
                true
            }
            NumberPlace::Ahead(by) => {
                self.advance(by, number, counter);
                self.heard |= 1;
                true
            }
            NumberPlace::Behind(by) => {
                let bit = 1_u64.checked_shl(by).unwrap_or(0);
                let first = bit != 0 && self.heard & bit == 0;
                self.heard |= bit;
                first
            }
        }
    }

    /// The clock itself tells which event is its newest, in a result that is new.
    pub(super) fn told(&mut self, newest: u16, counter: u32) {
        if newest == 0 || self.newest != 0 && counter < self.at {
            return;
        }
        let ahead = self.ahead(newest);
        let whole_rounds = counter.saturating_sub(self.at) >= ROUND;
        if self.newest == 0 || whole_rounds && ahead != 0 {
            *self = Self { newest, heard: 0, at: counter };
        } else {
            self.advance(ahead, newest, counter);
        }
    }

    fn place(&self, number: u16, counter: u32) -> NumberPlace {
        if self.newest == 0 {
            return NumberPlace::Unknown;
        }
        let ahead = self.ahead(number);
        let behind = if ahead == 0 { 0 } else { ROUND - ahead };
        let risen = counter.saturating_sub(self.at);
        if behind < WINDOW {
            if risen < ROUND - behind { NumberPlace::Behind(behind) } else { NumberPlace::Unknown }
        } else if ahead <= risen.saturating_add(WINDOW) {
            // Of those waiting to be told, some may have been made before the newest was heard first.
            NumberPlace::Ahead(ahead)
        } else {
            NumberPlace::Behind(behind)
        }
    }

    /// How many numbers this one comes after the newest.
    fn ahead(&self, number: u16) -> u32 {
        (u32::from(number) + ROUND - u32::from(self.newest)) % ROUND
    }

    fn advance(&mut self, by: u32, number: u16, counter: u32) {
        self.heard = self.heard.checked_shl(by).unwrap_or(0);
        (self.newest, self.at) = (number, counter);
    }

    /// Takes a number back: it is to be heard again.
    pub(super) fn unhear(&mut self, number: u16) {
        let back = (ROUND - self.ahead(number)) % ROUND;
        self.heard &= !1_u64.checked_shl(back).unwrap_or(0);
    }

    /// Takes the latest numbers back: they are to be heard again.
    pub(super) fn hear_again(&mut self) {
        self.heard &= u64::MAX << LOOK_BACK;
    }

    /// The number after which the log should be read so that no recent gap stays.
    pub(super) fn read_from(&self) -> u16 {
        if self.newest == 0 {
            return 0;
        }
        let gap = (0..LOOK_BACK).rev().find(|back| self.heard >> back & 1 == 0);
        let back = gap.map_or(0, |back| back + 1);
        ((u32::from(self.newest) + ROUND - 1 - back) % ROUND + 1) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_once_in_any_order_and_round_the_corner() {
        let mut seen = SeenFrames::default();
        for (counter, number) in [(1, 65_530), (2, 65_535), (3, 65_532), (4, 2), (5, 65_534)] {
            assert!(seen.hear(number, counter), "{number}");
            assert!(!seen.hear(number, counter), "{number} again");
        }
        assert!(!seen.hear(65_400, 6), "older than the window");
        assert!(seen.hear(1_000, 1_100));
        assert!(!seen.hear(2, 1_101), "the window has moved on");
    }

    #[test]
    fn gaps_are_read_again() {
        let mut seen = SeenFrames::default();
        for number in 1..=20 {
            if number != 18 {
                seen.hear(number, number.into());
            }
        }
        assert_eq!(seen.read_from(), 17);
        seen.hear(18, 30);
        assert_eq!(seen.read_from(), 20);
        seen.told(22, 40);
        assert_eq!(seen.read_from(), 20, "two that were told by their number alone");
        assert!(seen.hear(21, 41) && seen.hear(22, 42));
        assert_eq!(seen.read_from(), 22);
    }

    /// A club has played with it between two tournaments: its numbers have gone half round, or round.
    #[test]
    fn the_counter_orders_the_events_however_many_were_made_unheard() {
        for unheard in [1, 200, 32_767, 32_768, 40_000, 65_400, 65_534, 65_535, 65_536, 200_000_u32] {
            let mut seen = SeenFrames::default();
            for event in 1..=100_u16 {
                assert!(seen.hear(event, u32::from(event) * 3));
            }
            let number = |event: u32| ((event - 1) % ROUND + 1) as u16;
            let counter = 300 + unheard;
            assert!(seen.hear(number(100 + unheard), counter), "{unheard} further");
            assert!(seen.hear(number(101 + unheard), counter + 1), "{unheard} further, the next");
            assert!(!seen.hear(number(101 + unheard), counter + 2), "{unheard} further, again");
        }
    }

    #[test]
    fn what_is_far_behind_is_not_new_as_long_as_the_counter_says_so() {
        let mut seen = SeenFrames::default();
        assert!(seen.hear(40_000, 500_000));
        assert!(!seen.hear(100, 500_001) && !seen.hear(39_000, 500_002));
        assert!(seen.hear(100, 530_000), "25635 further, and the counter has risen by more");
    }

    #[test]
    fn a_new_result_tells_where_the_numbers_are() {
        let mut seen = SeenFrames::default();
        seen.told(318, 1_000);
        assert!(seen.hear(318, 1_001) && seen.hear(255, 1_002), "nothing of it was heard");
        assert!(!seen.hear(254, 1_003));
        // A night on the table: the counter has gone on, the events have not.
        seen.told(318, 90_000);
        assert!(!seen.hear(318, 90_001));
        seen.told(310, 80_000);
        assert!(!seen.hear(318, 90_002), "a result that was overtaken");
        // Since then it has played for longer than its numbers reach.
        seen.told(319, 200_000);
        assert!(seen.hear(318, 200_001), "nobody knows whether it is the old one");
    }
}
