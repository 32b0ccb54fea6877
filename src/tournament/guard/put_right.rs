//! Verdicts that were entered otherwise than they were told: whether they may be put right, and by whom.

use crate::domain::{Citation, Role, SlipId};
use crate::rules::Relook;
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::SlipState;

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
        let office = slip.decided_by.as_ref().map_or(Role::Judge, |by| official_for(by.role));
        self.office_of(&[office], Subject::TakeBack, &cite)?;
        Ok((slip, cite))
    }
}
