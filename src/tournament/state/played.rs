//! The result of a game.

use serde::Serialize;

use crate::domain::{At, Points, Seq, Side};
use crate::tournament::event::{ScoreParts, SideResult};

/// What a game led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// What each side gets.
    pub sides: [SideResult; 2],
    /// Where the points come from, where the game ended on the board.
    pub parts: Option<[ScoreParts; 2]>,
    /// The highest single plays, `A` first, where they were entered.
    pub best: Option<[Points; 2]>,
    /// Who went out, as far as it is known.
    pub out: Option<Side>,
    /// The id of the end or of the award.
    pub how: String,
    /// What penalties had taken and credits given when it was entered, `A` first: what comes later moves it.
    pub points: [Points; 2],
    /// Whether it was awarded.
    pub awarded: bool,
    /// Whether the sheets are handed in.
    pub handed_in: bool,
    /// When it was entered.
    pub entered_at: At,
    /// The entry of the journal that brought it.
    pub entry: Seq,
    /// What each had scored before it was corrected last.
    pub before: Option<[Points; 2]>,
}

/// The points that each side scored.
pub fn scored(sides: &[SideResult; 2]) -> [Points; 2] {
    [sides[0].scored, sides[1].scored]
}

impl Played {
    /// What a side has from the board, tiles left and overtime aside: the sum of its sheet, where it is known.
    pub(in crate::tournament) fn sheet(&self, side: Side) -> Points {
        let at = side.index();
        self.parts.map_or(self.sides[at].scored, |parts| parts[at].sheet)
    }
}
