//! Claims that are no word challenges, and sanctions: who may do what about whom, and when.

use crate::domain::{Citation, ClaimId, Role, Side, TableId};
use crate::rules::{
    Ask, Cited, Claimant, EndKind, Excluded, Expr, Facts, Item, NoValue, Offence, OffenceKind, Phase, Remedy,
    Sanction,
};
use crate::tournament::event::{ClaimOutcome, GameRef};
use crate::tournament::refusal::{ConductReason, Refusal, RoundReason, Subject};
use crate::tournament::state::ClaimState;

use super::DecisionCtx;
use super::asked::asked;
use super::common::allows_unasked;

/// A claim that may be raised, decided or admitted now.
pub(in crate::tournament) struct ClaimGrant<'g> {
    /// What it is about.
    pub(in crate::tournament) offence: &'g Cited<Offence>,
}

/// An open claim that may be decided or admitted now.
pub(in crate::tournament) struct OpenClaim<'g> {
    /// The claim.
    pub(in crate::tournament) claim: &'g ClaimState,
    /// What it is about.
    pub(in crate::tournament) offence: &'g Cited<Offence>,
}

/// A sanction that may be imposed now.
pub(in crate::tournament) struct SanctionGrant<'g> {
    /// Which.
    pub(in crate::tournament) sanction: &'g Cited<Sanction>,
    /// In which game; `None` where it needs none and none stands where it is for.
    pub(in crate::tournament) game: Option<GameRef>,
    /// What may have to be known for it.
    pub(in crate::tournament) asks: Vec<Ask>,
}

impl<'a> DecisionCtx<'a> {
    /// An offence of the ruleset.
    pub(in crate::tournament) fn offence(&self, id: &str) -> Result<&'a Cited<Offence>, Refusal> {
        self.law.ruleset.offence(id).ok_or_else(|| {
            let known = self.law.ruleset.offences.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Offence, id, known)
        })
    }

    /// What a claim about it may be asked: the offence's own questions, and those of what follows.
    pub(in crate::tournament) fn asks_of(&self, offence: &Cited<Offence>) -> Vec<Ask> {
        let rule = &offence.value;
        asked(&self.law.ruleset, &rule.asks, rule.follows().map(|item| &item.value.remedy))
    }

    /// Whether somebody may speak up about an offence of this side now.
    ///
    /// # Errors
    /// Where the game does not stand there, it is not for them, or something is to be decided first.
    pub(in crate::tournament) fn may_raise_claim(
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
    pub(in crate::tournament) fn speaks_as(&self, claimant: Claimant) -> bool {
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
    pub(in crate::tournament) fn open_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
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
    pub(in crate::tournament) fn may_judge_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
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
    pub(in crate::tournament) fn may_admit_claim(&self, id: ClaimId) -> Result<OpenClaim<'a>, Refusal> {
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

    /// Whether a sanction may be imposed on a player now.
    ///
    /// # Errors
    /// Where the regulation does not have it, not for this office, not on this player, not now.
    pub(in crate::tournament) fn may_impose(
        &self,
        sanction: &str,
        player: &str,
    ) -> Result<SanctionGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let found = rules.sanction(sanction).ok_or_else(|| {
            let known = rules.sanctions.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Sanction, sanction, known)
        })?;
        let (rule, cite) = (&found.value, &found.cite);
        self.given_to(&rule.by, Subject::Named(rule.name.clone()), cite)?;
        self.results_are_open()?;
        self.plays_on(player, cite)?;
        let game = self.sanctioned_in(found, player)?;
        self.has_not_come(found, player)?;
        let asks = asked(rules, &rule.asks, rule.effects.iter().map(|item| &item.value.remedy));
        let known = self.known_unasked();
        allows_unasked(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
        if game.is_none()
            && let Some(item) = rule.effects.iter().find(|item| needs_game(&item.value, &known))
        {
            let player = player.to_owned();
            return Err(Refusal::by(ConductReason::FollowsInGame { player }, &item.cite));
        }
        Ok(SanctionGrant { sanction: found, game, asks })
    }

    /// Whether the player is one of the event's, and not excluded.
    fn plays_on(&self, player: &str, cite: &Citation) -> Result<(), Refusal> {
        let player = player.to_owned();
        if !self.state.players.has(&player) {
            return Err(Refusal::own(ConductReason::NotEntered { player }));
        }
        match self.state.exclusion(&player) {
            Some(out) if out.from == Excluded::Event || out.round == self.state.round => {
                let why = ConductReason::PlaysNoMore { player, round: out.round, why: out.why.clone() };
                Err(Refusal::by(why, cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// What is only for somebody who has not come: noted as missing at the table, or paired at none.
    fn has_not_come(&self, found: &Cited<Sanction>, player: &str) -> Result<(), Refusal> {
        let seat = self.state.seat(player).filter(|_| found.value.missing);
        let game = seat.and_then(|(table, side)| Some((self.state.game(table)?, side)));
        match game {
            Some((game, side)) if game.still_missing(side).is_none() => {
                Err(Refusal::by(RoundReason::WasNotAbsent { player: player.to_owned() }, &found.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The game in which it is imposed; `None` where none is needed and none is being played. What is only for then is
    /// not imposed over a game under way.
    fn sanctioned_in(&self, found: &Cited<Sanction>, player: &str) -> Result<Option<GameRef>, Refusal> {
        let (rule, round) = (&found.value, self.state.round);
        let seat = self.state.seat(player).map(|(table, _)| table);
        match seat {
            Some(table) if rule.phases.contains(&self.state.phase(table)) => {
                let belongs = rule.of_game.is_empty() || rule.of_game.contains(&self.state.phase(table));
                Ok(belongs.then_some(GameRef { round, table }))
            }
            Some(table)
                if self.state.phase(table) == Phase::Playing || !rule.phases.contains(&Phase::None) =>
            {
                self.game_in(table, &rule.phases, Subject::Named(rule.name.clone()), &found.cite)
                    .map(|_| Some(GameRef { round, table }))
            }
            Some(_) => Ok(None),
            None if rule.phases.contains(&Phase::None) => Ok(None),
            None => {
                let (name, player) = (rule.name.clone(), player.to_owned());
                Err(Refusal::by(ConductReason::HasNoGame { name, player, round }, &found.cite))
            }
        }
    }
}

/// What the facts say by themselves; `None` where the regulation leaves it to a person.
///
/// # Errors
/// Where a fact is not known.
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

/// The numbers that decide a claim, each with its question.
pub(in crate::tournament) fn numbers(rule: &Offence, known: &Facts, asks: &[Ask]) -> Vec<String> {
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

/// Whether something that follows counts in a game, whatever is answered.
fn needs_game(item: &Item, known: &Facts) -> bool {
    let applies = |condition: &Expr| condition.value(known).is_ok_and(|value| value != 0);
    counts_in_a_game(&item.remedy) && item.only_if.as_ref().is_none_or(applies)
}

/// Whether a remedy makes no sense without a game.
pub(in crate::tournament) fn counts_in_a_game(remedy: &Remedy) -> bool {
    match remedy {
        Remedy::Cross { .. }
        | Remedy::Penalty { .. }
        | Remedy::Points { .. }
        | Remedy::LoseTurn { .. }
        | Remedy::RestartClock { .. }
        | Remedy::ClockStop
        | Remedy::ClockStart { .. }
        | Remedy::ClockAdd { .. }
        | Remedy::ClockSet { .. }
        | Remedy::Award { .. }
        | Remedy::Procedure { .. }
        | Remedy::VoidResult
        | Remedy::AnnulMove { .. } => true,
        Remedy::SetScore { .. }
        | Remedy::CorrectScore
        | Remedy::CorrectRecord
        | Remedy::WithdrawPlay
        | Remedy::ResetMove
        | Remedy::Count { .. }
        | Remedy::Exclude { .. }
        | Remedy::Relook
        | Remedy::Spread { .. }
        | Remedy::Table { .. }
        | Remedy::Say { .. } => false,
    }
}
