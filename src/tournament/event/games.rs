//! Events about games as a whole: results, awards, lost turns, later corrections.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Points, Round, Side, SlipId, TableId};
use crate::rules::Facts;

use super::payload::{GameRef, PenaltyBack, ReopenGround, ScoreParts, SideResult};

/// A player passed a turn that he had lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ForcedPassPlayed {
    /// The table.
    pub table: TableId,
    /// Who.
    pub side: Side,
    /// How many lost turns are still to come.
    pub left: u16,
}

/// The number of the move in progress was circled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveCircled {
    /// The table.
    pub table: TableId,
    /// The number.
    pub number: u16,
    /// The number of the last move.
    pub last_move: u16,
}

/// A game was decided without the board, or against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameAwarded {
    /// Which.
    pub game: GameRef,
    /// The award's id.
    pub award: String,
    /// What people call it.
    pub name: String,
    /// Who loses it, where it goes against one.
    pub against: Option<Side>,
    /// What was known.
    pub facts: Facts,
    /// What each side gets, `A` first.
    pub sides: [SideResult; 2],
    /// Why.
    pub reason: String,
}

/// A player had no opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByeGiven {
    /// The round.
    pub round: Round,
    /// Who.
    pub player: String,
    /// The award's id: what it stands for.
    #[serde(default)]
    pub award: String,
    /// What he gets.
    pub result: SideResult,
}

/// How a game ended was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ResultEntered {
    /// Which.
    pub game: GameRef,
    /// The end's id.
    pub end: String,
    /// What each side gets, `A` first.
    pub sides: [SideResult; 2],
    /// Where the points come from: sums on the sheets, tiles left, overtime.
    pub parts: [ScoreParts; 2],
    /// The highest single plays, `A` first, where they were entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<[Points; 2]>,
}

/// A result was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ResultCorrected {
    /// Which.
    pub game: GameRef,
    /// What each side gets, `A` first.
    pub sides: [SideResult; 2],
    /// Why.
    pub reason: String,
}

/// Something moved in the standings, the game did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SpreadAdjusted {
    /// Whose.
    pub player: String,
    /// Half points of matches.
    pub halves: i32,
    /// Points scored.
    pub scored: Points,
    /// The sum of differences.
    pub spread: Points,
    /// The slip, where a verdict was wrong.
    pub slip: Option<SlipId>,
    /// The word, where one was.
    pub word: String,
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
