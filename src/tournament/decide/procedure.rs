//! Beginning a guided procedure, be it that somebody begins it or that a decision leads to it.

use crate::domain::{Citation, Millis, RunId};
use crate::rules::{Cited, Facts, Procedure};
use crate::tournament::event::{Cause, Event, ProcedureBegun, ProcedureEnded, ProcedureEvent, StepText};
use crate::tournament::guard;
use crate::tournament::guard::{asked, remedies, running};
use crate::tournament::refusal::Refusal;

use super::resolve::resolve_one;
use super::scene::Scene;
use super::transaction::Transaction;

/// Begins what a decision leads to. Whether it may be begun the regulation has said by leading to it.
///
/// # Errors
/// Where a step needs a fact that is not known.
pub(super) fn begin_after(
    tx: &mut Transaction<'_>,
    scene: &Scene,
    found: &Cited<Procedure>,
) -> Result<(), Refusal> {
    let game = scene.game(&found.cite)?;
    let side = scene.offender.filter(|_| found.value.side);
    if running(&tx.state.runs, game, &found.value.id, side).is_some() {
        return Ok(());
    }
    let after = &scene.cause;
    let scene = Scene {
        game: Some(game),
        players: scene.players.clone(),
        offender: side,
        facts: scene.facts.clone(),
        asks: asked(&tx.ctx.law.ruleset, &found.value.asks, remedies(&found.value)),
        cause: Cause::Run(tx.state.next_run()),
        rule: found.value.name.clone(),
        reason: String::new(),
    };
    start(tx, Some(after), &scene, found)
}

/// Begins a procedure: its steps with their numbers, without those that do not apply.
pub(in crate::tournament) fn start(
    tx: &mut Transaction<'_>,
    after: Option<&Cause>,
    scene: &Scene,
    found: &Cited<Procedure>,
) -> Result<(), Refusal> {
    let (rule, cite) = (&found.value, &found.cite);
    let game = scene.game(cite)?;
    let mut steps = Vec::new();
    for (index, step) in rule.steps.iter().enumerate() {
        let missing = |problem| guard::unknown(&problem, &scene.asks, &step.cite);
        if let Some(condition) = &step.value.only_if
            && !condition.holds(&scene.facts).map_err(missing)?
        {
            continue;
        }
        let text = step.value.text.fill(&scene.facts).map_err(missing)?;
        // What cannot be worked out is found out now, not at the step.
        if let Some(remedy) = &step.value.remedy {
            resolve_one(tx, scene, remedy, &step.cite)?;
        }
        let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
        steps.push(StepText { step: number, text, cite: step.cite.clone() });
    }
    let run = tx.state.next_run();
    let empty = steps.is_empty();
    // Of what led here, only what is asked for here.
    let asks = |fact: &str| scene.asks.iter().any(|ask| ask.fact == fact);
    let facts = scene.facts.iter().filter(|(fact, _)| asks(fact));
    let facts: Facts = facts.map(|(fact, value)| (fact.clone(), *value)).collect();
    let begins_in = rule.puts_off.as_ref().and_then(|fact| scene.facts.get(fact));
    let begins_at = begins_in.map(|minutes| tx.ctx.now + Millis::secs(minutes.saturating_mul(60)));
    let event = ProcedureBegun {
        begins_at,
        run,
        cause: after.cloned(),
        table: game.table,
        round: game.round,
        procedure: rule.id.clone(),
        name: rule.name.clone(),
        side: scene.offender,
        facts,
        steps,
    };
    tx.push(Event::Procedure(ProcedureEvent::ProcedureBegun(event)), vec![cite.clone()]);
    if empty {
        end(tx, run, None, cite);
    }
    Ok(())
}

pub(in crate::tournament) fn end(
    tx: &mut Transaction<'_>,
    run: RunId,
    dropped: Option<String>,
    cite: &Citation,
) {
    tx.push(
        Event::Procedure(ProcedureEvent::ProcedureEnded(ProcedureEnded { run, dropped })),
        vec![cite.clone()],
    );
}
