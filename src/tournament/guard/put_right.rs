//! Verdicts that were entered otherwise than they were told, or at a wrong table: whether they may be put right or
//! struck, and by whom.

use crate::domain::{Citation, Points, Role, SlipId};
use crate::rules::Relook;
use crate::tournament::event::Cause;
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::{Caused, SlipState};

use super::DecisionCtx;
use super::taken::official_for;

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
    /// round, where nothing of it stands in a result or in the standings, so that only the record is put right. No
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
        self.by_the_office_of(slip, &cite)?;
        Ok((slip, cite))
    }

    /// Whoever acts decided the slip, or is above who did.
    fn by_the_office_of(&self, slip: &SlipState, cite: &Citation) -> Result<(), Refusal> {
        let office = slip.decided_by.as_ref().map_or(Role::Judge, |by| official_for(by.role));
        self.office_of(&[office], Subject::TakeBack, cite)
    }

    /// Whether something that followed from a slip stands in a result or in the standings.
    fn counts_in_results(&self, id: SlipId) -> bool {
        self.state.all_caused(&Cause::Slip(id)).into_iter().any(|it| match it {
            Caused::Penalty(it) => it.points != Points(0),
            Caused::Exclusion { .. }
            | Caused::Adjustment(_)
            | Caused::Rescore { .. }
            | Caused::Result { .. }
            | Caused::Further(_) => true,
            Caused::Order(_) | Caused::Allowance { .. } | Caused::Count { .. } | Caused::Duty(_) => false,
        })
    }
}
