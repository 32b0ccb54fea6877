//! Chapter `[clock]`: what the clock must be able to do, what a console may push to it, and what must agree in it; and
//! looking up what a ruleset grants over a clock, and which offices it knows.

use std::mem::discriminant;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::across::IdKind;
use super::load::diagnostics::Diagnostics;
use super::load::field::TableField;
use super::load::parse::TableReader;
use super::{Cited, Ruleset};
use crate::domain::{Millis, Role};
use crate::rules::load::or_default;

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
    check note_grants(grants);
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
    check procedures_are_there(via);
    check sanctions_are_there(via_sanctions);
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
            amount as "amount_s": Millis = some_time,
        },
        /// Add or take a time that the authority fixes.
        "add_free" => AddFree,
        /// Set both sides to this budget; a regulation with several budgets grants several powers.
        "set_both" => SetBoth {
            /// Milliseconds.
            budget as "budget_s": Millis = some_time,
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

/// What orders to clocks must agree with.
pub(in crate::rules) fn note_grants(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    grants: Option<&Vec<Cited<ClockGrant>>>,
) {
    diagnostics.refs.powers = grants.map(|grants| grants.iter().map(|grant| grant.value.power).collect());
}

pub(in crate::rules) fn procedures_are_there(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    via: Option<&Vec<String>>,
) {
    for id in via.into_iter().flatten() {
        diagnostics.refers(IdKind::Procedure, id, &item.at("via"));
    }
}

/// Notes the sanctions through which a power is used.
pub(in crate::rules) fn sanctions_are_there(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    via: Option<&Vec<String>>,
) {
    for id in via.into_iter().flatten() {
        diagnostics.refers(IdKind::Sanction, id, &item.at("via_sanctions"));
    }
}

/// Reads a length of time that is not zero.
pub(in crate::rules) fn some_time(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Millis> {
    let length = Millis::read(item, diagnostics, key)?;
    if length.0 <= 0 {
        diagnostics.contradiction(&item.at(key), "must be longer than zero", super::time::SECONDS);
    }
    Some(length)
}

impl Ruleset {
    /// The offices of officials that it knows, the highest first. Every event has a director, a head referee and
    /// whoever looks words up; referees beside them only where the regulation gives them something to do.
    pub fn offices(&self) -> Vec<Role> {
        let referee = |role: &Role| *role == Role::Referee;
        let named = referee(&self.adjudication.escalate_to.value)
            || self.sanctions.iter().any(|it| it.value.by.iter().any(referee))
            || self.awards.iter().any(|it| it.value.by.iter().any(referee))
            || self.duties.iter().any(|it| it.value.by.iter().any(referee))
            || self.offences.iter().any(|it| referee(&it.value.decides))
            || self.procedures.iter().any(|it| it.value.officials().iter().any(referee))
            || self.clock.grants.iter().any(|it| referee(&it.value.who))
            || self.late_fix.as_ref().is_some_and(|it| referee(&it.agrees.value));
        let mut offices = vec![Role::Director, Role::HeadReferee];
        offices.extend(named.then_some(Role::Referee));
        offices.push(Role::Judge);
        offices
    }

    /// All grants of a kind of power, whatever its amount: `set_both` may be granted for several budgets, and
    /// one power to several offices.
    pub fn grants(&self, power: ClockPower) -> impl Iterator<Item = &Cited<ClockGrant>> {
        self.clock.grants.iter().filter(move |grant| discriminant(&grant.value.power) == discriminant(&power))
    }

    /// The first grant of a kind of power, whatever its amount; `None` where the console may not do it.
    pub fn grant(&self, power: ClockPower) -> Option<&Cited<ClockGrant>> {
        self.grants(power).next()
    }

    /// The grant of exactly this power with exactly this amount.
    pub fn grant_of(&self, power: ClockPower) -> Option<&Cited<ClockGrant>> {
        self.clock.grants.iter().find(|grant| grant.value.power == power)
    }
}

#[cfg(test)]
mod tests {
    use crate::domain::{Millis, Role};
    use crate::rules::ClockPower;
    use crate::rules::catalogue::tests::{embedded, read_as};

    #[test]
    fn grants_are_found_by_kind_and_by_amount() {
        let sss = embedded("sss-2022");
        let add = sss.grant(ClockPower::AddFixed { amount: Millis(0) }).expect("a playing referee's time");
        assert_eq!(add.value.power, ClockPower::AddFixed { amount: Millis::secs(120) });
        assert_eq!((add.value.who, add.value.per_game), (Role::Referee, None));
        assert_eq!(sss.grants(ClockPower::SetBoth { budget: Millis(0) }).count(), 2);
        assert!(sss.grant_of(ClockPower::SetBoth { budget: Millis::secs(600) }).is_some());
        assert!(sss.grant_of(ClockPower::SetBoth { budget: Millis::secs(601) }).is_none());
        assert!(embedded("tso-2017").grant(ClockPower::AddFixed { amount: Millis(0) }).is_none());
        let once = read_as("sss-2022", "SSS-Q4", "once");
        let add = once.grant(ClockPower::AddFixed { amount: Millis(0) }).expect("a playing referee's time");
        assert_eq!(add.value.per_game, Some(1));
    }
}
