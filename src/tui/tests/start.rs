//! The next round, started from the screen: typed a game a line, begun with a yes, or with a reason.

use super::affairs::{give, shot, types};
use super::halls::{Playing, law};
use super::*;
use crate::domain::{Round, TableId};
use crate::tournament::{Command, Pairing, RoundCommand, StartRound};
use crate::tui::keymap::Mode;

/// An event with five players, its first round about to be typed.
fn opened() -> (Playing, Ui) {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::F(8)]);
    assert_eq!(ui.mode(), Mode::Start);
    (playing, ui)
}

fn line(playing: &mut Playing, ui: &mut Ui, text: &str) -> Vec<Command> {
    types(playing, ui, text);
    give(playing, ui, &[KeyCode::Enter])
}

fn pair(table: u16, a: &str, b: &str) -> Pairing {
    Pairing { table: TableId(table), a: a.into(), b: b.into() }
}

#[test]
fn a_round_is_typed_looked_at_and_started() {
    let (mut playing, mut ui) = opened();
    shot("start_empty", &mut ui, &playing, SMALL);
    assert_eq!(line(&mut playing, &mut ui, "2 weber; stast"), []);
    types(&mut playing, &mut ui, "novakova; kov");
    shot("start_typed", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(line(&mut playing, &mut ui, "mala; -"), []);
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), [], "it asks first");
    shot("start_sure", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    let StartRound { round, pairings, byes, anyway, .. } = it;
    assert_eq!((*round, anyway), (Round(1), &None));
    assert_eq!(*pairings, [pair(1, "Nováková", "Kováč"), pair(2, "Weber", "Šťastný")]);
    assert_eq!(*byes, ["Malá"]);
    assert!(ui.problem.is_none(), "{:?}", ui.problem);
    assert_eq!(ui.mode(), Mode::Hall, "the hall with its new games");
    assert_eq!(playing.shown(&ui).bar.round, Round(1));
}

#[test]
fn what_stands_against_it_is_said_and_a_reason_begins_it_all_the_same() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 novakova; kovac");
    line(&mut playing, &mut ui, "2 weber; stastny");
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Char('y')]);
    assert!(ui.problem.as_ref().is_some_and(|problem| problem.what.contains("Malá")), "{:?}", ui.problem);
    assert_eq!((ui.mode(), playing.shown(&ui).bar.round), (Mode::Start, Round(0)));
    shot("start_refused", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.problem.is_some(), "without a reason it does not begin");
    let given = line(&mut playing, &mut ui, "Malá comes later");
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(it.anyway.as_deref(), Some("Malá comes later"));
    assert_eq!(playing.shown(&ui).bar.round, Round(1), "{:?}", ui.problem);
}

#[test]
fn a_name_that_is_nearly_one_of_the_events_is_not_taken_for_it() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 Webre; Kovac");
    assert!(ui.problem.as_ref().is_some_and(|problem| problem.what.contains("did you mean Weber")));
    give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Esc]);
    assert_eq!(ui.mode(), Mode::Start, "the line is empty again");
    line(&mut playing, &mut ui, "1 Weber; Kovac");
    // The last game comes back to be mended.
    give(&mut playing, &mut ui, &[KeyCode::Up]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("1 Weber; Kováč▏"));
}
