//! Voiding: what followed from a cause counts no more, and neither does what followed from that. What is counted for
//! players is not undone: it is summed up anew without the cause.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::domain::{At, DutyId};
use crate::tournament::event::{Cause, GameRef, Voided};
use crate::tournament::state::{Caused, Name, ResultLayer, State};

impl State {
    pub(super) fn apply_voided(&mut self, at: At, voided: &Voided) {
        for op in &voided.cancelled {
            self.cancel_order(at, *op);
        }
        self.void_duties(at, &voided.duties);
        let mut players = BTreeSet::new();
        self.void(at, &voided.cause, &mut players);
        for player in players {
            self.count_anew(&player);
        }
    }

    /// Duties fall away.
    pub(super) fn void_duties(&mut self, at: At, duties: &[DutyId]) {
        for id in duties {
            self.duties.update(id, |duty| duty.voided_at = Some(at));
        }
    }

    fn void(&mut self, at: At, cause: &Cause, players: &mut BTreeSet<Name>) {
        self.voided.insert(cause.clone(), self.entries);
        // Backwards: what came last rests on what came before.
        for it in self.take_caused(at, cause).into_iter().rev() {
            self.undo(at, cause, it, players);
        }
        if let Some(game) = self.awarded_by(cause) {
            self.results_changed(game);
        }
    }

    /// What followed from a cause; from now on nothing has.
    fn take_caused(&mut self, at: At, cause: &Cause) -> Vec<Caused> {
        let mut all = Vec::new();
        let caused = &mut all;
        match cause {
            Cause::Slip(id) => self.slips.update(id, |slip| caused.append(&mut slip.caused)),
            Cause::Claim(id) => self.claims.update(id, |claim| {
                caused.append(&mut claim.caused);
                claim.voided_at = Some(at);
            }),
            Cause::Run(id) => self.runs.update(id, |run| {
                caused.append(&mut run.caused);
                run.ended = true;
                run.voided_at = Some(at);
            }),
            Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => {
                if let Some(found) = self.acts.get_mut(&act.entry) {
                    let found = Arc::make_mut(found);
                    caused.append(&mut found.caused);
                    found.voided_at = Some(at);
                }
            }
        }
        all
    }

    fn undo(&mut self, at: At, cause: &Cause, what: Caused, players: &mut BTreeSet<Name>) {
        match what {
            // It stays among the orders, and counts no more in its game.
            Caused::Order(op) => self.forget_ordered(op),
            // Another order takes it back.
            Caused::Rescore { .. } => {}
            Caused::Effect(effect) => {
                players.insert(effect.player.clone());
            }
            Caused::Duty(duty) => self.duties.update(&duty, |duty| duty.voided_at = Some(at)),
            Caused::Adjustment(entry) => {
                self.adjustments.remove(&entry);
            }
            Caused::Result { game, at: taken, duties } => {
                self.undo_result_voided(game, taken, cause, &duties);
            }
            Caused::Absence { game, was } => {
                if let Some(game) = self.game_mut(game) {
                    game.absent = was;
                }
            }
            Caused::Further(cause) => self.void(at, &cause, players),
        }
    }

    /// Whether a game was played on after its result was taken out: somebody has spoken up in it since.
    fn has_gone_on(&self, game: GameRef, taken: At, cause: &Cause) -> bool {
        let mut slips = self.slips.newest_at(&game).filter(|(_, it)| it.raised_at > taken && !it.is_struck());
        let slips = slips.any(|(id, _)| Cause::Slip(id) != *cause);
        let claims =
            self.claims.newest_at(&game).any(|(id, it)| it.raised_at > taken && Cause::Claim(id) != *cause);
        let runs = self.runs.newest_at(&game).any(|(id, it)| it.begun_at > taken && Cause::Run(id) != *cause);
        slips || claims || runs
    }

    /// The game has the result again that was taken out, unless it was given another since, or played on. What the end
    /// of the round had brought about stands again where the round is over again; else its end brings it about anew.
    fn undo_result_voided(&mut self, at: GameRef, taken: At, cause: &Cause, duties: &[DutyId]) {
        let goes_on = self.has_gone_on(at, taken, cause);
        let Some(game) = self.game_mut(at) else { return };
        let of_it = |layer: &&mut ResultLayer| layer.played.is_none() && layer.cause.as_ref() == Some(cause);
        if goes_on && let Some(layer) = game.results.iter_mut().rev().find(of_it) {
            layer.cause = None;
            return;
        }
        let was_open = game.result.is_none();
        self.results_changed(at);
        let over = at.round == self.round && self.without_result.is_empty();
        for id in duties.iter().filter(|_| over && was_open) {
            self.duties.update(id, |duty| duty.voided_at = None);
        }
    }
}
