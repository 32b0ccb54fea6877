//! One clock as the station knows it: its session, its link, what is owed to it.

use std::collections::VecDeque;

use crate::clock::{Fact, Gatt, NoLink, Nonce, Order, Reading, Reply, Session, Status, Suspect};
use crate::domain::{At, ClockId, Millis, OpId, Side};
use crate::tournament::{Command, State, Wish};

use super::air::{LinkEvent, RadioEffect, Whereabouts};
use super::errand::{ANSWER_MAX, CALL_MAX, Errand, Errands, Rank};
use super::view::Way;

/// A clock that does not answer and is heard no better than this is too far away.
const WEAK: i16 = -92;
/// A finished link is kept this long for the next errand, since connecting is slow.
const LINGER: Millis = Millis(300);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Down,
    Resting {
        until: At,
    },
    /// For an errand of this rank.
    Calling {
        since: At,
        rank: Rank,
    },
    Up {
        nonce: Nonce,
        since: At,
    },
    Asking {
        nonce: Nonce,
        since: At,
        errand: Errand,
    },
}

/// One clock.
pub(super) struct Peer {
    pub(super) session: Session,
    pub(super) errands: Errands,
    link: Link,
    pub(super) reading: Option<Reading>,
    pub(super) presses: VecDeque<(At, Side)>,
    pub(super) suspect: Option<(At, Suspect)>,
    pub(super) doubted: Option<At>,
    pub(super) marked: Option<(OpId, u8)>,
    /// Where it was heard.
    pub(super) place: Whereabouts,
    /// Why the last attempt at a link failed; `None` after one that did not.
    pub(super) no_link: Option<NoLink>,
}

impl Peer {
    pub(super) fn new(session: Session) -> Self {
        Self {
            session,
            errands: Errands::default(),
            link: Link::Down,
            reading: None,
            presses: VecDeque::new(),
            suspect: None,
            doubted: None,
            marked: None,
            place: Whereabouts::default(),
            no_link: None,
        }
    }

    /// Takes what happened on the link.
    pub(super) fn linked(
        &mut self,
        state: &State,
        now: At,
        event: LinkEvent,
        effects: &mut Vec<RadioEffect>,
    ) -> Vec<Command> {
        match event {
            LinkEvent::Up { greeting } => {
                let clock = self.session.clock();
                match (self.link, <[u8; 8]>::try_from(greeting)) {
                    (Link::Calling { .. }, Ok(nonce)) => {
                        self.no_link = None;
                        self.link = Link::Up { nonce: Nonce(nonce), since: now };
                        Vec::new()
                    }
                    (Link::Calling { .. }, Err(_)) => {
                        effects.push(RadioEffect::Disconnect { clock });
                        self.failed(now, NoLink::NotThisClock)
                    }
                    // A link that nobody waits for any more holds a slot of the adapter for nothing.
                    _ => {
                        effects.push(RadioEffect::Disconnect { clock });
                        Vec::new()
                    }
                }
            }
            LinkEvent::Answer { bytes } => self.answer(state, now, &bytes),
            LinkEvent::Log { bytes } => {
                let facts = self.session.on_log(now, &bytes);
                facts.into_iter().filter_map(|fact| self.learn(state, now, fact)).collect()
            }
            LinkEvent::Down { why } => match self.link {
                Link::Calling { .. } | Link::Asking { .. } => self.failed(now, why),
                Link::Up { .. } => {
                    self.link = Link::Down;
                    Vec::new()
                }
                Link::Down | Link::Resting { .. } => Vec::new(),
            },
        }
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        match self.link {
            // With an errand it waits for a link, and is called when one is free.
            Link::Down => None,
            Link::Resting { until } => Some(until),
            Link::Calling { since, .. } => Some(since + CALL_MAX),
            // With an errand it waits for the journal, which says so when it has grown.
            Link::Up { since, .. } => self.errands.first().is_none().then_some(since + LINGER),
            Link::Asking { since, .. } => Some(since + ANSWER_MAX),
        }
    }

    pub(super) fn tick(
        &mut self,
        clock: ClockId,
        state: &State,
        now: At,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        // What another station or a person settled meanwhile is no errand any more.
        while let Some(Errand::Order(op)) = self.errands.first()
            && !matches!(self.link, Link::Asking { .. })
            && state.orders.get(&op).is_none_or(|order| order.owed_to_clock() != Some(clock))
        {
            self.errands.done(Errand::Order(op));
        }
        match self.link {
            Link::Resting { until } if now >= until => self.link = Link::Down,
            Link::Calling { since, .. } if now.since(since) >= CALL_MAX => {
                effects.push(RadioEffect::Disconnect { clock });
                commands.extend(self.failed(now, NoLink::TimedOut));
            }
            Link::Asking { since, .. } if now.since(since) >= ANSWER_MAX => {
                effects.push(RadioEffect::Disconnect { clock });
                commands.extend(self.failed(now, NoLink::TimedOut));
            }
            Link::Up { nonce, since } => match self.errands.first() {
                Some(errand) => self.ask(clock, state, (nonce, now), errand, effects, commands),
                None if now.since(since) >= LINGER => {
                    self.link = Link::Down;
                    effects.push(RadioEffect::Disconnect { clock });
                }
                None => {}
            },
            Link::Down | Link::Resting { .. } | Link::Calling { .. } | Link::Asking { .. } => {}
        }
    }

    /// Where an order is on its way to it.
    pub(super) fn way(&self, op: OpId, adapter: Option<String>) -> Option<Way> {
        let (tries, first) = self.errands.place_of(op)?;
        Some(match self.link {
            Link::Calling { .. } if first => Way::Connecting { adapter, nth: tries + 1 },
            Link::Up { .. } | Link::Asking { .. } if first => Way::Asking { adapter, nth: tries + 1 },
            Link::Down | Link::Resting { .. } if first && tries > 0 => {
                Way::Pausing { tries, why: self.no_link.clone() }
            }
            _ => Way::Queued,
        })
    }

    /// The rank of what it wants a link for; `None` where it wants none, or not yet.
    pub(super) fn wants(&self) -> Option<Rank> {
        if self.link == Link::Down { self.errands.first().map(Errand::rank) } else { None }
    }

    /// Whether it takes up a link or is about to.
    pub(super) fn holds_link(&self) -> bool {
        !matches!(self.link, Link::Down | Link::Resting { .. })
    }

    /// The rank of what its link can be taken away from; `None` where it has none, or where an order is under way.
    pub(super) fn could_yield(&self) -> Option<Rank> {
        match self.link {
            Link::Calling { rank, .. } => Some(rank),
            // Nothing is asked on it at the moment: it lingers, or its errand waits for the journal.
            Link::Up { .. } => Some(self.errands.first().map_or(Rank::Idle, Errand::rank)),
            // The answer is here sooner than another link.
            Link::Asking { .. } | Link::Down | Link::Resting { .. } => None,
        }
        .filter(|rank| !matches!(rank, Rank::Order(_)))
    }

    /// Gives its link to another clock; its errand counts as not tried.
    pub(super) fn yield_link(&mut self, effects: &mut Vec<RadioEffect>) {
        self.link = Link::Down;
        effects.push(RadioEffect::Disconnect { clock: self.session.clock() });
    }

    /// Asks the radio for a link where the clock was heard.
    pub(super) fn call(&mut self, now: At, gatt: &Gatt, effects: &mut Vec<RadioEffect>) -> Vec<Command> {
        let Some(rank) = self.wants() else { return Vec::new() };
        let Some(home) = self.place.home() else { return self.failed(now, NoLink::NeverSeen) };
        effects.push(RadioEffect::Connect {
            clock: self.session.clock(),
            address: home.address.clone(),
            gatt: *gatt,
            urgent: matches!(rank, Rank::Order(_)),
        });
        self.link = Link::Calling { since: now, rank };
        Vec::new()
    }

    /// Nobody brings orders any more: each is a person's now.
    pub(super) fn give_up_orders(&mut self, why: &NoLink) -> Vec<Command> {
        let orders = self.errands.take_orders();
        if !orders.is_empty() {
            self.no_link = Some(why.clone());
        }
        orders.into_iter().map(|op| Command::GiveUpOrder { op, why: why.to_string() }).collect()
    }

    /// Writes an errand, or first notes durably under which memory of the clock an order is tried.
    fn ask(
        &mut self,
        clock: ClockId,
        state: &State,
        (nonce, now): (Nonce, At),
        errand: Errand,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        let memory = self.session.mark().memory.unwrap_or(0);
        let (op, order) = match errand {
            Errand::Receipt(event) => (OpId(0), Order::Acknowledge { event }),
            Errand::ReadLog(since) => (OpId(0), Order::ReadEvents { since }),
            Errand::Order(op) => {
                let Some(placed) = state.orders.get(&op) else { return };
                // A try under memory 0 is refused by every clock, so it may be bound anew.
                let Some(bound) = placed.tried.filter(|tried| *tried != 0 || memory == 0) else {
                    if self.marked != Some((op, memory)) {
                        self.marked = Some((op, memory));
                        commands.push(Command::NoteTry { op, memory });
                    }
                    return;
                };
                // What travels is what the journal says, whatever was tried before a restart.
                self.session.was_sent(state.on_air(op), bound);
                let Wish::Clock { order } = placed.wish else { return };
                (state.on_air(op), order)
            }
        };
        let bytes = self.session.command(nonce, op, &order);
        effects.push(RadioEffect::Write { clock, bytes });
        self.link = Link::Asking { nonce, since: now, errand };
    }

    fn answer(&mut self, state: &State, now: At, bytes: &[u8]) -> Vec<Command> {
        let Link::Asking { nonce, errand, .. } = self.link else { return Vec::new() };
        let reply = match self.session.on_result(now, nonce, bytes) {
            Ok(reply) => reply,
            Err(why) => return self.learn(state, now, Fact::Suspect { why }).into_iter().collect(),
        };
        let expected = if let Errand::Order(op) = errand { state.on_air(op) } else { OpId(0) };
        if reply.op != expected {
            return Vec::new();
        }
        if reply.newest {
            self.reading = Some(reply.reading);
        }
        self.link = Link::Up { nonce, since: now };
        match errand {
            Errand::Order(op) => self.order_answered(op, &reply, state),
            // A clock that has forgotten the event, or cannot read its log, will not know it later either.
            Errand::Receipt(_) | Errand::ReadLog(_) => {
                self.errands.done(errand);
                Vec::new()
            }
        }
    }

    fn order_answered(&mut self, op: OpId, reply: &Reply, state: &State) -> Vec<Command> {
        if reply.status.is_done() {
            self.errands.done(Errand::Order(op));
            return vec![Command::ConfirmOrder { op }];
        }
        let unbound = state.orders.get(&op).is_some_and(|order| order.tried == Some(0));
        if reply.status == Status::Forgotten && unbound {
            return Vec::new();
        }
        self.errands.done(Errand::Order(op));
        let why = match reply.status {
            Status::Forgotten | Status::TooOld => "the clock lost its memory and may have done it already",
            Status::WrongState => "the clock is in another state than the order expects",
            _ => "the clock refused it",
        };
        vec![Command::GiveUpOrder { op, why: why.to_owned() }]
    }

    fn failed(&mut self, now: At, why: NoLink) -> Vec<Command> {
        let rssi = self.place.home().and_then(|home| home.rssi);
        let why = match (why, rssi) {
            (NoLink::TimedOut | NoLink::Lost, Some(rssi)) if rssi <= WEAK => NoLink::Weak(rssi),
            (why, _) => why,
        };
        let commands = match self.errands.failed(&why) {
            Ok(pause) => {
                self.link = Link::Resting { until: now + pause };
                Vec::new()
            }
            Err(errand) => {
                self.link = Link::Down;
                match errand {
                    Some(Errand::Order(op)) => vec![Command::GiveUpOrder { op, why: why.to_string() }],
                    _ => Vec::new(),
                }
            }
        };
        self.no_link = Some(why);
        commands
    }
}
