//! What may be done besides words, on the screens of a real station.

use super::desk::overstated;
use super::halls::Playing;
use super::*;
use crate::clock::Run;
use crate::domain::{Citation, ClockId, Millis, OpId, Side, TableId};
use crate::rules::{Claimant, ClockPower, Facts};
use crate::station::ClockView;
use crate::tournament::{
    Claim, ClockCommand, Command, ConductCommand, ProcedureCommand, ResultCommand, RoundCommand,
};
use crate::tui::Screens as _;
use crate::tui::act::ScreenProblem;
use crate::tui::keymap::KeyMode;
use crate::tui::screen::Screen as _;
use crate::tui::{CommandOutcome, rules};

pub(super) fn shot(name: &str, ui: &mut Ui, playing: &Playing, size: (u16, u16)) {
    let snapshot = playing.shown(ui);
    layout::shot(name, ui, &snapshot, size);
}

fn key_in(ui: &mut Ui, playing: &Playing, code: KeyCode) -> Vec<UserAct> {
    let snapshot = playing.shown(ui);
    press(ui, &snapshot, code)
}

/// The hall with table 1 open.
pub(super) fn open(playing: &Playing, role: Role) -> Ui {
    let mut ui = console(role, true);
    key_in(&mut ui, playing, KeyCode::F(3));
    ui.hall.selected = Some(TableId(1));
    key_in(&mut ui, playing, KeyCode::Enter);
    ui
}

/// Presses keys with the snapshot that the screens ask for, and gives what comes of them to the station.
pub(super) fn give(playing: &mut Playing, ui: &mut Ui, codes: &[KeyCode]) -> Vec<Command> {
    give_events(playing, ui, codes.iter().map(|code| key(*code)))
}

/// The same with keys of any kind.
pub(super) fn give_events(
    playing: &mut Playing,
    ui: &mut Ui,
    events: impl IntoIterator<Item = Event>,
) -> Vec<Command> {
    let mut given = Vec::new();
    for event in events {
        let snapshot = playing.shown(ui);
        for act in ui.input(&event, &snapshot) {
            let UserAct::Give(command) = act else { continue };
            let answer = match playing.try_as(ui.role(), &command) {
                Ok(()) => CommandOutcome::Done,
                Err(refusal) => CommandOutcome::Refused(refusal),
            };
            ui.answered(&answer);
            given.push(command);
        }
    }
    given
}

pub(super) fn types(playing: &mut Playing, ui: &mut Ui, text: &str) {
    let codes: Vec<KeyCode> = text.chars().map(KeyCode::Char).collect();
    give(playing, ui, &codes);
}

#[test]
fn the_menu_filters_as_one_types() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    let snapshot = playing.shown(&ui);
    let count = snapshot.table.as_ref().map_or(0, |table| table.offers.len());
    assert!(count > 60, "{count}");
    shot("table_menu", &mut ui, &playing, MIDDLE);
    types(&mut playing, &mut ui, "namitka");
    shot("table_menu_filtered", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "zzz");
    shot("table_menu_nothing", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Table, "the first Esc clears what was typed");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn a_claim_from_the_menu_to_the_judgement() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    shot("table_form_claim", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "the side is missing");
    types(&mut playing, &mut ui, "a");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [
        Command::Conduct(ConductCommand::Claim(Claim {
            table: TableId(1),
            offence,
            offender: Side::A,
            claimant,
            ..
        })),
    ] = given.as_slice()
    else {
        panic!("{given:?} {:?}", ui.shared.problem)
    };
    assert_eq!((offence.as_str(), *claimant), ("score_overstated", Claimant::Opponent));
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    playing.wait(42);
    shot("table_claim", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm, "what is due stands first");
    types(&mut playing, &mut ui, "32");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "27");
    shot("table_form_judge", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Esc]);
    shot("hall_claim", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Enter]);
    types(&mut playing, &mut ui, "32");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "27");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    // The verdict fills the screen until it is announced; a key pressed twice does not put it away.
    assert_eq!(ui.mode(), KeyMode::ClaimVerdict);
    shot("claim_verdict", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::ClaimVerdict);
    playing.wait(1);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Table);
    shot("table_claim_judged", &mut ui, &playing, MIDDLE);
}

/// The verdict on a claim that was just decided.
pub(super) fn judged() -> (Ui, Snapshot) {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    overstated(&mut playing, &mut ui);
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    playing.wait(1);
    let snapshot = playing.shown(&ui);
    (ui, snapshot)
}

#[test]
fn a_claims_verdict_says_who_claims_what_and_what_follows() {
    let (mut ui, snapshot) = judged();
    for tag in Locale::tags() {
        ui.shared.locale = Locale::named(tag).expect("an installed language");
        let drawn = picture(&mut ui, &snapshot, SMALL);
        for said in ["námitka bodová", "Kováč", "Nováková", "ČAS §10.2.1", "ČAS §10.4", "27"] {
            assert!(drawn.contains(said), "{tag}: {said}\n{drawn}");
        }
    }
    // Nothing is left to do at a clock; what is to be said goes with Enter, and then the table is there again.
    assert_eq!(ui.input(&ctrl('y'), &snapshot), []);
    assert!(ui.shared.problem.take().is_some());
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    assert!(
        matches!(acts.as_slice(), [UserAct::Give(Command::Clock(ClockCommand::SettleOrder { .. }))]),
        "{acts:?}"
    );
    assert_eq!(ui.mode(), KeyMode::Table);
}

#[test]
fn an_open_claim_says_what_would_follow() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "nehlaskovani zolika");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "a");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    let snapshot = playing.shown(&ui);
    let [claim] = snapshot.table.as_ref().expect("a table").claims.as_slice() else { panic!("one claim") };
    assert!(claim.ends.len() >= 2, "{:?}", claim.ends);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("proven: ") && drawn.contains("unfounded: "), "{drawn}");
}

#[test]
fn a_procedure_step_by_step() {
    let mut playing = Playing::started("cas-2009");
    let procedures = &playing.law().ruleset.procedures;
    let longest = procedures.iter().filter(|it| it.value.phases.contains(&crate::rules::Phase::Playing));
    let longest = longest.filter(|it| it.value.allowed_if.is_none() && it.value.side);
    let (id, asks) = longest
        .max_by_key(|it| it.value.steps.len())
        .map(|it| (it.value.id.clone(), it.value.asks.clone()))
        .expect("a procedure");
    let mut ui = open(&playing, Role::HeadReferee);
    let facts: Facts = asks.iter().map(|ask| (ask.fact.clone(), ask.from.max(1).min(ask.to))).collect();
    playing.give(&Command::Procedure(ProcedureCommand::BeginProcedure {
        table: TableId(1),
        procedure: id,
        side: Some(Side::A),
        facts,
    }));
    shot("table_procedure", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(matches!(given.as_slice(), [Command::Procedure(ProcedureCommand::StepDone { .. })]), "{given:?}");
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    // Leaving and coming back changes nothing: the journal knows where it stands.
    let mut again = open(&playing, Role::HeadReferee);
    shot("table_procedure_second", &mut again, &playing, MIDDLE);
    give(&mut playing, &mut again, &[KeyCode::Esc]);
    shot("hall_procedure", &mut again, &playing, SMALL);
}

#[test]
fn who_is_not_there() {
    let mut playing = halls::absent();
    let mut ui = open(&playing, Role::HeadReferee);
    playing.wait(100);
    shot("table_absent_early", &mut ui, &playing, MIDDLE);
    playing.wait(500);
    shot("table_absent_clock", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    shot("table_form_clock", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let power = ClockPower::StartAbsent;
    let [Command::Clock(ClockCommand::OrderClock { power: it, side, .. })] = given.as_slice() else {
        panic!("{given:?}");
    };
    assert_eq!((*it, *side), (power, Some(Side::B)), "the absent player stands there already");
    playing.give(&Command::Clock(ClockCommand::SettleOrder { op: OpId(1) }));
    playing.wait(1201);
    shot("table_absent_forfeit", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    shot("hall_absent", &mut ui, &playing, MIDDLE);
}

#[test]
fn the_halls_single_countdown() {
    let mut playing = Playing::new("pes-duplicate");
    let mut ui = console(Role::HeadReferee, true);
    key_in(&mut ui, &playing, KeyCode::F(3));
    give(&mut playing, &mut ui, &[KeyCode::F(6)]);
    types(&mut playing, &mut ui, "countdown");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Enter]);
    assert!(
        matches!(given.as_slice(), [Command::Clock(ClockCommand::OrderClock { .. })]),
        "{given:?} {:?}",
        ui.shared.problem
    );
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    playing.wait(20);
    shot("hall_countdown", &mut ui, &playing, MIDDLE);
    let left = playing.shown(&ui).hall.countdown.expect("it runs").left;
    playing.wait(left.0 / 1000 - 29);
    shot("hall_countdown_call", &mut ui, &playing, SMALL);
    playing.wait(30);
    shot("hall_countdown_over", &mut ui, &playing, SMALL);
}

#[test]
fn the_round_as_a_whole() {
    let mut playing = Playing::new("cas-2009");
    let mut ui = console(Role::HeadReferee, true);
    key_in(&mut ui, &playing, KeyCode::F(3));
    shot("hall_waits", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::F(6)]);
    assert_eq!(ui.mode(), KeyMode::Round);
    shot("hall_round", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(given, [Command::Round(RoundCommand::StartPlay {})]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    playing.wait(40 * 60 - 12);
    shot("hall_session", &mut ui, &playing, SMALL);
    playing.wait(14);
    shot("hall_session_over", &mut ui, &playing, MIDDLE);
    let mut ui = open(&playing, Role::HeadReferee);
    shot("table_session_over", &mut ui, &playing, SMALL);
    let circle = playing.shown(&ui).table.expect("a table").offers.remove(0);
    assert!(matches!(circle.draft.base, Command::Round(RoundCommand::CircleMove { .. })), "{circle:?}");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "11");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(given, [Command::Round(RoundCommand::CircleMove { table: TableId(1), number: 11 })]);
    shot("table_playoff", &mut ui, &playing, SMALL);
}

#[test]
fn a_sanction_and_what_must_be_published() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    playing.sanction();
    shot("table_sanction", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    shot("hall_duties", &mut ui, &playing, MIDDLE);
    give(&mut playing, &mut ui, &[KeyCode::F(6)]);
    shot("hall_round_duties", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "to do");
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), [], "one key does not say that it is done");
    types(&mut playing, &mut ui, "hung up at 11:40");
    shot("form_duty", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(
        matches!(given.as_slice(), [Command::Conduct(ConductCommand::DutyDone { note, .. })] if note == "hung up at 11:40"),
        "{given:?}"
    );
}

#[test]
fn a_result_is_entered_and_handed_in() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::Referee);
    types(&mut playing, &mut ui, "game is over");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    shot("table_form_result", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "412");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "38x");
    assert!(ui.shared.problem.is_some(), "that is no number, and is not written");
    shot("table_form_wrong", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "8");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(matches!(given.as_slice(), [Command::Result(ResultCommand::EnterResult(_))]), "{given:?}");
    if ui.shared.problem.is_some() {
        // The end transfers tiles: somebody went out.
        let last = [KeyCode::Up, KeyCode::Up];
        give(&mut playing, &mut ui, &last[..1]);
        give(&mut playing, &mut ui, &[KeyCode::Up]);
        types(&mut playing, &mut ui, "a");
        give(&mut playing, &mut ui, &[KeyCode::Enter]);
    }
    shot("table_result", &mut ui, &playing, MIDDLE);
}

#[test]
fn the_rules_are_searched() {
    let mut playing = Playing::started("tso-2017");
    let mut ui = console(Role::Judge, true);
    give(&mut playing, &mut ui, &[KeyCode::F(5)]);
    assert_eq!(ui.mode(), KeyMode::Rules);
    shot("rules", &mut ui, &playing, MIDDLE);
    types(&mut playing, &mut ui, "3.1.4 clock");
    shot("rules_filtered", &mut ui, &playing, SMALL);
    // What the file of the ruleset calls things stands apart from what the regulation says.
    let snapshot = playing.shown(&ui);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("clock.stopped_during_cha"));
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    assert!(picture(&mut ui, &snapshot, SMALL).contains("clock.stopped_during_cha"));
}

const ALL: [&str; 6] = ["cas-2009", "pes-classic", "pes-duplicate", "sss-2022", "sss-online", "tso-2017"];

#[test]
fn every_paragraph_that_is_cited_has_words() {
    let mut missing = Vec::new();
    for id in ALL {
        let snapshot = Playing::new(id).shown(&console(Role::Judge, true));
        let cites = snapshot.rules.iter().map(|row| Citation::new(row.cite.clone()));
        let cites = cites.filter(|cite| !cite.is_silent());
        missing.extend(cites.filter(|cite| rules::in_words(cite, &snapshot).is_none()));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_rules_open_at_the_paragraph_of_a_refusal() {
    let mut playing = Playing::started("sss-2022");
    let mut ui = console(Role::Judge, true);
    let cite = Some(Citation::new("SSS §10.1.3"));
    ui.shared.problem = Some(ScreenProblem { cite, ..ScreenProblem::plain("no".to_owned(), String::new()) });
    give(&mut playing, &mut ui, &[KeyCode::F(5)]);
    assert_eq!(ui.mode(), KeyMode::Rules);
    assert!(ui.rules.filter.value().starts_with("SSS §10"), "{}", ui.rules.filter.value());
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, SMALL);
    assert!(drawn.contains("╭ SSS-"), "what it says in words stands below:\n{drawn}");
    assert!(!drawn.contains("English only"), "{drawn}");
    ui.shared.locale = Locale::named("sk").expect("installed");
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("po anglicky"), "it is Slovak there");
    ui.shared.locale = Locale::named("de").expect("installed");
    assert!(picture(&mut ui, &snapshot, SMALL).contains("auf Englisch"), "and marked where it is not");
    // Esc shows all of them again, and the key by itself leaves what is there.
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.rules.filter.value(), "");
}

#[test]
fn the_rules_open_at_the_paragraph_of_the_form_and_lose_nothing_of_it() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    let cite = ui.form().and_then(|form| form.shown_paragraph(&snapshot)).expect("a form");
    let wanted = rules::in_words(&cite, &snapshot).unwrap_or_default().to_owned();
    give(&mut playing, &mut ui, &[KeyCode::F(5)]);
    assert!(wanted.starts_with("ČAS §"), "{wanted}");
    assert_eq!((ui.mode(), ui.rules.filter.value()), (KeyMode::Rules, wanted.as_str()));
    give(&mut playing, &mut ui, &[KeyCode::F(3)]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
}

#[test]
fn the_hall_s_own_key_asks_too_who_sits_down() {
    let playing = Playing::started("sss-2022");
    let mut ui = console(Role::Judge, true);
    key_in(&mut ui, &playing, KeyCode::F(3));
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('o'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::SitDown);
    assert_eq!(ui.role(), Role::Judge, "nothing has changed yet");
}

/// ČAS §16.8: the clock signals when 30, 20 and 10 seconds of a move are left.
#[test]
fn the_first_signal_of_a_moves_clock_marks_the_time_that_runs() {
    let playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    let mut seen = |left: Millis| {
        let mut snapshot = playing.shown(&ui);
        let table = snapshot.table.as_mut().expect("it is open");
        table.row.clock = ClockView::Heard {
            clock: ClockId(1),
            run: Run::Running(Side::A),
            left: [left, Millis::secs(20)],
            age: Millis(0),
            stale: false,
            battery: None,
            battery_low: false,
            fault: false,
            extrapolated: false,
            rssi: None,
            adapter: None,
            no_link: None,
            suspect: None,
        };
        let drawn = picture(&mut ui, &snapshot, (80, 24));
        assert!(drawn.contains("signals at 30, 20, 10 s") && drawn.contains("ČAS §16.8"), "{drawn}");
        let marked: Vec<bool> = drawn
            .lines()
            .filter(|line| line.contains("│ A ") || line.contains("│ B "))
            .map(|line| line.contains('!'))
            .collect();
        marked
    };
    assert_eq!(seen(Millis(30_001)), [false, false], "not yet; and B's time stands");
    assert_eq!(seen(Millis(30_000)), [true, false]);
    assert_eq!(seen(Millis(1)), [true, false]);
}

#[test]
fn what_is_wrong_with_the_radio_stands_at_the_top_with_what_to_do() {
    use crate::clock::{AirState, AirTrouble};
    let say = |trouble| {
        let mut snapshot = fixtures::calm();
        snapshot.bar.air = Some(AirState { adapters: Vec::new(), trouble });
        picture(&mut console(Role::Judge, false), &snapshot, (100, 30))
    };
    let silent = say(None);
    for (trouble, remedy) in [
        (AirTrouble::NoAdapter { wanted: None }, "plug one in"),
        (AirTrouble::NoAdapter { wanted: Some("hci7".into()) }, "No Bluetooth adapter hci7"),
        (AirTrouble::Off { adapter: "hci0".into() }, "rfkill unblock"),
        (AirTrouble::NoService, "systemctl start bluetooth"),
        (AirTrouble::NoBus { why: "no such file".into() }, "again by itself: no such file"),
        (AirTrouble::NoScan { adapter: "hci0".into(), why: "busy".into() }, "not allowed to listen (busy)"),
        (AirTrouble::Silent { adapter: "hci0".into() }, "unplug it"),
        (AirTrouble::Broken { why: "it fell".into() }, "it fell"),
    ] {
        let drawn = say(Some(trouble));
        assert!(drawn.contains(remedy) && !silent.contains(remedy), "{drawn}");
    }
    assert_eq!(say(Some(AirTrouble::Starting)), silent);
}

#[test]
fn a_signal_stands_across_every_screen_above_all_else() {
    use crate::station::{JournalHealth, SignalView};
    let mut snapshot = fixtures::calm();
    let mut drawn = |key: u8, by_hand| {
        snapshot.hall.signal = Some(SignalView {
            name: "konec základní hrací doby".into(),
            cite: fixtures::cite("ČAS §6.1"),
            by_hand,
        });
        if by_hand {
            snapshot.bar.journal = JournalHealth::Halted { why: "no space left on device.".into() };
        }
        let mut ui = console(Role::Judge, false);
        press(&mut ui, &snapshot, KeyCode::F(key));
        let drawn = picture(&mut ui, &snapshot, (80, 24));
        drawn.lines().nth(2).unwrap_or_default().trim().to_owned()
    };
    for key in 2..=5 {
        assert_eq!(drawn(key, false), "! SIGNAL: konec základní hrací doby [ČAS §6.1]");
    }
    assert_eq!(drawn(2, true), "! GIVE THE SIGNAL BY HAND: konec základní hrací doby [ČAS §6.1]");
}
