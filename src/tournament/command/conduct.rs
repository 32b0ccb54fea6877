//! Commands about claims besides words, sanctions, duties and guided procedures.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::{Officials, People};
use super::{CommandCard, Offices, card};
use crate::domain::{ClaimId, DutyId, Millis, RunId, Seq, Side, TableId};
use crate::rules::{Claimant, Facts, Observation};
use crate::tournament::doubt::Sure;
use crate::tournament::parts::ClaimOutcome;

/// Speak up, decide, impose, report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ConductCommand {
    /// Speak up about something besides a word.
    Claim(Claim),
    /// Decide a claim.
    JudgeClaim {
        /// The claim.
        claim: ClaimId,
        /// The outcome; `null` where the facts decide it.
        #[serde(default)]
        outcome: Option<ClaimOutcome>,
        /// What is known besides.
        #[serde(default, deserialize_with = "crate::rules::answers")]
        facts: Facts,
        /// Why.
        #[serde(default)]
        reasons: String,
        /// The doubts about this command to which the answer was: it is meant.
        #[serde(default, skip_serializing_if = "Sure::is_empty")]
        sure: Sure,
    },
    /// The offender admits it; no referee decides.
    AdmitClaim {
        /// The claim.
        claim: ClaimId,
        /// What is known besides.
        #[serde(default, deserialize_with = "crate::rules::answers")]
        facts: Facts,
        /// The doubts about this command to which the answer was: it is meant.
        #[serde(default, skip_serializing_if = "Sure::is_empty")]
        sure: Sure,
    },
    /// Impose a sanction on a player.
    Impose {
        /// The sanction's id.
        sanction: String,
        /// The player.
        player: String,
        /// What is known.
        #[serde(default, deserialize_with = "crate::rules::answers")]
        facts: Facts,
        /// For what.
        reason: String,
        /// The doubts about this command to which the answer was: it is meant.
        #[serde(default, skip_serializing_if = "Sure::is_empty")]
        sure: Sure,
    },
    /// A duty is done.
    DutyDone {
        /// The duty.
        duty: DutyId,
        /// What came of it, in a few words; empty where nothing is to be said.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// Take back what somebody noted, said or imposed by mistake, while nothing rests on it.
    TakeBack {
        /// The entry of the journal in which it was.
        entry: Seq,
        /// Why.
        reason: String,
        /// Whether the players were told something else than what was entered, or nothing yet: a slip of the keys, and
        /// no change of a decision.
        #[serde(default)]
        misentered: bool,
    },
}

impl ConductCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::Claim(_) | Self::AdmitClaim { .. } => card(People, Offices::Any),
            Self::JudgeClaim { claim, .. } => card(Officials, Offices::Claim(*claim)),
            Self::Impose { sanction, .. } => card(Officials, Offices::Sanction(sanction)),
            Self::DutyDone { duty, .. } => card(Officials, Offices::Duty(*duty)),
            Self::TakeBack { entry, .. } => card(Officials, Offices::Entry(*entry)),
        }
    }
}

fn opponent() -> Claimant {
    Claimant::Opponent
}

/// Speak up about something besides a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The table.
    pub table: TableId,
    /// The offence's id.
    pub offence: String,
    /// About whom.
    pub offender: Side,
    /// Who speaks up.
    #[serde(default = "opponent")]
    pub claimant: Claimant,
    /// Whose time runs, where somebody saw it.
    #[serde(default)]
    pub running: Option<Side>,
    /// Time since the press that it is about, where somebody measured it, in milliseconds.
    #[serde(default)]
    pub since_press: Option<Millis>,
    /// What is seen at the table.
    #[serde(default)]
    pub marks: BTreeSet<Observation>,
    /// What is known.
    #[serde(default, deserialize_with = "crate::rules::answers")]
    pub facts: Facts,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

impl Claim {
    /// The opponent speaks up, with nothing more said.
    pub fn of(table: TableId, offence: String, offender: Side) -> Self {
        Self {
            table,
            offence,
            offender,
            claimant: opponent(),
            running: None,
            since_press: None,
            marks: BTreeSet::new(),
            facts: Facts::new(),
            sure: Sure::new(),
        }
    }
}

/// Lead a guided procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ProcedureCommand {
    /// Begin a guided procedure.
    BeginProcedure {
        /// The table.
        table: TableId,
        /// The procedure's id.
        procedure: String,
        /// Whom it is about.
        #[serde(default)]
        side: Option<Side>,
        /// What is known.
        #[serde(default, deserialize_with = "crate::rules::answers")]
        facts: Facts,
    },
    /// A step of a procedure is done; steps are done in their order.
    StepDone {
        /// The run.
        run: RunId,
        /// The step, from 1.
        step: u16,
        /// What somebody decided in it; may stay empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        said: String,
    },
    /// A procedure is broken off.
    DropProcedure {
        /// The run.
        run: RunId,
        /// Why.
        reason: String,
    },
}

impl ProcedureCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::BeginProcedure { .. } | Self::StepDone { .. } => card(People, Offices::Any),
            Self::DropProcedure { run, .. } => card(Officials, Offices::Procedure(*run)),
        }
    }
}
