//! What is set on the screen, and the keys that a person has bound.

use KeyCode::{Down, Enter, Esc, F, Left, Right};
use fixtures::{hall, queue};
use layout::shot;

use super::*;
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;
use crate::tui::{Choices, KeyBindings, Palette, PreferenceChange, Wish};

/// The settings over the hall.
fn opened() -> (Ui, Snapshot) {
    let (mut ui, snapshot) = (referee(), hall());
    press(&mut ui, &snapshot, F(3));
    assert_eq!(ui.input(&alt(','), &snapshot), []);
    assert_eq!(ui.mode(), KeyMode::Settings);
    (ui, snapshot)
}

/// Situations in which every key of the settings does something.
pub(super) fn stages() -> Vec<(Ui, Snapshot)> {
    let (mut ui, snapshot) = opened();
    press(&mut ui, &snapshot, Down);
    vec![opened(), (ui, snapshot)]
}

#[test]
fn each_change_is_seen_at_once_and_is_to_be_kept() {
    let (mut ui, snapshot) = opened();
    shot("settings", &mut ui, &snapshot, SMALL);
    assert_eq!(press(&mut ui, &snapshot, Left), [UserAct::Set(PreferenceChange::Language("el"))]);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("Ρυθμίσεις"));
    assert_eq!(press(&mut ui, &snapshot, Right), [UserAct::Set(PreferenceChange::Language("en"))]);
    press(&mut ui, &snapshot, Down);
    let before = frame(&mut ui, &snapshot, SMALL);
    assert_eq!(press(&mut ui, &snapshot, Right), [UserAct::Set(PreferenceChange::Theme(Palette::Light))]);
    assert_ne!(frame(&mut ui, &snapshot, SMALL), before, "other colours");
    ui.kept(&Ok("/home/jana/.config/ephor/config.toml".to_owned()));
    shot("settings_kept", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, Down);
    assert_eq!(press(&mut ui, &snapshot, Right), [UserAct::Set(PreferenceChange::Bell(false))]);
    press(&mut ui, &snapshot, Down);
    assert_eq!(press(&mut ui, &snapshot, Left), [UserAct::Set(PreferenceChange::Sound(false))]);
    press(&mut ui, &snapshot, Down);
    // A wait of 38 seconds is loud from half a minute on, and one of 30 minutes louder than at all.
    let loud = |ui: &mut Ui| picture(ui, &snapshot, LARGE).matches("! challenge").count();
    let calm = loud(&mut ui);
    assert_eq!(
        press(&mut ui, &snapshot, Left),
        [UserAct::Set(PreferenceChange::LouderAfter(vec![45, 180, 300]))]
    );
    assert_eq!(
        press(&mut ui, &snapshot, Left),
        [UserAct::Set(PreferenceChange::LouderAfter(vec![30, 180, 300]))]
    );
    press(&mut ui, &snapshot, Esc);
    assert_eq!(
        (ui.mode(), ui.shared.choices.louder_after_s.as_slice()),
        (KeyMode::Hall, &[30, 180, 300][..])
    );
    assert!(loud(&mut ui) > calm, "the hall follows");
}

#[test]
fn what_is_not_kept_says_so_and_holds() {
    let (mut ui, snapshot) = opened();
    press(&mut ui, &snapshot, Right);
    press(&mut ui, &snapshot, Left);
    for _ in 0..2 {
        press(&mut ui, &snapshot, Down);
    }
    press(&mut ui, &snapshot, Left);
    ui.kept(&Err("config.toml: it may only be read".to_owned()));
    shot("settings_not_kept", &mut ui, &snapshot, SMALL);
    assert!(!ui.shared.choices.bell);
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::Settings, "Esc first takes the line away");
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn the_settings_are_reached_from_everywhere_and_the_quick_keys_keep_nothing() {
    let snapshot = hall();
    for screen in [2, 3, 4, 5] {
        let mut ui = judge();
        press(&mut ui, &snapshot, F(screen));
        let below = ui.mode();
        ui.input(&ctrl('p'), &snapshot);
        type_in(&mut ui, &snapshot, "settings");
        let found = picture(&mut ui, &snapshot, SMALL);
        assert!(found.contains("Settings") && found.contains("Alt-,"), "{found}");
        press(&mut ui, &snapshot, Enter);
        assert_eq!(ui.mode(), KeyMode::Settings);
        press(&mut ui, &snapshot, Enter);
        assert_eq!(ui.mode(), below);
        press(&mut ui, &snapshot, F(1));
        assert!(picture(&mut ui, &snapshot, MIDDLE).contains("Alt-,"));
        ui.input(&alt(','), &snapshot);
        assert_eq!(ui.mode(), KeyMode::Settings);
        press(&mut ui, &snapshot, F(3));
        assert_eq!(ui.mode(), KeyMode::Hall, "another screen closes them");
        assert_eq!(ui.input(&alt('8'), &snapshot), []);
        assert_eq!(ui.input(&alt('9'), &snapshot), []);
    }
    // Without colours there are none to choose.
    let mut ui = console(Role::Judge, false);
    ui.input(&alt(','), &snapshot);
    press(&mut ui, &snapshot, Down);
    assert_eq!(press(&mut ui, &snapshot, Right), []);
    assert!(ui.shared.problem.is_some());
}

#[test]
fn the_keys_that_are_bound_work_and_stand_in_the_bar_and_on_the_help_page() {
    let wish = |name: &str, key: &str| Wish { name: name.to_owned(), keys: vec![key.to_owned()] };
    let wishes =
        [wish("new-slip", "alt-n"), wish("hall", "f9"), wish("concede", "f3"), wish("office", "alt-o")];
    let keys = KeyBindings::with(&wishes).expect("no two on one key");
    let mut ui = judge().choosing(Choices { keys: keys.into(), ..Choices::default() });
    let snapshot = queue();
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    let (tabs, foot) = (drawn.lines().nth(1), drawn.lines().last());
    assert!(tabs.is_some_and(|tabs| tabs.contains("F9 Hall")), "{drawn}");
    assert!(
        foot.is_some_and(|foot| foot.contains("Alt-N new slip") && foot.contains("F3 admitted")),
        "{drawn}"
    );
    assert!(drawn.contains("the mover may admit it: F3"), "{drawn}");
    ui.input(&ctrl('n'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::Desk, "its old key does nothing");
    press(&mut ui, &snapshot, F(1));
    let help = picture(&mut ui, &snapshot, LARGE);
    assert!(help.contains("Alt-N") && !help.contains("Ctrl-N"), "{help}");
    press(&mut ui, &snapshot, Esc);
    ui.input(&alt('n'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
    press(&mut ui, &snapshot, F(9));
    assert_eq!(ui.mode(), KeyMode::Hall);
}
