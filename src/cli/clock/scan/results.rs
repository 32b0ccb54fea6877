//! What was heard that looks like a clock, and what the event's keys say of it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::clock::{Address, Advert, Mode, Suspect};
use crate::domain::{At, ClockId};
use crate::station::{DiscoveredDevice, DiscoveredDevices, FrameVerifier, Verdict, claimed};

use super::super::super::KeptClocks;

/// What the event's key says of a device's frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Proven,
    Suspect(Suspect),
    NoKey,
    /// A make that proves nothing, at an address that the event knows.
    Known,
}

impl Proof {
    fn word(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Suspect(Suspect::SecondDevice) => "old frame again",
            Self::Suspect(why) => word(why),
            Self::NoKey => "no key",
            Self::Known => "proves nothing",
        }
    }
}

/// Why a frame is not believed, in two or three words.
pub(in super::super) fn word(suspect: Suspect) -> &'static str {
    match suspect {
        Suspect::BadTag => "wrong tag",
        Suspect::Unreadable(_) => "unreadable frame",
        Suspect::OtherClock(_) => "another clock's frame",
        Suspect::CounterBack { .. } => "old frame again",
        Suspect::OtherConnection => "another connection's result",
        Suspect::OtherCommand => "an old result again",
        Suspect::SecondDevice => "second device",
        Suspect::Late { .. } => "late frame",
    }
}

/// A device that looks like a clock.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) device: &'a DiscoveredDevice,
    pub(super) make: &'a str,
    /// What it claims, or what the event calls it by its address.
    pub(super) number: Option<ClockId>,
    proof: Option<Proof>,
}

/// The results of a scan.
pub(super) struct ScanResults {
    devices: DiscoveredDevices,
    /// Whether there is an event that could prove something.
    event: bool,
    verifiers: BTreeMap<ClockId, FrameVerifier>,
    /// The event's clocks of makes that prove nothing.
    known: BTreeMap<Address, ClockId>,
    proofs: BTreeMap<Address, Proof>,
}

impl ScanResults {
    /// Nothing heard yet; with the clocks of an event, where one was named.
    pub(super) fn new(clocks: Option<KeptClocks>) -> Self {
        let event = clocks.is_some();
        let (mut verifiers, mut known, mut proofs) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for (number, clock) in clocks.unwrap_or_default() {
            match (clock.key, clock.address) {
                // A face is not shown here, so that it does not matter what the clock does at zero.
                (Some(key), _) => {
                    verifiers.insert(number, FrameVerifier::new(number, &key, Mode::Overtime));
                }
                (None, Some(address)) => {
                    proofs.insert(Address::new(&address), Proof::Known);
                    known.insert(Address::new(&address), number);
                }
                (None, None) => {}
            }
        }
        Self { devices: DiscoveredDevices::of_all(), event, verifiers, known, proofs }
    }

    /// Takes an advertisement; whether something is new besides its strength.
    pub(super) fn hear(&mut self, now: At, advert: &Advert) -> bool {
        let new = self.devices.hear(now, advert);
        let claim = advert.maker.as_ref().and_then(|(_, frame)| Some((claimed(frame)?, frame)));
        let (Some((clock, frame)), true) = (claim, self.event) else { return new };
        let verifier = self.verifiers.get_mut(&clock);
        let proof = match verifier.map(|verifier| verifier.hear(now, advert, frame).0) {
            None => Proof::NoKey,
            Some(Verdict::Proven) => Proof::Proven,
            Some(Verdict::Again) => return new,
            Some(Verdict::Suspect(why)) => Proof::Suspect(why),
        };
        new | (self.proofs.insert(advert.address.clone(), proof) != Some(proof))
    }

    /// What was heard, by number and then by address.
    pub(super) fn rows(&self, now: At) -> Vec<Row<'_>> {
        let mut rows: Vec<Row<'_>> = self
            .devices
            .lately(now)
            .map(|(device, make)| Row {
                device,
                make: &make.id,
                number: self.known.get(&device.address).copied().or(device.claims),
                proof: self.proofs.get(&device.address).copied(),
            })
            .collect();
        rows.sort_by_key(|row| (row.number.is_none(), row.number, &row.device.address));
        rows
    }

    /// What is to be said of a device besides what it is.
    pub(super) fn notes(row: Row<'_>, all: &[Row<'_>]) -> Vec<String> {
        let mut notes: Vec<String> = row.proof.map(|proof| proof.word().to_owned()).into_iter().collect();
        if row.device.waits {
            notes.push("waits for a number and a key".to_owned());
        }
        if let (Some(number), true) = (row.number, is_double(row, all)) {
            notes.push(format!("a second device under number {number}"));
        }
        notes
    }

    /// A device for a program.
    pub(super) fn json(row: Row<'_>, all: &[Row<'_>]) -> Value {
        json!({
            "number": row.number.map(|number| number.0),
            "make": row.make,
            "address": row.device.address.as_str(),
            "adapter": row.device.adapter,
            "rssi": row.device.rssi,
            "name": row.device.name,
            "waits": row.device.waits,
            "proof": row.proof.map(Proof::word),
            "second_device": is_double(row, all),
        })
    }
}

fn is_double(row: Row<'_>, all: &[Row<'_>]) -> bool {
    let same = |other: &Row<'_>| other.number == row.number && other.device.address != row.device.address;
    row.number.is_some() && all.iter().any(same)
}
