//! What a journal says of the event itself: its name, its rounds and their times; and what only whoever has read it
//! knows of the journal, such as damage behind what is told of it.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use super::back::Decider;
use crate::domain::{Millis, Round, Seq, Zone};
use crate::locale::{Locale, Value};
use crate::tournament::State;

/// What the journal says of the event itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Facts")]
pub struct EventFacts {
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

impl EventFacts {
    /// How many consoles people decided at.
    pub fn stations(&self) -> usize {
        let people = self.officials.iter().filter(|by| !matches!(by.station.as_str(), "init" | "round"));
        people.map(|by| by.station.as_str()).collect::<BTreeSet<_>>().len()
    }
}

/// What only whoever has read the journal knows of it.
#[derive(Clone, Debug, Default)]
pub struct JournalProof {
    /// The hash of the last sound entry, in groups.
    pub head: String,
    /// What is wrong behind it.
    pub damaged: Option<Damage>,
}

/// What is wrong with the journal behind its sound entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Damage {
    /// The first entry that is not sound.
    pub at: Seq,
    /// What became of it.
    pub kind: DamageKind,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DamageKind {
    /// It was changed: its hash does not fit it.
    Altered,
    /// It is not there.
    Missing,
    /// Another entry stands where it stood.
    Another,
    /// It cannot be read.
    Unreadable,
}

impl Damage {
    /// For whoever holds the page.
    pub fn told(self, locale: &Locale) -> String {
        let why = locale.say(match self.kind {
            DamageKind::Altered => "report-damage-altered",
            DamageKind::Missing => "report-damage-missing",
            DamageKind::Another => "report-damage-another",
            DamageKind::Unreadable => "report-damage-unreadable",
        });
        let at = self.at.to_string();
        locale.with("report-damaged", &[("at", Value::from(&at)), ("why", (&why).into())])
    }
}

/// The times of a round, as they were put right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoundTimes {
    /// The round.
    pub round: Round,
    /// When its pairing was there.
    pub begun_at: Stamp,
    /// When play began on a signal; none where no signal was noted.
    pub play_at: Option<Stamp>,
    /// When the last of its results came.
    pub last_result_at: Option<Stamp>,
    /// From the last result of the round before to this one's pairing, in milliseconds.
    pub break_ms: Option<Millis>,
}

impl RoundTimes {
    /// Of the round being played, behind the one before it.
    pub(super) fn of(state: &State, before: Option<&Self>) -> Option<Self> {
        if state.round.0 == 0 {
            return None;
        }
        let begun = state.round_at;
        let ended = before.and_then(|it| it.last_result_at);
        Some(Self {
            round: state.round,
            begun_at: Stamp(begun),
            play_at: state.begun_at.filter(|at| *at >= begun).map(Stamp),
            last_result_at: state.last_result_at.filter(|at| *at >= begun).map(Stamp),
            break_ms: ended.map(|at| begun.since(at.0)),
        })
    }
}
