//! The face's arithmetic at its edges.

use crate::domain::{At, Citation, Millis, Side};
use crate::rules::{Cited, OnZero, RestartBudget, TimeControl, TimeMode};

use super::{Control, Face, Mode, Run, WrongState};

const T0: At = At(1_000_000);

fn after(ms: i64) -> At {
    T0 + Millis(ms)
}

fn face(mode: Mode, budget: i64, neutral: bool) -> Face {
    Face::new(Control { budget: Millis(budget), mode, neutral_between_moves: neutral }, T0)
}

#[test]
fn overtime_begins_after_zero_not_at_it() {
    let mut face = face(Mode::Overtime, 1000, false);
    face.start(T0, Side::A).expect("idle");
    assert_eq!((face.at(after(1000)).left[0], face.at(after(1000)).up[0]), (Millis(0), false));
    assert_eq!((face.at(after(1001)).left[0], face.at(after(1001)).up[0]), (Millis(-1), true));
    assert_eq!(face.at(after(1001)).left[0].face(), "−00:01");
    face.add(after(1500), Side::A, Millis(501)).expect("a running side can be given time");
    assert_eq!((face.at(after(1500)).left[0], face.at(after(1500)).up[0]), (Millis(1), false));
}

#[test]
fn a_flag_falls_at_zero_and_the_game_goes_on() {
    let mut face = face(Mode::Flag, 1000, false);
    face.start(T0, Side::A).expect("idle");
    assert!(!face.at(after(999)).up[0]);
    let shown = face.at(after(70_000));
    assert_eq!((shown.left[0], shown.up, shown.run), (Millis(0), [true, false], Run::Running(Side::A)));
    face.press(after(70_000), Side::A).expect("a forced pass");
    assert_eq!(face.at(after(70_500)).left, [Millis(0), Millis(500)]);
    face.add(after(70_500), Side::A, Millis(-5)).expect("taken");
    assert_eq!(face.at(after(70_500)).left[0], Millis(0));
}

#[test]
fn a_per_move_clock_gives_a_full_budget_at_each_turn_but_not_on_resuming() {
    let mut face = face(Mode::PerMove, 120_000, false);
    face.start(T0, Side::A).expect("idle");
    face.press(after(30_000), Side::A).expect("on move");
    face.challenge(after(40_000), Side::A).expect("in B's time");
    face.resume(after(99_000), Side::B).expect("verdict");
    assert_eq!(face.at(after(99_000)).left[1], Millis(110_000));
    face.press(after(100_000), Side::B).expect("on move");
    assert_eq!(face.at(after(100_000)).left, [Millis(120_000), Millis(109_000)]);
}

#[test]
fn a_neutral_clock_starts_nobody_until_pressed_again() {
    let mut face = face(Mode::Overtime, 60_000, true);
    face.press(T0, Side::B).expect("starts the opponent");
    face.press(after(5_000), Side::A).expect("on move");
    assert_eq!(face.run(), Run::Neutral);
    assert_eq!(face.since_press(after(9_000)), Some((Side::A, Millis(4_000))));
    face.press(after(9_000), Side::A).expect("starts the opponent");
    assert_eq!(face.run(), Run::Running(Side::B));
    assert_eq!(face.since_press(after(10_000)), Some((Side::A, Millis(5_000))), "the window is not moved");
    assert_eq!(face.at(after(10_000)).left, [Millis(55_000), Millis(59_000)]);
}

#[test]
fn levers_that_make_no_sense_change_nothing() {
    let mut face = face(Mode::Overtime, 60_000, false);
    assert_eq!(face.stop(T0), Err(WrongState(Run::Idle)));
    assert_eq!(face.challenge(T0, Side::A), Err(WrongState(Run::Idle)));
    assert_eq!(face.resume(T0, Side::A), Err(WrongState(Run::Idle)));
    face.start(T0, Side::A).expect("idle");
    let running = face.clone();
    assert!(face.press(after(1), Side::B).is_err());
    assert!(face.start(after(1), Side::B).is_err());
    assert!(face.set_both(after(1), Millis(0)).is_err());
    assert_eq!(face, running);
    face.challenge(after(2), Side::B).expect("running");
    assert!(face.challenge(after(3), Side::B).is_err());
    assert!(face.finish(after(3)).is_err());
    face.set_both(after(3), Millis(900_000)).expect("stopped");
    assert_eq!(face.at(after(9)).left, [Millis(900_000); 2]);
}

#[test]
fn a_moment_before_the_last_change_never_gives_time_back() {
    let mut face = face(Mode::Overtime, 60_000, false);
    face.start(after(100), Side::A).expect("idle");
    face.press(after(50), Side::A).expect("an earlier stamp");
    assert_eq!(face.at(after(0)).left, [Millis(60_000); 2]);
    assert_eq!(face.at(after(200)).left, [Millis(60_000), Millis(59_900)]);
}

#[test]
fn a_regulation_sets_the_clock_up() {
    fn cited<T>(value: T) -> Cited<T> {
        Cited { value, cite: Citation::new("test"), reading: None }
    }
    let control = |mode, restart, on_zero| {
        Control::of(&TimeControl {
            mode: cited(mode),
            budget: cited(Millis::secs(120)),
            budget_options: cited(Vec::new()),
            move_cap: None,
            restart_budget: cited(restart),
            warn_at: cited(Vec::new()),
            neutral_between_moves: cited(true),
            on_zero: cited(on_zero),
            overtime: None,
            dead_phases: cited(Vec::new()),
            budget_range: None,
        })
    };
    let mode = |mode, restart, on_zero| control(mode, restart, on_zero).map(|control| control.mode);
    let (game, keep) = (TimeMode::PerPlayerGame, RestartBudget::Keep);
    assert_eq!(mode(game, keep, OnZero::Overtime), Some(Mode::Overtime));
    assert_eq!(mode(game, keep, OnZero::NoMorePlays), Some(Mode::Flag));
    let (per_move, fresh) = (TimeMode::PerMove, RestartBudget::Fresh);
    assert_eq!(mode(per_move, fresh, OnZero::LoseTurnOnChallenge), Some(Mode::PerMove));
    assert_eq!(control(TimeMode::CentralRound, keep, OnZero::ZeroRound), None);
    let control = control(game, keep, OnZero::Overtime).expect("a table clock");
    assert!(control.neutral_between_moves);
    assert_eq!(control.budget, Millis::secs(120));
}
