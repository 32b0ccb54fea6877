//! Verdicts that were entered otherwise than they were told: whether they may be put right, and by whom.

use crate::domain::{Citation, Role, SlipId};
use crate::rules::Relook;
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::SlipState;

use super::DecisionCtx;

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
        let verdict = &self.law.ruleset.verdict;
        if verdict.relook.value == Relook::Never {
            return Err(Refusal::by(SlipReason::NeverLookedUpAgain { slip: id }, &verdict.relook.cite));
        }
        let until = verdict.overrule_until.as_ref().filter(|_| verdict.relook.value == Relook::UntilHandedIn);
        let slip = self.changeable(id, &cite, until)?;
        let by = slip.decided_by.as_ref().map_or(Role::Judge, |by| by.role);
        let office = if matches!(by, Role::Players | Role::Clock) { Role::Judge } else { by };
        self.office_of(&[office], Subject::TakeBack, &cite)?;
        Ok((slip, cite))
    }
}
