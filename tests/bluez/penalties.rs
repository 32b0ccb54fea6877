//! From the button to the display: each penalty once, whatever happens to the links.

use std::time::Duration;

use ephor::domain::OpId;
use ephor::station::{ClockView, RadioEffect};
use ephor::tournament::{ClockEvent, Event};

use super::desk::Desk;
use super::double::Fault;
use super::on_a_private_bus;

/// What the journal says of each order: tried before it was sent, confirmed once, never given up.
fn proven(desk: &Desk, orders: &[(u16, OpId)]) {
    for (clock, order) in orders {
        assert_eq!(desk.shown(*clock), 1, "clock {clock} has shown its penalty so often");
        let confirmed = desk.journaled(
            |event| matches!(event, Event::Clock(ClockEvent::OrderConfirmed { op }) if op == order),
        );
        let tried = desk.journaled(
            |event| matches!(event, Event::Clock(ClockEvent::OrderTried { op, memory: 1.., .. }) if op == order),
        );
        let given_up = desk.journaled(
            |event| matches!(event, Event::Clock(ClockEvent::OrderUnconfirmed { op, .. }) if op == order),
        );
        assert_eq!((confirmed, given_up), (1, 0), "clock {clock}");
        assert!(tried >= 1, "clock {clock}: what was sent must stand in the journal first");
    }
}

#[test]
fn a_challenge_by_the_button_ends_in_a_penalty_on_the_display() {
    on_a_private_bus(
        concat!(module_path!(), "::a_challenge_by_the_button_ends_in_a_penalty_on_the_display"),
        |bus| {
            let mut desk = Desk::open(bus, 1);
            desk.until(10, "it is heard", |desk| desk.all_heard());
            let op = desk.penalty(1);
            let took = desk.until(10, "it is delivered", |desk| desk.is_confirmed(op));
            assert!(took < Duration::from_secs(2), "{took:?}");
            proven(&desk, &[(1, op)]);
            desk.until(5, "the link is let go", |desk| {
                desk.wishes.iter().any(|wish| matches!(wish, RadioEffect::Disconnect { .. }))
            });
        },
    );
}

#[test]
fn links_that_break_in_the_middle_of_a_write_show_no_penalty_twice_and_lose_none() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::links_that_break_in_the_middle_of_a_write_show_no_penalty_twice_and_lose_none"
        ),
        |bus| {
            let mut desk = Desk::open(bus, 8);
            desk.until(10, "all are heard", |desk| desk.all_heard());
            let spoiled: [&[Fault]; 8] = [
                &[Fault::CutAfter],
                &[Fault::CutBefore],
                &[Fault::CutAfter, Fault::CutAfter],
                &[Fault::CutBefore, Fault::CutAfter],
                &[Fault::Abort, Fault::Abort, Fault::Abort],
                &[Fault::Refuse, Fault::CutAfter],
                &[Fault::Late(Duration::from_millis(1_200))],
                &[],
            ];
            for (clock, faults) in (1..).zip(spoiled) {
                desk.double.spoil(clock, faults);
            }
            let ordered = |clock| {
                let op = desk.penalty(clock);
                // A clock that goes on broadcasting says in its frames that it has done what it was told.
                desk.double.at(clock, |clock, _| clock.silent = true);
                (clock, op)
            };
            let orders: Vec<(u16, OpId)> = (1..=8).map(ordered).collect();
            desk.until(30, "all are delivered", |desk| orders.iter().all(|(_, op)| desk.is_confirmed(*op)));
            desk.run(Duration::from_millis(500));
            proven(&desk, &orders);
            let left =
                (1..=8).filter(|clock| desk.double.at(*clock, |clock, _| !clock.faults.is_empty())).count();
            assert_eq!(left, 0, "a fault that did not happen proves nothing");
            let (links, attempts) = desk.double.with(|inside| inside.adapters["hci0"].most);
            assert!(links <= 3 && attempts == 1, "{links} links, {attempts} attempts at once");
            assert!((1..=8).all(|clock| matches!(desk.clock(clock), ClockView::Heard { no_link: None, .. })));
        },
    );
}
