//! Which event numbers a console has heard: each event once, whatever the air does (§6.2).

use serde::{Deserialize, Serialize};

/// The newest number and which of the 63 before it were heard. Numbers go round, so "newer" is decided by the
/// shorter way (RFC 1982); whatever is older than the window counts as heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The newest number heard; 0 before the first.
    newest: u16,
    /// Bit `n`: the number `newest - n` was heard.
    heard: u64,
}

/// How far back a gap is worth reading the clock's log for.
const LOOK_BACK: u16 = 16;

impl Seen {
    /// Notes a number. `true` the first time.
    pub(super) fn hear(&mut self, number: u16) -> bool {
        if self.heard == 0 {
            *self = Self { newest: number, heard: 1 };
            return true;
        }
        let ahead = number.wrapping_sub(self.newest) as i16;
        if ahead > 0 {
            self.heard = self.heard.checked_shl(u32::from(ahead.unsigned_abs())).unwrap_or(0) | 1;
            self.newest = number;
            return true;
        }
        let bit = 1_u64.checked_shl(u32::from(ahead.unsigned_abs())).unwrap_or(0);
        let first = bit != 0 && self.heard & bit == 0;
        self.heard |= bit;
        first
    }

    /// Takes a number back: it is to be heard again.
    pub(super) fn unhear(&mut self, number: u16) {
        let back = self.newest.wrapping_sub(number);
        self.heard &= !1_u64.checked_shl(u32::from(back)).unwrap_or(0);
    }

    /// Takes the latest numbers back: they are to be heard again.
    pub(super) fn hear_again(&mut self) {
        self.heard &= u64::MAX << LOOK_BACK;
    }

    /// The number after which the log should be read so that no recent gap stays.
    pub(super) fn read_from(&self) -> u16 {
        let gap = (1..LOOK_BACK).rev().find(|back| self.heard >> back & 1 == 0);
        self.newest.wrapping_sub(gap.map_or(0, |back| back + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_once_in_any_order_and_round_the_corner() {
        let mut seen = Seen::default();
        for number in [65_530, 65_535, 65_532, 2, 65_534] {
            assert!(seen.hear(number), "{number}");
            assert!(!seen.hear(number), "{number} again");
        }
        assert!(!seen.hear(65_400), "older than the window");
        assert!(seen.hear(1_000));
        assert!(!seen.hear(2), "the window has moved on");
    }

    #[test]
    fn gaps_are_read_again() {
        let mut seen = Seen::default();
        for number in 1..=20 {
            if number != 18 {
                seen.hear(number);
            }
        }
        assert_eq!(seen.read_from(), 17);
        seen.hear(18);
        assert_eq!(seen.read_from(), 20);
    }
}
