//! Chapter `[sheet]`: what players write down besides their moves, and where.

use serde::{Deserialize, Serialize};

use super::Cited;

table! {
    /// What a score sheet has besides moves, points and totals.
    pub struct ScoreSheet {
        /// Whether whoever starts has the left column on both sheets; `None` where each player has it on his own.
        pub starter_left: Option<Cited<bool>>,
        /// Whether a box for penalty crosses stands above each name; `None` where the regulation knows none.
        pub crosses: Option<Cited<bool>>,
        /// Where both note the letter that a blank stands for; `None` where no place for it is named.
        pub blank: Option<Cited<BlankField>>,
        /// What is noted when the game is over, in this order; `None` for the tiles left, the overtime where there is
        /// any, the penalties and the final score.
        pub ends: Option<Cited<Vec<SheetEnd>>>,
    }
}

/// Where the letter of a blank is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlankField {
    /// In a field on top of the score sheet.
    Sheet,
    /// On the card of the result.
    Card,
}

/// A line at the end of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetEnd {
    /// The points of all moves.
    Sum,
    /// Points for going out.
    GoingOut,
    /// Points for the tiles left.
    TilesLeft,
    /// Points for overtime.
    Overtime,
    /// Points that penalties took.
    Penalties,
    /// The final score.
    Final,
    /// What both scored together.
    Joint,
    /// The difference of the scores.
    Difference,
    /// The highest play of the game, and whose it was.
    BestMove,
}

impl SheetEnd {
    /// Whether it is noted once for the game, and not for each player.
    pub fn of_both(self) -> bool {
        matches!(self, Self::Joint | Self::Difference | Self::BestMove)
    }
}
