//! What a clock keeps through a loss of power (§6, §7.3), for whoever writes it down.

use crate::domain::{At, ClockId};

use super::super::auth::{Keys, MasterKey};
use super::{Device, Happening, RESERVE};

/// The three numbers that must never go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flash {
    /// No frame has this counter or one above it yet.
    pub counter: u32,
    /// The number of the op memory; 0 before the first.
    pub memory: u16,
    /// The newest event's number; 0 before the first.
    pub newest_event: u16,
}

impl Flash {
    /// Frames that may be made before the next write. Reading a whole log makes one for each event and the result.
    const MARGIN: u32 = 2 * (super::log::KEPT as u32 + 2);

    /// Whether a device that has come to `now` must be written down before it says anything more.
    pub fn is_stale(self, now: Self) -> bool {
        let close = self.counter.saturating_sub(now.counter) < Self::MARGIN;
        close || (self.memory, self.newest_event) != (now.memory, now.newest_event)
    }

    /// What is written down for a device that has come here: a reserve of counters with it.
    #[must_use]
    pub fn reserved(self) -> Self {
        Self { counter: self.counter.saturating_add(Self::MARGIN + RESERVE), ..self }
    }
}

impl Device {
    /// What must survive, as it is now.
    pub fn flash(&self) -> Flash {
        Flash { counter: self.counter, memory: self.memory, newest_event: self.log.newest() }
    }

    /// Starts with what was written down. Op memory and log are gone, and the clock says so.
    pub fn wake(&mut self, now: At, flash: Flash) {
        (self.counter, self.paced) = (flash.counter, now);
        self.memory = flash.memory.saturating_add(1);
        self.log.go_on(flash.newest_event);
        if flash != Flash::default() {
            self.happened(now, now, Happening::Reboot);
        }
    }

    /// The clock has another master key: it begins an op memory of its own, so that no number that was used up or
    /// spoiled under the old key stands in its way. For the rest the clock is what it was.
    pub fn rekey(&mut self, clock: ClockId, master: &MasterKey) {
        self.clock = clock;
        self.keys = Keys::derive(master, clock);
        self.nonce = None;
        self.forget_ops();
    }
}

#[cfg(test)]
mod tests {
    use crate::clock::frame::{EventFrame, StateFrame};
    use crate::clock::model::{Control, Mode};
    use crate::domain::{Millis, Side};

    use super::*;

    fn device() -> Device {
        let control =
            Control { budget: Millis::secs(60), mode: Mode::Overtime, neutral_between_moves: false };
        Device::new(ClockId(4), &MasterKey([9; 16]), control, At(0))
    }

    fn keys() -> Keys {
        Keys::derive(&MasterKey([9; 16]), ClockId(4))
    }

    #[test]
    fn what_was_never_written_down_is_never_said() {
        let mut clock = device();
        clock.wake(At(0), Flash::default());
        let mut written = clock.flash().reserved();
        let mut writes = 0;
        for second in 0..2_000 {
            if written.is_stale(clock.flash()) {
                written = clock.flash().reserved();
                writes += 1;
            }
            let frame = clock.advertise(At(second * 1000));
            let said = StateFrame::decode(&frame, &keys().state).expect("a state");
            assert!(said.counter < written.counter, "{} of {}", said.counter, written.counter);
        }
        assert!((5..=10).contains(&writes), "{writes} writes in half an hour");
    }

    #[test]
    fn a_clock_that_wakes_is_ahead_of_everything_it_said_and_says_that_it_forgot() {
        let mut clock = device();
        clock.wake(At(0), Flash::default());
        assert_eq!(clock.flash(), Flash { counter: 0, memory: 1, newest_event: 0 }, "new: nothing to tell");
        clock.press(At(0), Side::A).expect("starts");
        let written = clock.flash().reserved();
        let said = clock.advertise(At(0));
        let said = EventFrame::decode(&said, &keys().event).expect("an event");
        let mut again = device();
        again.wake(At(60_000), written);
        let first = EventFrame::decode(&again.advertise(At(60_000)), &keys().event).expect("the reboot");
        assert_eq!((first.what, first.memory, first.number), (Happening::Reboot, 2, said.number + 1));
        assert!(first.counter > said.counter);
        assert!(written.is_stale(again.flash()), "and it is written down at once");
    }
}
