//! Score sheets: when those of a game may be handed in.

use crate::domain::{Citation, Round, TableId};
use crate::rules::{Phase, Signatures};
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{GeneralReason, Refusal, ResultReason, Subject};
use crate::tournament::state::Game;

use super::DecisionCtx;

/// Score sheets that may be handed in now.
pub(in crate::tournament) struct HandInGrant<'g> {
    /// The game.
    pub(in crate::tournament) game: GameRef,
    /// Whether both must have signed.
    pub(in crate::tournament) signed: bool,
    /// The paragraph.
    pub(in crate::tournament) cite: &'g Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the score sheets of a table may be handed in now; `round` where it is not the one being played.
    ///
    /// # Errors
    /// Where the game is not over, its sheets are in, or something waits for a decision.
    pub(in crate::tournament) fn may_hand_in(
        &self,
        table: TableId,
        round: Option<Round>,
    ) -> Result<HandInGrant<'a>, Refusal> {
        let signatures = &self.law.ruleset.results.signatures;
        let cite = &signatures.cite;
        let round = match round.filter(|round| *round != self.state.round) {
            Some(round) => self.sheets_out(GameRef { round, table }, cite)?.round,
            None => self.game_in(table, &[Phase::Over], Subject::HandIn, cite)?.round,
        };
        let game = GameRef { round, table };
        if self.state.from_slips(round) {
            return Err(Refusal::by(ResultReason::NoSheets { table, round }, cite));
        }
        self.nothing_open(game, cite)?;
        // Who was awarded a game without the board signs no sheet.
        let awarded = self.state.played(round, table).is_some_and(|played| played.awarded);
        Ok(HandInGrant { game, signed: signatures.value == Signatures::Both && !awarded, cite })
    }

    /// A game of an earlier round that has its result, and whose sheets are not handed in.
    fn sheets_out(&self, at: GameRef, cite: &Citation) -> Result<&'a Game, Refusal> {
        let GameRef { round, table } = at;
        let game = self.state.game_of(at);
        let game = game.ok_or_else(|| Refusal::by(ResultReason::NoGamePlayed { table, round }, cite))?;
        let now = match &game.result {
            Some(played) if played.awarded => {
                return Err(Refusal::by(ResultReason::NoSheets { table, round }, cite));
            }
            Some(played) if !played.handed_in => return Ok(game),
            Some(_) => Phase::HandedIn,
            None => Phase::Playing,
        };
        let wants = vec![Phase::Over];
        Err(Refusal::by(GeneralReason::NotInPhase { what: Subject::HandIn, table, now, wants }, cite))
    }
}
