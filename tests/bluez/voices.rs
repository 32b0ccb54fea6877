//! What is heard is shown; what imitates a clock is suspected and changes nothing.

use std::time::Duration;

use ephor::clock::{Run, Suspect};
use ephor::domain::{ClockId, Millis, Side};
use ephor::station::{ClockView, RadioEffect};

use super::desk::{Desk, Second};
use super::double::address;
use super::on_a_private_bus;

fn suspect(view: &ClockView) -> Option<Suspect> {
    match view {
        ClockView::Heard { suspect, .. } => *suspect,
        ClockView::None | ClockView::NeverHeard { .. } | ClockView::Hearsay { .. } => None,
    }
}

fn run(view: &ClockView) -> Option<Run> {
    match view {
        ClockView::Heard { run, .. } => Some(*run),
        ClockView::None | ClockView::NeverHeard { .. } | ClockView::Hearsay { .. } => None,
    }
}

#[test]
fn a_clocks_state_comes_from_its_advertisements() {
    on_a_private_bus(concat!(module_path!(), "::a_clocks_state_comes_from_its_advertisements"), |bus| {
        let mut desk = Desk::open(bus, 3);
        desk.until(10, "all are heard", |desk| desk.all_heard());
        desk.double.at(2, |clock, at| clock.device.press(at, Side::B)).expect("A's time runs");
        let took = desk.until(3, "clock 2 runs", |desk| run(&desk.clock(2)) == Some(Run::Running(Side::A)));
        assert!(took < Duration::from_secs(1), "{took:?}");
        let ClockView::Heard { age, rssi, adapter, battery, .. } = desk.clock(2) else { panic!("heard") };
        assert!(age < Millis(1_000) && battery == Some(100));
        assert_eq!((rssi, adapter.as_deref()), (Some(-60), Some("hci0")));
        let air = desk.air().expect("a radio");
        assert!(air.trouble.is_none() && air.adapters[0].scanning && air.links() == 3, "{air:?}");
        assert!((1..=3).all(|clock| suspect(&desk.clock(clock)).is_none()));
    });
}

#[test]
fn replayed_and_forged_frames_are_suspected_and_change_nothing() {
    on_a_private_bus(
        concat!(module_path!(), "::replayed_and_forged_frames_are_suspected_and_change_nothing"),
        |bus| {
            let mut desk = Desk::open(bus, 3);
            desk.until(10, "all are heard", |desk| desk.all_heard());
            // An idle face is recorded, then the clock runs, and the recording is played from elsewhere.
            let old = desk.double.at(1, |clock, _| clock.frame.clone());
            desk.double.at(1, |clock, at| clock.device.press(at, Side::B)).expect("A's time runs");
            desk.until(3, "clock 1 runs", |desk| run(&desk.clock(1)) == Some(Run::Running(Side::A)));
            desk.double.send_as("DE:AD:00:00:00:01", old);
            // A face of clock 2 that says A runs, with a tag that nobody can make.
            let mut forged = desk.double.at(2, |clock, _| clock.frame.clone());
            forged[3..7].copy_from_slice(&u32::MAX.to_le_bytes());
            forged[7] = 1;
            desk.double.send_as("DE:AD:00:00:00:02", forged);
            // What cannot be a frame at all, in the name of clock 3.
            desk.double.send_as("DE:AD:00:00:00:03", vec![0x11, 3, 0, 1, 2]);
            desk.until(5, "all three are noticed", |desk| {
                let forged = desk.snapshot().bar.forgeries.is_some_and(|it| it.clocks == 2);
                forged && suspect(&desk.clock(1)).is_some()
            });
            for _ in 0..50 {
                desk.turn();
                assert_eq!(run(&desk.clock(1)), Some(Run::Running(Side::A)), "a recording is no state");
                assert_eq!(run(&desk.clock(2)), Some(Run::Idle), "a forgery is no state");
            }
            assert_eq!(suspect(&desk.clock(1)), Some(Suspect::SecondDevice));
            assert_eq!(suspect(&desk.clock(2)), None, "it is heard, and what anybody can send hides nothing");
            // And a penalty goes to the clock, not to who speaks in its name.
            let op = desk.penalty(2);
            desk.until(10, "it is delivered", |desk| desk.is_confirmed(op));
            let mut called = desk.wishes.iter().filter_map(|wish| match wish {
                RadioEffect::Connect { address, clock: ClockId(2), .. } => Some(address.as_str()),
                _ => None,
            });
            assert!(called.all(|at| at == address(ClockId(2))), "connected to the imitator");
        },
    );
}

#[test]
fn what_the_service_remembers_is_not_heard() {
    on_a_private_bus(concat!(module_path!(), "::what_the_service_remembers_is_not_heard"), |bus| {
        let mut desk = Desk::open(bus, 2);
        desk.until(10, "all are heard", |desk| desk.all_heard());
        // Clock 1 is switched off; the service still knows it. A console that starts now must not show it.
        desk.double.at(1, |clock, _| clock.silent = true);
        desk.run(Duration::from_millis(300));
        let mut second = Second::open();
        second.until(5, |second| second.heard(2));
        assert!(!second.heard(1), "a memory of the service passed for the clock's voice");
    });
}
