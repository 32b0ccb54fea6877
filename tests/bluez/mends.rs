//! What mends itself: the service gone and back, the adapter, the bus, a scan that went deaf; nobody touches anything.

use std::time::Duration;

use ephor::clock::{AdapterDoes, AirTrouble};
use ephor::domain::Millis;
use ephor::station::{ClockView, RadioEffect};

use super::desk::Desk;
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
