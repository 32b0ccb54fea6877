//! What nobody says of a duplicate game that is played from the console, because it follows from the slips.

use crate::domain::Round;
use crate::rules::{Cited, Facts, Offence};
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason};
use crate::tournament::state::SlipPhase;

use super::DecisionCtx;

impl DecisionCtx<'_> {
    /// Where the game of a round is played from the console, its results follow from its slips.
    ///
    /// # Errors
    /// Where it is such a one.
    pub(in crate::tournament) fn is_not_worked_out(&self, round: Round) -> Result<(), Refusal> {
        match (self.state.duplicates.get(&round), &self.law.ruleset.duplicate) {
            (Some(_), Some(rules)) => Err(Refusal::by(DuplicateReason::WorkedOut, &rules.list.cite)),
            _ => Ok(()),
        }
    }

    /// Where a game is played from the console, its final board is what lies there.
    ///
    /// # Errors
    /// Where other points are said, or the game is not over.
    pub(in crate::tournament) fn is_the_final_board(
        &self,
        round: Round,
        facts: &Facts,
    ) -> Result<(), Refusal> {
        let game = self.state.duplicates.get(&round);
        let (Some(game), Some(rules), Some(points)) = (game, &self.law.ruleset.duplicate, facts.get("board"))
        else {
            return Ok(());
        };
        let (board, cite) = (game.board_points(), &rules.list.cite);
        if game.over.is_none() {
            return Err(Refusal::by(DuplicateReason::NotOver, cite));
        }
        if *points == i64::from(board.0) {
            return Ok(());
        }
        Err(Refusal::by(DuplicateReason::OtherBoard { board }, cite))
    }

    /// What was decided on a claim and told stands until the results: errors are mended at the end.
    ///
    /// # Errors
    /// Where a claim of this game's was about the word, and its results are not announced.
    pub(in crate::tournament) fn no_verdict_on(&self, word: &str) -> Result<(), Refusal> {
        let announced = self.state.duplicate().is_some_and(|game| game.announced_at.is_some());
        let told = self.state.slips.iter().filter(|(_, slip)| {
            slip.round == self.state.round
                && matches!(slip.phase, SlipPhase::Announced { .. })
                && slip.verdicts.iter().any(|verdict| verdict.word == word)
        });
        match (told.last(), &self.law.ruleset.late_fix) {
            (Some((slip, _)), Some(rule)) if !announced => {
                Err(Refusal::by(SlipReason::GameNotOver { slip: *slip }, &rule.moves.cite))
            }
            _ => Ok(()),
        }
    }

    /// Where a game is played from the console, slips are annulled draw by draw, and not as claims.
    ///
    /// # Errors
    /// Where it is an offence for which a slip of the game is annulled.
    pub(in crate::tournament) fn is_not_annulled_by_draw(
        &self,
        offence: &Cited<Offence>,
    ) -> Result<(), Refusal> {
        match (self.state.duplicate(), &self.law.ruleset.duplicate) {
            (Some(_), Some(rules)) if rules.annuls.all().contains(&offence.value.id.as_str()) => {
                Err(Refusal::by(DuplicateReason::AnnulByDraw, &offence.cite))
            }
            _ => Ok(()),
        }
    }
}
