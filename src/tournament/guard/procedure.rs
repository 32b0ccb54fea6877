//! Guided procedures: who may lead them, where, and what is next.

use crate::domain::{Millis, Role, RunId, Side, TableId};
use crate::rules::{Ask, Cited, ClockPower, Procedure, Remedy};
use crate::tournament::event::{GameRef, StepText};
use crate::tournament::matters::Matters;
use crate::tournament::refusal::{ProcedureReason, Refusal, Subject};
use crate::tournament::state::{Game, RunState};

use super::DecisionCtx;
use super::asked::asked;
use super::common::allows_unasked;

/// A procedure that may be begun now.
pub(in crate::tournament) struct ProcedureGrant<'g> {
    /// Which.
    pub(in crate::tournament) procedure: &'g Cited<Procedure>,
    /// In which game.
    pub(in crate::tournament) game: &'g Game,
    /// What may have to be known for it.
    pub(in crate::tournament) asks: Vec<Ask>,
}

/// A procedure under way.
pub(in crate::tournament) struct RunGrant<'g> {
    /// How far it is.
    pub(in crate::tournament) run: &'g RunState,
    /// Which.
    pub(in crate::tournament) procedure: &'g Cited<Procedure>,
}

/// The next step of a procedure, which may be done now.
pub(in crate::tournament) struct StepGrant<'g> {
    /// The procedure under way.
    pub(in crate::tournament) led: RunGrant<'g>,
    /// The step.
    pub(in crate::tournament) next: &'g StepText,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a procedure may be begun at a table now, about this side where it is about one.
    ///
    /// # Errors
    /// Where the regulation does not have it, not for this office, not now, or where it is under way.
    pub(in crate::tournament) fn may_begin(
        &self,
        table: TableId,
        id: &str,
        side: Option<Side>,
    ) -> Result<ProcedureGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn is_chosen(&self, rule: &Procedure) -> bool {
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
    pub(in crate::tournament) fn may_step(&self, id: RunId) -> Result<StepGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn may_drop(&self, id: RunId) -> Result<RunGrant<'a>, Refusal> {
        let led = self.led(id)?;
        if led.run.ended { Err(Refusal::own(ProcedureReason::Over { run: id })) } else { Ok(led) }
    }

    /// A procedure that was begun, led by whoever acts.
    ///
    /// # Errors
    /// Where there is no such procedure, or it is another office's.
    pub(in crate::tournament) fn led(&self, id: RunId) -> Result<RunGrant<'a>, Refusal> {
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

    pub(in crate::tournament) fn procedure(&self, id: &str) -> Result<&'a Cited<Procedure>, Refusal> {
        self.law.ruleset.procedure(id).ok_or_else(|| {
            let known = self.law.ruleset.procedures.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Procedure, id, known)
        })
    }
}

/// What the steps of a procedure bring about.
pub(in crate::tournament) fn remedies(rule: &Procedure) -> impl Iterator<Item = &Remedy> {
    rule.steps.iter().filter_map(|step| step.value.remedy.as_ref())
}

/// The run of a procedure that is not over.
pub(in crate::tournament) fn running(
    runs: &Matters<RunId, RunState>,
    game: GameRef,
    id: &str,
    side: Option<Side>,
) -> Option<RunId> {
    let same = |run: &RunState| run.procedure == id && run.side == side;
    runs.live_at(&game).find(|(_, run)| same(run)).map(|(id, _)| id)
}
