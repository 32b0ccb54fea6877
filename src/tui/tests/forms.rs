//! Forms and questions: letters write and never choose, what was begun is kept, nothing is cut, and a form asks some
//! things only where they are needed.

use KeyCode::{Down, Enter, Esc, F, Left, Right, Tab, Up};
use fixtures::{decided, escalated, opened, queue};

use super::affairs::{give, open, shot, types};
use super::halls::Playing;
use super::*;
use crate::domain::{Citation, Side, SlipId, TableId};
use crate::tournament::{
    AwardGame, ClockCommand, Command, Refusal, ResultCommand, SlipCommand, SlipReason, Sure, Withdraws,
    WordRuling,
};
use crate::tui::keymap::KeyMode;
use crate::tui::question::OpenQuestion;
use crate::tui::screen::Confirmation;
use crate::tui::{CommandOutcome, PlainConsole, Screens as _};

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

/// A warning that leads to nothing more asks for whom and why; the third, which costs the game, asks what that needs.
#[test]
fn a_sanction_asks_for_what_follows_from_it_only_where_it_follows() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    let warn = |playing: &mut Playing, ui: &mut Ui| {
        types(playing, ui, "napomenutí");
        give(playing, ui, &[Enter]);
        assert_eq!(ui.mode(), KeyMode::OrderForm);
    };
    for _ in 0..2 {
        warn(&mut playing, &mut ui);
        types(&mut playing, &mut ui, "x");
        let problem = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
        assert!(problem.contains("choose with ← → first"), "no letter is lost in the reasons: {problem}");
        // The first letter of an option chooses it while nothing is chosen; afterwards letters are the reasons.
        types(&mut playing, &mut ui, "bnoise");
        let given = give(&mut playing, &mut ui, &[Enter]);
        assert_eq!(given.len(), 1, "{:?}", ui.shared.problem);
        assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    }
    warn(&mut playing, &mut ui);
    give(&mut playing, &mut ui, &[Right, Right, Tab]);
    types(&mut playing, &mut ui, "noise again");
    let asked = |ui: &Ui| {
        let form = ui.form().expect("a form");
        form.asks(Locale::english()).into_iter().map(|asks| asks.label).collect::<Vec<_>>()
    };
    let before = asked(&ui).len();
    give(&mut playing, &mut ui, &[Enter]);
    assert!(ui.shared.problem.is_some(), "the score is needed now");
    assert_eq!(asked(&ui).len(), before + 2, "both scores, and not whose is better: {:?}", asked(&ui));
    types(&mut playing, &mut ui, "250");
    give(&mut playing, &mut ui, &[Tab]);
    types(&mut playing, &mut ui, "100");
    give(&mut playing, &mut ui, &[Enter]);
    assert_eq!(asked(&ui).len(), before + 3, "250 points, but only 150 ahead: {:?}", asked(&ui));
    give(&mut playing, &mut ui, &[Right, Enter]);
    assert!(ui.form().is_none() && ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
}

/// A results line that was typed ahead met a claim's form: its spaces chose who was accused, and its Enter gave it.
#[test]
fn text_that_meets_a_choice_chooses_nothing_and_gives_nothing() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "presúvanie");
    give(&mut playing, &mut ui, &[Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    for text in ["2 300 310", "it was not said", "we were there"] {
        types(&mut playing, &mut ui, text);
        let problem = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
        assert!(problem.contains("choose with ← → first"), "{text}: {problem}");
        assert_eq!(give(&mut playing, &mut ui, &[Enter]), [], "{text}");
        assert!(!is_chosen(&ui), "{text}");
    }
    // An arrow chooses, and then Enter gives it.
    give(&mut playing, &mut ui, &[Left]);
    assert!(is_chosen(&ui));
    assert_eq!(give(&mut playing, &mut ui, &[Enter]).len(), 1, "{:?}", ui.shared.problem);
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
    give(&mut playing, &mut ui, &[Enter]);
    let drawn = |playing: &Playing, ui: &mut Ui| picture(ui, &playing.shown(ui), SMALL);
    assert!(!drawn(&playing, &mut ui).contains("The result will be"), "nobody was named");
    give(&mut playing, &mut ui, &[Left, Tab]);
    types(&mut playing, &mut ui, "300");
    give(&mut playing, &mut ui, &[Tab]);
    types(&mut playing, &mut ui, "120");
    shot("form_foreseen", &mut ui, &playing, SMALL);
    let drawn = drawn(&playing, &mut ui);
    assert!(drawn.contains("The result will be: Nováková 0 : 180 Kováč"), "{drawn}");
    assert!(drawn.contains("Nováková: forfeits now 1 in this game"), "what follows besides is said\n{drawn}");
}

/// Lines of text say it too, before they ask whether it is to be done.
#[test]
fn lines_of_text_say_beforehand_what_would_follow() {
    let playing = Playing::started("sss-2022");
    let mut plain = PlainConsole::new(referee());
    let mut told = String::new();
    for line in ["1 vzdanie partie", "1", "1", "300", "120", "had to leave"] {
        plain.prepare(line, &playing.shown(&plain));
        assert_eq!(plain.line(line, &playing.shown(&plain)), []);
        told = plain.told(&[], &playing.shown(&plain)).join("\n");
    }
    let follows = "What follows: Nováková: forfeits now 1 in this game, 1 in the event; The result will be: Nováková 0 : 180 Kováč\nvzdanie partie";
    assert!(told.contains(follows), "{told}");
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
    give(&mut playing, &mut ui, &[F(4)]);
    shot("log_affairs", &mut ui, &playing, MIDDLE);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("389") && drawn.contains("412"), "the result\n{drawn}");
    // In full, with its paragraph; there is nothing to mend on it here.
    types(&mut playing, &mut ui, "412");
    give(&mut playing, &mut ui, &[Enter]);
    assert_eq!(ui.mode(), KeyMode::LogEntry);
    shot("log_affair", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[Esc]);
    assert_eq!(ui.mode(), KeyMode::Log);
}
