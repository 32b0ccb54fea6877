//! One clock of another make as the station knows it. Nothing that it says is proven, so nothing is decided by it: its
//! times are shown as hearsay, and orders are brought to it as far as its language goes.
//!
//! It remembers no commands. What may be done twice without harm is tried again; what may not is tried once, and a
//! person is asked when nobody can say whether it was done.

use super::link::{ClockLink, Learnt, LinkStage, PendingRequest, RequestStep};
use super::view::ClockTrouble;
use super::whereabouts::HeardPlace;
use crate::clock::{Address, Advert, Characteristic, Codec, CodecMessage, GiveUp, Hearsay, Order, Profile};
use crate::domain::{At, Millis, OpId};
use crate::tournament::{ClockCommand, Command, OrderKind, State};

/// A clock that was not heard for so long is not called only to be watched.
const GONE: Millis = Millis(60_000);

/// A clock of another make, for a station to know.
#[derive(Clone, Debug)]
pub struct KnownThirdParty {
    /// Its make.
    pub profile: Profile,
    /// Where it is: all that it is known by.
    pub address: Address,
}

/// One clock of another make.
pub(super) struct ThirdPartyClock {
    /// The id of its make.
    pub(super) make: String,
    pub(super) address: Address,
    codec: Codec,
    /// What it says that it shows.
    pub(super) hearsay: Option<Hearsay>,
    /// What is wrong with it.
    pub(super) trouble: Option<ClockTrouble>,
    /// Where it was heard last.
    pub(super) heard: Option<HeardPlace>,
}

impl ThirdPartyClock {
    /// `None` where they speak frames that prove something.
    pub(super) fn new(KnownThirdParty { profile, address }: KnownThirdParty) -> Option<Self> {
        let codec = Codec::of(&profile)?;
        Some(Self { address, codec, make: profile.id, hearsay: None, trouble: None, heard: None })
    }

    /// The same clock as after a start.
    pub(super) fn begun_anew(mut self) -> Self {
        self.codec.reset();
        Self { hearsay: None, trouble: None, heard: None, ..self }
    }

    /// Whether it is this one.
    pub(super) fn is(&self, other: &KnownThirdParty) -> bool {
        self.address == other.address && self.make == other.profile.id
    }

    /// Takes an advertisement that came from where this clock is.
    pub(super) fn advert(&mut self, now: At, advert: &Advert) {
        self.heard = Some(HeardPlace::of(now, advert));
    }

    /// Whether it was heard lately enough to be watched.
    pub(super) fn is_about(&self, now: At) -> bool {
        self.heard.as_ref().is_some_and(|heard| now.since(heard.at) < GONE)
    }

    /// The link is up: what to write first. What it greets with is its version, which nobody asks for.
    pub(super) fn greeted(&mut self) -> Vec<Vec<u8>> {
        self.codec.reset();
        self.codec.ask()
    }

    /// What to write so that it tells its times.
    pub(super) fn ask_times(&self) -> Vec<Vec<u8>> {
        self.codec.ask()
    }

    pub(super) fn answer(&mut self, link: &mut ClockLink, now: At, bytes: &[u8]) -> Vec<Learnt> {
        self.said(link, now, Characteristic::Answers, bytes)
    }

    pub(super) fn log(&mut self, link: &mut ClockLink, now: At, bytes: &[u8]) -> Vec<Learnt> {
        self.said(link, now, Characteristic::Log, bytes)
    }

    /// Keeps what it says; the command that an answer to an order leads to.
    fn said(&mut self, link: &mut ClockLink, now: At, from: Characteristic, bytes: &[u8]) -> Vec<Learnt> {
        let mut commands = Vec::new();
        for said in self.codec.on_bytes(now, from, bytes) {
            match said {
                CodecMessage::Reading(hearsay) => (self.hearsay, self.trouble) = (Some(hearsay), None),
                CodecMessage::Done { id } => commands.extend(answered(link, now, id, None)),
                CodecMessage::Failed { id, why } => commands.extend(answered(link, now, id, Some(why))),
                CodecMessage::Attached(true) => self.trouble = None,
                CodecMessage::Attached(false) => self.trouble = Some(ClockTrouble::NoClock),
                CodecMessage::Trouble(words) => self.trouble = Some(ClockTrouble::Words(words)),
                CodecMessage::Garbled(why) => self.trouble = Some(ClockTrouble::Garbled(why)),
                // Whoever moves a lever of a clock that proves nothing has told nothing.
                CodecMessage::Button { .. } | CodecMessage::Version(_) => {}
            }
        }
        commands.into_iter().map(Learnt::from).collect()
    }

    /// Writes an order; one that must not be done twice only after its try is noted, and never again.
    pub(super) fn ask(&mut self, state: &State, request: PendingRequest, noted: bool) -> RequestStep {
        let PendingRequest::Order(op) = request else { return RequestStep::Nothing };
        let Some(placed) = state.orders.get(&op) else { return RequestStep::Nothing };
        let OrderKind::Clock { order } = placed.wish else { return RequestStep::Nothing };
        match (placed.tried, noted) {
            _ if harmless_again(&order) => {}
            (None, _) => return RequestStep::Note { memory: 1, number: None, key: None },
            (Some(_), true) => {}
            (Some(_), false) => return RequestStep::GiveUp(GiveUp::TriedBefore),
        }
        match self.codec.encode(op, &order) {
            Ok(writes) => RequestStep::Write(writes),
            Err(why) => RequestStep::GiveUp(GiveUp::Unable { why }),
        }
    }

    /// Whether an order must not be written a second time.
    pub(super) fn only_once(state: &State, op: OpId) -> bool {
        let wish = state.orders.get(&op).map(|placed| &placed.wish);
        matches!(wish, Some(OrderKind::Clock { order }) if !harmless_again(order))
    }
}

fn answered(link: &mut ClockLink, now: At, id: OpId, refused: Option<String>) -> Option<Command> {
    let op = link.asked_order().filter(|op| *op == id)?;
    link.requests.done(PendingRequest::Order(op));
    link.stage = LinkStage::Up { since: now };
    Some(match refused {
        None => Command::Clock(ClockCommand::ConfirmOrder { op }),
        Some(words) => Command::Clock(ClockCommand::GiveUpOrder { op, why: GiveUp::Declined { words } }),
    })
}

/// Whether an order that is carried out twice leaves the clock as if it had been carried out once.
fn harmless_again(order: &Order) -> bool {
    !matches!(order, Order::Start { .. } | Order::Resume { .. } | Order::Add { .. })
}
