//! Beginning a guided procedure: somebody begins it, a decision leads to it, or two challenges of one play are both
//! upheld.

use super::Transaction;
use super::execute::resolve_one;
use super::scene::RemedyScene;
use crate::domain::{At, Citation, Millis, RunId, Side, SlipId};
use crate::rules::{Cited, Facts, Procedure};
use crate::tournament::event::{
    Cause, ClaimOutcome, Event, GameRef, ProcedureBegun, ProcedureEnded, ProcedureEvent, StepText,
};
use crate::tournament::guard;
use crate::tournament::guard::{asked, remedies, running};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{ClaimState, RunState, SlipState};

/// Begins what a decision leads to. Whether it may be begun the regulation has said by leading to it.
///
/// # Errors
/// Where a step needs a fact that is not known.
pub(super) fn begin_after(
    tx: &mut Transaction<'_>,
    scene: &RemedyScene,
    found: &Cited<Procedure>,
) -> Result<(), Refusal> {
    let game = scene.game(&found.cite)?;
    let side = scene.offender.filter(|_| found.value.side);
    if running(&tx.state.runs, game, &found.value.id, side).is_some() {
        return Ok(());
    }
    let after = &scene.cause;
    let scene = RemedyScene {
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
    scene: &RemedyScene,
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

/// What was upheld of a play besides.
pub(in crate::tournament) enum Upheld<'u> {
    /// A challenge of its words; admitted or not.
    Words {
        /// Whether the player admitted it himself.
        admitted: bool,
    },
    /// An offence.
    Offence {
        /// Its id.
        id: &'u str,
        /// Whether the player admitted it himself.
        admitted: bool,
    },
}

/// Begins what follows from two challenges of one play of which both are upheld, where this is the second: the first
/// was decided no longer ago than somebody has to react.
///
/// # Errors
/// Where a step needs a fact that is not known.
pub(in crate::tournament) fn begin_after_both(
    tx: &mut Transaction<'_>,
    (game, mover, raised_at): (GameRef, Side, At),
    upheld: &Upheld<'_>,
    cause: &Cause,
) -> Result<(), Refusal> {
    let rules = &tx.ctx.law.ruleset;
    let limit = tx.state.event.as_ref().map_or(rules.time.budget.value, |event| event.budget);
    for found in &rules.procedures {
        let Some(after) = found.value.after.first().map(|after| &after.value) else { continue };
        let (admitted, other) = match upheld {
            Upheld::Words { admitted } => (*admitted, true),
            Upheld::Offence { id, admitted } => (*admitted, **id == *after.or),
        };
        if !other || admitted && !after.admitted {
            continue;
        }
        let first = |claim: &ClaimState| {
            let proven = claim.outcome == Some(ClaimOutcome::Proven) && claim.voided_at.is_none();
            let of_this_play = |at: At| raised_at >= claim.raised_at && raised_at <= at + limit;
            let same = claim.offence == after.offence && claim.offender == mover;
            proven && same && claim.decided_at.is_some_and(of_this_play)
        };
        let Some(first) = tx.state.claims.newest_at(&game).map(|(_, claim)| claim).find(|claim| first(claim))
        else {
            continue;
        };
        let again = |run: &RunState| {
            run.procedure == found.value.id && run.side == Some(mover) && run.begun_at >= first.raised_at
        };
        if tx.state.runs.newest_at(&game).any(|(_, run)| again(run)) {
            continue;
        }
        let scene = RemedyScene {
            game: Some(game),
            players: tx.state.players_of(game).unwrap_or_default(),
            offender: Some(mover),
            facts: Facts::from([("round".to_owned(), i64::from(game.round.0))]),
            asks: Vec::new(),
            cause: cause.clone(),
            rule: found.value.name.clone(),
            reason: String::new(),
        };
        begin_after(tx, &scene, found)?;
    }
    Ok(())
}

impl Transaction<'_> {
    /// What follows where another challenge of the same play was upheld before.
    ///
    /// # Errors
    /// Where a step needs a fact that is not known.
    pub(in crate::tournament) fn both_upheld(
        &mut self,
        id: SlipId,
        slip: &SlipState,
        admitted: bool,
    ) -> Result<(), Refusal> {
        let play = (slip.game(), slip.mover(), slip.raised_at);
        begin_after_both(self, play, &Upheld::Words { admitted }, &Cause::Slip(id))
    }
}
