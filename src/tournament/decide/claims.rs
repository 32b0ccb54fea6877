//! Claims that are no word challenges: who may speak up about what, and when.

use std::collections::BTreeSet;

use crate::domain::{Citation, Millis, Side};
use crate::rules::{Cited, Claimant, Closer, ClosesOn, Observation, Offence, Running, Window};
use crate::tournament::command::Claim;
use crate::tournament::event::{ClaimRaised, ConductEvent, Event};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{ConductReason, Refusal};

use super::Decision;
use super::price::once_each;
use super::raise::{self, Told};
use crate::tournament::guard::Speaks;

pub(in crate::tournament) fn claim(ctx: &DecisionCtx<'_>, command: &Claim) -> Decision {
    let Claim { table, offence, offender, claimant, running, since_press, marks, facts, sure } = command;
    let found = ctx.may_raise_claim(*table, offence, *offender, *claimant)?.offence;
    let (rule, cite) = (&found.value, &found.cite);
    may_run(found, *offender, *claimant, *running)?;
    if let Some(mark) = rule.needs.iter().find(|mark| !marks.contains(mark)) {
        return Err(Refusal::by(ConductReason::NotSeen { name: rule.name.clone(), mark: *mark }, cite));
    }
    let mut cites = vec![cite.clone()];
    let seen = match claimant {
        Claimant::Opponent => {
            let (side, at) = (offender.other(), ctx.now);
            // While the offender's time runs the press was the speaker's own, and starts no time of his.
            let since_press = since_press.filter(|_| *running != Some(*offender));
            ctx.seen(&Speaks { table: *table, side, at, since_press }, marks)
        }
        // Whoever speaks of his own play, or as an official, has no time of his own that could be over.
        Claimant::Player | Claimant::Referee => marks.clone(),
    };
    let held = *claimant == Claimant::Opponent && {
        let (side, at) = (offender.other(), ctx.now);
        raise::hold_covers(ctx, &Told { table: *table, side, at, since_press: *since_press, marks })
    };
    cites.extend(in_time(ctx, found, held, *since_press, &seen)?);
    let asks = ctx.asks_of(found);
    ctx.known(&asks, facts, cite)?;
    ctx.owes_as_said((ctx.state.here(*table), *offender), (&asks, facts), sure, cite)?;
    let event = ClaimRaised {
        claim: ctx.state.next_claim(),
        table: *table,
        round: ctx.state.round,
        offence: rule.id.clone(),
        offender: *offender,
        claimant: *claimant,
        marks: marks.clone(),
        facts: facts.clone(),
    };
    Ok(vec![ctx.record(Event::Conduct(ConductEvent::ClaimRaised(event)), once_each(cites))])
}

/// Whether the time runs that must, where somebody saw whose does.
fn may_run(
    offence: &Cited<Offence>,
    offender: Side,
    claimant: Claimant,
    running: Option<Side>,
) -> Result<(), Refusal> {
    let Some(speaks) = claimant.side(offender) else { return Ok(()) };
    let (Some(must), Some(runs)) = (offence.value.running, running) else { return Ok(()) };
    if runs == must.of(speaks) {
        return Ok(());
    }
    let own = must == Running::Own;
    let why = ConductReason::OtherTimeRuns { name: offence.value.name.clone(), runs, own };
    Err(Refusal::by(why, &offence.cite))
}

/// Whether it comes in time; the paragraph that somebody would have had to measure by.
fn in_time(
    ctx: &DecisionCtx<'_>,
    offence: &Cited<Offence>,
    held: bool,
    since_press: Option<Millis>,
    marks: &BTreeSet<Observation>,
) -> Result<Option<Citation>, Refusal> {
    if let Some(since) = since_press.filter(|since| since.0 < 0) {
        return Err(Refusal::own(ConductReason::BeforePress { ms: since.0.saturating_neg() }));
    }
    match offence.value.window(ctx.law.ruleset.hold.as_ref(), held, since_press, marks) {
        Window::Open => Ok(None),
        Window::Unmeasured { closer } => Ok(Some(closer.cite.clone())),
        Window::Late { closer } => Err(late(&offence.value.name, closer, since_press)),
    }
}

fn late(name: &str, closer: &Cited<Closer>, since: Option<Millis>) -> Refusal {
    let name = name.to_owned();
    let why = match closer.value.on {
        ClosesOn::After(limit) => ConductReason::LateAfterPress { name, since, limit },
        ClosesOn::Mark(mark) => ConductReason::LateBySight { name, mark },
    };
    Refusal::by(why, &closer.cite)
}
