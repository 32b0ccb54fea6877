//! Wrong verdicts: looked up again, overruled, struck, or mended later.

use crate::domain::{Points, Side, SlipId};
use crate::lexicon::Outcome;
use crate::rules::{Facts, FixMoves};
use crate::tournament::event::{
    Cause, Event, ReopenGround, ResultEvent, SlipEvent, SlipReopened, SpreadAdjusted, WordVerdict,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, FixGrant};
use crate::tournament::refusal::{Refusal, SlipReason, Subject};

use super::Decision;
use super::recount::recounting;
use super::round_end::with_the_last_result;
use super::transaction::Transaction;

/// No single move has counted more, by far.
const MOST_FOR_A_MOVE: i32 = 2_000;

/// What somebody wants mended.
pub(in crate::tournament) struct Demand<'c> {
    pub(in crate::tournament) word: &'c str,
    pub(in crate::tournament) points: Points,
    pub(in crate::tournament) by: Option<Side>,
    pub(in crate::tournament) agreed: bool,
}

pub(in crate::tournament) fn fix(ctx: &DecisionCtx<'_>, id: SlipId, demand: &Demand<'_>) -> Decision {
    let grant = ctx.may_fix(id)?;
    let FixGrant { slip, rule, player, first, .. } = grant;
    if !demand.agreed {
        let why = SlipReason::NotAgreed { office: rule.agrees.value };
        return Err(Refusal::by(why, &rule.agrees.cite));
    }
    let verdict = judged(ctx, id, &grant, demand.word)?;
    let (word, outcome) = (verdict.word.clone(), verdict.outcome);
    let Some(by) = demand.by.filter(|side| !slip.players[side.index()].is_empty()) else {
        return Err(Refusal::by(SlipReason::NobodyDemands, &rule.accepted_by.cite));
    };
    grant.may_demand(verdict, by)?;
    if !(0..=MOST_FOR_A_MOVE).contains(&demand.points.0) {
        let why = SlipReason::ImpossiblePoints { points: demand.points.0, most: MOST_FOR_A_MOVE };
        return Err(Refusal::by(why, &rule.moves.cite));
    }
    let formula = if outcome == Outcome::Valid { &rule.wrongly_accepted } else { &rule.wrongly_rejected };
    // The move's points move once, whatever is added for each word.
    let points = if first { demand.points.0 } else { 0 };
    let facts = Facts::from([
        ("points".to_owned(), i64::from(points)),
        ("round".to_owned(), i64::from(slip.round.0)),
    ]);
    let moved = guard::value(&formula.value, &facts, &[], &formula.cite)?;
    let moved = Points(i32::try_from(moved).unwrap_or_default());
    let own = rule.moves.value == FixMoves::PlayerPoints;
    let event = SpreadAdjusted {
        cause: Some(Cause::Slip(id)),
        player: slip.players[player.index()].clone(),
        halves: 0,
        scored: if own { moved } else { Points(0) },
        spread: if own { Points(0) } else { moved },
        slip: Some(id),
        word,
    };
    let mut cite = vec![formula.cite.clone(), rule.moves.cite.clone(), rule.until.cite.clone()];
    cite.dedup();
    Ok(vec![ctx.record(Event::Result(ResultEvent::SpreadAdjusted(event)), cite)])
}

/// A verdict that may still be mended, by its word.
fn judged<'g>(
    ctx: &DecisionCtx<'_>,
    slip: SlipId,
    grant: &FixGrant<'g>,
    word: &str,
) -> Result<&'g WordVerdict, Refusal> {
    let word = ctx.law.tiles.read(word).map_or_else(|_| word.to_owned(), |word| word.text().to_owned());
    if let Some(verdict) = grant.open.iter().find(|verdict| verdict.word == word) {
        return Ok(verdict);
    }
    let all = &grant.slip.verdicts;
    if all.iter().any(|verdict| verdict.word == word) {
        return Err(Refusal::by(SlipReason::WordMended { slip, word }, &grant.rule.unit.cite));
    }
    let verdicts = all.iter().map(|verdict| verdict.word.clone()).collect();
    Err(Refusal::by(SlipReason::NoVerdictOn { slip, word, verdicts }, &grant.rule.moves.cite))
}

pub(in crate::tournament) fn reopen(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    ground: ReopenGround,
    scored: bool,
    reason: &str,
) -> Decision {
    let (slip, cite) = match ground {
        ReopenGround::WrongWords => {
            let grant = ctx.may_relook(id)?;
            if grant.until_scored && scored {
                return Err(Refusal::by(SlipReason::NotOnceScored { slip: id }, grant.cite));
            }
            (grant.slip, grant.cite.clone())
        }
        ReopenGround::Overruled => {
            let grant = ctx.may_overrule(id)?;
            (grant.slip, grant.cite.clone())
        }
        ReopenGround::Misentered => ctx.may_put_right(id)?,
        ReopenGround::Struck => ctx.may_strike_decided(id)?,
    };
    let cite = &cite;
    guard::reason(reason, Subject::Relook, cite)?;
    let mut tx = Transaction::new(ctx);
    let event = SlipReopened { slip: id, ground, reason: reason.to_owned(), back: slip.imposed() };
    recounting(&mut tx, reason, |tx| {
        tx.push(Event::Slip(SlipEvent::SlipReopened(event)), vec![cite.clone()]);
    });
    tx.void(&Cause::Slip(id), reason, cite);
    if ground == ReopenGround::Struck {
        let struck = SlipEvent::SlipWithdrawn { slip: id, mistaken: true, moot: false };
        tx.push(Event::Slip(struck), vec![cite.clone()]);
    }
    // The result that its verdict had taken out may be the last of the round.
    if !ctx.state.without_result.is_empty() {
        with_the_last_result(&mut tx);
    }
    tx.finish()
}
