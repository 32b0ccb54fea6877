//! Clocks that cannot be reached, and a machine without an adapter: a person is asked, and told why.

use std::time::Duration;

use ephor::clock::{AirTrouble, GiveUp, NoLink};
use ephor::radio::Options;
use ephor::station::ClockView;
use ephor::tournament::OrderState;

use super::desk::Desk;
use super::double::Fault;
use super::on_a_private_bus;

fn no_link(view: &ClockView) -> Option<NoLink> {
    match view {
        ClockView::Heard { no_link, .. } | ClockView::NeverHeard { no_link, .. } => no_link.clone(),
        ClockView::None | ClockView::Hearsay { .. } => None,
    }
}

fn given_up(desk: &Desk, op: ephor::domain::OpId) -> Option<GiveUp> {
    match desk.order(op) {
        OrderState::Unconfirmed { why } => Some(why.clone()),
        _ => None,
    }
}

#[test]
fn clocks_that_cannot_be_reached_keep_nobody_waiting_for_ever_and_the_screen_says_why() {
    on_a_private_bus(
        concat!(
            module_path!(),
            "::clocks_that_cannot_be_reached_keep_nobody_waiting_for_ever_and_the_screen_says_why"
        ),
        |bus| {
            let mut desk = Desk::open(bus, 3);
            desk.until(10, "all are heard", |desk| desk.all_heard());
            desk.double.spoil(1, &[Fault::Never]);
            desk.double.spoil(2, &[Fault::Refuse; 40]);
            let refused = desk.penalty(2);
            desk.until(5, "the reason", |desk| no_link(&desk.clock(2)) == Some(NoLink::Refused));
            let silent = desk.penalty(1);
            let other = desk.penalty(3);
            desk.until(9, "one after the attempt in vain", |desk| desk.is_confirmed(other));
            desk.until(8, "the other at its next try", |desk| desk.is_confirmed(silent));
            desk.until(25, "a person is asked for the third", |desk| given_up(desk, refused).is_some());
            assert!(
                given_up(&desk, refused)
                    .is_some_and(|why| matches!(why, GiveUp::NotReached { link: NoLink::Refused, .. }))
            );
            assert_eq!((desk.shown(1), desk.shown(2), desk.shown(3)), (1, 0, 1));
        },
    );
}

#[test]
fn a_connection_to_the_bus_that_broke_is_not_used_again() {
    on_a_private_bus(
        concat!(module_path!(), "::a_connection_to_the_bus_that_broke_is_not_used_again"),
        |bus| {
            let mut desk = Desk::open(bus, 1);
            desk.until(10, "it is heard", |desk| desk.all_heard());
            desk.double.spoil(1, &[Fault::Bus]);
            let op = desk.penalty(1);
            desk.until(15, "it is delivered", |desk| desk.is_confirmed(op));
            let callers = desk.double.at(1, |clock, _| clock.callers.clone());
            assert!(callers.len() > 1 && !callers[1..].contains(&callers[0]), "{callers:?}");
        },
    );
}

#[test]
fn without_an_adapter_every_order_is_announced_at_once() {
    on_a_private_bus(
        concat!(module_path!(), "::without_an_adapter_every_order_is_announced_at_once"),
        |bus| {
            let wanted = Some("hci7".to_owned());
            let mut desk = Desk::open_with(bus, 1, Options { adapter: wanted.clone(), ..Options::default() });
            desk.until(10, "it is said", |desk| {
                desk.trouble() == Some(AirTrouble::NoAdapter { wanted: wanted.clone() })
            });
            let op = desk.spoken_penalty(crate::core::raise(1, ephor::domain::Side::B, Some(5_000)));
            let took = desk.until(2, "a person is asked", |desk| given_up(desk, op).is_some());
            assert!(took < Duration::from_millis(500), "{took:?}");
            assert_eq!(no_link(&desk.clock(1)), Some(NoLink::NoAdapter));
        },
    );
}
