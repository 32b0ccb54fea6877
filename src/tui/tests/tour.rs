//! A newcomer is shown around.

use KeyCode::{Char, F};
use fixtures::{hall, queue};
use layout::shot;

use super::*;
use crate::domain::Millis;
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;

/// A hall in which somebody plays, and a slip on the desk.
fn lively() -> Snapshot {
    let Snapshot { tables, hall, .. } = hall();
    Snapshot { tables, hall, ..queue() }
}

#[test]
fn six_steps_go_on_by_themselves_or_with_space() {
    let mut snapshot = lively();
    let mut ui = judge().touring(1);
    shot("tour_1", &mut ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::Hall);
    for step in 2..=6 {
        if step % 2 == 0 {
            assert_eq!(press(&mut ui, &snapshot, Char(' ')), [], "nothing is typed and nothing is claimed");
        } else {
            snapshot.now = snapshot.now + Millis(9_900);
            let drawn = picture(&mut ui, &snapshot, SMALL);
            assert!(drawn.contains(&format!("{} of 6", step - 1)), "{drawn}");
            snapshot.now = snapshot.now + Millis(100);
        }
        shot(&format!("tour_{step}"), &mut ui, &snapshot, SMALL);
    }
    snapshot.now = snapshot.now + Millis::secs(10);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(ui.tour.is_none() && !drawn.contains("of 6"), "{drawn}");
    assert_eq!(ui.mode(), KeyMode::Desk);
    press(&mut ui, &snapshot, Char(' '));
    assert!(ui.tour.is_none());
}

#[test]
fn any_other_key_ends_it_and_does_what_it_does() {
    let snapshot = lively();
    let ended = |event: Event| {
        let mut ui = judge().touring(1);
        picture(&mut ui, &snapshot, SMALL);
        ui.input(&event, &snapshot);
        assert!(ui.tour.is_none(), "{event:?}");
        ui
    };
    assert_eq!(ended(key(F(4))).mode(), KeyMode::Log);
    assert_eq!(ended(key(Char('1'))).mode(), KeyMode::Find, "letters find in the hall");
    assert_eq!(ended(key(KeyCode::Esc)).mode(), KeyMode::Hall);
    assert_eq!(ended(key(F(10))).mode(), KeyMode::Question);
    assert_eq!(ended(Event::Paste("12".to_owned())).mode(), KeyMode::Find);
    let mut ui = judge().touring(1);
    ui.input(&Event::Resize(100, 40), &snapshot);
    assert!(ui.tour.is_some(), "another size is no key");
    // In a hall whose time runs faster it stands as long for the eye.
    let mut ui = judge().touring(20);
    picture(&mut ui, &snapshot, SMALL);
    let mut later = snapshot.clone();
    later.now = later.now + Millis::secs(199);
    assert!(picture(&mut ui, &later, SMALL).contains("1 of 6"));
    later.now = later.now + Millis::secs(1);
    assert!(picture(&mut ui, &later, SMALL).contains("2 of 6"));
}
