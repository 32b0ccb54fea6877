//! A scan can stop without a word, after hours: who hears nothing for long starts it again.

use std::time::Duration;

/// Silence that is no accident where the system refuses to scan: nobody listens at all.
pub(crate) const REFUSED: Duration = Duration::from_secs(3);
/// So many looks fit into the silence that is no accident.
const LOOKS: u32 = 3;
/// Remedies that are tried before a person is told.
const TRIES: u8 = 4;

/// What is to be done about an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// Stop the scan and start it.
    Restart,
    /// Switch the adapter off and on.
    Reset,
}

/// Listens whether an adapter is still listening. Moments are lengths of time since any fixed one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watchdog {
    silence: Duration,
    heard: Duration,
    looked: Duration,
    tries: u8,
    refused: bool,
}

impl Watchdog {
    /// For a scan that begins now, and so much silence that is no accident.
    pub(crate) fn new(silence: Duration, now: Duration) -> Self {
        Self { silence, heard: now, looked: now, tries: 0, refused: false }
    }

    /// When something was heard last. What is known already is no news: it may be told at every look.
    pub(crate) fn heard(&mut self, at: Duration) {
        if at > self.heard {
            self.heard = at;
            self.tries = 0;
        }
    }

    /// Whether the system refuses to scan.
    pub(crate) fn refused(&mut self, refused: bool) {
        self.refused = refused;
    }

    /// Whether nothing that it knows has helped.
    pub(crate) fn is_helpless(&self) -> bool {
        self.tries >= TRIES
    }

    /// Looks, if it is time; what is to be done.
    pub(crate) fn look(&mut self, now: Duration) -> Option<Remedy> {
        if now.saturating_sub(self.looked) < self.silence / LOOKS {
            return None;
        }
        self.looked = now;
        let silence = if self.refused { REFUSED.min(self.silence) } else { self.silence };
        if now.saturating_sub(self.heard) < silence {
            return None;
        }
        let remedy = if self.tries.is_multiple_of(2) { Remedy::Restart } else { Remedy::Reset };
        // It goes on trying; whoever is told may have put the adapter somewhere else meanwhile.
        self.tries = self.tries.saturating_add(1);
        Some(remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::super::SILENCE;
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn silence_is_answered_by_starting_again_then_by_a_reset_then_by_telling_a_person() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        let mut done = Vec::new();
        for second in 0..=215 {
            done.extend(dog.look(at(second)).map(|remedy| (second, remedy)));
            assert_eq!(dog.is_helpless(), second >= 180, "{second}");
        }
        let order = [Remedy::Restart, Remedy::Reset, Remedy::Restart, Remedy::Reset, Remedy::Restart];
        assert_eq!(done, [90, 120, 150, 180, 210].into_iter().zip(order).collect::<Vec<_>>());
        dog.heard(at(216));
        assert!(!dog.is_helpless());
        assert_eq!(dog.look(at(300)), None, "84 s");
        assert_eq!(dog.look(at(330)), Some(Remedy::Restart));
    }

    #[test]
    fn what_was_heard_long_ago_is_told_again_and_again_and_changes_nothing() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        let mut done = Vec::new();
        for second in 10..=200 {
            dog.heard(at(10));
            done.extend(dog.look(at(second)).map(|remedy| (second, remedy)));
        }
        let order = [Remedy::Restart, Remedy::Reset, Remedy::Restart];
        assert_eq!(done, [120, 150, 180].into_iter().zip(order).collect::<Vec<_>>());
        let mut dog = Watchdog::new(SILENCE, at(1_000));
        dog.heard(at(10));
        assert_eq!(dog.look(at(1_080)), None, "what was heard before it began counts for nothing");
    }

    #[test]
    fn who_may_not_scan_hears_nothing_and_is_not_given_ninety_seconds() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        dog.refused(true);
        assert_eq!(dog.look(at(30)), Some(Remedy::Restart));
        assert_eq!(dog.look(at(60)), Some(Remedy::Reset));
        dog.heard(at(89));
        assert_eq!(dog.look(at(90)), None, "another program's scan is as good");
        dog.refused(false);
        assert_eq!(dog.look(at(120)), None);
    }

    #[test]
    fn who_hears_does_nothing() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        for second in 0..1000 {
            if second % 80 == 0 {
                dog.heard(at(second));
            }
            assert_eq!(dog.look(at(second)), None);
        }
    }
}
