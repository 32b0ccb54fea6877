//! Events about what may go wrong besides words: claims, sanctions, counters, procedures, duties.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{ClaimId, DutyId, Round, RunId, Side, TableId};
use crate::rules::{Claimant, Due, Excluded, Facts, Mark};

use super::payload::{Cause, ClaimOutcome, Follows, GameRef, StepText};

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
    pub marks: BTreeSet<Mark>,
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

/// A guided procedure began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProcedureBegun {
    /// Its number.
    pub run: RunId,
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

/// A player plays on no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerExcluded {
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
