//! Correcting a result: until when, and who may have it corrected after that.

use crate::domain::Side;
use crate::rules::GameResult;
use crate::tournament::command::CorrectResult;
use crate::tournament::decide::Decision;
use crate::tournament::decide::transaction::Transaction;
use crate::tournament::event::{Act, Cause, Event, GameRef, ResultCorrected, ResultEvent, SideResult};
use crate::tournament::guard::{self, DecisionCtx};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::score;
use crate::tournament::state::Played;

use super::MOST_POINTS;

pub(super) fn correct(ctx: &DecisionCtx<'_>, command: &CorrectResult) -> Decision {
    let CorrectResult { round, table, scores, agreed, misentered, reason } = command;
    let rules = &ctx.law.ruleset.results;
    let game = GameRef { round: *round, table: *table };
    let grant = ctx.may_correct(game)?;
    let cite = grant.cite.clone();
    if let Some(why) = grant.together.filter(|_| !agreed) {
        return Err(Refusal::by(ResultReason::BothMustAgree { why }, &cite));
    }
    if grant.signed && !misentered {
        return Err(Refusal::by(ResultReason::SignedStands, &cite));
    }
    guard::reason(reason, Subject::Correction, &cite)?;
    if let Some(score) = scores.iter().find(|score| !(-MOST_POINTS..=MOST_POINTS).contains(&score.0)) {
        let why = ResultReason::NoSuchScore { score: *score, most: MOST_POINTS };
        return Err(Refusal::by(why, &cite));
    }
    let is_alone = ctx.state.player(game, Side::B).is_none_or(|name| name.is_empty());
    let sides = if is_alone { score::alone(*scores) } else { score::by_points(rules, *scores) };
    let stands = |played: &Played| !played.awarded && played.sides.map(|side| side.scored) == *scores;
    let played = ctx.state.played(*round, *table);
    if played.is_some_and(stands) {
        return Ok(Vec::new());
    }
    // The points of an award are put in as they become known; to whom it gives the game stands once it was told.
    let results = |sides: &[SideResult; 2]| sides.map(|side| side.result);
    let stands = grant.stands.filter(|_| played.is_some_and(|it| results(&it.sides) != results(&sides)));
    if let Some(stands) = stands.filter(|_| !misentered) {
        return Err(Refusal::by(ConductReason::AnnouncedStands, stands));
    }
    // Where nothing hangs on it, it is not said.
    let misentered = *misentered && (stands.is_some() || grant.signed);
    stays_lost(ctx, game, &sides)?;
    let event = ResultCorrected { game, sides, misentered, reason: reason.clone() };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite.clone()]);
    // What is corrected away was no forfeit: what it counted and led to goes with it.
    if let Some(award) = played.filter(|played| played.awarded) {
        tx.void(&Cause::Award(Act { id: award.how.clone(), entry: award.entry }), reason, &cite);
    }
    tx.finish()
}

/// Whoever was excluded from the event while this game was under way is given it by no correction either: its result
/// came after that, and gives them no win. What they had won before stays theirs.
fn stays_lost(ctx: &DecisionCtx<'_>, at: GameRef, sides: &[SideResult; 2]) -> Result<(), Refusal> {
    let Some(game) = ctx.state.game_of(at) else { return Ok(()) };
    let under_way = |side: Side| {
        let excluded = ctx.state.exclusion(&game.players[side.index()]).filter(|it| it.round == at.round);
        let is_lost = |played: &Played| {
            matches!(played.sides[side.index()].result, GameResult::Loss | GameResult::None)
        };
        let open = |entry| game.result.as_ref().is_none_or(|it| it.entry > entry && is_lost(it));
        excluded.is_some_and(|it| open(it.entry))
    };
    if Side::BOTH.into_iter().any(under_way) { ctx.may_win(game, sides) } else { Ok(()) }
}
