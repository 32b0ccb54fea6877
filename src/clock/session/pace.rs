//! Whether a clock's frames come as they are made. A frame proves who made it and not when: whoever jams a hall and
//! plays what he has recorded minutes later, in order, has frames that are all new. But a clock's counter rises by one
//! a second at least (§6.1). So where time has passed and the counter has not risen with it, the frames are late.

use crate::domain::{At, Millis};

/// Radio, system and the clock's own second may make a frame late by so much.
const SLACK: Millis = Millis(5_000);
/// A clock's time may go slow by one part in so many.
const DRIFT: i64 = 200;
/// Frames late for so long are not held up by accident: a result is asked for.
const ASK: Millis = Millis(1_000);
/// Between two times that it is asked, and until it is told.
const AGAIN: Millis = Millis(10_000);

/// A time at which the counter stood so.
#[derive(Clone, Copy, Debug)]
struct Mark {
    at: At,
    counter: u32,
}

/// Since when frames have been late.
#[derive(Clone, Copy, Debug)]
struct Spell {
    since: At,
    asked: Option<At>,
}

/// What a frame's time is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timely {
    /// Counter and time have risen together.
    Yes,
    /// It was made at least so long ago.
    Late {
        by: Millis,
        /// Only a new result can tell what the clock shows now.
        ask: bool,
        /// That has been in vain for some time.
        tell: bool,
    },
}

/// The pace of a clock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CounterPace {
    /// The soonest that a frame has come for its counter.
    mark: Option<Mark>,
    late: Option<Spell>,
}

impl CounterPace {
    /// The counter stands so now: a new result proves it, and a clock that was without power says so.
    pub(super) fn is(&mut self, at: At, counter: u32) {
        *self = Self { mark: Some(Mark { at, counter }), late: None };
    }

    /// Weighs a broadcast.
    pub(super) fn weigh(&mut self, at: At, counter: u32) -> Timely {
        let Some(mark) = self.mark else {
            self.is(at, counter);
            return Timely::Yes;
        };
        let passed = at.since(mark.at);
        let by = passed - Millis(i64::from(counter.saturating_sub(mark.counter)) * 1_000);
        if by <= Millis(0) {
            self.is(at, counter);
            return Timely::Yes;
        }
        if by <= SLACK + Millis(passed.0 / DRIFT) {
            self.late = None;
            return Timely::Yes;
        }
        let spell = self.late.get_or_insert(Spell { since: at, asked: None });
        let ask = at.since(spell.since) >= ASK && spell.asked.is_none_or(|asked| at.since(asked) >= AGAIN);
        if ask {
            spell.asked = Some(at);
        }
        Timely::Late { by, ask, tell: ask && at.since(spell.since) >= AGAIN }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_late(pace: &mut CounterPace, at: i64, counter: u32) -> Option<i64> {
        match pace.weigh(At(at), counter) {
            Timely::Yes => None,
            Timely::Late { by, .. } => Some(by.0),
        }
    }

    #[test]
    fn frames_that_come_as_they_are_made_are_timely_all_day() {
        let mut pace = CounterPace::default();
        // One part in a thousand slow, heard every other time, with a burst now and then.
        let mut counter = 70_000;
        for second in 0..36_000_i64 {
            counter += if second % 97 == 0 { 5 } else { 1 };
            if second % 2 == 0 {
                assert_eq!(is_late(&mut pace, second * 1_001 + second % 7 * 300, counter), None, "{second}");
            }
        }
    }

    #[test]
    fn recordings_are_late_however_evenly_they_are_played() {
        let mut pace = CounterPace::default();
        for second in 0..60 {
            assert_eq!(is_late(&mut pace, second * 1_000, 100 + second as u32), None);
        }
        // Ten minutes of silence, then what was recorded in them.
        for second in 0..60 {
            assert!(
                is_late(&mut pace, 660_000 + second * 1_000, 160 + second as u32).expect("late") > 590_000
            );
        }
        // The clock itself is heard again.
        assert_eq!(is_late(&mut pace, 720_000, 820), None);
    }

    #[test]
    fn what_stays_late_is_asked_for_and_then_told() {
        let mut pace = CounterPace::default();
        pace.is(At(0), 1);
        let mut told = Vec::new();
        for second in 0..25_u32 {
            let at = At(600_000 + i64::from(second) * 1_000);
            if let Timely::Late { ask: true, tell, .. } = pace.weigh(at, 2 + second) {
                told.push((second, tell));
            }
        }
        assert_eq!(told, [(1, false), (11, true), (21, true)]);
        pace.is(At(630_000), 700);
        assert_eq!(is_late(&mut pace, 631_000, 701), None);
    }
}
