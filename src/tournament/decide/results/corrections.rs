//! Correcting a result: until when, and who may have it corrected after that.

use crate::domain::Side;
use crate::rules::{Against, Award, GameResult};
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
    let played = ctx.state.played(*round, *table);
    // What was announced stays an award: only its points are put in as they become known, and only those that it gives.
    let announced = grant.announced.filter(|_| !misentered);
    let kept = match (announced, played) {
        (Some((award, cite)), Some(played)) => {
            let gives = score::by_award_with(rules, award, lost_by(award, played), *scores);
            Some(gives.ok_or_else(|| Refusal::by(ConductReason::AnnouncedStands, cite))?)
        }
        _ => None,
    };
    let sides = kept.unwrap_or(sides);
    let same =
        |played: &Played| played.awarded == kept.is_some() && played.sides.map(|side| side.scored) == *scores;
    if played.is_some_and(same) {
        return Ok(Vec::new());
    }
    // Where nothing hangs on it, it is not said.
    let misentered = *misentered && (grant.announced.is_some() || grant.signed);
    stays_lost(ctx, game, &sides)?;
    let event = ResultCorrected { game, sides, misentered, awarded: kept.is_some(), reason: reason.clone() };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite.clone()]);
    // What is corrected away was no forfeit: what it counted and led to goes with it.
    if let Some(award) = played.filter(|played| played.awarded && kept.is_none()) {
        tx.void(&Cause::Award(Act { id: award.how.clone(), entry: award.entry }), reason, &cite);
    }
    tx.finish()
}

/// Against whom a game was awarded, where it was against one: the award says who does not win.
fn lost_by(award: &Award, played: &Played) -> Option<Side> {
    let lost = |side: &Side| played.sides[side.index()].result == GameResult::Loss;
    Side::BOTH.into_iter().find(lost).filter(|_| award.against == Against::One)
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
