//! One clock of another make as the station knows it. Nothing that it says is proven, so nothing is decided by it: its
//! times are shown as hearsay, and orders are brought to it as far as its language goes.
//!
//! It remembers no commands. What may be done twice without harm is tried again; what may not is tried once, and a
//! person is asked when nobody can say whether it was done.

use crate::clock::{Address, Advert, Characteristic, Codec, Gatt, Hearsay, NoLink, Order, Profile, Said};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::tournament::{Command, State, Wish};

use super::air::{Heard, LinkEvent, RadioEffect};
use super::errand::{ANSWER_MAX, CALL_MAX, Errand, Errands, Rank};
use super::view::Way;

/// How often a connected clock is asked for its times, where it does not tell them by itself.
const ASK_AGAIN: Millis = Millis(1_000);
/// A clock whose link was lost while nothing was asked of it is called again after so long.
const WATCH_AGAIN: Millis = Millis(10_000);
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Down,
    Resting { until: At },
    Calling { since: At, rank: Rank },
    Up { asked: At },
    Asking { since: At, op: OpId },
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
    link: Link,
    /// The order whose try is noted and that may be written now, though it must not be done twice.
    noted: Option<OpId>,
    /// What it says that it shows.
    pub(super) hearsay: Option<Hearsay>,
    /// What is wrong with it, in its own words or in ours.
    pub(super) trouble: Option<String>,
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
            noted: None,
            hearsay: None,
            trouble: None,
            heard: None,
            no_link: None,
        })
    }

    pub(super) fn deliver(&mut self, op: OpId) {
        // Only who failed with an order has to wait before the next.
        if matches!(self.link, Link::Resting { .. }) && self.errands.first().is_none() {
            self.link = Link::Down;
        }
        self.errands.add(Errand::Order(op));
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
                self.link = Link::Up { asked: now };
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
                Said::Attached(false) => self.trouble = Some("its gateway has no clock".to_owned()),
                Said::Trouble(words) => self.trouble = Some(words),
                Said::Garbled(why) => self.trouble = Some(why.to_string()),
                // Whoever moves a lever of a clock that proves nothing has told nothing.
                Said::Button { .. } | Said::Version(_) => {}
            }
        }
        commands
    }

    fn answered(&mut self, state: &State, now: At, id: OpId, refused: Option<String>) -> Option<Command> {
        let Link::Asking { op, .. } = self.link else { return None };
        if state.on_air(op) != id {
            return None;
        }
        self.errands.done(Errand::Order(op));
        self.link = Link::Up { asked: now };
        Some(match refused {
            None => Command::ConfirmOrder { op },
            Some(why) => Command::GiveUpOrder { op, why: format!("the clock refused it: {why}") },
        })
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        match self.link {
            Link::Down => None,
            Link::Resting { until } => Some(until),
            Link::Calling { since, .. } => Some(since + CALL_MAX),
            Link::Up { asked } => Some(asked + ASK_AGAIN),
            Link::Asking { since, .. } => Some(since + ANSWER_MAX),
        }
    }

    pub(super) fn tick(
        &mut self,
        state: &State,
        now: At,
        effects: &mut Vec<RadioEffect>,
        commands: &mut Vec<Command>,
    ) {
        // What another station or a person settled meanwhile is no errand any more.
        while let Some(Errand::Order(op)) = self.errands.first()
            && !matches!(self.link, Link::Asking { .. })
            && state.orders.get(&op).is_none_or(|order| order.owed_to_clock() != Some(self.clock))
        {
            self.errands.done(Errand::Order(op));
        }
        match self.link {
            Link::Resting { until } if now >= until => self.link = Link::Down,
            Link::Calling { since, .. } if now.since(since) >= CALL_MAX => {
                effects.push(RadioEffect::Disconnect { clock: self.clock });
                commands.extend(self.failed(state, now, NoLink::TimedOut));
            }
            Link::Asking { since, .. } if now.since(since) >= ANSWER_MAX => {
                effects.push(RadioEffect::Disconnect { clock: self.clock });
                commands.extend(self.failed(state, now, NoLink::TimedOut));
            }
            Link::Up { asked } => match self.errands.first() {
                Some(Errand::Order(op)) => self.bring(state, now, op, effects, commands),
                _ if now.since(asked) >= ASK_AGAIN => {
                    self.link = Link::Up { asked: now };
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
                    commands.push(Command::NoteTry { op, memory: 1 });
                    return;
                }
                // The journal has not got it yet.
                (None, true) => return,
                (Some(_), true) => self.noted = None,
                (Some(_), false) => {
                    commands.push(self.give_up(op, "nobody can say whether the clock has done it"));
                    return;
                }
            }
        }
        match self.codec.encode(state.on_air(op), &order) {
            Ok(writes) => {
                self.write(writes, effects);
                self.link = Link::Asking { since: now, op };
            }
            Err(cannot) => commands.push(self.give_up(op, &cannot.to_string())),
        }
    }

    fn give_up(&mut self, op: OpId, why: &str) -> Command {
        self.errands.done(Errand::Order(op));
        Command::GiveUpOrder { op, why: why.to_owned() }
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
        !matches!(self.link, Link::Down | Link::Resting { .. })
    }

    /// The rank of what its link can be taken away from; `None` where it has none, or where an order is under way.
    pub(super) fn could_yield(&self) -> Option<Rank> {
        match self.link {
            Link::Calling { rank, .. } => Some(rank),
            Link::Up { .. } => Some(self.errands.first().map_or(Rank::Watch, Errand::rank)),
            Link::Down | Link::Resting { .. } | Link::Asking { .. } => None,
        }
        .filter(|rank| !matches!(rank, Rank::Order(_)))
    }

    /// Gives its link to another clock, and asks for one again after a while.
    pub(super) fn yield_link(&mut self, now: At, effects: &mut Vec<RadioEffect>) {
        self.link = Link::Resting { until: now + WATCH_AGAIN };
        effects.push(RadioEffect::Disconnect { clock: self.clock });
    }

    /// Asks the radio for a link.
    pub(super) fn call(&mut self, state: &State, now: At, effects: &mut Vec<RadioEffect>) -> Vec<Command> {
        let Some(rank) = self.wants(now) else { return Vec::new() };
        if self.heard.is_none() {
            return self.failed(state, now, NoLink::NeverSeen);
        }
        effects.push(RadioEffect::Connect {
            clock: self.clock,
            address: self.address.clone(),
            gatt: self.gatt,
            urgent: matches!(rank, Rank::Order(_)),
        });
        self.link = Link::Calling { since: now, rank };
        Vec::new()
    }

    /// Nobody brings orders any more: each is a person's now.
    pub(super) fn give_up_orders(&mut self, why: &NoLink) -> Vec<Command> {
        let orders = self.errands.take_orders();
        orders.into_iter().map(|op| Command::GiveUpOrder { op, why: why.to_string() }).collect()
    }

    fn failed(&mut self, state: &State, now: At, why: NoLink) -> Vec<Command> {
        let asking = if let Link::Asking { op, .. } = self.link { Some(op) } else { None };
        let once = asking.filter(|op| {
            let wish = state.orders.get(op).map(|placed| &placed.wish);
            matches!(wish, Some(Wish::Clock { order }) if !harmless_again(order))
        });
        let watched = self.errands.first().is_none();
        let commands = match (once, self.errands.failed(&why)) {
            (Some(op), _) => vec![self.give_up(op, "the clock did not answer and may have done it")],
            (None, Err(Some(Errand::Order(op)))) => vec![Command::GiveUpOrder { op, why: why.to_string() }],
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

/// Whether an order that is carried out twice leaves the clock as if it had been carried out once.
fn harmless_again(order: &Order) -> bool {
    !matches!(order, Order::Start { .. } | Order::Resume { .. } | Order::Add { .. })
}
