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
pub struct Shown {
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
    pub fn at(&self, now: At) -> Shown {
        let left = Side::BOTH.map(|side| self.left_at(side, now));
        Shown { run: self.run, left, up: left.map(|left| self.control.mode.is_up(left)) }
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
#[path = "model_tests.rs"]
mod tests;
