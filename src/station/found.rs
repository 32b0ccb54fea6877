//! What was found in the air and is no clock of this console's: for a person who looks for a clock to fit, and for
//! nobody else. Nothing in here is believed, and nothing follows from it.
//!
//! Anybody may advertise anything, at any rate and under any number of addresses, so the list is short, forgets soon,
//! and takes in only what looks like a clock of a make that is known here.

use std::collections::BTreeMap;

use crate::clock::{Address, Advert, FrameType, Profile};
use crate::domain::{At, ClockId, Millis};

use super::radio_status::Heard;

/// So many devices are kept. A hall has hundreds of clocks, but those have keys; new ones come by the handful.
const MOST: usize = 64;
/// A device that was not heard for so long is forgotten.
const FORGOTTEN: Millis = Millis(60_000);
/// Letters of a name that are kept: enough to tell devices apart.
const NAME_MAX: usize = 24;
/// Bytes of a broadcast of the open profile, whichever it is.
const BROADCAST: usize = 24;

/// A device that looks like a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Device {
    /// When it was heard last.
    pub(super) at: At,
    /// Where.
    pub(super) heard: Heard,
    /// The number that its frame claims.
    pub(super) claims: Option<ClockId>,
    /// The name that it gives itself.
    pub(super) name: Option<String>,
    /// The make that it looks like: its place among [`Found::makes`].
    make: usize,
}

/// The devices that were found lately.
pub(super) struct Found {
    makes: Vec<Profile>,
    devices: BTreeMap<Address, Device>,
}

impl Found {
    /// Nothing found yet; makes that come with ephor are recognised.
    pub(super) fn new() -> Self {
        let makes = Profile::built_in().unwrap_or_default();
        Self {
            makes: makes.into_iter().filter(|make| make.recognise.is_some()).collect(),
            devices: BTreeMap::new(),
        }
    }

    /// Takes an advertisement that belongs to no clock of this console; what looks like no clock is not kept.
    pub(super) fn hear(&mut self, now: At, advert: &Advert) {
        let claims = advert.maker.as_ref().and_then(|(_, frame)| claimed(frame));
        let before = self.devices.get(&advert.address).cloned();
        let Some(make) = self.make(advert, claims).or(before.as_ref().map(|it| it.make)) else { return };
        if before.is_none() && !self.has_room(now, advert.rssi) {
            return;
        }
        let named = advert.name.as_ref().map(|name| name.chars().take(NAME_MAX).collect());
        let device = Device {
            at: now,
            heard: Heard::of(advert),
            // Frame and name come in different packets.
            claims: claims.or(before.as_ref().and_then(|it| it.claims)),
            name: named.or(before.and_then(|it| it.name)),
            make,
        };
        self.devices.insert(advert.address.clone(), device);
    }

    /// The make that an advertisement looks like. A name or a service counts for more than bytes that may be anything.
    fn make(&self, advert: &Advert, claims: Option<ClockId>) -> Option<usize> {
        let fits = |make: &Profile| {
            make.recognise.as_ref().is_some_and(|it| it.fits(advert.name.as_deref(), &advert.services))
        };
        let framed = |make: &Profile| claims.is_some() && make.authenticated;
        self.makes.iter().position(fits).or_else(|| self.makes.iter().position(framed))
    }

    /// Whether one more can be taken in: what is long gone goes, then what is heard worse than the newcomer. Whoever
    /// fits a clock has it in his hand, and it is the loudest of all.
    fn has_room(&mut self, now: At, rssi: Option<i16>) -> bool {
        self.devices.retain(|_, device| now.since(device.at) <= FORGOTTEN);
        if self.devices.len() < MOST {
            return true;
        }
        let faintest = self.devices.iter().min_by_key(|(_, device)| device.heard.rssi);
        let Some((address, _)) = faintest.filter(|(_, device)| device.heard.rssi < rssi) else {
            return false;
        };
        let address = address.clone();
        self.devices.remove(&address);
        true
    }

    /// What is there now, each with the make that it looks like.
    pub(super) fn lately(&self, now: At) -> impl Iterator<Item = (&Device, &Profile)> {
        let fresh = self.devices.values().filter(move |device| now.since(device.at) <= FORGOTTEN);
        fresh.filter_map(|device| Some((device, self.makes.get(device.make)?)))
    }

    /// A make that is known here.
    pub(super) fn known(&self, id: &str) -> Option<&Profile> {
        self.makes.iter().find(|make| make.id == id)
    }
}

/// The clock that a broadcast claims to be of. Phones and tags put bytes of their own there; so only what has the very
/// form of a broadcast counts.
fn claimed(frame: &[u8]) -> Option<ClockId> {
    let broadcast = matches!(FrameType::of(frame), Ok(FrameType::State | FrameType::Event));
    if broadcast && frame.len() == BROADCAST { FrameType::claimed_clock(frame) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advert(number: usize, rssi: i16, name: &str) -> Advert {
        Advert {
            address: Address::new(&format!("c0:ff:ee:00:{:02x}:{:02x}", number / 256, number % 256)),
            adapter: "hci0".to_owned(),
            rssi: Some(rssi),
            name: Some(name.to_owned()),
            services: Vec::new(),
            maker: None,
        }
    }

    fn names(found: &Found, now: At) -> Vec<(String, String)> {
        let row =
            |(device, make): (&Device, &Profile)| (device.name.clone().unwrap_or_default(), make.id.clone());
        found.lately(now).map(row).collect()
    }

    #[test]
    fn only_what_looks_like_a_clock_is_kept_and_only_for_a_minute() {
        let mut found = Found::new();
        let mut tag = advert(77, -40, "");
        (tag.name, tag.maker) = (None, Some((0x004c, vec![0x12; 27])));
        found.hear(At(0), &tag);
        for (number, name) in ["Anna's phone", "DGT3000-Gateway", "clock 12", ""].into_iter().enumerate() {
            found.hear(At(0), &advert(number, -50, name));
        }
        let own = |name: &str, make: &str| (name.to_owned(), make.to_owned());
        let both = [own("DGT3000-Gateway", "dgt3000-gateway"), own("clock 12", "open")];
        assert_eq!(names(&found, At(60_000)), both);
        assert_eq!(names(&found, At(60_001)), []);
        found.hear(At(70_000), &advert(2, -50, "clock 12"));
        assert_eq!(names(&found, At(70_000)), [own("clock 12", "open")]);
        assert_eq!(found.devices.len(), 2, "the gateway is gone when somebody needs its place");
        found.hear(At(70_001), &advert(9, -50, "clock 9"));
        assert_eq!(found.devices.len(), 2);
    }

    #[test]
    fn however_many_call_the_list_stays_short_and_the_loudest_stay_in_it() {
        let mut found = Found::new();
        for number in 0..MOST {
            found.hear(At(0), &advert(number, -80, "clock 1"));
        }
        for number in 100..1_100 {
            found.hear(At(1), &advert(number, -90, "clock 2"));
        }
        assert!(
            names(&found, At(1)).iter().all(|(name, _)| name == "clock 1"),
            "fainter ones displace nobody"
        );
        found.hear(At(2), &advert(2_000, -30, "clock in the hand"));
        found.hear(At(2), &advert(2_001, -90, "clock 2"));
        assert_eq!(found.devices.len(), MOST);
        assert!(names(&found, At(2)).iter().any(|(name, _)| name == "clock in the hand"));
    }

    #[test]
    fn name_and_number_may_come_apart_and_a_long_name_is_cut() {
        let mut found = Found::new();
        let mut framed = advert(1, -40, "");
        (framed.name, framed.maker) = (None, Some((0xffff, vec![0x11; 24])));
        found.hear(At(0), &framed);
        let long = format!("clock {}", "x".repeat(500));
        found.hear(At(5), &advert(1, -40, &long));
        let (device, make) = found.lately(At(5)).next().expect("it is kept");
        assert_eq!((device.claims, make.id.as_str()), (Some(ClockId(0x1111)), "open"));
        assert_eq!(device.name.as_ref().map(|name| name.chars().count()), Some(NAME_MAX));
    }
}
