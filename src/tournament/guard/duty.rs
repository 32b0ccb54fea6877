//! Duties: who may say that one is done; the signature under the final results, after which nothing changes them.

use crate::domain::{Citation, DutyId};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::state::DutyState;

use super::DecisionCtx;

impl<'a> DecisionCtx<'a> {
    /// Whether somebody may say that a duty is done. One that is done already may be done again: nothing changes.
    ///
    /// # Errors
    /// Where there is no such duty, it is another's, or it is to sign results that are not complete.
    pub(in crate::tournament) fn may_do_duty(&self, duty: DutyId) -> Result<&'a DutyState, Refusal> {
        let found = self.state.duties.get(&duty);
        let found = found.ok_or_else(|| Refusal::own(ConductReason::NoDuty { duty }))?;
        let live = found.done_at.is_none() && found.voided_at.is_none();
        if let Some(rule) = self.law.ruleset.duty(&found.id).filter(|_| live) {
            if !rule.value.by.is_empty() {
                self.given_to(&rule.value.by, Subject::Named(found.text.clone()), &rule.cite)?;
            }
            if rule.value.final_results {
                self.results_are_complete(&rule.cite)?;
            }
        }
        Ok(found)
    }

    /// Every game of the event has its result, nothing in it waits for a decision, and its sheets are handed in,
    /// where it has any.
    fn results_are_complete(&self, cite: &Citation) -> Result<(), Refusal> {
        for (at, game) in &self.state.games {
            self.nothing_open(*at, cite)?;
            if !self.state.is_complete(*at, game) {
                let sheets = game.result.is_some();
                let why = ResultReason::NotComplete { table: at.table, round: at.round, sheets };
                return Err(Refusal::by(why, cite));
            }
        }
        Ok(())
    }
}
