//! Chapter `[clock]`: what the clock must be able to do, and what a console may push to it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Role};

use super::Cited;
use super::load::{clock, or_default};

table! {
    /// The regulation's requirements and grants.
    pub struct ClockAuthority {
        /// What the clock must be able to do.
        pub requires: Cited<Vec<ClockFunction>>,
        /// What an arbiter's console may do to it; everything else is display only.
        pub grants: Vec<Cited<ClockGrant>>,
        /// Whether neither clock runs while a challenge is open.
        pub stopped_during_challenge: Cited<bool>,
    }
    check clock::note(grants);
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

table! {
    /// One thing an arbiter may do to a clock.
    pub struct ClockGrant {
        /// What.
        pub power: ClockPower,
        /// Who may order it.
        pub who: Role,
        /// How often in one game; `None` for as often as its ground arises.
        pub per_game: Option<u16>,
        /// The procedures through which alone it is used, because they ask what it depends on; none where it is simply
        /// ordered.
        pub via: Vec<String> = or_default,
        /// The sanctions through which alone it is used, likewise.
        pub via_sanctions: Vec<String> = or_default,
    }
    check clock::via_procedures(via);
    check clock::via_sanctions(via_sanctions);
}

choice! {
    /// A power over a clock.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", tag = "power", deny_unknown_fields)]
    pub enum ClockPower by "power" {
        /// Start the clock of a player who is not there.
        "start_absent" => StartAbsent,
        /// Stop both sides.
        "stop" => Stop,
        /// Add exactly this much to one side (a playing referee's time).
        "add_fixed" => AddFixed {
            /// Milliseconds.
            amount as "amount_s": Millis = clock::some_time,
        },
        /// Add or take a time that the authority fixes.
        "add_free" => AddFree,
        /// Set both sides to this budget; a regulation with several budgets grants several powers.
        "set_both" => SetBoth {
            /// Milliseconds.
            budget as "budget_s": Millis = clock::some_time,
        },
        /// Run the hall's single countdown.
        "central_timer" => CentralTimer,
    }
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
