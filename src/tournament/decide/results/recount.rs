//! The result with what moved after it was entered: the sheets it came from say nothing of that.

use crate::domain::{Citation, Points, Side};
use crate::tournament::decide::transaction::Transaction;
use crate::tournament::event::{Cause, Event, GameRef, ResultEvent, ResultRecounted};
use crate::tournament::score;
use crate::tournament::state::Played;

impl Transaction<'_> {
    /// Moves the result of a game by the penalties and credits that came, or fell away, after it was entered.
    pub(in crate::tournament) fn recount(&mut self, game: GameRef, cause: &Cause, cite: &[Citation]) {
        let Some(played) = self.state.result_of(game) else { return };
        let (now, then) = (self.state.penalty_points(game), played.points);
        let moved = Side::BOTH.map(Side::index).map(|side| Points(now[side].0.saturating_sub(then[side].0)));
        self.result_moves((game, &played), cause, (moved, false), cite);
    }

    /// Moves the result of a game by what a play in it counts more or less than was entered: what was played, also
    /// beneath an award, which may fall.
    pub(in crate::tournament) fn rescore(
        &mut self,
        game: GameRef,
        cause: &Cause,
        moved: [Points; 2],
        cite: &[Citation],
    ) {
        let Some(played) = self.state.played_result(game) else { return };
        self.result_moves((game, &played), cause, (moved, true), cite);
    }

    /// What was awarded has its own points, whatever stood on the sheets.
    fn result_moves(
        &mut self,
        (game, played): (GameRef, &Played),
        cause: &Cause,
        (moved, play): ([Points; 2], bool),
        cite: &[Citation],
    ) {
        if played.awarded || moved == [Points(0); 2] {
            return;
        }
        let sum = |side: usize| Points(played.sides[side].scored.0.saturating_add(moved[side].0));
        let scores = Side::BOTH.map(Side::index).map(sum);
        let is_alone = self.state.player(game, Side::B).is_none_or(|name| name.is_empty());
        let rules = &self.ctx.law.ruleset.results;
        let sides = if is_alone { score::alone(scores) } else { score::by_points(rules, scores) };
        let top = self.state.result_of(game).map(|top| top.entry);
        let beneath = Some(played.entry).filter(|_| top != Some(played.entry));
        let event = ResultRecounted { game, cause: cause.clone(), moved, play, beneath, sides };
        self.push(Event::Result(ResultEvent::ResultRecounted(event)), cite.to_vec());
    }
}
