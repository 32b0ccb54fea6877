//! The result of a game.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::State;
use crate::domain::{At, Points, Seq, Side};
use crate::rules::GameResult;
use crate::tournament::event::{Cause, GameRef, ScoreParts, SideResult};

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
}

/// A result that a game was given. They lie one upon the other, and the top one that stands is what the game led to:
/// nothing is put back where one falls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultLayer {
    /// The entry of the journal that brought it.
    pub entry: Seq,
    /// What it falls with: the award that it is, or what took a result out. What was entered falls with nothing.
    pub cause: Option<Cause>,
    /// What the game led to; `None` where its result was taken out, and it goes on.
    pub played: Option<Arc<Played>>,
}

/// What a game came to, as everybody is told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoreline {
    /// The points that each side scored.
    pub scored: [Points; 2],
    /// Who won, where the points alone tell it otherwise: whoever loses on time may keep the higher score.
    pub winner: Option<Side>,
}

impl Scoreline {
    /// Of what each side gets.
    pub fn of(sides: &[SideResult; 2]) -> Self {
        let has_won = |side: &Side| sides[side.index()].result == GameResult::Win;
        let is_ahead = |side: Side| sides[side.index()].scored > sides[side.other().index()].scored;
        let winner = Side::BOTH.into_iter().find(has_won).filter(|side| !is_ahead(*side));
        Self { scored: scored(sides), winner }
    }

    /// Who won, behind the points: ` (1 : 0)`; nothing where they tell it themselves.
    pub fn won(&self) -> &'static str {
        match self.winner {
            Some(Side::A) => " (1 : 0)",
            Some(Side::B) => " (0 : 1)",
            None => "",
        }
    }
}

impl From<[Points; 2]> for Scoreline {
    fn from(scored: [Points; 2]) -> Self {
        Self { scored, winner: None }
    }
}

impl fmt::Display for Scoreline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.scored;
        write!(f, "{a} : {b}{}", self.won())
    }
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

impl State {
    /// The layers of a game's results that stand, the top one first.
    pub(super) fn standing_results(&self, game: GameRef) -> impl Iterator<Item = &ResultLayer> {
        let falls = |layer: &ResultLayer, cause: &Cause| self.was_voided(cause, layer.entry);
        let all = self.game_of(game).into_iter().flat_map(|game| game.results.iter().rev());
        all.filter(move |it| it.cause.as_ref().is_none_or(|cause| !falls(it, cause)))
    }

    /// The top layer of a game's results that stands.
    pub(in crate::tournament) fn top_result(&self, game: GameRef) -> Option<Arc<Played>> {
        self.standing_results(game).next()?.played.clone()
    }

    /// The result that a game has.
    pub(in crate::tournament) fn result_of(&self, game: GameRef) -> Option<Arc<Played>> {
        self.game_of(game)?.result.clone()
    }

    /// The last result of a game that was played and stands, whether or not another one counts in its place.
    pub(in crate::tournament) fn played_result(&self, game: GameRef) -> Option<Arc<Played>> {
        let mut all = self.standing_results(game).filter_map(|layer| layer.played.as_ref());
        all.find(|played| !played.awarded).cloned()
    }

    /// What a game had led to before it got the result that it has.
    pub fn result_before(&self, game: GameRef) -> Option<&Played> {
        self.standing_results(game).nth(1)?.played.as_deref()
    }

    /// What a game leads to once these causes count no more.
    pub(in crate::tournament) fn result_without(&self, game: GameRef, causes: &[Cause]) -> Option<&Played> {
        let stays = |it: &&ResultLayer| it.cause.as_ref().is_none_or(|cause| !causes.contains(cause));
        self.standing_results(game).find(stays)?.played.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::{Draw, Loss, Win};

    #[test]
    fn who_won_is_said_where_the_points_tell_it_otherwise() {
        let told = |a: (GameResult, i32), b: (GameResult, i32)| {
            let side = |(result, scored): (GameResult, i32)| SideResult {
                result,
                halves: 0,
                scored: Points(scored),
                spread: Points(0),
            };
            Scoreline::of(&[side(a), side(b)]).to_string()
        };
        assert_eq!(told((Win, 412), (Loss, 388)), "412 : 388");
        assert_eq!(told((Draw, 400), (Draw, 400)), "400 : 400");
        assert_eq!(told((Loss, 300), (Win, 280)), "300 : 280 (0 : 1)", "on time");
        assert_eq!(told((Win, 280), (Loss, 280)), "280 : 280 (1 : 0)");
        assert_eq!(told((Loss, 0), (Loss, 0)), "0 : 0");
    }
}
