//! Chapter `[time]` with `[time.overtime]` and `[time.move_cap]`: how much time, what happens when it is gone; with
//! what must agree in them.

use serde::{Deserialize, Serialize};

use super::Cited;
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;
use crate::domain::{Millis, Points};

table! {
    /// Time control of a game.
    pub struct TimeControl {
        /// What the time is for.
        pub mode: Cited<TimeMode>,
        /// The budget in the unit of `mode`.
        pub budget as "budget_s": Cited<Millis>,
        /// Other budgets that an organiser may announce.
        pub budget_options as "budget_options_s": Cited<Vec<Millis>>,
        /// What a press gives the next player.
        pub restart_budget: Cited<RestartBudget>,
        /// Time left at which the clock gives a signal.
        pub warn_at as "warn_at_s": Cited<Vec<Millis>>,
        /// Whether neither clock runs between a move and the next.
        pub neutral_between_moves: Cited<bool>,
        /// What happens at zero.
        pub on_zero: Cited<OnZero>,
        /// The most that one move may take out of the budget, where the regulation limits it.
        pub move_cap: Option<MoveCap>,
        /// Overtime, where the regulation knows it.
        pub overtime: Option<Overtime>,
        /// While what neither clock runs.
        pub dead_phases: Cited<Vec<DeadPhase>>,
        /// Any budget in between may be announced.
        pub budget_range as "budget_range_s": Option<Cited<(Millis, Millis)>>,
    }
    refuse budget as "budget_s" if |it| it.value.0 <= 0 => "must be longer than zero", SECONDS;
    refuse budget_options as "budget_options_s" if any_is_nothing => "must be longer than zero", SECONDS;
    refuse warn_at as "warn_at_s" if any_is_nothing => "must be longer than zero", SECONDS;
    check overtime_has_a_price(on_zero);
    check warnings_agree(warn_at, budget, budget_range);
    check note(mode, neutral_between_moves);
}

/// Something during which neither clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadPhase {
    /// A word challenge.
    Challenge,
    /// Writing the score.
    ScoreRecording,
    /// A difference about the score.
    ScoreDispute,
    /// Drawing.
    Drawing,
    /// Putting the number of tiles right.
    TileFix,
    /// A late player's arrival.
    LateArrival,
    /// A referee's decision or action.
    Referee,
    /// A player who has to referee another game.
    PlayingReferee,
    /// A power failure and the like.
    Unforeseen,
}

table! {
    /// A limit on a single move within a game's budget.
    pub struct MoveCap {
        /// The most one move may take.
        pub limit as "limit_s": Cited<Millis>,
        /// How long before the limit the player is warned.
        pub warn_before as "warn_before_s": Cited<Millis>,
    }
    refuse limit as "limit_s" if |it| it.value.0 <= 0 => "must be longer than zero", SECONDS;
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

table! {
    /// Overtime and its price.
    pub struct Overtime {
        /// Points for each begun unit; negative.
        pub points: Cited<Points>,
        /// The unit that is begun: a minute everywhere so far.
        pub per as "per_s": Cited<Millis>,
        /// What exactly one full unit of overtime costs.
        pub full_unit: Cited<FullUnit>,
        /// The most overtime a game survives; more ends it.
        pub max as "max_s": Option<Cited<Millis>>,
        /// Whether overtime costs nothing that arose after the end of the game, because a clock was not stopped.
        pub free_after_end: Cited<bool>,
        /// Whose; `None` for anybody's.
        pub free_after_end_for: Option<Cited<FreeAfterEnd>>,
    }
    refuse points if |it| it.value.0 >= 0 => "is no deduction", "write a number below zero: -10";
    refuse per as "per_s" if |it| it.value.0 <= 0 => "must be longer than zero", SECONDS;
    refuse max as "max_s" if |it| it.as_ref().is_some_and(|it| it.value.0 <= 0) => "must be longer than zero", SECONDS;
}

/// Whose overtime costs nothing that arose after the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeAfterEnd {
    /// Anybody's.
    Anyone,
    /// That of the opponent of whoever ended the game: his clock was started instead of both being stopped.
    Opponent,
}

/// What exactly one full unit of overtime costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FullUnit {
    /// One unit: the next one begins with more than that.
    One,
    /// Two units: the next one begins on the dot.
    BeginsNext,
}

impl Overtime {
    /// What a clock shows of being `over` time: whole seconds, the one that has begun not yet. Players and referees
    /// read nothing else, so nothing else costs.
    pub fn displayed(over: Millis) -> Millis {
        Millis(over.0 - over.0 % 1_000)
    }

    /// The deduction for being `over` time; zero or negative. The shortest overtime that is shown costs one unit.
    pub fn deduction(&self, over: Millis) -> Points {
        let over = Self::displayed(over);
        if over.0 <= 0 {
            return Points(0);
        }
        let per = self.per.value.0.max(1);
        let units = match self.full_unit.value {
            FullUnit::One => (over.0 - 1) / per + 1,
            FullUnit::BeginsNext => over.0 / per + 1,
        };
        Points(self.points.value.0.saturating_mul(i32::try_from(units).unwrap_or(i32::MAX)))
    }

    /// Whether being `over` time ends the game; exactly the most that is allowed, as it is shown, does not.
    pub fn ends_game(&self, over: Millis) -> bool {
        self.max.as_ref().is_some_and(|max| Self::displayed(over) > max.value)
    }
}

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    table: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    mode: Option<&Cited<TimeMode>>,
    neutral: Option<&Cited<bool>>,
) {
    diagnostics.across.mode = mode.map(|leaf| leaf.value);
    diagnostics.across.neutral = neutral.map(|leaf| leaf.value);
    diagnostics.across.overtime = table.has("overtime");
}

/// A clock can only warn of the end of a budget that has begun; what it is set to lies in the range.
pub(in crate::rules) fn warnings_agree(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    warn_at: Option<&Cited<Vec<Millis>>>,
    budget: Option<&Cited<Millis>>,
    range: Option<&Option<Cited<(Millis, Millis)>>>,
) {
    let Some(budget) = budget.map(|leaf| leaf.value) else { return };
    if warn_at.is_some_and(|leaf| leaf.value.iter().any(|at| *at >= budget)) {
        let help = "write seconds that are left on the clock, fewer than the budget";
        diagnostics.contradiction("time.warn_at_s", "warns before the budget has begun", help);
    }
    if let Some(Some(range)) = range
        && !(range.value.0..=range.value.1).contains(&budget)
    {
        let help = "let budget_s lie in the range, or widen the range";
        diagnostics.contradiction("time.budget_range_s", "does not contain the usual budget", help);
    }
}

/// Play goes on at zero exactly where overtime has a price.
pub(in crate::rules) fn overtime_has_a_price(
    table: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    on_zero: Option<&Cited<OnZero>>,
) {
    let Some(plays_on) = on_zero.map(|leaf| leaf.value == OnZero::Overtime) else { return };
    match (plays_on, table.has("overtime")) {
        (false, true) => diagnostics.contradiction(
            "time.overtime",
            "has a price for overtime, but on_zero lets nobody play on",
            "set time.on_zero to \"overtime\", or take [time.overtime] out",
        ),
        (true, false) => diagnostics.lacks(
            "time.on_zero",
            "lets play go on at zero, but nothing says what overtime costs",
            "add [time.overtime], or set another on_zero",
        ),
        (true, true) | (false, false) => {}
    }
}

/// What to do about a length of time that is none.
pub(in crate::rules) const SECONDS: &str = "write the seconds that the regulation gives";

/// Whether one of several lengths of time is none.
pub(in crate::rules) fn any_is_nothing(lengths: &Cited<Vec<Millis>>) -> bool {
    lengths.value.iter().any(|length| length.0 <= 0)
}
