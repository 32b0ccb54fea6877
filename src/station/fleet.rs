//! The clocks of the hall as the station knows them: sessions, readings, links, and what is owed to each.

use std::collections::BTreeMap;

use crate::clock::{
    Advert, AirState, Control, FrameType, Gatt, GiveUp, Mark, MasterKey, Mode, NoLink, Profile, Session,
};
use crate::domain::{At, ClockId, OpId};
use crate::rules::TimeControl;
use crate::tournament::{ClockCommand, Command, PlacedOrder, State};

use super::Known;
use super::air::{Air, LinkEvent, RadioEffect};
use super::errand::{Errand, Rank};
use super::found::{Device, Found};
use super::guest::{Guest, GuestClock};
use super::learn::Learnt;
use super::peer::{Peer, may_be_done};
use super::view::{Kept, Way};

/// The make of every clock that has a key.
pub(super) const MAKE: &str = "open";

/// All clocks whose keys this station holds.
pub(super) struct Fleet {
    /// How clocks count here; `None` where the regulation has none.
    mode: Option<Mode>,
    keys: BTreeMap<ClockId, MasterKey>,
    peers: BTreeMap<ClockId, Peer>,
    /// Clocks of other makes.
    guests: BTreeMap<ClockId, Guest>,
    /// Where on them is what.
    gatt: Option<Gatt>,
    air: Air,
    /// What else was found in the air, for a person to look at.
    found: Found,
    effects: Vec<RadioEffect>,
    /// Whether this console is the one that brings orders to clocks.
    duty: bool,
    /// Orders for clocks with which nobody here can speak.
    unspeakable: Vec<(OpId, ClockId)>,
    /// Something changed since the last [`Fleet::tick`] that may move a link on.
    changed: bool,
    /// When a link is due for its next step.
    due: Option<At>,
}

impl Fleet {
    pub(super) fn new(time: &TimeControl) -> Self {
        Self {
            mode: Control::of(time).map(|control| control.mode),
            keys: BTreeMap::new(),
            peers: BTreeMap::new(),
            guests: BTreeMap::new(),
            gatt: Profile::named(MAKE).and_then(|profile| profile.gatt),
            air: Air::default(),
            found: Found::new(),
            duty: false,
            unspeakable: Vec::new(),
            effects: Vec::new(),
            changed: true,
            due: None,
        }
    }

    /// Takes in what the event knows of its clocks. Those of which nothing has changed stay as they are; a number that
    /// has a key stays the open profile's.
    pub(super) fn know(&mut self, Known { keys, guests, marks }: Known, state: &State) {
        self.changed = true;
        let effects = &mut self.effects;
        let mut stays = |clock: ClockId, same: bool, has_link: bool| {
            if !same && has_link {
                effects.push(RadioEffect::Disconnect { clock });
            }
            same
        };
        self.peers.retain(|clock, peer| {
            let same = keys.contains_key(clock) && keys.get(clock) == self.keys.get(clock);
            stays(*clock, same, peer.holds_link())
        });
        self.guests.retain(|clock, guest| {
            let same = guests.get(clock).is_some_and(|it| guest.is(it)) && !keys.contains_key(clock);
            stays(*clock, same, guest.holds_link())
        });
        for (clock, key) in &keys {
            let Some((mode, gatt)) = self.mode.zip(self.gatt) else { break };
            let mark = marks.get(clock).copied().unwrap_or_default();
            let unheard = self.peers.get(clock).is_none_or(|peer| peer.session.mark() == Mark::default());
            if unheard && (mark != Mark::default() || !self.peers.contains_key(clock)) {
                self.peers.insert(*clock, Peer::new(Session::resume(*clock, key, mode, mark), gatt));
            }
        }
        for (clock, guest) in guests.into_iter().filter(|(clock, _)| !keys.contains_key(clock)) {
            if !self.guests.contains_key(&clock) {
                self.guests.extend(Guest::new(clock, guest).map(|guest| (clock, guest)));
            }
        }
        self.keys = keys;
        self.owe(state);
    }

    /// Takes in clocks of other makes.
    pub(super) fn welcome(&mut self, guests: BTreeMap<ClockId, GuestClock>, state: &State) {
        self.know(Known { keys: self.keys.clone(), guests, marks: BTreeMap::new() }, state);
    }

    /// How far each clock's frames were heard.
    pub(super) fn marks(&self) -> BTreeMap<ClockId, Mark> {
        let heard = self.peers.iter().map(|(clock, peer)| (*clock, peer.session.mark()));
        heard.filter(|(_, mark)| *mark != Mark::default()).collect()
    }

    /// An official vouches for a clock: it is believed again once it has answered on a connection.
    pub(super) fn readmit(&mut self, clock: ClockId) {
        self.changed = true;
        if let Some(peer) = self.peers.get_mut(&clock) {
            peer.vouched_for();
        }
    }

    pub(super) fn guest(&self, clock: ClockId) -> Option<&Guest> {
        self.guests.get(&clock)
    }

    pub(super) fn all_peers(&self) -> impl Iterator<Item = (ClockId, &Peer)> {
        self.peers.iter().map(|(clock, peer)| (*clock, peer))
    }

    pub(super) fn all_guests(&self) -> impl Iterator<Item = (ClockId, &Guest)> {
        self.guests.iter().map(|(clock, guest)| (*clock, guest))
    }

    /// What looks like a clock and is none of this console's.
    pub(super) fn found(&self, now: At) -> impl Iterator<Item = (&Device, &Profile)> {
        self.found.lately(now)
    }

    /// A make with a radio, by its id.
    pub(super) fn known_make(&self, id: &str) -> Option<&Profile> {
        self.found.known(id)
    }

    /// Where an order is on its way to a clock.
    pub(super) fn way(&self, now: At, op: OpId, clock: ClockId) -> Option<Way> {
        let adapter = || self.air.commander();
        let peer = self.peers.get(&clock).map(|peer| peer.way((op, now), adapter()));
        peer.or_else(|| self.guests.get(&clock).map(|guest| guest.way((op, now), adapter()))).flatten()
    }

    /// Who has what it takes to hear a clock.
    pub(super) fn kept(&self, clock: ClockId) -> Kept {
        match () {
            () if self.peers.contains_key(&clock) || self.guests.contains_key(&clock) => Kept::Here,
            () if self.duty => Kept::Nowhere,
            () => Kept::Elsewhere,
        }
    }

    pub(super) fn peer(&self, clock: ClockId) -> Option<&Peer> {
        self.peers.get(&clock)
    }

    /// Everything that the outbox owes to clocks: after a start, nothing of it is lost.
    pub(super) fn owe(&mut self, state: &State) {
        for (op, order) in &state.orders {
            if let Some(clock) = order.owed_to_clock() {
                self.deliver(*op, clock);
            }
        }
    }

    pub(super) fn deliver(&mut self, op: OpId, clock: ClockId) {
        self.changed = true;
        if let Some(peer) = self.peers.get_mut(&clock) {
            peer.deliver(op);
        } else if let Some(guest) = self.guests.get_mut(&clock) {
            guest.deliver(op);
        } else if self.duty {
            self.unspeakable.push((op, clock));
        }
    }

    /// From now on this console brings orders to clocks.
    pub(super) fn take_duty(&mut self, state: &State) {
        self.duty = true;
        self.owe(state);
    }

    /// What follows from a clock's event is durable, or is to be asked again.
    pub(super) fn settled(&mut self, (clock, event): (ClockId, u16), again: bool) {
        self.changed = true;
        match self.peers.get_mut(&clock) {
            Some(peer) if again => peer.refused(event),
            Some(peer) => peer.settled(event),
            None => {}
        }
    }

    /// Something about a clock could not be journaled: it is to be learnt again.
    pub(super) fn forget(&mut self, state: &State, command: &Command, event: Option<(ClockId, u16)>) {
        self.changed = true;
        if let Command::Clock(
            ClockCommand::NoteTry { op, .. }
            | ClockCommand::ConfirmOrder { op }
            | ClockCommand::GiveUpOrder { op, .. },
        ) = command
            && let Some(clock) = state.orders.get(op).and_then(PlacedOrder::owed_to_clock)
        {
            if let Some(peer) = self.peers.get_mut(&clock) {
                // Asked again, the clock answers that it has done it, or does it.
                peer.marked = None;
                peer.deliver(*op);
            } else if let Some(guest) = self.guests.get_mut(&clock) {
                guest.forget(*op);
            }
        }
        if let Some((clock, event)) = event
            && let Some(peer) = self.peers.get_mut(&clock)
        {
            peer.refused(event);
            peer.errands.add(Errand::ReadLog(event.wrapping_sub(1)));
        }
    }

    /// The radio as it was last told.
    pub(super) fn air(&self) -> Option<&AirState> {
        self.air.state()
    }

    /// The radio says how it is.
    pub(super) fn told(&mut self, now: At, state: AirState) {
        self.changed = true;
        self.air.told(now, state);
        if self.air.links() > 0 {
            // It is there again, and whoever is called will say what else is wrong.
            let peers = self.peers.values_mut().map(|peer| &mut peer.no_link);
            let guests = self.guests.values_mut().map(|guest| &mut guest.no_link);
            peers.chain(guests).for_each(|why| *why = why.take().filter(|why| *why != NoLink::NoAdapter));
        }
    }

    pub(super) fn advert(&mut self, state: &State, now: At, advert: &Advert) -> Vec<Learnt> {
        if self.guests.values_mut().any(|guest| guest.advert(now, advert)) {
            self.changed = true;
            return Vec::new();
        }
        let frame = advert.maker.as_ref().map(|(_, frame)| frame);
        // Whose it claims to be; the session checks the claim.
        let claimed = frame.and_then(|frame| Some((frame, FrameType::claimed_clock(frame)?)));
        let Some((frame, peer)) = claimed.and_then(|(frame, it)| Some((frame, self.peers.get_mut(&it)?)))
        else {
            self.stranger(now, advert);
            return Vec::new();
        };
        let facts = peer.heard(now, advert, frame);
        let learnt = facts.into_iter().filter_map(|fact| peer.learn(state, now, fact)).collect();
        self.changed |= peer.errands.first().is_some();
        learnt
    }

    /// Keeps for a person's eyes what is no clock of this console's. A clock with a key is known by its frames; its
    /// name may come without one.
    fn stranger(&mut self, now: At, advert: &Advert) {
        let here = |peer: &Peer| peer.place.home().is_some_and(|home| home.address == advert.address);
        let claims = advert.maker.is_some();
        if claims || !self.peers.values().any(here) {
            self.found.hear(now, advert);
        }
    }

    pub(super) fn link(&mut self, state: &State, now: At, clock: ClockId, event: LinkEvent) -> Vec<Learnt> {
        self.changed = true;
        if let Some(guest) = self.guests.get_mut(&clock) {
            let commands = guest.linked(state, now, event, &mut self.effects);
            return commands.into_iter().map(Learnt::from).collect();
        }
        let Some(peer) = self.peers.get_mut(&clock) else { return Vec::new() };
        peer.linked(state, now, event, &mut self.effects)
    }

    /// Moves every link on by what time and the journal allow.
    pub(super) fn tick(&mut self, state: &State, now: At) -> Vec<Command> {
        let mut commands = Vec::new();
        if !self.changed && self.due.is_none_or(|due| now < due) {
            return commands;
        }
        self.changed = false;
        commands.extend(self.unspeakable.drain(..).map(|(op, clock)| {
            let may_be_done = may_be_done(state, op);
            Command::Clock(ClockCommand::GiveUpOrder { op, why: GiveUp::NotKnownHere { clock, may_be_done } })
        }));
        for (clock, peer) in &mut self.peers {
            peer.tick(*clock, state, now, &mut self.effects, &mut commands);
        }
        for guest in self.guests.values_mut() {
            guest.tick(state, now, &mut self.effects, &mut commands);
        }
        let mut given_up_at = self.air.given_up_at();
        if given_up_at.is_some_and(|at| now >= at) {
            let gone =
                self.peers.values_mut().flat_map(|peer| peer.give_up_orders(state, &NoLink::NoAdapter));
            commands.extend(gone);
            let gone = self.guests.values_mut().flat_map(|guest| guest.give_up_orders(&NoLink::NoAdapter));
            commands.extend(gone);
            given_up_at = None;
        } else {
            self.call(state, now, &mut commands);
        }
        let guests = self.guests.values().filter_map(Guest::wake_at);
        self.due = self.peers.values().filter_map(Peer::wake_at).chain(guests).chain(given_up_at).min();
        commands
    }

    /// Hands out the links there are: the oldest order of all clocks first. An order that finds none free takes one
    /// from a clock that is asked for less.
    fn call(&mut self, state: &State, now: At, commands: &mut Vec<Command>) {
        let taken = self.peers.values().filter(|peer| peer.holds_link()).count()
            + self.guests.values().filter(|guest| guest.holds_link()).count();
        let mut free = self.air.links().saturating_sub(taken);
        // Of those that are only watched, the one that was longest without a link goes first.
        let mut waiting: Vec<(Rank, At, ClockId)> =
            self.peers.iter().filter_map(|(clock, peer)| Some((peer.wants()?, At(0), *clock))).collect();
        let guests = self.guests.iter();
        waiting
            .extend(guests.filter_map(|(clock, guest)| Some((guest.wants(now)?, guest.linked_at(), *clock))));
        waiting.sort_unstable();
        for (rank, _, clock) in waiting {
            if free == 0 && !self.free_a_link_for(now, rank) {
                if let Some(guest) = self.guests.get_mut(&clock) {
                    guest.no_link = Some(NoLink::NoSlot);
                }
                continue;
            }
            if let Some(guest) = self.guests.get_mut(&clock) {
                commands.extend(guest.call(state, now, &mut self.effects));
                free = (free.max(1)) - usize::from(guest.holds_link());
            }
            if let Some(peer) = self.peers.get_mut(&clock) {
                commands.extend(peer.call(state, now, &mut self.effects));
                free = (free.max(1)) - usize::from(peer.holds_link());
            }
        }
    }

    /// Takes a link from whoever needs it least: one that is only kept for a moment, and for an order any that is
    /// not an order's. Clocks that are only watched take turns.
    fn free_a_link_for(&mut self, now: At, rank: Rank) -> bool {
        if self.air.links() == 0 {
            return false;
        }
        let order = matches!(rank, Rank::Order(_));
        let may = |lesser: &Rank| order || *lesser >= Rank::Watch && *lesser > rank;
        if rank == Rank::Watch {
            let watched =
                self.guests.values_mut().filter_map(|guest| Some((guest.watched_enough(now)?, guest)));
            if let Some((_, guest)) = watched.min_by_key(|(since, _)| *since) {
                guest.yield_link(now, &mut self.effects);
                return true;
            }
        }
        let peers = self.peers.iter().filter_map(|(clock, peer)| Some((peer.could_yield()?, *clock)));
        let guests = self.guests.iter().filter_map(|(clock, guest)| Some((guest.could_yield()?, *clock)));
        let least = peers.chain(guests).filter(|(lesser, _)| may(lesser)).max();
        let Some((_, clock)) = least else { return false };
        if let Some(guest) = self.guests.get_mut(&clock) {
            guest.yield_link(now, &mut self.effects);
        } else if let Some(peer) = self.peers.get_mut(&clock) {
            peer.yield_link(&mut self.effects);
        }
        true
    }

    pub(super) fn effects(&mut self) -> impl Iterator<Item = RadioEffect> + '_ {
        self.effects.drain(..)
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        if self.changed { Some(At(0)) } else { self.due }
    }

    /// The journal takes decisions again: what clocks told in the meantime is read from their logs.
    pub(super) fn catch_up(&mut self) {
        self.changed = true;
        for peer in self.peers.values_mut() {
            let since = peer.session.hear_again();
            peer.errands.add(Errand::ReadLog(since));
        }
    }

    /// The journal has grown: an order may be bound now, or settled.
    pub(super) fn journal_grew(&mut self) {
        self.changed = true;
    }
}
