//! What followed from a decision, and whether anybody asks for it afterwards.

use schemars::JsonSchema;
use serde::Serialize;

/// What followed from a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Followed {
    /// What, in the language of the report.
    pub what: String,
    /// Whether it only says how the game goes on, and nobody asks for it afterwards: it stands in the tables for
    /// programs and not on the page.
    #[serde(skip)]
    pub routine: bool,
}
