//! Commands about results: awarded, entered, corrected, handed in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::Officials;
use super::{CommandCard, Offices, card};
use crate::domain::{Millis, Points, Round, Side, TableId};
use crate::rules::Facts;
use crate::tournament::doubt::Sure;
use crate::tournament::parts::GameRef;

/// Say how a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ResultCommand {
    /// Decide a game without the board, or against it.
    AwardGame(AwardGame),
    /// Enter how a game ended on the board.
    EnterResult(EnterResult),
    /// Correct a result.
    CorrectResult(CorrectResult),
    /// The score sheets are signed and handed in.
    HandIn {
        /// The table.
        table: TableId,
        /// Of which round; the one being played where it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// Whether both have signed.
        #[serde(default)]
        signed: bool,
        /// The doubts about this command to which the answer was: it is meant.
        #[serde(default, skip_serializing_if = "Sure::is_empty")]
        sure: Sure,
    },
}

impl ResultCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::AwardGame(it) => card(Officials, Offices::Award(&it.award)),
            Self::EnterResult(_) | Self::CorrectResult(_) | Self::HandIn { .. } => {
                card(Officials, Offices::Results)
            }
        }
    }
}

/// Decide a game without the board, or against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AwardGame {
    /// The table.
    pub table: TableId,
    /// The award's id.
    pub award: String,
    /// The round of the game, where it is an earlier one.
    #[serde(default)]
    pub round: Option<Round>,
    /// Who loses it, where it goes against one.
    #[serde(default)]
    pub against: Option<Side>,
    /// What is known.
    #[serde(default, deserialize_with = "crate::rules::answers")]
    pub facts: Facts,
    /// Whether it takes the place of a result that was entered wrongly, as far as that may be corrected.
    #[serde(default)]
    pub corrects: bool,
    /// Why.
    pub reason: String,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

impl AwardGame {
    /// An award at a table in the round being played, with nothing more said.
    pub fn of(table: TableId, award: String) -> Self {
        Self {
            table,
            award,
            round: None,
            against: None,
            facts: Facts::new(),
            corrects: false,
            reason: String::new(),
            sure: Sure::new(),
        }
    }
}

/// Enter how a game ended on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterResult {
    /// The table.
    pub table: TableId,
    /// The round of the game, where it is an earlier one whose result has not come: it was put off, or the round was
    /// over before its sheets were in.
    #[serde(default)]
    pub round: Option<Round>,
    /// The end's id.
    pub end: String,
    /// The sums on the sheets before what the end adds or takes, `A` first; penalties are in them.
    pub scores: [Points; 2],
    /// The values of the tiles left, `A` first.
    #[serde(default)]
    pub racks: [Points; 2],
    /// Overtime in milliseconds, `A` first.
    #[serde(default)]
    pub over: [Millis; 2],
    /// Who went out, where somebody did.
    #[serde(default)]
    pub out: Option<Side>,
    /// Whether the overtime arose only after the end, because the clock was not stopped, `A` first.
    #[serde(default)]
    pub after_end: [bool; 2],
    /// The highest single plays, `A` first, where the standings ask for them.
    #[serde(default)]
    pub best: Option<[Points; 2]>,
    /// Whether the sums are the final ones that stand on the sheets: what the end and overtime add or take is in them,
    /// and nothing is said of it.
    #[serde(default)]
    pub final_sums: bool,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

impl EnterResult {
    /// The final sums of the game at a table, as they stand on its sheets, `A` first.
    pub fn final_sums(table: TableId, end: String, scores: [Points; 2]) -> Self {
        Self {
            table,
            round: None,
            end,
            scores,
            racks: [Points(0); 2],
            over: [Millis(0); 2],
            out: None,
            after_end: [false; 2],
            best: None,
            final_sums: true,
            sure: Sure::new(),
        }
    }
}

/// Correct a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectResult {
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// The final scores, `A` first.
    pub scores: [Points; 2],
    /// Whether both players agree.
    #[serde(default)]
    pub agreed: bool,
    /// Whether the players were told something else than the award that was entered, or nothing yet: an award that was
    /// announced stands where the regulation says so.
    #[serde(default)]
    pub misentered: bool,
    /// Whether a game that was awarded was played after all: the award goes, with what it led to, as it does where the
    /// award was `misentered`. Else it stays, with points that it gives.
    #[serde(default)]
    pub played: bool,
    /// Why.
    pub reason: String,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

impl CorrectResult {
    /// Correcting the result of a game, with nothing said of it yet.
    pub fn of(GameRef { round, table }: GameRef) -> Self {
        Self {
            round,
            table,
            scores: [Points(0); 2],
            agreed: false,
            misentered: false,
            played: false,
            reason: String::new(),
            sure: Sure::new(),
        }
    }
}
