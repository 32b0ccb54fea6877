//! `ephor clock provision` as two persons do it, over the double: the key is in the clock and in the event, or in
//! neither, and whoever may have it alone is told.

use ephor::clock::{Keys, MasterKey, frame::StateFrame};
use ephor::domain::ClockId;
use ephor::runtime::now;

use super::bus::Bus;
use super::by_hand::Hall;
use super::double::makes::{Make, Waiting};
use super::double::{Fault, address};
use super::on_a_private_bus;
use crate::support::Ran;

/// The place in the air of the clock whose levers are held.
const PLACE: u16 = 3;

/// Two clocks that play, and the one that waits.
fn hall(bus: Bus, has: Option<u16>, agrees: bool) -> Hall {
    let hall = Hall::open(bus, 2, 2);
    hall.double.put(PLACE, Make::Waits(Waiting::new(now(), has.map(ClockId), agrees)));
    hall
}

fn provision(hall: &Hall, number: &str, keys: &str) -> Ran {
    let mut shown = None;
    let ran = hall.typed(&["provision", "event", number], keys, |_| ());
    hall.double.at(PLACE, |clock, _| {
        if let Make::Waits(waiting) = &clock.make {
            shown = waiting.check;
        }
    });
    if let Some(check) = shown {
        assert!(ran.out.contains(&check.to_string()), "{check} is not in {}", ran.out);
    }
    ran
}

fn on_a_bus(test: &str, body: impl FnOnce(Bus)) {
    on_a_private_bus(&format!("{}::{test}", module_path!()), body);
}

/// The key that the event has for a clock.
fn kept(hall: &Hall, number: u16) -> Option<MasterKey> {
    let text = String::from_utf8(hall.place.read("event/clocks.toml")).expect("UTF-8");
    let clocks: toml::Table = text.parse().expect("TOML");
    let of = |clock: &&toml::Value| clock["number"].as_integer() == Some(number.into());
    let clock = clocks["clock"].as_array().expect("clocks").iter().find(of)?;
    Some(clock["key"].as_str().expect("a key").parse().expect("digits"))
}

/// Whether the clock in this place broadcasts under that key now.
fn speaks(hall: &Hall, number: u16, master: &MasterKey) -> bool {
    let keys = Keys::derive(master, ClockId(number));
    hall.double.at(PLACE, |clock, at| {
        let frames = [clock.device.advertise(at), clock.device.advertise(at)];
        frames.iter().any(|frame| StateFrame::decode(frame, &keys.state).is_ok())
    })
}

#[test]
fn a_clock_gets_its_key_and_is_proven_and_commanded_with_it() {
    on_a_bus("a_clock_gets_its_key_and_is_proven_and_commanded_with_it", |bus| {
        let hall = hall(bus, None, true);
        let ran = provision(&hall, "3", "y\n").exits(0);
        ran.says(&["clock 3 has its key"]).complains(&[&format!("found {}", address(ClockId(PLACE)))]);
        let key = kept(&hall, 3).expect("a key");
        assert!(speaks(&hall, 3, &key));
        let seen = hall.run(&["scan", "--seconds", "3", "--event", "event"]).exits(0);
        let row = seen.out.lines().find(|row| row.contains(&address(ClockId(PLACE)))).expect("its row");
        assert!(row.starts_with('3') && row.ends_with("proven"), "{row}");
        hall.run(&["send", "event", "3", "events"]).exits(0).says(&["clock 3 answered", "proven"]);
        // The same number once more is a new key.
        hall.double.at(PLACE, |clock, at| {
            clock.make = Make::Waits(Waiting::new(at, Some(ClockId(3)), true));
        });
        provision(&hall, "3", "y\n").exits(0);
        let new = kept(&hall, 3).expect("a key");
        assert!(new != key && speaks(&hall, 3, &new) && !speaks(&hall, 3, &key));
    });
}

#[test]
fn who_says_no_or_has_another_number_keeps_what_he_had() {
    on_a_bus("who_says_no_or_has_another_number_keeps_what_he_had", |bus| {
        let hall = hall(bus, None, true);
        provision(&hall, "3", "n\n").exits(2).complains(&["clock 3 has no key", "a person said"]);
        hall.double.at(PLACE, |clock, at| clock.make = Make::Waits(Waiting::new(at, None, false)));
        provision(&hall, "3", "y\n").exits(2).complains(&["clock 3 has no key", "a person said"]);
        hall.double.at(PLACE, |clock, at| {
            clock.make = Make::Waits(Waiting::new(at, Some(ClockId(7)), true));
        });
        provision(&hall, "3", "y\n").exits(2).complains(&["the clock has number 7"]);
        assert_eq!(kept(&hall, 3), None);
        // Two that wait at once must not be mixed up.
        hall.double.put(PLACE + 1, Make::Waits(Waiting::new(now(), None, true)));
        provision(&hall, "3", "y\n").exits(2).complains(&["several clocks wait", "--address"]);
    });
}

#[test]
fn a_link_that_is_cut_after_the_proof_is_told_and_mended_by_doing_it_again() {
    on_a_bus("a_link_that_is_cut_after_the_proof_is_told_and_mended_by_doing_it_again", |bus| {
        let hall = hall(bus, None, true);
        hall.double.spoil(PLACE, &[Fault::CutAfter]);
        let cut = provision(&hall, "3", "y\n").exits(2);
        cut.complains(&["clock 3 may have taken a key that nobody else has", "with the same number"]);
        assert_eq!(kept(&hall, 3), None);
        let alone = hall.double.at(PLACE, |clock, _| clock.device.clock());
        assert_eq!(alone, ClockId(3), "it has taken it indeed");
        hall.double.at(PLACE, |clock, at| {
            clock.make = Make::Waits(Waiting::new(at, Some(ClockId(3)), true));
        });
        provision(&hall, "3", "y\n").exits(0);
        assert!(speaks(&hall, 3, &kept(&hall, 3).expect("a key")));
    });
}
