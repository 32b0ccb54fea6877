//! How many keys the common things take, on the screens of a real station.

use KeyCode::{Enter, Esc, F, Tab};

use super::affairs::{give, give_events, types};
use super::halls::Playing;
use super::*;
use crate::tournament::{ClockCommand, Command, SlipCommand};
use crate::tui::keymap::KeyMode;

/// Presses keys that count; what they do is looked at afterwards.
fn count(playing: &mut Playing, ui: &mut Ui, codes: &[KeyCode]) -> (usize, Vec<Command>) {
    let given = give(playing, ui, codes);
    assert!(ui.shared.problem.is_none(), "{codes:?}: {:?}", ui.shared.problem);
    (codes.len(), given)
}

fn letters(text: &str) -> Vec<KeyCode> {
    text.chars().map(KeyCode::Char).collect()
}

/// From the slip in the judge's hand to the verdict that is announced, besides the word itself; gives the keys and the
/// screen with the verdict.
fn from_paper(playing: &mut Playing, ui: &mut Ui, word: &str) -> usize {
    let (mut keys, _) = count(playing, ui, &[KeyCode::Insert, KeyCode::Char('1'), KeyCode::Char('b'), Enter]);
    types(playing, ui, word);
    let (more, _) = count(playing, ui, &[Tab, Enter]);
    keys += more;
    let snapshot = playing.shown(ui);
    let drawn = picture(ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::Verdict, "{drawn}");
    keys
}

/// The verdict was announced, and nothing of what stood with it on the screen waits to be said once more.
fn announced(playing: &Playing, ui: &Ui, given: &[Command]) {
    let [Command::Slip(SlipCommand::Announce { .. }), said @ ..] = given else { panic!("{given:?}") };
    let settled = |command: &Command| matches!(command, Command::Clock(ClockCommand::SettleOrder { .. }));
    assert!(!said.is_empty() && said.iter().all(settled), "{given:?}");
    assert_eq!(playing.shown(ui).aloud, []);
}

#[test]
fn a_slip_on_paper_is_a_verdict_announced_in_eight_keys_and_the_word() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = judge();
    let mut keys = from_paper(&mut playing, &mut ui, "čo");
    playing.wait(1);
    let (more, given) = count(&mut playing, &mut ui, &[Enter]);
    keys += more;
    announced(&playing, &ui, &given);
    assert!(keys <= 8, "{keys} keys");
}

#[test]
fn a_mistyped_word_is_put_right_in_four_keys_and_the_word() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = judge();
    from_paper(&mut playing, &mut ui, "xo");
    let given = give_events(&mut playing, &mut ui, [ctrl('r')]);
    let mut keys = 1;
    assert!(matches!(given.as_slice(), [Command::Slip(SlipCommand::ReopenSlip { .. })]), "{given:?}");
    let snapshot = playing.shown(&ui);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains('⟨'));
    assert_eq!(
        (ui.mode(), ui.desk.words()),
        (KeyMode::Desk, vec!["XO".to_owned()]),
        "its word can be edited"
    );
    types(&mut playing, &mut ui, "čo");
    assert_eq!(ui.desk.words(), ["čo"], "the first letter begins anew");
    let (more, _) = count(&mut playing, &mut ui, &[Tab, Enter]);
    keys += more;
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(ui.mode() == KeyMode::Verdict && drawn.contains("ČO"), "{drawn}");
    playing.wait(1);
    let (more, given) = count(&mut playing, &mut ui, &[Enter]);
    keys += more;
    announced(&playing, &ui, &given);
    assert!(keys <= 4, "{keys} keys");
}

#[test]
fn an_act_is_found_and_begun_from_the_hall_in_six_keys() {
    for (ruleset, wanted, name) in [
        ("cas-2009", "bod", "námitka bodová"),
        ("sss-2022", "mob", "mobil a nepovolené pomôcky"),
        ("tso-2017", "hin", "Hinweis und Ermahnung"),
        ("pes-classic", "πλε", "πλεονάζοντα γράμματα"),
    ] {
        let mut playing = Playing::started(ruleset);
        let mut ui = referee();
        give(&mut playing, &mut ui, &[F(3)]);
        assert_eq!(ui.mode(), KeyMode::Hall);
        // Typed in the hall it is looked for at once; three letters at the opened table, with its number before them.
        let (mut keys, _) = count(&mut playing, &mut ui, &[KeyCode::Char('1'), Enter]);
        assert_eq!(ui.mode(), KeyMode::Table, "{ruleset}");
        let (more, _) = count(&mut playing, &mut ui, &letters(wanted));
        keys += more;
        give(&mut playing, &mut ui, &[Enter]);
        keys += 1;
        let snapshot = playing.shown(&ui);
        let drawn = picture(&mut ui, &snapshot, MIDDLE);
        assert_eq!(ui.mode(), KeyMode::OrderForm, "{ruleset}: {:?}\n{drawn}", ui.shared.problem);
        assert!(keys <= 6, "{ruleset}: {keys} keys");
        assert!(drawn.contains(name), "{ruleset}: {name}\n{drawn}");
        give(&mut playing, &mut ui, &[Esc]);
    }
}
