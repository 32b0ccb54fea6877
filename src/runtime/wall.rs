//! The clock on the wall; the only place in the library that reads it.
//!
//! The system's clock may be set while the program runs: by the network, by a person, after a night in the wrong time
//! zone. Time here runs on all the same, at the machine's own pace: set back, frames, timers and links would stand
//! still until the day has caught up; set forward, whoever is five minutes late would be an hour late. It follows
//! forward only where the machine does not count the time that it slept, for that is truly lost. Nor is it ever earlier
//! than the last entry of the journal, whatever clock that was written by: a press that came after it would else seem
//! to come before. How far the two are apart is said on every screen and in the journal.

use std::cell::Cell;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use chrono::Local;

use crate::domain::{At, Millis};

/// A system's clock that is off by no more than this was not set, only corrected.
pub(super) const CORRECTED: Millis = Millis(2_000);

/// Time that never goes back and never stands still.
#[derive(Clone, Copy, Debug)]
struct Steady {
    /// The time here when the steady clock of the machine stood at 0; `None` before anything was read.
    zero: Option<At>,
    /// Whether the steady clock of the machine runs while it sleeps.
    counts_sleep: bool,
    /// How far the system's clock is ahead, as it was last read; negative where it is behind.
    ahead: Millis,
}

impl Steady {
    /// Before anything was read.
    const fn new(counts_sleep: bool) -> Self {
        Self { zero: None, counts_sleep, ahead: Millis(0) }
    }

    /// Now, where the steady clock of the machine stands at `steady` and the clock on the wall shows `wall`.
    fn now(&mut self, steady: Millis, wall: At) -> At {
        let by_wall = wall - steady;
        let zero = *self.zero.get_or_insert(by_wall);
        let zero = match by_wall.since(zero) {
            ahead if ahead <= CORRECTED || !self.counts_sleep => zero.max(by_wall),
            _ => zero,
        };
        self.zero = Some(zero);
        self.ahead = by_wall.since(zero);
        zero + steady
    }

    /// It was this late already when the steady clock of the machine stood at `steady`.
    fn no_earlier_than(&mut self, steady: Millis, at: At) {
        self.zero = self.zero.max(Some(at - steady));
    }

    fn off(self) -> Option<Millis> {
        (self.ahead.0.abs() > CORRECTED.0).then_some(self.ahead)
    }
}

thread_local! {
    static STEADY: Cell<(Option<Pace>, Steady)> =
        const { Cell::new((None, Steady::new(cfg!(any(target_os = "linux", windows))))) };
}

/// The machine's steady clock, which nobody sets.
#[derive(Clone, Copy)]
struct Pace(#[cfg(target_os = "linux")] Millis, #[cfg(not(target_os = "linux"))] Instant);

#[cfg(target_os = "linux")]
impl Pace {
    /// Since the machine was switched on, also while it slept.
    fn up() -> Millis {
        let up = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Millis(up.tv_sec * 1_000 + up.tv_nsec / 1_000_000)
    }

    fn begin() -> Self {
        Self(Self::up())
    }

    fn elapsed(self) -> Millis {
        Self::up() - self.0
    }
}

#[cfg(not(target_os = "linux"))]
impl Pace {
    #[expect(
        clippy::disallowed_methods,
        reason = "this is where time enters; everywhere else it is passed in"
    )]
    fn begin() -> Self {
        Self(Instant::now())
    }

    fn elapsed(self) -> Millis {
        Millis(self.0.elapsed().as_millis() as i64)
    }
}

/// Now. Never earlier than it was before, and never still, whatever the system's clock is set to.
#[expect(clippy::disallowed_methods, reason = "this is where time enters; everywhere else it is passed in")]
pub fn now() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall = At(i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
    let (begun, mut steady) = STEADY.get();
    let begun = begun.unwrap_or_else(Pace::begin);
    let now = steady.now(begun.elapsed(), wall);
    STEADY.set((Some(begun), steady));
    now
}

/// Measures how long something takes.
pub struct Watch(Instant);

impl Watch {
    /// One that runs from now on.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is where time enters; everywhere else it is passed in"
    )]
    pub fn started() -> Self {
        Self(Instant::now())
    }

    /// How long it has been running, in microseconds.
    pub fn micros(&self) -> u128 {
        self.0.elapsed().as_micros()
    }
}

/// From now on time here is no earlier than this, and runs on from it.
pub(super) fn no_earlier_than(at: At) {
    if now() >= at {
        return;
    }
    let (begun, mut steady) = STEADY.get();
    if let Some(begun) = begun {
        steady.no_earlier_than(begun.elapsed(), at);
        STEADY.set((Some(begun), steady));
    }
}

/// How far the system's clock is ahead of the time that runs here, or behind it, where somebody set it meanwhile or the
/// journal was written by one that was ahead.
pub(super) fn off() -> Option<Millis> {
    STEADY.get().1.off()
}

/// Minutes that the wall clock of the hall is ahead of UTC.
pub fn utc_offset_min() -> i32 {
    Local::now().offset().local_minus_utc() / 60
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: At = At(1_795_255_200_000);

    /// To what a clock on the wall is set: a step of the network, a wrong zone, a wrong day, 1970, 2100.
    const JUMPS: [i64; 8] =
        [-30_000, -600_000, -86_400_000, 30_000, 600_000, 86_400_000, -NINE.0, 2_307_000_000_000];

    #[test]
    fn time_runs_on_whatever_the_clock_on_the_wall_does() {
        for jump in JUMPS {
            let mut steady = Steady::new(true);
            assert_eq!(steady.now(Millis(5), NINE), NINE);
            let set = NINE + Millis(1_000 + jump);
            assert_eq!(steady.now(Millis(1_005), set), NINE + Millis(1_000), "{jump}");
            assert_eq!(steady.off(), Some(Millis(jump)), "{jump}");
            // It goes on at the machine's pace, from frame to frame.
            assert_eq!(steady.now(Millis(1_205), set + Millis(200)), NINE + Millis(1_200), "{jump}");
        }
    }

    #[test]
    fn what_a_machine_slept_is_lost_where_it_does_not_count_it() {
        for jump in JUMPS {
            let mut steady = Steady::new(false);
            steady.now(Millis(5), NINE);
            let set = NINE + Millis(1_000 + jump);
            assert_eq!(steady.now(Millis(1_005), set), set.max(NINE + Millis(1_000)), "{jump}");
            assert_eq!(steady.off(), (jump < 0).then_some(Millis(jump)), "{jump}");
        }
    }

    #[test]
    fn a_clock_that_is_set_right_again_is_off_no_more() {
        let mut steady = Steady::new(true);
        steady.now(Millis(0), NINE);
        steady.now(Millis(1_000), NINE - Millis(600_000));
        assert_eq!(steady.off(), Some(Millis(-601_000)));
        assert_eq!(steady.now(Millis(2_000), NINE + Millis(2_000)), NINE + Millis(2_000));
        assert_eq!(steady.off(), None);
        // The network's small corrections are nobody's business: forward they are followed.
        steady.now(Millis(3_000), NINE + Millis(1_500));
        assert_eq!(steady.off(), None);
        assert_eq!(steady.now(Millis(4_000), NINE + Millis(5_900)), NINE + Millis(5_900));
        assert_eq!(steady.off(), None);
    }

    #[test]
    fn time_runs_on_from_a_journal_that_is_ahead() {
        let mut steady = Steady::new(true);
        steady.now(Millis(0), NINE);
        let ahead = NINE + Millis(7_200_000);
        steady.no_earlier_than(Millis(1_000), ahead);
        assert_eq!(steady.now(Millis(1_000), NINE + Millis(1_000)), ahead);
        assert_eq!(steady.now(Millis(31_000), NINE + Millis(31_000)), ahead + Millis(30_000));
        assert_eq!(steady.off(), Some(Millis(-7_199_000)));
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
