//! The results of games in the state: entered, awarded, corrected, handed in; and what moves beside the games.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::{Caused, State};
use crate::domain::{At, DutyId, Points, Seq, Side};
use crate::lexicon::Outcome;
use crate::rules::GameResult;
use crate::tournament::event::{
    Cause, GameAwarded, GameRef, ResultCorrected, ResultEntered, ResultEvent, ResultRecounted, RulesetAct,
    ScoreParts, SideResult, SpreadAdjusted,
};

/// What a game led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// What each side gets.
    pub sides: [SideResult; 2],
    /// Where the points come from, where the game ended on the board.
    pub parts: Option<[ScoreParts; 2]>,
    /// The highest single plays, `A` first, where they were entered.
    pub best: Option<[Points; 2]>,
    /// Who went out, as far as it is known.
    pub out: Option<Side>,
    /// The id of the end or of the award.
    pub how: String,
    /// What penalties had taken and credits given when it was entered, `A` first: what comes later moves it.
    pub points: [Points; 2],
    /// Whether it was awarded.
    pub awarded: bool,
    /// Whether the sheets are handed in.
    pub handed_in: bool,
    /// When it was entered.
    pub entered_at: At,
    /// The entry of the journal that brought it.
    pub entry: Seq,
}

/// A result that a game was given. They lie one upon the other, and the top one that stands is what the game led to:
/// nothing is put back where one falls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultLayer {
    /// The entry of the journal that brought it.
    pub entry: Seq,
    /// What it falls with: the award that it is, or what took a result out. What was entered falls with nothing.
    pub cause: Option<Cause>,
    /// What the game led to; `None` where its result was taken out, and it goes on.
    pub played: Option<Arc<Played>>,
}

/// What a game came to, as everybody is told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoreline {
    /// The points that each side scored.
    pub scored: [Points; 2],
    /// Who won, where the points alone tell it otherwise: whoever loses on time may keep the higher score.
    pub winner: Option<Side>,
}

impl Scoreline {
    /// Of what each side gets.
    pub fn of(sides: &[SideResult; 2]) -> Self {
        let has_won = |side: &Side| sides[side.index()].result == GameResult::Win;
        let is_ahead = |side: Side| sides[side.index()].scored > sides[side.other().index()].scored;
        let winner = Side::BOTH.into_iter().find(has_won).filter(|side| !is_ahead(*side));
        Self { scored: scored(sides), winner }
    }

    /// Who won, behind the points: ` (1 : 0)`; nothing where they tell it themselves.
    pub fn won(&self) -> &'static str {
        match self.winner {
            Some(Side::A) => " (1 : 0)",
            Some(Side::B) => " (0 : 1)",
            None => "",
        }
    }
}

impl From<[Points; 2]> for Scoreline {
    fn from(scored: [Points; 2]) -> Self {
        Self { scored, winner: None }
    }
}

impl fmt::Display for Scoreline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.scored;
        write!(f, "{a} : {b}{}", self.won())
    }
}

/// The points that each side scored.
pub fn scored(sides: &[SideResult; 2]) -> [Points; 2] {
    [sides[0].scored, sides[1].scored]
}

impl Played {
    /// What a side has from the board, tiles left and overtime aside: the sum of its sheet, where it is known.
    pub(in crate::tournament) fn sheet(&self, side: Side) -> Points {
        let at = side.index();
        self.parts.map_or(self.sides[at].scored, |parts| parts[at].sheet)
    }
}

impl State {
    /// The layers of a game's results that stand, the top one first.
    pub(super) fn standing_results(&self, game: GameRef) -> impl Iterator<Item = &ResultLayer> {
        let falls = |layer: &ResultLayer, cause: &Cause| self.was_voided(cause, layer.entry);
        let all = self.game_of(game).into_iter().flat_map(|game| game.results.iter().rev());
        all.filter(move |it| it.cause.as_ref().is_none_or(|cause| !falls(it, cause)))
    }

    /// The top layer of a game's results that stands.
    pub(in crate::tournament) fn top_result(&self, game: GameRef) -> Option<Arc<Played>> {
        self.standing_results(game).next()?.played.clone()
    }

    /// The result that a game has.
    pub(in crate::tournament) fn result_of(&self, game: GameRef) -> Option<Arc<Played>> {
        self.game_of(game)?.result.clone()
    }

    /// The last result of a game that was played and stands, whether or not another one counts in its place.
    pub(in crate::tournament) fn played_result(&self, game: GameRef) -> Option<Arc<Played>> {
        let mut all = self.standing_results(game).filter_map(|layer| layer.played.as_ref());
        all.find(|played| !played.awarded).cloned()
    }

    /// What a game had led to before it got the result that it has.
    pub fn result_before(&self, game: GameRef) -> Option<&Played> {
        self.standing_results(game).nth(1)?.played.as_deref()
    }

    /// What a game leads to once these causes count no more.
    pub(in crate::tournament) fn result_without(&self, game: GameRef, causes: &[Cause]) -> Option<&Played> {
        let stays = |it: &&ResultLayer| it.cause.as_ref().is_none_or(|cause| !causes.contains(cause));
        self.standing_results(game).find(stays)?.played.as_deref()
    }
}

/// How a game ended.
#[derive(Default)]
struct GameEnding<'e> {
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
                let how = GameEnding {
                    id: &it.end,
                    cause: None,
                    parts: Some(it.parts),
                    best: it.best,
                    out: went_out(it),
                };
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
        let cause = Cause::Award(RulesetAct { id: it.award.clone(), entry: self.entries });
        self.note_act(cause.clone(), it.cause.clone(), "", Some(it.game));
        let how = GameEnding { id: &it.award, cause: Some(cause), ..GameEnding::default() };
        self.ended(at, it.game, it.sides, how);
    }

    fn apply_corrected(&mut self, at: At, it: &ResultCorrected) {
        let ResultCorrected { game, sides, awarded, .. } = *it;
        let Some(before) = self.result_of(game) else {
            // A game of an earlier round whose result was never entered; its sheets came with the correction.
            self.ended(at, game, sides, GameEnding::default());
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

    fn ended(&mut self, at: At, game: GameRef, sides: [SideResult; 2], how: GameEnding<'_>) {
        let Some(found) = self.game_of(game) else { return };
        let GameEnding { id, cause, parts, best, out } = how;
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
            let caused = changed.flat_map(|award| self.consequences_of(award));
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

#[cfg(test)]
mod tests {
    use GameResult::{Draw, Loss, Win};

    use super::*;

    #[test]
    fn who_won_is_said_where_the_points_tell_it_otherwise() {
        let told = |a: (GameResult, i32), b: (GameResult, i32)| {
            let side = |(result, scored): (GameResult, i32)| SideResult {
                result,
                halves: 0,
                scored: Points(scored),
                spread: Points(0),
            };
            Scoreline::of(&[side(a), side(b)]).to_string()
        };
        assert_eq!(told((Win, 412), (Loss, 388)), "412 : 388");
        assert_eq!(told((Draw, 400), (Draw, 400)), "400 : 400");
        assert_eq!(told((Loss, 300), (Win, 280)), "300 : 280 (0 : 1)", "on time");
        assert_eq!(told((Win, 280), (Loss, 280)), "280 : 280 (1 : 0)");
        assert_eq!(told((Loss, 0), (Loss, 0)), "0 : 0");
    }
}
