//! Which of the things that are listed count no more, since when, and why.

use crate::domain::At;
use crate::tournament::{Cause, ConductEvent, Event, Record, ResultEvent, SlipEvent, State};

use super::Stamp;
use super::affair::Affair;
use super::back::Back;
use super::decider::Decider;

/// Follows what is taken back.
#[derive(Default)]
pub(super) struct Backs {
    /// Why something was taken back last, and when: what falls with it falls at the same moment.
    why: Option<(At, String)>,
}

impl Backs {
    /// Marks what counts no more from a record on; `state` is the one after it.
    pub(super) fn take_in(&mut self, record: &Record, state: &State, affairs: &mut [Affair]) {
        let (entry, cause) = match &record.event {
            Event::Slip(SlipEvent::SlipReopened(it)) => {
                self.why = Some((record.at, it.reason.clone()));
                return;
            }
            Event::Conduct(ConductEvent::TakenBack(it)) => {
                self.why = Some((record.at, it.reason.clone()));
                (Some(it.entry), None)
            }
            Event::Conduct(ConductEvent::Voided(it)) => (None, Some(&it.cause)),
            Event::Result(ResultEvent::GameAwarded(it)) => {
                self.why = Some((record.at, it.reason.clone()));
                (None, None)
            }
            Event::Result(ResultEvent::ResultCorrected(it)) => {
                self.why = Some((record.at, it.reason.clone()));
                (None, None)
            }
            Event::Result(ResultEvent::ResultEntered(_)) => (None, None),
            _ => return,
        };
        let why = self.why.as_ref().filter(|(at, _)| *at == record.at);
        let reason = why.map(|(_, why)| why.clone()).unwrap_or_default();
        let back = Back { at: Stamp(record.at), by: Decider::from(&record.by), reason };
        let mut fallen: Vec<Cause> = cause.cloned().into_iter().collect();
        let mut stands_again: Vec<Cause> = Vec::new();
        // What follows stands behind what it follows from.
        for it in affairs {
            if let Some(award @ Cause::Award(act)) = &it.roots.is {
                match (state.still_counts(award, act.entry), &it.taken_back) {
                    (false, None) => fallen.push(award.clone()),
                    (true, Some(_)) => stands_again.push(award.clone()),
                    (false, Some(_)) | (true, None) => {}
                }
            }
            let of = |root: &Option<Cause>, all: &[Cause]| root.as_ref().is_some_and(|it| all.contains(it));
            let is_of = |all: &[Cause]| of(&it.roots.is, all) || of(&it.roots.from, all);
            if is_of(&stands_again) {
                it.taken_back = None;
            } else if entry == Some(it.seq) || is_of(&fallen) {
                fallen.extend(it.roots.is.clone());
                it.taken_back.get_or_insert_with(|| back.clone());
            }
        }
    }
}
