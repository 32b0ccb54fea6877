//! Guided procedures, step by step.

use crate::clock::Order;
use crate::domain::{Citation, Millis, OpId, RunId, Side, TableId};
use crate::rules::{Cited, Facts, Procedure};
use crate::tournament::command::ProcedureCommand;
use crate::tournament::event::{
    Cause, ClockEvent, Event, GameRef, OrderKind, ProcedureBegun, ProcedureEnded, ProcedureEvent, Route,
    StepDone, StepText, Worked,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, ProcedureGrant, RunGrant, StepGrant, asked, remedies, running};
use crate::tournament::refusal::{ProcedureReason, Refusal, Subject};
use crate::tournament::state::{Caused, PlacedOrder, RunState};

use super::Decision;
use super::execute::execute;
use super::price::once_each;
use super::resolve::{Resolved, resolve_one};
use super::scene::Scene;
use super::transaction::Transaction;

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &ProcedureCommand) -> Decision {
    match command {
        ProcedureCommand::BeginProcedure { table, procedure, side, facts } => {
            begin(ctx, *table, procedure, *side, facts)
        }
        ProcedureCommand::StepDone { run, step, said } => step_done(ctx, *run, *step, said),
        ProcedureCommand::DropProcedure { run, reason } => drop_run(ctx, *run, reason),
    }
}

fn begin(ctx: &DecisionCtx<'_>, table: TableId, id: &str, side: Option<Side>, facts: &Facts) -> Decision {
    let ProcedureGrant { procedure: found, game, asks } = ctx.may_begin(table, id, side)?;
    let (rule, cite) = (&found.value, &found.cite);
    let place = GameRef { round: game.round, table };
    let known = ctx.known(&asks, facts, cite)?;
    ctx.is_the_final_board(game.round, facts)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    let mut tx = Transaction::new(ctx);
    let scene = Scene {
        game: Some(place),
        players: game.players.clone(),
        offender: side,
        facts: known,
        asks,
        cause: Cause::Run(ctx.state.next_run()),
        rule: rule.name.clone(),
        reason: String::new(),
    };
    start(&mut tx, None, &scene, found)?;
    tx.finish()
}

/// Begins what a decision leads to. Whether it may be begun the regulation has said by leading to it.
///
/// # Errors
/// Where a step needs a fact that is not known.
pub(in crate::tournament) fn begin_after(
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
fn start(
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

fn end(tx: &mut Transaction<'_>, run: RunId, dropped: Option<String>, cite: &Citation) {
    tx.push(
        Event::Procedure(ProcedureEvent::ProcedureEnded(ProcedureEnded { run, dropped })),
        vec![cite.clone()],
    );
}

fn step_done(ctx: &DecisionCtx<'_>, id: RunId, step: u16, said: &str) -> Decision {
    let led = ctx.led(id)?;
    let done = &led.run.steps[..led.run.done.min(led.run.steps.len())];
    if done.iter().any(|it| it.step == step) {
        return Ok(Vec::new());
    }
    let StepGrant { led: RunGrant { run, procedure: found }, next } = ctx.may_step(id)?;
    if next.step != step {
        let why = ProcedureReason::NotNext {
            name: run.name.clone(),
            step,
            has: run.steps.iter().any(|it| it.step == step),
            next: next.step,
            text: next.text.clone(),
        };
        return Err(Refusal::by(why, &next.cite));
    }
    let mut tx = Transaction::new(ctx);
    let rule = found.value.steps.get(usize::from(step) - 1);
    let scene = scene_of(ctx, id, run, found);
    let resolved = match rule.and_then(|it| it.value.remedy.as_ref()) {
        Some(remedy) => resolve_one(&tx, &scene, remedy, &next.cite)?,
        None => Resolved::default(),
    };
    let event = StepDone { run: id, step, said: said.trim().to_owned(), effects: resolved.follows.clone() };
    let cite = std::iter::once(next.cite.clone()).chain(resolved.cites()).collect();
    tx.push(Event::Procedure(ProcedureEvent::StepDone(event)), once_each(cite));
    execute(&mut tx, &scene, &resolved)?;
    settle(&mut tx, id, run.table, &resolved);
    if run.done + 1 == run.steps.len() {
        end(&mut tx, id, None, &found.cite);
    }
    tx.finish()
}

/// What a step asks of people is in its words: whoever says that the step is done has done it, and a clock that
/// waited to be stopped by hand anyway is stopped. One that the radio did not reach is stopped by hand, or runs again,
/// when the last step is done: who stopped it then would stop a running one.
fn settle(tx: &mut Transaction<'_>, id: RunId, table: TableId, step: &Resolved) {
    let stop = OrderKind::Clock { order: Order::Stop };
    let asked = |order: Order| step.follows.iter().any(|it| it.what == Worked::Clock { order });
    let stops = asked(Order::Stop);
    let last = tx.state.runs.get(&id).is_some_and(|run| run.done == run.steps.len());
    let caused = tx.state.caused(&Cause::Run(id));
    let done = |op: OpId, order: &PlacedOrder| {
        let own = caused.contains(&Caused::Order(op));
        let said = matches!(order.wish, OrderKind::Clock { order } if asked(order));
        let by_hand = own && said && order.route == Route::ByHand;
        order.needs_person() && (by_hand || (order.wish == stop && (stops || (own && last))))
    };
    let live = tx.state.orders.live_at(&table);
    let ops: Vec<OpId> = live.filter(|(op, order)| done(*op, order)).map(|(op, _)| op).collect();
    for op in ops {
        tx.push(Event::Clock(ClockEvent::OrderSettled { op }), Vec::new());
    }
}

fn scene_of(ctx: &DecisionCtx<'_>, id: RunId, run: &RunState, found: &Cited<Procedure>) -> Scene {
    let mut facts = run.facts.clone();
    facts.insert("round".to_owned(), i64::from(run.round.0));
    let game = GameRef { round: run.round, table: run.table };
    Scene {
        game: Some(game),
        players: ctx.state.players_of(game).unwrap_or_default(),
        offender: run.side,
        facts,
        asks: asked(&ctx.law.ruleset, &found.value.asks, remedies(&found.value)),
        cause: Cause::Run(id),
        rule: run.name.clone(),
        reason: String::new(),
    }
}

fn drop_run(ctx: &DecisionCtx<'_>, id: RunId, reason: &str) -> Decision {
    let RunGrant { run, procedure: found } = ctx.may_drop(id)?;
    guard::reason(reason, Subject::Named(run.name.clone()), &found.cite)?;
    let mut tx = Transaction::new(ctx);
    end(&mut tx, id, Some(reason.to_owned()), &found.cite);
    tx.finish()
}
