//! What goes between a station and its radio, the radio as the station was last told of it, and what was discovered
//! in the air and is no clock of this console's.
//!
//! What was discovered is for a person who looks for a clock to fit, and for nobody else. Nothing of it is
//! believed, and nothing follows from it. Anybody may advertise anything, at any rate and under any number of
//! addresses, so the list is short, forgets soon, and takes in only what looks like a clock of a make that is known
//! here.

use std::collections::BTreeMap;

use crate::clock::{
    AdapterDoes, Address, Advert, AirState, AirTrouble, FrameType, Gatt, NoLink, Profile, provision,
};
use crate::domain::{At, ClockId, Millis};

/// Something that happened on a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// It is up.
    Up {
        /// What was read first, where the make of clock has something to read: the open profile's nonce.
        greeting: Vec<u8>,
        /// A number that was drawn for this link: this end's part in what proves that an answer is new.
        drawn: u32,
    },
    /// A result frame.
    Answer {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// An event frame from the clock's log.
    Log {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// It is down, or never came up.
    Down {
        /// Why.
        why: NoLink,
    },
}

/// What the radio is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RadioEffect {
    /// Connect to a clock.
    Connect {
        /// Which.
        clock: ClockId,
        /// Where it was heard.
        address: Address,
        /// Where on it is what.
        gatt: Gatt,
        /// Whether somebody waits for it: before whatever else the radio has to do.
        urgent: bool,
    },
    /// Write a command frame.
    Write {
        /// To which clock.
        clock: ClockId,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// Let the link go, or the attempt to make one.
    Disconnect {
        /// To which clock.
        clock: ClockId,
    },
}

/// How many links there are where no radio said how many: what one adapter is trusted with.
const LINKS_UNTOLD: usize = 3;
/// A radio that has worked may be gone for so long before orders are said aloud instead: unplugged and plugged again,
/// or its service started anew.
const OUTAGE_MAX: Millis = Millis(15_000);

/// The radio as it was last told.
#[derive(Default)]
pub(super) struct RadioStatus {
    state: Option<AirState>,
    worked: bool,
    out_since: Option<At>,
}

impl RadioStatus {
    /// Takes what the radio says of itself.
    pub(super) fn note_radio_state(&mut self, now: At, state: AirState) {
        let starting = state.trouble == Some(AirTrouble::Starting);
        if state.links() > 0 {
            self.worked = true;
            self.out_since = None;
        } else if !starting {
            self.out_since.get_or_insert(now);
        }
        self.state = Some(state);
    }

    /// The time has jumped: an outage is counted from now.
    pub(super) fn begin_anew(&mut self, now: At) {
        self.out_since = self.out_since.map(|_| now);
    }

    /// As it was told; `None` where no radio speaks for itself, as in a simulated hall.
    pub(super) fn state(&self) -> Option<&AirState> {
        self.state.as_ref()
    }

    /// How many clocks may be connected at once.
    pub(super) fn links(&self) -> usize {
        self.state.as_ref().map_or(LINKS_UNTOLD, AirState::links)
    }

    /// The adapter that connects; `None` where that is not known, as with several.
    pub(super) fn commander(&self) -> Option<String> {
        let adapters = self.state.iter().flat_map(|state| &state.adapters);
        let mut able = adapters.filter(|it| it.powered && it.does != AdapterDoes::Listens);
        let only = able.next()?;
        able.next().is_none().then(|| only.name.clone())
    }

    /// From when on nothing that waits for the radio waits any longer; `None` while it works.
    pub(super) fn given_up_at(&self) -> Option<At> {
        self.out_since.map(|since| if self.worked { since + OUTAGE_MAX } else { since })
    }
}

/// So many devices are kept. A hall has hundreds of clocks, but those have keys; new ones come by the handful.
const MOST: usize = 64;
/// So many are kept for a look around: more than a hall has.
const ALL: usize = 4_096;
/// A device that was not heard for so long is forgotten.
const FORGOTTEN: Millis = Millis(60_000);
/// Letters of a name that are kept: enough to tell devices apart.
const NAME_MAX: usize = 24;
/// Bytes of a broadcast of the open profile, whichever it is.
const BROADCAST: usize = 24;

/// A device that looks like a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscoveredDevice {
    /// When it was heard last.
    pub at: At,
    /// Where it is, by its own word.
    pub address: Address,
    /// Which adapter heard it.
    pub adapter: String,
    /// How strong, in dBm, where the system tells.
    pub rssi: Option<i16>,
    /// The number that its frame claims.
    pub claims: Option<ClockId>,
    /// The name that it gives itself.
    pub name: Option<String>,
    /// Whether it waits at the desk for its number and its key.
    pub waits: bool,
    /// The make that it looks like: its place among [`DiscoveredDevices::makes`].
    make: usize,
}

/// The devices that were discovered lately.
pub struct DiscoveredDevices {
    makes: Vec<Profile>,
    devices: BTreeMap<Address, DiscoveredDevice>,
    most: usize,
    kept_for: Millis,
}

impl Default for DiscoveredDevices {
    /// Nothing discovered yet; makes that come with ephor are recognised.
    fn default() -> Self {
        let makes = Profile::built_in().unwrap_or_default();
        Self {
            makes: makes.into_iter().filter(|make| make.recognise.is_some()).collect(),
            devices: BTreeMap::new(),
            most: MOST,
            kept_for: FORGOTTEN,
        }
    }
}

impl DiscoveredDevices {
    /// For a short look around: more than a hall has is kept, and nothing forgotten.
    pub fn of_all() -> Self {
        Self { most: ALL, kept_for: Millis(i64::MAX), ..Self::default() }
    }

    /// Takes an advertisement; whether it tells something besides where and how strong the device was heard. What looks
    /// like no clock is not kept.
    pub fn hear(&mut self, now: At, advert: &Advert) -> bool {
        let frame = advert.maker.as_ref().map(|(_, frame)| frame.as_slice());
        let claims = frame.and_then(claimed);
        let opens = |frame| {
            matches!(provision::ProvisionFrame::decode(frame), Ok(provision::ProvisionFrame::Open { .. }))
        };
        let waits = frame.map(opens);
        let before = self.devices.get(&advert.address).cloned();
        let framed = claims.is_some() || waits == Some(true);
        let Some(make) = self.make(advert, framed).or(before.as_ref().map(|it| it.make)) else {
            return false;
        };
        if before.is_none() && !self.has_room(now, advert.rssi) {
            return false;
        }
        let named = advert.name.as_ref().map(|name| name.chars().take(NAME_MAX).collect());
        let device = DiscoveredDevice {
            at: now,
            address: advert.address.clone(),
            adapter: advert.adapter.clone(),
            rssi: advert.rssi.or(before.as_ref().and_then(|it| it.rssi)),
            // Frame and name come in different packets.
            claims: claims.or(before.as_ref().and_then(|it| it.claims)),
            name: named.or(before.as_ref().and_then(|it| it.name.clone())),
            waits: waits.or(before.as_ref().map(|it| it.waits)).unwrap_or_default(),
            make,
        };
        let same = |before: &DiscoveredDevice| {
            let told = |it: &DiscoveredDevice| (it.claims, it.name.clone(), it.waits, it.make);
            told(before) == told(&device)
        };
        let new = !before.as_ref().is_some_and(same);
        self.devices.insert(advert.address.clone(), device);
        new
    }

    /// The make that an advertisement looks like. A name or a service counts for more than bytes that may be anything.
    fn make(&self, advert: &Advert, framed: bool) -> Option<usize> {
        let fits = |make: &Profile| {
            make.recognise.as_ref().is_some_and(|it| it.fits(advert.name.as_deref(), &advert.services))
        };
        let speaks = |make: &Profile| framed && make.authenticated;
        self.makes.iter().position(fits).or_else(|| self.makes.iter().position(speaks))
    }

    /// Whether one more can be taken in: what is long gone goes, then what is heard worse than the newcomer. Whoever
    /// fits a clock has it in hand, and it is the loudest of all.
    fn has_room(&mut self, now: At, rssi: Option<i16>) -> bool {
        self.devices.retain(|_, device| now.since(device.at) <= self.kept_for);
        if self.devices.len() < self.most {
            return true;
        }
        let faintest = self.devices.iter().min_by_key(|(_, device)| device.rssi);
        let Some((address, _)) = faintest.filter(|(_, device)| device.rssi < rssi) else { return false };
        let address = address.clone();
        self.devices.remove(&address);
        true
    }

    /// What is there now, each with the make that it looks like.
    pub fn lately(&self, now: At) -> impl Iterator<Item = (&DiscoveredDevice, &Profile)> {
        let fresh = self.devices.values().filter(move |device| now.since(device.at) <= self.kept_for);
        fresh.filter_map(|device| Some((device, self.makes.get(device.make)?)))
    }

    /// A make that is known here.
    pub fn known(&self, id: &str) -> Option<&Profile> {
        self.makes.iter().find(|make| make.id == id)
    }
}

/// The clock that a broadcast claims to be of. Phones and tags put bytes of their own there; so only what has the very
/// form of a broadcast counts.
pub fn claimed(frame: &[u8]) -> Option<ClockId> {
    let broadcast = matches!(FrameType::of(frame), Ok(FrameType::State | FrameType::Event));
    if broadcast && frame.len() == BROADCAST { FrameType::claimed_clock(frame) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::AdapterState;

    #[test]
    fn an_outage_is_waited_for_and_no_radio_is_not() {
        let on = AdapterState {
            name: "hci0".to_owned(),
            powered: true,
            scanning: true,
            does: AdapterDoes::Both,
            links: 2,
        };
        let none =
            || AirState { adapters: Vec::new(), trouble: Some(AirTrouble::NoAdapter { wanted: None }) };
        let mut status = RadioStatus::default();
        assert_eq!((status.links(), status.given_up_at()), (LINKS_UNTOLD, None));
        status
            .note_radio_state(At(0), AirState { adapters: Vec::new(), trouble: Some(AirTrouble::Starting) });
        assert_eq!((status.links(), status.given_up_at()), (0, None), "it has not said yet");
        status.note_radio_state(At(5), none());
        assert_eq!(status.given_up_at(), Some(At(5)), "there is none, and nothing to wait for");
        status.note_radio_state(At(6), AirState { adapters: vec![on], trouble: None });
        assert_eq!((status.links(), status.given_up_at()), (2, None));
        status.note_radio_state(At(10), none());
        status.note_radio_state(At(20), none());
        assert_eq!(status.given_up_at(), Some(At(10) + OUTAGE_MAX), "counted from when it went");
    }

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

    fn names(found: &DiscoveredDevices, now: At) -> Vec<(String, String)> {
        let row = |(device, make): (&DiscoveredDevice, &Profile)| {
            (device.name.clone().unwrap_or_default(), make.id.clone())
        };
        found.lately(now).map(row).collect()
    }

    #[test]
    fn only_what_looks_like_a_clock_is_kept_and_only_for_a_minute() {
        let mut found = DiscoveredDevices::default();
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
        let mut found = DiscoveredDevices::default();
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
        let mut found = DiscoveredDevices::default();
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
