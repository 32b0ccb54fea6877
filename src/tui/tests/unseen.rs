//! Nothing that was typed disappears without a word: over a question, before an answer, pasted, or too late because
//! another console was faster.

use super::affairs::{give, types};
use super::halls::{Playing, law, result as result_of, tables};
use super::waiting::challenge;
use super::*;
use crate::domain::{Millis, Round, TableId};
use crate::tournament::{Command, Pairing, ResultCommand, RoundCommand, SlipCommand, Sure};
use crate::tui::keymap::KeyMode;
use crate::tui::kiosk::{ABANDONED, KioskStep};
use crate::tui::screen::Confirmation;
use crate::tui::{CommandOutcome, PlainConsole, Screens as _};

/// The results of a hall, opened.
fn results(count: u16) -> (Playing, Ui) {
    let mut playing = tables(count);
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(8)]);
    (playing, ui)
}

/// Types lines; what was given.
fn lines(playing: &mut Playing, ui: &mut Ui, text: &str) -> Vec<Command> {
    let code = |letter| if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
    let codes: Vec<KeyCode> = text.chars().map(code).collect();
    give(playing, ui, &codes)
}

fn sums(playing: &Playing, ui: &Ui, table: u16) -> Option<[i32; 2]> {
    let rows = playing.shown(ui).tables;
    let row = rows.into_iter().find(|row| row.table == TableId(table)).expect("a table");
    row.game.result.map(|result| result.scored.map(|sum| sum.0))
}

fn said(ui: &Ui) -> String {
    ui.shared.problem.as_ref().map(|problem| problem.what.clone()).unwrap_or_default()
}

/// Draws the screen, and gives what it says in the error line.
fn seen(playing: &Playing, ui: &mut Ui) -> String {
    let snapshot = playing.shown(ui);
    picture(ui, &snapshot, MIDDLE);
    said(ui)
}

/// What the program asks for between two keys: what was typed ahead goes on.
fn goes_on(playing: &Playing, ui: &mut Ui) -> Vec<UserAct> {
    let snapshot = playing.shown(ui);
    crate::tui::Screens::goes_on(ui, &snapshot)
}

/// Carries out what was given, and what was typed behind it, until nothing more comes.
fn answer(playing: &mut Playing, ui: &mut Ui, mut acts: Vec<UserAct>) -> Vec<Command> {
    let mut given = Vec::new();
    while let Some(act) = acts.first().cloned() {
        let UserAct::Give(command) = act else { panic!("{act:?}") };
        let answer = match playing.try_as(ui.role(), &command) {
            Ok(()) => CommandOutcome::Done,
            Err(refusal) => CommandOutcome::Refused(refusal),
        };
        acts = ui.answered(&answer);
        acts.extend(crate::tui::Screens::goes_on(ui, &playing.shown(ui)));
        given.push(command);
    }
    given
}

/// The sums of the second and the third sheet took the place of the first one's, and a yes stored the last.
#[test]
fn sums_typed_while_a_question_stands_are_those_of_the_next_table() {
    let (mut playing, mut ui) = results(4);
    assert_eq!(lines(&mut playing, &mut ui, "388 4010\n"), [], "it asks");
    lines(&mut playing, &mut ui, "4");
    let told = said(&ui);
    assert!(told.contains("1: not entered") && told.contains("those of table 2"), "{told}");
    lines(&mut playing, &mut ui, "12 377\n350 420\n");
    assert_eq!(sums(&playing, &ui, 1), None);
    assert_eq!((sums(&playing, &ui, 2), sums(&playing, &ui, 3)), (Some([412, 377]), Some([350, 420])));
    // What waits is in view, and its own answer enters it.
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("to be answered: 01") && drawn.contains("4010"), "{drawn}");
    lines(&mut playing, &mut ui, "1\n\ny");
    assert_eq!(sums(&playing, &ui, 1), Some([388, 4010]));
}

/// Letters that are no answer were dropped, and the figures behind them became a result of the table in hand.
#[test]
fn a_line_that_begins_with_letters_is_no_line_of_figures() {
    let (mut playing, mut ui) = results(3);
    lines(&mut playing, &mut ui, "388 4010\n");
    assert_eq!(lines(&mut playing, &mut ui, "hor 400 388\n"), []);
    assert_ne!(said(&ui), "");
    assert!((1..=3).all(|table| sums(&playing, &ui, table).is_none()));
}

#[test]
fn sums_without_a_table_answer_no_question_and_correct_nothing() {
    let (mut playing, mut ui) = results(2);
    lines(&mut playing, &mut ui, "1 412 3890\n2 401 388\n");
    // Nothing else is left: it is asked again; and whoever types on is told which.
    assert_eq!(lines(&mut playing, &mut ui, "350 420\n"), []);
    assert!(said(&ui).contains("a question about table 1 is still open"), "{}", said(&ui));
    assert_eq!(sums(&playing, &ui, 1), None);
    // With the number they are meant, and that they take the place of others is said.
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    lines(&mut playing, &mut ui, "1 350 420\n");
    assert_eq!(sums(&playing, &ui, 1), Some([350, 420]));
    assert!(said(&ui).contains("412 : 3890"), "{}", said(&ui));
    assert_eq!(lines(&mut playing, &mut ui, "300 310\n"), []);
    assert!(said(&ui).contains("has its result"), "{}", said(&ui));
    assert_eq!(ui.mode(), KeyMode::Results, "and no form is opened whose reason the next sums would be");
}

/// A result was corrected with the next sheet's sums as its reason.
#[test]
fn sums_are_no_reason_for_a_correction() {
    let (mut playing, mut ui) = results(2);
    lines(&mut playing, &mut ui, "1 412 389\n1 410 389\n");
    give(&mut playing, &mut ui, &[]);
    seen(&playing, &mut ui);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    for line in ["350 420\n", "\n"] {
        assert_eq!(lines(&mut playing, &mut ui, line), []);
        assert!(said(&ui).contains("these are sums, and no reason"), "{}", said(&ui));
    }
    assert_eq!(sums(&playing, &ui, 1), Some([412, 389]));
    // A screen that is opened anew says that the form is gone.
    give(&mut playing, &mut ui, &[KeyCode::F(3)]);
    assert!(said(&ui).contains("is not kept"), "{}", said(&ui));
}

/// Enter was dropped while an answer was awaited, and two lines ran into one.
#[test]
fn whole_lines_typed_before_the_answer_are_given_one_after_another() {
    let (mut playing, mut ui) = results(4);
    let snapshot = playing.shown(&ui);
    type_in(&mut ui, &snapshot, "412 389");
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    for line in ["350 340", "3 360 3410", "4 301 302"] {
        assert_eq!(type_in(&mut ui, &snapshot, line), []);
        assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    }
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 3);
    let all: Vec<_> = (1..=4).map(|table| sums(&playing, &ui, table)).collect();
    assert_eq!(all, [Some([412, 389]), Some([350, 340]), None, Some([301, 302])]);
    // Whatever was asked on the way waits, and is asked once nothing else is left.
    seen(&playing, &mut ui);
    lines(&mut playing, &mut ui, "y");
    assert_eq!(sums(&playing, &ui, 3), Some([360, 3410]));
}

#[test]
fn what_was_typed_behind_a_refused_line_is_named() {
    let (mut playing, mut ui) = results(3);
    lines(&mut playing, &mut ui, "412 38900\n");
    let snapshot = playing.shown(&ui);
    let acts = press(&mut ui, &snapshot, KeyCode::Char('y'));
    type_in(&mut ui, &snapshot, "350 340");
    press(&mut ui, &snapshot, KeyCode::Enter);
    type_in(&mut ui, &snapshot, "301 30x");
    press(&mut ui, &snapshot, KeyCode::Backspace);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    let told = said(&ui);
    assert!(told.contains("350 340 · 301 30") && told.contains(". Not entered"), "{told}");
    assert!((1..=3).all(|table| sums(&playing, &ui, table).is_none()));
}

#[test]
fn pasted_results_are_lines() {
    let (mut playing, mut ui) = results(4);
    let snapshot = playing.shown(&ui);
    let pasted = Event::Paste("1 300 301\n2 400 401\r\n\n3 500 250\n".to_owned());
    let acts = ui.input(&pasted, &snapshot);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 3);
    assert_eq!(sums(&playing, &ui, 3), Some([500, 250]));
    // Behind one that is not understood nothing is given, and that is said.
    let pasted = Event::Paste("4 1 2 3\n1 1 1".to_owned());
    assert_eq!(ui.input(&pasted, &playing.shown(&ui)), []);
    assert!(said(&ui).contains("too many numbers") && said(&ui).contains("1 1 1"), "{}", said(&ui));
}

/// Some terminals end a pasted line with a carriage return alone: two lines ran into one.
#[test]
fn pasted_lines_may_end_with_a_carriage_return_alone() {
    let (mut playing, mut ui) = results(3);
    let pasted = Event::Paste("1 300 301\r2 400 401\r".to_owned());
    let acts = ui.input(&pasted, &playing.shown(&ui));
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 2);
    assert_eq!(sums(&playing, &ui, 2), Some([400, 401]));
}

/// A result is on its way, and a whole line was typed behind it.
fn typed_ahead() -> (Playing, Ui, Vec<UserAct>) {
    let (playing, mut ui) = results(3);
    let snapshot = playing.shown(&ui);
    type_in(&mut ui, &snapshot, "412 389");
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    type_in(&mut ui, &snapshot, "350 420");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    (playing, ui, acts)
}

/// The Enter of a line typed ahead was the yes to whatever was asked by then: the console ended.
#[test]
fn lines_typed_ahead_answer_no_question_and_wait_until_it_is_gone() {
    let (mut playing, mut ui, acts) = typed_ahead();
    give(&mut playing, &mut ui, &[KeyCode::F(10)]);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    assert!(ui.question.is_some());
    assert_eq!((sums(&playing, &ui, 1), sums(&playing, &ui, 2)), (Some([412, 389]), None));
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let acts = goes_on(&playing, &mut ui);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    assert_eq!(sums(&playing, &ui, 2), Some([350, 420]));
}

/// On another screen they were words of a slip, and lines for another table where the results were opened anew.
#[test]
fn lines_typed_ahead_are_named_where_the_results_were_left() {
    let (mut playing, mut ui, acts) = typed_ahead();
    give(&mut playing, &mut ui, &[KeyCode::F(2)]);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    assert!(ui.desk.entry.value().is_empty());
    give(&mut playing, &mut ui, &[KeyCode::F(3)]);
    assert_eq!(goes_on(&playing, &mut ui), []);
    let told = seen(&playing, &mut ui);
    assert!(told.contains("the list was left") && told.contains("350 420"), "{told}");
    give(&mut playing, &mut ui, &[KeyCode::F(8)]);
    assert_eq!(goes_on(&playing, &mut ui), []);
    assert_eq!(sums(&playing, &ui, 2), None);
    // The same where Esc closed them before the answer came.
    let (mut playing, mut ui, acts) = typed_ahead();
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    assert!(said(&ui).contains("350 420"), "{}", said(&ui));
    assert_eq!(sums(&playing, &ui, 2), None);
}

/// Lines pasted at the desk went to the results that were open in the hall, and their Enter to the desk.
#[test]
fn lines_pasted_at_the_desk_press_nothing_there() {
    let (mut playing, mut ui) = results(3);
    playing.give(&challenge(1));
    give(&mut playing, &mut ui, &[KeyCode::F(2)]);
    seen(&playing, &mut ui);
    let acts = ui.input(&Event::Paste("350 420\n360 430".to_owned()), &playing.shown(&ui));
    let decides = |act: &UserAct| matches!(act, UserAct::Give(Command::Slip(SlipCommand::Decide { .. })));
    assert!(!acts.iter().any(decides), "{acts:?}");
    answer(&mut playing, &mut ui, acts);
    assert!((1..=3).all(|table| sums(&playing, &ui, table).is_none()));
}

/// Figures of the round before stood in the line of the next one.
#[test]
fn a_line_that_was_not_given_when_its_round_ended_is_named() {
    let (mut playing, mut ui) = results(1);
    lines(&mut playing, &mut ui, "412 38");
    playing.give(&result_of(1, "out", [412, 389]));
    playing.give(&Command::Result(ResultCommand::HandIn {
        table: TableId(1),
        round: None,
        signed: true,
        sure: Sure::new(),
    }));
    playing.wait(3_600);
    let pair = Pairing { table: TableId(1), a: "Hráč 01".into(), b: "Hráč 02".into() };
    playing.give(&Command::start_round(Round(2), vec![pair]).anyway("once more"));
    let told = seen(&playing, &mut ui);
    assert!(told.contains("the round is over: 412 38"), "{told}");
    assert_eq!(lines(&mut playing, &mut ui, "\n"), []);
}

/// Another console enters what waits here for an answer.
#[test]
fn sums_that_another_console_was_faster_with_are_named() {
    let (mut playing, mut ui) = results(3);
    lines(&mut playing, &mut ui, "1 412 3890\n2 401 388\n");
    playing.give(&result_of(1, "out", [412, 389]));
    let told = seen(&playing, &mut ui);
    assert!(told.contains("412 : 3890") && told.contains("not entered"), "{told}");
    // Of what stands as a question just now, and while the results are put away.
    lines(&mut playing, &mut ui, "3 300 3010\n");
    give(&mut playing, &mut ui, &[KeyCode::F(2)]);
    playing.give(&result_of(3, "out", [300, 301]));
    let told = seen(&playing, &mut ui);
    assert!(told.contains("300 : 3010"), "{told}");
    lines(&mut playing, &mut ui, "x");
    assert!(!seen(&playing, &mut ui).contains("300 : 3010"), "it is said once");
}

#[test]
fn figures_that_were_not_given_are_there_when_the_results_are_opened_again() {
    let (mut playing, mut ui) = results(2);
    types(&mut playing, &mut ui, "412 38");
    give(&mut playing, &mut ui, &[KeyCode::F(2), KeyCode::F(3), KeyCode::F(8)]);
    lines(&mut playing, &mut ui, "9\n");
    assert_eq!(sums(&playing, &ui, 1), Some([412, 389]));
    types(&mut playing, &mut ui, "30");
    give(&mut playing, &mut ui, &[KeyCode::F(10)]);
    assert_eq!(
        ui.question.map(|asked| asked.question),
        Some(Confirmation::Quit { typed: 0, open: 1 }),
        "and whoever leaves is told"
    );
}

/// A letter behind Enter went into a form that was on its way, and its next Enter gave another reason.
#[test]
fn a_form_on_its_way_takes_nothing_more() {
    let (mut playing, mut ui) = results(2);
    lines(&mut playing, &mut ui, "1 412 389\n1 410 389\n");
    seen(&playing, &mut ui);
    types(&mut playing, &mut ui, "misread");
    let snapshot = playing.shown(&ui);
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    assert_eq!(acts.len(), 1);
    assert_eq!(type_in(&mut ui, &snapshot, "2"), []);
    assert!(said(&ui).contains("on its way"), "{}", said(&ui));
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    answer(&mut playing, &mut ui, acts);
    assert_eq!(sums(&playing, &ui, 1), Some([410, 389]));
}

/// Whoever typed on while somebody was being entered lost it.
#[test]
fn games_typed_while_a_player_is_entered_are_taken_behind() {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    let snapshot = playing.shown(&ui);
    let pasted = "+ Anna Malíková\n1 Weber; Malikova\n2 Kovac; Novakova".to_owned();
    let acts = ui.input(&Event::Paste(pasted), &snapshot);
    assert_eq!(answer(&mut playing, &mut ui, acts).len(), 1);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("Weber – Anna Malíková") && drawn.contains("Kováč – Nováková"), "{drawn}");
    // The round is begun at another console: that its lines are for nothing is said.
    let pair = |table, a: &str, b: &str| Pairing { table: TableId(table), a: a.into(), b: b.into() };
    let pairings = vec![pair(1, "Weber", "Kováč")];
    playing.give(&Command::Round(RoundCommand::StartRound(crate::tournament::StartRound {
        anyway: Some("late".into()),
        ..crate::tournament::StartRound::new(Round(1), pairings)
    })));
    let told = seen(&playing, &mut ui);
    assert!(told.contains("another console") && told.contains('2'), "{told}");
}

/// Words for a slip that another console decided were gone without a word.
#[test]
fn words_typed_for_a_slip_that_was_decided_elsewhere_are_named() {
    let mut playing = Playing::started("tso-2017");
    for table in [1, 2] {
        playing.give(&challenge(table));
    }
    let mut ui = referee();
    seen(&playing, &mut ui);
    types(&mut playing, &mut ui, "laub");
    give(&mut playing, &mut ui, &[KeyCode::Down]);
    types(&mut playing, &mut ui, "haus");
    for slip in [1, 2].map(crate::domain::SlipId) {
        playing.give(&Command::Slip(SlipCommand::WithdrawSlip {
            slip,
            blank_conflict: false,
            mistaken: true,
        }));
    }
    let told = seen(&playing, &mut ui);
    assert!(told.contains("slip 1: laub") && told.contains("slip 2: haus"), "{told}");
}

#[test]
fn letters_at_a_verdict_or_a_question_are_said_to_go_nowhere() {
    let mut ui = judge();
    let snapshot = fixtures::decided(&[("KÔŇ", true)]);
    picture(&mut ui, &snapshot, SMALL);
    ui.desk.verdict = ui.desk.selected;
    type_in(&mut ui, &snapshot, "d");
    assert!(said(&ui).contains("while a verdict stands"), "{}", said(&ui));
    press(&mut ui, &snapshot, KeyCode::F(10));
    type_in(&mut ui, &snapshot, "d");
    assert!(said(&ui).contains("taken nowhere"), "{}", said(&ui));
    let snapshot = fixtures::queue();
    let mut ui = judge();
    picture(&mut ui, &snapshot, SMALL);
    // A line that is full says so, and so does one that takes figures alone.
    type_in(&mut ui, &snapshot, &"a".repeat(400));
    assert!(said(&ui).contains("the line is full"), "{}", said(&ui));
    ui.input(&Event::Paste("b".repeat(500)), &snapshot);
    assert!(said(&ui).contains("the line is full"), "{}", said(&ui));
    ui.input(&ctrl('n'), &snapshot);
    type_in(&mut ui, &snapshot, "z");
    assert!(said(&ui).contains("a whole number"), "{}", said(&ui));
}

#[test]
fn a_kiosk_says_what_it_does_not_take_and_why_something_is_gone() {
    let mut kiosk = kiosk::kiosk();
    let snapshot = kiosk::hall();
    kiosk.input(&key(KeyCode::Char('x')), &snapshot);
    assert!(kiosk.note.is_some());
    kiosk.input(&Event::Paste("12".to_owned()), &snapshot);
    assert!(kiosk.note.as_ref().is_some_and(|note| note.contains("eingefügt")), "{:?}", kiosk.note);
    for code in [KeyCode::Char('1'), KeyCode::Char('2'), KeyCode::Enter] {
        kiosk.input(&key(code), &snapshot);
    }
    assert_eq!((kiosk.step, kiosk.note.take()), (KioskStep::Side, None));
    kiosk.input(&key(KeyCode::Char('7')), &snapshot);
    assert!(kiosk.note.is_some());
    let later = Snapshot { now: snapshot.now + ABANDONED, ..snapshot.clone() };
    assert_eq!(kiosk.time(&later), [UserAct::Wipe]);
    assert_eq!(kiosk.step, KioskStep::Table);
    assert!(kiosk.note.as_ref().is_some_and(|note| note.contains("nichts entschieden")), "{:?}", kiosk.note);
    let later = Snapshot { now: later.now + ABANDONED + Millis(1), ..snapshot };
    kiosk.time(&later);
    assert_eq!(kiosk.note, None);
}

#[test]
fn a_line_of_text_that_is_too_long_is_not_taken_for_its_beginning() {
    let snapshot = fixtures::queue();
    let mut plain = PlainConsole::new(judge());
    plain.told(&[], &snapshot);
    let line = "slip 47 ".repeat(60);
    plain.prepare(&line, &snapshot);
    assert_eq!(plain.line(&line, &snapshot), []);
    let told = plain.told(&[], &snapshot).join("\n");
    assert!(told.contains("the line is full"), "{told}");
}

/// The same Enter twice, before anything was answered, means the first; and of sheets nothing waits.
#[test]
fn an_impatient_enter_gives_nothing_twice() {
    let (mut playing, mut ui) = results(2);
    lines(&mut playing, &mut ui, "412 389\n1\n\n");
    let snapshot = playing.shown(&ui);
    let acts = press(&mut ui, &snapshot, KeyCode::Char('y'));
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    let given = answer(&mut playing, &mut ui, acts);
    let [Command::Result(ResultCommand::HandIn { .. })] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(sums(&playing, &ui, 1), Some([412, 389]));
}
