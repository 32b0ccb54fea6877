//! What a station still has to bring to one clock, and how often it tries.

use std::collections::VecDeque;

use crate::domain::{Millis, OpId};

/// How often a link is tried for one errand before a person is asked.
pub(super) const TRIES_MAX: u8 = 6;
/// How long a link may take to come up.
pub(super) const CALL_MAX: Millis = Millis(8_000);
/// How long a clock may take to answer a write.
pub(super) const ANSWER_MAX: Millis = Millis(3_000);
/// The first pause after a failed try; each further one is twice as long.
const PAUSE_FIRST: i64 = 250;

/// One thing to bring to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// An order of the outbox.
    Order(OpId),
    /// A receipt for an event.
    Receipt(u16),
    /// Ask for the events after this one.
    ReadLog(u16),
}

/// The errands for one clock: orders before anything else, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Errands {
    queue: VecDeque<Errand>,
    failed: u8,
}

impl Errands {
    pub(super) fn add(&mut self, errand: Errand) {
        if self.queue.contains(&errand) {
            return;
        }
        let orders = self.queue.iter().take_while(|it| matches!(it, Errand::Order(_))).count();
        match errand {
            Errand::Order(_) => {
                if orders == 0 {
                    // It goes before what was tried in vain, and has all its tries before it.
                    self.failed = 0;
                }
                self.queue.insert(orders, errand);
            }
            Errand::Receipt(_) | Errand::ReadLog(_) => self.queue.push_back(errand),
        }
    }

    pub(super) fn first(&self) -> Option<Errand> {
        self.queue.front().copied()
    }

    pub(super) fn done(&mut self, errand: Errand) {
        self.queue.retain(|it| *it != errand);
        self.failed = 0;
    }

    /// Counts a failed try; the pause before the next, or the errand that is given up.
    pub(super) fn failed(&mut self) -> Result<Millis, Option<Errand>> {
        self.failed += 1;
        if self.failed < TRIES_MAX {
            return Ok(Millis(PAUSE_FIRST << (self.failed - 1)));
        }
        self.failed = 0;
        Err(self.queue.pop_front())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_come_first_and_nothing_twice() {
        let mut errands = Errands::default();
        for errand in [Errand::Receipt(1), Errand::Order(OpId(7)), Errand::Receipt(1), Errand::Order(OpId(8))]
        {
            errands.add(errand);
        }
        assert_eq!(errands.queue, [Errand::Order(OpId(7)), Errand::Order(OpId(8)), Errand::Receipt(1)]);
    }

    #[test]
    fn an_order_has_all_its_tries_whatever_failed_before_it() {
        let mut errands = Errands::default();
        errands.add(Errand::Receipt(1));
        for _ in 1..TRIES_MAX {
            errands.failed().expect("a pause");
        }
        errands.add(Errand::Order(OpId(1)));
        errands.add(Errand::Order(OpId(2)));
        for _ in 1..TRIES_MAX {
            errands.failed().expect("a pause");
        }
        assert_eq!(errands.failed(), Err(Some(Errand::Order(OpId(1)))));
    }

    #[test]
    fn after_the_last_try_a_person_is_asked() {
        let mut errands = Errands::default();
        errands.add(Errand::Order(OpId(1)));
        let pauses: Vec<i64> = (1..TRIES_MAX).map(|_| errands.failed().expect("a pause").0).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000]);
        assert_eq!(errands.failed(), Err(Some(Errand::Order(OpId(1)))));
        assert_eq!(errands.first(), None);
    }
}
