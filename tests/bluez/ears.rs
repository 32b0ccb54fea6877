//! Several adapters, and telephones by the dozen: who hears what, and what follows from it.

use std::time::Duration;

use ephor::clock::NoLink;
use ephor::domain::{ClockId, Side};
use ephor::station::ClockView;
use tokio::time::Instant;

use super::bus::Bus;
use super::desk::Desk;
use super::double::address;
use super::on_a_private_bus;

/// A console with two adapters, of which `hci0` listens and `hci1` commands.
fn two(bus: Bus, clocks: u16) -> Desk {
    let mut desk = Desk::open(bus, clocks);
    desk.double.plug("hci1");
    desk.until(10, "both are used", |desk| {
        desk.air().is_some_and(|air| air.adapters.iter().filter(|it| it.scanning).count() == 2)
    });
    desk
}

fn most_links(desk: &Desk, adapter: &str) -> usize {
    desk.double.with(|inside| inside.adapters[adapter].most.0)
}

fn heard(desk: &Desk, clock: u16) -> Option<(String, i16)> {
    match desk.clock(clock) {
        ClockView::Heard { adapter, rssi, .. } => adapter.zip(rssi),
        _ => None,
    }
}

#[test]
fn a_clock_that_only_the_listening_adapter_hears_gets_its_penalty_through_it() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::a_clock_that_only_the_listening_adapter_hears_gets_its_penalty_through_it"
        ),
        |bus| {
            let mut desk = two(bus, 2);
            desk.double.at(1, |clock, _| clock.only = Some("hci0".to_owned()));
            desk.until(10, "all are heard", |desk| desk.all_heard());
            desk.until(5, "by the one that connects, if it can", |desk| {
                heard(desk, 2).is_some_and(|(adapter, _)| adapter == "hci1")
            });
            let op = desk.penalty(1);
            desk.until(5, "it is delivered", |desk| desk.is_confirmed(op));
            assert_eq!(desk.double.at(1, |clock, _| clock.connects), 1, "at the first try");
            assert_eq!((most_links(&desk, "hci0"), most_links(&desk, "hci1")), (1, 0));
            let op = desk.penalty(2);
            desk.until(5, "and the other", |desk| desk.is_confirmed(op));
            assert_eq!((most_links(&desk, "hci0"), most_links(&desk, "hci1")), (1, 1));
        },
    );
}

#[test]
fn what_is_said_of_a_clocks_signal_is_what_the_connecting_adapter_hears() {
    on_a_private_bus(
        concat!(module_path!(), "::what_is_said_of_a_clocks_signal_is_what_the_connecting_adapter_hears"),
        |bus| {
            let mut desk = two(bus, 1);
            desk.double.with(|inside| inside.adapters.get_mut("hci1").expect("plugged in").rssi = -75);
            let by_commander = Some(("hci1".to_owned(), -75));
            desk.until(10, "it is heard", |desk| heard(desk, 1) == by_commander);
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_secs(3) {
                desk.turn();
                assert_eq!(heard(&desk, 1), by_commander, "it flickers");
            }
        },
    );
}

#[test]
fn a_clock_that_nobody_hears_any_more_is_said_to_be_so() {
    on_a_private_bus(
        concat!(module_path!(), "::a_clock_that_nobody_hears_any_more_is_said_to_be_so"),
        |bus| {
            let mut desk = Desk::open(bus, 1);
            desk.until(10, "it is heard", |desk| desk.all_heard());
            desk.double.forget(&address(ClockId(1)));
            desk.run(Duration::from_millis(200));
            desk.spoken_penalty(crate::core::raise(1, Side::B, Some(5_000)));
            desk.until(5, "why", |desk| {
                matches!(desk.clock(1), ClockView::Heard { no_link: Some(NoLink::Unheard), .. })
            });
            assert_eq!(desk.double.at(1, |clock, _| clock.connects), 0, "there is nobody to connect to");
        },
    );
}

#[test]
fn telephones_that_come_and_go_cost_no_look_at_the_adapters() {
    on_a_private_bus(
        concat!(module_path!(), "::telephones_that_come_and_go_cost_no_look_at_the_adapters"),
        |bus| {
            let mut desk = Desk::open(bus, 1);
            desk.until(10, "it is heard", |desk| desk.all_heard());
            let looks = |desk: &Desk| desk.double.with(|inside| inside.looks);
            let (before, begun) = (looks(&desk), Instant::now());
            for number in 0..30 {
                let address = format!("AA:00:00:00:00:{number:02X}");
                desk.double.send_as(&address, vec![1, 2, 3]);
                desk.run(Duration::from_millis(40));
                desk.double.forget(&address);
                desk.run(Duration::from_millis(40));
            }
            let (looks, seconds) = (u64::from(looks(&desk) - before), begun.elapsed().as_secs());
            assert!(looks <= seconds + 3, "{looks} looks in {seconds} s");
        },
    );
}
