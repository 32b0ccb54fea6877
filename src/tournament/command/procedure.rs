//! Commands about guided procedures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{RunId, Side, TableId};
use crate::rules::Facts;

use super::card::Speakers::{Officials, People};
use super::card::{CommandCard, Offices, card};

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
