//! Who sits down here.

use KeyCode::{Down, Enter, Esc, F, Tab, Up};
use fixtures::{calm, escalated, hall};

use super::*;
use crate::domain::{Citation, Millis};
use crate::tournament::{GeneralReason, Refusal, Subject};
use crate::tui::keymap::Mode;
use crate::tui::{Answer, PinAnswer, Sitting};

/// The key that works on every screen.
fn who(ui: &mut Ui, snapshot: &Snapshot) {
    let key = KeyEvent::new(KeyCode::Char('7'), KeyModifiers::ALT);
    assert_eq!(ui.input(&Event::Key(key), snapshot), []);
    assert_eq!(ui.mode(), Mode::SitDown);
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
        assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sitting.clone())]);
        assert_eq!((ui.role(), ui.person()), (Role::Judge, ""), "not before it is kept");
        ui.sat_down(&sitting);
        assert_eq!((ui.role(), ui.person()), (Role::Referee, "Jana Malá"));
        assert!(ui.console.may_rule && ui.mode() != Mode::SitDown);
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
    assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sits(Role::HeadReferee, "", ""))]);
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
    assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sitting.clone())]);
    assert!(!format!("{sitting:?}").contains("482913"));
    ui.pin_refused(&PinAnswer::Wrong { tries: 1, wait: Millis::secs(1) });
    assert_eq!((ui.role(), ui.mode()), (Role::Judge, Mode::SitDown));
    let shown = picture(&mut ui, &snapshot, SMALL);
    assert!(shown.contains("this PIN is wrong") && shown.contains("wait 1 second"), "{shown}");
    assert!(!shown.contains('*'), "it is typed anew: {shown}");
    // The name is the other line; another office needs no PIN.
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "Eva");
    press(&mut ui, &snapshot, Down);
    assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sits(Role::Referee, "Eva", ""))]);
    press(&mut ui, &snapshot, Esc);
    assert_ne!(ui.mode(), Mode::SitDown);
}

#[test]
fn what_is_only_another_office_s_offers_to_sit_down_in_it() {
    let snapshot = hall();
    let refused = |offices: Vec<Role>| {
        let why = GeneralReason::NotTheirOffice { what: Subject::TakeBack, offices, role: Role::Judge };
        Answer::Refused(Refusal { why: Box::new(why.into()), cite: Some(Citation::new("SSS silent")) })
    };
    let mut ui = judge();
    ui.answered(&refused(vec![Role::HeadReferee, Role::Director]));
    let shown = picture(&mut ui, &snapshot, MIDDLE);
    assert!(shown.contains("Alt-7: sit down here as head referee"), "{shown}");
    who(&mut ui, &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sits(Role::HeadReferee, "", ""))]);
    // What was refused long ago is not meant any more.
    let mut ui = judge();
    ui.answered(&refused(vec![Role::HeadReferee]));
    press(&mut ui, &snapshot, F(3));
    who(&mut ui, &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), [Act::SitDown(sits(Role::Judge, "", ""))]);
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
    let [Act::SitDown(sitting)] = acts.as_slice() else { panic!("{acts:?}") };
    assert_eq!(sitting.office, snapshot.phrases.escalates_to);
    ui.sat_down(sitting);
    ui.input(&ctrl('r'), &snapshot);
    assert_eq!(ui.mode(), Mode::Ruling);
}

#[test]
fn the_finder_leads_there() {
    let snapshot = hall();
    let mut ui = judge();
    ui.input(&ctrl('p'), &snapshot);
    type_in(&mut ui, &snapshot, "office");
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert_eq!(ui.mode(), Mode::SitDown);
}
