//! Forms and questions: letters write and never choose, what was begun is kept, nothing is cut.

use KeyCode::{Down, Enter, Esc, F, Left, Right, Tab, Up};
use fixtures::{decided, escalated, opened, queue};

use super::*;
use crate::domain::{Citation, Side, SlipId, TableId};
use crate::tournament::{ClockCommand, Command, Refusal, SlipCommand, SlipReason, Withdraws, WordRuling};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;
use crate::tui::question::OpenQuestion;
use crate::tui::screen::Confirmation;
use crate::tui::{CommandOutcome, PlainConsole};

/// The letters of the five languages, and what else somebody may begin a reason with.
const LETTERS: &str = "aáäåbcčdďeéěëfghiíïjklĺľmnňoóôöpqrŕřsšßtťuúůüvwxyýzžæøœ\
    AÁÄBCČDĎEÉĚFGHIÍJKLĹĽMNŇOÓÔÖPQRŔŘSŠẞTŤUÚŮÜVWXYÝZŽ\
    αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώΑΆΒΓΔΕΈΖΗΉΘΙΊΪΚΛΜΝΞΟΌΠΡΣΤΥΎΫΦΧΨΩΏ\
    0123456789+-−*()/.,:;!?\"'„“»«§";

/// The form for the word that no list decides.
fn ruling(codes: &[KeyCode]) -> (Ui, Snapshot) {
    let (mut ui, snapshot) = (referee(), escalated());
    for code in [&[Enter], codes].concat() {
        press(&mut ui, &snapshot, code);
    }
    assert_eq!(ui.mode(), KeyMode::Ruling);
    (ui, snapshot)
}

#[test]
fn a_mistyped_word_is_put_right_before_it_is_ruled_on() {
    let (mut ui, snapshot) = (referee(), escalated());
    picture(&mut ui, &snapshot, SMALL);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Backspace), []);
    type_in(&mut ui, &snapshot, "n");
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.to_lowercase().contains("xylón▏"), "the line is in view: {drawn}");
    let given = press(&mut ui, &snapshot, Enter);
    let wrote = |act: &UserAct| {
        matches!(act, UserAct::Give(Command::Slip(SlipCommand::EnterWords { words, .. }))
            if words.len() == 1 && words[0].to_lowercase() == "xylón")
    };
    assert!(given.iter().any(wrote) && ui.mode() == KeyMode::Desk, "{given:?}");
}

#[test]
fn no_letter_turns_a_word_over() {
    for (choose, valid) in
        [(&[Left][..], true), (&[Right], false), (&[Right, Right], false), (&[Right, Left], true)]
    {
        for letter in LETTERS.chars() {
            let (mut ui, snapshot) = ruling(choose);
            type_in(&mut ui, &snapshot, &format!(" {letter} on"));
            let given = press(&mut ui, &snapshot, Enter);
            let [UserAct::Give(Command::Slip(SlipCommand::Rule { rulings, reasons, .. }))] = given.as_slice()
            else {
                panic!("{letter}: {given:?}")
            };
            assert_eq!((rulings[0].valid, reasons.as_str()), (valid, format!("{letter} on").as_str()));
        }
    }
}

#[test]
fn no_letter_chooses_where_nothing_is_chosen() {
    for letter in LETTERS.chars() {
        let (mut ui, snapshot) = ruling(&[]);
        type_in(&mut ui, &snapshot, &letter.to_string());
        assert_eq!(press(&mut ui, &snapshot, Enter), [], "{letter}");
        assert!(
            ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("XYLÓZ")),
            "{:?}",
            ui.shared.problem
        );
    }
}

#[test]
fn no_letter_changes_a_side_where_reasons_are_asked_for() {
    for letter in LETTERS.chars() {
        let (mut ui, snapshot) = (referee(), opened());
        press(&mut ui, &snapshot, F(3));
        ui.hall.selected = Some(TableId(12));
        for code in [Enter, Down, Down, Enter, Right, Right, Tab] {
            press(&mut ui, &snapshot, code);
        }
        type_in(&mut ui, &snapshot, "+2:00");
        press(&mut ui, &snapshot, Up);
        type_in(&mut ui, &snapshot, &letter.to_string());
        let given = press(&mut ui, &snapshot, Enter);
        let [UserAct::Give(Command::Clock(ClockCommand::OrderClock { side, reason, .. }))] = given.as_slice()
        else {
            panic!("{letter}: {given:?} {:?}", ui.shared.problem)
        };
        assert_eq!((*side, reason.as_str()), (Some(Side::B), letter.to_string().as_str()));
    }
}

#[test]
fn a_ruling_that_was_left_is_kept() {
    let (mut ui, snapshot) = ruling(&[Left]);
    type_in(&mut ui, &snapshot, "a headword");
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::Desk);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("go on with the ruling begun"));
    press(&mut ui, &snapshot, Enter);
    assert_eq!(ui.mode(), KeyMode::Ruling);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("(•) valid") && drawn.contains("a headword"), "{drawn}");
    // Once the slip is ruled on, nothing of it is left.
    press(&mut ui, &snapshot, Esc);
    let mut ruled = escalated();
    ruled.referee.clear();
    ruled.slip = None;
    picture(&mut ui, &ruled, SMALL);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("go on with the ruling"));
}

#[test]
fn every_field_of_a_ruling_is_on_the_screen_however_much_the_lists_say() {
    let (mut ui, mut snapshot) = (referee(), escalated());
    let findings = &mut snapshot.slip.as_mut().expect("a slip").findings;
    let open = findings[0].clone();
    for number in 1..12 {
        let mut another = open.clone();
        another.word = format!("XYLÓZ{}", "Y".repeat(number));
        findings.push(another);
    }
    press(&mut ui, &snapshot, Enter);
    for tag in Locale::tags() {
        ui.shared.locale = Locale::named(tag).expect("an installed language");
        let drawn = picture(&mut ui, &snapshot, SMALL);
        for id in ["rule-reasons", "rule-sources"] {
            assert!(drawn.contains(&ui.shared.locale.say(id)), "{tag} {id}\n{drawn}");
        }
    }
    ui.shared.locale = Locale::english();
    // A word further down is shown when it is its turn, and so are the lines that are written.
    for _ in 0..11 {
        press(&mut ui, &snapshot, Down);
    }
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("▸ XYLÓZYYYYYYYYYYY *"), "{drawn}");
    press(&mut ui, &snapshot, Down);
    type_in(&mut ui, &snapshot, &"in the dictionary of foreign words ".repeat(6));
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains('▏') && drawn.contains("Sources"), "{drawn}");
}

#[test]
fn questions_stand_in_full_in_every_language() {
    let snapshot = queue();
    let slip = SlipId(47);
    let cite = Citation::new("§Δ.ε ¶2");
    let handed_over = Refusal::by(SlipReason::HandedOver { slip }, &cite);
    let far = "the console of the second hall on the upper floor".to_owned();
    let questions = [
        Confirmation::Quit { typed: 0, open: 0 },
        Confirmation::Quit { typed: 8, open: 2 },
        Confirmation::Concede(slip),
        Confirmation::Withdraw(slip, Withdraws::Freely),
        Confirmation::Withdraw(slip, Withdraws::ForBlankConflict),
        Confirmation::Withdraw(slip, Withdraws::Never(handed_over)),
        Confirmation::TakeOver(slip, far),
    ];
    for tag in Locale::tags() {
        for question in &questions {
            let mut ui = judge();
            ui.shared.locale = Locale::named(tag).expect("an installed language");
            ui.question = Some(OpenQuestion::new(question.clone()));
            let drawn = picture(&mut ui, &snapshot, SMALL);
            let (_, text) = question.said(ui.shared.locale);
            let told: Vec<&str> = drawn.split_whitespace().collect();
            for word in text.split_whitespace() {
                assert!(told.contains(&word), "{tag} {question:?}: {word}\n{drawn}");
            }
            for line in drawn.lines().filter(|line| line.contains("Enter") || line.contains("Esc")) {
                assert!(!line.contains('…'), "{tag} {question:?}\n{drawn}");
            }
            assert!(drawn.contains(&ui.shared.locale.say("answer-no")), "{tag} {question:?}\n{drawn}");
            let yes = !question.idle().contains(&"key-yes");
            assert_eq!(drawn.contains("▸ Enter"), yes, "{tag} {question:?}\n{drawn}");
        }
    }
}

#[test]
fn a_question_that_is_too_long_is_scrolled_to_its_end() {
    let (mut ui, snapshot) = (judge(), queue());
    let far = format!("{}and so on", "a console far away ".repeat(80));
    ui.question = Some(OpenQuestion::new(Confirmation::TakeOver(SlipId(47), far)));
    let first = picture(&mut ui, &snapshot, SMALL);
    assert!(first.contains("↑↓ 1–") && first.contains(&ui.shared.locale.say("answer-no")), "{first}");
    assert!(!first.contains("has gone."), "{first}");
    for _ in 0..60 {
        press(&mut ui, &snapshot, Down);
        picture(&mut ui, &snapshot, SMALL);
    }
    let last = picture(&mut ui, &snapshot, SMALL);
    assert!(last.contains("has gone.") && last.contains(&ui.shared.locale.say("answer-no")), "{last}");
    // The next question begins at its beginning.
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::Desk);
    assert!(ui.question.is_none());
}

#[test]
fn the_next_slip_can_be_written_in_before_a_verdict_is_announced() {
    let (mut ui, snapshot) = (judge(), decided(&[("KÔŇ", true)]));
    picture(&mut ui, &snapshot, (80, 24));
    press(&mut ui, &snapshot, Enter);
    assert_eq!(ui.mode(), KeyMode::Verdict);
    assert_eq!(ui.input(&ctrl('n'), &snapshot), []);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
    type_in(&mut ui, &snapshot, "12");
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::Desk);
    press(&mut ui, &snapshot, Enter);
    assert_eq!(ui.mode(), KeyMode::Verdict, "it still waits to be announced");
}

/// A slip is taken up with the first letter typed at it; whoever fills in a form before that is answered has not been
/// answered.
#[test]
fn what_is_done_by_the_way_closes_no_form() {
    let mut ui = referee();
    let snapshot = escalated();
    press(&mut ui, &snapshot, F(2));
    let acts = ui.input(&ctrl('r'), &snapshot);
    let claims = |act: &UserAct| matches!(act, UserAct::Give(Command::Slip(SlipCommand::ClaimSlip { .. })));
    assert!(acts.iter().all(claims), "{acts:?}");
    assert_eq!(ui.mode(), KeyMode::Ruling);
    for code in [Left, Enter] {
        press(&mut ui, &snapshot, code);
    }
    for _ in &acts {
        ui.answered(&CommandOutcome::Done);
    }
    assert_eq!(ui.mode(), KeyMode::Ruling, "the ruling itself is not answered yet");
    ui.answered(&CommandOutcome::Refused(Refusal::journal("no reasons".to_owned())));
    assert_eq!(ui.mode(), KeyMode::Ruling, "what was written stays");
}

#[test]
fn a_ruling_is_given_line_by_line_and_kept_where_it_is_left() {
    let snapshot = escalated();
    let mut plain = PlainConsole::new(referee());
    let mut say = |line: &str| {
        plain.prepare(line, &snapshot);
        let given = plain.line(line, &snapshot);
        (given, plain.told(&[], &snapshot).join("\n"))
    };
    let slip = SlipId(44);
    let claim = UserAct::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false }));
    let (given, told) = say("slip 44");
    assert!(given == [claim] && told.contains("XYLÓZ: 1 valid, 2 invalid"), "{given:?}\n{told}");
    assert!(say("perhaps").1.contains("XYLÓZ: 1 valid"), "it is asked again");
    assert!(say("inv").1.contains("Reasons:"));
    let release = UserAct::Give(Command::Slip(SlipCommand::ReleaseSlip { slip }));
    assert_eq!(say(".").0, [release]);
    // What was chosen is there again: an empty line leaves it.
    say("slip 44");
    say("");
    assert!(say("in no book").1.contains("Sources"));
    assert!(say("").1.contains("Ruling on slip 44: do it?"));
    let rulings = vec![WordRuling { word: "XYLÓZ".into(), valid: false }];
    let (reasons, sources) = ("in no book".to_owned(), Vec::new());
    let rule = UserAct::Give(Command::Slip(SlipCommand::Rule { slip, rulings, reasons, sources }));
    assert_eq!(say("yes").0, [rule]);
}
