//! Results that move after they were entered, or announced: by penalties and credits, and by the slips of a duplicate
//! game.

use std::collections::BTreeMap;

use crate::domain::{Citation, Points, Round, Side};
use crate::tournament::event::{Cause, Event, GameRef, ResultCorrected, ResultEvent, ResultRecounted};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, Subject};
use crate::tournament::state::Played;
use crate::tournament::{guard, score};

use super::transaction::Transaction;

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
    pub(super) fn rescore(&mut self, game: GameRef, cause: &Cause, moved: [Points; 2], cite: &[Citation]) {
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

/// Does something that may move what numbers have, and corrects the results that were announced: those of one round's
/// game, or those of all games. Where no game is played from the console it is done, and nothing else.
///
/// # Errors
/// Where results move and no reason is given, or another office mends them.
pub(in crate::tournament) fn with_recount(
    tx: &mut Transaction<'_>,
    (only, reason): (Option<Round>, &str),
    change: impl FnOnce(&mut Transaction<'_>),
) -> Result<(), Refusal> {
    let before = announced_sums(tx, only);
    change(tx);
    if correct(tx, (only, &before), reason) {
        guard::reason(reason, Subject::Correction, &moves_by(tx.ctx))?;
        tx.ctx.may_mend_results()?;
    }
    Ok(())
}

/// The same where it is no arbiter's error that is put right, but a claim that is decided or falls away: it counts for
/// every slip.
pub(in crate::tournament) fn recounting<T>(
    tx: &mut Transaction<'_>,
    reason: &str,
    change: impl FnOnce(&mut Transaction<'_>) -> T,
) -> T {
    let before = announced_sums(tx, None);
    let done = change(tx);
    correct(tx, (None, &before), reason);
    done
}

/// Corrects the results that were announced and come out otherwise than before; whether there are any.
fn correct(
    tx: &mut Transaction<'_>,
    (only, before): (Option<Round>, &BTreeMap<GameRef, Points>),
    reason: &str,
) -> bool {
    let after = announced_sums(tx, only);
    for (game, points) in &after {
        let moved = points.0 - before.get(game).map_or(points.0, |it| it.0);
        let Some(played) = tx.state.played(game.round, game.table).filter(|it| moved != 0 && !it.awarded)
        else {
            continue;
        };
        let (mut sides, game) = (played.sides, *game);
        sides[0].scored.0 += moved;
        let event =
            ResultCorrected { game, sides, misentered: false, awarded: false, reason: reason.to_owned() };
        let cite = moves_by(tx.ctx);
        tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite]);
    }
    after != *before
}

/// The paragraph by which an arbiter's error moves points.
fn moves_by(ctx: &DecisionCtx<'_>) -> Citation {
    match (&ctx.law.ruleset.late_fix, &ctx.law.ruleset.duplicate) {
        (Some(fix), _) => fix.moves.cite.clone(),
        (None, Some(rules)) => rules.list.cite.clone(),
        (None, None) => ctx.silent(),
    }
}

/// What every number has in games whose results are announced, of one round or of all.
fn announced_sums(tx: &Transaction<'_>, only: Option<Round>) -> BTreeMap<GameRef, Points> {
    let mut sums = BTreeMap::new();
    let Some(rules) = &tx.ctx.law.ruleset.duplicate else { return sums };
    let state = &tx.state;
    let wanted = |round: &Round| only.is_none_or(|only| only == *round);
    let announced = state.duplicates.iter().filter(|(_, game)| game.announced_at.is_some());
    for (round, game) in announced.filter(|(round, _)| wanted(round)) {
        let played = state.games.keys().filter(|it| it.round == *round);
        sums.extend(played.map(|it| (*it, state.sum(rules, game, it.table))));
    }
    sums
}
