//! What is set on the screen, the keys that a person has bound, and how such keys are written.

use KeyCode::{Down, Enter, Esc, F, Left, Right};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use fixtures::{hall, queue};
use layout::shot;

use super::*;
use crate::tui::keymap::{Action as A, KEYMAP, KeyMode, KeyMode as M, plain};
use crate::tui::keys::{action, key_name, key_of, listed, mode_name};
use crate::tui::{Choices, KeyBindings, Palette, PreferenceChange, Screens as _, Wish};

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

fn wish(name: &str, keys: &[&str]) -> Wish {
    Wish { name: name.to_owned(), keys: keys.iter().map(|key| (*key).to_owned()).collect() }
}

#[test]
fn every_row_of_the_table_has_a_name_that_reads_as_it_is() {
    for row in KEYMAP {
        assert!(!mode_name(row.mode).is_empty() && !action(row.action).is_empty(), "{row:?}");
        assert_eq!(key_of(&key_name((row.code, row.mods))), Ok((row.code, row.mods)), "{row:?}");
    }
    assert_eq!(KeyBindings::default().twice(), None, "the table itself");
    assert!(
        KeyBindings::with(&[]).is_ok_and(|keys| keys == KeyBindings::default() && keys.told().is_empty())
    );
}

#[test]
fn keys_are_read_as_people_write_them() {
    let (ctrl, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
    for (text, code, mods) in [
        ("f6", F(6), KeyModifiers::NONE),
        ("F12", F(12), KeyModifiers::NONE),
        ("ctrl-p", KeyCode::Char('p'), ctrl),
        ("Ctrl+P", KeyCode::Char('p'), ctrl),
        ("alt-7", KeyCode::Char('7'), alt),
        ("alt--", KeyCode::Char('-'), alt),
        ("alt-f4", F(4), alt),
        ("page-up", KeyCode::PageUp, KeyModifiers::NONE),
        ("PgDn", KeyCode::PageDown, KeyModifiers::NONE),
        ("shift-tab", KeyCode::BackTab, KeyModifiers::NONE),
    ] {
        assert_eq!(key_of(text), Ok((code, mods)), "{text}");
    }
    for (text, says) in [
        ("", "no key"),
        ("f13", "no key"),
        ("hyper-p", "no key"),
        ("shift-f6", "Shift"),
        ("ctrl-alt-e", "AltGr"),
        ("ctrl-i", "from tab"),
        ("ctrl-ř", "a to z"),
    ] {
        let (what, instead) = key_of(text).expect_err(text);
        assert!(what.contains(says) && !instead.is_empty(), "{text}: {what}");
    }
}

#[test]
fn an_action_has_the_keys_that_were_wished_wherever_it_has_one() {
    let keys = KeyBindings::with(&[wish("settle", &["alt-s", "ctrl-x"]), wish("desk.rule", &["f7"])]);
    let keys = keys.expect("no two on one key");
    for mode in [M::Desk, M::Verdict, M::ClaimVerdict] {
        assert_eq!(keys.key_of(mode, A::Settle), "Alt-S", "{mode:?}");
    }
    assert_eq!(keys.key_of(M::Desk, A::Rule), "F7");
    let told = keys.told();
    assert!(told.contains(&("verdict.settle".to_owned(), "alt-s, ctrl-x".to_owned())), "{told:?}");
    assert!(listed(&keys).contains("  rule            f7\n"));
    // One place goes before all places, in whatever order they stand.
    let keys =
        KeyBindings::with(&[wish("verdict.settle", &["f12"]), wish("settle", &["alt-s"])]).expect("right");
    assert_eq!(
        [M::Desk, M::Verdict].map(|mode| keys.key_of(mode, A::Settle)),
        ["Alt-S".to_owned(), "F12".to_owned()]
    );
}

#[test]
fn what_cannot_be_bound_is_refused_with_what_and_what_to_do() {
    for (wishes, at, what, instead) in [
        (vec![wish("setle", &["f12"])], 0, "no action “setle”", "settle"),
        (vec![wish("dsk.settle", &["f12"])], 0, "no place “dsk”", "new-slip"),
        (vec![wish("hall.settle", &["f12"])], 0, "no action “settle” in hall", "standings"),
        (vec![wish("settle", &[])], 0, "no key is named", "f6"),
        (vec![wish("settle", &["f99"])], 0, "no key “f99”", "ctrl-p"),
        (vec![wish("settle", &["s"])], 0, "s writes and edits where letters are typed (desk)", "alt-"),
        (vec![wish("help", &["space"])], 0, "space writes", "function key"),
        (vec![wish("desk.agree", &["home"])], 0, "home writes and edits", "function key"),
        (
            vec![wish("settle", &["ctrl-n"])],
            0,
            "ctrl-n would be both settle and new-slip in desk",
            "another key",
        ),
        (vec![wish("desk.settle", &["f3"])], 0, "f3 would be both settle and hall in desk", "another key"),
        (
            vec![wish("settle", &["alt-s"]), wish("rule", &["alt-s"])],
            1,
            "alt-s would be both settle and rule in desk",
            "config keys",
        ),
    ] {
        let wrong = KeyBindings::with(&wishes).expect_err(what);
        assert_eq!(wrong.at, at, "{wrong:?}");
        assert!(wrong.what.contains(what) && wrong.instead.contains(instead), "{wrong:?}");
    }
    // A letter where none is typed, and two that change places, do no harm.
    assert!(KeyBindings::with(&[wish("question.enter", &["y", "enter"])]).is_ok());
    assert!(
        KeyBindings::with(&[
            wish("rule", &["f7"]),
            wish("settle", &["f8", "f12"]),
            wish("take-over", &["f5"])
        ])
        .is_err()
    );
    assert!(KeyBindings::with(&[wish("desk.rule", &["f7"]), wish("desk.settle", &["f8"])]).is_ok());
}

/// A terminal of Windows tells Control with the letter that the layout has there.
#[test]
fn a_greek_keyboard_has_every_key_with_control() {
    let keys = "q; wς eε rρ tτ yυ uθ iι oο pπ aα sσ dδ fφ gγ hη jξ kκ lλ zζ xχ cψ vω bβ nν mμ";
    for key in keys.split(' ') {
        let mut both = key.chars();
        let (Some(latin), Some(greek)) = (both.next(), both.next()) else { panic!("{key}") };
        let large = greek.to_uppercase().filter(|_| greek != 'ς');
        for letter in large.chain([greek]) {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
            assert_eq!(plain(&key), (KeyCode::Char(latin), KeyModifiers::CONTROL), "{letter}");
        }
    }
}

/// F11 and Alt-Enter are the window's in the terminals of Windows, F10 and Alt open menus in others.
#[test]
fn what_a_terminal_keeps_for_itself_has_another_way() {
    let kept =
        |code: KeyCode, mods: KeyModifiers| matches!(code, F(10 | 11)) || mods.contains(KeyModifiers::ALT);
    // The finder leads there, and language and colours are among the settings.
    let found = [A::Settings, A::Theme, A::Language, A::Office];
    for row in KEYMAP.iter().filter(|row| kept(row.code, row.mods)) {
        let same = KEYMAP.iter().filter(|it| (it.mode, it.action) == (row.mode, row.action));
        let other = same.into_iter().any(|it| !kept(it.code, it.mods));
        assert!(other || found.contains(&row.action), "{row:?}");
    }
    assert!(!KEYMAP.iter().any(|row| row.code == Enter && row.mods != KeyModifiers::NONE));
}
