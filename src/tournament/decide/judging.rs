//! Deciding a claim: the facts where they say it, else a person, or the offender himself.

use crate::domain::ClaimId;
use crate::rules::{Ask, Cited, DutyCause, Expr, Facts, NoValue, Offence};
use crate::tournament::affairs::ClaimState;
use crate::tournament::event::{Cause, ClaimDecided, ClaimOutcome, ConductEvent, Event, GameRef};
use crate::tournament::guard;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};

use super::Decision;
use super::price::once_each;
use super::settle::{Scene, carry_out, duties, work_out};
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

impl DecisionCtx<'_> {
    /// A claim that is not decided yet.
    fn open_claim(&self, id: ClaimId) -> Result<(&ClaimState, &Cited<Offence>), Refusal> {
        let claim = self.state.claims.get(&id).ok_or_else(|| {
            Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no claim {id}"),
                "choose one from the list",
            )
        })?;
        let found = self.offence(&claim.offence)?;
        if claim.outcome.is_some() {
            return Err(Refusal::plain(
                RefusalCode::WrongPhase,
                format!("claim {id} is decided"),
                "the decision stands",
            ));
        }
        Ok((claim, found))
    }
}

/// What the facts say by themselves; `None` where the regulation leaves it to a person.
pub(in crate::tournament) fn by_facts(
    offence: &Offence,
    facts: &Facts,
) -> Result<Option<ClaimOutcome>, NoValue> {
    let holds = |condition: Option<&Expr>| condition.map(|it| it.holds(facts)).transpose();
    if holds(offence.proven_if.as_ref())? == Some(true) {
        return Ok(Some(ClaimOutcome::Proven));
    }
    if holds(offence.unfounded_if.as_ref())? == Some(true) {
        return Ok(Some(ClaimOutcome::Unfounded));
    }
    // Where the regulation says when it is proven, and it is not, nothing is proven.
    Ok(offence.proven_if.as_ref().map(|_| ClaimOutcome::Neither))
}

/// Decides a claim: by the facts where the regulation lets them, else by the office that decides it.
pub(super) fn judge(
    ctx: &DecisionCtx<'_>,
    id: ClaimId,
    outcome: Option<ClaimOutcome>,
    facts: &Facts,
    reasons: &str,
) -> Decision {
    let (claim, found) = ctx.open_claim(id)?;
    let (rule, cite) = (&found.value, &found.cite);
    ctx.office_of(
        &[rule.decides],
        Subject::Named(rule.name.clone()),
        rule.decides_cite.as_ref().unwrap_or(cite),
    )?;
    let asks = ctx.asks_of(found);
    let known = all_known(ctx, claim, found, &asks, facts)?;
    let outcome = match (by_facts(rule, &known), outcome) {
        (Ok(Some(decided)), Some(said)) if said != decided => {
            return Err(contradicts(found, &known, &asks, decided));
        }
        (Ok(Some(decided)), _) => decided,
        (Err(problem), None) => return Err(guard::unknown(&problem, &asks, cite)),
        (Ok(None), None) => {
            return Err(Refusal::cited(
                RefusalCode::IncompleteRuling,
                format!("claim {id}: a person decides whether it is so"),
                "say the outcome: proven, unfounded or neither; and why",
                cite,
            ));
        }
        (_, Some(said)) => {
            guard::reason(reasons, Subject::JudgeClaim(id), cite)?;
            said
        }
    };
    settle(ctx, id, &Decided { outcome, admitted: false, known, reasons }, asks)
}

/// The offender admits it, where that settles it.
pub(super) fn admit(ctx: &DecisionCtx<'_>, id: ClaimId, facts: &Facts) -> Decision {
    let (claim, found) = ctx.open_claim(id)?;
    let rule = &found.value;
    if !rule.admission {
        return Err(Refusal::cited(
            RefusalCode::NoSelfAcceptance,
            format!("{}: an admission does not settle it", rule.name),
            format!("let the {} decide it", rule.decides),
            rule.admission_cite.as_ref().unwrap_or(&found.cite),
        ));
    }
    let asks = ctx.asks_of(found);
    let known = all_known(ctx, claim, found, &asks, facts)?;
    if let Ok(Some(decided)) = by_facts(rule, &known)
        && decided != ClaimOutcome::Proven
    {
        return Err(contradicts(found, &known, &asks, decided));
    }
    settle(ctx, id, &Decided { outcome: ClaimOutcome::Proven, admitted: true, known, reasons: "" }, asks)
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
    let conditions: Vec<&str> =
        rule.proven_if.iter().chain(&rule.unfounded_if).flat_map(|condition| condition.names()).collect();
    let numbers: Vec<String> = known
        .iter()
        .filter(|(fact, _)| conditions.contains(&fact.as_str()))
        .map(|(fact, value)| match asks.iter().find(|ask| ask.fact == *fact) {
            Some(ask) => format!("{} ({fact}): {value}", ask.text),
            None => format!("{fact}: {value}"),
        })
        .collect();
    let is = match decided {
        ClaimOutcome::Proven => "it is proven",
        ClaimOutcome::Unfounded => "it is unfounded",
        ClaimOutcome::Neither => "it is neither proven nor unfounded",
    };
    Refusal::cited(
        RefusalCode::NotAllowed,
        format!("{}: {is} by the numbers ({})", rule.name, numbers.join(", ")),
        "leave the outcome out, or compare the numbers with the table",
        &found.cite,
    )
}

/// How a claim is decided.
struct Decided<'d> {
    outcome: ClaimOutcome,
    admitted: bool,
    known: Facts,
    reasons: &'d str,
}

fn settle(ctx: &DecisionCtx<'_>, id: ClaimId, decided: &Decided<'_>, asks: Vec<Ask>) -> Decision {
    let (claim, found) = ctx.open_claim(id)?;
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
        reason: if decided.reasons.trim().is_empty() {
            rule.name.clone()
        } else {
            decided.reasons.to_owned()
        },
    };
    let items = match decided.outcome {
        ClaimOutcome::Proven => rule.proven.as_slice(),
        ClaimOutcome::Unfounded => rule.unfounded.as_slice(),
        ClaimOutcome::Neither => &[],
    };
    let settled = work_out(&tx, &scene, items)?;
    let mut facts = decided.known.clone();
    facts.remove("round");
    let event = ClaimDecided {
        claim: id,
        outcome: decided.outcome,
        admitted: decided.admitted,
        facts,
        reasons: decided.reasons.to_owned(),
        effects: settled.follows.clone(),
    };
    // What settles it comes first: the admission, or whoever decides.
    let settles = if decided.admitted { &rule.admission_cite } else { &rule.decides_cite };
    let cite = settles.iter().chain([&found.cite]).cloned().chain(settled.cites()).collect();
    tx.push(Event::Conduct(ConductEvent::ClaimDecided(event)), once_each(cite));
    carry_out(&mut tx, &scene, &settled)?;
    if decided.outcome == ClaimOutcome::Proven {
        duties(&mut tx, &DutyCause::Offence(rule.id.clone()), scene.player(claim.offender));
    }
    tx.finish()
}
