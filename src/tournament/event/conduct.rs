//! Events about claims besides words, sanctions, penalties, counters, duties and guided procedures; and taking back, by
//! which an entry of the journal is as if it had not been.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Cause;
use super::card::{
    Card, Chapter, Concern, Reference, Root, Summons, WayBack, Weight, at_table, card, of_slip,
};
use crate::domain::{At, ClaimId, DutyId, OpId, Points, Round, RunId, Seq, Side, TableId};
use crate::rules::{Claimant, Due, Excluded, Facts, Observation};
use crate::tournament::parts::{ClaimOutcome, Follows, GameRef, StepText};

/// What happened about the conduct of players, and what the regulation made of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ConductEvent {
    /// Somebody spoke up about something besides a word.
    ClaimRaised(ClaimRaised),
    /// A claim was decided or admitted.
    ClaimDecided(ClaimDecided),
    /// A sanction was imposed.
    SanctionImposed(SanctionImposed),
    /// A counter went up.
    Counted(Counted),
    /// A counter reached what the regulation names.
    ThresholdReached(ThresholdReached),
    /// An unjustified challenge was counted, and perhaps cost something.
    PenaltyImposed(PenaltyImposed),
    /// A player plays on no more.
    PlayerExcluded(PlayerExcluded),
    /// Something must be reported, published or announced.
    DutyArose(DutyArose),
    /// A duty is done.
    DutyDone {
        /// The duty.
        duty: DutyId,
        /// What came of it, in a few words; empty where nothing is to be said.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        /// Whether it followed of itself: nobody said so, and nobody takes it back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        of_itself: bool,
    },
    /// What followed from something counts no more.
    Voided(Voided),
    /// Something was noted, said or imposed by mistake: it is as if it had not been.
    TakenBack(TakenBack),
}

impl ConductEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::ClaimRaised(it) => {
                let raised = card(Concern::Table(it.table)).refers_to(Reference::Offence(&it.offence));
                let raised = raised.root(Root::Claim(it.claim)).told(Chapter::Claim);
                raised.weight(Weight::Open).calls(Summons::Person).back(WayBack::Later)
            }
            Self::ClaimDecided(it) => {
                let decided = card(Concern::Claim(it.claim)).refers_to(Reference::Claim(it.claim)).decided();
                decided.root(Root::Claim(it.claim)).listed().told(Chapter::Claim)
            }
            Self::SanctionImposed(it) => {
                let imposed = at_table(it.table).root(Root::Sanction(&it.sanction)).decided();
                imposed.listed().told(Chapter::Sanction).back(WayBack::Later)
            }
            Self::Counted(it) => at_table(it.game.map(|game| game.table)).follows_from(Some(&it.cause)),
            Self::ThresholdReached(it) => {
                let reached =
                    card(it.game.map_or(Concern::Hall, Concern::Game)).follows_from(it.cause.as_ref());
                let calls = it.game.map_or(Summons::Nobody, |_| Summons::Person);
                let reached = reached.root(Root::Threshold(&it.threshold)).calls(calls);
                reached.decided().listed().told(Chapter::Sanction)
            }
            Self::PenaltyImposed(it) => {
                let imposed = of_slip(&it.cause, Concern::Table(it.table)).follows_from(Some(&it.cause));
                imposed.refers_to(Reference::Allowance).decided()
            }
            Self::PlayerExcluded(it) => {
                let excluded =
                    card(Concern::Hall).refers_to(Reference::Ground(&it.why)).follows_from(it.cause.as_ref());
                excluded.listed().told(Chapter::Sanction)
            }
            Self::DutyArose(it) => card(Concern::Hall).follows_from(it.cause.as_ref()).told(Chapter::Duty),
            Self::DutyDone { duty, of_itself, .. } => {
                let done = card(Concern::Hall).refers_to(Reference::Duty(*duty)).told(Chapter::Duty);
                if *of_itself { done } else { done.listed().back(WayBack::Later) }
            }
            Self::Voided(it) => of_slip(&it.cause, Concern::Hall).refers_to(Reference::Cause(&it.cause)),
            Self::TakenBack(it) => card(Concern::Entry(it.entry))
                .refers_to(Reference::Entry(it.entry))
                .listed()
                .told(Chapter::TakenBack),
        }
    }
}

/// Somebody spoke up about something besides a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClaimRaised {
    /// Its number.
    pub claim: ClaimId,
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
    /// What was seen at the table.
    pub marks: BTreeSet<Observation>,
    /// What is known.
    pub facts: Facts,
}

/// A claim was decided or admitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClaimDecided {
    /// The claim.
    pub claim: ClaimId,
    /// The outcome.
    pub outcome: ClaimOutcome,
    /// Whether the offender admitted it.
    pub admitted: bool,
    /// What was known.
    pub facts: Facts,
    /// Why.
    pub reasons: String,
    /// What follows.
    pub effects: Vec<Follows>,
}

/// A sanction was imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SanctionImposed {
    /// The sanction's id.
    pub sanction: String,
    /// What people call it.
    pub name: String,
    /// On whom.
    pub player: String,
    /// The table, where a game is played.
    pub table: Option<TableId>,
    /// What was known.
    pub facts: Facts,
    /// For what.
    pub reason: String,
    /// What follows.
    pub effects: Vec<Follows>,
}

/// A counter went up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Counted {
    /// For what.
    pub cause: Cause,
    /// For whom.
    pub player: String,
    /// The game, where one is played.
    pub game: Option<GameRef>,
    /// The counter's name.
    pub counter: String,
    /// How many there are now in the game.
    pub in_game: u16,
    /// How many there are now in the event.
    pub in_event: u16,
}

/// A counter reached what the regulation names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ThresholdReached {
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The threshold's id.
    pub threshold: String,
    /// Who reached it.
    pub player: String,
    /// The game, where one is played.
    pub game: Option<GameRef>,
    /// Whether what the regulation names follows by itself; else an official may let it follow.
    pub must: bool,
    /// What follows, or may.
    pub effects: Vec<Follows>,
}

/// A player plays on no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerExcluded {
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// Who.
    pub player: String,
    /// From what.
    pub from: Excluded,
    /// Why: the id of the sanction, threshold or offence.
    pub why: String,
}

/// Something must be reported, published or announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DutyArose {
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// Its number.
    pub duty: DutyId,
    /// The id in the ruleset.
    pub id: String,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// By when.
    pub due: Due,
    /// About whom or what.
    pub about: String,
}

/// An unjustified challenge was counted, and perhaps cost something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyImposed {
    /// For what.
    pub cause: Cause,
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// Who pays.
    pub side: Side,
    /// Unjustified units (words or challenges) counted now.
    pub units: u16,
    /// Of these, units that a free allowance covered.
    pub free: u16,
    /// Points deducted; zero or negative.
    pub points: Points,
    /// Penalty crosses given.
    pub crosses: u16,
    /// Turns to come that are lost.
    pub turns_lost: u16,
    /// Points credited to the opponent.
    pub credited: Points,
}

/// What followed from something counts no more: counters step back, orders that nobody has carried out are cancelled,
/// duties fall away, awards, exclusions and procedures are undone, and so is what followed from those.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Voided {
    /// From what.
    pub cause: Cause,
    /// The orders that are cancelled by it; those that were carried out are taken back by orders of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cancelled: Vec<OpId>,
    /// What the end of the round had brought about, where a game has no result any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub duties: Vec<DutyId>,
}

/// What happened in a guided procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ProcedureEvent {
    /// A guided procedure began.
    ProcedureBegun(ProcedureBegun),
    /// A step of a procedure was done.
    StepDone(StepDone),
    /// A procedure is over.
    ProcedureEnded(ProcedureEnded),
}

impl ProcedureEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::ProcedureBegun(it) => {
                let begun = card(Concern::Table(it.table)).follows_from(it.cause.as_ref());
                begun.root(Root::Run(it.run)).listed().told(Chapter::Procedure)
            }
            Self::StepDone(it) => {
                card(Concern::Run(it.run)).refers_to(Reference::Step(it.run, it.step)).listed()
            }
            Self::ProcedureEnded(it) => {
                let ended = card(Concern::Run(it.run)).refers_to(Reference::Run(it.run));
                ended.root(Root::Run(it.run)).listed().told(Chapter::Procedure)
            }
        }
    }
}

/// A guided procedure began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProcedureBegun {
    /// Its number.
    pub run: RunId,
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
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
    /// What was known.
    pub facts: Facts,
    /// When the game begins that it puts off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_at: Option<At>,
    /// Its steps with their numbers worked out, each with its paragraph.
    pub steps: Vec<StepText>,
}

/// A step of a procedure was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StepDone {
    /// The run.
    pub run: RunId,
    /// The step, from 1.
    pub step: u16,
    /// What somebody decided in it, where that was asked and said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub said: String,
    /// What follows.
    pub effects: Vec<Follows>,
}

/// A procedure is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProcedureEnded {
    /// The run.
    pub run: RunId,
    /// Why, where it was broken off.
    pub dropped: Option<String>,
}

/// Something was noted, said or imposed by mistake: it is as if it had not been. The entry names it, and nothing of it
/// is said a second time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TakenBack {
    /// The entry of the journal in which it was.
    pub entry: Seq,
    /// Why.
    pub reason: String,
    /// Whether the players were told something else than what was entered, or nothing yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misentered: bool,
    /// The orders that are cancelled by it; those that were carried out are taken back by orders of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cancelled: Vec<OpId>,
}
