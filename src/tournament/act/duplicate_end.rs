//! The end of a duplicate game, and its results.

use crate::domain::{Points, TableId};
use crate::tournament::decide::award::with_the_last_result;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::desk::ends;
use crate::tournament::event::{DuplicateEvent, Event, GameRef, ResultEntered, ResultEvent, ScoreParts};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{DuplicateReason, Refusal};
use crate::tournament::score;

pub(super) fn end(ctx: &DecisionCtx<'_>, wanted: Option<&str>) -> Decision {
    let grant = ctx.may_play_duplicate()?;
    ctx.no_claim_open()?;
    ctx.no_claim_to_lay(&grant.game)?;
    let holds = ends(ctx.law, ctx.state, &grant.game, ctx.now);
    let cite = |end: &str| ctx.law.ruleset.end(end).map(|it| it.cite.clone());
    let over = &grant.rules.over;
    let Some(first) = holds.first() else {
        let desk = ctx.desk(&grant.game, grant.game.number())?;
        let kept = grant.game.kept();
        let (bag, kept) = (desk.in_bag(kept).len() as u8, kept.chars().count() as u8);
        let cite = cite(&over.letters_out).unwrap_or_else(|| grant.rules.list.cite.clone());
        return Err(Refusal::by(DuplicateReason::NoEndYet { kept, bag }, &cite));
    };
    let end = wanted.unwrap_or(first);
    let Some(cite) = cite(end).filter(|_| holds.contains(&end)) else {
        let other = DuplicateReason::OtherEnd { end: ctx.end_name(first) };
        return Err(Refusal::by(other, &grant.rules.list.cite));
    };
    let mut tx = Transaction::new(ctx);
    let event = DuplicateEvent::DuplicateOver { end: end.to_owned(), board: grant.game.board_points() };
    tx.duplicate(event, &cite);
    tx.finish()
}

pub(super) fn announce(ctx: &DecisionCtx<'_>) -> Decision {
    let grant = ctx.may_enter_draw(None, None)?;
    let (rules, game) = (grant.rules, grant.game);
    let cite = ctx.law.ruleset.results.win.cite.clone();
    let Some(over) = &game.over else { return Err(Refusal::by(DuplicateReason::NotOver, &cite)) };
    if game.announced_at.is_some() {
        return Err(Refusal::by(DuplicateReason::Announced, &cite));
    }
    // A slip that was entered since says that somebody had formed a word.
    if !ends(ctx.law, ctx.state, game, ctx.now).contains(&over.end.as_str()) {
        let end = ctx.end_name(&over.end);
        return Err(Refusal::by(DuplicateReason::EndHoldsNoMore { end }, &cite));
    }
    let open = ctx.state.open_words(rules, game);
    if !open.is_empty() {
        let words = open.into_iter().map(str::to_owned).collect();
        return Err(Refusal::by(DuplicateReason::WordsOpen { words }, &cite));
    }
    let mut tx = Transaction::new(ctx);
    tx.duplicate(DuplicateEvent::ResultsAnnounced { until: ctx.results_stand_from() }, &cite);
    let board = game.board_points();
    let tables: Vec<TableId> = ctx.state.playing().map(|(table, _)| table).collect();
    for table in tables.into_iter().filter(|table| ctx.state.without_result.contains(table)) {
        // What was taken off in the course of the game comes off what was scored.
        let [taken, _] = ctx.state.penalty_points(GameRef { round: ctx.state.round, table });
        let sheet = [Points(ctx.state.sum(rules, game, table).0 + taken.0), board];
        let best = (1..=game.number()).map(|draw| ctx.state.move_worth(rules, game, draw, table).points());
        let highest = game.laid().map(|master| master.score).max().unwrap_or_default();
        let best = [best.max().unwrap_or_default(), highest];
        let event = ResultEntered {
            game: GameRef { round: ctx.state.round, table },
            end: over.end.clone(),
            sides: score::alone(sheet),
            parts: sheet.map(|sheet| ScoreParts { sheet, ..ScoreParts::default() }),
            out: None,
            best: Some(best),
            final_sums: false,
        };
        tx.push(Event::Result(ResultEvent::ResultEntered(event)), vec![cite.clone()]);
    }
    with_the_last_result(&mut tx);
    tx.finish()
}
