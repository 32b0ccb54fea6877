//! The standings on the screen: opened by a key and by the finder, provisional, filtered, in other orders, and cheap.

use std::sync::Arc;

use super::affairs::{give, types};
use super::halls::{Playing, result, tables};
use super::*;
use crate::tournament::{Command, SetupCommand};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;

/// The standings, opened from the hall.
fn opened(playing: &mut Playing) -> Ui {
    let mut ui = referee();
    give(playing, &mut ui, &[KeyCode::F(3), KeyCode::F(11)]);
    assert_eq!(ui.mode(), KeyMode::Standings);
    ui
}

fn shown(ui: &mut Ui, playing: &Playing, size: (u16, u16)) -> String {
    let snapshot = playing.shown(ui);
    picture(ui, &snapshot, size)
}

#[test]
fn whoever_has_won_stands_first_and_what_is_missing_is_said() {
    let mut playing = Playing::started("sss-2022");
    playing.give(&result(1, "out", [389, 412]));
    let mut ui = opened(&mut playing);
    let drawn = shown(&mut ui, &playing, SMALL);
    let first = drawn.find("Kováč").unwrap_or_else(|| panic!("{drawn}"));
    assert!(drawn.find("Nováková").is_some_and(|second| first < second), "{drawn}");
    assert!(drawn.contains("provisional: games without a result: 1 (round/table 1/2)"), "{drawn}");
    assert!(drawn.contains("+23") && drawn.contains("−23"), "the differences\n{drawn}");
    // The other result comes in while they are open.
    playing.give(&result(2, "out", [500, 300]));
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(!drawn.contains("provisional") && drawn.contains("+200"), "{drawn}");
}

#[test]
fn a_name_is_found_by_typing_and_keeps_its_place() {
    let mut playing = Playing::started("sss-2022");
    playing.give(&result(1, "out", [412, 389]));
    let mut ui = opened(&mut playing);
    types(&mut playing, &mut ui, "stast");
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("Šťastný") && !drawn.contains("Nováková"), "{drawn}");
    types(&mut playing, &mut ui, "zzz");
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("nobody has this in the name"), "{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert!(shown(&mut ui, &playing, SMALL).contains("Nováková"), "Esc clears what was typed");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn the_finder_opens_them_and_each_order_of_the_ruleset_can_be_chosen() {
    for id in ["sss-2022", "cas-2009", "pes-classic"] {
        let mut playing = Playing::started(id);
        let mut ui = referee();
        let snapshot = playing.shown(&ui);
        ui.input(&ctrl('p'), &snapshot);
        types(&mut playing, &mut ui, "standings");
        give(&mut playing, &mut ui, &[KeyCode::Enter]);
        assert_eq!(ui.mode(), KeyMode::Standings, "{id}");
        let orders = playing.orders();
        for order in &orders {
            let drawn = shown(&mut ui, &playing, LARGE);
            let title = ui.shared.locale.rule(&order.value.title);
            assert!(drawn.contains(&title) && drawn.contains(order.cite.as_str()), "{id}: {title}\n{drawn}");
            give(&mut playing, &mut ui, &[KeyCode::Tab]);
        }
        assert_eq!(
            ui.shared.problem.is_some(),
            orders.len() < 2,
            "{id}: one order is said to be the only one"
        );
    }
}

#[test]
fn they_are_gathered_once_until_something_happens() {
    let mut playing = tables(256);
    let mut ui = opened(&mut playing);
    let gathered = |ui: &Ui, playing: &Playing| playing.shown(ui).standings.expect("in focus");
    let before = gathered(&ui, &playing);
    give(&mut playing, &mut ui, &[KeyCode::Down]);
    playing.wait(1);
    assert!(Arc::ptr_eq(&before, &gathered(&ui, &playing)), "a frame gathers nothing anew");
    playing.give(&result(200, "out", [412, 389]));
    let after = gathered(&ui, &playing);
    assert!(!Arc::ptr_eq(&before, &after));
    assert_eq!((before.results.games.len(), after.results.games.len()), (0, 1));
    assert!(shown(&mut ui, &playing, SMALL).contains("Hráč 399"), "the winner at table 200 is first");
}

/// ČAS §16.29: the board publishes the formula's constants. What needs none of them is shown at once.
#[test]
fn the_federations_numbers_are_entered_where_they_are_missing() {
    let mut playing = Playing::started("cas-2009");
    playing.give(&result(1, "closing", [389, 412]));
    let mut ui = opened(&mut playing);
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("a, b, c, d (Enter enters them)"), "{drawn}");
    assert!(drawn.contains("1  Kováč"), "whoever has won stands first\n{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    for number in ["2", "half"] {
        types(&mut playing, &mut ui, number);
        give(&mut playing, &mut ui, &[KeyCode::Down]);
    }
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let problem = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
    assert!(problem.starts_with("b: write a number such as 0.5"), "{problem}");
    give(&mut playing, &mut ui, &[KeyCode::Backspace; 4]);
    for number in ["1,5", "0", "10"] {
        types(&mut playing, &mut ui, number);
        give(&mut playing, &mut ui, &[KeyCode::Down]);
    }
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let number = |text: &str| text.parse().expect("a number");
    let constants = [("a", "2"), ("b", "1.5"), ("c", "0"), ("d", "10")];
    let constants = constants.map(|(name, it)| (name.to_owned(), number(it))).into();
    assert_eq!(given, [Command::Setup(SetupCommand::SetConstants { order: "turcas".to_owned(), constants })]);
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(!drawn.contains("Enter enters them") && drawn.contains("618.00"), "412 × 1.5\n{drawn}");
}
