//! What a station still has to bring to one clock, and how often it tries.

use std::collections::VecDeque;

use crate::clock::NoLink;
use crate::domain::{Millis, OpId};

/// How often a link is tried for one request before a person is asked.
pub(super) const TRIES_MAX: u8 = 6;
/// How long a radio may say nothing of a link that was asked for. It has time limits of its own and says more than
/// this one; a link may also wait there until the adapter has made the one before it.
pub(super) const CALL_MAX: Millis = Millis(40_000);
/// How long a clock may take to answer a write.
pub(super) const ANSWER_MAX: Millis = Millis(3_000);
/// The first pause after a failed try; each further one is twice as long.
const PAUSE_FIRST: i64 = 250;
/// The least pause after a try that found no link left: they take seconds to come free.
const PAUSE_NO_SLOT: Millis = Millis(4_000);

/// One thing to bring to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PendingRequest {
    /// An order of the outbox.
    Order(OpId),
    /// A receipt for an event.
    Receipt(u16),
    /// Ask for the events after this one.
    ReadLog(u16),
}

/// What goes first where clocks are many and links are few: the oldest order, then receipts, then logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// An order that somebody waits for.
    Order(OpId),
    /// A clock repeats its event until it has the receipt.
    Receipt,
    /// Nobody waits for it.
    Log,
    /// A clock tells its times only while it is connected.
    Watch,
    /// Nothing at all: a link that is kept for a moment.
    Idle,
}

impl PendingRequest {
    /// How soon its turn is.
    pub(super) fn rank(self) -> Rank {
        match self {
            Self::Order(op) => Rank::Order(op),
            Self::Receipt(_) => Rank::Receipt,
            Self::ReadLog(_) => Rank::Log,
        }
    }
}

/// The requests for one clock: orders before anything else, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct PendingRequests {
    queue: VecDeque<PendingRequest>,
    failed: u8,
    /// Grows with every change.
    revision: u32,
}

impl PendingRequests {
    pub(super) fn add(&mut self, request: PendingRequest) {
        if self.queue.contains(&request) {
            return;
        }
        self.revision = self.revision.wrapping_add(1);
        let orders = self.queue.iter().take_while(|it| matches!(it, PendingRequest::Order(_))).count();
        match request {
            PendingRequest::Order(_) => {
                if orders == 0 {
                    // It goes before what was tried in vain, and has all its tries before it.
                    self.failed = 0;
                }
                self.queue.insert(orders, request);
            }
            PendingRequest::Receipt(_) => {
                let logs = self.queue.iter().filter(|it| matches!(it, PendingRequest::ReadLog(_))).count();
                self.queue.insert(self.queue.len() - logs, request);
            }
            PendingRequest::ReadLog(_) => self.queue.push_back(request),
        }
    }

    /// Another one after every change.
    pub(super) fn revision(&self) -> u32 {
        self.revision
    }

    pub(super) fn first(&self) -> Option<PendingRequest> {
        self.queue.front().copied()
    }

    pub(super) fn done(&mut self, request: PendingRequest) {
        self.queue.retain(|it| *it != request);
        self.failed = 0;
        self.revision = self.revision.wrapping_add(1);
    }

    /// How many tries of the first request failed, and whether it is this order; `None` where the order is not here.
    pub(super) fn place_of(&self, op: OpId) -> Option<(u8, bool)> {
        let order = PendingRequest::Order(op);
        self.queue.contains(&order).then(|| (self.failed, self.first() == Some(order)))
    }

    /// How many tries of the first request failed.
    pub(super) fn tries(&self) -> u8 {
        self.failed
    }

    /// Counts a failed try; the pause before the next, or the request that is given up.
    pub(super) fn failed(&mut self, why: &NoLink) -> Result<Millis, Option<PendingRequest>> {
        self.revision = self.revision.wrapping_add(1);
        self.failed += 1;
        if self.failed < TRIES_MAX {
            let pause = Millis(PAUSE_FIRST << (self.failed - 1));
            return Ok(if *why == NoLink::NoSlot { pause.max(PAUSE_NO_SLOT) } else { pause });
        }
        self.failed = 0;
        Err(self.queue.pop_front())
    }

    /// Takes all orders out: there is nobody to bring them.
    pub(super) fn take_orders(&mut self) -> Vec<OpId> {
        self.revision = self.revision.wrapping_add(1);
        let mut orders = Vec::new();
        self.queue.retain(|request| match request {
            PendingRequest::Order(op) => {
                orders.push(*op);
                false
            }
            PendingRequest::Receipt(_) | PendingRequest::ReadLog(_) => true,
        });
        self.failed = 0;
        orders
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_come_first_and_nothing_twice() {
        let mut requests = PendingRequests::default();
        let (log, receipt) = (PendingRequest::ReadLog(0), PendingRequest::Receipt(1));
        for request in [log, receipt, PendingRequest::Order(OpId(7)), receipt, PendingRequest::Order(OpId(8))]
        {
            requests.add(request);
        }
        assert_eq!(
            requests.queue,
            [PendingRequest::Order(OpId(7)), PendingRequest::Order(OpId(8)), receipt, log]
        );
        assert!(requests.queue.iter().map(|it| it.rank()).is_sorted());
        assert_eq!(requests.take_orders(), [OpId(7), OpId(8)]);
        assert_eq!(requests.queue, [receipt, log]);
    }

    #[test]
    fn a_radio_without_a_free_link_is_left_alone_for_a_while() {
        let mut requests = PendingRequests::default();
        requests.add(PendingRequest::Order(OpId(1)));
        assert_eq!(requests.failed(&NoLink::NoSlot), Ok(PAUSE_NO_SLOT));
    }

    #[test]
    fn an_order_has_all_its_tries_whatever_failed_before_it() {
        let mut requests = PendingRequests::default();
        requests.add(PendingRequest::Receipt(1));
        for _ in 1..TRIES_MAX {
            requests.failed(&NoLink::Lost).expect("a pause");
        }
        requests.add(PendingRequest::Order(OpId(1)));
        requests.add(PendingRequest::Order(OpId(2)));
        for _ in 1..TRIES_MAX {
            requests.failed(&NoLink::Lost).expect("a pause");
        }
        assert_eq!(requests.failed(&NoLink::Lost), Err(Some(PendingRequest::Order(OpId(1)))));
    }

    #[test]
    fn after_the_last_try_a_person_is_asked() {
        let mut requests = PendingRequests::default();
        requests.add(PendingRequest::Order(OpId(1)));
        let pauses: Vec<i64> =
            (1..TRIES_MAX).map(|_| requests.failed(&NoLink::Lost).expect("a pause").0).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000]);
        assert_eq!(requests.failed(&NoLink::Lost), Err(Some(PendingRequest::Order(OpId(1)))));
        assert_eq!(requests.first(), None);
    }
}
