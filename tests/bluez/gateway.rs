//! A DGT 3000 behind its gateway: heard, connected to and watched, and a penalty on its display; nothing that it says
//! is taken for proven.

use std::collections::BTreeMap;

use ephor::clock::{Address, GiveUp, Profile};
use ephor::domain::{ClockId, Millis, OpId, Side, TableId};
use ephor::station::{ClockView, Delivery, Focus, KnownThirdParty, RadioEffect};
use ephor::tournament::{ClockEvent, Command, Event, OrderState, SetupCommand, SlipCommand};

use super::bus::Bus;
use super::desk::Desk;
use super::double::makes::{Gateway, Make};
use super::double::{Fault, address};
use super::on_a_private_bus;
use crate::core::raise;
use crate::small::enter;

/// The gateway's number, and its table.
const GATEWAY: u16 = 3;
const TABLE: u16 = 2;

/// A hall with two tables: a clock of the open profile on the first, and on the second a gateway with ten minutes for
/// each side, of which A's run.
fn open(bus: Bus) -> Desk {
    let mut desk = Desk::open(bus, 2);
    desk.double.put(GATEWAY, Make::Gateway(Gateway::new(ephor::runtime::now(), 600, Some(Side::A))));
    let guest = KnownThirdParty {
        profile: Profile::named("dgt3000-gateway").expect("it comes with ephor"),
        address: Address::new(&address(ClockId(GATEWAY))),
    };
    desk.station = desk.station.with_third_party(BTreeMap::from([(ClockId(GATEWAY), guest)]));
    let profile = "dgt3000-gateway".to_owned();
    desk.give(Command::Setup(SetupCommand::FitClock {
        table: TableId(TABLE),
        clock: Some(ClockId(GATEWAY)),
        profile,
    }));
    desk.until(10, "its times are shown", |desk| told(desk).is_some());
    desk
}

/// What it says that is left, and whose time it seems to be.
fn told(desk: &Desk) -> Option<([Option<Millis>; 2], Option<Side>)> {
    match desk.clock(TABLE) {
        ClockView::Hearsay { left, running, age: Some(_), .. } => Some((left, running)),
        ClockView::Hearsay { .. }
        | ClockView::None
        | ClockView::NeverHeard { .. }
        | ClockView::Heard { .. } => None,
    }
}

/// B challenges a good word: ten points are owed to the display.
fn penalty(desk: &mut Desk) -> OpId {
    let slip = desk.station.state().next_slip();
    desk.give(raise(TABLE, Side::B, Some(3_000)));
    for command in [
        enter(slip, &["NIE"]),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
    ] {
        desk.give(command);
    }
    *desk.station.state().orders.keys().last().expect("an order for the gateway")
}

fn gateway<T>(desk: &Desk, look: impl FnOnce(&mut Gateway) -> T) -> T {
    desk.double.at(GATEWAY, |clock, _| match &mut clock.make {
        Make::Gateway(gateway) => look(gateway),
        Make::Open | Make::Waits(_) => panic!("no gateway stands there"),
    })
}

fn texts(desk: &Desk) -> Vec<String> {
    gateway(desk, |it| it.texts.clone())
}

#[test]
fn a_gateway_is_watched_and_its_times_are_hearsay() {
    on_a_private_bus(concat!(module_path!(), "::a_gateway_is_watched_and_its_times_are_hearsay"), |bus| {
        let mut desk = open(bus);
        // It never says whose time runs: two readings show it.
        desk.until(10, "A's time runs", |desk| told(desk).is_some_and(|(_, runs)| runs == Some(Side::A)));
        let (left, _) = told(&desk).expect("times");
        assert!(left[0] < Some(Millis::secs(600)) && left[1] == Some(Millis::secs(600)), "{left:?}");
        let ClockView::Hearsay { rssi, adapter, no_link, trouble, .. } = desk.clock(TABLE) else {
            panic!("what it says was shown as proven");
        };
        assert_eq!((rssi, adapter.as_deref(), no_link, trouble), (Some(-60), Some("hci0"), None, None));
        // A link that is lost is made again, and the times go on.
        let connects = desk.double.at(GATEWAY, |clock, _| clock.connects);
        desk.double.lose(GATEWAY);
        desk.until(30, "another link", |desk| {
            desk.double.at(GATEWAY, |clock, _| clock.connects) > connects
                && matches!(desk.clock(TABLE), ClockView::Hearsay { age: Some(age), .. } if age < Millis(1_500))
        });
    });
}

#[test]
fn a_penalty_is_written_as_text_and_confirmed_once_though_the_link_is_cut_twice() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::a_penalty_is_written_as_text_and_confirmed_once_though_the_link_is_cut_twice"
        ),
        |bus| {
            let mut desk = open(bus);
            desk.double.spoil(GATEWAY, &[Fault::CutBefore, Fault::CutAfter]);
            let op = penalty(&mut desk);
            desk.until(30, "it is delivered", |desk| desk.is_confirmed(op));
            // The second try arrived and its answer did not: the same text once more is the same display.
            assert_eq!(texts(&desk), ["B -10 PTS", "B -10 PTS"]);
            let is = |event: &Event| matches!(event, Event::Clock(ClockEvent::OrderConfirmed { op: of }) if *of == op);
            assert_eq!(desk.journaled(is), 1);
            let log = desk.station.snapshot(ephor::runtime::now(), &Focus::default()).log;
            let delivery = log.first().and_then(|row| row.delivery);
            assert!(matches!(delivery, Some(Delivery::OnClock { proven: false, .. })), "{delivery:?}");
            // The clock beside it is served through the same adapter while the gateway's link stays.
            let other = desk.penalty(1);
            desk.until(15, "and one for the clock beside it", |desk| desk.is_confirmed(other));
            let watched = desk.wishes.iter().filter(|wish| {
                matches!(wish, RadioEffect::Connect { clock: ClockId(GATEWAY), urgent: false, .. })
            });
            assert!(watched.count() >= 1, "it was called to be watched");
        },
    );
}

#[test]
fn a_gateway_that_refuses_is_quoted_though_its_words_come_in_pieces() {
    on_a_private_bus(
        concat!(module_path!(), "::a_gateway_that_refuses_is_quoted_though_its_words_come_in_pieces"),
        |bus| {
            let mut desk = open(bus);
            let words = "ä€ä€ä€ä€ä€ä€ä€ä€ its pieces end within these";
            gateway(&desk, |it| it.refuses = Some(words.to_owned()));
            let op = penalty(&mut desk);
            desk.until(15, "a person is asked", |desk| {
                let OrderState::Unconfirmed { why: GiveUp::Declined { words: said } } = desk.order(op) else {
                    return false;
                };
                said.contains(words)
            });
            assert_eq!(texts(&desk), Vec::<String>::new());
        },
    );
}
