//! What several acts ask before they are done: an intent is checked against state, rules, office and time.
//!
//! Whether an act may be done is asked in the file of its subject, in `act`; what more than one subject asks stands
//! here, once. A `may_…` function asks what can be known before anybody answers a question; what it found out on the
//! way is the grant. The same question is asked when something is decided and when it is offered. First of all is asked
//! whether the game stands there, whether it is their office, and whether everything is known.

mod asked;
mod clock;
mod duplicate;
mod results;

use super::doubt::Sure;
use super::event::GameRef;
use super::loaded_rules::LoadedRules;
use super::refusal::{ConductReason, GeneralReason, Refusal, Subject};
use super::state::{Exclusion, Game, SlipState, State};
use crate::domain::{Actor, At, Citation, Role, Round, Side, SlipId, TableId};
use crate::rules::{AskedFact, Excluded, Expr, Facts, NoValue, Phase};

pub(super) use asked::{asked, counts_in_a_game, remedies, running};
pub(super) use clock::{SpeakingTime, no_signal, session_limit};
pub(super) use results::ReplacedAward;

/// What every decision is made with, and every offer.
#[derive(Clone, Copy)]
pub(super) struct DecisionCtx<'a> {
    pub(super) state: &'a State,
    pub(super) law: &'a LoadedRules,
    pub(super) by: &'a Actor,
    pub(super) now: At,
}

impl<'a> DecisionCtx<'a> {
    /// A slip by its number.
    pub(in crate::tournament) fn slip(&self, slip: SlipId) -> Result<&'a SlipState, Refusal> {
        self.state.slip(slip).ok_or_else(|| Refusal::own(GeneralReason::NoSlip { slip }))
    }

    /// The game that is played at a table, or was played last in this round.
    pub(in crate::tournament) fn game(&self, table: TableId) -> Result<&'a Game, Refusal> {
        if !self.state.tables.contains_key(&table) {
            return Err(Refusal::own(GeneralReason::NoTable { table }));
        }
        let round = self.state.round;
        self.state.game(table).ok_or_else(|| Refusal::own(GeneralReason::NoGame { table, round }))
    }

    /// The game at a table, where it stands in one of these phases.
    pub(in crate::tournament) fn game_in(
        &self,
        table: TableId,
        phases: &[Phase],
        what: Subject,
        cite: &Citation,
    ) -> Result<&'a Game, Refusal> {
        let game = self.game(table)?;
        let now = self.state.phase(table);
        if phases.contains(&now) {
            return Ok(game);
        }
        Err(Refusal::by(GeneralReason::NotInPhase { what, table, now, wants: phases.to_vec() }, cite))
    }

    /// A refusal of an id that the ruleset does not have. Those it has are named with their paragraphs, and the first
    /// of these, where they begin, is the refusal's.
    pub(in crate::tournament) fn unheard_of<'c>(
        &self,
        what: Subject,
        id: &str,
        known: impl Iterator<Item = (&'c str, &'c Citation)>,
    ) -> Refusal {
        let known: Vec<(&str, &Citation)> = known.collect();
        let cite = known.first().map(|(_, cite)| (*cite).clone());
        let known = known.iter().map(|(id, cite)| format!("{id} ({cite})")).collect();
        let ruleset = self.law.ruleset.identity.id.clone();
        Refusal { why: GeneralReason::Unheard { what, id: id.to_owned(), known, ruleset }.into(), cite }
    }

    /// Whether whoever acts holds one of these offices.
    pub(in crate::tournament) fn office_of(
        &self,
        by: &[Role],
        what: Subject,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        if by.iter().any(|office| self.by.role.may_act_as(*office)) {
            return Ok(());
        }
        let (offices, role) = (by.to_vec(), self.by.role);
        Err(Refusal::by(GeneralReason::NotTheirOffice { what, offices, role }, cite))
    }

    /// Whether whoever acts may do what the regulation gives these offices, be it in a higher one; what it gives its
    /// head referee alone no director does.
    pub(in crate::tournament) fn may_serve_as(&self, offices: &[Role]) -> bool {
        offices
            .iter()
            .any(|office| self.by.role.may_act_as(*office) && self.kept_from(self.by.role, *office).is_none())
    }

    /// The paragraph that keeps an office from one above it, where there is one.
    pub(in crate::tournament) fn kept_from(&self, role: Role, office: Role) -> Option<&'a Citation> {
        let adjudication = &self.law.ruleset.adjudication;
        let alone = match office {
            Role::HeadReferee => {
                let head = adjudication.head_referee_alone.as_ref().filter(|rule| rule.value);
                head.or(adjudication.referees_alone.as_ref())
            }
            Role::Referee => adjudication.referees_alone.as_ref(),
            Role::Director | Role::Judge | Role::Players | Role::Clock => None,
        };
        alone.filter(|rule| rule.value && role == Role::Director).map(|rule| &rule.cite)
    }

    /// Whether whoever acts holds one of these offices, to which the regulation itself gives what they want to do.
    pub(in crate::tournament) fn given_to(
        &self,
        by: &[Role],
        what: Subject,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        if self.may_serve_as(by) {
            return Ok(());
        }
        let kept = by.iter().find_map(|office| self.kept_from(self.by.role, *office));
        let (offices, role) = (by.to_vec(), self.by.role);
        Err(Refusal::by(GeneralReason::NotTheirOffice { what, offices, role }, kept.unwrap_or(cite)))
    }

    /// The paragraph of what led to an exclusion, by its id.
    pub(in crate::tournament) fn excluded_by(&self, why: &str) -> Option<Citation> {
        let rules = &self.law.ruleset;
        let threshold = || rules.thresholds.iter().find(|it| it.value.id == why).map(|it| it.cite.clone());
        let offence = || rules.offence(why).map(|it| it.cite.clone());
        rules.sanction(why).map(|it| it.cite.clone()).or_else(threshold).or_else(offence)
    }

    /// What excludes a player from a round: from all of the event, or from this round alone.
    pub(in crate::tournament) fn excluded_from(&self, player: &str, round: Round) -> Option<&'a Exclusion> {
        self.state.exclusion(player).filter(|it| match it.from {
            Excluded::Event => true,
            Excluded::Round => it.round == round,
        })
    }

    /// What is known before anybody answers a question.
    pub(in crate::tournament) fn known_unasked(&self) -> Facts {
        Facts::from([("round".to_owned(), i64::from(self.state.round.0))])
    }

    /// The facts with what is always known, once every question that was asked has an answer in its range.
    /// Questions whose answer nothing needs may be left open: what needs them then refuses.
    pub(in crate::tournament) fn known(
        &self,
        asks: &[AskedFact],
        facts: &Facts,
        cite: &Citation,
    ) -> Result<Facts, Refusal> {
        for (fact, value) in facts {
            let Some(ask) = asks.iter().find(|ask| ask.fact == *fact) else {
                let asked = asks.iter().map(|ask| format!("{} ({})", ask.text, ask.fact)).collect();
                return Err(Refusal::by(GeneralReason::NotAsked { fact: fact.clone(), asked }, cite));
            };
            if !(ask.from..=ask.to).contains(value) {
                let (text, fact) = (ask.text.clone(), fact.clone());
                let (value, from, to) = (*value, ask.from, ask.to);
                return Err(Refusal::by(GeneralReason::OutOfRange { text, fact, value, from, to }, cite));
            }
        }
        let mut known = facts.clone();
        known.insert("round".to_owned(), i64::from(self.state.round.0));
        Ok(known)
    }
}

/// Whether a condition holds, where there is one.
pub(in crate::tournament) fn allows(
    condition: Option<&Expr>,
    otherwise: Option<&str>,
    facts: &Facts,
    asks: &[AskedFact],
    cite: &Citation,
) -> Result<(), Refusal> {
    let Some(condition) = condition else { return Ok(()) };
    if condition.holds(facts).map_err(|problem| unknown(&problem, asks, cite))? {
        return Ok(());
    }
    let (otherwise, needs, names) = unmet(condition, otherwise, asks);
    Err(Refusal::by(GeneralReason::ConditionByAnswers { otherwise, needs, names }, cite))
}

/// Why a condition does not hold: its text, and what the names in it stand for, as they are asked.
fn unmet(
    condition: &Expr,
    otherwise: Option<&str>,
    asks: &[AskedFact],
) -> (Option<String>, String, Vec<String>) {
    let names = condition.names();
    let asked = asks.iter().filter(|ask| names.contains(&ask.fact.as_str()));
    let names = asked.map(|ask| format!("{} is “{}”", ask.fact, ask.text)).collect();
    (otherwise.map(str::to_owned), condition.text().to_owned(), names)
}

/// Whether a condition holds as far as it can be known before anything is answered.
pub(in crate::tournament) fn allows_unasked(
    condition: Option<&Expr>,
    otherwise: Option<&str>,
    known: &Facts,
    asks: &[AskedFact],
    cite: &Citation,
) -> Result<(), Refusal> {
    match condition {
        Some(condition) if condition.holds(known) == Ok(false) => {
            let (otherwise, needs, names) = unmet(condition, otherwise, asks);
            Err(Refusal::by(GeneralReason::Condition { otherwise, needs, names }, cite))
        }
        Some(_) | None => Ok(()),
    }
}

/// A number of the ruleset's, worked out.
pub(in crate::tournament) fn value(
    expr: &Expr,
    facts: &Facts,
    asks: &[AskedFact],
    cite: &Citation,
) -> Result<i64, Refusal> {
    expr.value(facts).map_err(|problem| unknown(&problem, asks, cite))
}

/// A reason that somebody wrote.
pub(in crate::tournament) fn reason(reason: &str, what: Subject, cite: &Citation) -> Result<(), Refusal> {
    if reason.trim().is_empty() {
        return Err(Refusal::by(GeneralReason::NoReason { what }, cite));
    }
    Ok(())
}

/// A refusal of what cannot be worked out yet.
pub(in crate::tournament) fn unknown(problem: &NoValue, asks: &[AskedFact], cite: &Citation) -> Refusal {
    let why = match problem {
        NoValue::Missing(fact) => match asks.iter().find(|ask| ask.fact == *fact) {
            Some(ask) => GeneralReason::NotAnswered { text: ask.text.clone(), fact: fact.clone() },
            None => GeneralReason::NotKnown { fact: fact.clone() },
        },
        NoValue::Zero => GeneralReason::DividesByZero,
    };
    Refusal::by(why, cite)
}

impl<'a> DecisionCtx<'a> {
    /// The paragraph on presence: the one on lateness, or the one on how games begin.
    pub(in crate::tournament) fn presence_cite(&self) -> &'a Citation {
        let rules = &self.law.ruleset;
        rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite)
    }
}

impl DecisionCtx<'_> {
    /// The citation of what the regulation says nothing of.
    pub(in crate::tournament) fn silent(&self) -> Citation {
        Citation::new(format!("{} silent", self.law.ruleset.identity.short))
    }

    /// Whether whoever acts is one of these players. Who did not sign in is taken for somebody else.
    pub(in crate::tournament) fn is_one_of(&self, players: &[String; 2]) -> bool {
        !self.by.name.is_empty() && players.contains(&self.by.name)
    }

    /// No official decides in a game that they play themselves, or it is meant all the same. What they decide against
    /// themselves nobody doubts, nor what is the players' own.
    ///
    /// # Errors
    /// Where they play in it, and nobody has said that it is meant.
    pub(in crate::tournament) fn is_not_own(
        &self,
        (game, against): (GameRef, Option<Side>),
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let players = self.state.players_of(game).filter(|players| self.is_one_of(players));
        let Some(players) = players.filter(|_| self.by.role != Role::Players) else { return Ok(()) };
        if against.is_some_and(|side| players[side.index()] == self.by.name) {
            return Ok(());
        }
        let why = ConductReason::OwnGame { player: self.by.name.clone(), table: game.table };
        Refusal::unless_meant(sure, why, cite)
    }

    /// What is answered about a turn that is owed is what stands in the journal, or is meant all the same.
    ///
    /// # Errors
    /// Where the journal knows otherwise, and nobody has said that it is meant.
    pub(in crate::tournament) fn owes_as_said(
        &self,
        (game, side): (GameRef, Side),
        (asks, known): (&[AskedFact], &Facts),
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let Some(found) = self.state.game_of(game) else { return Ok(()) };
        let owed = found.owes_for[side.index()].len();
        // Whether one that was passed already is meant nobody knows.
        let passed = found.counters[side.index()].turns_passed > 0;
        let said = |ask: &&AskedFact| match known.get(&ask.fact) {
            Some(0) => owed > 0,
            Some(_) => owed == 0 && !passed,
            None => false,
        };
        let Some(ask) = asks.iter().filter(|ask| ask.owes_turn).find(said) else { return Ok(()) };
        let player = found.players[side.index()].clone();
        let owed = u16::try_from(owed).unwrap_or(u16::MAX);
        let why = ConductReason::OwesOtherwise { player, asked: ask.text.clone(), owed };
        Refusal::unless_meant(sure, why, cite)
    }
}

/// Who takes back what was done in an office: whoever holds it; what players and clocks did, any official.
pub(in crate::tournament) fn official_for(role: Role) -> Role {
    if matches!(role, Role::Players | Role::Clock) { Role::Judge } else { role }
}

impl DecisionCtx<'_> {
    /// Who may adopt and drop lists, enter what the federation publishes, and say what time it is.
    pub(in crate::tournament) const EVENT_OFFICES: [Role; 2] = [Role::Director, Role::HeadReferee];
}
