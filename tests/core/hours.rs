//! A long day in virtual time: clocks that broadcast, one whose link breaks every few seconds, passers-by with a new
//! address each. At its end the console holds no more memory than in its second hour.

use std::collections::BTreeMap;

use allocation_counter::measure;
use ephor::clock::{Address, Advert, Control, Device, NoLink, Nonce, Profile};
use ephor::domain::{Actor, At, ClockId, Millis, Role, Side, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::sim::key;
use ephor::station::{ClockView, Effect, Focus, Input, KnownThirdParty, LinkEvent, RadioEffect, Station};
use ephor::tournament::{Command, SetupCommand};
use serde_json::json;

use super::{START, opening};
use crate::small::{law, ruleset};

/// Clocks with a key, each on a table of its own.
const CLOCKS: std::ops::RangeInclusive<u16> = 1..=3;
/// A clock of another make, which tells its times on a link only.
const GUEST: ClockId = ClockId(9);
const GUEST_AT: &str = "C0:FF:EE:00:00:09";
const HOUR: Millis = Millis(3_600_000);
const BEAT: Millis = Millis(100);
/// How long the guest's link holds. With the pause after it that is a link in fourteen seconds.
const HOLDS: Millis = Millis(4_000);
/// Between two moves at a table.
const MOVE: i64 = 30_000;

struct Day {
    station: Station,
    journal: MemoryJournal,
    devices: Vec<(Device, At)>,
    now: At,
    /// Since when the guest's link stands.
    linked: Option<At>,
    links: u32,
    /// What the clocks with keys say on their links, at the next beat.
    answers: Vec<(ClockId, LinkEvent)>,
    passers_by: u32,
}

impl Day {
    fn new() -> Self {
        let law = law(ruleset("tso-2017", &[]), &[]);
        let control = Control::of(&law.ruleset.time).expect("clocks");
        let keys = CLOCKS.map(ClockId).map(|clock| (clock, key(1, clock))).collect();
        let device = |clock| (Device::new(clock, &key(1, clock), control, START), START);
        let profile = Profile::named("dgt3000-gateway").expect("it comes with ephor");
        let guests = BTreeMap::from([(GUEST, KnownThirdParty { profile, address: Address::new(GUEST_AT) })]);
        let commands = opening(&law).into_iter();
        let fit = |number: u16| {
            Command::Setup(SetupCommand::FitClock {
                table: TableId(number),
                clock: Some(ClockId(number)),
                profile: "open".to_owned(),
            })
        };
        let mut day = Self {
            station: Station::new("desk", law, keys, Vec::new()).with_third_party(guests).on_radio_duty(),
            journal: MemoryJournal::default(),
            devices: CLOCKS.map(ClockId).map(device).collect(),
            now: START,
            linked: None,
            links: 0,
            answers: Vec::new(),
            passers_by: 0,
        };
        for command in commands.chain(CLOCKS.map(fit)) {
            let by = Actor::new(Role::HeadReferee, "desk");
            day.take(Input::Command { ticket: None, by, command });
        }
        day
    }

    fn take(&mut self, input: Input) {
        for effect in keep(&mut self.station, &mut self.journal, self.now, input) {
            match effect {
                Effect::Radio(RadioEffect::Connect { clock: GUEST, .. }) => {
                    self.linked = Some(self.now);
                    self.links += 1;
                }
                Effect::Radio(effect) => self.serve(effect),
                _ => {}
            }
        }
    }

    /// What a clock with a key does on its link.
    fn serve(&mut self, effect: RadioEffect) {
        let now = self.now;
        let (RadioEffect::Connect { clock, .. }
        | RadioEffect::Write { clock, .. }
        | RadioEffect::Disconnect { clock }) = effect;
        let Some((device, _)) = self.devices.iter_mut().find(|(device, _)| device.clock() == clock) else {
            return;
        };
        match effect {
            RadioEffect::Connect { .. } => {
                let nonce = now.0.to_le_bytes();
                device.connect(now, Nonce(nonce));
                self.answers.push((clock, LinkEvent::Up { greeting: nonce.to_vec(), drawn: 7 }));
            }
            RadioEffect::Write { bytes, .. } => {
                let answer = device.write(now, &bytes);
                self.answers.push((clock, LinkEvent::Answer { bytes: answer.result.to_vec() }));
                let log = answer.events.iter().map(|event| (clock, LinkEvent::Log { bytes: event.to_vec() }));
                self.answers.extend(log);
            }
            RadioEffect::Disconnect { .. } => device.disconnect(),
        }
    }

    fn hears(&mut self, address: &str, name: Option<&str>, frame: Option<Vec<u8>>) {
        self.take(Input::Advert(Advert {
            address: Address::new(address),
            adapter: "hci0".to_owned(),
            rssi: Some(-60),
            name: name.map(str::to_owned),
            services: Vec::new(),
            maker: frame.map(|frame| (0xffff, frame)),
        }));
    }

    fn beat(&mut self) {
        self.now = self.now + BEAT;
        let (now, age) = (self.now, self.now.since(START).0);
        let mut spoken = Vec::new();
        for (device, at) in &mut self.devices {
            if age % MOVE == 0 {
                let side = if age / MOVE % 2 == 0 { Side::A } else { Side::B };
                // A clock whose time is over takes no more moves.
                let _ = device.press(now, side);
            }
            if *at <= now {
                *at = now + device.interval();
                spoken.push((device.clock(), device.advertise(now).to_vec()));
            }
        }
        for (clock, frame) in spoken {
            self.hears(&format!("C0:FF:EE:00:01:{:02X}", clock.0), None, Some(frame));
        }
        if age % 1_000 == 0 {
            self.hears(GUEST_AT, Some("DGT3000-Gateway"), None);
            self.passes_by();
        }
        for (clock, event) in std::mem::take(&mut self.answers) {
            self.take(Input::Link { clock, event });
        }
        self.moves_the_link();
        self.take(Input::Tick);
        if age % 10_000 == 0 {
            let tables = self.station.snapshot(now, &Focus::default()).tables;
            assert!(CLOCKS.zip(&tables).all(|(_, row)| matches!(row.clock, ClockView::Heard { .. })));
        }
    }

    /// Somebody's telephone, with an address that nobody will see again, in the form of a clock.
    fn passes_by(&mut self) {
        self.passers_by += 1;
        let [_, a, b, c] = self.passers_by.to_be_bytes();
        let mut frame = vec![0_u8; 24];
        frame[..4].copy_from_slice(&[0x11, 0, a, b]);
        self.hears(&format!("4A:00:00:{a:02X}:{b:02X}:{c:02X}"), Some("clock 900"), Some(frame));
    }

    fn moves_the_link(&mut self) {
        let Some(since) = self.linked else { return };
        let age = self.now.since(since);
        let event = if age == BEAT {
            LinkEvent::Up { greeting: b"0.6".to_vec(), drawn: 7 }
        } else if age >= HOLDS {
            self.linked = None;
            LinkEvent::Down { why: NoLink::Lost }
        } else if age.0 % 1_000 == 0 {
            let times = json!({"type": "timeUpdate", "timestamp": 1, "data": {
                "leftHours": 0, "leftMinutes": 9, "leftSeconds": 1,
                "rightHours": 0, "rightMinutes": 12, "rightSeconds": 34}});
            LinkEvent::Answer { bytes: times.to_string().into_bytes() }
        } else {
            return;
        };
        self.take(Input::Link { clock: GUEST, event });
    }

    fn pass(&mut self, length: Millis) {
        let end = self.now + length;
        while self.now < end {
            self.beat();
        }
    }
}

#[test]
fn eight_hours_leave_nothing_behind() {
    let mut day = Day::new();
    // In the first two hours all clocks run out of time, and all lists get as long as they get.
    day.pass(Millis(2 * HOUR.0));
    let (entries, links) = (day.journal.entries().len(), day.links);
    assert!(entries > 5 && links > 400, "{entries} entries, {links} links");
    let left = measure(|| day.pass(Millis(6 * HOUR.0)));
    assert_eq!(day.journal.entries().len(), entries, "nothing was decided, so nothing has to grow");
    assert!(day.links >= 2_000, "{} links", day.links);
    assert!(left.count_total > 100_000, "the counter counts");
    assert!(left.bytes_current <= 4_096, "{left:?}");
}
