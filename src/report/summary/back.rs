//! What counts no more, or was made good: since when, by whom and why; and what followed from a decision.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use crate::domain::{Actor, Points, Role, Seq};
use crate::tournament::{Cause, ConductEvent, Event, Record, ResultEvent, RoundEvent, SlipEvent, State};

/// That something counts no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Back {
    /// Since when.
    pub at: Stamp,
    /// Who took it back, or what it followed from.
    pub by: Decider,
    /// Why; empty where nobody had to say.
    pub reason: String,
}

/// A verdict on a word that was wrong, and is made good in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Mended")]
pub struct CorrectedVerdict {
    /// The word; empty where it is the whole play's.
    pub word: String,
    /// When.
    pub at: Stamp,
    /// By whom.
    pub by: Decider,
    /// Whose sum moved.
    pub player: String,
    /// By how much the sum of differences, or of points.
    pub moved: Points,
}

impl CorrectedVerdict {
    /// Whether the verdict on a word was what was wrong.
    pub(super) fn is_about(&self, word: &str) -> bool {
        self.word.is_empty() || self.word == word
    }
}

/// What others name as what they follow from, and what something follows from itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    pub(super) is: Option<Cause>,
    pub(super) from: Option<Cause>,
}

impl Roots {
    /// Of an entry of the journal.
    pub(super) fn of(entry: Seq, event: &Event) -> Self {
        let card = event.card();
        Self { is: card.root.map(|root| root.cause(entry)), from: card.cause.cloned() }
    }

    /// Whether it follows from another.
    pub fn follows(&self, other: &Self) -> bool {
        self.from.is_some() && self.from == other.is
    }

    /// The id of the sanction that it is.
    pub fn sanction(&self) -> Option<&str> {
        if let Some(Cause::Sanction(act)) = &self.is { Some(&act.id) } else { None }
    }

    /// The id of the award that it is.
    pub fn award(&self) -> Option<&str> {
        if let Some(Cause::Award(act)) = &self.is { Some(&act.id) } else { None }
    }
}

/// The entries in which something may have fallen.
#[derive(Default)]
pub(super) struct Backs {
    entries: BTreeMap<Seq, Back>,
    /// What was taken back by its entry, and in which one.
    taken: BTreeMap<Seq, Seq>,
    /// What was noted and said to be otherwise by its entry: in which one, and the award that it fell with.
    otherwise: BTreeMap<Seq, (Seq, Cause)>,
    /// The reason of the decision that is being read: what falls with something falls for the same one.
    reason: String,
}

impl Backs {
    /// Notes an entry in which something may fall.
    pub(super) fn take_in(&mut self, seq: Seq, record: &Record) {
        if record.asked.is_some() {
            self.reason.clear();
        }
        match &record.event {
            Event::Slip(SlipEvent::SlipReopened(it)) => self.reason.clone_from(&it.reason),
            Event::Conduct(ConductEvent::TakenBack(it)) => {
                self.reason.clone_from(&it.reason);
                self.taken.insert(it.entry, seq);
            }
            Event::Round(RoundEvent::AbsenceCorrected(it)) => {
                let fell = it.instead_of.iter().map(|entry| (*entry, (seq, it.cause.clone())));
                self.otherwise.extend(fell);
            }
            Event::Result(ResultEvent::GameAwarded(it)) => self.reason.clone_from(&it.reason),
            Event::Result(ResultEvent::ResultCorrected(it)) => self.reason.clone_from(&it.reason),
            Event::Conduct(ConductEvent::Voided(_))
            | Event::Result(ResultEvent::ResultEntered(_) | ResultEvent::ResultVoided { .. }) => {}
            _ => return,
        }
        let (at, by) = (Stamp(record.at), Decider::from(&record.by));
        self.entries.insert(seq, Back { at, by, reason: self.reason.clone() });
    }

    /// How what stands in an entry fell, by the state at the end; none where it stands.
    pub(super) fn of(&self, seq: Seq, roots: &Roots, state: &State) -> Option<Back> {
        let fell = || roots.is.iter().chain(&roots.from).find_map(|cause| state.fell_in(cause, seq));
        let otherwise = || {
            let (entry, cause) = self.otherwise.get(&seq)?;
            state.fell_in(cause, *entry).is_none().then_some(*entry)
        };
        self.entries.get(&self.taken.get(&seq).copied().or_else(fell).or_else(otherwise)?).cloned()
    }
}

/// Who decided.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Decider {
    /// The office.
    pub office: Role,
    /// The person; empty where nobody signed in.
    pub name: String,
    /// The console.
    pub station: String,
}

impl From<&Actor> for Decider {
    fn from(by: &Actor) -> Self {
        Self { office: by.role, name: by.name.clone(), station: by.station.clone() }
    }
}

/// What followed from a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Followed {
    /// What, in the language of the report.
    pub what: String,
    /// Whether it only says how the game goes on, and nobody asks for it afterwards: it stands in the tables for
    /// programs and not on the page.
    #[serde(skip)]
    pub routine: bool,
}
