//! One clock of another make as the station knows it. Nothing that it says is proven, so nothing is decided by it: its
//! times are shown as hearsay, and orders are brought to it as far as its language goes.
//!
//! It remembers no commands. What may be done twice without harm is tried again; what may not is tried once, and a
//! person is asked when nobody can say whether it was done.

use crate::clock::{
    Address, Advert, Characteristic, Codec, Gatt, GiveUp, Hearsay, NoLink, Order, Profile, Said,
};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::tournament::{ClockCommand, Command, State, Wish};

use super::air::{Heard, LinkEvent, RadioEffect};
use super::errand::{Errand, Errands, Rank};
use super::link::Link;
use super::view::{ClockTrouble, Way};

/// How often a connected clock is asked for its times, where it does not tell them by itself.
const ASK_AGAIN: Millis = Millis(1_000);
/// A clock whose link was lost while nothing was asked of it is called again after so long.
const WATCH_AGAIN: Millis = Millis(10_000);
/// Where links are too few, a clock is watched for so long before another one has its turn.
const TURN: Millis = Millis(5_000);
/// A clock that was not heard for so long is not called only to be watched.
const GONE: Millis = Millis(60_000);

/// A clock of another make, for a station to know.
#[derive(Clone, Debug)]
pub struct GuestClock {
    /// Its make.
    pub profile: Profile,
    /// Where it is: all that it is known by.
    pub address: Address,
}

/// One clock of another make.
pub(super) struct Guest {
    clock: ClockId,
    /// The id of its make.
    pub(super) make: String,
    address: Address,
    gatt: Gatt,
    codec: Codec,
    errands: Errands,
    link: Link<()>,
    /// Since when the link stands.
    linked: At,
    /// The order whose try is noted and that may be written now, though it must not be done twice.
    noted: Option<OpId>,
    /// What it says that it shows.
    pub(super) hearsay: Option<Hearsay>,
    /// What is wrong with it, in its own words or in ours.
    pub(super) trouble: Option<ClockTrouble>,
    /// Where it was heard last, and when.
    pub(super) heard: Option<(At, Heard)>,
    /// Why the last attempt at a link failed; `None` after one that did not.
    pub(super) no_link: Option<NoLink>,
}

impl Guest {
    /// `None` where nobody connects to clocks of this make, or where they speak frames that prove something.
    pub(super) fn new(clock: ClockId, GuestClock { profile, address }: GuestClock) -> Option<Self> {
        Some(Self {
            clock,
            address,
            gatt: profile.gatt?,
            codec: Codec::of(&profile)?,
            make: profile.id,
            errands: Errands::default(),
            link: Link::Down,
            linked: At(0),
            noted: None,
            hearsay: None,
            trouble: None,
            heard: None,
            no_link: None,
        })
    }

    /// Whether it is this one.
    pub(super) fn is(&self, other: &GuestClock) -> bool {
        self.address == other.address && self.make == other.profile.id
    }

    pub(super) fn deliver(&mut self, op: OpId) {
        // Only who failed with an order has to wait before the next.
        if matches!(self.link, Link::Resting { .. }) && self.errands.first().is_none() {
            self.link = Link::Down;
        }
        self.errands.add(Errand::Order(op));
    }

    /// The journal did not take what was to be said about an order: it is to be brought again. With its try not noted,
    /// it has not been written.
    pub(super) fn forget(&mut self, op: OpId) {
        self.noted = self.noted.filter(|noted| *noted != op);
        self.deliver(op);
    }

    /// Takes an advertisement, if it came from where this clock is.
    pub(super) fn advert(&mut self, now: At, advert: &Advert) -> bool {
        if advert.address != self.address {
            return false;
        }
        let Advert { address, adapter, rssi, .. } = advert.clone();
        self.heard = Some((now, Heard { address, adapter, rssi }));
        true
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
            LinkEvent::Up { greeting } if matches!(self.link, Link::Calling { .. }) => {
                self.no_link = None;
                self.codec.reset();
                self.linked = now;
                self.link = Link::Up { greeting: (), since: now };
                self.write(self.codec.ask(), effects);
                if greeting.is_empty() {
                    Vec::new()
                } else {
                    self.said(state, now, Characteristic::Greets, &greeting)
                }
            }
            LinkEvent::Up { .. } => {
                effects.push(RadioEffect::Disconnect { clock: self.clock });
                Vec::new()
            }
            LinkEvent::Answer { bytes } => self.said(state, now, Characteristic::Answers, &bytes),
            LinkEvent::Log { bytes } => self.said(state, now, Characteristic::Log, &bytes),
            LinkEvent::Down { why } => match self.link {
                Link::Calling { .. } | Link::Asking { .. } => self.failed(state, now, why),
                Link::Up { .. } => {
                    self.link = Link::Resting { until: now + WATCH_AGAIN };
                    Vec::new()
                }
                Link::Down | Link::Resting { .. } => Vec::new(),
            },
        }
    }

    fn write(&self, all: Vec<Vec<u8>>, effects: &mut Vec<RadioEffect>) {
        effects.extend(all.into_iter().map(|bytes| RadioEffect::Write { clock: self.clock, bytes }));
    }

    /// Keeps what it says; the command that an answer to an order leads to.
    fn said(&mut self, state: &State, now: At, from: Characteristic, bytes: &[u8]) -> Vec<Command> {
        let mut commands = Vec::new();
        for said in self.codec.on_bytes(now, from, bytes) {
            match said {
                Said::Reading(hearsay) => (self.hearsay, self.trouble) = (Some(hearsay), None),
                Said::Done { id } => commands.extend(self.answered(state, now, id, None)),
                Said::Failed { id, why } => commands.extend(self.answered(state, now, id, Some(why))),
                Said::Attached(true) => self.trouble = None,
                Said::Attached(false) => self.trouble = Some(ClockTrouble::NoClock),
                Said::Trouble(words) => self.trouble = Some(ClockTrouble::Words(words)),
                Said::Garbled(why) => self.trouble = Some(ClockTrouble::Garbled(why)),
                // Whoever moves a lever of a clock that proves nothing has told nothing.
                Said::Button { .. } | Said::Version(_) => {}
            }
        }
        commands
    }

    fn answered(&mut self, state: &State, now: At, id: OpId, refused: Option<String>) -> Option<Command> {
        let Link::Asking { errand: Errand::Order(op), .. } = self.link else { return None };
        if state.on_air(op) != id {
            return None;
        }
        self.errands.done(Errand::Order(op));
        self.link = Link::Up { greeting: (), since: now };
        Some(match refused {
            None => Command::Clock(ClockCommand::ConfirmOrder { op }),
            Some(words) => Command::Clock(ClockCommand::GiveUpOrder { op, why: GiveUp::Declined { words } }),
        })
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        self.link.wake_at(Some(ASK_AGAIN))
    }

    pub(super) fn tick(
        &mut self,
        state: &State,
        now: At,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        let owed = |op: OpId| state.orders.get(&op)?.owed_to_clock();
        self.link.drop_settled(&mut self.errands, owed, self.clock);
        if self.link.is_overdue(now) {
            effects.push(RadioEffect::Disconnect { clock: self.clock });
            commands.extend(self.failed(state, now, NoLink::TimedOut));
            return;
        }
        if self.link.raise(&self.errands) {
            effects.push(self.connect(true));
        }
        match self.link {
            Link::Resting { until } if now >= until => self.link = Link::Down,
            Link::Up { since, .. } => match self.errands.first() {
                Some(Errand::Order(op)) => self.bring(state, now, op, effects, commands),
                _ if now.since(since) >= ASK_AGAIN => {
                    self.link = Link::Up { greeting: (), since: now };
                    self.write(self.codec.ask(), effects);
                }
                _ => {}
            },
            Link::Down | Link::Resting { .. } | Link::Calling { .. } | Link::Asking { .. } => {}
        }
    }

    /// Writes an order; one that must not be done twice only after its try is noted, and never again.
    fn bring(
        &mut self,
        state: &State,
        now: At,
        op: OpId,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        let Some(placed) = state.orders.get(&op) else { return };
        let Wish::Clock { order } = placed.wish else { return };
        if !harmless_again(&order) {
            match (placed.tried, self.noted == Some(op)) {
                (None, false) => {
                    self.noted = Some(op);
                    commands.push(Command::Clock(ClockCommand::NoteTry { op, memory: 1 }));
                    return;
                }
                // The journal has not got it yet.
                (None, true) => return,
                (Some(_), true) => self.noted = None,
                (Some(_), false) => {
                    commands.push(self.give_up(op, GiveUp::TriedBefore));
                    return;
                }
            }
        }
        match self.codec.encode(state.on_air(op), &order) {
            Ok(writes) => {
                self.write(writes, effects);
                self.link = Link::Asking { greeting: (), since: now, errand: Errand::Order(op) };
            }
            Err(cannot) => commands.push(self.give_up(op, GiveUp::Unable { why: cannot })),
        }
    }

    fn give_up(&mut self, op: OpId, why: GiveUp) -> Command {
        self.errands.done(Errand::Order(op));
        Command::Clock(ClockCommand::GiveUpOrder { op, why })
    }

    /// Where an order is on its way to it.
    pub(super) fn way(&self, at: (OpId, At), adapter: Option<String>) -> Option<Way> {
        self.link.way(&self.errands, at, adapter, self.no_link.as_ref())
    }

    /// The rank of what it wants a link for: an order, or to be watched, since it tells its times only on a link.
    pub(super) fn wants(&self, now: At) -> Option<Rank> {
        let lately = || self.heard.as_ref().is_some_and(|(at, _)| now.since(*at) < GONE);
        match (self.link, self.errands.first()) {
            (Link::Down, Some(errand)) => Some(errand.rank()),
            (Link::Down, None) if lately() => Some(Rank::Watch),
            _ => None,
        }
    }

    /// Whether it takes up a link or is about to.
    pub(super) fn holds_link(&self) -> bool {
        self.link.is_held()
    }

    /// The rank of what its link can be taken away from; `None` where it has none, or where an order is under way.
    pub(super) fn could_yield(&self) -> Option<Rank> {
        self.link.could_yield(&self.errands, Rank::Watch)
    }

    /// When its last link came up.
    pub(super) fn linked_at(&self) -> At {
        self.linked
    }

    /// Since when it is connected only to be watched, if that is long enough for another one to have its turn.
    pub(super) fn watched_enough(&self, now: At) -> Option<At> {
        let watched = matches!(self.link, Link::Up { .. }) && self.errands.first().is_none();
        (watched && now.since(self.linked) >= TURN).then_some(self.linked)
    }

    /// Gives its link to another clock, and asks for one again after a while.
    pub(super) fn yield_link(&mut self, now: At, effects: &mut Vec<RadioEffect>) {
        self.link = Link::Resting { until: now + TURN };
        effects.push(RadioEffect::Disconnect { clock: self.clock });
    }

    /// Asks the radio for a link.
    pub(super) fn call(&mut self, state: &State, now: At, effects: &mut Vec<RadioEffect>) -> Vec<Command> {
        let Some(rank) = self.wants(now) else { return Vec::new() };
        if self.heard.is_none() {
            return self.failed(state, now, NoLink::NeverSeen);
        }
        effects.push(self.connect(matches!(rank, Rank::Order(_))));
        self.link = Link::Calling { since: now, rank };
        Vec::new()
    }

    fn connect(&self, urgent: bool) -> RadioEffect {
        RadioEffect::Connect { clock: self.clock, address: self.address.clone(), gatt: self.gatt, urgent }
    }

    /// Nobody brings orders any more: each is a person's now.
    pub(super) fn give_up_orders(&mut self, why: &NoLink) -> Vec<Command> {
        let orders = self.errands.take_orders();
        orders.into_iter().map(|op| not_reached(op, why)).collect()
    }

    fn failed(&mut self, state: &State, now: At, why: NoLink) -> Vec<Command> {
        let asking =
            if let Link::Asking { errand: Errand::Order(op), .. } = self.link { Some(op) } else { None };
        let once = asking.filter(|op| {
            let wish = state.orders.get(op).map(|placed| &placed.wish);
            matches!(wish, Some(Wish::Clock { order }) if !harmless_again(order))
        });
        let watched = self.errands.first().is_none();
        let commands = match (once, self.errands.failed(&why)) {
            (Some(op), _) => vec![self.give_up(op, GiveUp::NoAnswer)],
            (None, Err(Some(Errand::Order(op)))) => vec![not_reached(op, &why)],
            (None, _) if watched => Vec::new(),
            (None, Ok(pause)) => {
                self.link = Link::Resting { until: now + pause };
                self.no_link = Some(why);
                return Vec::new();
            }
            (None, Err(_)) => Vec::new(),
        };
        self.link = Link::Resting { until: now + WATCH_AGAIN };
        self.no_link = Some(why);
        commands
    }
}

fn not_reached(op: OpId, why: &NoLink) -> Command {
    let why = GiveUp::NotReached { link: why.clone(), may_be_done: false };
    Command::Clock(ClockCommand::GiveUpOrder { op, why })
}

/// Whether an order that is carried out twice leaves the clock as if it had been carried out once.
fn harmless_again(order: &Order) -> bool {
    !matches!(order, Order::Start { .. } | Order::Resume { .. } | Order::Add { .. })
}
