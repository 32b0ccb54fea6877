//! The face of a two-sided clock as pure arithmetic (§3): who runs, what is left, what a lever does.
//!
//! A face never waits. It keeps the time left at the moment of its last change, and every question brings the
//! moment it is asked about. Levers that make no sense in a state are refused and change nothing.

use crate::domain::{At, Millis, Side};
use crate::rules::{OnZero, RestartBudget, TimeControl, TimeMode};

/// What a clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Run {
    /// The game has not begun.
    Idle,
    /// This side's time runs.
    Running(Side),
    /// The game is on and neither side's time runs.
    Neutral,
    /// Both stopped because this side challenged.
    Challenge(Side),
    /// The game is over.
    Finished,
}

/// What happens at zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One budget for the game; below zero it counts on as overtime (TSO, PES).
    Overtime,
    /// One budget for the game; it stops at zero, the flag is down and the game goes on (SSS).
    Flag,
    /// A full budget for each move; it stops at zero (ČAS).
    PerMove,
}

impl Mode {
    /// Whether time left is never negative.
    pub fn stops_at_zero(self) -> bool {
        self != Self::Overtime
    }

    /// Whether this much left means that the side's time is used up. An overtime clock at 0 still has its last
    /// instant: overtime begins at −00:01.
    pub fn is_up(self, left: Millis) -> bool {
        if self.stops_at_zero() { left.0 <= 0 } else { left.0 < 0 }
    }
}

/// How a clock is set up for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// Time for a side, or for a move in [`Mode::PerMove`].
    pub budget: Millis,
    /// What happens at zero.
    pub mode: Mode,
    /// Whether a press stops the mover and starts nobody, until he presses again.
    pub neutral_between_moves: bool,
}

impl Control {
    /// The set-up a regulation asks for; `None` where no clock stands on the table (duplicate, a server).
    pub fn of(time: &TimeControl) -> Option<Self> {
        let mode = match time.mode.value {
            TimeMode::CentralRound | TimeMode::Server => return None,
            TimeMode::PerMove => Mode::PerMove,
            TimeMode::PerPlayerGame => match (time.restart_budget.value, time.on_zero.value) {
                (RestartBudget::Fresh, _) => Mode::PerMove,
                (RestartBudget::Keep, OnZero::Overtime) => Mode::Overtime,
                (RestartBudget::Keep, _) => Mode::Flag,
            },
        };
        Some(Self {
            budget: time.budget.value,
            mode,
            neutral_between_moves: time.neutral_between_moves.value,
        })
    }
}

/// What a face shows at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownFace {
    /// What the clock is doing.
    pub run: Run,
    /// Time left, `A` first; negative is overtime.
    pub left: [Millis; 2],
    /// Whether each side's time is used up: overtime, or the flag is down.
    pub up: [bool; 2],
}

/// The lever or order makes no sense in this state; nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the clock is {0:?}: this lever does nothing now")]
pub struct WrongState(pub Run);

/// The face itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    control: Control,
    run: Run,
    left: [Millis; 2],
    since: At,
    last_press: Option<(Side, At)>,
}

impl Face {
    /// A face with both budgets full, idle.
    pub fn new(control: Control, now: At) -> Self {
        Self { control, run: Run::Idle, left: [control.budget; 2], since: now, last_press: None }
    }

    /// The set-up.
    pub fn control(&self) -> Control {
        self.control
    }

    /// What the clock is doing.
    pub fn run(&self) -> Run {
        self.run
    }

    /// What is shown at `now`. A moment before the last change counts as that change: time never runs back.
    pub fn at(&self, now: At) -> ShownFace {
        let left = Side::BOTH.map(|side| self.left_at(side, now));
        ShownFace { run: self.run, left, up: left.map(|left| self.control.mode.is_up(left)) }
    }

    /// Who last ended a move, and how long ago. Challenge windows are measured from here.
    pub fn since_press(&self, now: At) -> Option<(Side, Millis)> {
        self.last_press.map(|(side, at)| (side, Millis(now.since(at).0.max(0))))
    }

    /// When the running side is at zero if nobody presses, or when it was; the last change where time taken
    /// had put it below.
    pub fn zero_at(&self) -> Option<(Side, At)> {
        let Run::Running(side) = self.run else { return None };
        Some((side, self.since + self.left[side.index()].max(Millis(0))))
    }

    /// Starts a side: the first move, or after a neutral phase. A per-move clock gives it a full budget.
    pub fn start(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Idle | Run::Neutral))?;
        self.give_turn(now, side);
        Ok(())
    }

    /// A player presses his lever. On his own time that ends his move; while nothing runs it starts his
    /// opponent, so that players can go on after a verdict without the console.
    pub fn press(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        match self.run {
            Run::Running(mover) if mover == side => {
                self.change(now, Run::Neutral);
                self.last_press = Some((side, self.since));
                if !self.control.neutral_between_moves {
                    self.give_turn(now, side.other());
                }
                Ok(())
            }
            Run::Idle | Run::Neutral | Run::Challenge(_) => {
                self.give_turn(now, side.other());
                Ok(())
            }
            Run::Running(_) | Run::Finished => Err(WrongState(self.run)),
        }
    }

    /// The central stop: neither side runs, the game is on.
    pub fn stop(&mut self, now: At) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Running(_) | Run::Neutral))?;
        self.change(now, Run::Neutral);
        Ok(())
    }

    /// A side challenges: both stop. Also after the last move, which some regulations let be challenged.
    pub fn challenge(&mut self, now: At, by: Side) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Running(_) | Run::Neutral | Run::Finished))?;
        self.change(now, Run::Challenge(by));
        Ok(())
    }

    /// A side's time goes on with what it had, after a challenge or a stop.
    pub fn resume(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Challenge(_) | Run::Neutral))?;
        self.change(now, Run::Running(side));
        Ok(())
    }

    /// Sets what both sides have left. Refused while a side runs: stop first, so that nobody loses a second
    /// to the radio.
    pub fn set_both(&mut self, now: At, left: Millis) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Idle | Run::Neutral | Run::Challenge(_)))?;
        self.change(now, self.run);
        self.left = [self.floored(left); 2];
        Ok(())
    }

    /// Adds time to a side, or takes it where negative.
    pub fn add(&mut self, now: At, side: Side, amount: Millis) -> Result<(), WrongState> {
        self.only(self.run != Run::Finished)?;
        self.change(now, self.run);
        self.left[side.index()] = self.floored(self.left[side.index()] + amount);
        Ok(())
    }

    /// The game is over. Refused while a challenge is open: its verdict can give the game another end.
    pub fn finish(&mut self, now: At) -> Result<(), WrongState> {
        self.only(matches!(self.run, Run::Running(_) | Run::Neutral))?;
        self.change(now, Run::Finished);
        Ok(())
    }

    /// Power came back: what was left is kept, nobody's time runs, and the press before it is forgotten since
    /// its age is not known any more.
    pub fn wake(&mut self, now: At) {
        let run = if let Run::Running(_) = self.run { Run::Neutral } else { self.run };
        self.change(now, run);
        self.last_press = None;
    }

    fn only(&self, allowed: bool) -> Result<(), WrongState> {
        if allowed { Ok(()) } else { Err(WrongState(self.run)) }
    }

    fn give_turn(&mut self, now: At, side: Side) {
        self.change(now, Run::Running(side));
        if self.control.mode == Mode::PerMove {
            self.left[side.index()] = self.control.budget;
        }
    }

    fn change(&mut self, now: At, run: Run) {
        self.left = Side::BOTH.map(|side| self.left_at(side, now));
        self.since = self.since.max(now);
        self.run = run;
    }

    fn left_at(&self, side: Side, now: At) -> Millis {
        let left = self.left[side.index()];
        if self.run == Run::Running(side) {
            self.floored(left - Millis(now.since(self.since).0.max(0)))
        } else {
            left
        }
    }

    fn floored(&self, left: Millis) -> Millis {
        if self.control.mode.stops_at_zero() { left.max(Millis(0)) } else { left }
    }
}

#[cfg(test)]
mod tests {
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
        assert_eq!(
            face.since_press(after(10_000)),
            Some((Side::A, Millis(5_000))),
            "the window is not moved"
        );
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
}
