//! What an event refers to by a number or an id, so that a sentence can say it.

use crate::rules::Ruleset;

use super::event::{ClockEvent, ConductEvent, Event, ProcedureEvent, ResultEvent, Wish};
use super::state::State;

/// What an event refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing that it does not say itself.
    #[default]
    Nothing,
    /// An order that asks for this.
    Order(Wish),
    /// Something that the ruleset or the journal has a name for.
    Name(String),
    /// A step of a procedure: the procedure's name, the step's text.
    Step(String, String),
}

/// What an event refers to, by the state after it and the ruleset in force.
pub fn about(state: &State, rules: &Ruleset, event: &Event) -> About {
    let name = |found: Option<&String>| found.map_or(About::Nothing, |name| About::Name(name.clone()));
    let offence = |id: &str| rules.offence(id).map(|it| &it.value.name);
    match event {
        Event::Clock(
            ClockEvent::OrderTried { op, .. }
            | ClockEvent::OrderConfirmed { op }
            | ClockEvent::OrderUnconfirmed { op, .. }
            | ClockEvent::OrderSettled { op },
        ) => state.orders.get(op).map_or(About::Nothing, |order| About::Order(order.wish)),
        Event::Conduct(ConductEvent::ClaimRaised(it)) => name(offence(&it.offence)),
        Event::Conduct(ConductEvent::ClaimDecided(it)) => {
            name(state.claims.get(&it.claim).and_then(|claim| offence(&claim.offence)))
        }
        Event::Procedure(ProcedureEvent::StepDone(it)) => {
            let Some(run) = state.runs.get(&it.run) else { return About::Nothing };
            let step = run.steps.iter().find(|step| step.step == it.step);
            About::Step(run.name.clone(), step.map(|step| step.text.clone()).unwrap_or_default())
        }
        Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => {
            name(state.runs.get(&it.run).map(|run| &run.name))
        }
        Event::Result(ResultEvent::ResultEntered(it)) => name(rules.end(&it.end).map(|end| &end.value.name)),
        Event::Conduct(ConductEvent::DutyDone { duty }) => {
            name(state.duties.get(duty).map(|duty| &duty.text))
        }
        Event::Conduct(ConductEvent::PlayerExcluded(it)) => {
            let sanction = rules.sanction(&it.why).map(|it| &it.value.name);
            let award = || rules.award(&it.why).map(|it| &it.value.name);
            name(sanction.or_else(award).or_else(|| offence(&it.why)))
        }
        _ => About::Nothing,
    }
}
