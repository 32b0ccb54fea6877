//! Who may connect, and through which adapter: few links each, and one attempt at a time.

use std::collections::BTreeMap;

use crate::domain::ClockId;

use super::memory::Hears;

/// Links that an adapter is trusted with: the common ones fail without explanation beyond a handful.
pub(crate) const LINKS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
enum CallStage {
    Waiting { urgent: bool, number: u64 },
    Connecting(String),
    Up(String),
}

/// What the adapters are used for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roles {
    /// These connect.
    pub(crate) commanding: Vec<String>,
    /// This one connects only to what no other hears.
    pub(crate) listening: Option<String>,
}

impl Roles {
    fn all(&self) -> impl Iterator<Item = &String> {
        self.commanding.iter().chain(&self.listening)
    }

    /// Whether an adapter is used at all.
    pub(crate) fn uses(&self, adapter: &str) -> bool {
        self.all().any(|name| name == adapter)
    }
}

/// Through whom a clock can be reached.
enum AdapterChoice {
    Adapter(String),
    /// Who hears it is busy.
    Later,
    /// Nobody hears it.
    Nobody,
}

/// The links there are and those that are waited for.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    roles: Roles,
    stages: BTreeMap<ClockId, CallStage>,
    asked: u64,
}

impl Slots {
    /// What the adapters are used for from now on. Links of others take up nothing any more.
    pub(crate) fn set_roles(&mut self, roles: Roles) {
        let there = |stage: &CallStage| match stage {
            CallStage::Waiting { .. } => true,
            CallStage::Connecting(adapter) | CallStage::Up(adapter) => roles.uses(adapter),
        };
        self.stages.retain(|_, stage| there(stage));
        self.roles = roles;
    }

    /// Whether anything can connect at all.
    pub(crate) fn any(&self) -> bool {
        !self.roles.commanding.is_empty()
    }

    /// Whether nobody has a link or waits for one.
    pub(crate) fn idle(&self) -> bool {
        self.stages.is_empty()
    }

    /// A link to this clock is wanted. What is asked for once more may have become urgent.
    pub(crate) fn ask(&mut self, clock: ClockId, urgent: bool) {
        self.asked += 1;
        let asked = CallStage::Waiting { urgent, number: self.asked };
        if let CallStage::Waiting { urgent: before, .. } = self.stages.entry(clock).or_insert(asked) {
            *before |= urgent;
        }
    }

    /// Whether the clock still waits for its attempt.
    pub(crate) fn waits(&self, clock: ClockId) -> bool {
        matches!(self.stages.get(&clock), Some(CallStage::Waiting { .. }))
    }

    /// The next attempt to begin: the clock, and the adapter that is free and hears it best; `None` in its place where
    /// nobody hears the clock, which then waits no longer.
    pub(crate) fn next(
        &mut self,
        hears: impl Fn(ClockId, &str) -> Hears,
    ) -> Option<(ClockId, Option<String>)> {
        if !self.any() {
            return None;
        }
        let waiting = self.stages.iter().filter_map(|(clock, stage)| match stage {
            CallStage::Waiting { urgent, number } => Some((!*urgent, *number, *clock)),
            CallStage::Connecting(_) | CallStage::Up(_) => None,
        });
        let mut waiting: Vec<_> = waiting.collect();
        waiting.sort_unstable();
        waiting.into_iter().find_map(|(_, _, clock)| match self.way(|adapter| hears(clock, adapter)) {
            AdapterChoice::Adapter(adapter) => {
                self.stages.insert(clock, CallStage::Connecting(adapter.clone()));
                Some((clock, Some(adapter)))
            }
            AdapterChoice::Later => None,
            AdapterChoice::Nobody => {
                self.stages.remove(&clock);
                Some((clock, None))
            }
        })
    }

    /// Through whom to connect: one that commands and hears it; who listens only where no such one has a link left.
    fn way(&self, hears: impl Fn(&str) -> Hears) -> AdapterChoice {
        let mut able: Vec<(&String, Hears)> = self.roles.all().map(|it| (it, hears(it))).collect();
        let best = able.iter().map(|(_, hears)| *hears).max().unwrap_or(Hears::Not);
        if best == Hears::Not {
            return AdapterChoice::Nobody;
        }
        // Who has not heard it lately connects only where nobody has.
        able.retain(|(_, hears)| (*hears > Hears::Once) == (best > Hears::Once) && *hears > Hears::Not);
        able.retain(|(name, _)| self.links(name) < usize::from(LINKS));
        if able.iter().any(|(name, _)| self.roles.commanding.contains(name)) {
            able.retain(|(name, _)| self.roles.commanding.contains(name));
        }
        able.retain(|(name, _)| !self.connects(name));
        able.into_iter()
            .max_by_key(|(_, hears)| *hears)
            .map_or(AdapterChoice::Later, |(it, _)| AdapterChoice::Adapter(it.clone()))
    }

    /// The attempt has succeeded.
    pub(crate) fn up(&mut self, clock: ClockId) {
        if let Some(stage) = self.stages.get_mut(&clock)
            && let CallStage::Connecting(adapter) = stage
        {
            *stage = CallStage::Up(std::mem::take(adapter));
        }
    }

    /// The link, or the wish for one, is over.
    pub(crate) fn over(&mut self, clock: ClockId) {
        self.stages.remove(&clock);
    }

    /// Whether an adapter is making a link.
    fn connects(&self, adapter: &str) -> bool {
        self.stages.values().any(|stage| matches!(stage, CallStage::Connecting(on) if on == adapter))
    }

    /// The links that an adapter has.
    fn links(&self, adapter: &str) -> usize {
        self.stages.values().filter(|stage| matches!(stage, CallStage::Up(on) if on == adapter)).count()
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use crate::domain::ClockId;

    use crate::radio::memory::Hears;

    use super::*;

    fn roles(commanding: &[&str], listening: Option<&str>) -> Roles {
        let commanding = commanding.iter().map(|&name| name.to_owned()).collect();
        Roles { commanding, listening: listening.map(str::to_owned) }
    }

    fn slots(commanding: &[&str], listening: Option<&str>) -> Slots {
        let mut slots = Slots::default();
        slots.set_roles(roles(commanding, listening));
        slots
    }

    /// The next one where every adapter hears every clock.
    fn next(slots: &mut Slots) -> Option<(u16, String)> {
        next_by(slots, |_, _| Hears::Now(-60))
    }

    fn next_by(slots: &mut Slots, hears: impl Fn(ClockId, &str) -> Hears) -> Option<(u16, String)> {
        slots.next(hears).map(|(clock, adapter)| (clock.0, adapter.unwrap_or_else(|| "nobody".to_owned())))
    }

    fn through(clock: u16, adapter: &str) -> (u16, String) {
        (clock, adapter.to_owned())
    }

    #[test]
    fn one_attempt_at_a_time_and_three_links() {
        let mut slots = slots(&["hci0"], None);
        for clock in 1..=5 {
            slots.ask(ClockId(clock), false);
        }
        for clock in 1..=3 {
            assert_eq!(next(&mut slots), Some((clock, "hci0".to_owned())));
            assert_eq!(next(&mut slots), None, "one is being made");
            slots.up(ClockId(clock));
        }
        assert_eq!(next(&mut slots), None, "three are enough");
        slots.over(ClockId(2));
        assert_eq!(next(&mut slots), Some((4, "hci0".to_owned())));
    }

    #[test]
    fn what_is_urgent_goes_first_and_is_asked_for_once() {
        let mut slots = slots(&["hci0"], None);
        slots.ask(ClockId(1), false);
        slots.ask(ClockId(9), true);
        slots.ask(ClockId(8), true);
        slots.ask(ClockId(9), true);
        let mut order = Vec::new();
        while let Some((clock, _)) = next(&mut slots) {
            order.push(clock);
            slots.over(ClockId(clock));
        }
        assert_eq!(order, [9, 8, 1]);
        assert!(slots.idle());
    }

    #[test]
    fn the_adapter_that_hears_a_clock_best_connects_to_it() {
        let mut slots = slots(&["hci0", "hci1"], None);
        let hears = |_: ClockId, adapter: &str| Hears::Now(if adapter == "hci1" { -50 } else { -80 });
        slots.ask(ClockId(1), false);
        slots.ask(ClockId(2), false);
        assert_eq!(next_by(&mut slots, hears), Some(through(1, "hci1")));
        assert_eq!(next_by(&mut slots, hears), Some(through(2, "hci0")), "the other is connecting");
    }

    #[test]
    fn only_who_hears_a_clock_connects_to_it() {
        let mut slots = slots(&["hci1", "hci2"], Some("hci0"));
        let hears = |clock: ClockId, adapter: &str| match (clock.0, adapter) {
            (1 | 2, "hci1") | (4, "hci0") => Hears::Now(-90),
            (3, "hci2") | (4 | 5, "hci1") => Hears::Once,
            _ => Hears::Not,
        };
        (1..=6).for_each(|clock| slots.ask(ClockId(clock), false));
        assert_eq!(next_by(&mut slots, hears), Some(through(1, "hci1")));
        assert_eq!(
            next_by(&mut slots, hears),
            Some(through(3, "hci2")),
            "2 waits for the only one that hears it"
        );
        assert_eq!(
            next_by(&mut slots, hears),
            Some(through(4, "hci0")),
            "who listens hears it, and the others not"
        );
        assert_eq!(next_by(&mut slots, hears), Some(through(6, "nobody")), "5 waits for who heard it once");
        assert_eq!(next_by(&mut slots, hears), None);
        slots.up(ClockId(1));
        assert_eq!(next_by(&mut slots, hears), Some(through(2, "hci1")));
    }

    #[test]
    fn who_listens_connects_where_the_others_have_no_link_left() {
        let mut slots = slots(&["hci1"], Some("hci0"));
        for clock in 1..=3 {
            slots.ask(ClockId(clock), false);
            assert_eq!(next(&mut slots), Some(through(clock, "hci1")));
            assert_eq!(next(&mut slots), None);
            slots.up(ClockId(clock));
        }
        slots.ask(ClockId(4), true);
        assert_eq!(next(&mut slots), Some(through(4, "hci0")));
    }

    #[test]
    fn what_becomes_urgent_while_it_waits_goes_first() {
        let mut slots = slots(&["hci0"], None);
        (1..=3).for_each(|clock| slots.ask(ClockId(clock), false));
        slots.ask(ClockId(3), true);
        slots.ask(ClockId(3), false);
        assert_eq!(next(&mut slots), Some(through(3, "hci0")));
        slots.ask(ClockId(3), true);
        slots.over(ClockId(3));
        assert_eq!(next(&mut slots), Some(through(1, "hci0")), "and what is being made is asked for once");
    }

    #[test]
    fn links_of_an_adapter_that_is_gone_take_up_nothing() {
        let mut slots = slots(&["hci0"], None);
        slots.ask(ClockId(1), false);
        slots.ask(ClockId(2), false);
        assert!(next(&mut slots).is_some());
        slots.set_roles(Roles::default());
        assert!(!slots.any() && next(&mut slots).is_none());
        slots.set_roles(roles(&["hci1"], None));
        assert_eq!(next(&mut slots), Some((2, "hci1".to_owned())));
    }
}
