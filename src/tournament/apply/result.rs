//! Results in the state: entered, awarded, corrected, handed in; what moves beside the games.

use std::sync::Arc;

use crate::domain::{At, DutyId, Points, Side};
use crate::lexicon::Outcome;
use crate::tournament::event::{
    Act, Cause, GameAwarded, GameRef, ResultCorrected, ResultEntered, ResultEvent, ResultRecounted,
    ScoreParts, SideResult, SpreadAdjusted,
};
use crate::tournament::state::{Caused, Played, State, scored};

/// How a game ended.
#[derive(Clone, Copy, Default)]
struct How<'e> {
    id: &'e str,
    awarded: bool,
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
                let how = How {
                    id: &it.end,
                    awarded: false,
                    parts: Some(it.parts),
                    best: it.best,
                    out: went_out(it),
                };
                self.ended(at, it.game, it.sides, how);
            }
            ResultEvent::ResultCorrected(it) => self.apply_corrected(at, it),
            ResultEvent::ResultHandedIn { game } => {
                if let Some(played) = self.played_mut(*game) {
                    played.handed_in = true;
                }
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
        self.note_act(cause, it.cause.clone(), "", Some(it.game));
        let how = How { id: &it.award, awarded: true, ..How::default() };
        self.ended(at, it.game, it.sides, how);
    }

    fn apply_corrected(&mut self, at: At, it: &ResultCorrected) {
        let ResultCorrected { game, sides, awarded, .. } = *it;
        let (entry, points) = (self.entries, self.penalty_points(game));
        let before = self.award_of(game);
        if let Some(played) = self.played_mut(game) {
            played.before = Some(scored(&played.sides));
            played.sides = sides;
            // It is the same award, which the same entry brought.
            if awarded {
                return;
            }
            played.parts = None;
            played.points = points;
            // Nobody said how a game ended that was awarded and then was not.
            if std::mem::take(&mut played.awarded) {
                played.how.clear();
            }
            played.entry = entry;
            self.award_replaced(game, before);
            return;
        }
        // A game of an earlier round whose result was never entered; its sheets came with the correction.
        self.ended(at, game, sides, How::default());
        if let Some(played) = self.played_mut(game) {
            played.handed_in = true;
        }
    }

    /// The game is played on; what was entered is kept for when what took it out counts no more.
    fn apply_result_voided(&mut self, at: At, game: GameRef, cause: &Cause, duties: &[DutyId]) {
        let Some(played) = self.game_mut(game).and_then(|found| found.result.take()) else { return };
        self.result_changed(game);
        self.void_duties(at, duties);
        self.followed(Some(cause), Caused::Result { game, played, at, duties: duties.to_vec() });
    }

    fn apply_recounted(&mut self, it: &ResultRecounted) {
        let points = self.penalty_points(it.game);
        let Some(played) = self.played_mut(it.game) else { return };
        played.sides = it.sides;
        if !it.play {
            played.points = points;
        }
        if let Some(parts) = &mut played.parts {
            for (part, moved) in parts.iter_mut().zip(it.moved) {
                part.sheet.0 = part.sheet.0.saturating_add(moved.0);
            }
        }
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
        let entry = self.entries;
        let (before, points) = (self.award_of(game), self.penalty_points(game));
        let Some(found) = self.game_mut(game) else { return };
        let How { id, awarded, parts, best, out } = how;
        // An award against a result that was handed in leaves the sheets where they are.
        let handed_in = found.result.as_ref().is_some_and(|before| before.handed_in);
        let how = id.to_owned();
        let played = Played {
            sides,
            parts,
            best,
            out,
            how,
            points,
            awarded,
            handed_in,
            entered_at: at,
            entry,
            before: None,
        };
        found.result = Some(Arc::new(played));
        if game.round == self.round {
            self.without_result.remove(&game.table);
            self.last_result_at = self.last_result_at.max(Some(at));
        }
        self.award_replaced(game, before);
    }

    /// Another result takes the place of an award, or the award is the result again: what it led to counts no more, or
    /// again.
    pub(super) fn award_replaced(&mut self, game: GameRef, before: Option<Cause>) {
        let (at, now) = (self.last_at, self.award_of(game));
        if before == now {
            return;
        }
        for (award, voided_at) in [(before, Some(at)), (now, None)] {
            let duty = |it: &Caused| if let Caused::Duty(duty) = it { Some(*duty) } else { None };
            let caused = award.iter().flat_map(|award| self.caused(award));
            for duty in caused.filter_map(duty).collect::<Vec<_>>() {
                self.duties.update(&duty, |duty| duty.voided_at = voided_at);
            }
        }
        for player in self.players_of(game).into_iter().flatten() {
            self.count_anew(&player);
        }
    }

    fn played_mut(&mut self, game: GameRef) -> Option<&mut Played> {
        self.game_mut(game)?.result.as_mut().map(Arc::make_mut)
    }
}
