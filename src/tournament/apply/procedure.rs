//! Guided procedures in the state.

use crate::domain::At;
use crate::tournament::event::{Cause, GameRef, ProcedureBegun, ProcedureEvent};
use crate::tournament::matters::Matter;
use crate::tournament::state::{Caused, RunState, State};

impl State {
    pub(super) fn apply_procedure(&mut self, at: At, event: &ProcedureEvent) {
        match event {
            ProcedureEvent::ProcedureBegun(begun) => self.apply_begun(at, begun),
            ProcedureEvent::StepDone(done) => self.runs.update(&done.run, |run| run.done += 1),
            ProcedureEvent::ProcedureEnded(ended) => {
                self.runs.update(&ended.run, |run| run.ended = true);
                // What was broken off has put nothing off; what was put off before that stays so.
                let place =
                    self.runs.get(&ended.run).filter(|run| run.begins_at.is_some()).map(Matter::place);
                if let Some(game) = place.filter(|_| ended.dropped.is_some()) {
                    self.runs.update(&ended.run, |run| run.begins_at = None);
                    let until = self.runs.newest_at(&game).find_map(|(_, run)| run.begins_at);
                    self.put_off(game, until);
                }
            }
        }
    }

    fn put_off(&mut self, game: GameRef, until: Option<At>) {
        if let Some(game) = self.game_mut(game) {
            game.put_off_until = until;
        }
    }

    fn apply_begun(&mut self, at: At, begun: &ProcedureBegun) {
        let ProcedureBegun { run: id, cause, table, round, procedure, name, side, facts, begins_at, steps } =
            begun;
        if begins_at.is_some() {
            self.put_off(GameRef { round: *round, table: *table }, *begins_at);
        }
        let run = RunState {
            table: *table,
            round: *round,
            procedure: procedure.clone(),
            name: name.clone(),
            side: *side,
            facts: facts.clone(),
            begins_at: *begins_at,
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
