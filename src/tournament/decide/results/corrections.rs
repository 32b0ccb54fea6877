//! Correcting a result: until when, and who may have it corrected after that.

use crate::domain::{Citation, Role, Round, Side, TableId};
use crate::rules::{AfterHandIn, Correction};
use crate::tournament::affairs::Played;
use crate::tournament::command::CorrectResult;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, GameRef, ResultCorrected, ResultEvent};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::score;

use super::MOST_POINTS;

pub(super) fn correct(ctx: &DecisionCtx<'_>, command: &CorrectResult) -> Decision {
    let CorrectResult { round, table, scores, agreed, reason } = command;
    let rules = &ctx.law.ruleset.results;
    let game = GameRef { round: *round, table: *table };
    let cite = match found(ctx, game)? {
        Some(played) => may(ctx, game, played, *agreed)?,
        // What was never entered is not corrected but brought in.
        None => rules.correct_until.cite.clone(),
    };
    guard::reason(reason, Subject::Correction, &cite)?;
    if let Some(score) = scores.iter().find(|score| !(-MOST_POINTS..=MOST_POINTS).contains(&score.0)) {
        return Err(Refusal::cited(
            RefusalCode::BadNumber,
            format!("{score} points"),
            format!("write the final score, from -{MOST_POINTS} to {MOST_POINTS}"),
            &cite,
        ));
    }
    let is_alone = ctx.state.player(game, Side::B).is_none_or(|name| name.is_empty());
    let sides = if is_alone { score::alone(*scores) } else { score::by_points(rules, *scores) };
    let stands = |played: &Played| !played.awarded && played.sides.map(|side| side.scored) == *scores;
    if ctx.state.played(*round, *table).is_some_and(stands) {
        return Ok(Vec::new());
    }
    let event = ResultCorrected { game, sides, reason: reason.clone() };
    Ok(vec![ctx.record(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite])])
}

/// What a game has led to; `None` where it was played in an earlier round and its result never came.
fn found<'d>(ctx: &'d DecisionCtx<'_>, game: GameRef) -> Result<Option<&'d Played>, Refusal> {
    let GameRef { round, table } = game;
    if let Some(played) = ctx.state.played(round, table) {
        return Ok(Some(played));
    }
    if ctx.state.unfinished.get(&round).is_some_and(|tables| tables.contains_key(&table)) {
        return Ok(None);
    }
    let playing = ctx.game(table).is_ok_and(|game| game.round == round);
    let (code, what, instead) = if playing {
        (
            RefusalCode::NotInThisPhase,
            format!("the game at table {table} has no result yet"),
            "enter how it ended",
        )
    } else {
        let what = format!("no game was played at table {table} in round {round}");
        (RefusalCode::Unknown, what, "name the round and the table of the game")
    };
    Err(Refusal::cited(code, what, instead, &ctx.law.ruleset.results.correct_until.cite))
}

/// The paragraph by which a result may be corrected now.
fn may(ctx: &DecisionCtx<'_>, game: GameRef, played: &Played, agreed: bool) -> Result<Citation, Refusal> {
    let rules = &ctx.law.ruleset.results;
    let (why, rule) = match (closed(ctx, game, played), &rules.before) {
        (Some(late), _) => (late, &rules.then),
        (None, Some(before)) => ("what both wrote is corrected together".to_owned(), before),
        (None, None) => return Ok(rules.correct_until.cite.clone()),
    };
    // Where a referee has watched all of it, he puts it right at any time.
    if let Some(supervised) = rules.supervised.as_ref().filter(|rule| rule.value)
        && ctx.state.supervised.contains(&(game.round, game.table))
        && ctx.by.role.may_act_as(Role::Referee)
    {
        return Ok(supervised.cite.clone());
    }
    let cite = &rule.cite;
    match rule.value {
        AfterHandIn::Nobody => Err(Refusal::cited(RefusalCode::TooLate, why, "the result stands", cite)),
        AfterHandIn::BothAgree if agreed => Ok(cite.clone()),
        AfterHandIn::BothAgree => Err(Refusal::cited(
            RefusalCode::NotAllowed,
            why,
            "it is corrected where both players ask for it: say that they agree",
            cite,
        )),
        AfterHandIn::Referee => {
            ctx.office_of(&[Role::Referee], Subject::Named(why), cite)?;
            Ok(cite.clone())
        }
    }
}

/// Why a result is no longer corrected as a matter of course; `None` where it is.
fn closed(ctx: &DecisionCtx<'_>, game: GameRef, played: &Played) -> Option<String> {
    let rules = &ctx.law.ruleset.results;
    let state = ctx.state;
    match rules.correct_until.value {
        Correction::Never => Some("a result is not corrected".to_owned()),
        Correction::Signed => played.handed_in.then(|| "the result is signed".to_owned()),
        Correction::HandedIn => played.handed_in.then(|| "the result is handed in".to_owned()),
        Correction::NextPairing if state.round > game.round => {
            Some(format!("round {} has been paired", Round(game.round.0 + 1)))
        }
        Correction::NextPairing => after_the_last(ctx, game.table),
    }
}

/// In the last round nothing is paired any more: corrections end a while after the round's time.
fn after_the_last(ctx: &DecisionCtx<'_>, table: TableId) -> Option<String> {
    let rules = &ctx.law.ruleset;
    let grace = rules.results.last_round.as_ref().filter(|_| ctx.state.last_round)?;
    let session = rules.session.as_ref()?;
    let game = ctx.game(table).ok()?;
    let limit = game.session.unwrap_or(session.base.value) + grace.value;
    let what = || format!("{} after the end of the last round are over", grace.value.age());
    ctx.round_gone(game).is_some_and(|gone| gone > limit).then(what)
}
