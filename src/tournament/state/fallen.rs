//! What fell, and in which entry: whoever lists what people decided lists what stands of it.

use std::iter::successors;

use super::{Caused, State};
use crate::domain::Seq;
use crate::tournament::event::Cause;

impl State {
    /// The entry in which a cause fell that stood in the entry `since`: it was voided; another result took the place of
    /// the award; a sanction or a threshold took games and nothing else, and each has another result by now. `None`
    /// while it stands.
    pub fn fell_in(&self, cause: &Cause, since: Seq) -> Option<Seq> {
        let voided = self.voided.get(cause).copied().filter(|voided| *voided > since);
        voided.or_else(|| match cause {
            Cause::Award(act) => self.award_replaced_in(cause, act.entry),
            Cause::Sanction(_) | Cause::Threshold(_) => self.spent_in(cause),
            Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) => None,
        })
    }

    /// The entry that brought the first result that took an award's place and does not follow from it.
    fn award_replaced_in(&self, award: &Cause, entry: Seq) -> Option<Seq> {
        if self.still_counts(award, entry) {
            return None;
        }
        let follows = |cause: &Option<Cause>| {
            successors(cause.clone(), |cause| self.led_to_by(cause)).any(|cause| cause == *award)
        };
        let later = self.standing_results(self.awarded_by(award)?).filter(|layer| layer.entry > entry);
        later.filter(|layer| !follows(&layer.cause)).map(|layer| layer.entry).min()
    }

    /// The entry in which the last game fell that a cause had taken, where nothing else that it led to stands.
    fn spent_in(&self, cause: &Cause) -> Option<Seq> {
        let mut last = None;
        for caused in self.caused(cause) {
            match caused {
                Caused::Further(further @ (Cause::Award(act) | Cause::Threshold(act))) => {
                    last = last.max(Some(self.fell_in(further, act.entry)?));
                }
                Caused::Order(_) | Caused::Duty(_) | Caused::Absence { .. } => {}
                Caused::Effect(_)
                | Caused::Adjustment(_)
                | Caused::Rescore { .. }
                | Caused::Result { .. }
                | Caused::Further(Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) | Cause::Sanction(_)) => {
                    return None;
                }
            }
        }
        last
    }
}
