//! Commands about word challenges: holds, slips, words, verdicts, later corrections.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::{Everybody, Officials, People};
use super::{CommandCard, Offices, card};
use crate::domain::{At, Millis, Points, Side, SlipId, TableId};
use crate::rules::Observation;
use crate::tournament::parts::{ReopenGround, SlipSource, WordRuling};

/// Work on a word challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SlipCommand {
    /// Note a reservation (Vorbehalt, moment).
    TakeHold {
        /// The table.
        table: TableId,
        /// Who reserves: the mover's opponent.
        side: Side,
        /// When it was said, where a clock reports it later; else now. RFC 3339, or milliseconds since 1970.
        #[serde(default, deserialize_with = "super::moment")]
        #[schemars(with = "Option<super::Moment>")]
        said_at: Option<At>,
        /// Time since the mover's press, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Observation>,
    },
    /// Raise a challenge slip.
    RaiseSlip {
        /// The table.
        table: TableId,
        /// Who challenges: the mover's opponent.
        challenger: Side,
        /// Time between the mover's press and the challenge, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Observation>,
        /// How the slip came in.
        #[serde(default)]
        source: SlipSource,
    },
    /// Somebody was told that a challenge comes too late: it is journaled. A clock's is without this.
    NoteRefused {
        /// The table.
        table: TableId,
        /// Who challenged.
        challenger: Side,
        /// Time between the mover's press and the challenge, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Observation>,
    },
    /// Take a slip to this station; nobody else may work on it.
    ClaimSlip {
        /// The slip.
        slip: SlipId,
        /// Take it although another station has it (that station has gone).
        #[serde(default)]
        take_over: bool,
    },
    /// Put a slip back into the queue.
    ReleaseSlip {
        /// The slip.
        slip: SlipId,
    },
    /// Write the challenged words; replaces what was written and takes back the confirmation.
    EnterWords {
        /// The slip.
        slip: SlipId,
        /// The words as typed.
        words: Vec<String>,
    },
    /// The second person confirms that the words are spelt as on the slip and on the board.
    ConfirmSpelling {
        /// The slip.
        slip: SlipId,
    },
    /// Judge the words.
    Decide {
        /// The slip.
        slip: SlipId,
    },
    /// The head referee rules on the words that no list decides.
    Rule {
        /// The slip.
        slip: SlipId,
        /// A ruling for each of them.
        rulings: Vec<WordRuling>,
        /// Why; those of the earlier ruling, where it is followed and nothing is said.
        #[serde(default)]
        reasons: String,
        /// The sources consulted; those of the earlier ruling, where it is followed and none is named.
        #[serde(default)]
        sources: Vec<String>,
    },
    /// The mover admits that the play is wrong.
    Concede {
        /// The slip.
        slip: SlipId,
    },
    /// The challenger takes the challenge back.
    WithdrawSlip {
        /// The slip.
        slip: SlipId,
        /// The decision of a blank conflict changed the word.
        #[serde(default)]
        blank_conflict: bool,
        /// Nobody has challenged: an official entered it by mistake, at the wrong table say.
        #[serde(default)]
        mistaken: bool,
    },
    /// The verdict has been told to the players.
    Announce {
        /// The slip.
        slip: SlipId,
    },
    /// Mend a wrong verdict that was found later.
    FixVerdict {
        /// The slip.
        slip: SlipId,
        /// The word.
        word: String,
        /// What the move counted, or would have.
        points: Points,
        /// Who demands it.
        #[serde(default)]
        demanded_by: Option<Side>,
        /// Whether whoever must agree does.
        #[serde(default)]
        agreed: bool,
    },
    /// Look a decided slip up again.
    ReopenSlip {
        /// The slip.
        slip: SlipId,
        /// On what ground.
        ground: ReopenGround,
        /// Whether both have counted and accepted the score already.
        #[serde(default)]
        scored: bool,
        /// Why.
        reason: String,
    },
}

impl SlipCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::RaiseSlip { .. } | Self::TakeHold { .. } => card(Everybody, Offices::Any),
            Self::ClaimSlip { .. }
            | Self::ReleaseSlip { .. }
            | Self::EnterWords { .. }
            | Self::ConfirmSpelling { .. }
            | Self::Decide { .. }
            | Self::Concede { .. }
            | Self::WithdrawSlip { .. }
            | Self::Announce { .. } => card(People, Offices::Any),
            Self::Rule { .. } => card(Officials, Offices::Rulings),
            Self::FixVerdict { .. } => card(Officials, Offices::LateFix),
            Self::NoteRefused { .. } | Self::ReopenSlip { .. } => card(Officials, Offices::Any),
        }
    }
}
