//! A duplicate game: its board, the name of its end, who mends its announced results and until when.

use crate::domain::At;
use crate::rules::FixUntil;
use crate::tournament::desk::Desk;
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason, Subject};
use crate::tournament::state::DuplicateGame;

use super::DecisionCtx;

impl DecisionCtx<'_> {
    /// The board of a game after so many draws.
    pub(in crate::tournament) fn desk(&self, game: &DuplicateGame, draws: u16) -> Result<Desk, Refusal> {
        let why = || Refusal::own(DuplicateReason::NotPlayed);
        Desk::at(self.law, game, usize::from(draws)).ok_or_else(why)
    }

    /// What the ruleset calls an end.
    pub(in crate::tournament) fn end_name(&self, end: &str) -> String {
        let ends = &self.law.ruleset.ends;
        ends.iter().find(|it| it.value.id == end).map_or_else(|| end.to_owned(), |it| it.value.name.clone())
    }
}

impl DecisionCtx<'_> {
    /// Whether results of duplicate games that were announced are mended by whoever acts, for an arbiter's error.
    ///
    /// # Errors
    /// Where the regulation mends none, or for another office.
    pub(in crate::tournament) fn may_mend_results(&self) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let Some(rule) = &rules.late_fix else {
            return Err(Refusal::by(SlipReason::NoLateFix, &rules.verdict.finality.cite));
        };
        self.given_to(&[rule.agrees.value], Subject::LateFix, &rule.agrees.cite)
    }

    /// Whether what was entered of a duplicate game may still be put right.
    ///
    /// # Errors
    /// Where its results stand by now.
    pub(in crate::tournament) fn in_time_to_mend(&self, game: &DuplicateGame) -> Result<(), Refusal> {
        if game.stands_from.is_none_or(|end| self.now < end) {
            return Ok(());
        }
        let day = game.announced_at.map(|at| self.state.zone().day(at).to_string());
        let cite =
            self.law.ruleset.late_fix.as_ref().map_or_else(|| self.silent(), |rule| rule.until.cite.clone());
        Err(Refusal::by(DuplicateReason::ResultsStand { day }, &cite))
    }

    /// From when on results that are announced now stand, where the regulation mends them on the same day only.
    pub(in crate::tournament) fn results_stand_from(&self) -> Option<At> {
        let rule = self.law.ruleset.late_fix.as_ref()?;
        match rule.until.value {
            FixUntil::SameDay => Some(self.state.zone().end_of_day(self.now)),
            FixUntil::EndOfEvent => None,
        }
    }
}
