//! Everything heard that looks like a clock, by its address.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::clock::provision::Frame;
use crate::clock::{Address, Advert, Mode, Profile};
use crate::domain::{At, ClockId};

use super::super::super::{KeptClocks, Problem};
use super::super::voice::{Verdict, Voice, claimed, word};

/// The make whose clocks broadcast frames.
const OPEN: &str = "open";
/// Devices that are remembered; more than a hall has.
const DEVICES: usize = 4_096;

/// What the event's key says of a device's frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    Proven,
    Suspect(&'static str),
    NoKey,
    /// A make that proves nothing, at an address that the event knows.
    Known,
}

/// A device that looks like a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Row {
    /// What it claims, or what the event calls it by its address.
    pub(in super::super) number: Option<ClockId>,
    pub(in super::super) make: String,
    pub(in super::super) address: Address,
    pub(in super::super) adapter: String,
    pub(in super::super) rssi: Option<i16>,
    pub(in super::super) name: Option<String>,
    /// Waits at the desk for its number and its key.
    waits: bool,
    proof: Option<Proof>,
}

/// The sky.
pub(in super::super) struct Sky {
    profiles: Vec<Profile>,
    rows: BTreeMap<Address, Row>,
    /// Whether there is an event that could prove something.
    event: bool,
    voices: BTreeMap<ClockId, Voice>,
    guests: BTreeMap<Address, ClockId>,
}

impl Sky {
    /// Nothing heard yet; with the clocks of an event, where one was named.
    pub(in super::super) fn new(clocks: Option<KeptClocks>) -> Result<Self, Problem> {
        let profiles = Profile::built_in().map_err(|error| Problem::told(error.to_string(), ""))?;
        let event = clocks.is_some();
        let (mut voices, mut guests) = (BTreeMap::new(), BTreeMap::new());
        for (number, clock) in clocks.unwrap_or_default() {
            match (clock.key, clock.address) {
                // A face is not shown here, so that it does not matter what the clock does at zero.
                (Some(key), _) => drop(voices.insert(number, Voice::new(number, &key, Mode::Overtime))),
                (None, Some(address)) => drop(guests.insert(Address::new(&address), number)),
                (None, None) => {}
            }
        }
        Ok(Self { profiles, rows: BTreeMap::new(), event, voices, guests })
    }

    /// Takes an advertisement; whether something is new besides its strength.
    pub(in super::super) fn hear(&mut self, now: At, advert: &Advert) -> bool {
        let before = self.rows.get(&advert.address);
        let bytes = advert.maker.as_ref().map(|(_, bytes)| bytes.as_slice());
        let claim = bytes.and_then(claimed);
        let waits = bytes.is_some_and(|bytes| matches!(Frame::decode(bytes), Ok(Frame::Open { .. })));
        let by_frame = (claim.is_some() || waits).then(|| OPEN.to_owned());
        let fits = |profile: &&Profile| {
            let recognise = profile.recognise.as_ref();
            recognise.is_some_and(|it| it.fits(advert.name.as_deref(), &advert.services))
        };
        let recognised = || self.profiles.iter().find(fits).map(|profile| profile.id.clone());
        let make = by_frame.or_else(recognised).or_else(|| before.map(|row| row.make.clone()));
        let Some(make) = make else { return false };
        if before.is_none() && self.rows.len() >= DEVICES {
            return false;
        }
        let fresh = || Row {
            number: None,
            make: String::new(),
            address: advert.address.clone(),
            adapter: advert.adapter.clone(),
            rssi: None,
            name: None,
            waits: false,
            proof: None,
        };
        let mut row = before.cloned().unwrap_or_else(fresh);
        row.make = make;
        row.number = claim.or(row.number);
        row.waits = if bytes.is_some() { waits } else { row.waits };
        row.name = advert.name.clone().or(row.name);
        (row.adapter, row.rssi) = (advert.adapter.clone(), advert.rssi.or(row.rssi));
        self.prove(now, advert, claim, &mut row);
        let same =
            |before: &Row| Row { rssi: row.rssi, adapter: row.adapter.clone(), ..before.clone() } == row;
        let new = !self.rows.get(&advert.address).is_some_and(same);
        self.rows.insert(advert.address.clone(), row);
        new
    }

    fn prove(&mut self, now: At, advert: &Advert, claim: Option<ClockId>, row: &mut Row) {
        if let Some(number) = self.guests.get(&advert.address) {
            row.number = Some(*number);
            row.proof = Some(Proof::Known);
        }
        let (Some(clock), Some((_, frame)), true) = (claim, &advert.maker, self.event) else { return };
        row.proof = match self.voices.get_mut(&clock).map(|voice| voice.hear(now, advert, frame)) {
            None => Some(Proof::NoKey),
            Some(Verdict::Proven(_)) => Some(Proof::Proven),
            Some(Verdict::Again) => row.proof,
            Some(Verdict::Suspect(why)) => Some(Proof::Suspect(match word(&why) {
                "second device" => "old frame again",
                word => word,
            })),
        };
    }

    /// What was heard, by number and then by address.
    pub(in super::super) fn rows(&self) -> impl Iterator<Item = &Row> {
        let mut rows: Vec<&Row> = self.rows.values().collect();
        rows.sort_by_key(|row| (row.number.is_none(), row.number, &row.address));
        rows.into_iter()
    }

    /// One device.
    pub(in super::super) fn row(&self, address: &Address) -> Option<&Row> {
        self.rows.get(address)
    }

    fn is_double(&self, row: &Row) -> bool {
        let same = |other: &&Row| other.number == row.number && other.address != row.address;
        row.number.is_some() && self.rows.values().any(|other| same(&other))
    }

    fn proof(row: &Row) -> Option<&'static str> {
        row.proof.map(|proof| match proof {
            Proof::Proven => "proven",
            Proof::Suspect(why) => why,
            Proof::NoKey => "no key",
            Proof::Known => "proves nothing",
        })
    }

    /// What is to be said of a device besides what it is.
    pub(super) fn notes(&self, row: &Row) -> Vec<String> {
        let mut notes: Vec<String> = Self::proof(row).map(str::to_owned).into_iter().collect();
        if row.waits {
            notes.push("waits for a number and a key".to_owned());
        }
        if let (Some(number), true) = (row.number, self.is_double(row)) {
            notes.push(format!("a second device under number {number}"));
        }
        notes
    }

    /// A device for a program.
    pub(super) fn json(&self, row: &Row) -> Value {
        json!({
            "number": row.number.map(|number| number.0),
            "make": row.make,
            "address": row.address.as_str(),
            "adapter": row.adapter,
            "rssi": row.rssi,
            "name": row.name,
            "waits": row.waits,
            "proof": Self::proof(row),
            "second_device": self.is_double(row),
        })
    }
}
