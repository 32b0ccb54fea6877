//! What commands and events carry of verdicts: in time or not, valid or not and by whom, and why one falls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Citation, SlipId};
use crate::lexicon::{Outcome, SourceRef};

/// Whether a challenge came in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timeliness {
    /// The clock that saw the press, or a person, measured it: in time.
    InTime,
    /// Nobody measured the time; the word of whoever brought the slip counts.
    NotMeasured,
}

/// One word's verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WordVerdict {
    /// The word.
    pub word: String,
    /// Valid or invalid; never not covered.
    pub outcome: Outcome,
    /// Who or what decided.
    pub by: VerdictBy,
    /// The paragraph that gives it the authority.
    pub cite: Citation,
}

impl WordVerdict {
    /// Whether a list decided it.
    pub fn is_by_list(&self) -> bool {
        match self.by {
            VerdictBy::List { .. } | VerdictBy::Adopted { .. } => true,
            VerdictBy::Referee { .. } => false,
        }
    }
}

/// Who or what decided a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "authority", rename_all = "snake_case")]
pub enum VerdictBy {
    /// A list in a known edition.
    List {
        /// Which.
        source: SourceRef,
    },
    /// A list in a known edition that the organiser has adopted; the regulation leaves the word open.
    Adopted {
        /// Which.
        source: SourceRef,
        /// Why it was adopted.
        reason: String,
    },
    /// A referee, with reasons and sources.
    Referee {
        /// Why.
        reasons: String,
        /// From which sources.
        sources: Vec<String>,
        /// The slip whose ruling on the same word it follows, where it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<SlipId>,
    },
}

/// How a word was ruled on before in this event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RuledBefore {
    /// The word.
    pub word: String,
    /// On which slip.
    pub slip: SlipId,
    /// Whether it was found acceptable.
    pub valid: bool,
    /// Why.
    pub reasons: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// The paragraph that it rested on.
    pub cite: Citation,
}

/// On what ground a decided slip is looked up again, or struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReopenGround {
    /// The words looked up were not those on the board.
    WrongWords,
    /// Somebody above the judge changes the verdict.
    Overruled,
    /// It was entered otherwise than the players were told, or they were not told yet.
    Misentered,
    /// Nothing was challenged there: it was entered at a wrong table, and is struck at once.
    Struck,
}
