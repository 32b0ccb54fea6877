//! What nobody says of a duplicate game that is played from the console, because it follows from the slips.

use crate::rules::{Cited, Offence};
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason};
use crate::tournament::state::{SlipPhase, SlipState};

use super::DecisionCtx;

impl DecisionCtx<'_> {
    /// A claimed word is decided on its claim, and what was decided there stands until the results: errors are mended
    /// at the end.
    ///
    /// # Errors
    /// Where a claim of this game's is about the word, decided or not, and its results are not announced.
    pub(in crate::tournament) fn no_claim_on(&self, word: &str) -> Result<(), Refusal> {
        if self.state.duplicate().is_some_and(|game| game.announced_at.is_some()) {
            return Ok(());
        }
        let about = |slip: &SlipState| {
            slip.round == self.state.round
                && !matches!(slip.phase, SlipPhase::Withdrawn { .. })
                && slip.words.iter().any(|it| it == word)
        };
        let claims = || self.state.slips.iter().filter(|(_, slip)| about(slip));
        if let Some((slip, claim)) = claims().find(|(_, claim)| claim.phase.is_undecided()) {
            let why = DuplicateReason::ClaimOpen { slip: *slip, table: claim.table };
            return Err(Refusal::by(why, &self.law.ruleset.challenge.opens.cite));
        }
        // Where no error is mended at the end, nothing keeps the arbiter from ruling now.
        match (claims().last(), &self.law.ruleset.late_fix) {
            (Some((slip, _)), Some(rule)) => {
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
