//! Events about word challenges: holds, slips, words, verdicts.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{At, Citation, Millis, Round, Side, SlipId, TableId};
use crate::lexicon::Finding;
use crate::rules::{Consequence, Observation};
use crate::tournament::parts::{PenaltyBack, ReopenGround, RuledBefore, SlipSource, Timeliness, WordVerdict};

use crate::tournament::refusal::Reason;

use super::card::{Card, Chapter, Concern, Summons, WayBack, Weight, card};

/// What happened to a word challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SlipEvent {
    /// A reservation was made.
    HoldTaken {
        /// The table.
        table: TableId,
        /// By whom.
        side: Side,
        /// When it was said.
        said_at: At,
        /// Time since the mover's press.
        since_press: Option<Millis>,
    },
    /// A challenge was raised and stands in the queue.
    SlipRaised(SlipRaised),
    /// A clock reports the very challenge that a runner brought to the desk before.
    SlipMatched {
        /// The slip.
        slip: SlipId,
        /// Time since the mover's press, as the clock measured it.
        since_press: Option<Millis>,
        /// The clock's press.
        source: SlipSource,
    },
    /// A clock raised a challenge that the regulation does not admit; somebody must tell the table.
    SlipRefused {
        /// The table.
        table: TableId,
        /// Who wanted to challenge.
        challenger: Side,
        /// Time since the mover's press.
        since_press: Option<Millis>,
        /// How it came in.
        source: SlipSource,
        /// Why it is not admitted.
        why: Box<Reason>,
    },
    /// A station took a slip.
    SlipClaimed {
        /// The slip.
        slip: SlipId,
        /// The station.
        station: String,
    },
    /// A slip went back into the queue.
    SlipReleased {
        /// The slip.
        slip: SlipId,
    },
    /// The challenged words were written.
    WordsEntered {
        /// The slip.
        slip: SlipId,
        /// The words, normalised.
        words: Vec<String>,
    },
    /// The spelling was confirmed by a second person.
    SpellingConfirmed {
        /// The slip.
        slip: SlipId,
    },
    /// At least one word is decided by no installed list.
    Escalated {
        /// The slip.
        slip: SlipId,
        /// What the lists say of each word.
        findings: Vec<Finding>,
        /// Whether the regulation wants a written slip for this.
        needs_slip: bool,
        /// How the referee ruled on these words before in this event.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ruled_before: Vec<RuledBefore>,
    },
    /// The words were judged.
    VerdictGiven {
        /// The slip.
        slip: SlipId,
        /// Each word's verdict.
        words: Vec<WordVerdict>,
        /// Whether the challenge is upheld.
        upheld: bool,
        /// What follows, each with its paragraph.
        consequences: Vec<(Consequence, Citation)>,
    },
    /// The mover admitted that the play is wrong.
    Conceded {
        /// The slip.
        slip: SlipId,
        /// What follows, each with its paragraph.
        consequences: Vec<(Consequence, Citation)>,
    },
    /// The challenge was taken back.
    SlipWithdrawn {
        /// The slip.
        slip: SlipId,
        /// Whether nobody had challenged: it was entered by mistake.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mistaken: bool,
        /// Whether nobody took it back: its game was awarded before it was decided.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        moot: bool,
    },
    /// The verdict was told to the players.
    Announced {
        /// The slip.
        slip: SlipId,
    },
    /// A decided slip is looked up again: its verdict and what followed from it count no more.
    SlipReopened(SlipReopened),
    /// A challenge succeeded, and the free units used so far count no more.
    AllowanceRestored {
        /// The slip.
        slip: SlipId,
        /// Who challenged.
        side: Side,
    },
}

impl SlipEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::HoldTaken { table, .. } => {
                card(Concern::Table(*table)).listed().told(Chapter::NoSlip).back(WayBack::InRound)
            }
            Self::SlipRefused { table, .. } => {
                card(Concern::Table(*table)).listed().told(Chapter::NoSlip).weight(Weight::Open)
            }
            Self::SlipRaised(it) => card(Concern::Slip(it.slip)).calls(Summons::Person),
            Self::Escalated { slip, .. } => card(Concern::Slip(*slip)).calls(Summons::Person).by_lists(true),
            Self::VerdictGiven { slip, words, .. } => {
                card(Concern::Slip(*slip)).decided().by_lists(words.iter().any(WordVerdict::is_by_list))
            }
            Self::Conceded { slip, .. } => card(Concern::Slip(*slip)).decided(),
            Self::SlipReopened(it) => card(Concern::Slip(it.slip)).decided(),
            Self::SlipClaimed { slip, .. } | Self::SlipReleased { slip } => {
                card(Concern::Slip(*slip)).weight(Weight::Passing)
            }
            Self::SlipMatched { slip, .. }
            | Self::WordsEntered { slip, .. }
            | Self::SpellingConfirmed { slip }
            | Self::SlipWithdrawn { slip, .. }
            | Self::Announced { slip }
            | Self::AllowanceRestored { slip, .. } => card(Concern::Slip(*slip)),
        }
    }
}

/// A decided slip is looked up again: its verdict and what followed from it count no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SlipReopened {
    /// The slip.
    pub slip: SlipId,
    /// On what ground.
    pub ground: ReopenGround,
    /// Why.
    pub reason: String,
    /// What is taken back of the challenger's counters.
    pub back: PenaltyBack,
}

/// A challenge was raised and stands in the queue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SlipRaised {
    /// The slip.
    pub slip: SlipId,
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// Who challenges.
    pub challenger: Side,
    /// Time since the mover's press.
    pub since_press: Option<Millis>,
    /// What was seen at the table.
    pub marks: BTreeSet<Observation>,
    /// How it came in.
    pub source: SlipSource,
    /// Whether it came in time.
    pub timeliness: Timeliness,
}
