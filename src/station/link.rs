//! The connection to one clock, as far as it is the same for every make: whether it stands, since when, what is to be
//! brought over it and how often that is tried, and what is asked on it now. What is said over it is the protocol's
//! affair.

use std::collections::VecDeque;

use super::radio_status::RadioEffect;
use super::view::OrderWay;
use crate::clock::{Address, Gatt, GiveUp, KeyMark, NoLink};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::tournament::{Command, PlacedOrder, State};

/// How far a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkStage {
    Down,
    Resting {
        until: At,
    },
    /// For a request of this rank.
    Calling {
        since: At,
        rank: RequestRank,
    },
    /// Since then nothing was asked on it.
    Up {
        since: At,
    },
    Asking {
        since: At,
        request: PendingRequest,
    },
    /// An order could not be brought. It becomes a person's then, and not before: until then the clock would still take
    /// it from whoever holds it back on its way.
    Expiring {
        until: At,
        op: OpId,
    },
}

/// What is to be done about a request.
pub(super) enum RequestStep {
    /// Write this, and wait for the answer.
    Write(Vec<Vec<u8>>),
    /// First have the journal note that the order is tried under this memory of the clock, and under which number on
    /// the air and which key, where it has those.
    Note { memory: u16, number: Option<OpId>, key: Option<KeyMark> },
    /// It is a person's.
    GiveUp(GiveUp),
    /// Nothing is known of it.
    Nothing,
}

/// What came of bytes on a link: what was learnt, and why the link is of no more use.
pub(super) type LinkFindings = (Vec<Learnt>, Option<NoLink>);

/// A command that follows from what a clock said.
#[derive(Clone, Debug)]
pub(super) struct Learnt {
    pub(super) command: Command,
    /// The clock's event that it comes of, which waits for a receipt.
    pub(super) event: Option<(ClockId, u16)>,
}

impl From<Command> for Learnt {
    fn from(command: Command) -> Self {
        Self { command, event: None }
    }
}

/// A connection, and what waits for it.
pub(super) struct ClockLink {
    pub(super) clock: ClockId,
    gatt: Gatt,
    pub(super) stage: LinkStage,
    pub(super) requests: PendingRequests,
    /// The order whose try is noted, under which memory of the clock, and that was not written since.
    pub(super) noted: Option<(OpId, u16)>,
    /// When it came up last.
    pub(super) up_at: At,
    /// Why the last attempt failed; `None` after one that did not.
    pub(super) failure: Option<NoLink>,
}

impl ClockLink {
    pub(super) fn new(clock: ClockId, gatt: Gatt) -> Self {
        let requests = PendingRequests::default();
        Self { clock, gatt, stage: LinkStage::Down, requests, noted: None, up_at: At(0), failure: None }
    }

    /// The same as after a start.
    pub(super) fn begun_anew(&self) -> Self {
        Self::new(self.clock, self.gatt)
    }

    /// Whether it takes up one of the adapter's links, or is about to.
    pub(super) fn is_held(&self) -> bool {
        !matches!(self.stage, LinkStage::Down | LinkStage::Resting { .. } | LinkStage::Expiring { .. })
    }

    /// The order that is being asked, of which no answer has come.
    pub(super) fn asked_order(&self) -> Option<OpId> {
        if let LinkStage::Asking { request: PendingRequest::Order(op), .. } = self.stage {
            Some(op)
        } else {
            None
        }
    }

    /// Whether the radio, or the clock, has said nothing for longer than they may.
    pub(super) fn is_overdue(&self, now: At) -> bool {
        match self.stage {
            LinkStage::Calling { since, .. } => now.since(since) >= CALL_MAX,
            LinkStage::Asking { since, .. } => now.since(since) >= ANSWER_MAX,
            LinkStage::Down
            | LinkStage::Resting { .. }
            | LinkStage::Up { .. }
            | LinkStage::Expiring { .. } => false,
        }
    }

    /// When it wants to be looked at; one that stands and is asked nothing, after so long.
    pub(super) fn wake_at(&self, idle: Millis) -> Option<At> {
        match self.stage {
            // With a request it waits for a link, and is called when one is free.
            LinkStage::Down => None,
            LinkStage::Resting { until } | LinkStage::Expiring { until, .. } => Some(until),
            LinkStage::Calling { since, .. } => Some(since + CALL_MAX),
            // With a request it waits for the journal, which says so when it has grown.
            LinkStage::Up { since } => self.requests.first().is_none().then(|| since + idle),
            LinkStage::Asking { since, .. } => Some(since + ANSWER_MAX),
        }
    }

    /// Something came that is more urgent than what the link is being made for: it is made for that. Whether an order
    /// came, for which the radio should hurry.
    pub(super) fn raise(&mut self) -> bool {
        let (LinkStage::Calling { rank, .. }, Some(first)) = (&mut self.stage, self.requests.first()) else {
            return false;
        };
        let rises = first.rank() < *rank;
        let hurry =
            rises && !matches!(rank, RequestRank::Order(_)) && matches!(first, PendingRequest::Order(_));
        if rises {
            *rank = first.rank();
        }
        hurry
    }

    /// The rank of what it can be taken away from; `None` where it is not held, where an answer is on its way, which is
    /// here sooner than another link, or where an order needs it. `idle` is the rank of one that nothing is asked on.
    pub(super) fn could_yield(&self, idle: RequestRank) -> Option<RequestRank> {
        match self.stage {
            LinkStage::Calling { rank, .. } => Some(rank),
            LinkStage::Up { .. } => Some(self.requests.first().map_or(idle, PendingRequest::rank)),
            LinkStage::Asking { .. }
            | LinkStage::Down
            | LinkStage::Resting { .. }
            | LinkStage::Expiring { .. } => None,
        }
        .filter(|rank| !matches!(rank, RequestRank::Order(_)))
    }

    /// Where an order is on its way; `None` where it is no request to this clock.
    pub(super) fn way(&self, (op, now): (OpId, At), adapter: Option<String>) -> Option<OrderWay> {
        if let LinkStage::Expiring { until, op: it } = self.stage
            && it == op
        {
            let pause = Millis(until.since(now).0.max(0));
            return Some(OrderWay::Pausing { tries: TRIES_MAX, why: self.failure.clone(), pause });
        }
        let (tries, first) = self.requests.place_of(op)?;
        Some(match self.stage {
            LinkStage::Calling { .. } if first => OrderWay::Connecting { adapter, nth: tries + 1 },
            LinkStage::Up { .. } | LinkStage::Asking { .. } if first => {
                OrderWay::Asking { adapter, nth: tries + 1 }
            }
            LinkStage::Down | LinkStage::Resting { .. } if first && tries > 0 => {
                let until = if let LinkStage::Resting { until } = self.stage { until } else { now };
                let pause = Millis(until.since(now).0.max(0));
                OrderWay::Pausing { tries, why: self.failure.clone(), pause }
            }
            LinkStage::Down
            | LinkStage::Resting { .. }
            | LinkStage::Calling { .. }
            | LinkStage::Up { .. }
            | LinkStage::Asking { .. }
            | LinkStage::Expiring { .. } => OrderWay::Queued,
        })
    }

    /// Takes an order to bring. Only who failed with an order has to wait before the next.
    pub(super) fn deliver(&mut self, op: OpId) {
        let waits = matches!(self.requests.first(), Some(PendingRequest::Order(_)));
        if matches!(self.stage, LinkStage::Resting { .. }) && !waits {
            self.stage = LinkStage::Down;
        }
        self.requests.add(PendingRequest::Order(op));
    }

    /// Drops what another station or a person settled meanwhile: it is no request any more. What is being asked stays.
    pub(super) fn drop_settled(&mut self, state: &State) {
        let owed = |op: OpId| state.orders.get(&op).and_then(PlacedOrder::owed_to_clock);
        while let Some(PendingRequest::Order(op)) = self.requests.first()
            && !matches!(self.stage, LinkStage::Asking { .. })
            && owed(op) != Some(self.clock)
        {
            self.requests.done(PendingRequest::Order(op));
        }
    }

    /// The call to a clock at this address.
    pub(super) fn connect(&self, address: Address, urgent: bool) -> RadioEffect {
        RadioEffect::Connect { clock: self.clock, address, gatt: self.gatt, urgent }
    }

    /// Lets it go, or the attempt to make one.
    pub(super) fn disconnect(&self) -> RadioEffect {
        RadioEffect::Disconnect { clock: self.clock }
    }
}

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
pub(super) enum RequestRank {
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
    pub(super) fn rank(self) -> RequestRank {
        match self {
            Self::Order(op) => RequestRank::Order(op),
            Self::Receipt(_) => RequestRank::Receipt,
            Self::ReadLog(_) => RequestRank::Log,
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
