//! What else stands in the tournament besides slips and orders: claims, sanctions, penalties, procedures, duties and
//! exclusions, and how their events change it.

use std::sync::Arc;

use serde::Serialize;

use super::{Caused, Counters, EffectKind, Exclusion, Name, State};
use crate::domain::{Actor, At, Citation, Round, Side, SlipId, TableId};
use crate::rules::{Claimant, Due, Facts};
use crate::tournament::event::{
    Cause, ClaimOutcome, ClaimRaised, ConductEvent, Counted, DutyArose, Follows, GameRef, PenaltyImposed,
    PlayerExcluded, ProcedureBegun, ProcedureEvent, RulesetAct, StepText,
};
use crate::tournament::matters::Matter;

/// A cause without a number of its own: a sanction, an award, a threshold that was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActState {
    /// What it is.
    pub cause: Cause,
    /// What it follows from itself.
    pub after: Option<Cause>,
    /// Whom it is about; empty where it is about a game.
    pub player: String,
    /// The game, where there is one.
    pub game: Option<GameRef>,
    /// What followed from it.
    pub caused: Vec<Caused>,
    /// When it was voided.
    pub voided_at: Option<At>,
}

/// A claim on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// The offence's id.
    pub offence: String,
    /// About whom.
    pub offender: Side,
    /// Who spoke up.
    pub claimant: Claimant,
    /// What is known.
    pub facts: Facts,
    /// When it was raised.
    pub raised_at: At,
    /// How it ended, once it has.
    pub outcome: Option<ClaimOutcome>,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// What followed.
    pub effects: Vec<Follows>,
    /// What was brought about by it and stands.
    pub caused: Vec<Caused>,
    /// When what followed from it was voided.
    pub voided_at: Option<At>,
}

impl Matter for ClaimState {
    type Place = GameRef;

    fn place(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    fn is_live(&self) -> bool {
        self.outcome.is_none() && self.voided_at.is_none()
    }
}

/// A procedure that was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// The procedure's id.
    pub procedure: String,
    /// What people call it.
    pub name: String,
    /// Whom it is about.
    pub side: Option<Side>,
    /// What is known.
    pub facts: Facts,
    /// When the game begins that it puts off.
    pub begins_at: Option<At>,
    /// Its steps that apply.
    pub steps: Vec<StepText>,
    /// How many of them are done.
    pub done: usize,
    /// Whether it is over.
    pub ended: bool,
    /// When it was begun.
    pub begun_at: At,
    /// What was brought about by its steps and stands.
    pub caused: Vec<Caused>,
    /// When it was voided.
    pub voided_at: Option<At>,
}

impl Matter for RunState {
    type Place = GameRef;

    fn place(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    fn is_live(&self) -> bool {
        !self.ended
    }
}

/// Something that must be reported, published or announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DutyState {
    /// The id in the ruleset.
    pub id: Name,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// By when.
    pub due: Due,
    /// About whom or what.
    pub about: String,
    /// The round in which it arose.
    pub round: Round,
    /// When it arose.
    pub arose_at: At,
    /// When it was done.
    pub done_at: Option<At>,
    /// What it follows from, where it follows from a single thing.
    pub cause: Option<Cause>,
    /// When it fell away, because what it follows from was voided.
    pub voided_at: Option<At>,
}

impl Matter for DutyState {
    /// The id in the ruleset.
    type Place = Name;

    fn place(&self) -> Name {
        self.id.clone()
    }

    fn is_live(&self) -> bool {
        self.done_at.is_none() && self.voided_at.is_none()
    }
}

/// A referee's ruling on a word that no list decides. The same word later asks to follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Precedent {
    /// The slip.
    pub slip: SlipId,
    /// Whether the word was found acceptable.
    pub valid: bool,
    /// Why.
    pub reasons: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// The paragraph that it rested on.
    pub cite: Citation,
    /// By whom.
    pub by: Actor,
    /// When.
    pub at: At,
}

impl DutyState {
    /// How soon it is due: what came up in the event and is overdue, at once, before the next round; what came up
    /// before the first round holds none up; by the event's end.
    pub(super) fn rank(&self, round: Round) -> u8 {
        let prepared = self.round.0 == 0;
        match self.due {
            Due::NextRound if self.overdue(round) => 0,
            Due::AtOnce => 1,
            Due::NextRound if !prepared => 2,
            Due::NextRound => 3,
            Due::EndOfEvent => 4,
        }
    }

    /// Whether it should have been done before the round being played. What came up before the first round is done as
    /// soon as there is time, and nobody is reminded in red in the first seconds of it.
    pub fn overdue(&self, round: Round) -> bool {
        self.is_live() && self.due == Due::NextRound && (1..round.0).contains(&self.round.0)
    }
}

impl State {
    pub(super) fn apply_conduct(&mut self, at: At, event: &ConductEvent) {
        match event {
            ConductEvent::ClaimRaised(raised) => self.apply_claim(at, raised),
            ConductEvent::ClaimDecided(decided) => self.claims.update(&decided.claim, |claim| {
                (claim.outcome, claim.decided_at) = (Some(decided.outcome), Some(at));
                claim.facts.clone_from(&decided.facts);
                claim.effects.clone_from(&decided.effects);
            }),
            ConductEvent::SanctionImposed(it) => {
                let game = it.table.map(|table| self.here(table));
                let cause = Cause::Sanction(RulesetAct { id: it.sanction.clone(), entry: self.entries });
                self.note_act(cause, None, &it.player, game);
            }
            ConductEvent::Counted(counted) => self.apply_counted(counted),
            ConductEvent::ThresholdReached(it) => {
                let cause = Cause::Threshold(RulesetAct { id: it.threshold.clone(), entry: self.entries });
                self.note_act(cause, it.cause.clone(), &it.player, it.game);
            }
            ConductEvent::PenaltyImposed(penalty) => self.apply_penalty(penalty),
            ConductEvent::PlayerExcluded(excluded) => self.apply_excluded(at, excluded),
            ConductEvent::DutyArose(arose) => self.apply_duty(at, arose),
            ConductEvent::DutyDone { duty, .. } => self.duties.update(duty, |duty| duty.done_at = Some(at)),
            ConductEvent::Voided(voided) => self.apply_voided(at, voided),
            ConductEvent::TakenBack(taken) => self.apply_taken_back(at, taken),
        }
    }

    /// Notes what leads to more and has no number of its own.
    pub(super) fn note_act(
        &mut self,
        cause: Cause,
        after: Option<Cause>,
        player: &str,
        game: Option<GameRef>,
    ) {
        self.followed(after.as_ref(), Caused::Further(cause.clone()));
        let act =
            ActState { cause, after, player: player.to_owned(), game, caused: Vec::new(), voided_at: None };
        self.acts.insert(self.entries, Arc::new(act));
    }

    fn apply_claim(&mut self, at: At, raised: &ClaimRaised) {
        let claim = ClaimState {
            table: raised.table,
            round: raised.round,
            offence: raised.offence.clone(),
            offender: raised.offender,
            claimant: raised.claimant,
            facts: raised.facts.clone(),
            raised_at: at,
            outcome: None,
            decided_at: None,
            effects: Vec::new(),
            caused: Vec::new(),
            voided_at: None,
        };
        self.claims.insert(raised.claim, claim);
    }

    fn apply_counted(&mut self, counted: &Counted) {
        let Counted { cause, player, game, counter, .. } = counted;
        let seat = game.and_then(|game| Some((game, self.side_of(game, player)?)));
        self.add_effect(player, Some(cause), seat, EffectKind::Counted(counter.as_str().into()));
    }

    fn apply_penalty(&mut self, penalty: &PenaltyImposed) {
        let PenaltyImposed { cause, table, round, side, units, free, points, crosses, turns_lost, credited } =
            penalty;
        let game = GameRef { round: *round, table: *table };
        let costs = Counters {
            unjustified: *units,
            free_used: *free,
            points: *points,
            crosses: *crosses,
            turns_lost: *turns_lost,
            turns_passed: 0,
        };
        let [a, b] = self.players_of(game).unwrap_or_default();
        let (payer, opponent) = if *side == Side::A { (a, b) } else { (b, a) };
        self.add_effect(&payer, Some(cause), Some((game, *side)), EffectKind::Penalty(costs));
        if credited.0 != 0 {
            let credit = EffectKind::Credit(*credited);
            self.add_effect(&opponent, Some(cause), Some((game, side.other())), credit);
        }
    }

    fn apply_excluded(&mut self, at: At, excluded: &PlayerExcluded) {
        let PlayerExcluded { cause, player, from, why } = excluded;
        let exclusion =
            Exclusion { from: *from, round: self.round, at, why: why.clone(), entry: self.entries };
        self.add_effect(player, cause.as_ref(), None, EffectKind::Excluded(exclusion));
    }

    fn apply_duty(&mut self, at: At, arose: &DutyArose) {
        let DutyArose { cause, duty: id, id: rule, text, to, due, about } = arose;
        let duty = DutyState {
            id: rule.as_str().into(),
            text: text.clone(),
            to: to.clone(),
            due: *due,
            about: about.clone(),
            round: self.round,
            arose_at: at,
            done_at: None,
            cause: cause.clone(),
            voided_at: None,
        };
        self.duties.insert(*id, duty);
        self.followed(cause.as_ref(), Caused::Duty(*id));
    }

    pub(super) fn apply_procedure(&mut self, at: At, event: &ProcedureEvent) {
        match event {
            ProcedureEvent::ProcedureBegun(begun) => self.apply_begun(at, begun),
            ProcedureEvent::StepDone(done) => self.runs.update(&done.run, |run| run.done += 1),
            ProcedureEvent::ProcedureEnded(ended) => {
                self.runs.update(&ended.run, |run| run.ended = true);
                // What was broken off has put nothing off; what was put off before that stays so.
                let place =
                    self.runs.get(&ended.run).filter(|run| run.begins_at.is_some()).map(Matter::place);
                if let Some(game) = place.filter(|_| ended.dropped.is_some()) {
                    self.runs.update(&ended.run, |run| run.begins_at = None);
                    let until = self.runs.newest_at(&game).find_map(|(_, run)| run.begins_at);
                    self.put_off(game, until);
                }
            }
        }
    }

    fn put_off(&mut self, game: GameRef, until: Option<At>) {
        if let Some(game) = self.game_mut(game) {
            game.put_off_until = until;
        }
    }

    fn apply_begun(&mut self, at: At, begun: &ProcedureBegun) {
        let ProcedureBegun { run: id, cause, table, round, procedure, name, side, facts, begins_at, steps } =
            begun;
        if begins_at.is_some() {
            self.put_off(GameRef { round: *round, table: *table }, *begins_at);
        }
        let run = RunState {
            table: *table,
            round: *round,
            procedure: procedure.clone(),
            name: name.clone(),
            side: *side,
            facts: facts.clone(),
            begins_at: *begins_at,
            steps: steps.clone(),
            done: 0,
            ended: false,
            begun_at: at,
            caused: Vec::new(),
            voided_at: None,
        };
        self.runs.insert(*id, run);
        self.followed(cause.as_ref(), Caused::Further(Cause::Run(*id)));
    }
}
