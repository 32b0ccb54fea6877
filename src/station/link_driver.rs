//! One clock's link, from the first call to the last goodbye: called, greeted, asked, rested after a failure, called
//! again, yielded to another clock, given up. The same for every make; what is said over it is its [`Protocol`].

use super::link::{ClockLink, Learnt, LinkStage, PendingRequest, RequestRank, RequestStep};
use super::open_clock::OpenClock;
use super::radio_status::{LinkEvent, RadioEffect};
use super::third_party_clock::{KnownThirdParty, ThirdPartyClock};
use super::view::OrderWay;
use super::whereabouts::HeardPlace;
use crate::clock::{Address, Advert, Gatt, GiveUp, NoLink, Session};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::tournament::{ClockCommand, Command, PlacedOrder, State};

/// A clock that does not answer and is heard no better than this is too far away.
const WEAK: i16 = -92;
/// A finished link is kept this long for the next request, since connecting is slow.
const LINGER: Millis = Millis(300);
/// Between a write and the moment from which on the clock takes nothing more under its nonce there is at least so much.
const WRITE_WITHIN: Millis = Millis(3_000);
/// How long a clock rests that could not be reached in many tries for something that nobody waits for.
const IN_VAIN: Millis = Millis(30_000);
/// How often a connected clock is asked for its times, where it does not tell them by itself.
const ASK_AGAIN: Millis = Millis(1_000);
/// A clock whose link was lost while nothing was asked of it is called again after so long.
const WATCH_AGAIN: Millis = Millis(10_000);
/// Where links are too few, a clock is watched for so long before another one has its turn.
const TURN: Millis = Millis(5_000);

/// How a clock is spoken to.
pub(super) enum Protocol {
    /// In frames that prove who speaks. Its times are broadcast, so a link is for requests only.
    Open(Box<OpenClock>),
    /// In a third party's language, which proves nothing. It tells its times on a link only, so it is watched.
    ThirdParty(Box<ThirdPartyClock>),
}

/// One clock, its link and its language.
pub(super) struct LinkDriver {
    pub(super) link: ClockLink,
    pub(super) protocol: Protocol,
}

impl LinkDriver {
    /// A clock whose key is known.
    pub(super) fn open(session: Session, gatt: Gatt) -> Self {
        let link = ClockLink::new(session.clock(), gatt);
        Self { link, protocol: Protocol::Open(Box::new(OpenClock::new(session))) }
    }

    /// A clock of another make; `None` where nobody connects to those, or where they speak frames that prove something.
    pub(super) fn third_party(clock: ClockId, known: KnownThirdParty) -> Option<Self> {
        let link = ClockLink::new(clock, known.profile.gatt?);
        Some(Self { link, protocol: Protocol::ThirdParty(Box::new(ThirdPartyClock::new(known)?)) })
    }

    /// The same clock as after a start; `session` is the one that goes on with it, where it is of the open profile.
    pub(super) fn begun_anew(self, session: Option<Session>) -> Self {
        let link = self.link.begun_anew();
        let protocol = match (self.protocol, session) {
            (Protocol::Open(open), Some(session)) => {
                Protocol::Open(Box::new(OpenClock::known_at(open.verifier.place.known(), session)))
            }
            (Protocol::Open(open), None) => Protocol::Open(open),
            (Protocol::ThirdParty(other), _) => Protocol::ThirdParty(Box::new(other.begun_anew())),
        };
        Self { link, protocol }
    }

    pub(super) fn as_open(&self) -> Option<&OpenClock> {
        if let Protocol::Open(open) = &self.protocol { Some(open) } else { None }
    }

    pub(super) fn as_open_mut(&mut self) -> Option<(&mut ClockLink, &mut OpenClock)> {
        if let Protocol::Open(open) = &mut self.protocol { Some((&mut self.link, open)) } else { None }
    }

    pub(super) fn as_third_party(&self) -> Option<&ThirdPartyClock> {
        if let Protocol::ThirdParty(other) = &self.protocol { Some(other) } else { None }
    }

    /// Where it was heard last and is believed to be.
    pub(super) fn heard(&self) -> Option<&HeardPlace> {
        match &self.protocol {
            Protocol::Open(open) => open.verifier.place.heard(),
            Protocol::ThirdParty(other) => other.heard.as_ref(),
        }
    }

    /// Takes an advertisement that came from where a clock is that is known by nothing but that.
    pub(super) fn advert(&mut self, now: At, advert: &Advert) {
        if let Protocol::ThirdParty(other) = &mut self.protocol {
            other.advert(now, advert);
        }
    }

    /// Takes what happened on the link.
    pub(super) fn linked(
        &mut self,
        state: &State,
        now: At,
        event: LinkEvent,
        effects: &mut Vec<RadioEffect>,
    ) -> Vec<Learnt> {
        let link = &mut self.link;
        let (mut learnt, broken) = match (event, &mut self.protocol) {
            (LinkEvent::Up { greeting, drawn }, protocol)
                if matches!(link.stage, LinkStage::Calling { .. }) =>
            {
                let greeted = match protocol {
                    Protocol::Open(open) => open.greeted(now, &greeting, drawn),
                    Protocol::ThirdParty(other) => Ok(other.greeted()),
                };
                match greeted {
                    Ok(writes) => {
                        (link.failure, link.up_at, link.stage) = (None, now, LinkStage::Up { since: now });
                        self.write(writes, effects);
                        (Vec::new(), None)
                    }
                    Err(why) => (Vec::new(), Some(why)),
                }
            }
            (LinkEvent::Up { .. }, _) => {
                // A link that nobody waits for any more holds a slot of the adapter for nothing.
                effects.push(link.disconnect());
                (Vec::new(), None)
            }
            (LinkEvent::Answer { bytes }, Protocol::Open(open)) => open.answer(link, state, now, &bytes),
            (LinkEvent::Log { bytes }, Protocol::Open(open)) => (open.log(link, state, now, &bytes), None),
            (LinkEvent::Answer { bytes }, Protocol::ThirdParty(other)) => {
                (other.answer(link, now, &bytes), None)
            }
            (LinkEvent::Log { bytes }, Protocol::ThirdParty(other)) => (other.log(link, now, &bytes), None),
            (LinkEvent::Down { why }, _) => return self.down(state, now, why),
        };
        if let Some(why) = broken {
            effects.push(self.link.disconnect());
            learnt.extend(self.failed(state, now, why).map(Learnt::from));
        }
        learnt
    }

    fn down(&mut self, state: &State, now: At, why: NoLink) -> Vec<Learnt> {
        match self.link.stage {
            LinkStage::Calling { .. } | LinkStage::Asking { .. } => {
                return self.failed(state, now, why).map(Learnt::from).into_iter().collect();
            }
            LinkStage::Up { .. } => self.link.stage = self.at_rest(now),
            LinkStage::Down | LinkStage::Resting { .. } | LinkStage::Expiring { .. } => {}
        }
        Vec::new()
    }

    /// What it does with nothing to bring: a clock that is watched is called again after a while.
    fn at_rest(&self, now: At) -> LinkStage {
        match self.protocol {
            Protocol::Open(_) => LinkStage::Down,
            Protocol::ThirdParty(_) => LinkStage::Resting { until: now + WATCH_AGAIN },
        }
    }

    fn write(&self, all: Vec<Vec<u8>>, effects: &mut Vec<RadioEffect>) {
        effects.extend(all.into_iter().map(|bytes| RadioEffect::Write { clock: self.link.clock, bytes }));
    }

    /// How long a link stands on which nothing is asked, before something is done about it.
    fn idle(&self) -> Millis {
        match self.protocol {
            Protocol::Open(_) => LINGER,
            Protocol::ThirdParty(_) => ASK_AGAIN,
        }
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        self.link.wake_at(self.idle())
    }

    /// Moves it on by what time and the journal allow.
    pub(super) fn tick(
        &mut self,
        state: &State,
        now: At,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        self.link.drop_settled(state);
        if self.link.is_overdue(now) {
            effects.push(self.link.disconnect());
            commands.extend(self.failed(state, now, NoLink::TimedOut));
            return;
        }
        if self.link.raise() {
            effects.extend(self.connect(true));
        }
        match self.link.stage {
            LinkStage::Resting { until } if now >= until => self.link.stage = LinkStage::Down,
            LinkStage::Expiring { until, op } if now >= until => {
                self.link.stage = self.at_rest(now);
                let owed = state.orders.get(&op).and_then(PlacedOrder::owed_to_clock);
                let why = self.link.failure.clone().unwrap_or(NoLink::TimedOut);
                commands.extend((owed == Some(self.link.clock)).then(|| not_reached(state, op, &why)));
            }
            // What would be written now could come too late: on a new link it has its whole time.
            LinkStage::Up { .. }
                if self.good_until().is_some_and(|until| now + WRITE_WITHIN >= until)
                    && self.link.requests.first().is_some() =>
            {
                self.link.stage = LinkStage::Down;
                effects.push(self.link.disconnect());
            }
            LinkStage::Up { since } => match self.link.requests.first() {
                Some(request) => commands.extend(self.ask(state, now, request, effects)),
                None if now.since(since) >= self.idle() => match &self.protocol {
                    Protocol::Open(_) => {
                        self.link.stage = LinkStage::Down;
                        effects.push(self.link.disconnect());
                    }
                    Protocol::ThirdParty(other) => {
                        self.link.stage = LinkStage::Up { since: now };
                        self.write(other.ask_times(), effects);
                    }
                },
                None => {}
            },
            LinkStage::Down
            | LinkStage::Resting { .. }
            | LinkStage::Calling { .. }
            | LinkStage::Asking { .. }
            | LinkStage::Expiring { .. } => {}
        }
    }

    /// Until when a clock takes what was written on the connection that stands, or on the last; `None` where it does
    /// not go by time.
    fn good_until(&self) -> Option<At> {
        self.as_open().map(|open| open.good_until)
    }

    /// Writes a request, or first has an order's try noted durably, so that no restart can write it under another
    /// memory of the clock, or twice where that would do harm.
    fn ask(
        &mut self,
        state: &State,
        now: At,
        request: PendingRequest,
        effects: &mut Vec<RadioEffect>,
    ) -> Option<Command> {
        // What else it is asked for is itself a proof.
        let proof = match (&self.protocol, request) {
            (Protocol::Open(open), PendingRequest::Order(_)) => open.must_prove(),
            _ => None,
        };
        let request = proof.unwrap_or(request);
        let op = if let PendingRequest::Order(op) = request { Some(op) } else { None };
        let noted = op.is_some() && self.link.noted.map(|(op, _)| op) == op;
        let asks = match &mut self.protocol {
            Protocol::Open(open) => open.ask(state, request, noted),
            Protocol::ThirdParty(other) => other.ask(state, request, noted),
        };
        match (asks, op) {
            (RequestStep::Write(writes), _) => {
                self.link.noted = None;
                self.write(writes, effects);
                self.link.stage = LinkStage::Asking { since: now, request };
                None
            }
            (RequestStep::Note { memory, number, key }, Some(op))
                if self.link.noted != Some((op, memory)) =>
            {
                self.link.noted = Some((op, memory));
                Some(Command::Clock(ClockCommand::NoteTry { op, memory, number, key }))
            }
            (RequestStep::GiveUp(why), Some(op)) => {
                self.link.requests.done(request);
                Some(Command::Clock(ClockCommand::GiveUpOrder { op, why }))
            }
            // The journal has not got the note yet, or nothing is known of the order.
            (RequestStep::Note { .. } | RequestStep::GiveUp(_) | RequestStep::Nothing, _) => None,
        }
    }

    /// Where an order is on its way to it.
    pub(super) fn way(&self, at: (OpId, At), adapter: Option<String>) -> Option<OrderWay> {
        self.link.way(at, adapter)
    }

    /// The rank of what it wants a link for: a request, or to be watched; `None` where it wants none, or not yet.
    pub(super) fn wants(&self, now: At) -> Option<RequestRank> {
        if self.link.stage != LinkStage::Down {
            return None;
        }
        let watched = || self.as_third_party().filter(|it| it.is_about(now)).map(|_| RequestRank::Watch);
        self.link.requests.first().map(PendingRequest::rank).or_else(watched)
    }

    /// The rank of what its link can be taken away from; `None` where it has none, or where an order is under way.
    pub(super) fn could_yield(&self) -> Option<RequestRank> {
        self.link.could_yield(match self.protocol {
            Protocol::Open(_) => RequestRank::Idle,
            Protocol::ThirdParty(_) => RequestRank::Watch,
        })
    }

    /// Since when it is connected only to be watched, if that is long enough for another one to have its turn.
    pub(super) fn watched_enough(&self, now: At) -> Option<At> {
        let idle = matches!(self.link.stage, LinkStage::Up { .. }) && self.link.requests.first().is_none();
        let watched = idle && self.as_third_party().is_some();
        (watched && now.since(self.link.up_at) >= TURN).then_some(self.link.up_at)
    }

    /// Gives its link to another clock; its request counts as not tried.
    pub(super) fn yield_link(&mut self, now: At, effects: &mut Vec<RadioEffect>) {
        self.link.stage = match self.protocol {
            Protocol::Open(_) => LinkStage::Down,
            Protocol::ThirdParty(_) => LinkStage::Resting { until: now + TURN },
        };
        effects.push(self.link.disconnect());
    }

    /// Asks the radio for a link where the clock was heard.
    pub(super) fn call(&mut self, state: &State, now: At, effects: &mut Vec<RadioEffect>) -> Option<Command> {
        let rank = self.wants(now)?;
        let Some(connect) = self.connect(matches!(rank, RequestRank::Order(_))) else {
            return self.failed(state, now, NoLink::NeverSeen);
        };
        effects.push(connect);
        self.link.stage = LinkStage::Calling { since: now, rank };
        None
    }

    /// A link to where it is; `None` where nobody knows.
    fn connect(&mut self, urgent: bool) -> Option<RadioEffect> {
        let address: Address = match &mut self.protocol {
            Protocol::Open(open) => {
                // A link that is being made is only hurried.
                let calling = matches!(self.link.stage, LinkStage::Calling { .. });
                open.call(self.link.requests.tries(), calling)?
            }
            Protocol::ThirdParty(_) => self.heard()?.address.clone(),
        };
        Some(self.link.connect(address, urgent))
    }

    /// Nobody brings orders any more: each is a person's now.
    pub(super) fn give_up_orders(&mut self, state: &State, why: &NoLink) -> Vec<Command> {
        let orders = self.link.requests.take_orders();
        if !orders.is_empty() {
            self.link.failure = Some(why.clone());
        }
        orders.into_iter().map(|op| not_reached(state, op, why)).collect()
    }

    /// The journal did not take what was to be said about an order: it is to be brought again. Asked again, a clock
    /// answers that it has done it, or does it; where that would do harm and its try was not noted, it was not written.
    pub(super) fn forget(&mut self, op: OpId) {
        self.link.noted = self.link.noted.filter(|(noted, _)| *noted != op);
        self.link.deliver(op);
    }

    /// An attempt, or what was asked on a link, has failed: a pause before the next, or the request is given up.
    fn failed(&mut self, state: &State, now: At, why: NoLink) -> Option<Command> {
        let rssi = self.heard().and_then(|heard| heard.rssi);
        let why = match (why, rssi) {
            (NoLink::TimedOut | NoLink::Lost | NoLink::Unheard, Some(rssi)) if rssi <= WEAK => {
                NoLink::Weak(rssi)
            }
            (why, _) => why,
        };
        self.link.failure = Some(why.clone());
        if let Some(op) = self.link.asked_order()
            && self.as_third_party().is_some()
            && ThirdPartyClock::only_once(state, op)
        {
            self.link.requests.done(PendingRequest::Order(op));
            self.link.stage = self.at_rest(now);
            return Some(Command::Clock(ClockCommand::GiveUpOrder { op, why: GiveUp::NoAnswer }));
        }
        if self.link.requests.first().is_none() && self.as_third_party().is_some() {
            self.link.stage = self.at_rest(now);
            return None;
        }
        match self.link.requests.failed(&why) {
            Ok(pause) => {
                self.link.stage = LinkStage::Resting { until: now + pause };
                None
            }
            Err(Some(PendingRequest::Order(op))) => {
                if let Some(until) = self.good_until().filter(|until| now < *until)
                    && may_be_done(state, op)
                {
                    self.link.stage = LinkStage::Expiring { until, op };
                    return None;
                }
                self.link.stage = self.at_rest(now);
                Some(not_reached(state, op, &why))
            }
            Err(request) => {
                // A clock asks for its receipt as long as it lives; it must not keep the adapter from others.
                self.link.stage = LinkStage::Resting { until: now + IN_VAIN };
                if let (Some(PendingRequest::ReadLog(_)), Protocol::Open(open)) =
                    (request, &mut self.protocol)
                {
                    open.vouched = false;
                }
                None
            }
        }
    }
}

/// A person who takes an order over must know whether the clock may have done it: it may as soon as its try was noted,
/// whoever noted it.
pub(super) fn may_be_done(state: &State, op: OpId) -> bool {
    state.orders.get(&op).is_some_and(|order| order.tried.is_some())
}

fn not_reached(state: &State, op: OpId, why: &NoLink) -> Command {
    let may_be_done = may_be_done(state, op);
    Command::Clock(ClockCommand::GiveUpOrder {
        op,
        why: GiveUp::NotReached { link: why.clone(), may_be_done },
    })
}
