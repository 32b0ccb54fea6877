//! Claims that are no word challenges: raised, decided, admitted.

use crate::domain::{Citation, ClaimId, Millis, Side, TableId};
use crate::rules::{
    Ask, Cited, Claimant, Closer, ClosesOn, DutyCause, Facts, Mark, Offence, OffenceKind, Running, Window,
};
use crate::tournament::affairs::ClaimState;
use crate::tournament::command::Command;
use crate::tournament::event::{Cause, ClaimDecided, ClaimOutcome, ClaimRaised, Event, GameRef};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::draft::Draft;
use super::gate::unknown;
use super::price::once_each;
use super::raise::sentence;
use super::settle::{Scene, asked, carry_out, duties, work_out};
use super::{Decision, Desk};

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Decision {
    match command {
        Command::Claim { .. } => claim(desk, command),
        Command::JudgeClaim { claim, outcome, facts, reasons } => {
            judge(desk, *claim, *outcome, facts, reasons)
        }
        Command::AdmitClaim { claim, facts } => admit(desk, *claim, facts),
        _ => Ok(Vec::new()),
    }
}

fn claim(desk: &Desk<'_>, command: &Command) -> Decision {
    let Command::Claim { table, offence, offender, claimant, running, since_press, marks, facts } = command
    else {
        return Ok(Vec::new());
    };
    let found = desk.offence(offence)?;
    let (rule, cite) = (&found.value, &found.cite);
    let game = desk.game_in(*table, &rule.phases, &rule.name, cite)?;
    if game.players[offender.index()].is_empty() {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("nobody sits at side {offender} of table {table}"),
            "say whom it is about: a or b",
        ));
    }
    may_speak(desk, found, *claimant)?;
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
    cites.extend(in_time(found, *since_press, marks)?);
    nothing_open(desk, *table, found, *offender)?;
    desk.known(&desk.asks_of(found), facts, cite)?;
    let event = ClaimRaised {
        claim: desk.state.next_claim(),
        table: *table,
        round: desk.state.round,
        offence: rule.id.clone(),
        offender: *offender,
        claimant: *claimant,
        marks: marks.clone(),
        facts: facts.clone(),
    };
    Ok(vec![desk.record(Event::ClaimRaised(event), once_each(cites))])
}

impl Desk<'_> {
    fn offence(&self, id: &str) -> Result<&Cited<Offence>, Refusal> {
        self.law.ruleset.offence(id).ok_or_else(|| {
            let known: Vec<&str> = self.law.ruleset.offences.iter().map(|it| it.value.id.as_str()).collect();
            self.unheard_of("offence", id, &known)
        })
    }

    /// A refusal of an id that the ruleset does not have.
    pub(super) fn unheard_of(&self, what: &str, id: &str, known: &[&str]) -> Refusal {
        let instead = match known {
            [] => format!("the ruleset {} knows none", self.law.ruleset.identity.id),
            known => format!("choose one of: {}", known.join(", ")),
        };
        Refusal::plain(RefusalCode::Unknown, format!("this regulation knows no {what} “{id}”"), instead)
    }

    /// What a claim about it may be asked: the offence's own questions, and those of what follows.
    fn asks_of(&self, offence: &Cited<Offence>) -> Vec<Ask> {
        let rule = &offence.value;
        let follows = rule.proven.iter().chain(&rule.unfounded).map(|item| &item.value.remedy);
        asked(&self.law.ruleset, &rule.asks, follows)
    }

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

/// Whether he who speaks up is one of those who may.
fn may_speak(desk: &Desk<'_>, offence: &Cited<Offence>, claimant: Claimant) -> Result<(), Refusal> {
    let rule = &offence.value;
    let who = |claimant: &Claimant| match claimant {
        Claimant::Opponent => "the opponent",
        Claimant::Player => "the player himself",
        Claimant::Referee => "a referee",
    };
    // Nobody but an official speaks as a referee.
    let official = desk.by.role.may_act_as(crate::domain::Role::Judge);
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
    marks: &std::collections::BTreeSet<Mark>,
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
    desk: &Desk<'_>,
    table: TableId,
    offence: &Cited<Offence>,
    offender: Side,
) -> Result<(), Refusal> {
    let stops = |kind: OffenceKind| matches!(kind, OffenceKind::Stop | OffenceKind::Challenge);
    let here = |claim: &ClaimState| {
        claim.table == table && claim.round == desk.state.round && claim.outcome.is_none()
    };
    for (id, claim) in desk.state.claims.iter().filter(|(_, claim)| here(claim)) {
        if claim.offence == offence.value.id && claim.offender == offender {
            return Err(Refusal::cited(
                RefusalCode::Duplicate,
                format!("{}: claim {id} of table {table} says the same", offence.value.name),
                format!("decide claim {id}"),
                &offence.cite,
            ));
        }
        let other = desk.law.ruleset.offence(&claim.offence).map(|it| it.value.kind);
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

/// What the facts say by themselves; `None` where the regulation leaves it to a person.
fn by_facts(offence: &Offence, facts: &Facts) -> Result<Option<ClaimOutcome>, crate::rules::NoValue> {
    let holds = |condition: Option<&crate::rules::Expr>| condition.map(|it| it.holds(facts)).transpose();
    if holds(offence.proven_if.as_ref())? == Some(true) {
        return Ok(Some(ClaimOutcome::Proven));
    }
    if holds(offence.unfounded_if.as_ref())? == Some(true) {
        return Ok(Some(ClaimOutcome::Unfounded));
    }
    // Where the regulation says when it is proven, and it is not, nothing is proven.
    Ok(offence.proven_if.as_ref().map(|_| ClaimOutcome::Neither))
}

fn judge(
    desk: &Desk<'_>,
    id: ClaimId,
    outcome: Option<ClaimOutcome>,
    facts: &Facts,
    reasons: &str,
) -> Decision {
    let (claim, found) = desk.open_claim(id)?;
    let (rule, cite) = (&found.value, &found.cite);
    desk.office_of(&[rule.decides], &rule.name, cite)?;
    let asks = desk.asks_of(found);
    let known = all_known(desk, claim, found, &asks, facts)?;
    let outcome = match (by_facts(rule, &known), outcome) {
        (Ok(Some(decided)), Some(said)) if said != decided => {
            return Err(contradicts(found, &known, decided));
        }
        (Ok(Some(decided)), _) => decided,
        (Err(problem), None) => return Err(unknown(&problem, &asks, cite)),
        (Ok(None), None) => {
            return Err(Refusal::cited(
                RefusalCode::IncompleteRuling,
                format!("claim {id}: a person decides whether it is so"),
                "say the outcome: proven, unfounded or neither; and why",
                cite,
            ));
        }
        (_, Some(said)) => {
            desk.reason(reasons, &format!("claim {id}"), cite)?;
            said
        }
    };
    settle(desk, id, &Decided { outcome, admitted: false, known, reasons }, asks)
}

fn admit(desk: &Desk<'_>, id: ClaimId, facts: &Facts) -> Decision {
    let (claim, found) = desk.open_claim(id)?;
    let rule = &found.value;
    if !rule.admission {
        return Err(Refusal::cited(
            RefusalCode::NoSelfAcceptance,
            format!("{}: an admission does not settle it", rule.name),
            format!("let the {} decide it", rule.decides),
            &found.cite,
        ));
    }
    let asks = desk.asks_of(found);
    let known = all_known(desk, claim, found, &asks, facts)?;
    if let Ok(Some(decided)) = by_facts(rule, &known)
        && decided != ClaimOutcome::Proven
    {
        return Err(contradicts(found, &known, decided));
    }
    settle(desk, id, &Decided { outcome: ClaimOutcome::Proven, admitted: true, known, reasons: "" }, asks)
}

/// What was known when the claim was raised, with what is known now.
fn all_known(
    desk: &Desk<'_>,
    claim: &ClaimState,
    found: &Cited<Offence>,
    asks: &[Ask],
    facts: &Facts,
) -> Result<Facts, Refusal> {
    let mut all = claim.facts.clone();
    all.extend(facts.iter().map(|(fact, value)| (fact.clone(), *value)));
    let mut known = desk.known(asks, &all, &found.cite)?;
    known.insert("round".to_owned(), i64::from(claim.round.0));
    Ok(known)
}

fn contradicts(found: &Cited<Offence>, known: &Facts, decided: ClaimOutcome) -> Refusal {
    let rule = &found.value;
    let conditions: Vec<&str> =
        rule.proven_if.iter().chain(&rule.unfounded_if).flat_map(|condition| condition.names()).collect();
    let numbers: Vec<String> = known
        .iter()
        .filter(|(fact, _)| conditions.contains(&fact.as_str()))
        .map(|(fact, value)| format!("{fact} = {value}"))
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

fn settle(desk: &Desk<'_>, id: ClaimId, decided: &Decided<'_>, asks: Vec<Ask>) -> Decision {
    let (claim, found) = desk.open_claim(id)?;
    let rule = &found.value;
    let mut draft = Draft::new(desk);
    let game = GameRef { round: claim.round, table: claim.table };
    let scene = Scene {
        game: Some(game),
        players: desk.state.players_of(game).unwrap_or_default(),
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
    let settled = work_out(&draft, &scene, items)?;
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
    let cite = std::iter::once(found.cite.clone()).chain(settled.cites()).collect();
    draft.push(Event::ClaimDecided(event), once_each(cite));
    carry_out(&mut draft, &scene, &settled)?;
    if decided.outcome == ClaimOutcome::Proven {
        duties(&mut draft, &DutyCause::Offence(rule.id.clone()), scene.player(claim.offender));
    }
    draft.finish()
}
