//! What a form asks only where it is needed, and what the log lists besides words, on the screens of a real station.

use super::affairs::{give, open, shot, types};
use super::halls::Playing;
use super::*;
use crate::domain::{Side, TableId};
use crate::tournament::{AwardGame, Command, ResultCommand, Sure};
use crate::tui::keymap::KeyMode;

/// A warning that leads to nothing more asks for whom and why; the third, which costs the game, asks what that needs.
#[test]
fn a_sanction_asks_for_what_follows_from_it_only_where_it_follows() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    let warn = |playing: &mut Playing, ui: &mut Ui| {
        types(playing, ui, "napomenutí");
        give(playing, ui, &[KeyCode::Enter]);
        assert_eq!(ui.mode(), KeyMode::OrderForm);
    };
    for _ in 0..2 {
        warn(&mut playing, &mut ui);
        types(&mut playing, &mut ui, "x");
        let problem = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
        assert!(problem.contains("choose with ← → first"), "no letter is lost in the reasons: {problem}");
        // The first letter of an option chooses it while nothing is chosen; afterwards letters are the reasons.
        types(&mut playing, &mut ui, "bnoise");
        let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
        assert_eq!(given.len(), 1, "{:?}", ui.shared.problem);
        assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    }
    warn(&mut playing, &mut ui);
    give(&mut playing, &mut ui, &[KeyCode::Right, KeyCode::Right, KeyCode::Tab]);
    types(&mut playing, &mut ui, "noise again");
    let asked = |ui: &Ui| {
        let form = ui.form().expect("a form");
        form.asks(Locale::english()).into_iter().map(|asks| asks.label).collect::<Vec<_>>()
    };
    let before = asked(&ui).len();
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "the score is needed now");
    assert_eq!(asked(&ui).len(), before + 2, "both scores, and not whose is better: {:?}", asked(&ui));
    types(&mut playing, &mut ui, "250");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "100");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(asked(&ui).len(), before + 3, "250 points, but only 150 ahead: {:?}", asked(&ui));
    give(&mut playing, &mut ui, &[KeyCode::Right, KeyCode::Enter]);
    assert!(ui.form().is_none() && ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
}

/// A results line that was typed ahead met a claim's form: its spaces chose who was accused, and its Enter gave it.
#[test]
fn text_that_meets_a_choice_chooses_nothing_and_gives_nothing() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "presúvanie");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    for text in ["2 300 310", "it was not said", "we were there"] {
        types(&mut playing, &mut ui, text);
        let problem = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
        assert!(problem.contains("choose with ← → first"), "{text}: {problem}");
        assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), [], "{text}");
        assert!(!is_chosen(&ui), "{text}");
    }
    // An arrow chooses, and then Enter gives it.
    give(&mut playing, &mut ui, &[KeyCode::Left]);
    assert!(is_chosen(&ui));
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]).len(), 1, "{:?}", ui.shared.problem);
}

/// Whether something is chosen in the form that is open.
fn is_chosen(ui: &Ui) -> bool {
    let form = &ui.form().expect("a form").form;
    form.fields[form.at].pick().is_some()
}

/// The sums that an award gives stand in its form before anybody agrees to them.
#[test]
fn a_form_says_beforehand_what_the_result_will_be() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "vzdanie");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let drawn = |playing: &Playing, ui: &mut Ui| picture(ui, &playing.shown(ui), SMALL);
    assert!(!drawn(&playing, &mut ui).contains("The result will be"), "nobody was named");
    give(&mut playing, &mut ui, &[KeyCode::Left, KeyCode::Tab]);
    types(&mut playing, &mut ui, "300");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "120");
    shot("form_foreseen", &mut ui, &playing, SMALL);
    assert!(drawn(&playing, &mut ui).contains("The result will be: Nováková 0 : 180 Kováč"));
}

/// A game that was awarded wrongly may be awarded anew; each award is called by its name.
#[test]
fn what_is_awarded_instead_of_a_result_is_named() {
    let mut playing = Playing::started("sss-2022");
    playing.give(&Command::Result(ResultCommand::AwardGame(AwardGame {
        table: TableId(1),
        award: "unsporting".to_owned(),
        round: None,
        against: Some(Side::B),
        facts: [("warned".to_owned(), 1), ("grave".to_owned(), 0)].into(),
        corrects: false,
        reason: "shouting".to_owned(),
        sure: Sure::new(),
    })));
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "instead of the result");
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("instead of the result: vzdanie partie"), "{drawn}");
}

/// The log is of everything that people decided, not of words alone.
#[test]
fn the_log_lists_what_was_decided_besides_words() {
    let mut playing = Playing::started("sss-2022");
    playing.give(&halls::result(1, "out", [389, 412]));
    playing.wait(30);
    playing.sanction();
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(4)]);
    shot("log_affairs", &mut ui, &playing, MIDDLE);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("389") && drawn.contains("412"), "the result\n{drawn}");
    // In full, with its paragraph; there is nothing to mend on it here.
    types(&mut playing, &mut ui, "412");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::LogEntry);
    shot("log_affair", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Log);
}
