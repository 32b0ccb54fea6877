//! Guided procedures: who may lead them, where, and what is next.

use crate::clock::Order;
use crate::domain::{Millis, OpId, Role, RunId, Side, TableId};
use crate::rules::{AskedFact, Calls, Cited, ClockPower, Facts, Procedure, Remedy};
use crate::tournament::command::ProcedureCommand;
use crate::tournament::decide::execute::{Resolved, execute, resolve_one};
use crate::tournament::decide::procedure::{end, start};
use crate::tournament::decide::scene::{RemedyScene, once_each};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{
    Cause, ClockEvent, Event, GameRef, OrderKind, ProcedureEvent, Route, StepDone, StepText, Worked,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, allows_unasked, asked, remedies, running};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, Particular, SideRole, fact};
use crate::tournament::refusal::{ProcedureReason, Refusal, Subject};
use crate::tournament::state::{Caused, Game, PlacedOrder, RunState};

const STEP: OfferListing = OfferListing::at(2, "kind-step").called("offer-step");
const PROCEDURE: OfferListing = OfferListing::at(13, "kind-procedure");
const DROP: OfferListing = OfferListing::at(21, "kind-step").called("offer-drop").sought("sought-take-back");

/// A procedure that may be begun now.
struct ProcedureGrant<'g> {
    /// Which.
    procedure: &'g Cited<Procedure>,
    /// In which game.
    game: &'g Game,
    /// What may have to be known for it.
    asks: Vec<AskedFact>,
}

/// A procedure under way.
struct RunGrant<'g> {
    /// How far it is.
    run: &'g RunState,
    /// Which.
    procedure: &'g Cited<Procedure>,
}

/// The next step of a procedure, which may be done now.
struct StepGrant<'g> {
    /// The procedure under way.
    led: RunGrant<'g>,
    /// The step.
    next: &'g StepText,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a procedure may be begun at a table now, about this side where it is about one.
    ///
    /// # Errors
    /// Where the regulation does not have it, not for this office, not now, or where it is under way.
    fn may_begin(&self, table: TableId, id: &str, side: Option<Side>) -> Result<ProcedureGrant<'a>, Refusal> {
        let procedure = self.procedure(id)?;
        let (rule, cite) = (&procedure.value, &procedure.cite);
        if !self.is_chosen(rule) {
            let (name, systems) = (rule.name.clone(), self.state.systems().to_vec());
            return Err(Refusal::by(ProcedureReason::NotChosen { name, systems }, cite));
        }
        self.may_lead(procedure)?;
        let game = self.game_in(table, &rule.phases, Subject::Named(rule.name.clone()), cite)?;
        self.still_played(game)?;
        self.results_are_open()?;
        self.begun_in_time(GameRef { round: game.round, table }, id)?;
        let name = rule.name.clone();
        let wrong = match (rule.side, side) {
            (true, None) => Some(ProcedureReason::NoSideNamed { name }),
            (true, Some(side)) if game.players[side.index()].is_empty() => {
                Some(ProcedureReason::NobodyThere { name })
            }
            (false, Some(_)) => Some(ProcedureReason::AboutNeither { name }),
            (true, Some(_)) | (false, None) => None,
        };
        if let Some(why) = wrong {
            return Err(Refusal::by(why, cite));
        }
        if let Some(run) = running(&self.state.runs, GameRef { round: game.round, table }, id, side) {
            let name = rule.name.clone();
            return Err(Refusal::by(ProcedureReason::UnderWay { name, table, run }, cite));
        }
        self.grants_once_more(GameRef { round: game.round, table }, rule, side)?;
        let asks = asked(&self.law.ruleset, &rule.asks, remedies(rule));
        let known = self.known_unasked();
        allows_unasked(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
        Ok(ProcedureGrant { procedure, game, asks })
    }

    /// What its steps add to a clock is granted once more where that is counted.
    fn grants_once_more(&self, game: GameRef, rule: &Procedure, side: Option<Side>) -> Result<(), Refusal> {
        for step in &rule.steps {
            let Some(Remedy::ClockAdd { seconds, .. }) = &step.value.remedy else { continue };
            if let Ok(seconds) = seconds.value(&self.known_unasked()) {
                self.not_used_up(game, ClockPower::AddFixed { amount: Millis::secs(seconds) }, side)?;
            }
        }
        Ok(())
    }

    /// Whether a procedure belongs to this event: one by which a system works belongs where that serves, or where
    /// nothing but the one serves for which it stands in.
    fn is_chosen(&self, rule: &Procedure) -> bool {
        let serve = self.state.systems();
        let serves = |system: &String| serve.is_empty() || serve.contains(system);
        let alone = |other: &String| serve.iter().all(|it| it == other);
        rule.system
            .as_ref()
            .is_none_or(|system| serves(system) || rule.stands_in_for.as_ref().is_some_and(alone))
    }

    /// Whether the next step of a procedure may be done now.
    ///
    /// # Errors
    /// Where there is no such procedure, it is over, it is another office's, or a result stands against the step.
    fn may_step(&self, id: RunId) -> Result<StepGrant<'a>, Refusal> {
        let led = self.led(id)?;
        let next = led.run.steps.get(led.run.done).filter(|_| !led.run.ended);
        let next = next.ok_or_else(|| Refusal::own(ProcedureReason::Over { run: id }))?;
        let steps = &led.procedure.value.steps;
        let rule = usize::from(next.step).checked_sub(1).and_then(|index| steps.get(index));
        if let Some(Remedy::Award { award, .. }) = rule.and_then(|step| step.value.remedy.as_ref())
            && let Some(award) = self.law.ruleset.award(award)
        {
            self.overturns(GameRef { round: led.run.round, table: led.run.table }, award)?;
        }
        Ok(StepGrant { led, next })
    }

    /// Whether a procedure may be broken off now.
    ///
    /// # Errors
    /// Where there is no such procedure, it is over, or it is another office's.
    fn may_drop(&self, id: RunId) -> Result<RunGrant<'a>, Refusal> {
        let led = self.led(id)?;
        if led.run.ended { Err(Refusal::own(ProcedureReason::Over { run: id })) } else { Ok(led) }
    }

    /// A procedure that was begun, led by whoever acts.
    ///
    /// # Errors
    /// Where there is no such procedure, or it is another office's.
    fn led(&self, id: RunId) -> Result<RunGrant<'a>, Refusal> {
        let run = self.state.runs.get(&id).ok_or_else(|| Refusal::own(ProcedureReason::NoRun { run: id }))?;
        let procedure = self.procedure(&run.procedure)?;
        self.may_lead(procedure)?;
        Ok(RunGrant { run, procedure })
    }

    /// Whether whoever acts may lead a procedure: its offices, and a referee for what players do at their table.
    fn may_lead(&self, found: &Cited<Procedure>) -> Result<(), Refusal> {
        let rule = &found.value;
        if rule.by.contains(&Role::Players) && self.by.role.may_act_as(Role::Referee) {
            return Ok(());
        }
        self.given_to(&rule.by, Subject::Named(rule.name.clone()), &found.cite)
    }

    pub(super) fn procedure(&self, id: &str) -> Result<&'a Cited<Procedure>, Refusal> {
        self.law.ruleset.procedure(id).ok_or_else(|| {
            let known = self.law.ruleset.procedures.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Procedure, id, known)
        })
    }
}

pub(super) fn begin(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    id: &str,
    side: Option<Side>,
    facts: &Facts,
) -> Decision {
    let ProcedureGrant { procedure: found, game, asks } = ctx.may_begin(table, id, side)?;
    let (rule, cite) = (&found.value, &found.cite);
    let place = GameRef { round: game.round, table };
    let known = ctx.known(&asks, facts, cite)?;
    ctx.is_the_final_board(game.round, facts)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    let mut tx = Transaction::new(ctx);
    let scene = RemedyScene {
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

pub(super) fn step_done(ctx: &DecisionCtx<'_>, id: RunId, step: u16, said: &str) -> Decision {
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
    let caused = tx.state.consequences_of(&Cause::Run(id));
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

fn scene_of(ctx: &DecisionCtx<'_>, id: RunId, run: &RunState, found: &Cited<Procedure>) -> RemedyScene {
    let mut facts = run.facts.clone();
    facts.insert("round".to_owned(), i64::from(run.round.0));
    let game = GameRef { round: run.round, table: run.table };
    RemedyScene {
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

pub(super) fn drop_run(ctx: &DecisionCtx<'_>, id: RunId, reason: &str) -> Decision {
    let RunGrant { run, procedure: found } = ctx.may_drop(id)?;
    guard::reason(reason, Subject::Named(run.name.clone()), &found.cite)?;
    let mut tx = Transaction::new(ctx);
    end(&mut tx, id, Some(reason.to_owned()), &found.cite);
    tx.finish()
}

impl OfferMenu<'_> {
    /// Procedures that are led at a table, be it for a game of an earlier round.
    pub(super) fn open_procedures(&mut self, table: TableId) {
        for (id, run) in self.ctx.state.runs.live().filter(|(_, run)| run.table == table) {
            if let Some(procedure) = self.ctx.law.ruleset.procedure(&run.procedure) {
                self.under_way(*id, run, procedure);
            }
        }
    }

    /// Procedures that may be begun at a table.
    pub(super) fn procedures(&mut self, table: TableId) {
        let ctx = self.ctx;
        for procedure in ctx.law.ruleset.procedures.iter().filter(|it| ctx.is_chosen(&it.value)) {
            self.procedure(table, procedure);
        }
    }

    fn under_way(&mut self, id: RunId, run: &RunState, procedure: &Cited<Procedure>) {
        let offices = procedure.value.officials();
        if let Some(step) = run.steps.get(run.done) {
            let may = self.ctx.may_step(id);
            let rule = usize::from(step.step).checked_sub(1).and_then(|at| procedure.value.steps.get(at));
            let decides = rule.is_some_and(|it| it.value.decides);
            let done = ProcedureCommand::StepDone { run: id, step: step.step, said: String::new() };
            self.add(STEP, done, &step.cite)
                .about(Particular::Step { at: run.done + 1, of: run.steps.len() })
                .named(&run.name, &step.text)
                .by(&offices)
                .checked(may)
                .asks(decides.then_some(("said", Need::Note)))
                .due_if(true);
        }
        let may = self.ctx.may_drop(id);
        let drop = ProcedureCommand::DropProcedure { run: id, reason: String::new() };
        self.add(DROP, drop, &procedure.cite)
            .named(&run.name, "")
            .by(&offices)
            .checked(may)
            .asks([("reason", Need::Reason { must: true })]);
    }

    pub(super) fn procedure(&mut self, table: TableId, procedure: &Cited<Procedure>) {
        let (cite, it) = (&procedure.cite, &procedure.value);
        let called_for = self.called_for(table, it);
        let (of, may) = if it.side {
            self.sides(table, |side| self.ctx.may_begin(table, &it.id, Some(side)))
        } else {
            (Vec::new(), self.ctx.may_begin(table, &it.id, None).map(drop))
        };
        let asks = asked(&self.ctx.law.ruleset, &it.asks, remedies(it));
        let begin = ProcedureCommand::BeginProcedure {
            table,
            procedure: it.id.clone(),
            side: None,
            facts: Facts::new(),
        };
        self.add(PROCEDURE, begin, cite)
            .named(&it.name, "")
            .by(&it.officials())
            .due_if(called_for)
            .checked(may)
            .asks(it.side.then_some(("side", Need::Side { part: SideRole::About, of })))
            .asks(asks.into_iter().map(|ask| fact(ask, Need::Fact)));
    }

    /// Whether what happened at the table calls for a procedure that has not been begun in this game.
    fn called_for(&self, table: TableId, procedure: &Procedure) -> bool {
        let Some(game) = self.ctx.state.game(table) else {
            return false;
        };
        let begun = |side| {
            let mut here = self.ctx.state.runs.newest_at(&self.ctx.state.here(table)).map(|(_, run)| run);
            here.any(|run| run.procedure == procedure.id && run.side.is_none_or(|it| it == side))
        };
        match procedure.on {
            Some(Calls::TimeOut) => Side::BOTH.into_iter().any(|side| game.ran_out(side) && !begun(side)),
            None => false,
        }
    }
}
