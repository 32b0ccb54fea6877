//! Voiding: what followed from a cause counts no more, and neither does what followed from that.

use std::sync::Arc;

use crate::domain::{At, DutyId, Points, Seq};
use crate::tournament::event::{Act, Cause, GameRef, PenaltyImposed, Voided};
use crate::tournament::state::{Caused, Counters, Played, State};

impl State {
    pub(super) fn apply_voided(&mut self, at: At, voided: &Voided) {
        for op in &voided.cancelled {
            self.cancel_order(at, *op);
        }
        self.void_duties(at, &voided.duties);
        self.void(at, &voided.cause);
    }

    /// Duties fall away.
    pub(super) fn void_duties(&mut self, at: At, duties: &[DutyId]) {
        for id in duties {
            self.duties.update(id, |duty| duty.voided_at = Some(at));
        }
    }

    fn void(&mut self, at: At, cause: &Cause) {
        // Backwards: what came last rests on what came before.
        for it in self.take_caused(at, cause).into_iter().rev() {
            self.undo(at, cause, it);
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

    fn undo(&mut self, at: At, cause: &Cause, what: Caused) {
        match what {
            // Cancelled by the event, or taken back by another order.
            Caused::Order(_) | Caused::Rescore { .. } => {}
            Caused::Penalty(penalty) => self.undo_penalty(cause, &penalty),
            Caused::Allowance { game, player, in_game, in_event } => {
                if let Some(side) = self.side_of(game, &player)
                    && let Some(game) = self.game_mut(game)
                {
                    let free_used = &mut game.counters[side.index()].free_used;
                    *free_used = free_used.saturating_add(in_game);
                }
                let free_used = &mut self.event_counters.entry(player).or_default().free_used;
                *free_used = free_used.saturating_add(in_event);
            }
            Caused::Count { player, game, counter } => self.undo_count(&player, game, &counter),
            Caused::Duty(duty) => self.duties.update(&duty, |duty| duty.voided_at = Some(at)),
            Caused::Exclusion { player, entry } => self.undo_exclusion(&player, entry),
            Caused::Adjustment(entry) => {
                self.adjustments.remove(&entry);
            }
            Caused::Result { game, played, at: taken, duties } => {
                if !self.has_gone_on(game, taken, cause) {
                    self.undo_result_voided(game, played, &duties);
                }
            }
            Caused::Further(cause) => self.void(at, &cause),
        }
    }

    fn undo_penalty(&mut self, cause: &Cause, penalty: &PenaltyImposed) {
        let PenaltyImposed { table, round, side, units, free, points, crosses, turns_lost, credited, .. } =
            penalty;
        let game = GameRef { round: *round, table: *table };
        let player: Arc<str> = self.player(game, *side).unwrap_or_default().into();
        let less = |count: &mut u16, by: u16| *count = count.saturating_sub(by);
        let take = |counters: &mut Counters| {
            less(&mut counters.unjustified, *units);
            less(&mut counters.free_used, *free);
            less(&mut counters.crosses, *crosses);
            less(&mut counters.turns_lost, *turns_lost);
            // A turn that was passed for it cannot be given back, and pays for no other.
            counters.turns_passed = counters.turns_passed.min(counters.turns_lost);
            counters.points.0 = counters.points.0.saturating_sub(points.0);
        };
        if let Some(game) = self.game_mut(game) {
            take(&mut game.counters[side.index()]);
            let Points(theirs) = &mut game.counters[side.other().index()].points;
            *theirs = theirs.saturating_sub(credited.0);
            game.owes_for[side.index()].retain(|it| it != cause);
        }
        take(self.event_counters.entry(player).or_default());
    }

    fn undo_count(&mut self, player: &str, game: Option<GameRef>, counter: &str) {
        let one_less = |counts: &mut crate::rules::Counts| {
            if let Some(count) = counts.get_mut(counter) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    counts.remove(counter);
                }
            }
        };
        if let Some(game) = game
            && let Some(side) = self.side_of(game, player)
            && let Some(game) = self.game_mut(game)
        {
            one_less(&mut game.counts[side.index()]);
        }
        if let Some(counts) = self.event_counts.get_mut(player) {
            one_less(Arc::make_mut(counts));
        }
    }

    fn undo_exclusion(&mut self, player: &str, entry: Seq) {
        let Some(all) = self.excluded.get_mut(player) else { return };
        let all = Arc::make_mut(all);
        all.retain(|it| it.entry != entry);
        if all.is_empty() {
            self.excluded.remove(player);
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
