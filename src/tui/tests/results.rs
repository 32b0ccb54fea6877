//! The results of the round: entered by number in a line, handed in with the same key, counted in keys.

use super::affairs::{give, shot, types};
use super::halls::{Playing, result as result_of, tables};
use super::waiting::challenge;
use super::*;
use crate::domain::{Points, Round, Side, TableId};
use crate::report::PlayerNames;
use crate::rules::Phase;
use crate::tournament::{Command, Doubt, Pairing, ResultCommand, RoundCommand, SlipCommand, Sure};
use crate::tui::CommandOutcome;
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;

/// The results of a hall, opened.
fn opened(playing: &mut Playing) -> Ui {
    let mut ui = referee();
    give(playing, &mut ui, &[KeyCode::F(3), KeyCode::F(8)]);
    assert_eq!(ui.mode(), KeyMode::Results);
    ui
}

/// Types a line and gives it; the commands, and the keys that it took.
fn line(playing: &mut Playing, ui: &mut Ui, text: &str) -> (Vec<Command>, usize) {
    types(playing, ui, text);
    (give(playing, ui, &[KeyCode::Enter]), text.chars().count() + 1)
}

fn result(playing: &Playing, ui: &Ui, table: u16) -> (Phase, Option<[Points; 2]>) {
    let rows = playing.shown(ui).tables;
    let row = rows.into_iter().find(|row| row.table == TableId(table)).expect("a table");
    (row.game.phase, row.game.result.map(|result| result.scored))
}

#[test]
fn sixteen_results_need_no_more_than_their_digits_and_a_key_each() {
    let mut playing = tables(16);
    let mut ui = opened(&mut playing);
    let mut keys = 0;
    for table in 1..=16_i32 {
        let (given, took) = line(&mut playing, &mut ui, &format!("{} {}", 400 + table, 300 + table));
        assert_eq!(given.len(), 1, "{table}: {:?}", ui.shared.problem);
        keys += took;
    }
    assert!(keys <= 130, "{keys} keys");
    for table in 1..=16_u16 {
        let sums = [Points(400 + i32::from(table)), Points(300 + i32::from(table))];
        assert_eq!(result(&playing, &ui, table), (Phase::Over, Some(sums)), "in the order of the tables");
    }
    // Without the blank between them it is one key less.
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    let (_, took) = line(&mut playing, &mut ui, "412389");
    assert_eq!((took, result(&playing, &ui, 1).1), (7, Some([Points(412), Points(389)])));
}

#[test]
fn a_result_is_found_by_its_table_and_the_next_without_one_is_chosen() {
    let mut playing = tables(8);
    let mut ui = opened(&mut playing);
    shot("results", &mut ui, &playing, MIDDLE);
    let (given, _) = line(&mut playing, &mut ui, "7 412 389");
    assert_eq!(given, [halls::result(7, "out", [412, 389])]);
    assert_eq!(result(&playing, &ui, 7).0, Phase::Over);
    line(&mut playing, &mut ui, "350:350");
    assert_eq!(result(&playing, &ui, 8).1, Some([Points(350), Points(350)]), "the next table is chosen");
    line(&mut playing, &mut ui, "3");
    line(&mut playing, &mut ui, "-12/401");
    // Nobody has so few every day.
    give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert_eq!(result(&playing, &ui, 3).1, Some([Points(-12), Points(401)]), "a table alone is looked for");
    shot("results_some", &mut ui, &playing, SMALL);
}

#[test]
fn an_entered_result_is_handed_in_with_the_same_key_once_both_have_signed() {
    let mut playing = tables(3);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "412 389");
    line(&mut playing, &mut ui, "1");
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), [], "it asks first");
    shot("results_signed", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "Enter is no answer");
    types(&mut playing, &mut ui, "n");
    assert!(ui.shared.problem.is_some() && result(&playing, &ui, 1).0 == Phase::Over);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert_eq!(
        given,
        [Command::Result(ResultCommand::HandIn {
            table: TableId(1),
            round: None,
            signed: true,
            sure: Sure::new()
        })],
        "{:?}",
        ui.shared.problem
    );
    assert_eq!(result(&playing, &ui, 1).0, Phase::HandedIn);
    line(&mut playing, &mut ui, "1");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "it is handed in already");
}

#[test]
fn a_refusal_is_said_and_what_was_typed_stays() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    for text in ["412", "9 400 300", "1 2 3 4", "41x 300", "412 38888888888"] {
        let (given, _) = line(&mut playing, &mut ui, text);
        assert_eq!(given, [], "{text}");
        assert!(ui.shared.problem.is_some(), "{text}");
        give(&mut playing, &mut ui, &[KeyCode::Esc]);
        assert_eq!(ui.mode(), KeyMode::Results, "{text}");
    }
    // What no game has is asked about; whoever says no mends it.
    let (given, _) = line(&mut playing, &mut ui, "412 3890");
    assert_eq!(given, []);
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Char('n')]), [], "nothing is entered");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    // And what cannot be at all the tournament refuses.
    line(&mut playing, &mut ui, "412 38900");
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert_eq!(given.len(), 1);
    assert!(ui.shared.problem.is_some() && result(&playing, &ui, 1).1.is_none());
    give(&mut playing, &mut ui, &[KeyCode::Backspace, KeyCode::Backspace, KeyCode::Enter]);
    assert_eq!(result(&playing, &ui, 1).1, Some([Points(412), Points(389)]), "{:?}", ui.shared.problem);
}

#[test]
fn what_is_typed_before_the_answer_comes_is_about_the_next_table() {
    let playing = tables(2);
    let mut ui = referee();
    for code in [KeyCode::F(3), KeyCode::F(8)] {
        let snapshot = playing.shown(&ui);
        press(&mut ui, &snapshot, code);
    }
    let snapshot = playing.shown(&ui);
    type_in(&mut ui, &snapshot, "412 389");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter).len(), 1);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), [], "given once");
    type_in(&mut ui, &snapshot, "350 340");
    ui.answered(&CommandOutcome::Done);
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    let [UserAct::Give(Command::Result(ResultCommand::EnterResult(it)))] = acts.as_slice() else {
        panic!("{acts:?}")
    };
    assert_eq!((it.table, it.scores), (TableId(2), [Points(350), Points(340)]));
}

/// The results, where the second player of table 1 has lost ten points by penalties.
fn with_a_penalty() -> (Snapshot, Ui) {
    let mut snapshot = halls::results();
    let row = snapshot.tables.iter_mut().find(|row| row.table == TableId(1)).expect("table 1");
    row.counters[Side::B.index()].points = Points(-10);
    let mut ui = referee();
    for code in [KeyCode::F(3), KeyCode::F(8)] {
        press(&mut ui, &snapshot, code);
    }
    (snapshot, ui)
}

#[test]
fn what_the_console_knows_stands_beside_the_sums_and_is_asked_once() {
    let (snapshot, mut ui) = with_a_penalty();
    assert!(picture(&mut ui, &snapshot, SMALL).contains("−10 B"));
    type_in(&mut ui, &snapshot, "412 389");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    layout::shot("results_in_sums", &mut ui, &snapshot, SMALL);
    assert_eq!(type_in(&mut ui, &snapshot, "n"), [], "they are put in first");
    layout::shot("results_put_in", &mut ui, &snapshot, SMALL);
    assert_eq!(type_in(&mut ui, &snapshot, "n"), [], "and entered only if they are meant so");
    assert!(ui.shared.problem.is_some());
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    let acts = type_in(&mut ui, &snapshot, "y");
    let [UserAct::Give(Command::Result(ResultCommand::EnterResult(it)))] = acts.as_slice() else {
        panic!("{acts:?}")
    };
    assert_eq!(
        (it.table, it.scores),
        (TableId(1), [Points(412), Points(389)]),
        "the sums as they were typed"
    );
}

#[test]
fn what_is_not_in_the_sums_yet_is_put_in_by_the_console() {
    let (snapshot, mut ui) = with_a_penalty();
    type_in(&mut ui, &snapshot, "412 389");
    press(&mut ui, &snapshot, KeyCode::Enter);
    type_in(&mut ui, &snapshot, "n");
    let acts = type_in(&mut ui, &snapshot, "y");
    let [UserAct::Give(Command::Result(ResultCommand::EnterResult(it)))] = acts.as_slice() else {
        panic!("{acts:?}")
    };
    assert_eq!((it.table, it.scores), (TableId(1), [Points(412), Points(379)]));
}

#[test]
fn after_a_no_the_next_sums_take_the_place_of_the_old_ones_unless_these_are_edited() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 1412 389");
    types(&mut playing, &mut ui, "n");
    let (given, _) = line(&mut playing, &mut ui, "1 412 389");
    let [Command::Result(ResultCommand::EnterResult(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((it.table, it.scores), (TableId(1), [Points(412), Points(389)]));
    line(&mut playing, &mut ui, "2 401 1388");
    types(&mut playing, &mut ui, "n");
    give(&mut playing, &mut ui, &[KeyCode::Backspace]);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Result(ResultCommand::EnterResult(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((it.table, it.scores), (TableId(2), [Points(401), Points(138)]));
}

#[test]
fn another_end_and_the_form_with_all_parts_are_a_key_away() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    let snapshot = playing.shown(&ui);
    let usual = picture(&mut ui, &snapshot, SMALL);
    assert!(usual.contains("zavretie") && usual.contains("§2.6.a"), "{usual}");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    let (given, _) = line(&mut playing, &mut ui, "300 290");
    let [Command::Result(ResultCommand::EnterResult(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(it.end, "block");
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('k'), &snapshot);
    assert_eq!((ui.mode(), ui.focus().table), (KeyMode::Table, Some(TableId(2))));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm, "the way to enter a result is found already");
    give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Esc, KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Results);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn where_everybody_plays_alone_nobody_gets_more_than_was_possible() {
    let mut playing = Playing::before("pes-duplicate", halls::law("pes-duplicate"));
    let seat =
        |table: u16, player: &str| Pairing { table: TableId(table), a: player.into(), b: String::new() };
    let pairings = vec![seat(1, "Nováková"), seat(2, "Kováč")];
    playing.give(&Command::start_round(Round(1), pairings).anyway("three come later"));
    if playing.law().ruleset.start.together.value {
        playing.give(&Command::Round(RoundCommand::StartPlay {}));
    }
    let mut ui = opened(&mut playing);
    let (given, _) = line(&mut playing, &mut ui, "1 700 650");
    assert_eq!(given, []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("what was possible")),
        "{:?}",
        ui.shared.problem
    );
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let (given, _) = line(&mut playing, &mut ui, "1 600 650");
    let [Command::Result(ResultCommand::EnterResult(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((it.table, it.scores), (TableId(1), [Points(600), Points(650)]));
}

#[test]
fn sums_for_a_game_that_has_its_result_correct_it_and_stand_nowhere_before() {
    let mut playing = tables(3);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "2 388 401");
    types(&mut playing, &mut ui, "2 388 410");
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("table 2 has its result, 388 : 401 · Enter corrects it"), "{drawn}");
    assert!(drawn.contains("388 :   401") && !drawn.contains("388 :   410"), "{drawn}");
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), []);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    // The table's form, with the sums in it: what is asked besides is in hand.
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::OrderForm, "{drawn}");
    assert!(drawn.contains("410"), "{drawn}");
    types(&mut playing, &mut ui, "misread");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Result(ResultCommand::CorrectResult(it))] = given.as_slice() else {
        panic!("{given:?} {:?}", ui.shared.problem)
    };
    assert_eq!((it.table, it.scores), (TableId(2), [Points(388), Points(410)]));
    assert_eq!(result(&playing, &ui, 2).1, Some([Points(388), Points(410)]));
    assert_eq!(ui.mode(), KeyMode::Results, "and back among the results");
}

/// The line of results asked about unusual sums, and the form of the same act took them.
#[test]
fn sums_that_are_seldom_meant_are_asked_about_in_the_form_too() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 388 401");
    line(&mut playing, &mut ui, "1 3880 401");
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    types(&mut playing, &mut ui, "misread");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Question, "{:?}", ui.shared.problem);
    assert_eq!(result(&playing, &ui, 1).1, Some([Points(388), Points(401)]));
    shot("results_doubted", &mut ui, &playing, SMALL);
    // Whoever is not sure is where he was, with all that he has filled in.
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::OrderForm, "{drawn}");
    assert!(drawn.contains("3880") && drawn.contains("misread"), "{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Question);
    // Whoever types on has not seen it: neither Enter nor a letter of that says yes.
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), []);
    types(&mut playing, &mut ui, "mary");
    assert_eq!(ui.mode(), KeyMode::Question);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    let [Command::Result(ResultCommand::CorrectResult(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(it.sure, Sure::from([Doubt::UnusualSums]));
    assert_eq!(result(&playing, &ui, 1).1, Some([Points(3880), Points(401)]));
    assert_eq!(ui.mode(), KeyMode::Results, "and the form is done");
}

#[test]
fn a_verdict_that_was_not_announced_is_asked_about_before_the_result_and_the_sheets() {
    let mut playing = tables(2);
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    let words = vec!["čo".to_owned()];
    playing.give(&Command::Slip(SlipCommand::EnterWords { slip, words }));
    playing.give(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
    playing.give(&Command::Slip(SlipCommand::Decide { slip }));
    let mut ui = opened(&mut playing);
    let (given, _) = line(&mut playing, &mut ui, "1 412 389");
    assert_eq!(given, [], "it asks first");
    shot("results_untold", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "n");
    assert!(ui.shared.problem.is_some() && result(&playing, &ui, 1).1.is_none());
    line(&mut playing, &mut ui, "1 412 389");
    // Then the penalty is asked about: it is in the sums.
    types(&mut playing, &mut ui, "yy");
    assert_eq!(result(&playing, &ui, 1), (Phase::Over, Some([Points(412), Points(389)])));
    // The sheets wait for whoever tells the players.
    line(&mut playing, &mut ui, "1");
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), []);
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Char('n')]), []);
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert!(
        matches!(given[..], [Command::Result(ResultCommand::HandIn { .. })]),
        "{given:?} {:?}",
        ui.shared.problem
    );
}

#[test]
fn sums_are_typed_as_on_a_sheet_and_the_next_line_answers_no_question() {
    let mut playing = tables(3);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 441-333");
    assert_eq!(result(&playing, &ui, 1).1, Some([Points(441), Points(333)]));
    line(&mut playing, &mut ui, "2 -12-401");
    give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert_eq!(result(&playing, &ui, 2).1, Some([Points(-12), Points(401)]));
    // Whoever types on has not seen the question: nothing is entered, and that is said.
    line(&mut playing, &mut ui, "3 412 3890");
    types(&mut playing, &mut ui, "3");
    let told = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
    assert_eq!(told, "table 3: not entered; the question waits there, where Enter asks it again");
    line(&mut playing, &mut ui, " 412 389");
    assert_eq!(result(&playing, &ui, 3).1, Some([Points(412), Points(389)]), "{:?}", ui.shared.problem);
}

/// Five of eight results were lost by somebody who looked at the sheets and not at the screen.
#[test]
fn a_question_that_was_typed_over_waits_at_its_table() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 412 3890");
    line(&mut playing, &mut ui, "2 401 388");
    assert_eq!(result(&playing, &ui, 2).1, Some([Points(401), Points(388)]));
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("3890"), "{drawn}");
    // Nothing else is left: it is asked again.
    assert!(matches!(&ui.hall.results, Some(results) if results.is_asking()), "{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Char('y')]);
    assert_eq!(result(&playing, &ui, 1).1, Some([Points(412), Points(3890)]));
}

/// Whoever left the results while something was asked about sums lost them without a word.
#[test]
fn sums_that_are_asked_about_stay_when_the_results_are_left() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    assert_eq!(line(&mut playing, &mut ui, "1 412 3890").0, []);
    for keys in [&[KeyCode::F(3), KeyCode::F(8)][..], &[KeyCode::Down, KeyCode::Esc, KeyCode::F(8)]] {
        give(&mut playing, &mut ui, keys);
        assert_eq!(ui.mode(), KeyMode::Results);
        let snapshot = playing.shown(&ui);
        let drawn = picture(&mut ui, &snapshot, MIDDLE);
        assert!(drawn.contains("412 :  3890") && drawn.contains("answer?"), "{drawn}");
    }
    // They are about this round alone.
    for (table, sums) in [(1, [412, 389]), (2, [400, 401])] {
        playing.give(&result_of(table, "out", sums));
    }
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(!drawn.contains("answer?"), "{drawn}");
}

/// Sums that only another office may correct were lost when whoever has it sat down.
#[test]
fn sums_that_correct_a_result_wait_for_the_office_that_may() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "2 401 388");
    playing.give(&Command::Result(ResultCommand::HandIn {
        table: TableId(2),
        round: None,
        signed: true,
        sure: Sure::new(),
    }));
    let mut judge = console(Role::Judge, true);
    give(&mut playing, &mut judge, &[KeyCode::F(3), KeyCode::F(8)]);
    line(&mut playing, &mut judge, "2 411 388");
    give(&mut playing, &mut judge, &[]);
    let looks = |ui: &mut Ui, playing: &Playing| {
        let snapshot = playing.shown(ui);
        picture(ui, &snapshot, SMALL)
    };
    looks(&mut judge, &playing);
    assert_eq!(judge.mode(), KeyMode::Table, "{:?}", judge.shared.problem);
    assert!(judge.shared.problem.is_some());
    judge.shared.problem = None;
    looks(&mut judge, &playing);
    assert!(judge.shared.problem.is_none(), "it is said once");
    judge.sat_down(&crate::tui::act::Sitting {
        office: Role::HeadReferee,
        name: String::new(),
        pin: String::new(),
    });
    looks(&mut judge, &playing);
    let drawn = looks(&mut judge, &playing);
    assert_eq!(judge.mode(), KeyMode::OrderForm, "{drawn}");
    assert!(drawn.contains("411"), "{drawn}");
}

/// The choice in a menu jumped to another line when another office had another order.
#[test]
fn what_is_chosen_in_a_menu_stays_chosen_whoever_sits_down() {
    let mut playing = tables(2);
    let mut ui = opened(&mut playing);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    ui.hall.open(TableId(1));
    let chosen = |playing: &Playing, ui: &mut Ui| {
        let snapshot = playing.shown(ui);
        picture(ui, &snapshot, MIDDLE);
        let table = snapshot.table.as_ref().expect("it is open");
        let names = PlayerNames(table.row.players.as_ref());
        let offer = ui.menu().chosen(&table.offers, ui.shared.locale, names).expect("a line");
        offer.draft.base.clone()
    };
    let mut moved = 0;
    for down in 0..40 {
        let first = chosen(&playing, &mut ui);
        let at = ui.menu().list.at;
        ui.shared.console.role = Role::Judge;
        assert!(down == 0 || chosen(&playing, &mut ui) == first, "{down}: {first:?}");
        moved += usize::from(ui.menu().list.at != at);
        ui.shared.console.role = Role::HeadReferee;
        assert!(down == 0 || chosen(&playing, &mut ui) == first, "{down}: {first:?}");
        give(&mut playing, &mut ui, &[KeyCode::Down]);
    }
    assert!(moved > 0, "the order differs");
}

/// F7 opened the table of the marked row, whatever number was typed.
#[test]
fn the_table_whose_number_is_typed_is_opened_for_a_result_in_parts() {
    let mut playing = tables(3);
    let mut ui = opened(&mut playing);
    types(&mut playing, &mut ui, "3");
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('k'), &snapshot);
    assert_eq!((ui.mode(), ui.hall.open_table()), (KeyMode::Table, Some(TableId(3))));
}

/// The command of a question that was left open would have gone to the game of the next round.
#[test]
fn what_is_doubted_is_asked_no_more_once_the_round_is_another() {
    let mut playing = tables(1);
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 388 401");
    line(&mut playing, &mut ui, "1 3880 401");
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    types(&mut playing, &mut ui, "misread");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    assert_eq!(ui.mode(), KeyMode::Question);
    playing.give(&Command::Result(ResultCommand::HandIn {
        table: TableId(1),
        round: None,
        signed: true,
        sure: Sure::new(),
    }));
    playing.wait(3_600);
    let pair = Pairing { table: TableId(1), a: "Hráč 01".into(), b: "Hráč 02".into() };
    playing.give(&Command::start_round(Round(2), vec![pair]).anyway("so"));
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    assert_ne!(ui.mode(), KeyMode::Question);
    let said = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
    assert!(said.contains("3880 : 401"), "{said}");
}

/// Sums into which a penalty was put are asked about by the guard alone, and the line goes on behind them.
#[test]
fn the_line_goes_on_behind_sums_that_the_guard_asked_about() {
    let mut playing = tables(2);
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    for command in [
        SlipCommand::EnterWords { slip, words: vec!["čo".to_owned()] },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
        SlipCommand::Announce { slip },
    ] {
        playing.give(&Command::Slip(command));
    }
    let mut ui = opened(&mut playing);
    line(&mut playing, &mut ui, "1 104 103");
    types(&mut playing, &mut ui, "n");
    types(&mut playing, &mut ui, "y");
    assert_eq!(ui.mode(), KeyMode::Question, "{:?}", ui.shared.problem);
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Char('y')]).len(), 1);
    assert!(result(&playing, &ui, 1).1.is_some());
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    line(&mut playing, &mut ui, "300 310");
    assert_eq!(result(&playing, &ui, 2).1, Some([Points(300), Points(310)]), "{:?}", ui.shared.problem);
}
