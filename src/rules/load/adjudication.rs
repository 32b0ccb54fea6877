//! What must agree in `[adjudication]` and `[verdict]`.

use crate::rules::{Cited, Overrule, OverruleUntil, System};

use super::diagnostics::Diagnostics;
use super::reader::Reader;

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    systems: Option<&Vec<System>>,
) {
    diagnostics.across.list("adjudication.systems", systems.map(Vec::as_slice));
    let name = |system: &System| system.name.value.clone();
    diagnostics.across.systems = systems.map(|systems| systems.iter().map(name).collect());
}

pub(in crate::rules) fn overrule_agrees(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    overrule: Option<&Cited<Overrule>>,
    until: Option<&Option<Cited<OverruleUntil>>>,
) {
    if let (Some(overrule), Some(Some(_))) = (overrule, until)
        && overrule.value == Overrule::Nobody
    {
        let help = "take overrule_until out, or say in overrule who changes a verdict";
        diagnostics.contradiction("verdict.overrule_until", "ends what nobody may do", help);
    }
}
