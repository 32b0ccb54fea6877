//! A scan can stop without a word, after hours: who hears nothing for long starts it again.

use std::time::Duration;

/// Silence that is no accident: even an empty hall has telephones in it.
const SILENCE: Duration = Duration::from_secs(90);
/// Between two looks.
const LOOK: Duration = Duration::from_secs(30);
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
    heard: Duration,
    looked: Duration,
    tries: u8,
}

impl Watchdog {
    /// For a scan that begins now.
    pub(crate) fn new(now: Duration) -> Self {
        Self { heard: now, looked: now, tries: 0 }
    }

    /// Something was heard.
    pub(crate) fn heard(&mut self, now: Duration) {
        self.heard = now;
        self.tries = 0;
    }

    /// Whether nothing that it knows has helped.
    pub(crate) fn is_helpless(&self) -> bool {
        self.tries >= TRIES
    }

    /// Looks, if it is time; what is to be done.
    pub(crate) fn look(&mut self, now: Duration) -> Option<Remedy> {
        if now.saturating_sub(self.looked) < LOOK {
            return None;
        }
        self.looked = now;
        if now.saturating_sub(self.heard) < SILENCE {
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
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn silence_is_answered_by_starting_again_then_by_a_reset_then_by_telling_a_person() {
        let mut dog = Watchdog::new(at(0));
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
    fn who_hears_does_nothing() {
        let mut dog = Watchdog::new(at(0));
        for second in 0..1000 {
            if second % 80 == 0 {
                dog.heard(at(second));
            }
            assert_eq!(dog.look(at(second)), None);
        }
    }
}
