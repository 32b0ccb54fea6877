//! What a console says of itself and of who sits at it: signed heads, the officer, wrong PINs, its clock.

use crate::domain::{At, Millis, Role, Seq};
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, HeadSigned, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, SetupReason};

impl DecisionCtx<'_> {
    /// Whether the head of the journal may be signed up to an entry. Whether it is that head nothing here knows.
    ///
    /// # Errors
    /// Where there is no such entry yet, or whoever signs is no official.
    fn may_sign(&self, entry: Seq, signs: Role) -> Result<(), Refusal> {
        let last = self.state.entries;
        if matches!(signs, Role::Players | Role::Clock) {
            return Err(Refusal::own(SetupReason::OfficialsSign { role: signs }));
        }
        if entry == Seq(0) || entry > last {
            return Err(Refusal::own(SetupReason::NothingToSign { entry, last }));
        }
        Ok(())
    }
}

/// What is signed already is not signed again, and neither is what only signatures have been added to: two consoles of
/// one user would go on for ever.
pub(super) fn sign(ctx: &DecisionCtx<'_>, signed: &HeadSigned) -> Decision {
    ctx.may_sign(signed.entry, signed.role)?;
    let state = ctx.state;
    if state.is_signed_by(&signed.key) || state.signed.get(&signed.key).is_some_and(|it| *it >= signed.entry)
    {
        return Ok(Vec::new());
    }
    ctx.one(Event::Setup(SetupEvent::HeadSigned(signed.clone())))
}

pub(super) fn note_system_clock(ctx: &DecisionCtx<'_>, ahead: Millis, since: Option<At>) -> Decision {
    ctx.one(Event::Setup(SetupEvent::SystemClockNoted { ahead, since }))
}

pub(super) fn sit_down(ctx: &DecisionCtx<'_>, before: Option<Role>) -> Decision {
    ctx.one(Event::Setup(SetupEvent::OfficerChanged { before }))
}

pub(super) fn note_wrong_pins(ctx: &DecisionCtx<'_>, office: Role, tries: u32) -> Decision {
    ctx.one(Event::Setup(SetupEvent::WrongPinsNoted { office, tries }))
}
