//! Events of a duplicate game that is played from the console.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{At, Millis, Points, Round, SlipId, TableId};
use crate::tournament::move_text::{FoundBy, MoveCheck, MoveText};
use crate::tournament::parts::GameRef;

use super::card::{Card, Concern, Reference, WayBack, card};

/// What happened in a duplicate game. A draw is what the regulation calls a round of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum DuplicateEvent {
    /// A rack has too few vowels or consonants: all its letters are changed.
    RackChanged(RackChanged),
    /// The letters of a draw.
    RackDrawn(RackDrawn),
    /// A slip was handed in and entered.
    MoveHandedIn(MoveHandedIn),
    /// A player's move of a draw counts nothing.
    MoveAnnulled(MoveAnnulled),
    /// The move that everybody lays.
    MasterChosen(MasterChosen),
    /// The arbiter ruled on a word, for every slip.
    WordRuled(WordRuled),
    /// A player left the game.
    PlayerLeft {
        /// His number.
        table: TableId,
        /// The first draw that he does not play.
        from: u16,
    },
    /// The game is over; its results are announced later.
    DuplicateOver {
        /// The id of the end.
        end: String,
        /// The points of the final board.
        board: Points,
    },
    /// The results are announced: they are entered for every number.
    ResultsAnnounced {
        /// From when on nobody puts them right any more, where the regulation sets an end to that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<At>,
    },
}

impl DuplicateEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        let at = |table: TableId, round: Option<Round>| {
            card(round.map_or(Concern::Table(table), |round| Concern::Game(GameRef { round, table })))
                .listed()
        };
        match self {
            Self::MoveHandedIn(it) => at(it.table, it.round).by_lists(true),
            Self::MoveAnnulled(it) => {
                at(it.table, it.round).refers_to(Reference::Offence(&it.offence)).back(WayBack::Later)
            }
            Self::MasterChosen(_) => card(Concern::Hall).listed().by_lists(true),
            Self::PlayerLeft { table, .. } => card(Concern::Table(*table)).listed().back(WayBack::Later),
            Self::DuplicateOver { end, .. } => {
                card(Concern::Hall).refers_to(Reference::End(end)).listed().back(WayBack::InRound)
            }
            Self::RackChanged(_)
            | Self::RackDrawn(_)
            | Self::WordRuled(_)
            | Self::ResultsAnnounced { .. } => card(Concern::Hall).listed(),
        }
    }
}

impl DuplicateEvent {
    /// The round of an earlier game, where it is about one.
    pub fn round(&self) -> Option<Round> {
        match self {
            Self::MoveHandedIn(it) => it.round,
            Self::MoveAnnulled(it) => it.round,
            Self::RackChanged(_)
            | Self::RackDrawn(_)
            | Self::MasterChosen(_)
            | Self::WordRuled(_)
            | Self::PlayerLeft { .. }
            | Self::DuplicateOver { .. }
            | Self::ResultsAnnounced { .. } => None,
        }
    }
}

/// A rack is changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RackChanged {
    /// The draw.
    pub draw: u16,
    /// The letters.
    pub rack: String,
    /// The seed, with the first rack that is drawn from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether the letters were typed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub typed: bool,
    /// Why others are drawn, where nothing was laid before; or why what was typed is put right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The letters of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RackDrawn {
    /// The draw.
    pub draw: u16,
    /// All letters of the rack.
    pub rack: String,
    /// Those of them that are new.
    pub new: String,
    /// The seed, with the first rack that is drawn from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether the letters were typed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub typed: bool,
    /// Why they are drawn although nothing was laid before, or why what was typed is put right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A slip was handed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveHandedIn {
    /// The draw.
    pub draw: u16,
    /// The round whose game it is, where another one is played by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The player's number.
    pub table: TableId,
    /// What stands on it.
    pub play: MoveText,
    /// What the console found of it.
    pub check: MoveCheck,
    /// Why it takes the place of another that was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A move counts nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveAnnulled {
    /// The draw.
    pub draw: u16,
    /// The round whose game it is, where another one is played by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The player's number.
    pub table: TableId,
    /// The offence's id.
    pub offence: String,
    /// How long after the end of the time, where that is what it is about; in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Millis>,
    /// Why, as a person wrote it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// The move that everybody lays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MasterChosen {
    /// The draw.
    pub draw: u16,
    /// The move.
    pub play: MoveText,
    /// What it scores, and the words that it forms.
    pub check: MoveCheck,
    /// Which program found it.
    pub found_by: FoundBy,
    /// The claim by which a player's word is played instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<SlipId>,
    /// Why it is laid although a slip scores more, or in the place of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The arbiter ruled on a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WordRuled {
    /// The word.
    pub word: String,
    /// Whether it is acceptable.
    pub valid: bool,
    /// Why.
    pub reason: String,
    /// From which sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
