//! One clock as the station knows it: its session, its link, what is owed to it.

use std::collections::{BTreeSet, VecDeque};

use crate::clock::{Fact, Nonce, Order, Reading, Reply, Session, Status, Suspect};
use crate::domain::{At, ClockId, Millis, OpId, Side};
use crate::tournament::{ClockNote, Command, SlipSource, State, Wish};

use super::errand::{ANSWER_MAX, CALL_MAX, Errand, Errands};
use super::fleet::{LinkEvent, RadioEffect};

/// How many presses of a clock are kept for its table's timeline.
const PRESSES_KEPT: usize = 64;
/// A doubt about a clock is noted in the journal at most this often.
const DOUBT_AGAIN: Millis = Millis(600_000);
/// A finished link is kept this long for the next errand, since connecting is slow.
const LINGER: Millis = Millis(300);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Down,
    Resting { until: At },
    Calling { since: At },
    Up { nonce: Nonce, since: At },
    Asking { nonce: Nonce, since: At, errand: Errand },
}

/// One clock.
pub(super) struct Peer {
    pub(super) session: Session,
    pub(super) errands: Errands,
    link: Link,
    pub(super) reading: Option<Reading>,
    pub(super) presses: VecDeque<(At, Side)>,
    pub(super) suspect: Option<(At, Suspect)>,
    doubted: Option<At>,
    pub(super) marked: Option<(OpId, u8)>,
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
            LinkEvent::Up { nonce } => {
                // A link that nobody waits for any more holds a slot of the adapter for nothing.
                if let Link::Calling { .. } = self.link {
                    self.link = Link::Up { nonce, since: now };
                } else {
                    effects.push(RadioEffect::Disconnect { clock: self.session.clock() });
                }
                Vec::new()
            }
            LinkEvent::Answer { bytes } => self.answer(state, now, &bytes),
            LinkEvent::Log { bytes } => {
                let facts = self.session.on_log(now, &bytes);
                facts.into_iter().filter_map(|fact| self.learn(state, now, fact)).collect()
            }
            LinkEvent::Down { why } => match self.link {
                Link::Calling { .. } | Link::Asking { .. } => self.failed(now, &why),
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
            Link::Down => self.errands.first().map(|_| At(0)),
            Link::Resting { until } => Some(until),
            Link::Calling { since } => Some(since + CALL_MAX),
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
            Link::Down | Link::Resting { .. } => {
                let rested = !matches!(self.link, Link::Resting { until } if now < until);
                if rested && self.errands.first().is_some() {
                    self.link = Link::Calling { since: now };
                    effects.push(RadioEffect::Connect { clock });
                } else if rested {
                    self.link = Link::Down;
                }
            }
            Link::Calling { since } if now.since(since) >= CALL_MAX => {
                effects.push(RadioEffect::Disconnect { clock });
                commands.extend(self.failed(now, "no connection within 8 s"));
            }
            Link::Asking { since, .. } if now.since(since) >= ANSWER_MAX => {
                effects.push(RadioEffect::Disconnect { clock });
                commands.extend(self.failed(now, "no answer within 3 s"));
            }
            Link::Up { nonce, since } => match self.errands.first() {
                Some(errand) => self.ask(clock, state, (nonce, now), errand, effects, commands),
                None if now.since(since) >= LINGER => {
                    self.link = Link::Down;
                    effects.push(RadioEffect::Disconnect { clock });
                }
                None => {}
            },
            Link::Calling { .. } | Link::Asking { .. } => {}
        }
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

    fn failed(&mut self, now: At, why: &str) -> Vec<Command> {
        match self.errands.failed() {
            Ok(pause) => {
                self.link = Link::Resting { until: now + pause };
                Vec::new()
            }
            Err(errand) => {
                self.link = Link::Down;
                match errand {
                    Some(Errand::Order(op)) => vec![Command::GiveUpOrder { op, why: why.to_owned() }],
                    _ => Vec::new(),
                }
            }
        }
    }

    /// Keeps what a fact says; the command that it leads to.
    pub(super) fn learn(&mut self, state: &State, now: At, fact: Fact) -> Option<Command> {
        let clock = self.session.clock();
        let table = state.table_of(clock);
        let note = |note: ClockNote| Some(Command::NoteClock { table: table?, clock, note });
        // The log may hold what belongs to an earlier round.
        let this_round = |at: At| at >= state.round_at;
        match fact {
            Fact::Reading(reading) => {
                self.reading = Some(reading);
                self.suspect = self.suspect.filter(|(at, _)| now.since(*at) < DOUBT_AGAIN);
                None
            }
            Fact::Pressed { side, at, .. } => {
                if self.presses.len() == PRESSES_KEPT {
                    self.presses.pop_front();
                }
                self.presses.push_back((at, side));
                None
            }
            Fact::ChallengeRaised { event, side, since_press, raised_at } if this_round(raised_at) => {
                Some(Command::RaiseSlip {
                    table: table?,
                    challenger: side,
                    since_press,
                    marks: BTreeSet::new(),
                    source: SlipSource::Clock { clock, event, at: raised_at },
                })
            }
            Fact::HoldTaken { side, since_press, taken_at, .. } if this_round(taken_at) => {
                Some(Command::TakeHold {
                    table: table?,
                    side,
                    said_at: Some(taken_at),
                    since_press,
                    marks: BTreeSet::new(),
                })
            }
            Fact::FlagFell { side, at, .. } if this_round(at) => note(ClockNote::TimeOut { side }),
            Fact::Rebooted { at, .. } if this_round(at) => note(ClockNote::Rebooted),
            Fact::Finished { at, .. } if this_round(at) => {
                let over = |side: Side| {
                    let left =
                        self.reading.map_or(Millis(0), |reading| reading.face.shown.left[side.index()]);
                    Millis((-left.0).max(0))
                };
                note(ClockNote::Finished { over_a: over(Side::A), over_b: over(Side::B) })
            }
            Fact::EventMissing { since } => {
                self.errands.add(Errand::ReadLog(since));
                None
            }
            Fact::Suspect { why } => {
                self.suspect = Some((now, why));
                if self.doubted.is_some_and(|at| now.since(at) < DOUBT_AGAIN) {
                    return None;
                }
                self.doubted = Some(now);
                note(ClockNote::Suspect { why: why.to_string() })
            }
            // Nothing follows, or it belongs to an earlier round.
            Fact::Started { .. }
            | Fact::MemoryLost { .. }
            | Fact::ChallengeRaised { .. }
            | Fact::HoldTaken { .. }
            | Fact::FlagFell { .. }
            | Fact::Rebooted { .. }
            | Fact::Finished { .. } => None,
        }
    }
}
