//! Since when, by whom and why something counts no more.

use std::collections::BTreeMap;

use crate::domain::Seq;
use crate::tournament::{Cause, ConductEvent, Event, Record, ResultEvent, RoundEvent, SlipEvent, State};

use super::Stamp;
use super::back::{Back, Roots};
use super::decider::Decider;

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
