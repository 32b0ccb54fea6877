//! The connection to one clock, as far as it is the same for every make: whether it stands, since when, what is to be
//! brought over it, and what is asked on it now. What is said over it is the protocol's affair.

use crate::clock::{Address, Gatt, GiveUp, KeyMark, NoLink};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::tournament::{Command, PlacedOrder, State};

use super::pending_request::{ANSWER_MAX, CALL_MAX, PendingRequest, PendingRequests, Rank, TRIES_MAX};
use super::radio_status::RadioEffect;
use super::view::Way;

/// How far a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Down,
    Resting {
        until: At,
    },
    /// For a request of this rank.
    Calling {
        since: At,
        rank: Rank,
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
pub(super) enum Ask {
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
pub(super) type Said = (Vec<Learnt>, Option<NoLink>);

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
pub(super) struct Link {
    pub(super) clock: ClockId,
    gatt: Gatt,
    pub(super) stage: Stage,
    pub(super) requests: PendingRequests,
    /// The order whose try is noted, under which memory of the clock, and that was not written since.
    pub(super) noted: Option<(OpId, u16)>,
    /// When it came up last.
    pub(super) up_at: At,
    /// Why the last attempt failed; `None` after one that did not.
    pub(super) failure: Option<NoLink>,
}

impl Link {
    pub(super) fn new(clock: ClockId, gatt: Gatt) -> Self {
        let requests = PendingRequests::default();
        Self { clock, gatt, stage: Stage::Down, requests, noted: None, up_at: At(0), failure: None }
    }

    /// The same as after a start.
    pub(super) fn begun_anew(&self) -> Self {
        Self::new(self.clock, self.gatt)
    }

    /// Whether it takes up one of the adapter's links, or is about to.
    pub(super) fn is_held(&self) -> bool {
        !matches!(self.stage, Stage::Down | Stage::Resting { .. } | Stage::Expiring { .. })
    }

    /// The order that is being asked, of which no answer has come.
    pub(super) fn asked_order(&self) -> Option<OpId> {
        if let Stage::Asking { request: PendingRequest::Order(op), .. } = self.stage {
            Some(op)
        } else {
            None
        }
    }

    /// Whether the radio, or the clock, has said nothing for longer than they may.
    pub(super) fn is_overdue(&self, now: At) -> bool {
        match self.stage {
            Stage::Calling { since, .. } => now.since(since) >= CALL_MAX,
            Stage::Asking { since, .. } => now.since(since) >= ANSWER_MAX,
            Stage::Down | Stage::Resting { .. } | Stage::Up { .. } | Stage::Expiring { .. } => false,
        }
    }

    /// When it wants to be looked at; one that stands and is asked nothing, after so long.
    pub(super) fn wake_at(&self, idle: Millis) -> Option<At> {
        match self.stage {
            // With a request it waits for a link, and is called when one is free.
            Stage::Down => None,
            Stage::Resting { until } | Stage::Expiring { until, .. } => Some(until),
            Stage::Calling { since, .. } => Some(since + CALL_MAX),
            // With a request it waits for the journal, which says so when it has grown.
            Stage::Up { since } => self.requests.first().is_none().then(|| since + idle),
            Stage::Asking { since, .. } => Some(since + ANSWER_MAX),
        }
    }

    /// Something came that is more urgent than what the link is being made for: it is made for that. Whether an order
    /// came, for which the radio should hurry.
    pub(super) fn raise(&mut self) -> bool {
        let (Stage::Calling { rank, .. }, Some(first)) = (&mut self.stage, self.requests.first()) else {
            return false;
        };
        let rises = first.rank() < *rank;
        let hurry = rises && !matches!(rank, Rank::Order(_)) && matches!(first, PendingRequest::Order(_));
        if rises {
            *rank = first.rank();
        }
        hurry
    }

    /// The rank of what it can be taken away from; `None` where it is not held, where an answer is on its way, which is
    /// here sooner than another link, or where an order needs it. `idle` is the rank of one that nothing is asked on.
    pub(super) fn could_yield(&self, idle: Rank) -> Option<Rank> {
        match self.stage {
            Stage::Calling { rank, .. } => Some(rank),
            Stage::Up { .. } => Some(self.requests.first().map_or(idle, PendingRequest::rank)),
            Stage::Asking { .. } | Stage::Down | Stage::Resting { .. } | Stage::Expiring { .. } => None,
        }
        .filter(|rank| !matches!(rank, Rank::Order(_)))
    }

    /// Where an order is on its way; `None` where it is no request to this clock.
    pub(super) fn way(&self, (op, now): (OpId, At), adapter: Option<String>) -> Option<Way> {
        if let Stage::Expiring { until, op: it } = self.stage
            && it == op
        {
            let pause = Millis(until.since(now).0.max(0));
            return Some(Way::Pausing { tries: TRIES_MAX, why: self.failure.clone(), pause });
        }
        let (tries, first) = self.requests.place_of(op)?;
        Some(match self.stage {
            Stage::Calling { .. } if first => Way::Connecting { adapter, nth: tries + 1 },
            Stage::Up { .. } | Stage::Asking { .. } if first => Way::Asking { adapter, nth: tries + 1 },
            Stage::Down | Stage::Resting { .. } if first && tries > 0 => {
                let until = if let Stage::Resting { until } = self.stage { until } else { now };
                let pause = Millis(until.since(now).0.max(0));
                Way::Pausing { tries, why: self.failure.clone(), pause }
            }
            Stage::Down
            | Stage::Resting { .. }
            | Stage::Calling { .. }
            | Stage::Up { .. }
            | Stage::Asking { .. }
            | Stage::Expiring { .. } => Way::Queued,
        })
    }

    /// Takes an order to bring. Only who failed with an order has to wait before the next.
    pub(super) fn deliver(&mut self, op: OpId) {
        let waits = matches!(self.requests.first(), Some(PendingRequest::Order(_)));
        if matches!(self.stage, Stage::Resting { .. }) && !waits {
            self.stage = Stage::Down;
        }
        self.requests.add(PendingRequest::Order(op));
    }

    /// Drops what another station or a person settled meanwhile: it is no request any more. What is being asked stays.
    pub(super) fn drop_settled(&mut self, state: &State) {
        let owed = |op: OpId| state.orders.get(&op).and_then(PlacedOrder::owed_to_clock);
        while let Some(PendingRequest::Order(op)) = self.requests.first()
            && !matches!(self.stage, Stage::Asking { .. })
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
