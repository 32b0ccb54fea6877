//! Events about results: entered, awarded, corrected, handed in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Cause;
use super::card::{Card, Chapter, Concern, Reference, Root, WayBack, card, of_slip};
use crate::domain::{DutyId, Points, Seq, Side, SlipId};
use crate::rules::Facts;
use crate::tournament::parts::{GameRef, ScoreParts, SideResult};

/// What happened to the result of a game, or to a place in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ResultEvent {
    /// A game was decided without the board, or against it.
    GameAwarded(GameAwarded),
    /// How a game ended was entered.
    ResultEntered(ResultEntered),
    /// A result was corrected.
    ResultCorrected(ResultCorrected),
    /// The score sheets were handed in.
    ResultHandedIn {
        /// Which.
        game: GameRef,
    },
    /// The play that ended a game was taken back: the game is not over, and what was entered for it counts no more.
    ResultVoided {
        /// Which.
        game: GameRef,
        /// What took the play back.
        cause: Cause,
        /// The duties that the end of the round had brought about, which it has not come to.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        duties: Vec<DutyId>,
    },
    /// Points moved in a game after its result was entered from the sheets: it is the result with them.
    ResultRecounted(ResultRecounted),
    /// The spread or the points of the tournament moved, the game did not.
    SpreadAdjusted(SpreadAdjusted),
}

impl ResultEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::GameAwarded(it) => {
                let awarded = card(Concern::Game(it.game)).follows_from(it.cause.as_ref());
                let awarded = awarded.root(Root::Award(&it.award)).decided().listed().told(Chapter::Award);
                if it.cause.is_some() { awarded } else { awarded.back(WayBack::InRound) }
            }
            Self::ResultEntered(it) => {
                card(Concern::Game(it.game)).refers_to(Reference::End(&it.end)).decided().listed()
            }
            Self::ResultCorrected(it) => {
                let corrected = card(Concern::Game(it.game)).refers_to(Reference::Before(it.game)).decided();
                corrected.listed().told(Chapter::Correction)
            }
            Self::ResultHandedIn { game } => card(Concern::Game(*game)).listed(),
            Self::ResultVoided { game, cause, .. } => {
                of_slip(cause, Concern::Game(*game)).decided().listed().told(Chapter::Correction)
            }
            Self::ResultRecounted(it) => {
                of_slip(&it.cause, Concern::Game(it.game)).decided().listed().told(Chapter::Correction)
            }
            Self::SpreadAdjusted(it) => {
                let adjusted =
                    card(it.slip.map_or(Concern::Hall, Concern::Slip)).follows_from(it.cause.as_ref());
                adjusted.listed().told(Chapter::Correction)
            }
        }
    }
}

/// Points moved in a game after its result was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ResultRecounted {
    /// Which.
    pub game: GameRef,
    /// What moved them, or what was taken back that had.
    pub cause: Cause,
    /// By how much, `A` first.
    pub moved: [Points; 2],
    /// Whether a play counts otherwise than was entered; else penalties and credits moved.
    pub play: bool,
    /// The entry that brought the result that moves, where the game has another one by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beneath: Option<Seq>,
    /// What each side gets by it now, `A` first.
    pub sides: [SideResult; 2],
}

/// A game was decided without the board, or against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameAwarded {
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
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
    /// Whether it takes the place of a result that was entered wrongly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrects: bool,
    /// Why.
    pub reason: String,
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
    /// Who went out, where that was said and the points do not tell it: the regulation refers to other rules for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<Side>,
    /// The highest single plays, `A` first, where they were entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<[Points; 2]>,
    /// Whether the final sums were entered as they stand on the sheets, with what the end and overtime add or take.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub final_sums: bool,
}

/// A result was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ResultCorrected {
    /// Which.
    pub game: GameRef,
    /// What each side gets, `A` first.
    pub sides: [SideResult; 2],
    /// Whether the players had been told something else than the award that was entered, or nothing yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misentered: bool,
    /// Whether it stays the award that was announced, with other points that this award gives.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awarded: bool,
    /// Why.
    pub reason: String,
}

/// Something moved in the standings, the game did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SpreadAdjusted {
    /// What it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
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
