//! Claims, sanctions, counters, procedures and duties in the state.

use crate::domain::At;
use crate::tournament::affairs::{ClaimState, DutyState, Exclusion, RunState};
use crate::tournament::event::{ClaimRaised, ConductEvent, Event, ProcedureBegun, ProcedureEvent};
use crate::tournament::state::State;

impl State {
    /// Folds what is about claims, sanctions, counters, procedures, exclusions and duties.
    pub(super) fn apply_claims(&mut self, at: At, event: &Event) {
        match event {
            Event::Conduct(ConductEvent::ClaimRaised(raised)) => self.apply_claim(at, raised),
            Event::Conduct(ConductEvent::ClaimDecided(decided)) => {
                if let Some(claim) = self.claims.get_mut(&decided.claim) {
                    claim.outcome = Some(decided.outcome);
                    claim.facts.clone_from(&decided.facts);
                    claim.effects.clone_from(&decided.effects);
                }
            }
            Event::Conduct(ConductEvent::Counted(counted)) => self.apply_counted(counted),
            Event::Procedure(ProcedureEvent::ProcedureBegun(begun)) => self.apply_begun(at, begun),
            Event::Procedure(ProcedureEvent::StepDone(done)) => {
                if let Some(run) = self.runs.get_mut(&done.run) {
                    run.done += 1;
                }
            }
            Event::Procedure(ProcedureEvent::ProcedureEnded(ended)) => {
                if let Some(run) = self.runs.get_mut(&ended.run) {
                    run.ended = true;
                }
            }
            Event::Conduct(ConductEvent::PlayerExcluded(excluded)) => {
                let exclusion =
                    Exclusion { from: excluded.from, round: self.round, why: excluded.why.clone() };
                self.excluded.insert(excluded.player.clone(), exclusion);
            }
            Event::Conduct(ConductEvent::DutyArose(arose)) => {
                let duty = DutyState {
                    id: arose.id.clone(),
                    text: arose.text.clone(),
                    to: arose.to.clone(),
                    due: arose.due,
                    about: arose.about.clone(),
                    round: self.round,
                    arose_at: at,
                    done_at: None,
                };
                self.duties.insert(arose.duty, duty);
            }
            Event::Conduct(ConductEvent::DutyDone { duty }) => {
                if let Some(duty) = self.duties.get_mut(duty) {
                    duty.done_at = Some(at);
                }
            }
            _ => {}
        }
    }

    fn apply_claim(&mut self, at: At, raised: &ClaimRaised) {
        let claim = ClaimState {
            table: raised.table,
            round: raised.round,
            offence: raised.offence.clone(),
            offender: raised.offender,
            claimant: raised.claimant,
            facts: raised.facts.clone(),
            raised_at: at,
            outcome: None,
            effects: Vec::new(),
        };
        self.claims.insert(raised.claim, claim);
    }

    fn apply_begun(&mut self, at: At, begun: &ProcedureBegun) {
        let run = RunState {
            table: begun.table,
            round: begun.round,
            procedure: begun.procedure.clone(),
            name: begun.name.clone(),
            side: begun.side,
            facts: begun.facts.clone(),
            steps: begun.steps.clone(),
            done: 0,
            ended: false,
            begun_at: at,
        };
        self.runs.insert(begun.run, run);
    }
}
