//! One clock as the station knows it: its session, its link, what is owed to it.

use std::collections::{BTreeSet, VecDeque};

use crate::clock::{Fact, Gatt, GiveUp, NoLink, Nonce, Order, Reading, Reply, Session, Status, Suspect};
use crate::domain::{At, ClockId, Millis, OpId, Side};
use crate::tournament::{ClockCommand, Command, State, Wish};

use super::air::{LinkEvent, RadioEffect, Whereabouts};
use super::errand::{Errand, Errands, Rank};
use super::learn::Learnt;
use super::link::Link;
use super::view::Way;

/// A clock that does not answer and is heard no better than this is too far away.
const WEAK: i16 = -92;
/// A finished link is kept this long for the next errand, since connecting is slow.
const LINGER: Millis = Millis(300);

/// How long a clock rests that could not be reached in many tries for something that nobody waits for.
const IN_VAIN: Millis = Millis(30_000);

/// An order is a person's now, who must know whether the clock may have done it: it may as soon as its try was noted,
/// whoever noted it.
pub(super) fn may_be_done(state: &State, op: OpId) -> bool {
    state.orders.get(&op).is_some_and(|order| order.tried.is_some_and(|memory| memory != 0))
}

fn not_reached(state: &State, op: OpId, why: &NoLink) -> Command {
    let may_be_done = may_be_done(state, op);
    Command::Clock(ClockCommand::GiveUpOrder {
        op,
        why: GiveUp::NotReached { link: why.clone(), may_be_done },
    })
}

/// An order that was written to the clock. As long as it is not answered, the clock may have done it.
#[derive(Clone, Copy, Debug)]
struct Written {
    op: OpId,
    /// The low byte of its number on the air.
    low: u8,
    /// The last op that the clock told of before.
    before: Option<u8>,
    /// Nobody can have written it before.
    first: bool,
}

/// One clock.
pub(super) struct Peer {
    pub(super) session: Session,
    gatt: Gatt,
    pub(super) errands: Errands,
    link: Link<Nonce>,
    pub(super) reading: Option<Reading>,
    pub(super) presses: VecDeque<(At, Side)>,
    /// Whether the clock knows what a receipt is.
    pub(super) takes_receipts: bool,
    /// Events of which what follows is not durable yet.
    pub(super) unsettled: BTreeSet<u16>,
    pub(super) suspect: Option<(At, Suspect)>,
    pub(super) doubted: Option<At>,
    pub(super) marked: Option<(OpId, u8)>,
    /// An official vouches for it: its next answer on a connection is believed whatever its counter.
    vouched: bool,
    /// The order that was written last.
    written: Option<Written>,
    /// The low byte of the last op id that its frames told of.
    last_op: Option<u8>,
    /// Where it was heard.
    pub(super) place: Whereabouts,
    /// Why the last attempt at a link failed; `None` after one that did not.
    pub(super) no_link: Option<NoLink>,
}

impl Peer {
    pub(super) fn new(session: Session, gatt: Gatt) -> Self {
        Self {
            session,
            gatt,
            errands: Errands::default(),
            link: Link::Down,
            reading: None,
            presses: VecDeque::new(),
            takes_receipts: true,
            unsettled: BTreeSet::new(),
            suspect: None,
            doubted: None,
            marked: None,
            vouched: false,
            written: None,
            last_op: None,
            place: Whereabouts::default(),
            no_link: None,
        }
    }

    /// An official has looked at it. What proves that it is the clock is its answer on a connection.
    pub(super) fn vouched_for(&mut self) {
        self.vouched = true;
        self.errands.add(Errand::ReadLog(0));
    }

    /// Whether it would be believed again if an official vouched for it. No official makes a wrong key a right one.
    pub(super) fn is_vouchable(&self) -> bool {
        matches!(self.suspect, Some((_, Suspect::CounterBack { .. } | Suspect::SecondDevice)))
    }

    /// Takes what happened on the link.
    pub(super) fn linked(
        &mut self,
        state: &State,
        now: At,
        event: LinkEvent,
        effects: &mut Vec<RadioEffect>,
    ) -> Vec<Learnt> {
        let commands = match event {
            LinkEvent::Up { greeting } => {
                let clock = self.session.clock();
                match (self.link, <[u8; 8]>::try_from(greeting)) {
                    (Link::Calling { .. }, Ok(nonce)) => {
                        self.no_link = None;
                        self.link = Link::Up { greeting: Nonce(nonce), since: now };
                        Vec::new()
                    }
                    (Link::Calling { .. }, Err(_)) => {
                        effects.push(RadioEffect::Disconnect { clock });
                        self.failed(state, now, NoLink::NotThisClock)
                    }
                    // A link that nobody waits for any more holds a slot of the adapter for nothing.
                    _ => {
                        effects.push(RadioEffect::Disconnect { clock });
                        Vec::new()
                    }
                }
            }
            LinkEvent::Answer { bytes } => return self.answer(state, now, &bytes, effects),
            LinkEvent::Log { bytes } => {
                let facts = self.session.on_log(now, &bytes);
                return facts.into_iter().filter_map(|fact| self.learn(state, now, fact)).collect();
            }
            LinkEvent::Down { why } => match self.link {
                Link::Calling { .. } | Link::Asking { .. } => self.failed(state, now, why),
                Link::Up { .. } => {
                    self.link = Link::Down;
                    Vec::new()
                }
                Link::Down | Link::Resting { .. } => Vec::new(),
            },
        };
        commands.into_iter().map(Learnt::from).collect()
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        // With an errand it waits for the journal, which says so when it has grown.
        let idle = self.errands.first().is_none().then_some(LINGER);
        self.link.wake_at(idle)
    }

    pub(super) fn tick(
        &mut self,
        clock: ClockId,
        state: &State,
        now: At,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        let owed = |op: OpId| state.orders.get(&op)?.owed_to_clock();
        self.link.drop_settled(&mut self.errands, owed, clock);
        if self.link.is_overdue(now) {
            effects.push(RadioEffect::Disconnect { clock });
            commands.extend(self.failed(state, now, NoLink::TimedOut));
            return;
        }
        if self.link.raise(&self.errands) {
            effects.extend(self.connect(true));
        }
        match self.link {
            Link::Resting { until } if now >= until => self.link = Link::Down,
            Link::Up { greeting: nonce, since } => match self.errands.first() {
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
    pub(super) fn way(&self, at: (OpId, At), adapter: Option<String>) -> Option<Way> {
        self.link.way(&self.errands, at, adapter, self.no_link.as_ref())
    }

    /// The rank of what it wants a link for; `None` where it wants none, or not yet.
    pub(super) fn wants(&self) -> Option<Rank> {
        if self.link == Link::Down { self.errands.first().map(Errand::rank) } else { None }
    }

    /// Whether it takes up a link or is about to.
    pub(super) fn holds_link(&self) -> bool {
        self.link.is_held()
    }

    /// The rank of what its link can be taken away from; `None` where it has none, or where an order is under way.
    pub(super) fn could_yield(&self) -> Option<Rank> {
        self.link.could_yield(&self.errands, Rank::Idle)
    }

    /// Gives its link to another clock; its errand counts as not tried.
    pub(super) fn yield_link(&mut self, effects: &mut Vec<RadioEffect>) {
        self.link = Link::Down;
        effects.push(RadioEffect::Disconnect { clock: self.session.clock() });
    }

    /// Asks the radio for a link where the clock was heard.
    pub(super) fn call(&mut self, state: &State, now: At, effects: &mut Vec<RadioEffect>) -> Vec<Command> {
        let Some(rank) = self.wants() else { return Vec::new() };
        let Some(connect) = self.connect(matches!(rank, Rank::Order(_))) else {
            return self.failed(state, now, NoLink::NeverSeen);
        };
        effects.push(connect);
        self.link = Link::Calling { since: now, rank };
        Vec::new()
    }

    /// A link to where it is; `None` where nobody knows.
    fn connect(&self, urgent: bool) -> Option<RadioEffect> {
        let doubted = self.place.doubted().filter(|_| self.vouched);
        let address = doubted.or(self.place.home())?.address.clone();
        Some(RadioEffect::Connect { clock: self.session.clock(), address, gatt: self.gatt, urgent })
    }

    /// Nobody brings orders any more: each is a person's now.
    pub(super) fn give_up_orders(&mut self, state: &State, why: &NoLink) -> Vec<Command> {
        let orders = self.errands.take_orders();
        if !orders.is_empty() {
            self.no_link = Some(why.clone());
        }
        orders.into_iter().map(|op| not_reached(state, op, why)).collect()
    }

    /// Takes an order to bring. Only who failed with an order has to wait before the next.
    pub(super) fn deliver(&mut self, op: OpId) {
        let waits = matches!(self.errands.first(), Some(Errand::Order(_)));
        if matches!(self.link, Link::Resting { .. }) && !waits {
            self.link = Link::Down;
        }
        self.errands.add(Errand::Order(op));
    }

    /// Takes a reading that was broadcast; the order that it shows to be done although no answer came.
    pub(super) fn read(&mut self, state: &State, reading: Reading) -> Option<Command> {
        self.reading = Some(reading);
        self.last_op = reading.last_op;
        // Who is being asked answers by himself.
        let silent = !matches!(self.link, Link::Asking { .. });
        let done = self.written.filter(|it| {
            // No byte, or the byte of none: the clock has forgotten what it did.
            let tells = it.low != 0 && self.last_op == Some(it.low);
            // What a person has in hand, or what was taken back, stays in that hand.
            let owed = state.orders.get(&it.op).is_some_and(|order| order.owed_to_clock().is_some());
            silent && owed && tells && it.before.is_some_and(|before| before != it.low)
        })?;
        self.written = None;
        self.errands.done(Errand::Order(done.op));
        Some(Command::Clock(ClockCommand::ConfirmOrder { op: done.op }))
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
                        commands.push(Command::Clock(ClockCommand::NoteTry { op, memory }));
                    }
                    return;
                };
                // What travels is what the journal says, whatever was tried before a restart.
                self.session.was_sent(state.on_air(op), bound);
                let Wish::Clock { order } = placed.wish else { return };
                (state.on_air(op), order)
            }
        };
        if let Errand::Order(id) = errand {
            let again = self.written.is_some_and(|it| it.op == id);
            let first = !again && self.marked.is_some_and(|(marked, _)| marked == id);
            let before = self.written.filter(|_| again).map_or(self.last_op, |it| it.before);
            self.written = Some(Written { op: id, low: op.0 as u8, before, first });
        }
        let bytes = self.session.command(nonce, op, &order);
        effects.push(RadioEffect::Write { clock, bytes });
        self.link = Link::Asking { greeting: nonce, since: now, errand };
    }

    fn answer(
        &mut self,
        state: &State,
        now: At,
        bytes: &[u8],
        effects: &mut Vec<RadioEffect>,
    ) -> Vec<Learnt> {
        let Link::Asking { greeting: nonce, errand, .. } = self.link else { return Vec::new() };
        let reply = match self.session.on_result(now, nonce, bytes) {
            Ok(reply) => reply,
            Err(why) => {
                let mut learnt = Vec::from_iter(self.learn(state, now, Fact::Suspect { why }));
                if why == Suspect::BadTag {
                    // It has no other answer.
                    effects.push(RadioEffect::Disconnect { clock: self.session.clock() });
                    let commands = self.failed(state, now, NoLink::Unauthenticated);
                    learnt.extend(commands.into_iter().map(Learnt::from));
                }
                return learnt;
            }
        };
        let expected = if let Errand::Order(op) = errand { state.on_air(op) } else { OpId(0) };
        if reply.op != expected {
            return Vec::new();
        }
        if std::mem::take(&mut self.vouched) {
            self.session.readmit(&reply);
            self.suspect = None;
            self.reading = Some(reply.reading);
        }
        if reply.newest {
            self.reading = Some(reply.reading);
        }
        self.link = Link::Up { greeting: nonce, since: now };
        match errand {
            Errand::Order(op) => {
                self.order_answered(op, &reply, state).map(Learnt::from).into_iter().collect()
            }
            // A clock that has forgotten the event, or cannot read its log, will not know it later either.
            Errand::Receipt(_) | Errand::ReadLog(_) => {
                self.takes_receipts &= reply.status != Status::UnknownOpcode;
                self.errands.done(errand);
                Vec::new()
            }
        }
    }

    fn order_answered(&mut self, op: OpId, reply: &Reply, state: &State) -> Option<Command> {
        let written = self.written.take().filter(|written| written.op == op);
        // An event that was opened in the same hour counts its orders from the same number on (§7.2).
        let other = reply.status == Status::AlreadyApplied && written.is_some_and(|it| it.first);
        if reply.status.is_done() && !other {
            self.errands.done(Errand::Order(op));
            return Some(Command::Clock(ClockCommand::ConfirmOrder { op }));
        }
        let unbound = state.orders.get(&op).is_some_and(|order| order.tried == Some(0));
        if reply.status == Status::Forgotten && unbound {
            return None;
        }
        self.errands.done(Errand::Order(op));
        let nothing_yet = written.is_some_and(|it| it.first);
        let why = match reply.status {
            Status::Forgotten if nothing_yet => GiveUp::StartedAnew,
            _ if other => GiveUp::OtherEvent,
            Status::Forgotten | Status::TooOld => GiveUp::MemoryForgotten,
            status => GiveUp::Refused { status },
        };
        Some(Command::Clock(ClockCommand::GiveUpOrder { op, why }))
    }

    fn failed(&mut self, state: &State, now: At, why: NoLink) -> Vec<Command> {
        let rssi = self.place.home().and_then(|home| home.rssi);
        let why = match (why, rssi) {
            (NoLink::TimedOut | NoLink::Lost | NoLink::Unheard, Some(rssi)) if rssi <= WEAK => {
                NoLink::Weak(rssi)
            }
            (why, _) => why,
        };
        let commands = match self.errands.failed(&why) {
            Ok(pause) => {
                self.link = Link::Resting { until: now + pause };
                Vec::new()
            }
            Err(Some(Errand::Order(op))) => {
                self.link = Link::Down;
                vec![not_reached(state, op, &why)]
            }
            Err(errand) => {
                // A clock asks for its receipt as long as it lives; it must not keep the adapter from others.
                self.link = Link::Resting { until: now + IN_VAIN };
                self.vouched &= !matches!(errand, Some(Errand::ReadLog(_)));
                Vec::new()
            }
        };
        self.no_link = Some(why);
        commands
    }
}
