//! Who connects next, through whom.

use crate::domain::ClockId;

use super::memory::Hears;
use super::slots::{Roles, Slots};

fn roles(commanding: &[&str], listening: Option<&str>) -> Roles {
    let commanding = commanding.iter().map(|&name| name.to_owned()).collect();
    Roles { commanding, listening: listening.map(str::to_owned) }
}

fn slots(commanding: &[&str], listening: Option<&str>) -> Slots {
    let mut slots = Slots::default();
    slots.set_roles(roles(commanding, listening));
    slots
}

/// The next one where every adapter hears every clock.
fn next(slots: &mut Slots) -> Option<(u16, String)> {
    next_by(slots, |_, _| Hears::Now(-60))
}

fn next_by(slots: &mut Slots, hears: impl Fn(ClockId, &str) -> Hears) -> Option<(u16, String)> {
    slots.next(hears).map(|(clock, adapter)| (clock.0, adapter.unwrap_or_else(|| "nobody".to_owned())))
}

fn through(clock: u16, adapter: &str) -> (u16, String) {
    (clock, adapter.to_owned())
}

#[test]
fn one_attempt_at_a_time_and_three_links() {
    let mut slots = slots(&["hci0"], None);
    for clock in 1..=5 {
        slots.ask(ClockId(clock), false);
    }
    for clock in 1..=3 {
        assert_eq!(next(&mut slots), Some((clock, "hci0".to_owned())));
        assert_eq!(next(&mut slots), None, "one is being made");
        slots.up(ClockId(clock));
    }
    assert_eq!(next(&mut slots), None, "three are enough");
    slots.over(ClockId(2));
    assert_eq!(next(&mut slots), Some((4, "hci0".to_owned())));
}

#[test]
fn what_is_urgent_goes_first_and_is_asked_for_once() {
    let mut slots = slots(&["hci0"], None);
    slots.ask(ClockId(1), false);
    slots.ask(ClockId(9), true);
    slots.ask(ClockId(8), true);
    slots.ask(ClockId(9), true);
    let mut order = Vec::new();
    while let Some((clock, _)) = next(&mut slots) {
        order.push(clock);
        slots.over(ClockId(clock));
    }
    assert_eq!(order, [9, 8, 1]);
    assert!(slots.idle());
}

#[test]
fn the_adapter_that_hears_a_clock_best_connects_to_it() {
    let mut slots = slots(&["hci0", "hci1"], None);
    let hears = |_: ClockId, adapter: &str| Hears::Now(if adapter == "hci1" { -50 } else { -80 });
    slots.ask(ClockId(1), false);
    slots.ask(ClockId(2), false);
    assert_eq!(next_by(&mut slots, hears), Some(through(1, "hci1")));
    assert_eq!(next_by(&mut slots, hears), Some(through(2, "hci0")), "the other is connecting");
}

#[test]
fn only_who_hears_a_clock_connects_to_it() {
    let mut slots = slots(&["hci1", "hci2"], Some("hci0"));
    let hears = |clock: ClockId, adapter: &str| match (clock.0, adapter) {
        (1 | 2, "hci1") | (4, "hci0") => Hears::Now(-90),
        (3, "hci2") | (4 | 5, "hci1") => Hears::Once,
        _ => Hears::Not,
    };
    (1..=6).for_each(|clock| slots.ask(ClockId(clock), false));
    assert_eq!(next_by(&mut slots, hears), Some(through(1, "hci1")));
    assert_eq!(
        next_by(&mut slots, hears),
        Some(through(3, "hci2")),
        "2 waits for the only one that hears it"
    );
    assert_eq!(
        next_by(&mut slots, hears),
        Some(through(4, "hci0")),
        "who listens hears it, and the others not"
    );
    assert_eq!(next_by(&mut slots, hears), Some(through(6, "nobody")), "5 waits for who heard it once");
    assert_eq!(next_by(&mut slots, hears), None);
    slots.up(ClockId(1));
    assert_eq!(next_by(&mut slots, hears), Some(through(2, "hci1")));
}

#[test]
fn who_listens_connects_where_the_others_have_no_link_left() {
    let mut slots = slots(&["hci1"], Some("hci0"));
    for clock in 1..=3 {
        slots.ask(ClockId(clock), false);
        assert_eq!(next(&mut slots), Some(through(clock, "hci1")));
        assert_eq!(next(&mut slots), None);
        slots.up(ClockId(clock));
    }
    slots.ask(ClockId(4), true);
    assert_eq!(next(&mut slots), Some(through(4, "hci0")));
}

#[test]
fn what_becomes_urgent_while_it_waits_goes_first() {
    let mut slots = slots(&["hci0"], None);
    (1..=3).for_each(|clock| slots.ask(ClockId(clock), false));
    slots.ask(ClockId(3), true);
    slots.ask(ClockId(3), false);
    assert_eq!(next(&mut slots), Some(through(3, "hci0")));
    slots.ask(ClockId(3), true);
    slots.over(ClockId(3));
    assert_eq!(next(&mut slots), Some(through(1, "hci0")), "and what is being made is asked for once");
}

#[test]
fn links_of_an_adapter_that_is_gone_take_up_nothing() {
    let mut slots = slots(&["hci0"], None);
    slots.ask(ClockId(1), false);
    slots.ask(ClockId(2), false);
    assert!(next(&mut slots).is_some());
    slots.set_roles(Roles::default());
    assert!(!slots.any() && next(&mut slots).is_none());
    slots.set_roles(roles(&["hci1"], None));
    assert_eq!(next(&mut slots), Some((2, "hci1".to_owned())));
}
