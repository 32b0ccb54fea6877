//! Sanctions that an official imposes, and duties that are done.

use crate::domain::{Citation, DutyId, Side};
use crate::rules::{Ask, DutyCause, Facts, Phase};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Act, Cause, ConductEvent, Event, GameRef, SanctionImposed};
use crate::tournament::guard::{self, DecisionCtx, SanctionGrant};
use crate::tournament::refusal::{ConductReason, Refusal, Subject};

use super::Decision;
use super::price::once_each;
use super::resolve::{Scene, duties, execute, resolve};
use super::transaction::Transaction;

/// The question whether a game of the player is under way, which the sanction then takes from them.
const IN_GAME: &str = "in_game";

/// Whether a game of the player is under way is what stands in the journal, whatever is answered.
fn plays_as_said(
    ctx: &DecisionCtx<'_>,
    game: Option<GameRef>,
    player: &str,
    known: &Facts,
    cite: &Citation,
) -> Result<(), Refusal> {
    // One that was awarded is decided: nothing more is lost in it.
    let under_way = |game: &GameRef| match ctx.state.phase(game.table) {
        Phase::Playing => true,
        Phase::Over => ctx.state.played(game.round, game.table).is_some_and(|played| !played.awarded),
        Phase::None | Phase::Before | Phase::HandedIn => false,
    };
    match game.filter(under_way) {
        Some(GameRef { table, .. }) if known.get(IN_GAME) == Some(&0) => {
            Err(Refusal::by(ConductReason::PlaysNow { player: player.to_owned(), table }, cite))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether the player has come to as many of something as is answered is what was counted.
fn counted_as_said(
    ctx: &DecisionCtx<'_>,
    player: &str,
    asks: &[Ask],
    known: &Facts,
    cite: &Citation,
) -> Result<(), Refusal> {
    let wrong = |ask: &&Ask| {
        let reached = |id: &String| ctx.state.has_reached(player, id);
        known.get(&ask.fact) == Some(&1) && !ask.reached.as_ref().is_none_or(reached)
    };
    match asks.iter().find(wrong) {
        None => Ok(()),
        Some(ask) => {
            let (player, asked) = (player.to_owned(), ask.text.clone());
            Err(Refusal::by(ConductReason::NotCounted { player, asked }, cite))
        }
    }
}

pub(in crate::tournament) fn impose(
    ctx: &DecisionCtx<'_>,
    (id, player): (&str, &str),
    facts: &Facts,
    reason: &str,
    sure: &Sure,
) -> Decision {
    let SanctionGrant { sanction: found, game, asks } = ctx.may_impose(id, player)?;
    let (rule, cite) = (&found.value, &found.cite);
    guard::reason(reason, Subject::Named(rule.name.clone()), cite)?;
    let known = ctx.known(&asks, facts, cite)?;
    ctx.is_the_final_board(game.map_or(ctx.state.round, |game| game.round), facts)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    plays_as_said(ctx, game, player, &known, cite)?;
    counted_as_said(ctx, player, &asks, &known, cite)?;
    let mut tx = Transaction::new(ctx);
    tx.facts = known;
    let cause = Cause::Sanction(Act { id: rule.id.clone(), entry: tx.state.next_entry() });
    let mut scene = Scene::of(&tx, game, player, cause, (&rule.name, reason));
    scene.asks = asks;
    let resolved = resolve(&tx, &scene, &rule.effects)?;
    let event = SanctionImposed {
        sanction: rule.id.clone(),
        name: rule.name.clone(),
        player: player.to_owned(),
        table: scene.game.map(|game| game.table),
        facts: facts.clone(),
        reason: reason.to_owned(),
        effects: resolved.follows.clone(),
    };
    let cites = std::iter::once(cite.clone()).chain(resolved.cites()).collect();
    tx.push(Event::Conduct(ConductEvent::SanctionImposed(event)), once_each(cites));
    execute(&mut tx, &scene, &resolved)?;
    duties(&mut tx, &DutyCause::Sanction(rule.id.clone()), Some(&scene.cause), player);
    if let Some(game) = game {
        let against = Side::BOTH.into_iter().find(|side| scene.player(*side) == player);
        ctx.is_not_own((game, against), sure, cite)?;
        tx.leads_to_something((&rule.name, game), &resolved, sure, cite)?;
    }
    tx.finish()
}

pub(in crate::tournament) fn duty_done(ctx: &DecisionCtx<'_>, id: DutyId, note: &str) -> Decision {
    let duty = ctx.may_do_duty(id)?;
    if duty.done_at.is_some() || duty.voided_at.is_some() {
        return Ok(Vec::new());
    }
    let rule = ctx.law.ruleset.duty(&duty.id);
    Ok(vec![ctx.record(
        Event::Conduct(ConductEvent::DutyDone { duty: id, note: note.trim().to_owned(), of_itself: false }),
        rule.map(|it| it.cite.clone()).into_iter().collect(),
    )])
}
