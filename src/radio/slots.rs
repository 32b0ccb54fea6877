//! Who may connect, and through which adapter: few links each, and one attempt at a time.

use std::collections::BTreeMap;

use crate::domain::ClockId;

use super::memory::Hears;

/// Links that an adapter is trusted with: the common ones fail without explanation beyond a handful.
pub(crate) const LINKS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
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
enum Way {
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
    stages: BTreeMap<ClockId, Stage>,
    asked: u64,
}

impl Slots {
    /// What the adapters are used for from now on. Links of others take up nothing any more.
    pub(crate) fn set_roles(&mut self, roles: Roles) {
        let there = |stage: &Stage| match stage {
            Stage::Waiting { .. } => true,
            Stage::Connecting(adapter) | Stage::Up(adapter) => roles.uses(adapter),
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
        let asked = Stage::Waiting { urgent, number: self.asked };
        if let Stage::Waiting { urgent: before, .. } = self.stages.entry(clock).or_insert(asked) {
            *before |= urgent;
        }
    }

    /// Whether the clock still waits for its attempt.
    pub(crate) fn waits(&self, clock: ClockId) -> bool {
        matches!(self.stages.get(&clock), Some(Stage::Waiting { .. }))
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
            Stage::Waiting { urgent, number } => Some((!*urgent, *number, *clock)),
            Stage::Connecting(_) | Stage::Up(_) => None,
        });
        let mut waiting: Vec<_> = waiting.collect();
        waiting.sort_unstable();
        waiting.into_iter().find_map(|(_, _, clock)| match self.way(|adapter| hears(clock, adapter)) {
            Way::Adapter(adapter) => {
                self.stages.insert(clock, Stage::Connecting(adapter.clone()));
                Some((clock, Some(adapter)))
            }
            Way::Later => None,
            Way::Nobody => {
                self.stages.remove(&clock);
                Some((clock, None))
            }
        })
    }

    /// Through whom to connect: one that commands and hears it; who listens only where no such one has a link left.
    fn way(&self, hears: impl Fn(&str) -> Hears) -> Way {
        let mut able: Vec<(&String, Hears)> = self.roles.all().map(|it| (it, hears(it))).collect();
        let best = able.iter().map(|(_, hears)| *hears).max().unwrap_or(Hears::Not);
        if best == Hears::Not {
            return Way::Nobody;
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
            .map_or(Way::Later, |(it, _)| Way::Adapter(it.clone()))
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

    /// Whether an adapter is making a link.
    fn connects(&self, adapter: &str) -> bool {
        self.stages.values().any(|stage| matches!(stage, Stage::Connecting(on) if on == adapter))
    }

    /// The links that an adapter has.
    fn links(&self, adapter: &str) -> usize {
        self.stages.values().filter(|stage| matches!(stage, Stage::Up(on) if on == adapter)).count()
    }
}
