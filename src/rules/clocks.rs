//! Chapter `[clock]`: what the clock must be able to do, and what a console may push to it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Role};

use super::Cited;

/// The regulation's requirements and grants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockAuthority {
    /// What the clock must be able to do.
    pub requires: Cited<Vec<ClockFunction>>,
    /// What an arbiter's console may do to it; everything else is display only.
    pub grants: Vec<Cited<ClockGrant>>,
    /// Whether neither clock runs while a challenge is open.
    pub stopped_during_challenge: Cited<bool>,
}

/// A function of a table clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockFunction {
    /// Counts down.
    CountDown,
    /// Counts up.
    CountUp,
    /// Shows overtime to the second.
    OvertimeDisplay,
    /// Stops both sides with one switch.
    CentralStop,
    /// Shows the end of the challenge window.
    ChallengeDisplay,
    /// Signals before the end.
    WarnSignals,
    /// A sound or a flag at the end.
    EndSignal,
    /// A state in which neither side runs.
    Neutral,
}

/// One thing an arbiter may do to a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockGrant {
    /// What.
    pub power: ClockPower,
    /// Who may order it.
    pub who: Role,
    /// How often in one game; `None` for as often as its ground arises.
    pub per_game: Option<u16>,
    /// The procedures through which alone it is used, because they ask what it depends on; none where it is simply
    /// ordered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<String>,
}

/// A power over a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "power", deny_unknown_fields)]
pub enum ClockPower {
    /// Start the clock of a player who is not there.
    StartAbsent,
    /// Stop both sides.
    Stop,
    /// Add exactly this much to one side (a playing referee's time).
    AddFixed {
        /// Milliseconds.
        amount: Millis,
    },
    /// Add or take a time that the authority fixes.
    AddFree,
    /// Set both sides to this budget; a regulation with several budgets grants several powers.
    SetBoth {
        /// Milliseconds.
        budget: Millis,
    },
    /// Run the hall's single countdown.
    CentralTimer,
}

impl std::fmt::Display for ClockPower {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::StartAbsent => f.write_str("start an absent player's clock"),
            Self::Stop => f.write_str("stop the clock"),
            Self::AddFixed { amount } => write!(f, "add {} to one side", amount.age()),
            Self::AddFree => f.write_str("add or take time as ruled"),
            Self::SetBoth { budget } => write!(f, "set both sides to {}", budget.age()),
            Self::CentralTimer => f.write_str("run the hall's countdown"),
        }
    }
}
