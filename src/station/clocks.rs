//! The clocks by themselves, for a screen: who they are, how they are heard, where they stand, and what is found.

use std::collections::BTreeMap;

use crate::clock::NO_BATTERY;
use crate::domain::{At, ClockId, OpId, TableId};
use crate::tournament::{FittedClock, PlacedOrder};

use super::Station;
use super::clock_registry::MAKE;
use super::link_driver::{LinkDriver, Protocol};
use super::view::{ClockRow, ClockTrouble, ClocksView, FoundRow, Way};

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
    pub(super) fn way(&self, now: At, op: OpId, order: &PlacedOrder) -> Option<Way> {
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
