//! Looking up what a ruleset grants over a clock, and which offices it knows.

use std::mem::discriminant;

use crate::domain::Role;

use super::{Cited, ClockGrant, ClockPower, Ruleset};

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
