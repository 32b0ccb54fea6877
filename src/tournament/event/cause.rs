//! What events follow from.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::domain::{ClaimId, RunId, Seq, SlipId};

/// What led to something: every event that follows from another names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "CauseText", into = "CauseText")]
pub enum Cause {
    /// A word challenge.
    Slip(SlipId),
    /// A claim.
    Claim(ClaimId),
    /// A sanction.
    Sanction(Act),
    /// An award.
    Award(Act),
    /// A threshold that was reached.
    Threshold(Act),
    /// A procedure.
    Run(RunId),
}

/// A cause that the ruleset names and the journal has no number for: its id there, and its entry here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Act {
    /// The id in the ruleset.
    pub id: String,
    /// The number of the entry of the journal in which it happened.
    pub entry: Seq,
}

/// A cause as it is written: an object with the kind as its key, and beside it the entry where it needs one.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum CauseText {
    Slip { slip: SlipId },
    Claim { claim: ClaimId },
    Sanction { sanction: String, entry: Seq },
    Award { award: String, entry: Seq },
    Threshold { threshold: String, entry: Seq },
    Run { run: RunId },
}

impl Cause {
    /// The slip, where it is one.
    pub fn slip(&self) -> Option<SlipId> {
        match self {
            Self::Slip(slip) => Some(*slip),
            Self::Claim(_) | Self::Sanction(_) | Self::Award(_) | Self::Threshold(_) | Self::Run(_) => None,
        }
    }
}

impl From<Cause> for CauseText {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Slip(slip) => Self::Slip { slip },
            Cause::Claim(claim) => Self::Claim { claim },
            Cause::Sanction(Act { id: sanction, entry }) => Self::Sanction { sanction, entry },
            Cause::Award(Act { id: award, entry }) => Self::Award { award, entry },
            Cause::Threshold(Act { id: threshold, entry }) => Self::Threshold { threshold, entry },
            Cause::Run(run) => Self::Run { run },
        }
    }
}

impl From<CauseText> for Cause {
    fn from(text: CauseText) -> Self {
        match text {
            CauseText::Slip { slip } => Self::Slip(slip),
            CauseText::Claim { claim } => Self::Claim(claim),
            CauseText::Sanction { sanction: id, entry } => Self::Sanction(Act { id, entry }),
            CauseText::Award { award: id, entry } => Self::Award(Act { id, entry }),
            CauseText::Threshold { threshold: id, entry } => Self::Threshold(Act { id, entry }),
            CauseText::Run { run } => Self::Run(run),
        }
    }
}

impl JsonSchema for Cause {
    fn schema_name() -> Cow<'static, str> {
        "Cause".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        CauseText::json_schema(generator)
    }
}
