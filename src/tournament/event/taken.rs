//! Taking back: an entry of the journal is as if it had not been.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{OpId, Seq};

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
