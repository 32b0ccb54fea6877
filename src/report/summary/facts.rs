//! What a journal says of the event itself, and what only whoever has read it knows of the journal.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::Zone;

use super::Stamp;
use super::damage::Damage;
use super::decider::Decider;

/// What the journal says of the event itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// Its name.
    pub name: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// The regulation's title.
    pub regulation: String,
    /// Its edition.
    pub edition: String,
    /// Questions that are read otherwise than usual: question and reading.
    pub readings: BTreeMap<String, String>,
    /// The systems that look words up; all of the regulation's if empty.
    pub systems: Vec<String>,
    /// The time zone of the hall.
    pub zone: Zone,
    /// The first entry.
    pub begun_at: Option<Stamp>,
    /// The last entry.
    pub last_at: Option<Stamp>,
    /// How many rounds were begun.
    pub rounds: u16,
    /// Everybody who is entered.
    pub players: Vec<String>,
    /// How many tables there are.
    pub tables: usize,
    /// The lists by id, with the digest that the journal holds of each.
    pub lists: BTreeMap<String, String>,
    /// The tile set.
    pub tiles: String,
    /// Who decided or noted something.
    pub officials: Vec<Decider>,
    /// How many entries the journal has that are sound.
    pub entries: u64,
    /// The hash of the last of them, in groups.
    pub head: String,
    /// What is wrong with the journal behind them; none where nothing is.
    pub damaged: Option<Damage>,
}

impl Facts {
    /// How many consoles people decided at.
    pub fn stations(&self) -> usize {
        let people = self.officials.iter().filter(|by| !matches!(by.station.as_str(), "init" | "round"));
        people.map(|by| by.station.as_str()).collect::<BTreeSet<_>>().len()
    }
}

/// What only whoever has read the journal knows of it.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// The hash of the last sound entry, in groups.
    pub head: String,
    /// What is wrong behind it.
    pub damaged: Option<Damage>,
}
