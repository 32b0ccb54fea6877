//! The next round, started from the screen: typed a game a line, begun with a yes, or with a reason.

use super::affairs::{give, shot, types};
use super::halls::{Playing, law};
use super::*;
use crate::domain::{Millis, Round, TableId};
use crate::tournament::{Command, Pairing, RoundCommand, SetupCommand, StartRound};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;
use crate::tui::{PairingFileProblem, PairingFileSeat};

/// An event with five players, its first round about to be typed.
fn opened() -> (Playing, Ui) {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    assert_eq!(ui.mode(), KeyMode::Start);
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
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y'), KeyCode::Enter]);
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    let StartRound { round, pairings, byes, anyway, .. } = it;
    assert_eq!((*round, anyway), (Round(1), &None));
    assert_eq!(*pairings, [pair(1, "Nováková", "Kováč"), pair(2, "Weber", "Šťastný")]);
    assert_eq!(*byes, ["Malá"]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    assert_eq!(ui.mode(), KeyMode::Hall, "the hall with its new games");
    assert_eq!(playing.shown(&ui).bar.round, Round(1));
}

#[test]
fn what_stands_against_it_is_said_and_a_reason_begins_it_all_the_same() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 novakova; kovac");
    line(&mut playing, &mut ui, "2 weber; stastny");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    // It is said before anybody says yes.
    shot("start_against", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Char('y'), KeyCode::Enter]);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|problem| problem.what.contains("Malá")),
        "{:?}",
        ui.shared.problem
    );
    assert_eq!((ui.mode(), playing.shown(&ui).bar.round), (KeyMode::Start, Round(0)));
    shot("start_refused", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "without a reason it does not begin");
    // Whoever goes on with the games has given no reason, also where the game cannot be.
    assert_eq!(line(&mut playing, &mut ui, "3 mala; zzz"), []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|problem| problem.what.contains("zzz")),
        "{:?}",
        ui.shared.problem
    );
    assert_eq!(playing.shown(&ui).bar.round, Round(0));
    give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Enter, KeyCode::Char('y'), KeyCode::Enter]);
    let given = line(&mut playing, &mut ui, "Malá comes later");
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(it.anyway.as_deref(), Some("Malá comes later"));
    assert_eq!(playing.shown(&ui).bar.round, Round(1), "{:?}", ui.shared.problem);
}

/// A key that the bar promises in the hall did nothing in its lists.
#[test]
fn from_one_list_of_the_hall_to_the_next_it_is_one_key() {
    let (mut playing, mut ui) = opened();
    types(&mut playing, &mut ui, "1 novakova");
    for (key, mode) in
        [(6, KeyMode::Round), (11, KeyMode::Standings), (6, KeyMode::Round), (8, KeyMode::Start)]
    {
        give(&mut playing, &mut ui, &[KeyCode::F(key)]);
        assert_eq!(ui.mode(), mode, "F{key}");
    }
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("1 novakova"), "what was typed is kept");
    line(&mut playing, &mut ui, "; kovac");
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::F(11)]);
    assert_eq!(ui.mode(), KeyMode::Start, "what is asked is answered first");
}

#[test]
fn a_name_that_is_nearly_one_of_the_events_is_not_taken_for_it() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 Webre; Kovac");
    assert!(ui.shared.problem.as_ref().is_some_and(|problem| problem.what.contains("did you mean Weber")));
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Start, "the line is empty again");
    line(&mut playing, &mut ui, "1 Weber; Kovac");
    // The last game comes back to be mended.
    give(&mut playing, &mut ui, &[KeyCode::Up]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("1 Weber; Kováč▏"));
}

#[test]
fn what_was_typed_is_kept_when_the_form_is_left() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 Weber; Kovac");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Round);
    assert!(ui.shared.problem.is_some(), "that it is kept is said");
    give(&mut playing, &mut ui, &[KeyCode::F(2), KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("01  Weber – Kováč"));
    // Leaving by another way keeps it too.
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("01  Weber – Kováč"));
}

#[test]
fn a_refusal_that_no_reason_outweighs_asks_for_none() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "9 Weber; Kovac");
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Char('y'), KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "the event has no table 9");
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(!drawn.contains("Why it begins all the same"), "{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Up]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("9 Weber; Kováč▏"), "it can be mended at once");
}

#[test]
fn a_latecomer_is_entered_from_the_form_and_can_be_paired() {
    let (mut playing, mut ui) = opened();
    let given = line(&mut playing, &mut ui, "+ Zelená Eva");
    let [Command::Setup(SetupCommand::EnterPlayers { players })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert_eq!(players.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Zelená Eva"]);
    assert_eq!((ui.mode(), ui.shared.problem.is_none()), (KeyMode::Start, true));
    assert_eq!(line(&mut playing, &mut ui, "1 zelena; weber"), []);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    // Nobody is entered twice.
    line(&mut playing, &mut ui, "+ Zelená Eva");
    assert!(ui.shared.problem.is_some());
    let snapshot = playing.shown(&ui);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("Why it begins"));
}

#[test]
fn a_name_that_was_mistyped_is_struck_from_the_form_and_entered_anew() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "+ Zelná Eva");
    types(&mut playing, &mut ui, "- zelna");
    shot("start-struck", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Setup(SetupCommand::StrikeEntry { player })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert_eq!((player.as_str(), playing.state().players.has(player)), ("Zelná Eva", false));
    assert_eq!((ui.mode(), ui.shared.problem.is_none()), (KeyMode::Start, true));
    line(&mut playing, &mut ui, "+ Zelená Eva");
    // Whoever is in a game of the draft is taken out of it first.
    line(&mut playing, &mut ui, "1 zelena; weber");
    line(&mut playing, &mut ui, "- zelena");
    assert!(ui.shared.problem.is_some() && playing.state().players.has("Zelená Eva"));
}

#[test]
fn who_misses_the_round_and_what_else_belongs_to_it_goes_with_it() {
    let (mut playing, mut ui) = opened();
    for text in ["1 weber; kovac", "2 novakova; stastny", "mala; /", "50 min", "2 !"] {
        assert_eq!(line(&mut playing, &mut ui, text), [], "{text}");
        assert!(ui.shared.problem.is_none(), "{text}: {:?}", ui.shared.problem);
    }
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Char('y'), KeyCode::Enter]);
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!(it.missed, ["Malá"]);
    assert_eq!((it.session, it.supervised.as_slice()), (Some(Millis::secs(3_000)), &[TableId(2)][..]));
}

#[test]
fn a_file_of_pairings_is_shown_before_anything_is_written() {
    let (mut playing, mut ui) = opened();
    let seat = |table: Option<u16>, a: &str, b: &str| PairingFileSeat {
        table: table.map(TableId),
        players: [a.to_owned(), b.to_owned()],
    };
    types(&mut playing, &mut ui, "/media/usb/round 1.csv");
    let snapshot = playing.shown(&ui);
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    assert_eq!(acts, [UserAct::ReadPairings("/media/usb/round 1.csv".into(), "en")]);
    // A name that is nearly one of the event's: nothing of the file is taken.
    let wrong = vec![seat(Some(1), "Weber", "Kováč"), seat(Some(2), "Novákova", "Štastnj")];
    ui.pairings(&Ok(wrong), &snapshot);
    let said = ui.shared.problem.as_ref().map(|it| it.what.clone()).unwrap_or_default();
    assert!(said.contains("game 2") && said.contains("did you mean Šťastný"), "{said}");
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("Weber – Kováč"));
    let right =
        vec![seat(Some(1), "Weber", "Kováč"), seat(Some(2), "novakova", "Šťastný"), seat(None, "Malá", "")];
    ui.pairings(&Ok(right), &snapshot);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(ui.shared.problem.is_none() && drawn.contains("02  Nováková – Šťastný"), "{drawn}");
    assert_eq!(playing.shown(&ui).bar.round, Round(0), "nothing is written");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Char('y'), KeyCode::Enter]);
    let [Command::Round(RoundCommand::StartRound(it))] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((it.pairings.len(), it.byes.as_slice()), (2, &["Malá".to_owned()][..]));
    assert_eq!(playing.shown(&ui).bar.round, Round(1), "{:?}", ui.shared.problem);
}

#[test]
fn a_file_that_cannot_be_read_says_why() {
    let (playing, mut ui) = opened();
    let snapshot = playing.shown(&ui);
    let why =
        PairingFileProblem::Wrong { what: "round.csv: no text".into(), instead: "save it as text".into() };
    ui.pairings(&Err(why), &snapshot);
    let problem = ui.shared.problem.as_ref().expect("a problem");
    assert!(problem.what.contains("round.csv: no text"), "{problem:?}");
    assert_eq!(problem.instead, "save it as text");
    ui.shared.locale = Locale::named("cs").expect("installed");
    ui.pairings(&Err(PairingFileProblem::NoFile("kolo1.csv".into())), &snapshot);
    let problem = ui.shared.problem.as_ref().expect("a problem");
    assert_eq!(problem.what, "soubor kolo1.csv neexistuje");
}

#[test]
fn results_before_any_round_say_so_and_a_round_can_begin() {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(8)]);
    assert_eq!(ui.mode(), KeyMode::Start);
    let problem = ui.shared.problem.as_ref().expect("it says that no round has begun");
    assert!(
        problem.what.contains("no round has begun") && problem.instead.contains("round 1"),
        "{problem:?}"
    );
    // A reason that is not written is asked for in other words than the prompt's.
    line(&mut playing, &mut ui, "1 novakova; kovac");
    line(&mut playing, &mut ui, "2 weber; stastny");
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Char('y'), KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(ui.shared.problem.map(|it| it.what), Some(ui.shared.locale.say("start-why-empty")));
}

#[test]
fn an_entry_is_put_right_from_the_form() {
    let (mut playing, mut ui) = opened();
    types(&mut playing, &mut ui, "= weber; rating: 1650; paid: y");
    shot("start-amended", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Setup(SetupCommand::AmendEntry { player })] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((player.name.as_str(), player.rating, player.paid), ("Weber", Some(1_650), Some(true)));
    assert_eq!((ui.mode(), ui.shared.problem.is_none()), (KeyMode::Start, true));
    // The rest of it stays when something else is put right.
    let given = line(&mut playing, &mut ui, "= weber; age: 15");
    let [Command::Setup(SetupCommand::AmendEntry { player })] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((player.rating, player.age), (Some(1_650), Some(15)));
    assert_eq!(line(&mut playing, &mut ui, "= weber; age: fifteen"), []);
    assert!(ui.shared.problem.is_some());
}

#[test]
fn where_everybody_sits_alone_enter_without_a_game_draws_the_seats_by_lot() {
    let mut playing = Playing::before("pes-duplicate", law("pes-duplicate"));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    let asked = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(asked, [], "{:?}", ui.shared.problem);
    shot("start_lot", &mut ui, &playing, SMALL);
    let snapshot = playing.shown(&ui);
    press(&mut ui, &snapshot, KeyCode::Char('y'));
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    let [UserAct::Give(Command::Round(RoundCommand::StartRound(round)))] = acts.as_slice() else {
        panic!("{acts:?}")
    };
    assert_eq!((round.lot.as_deref(), round.pairings.len()), (Some(""), 0), "the console names the seed");
    // Where somebody's seat is said, the seats are as they are said.
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    line(&mut playing, &mut ui, "1 novakova");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    press(&mut ui, &snapshot, KeyCode::Char('y'));
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    let [UserAct::Give(Command::Round(RoundCommand::StartRound(round)))] = acts.as_slice() else {
        panic!("{acts:?}")
    };
    assert_eq!((round.lot.as_deref(), round.pairings.len()), (None, 1));
}

#[test]
fn who_types_on_at_the_question_begins_no_round() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "1 novakova; kovac");
    line(&mut playing, &mut ui, "2 weber; stastny");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("In no game (1): Malá"), "{drawn}");
    // A y is in the name, and stands for no yes.
    assert_eq!(line(&mut playing, &mut ui, "maly; -"), []);
    assert!(ui.shared.problem.is_some(), "nobody is called so");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(line(&mut playing, &mut ui, "mala; -"), []);
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(
        ui.shared.problem.as_ref().map(|it| it.what.clone()),
        Some(ui.shared.locale.say("start-yes-or-no"))
    );
    let given = give(&mut playing, &mut ui, &[KeyCode::Char('y'), KeyCode::Enter]);
    assert_eq!(given.len(), 1, "{:?}", ui.shared.problem);
}

/// A player who is paired anew leaves the game that he was in, and the other one of it had none, without a word.
#[test]
fn a_game_that_makes_way_for_another_is_named() {
    let (mut playing, mut ui) = opened();
    let mut said = |text: &str| {
        line(&mut playing, &mut ui, text);
        ui.shared.problem.take().map(|it| it.what).unwrap_or_default()
    };
    assert_eq!(said("1 novakova; kovac"), "");
    assert_eq!(said("2 weber; stastny"), "");
    assert!(said("1 novakova; stastny").contains("2 Weber – Šťastný"));
    // The game of the same table is replaced in plain sight.
    assert_eq!(said("1 novakova; kovac"), "");
}
