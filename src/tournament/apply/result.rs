//! Results in the state: entered, awarded, corrected, handed in; what moves beside the games.

use std::sync::Arc;

use crate::domain::{At, DutyId, Points, Side};
use crate::lexicon::Outcome;
use crate::tournament::event::{
    Act, Cause, GameAwarded, GameRef, ResultCorrected, ResultEntered, ResultEvent, ResultRecounted,
    ScoreParts, SideResult, SpreadAdjusted,
};
use crate::tournament::state::{Caused, Played, ResultLayer, State};

/// How a game ended.
#[derive(Default)]
struct How<'e> {
    id: &'e str,
    /// The award, where it was awarded.
    cause: Option<Cause>,
    parts: Option<[ScoreParts; 2]>,
    best: Option<[Points; 2]>,
    out: Option<Side>,
}

/// Who went out: what was said of it, else whoever alone has no tiles left to pay for.
fn went_out(it: &ResultEntered) -> Option<Side> {
    let pays = |side: Side| it.parts[side.index()].tiles.0 < 0;
    let alone = || Side::BOTH.into_iter().find(|side| !pays(*side) && pays(side.other()));
    it.out.or_else(alone)
}

impl State {
    pub(super) fn apply_result(&mut self, at: At, event: &ResultEvent) {
        match event {
            ResultEvent::GameAwarded(it) => self.apply_awarded(at, it),
            ResultEvent::ResultEntered(it) => {
                let how =
                    How { id: &it.end, cause: None, parts: Some(it.parts), best: it.best, out: went_out(it) };
                self.ended(at, it.game, it.sides, how);
            }
            ResultEvent::ResultCorrected(it) => self.apply_corrected(at, it),
            ResultEvent::ResultHandedIn { game } => {
                self.change_results(*game, |_| true, |played| played.handed_in = true);
            }
            ResultEvent::ResultVoided { game, cause, duties } => {
                self.apply_result_voided(at, *game, cause, duties);
            }
            ResultEvent::ResultRecounted(it) => self.apply_recounted(it),
            ResultEvent::SpreadAdjusted(it) => self.apply_adjusted(it),
        }
    }

    fn apply_awarded(&mut self, at: At, it: &GameAwarded) {
        let cause = Cause::Award(Act { id: it.award.clone(), entry: self.entries });
        self.note_act(cause.clone(), it.cause.clone(), "", Some(it.game));
        let how = How { id: &it.award, cause: Some(cause), ..How::default() };
        self.ended(at, it.game, it.sides, how);
    }

    fn apply_corrected(&mut self, at: At, it: &ResultCorrected) {
        let ResultCorrected { game, sides, awarded, .. } = *it;
        let Some(before) = self.result_of(game) else {
            // A game of an earlier round whose result was never entered; its sheets came with the correction.
            self.ended(at, game, sides, How::default());
            self.change_results(game, |_| true, |played| played.handed_in = true);
            return;
        };
        // It is the same award, which the same entry brought.
        if awarded {
            let award = self.award_of(game);
            self.put_result(game, award, Some(Played { sides, ..Played::clone(&before) }));
            return;
        }
        let played = Played {
            sides,
            parts: None,
            points: self.penalty_points(game),
            // Nobody said how a game ended that was awarded and then was not.
            how: if before.awarded { String::new() } else { before.how.clone() },
            awarded: false,
            entry: self.entries,
            ..Played::clone(&before)
        };
        self.put_result(game, None, Some(played));
    }

    /// The game is played on, as long as what took its result out stands.
    fn apply_result_voided(&mut self, at: At, game: GameRef, cause: &Cause, duties: &[DutyId]) {
        self.put_result(game, Some(cause.clone()), None);
        self.void_duties(at, duties);
        self.followed(Some(cause), Caused::Result { game, at, duties: duties.to_vec() });
    }

    fn apply_recounted(&mut self, it: &ResultRecounted) {
        let points = self.penalty_points(it.game);
        let top = || self.played(it.game.round, it.game.table).map(|top| top.entry);
        let Some(entry) = it.beneath.or_else(top) else { return };
        let move_points = |played: &mut Played| {
            played.sides = it.sides;
            if !it.play {
                played.points = points;
            }
            for (part, moved) in played.parts.iter_mut().flatten().zip(it.moved) {
                part.sheet.0 = part.sheet.0.saturating_add(moved.0);
            }
        };
        self.change_results(it.game, |played| played.entry == entry, move_points);
        if it.play {
            self.followed(Some(&it.cause), Caused::Rescore { game: it.game, moved: it.moved });
        }
    }

    fn apply_adjusted(&mut self, adjusted: &SpreadAdjusted) {
        // A verdict that was made good was wrong, and binds nobody; nor do those that say the same of the word.
        let verdicts = adjusted.slip.and_then(|id| self.slip(id)).map(|slip| Arc::clone(&slip.verdicts));
        for wrong in verdicts.iter().flat_map(|it| it.iter()) {
            if adjusted.word.is_empty() || adjusted.word == wrong.word {
                let valid = wrong.outcome == Outcome::Valid;
                self.forget_rulings_that(&wrong.word, |ruling| ruling.valid == valid);
            }
        }
        self.adjustments.insert(self.entries, Arc::new(adjusted.clone()));
        self.followed(adjusted.cause.as_ref(), Caused::Adjustment(self.entries));
    }

    fn ended(&mut self, at: At, game: GameRef, sides: [SideResult; 2], how: How<'_>) {
        let Some(found) = self.game_of(game) else { return };
        let How { id, cause, parts, best, out } = how;
        // An award against a result that was handed in leaves the sheets where they are.
        let handed_in = found.result.as_ref().is_some_and(|before| before.handed_in);
        let played = Played {
            sides,
            parts,
            best,
            out,
            how: id.to_owned(),
            points: self.penalty_points(game),
            awarded: cause.is_some(),
            handed_in,
            entered_at: at,
            entry: self.entries,
        };
        self.put_result(game, cause, Some(played));
    }

    /// Lays a result upon those that a game has.
    fn put_result(&mut self, game: GameRef, cause: Option<Cause>, played: Option<Played>) {
        let layer = ResultLayer { entry: self.entries, cause, played: played.map(Arc::new) };
        if let Some(found) = self.game_mut(game) {
            found.results.push(layer);
        }
        self.results_changed(game);
    }

    /// Changes results of a game where they lie.
    fn change_results(
        &mut self,
        game: GameRef,
        which: impl Fn(&Played) -> bool,
        change: impl Fn(&mut Played),
    ) {
        let Some(found) = self.game_mut(game) else { return };
        found.result = None;
        let all = found.results.iter_mut().filter_map(|layer| layer.played.as_mut());
        for played in all.filter(|played| which(played)) {
            change(Arc::make_mut(played));
        }
        let top = self.top_result(game);
        if let Some(found) = self.game_mut(game) {
            found.result = top;
        }
    }

    /// A game has another result, or none: one more lies on the others, or one of them fell.
    pub(super) fn results_changed(&mut self, at: GameRef) {
        let before: Vec<Cause> = self.counting_awards(at).collect();
        let top = self.top_result(at);
        let Some(game) = self.game_mut(at) else { return };
        game.result.clone_from(&top);
        if at.round == self.round {
            match top {
                Some(played) if self.without_result.remove(&at.table).is_some() => {
                    self.last_result_at = self.last_result_at.max(Some(played.entered_at));
                }
                Some(_) | None => {
                    if self.game_of(at).is_some_and(|game| game.result.is_none()) {
                        self.without_result.insert(at.table);
                    }
                    let entered =
                        self.playing().filter_map(|(_, game)| Some(game.result.as_ref()?.entered_at));
                    self.last_result_at = entered.max();
                }
            }
        }
        self.award_replaced(at, &before);
    }

    /// Another result takes the place of an award, or the award is the result again: what it led to counts no more, or
    /// again.
    fn award_replaced(&mut self, game: GameRef, before: &[Cause]) {
        let (at, now) = (self.last_at, self.counting_awards(game).collect::<Vec<_>>());
        if before == now {
            return;
        }
        for (awards, others, voided_at) in [(before, &now[..], Some(at)), (&now, before, None)] {
            let duty = |it: &Caused| if let Caused::Duty(duty) = it { Some(*duty) } else { None };
            let changed = awards.iter().filter(|award| !others.contains(award));
            let caused = changed.flat_map(|award| self.caused(award));
            for duty in caused.filter_map(duty).collect::<Vec<_>>() {
                self.duties.update(&duty, |duty| duty.voided_at = voided_at);
            }
        }
        if now.is_empty() {
            self.reopen_moot_slips(game);
        }
        for player in self.players_of(game).into_iter().flatten() {
            self.count_anew(&player);
        }
    }
}
