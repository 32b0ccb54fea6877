//! How fast the hall's time runs: with the clock on the wall, or faster in a simulated hall.

use crate::domain::{At, Millis};

/// From the clock on the wall to the hall's time and back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    begun: At,
    times: i64,
}

impl Pace {
    /// From `begun` on the hall's time runs so many times as fast.
    pub(super) fn new(begun: At, times: u16) -> Self {
        Self { begun, times: i64::from(times.max(1)) }
    }

    /// The hall's time when the clock on the wall shows `wall`.
    pub(super) fn hall(self, wall: At) -> At {
        self.begun + Millis(wall.since(self.begun).0.saturating_mul(self.times))
    }

    /// What the clock on the wall shows at the hall's time, never too early.
    pub(super) fn wall(self, hall: At) -> At {
        let since = hall.since(self.begun).0;
        self.begun + Millis(since.div_euclid(self.times) + i64::from(since.rem_euclid(self.times) > 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hall_runs_as_fast_as_it_is_told() {
        let pace = Pace::new(At(1_000), 20);
        assert_eq!(pace.hall(At(1_000)), At(1_000));
        assert_eq!(pace.hall(At(4_000)), At(61_000));
        assert_eq!(pace.wall(At(61_000)), At(4_000));
        assert_eq!(pace.wall(At(61_001)), At(4_001), "never before it has come");
        assert_eq!(Pace::new(At(5), 0).hall(At(9)), At(9), "no standstill");
    }
}
