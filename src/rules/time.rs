//! Chapter `[time]`: how much time, what happens when it is gone.

use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Points};

use super::Cited;

/// Time control of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TimeControl {
    /// What the time is for.
    pub mode: Cited<TimeMode>,
    /// The budget in the unit of `mode`.
    pub budget: Cited<Millis>,
    /// Other budgets that an organiser may announce.
    pub budget_options: Cited<Vec<Millis>>,
    /// What a press gives the next player.
    pub restart_budget: Cited<RestartBudget>,
    /// Time left at which the clock gives a signal.
    pub warn_at: Cited<Vec<Millis>>,
    /// Whether neither clock runs between a move and the next.
    pub neutral_between_moves: Cited<bool>,
    /// What happens at zero.
    pub on_zero: Cited<OnZero>,
    /// Overtime, where the regulation knows it.
    pub overtime: Option<Overtime>,
}

/// What a time budget is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeMode {
    /// One budget for each player for the whole game.
    PerPlayerGame,
    /// One budget for each move.
    PerMove,
    /// One countdown for the whole hall (duplicate).
    CentralRound,
    /// Measured by a server; no clock here.
    Server,
}

/// What a press gives the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestartBudget {
    /// What was left of his budget.
    Keep,
    /// A full budget.
    Fresh,
}

/// What happens when a budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnZero {
    /// Play goes on, overtime is counted.
    Overtime,
    /// The opponent may challenge it; the turn is lost.
    LoseTurnOnChallenge,
    /// No more tiles may be placed; challenges may still be made.
    NoMorePlays,
    /// The round counts zero.
    ZeroRound,
    /// The game is lost.
    GameLost,
}

/// Overtime and its price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Overtime {
    /// Points for each begun unit; negative.
    pub points: Cited<Points>,
    /// The unit that is begun: a minute everywhere so far.
    pub per: Cited<Millis>,
    /// The most overtime a game survives; more ends it.
    pub max: Option<Cited<Millis>>,
}

impl Overtime {
    /// The deduction for being `over` time; zero or negative.
    pub fn deduction(&self, over: Millis) -> Points {
        if over.0 <= 0 {
            return Points(0);
        }
        let units = (over.0 + self.per.value.0 - 1) / self.per.value.0.max(1);
        Points(self.points.value.0.saturating_mul(units as i32))
    }
}
