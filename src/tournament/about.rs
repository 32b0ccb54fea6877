//! What an event refers to by a number or an id, by its card, so that a sentence can say it.

use std::sync::Arc;

use serde::Serialize;

use crate::domain::{ClaimId, Points, RunId};
use crate::rules::Ruleset;

use super::event::{Cause, Event, GameRef, OrderKind, Reference};
use super::state::{Given, State, scored};

/// What an event refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing that it does not say itself.
    #[default]
    Nothing,
    /// An order that asks for this, with who played there when it was placed.
    Order(OrderKind, [String; 2]),
    /// Something that the ruleset or the journal has a name for.
    Name(String),
    /// What somebody was said to have done, and who that is.
    Offence {
        /// What people call it.
        name: String,
        /// Who.
        player: String,
    },
    /// A step of a procedure: the procedure's name, the step's text.
    Step(String, String),
    /// A price of which so many units cost nothing.
    Allowance(u16),
    /// What was taken back.
    TakenBack(Box<Noted>),
    /// A result that had been this before it was corrected.
    Before([Points; 2]),
}

/// What somebody noted, said or imposed, so that it can be named where it is taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Noted {
    /// The event.
    pub event: Arc<Event>,
    /// What that refers to.
    #[serde(skip)]
    pub about: About,
}

/// What somebody noted, said or imposed, with what it refers to.
pub(super) fn noted(state: &State, rules: &Ruleset, given: &Given) -> Noted {
    Noted { event: Arc::clone(&given.event), about: about(state, rules, &given.event) }
}

/// What an event refers to, by the state after it and the ruleset in force.
pub fn about(state: &State, rules: &Ruleset, event: &Event) -> About {
    let run = |id: &RunId| state.runs.get(id);
    match event.card().refers_to {
        Reference::Nothing => About::Nothing,
        Reference::Order(op) => {
            let order = state.orders.get(&op);
            order.map_or(About::Nothing, |order| About::Order(order.wish, order.players.clone()))
        }
        Reference::Signal(id) => name(rules.signal(id).map(|it| &it.value.name)),
        Reference::Award(id) => name(award(rules, id)),
        Reference::End(id) => name(rules.end(id).map(|it| &it.value.name)),
        Reference::Offence(id) => name(offence(rules, id)),
        Reference::Claim(claim) => claimed(state, rules, claim),
        Reference::Ground(id) => {
            name(sanction(rules, id).or_else(|| award(rules, id)).or_else(|| offence(rules, id)))
        }
        Reference::Cause(Cause::Sanction(act)) => name(sanction(rules, &act.id)),
        Reference::Cause(Cause::Award(act)) => name(award(rules, &act.id)),
        Reference::Cause(Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) | Cause::Threshold(_)) => {
            About::Nothing
        }
        Reference::Duty(duty) => name(state.duties.get(&duty).map(|duty| &duty.text)),
        Reference::Step(id, step) => run(&id).map_or(About::Nothing, |run| {
            let step = run.steps.iter().find(|it| it.step == step);
            About::Step(run.name.clone(), step.map(|step| step.text.clone()).unwrap_or_default())
        }),
        Reference::Run(id) => name(run(&id).map(|run| &run.name)),
        Reference::Allowance => About::Allowance(rules.penalty.free.value),
        Reference::Before(game) => {
            let before = state.result_before(game);
            before.map_or(About::Nothing, |played| About::Before(scored(&played.sides)))
        }
        Reference::Entry(entry) => {
            let noted = state.noted_in(entry).map(|it| noted(state, rules, it));
            noted.map_or(About::Nothing, |noted| About::TakenBack(Box::new(noted)))
        }
    }
}

fn name(found: Option<&String>) -> About {
    found.map_or(About::Nothing, |name| About::Name(name.clone()))
}

fn offence<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.offence(id).map(|it| &it.value.name)
}

fn sanction<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.sanction(id).map(|it| &it.value.name)
}

fn award<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.award(id).map(|it| &it.value.name)
}

/// What somebody was said to have done, and who that is.
fn claimed(state: &State, rules: &Ruleset, claim: ClaimId) -> About {
    let Some(claim) = state.claims.get(&claim) else { return About::Nothing };
    let Some(name) = offence(rules, &claim.offence).cloned() else { return About::Nothing };
    let game = state.game_of(GameRef { round: claim.round, table: claim.table });
    let player = game.map(|game| game.players[claim.offender.index()].clone()).unwrap_or_default();
    About::Offence { name, player }
}
