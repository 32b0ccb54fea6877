//! Events about guided procedures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{At, Round, RunId, Side, TableId};
use crate::rules::Facts;

use super::card::{Card, Chapter, Concern, Reference, Root, card};
use super::cause::Cause;
use crate::tournament::parts::{Follows, StepText};

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
