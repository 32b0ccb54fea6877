//! The clocks of the hall as the station knows them, and who of them has a link: what is owed to each is handed to its
//! [`LinkDriver`], and the few links there are go to who needs them most. A screen is told who they are, how they are
//! heard, where they stand, and what is found.

use std::collections::BTreeMap;
use std::mem::{discriminant, take};

use super::link::{ClockLink, Learnt, PendingRequest, RequestRank};
use super::link_driver::{LinkDriver, Protocol, may_be_done};
use super::open_clock::OpenClock;
use super::radio_status::{DiscoveredDevice, DiscoveredDevices, LinkEvent, RadioEffect, RadioStatus};
use super::third_party_clock::KnownThirdParty;
use super::view::{ClockRow, ClockTrouble, ClocksView, ForgeriesView, FoundRow, KeyPlace, OrderWay};
use super::whereabouts::{Forgeries, Verdict};
use super::{KnownClocks, Station};
use crate::clock::{
    Address, Advert, AirState, Control, FrameType, Gatt, GiveUp, MasterKey, Mode, NO_BATTERY, NoLink,
    Profile, ReplayState, Session,
};
use crate::domain::{At, ClockId, OpId, TableId};
use crate::rules::TimeControl;
use crate::tournament::{ClockCommand, Command, FittedClock, PlacedOrder, State};

/// The make of every clock that has a key.
pub(super) const MAKE: &str = "open";

/// All clocks that this station can hear, by their keys or by their addresses.
pub(super) struct ClockRegistry {
    /// How clocks count here; `None` where the regulation has none.
    mode: Option<Mode>,
    keys: BTreeMap<ClockId, MasterKey>,
    clocks: BTreeMap<ClockId, LinkDriver>,
    /// Those that are known by nothing but where they are.
    addresses: BTreeMap<Address, ClockId>,
    /// Where on a clock of the open profile is what.
    gatt: Option<Gatt>,
    radio: RadioStatus,
    /// What else was found in the air, for a person to look at.
    found: DiscoveredDevices,
    /// What came in clocks' names and proves nothing.
    forgeries: Forgeries,
    effects: Vec<RadioEffect>,
    /// Whether this console is the one that brings orders to clocks.
    duty: bool,
    /// Orders for clocks with which nobody here can speak.
    unspeakable: Vec<(OpId, ClockId)>,
    /// Something changed since the last [`ClockRegistry::tick`] that may move a link on.
    changed: bool,
    /// When a link is due for its next step.
    due: Option<At>,
}

impl ClockRegistry {
    pub(super) fn new(time: &TimeControl) -> Self {
        Self {
            mode: Control::of(time).map(|control| control.mode),
            keys: BTreeMap::new(),
            clocks: BTreeMap::new(),
            addresses: BTreeMap::new(),
            gatt: Profile::named(MAKE).and_then(|profile| profile.gatt),
            radio: RadioStatus::default(),
            found: DiscoveredDevices::default(),
            forgeries: Forgeries::default(),
            duty: false,
            unspeakable: Vec::new(),
            effects: Vec::new(),
            changed: true,
            due: None,
        }
    }

    /// Takes in what the event knows of its clocks. Those of which nothing has changed stay as they are; a number that
    /// has a key stays the open profile's.
    pub(super) fn know(
        &mut self,
        KnownClocks { keys, given_at, third_party, replay }: KnownClocks,
        state: &State,
    ) {
        self.changed = true;
        let effects = &mut self.effects;
        self.clocks.retain(|clock, driver| {
            let same = match &driver.protocol {
                Protocol::Open(_) => keys.contains_key(clock) && keys.get(clock) == self.keys.get(clock),
                Protocol::ThirdParty(other) => {
                    third_party.get(clock).is_some_and(|it| other.is(it)) && !keys.contains_key(clock)
                }
            };
            if !same && driver.link.is_held() {
                effects.push(driver.link.disconnect());
            }
            same
        });
        for (clock, key) in &keys {
            let Some((mode, gatt)) = self.mode.zip(self.gatt) else { break };
            let kept = replay.get(clock).copied().unwrap_or_default();
            let session = || Session::resume(*clock, key, mode, kept);
            match self.clocks.get_mut(clock).and_then(LinkDriver::as_open_mut) {
                // What it told itself is mostly newer; another program of this machine may have heard it since.
                Some((_, open)) => open.verifier.session.heard_elsewhere(kept),
                None => drop(self.clocks.insert(*clock, LinkDriver::open(session(), gatt))),
            }
            if let (Some(address), Some((_, open))) = (given_at.get(clock), self.open_mut(*clock)) {
                open.verifier.place.note_where_key_was_given(address.clone());
            }
        }
        for (clock, known) in third_party {
            if !keys.contains_key(&clock) && !self.clocks.contains_key(&clock) {
                self.clocks.extend(LinkDriver::third_party(clock, known).map(|driver| (clock, driver)));
            }
        }
        self.keys = keys;
        self.addresses.clear();
        for (clock, driver) in self.clocks.iter().rev() {
            self.addresses.extend(driver.as_third_party().map(|it| (it.address.clone(), *clock)));
        }
        self.owe(state);
    }

    /// Takes in clocks of other makes.
    pub(super) fn welcome(&mut self, third_party: BTreeMap<ClockId, KnownThirdParty>, state: &State) {
        self.know(KnownClocks { keys: self.keys.clone(), third_party, ..KnownClocks::default() }, state);
    }

    /// How far each clock's frames were heard.
    pub(super) fn replay_states(&self) -> BTreeMap<ClockId, ReplayState> {
        let open = self.clocks.iter().filter_map(|(clock, driver)| Some((*clock, driver.as_open()?)));
        let heard = open.map(|(clock, open)| (clock, open.verifier.session.replay_state()));
        heard.filter(|(_, state)| *state != ReplayState::default()).collect()
    }

    /// The keys that are in force here.
    pub(super) fn keys(&self) -> &BTreeMap<ClockId, MasterKey> {
        &self.keys
    }

    /// An official vouches for a clock: it is believed again once it has answered on a connection.
    pub(super) fn readmit(&mut self, clock: ClockId) {
        self.changed = true;
        if let Some((link, open)) = self.open_mut(clock) {
            open.vouched_for(&mut link.requests);
        }
    }

    /// A clock that this console can hear.
    pub(super) fn get(&self, clock: ClockId) -> Option<&LinkDriver> {
        self.clocks.get(&clock)
    }

    /// A clock of the open profile.
    pub(super) fn open(&self, clock: ClockId) -> Option<&OpenClock> {
        self.get(clock)?.as_open()
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (ClockId, &LinkDriver)> {
        self.clocks.iter().map(|(clock, driver)| (*clock, driver))
    }

    fn open_mut(&mut self, clock: ClockId) -> Option<(&mut ClockLink, &mut OpenClock)> {
        self.clocks.get_mut(&clock)?.as_open_mut()
    }

    /// What looks like a clock and is none of this console's.
    pub(super) fn found(&self, now: At) -> impl Iterator<Item = (&DiscoveredDevice, &Profile)> {
        self.found.lately(now)
    }

    /// A make with a radio, by its id.
    pub(super) fn known_make(&self, id: &str) -> Option<&Profile> {
        self.found.known(id)
    }

    /// Where an order is on its way to a clock.
    pub(super) fn way(&self, now: At, op: OpId, clock: ClockId) -> Option<OrderWay> {
        self.clocks.get(&clock)?.way((op, now), self.radio.commander())
    }

    /// Who has what it takes to hear a clock.
    pub(super) fn kept(&self, clock: ClockId) -> KeyPlace {
        match (self.clocks.contains_key(&clock), self.duty) {
            (true, _) => KeyPlace::Here,
            (false, true) => KeyPlace::Nowhere,
            (false, false) => KeyPlace::Elsewhere,
        }
    }

    /// Everything that the outbox owes to clocks: after a start, nothing of it is lost.
    pub(super) fn owe(&mut self, state: &State) {
        for (op, order) in state.orders.live() {
            if let Some(clock) = order.owed_to_clock() {
                self.deliver(*op, clock);
            }
        }
    }

    pub(super) fn deliver(&mut self, op: OpId, clock: ClockId) {
        self.changed = true;
        match self.clocks.get_mut(&clock) {
            Some(driver) => driver.link.deliver(op),
            None if self.duty => self.unspeakable.push((op, clock)),
            None => {}
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
        match self.open_mut(clock) {
            Some((_, open)) if again => open.refused(event),
            Some((link, open)) => open.settled(&mut link.requests, event),
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
            && let Some(driver) = self.clocks.get_mut(&clock)
        {
            driver.forget(*op);
        }
        if let Some((clock, event)) = event
            && let Some((link, open)) = self.open_mut(clock)
        {
            open.refused(event);
            link.requests.add(PendingRequest::ReadLog(event.wrapping_sub(1)));
        }
    }

    /// Frames that prove nothing, as long as they come.
    pub(super) fn forgeries(&self, now: At) -> Option<ForgeriesView> {
        self.forgeries.view(now)
    }

    /// The radio as it was last told.
    pub(super) fn air(&self) -> Option<&AirState> {
        self.radio.state()
    }

    /// The radio says how it is.
    pub(super) fn note_radio_state(&mut self, now: At, state: AirState) {
        self.changed = true;
        self.radio.note_radio_state(now, state);
        if self.radio.links() > 0 {
            // It is there again, and whoever is called will say what else is wrong.
            for driver in self.clocks.values_mut() {
                driver.link.failure.take_if(|why| *why == NoLink::NoAdapter);
            }
        }
    }

    pub(super) fn advert(&mut self, state: &State, now: At, advert: &Advert) -> Vec<Learnt> {
        if let Some(driver) = self.addresses.get(&advert.address).and_then(|it| self.clocks.get_mut(it)) {
            driver.advert(now, advert);
            self.changed = true;
            return Vec::new();
        }
        let frame = advert.maker.as_ref().map(|(_, frame)| frame);
        // Whose it claims to be; the session checks the claim.
        let claimed = frame.and_then(|frame| Some((frame, FrameType::claimed_clock(frame)?)));
        let known = claimed.and_then(|(frame, clock)| Some((frame, clock, self.open_mut(clock)?)));
        let Some((frame, clock, (link, open))) = known else {
            self.stranger(now, advert);
            return Vec::new();
        };
        let (verdict, mut facts) = open.verifier.hear(now, advert, frame);
        let forged = matches!(verdict, Verdict::Suspect(why) if why.needs_nothing());
        if forged && open.is_heard(now) {
            facts.clear();
        }
        let asked = link.requests.revision();
        let mut learnt: Vec<Learnt> =
            facts.into_iter().filter_map(|fact| open.learn(link, state, now, fact)).collect();
        // A frame that asks for nothing new moves no link on: whoever waits for one waits for another clock's.
        let moves = link.requests.revision() != asked;
        self.changed |= moves;
        if forged {
            let told = self.forgeries.hear(now, clock, advert);
            learnt.extend(told.map(|note| Learnt::from(Command::Clock(note))));
        }
        learnt
    }

    /// Keeps for a person's eyes what is no clock of this console's. A clock with a key is known by its frames; its
    /// name may come without one.
    fn stranger(&mut self, now: At, advert: &Advert) {
        let here = |driver: &LinkDriver| driver.heard().is_some_and(|home| home.address == advert.address);
        let claims = advert.maker.is_some();
        if claims || !self.clocks.values().any(here) {
            self.found.hear(now, advert);
        }
    }

    pub(super) fn link(&mut self, state: &State, now: At, clock: ClockId, event: LinkEvent) -> Vec<Learnt> {
        self.changed = true;
        let Some(driver) = self.clocks.get_mut(&clock) else { return Vec::new() };
        driver.linked(state, now, event, &mut self.effects)
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
        for driver in self.clocks.values_mut() {
            driver.tick(state, now, &mut self.effects, &mut commands);
        }
        let mut given_up_at = self.radio.given_up_at();
        if given_up_at.is_some_and(|at| now >= at) {
            let gone = self.clocks.values_mut().flat_map(|it| it.give_up_orders(state, &NoLink::NoAdapter));
            commands.extend(gone);
            given_up_at = None;
        } else {
            self.call(state, now, &mut commands);
        }
        self.due = self.clocks.values().filter_map(LinkDriver::wake_at).chain(given_up_at).min();
        commands
    }

    /// Hands out the links there are: the oldest order of all clocks first. An order that finds none free takes one
    /// from a clock that is asked for less. Of those that are only watched, the one that was longest without a link
    /// goes first.
    fn call(&mut self, state: &State, now: At, commands: &mut Vec<Command>) {
        let taken = self.clocks.values().filter(|driver| driver.link.is_held()).count();
        let mut free = self.radio.links().saturating_sub(taken);
        let turn = |rank: RequestRank, driver: &LinkDriver| {
            if rank == RequestRank::Watch { driver.link.up_at } else { At(0) }
        };
        let waits = |(clock, driver): (&ClockId, &LinkDriver)| {
            let rank = driver.wants(now)?;
            Some((rank, turn(rank, driver), *clock))
        };
        let mut waiting: Vec<(RequestRank, At, ClockId)> = self.clocks.iter().filter_map(waits).collect();
        waiting.sort_unstable();
        // What found none to take finds none for the next of its kind either.
        let mut in_vain = None;
        for (rank, _, clock) in waiting {
            let kind = discriminant(&rank);
            let has_one = free > 0 || in_vain != Some(kind) && self.free_a_link_for(now, rank);
            if !has_one {
                in_vain = Some(kind);
            }
            let Some(driver) = self.clocks.get_mut(&clock) else { continue };
            if has_one {
                commands.extend(driver.call(state, now, &mut self.effects));
                free = free.max(1) - usize::from(driver.link.is_held());
            } else if driver.as_third_party().is_some() {
                // Nobody sees its times meanwhile; one that broadcasts them misses nothing.
                driver.link.failure = Some(NoLink::NoSlot);
            }
        }
    }

    /// Takes a link from whoever needs it least: one that is only kept for a moment, and for an order any that is
    /// not an order's. Clocks that are only watched take turns.
    fn free_a_link_for(&mut self, now: At, rank: RequestRank) -> bool {
        if self.radio.links() == 0 {
            return false;
        }
        let order = matches!(rank, RequestRank::Order(_));
        let may = |lesser: &RequestRank| order || *lesser >= RequestRank::Watch && *lesser > rank;
        let watched = self.clocks.values_mut().filter(|_| rank == RequestRank::Watch);
        let watched = watched.filter_map(|driver| Some((driver.watched_enough(now)?, driver)));
        if let Some((_, driver)) = watched.min_by_key(|(since, _)| *since) {
            driver.yield_link(now, &mut self.effects);
            return true;
        }
        let lesser = self.clocks.values_mut().filter_map(|driver| Some((driver.could_yield()?, driver)));
        let least =
            lesser.filter(|(lesser, _)| may(lesser)).max_by_key(|(lesser, it)| (*lesser, it.link.clock));
        let Some((_, driver)) = least else { return false };
        driver.yield_link(now, &mut self.effects);
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
        for (link, open) in self.clocks.values_mut().filter_map(LinkDriver::as_open_mut) {
            hear_again(link, open);
        }
    }

    /// The time here has jumped: every moment that was learnt is of another time, and everything begins anew as after a
    /// start. What clocks told that is not journaled yet is read from their logs.
    pub(super) fn begin_anew(&mut self, state: &State) {
        for (clock, driver) in take(&mut self.clocks) {
            if driver.link.is_held() {
                self.effects.push(driver.link.disconnect());
            }
            let open = driver.as_open().and_then(|open| Some((open, self.keys.get(&clock)?, self.mode?)));
            let session = open.map(|(open, key, mode)| {
                Session::resume(clock, key, mode, open.verifier.session.replay_state())
            });
            let unsettled = open.is_some_and(|(open, ..)| !open.unsettled.is_empty());
            self.clocks.insert(clock, driver.begun_anew(session));
            if unsettled && let Some((link, open)) = self.open_mut(clock) {
                hear_again(link, open);
            }
        }
        self.radio.begin_anew(state.last_at);
        (self.found, self.forgeries) = (DiscoveredDevices::default(), Forgeries::default());
        self.due = None;
        self.owe(state);
    }

    /// The journal has grown: an order may be bound now, or settled.
    pub(super) fn journal_grew(&mut self) {
        self.changed = true;
    }
}

/// Reads from a clock's log what it told lately.
fn hear_again(link: &mut ClockLink, open: &mut OpenClock) {
    let since = open.verifier.session.hear_again();
    link.requests.add(PendingRequest::ReadLog(since));
}

impl Station {
    /// All clocks, and what else looks like one.
    pub(super) fn clocks_view(&self, now: At) -> ClocksView {
        let mut rows: BTreeMap<ClockId, ClockRow> = BTreeMap::new();
        for (clock, driver) in self.clocks.all() {
            let make = driver.as_third_party().map_or(MAKE, |other| &other.make);
            rows.insert(clock, self.bare(clock, make).of(driver, now));
        }
        for (table, fitted) in self.fitted() {
            let row = rows.entry(fitted.clock).or_insert_with(|| self.bare(fitted.clock, &fitted.profile));
            row.table = Some(table);
        }
        // What an official says of a clock stands in the record of its table.
        for row in rows.values_mut() {
            row.vouchable &= row.table.is_some();
        }
        let found = self.clocks.found(now).map(|(device, make)| FoundRow {
            address: device.address.clone(),
            claims: device.claims,
            name: device.name.clone(),
            profile: make.id.clone(),
            make: make.title.clone(),
            has_keys: make.authenticated,
            age: now.since(device.at),
            rssi: device.rssi,
            adapter: device.adapter.clone(),
        });
        ClocksView { known: rows.into_values().collect(), found: found.collect() }
    }

    fn fitted(&self) -> impl Iterator<Item = (TableId, &FittedClock)> {
        self.state.tables.iter().filter_map(|(id, table)| Some((*id, table.clock.as_ref()?)))
    }

    /// The clocks on tables of which this console has neither key nor address: it can neither hear nor command them.
    pub fn strangers(&self) -> Vec<(TableId, ClockId, String)> {
        let strange = |(_, fitted): &(TableId, &FittedClock)| !self.knows_clock(fitted.clock);
        let told = |(table, fitted): (TableId, &FittedClock)| (table, fitted.clock, fitted.profile.clone());
        self.fitted().filter(strange).map(told).collect()
    }

    /// Whether this console has a clock's key, or its address where its make has no keys.
    pub(super) fn knows_clock(&self, clock: ClockId) -> bool {
        self.clocks.get(clock).is_some()
    }

    fn bare(&self, clock: ClockId, profile: &str) -> ClockRow {
        let make = self.clocks.known_make(profile);
        ClockRow {
            clock,
            profile: profile.to_owned(),
            make: make.map_or_else(|| profile.to_owned(), |make| make.title.clone()),
            proven: make.is_some_and(|make| make.authenticated),
            kept: self.clocks.kept(clock),
            age: None,
            rssi: None,
            adapter: None,
            battery: None,
            table: None,
            no_link: None,
            trouble: None,
            vouchable: false,
        }
    }

    /// Where an order is on its way from here; `None` where another console brings it, or nobody.
    pub(super) fn way(&self, now: At, op: OpId, order: &PlacedOrder) -> Option<OrderWay> {
        self.clocks.way(now, op, order.owed_to_clock()?)
    }
}

impl ClockRow {
    fn of(self, driver: &LinkDriver, now: At) -> Self {
        let heard = driver.heard();
        let row = Self {
            rssi: heard.and_then(|heard| heard.rssi),
            adapter: heard.map(|heard| heard.adapter.clone()),
            no_link: driver.link.failure.clone(),
            ..self
        };
        match &driver.protocol {
            Protocol::Open(open) => {
                let battery = open.reading.map(|reading| reading.face.battery);
                Self {
                    age: open.reading.map(|reading| now.since(reading.at)),
                    battery: battery.filter(|battery| *battery != NO_BATTERY),
                    trouble: open.suspect.map(|(_, why)| ClockTrouble::Suspect(why)),
                    vouchable: open.is_vouchable(),
                    ..row
                }
            }
            Protocol::ThirdParty(other) => {
                let heard = other.heard.as_ref().map(|heard| heard.at);
                // Connected, it may no longer advertise.
                let age = other.hearsay.map(|it| it.at).max(heard).map(|at| now.since(at));
                Self { age, trouble: other.trouble.clone(), ..row }
            }
        }
    }
}
