//! Guided procedures, step by step.

use crate::domain::{Citation, Role, RunId, Side, TableId};
use crate::rules::{Cited, Facts, Procedure};
use crate::tournament::affairs::RunState;
use crate::tournament::command::ProcedureCommand;
use crate::tournament::event::{
    Cause, Event, GameRef, ProcedureBegun, ProcedureEnded, ProcedureEvent, StepDone, StepText,
};
use crate::tournament::guard;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};

use super::Decision;
use super::price::once_each;
use super::settle::{Scene, Settlement, asked, carry_out, work_out_one};
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &ProcedureCommand) -> Decision {
    match command {
        ProcedureCommand::BeginProcedure { table, procedure, side, facts } => {
            begin(ctx, *table, procedure, *side, facts)
        }
        ProcedureCommand::StepDone { run, step } => step_done(ctx, *run, *step),
        ProcedureCommand::DropProcedure { run, reason } => drop_run(ctx, *run, reason),
    }
}

/// Whether whoever acts may lead a procedure: its offices, and a referee for what players do at his table.
fn may_lead(ctx: &DecisionCtx<'_>, found: &Cited<Procedure>) -> Result<(), Refusal> {
    let rule = &found.value;
    if rule.by.contains(&Role::Players) && ctx.by.role.may_act_as(Role::Referee) {
        return Ok(());
    }
    ctx.office_of(&rule.by, Subject::Named(rule.name.clone()), &found.cite)
}

impl DecisionCtx<'_> {
    fn procedure(&self, id: &str) -> Result<&Cited<Procedure>, Refusal> {
        self.law.ruleset.procedure(id).ok_or_else(|| {
            let known = self.law.ruleset.procedures.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Procedure, id, known)
        })
    }

    fn run(&self, id: RunId) -> Result<(&RunState, &Cited<Procedure>), Refusal> {
        let run = self.state.runs.get(&id).ok_or_else(|| {
            Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no procedure with the number {id}"),
                "choose one from the list",
            )
        })?;
        Ok((run, self.procedure(&run.procedure)?))
    }
}

fn begin(ctx: &DecisionCtx<'_>, table: TableId, id: &str, side: Option<Side>, facts: &Facts) -> Decision {
    let found = ctx.procedure(id)?;
    let (rule, cite) = (&found.value, &found.cite);
    may_lead(ctx, found)?;
    let game = ctx.game_in(table, &rule.phases, Subject::Named(rule.name.clone()), cite)?;
    let seated = side.is_none_or(|side| !game.players[side.index()].is_empty());
    if rule.side != side.is_some() || !seated {
        let (code, what, instead) = match (rule.side, side) {
            (true, None) => {
                (RefusalCode::MissingFact, "it is about one of the players", "say which side: a or b")
            }
            (true, Some(_)) => (RefusalCode::MissingFact, "nobody sits there", "say which side: a or b"),
            (false, _) => (RefusalCode::NotAsked, "it is about neither player alone", "leave the side out"),
        };
        let what = format!("{}: {what}", rule.name);
        return Err(Refusal::cited(code, what, instead, cite));
    }
    let place = GameRef { round: game.round, table };
    if let Some(run) = running(&ctx.state.runs, place, id, side) {
        return Err(Refusal::cited(
            RefusalCode::Duplicate,
            format!("{} is under way at table {table}", rule.name),
            format!("do its next step, or drop it (number {run})"),
            cite,
        ));
    }
    let asks = asked(&ctx.law.ruleset, &rule.asks, remedies(rule));
    let known = ctx.known(&asks, facts, cite)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    let mut tx = Transaction::new(ctx);
    let scene = Scene {
        game: Some(place),
        players: game.players.clone(),
        offender: side,
        facts: known,
        asks,
        cause: Cause::Run(ctx.state.next_run()),
        reason: rule.name.clone(),
    };
    start(&mut tx, &scene, found)?;
    tx.finish()
}

fn remedies(rule: &Procedure) -> impl Iterator<Item = &crate::rules::Remedy> {
    rule.steps.iter().filter_map(|step| step.value.remedy.as_ref())
}

/// The run of a procedure that is not over.
pub(in crate::tournament) fn running(
    runs: &std::collections::BTreeMap<RunId, RunState>,
    game: GameRef,
    id: &str,
    side: Option<Side>,
) -> Option<RunId> {
    let same = |run: &RunState| {
        !run.ended
            && run.table == game.table
            && run.round == game.round
            && run.procedure == id
            && run.side == side
    };
    runs.iter().find(|(_, run)| same(run)).map(|(id, _)| *id)
}

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
    let scene = Scene {
        game: Some(game),
        players: scene.players.clone(),
        offender: side,
        facts: scene.facts.clone(),
        asks: asked(&tx.ctx.law.ruleset, &found.value.asks, remedies(&found.value)),
        cause: Cause::Run(tx.state.next_run()),
        reason: found.value.name.clone(),
    };
    start(tx, &scene, found)
}

/// Begins a procedure: its steps with their numbers, without those that do not apply.
fn start(tx: &mut Transaction<'_>, scene: &Scene, found: &Cited<Procedure>) -> Result<(), Refusal> {
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
            work_out_one(tx, scene, remedy, &step.cite)?;
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
    let event = ProcedureBegun {
        run,
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

fn step_done(ctx: &DecisionCtx<'_>, id: RunId, step: u16) -> Decision {
    let (run, found) = ctx.run(id)?;
    may_lead(ctx, found)?;
    let done = &run.steps[..run.done.min(run.steps.len())];
    if done.iter().any(|it| it.step == step) {
        return Ok(Vec::new());
    }
    let Some(next) = run.steps.get(run.done).filter(|_| !run.ended) else {
        return Err(over(id));
    };
    if next.step != step {
        let what = if run.steps.iter().any(|it| it.step == step) {
            format!("{}: step {step} is not next", run.name)
        } else {
            format!("{}: there is no step {step} here", run.name)
        };
        let instead = format!("next is step {}: {}", next.step, next.text);
        return Err(Refusal::cited(RefusalCode::TooEarly, what, instead, &next.cite));
    }
    let mut tx = Transaction::new(ctx);
    let rule = found.value.steps.get(usize::from(step) - 1);
    let scene = scene_of(ctx, id, run, found);
    let settled = match rule.and_then(|it| it.value.remedy.as_ref()) {
        Some(remedy) => work_out_one(&tx, &scene, remedy, &next.cite)?,
        None => Settlement::default(),
    };
    let event = StepDone { run: id, step, effects: settled.follows.clone() };
    let cite = std::iter::once(next.cite.clone()).chain(settled.cites()).collect();
    tx.push(Event::Procedure(ProcedureEvent::StepDone(event)), once_each(cite));
    carry_out(&mut tx, &scene, &settled)?;
    if run.done + 1 == run.steps.len() {
        end(&mut tx, id, None, &found.cite);
    }
    tx.finish()
}

fn over(id: RunId) -> Refusal {
    Refusal::plain(
        RefusalCode::WrongPhase,
        format!("the procedure with the number {id} is over"),
        "begin it anew where it is needed again",
    )
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
        reason: run.name.clone(),
    }
}

fn drop_run(ctx: &DecisionCtx<'_>, id: RunId, reason: &str) -> Decision {
    let (run, found) = ctx.run(id)?;
    may_lead(ctx, found)?;
    if run.ended {
        return Err(over(id));
    }
    guard::reason(reason, Subject::Named(run.name.clone()), &found.cite)?;
    let mut tx = Transaction::new(ctx);
    end(&mut tx, id, Some(reason.to_owned()), &found.cite);
    tx.finish()
}
