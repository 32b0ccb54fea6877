//! What was taken back: which of the things that are listed count no more, since when, and why.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{At, Seq};
use crate::tournament::{Act, Cause, ConductEvent, Event, ProcedureEvent, Record, ResultEvent, SlipEvent};

use super::challenge::Decider;
use super::{Affair, Stamp};

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

/// What others name as what they follow from, and what something follows from itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    is: Option<Cause>,
    from: Option<Cause>,
}

impl Roots {
    /// Of an entry of the journal.
    pub(super) fn of(entry: Seq, event: &Event) -> Self {
        let act = |id: &String| Act { id: id.clone(), entry };
        let (is, from) = match event {
            Event::Conduct(ConductEvent::SanctionImposed(it)) => {
                (Some(Cause::Sanction(act(&it.sanction))), None)
            }
            Event::Conduct(ConductEvent::ThresholdReached(it)) => {
                (Some(Cause::Threshold(act(&it.threshold))), it.cause.clone())
            }
            Event::Conduct(ConductEvent::PlayerExcluded(it)) => (None, it.cause.clone()),
            Event::Conduct(ConductEvent::DutyArose(it)) => (None, it.cause.clone()),
            Event::Conduct(ConductEvent::ClaimRaised(it)) => (Some(Cause::Claim(it.claim)), None),
            Event::Conduct(ConductEvent::ClaimDecided(it)) => (Some(Cause::Claim(it.claim)), None),
            Event::Procedure(ProcedureEvent::ProcedureBegun(it)) => {
                (Some(Cause::Run(it.run)), it.cause.clone())
            }
            Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => (Some(Cause::Run(it.run)), None),
            Event::Result(ResultEvent::GameAwarded(it)) => {
                (Some(Cause::Award(act(&it.award))), it.cause.clone())
            }
            Event::Result(ResultEvent::SpreadAdjusted(it)) => (None, it.cause.clone()),
            _ => (None, None),
        };
        Self { is, from }
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
