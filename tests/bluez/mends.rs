//! What mends itself: the service gone and back, the adapter, the bus, a scan that went deaf; nobody touches anything.

use std::time::Duration;

use ephor::clock::{AdapterDoes, AirTrouble};
use ephor::domain::Millis;
use ephor::radio::Options;
use ephor::station::{ClockView, RadioEffect};

use super::desk::Desk;
use super::double::{Adapter, Ails};
use super::on_a_private_bus;

/// Within how long after its return everything must be as before.
const MENDED: u64 = 10;

fn fresh(desk: &Desk) -> bool {
    let fresh = |view: &ClockView| matches!(view, ClockView::Heard { age, .. } if *age < Millis(1_000));
    desk.snapshot().tables.iter().all(|row| fresh(&row.clock))
}

fn works(desk: &mut Desk, what: &str) {
    let took = desk.until(MENDED, what, |desk| desk.trouble().is_none() && fresh(desk));
    assert!(took < Duration::from_secs(MENDED), "{took:?}");
}

#[test]
fn a_service_that_dies_in_the_middle_of_everything_is_used_again_when_it_lives() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::a_service_that_dies_in_the_middle_of_everything_is_used_again_when_it_lives"
        ),
        |bus| {
            let mut desk = Desk::open(bus, 3);
            desk.until(10, "all are heard", |desk| desk.all_heard());
            let op = desk.penalty(1);
            desk.until(5, "a link is asked for", |desk| {
                desk.wishes.iter().any(|wish| matches!(wish, RadioEffect::Connect { .. }))
            });
            desk.double.die();
            desk.until(5, "it is said", |desk| desk.trouble() == Some(AirTrouble::NoService));
            desk.run(Duration::from_millis(1_500));
            desk.double.live();
            works(&mut desk, "the service is back");
            desk.until(MENDED, "the penalty is delivered", |desk| desk.is_confirmed(op));
            assert_eq!(desk.shown(1), 1);
        },
    );
}

#[test]
fn an_adapter_that_is_pulled_out_is_used_again_when_it_is_plugged_in() {
    on_a_private_bus(
        concat!(module_path!(), "::an_adapter_that_is_pulled_out_is_used_again_when_it_is_plugged_in"),
        |bus| {
            let mut desk = Desk::open(bus, 2);
            desk.until(10, "all are heard", |desk| desk.all_heard());
            desk.double.pull("hci0");
            desk.until(5, "it is said", |desk| {
                desk.trouble() == Some(AirTrouble::NoAdapter { wanted: None })
            });
            desk.double.plug("hci0");
            works(&mut desk, "the adapter is back");
            // A second one commands from now on, and the first only listens.
            desk.double.plug("hci1");
            desk.until(5, "both are used", |desk| {
                desk.air().is_some_and(|air| {
                    air.adapters.iter().map(|it| it.does).eq([AdapterDoes::Listens, AdapterDoes::Commands])
                })
            });
            desk.run(Duration::from_millis(1_200));
            let op = desk.penalty(2);
            desk.until(10, "a penalty is delivered", |desk| desk.is_confirmed(op));
            let most = desk.double.with(|inside| inside.adapters["hci0"].most.0);
            assert_eq!(most, 0, "who listens does not connect");
        },
    );
}

#[test]
fn a_bus_that_is_gone_is_found_again() {
    on_a_private_bus(concat!(module_path!(), "::a_bus_that_is_gone_is_found_again"), |bus| {
        let mut desk = Desk::open(bus, 2);
        desk.until(10, "all are heard", |desk| desk.all_heard());
        desk.bus.kill();
        desk.until(5, "it is said", |desk| matches!(desk.trouble(), Some(AirTrouble::NoBus { .. })));
        desk.run(Duration::from_secs(1));
        desk.bus.revive();
        desk.double.live();
        works(&mut desk, "the bus is back");
        let op = desk.penalty(1);
        desk.until(10, "a penalty is delivered", |desk| desk.is_confirmed(op));
        assert_eq!(desk.shown(1), 1);
    });
}

#[test]
fn a_scan_that_somebody_stopped_goes_on() {
    on_a_private_bus(concat!(module_path!(), "::a_scan_that_somebody_stopped_goes_on"), |bus| {
        let mut desk = Desk::open(bus, 2);
        desk.until(10, "all are heard", |desk| desk.all_heard());
        desk.run(Duration::from_millis(1_100));
        desk.double.with(|inside| inside.adapters.values_mut().for_each(|it| it.scanning = false));
        let scans = |desk: &mut Desk| desk.double.with(|inside| inside.adapters["hci0"].scanning);
        desk.until(6, "it scans again", scans);
        works(&mut desk, "the scan goes on");
    });
}

/// Silence that is no accident, in a hall of clocks that speak twice a second.
fn impatient() -> Options {
    Options { silence: Duration::from_secs(3), ..Options::default() }
}

fn adapter<T>(desk: &Desk, change: impl FnOnce(&mut Adapter) -> T) -> T {
    desk.double.with(|inside| change(inside.adapters.get_mut("hci0").expect("there")))
}

#[test]
fn an_adapter_that_went_deaf_is_switched_off_and_on_and_where_that_does_not_help_it_is_said() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::an_adapter_that_went_deaf_is_switched_off_and_on_and_where_that_does_not_help_it_is_said"
        ),
        |bus| {
            let mut desk = Desk::open_with(bus, 2, impatient());
            desk.until(10, "all are heard", |desk| desk.all_heard());
            adapter(&desk, |it| it.ails = Ails::Deaf);
            desk.until(20, "it is switched off", |desk| adapter(desk, |it| it.resets == 1));
            works(&mut desk, "it hears again");
            adapter(&desk, |it| (it.ails, it.broken) = (Ails::Deaf, true));
            let silent = AirTrouble::Silent { adapter: "hci0".to_owned() };
            desk.until(40, "it is said", |desk| desk.trouble().as_ref() == Some(&silent));
            assert!(adapter(&desk, |it| it.resets >= 2), "and everything was tried");
            adapter(&desk, |it| (it.ails, it.broken) = (Ails::Nothing, false));
            works(&mut desk, "somebody unplugged it and plugged it in");
        },
    );
}

#[test]
fn a_scan_that_is_refused_is_said_and_begun_as_soon_as_it_can_be() {
    on_a_private_bus(
        concat!(module_path!(), "::a_scan_that_is_refused_is_said_and_begun_as_soon_as_it_can_be"),
        |bus| {
            let mut desk = Desk::open_with(bus, 2, impatient());
            desk.until(10, "all are heard", |desk| desk.all_heard());
            adapter(&desk, |it| (it.ails, it.broken, it.scanning) = (Ails::Wedged, true, false));
            let refused = |desk: &mut Desk| {
                let trouble = desk.trouble();
                matches!(trouble, Some(AirTrouble::NoScan { why, .. }) if why.contains("Input/output"))
            };
            desk.until(20, "it is said", refused);
            assert!(desk.air().is_some_and(|air| !air.adapters[0].scanning), "and nobody claims to listen");
            adapter(&desk, |it| (it.ails, it.broken) = (Ails::Nothing, false));
            works(&mut desk, "it may listen again");
            adapter(&desk, |it| (it.ails, it.scanning) = (Ails::Wedged, false));
            desk.until(30, "it is switched off and on", |desk| adapter(desk, |it| it.ails == Ails::Nothing));
            works(&mut desk, "and listens again");
        },
    );
}
