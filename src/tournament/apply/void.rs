//! Voiding: what followed from a cause counts no more, and neither does what followed from that. What is counted for
//! players is not undone: it is summed up anew without the cause.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::domain::{At, DutyId};
use crate::tournament::event::{Act, Cause, GameRef, Voided};
use crate::tournament::state::{Caused, Name, Played, State};

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
        if let Cause::Award(act) = cause {
            self.undo_award(act);
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
            // Cancelled by the event, or taken back by another order.
            Caused::Order(_) | Caused::Rescore { .. } => {}
            Caused::Effect(effect) => {
                players.insert(effect.player.clone());
            }
            Caused::Duty(duty) => self.duties.update(&duty, |duty| duty.voided_at = Some(at)),
            Caused::Moot(slip) => self.undo_moot(slip),
            Caused::Adjustment(entry) => {
                self.adjustments.remove(&entry);
            }
            Caused::Result { game, played, at: taken, duties } => {
                if !self.has_gone_on(game, taken, cause) {
                    self.undo_result_voided(game, played, &duties);
                }
            }
            Caused::Further(cause) => self.void(at, &cause, players),
        }
    }

    /// The game has the result that it had before, unless it was given another since.
    fn undo_award(&mut self, act: &Act) {
        let Some(found) = self.acts.get(&act.entry) else { return };
        let (Some(at), before) = (found.game, found.before.clone()) else { return };
        let Some(game) = self.game_mut(at) else { return };
        if game.result.as_ref().is_none_or(|played| played.entry != act.entry) {
            return;
        }
        game.result = before;
        self.result_changed(at);
        self.award_replaced(at, Some(Cause::Award(act.clone())));
    }

    /// Whether a game was played on after its result was taken out: somebody has spoken up in it since.
    fn has_gone_on(&self, game: GameRef, taken: At, cause: &Cause) -> bool {
        let slips =
            self.slips.newest_at(&game).any(|(id, it)| it.raised_at > taken && Cause::Slip(id) != *cause);
        let claims =
            self.claims.newest_at(&game).any(|(id, it)| it.raised_at > taken && Cause::Claim(id) != *cause);
        let runs = self.runs.newest_at(&game).any(|(id, it)| it.begun_at > taken && Cause::Run(id) != *cause);
        slips || claims || runs
    }

    /// The game has the result that the play's going back took from it, unless it was given another since. What the
    /// end of the round had brought about stands again where the round is over again; else its end brings it about
    /// anew.
    fn undo_result_voided(&mut self, at: GameRef, played: Arc<Played>, duties: &[DutyId]) {
        let Some(game) = self.game_mut(at).filter(|game| game.result.is_none()) else { return };
        game.result = Some(played);
        self.result_changed(at);
        let over = at.round == self.round && self.without_result.is_empty();
        for id in duties.iter().filter(|_| over) {
            self.duties.update(id, |duty| duty.voided_at = None);
        }
    }

    /// Notes of the round that is played which of its games still lack a result, and when the last came.
    pub(super) fn result_changed(&mut self, at: GameRef) {
        if at.round != self.round {
            return;
        }
        if self.game_of(at).is_some_and(|game| game.result.is_none()) {
            self.without_result.insert(at.table);
        } else {
            self.without_result.remove(&at.table);
        }
        let entered = self.playing().filter_map(|(_, game)| Some(game.result.as_ref()?.entered_at));
        self.last_result_at = entered.max();
    }
}
