//! The clock on the wall; the only place in the library that reads it.
//!
//! The system's clock may be set while the program runs: by the network, by a person, after a night in the wrong time
//! zone. Time here runs on all the same. Forward it follows, for a laptop that slept has truly lost that time; back it
//! does not: frames, timers and links would stand still until the day has caught up. Nor is it ever earlier than the
//! last entry of the journal, whatever clock that was written by: a press that came after it would else seem to come
//! before.

use std::cell::Cell;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use chrono::Local;

use crate::domain::{At, Millis};

/// A system's clock that is behind by no more than this was not set back, only corrected.
const CORRECTED: Millis = Millis(2_000);

/// Time that never goes back and never stands still.
#[derive(Clone, Copy, Debug)]
struct Steady {
    /// What the system's clock showed, at the latest, when the steady one stood at 0.
    zero: At,
    /// How far the system's clock is behind, as it was last read.
    behind: Millis,
}

impl Steady {
    /// Before anything was read.
    const NEW: Self = Self { zero: At(0), behind: Millis(0) };

    /// Now, where the steady clock of the machine stands at `steady` and the clock on the wall shows `wall`.
    fn now(&mut self, steady: Millis, wall: At) -> At {
        self.zero = self.zero.max(wall - steady);
        let now = self.zero + steady;
        self.behind = now.since(wall);
        now
    }

    /// It was this late already when the steady clock of the machine stood at `steady`.
    fn no_earlier_than(&mut self, steady: Millis, at: At) {
        self.zero = self.zero.max(at - steady);
    }

    fn set_back(self) -> Option<Millis> {
        (self.behind > CORRECTED).then_some(self.behind)
    }
}

thread_local! {
    static STEADY: Cell<(Option<Instant>, Steady)> = const { Cell::new((None, Steady::NEW)) };
}

/// Now. Never earlier than it was before, and never still, even where the system's clock is set back.
#[expect(clippy::disallowed_methods, reason = "this is where time enters; everywhere else it is passed in")]
pub fn now() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall = At(i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
    let (begun, mut steady) = STEADY.get();
    let begun = begun.unwrap_or_else(Instant::now);
    let now = steady.now(Millis(begun.elapsed().as_millis() as i64), wall);
    STEADY.set((Some(begun), steady));
    now
}

/// From now on time here is no earlier than this, and runs on from it.
pub(super) fn no_earlier_than(at: At) {
    if now() >= at {
        return;
    }
    let (begun, mut steady) = STEADY.get();
    if let Some(begun) = begun {
        steady.no_earlier_than(Millis(begun.elapsed().as_millis() as i64), at);
        STEADY.set((Some(begun), steady));
    }
}

/// How far the system's clock is behind the time that runs here, where somebody set it back meanwhile or the journal
/// was written by one that was ahead.
pub(super) fn set_back() -> Option<Millis> {
    STEADY.get().1.set_back()
}

/// Minutes that the wall clock of the hall is ahead of UTC.
pub fn utc_offset_min() -> i32 {
    Local::now().offset().local_minus_utc() / 60
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: At = At(1_795_255_200_000);

    #[test]
    fn time_runs_on_whatever_the_clock_on_the_wall_does() {
        for jump in [-30_000, -600_000, -86_400_000, 30_000, 600_000, 86_400_000, -NINE.0] {
            let mut steady = Steady::NEW;
            assert_eq!(steady.now(Millis(5), NINE), NINE);
            let set = NINE + Millis(1_000 + jump);
            let now = steady.now(Millis(1_005), set);
            assert_eq!(now, set.max(NINE + Millis(1_000)), "{jump}: forward it follows");
            assert_eq!(steady.set_back(), (jump < 0).then_some(Millis(-jump)), "{jump}");
            // It goes on at the machine's pace, from frame to frame.
            assert_eq!(steady.now(Millis(1_205), set + Millis(200)), now + Millis(200), "{jump}");
        }
    }

    #[test]
    fn a_clock_that_is_set_right_again_is_behind_no_more() {
        let mut steady = Steady::NEW;
        steady.now(Millis(0), NINE);
        steady.now(Millis(1_000), NINE - Millis(600_000));
        assert_eq!(steady.set_back(), Some(Millis(601_000)));
        assert_eq!(steady.now(Millis(2_000), NINE + Millis(2_000)), NINE + Millis(2_000));
        assert_eq!(steady.set_back(), None);
        // The network's small corrections are nobody's business.
        steady.now(Millis(3_000), NINE + Millis(1_500));
        assert_eq!(steady.set_back(), None);
    }

    #[test]
    fn time_runs_on_from_a_journal_that_is_ahead() {
        let mut steady = Steady::NEW;
        steady.now(Millis(0), NINE);
        let ahead = NINE + Millis(7_200_000);
        steady.no_earlier_than(Millis(1_000), ahead);
        assert_eq!(steady.now(Millis(1_000), NINE + Millis(1_000)), ahead);
        assert_eq!(steady.now(Millis(31_000), NINE + Millis(31_000)), ahead + Millis(30_000));
        assert_eq!(steady.set_back(), Some(Millis(7_199_000)));
        // One that is not ahead changes nothing.
        steady.no_earlier_than(Millis(40_000), NINE);
        assert_eq!(steady.now(Millis(41_000), NINE + Millis(41_000)), ahead + Millis(40_000));
    }

    #[test]
    fn the_machines_clocks_are_read() {
        let first = now();
        std::thread::sleep(std::time::Duration::from_millis(3));
        assert!(now() > first && first > NINE, "{first:?}");
    }
}
