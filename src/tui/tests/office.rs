//! Who sits down here.

use KeyCode::{Down, Enter, Esc, F, Tab, Up};
use fixtures::{calm, escalated, hall};

use super::*;
use crate::domain::{Citation, Millis};
use crate::tournament::{GeneralReason, Refusal, Subject};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;
use crate::tui::{CommandOutcome, NewPin, PinAnswer, Sitting};

/// The key that works on every screen.
fn who(ui: &mut Ui, snapshot: &Snapshot) {
    let key = KeyEvent::new(KeyCode::Char('7'), KeyModifiers::ALT);
    assert_eq!(ui.input(&Event::Key(key), snapshot), []);
    assert_eq!(ui.mode(), KeyMode::SitDown);
}

fn sits(office: Role, name: &str, pin: &str) -> Sitting {
    Sitting { office, name: name.to_owned(), pin: pin.to_owned() }
}

#[test]
fn another_office_and_person_sit_down_on_every_screen() {
    let snapshot = hall();
    for screen in [2, 3, 4, 5] {
        let mut ui = judge();
        press(&mut ui, &snapshot, F(screen));
        who(&mut ui, &snapshot);
        assert!(picture(&mut ui, &snapshot, SMALL).contains("Who sits down here?"));
        press(&mut ui, &snapshot, Up);
        type_in(&mut ui, &snapshot, "Jana  Malá ");
        let sitting = sits(Role::Referee, "Jana Malá", "");
        assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sitting.clone())]);
        assert_eq!((ui.role(), ui.person()), (Role::Judge, Some("")), "not before it is kept");
        ui.sat_down(&sitting);
        assert_eq!((ui.role(), ui.person()), (Role::Referee, Some("Jana Malá")));
        assert!(ui.shared.console.may_rule && ui.mode() != KeyMode::SitDown);
    }
}

#[test]
fn the_offices_are_those_that_the_regulation_knows() {
    let mut snapshot = calm();
    snapshot.bar.offices = vec![Role::Director, Role::HeadReferee, Role::Judge];
    let mut ui = judge();
    who(&mut ui, &snapshot);
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(
        shown.contains("head referee") && !shown.lines().any(|line| line.contains("│   referee")),
        "{shown}"
    );
    press(&mut ui, &snapshot, Up);
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sits(Role::HeadReferee, "", ""))]);
}

#[test]
fn a_pin_is_asked_for_and_never_shown() {
    let snapshot = hall();
    let mut ui = judge();
    ui.pins_are(vec![Role::HeadReferee]);
    who(&mut ui, &snapshot);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("PIN:"), "the judge's office has none");
    press(&mut ui, &snapshot, Up);
    press(&mut ui, &snapshot, Up);
    assert_eq!(press(&mut ui, &snapshot, Enter), [], "on to the PIN");
    type_in(&mut ui, &snapshot, "482913");
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(shown.contains("******") && !shown.contains("482913"), "{shown}");
    let sitting = sits(Role::HeadReferee, "", "482913");
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sitting.clone())]);
    assert!(!format!("{sitting:?}").contains("482913"));
    ui.pin_refused(&PinAnswer::Wrong { tries: 1, wait: Millis::secs(1) });
    assert_eq!((ui.role(), ui.mode()), (Role::Judge, KeyMode::SitDown));
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(shown.contains("this PIN is wrong") && shown.contains("wait 1 second"), "{shown}");
    assert!(!shown.contains('*'), "it is typed anew: {shown}");
    // The name is the other line; another office needs no PIN.
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "Eva");
    press(&mut ui, &snapshot, Down);
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sits(Role::Referee, "Eva", ""))]);
    press(&mut ui, &snapshot, Esc);
    assert_ne!(ui.mode(), KeyMode::SitDown);
}

#[test]
fn an_office_is_given_a_pin_that_is_typed_twice() {
    let snapshot = hall();
    let set =
        |pin: Option<&str>| UserAct::SetPin(NewPin { office: Role::Judge, pin: pin.map(str::to_owned) });
    let mut ui = judge();
    who(&mut ui, &snapshot);
    ui.input(&ctrl('n'), &snapshot);
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(shown.contains("only the head referee") && shown.contains("Alt-7"), "{shown}");
    let mut ui = referee();
    who(&mut ui, &snapshot);
    for _ in 0..3 {
        press(&mut ui, &snapshot, Down);
    }
    ui.input(&ctrl('n'), &snapshot);
    type_in(&mut ui, &snapshot, "12");
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("4 to 60 characters"));
    type_in(&mut ui, &snapshot, "34");
    assert_eq!(press(&mut ui, &snapshot, Enter), [], "once more");
    type_in(&mut ui, &snapshot, "1243");
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("not the same"));
    type_in(&mut ui, &snapshot, "1234");
    press(&mut ui, &snapshot, Enter);
    type_in(&mut ui, &snapshot, "1234");
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(
        shown.contains("New PIN (word judge): ****") && shown.contains("The same again:       ****▏"),
        "{shown}"
    );
    assert!(shown.contains("then Enter") && !shown.contains("Enter sit down"), "{shown}");
    let acts = press(&mut ui, &snapshot, Enter);
    assert_eq!(acts, [set(Some("1234"))]);
    assert!(!format!("{acts:?}").contains("1234"));
    ui.pins_are(vec![Role::Judge]);
    ui.pin_set(&NewPin { office: Role::Judge, pin: Some("1234".to_owned()) }, Some(&Ok(())));
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(shown.contains("from now on asks for a PIN: word judge") && !shown.contains("1234"), "{shown}");
    // Nothing, twice, takes it away; Esc leaves it.
    ui.input(&ctrl('n'), &snapshot);
    press(&mut ui, &snapshot, Esc);
    assert_eq!(ui.mode(), KeyMode::SitDown);
    ui.input(&ctrl('n'), &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert_eq!(press(&mut ui, &snapshot, Enter), [set(None)]);
    ui.pin_set(&NewPin { office: Role::Judge, pin: None }, Some(&Err("the disk is full".to_owned())));
    assert!(picture(&mut ui, &snapshot, SMALL).contains("the disk is full"));
    ui.pin_set(&NewPin { office: Role::Judge, pin: None }, None);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("a simulated hall has no PINs"));
}

#[test]
fn what_is_only_another_office_s_offers_to_sit_down_in_it() {
    let snapshot = hall();
    let refused = |offices: Vec<Role>| {
        let why = GeneralReason::NotTheirOffice { what: Subject::TakeBack, offices, role: Role::Judge };
        CommandOutcome::Refused(Refusal {
            why: Box::new(why.into()),
            cite: Some(Citation::new("SSS silent")),
        })
    };
    let mut ui = judge();
    ui.answered(&refused(vec![Role::HeadReferee, Role::Director]));
    let shown = picture(&mut ui, &snapshot, MIDDLE);
    assert!(shown.contains("Alt-7: sit down here as head referee"), "{shown}");
    who(&mut ui, &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sits(Role::HeadReferee, "", ""))]);
    // What was refused long ago is not meant any more.
    let mut ui = judge();
    ui.answered(&refused(vec![Role::HeadReferee]));
    press(&mut ui, &snapshot, F(3));
    who(&mut ui, &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::SitDown(sits(Role::Judge, "", ""))]);
    // Nobody sits down as the players.
    let mut ui = judge();
    ui.answered(&refused(vec![Role::Players]));
    assert!(!picture(&mut ui, &snapshot, MIDDLE).contains("Alt-7"));
}

#[test]
fn a_word_judge_with_a_word_that_no_list_decides_is_not_stuck() {
    let snapshot = escalated();
    let mut ui = judge();
    picture(&mut ui, &snapshot, SMALL);
    ui.input(&ctrl('r'), &snapshot);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("Alt-7"), "{}", picture(&mut ui, &snapshot, SMALL));
    who(&mut ui, &snapshot);
    let acts = press(&mut ui, &snapshot, Enter);
    let [UserAct::SitDown(sitting)] = acts.as_slice() else { panic!("{acts:?}") };
    assert_eq!(sitting.office, snapshot.phrases.escalates_to);
    ui.sat_down(sitting);
    ui.input(&ctrl('r'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::Ruling);
}

#[test]
fn the_finder_leads_there() {
    let snapshot = hall();
    let mut ui = judge();
    ui.input(&ctrl('p'), &snapshot);
    type_in(&mut ui, &snapshot, "office");
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert_eq!(ui.mode(), KeyMode::SitDown);
}
