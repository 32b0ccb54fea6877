//! At the desk what waits besides slips, and what an Enter too many does there.

use std::collections::BTreeSet;

use super::affairs::{give, open, types};
use super::halls::Playing;
use super::layout::SMALL;
use super::*;
use crate::domain::{Side, TableId};
use crate::tournament::{Command, RoundCommand, SlipCommand};
use crate::tui::keymap::KeyMode;

fn at_the_desk(playing: &mut Playing) -> Ui {
    let mut ui = console(Role::HeadReferee, true);
    give(playing, &mut ui, &[KeyCode::F(2)]);
    assert_eq!(ui.mode(), KeyMode::Desk);
    ui
}

fn drawn(ui: &mut Ui, playing: &Playing) -> String {
    let snapshot = playing.shown(ui);
    text_of(&frame(ui, &snapshot, SMALL))
}

#[test]
fn a_claim_that_waits_is_opened_with_enter_and_said_before() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "a");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let mut ui = at_the_desk(&mut playing);
    assert!(drawn(&mut ui, &playing).contains("Enter opens table 1"), "{}", drawn(&mut ui, &playing));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Table);
}

#[test]
fn a_reservation_becomes_a_slip_with_enter_and_says_what_becomes_of_it() {
    let mut playing = Playing::started("tso-2017");
    playing.give(&Command::Slip(SlipCommand::TakeHold {
        table: TableId(1),
        side: Side::B,
        said_at: None,
        since_press: None,
        marks: BTreeSet::new(),
    }));
    let mut ui = at_the_desk(&mut playing);
    assert!(drawn(&mut ui, &playing).contains("three minutes"), "{}", drawn(&mut ui, &playing));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
}

#[test]
fn with_nothing_waiting_enter_stays_at_the_desk() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = at_the_desk(&mut playing);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Desk);
}

#[test]
fn after_a_form_was_left_typing_looks_for_something_else_and_after_a_refusal_it_goes_on() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.menu().filter.value(), "bodova namitka", "what was found is still there");
    types(&mut playing, &mut ui, "krizek");
    assert_eq!(ui.menu().filter.value(), "krizek");
    // Who mends what is typed looks on.
    give(&mut playing, &mut ui, &[KeyCode::Backspace]);
    types(&mut playing, &mut ui, "k");
    assert_eq!(ui.menu().filter.value(), "krizek");
}

#[test]
fn after_the_last_round_the_form_for_the_next_says_so_at_once() {
    let mut playing = Playing::started("cas-2009");
    playing.give(&Command::Round(RoundCommand::DeclareLast { is_last: true }));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    assert_eq!(ui.mode(), KeyMode::Start);
    assert!(drawn(&mut ui, &playing).contains("is the last one"), "{}", drawn(&mut ui, &playing));
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("is the last one")),
        "{:?}",
        ui.shared.problem
    );
}
