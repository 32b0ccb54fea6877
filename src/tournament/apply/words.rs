//! Word lists and rulings in the state: lists adopted, dropped, fixed; rulings remembered and forgotten.

use crate::domain::SlipId;
use crate::lexicon::Outcome;
use crate::tournament::affairs::{Adopted, FrozenLists, Precedent};
use crate::tournament::event::{Event, Record, SetupEvent, VerdictBy, WordVerdict};
use crate::tournament::state::State;

impl State {
    /// Folds what is about the event's word lists.
    pub(super) fn apply_lists(&mut self, record: &Record) {
        match &record.event {
            Event::Setup(SetupEvent::ListAdopted { adoption }) => {
                let adoption = adoption.clone();
                self.adopted.push(Adopted { adoption, by: record.by.clone(), at: record.at });
            }
            Event::Setup(SetupEvent::ListDropped { source, .. }) => {
                self.adopted.retain(|it| it.adoption.source.list != source.list);
            }
            Event::Setup(SetupEvent::LexiconFrozen { lists }) => {
                self.frozen = Some(FrozenLists { at: record.at, lists: lists.clone() });
            }
            _ => {}
        }
    }
    /// Remembers what a referee ruled.
    pub(super) fn remember_rulings(&mut self, record: &Record, slip: SlipId, words: &[WordVerdict]) {
        for word in words {
            let VerdictBy::Referee { reasons, sources, .. } = &word.by else { continue };
            self.rulings.entry(word.word.clone()).or_default().push(Precedent {
                slip,
                valid: word.outcome == Outcome::Valid,
                reasons: reasons.clone(),
                sources: sources.clone(),
                cite: word.cite.clone(),
                by: record.by.clone(),
                at: record.at,
            });
        }
    }

    /// Forgets what was ruled on a slip: it is looked up again.
    pub(super) fn forget_rulings(&mut self, slip: SlipId) {
        for rulings in self.rulings.values_mut() {
            rulings.retain(|ruling| ruling.slip != slip);
        }
        self.rulings.retain(|_, rulings| !rulings.is_empty());
    }
}
