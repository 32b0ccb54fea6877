//! Guided procedures in the state.

use crate::domain::At;
use crate::tournament::event::{Cause, ProcedureBegun, ProcedureEvent};
use crate::tournament::state::{Caused, RunState, State};

impl State {
    pub(super) fn apply_procedure(&mut self, at: At, event: &ProcedureEvent) {
        match event {
            ProcedureEvent::ProcedureBegun(begun) => self.apply_begun(at, begun),
            ProcedureEvent::StepDone(done) => self.runs.update(&done.run, |run| run.done += 1),
            ProcedureEvent::ProcedureEnded(ended) => self.runs.update(&ended.run, |run| run.ended = true),
        }
    }

    fn apply_begun(&mut self, at: At, begun: &ProcedureBegun) {
        let ProcedureBegun { run: id, cause, table, round, procedure, name, side, facts, steps } = begun;
        let run = RunState {
            table: *table,
            round: *round,
            procedure: procedure.clone(),
            name: name.clone(),
            side: *side,
            facts: facts.clone(),
            steps: steps.clone(),
            done: 0,
            ended: false,
            begun_at: at,
            caused: Vec::new(),
            voided_at: None,
        };
        self.runs.insert(*id, run);
        self.followed(cause.as_ref(), Caused::Further(Cause::Run(*id)));
    }
}
