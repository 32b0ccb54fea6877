//! Which of the things that are listed count no more, since when, and why.

use crate::domain::At;
use crate::tournament::{Cause, ConductEvent, Event, Record, SlipEvent};

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
    /// Marks what counts no more from a record on.
    pub(super) fn take_in(&mut self, record: &Record, affairs: &mut [Affair]) {
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
            _ => return,
        };
        let why = self.why.as_ref().filter(|(at, _)| *at == record.at);
        let reason = why.map(|(_, why)| why.clone()).unwrap_or_default();
        let back = Back { at: Stamp(record.at), by: Decider::from(&record.by), reason };
        let mut fallen: Vec<Cause> = cause.cloned().into_iter().collect();
        // What follows stands behind what it follows from.
        for it in affairs {
            let of = |root: &Option<Cause>| root.as_ref().is_some_and(|root| fallen.contains(root));
            if entry != Some(it.seq) && !of(&it.roots.is) && !of(&it.roots.from) {
                continue;
            }
            fallen.extend(it.roots.is.clone());
            it.taken_back.get_or_insert_with(|| back.clone());
        }
    }
}
