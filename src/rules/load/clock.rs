//! What must agree in `[clock]` and its `[[clock.grants]]`.

use crate::domain::Millis;
use crate::rules::{Cited, ClockGrant};

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::reader::Reader;
use super::refs::List;

/// What orders to clocks must agree with.
pub(in crate::rules) fn note(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    grants: Option<&Vec<Cited<ClockGrant>>>,
) {
    diagnostics.refs.powers = grants.map(|grants| grants.iter().map(|grant| grant.value.power).collect());
}

pub(in crate::rules) fn via_procedures(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    via: Option<&Vec<String>>,
) {
    for id in via.into_iter().flatten() {
        diagnostics.refers(List::Procedure, id, &item.at("via"));
    }
}

/// Notes the sanctions through which a power is used.
pub(in crate::rules) fn via_sanctions(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    via: Option<&Vec<String>>,
) {
    for id in via.into_iter().flatten() {
        diagnostics.refers(List::Sanction, id, &item.at("via_sanctions"));
    }
}

/// Reads a length of time that is not zero.
pub(in crate::rules) fn some_time(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Millis> {
    let length = Millis::read(item, diagnostics, key)?;
    if length.0 <= 0 {
        diagnostics.contradiction(&item.at(key), "must be longer than zero", super::time::SECONDS);
    }
    Some(length)
}
