//! Claims that are no word challenges: who may speak up about what, and when; how a claim is decided.

use std::collections::BTreeSet;

use super::slip_raising::{ChallengeStatement, hold_covers};
use crate::domain::{Citation, ClaimId, Millis, Role, Side, TableId};
use crate::rules::{
    AskedFact, Cited, Claimant, Closer, ClosesOn, DutyCause, EndKind, Expr, Facts, NoValue, Observation,
    Offence, OffenceKind, Running, Window,
};
use crate::tournament::command::{Claim, ConductCommand};
use crate::tournament::decide::execute::{execute, resolve};
use crate::tournament::decide::procedure::{Upheld, begin_after_both};
use crate::tournament::decide::scene::{RemedyScene, once_each};
use crate::tournament::decide::tally::duties;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{
    Cause, ClaimDecided, ClaimOutcome, ClaimRaised, ConductEvent, Event, GameRef,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, SpeakingTime, asked};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, SideRole, fact, facts, seen};
use crate::tournament::refusal::{ConductReason, DuplicateReason, Refusal, Subject};
use crate::tournament::state::ClaimState;

const JUDGE: OfferListing = OfferListing::at(0, "kind-claim").called("offer-judge");
const ADMIT: OfferListing = OfferListing::at(1, "kind-claim").called("offer-admit");
const CHALLENGE: OfferListing = OfferListing::at(10, "kind-challenge");
const STOP: OfferListing = OfferListing::at(11, "kind-stop");
const FAULT: OfferListing = OfferListing::at(12, "kind-fault");
const CONDUCT: OfferListing = OfferListing::at(17, "kind-conduct");

/// A claim that may be raised, decided or admitted now.
struct ClaimGrant<'g> {
    /// What it is about.
    offence: &'g Cited<Offence>,
}

/// An open claim that may be decided or admitted now.
struct OpenClaim<'g> {
    /// The claim.
    claim: &'g ClaimState,
    /// What it is about.
    offence: &'g Cited<Offence>,
}

/// How a claim is decided.
struct ClaimDecision<'d> {
    outcome: ClaimOutcome,
    admitted: bool,
    /// What was said now.
    said: &'d Facts,
    /// With what was said before.
    known: Facts,
    reasons: &'d str,
    sure: &'d Sure,
}

impl<'a> DecisionCtx<'a> {
    /// Whether somebody may speak up about an offence of this side now.
    ///
    /// # Errors
    /// Where the game does not stand there, it is not for them, or something is to be decided first.
    fn may_raise_claim(
        &self,
        table: TableId,
        offence: &str,
        offender: Side,
        claimant: Claimant,
    ) -> Result<ClaimGrant<'a>, Refusal> {
        let offence = self.offence(offence)?;
        let (rule, cite) = (&offence.value, &offence.cite);
        self.is_not_annulled_by_draw(offence)?;
        let game = self.game_in(table, &rule.phases, Subject::Named(rule.name.clone()), cite)?;
        // Who behaves badly does so in a game that is lost, too.
        if rule.kind != OffenceKind::Conduct {
            self.still_played(game)?;
            self.was_begun(game)?;
        }
        self.results_are_open()?;
        if game.players[offender.index()].is_empty() {
            return Err(Refusal::own(ConductReason::NobodyAtSide { side: offender, table }));
        }
        if !rule.by.contains(&claimant) || !self.speaks_as(claimant) {
            let (name, may) = (rule.name.clone(), rule.by.clone());
            return Err(Refusal::by(ConductReason::NotTheirClaim { name, claimant, may }, cite));
        }
        let done = |(closer, end): (Side, &Cited<EndKind>)| {
            closer == offender.other() && end.value.closer_is_done && rule.kind == OffenceKind::Challenge
        };
        if claimant == Claimant::Opponent && self.closed_by(game).is_some_and(done) {
            return Err(Refusal::by(ConductReason::OwnLastPlay { name: rule.name.clone(), table }, cite));
        }
        self.nothing_stops(table, offence, offender)?;
        Ok(ClaimGrant { offence })
    }

    /// Whether whoever acts may speak as one of these: nobody but an official speaks as a referee.
    fn speaks_as(&self, claimant: Claimant) -> bool {
        match claimant {
            Claimant::Opponent | Claimant::Player => true,
            Claimant::Referee => self.by.role.may_act_as(Role::Judge),
        }
    }

    /// Whether nothing is to be decided first: the same claim, or another stop or challenge.
    fn nothing_stops(&self, table: TableId, offence: &Cited<Offence>, offender: Side) -> Result<(), Refusal> {
        let stops = |kind: OffenceKind| matches!(kind, OffenceKind::Stop | OffenceKind::Challenge);
        for (id, claim) in self.state.claims.live_at(&self.state.here(table)) {
            if claim.offence == offence.value.id && claim.offender == offender {
                let name = offence.value.name.clone();
                return Err(Refusal::by(ConductReason::SameClaim { name, claim: id, table }, &offence.cite));
            }
            let other = self.law.ruleset.offence(&claim.offence).map(|it| it.value.kind);
            if stops(offence.value.kind) && other.is_some_and(stops) {
                return Err(Refusal::by(ConductReason::OtherClaim { claim: id, table }, &offence.cite));
            }
        }
        Ok(())
    }

    /// A claim that is not decided yet.
    fn open_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
        let claim =
            self.state.claims.get(&id).ok_or_else(|| Refusal::own(ConductReason::NoClaim { claim: id }))?;
        let offence = self.offence(&claim.offence)?;
        match claim.outcome {
            None if claim.voided_at.is_some() => {
                Err(Refusal::own(ConductReason::ClaimTakenBack { claim: id }))
            }
            Some(_) => Err(Refusal::own(ConductReason::ClaimDecided { claim: id })),
            None => Ok(OpenClaim { claim, offence }),
        }
    }

    /// Whether a claim may be decided now.
    ///
    /// # Errors
    /// Where there is no such claim, it is decided, or another office decides it.
    fn may_judge_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
        let open = self.open_claim(id)?;
        let rule = &open.offence.value;
        let cite = rule.decides_cite.as_ref().unwrap_or(&open.offence.cite);
        self.given_to(&[rule.decides], Subject::Named(rule.name.clone()), cite)?;
        Ok(open)
    }

    /// Whether the offender may admit a claim now.
    ///
    /// # Errors
    /// Where there is no such claim, it is decided, an admission does not settle it, or the numbers that were said
    /// with it decide it otherwise.
    fn may_admit_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
        let open = self.open_claim(id)?;
        let (rule, cite) = (&open.offence.value, &open.offence.cite);
        if !rule.admission {
            let why =
                ConductReason::AdmissionSettlesNothing { name: rule.name.clone(), decides: rule.decides };
            return Err(Refusal::by(why, rule.admission_cite.as_ref().unwrap_or(cite)));
        }
        let mut known = open.claim.facts.clone();
        known.insert("round".to_owned(), i64::from(open.claim.round.0));
        match by_facts(rule, &known) {
            Ok(Some(outcome @ (ClaimOutcome::Unfounded | ClaimOutcome::Neither))) => {
                let numbers = numbers(rule, &known, &self.asks_of(open.offence));
                let name = rule.name.clone();
                Err(Refusal::by(ConductReason::OtherwiseByNumbers { name, outcome, numbers }, cite))
            }
            Ok(Some(ClaimOutcome::Proven) | None) | Err(_) => Ok(open),
        }
    }

    /// Where a game is played from the console, slips are annulled draw by draw, and not as claims.
    ///
    /// # Errors
    /// Where it is an offence for which a slip of the game is annulled.
    fn is_not_annulled_by_draw(&self, offence: &Cited<Offence>) -> Result<(), Refusal> {
        match (self.state.duplicate(), &self.law.ruleset.duplicate) {
            (Some(_), Some(rules)) if rules.annuls.all().contains(&offence.value.id.as_str()) => {
                Err(Refusal::by(DuplicateReason::AnnulByDraw, &offence.cite))
            }
            _ => Ok(()),
        }
    }

    /// What a claim about it may be asked: the offence's own questions, and those of what follows.
    fn asks_of(&self, offence: &Cited<Offence>) -> Vec<AskedFact> {
        let rule = &offence.value;
        asked(&self.law.ruleset, &rule.asks, rule.follows().map(|item| &item.value.remedy))
    }

    /// An offence of the ruleset.
    pub(super) fn offence(&self, id: &str) -> Result<&'a Cited<Offence>, Refusal> {
        self.law.ruleset.offence(id).ok_or_else(|| {
            let known = self.law.ruleset.offences.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Offence, id, known)
        })
    }
}

/// What the facts say by themselves; `None` where the regulation leaves it to a person.
///
/// # Errors
/// Where a fact is not known.
fn by_facts(offence: &Offence, facts: &Facts) -> Result<Option<ClaimOutcome>, NoValue> {
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

/// The numbers that decide a claim, each with its question.
fn numbers(rule: &Offence, known: &Facts, asks: &[AskedFact]) -> Vec<String> {
    let conditions: Vec<&str> =
        rule.proven_if.iter().chain(&rule.unfounded_if).flat_map(|condition| condition.names()).collect();
    let decides = known.iter().filter(|(fact, _)| conditions.contains(&fact.as_str()));
    let said = |(fact, value): (&String, &i64)| match asks.iter().find(|ask| ask.fact == *fact) {
        Some(ask) if ask.yes_no => format!("{}: {}", ask.text, if *value == 0 { "no" } else { "yes" }),
        Some(ask) => format!("{}: {value}", ask.text),
        None => format!("{fact}: {value}"),
    };
    decides.map(said).collect()
}

pub(super) fn claim(ctx: &DecisionCtx<'_>, command: &Claim) -> Decision {
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
            ctx.seen(&SpeakingTime { table: *table, side, at, since_press }, marks)
        }
        // Whoever speaks of his own play, or as an official, has no time of his own that could be over.
        Claimant::Player | Claimant::Referee => marks.clone(),
    };
    let held = *claimant == Claimant::Opponent && {
        let (side, at) = (offender.other(), ctx.now);
        hold_covers(ctx, &ChallengeStatement { table: *table, side, at, since_press: *since_press, marks })
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

/// Decides a claim: by the facts where the regulation lets them, else by the office that decides it.
pub(super) fn judge(
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
    let decided = ClaimDecision { outcome, admitted: false, said: facts, known, reasons, sure };
    conclude(ctx, id, &OpenClaim { claim, offence: found }, &decided, asks)
}

/// The offender admits it, where that settles it.
pub(super) fn admit(ctx: &DecisionCtx<'_>, id: ClaimId, facts: &Facts, sure: &Sure) -> Decision {
    let OpenClaim { claim, offence: found } = ctx.may_admit_claim(id)?;
    let rule = &found.value;
    let asks = ctx.asks_of(found);
    let known = all_known(ctx, claim, found, &asks, facts)?;
    if let Ok(Some(decided)) = by_facts(rule, &known)
        && decided != ClaimOutcome::Proven
    {
        return Err(contradicts(found, &known, &asks, decided));
    }
    let decided = ClaimDecision {
        outcome: ClaimOutcome::Proven,
        admitted: true,
        said: facts,
        known,
        reasons: "",
        sure,
    };
    conclude(ctx, id, &OpenClaim { claim, offence: found }, &decided, asks)
}

/// What was known when the claim was raised, with what is known now.
fn all_known(
    ctx: &DecisionCtx<'_>,
    claim: &ClaimState,
    found: &Cited<Offence>,
    asks: &[AskedFact],
    facts: &Facts,
) -> Result<Facts, Refusal> {
    let mut all = claim.facts.clone();
    all.extend(facts.iter().map(|(fact, value)| (fact.clone(), *value)));
    let mut known = ctx.known(asks, &all, &found.cite)?;
    known.insert("round".to_owned(), i64::from(claim.round.0));
    Ok(known)
}

fn contradicts(found: &Cited<Offence>, known: &Facts, asks: &[AskedFact], decided: ClaimOutcome) -> Refusal {
    let rule = &found.value;
    let (name, numbers) = (rule.name.clone(), numbers(rule, known, asks));
    Refusal::by(ConductReason::AgainstNumbers { name, outcome: decided, numbers }, &found.cite)
}

fn conclude(
    ctx: &DecisionCtx<'_>,
    id: ClaimId,
    open: &OpenClaim<'_>,
    decided: &ClaimDecision<'_>,
    asks: Vec<AskedFact>,
) -> Decision {
    let (claim, found) = (open.claim, open.offence);
    let rule = &found.value;
    let mut tx = Transaction::new(ctx);
    let game = GameRef { round: claim.round, table: claim.table };
    let scene = RemedyScene {
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

impl OfferMenu<'_> {
    /// Claims at a table that wait to be decided. What an earlier round left open there is still to be.
    pub(super) fn open_claims(&mut self, table: TableId) {
        for (id, claim) in self.ctx.state.claims.live().filter(|(_, claim)| claim.table == table) {
            if let Some(offence) = self.ctx.law.ruleset.offence(&claim.offence) {
                self.open_claim(*id, claim, offence);
            }
        }
    }

    /// What somebody may claim about a game: plays, records, conduct.
    pub(super) fn offences(&mut self, table: TableId) {
        for offence in &self.ctx.law.ruleset.offences {
            self.offence(table, offence);
        }
    }

    fn open_claim(&mut self, id: ClaimId, claim: &ClaimState, offence: &Cited<Offence>) {
        let (cite, rule) = (&offence.cite, &offence.value);
        let asks = self.ctx.asks_of(offence).into_iter();
        let open = asks.filter(|ask| !claim.facts.contains_key(&ask.fact));
        let facts = facts(&rule.asks, open);
        let must = rule.proven_if.is_none();
        let may = self.ctx.may_judge_claim(id);
        let judge = ConductCommand::JudgeClaim {
            claim: id,
            outcome: None,
            facts: Facts::new(),
            reasons: String::new(),
            sure: Sure::new(),
        };
        self.add(JUDGE, judge, rule.decides_cite.as_ref().unwrap_or(cite))
            .named(&rule.name, &rule.says)
            .by(&[rule.decides])
            .checked(may)
            .asks(facts.clone())
            .asks([("outcome", Need::Outcome { must }), ("reasons", Need::Reason { must })])
            .due_if(true);
        if rule.admission {
            let may = self.ctx.may_admit_claim(id);
            let admit = ConductCommand::AdmitClaim { claim: id, facts: Facts::new(), sure: Sure::new() };
            self.add(ADMIT, admit, rule.admission_cite.as_ref().unwrap_or(cite))
                .named(&rule.name, &rule.says)
                .checked(may)
                .asks(facts)
                .due_if(true);
        }
    }

    pub(super) fn offence(&mut self, table: TableId, offence: &Cited<Offence>) {
        let (cite, it) = (&offence.cite, &offence.value);
        let timed = it.closers.iter().any(|closer| matches!(closer.value.on, ClosesOn::After(_)));
        let speak: Vec<Claimant> = it.by.iter().copied().filter(|who| self.ctx.speaks_as(*who)).collect();
        // Where this office may not speak for any of them, the guard says for the first why not.
        let Some(speaker) = speak.first().or(it.by.first()).copied() else { return };
        let (of, may) = self.sides(table, |side| self.ctx.may_raise_claim(table, &it.id, side, speaker));
        let asks = it.asks.iter().map(|ask| fact(ask.clone(), Need::Fact));
        // The only one who may speak up need not be asked for, but must be said; the opponent is meant where nobody is.
        let only = (speak.len() == 1 && speaker != Claimant::Opponent).then(|| vec![speaker]);
        let choice = (speak.len() > 1).then_some(speak);
        let claim = Claim::of(table, it.id.clone(), Side::A);
        let listed = match it.kind {
            OffenceKind::Challenge => CHALLENGE,
            OffenceKind::Stop => STOP,
            OffenceKind::Fault => FAULT,
            OffenceKind::Conduct => CONDUCT,
        };
        self.add(listed, ConductCommand::Claim(claim), cite)
            .named(&it.name, &it.says)
            .checked(may)
            .asks([("offender", Need::Side { part: SideRole::Offender, of })])
            .asks(choice.map(|of| ("claimant", Need::Claimant(of))))
            .asks(it.running.map(|_| ("running", Need::Running)))
            .asks(timed.then_some(("since_press", Need::Since)))
            .asks(seen(&it.closers, &it.needs))
            .asks(asks)
            .asks(only.map(|of| ("claimant", Need::Claimant(of))));
    }
}
