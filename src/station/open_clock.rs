//! One clock of the open profile as the station knows it: its session, its face, what is proven and what is
//! doubted; and what follows from what it said: readings kept, commands for the tournament, receipts for the clock.
//!
//! A clock repeats an event until it has the receipt, and the receipt says that the event is safe here: it is sent
//! once what follows from the event is durable, or once it is plain that nothing does. What could not be kept
//! counts as not heard; the clock says it again.

use std::collections::{BTreeSet, VecDeque};

use super::link::{ClockLink, Learnt, LinkFindings, LinkStage, PendingRequest, PendingRequests, RequestStep};
use super::whereabouts::FrameVerifier;
use crate::clock::{
    Address, ClockReading, ClockReply, Fact, GiveUp, NONCE_LIFE, NoLink, NoReply, Nonce, Order, Run, Session,
    Status, Suspect,
};
use crate::domain::{At, Millis, OpId, Side};
use crate::tournament::{ClockCommand, ClockNote, Command, OrderKind, SlipCommand, SlipSource, State};

/// A clock that broadcasts is heard several times within this.
const HEARD_WITHIN: Millis = Millis(10_000);

/// An order that was written to the clock. As long as it is not answered, the clock may have done it.
#[derive(Clone, Copy, Debug)]
struct UnansweredOrder {
    op: OpId,
    /// The low byte of its number on the air.
    low: u8,
    /// The last op that the clock told of before.
    before: Option<u8>,
    /// Nobody can have written it before.
    first: bool,
}

/// One clock.
pub(super) struct OpenClock {
    /// What of that which is said in its name is proven.
    pub(super) verifier: FrameVerifier,
    /// Where the connection that stands, or the last, was made to.
    called: Option<Address>,
    /// What the clock gave for it.
    nonce: Nonce,
    /// Until when the clock can take a command that was written under it, whoever has held that back.
    pub(super) good_until: At,
    /// The number of the next command on it that is no order.
    drawn: u32,
    pub(super) reading: Option<ClockReading>,
    pub(super) presses: VecDeque<(At, Side)>,
    /// Whether the clock knows what a receipt is.
    pub(super) takes_receipts: bool,
    /// Events of which what follows is not durable yet.
    pub(super) unsettled: BTreeSet<u16>,
    pub(super) suspect: Option<(At, Suspect)>,
    pub(super) doubted: Option<At>,
    /// An official vouches for it: its next answer on a connection is believed whatever its counter.
    pub(super) vouched: bool,
    /// The order that was written last.
    written: Option<UnansweredOrder>,
    /// The low byte of the last op id that its frames told of.
    last_op: Option<u8>,
}

impl OpenClock {
    pub(super) fn new(session: Session) -> Self {
        Self {
            verifier: FrameVerifier::of(session),
            called: None,
            nonce: Nonce([0; 8]),
            good_until: At(0),
            drawn: 0,
            reading: None,
            presses: VecDeque::new(),
            takes_receipts: true,
            unsettled: BTreeSet::new(),
            suspect: None,
            doubted: None,
            vouched: false,
            written: None,
            last_op: None,
        }
    }

    /// One that is known to be somewhere.
    pub(super) fn known_at(address: Option<&Address>, session: Session) -> Self {
        let mut open = Self::new(session);
        if let Some(address) = address {
            open.verifier.place.note_where_key_was_given(address.clone());
        }
        open
    }

    /// An official has looked at it. What proves that it is the clock is its answer on a connection.
    pub(super) fn vouched_for(&mut self, requests: &mut PendingRequests) {
        self.vouched = true;
        requests.add(PendingRequest::ReadLog(0));
    }

    /// Whether the clock itself is heard.
    pub(super) fn is_heard(&self, now: At) -> bool {
        self.reading.is_some_and(|reading| now.since(reading.at) < HEARD_WITHIN)
    }

    /// Whether it would be believed again if an official vouched for it. No official makes a wrong key a right one.
    pub(super) fn is_vouchable(&self) -> bool {
        matches!(self.suspect, Some((_, Suspect::CounterBack { .. } | Suspect::SecondDevice)))
    }

    /// Where it is called after so many tries that failed: at each place where it may be, in turn; at the same one as
    /// long as it is being called there.
    pub(super) fn call(&mut self, tries: u8, calling: bool) -> Option<Address> {
        if !calling || self.called.is_none() {
            let places = self.verifier.place.places(self.vouched);
            let turn = usize::from(tries).checked_rem(places.len())?;
            self.called = Some(places[turn].clone());
        }
        self.called.clone()
    }

    /// What has to be asked before an order: who answers on this connection may have nothing but recordings; and under
    /// which memory and above which numbers the clock takes orders now, only it can tell.
    pub(super) fn must_prove(&self) -> Option<PendingRequest> {
        let session = &self.verifier.session;
        let known = self.called.as_ref().is_some_and(|it| self.verifier.place.is_known(it));
        (!known || !session.is_acquainted())
            .then(|| PendingRequest::ReadLog(self.verifier.session.read_from()))
    }

    /// The link is up: nothing is written before there is something to ask.
    pub(super) fn greeted(&mut self, now: At, greeting: &[u8], drawn: u32) -> Result<Vec<Vec<u8>>, NoLink> {
        self.nonce = Nonce(greeting.try_into().map_err(|_| NoLink::NotThisClock)?);
        // The clock has given it a little earlier.
        self.good_until = now + NONCE_LIFE;
        self.drawn = drawn;
        self.verifier.session.connected();
        Ok(Vec::new())
    }

    /// An event of its log.
    pub(super) fn log(&mut self, link: &mut ClockLink, state: &State, now: At, bytes: &[u8]) -> Vec<Learnt> {
        let facts = self.verifier.session.on_log(now, bytes);
        facts.into_iter().filter_map(|fact| self.learn(link, state, now, fact)).collect()
    }

    /// Takes a reading that was broadcast; the order that it shows to be done although no answer came.
    pub(super) fn read(
        &mut self,
        link: &mut ClockLink,
        state: &State,
        reading: ClockReading,
    ) -> Option<Command> {
        self.reading = Some(reading);
        self.last_op = reading.last_op;
        // Who is being asked answers by himself.
        let silent = !matches!(link.stage, LinkStage::Asking { .. });
        let done = self.written.filter(|it| {
            // No byte, or the byte of none: the clock has forgotten what it did.
            let tells = it.low != 0 && self.last_op == Some(it.low);
            // What a person has in hand, or what was taken back, stays in that hand.
            let owed = state.orders.get(&it.op).is_some_and(|order| order.owed_to_clock().is_some());
            silent && owed && tells && it.before.is_some_and(|before| before != it.low)
        })?;
        self.written = None;
        link.requests.done(PendingRequest::Order(done.op));
        Some(Command::Clock(ClockCommand::ConfirmOrder { op: done.op }))
    }

    /// The command frame for a request; or what has to be noted before an order is tried.
    pub(super) fn ask(&mut self, state: &State, request: PendingRequest, noted: bool) -> RequestStep {
        let (op, order) = match request {
            PendingRequest::Receipt(event) => (self.next_drawn(), Order::Acknowledge { event }),
            PendingRequest::ReadLog(since) => (self.next_drawn(), Order::ReadEvents { since }),
            PendingRequest::Order(id) => {
                let Some(placed) = state.orders.get(&id) else { return RequestStep::Nothing };
                let OrderKind::Clock { order } = placed.wish else { return RequestStep::Nothing };
                let Some(bound) = placed.tried else { return self.bind(state) };
                // Another clock has the number now, or the same one another memory.
                if placed.key != Some(self.verifier.session.key_mark()) {
                    return RequestStep::GiveUp(GiveUp::MemoryForgotten);
                }
                // What travels is what the journal says, whatever was tried before a restart.
                let op = state.on_air(id);
                self.verifier.session.was_sent(op, bound);
                let before = self.written.filter(|it| it.op == id).map(|it| it.before);
                let first = before.is_none() && noted;
                let before = before.unwrap_or(self.last_op);
                self.written = Some(UnansweredOrder { op: id, low: op.0 as u8, before, first });
                (op, order)
            }
        };
        RequestStep::Write(vec![self.verifier.session.command(self.nonce, op, &order)])
    }

    /// Under which memory and number an order is to be tried from now on.
    fn bind(&self, state: &State) -> RequestStep {
        let session = &self.verifier.session;
        let heard = session.replay_state();
        // It was asked before ([`OpenClock::must_prove`]).
        let Some(memory) = heard.memory else { return RequestStep::Nothing };
        let key = session.key_mark();
        match state.next_on_air((session.clock(), key, memory), heard.highest_op) {
            None => RequestStep::GiveUp(GiveUp::NumbersSpent),
            number => RequestStep::Note { memory, number, key: Some(key) },
        }
    }

    /// The answer to what was asked.
    pub(super) fn answer(
        &mut self,
        link: &mut ClockLink,
        state: &State,
        now: At,
        bytes: &[u8],
    ) -> LinkFindings {
        let LinkStage::Asking { request, .. } = link.stage else { return (Vec::new(), None) };
        let reply = match self.verifier.session.on_result(now, self.nonce, bytes) {
            Ok(reply) => reply,
            Err(NoReply::Unread(_)) => return (Vec::new(), Some(NoLink::Lost)),
            Err(NoReply::Suspect(why)) => {
                let learnt = Vec::from_iter(self.learn(link, state, now, Fact::Suspect { why }));
                // It has no other answer.
                return (learnt, (why == Suspect::BadTag).then_some(NoLink::Unauthenticated));
            }
        };
        if reply.fresh
            && let Some(address) = &self.called
        {
            self.verifier.place.answered(address);
        }
        if reply.fresh {
            // What it shows and tells now is known, however late its frames come.
            self.suspect = self.suspect.filter(|(_, why)| !matches!(why, Suspect::Late { .. }));
        }
        let readmitted = self.vouched && reply.fresh;
        if readmitted {
            self.vouched = false;
            self.verifier.session.readmit(&reply);
            self.suspect = None;
        }
        if readmitted || reply.newest {
            self.reading = Some(reply.reading);
        }
        link.stage = LinkStage::Up { since: now };
        if reply.status == Status::WrongNonce {
            // It was too late for this connection; on a new one it has its whole time.
            return (Vec::new(), Some(NoLink::Lost));
        }
        let command = match request {
            PendingRequest::Order(op) => Some(self.order_answered(link, op, &reply)),
            // A clock that has forgotten the event, or cannot read its log, will not know it later either.
            PendingRequest::Receipt(_) | PendingRequest::ReadLog(_) => {
                self.takes_receipts &= reply.status != Status::UnknownOpcode;
                link.requests.done(request);
                None
            }
        };
        (command.map(Learnt::from).into_iter().collect(), None)
    }

    /// A number that nothing was asked under before: who knows a recorded answer has none to it.
    fn next_drawn(&mut self) -> OpId {
        // A clock answers under 0 where it could read no number.
        let op = self.drawn.max(1);
        self.drawn = op.wrapping_add(1);
        OpId(op)
    }

    fn order_answered(&mut self, link: &mut ClockLink, op: OpId, reply: &ClockReply) -> Command {
        let written = self.written.take().filter(|written| written.op == op);
        let first = written.is_some_and(|it| it.first);
        // Another console has used these numbers since the clock told its highest (§7.2): it has done another order.
        let other = first && matches!(reply.status, Status::AlreadyApplied | Status::TooOld);
        link.requests.done(PendingRequest::Order(op));
        if reply.status.is_done() && !other {
            return Command::Clock(ClockCommand::ConfirmOrder { op });
        }
        let forgotten = reply.status == Status::Forgotten;
        let why = if other {
            GiveUp::OtherEvent
        } else if forgotten && first {
            GiveUp::StartedAnew
        } else if forgotten || reply.status == Status::TooOld {
            GiveUp::MemoryForgotten
        } else {
            GiveUp::Refused { status: reply.status }
        };
        Command::Clock(ClockCommand::GiveUpOrder { op, why })
    }
}

/// How many presses of a clock are kept for its table's timeline.
const PRESSES_KEPT: usize = 64;
/// A doubt about a clock is noted in the journal at most this often.
const DOUBT_AGAIN: Millis = Millis(600_000);
/// An event and a face that were made at the same moment may be placed so far apart.
const SAME_MOMENT: Millis = Millis(1_000);

/// A clock that shows something else so long after the end of a game will not show that end again.
const GIVEN_UP: Millis = Millis(10_000);

/// An event that nothing follows from yet: the clock is to say it again.
struct NotYet {
    event: u16,
}

/// Why the end of a game cannot be told.
enum Unknown {
    /// The clock has not been heard since.
    Yet,
    /// It shows something else.
    Ever,
}

impl OpenClock {
    /// Keeps what a fact says; the command that it leads to.
    pub(super) fn learn(
        &mut self,
        link: &mut ClockLink,
        state: &State,
        now: At,
        fact: Fact,
    ) -> Option<Learnt> {
        let event = fact.awaits_receipt();
        match (self.follows(link, state, now, fact), event) {
            (Ok(Some(command)), event) => {
                self.unsettled.extend(event);
                Some(Learnt { command, event: event.map(|event| (self.verifier.session.clock(), event)) })
            }
            (Ok(None), Some(event)) if self.takes_receipts && !self.unsettled.contains(&event) => {
                link.requests.add(PendingRequest::Receipt(event));
                None
            }
            (Ok(None), _) => None,
            (Err(NotYet { event }), _) => {
                self.verifier.session.unhear(event);
                None
            }
        }
    }

    /// What follows from a fact, if anything does.
    fn follows(
        &mut self,
        link: &mut ClockLink,
        state: &State,
        now: At,
        fact: Fact,
    ) -> Result<Option<Command>, NotYet> {
        let clock = self.verifier.session.clock();
        let table = state.table_of(clock);
        // The log may hold what belongs to an earlier round.
        let this_round = |at: At| at >= state.round_at;
        let note =
            |note: ClockNote| Some(Command::Clock(ClockCommand::NoteClock { table: table?, clock, note }));
        Ok(match fact {
            Fact::Reading(reading) => {
                // A face that is late is none.
                let lasts = |(at, why): &(At, Suspect)| {
                    now.since(*at) < DOUBT_AGAIN && !matches!(why, Suspect::Late { .. })
                };
                self.suspect = self.suspect.filter(lasts);
                self.read(link, state, reading)
            }
            Fact::Pressed { side, at, .. } => {
                if self.presses.len() == PRESSES_KEPT {
                    self.presses.pop_front();
                }
                self.presses.push_back((at, side));
                None
            }
            Fact::ChallengeRaised { event, .. } | Fact::HoldTaken { event, .. } if table.is_none() => {
                // Nobody has it yet, and a receipt would say that somebody has.
                return Err(NotYet { event });
            }
            Fact::ChallengeRaised { raised_at: at, .. } | Fact::HoldTaken { taken_at: at, .. }
                if state.is_of_another_event(at, now) =>
            {
                // The clock is told that it was heard.
                None
            }
            Fact::ChallengeRaised { event, side, since_press, raised_at } if this_round(raised_at) => table
                .map(|table| {
                    Command::Slip(SlipCommand::RaiseSlip {
                        table,
                        challenger: side,
                        since_press,
                        marks: BTreeSet::new(),
                        source: SlipSource::Clock { clock, event, at: raised_at },
                    })
                }),
            Fact::HoldTaken { side, since_press, taken_at, .. } if this_round(taken_at) => {
                table.map(|table| {
                    Command::Slip(SlipCommand::TakeHold {
                        table,
                        side,
                        said_at: Some(taken_at),
                        since_press,
                        marks: BTreeSet::new(),
                    })
                })
            }
            // Nobody can take it as if it came now, and nobody may take it for unsaid.
            Fact::ChallengeRaised { event, .. } if state.seen_presses.contains(&(clock, event)) => None,
            Fact::ChallengeRaised { side, raised_at: at, .. } => {
                note(ClockNote::BeforeRound { side, hold: false, at })
            }
            Fact::HoldTaken { side, taken_at: at, .. } => {
                note(ClockNote::BeforeRound { side, hold: true, at })
            }
            Fact::FlagFell { side, at, .. } if this_round(at) => note(ClockNote::TimeOut { side }),
            Fact::Rebooted { at, .. } if this_round(at) => note(ClockNote::Rebooted),
            Fact::Finished { event, at } if this_round(at) => {
                match self.final_overtime(now, at) {
                    Ok([over_a, over_b]) => note(ClockNote::Finished { over_a, over_b }),
                    // What stands in the journal is what the clock shows, not what it showed before.
                    Err(Unknown::Yet) => return Err(NotYet { event }),
                    // The sheet will say how it ended.
                    Err(Unknown::Ever) => None,
                }
            }
            Fact::EventMissing { since } | Fact::Late { since, .. } => {
                link.requests.add(PendingRequest::ReadLog(since));
                None
            }
            Fact::Suspect { why } => {
                self.suspect = Some((now, why));
                // What anybody can send is counted for the hall.
                if why.needs_nothing() || self.doubted.is_some_and(|at| now.since(at) < DOUBT_AGAIN) {
                    return Ok(None);
                }
                self.doubted = Some(now);
                note(ClockNote::Suspect { why })
            }
            // Nothing follows, or it belongs to an earlier round.
            Fact::Started { .. }
            | Fact::MemoryLost { .. }
            | Fact::FlagFell { .. }
            | Fact::Rebooted { .. }
            | Fact::Finished { .. }
            | Fact::Repeated { .. } => None,
        })
    }

    /// How far each side is below zero at the end of the game.
    fn final_overtime(&self, now: At, ended: At) -> Result<[Millis; 2], Unknown> {
        let after = self.reading.filter(|reading| reading.at + SAME_MOMENT >= ended).ok_or(Unknown::Yet)?;
        let over = |side: Side| Millis((-after.face.shown.left[side.index()].0).max(0));
        match after.face.shown.run {
            Run::Finished => Ok(Side::BOTH.map(over)),
            // It has been prepared for another game meanwhile, and shows that end no more.
            Run::Idle | Run::Running(_) | Run::Neutral | Run::Challenge(_) => {
                Err(if now.since(ended) > GIVEN_UP { Unknown::Ever } else { Unknown::Yet })
            }
        }
    }

    /// What follows from an event is durable, or nothing follows: the clock may have its receipt.
    pub(super) fn settled(&mut self, requests: &mut PendingRequests, event: u16) {
        self.unsettled.remove(&event);
        requests.add(PendingRequest::Receipt(event));
    }

    /// What follows from an event was refused: as long as the clock repeats it, it is asked again.
    pub(super) fn refused(&mut self, event: u16) {
        self.unsettled.remove(&event);
        self.verifier.session.unhear(event);
    }
}
