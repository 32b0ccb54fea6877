//! Faults as the core might have them: what followed from something does not know it, and survives it.

use ephor::domain::{RunId, Seq};
use ephor::tournament::{Cause, ConductEvent, Event, PenaltyImposed, Record, Voided};

/// A cause that nothing has and nobody takes back.
fn nothing() -> Cause {
    Cause::Run(RunId(9_999))
}

fn conduct(record: &mut Record) -> Option<&mut ConductEvent> {
    if let Event::Conduct(event) = &mut record.event { Some(event) } else { None }
}

pub(super) fn a_count_survives(record: &mut Record) {
    if let Some(ConductEvent::Counted(it)) = conduct(record) {
        it.cause = nothing();
    }
}

pub(super) fn a_penalty_stays(record: &mut Record) {
    if let Some(ConductEvent::PenaltyImposed(it @ PenaltyImposed { turns_lost: 0, .. })) = conduct(record) {
        it.cause = nothing();
    }
}

pub(super) fn a_turn_is_still_owed(record: &mut Record) {
    if let Some(ConductEvent::PenaltyImposed(it @ PenaltyImposed { turns_lost: 1.., .. })) = conduct(record) {
        it.cause = nothing();
    }
}

pub(super) fn a_duty_is_not_lifted(record: &mut Record) {
    if let Some(ConductEvent::DutyArose(it)) = conduct(record) {
        it.cause = None;
    }
}

pub(super) fn an_exclusion_is_kept(record: &mut Record) {
    if let Some(ConductEvent::PlayerExcluded(it)) = conduct(record) {
        it.cause = None;
    }
}

pub(super) fn a_result_is_left(record: &mut Record) {
    if let Some(ConductEvent::Voided(Voided { cause: Cause::Award(act), .. })) = conduct(record) {
        act.entry = Seq(0);
    }
}
