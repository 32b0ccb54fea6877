//! Verdicts that were entered otherwise than they were told, or at a wrong table: whether they may be put right or
//! struck, and by whom.

use crate::domain::{Citation, Points, Role, Side, SlipId};
use crate::rules::Relook;
use crate::tournament::event::{Cause, GameRef};
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason, Subject};
use crate::tournament::state::{Caused, DuplicateGame, EffectKind, SlipState};

use super::DecisionCtx;
use super::common::official_for;

impl<'a> DecisionCtx<'a> {
    /// Whether a decided slip may be decided anew, because its verdict was entered otherwise than it was told, or was
    /// marked as told by mistake: by the same office or a higher one. No regulation says anything of it.
    ///
    /// # Errors
    /// Where it is not decided, its game is over, no slips are looked up here, or it is another office's.
    pub(in crate::tournament) fn may_put_right(
        &self,
        id: SlipId,
    ) -> Result<(&'a SlipState, Citation), Refusal> {
        let cite = self.silent();
        let relook = &self.law.ruleset.verdict.relook;
        if relook.value == Relook::Never {
            return Err(Refusal::by(SlipReason::NeverLookedUpAgain { slip: id }, &relook.cite));
        }
        let slip = self.changeable(id, &cite, self.relook_until())?;
        self.by_the_office_of(slip, &cite)?;
        Ok((slip, cite))
    }

    /// Whether a decided slip may be struck, because nothing was challenged at its table: by the same office as
    /// decided it or a higher one. While its verdict may be changed that is always so; afterwards, until the next
    /// round, where no result and no standing would be another without it, so that only the record is put right. No
    /// regulation says anything of it.
    ///
    /// # Errors
    /// Where it is not decided, it is another office's, or its game is over and what followed counts in it.
    pub(in crate::tournament) fn may_strike_decided(
        &self,
        id: SlipId,
    ) -> Result<(&'a SlipState, Citation), Refusal> {
        let cite = self.silent();
        let slip = match self.changeable(id, &cite, None) {
            Ok(slip) => slip,
            Err(refusal) => {
                let here = |slip: &&SlipState| slip.round == self.state.round && !self.counts_in_results(id);
                self.decided(id, &cite).ok().filter(here).ok_or(refusal)?
            }
        };
        self.lies_nowhere(id, slip)?;
        self.counts_where_results_stand(slip)?;
        self.by_the_office_of(slip, &cite)?;
        Ok((slip, cite))
    }

    /// What was ruled on a claim holds for the slips of every duplicate game; where results stand by now it goes on
    /// doing so.
    fn counts_where_results_stand(&self, slip: &SlipState) -> Result<(), Refusal> {
        let has = |game: &DuplicateGame| {
            let slips = game.draws.iter().flat_map(|draw| draw.slips.values());
            let mut words = slips.flat_map(|it| &it.check.words);
            words.any(|it| slip.verdicts.iter().any(|verdict| verdict.word == it.word))
        };
        // What was ruled later did not reach them.
        let reached = |game: &DuplicateGame| {
            game.stands_from.is_some_and(|end| slip.decided_at.is_some_and(|decided| decided < end))
        };
        let games = self.state.duplicates.values().filter(|game| reached(game) && has(game));
        games.into_iter().try_for_each(|game| self.in_time_to_mend(game))
    }

    /// In a duplicate game, what was laid on a claim stays on the boards.
    fn lies_nowhere(&self, id: SlipId, slip: &SlipState) -> Result<(), Refusal> {
        let Some(game) = self.state.duplicates.get(&slip.round) else { return Ok(()) };
        let mut laid =
            game.draws.iter().zip(1..).filter_map(|(draw, number)| Some((number, draw.master.as_ref()?)));
        let Some((draw, master)) = laid.find(|(_, master)| master.claim == Some(id)) else { return Ok(()) };
        let word = master.play.word.clone();
        Err(Refusal::by(DuplicateReason::MasterAlready { draw, word }, &self.silent()))
    }

    /// Whoever acts decided the slip, or is above who did.
    fn by_the_office_of(&self, slip: &SlipState, cite: &Citation) -> Result<(), Refusal> {
        let office = slip.decided_by.as_ref().map_or(Role::Judge, |by| official_for(by.role));
        self.office_of(&[office], Subject::TakeBack, cite)
    }

    /// Whether something that followed from a slip stands in a result or in the standings: also by what it left for
    /// those after it, who would have had a free challenge more.
    fn counts_in_results(&self, id: SlipId) -> bool {
        self.state.all_caused(&Cause::Slip(id)).into_iter().any(|it| match it {
            Caused::Effect(effect) => match (&effect.kind, effect.game) {
                (EffectKind::Penalty(it), Some(seat)) => {
                    it.points != Points(0) || (it.unjustified > 0 && self.costs_more_after(id, seat))
                }
                (EffectKind::Penalty(_) | EffectKind::Credit(_) | EffectKind::Excluded(_), _) => true,
                (EffectKind::AllowanceRestored | EffectKind::TurnPassed | EffectKind::Counted(_), _) => false,
            },
            Caused::Adjustment(_) | Caused::Rescore { .. } | Caused::Result { .. } | Caused::Further(_) => {
                true
            }
            Caused::Order(_) | Caused::Duty(_) => false,
        })
    }

    /// Whether a later slip of the same player in the game costs points: who paid for this one has fewer free there.
    fn costs_more_after(&self, id: SlipId, seat: (GameRef, Side)) -> bool {
        let costs = |it: &Caused| {
            let Caused::Effect(effect) = it else { return false };
            let points = matches!(&effect.kind, EffectKind::Penalty(it) if it.points != Points(0));
            points && effect.game == Some(seat)
        };
        let mut later = self.state.slips.newest_at(&seat.0).take_while(|(newer, _)| *newer > id);
        later.any(|(_, slip)| slip.caused.iter().any(costs))
    }
}
