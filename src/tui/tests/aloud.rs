//! What is said aloud is ticked off on purpose, told for ten seconds, and taken back by one key or by an act.

use super::affairs::{give, give_events, types};
use super::fixtures::queue;
use super::halls::Playing;
use super::waiting::challenge;
use super::*;
use crate::domain::{Round, SlipId, TableId};
use crate::tournament::{
    ClockCommand, Command, ConductCommand, OrderState, Pairing, ResultCommand, SlipCommand, Sure,
};
use crate::tui::Screens as _;
use crate::tui::keymap::{Action, KEYMAP, KeyMode};

/// A challenge at a table that is rejected, from another place than the desk.
fn reject(playing: &mut Playing, table: u16) -> SlipId {
    playing.give(&challenge(table));
    let slip = SlipId(u32::from(table));
    for command in [
        SlipCommand::EnterWords { slip, words: vec!["čo".to_owned()] },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
    ] {
        playing.give(&Command::Slip(command));
    }
    slip
}

/// A desk at which a penalty waits to be said at each of so many tables: their verdicts were announced elsewhere.
fn to_say_at(tables: u16) -> (Playing, Ui) {
    let mut playing = Playing::started("sss-2022");
    for table in 1..=tables {
        let slip = reject(&mut playing, table);
        playing.give(&Command::Slip(SlipCommand::Announce { slip }));
    }
    let ui = judge();
    assert_eq!(playing.shown(&ui).aloud.len(), usize::from(tables));
    (playing, ui)
}

fn to_say() -> (Playing, Ui) {
    to_say_at(1)
}

fn drawn(playing: &Playing, ui: &mut Ui) -> String {
    let snapshot = playing.shown(ui);
    picture(ui, &snapshot, SMALL)
}

/// One key that everybody has in their fingers ticked off what nobody had said, without a word and without a way back.
#[test]
fn no_key_that_is_pressed_by_habit_ticks_off_what_is_to_be_said() {
    let (mut playing, mut ui) = to_say();
    drawn(&playing, &mut ui);
    let habits = [KeyCode::Enter, KeyCode::Char(' '), KeyCode::Tab, KeyCode::Esc, KeyCode::Delete];
    for code in habits.into_iter().chain((1..=12).map(KeyCode::F)) {
        if code == KeyCode::F(10) {
            continue;
        }
        give(&mut playing, &mut ui, &[KeyCode::F(2), KeyCode::Down, code]);
        assert_eq!(playing.shown(&ui).aloud.len(), 1, "{code:?}");
        give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Esc]);
    }
    let saves = "sacvxzy".chars().map(ctrl);
    for event in saves {
        give_events(&mut playing, &mut ui, [key(KeyCode::F(2)), event, key(KeyCode::Esc)]);
        assert_eq!(playing.shown(&ui).aloud.len(), 1);
    }
}

#[test]
fn what_was_ticked_off_is_told_for_ten_seconds_in_which_one_key_takes_it_back() {
    let (mut playing, mut ui) = to_say();
    let words = drawn(&playing, &mut ui);
    assert!(words.contains("minus 5"), "{words}");
    let given = give_events(&mut playing, &mut ui, [ctrl('y'), ctrl('y')]);
    let [Command::Clock(ClockCommand::SettleOrder { op })] = given[..] else { panic!("{given:?}") };
    assert_eq!(playing.shown(&ui).aloud, []);
    // On whatever screen: what it was, the key, how long yet.
    for screen in [2, 3, 4, 5, 2] {
        give(&mut playing, &mut ui, &[KeyCode::F(screen)]);
        let told = drawn(&playing, &mut ui);
        assert!(told.contains("ticked off as said: T1") && told.contains("Ctrl-Z not yet (10 s)"), "{told}");
        assert!(told.contains("minus 5"), "{told}");
    }
    playing.wait(9);
    assert!(drawn(&playing, &mut ui).contains("Ctrl-Z not yet (1 s)"));
    let given = give_events(&mut playing, &mut ui, [ctrl('z')]);
    assert!(matches!(given.as_slice(), [Command::Conduct(ConductCommand::TakeBack { .. })]), "{given:?}");
    let told = drawn(&playing, &mut ui);
    assert!(told.contains("minus 5") && !told.contains("ticked off"), "{told}");
    assert_eq!(playing.shown(&ui).aloud.len(), 1, "it waits to be said again");
    assert_eq!(playing.state().orders.get(&op).expect("the order").state, OrderState::Waiting);
    // Once more, and too late.
    give_events(&mut playing, &mut ui, [ctrl('y'), ctrl('y')]);
    playing.wait(10);
    assert!(!drawn(&playing, &mut ui).contains("ticked off"));
    assert_eq!(give_events(&mut playing, &mut ui, [ctrl('z')]), []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.instead.contains("take back")),
        "{:?}",
        ui.shared.problem
    );
}

/// The key that ticks off became a habit itself: pressed once more it ticked off the next table's.
#[test]
fn the_same_key_once_more_ticks_off_nothing_and_each_has_its_way_back() {
    let (mut playing, mut ui) = to_say_at(2);
    drawn(&playing, &mut ui);
    assert_eq!(give_events(&mut playing, &mut ui, [ctrl('y')]), [], "who is at the slips comes to the list");
    assert_eq!(give_events(&mut playing, &mut ui, [ctrl('y')]).len(), 1);
    for _ in 0..3 {
        assert_eq!(give_events(&mut playing, &mut ui, [ctrl('y')]), []);
        assert!(
            ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("arrow keys")),
            "{:?}",
            ui.shared.problem
        );
    }
    assert_eq!(playing.shown(&ui).aloud.len(), 1);
    assert_eq!(give_events(&mut playing, &mut ui, [key(KeyCode::Down), ctrl('y')]).len(), 1);
    assert_eq!(playing.shown(&ui).aloud, []);
    for left in [1, 2] {
        assert_eq!(give_events(&mut playing, &mut ui, [ctrl('z')]).len(), 1);
        assert_eq!(playing.shown(&ui).aloud.len(), left);
    }
    assert_eq!(give_events(&mut playing, &mut ui, [ctrl('z')]), []);
}

/// What goes with a verdict's Enter was ticked off without a word, and the key said that nothing was.
#[test]
fn what_is_announced_with_a_verdict_is_told_and_taken_back_like_the_rest() {
    let mut playing = Playing::started("sss-2022");
    let slip = reject(&mut playing, 1);
    let mut ui = judge();
    drawn(&playing, &mut ui);
    ui.desk.verdict = Some(slip);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let ticks = |command: &Command| matches!(command, Command::Clock(ClockCommand::SettleOrder { .. }));
    assert!(given.iter().any(ticks), "{given:?}");
    assert!(drawn(&playing, &mut ui).contains("ticked off as said: T1"));
    let given = give_events(&mut playing, &mut ui, [ctrl('z')]);
    assert!(matches!(given.as_slice(), [Command::Conduct(ConductCommand::TakeBack { .. })]), "{given:?}");
}

/// What nobody had said left the desk with the next round, and the question before that did not name it.
#[test]
fn what_was_not_said_is_named_before_the_next_round_begins() {
    let (mut playing, _) = to_say_at(2);
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    types(&mut playing, &mut ui, "1 mala; weber");
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("Not said yet: table 1, 2 "), "{drawn}");
}

/// Only a clock's order goes with its round.
#[test]
fn a_penalty_that_was_not_said_is_taken_back_when_the_next_round_is_on() {
    let (mut playing, mut ui) = to_say();
    give_events(&mut playing, &mut ui, [ctrl('y'), ctrl('y')]);
    for table in [1, 2] {
        playing.give(&halls::result(table, "out", [389, 412]));
        let handed =
            ResultCommand::HandIn { table: TableId(table), round: None, signed: true, sure: Sure::new() };
        playing.give(&Command::Result(handed));
    }
    playing.wait(3_600);
    let pair = Pairing { table: TableId(1), a: "Malá".into(), b: "Weber".into() };
    playing.give(&Command::start_round(Round(2), vec![pair]).anyway("two go home"));
    let settled = playing.state().revocable_entries().find_map(|(entry, it)| Some((entry, it.settled()?)));
    let (entry, op) = settled.expect("something was said");
    let reason = "nobody was at the table".to_owned();
    playing.give(&Command::Conduct(ConductCommand::TakeBack { entry, reason, misentered: false }));
    assert_eq!(playing.state().orders.get(&op).expect("the order").state, OrderState::Waiting);
}

/// Later it is an act, which the journal keeps with its reason.
#[test]
fn later_it_is_taken_back_by_an_act_at_its_table() {
    let (mut playing, mut ui) = to_say();
    give_events(&mut playing, &mut ui, [ctrl('y'), ctrl('y')]);
    playing.wait(300);
    give(&mut playing, &mut ui, &[KeyCode::F(3)]);
    ui.hall.selected = Some(TableId(1));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "take back done by hand");
    let told = drawn(&playing, &mut ui);
    assert!(told.contains("take back: order") && told.contains("done by hand"), "{told}");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    types(&mut playing, &mut ui, "nobody was at the table");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(matches!(given.as_slice(), [Command::Conduct(ConductCommand::TakeBack { .. })]), "{given:?}");
    assert_eq!(playing.shown(&ui).aloud.len(), 1);
    // What another console ticked off no key of this one takes back.
    let op = playing.shown(&ui).aloud[0].op;
    playing.give(&Command::Clock(ClockCommand::SettleOrder { op }));
    let mut other = judge();
    assert_eq!(give_events(&mut playing, &mut other, [ctrl('z')]), []);
}

/// The cursor stood in the list, and no arrow led there.
#[test]
fn the_arrows_come_to_what_is_to_be_said_and_back() {
    let mut snapshot = queue();
    let first = snapshot.aloud[0].clone();
    let second = crate::station::OrderRow { op: crate::domain::OpId(8), ..first.clone() };
    snapshot.aloud.push(second);
    let mut ui = judge();
    picture(&mut ui, &snapshot, SMALL);
    let slips = snapshot.queue.len() + snapshot.referee.len();
    for _ in 0..slips {
        press(&mut ui, &snapshot, KeyCode::Down);
    }
    let settles = |ui: &mut Ui| match ui.input(&ctrl('y'), &snapshot).as_slice() {
        [UserAct::Give(Command::Clock(ClockCommand::SettleOrder { op }))] => op.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(settles(&mut ui), 7);
    for downs in [2, 3] {
        for _ in 0..downs {
            press(&mut ui, &snapshot, KeyCode::Down);
        }
        assert_eq!(settles(&mut ui), 8, "the last one");
    }
    press(&mut ui, &snapshot, KeyCode::Down);
    press(&mut ui, &snapshot, KeyCode::Down);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("Ctrl-Y")),
        "{:?}",
        ui.shared.problem
    );
    layout::shot("desk_aloud_chosen", &mut ui, &snapshot, SMALL);
    for _ in 0..3 {
        press(&mut ui, &snapshot, KeyCode::Up);
    }
    let selected = ui.desk.selected;
    assert_eq!(selected, Some(snapshot.queue.last().expect("a slip").slip), "the slips again");
}

/// At 80 columns the bar named no key for what waits longest.
#[test]
fn the_smallest_bar_names_the_key_in_every_language() {
    let snapshot = queue();
    for tag in Locale::tags() {
        let mut ui = judge();
        ui.shared.locale = Locale::named(tag).expect("an installed language");
        let told = picture(&mut ui, &snapshot, SMALL);
        let bar = told.lines().last().unwrap_or_default();
        assert!(bar.contains("Ctrl-Y") && bar.contains("F1") && bar.contains("F10"), "{tag}: {bar}");
    }
}

/// F7 was a clock here, parts of a result there, and a penalty that was said at the desk.
#[test]
fn a_function_key_means_the_same_on_every_screen() {
    for row in KEYMAP {
        let KeyCode::F(number) = row.code else { continue };
        let meant = match number {
            1 if row.mode == KeyMode::Help => Action::Back,
            1 => Action::Help,
            2 => Action::Desk,
            3 => Action::Hall,
            4 => Action::Log,
            5 => Action::Rules,
            6 => Action::Round,
            7 => Action::Clocks,
            8 => Action::Results,
            9 => Action::Office,
            10 => Action::Quit,
            11 => Action::Standings,
            12 => Action::Duplicate,
            _ => panic!("F{number}"),
        };
        assert_eq!(row.action, meant, "F{number} in {:?}", row.mode);
    }
}
