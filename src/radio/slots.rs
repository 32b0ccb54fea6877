//! Who may connect, and through which adapter: few links each, and one attempt at a time.

use std::collections::BTreeMap;

use crate::domain::ClockId;

/// Links that an adapter is trusted with: the common ones fail without explanation beyond a handful.
pub(crate) const LINKS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waiting { urgent: bool, number: u64 },
    Connecting(String),
    Up(String),
}

/// The links there are and those that are waited for.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    adapters: Vec<String>,
    stages: BTreeMap<ClockId, Stage>,
    asked: u64,
}

impl Slots {
    /// The adapters that command from now on. Links of others take up nothing any more.
    pub(crate) fn set_adapters(&mut self, adapters: Vec<String>) {
        let there = |stage: &Stage| match stage {
            Stage::Waiting { .. } => true,
            Stage::Connecting(adapter) | Stage::Up(adapter) => adapters.contains(adapter),
        };
        self.stages.retain(|_, stage| there(stage));
        self.adapters = adapters;
    }

    /// Whether anything can connect at all.
    pub(crate) fn any(&self) -> bool {
        !self.adapters.is_empty()
    }

    /// Whether nobody has a link or waits for one.
    pub(crate) fn idle(&self) -> bool {
        self.stages.is_empty()
    }

    /// A link to this clock is wanted.
    pub(crate) fn ask(&mut self, clock: ClockId, urgent: bool) {
        self.asked += 1;
        self.stages.entry(clock).or_insert(Stage::Waiting { urgent, number: self.asked });
    }

    /// Whether the clock still waits for its attempt.
    pub(crate) fn waits(&self, clock: ClockId) -> bool {
        matches!(self.stages.get(&clock), Some(Stage::Waiting { .. }))
    }

    /// The next attempt to begin: the clock, and the adapter that is free and hears it best.
    pub(crate) fn next(&mut self, hears: impl Fn(ClockId, &str) -> i16) -> Option<(ClockId, String)> {
        let free: Vec<&String> = self.adapters.iter().filter(|adapter| self.is_free(adapter)).collect();
        let waiting = self.stages.iter().filter_map(|(clock, stage)| match stage {
            Stage::Waiting { urgent, number } => Some((!*urgent, *number, *clock)),
            Stage::Connecting(_) | Stage::Up(_) => None,
        });
        let (_, _, clock) = waiting.min()?;
        let adapter = free.into_iter().max_by_key(|adapter| hears(clock, adapter))?.clone();
        self.stages.insert(clock, Stage::Connecting(adapter.clone()));
        Some((clock, adapter))
    }

    /// The attempt has succeeded.
    pub(crate) fn up(&mut self, clock: ClockId) {
        if let Some(stage) = self.stages.get_mut(&clock)
            && let Stage::Connecting(adapter) = stage
        {
            *stage = Stage::Up(std::mem::take(adapter));
        }
    }

    /// The link, or the wish for one, is over.
    pub(crate) fn over(&mut self, clock: ClockId) {
        self.stages.remove(&clock);
    }

    fn is_free(&self, adapter: &str) -> bool {
        let mut taken = 0;
        for stage in self.stages.values() {
            match stage {
                Stage::Connecting(on) if on == adapter => return false,
                Stage::Up(on) if on == adapter => taken += 1,
                _ => {}
            }
        }
        taken < LINKS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(adapters: &[&str]) -> Slots {
        let mut slots = Slots::default();
        slots.set_adapters(adapters.iter().map(|&name| name.to_owned()).collect());
        slots
    }

    fn next(slots: &mut Slots) -> Option<(u16, String)> {
        slots.next(|_, _| 0).map(|(clock, adapter)| (clock.0, adapter))
    }

    #[test]
    fn one_attempt_at_a_time_and_three_links() {
        let mut slots = slots(&["hci0"]);
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
        let mut slots = slots(&["hci0"]);
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
        let mut slots = slots(&["hci0", "hci1"]);
        let hears = |_: ClockId, adapter: &str| if adapter == "hci1" { -50 } else { -80 };
        slots.ask(ClockId(1), false);
        slots.ask(ClockId(2), false);
        assert_eq!(slots.next(hears), Some((ClockId(1), "hci1".to_owned())));
        assert_eq!(slots.next(hears), Some((ClockId(2), "hci0".to_owned())), "the other is connecting");
    }

    #[test]
    fn links_of_an_adapter_that_is_gone_take_up_nothing() {
        let mut slots = slots(&["hci0"]);
        slots.ask(ClockId(1), false);
        slots.ask(ClockId(2), false);
        assert!(next(&mut slots).is_some());
        slots.set_adapters(Vec::new());
        assert!(!slots.any() && next(&mut slots).is_none());
        slots.set_adapters(vec!["hci1".to_owned()]);
        assert_eq!(next(&mut slots), Some((2, "hci1".to_owned())));
    }
}
