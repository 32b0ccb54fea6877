//! Other keys than those of the table.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::tui::keymap::{Action as A, KEYMAP, KeyMode as M, plain};
use crate::tui::keys::{action, key_name, key_of, listed, named};
use crate::tui::{KeyBindings, Wish};

fn wish(name: &str, keys: &[&str]) -> Wish {
    Wish { name: name.to_owned(), keys: keys.iter().map(|key| (*key).to_owned()).collect() }
}

#[test]
fn every_row_of_the_table_has_a_name_that_reads_as_it_is() {
    for row in KEYMAP {
        assert!(!named(row.mode).is_empty() && !action(row.action).is_empty(), "{row:?}");
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
        ("f6", KeyCode::F(6), KeyModifiers::NONE),
        ("F12", KeyCode::F(12), KeyModifiers::NONE),
        ("ctrl-p", KeyCode::Char('p'), ctrl),
        ("Ctrl+P", KeyCode::Char('p'), ctrl),
        ("alt-7", KeyCode::Char('7'), alt),
        ("alt--", KeyCode::Char('-'), alt),
        ("alt-f4", KeyCode::F(4), alt),
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
    let kept = |code: KeyCode, mods: KeyModifiers| {
        matches!(code, KeyCode::F(10 | 11)) || mods.contains(KeyModifiers::ALT)
    };
    // The finder leads there, and language and colours are among the settings.
    let found = [A::Settings, A::Theme, A::Language, A::Office];
    for row in KEYMAP.iter().filter(|row| kept(row.code, row.mods)) {
        let same = KEYMAP.iter().filter(|it| (it.mode, it.action) == (row.mode, row.action));
        let other = same.into_iter().any(|it| !kept(it.code, it.mods));
        assert!(other || found.contains(&row.action), "{row:?}");
    }
    assert!(!KEYMAP.iter().any(|row| row.code == KeyCode::Enter && row.mods != KeyModifiers::NONE));
}
