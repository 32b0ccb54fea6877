//! Makes of clock as data (§2): `clocks/*.toml` says what each can do.
//!
//! A station asks [`Profile::can`] before it wishes anything; what a clock cannot do is announced, and a person
//! does it by hand. A table without a radio clock is the profile `none`, a case like the others.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::domain::Millis;

use super::order::Order;

const OPEN: &str = include_str!("../../clocks/open.toml");
const NONE: &str = include_str!("../../clocks/none.toml");

/// How bytes get to a clock and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    /// No radio.
    None,
    /// Advertisements, and a connection for commands.
    BroadcastAndGatt,
    /// A connection for everything.
    Gatt,
}

/// One thing a clock can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Capability {
    /// Tells its state without a connection.
    BroadcastState,
    /// Has a challenge button, and keeps a log of events.
    RaiseChallenge,
    /// Shows notices.
    ShowNotice,
    /// Can be started.
    Start,
    /// Can be stopped.
    Stop,
    /// Can be set.
    SetTime,
    /// Can be given time, or have it taken, in one step.
    AddTime,
    /// Counts below zero.
    NegativeTime,
    /// Tells whose time runs.
    RunningSide,
    /// Remembers op ids, so that a retry cannot apply twice.
    RemembersOps,
    /// Tells its battery's charge.
    Battery,
}

/// A make of clock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name in files and on the command line.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// How bytes get there and back.
    pub transport: Transport,
    /// Whether frames prove where they come from. What does not is always shown as unauthenticated.
    pub authenticated: bool,
    /// What it can do.
    pub capabilities: BTreeSet<Capability>,
    /// Letters its display shows at a side; 0 where it shows none.
    pub text_width: u8,
    /// The smallest step of the time it tells, milliseconds; 0 where it tells none.
    pub tick: Millis,
}

impl Profile {
    /// Reads a profile.
    pub fn parse(toml: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(toml)
    }

    /// The profiles that come with ephor, `none` first.
    pub fn built_in() -> Result<Vec<Self>, toml::de::Error> {
        [NONE, OPEN].into_iter().map(Self::parse).collect()
    }

    /// A profile that comes with ephor, by its id.
    pub fn named(id: &str) -> Option<Self> {
        Self::built_in().ok()?.into_iter().find(|profile| profile.id == id)
    }

    /// Whether frames go through the air at all.
    pub fn has_radio(&self) -> bool {
        self.transport != Transport::None
    }

    /// Whether the clock has a capability.
    pub fn has(&self, capability: Capability) -> bool {
        self.capabilities.contains(&capability)
    }

    /// Whether the clock can do what an order asks.
    pub fn can(&self, order: &Order) -> bool {
        self.has(match order {
            Order::Notice { .. } | Order::ClearNotice => Capability::ShowNotice,
            Order::Start { .. } | Order::Resume { .. } => Capability::Start,
            Order::Stop => Capability::Stop,
            Order::SetBoth { .. } => Capability::SetTime,
            Order::Add { .. } => Capability::AddTime,
            Order::Acknowledge { .. } | Order::ReadEvents { .. } => Capability::RaiseChallenge,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Side;

    #[test]
    fn the_open_clock_can_do_everything_and_a_bare_table_nothing() {
        let profiles = Profile::built_in().expect("the profiles that come with ephor are readable");
        let [none, open] = profiles.as_slice() else { panic!("two profiles") };
        for order in [
            Order::Stop,
            Order::ClearNotice,
            Order::Start { side: Side::A },
            Order::SetBoth { budget: Millis(0) },
            Order::Add { side: Side::B, amount: Millis(0) },
            Order::ReadEvents { since: 0 },
        ] {
            assert!(open.can(&order), "{order:?}");
            assert!(!none.can(&order), "{order:?}");
        }
        assert!(open.authenticated && open.has(Capability::RemembersOps));
        assert_eq!(none.transport, Transport::None);
    }

    #[test]
    fn a_misspelt_capability_is_an_error() {
        assert!(Profile::parse(&OPEN.replace("raise_challenge", "raise_chalenge")).is_err());
        assert!(Profile::parse(&format!("colour = 'red'\n{OPEN}")).is_err());
    }
}
