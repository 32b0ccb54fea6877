//! The clocks by themselves, for a screen: who they are, how they are heard, where they stand, and what is found.

use std::collections::BTreeMap;

use crate::clock::NO_BATTERY;
use crate::domain::{At, ClockId, OpId, TableId};
use crate::tournament::{FittedClock, PlacedOrder};

use super::Station;
use super::fleet::MAKE;
use super::guest::Guest;
use super::peer::Peer;
use super::view::{ClockRow, ClockTrouble, ClocksView, FoundRow, Kept, Way};

impl Station {
    /// All clocks, and what else looks like one.
    pub(super) fn clocks_view(&self, now: At) -> ClocksView {
        let mut rows: BTreeMap<ClockId, ClockRow> = BTreeMap::new();
        for (clock, peer) in self.fleet.all_peers() {
            rows.insert(clock, ClockRow { kept: Kept::Here, ..self.bare(clock, MAKE) }.of_peer(peer, now));
        }
        for (clock, guest) in self.fleet.all_guests() {
            rows.insert(
                clock,
                ClockRow { kept: Kept::Here, ..self.bare(clock, &guest.make) }.of_guest(guest, now),
            );
        }
        for (table, fitted) in self.fitted() {
            let row = rows.entry(fitted.clock).or_insert_with(|| self.bare(fitted.clock, &fitted.profile));
            row.table = Some(table);
        }
        // What an official says of a clock stands in the record of its table.
        for row in rows.values_mut() {
            row.vouchable &= row.table.is_some();
        }
        let found = self.fleet.found(now).map(|(device, make)| FoundRow {
            address: device.heard.address.clone(),
            claims: device.claims,
            name: device.name.clone(),
            profile: make.id.clone(),
            make: make.title.clone(),
            has_keys: make.authenticated,
            age: now.since(device.at),
            rssi: device.heard.rssi,
            adapter: device.heard.adapter.clone(),
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
        self.fleet.peer(clock).is_some() || self.fleet.guest(clock).is_some()
    }

    fn bare(&self, clock: ClockId, profile: &str) -> ClockRow {
        let make = self.fleet.known_make(profile);
        ClockRow {
            clock,
            profile: profile.to_owned(),
            make: make.map_or_else(|| profile.to_owned(), |make| make.title.clone()),
            proven: make.is_some_and(|make| make.authenticated),
            kept: self.fleet.kept(clock),
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
    pub(super) fn way(&self, now: At, op: OpId, order: &PlacedOrder) -> Option<Way> {
        self.fleet.way(now, op, order.owed_to_clock()?)
    }
}

impl ClockRow {
    fn of_peer(self, peer: &Peer, now: At) -> Self {
        let home = peer.place.home();
        let battery = peer.reading.map(|reading| reading.face.battery);
        Self {
            age: peer.reading.map(|reading| now.since(reading.at)),
            rssi: home.and_then(|home| home.rssi),
            adapter: home.map(|home| home.adapter.clone()),
            battery: battery.filter(|battery| *battery != NO_BATTERY),
            no_link: peer.no_link.clone(),
            trouble: peer.suspect.map(|(_, why)| ClockTrouble::Suspect(why)),
            vouchable: peer.is_vouchable(),
            ..self
        }
    }

    fn of_guest(self, guest: &Guest, now: At) -> Self {
        let said = guest.hearsay.map(|it| it.at);
        let heard = guest.heard.as_ref();
        Self {
            // Connected, it may no longer advertise.
            age: said.max(heard.map(|(at, _)| *at)).map(|at| now.since(at)),
            rssi: heard.and_then(|(_, heard)| heard.rssi),
            adapter: heard.map(|(_, heard)| heard.adapter.clone()),
            no_link: guest.no_link.clone(),
            trouble: guest.trouble.clone(),
            ..self
        }
    }
}
