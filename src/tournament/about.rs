//! What an event refers to by a number or an id, so that a sentence can say it.

use crate::domain::{ClaimId, Points};
use crate::rules::Ruleset;

use super::event::{
    Cause, ClockEvent, ConductEvent, DuplicateEvent, Event, GameRef, OrderKind, ProcedureEvent, ResultEvent,
    RoundEvent,
};
use super::state::{Deed, State, scored};

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
    /// What was taken back, and what that refers to.
    TakenBack(Deed, Box<About>),
    /// A result that had been this before it was corrected.
    Before([Points; 2]),
}

/// What an event refers to, by the state after it and the ruleset in force.
pub fn about(state: &State, rules: &Ruleset, event: &Event) -> About {
    match event {
        Event::Clock(event) => about_clock(state, event),
        Event::Conduct(event) => about_conduct(state, rules, event),
        Event::Procedure(event) => about_procedure(state, event),
        Event::Result(event) => about_result(state, rules, event),
        Event::Round(event) => about_round(rules, event),
        Event::Duplicate(event) => about_duplicate(rules, event),
        Event::Setup(_) | Event::Slip(_) => About::Nothing,
    }
}

fn name(found: Option<&String>) -> About {
    found.map_or(About::Nothing, |name| About::Name(name.clone()))
}

fn offence<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.offence(id).map(|it| &it.value.name)
}

/// What somebody was said to have done, and who that is.
fn about_claim(state: &State, rules: &Ruleset, claim: ClaimId) -> About {
    let Some(claim) = state.claims.get(&claim) else { return About::Nothing };
    let Some(name) = offence(rules, &claim.offence).cloned() else { return About::Nothing };
    let game = state.game_of(GameRef { round: claim.round, table: claim.table });
    let player = game.map(|game| game.players[claim.offender.index()].clone()).unwrap_or_default();
    About::Offence { name, player }
}

fn about_round(rules: &Ruleset, event: &RoundEvent) -> About {
    match event {
        RoundEvent::SignalGiven { signal, .. } => name(rules.signal(signal).map(|it| &it.value.name)),
        RoundEvent::ByeGiven(it) => name(rules.award(&it.award).map(|it| &it.value.name)),
        RoundEvent::RoundStarted(_)
        | RoundEvent::PairedLate(_)
        | RoundEvent::Unpaired { .. }
        | RoundEvent::LastDeclared { .. }
        | RoundEvent::PlayerWithdrew { .. }
        | RoundEvent::PlayerReturned { .. }
        | RoundEvent::PlayStarted {}
        | RoundEvent::AbsenceNoted { .. }
        | RoundEvent::Arrived { .. }
        | RoundEvent::ForcedPassPlayed(_)
        | RoundEvent::MoveCircled(_)
        | RoundEvent::Redated(_)
        | RoundEvent::ByeEntered(_)
        | RoundEvent::CountdownStarted { .. }
        | RoundEvent::CountdownStopped {} => About::Nothing,
    }
}

fn about_clock(state: &State, event: &ClockEvent) -> About {
    match event {
        ClockEvent::OrderTried { op, .. }
        | ClockEvent::OrderConfirmed { op }
        | ClockEvent::OrderUnconfirmed { op, .. }
        | ClockEvent::OrderSettled { op } => {
            let order = state.orders.get(op);
            order.map_or(About::Nothing, |order| About::Order(order.wish, order.players.clone()))
        }
        ClockEvent::OrderPlaced(_) | ClockEvent::ClockNoted { .. } | ClockEvent::ForgeriesNoted { .. } => {
            About::Nothing
        }
    }
}

fn about_conduct(state: &State, rules: &Ruleset, event: &ConductEvent) -> About {
    match event {
        ConductEvent::ClaimRaised(it) => name(offence(rules, &it.offence)),
        ConductEvent::ClaimDecided(it) => about_claim(state, rules, it.claim),
        ConductEvent::DutyDone { duty, .. } => name(state.duties.get(duty).map(|duty| &duty.text)),
        ConductEvent::PlayerExcluded(it) => {
            let sanction = rules.sanction(&it.why).map(|it| &it.value.name);
            let award = || rules.award(&it.why).map(|it| &it.value.name);
            name(sanction.or_else(award).or_else(|| offence(rules, &it.why)))
        }
        ConductEvent::TakenBack(it) => {
            let Some(noted) = state.noted_in(it.entry) else { return About::Nothing };
            let claim = if let Deed::Claim { claim, .. } = &noted.what { Some(*claim) } else { None };
            let more = claim.map_or(About::Nothing, |claim| about_claim(state, rules, claim));
            About::TakenBack(noted.what.clone(), Box::new(more))
        }
        ConductEvent::Voided(it) => match &it.cause {
            Cause::Sanction(act) => name(rules.sanction(&act.id).map(|it| &it.value.name)),
            Cause::Award(act) => name(rules.award(&act.id).map(|it| &it.value.name)),
            Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) | Cause::Threshold(_) => About::Nothing,
        },
        ConductEvent::PenaltyImposed(_) => About::Allowance(rules.penalty.free.value),
        ConductEvent::SanctionImposed(_)
        | ConductEvent::Counted(_)
        | ConductEvent::ThresholdReached(_)
        | ConductEvent::DutyArose(_) => About::Nothing,
    }
}

fn about_procedure(state: &State, event: &ProcedureEvent) -> About {
    match event {
        ProcedureEvent::StepDone(it) => {
            let Some(run) = state.runs.get(&it.run) else { return About::Nothing };
            let step = run.steps.iter().find(|step| step.step == it.step);
            About::Step(run.name.clone(), step.map(|step| step.text.clone()).unwrap_or_default())
        }
        ProcedureEvent::ProcedureEnded(it) => name(state.runs.get(&it.run).map(|run| &run.name)),
        ProcedureEvent::ProcedureBegun(_) => About::Nothing,
    }
}

fn about_duplicate(rules: &Ruleset, event: &DuplicateEvent) -> About {
    match event {
        DuplicateEvent::MoveAnnulled(it) => name(offence(rules, &it.offence)),
        DuplicateEvent::DuplicateOver { end, .. } => name(rules.end(end).map(|end| &end.value.name)),
        DuplicateEvent::RackChanged(_)
        | DuplicateEvent::RackDrawn(_)
        | DuplicateEvent::MoveHandedIn(_)
        | DuplicateEvent::MasterChosen(_)
        | DuplicateEvent::WordRuled(_)
        | DuplicateEvent::PlayerLeft { .. }
        | DuplicateEvent::ResultsAnnounced { .. } => About::Nothing,
    }
}

fn about_result(state: &State, rules: &Ruleset, event: &ResultEvent) -> About {
    match event {
        ResultEvent::ResultEntered(it) => name(rules.end(&it.end).map(|end| &end.value.name)),
        ResultEvent::ResultCorrected(it) => {
            let before = state.result_before(it.game);
            before.map_or(About::Nothing, |played| About::Before(scored(&played.sides)))
        }
        ResultEvent::GameAwarded(_)
        | ResultEvent::ResultHandedIn { .. }
        | ResultEvent::ResultVoided { .. }
        | ResultEvent::ResultRecounted(_)
        | ResultEvent::SpreadAdjusted(_) => About::Nothing,
    }
}
