//! Deciding a claim: the facts where they say it, else a person, or the offender.

use crate::domain::ClaimId;
use crate::rules::{Ask, Cited, DutyCause, Facts, Offence};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Cause, ClaimDecided, ClaimOutcome, ConductEvent, Event, GameRef};
use crate::tournament::guard::{self, DecisionCtx, OpenClaim, by_facts};
use crate::tournament::refusal::{ConductReason, Refusal, Subject};
use crate::tournament::state::ClaimState;

use super::Decision;
use super::both_upheld::{Upheld, begin_after_both};
use super::price::once_each;
use super::resolve::{Scene, duties, execute, resolve};
use super::transaction::Transaction;

/// Decides a claim: by the facts where the regulation lets them, else by the office that decides it.
pub(in crate::tournament) fn judge(
    ctx: &DecisionCtx<'_>,
    id: ClaimId,
    outcome: Option<ClaimOutcome>,
    facts: &Facts,
    (reasons, sure): (&str, &Sure),
) -> Decision {
    let OpenClaim { claim, offence: found } = ctx.may_judge_claim(id)?;
    let (rule, cite) = (&found.value, &found.cite);
    let asks = ctx.asks_of(found);
    let known = all_known(ctx, claim, found, &asks, facts)?;
    let outcome = match (by_facts(rule, &known), outcome) {
        (Ok(Some(decided)), Some(said)) if said != decided => {
            return Err(contradicts(found, &known, &asks, decided));
        }
        (Ok(Some(decided)), _) => decided,
        (Err(problem), None) => return Err(guard::unknown(&problem, &asks, cite)),
        (Ok(None), None) => {
            return Err(Refusal::by(ConductReason::OutcomeNotSaid { claim: id }, cite));
        }
        (Ok(None) | Err(_), Some(said)) => {
            guard::reason(reasons, Subject::JudgeClaim(id), cite)?;
            said
        }
    };
    let decided = Decided { outcome, admitted: false, said: facts, known, reasons, sure };
    conclude(ctx, id, &OpenClaim { claim, offence: found }, &decided, asks)
}

/// The offender admits it, where that settles it.
pub(in crate::tournament) fn admit(
    ctx: &DecisionCtx<'_>,
    id: ClaimId,
    facts: &Facts,
    sure: &Sure,
) -> Decision {
    let OpenClaim { claim, offence: found } = ctx.may_admit_claim(id)?;
    let rule = &found.value;
    let asks = ctx.asks_of(found);
    let known = all_known(ctx, claim, found, &asks, facts)?;
    if let Ok(Some(decided)) = by_facts(rule, &known)
        && decided != ClaimOutcome::Proven
    {
        return Err(contradicts(found, &known, &asks, decided));
    }
    let decided =
        Decided { outcome: ClaimOutcome::Proven, admitted: true, said: facts, known, reasons: "", sure };
    conclude(ctx, id, &OpenClaim { claim, offence: found }, &decided, asks)
}

/// What was known when the claim was raised, with what is known now.
fn all_known(
    ctx: &DecisionCtx<'_>,
    claim: &ClaimState,
    found: &Cited<Offence>,
    asks: &[Ask],
    facts: &Facts,
) -> Result<Facts, Refusal> {
    let mut all = claim.facts.clone();
    all.extend(facts.iter().map(|(fact, value)| (fact.clone(), *value)));
    let mut known = ctx.known(asks, &all, &found.cite)?;
    known.insert("round".to_owned(), i64::from(claim.round.0));
    Ok(known)
}

fn contradicts(found: &Cited<Offence>, known: &Facts, asks: &[Ask], decided: ClaimOutcome) -> Refusal {
    let rule = &found.value;
    let (name, numbers) = (rule.name.clone(), guard::numbers(rule, known, asks));
    Refusal::by(ConductReason::AgainstNumbers { name, outcome: decided, numbers }, &found.cite)
}

/// How a claim is decided.
struct Decided<'d> {
    outcome: ClaimOutcome,
    admitted: bool,
    /// What was said now.
    said: &'d Facts,
    /// With what was said before.
    known: Facts,
    reasons: &'d str,
    sure: &'d Sure,
}

fn conclude(
    ctx: &DecisionCtx<'_>,
    id: ClaimId,
    open: &OpenClaim<'_>,
    decided: &Decided<'_>,
    asks: Vec<Ask>,
) -> Decision {
    let (claim, found) = (open.claim, open.offence);
    let rule = &found.value;
    let mut tx = Transaction::new(ctx);
    let game = GameRef { round: claim.round, table: claim.table };
    let scene = Scene {
        game: Some(game),
        players: ctx.state.players_of(game).unwrap_or_default(),
        offender: Some(claim.offender),
        facts: decided.known.clone(),
        asks,
        cause: Cause::Claim(id),
        rule: rule.name.clone(),
        reason: decided.reasons.trim().to_owned(),
    };
    let items = match decided.outcome {
        ClaimOutcome::Proven => rule.proven.as_slice(),
        ClaimOutcome::Unfounded => rule.unfounded.as_slice(),
        ClaimOutcome::Neither => rule.neither.as_slice(),
    };
    let resolved = resolve(&tx, &scene, items)?;
    let mut facts = decided.known.clone();
    facts.remove("round");
    let event = ClaimDecided {
        claim: id,
        outcome: decided.outcome,
        admitted: decided.admitted,
        facts,
        reasons: decided.reasons.to_owned(),
        effects: resolved.follows.clone(),
    };
    // What settles it comes first: the admission, or whoever decides.
    let settles = if decided.admitted { &rule.admission_cite } else { &rule.decides_cite };
    let cite = settles.iter().chain([&found.cite]).cloned().chain(resolved.cites()).collect();
    tx.push(Event::Conduct(ConductEvent::ClaimDecided(event)), once_each(cite));
    execute(&mut tx, &scene, &resolved)?;
    if decided.outcome == ClaimOutcome::Proven {
        let about = scene.player(claim.offender);
        duties(&mut tx, &DutyCause::Offence(rule.id.clone()), Some(&scene.cause), about);
        let upheld = Upheld::Offence { id: &rule.id, admitted: decided.admitted };
        begin_after_both(&mut tx, (game, claim.offender, claim.raised_at), &upheld, &scene.cause)?;
    }
    if !decided.admitted {
        ctx.is_not_own((game, None), decided.sure, &found.cite)?;
    }
    // What was said with the claim was questioned then.
    ctx.owes_as_said((game, claim.offender), (&scene.asks, decided.said), decided.sure, &found.cite)?;
    tx.leads_to_something((&rule.name, game), &resolved, decided.sure, &found.cite)?;
    tx.finish()
}
