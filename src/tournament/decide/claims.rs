//! Claims that are no word challenges: who may speak up about what, and when.

use std::collections::BTreeSet;

use crate::domain::{Citation, Millis, Role, Side, TableId};
use crate::rules::{Ask, Cited, Claimant, Closer, ClosesOn, Mark, Offence, OffenceKind, Running, Window};
use crate::tournament::affairs::ClaimState;
use crate::tournament::command::Claim;
use crate::tournament::event::{ClaimRaised, ConductEvent, Event};
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};

use super::Decision;
use super::price::once_each;
use super::raise::sentence;
use super::settle::asked;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::guard::Speaks;

pub(super) fn claim(ctx: &DecisionCtx<'_>, command: &Claim) -> Decision {
    let Claim { table, offence, offender, claimant, running, since_press, marks, facts } = command;
    let found = ctx.offence(offence)?;
    let (rule, cite) = (&found.value, &found.cite);
    let game = ctx.game_in(*table, &rule.phases, Subject::Named(rule.name.clone()), cite)?;
    if game.players[offender.index()].is_empty() {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("nobody sits at side {offender} of table {table}"),
            "say whom it is about: a or b",
        ));
    }
    may_speak(ctx, found, *claimant)?;
    may_run(found, *offender, *claimant, *running)?;
    if let Some(missing) = rule.needs.iter().find(|mark| !marks.contains(mark)) {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{}: it is only for when {}", rule.name, sentence(*missing)),
            "say so if it was seen",
            cite,
        ));
    }
    let mut cites = vec![cite.clone()];
    let seen = match claimant {
        Claimant::Opponent => {
            let (side, at) = (offender.other(), ctx.now);
            ctx.seen(&Speaks { table: *table, side, at, since_press: *since_press }, marks)
        }
        // Whoever speaks of his own play, or as an official, has no time of his own that could be over.
        Claimant::Player | Claimant::Referee => marks.clone(),
    };
    cites.extend(in_time(found, *since_press, &seen)?);
    nothing_open(ctx, *table, found, *offender)?;
    ctx.known(&ctx.asks_of(found), facts, cite)?;
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

impl DecisionCtx<'_> {
    /// An offence of the ruleset.
    pub(super) fn offence(&self, id: &str) -> Result<&Cited<Offence>, Refusal> {
        self.law.ruleset.offence(id).ok_or_else(|| {
            let known = self.law.ruleset.offences.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Offence, id, known)
        })
    }

    /// What a claim about it may be asked: the offence's own questions, and those of what follows.
    pub(super) fn asks_of(&self, offence: &Cited<Offence>) -> Vec<Ask> {
        let rule = &offence.value;
        let follows = rule.proven.iter().chain(&rule.unfounded).map(|item| &item.value.remedy);
        asked(&self.law.ruleset, &rule.asks, follows)
    }
}

/// Whether he who speaks up is one of those who may.
fn may_speak(ctx: &DecisionCtx<'_>, offence: &Cited<Offence>, claimant: Claimant) -> Result<(), Refusal> {
    let rule = &offence.value;
    let who = |claimant: &Claimant| match claimant {
        Claimant::Opponent => "the opponent",
        Claimant::Player => "the player himself",
        Claimant::Referee => "a referee",
    };
    // Nobody but an official speaks as a referee.
    let official = ctx.by.role.may_act_as(Role::Judge);
    if rule.by.contains(&claimant) && (claimant != Claimant::Referee || official) {
        return Ok(());
    }
    let may: Vec<&str> = rule.by.iter().map(who).collect();
    Err(Refusal::cited(
        RefusalCode::NotYourOffice,
        format!("{}: it is not for {} to speak up", rule.name, who(&claimant)),
        format!("this is for {}", may.join(" or ")),
        &offence.cite,
    ))
}

/// Whether the time runs that must, where somebody saw whose does.
fn may_run(
    offence: &Cited<Offence>,
    offender: Side,
    claimant: Claimant,
    running: Option<Side>,
) -> Result<(), Refusal> {
    let speaks = match claimant {
        Claimant::Opponent => offender.other(),
        Claimant::Player => offender,
        Claimant::Referee => return Ok(()),
    };
    let (Some(must), Some(runs)) = (offence.value.running, running) else { return Ok(()) };
    let (wanted, whose) = match must {
        Running::Own => (speaks, "his own"),
        Running::Opponents => (speaks.other(), "his opponent's"),
    };
    if runs == wanted {
        return Ok(());
    }
    Err(Refusal::cited(
        RefusalCode::NotAllowed,
        format!("{}: the time of {runs} runs; it is said in {whose} time", offence.value.name),
        format!("he who speaks up waits until {whose} time runs"),
        &offence.cite,
    ))
}

/// Whether it comes in time; the paragraph that somebody would have had to measure by.
fn in_time(
    offence: &Cited<Offence>,
    since_press: Option<Millis>,
    marks: &BTreeSet<Mark>,
) -> Result<Option<Citation>, Refusal> {
    if let Some(since) = since_press.filter(|since| since.0 < 0) {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("the claim came {} ms before the press", -i128::from(since.0)),
            "give the time since the press, or leave it out",
        ));
    }
    match offence.value.window(since_press, marks) {
        Window::Open => Ok(None),
        Window::Unmeasured { closer } => Ok(Some(closer.cite.clone())),
        Window::Late { closer } => Err(late(&offence.value.name, closer, since_press)),
    }
}

fn late(name: &str, closer: &Cited<Closer>, since_press: Option<Millis>) -> Refusal {
    let what = match (closer.value.on, since_press) {
        (ClosesOn::After(limit), Some(since)) => {
            format!(
                "{name} came {} s after the press; it is said within {} s",
                since.tenths(),
                limit.tenths()
            )
        }
        (ClosesOn::After(limit), None) => {
            format!("{name} came more than {} s after the press", limit.tenths())
        }
        (ClosesOn::Mark(mark), _) => format!("{name} comes too late: {}", sentence(mark)),
    };
    Refusal::cited(RefusalCode::TooLate, what, "what was done stands; the game goes on", &closer.cite)
}

/// Whether nothing is to be decided first: the same claim, or another stop or challenge.
fn nothing_open(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    offence: &Cited<Offence>,
    offender: Side,
) -> Result<(), Refusal> {
    let stops = |kind: OffenceKind| matches!(kind, OffenceKind::Stop | OffenceKind::Challenge);
    let here = |claim: &ClaimState| {
        claim.table == table && claim.round == ctx.state.round && claim.outcome.is_none()
    };
    for (id, claim) in ctx.state.claims.iter().filter(|(_, claim)| here(claim)) {
        if claim.offence == offence.value.id && claim.offender == offender {
            return Err(Refusal::cited(
                RefusalCode::Duplicate,
                format!("{}: claim {id} of table {table} says the same", offence.value.name),
                format!("decide claim {id}"),
                &offence.cite,
            ));
        }
        let other = ctx.law.ruleset.offence(&claim.offence).map(|it| it.value.kind);
        if stops(offence.value.kind) && other.is_some_and(stops) {
            return Err(Refusal::cited(
                RefusalCode::WrongPhase,
                format!("claim {id} of table {table} is not decided yet"),
                format!("decide claim {id} first"),
                &offence.cite,
            ));
        }
    }
    Ok(())
}
