//! Correcting a result: until when, and who may have it corrected after that.

use crate::domain::{Citation, Side, TableId};
use crate::rules::{Against, Award, Cited, GameResult};
use crate::tournament::command::CorrectResult;
use crate::tournament::decide::Decision;
use crate::tournament::decide::transaction::Transaction;
use crate::tournament::event::{Event, GameRef, ResultCorrected, ResultEvent, SideResult};
use crate::tournament::guard::{self, DecisionCtx};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::score;
use crate::tournament::state::Played;

use super::{MOST_POINTS, are_meant};

pub(in crate::tournament) fn correct(ctx: &DecisionCtx<'_>, command: &CorrectResult) -> Decision {
    let CorrectResult { round, table, scores, agreed, misentered, played: was_played, reason, sure } =
        command;
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
    let Some(played) = ctx.state.played(*round, *table) else { return Ok(Vec::new()) };
    // What was announced stays an award, and what was awarded does unless somebody says that it was none: only its
    // points are put in as they become known, and only those that it gives.
    let announced = grant.announced.filter(|_| !misentered);
    let stays = played.awarded && (announced.is_some() || !(*was_played || *misentered));
    let kept = match ctx.law.ruleset.award(&played.how).filter(|_| stays) {
        Some(award) => {
            let gives = score::by_award_with(rules, &award.value, lost_by(&award.value, played), *scores);
            Some(gives.ok_or_else(|| gives_other(award, *table, announced.map(|(_, cite)| cite)))?)
        }
        None => None,
    };
    let is_alone = ctx.state.player(game, Side::B).is_none_or(|name| name.is_empty());
    let by_points = || if is_alone { score::alone(*scores) } else { score::by_points(rules, *scores) };
    let sides = kept.unwrap_or_else(by_points);
    if played.awarded == kept.is_some() && played.sides.map(|side| side.scored) == *scores {
        return Ok(Vec::new());
    }
    // Where nothing hangs on it, it is not said.
    let misentered = *misentered && (grant.announced.is_some() || grant.signed);
    stays_lost(ctx, game, &sides)?;
    if kept.is_none() && !is_alone {
        are_meant(sure, *table, *scores, &cite)?;
    }
    ctx.is_not_own((game, None), sure, &cite)?;
    let event = ResultCorrected { game, sides, misentered, awarded: kept.is_some(), reason: reason.clone() };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite.clone()]);
    tx.finish()
}

/// Why an award that stays cannot have these points.
fn gives_other(award: &Cited<Award>, table: TableId, announced: Option<&Citation>) -> Refusal {
    if let Some(cite) = announced {
        return Refusal::by(ConductReason::AnnouncedStands, cite);
    }
    let name = award.value.name.clone();
    Refusal::by(ResultReason::AwardGivesOther { name, table }, &award.cite)
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
    let Some(played) = &game.result else { return Ok(()) };
    let under_way = |side: Side| {
        let excluded = ctx.state.exclusion(&game.players[side.index()]).filter(|it| it.round == at.round);
        let is_lost = matches!(played.sides[side.index()].result, GameResult::Loss | GameResult::None);
        excluded.is_some_and(|it| played.entry > it.entry && is_lost)
    };
    if Side::BOTH.into_iter().any(under_way) { ctx.may_win(game, sides) } else { Ok(()) }
}
