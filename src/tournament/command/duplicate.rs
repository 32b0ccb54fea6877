//! Commands of a duplicate game that is played from the console.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::Officials;
use super::{CommandCard, Offices, card};
use crate::domain::{Round, TableId};
use crate::tournament::move_text::{FoundBy, MoveText};

/// Play a duplicate game. A draw is what the regulation calls a round of the game; a player's number is his table's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DuplicateCommand {
    /// Draw the letters of the next draw, or enter those that were drawn from a bag.
    DrawRack {
        /// All letters of the rack, `?` for a blank, where they were drawn from a bag.
        #[serde(default)]
        letters: Option<String>,
        /// What letters are drawn from, for the first draw of a game: any text that nobody could have chosen.
        #[serde(default)]
        seed: Option<String>,
        /// Why, where nothing was laid in the draw before, or where typed letters are put right.
        #[serde(default)]
        reason: Option<String>,
        /// The draw whose typed letters are put right, where its time has begun.
        #[serde(default)]
        draw: Option<u16>,
    },
    /// Enter the slip of a player.
    HandInMove(HandInMove),
    /// A player's move of a draw counts nothing.
    AnnulMove {
        /// His number.
        table: TableId,
        /// The draw; the last one if left out.
        #[serde(default)]
        draw: Option<u16>,
        /// The round whose game it is; the one being played if left out.
        #[serde(default)]
        round: Option<Round>,
        /// The offence's id.
        offence: String,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// Announce the move that everybody lays.
    ChooseMaster(ChooseMaster),
    /// Rule on a word that no list decides, or put right what was said of one: it counts for every slip.
    RuleWord {
        /// The word.
        word: String,
        /// Whether it is acceptable.
        valid: bool,
        /// Why.
        reason: String,
        /// From which sources.
        #[serde(default)]
        sources: Vec<String>,
    },
    /// A player leaves the game.
    LeaveGame {
        /// His number.
        table: TableId,
    },
    /// The game is over.
    EndDuplicate {
        /// The id of the end; the one that holds if left out.
        #[serde(default)]
        end: Option<String>,
    },
    /// Announce the results of a game that is over: they are entered for every number.
    AnnounceResults {},
}

impl DuplicateCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::DrawRack { .. }
            | Self::HandInMove(_)
            | Self::AnnulMove { .. }
            | Self::ChooseMaster(_)
            | Self::RuleWord { .. }
            | Self::LeaveGame { .. }
            | Self::EndDuplicate { .. }
            | Self::AnnounceResults {} => card(Officials, Offices::Duplicate),
        }
    }
}

/// Enter the slip of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandInMove {
    /// His number.
    pub table: TableId,
    /// The draw; the last one if left out.
    #[serde(default)]
    pub draw: Option<u16>,
    /// The round whose game it is; the one being played if left out.
    #[serde(default)]
    pub round: Option<Round>,
    /// What stands on it.
    pub play: MoveText,
    /// Why it takes the place of another that was entered.
    #[serde(default)]
    pub reason: Option<String>,
}

/// Announce the move that everybody lays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseMaster {
    /// The move.
    pub play: MoveText,
    /// Which program found it.
    pub found_by: FoundBy,
    /// Why, where a slip scores more, or where another was announced.
    #[serde(default)]
    pub reason: Option<String>,
}
