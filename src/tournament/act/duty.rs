//! Duties: who may say that one is done.

use crate::domain::{Citation, DutyId};
use crate::rules::Due;
use crate::tournament::command::ConductCommand;
use crate::tournament::decide::Decision;

use crate::tournament::event::{ConductEvent, Event};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::state::DutyState;

const DUTY: OfferListing = OfferListing::at(6, "kind-duty");

impl<'a> DecisionCtx<'a> {
    /// Whether somebody may say that a duty is done. One that is done already may be done again: nothing changes.
    ///
    /// # Errors
    /// Where there is no such duty, it is another's, or it is to sign results that are not complete.
    fn may_do_duty(&self, duty: DutyId) -> Result<&'a DutyState, Refusal> {
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

pub(super) fn duty_done(ctx: &DecisionCtx<'_>, id: DutyId, note: &str) -> Decision {
    let duty = ctx.may_do_duty(id)?;
    if duty.done_at.is_some() || duty.voided_at.is_some() {
        return Ok(Vec::new());
    }
    let rule = ctx.law.ruleset.duty(&duty.id);
    Ok(vec![ctx.record(
        Event::Conduct(ConductEvent::DutyDone { duty: id, note: note.trim().to_owned(), of_itself: false }),
        rule.map(|it| it.cite.clone()).into_iter().collect(),
    )])
}

impl OfferMenu<'_> {
    /// Duties that are not done.
    pub(super) fn duties(&mut self) {
        let rules = &self.ctx.law.ruleset;
        for (id, duty) in self.ctx.state.owed_duties() {
            let Some(rule) = rules.duty(&duty.id) else { continue };
            let due = duty.due == Due::AtOnce || duty.overdue(self.ctx.state.round);
            let may = self.ctx.may_do_duty(id);
            let done = ConductCommand::DutyDone { duty: id, note: String::new() };
            self.add(DUTY, done, &rule.cite)
                .named(&duty.text, &duty.about)
                .by(&rule.value.by)
                .asks([("note", Need::Note)])
                .checked(may)
                .due_if(due);
        }
    }
}
