//! What must agree in `[penalty]` and `[penalty.crosses]`.

use crate::rules::{Cited, PenaltyKind};

use super::diagnostics::Diagnostics;
use super::reader::Reader;

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    kind: Option<&Cited<PenaltyKind>>,
) {
    diagnostics.across.crosses = Some(chapter.has("crosses"));
    diagnostics.across.price = kind.map(|leaf| leaf.value);
}

/// Crosses have a rule, and nothing is not given away free.
pub(in crate::rules) fn kind_agrees(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    kind: Option<&Cited<PenaltyKind>>,
    free: Option<&Cited<u16>>,
) {
    let Some(kind) = kind.map(|leaf| leaf.value) else { return };
    if kind == PenaltyKind::None && free.is_some_and(|free| free.value > 0) {
        let help = "set free to 0, or say what the others cost";
        diagnostics.contradiction("penalty.free", "gives units free that cost nothing anyway", help);
    }
    if kind == PenaltyKind::Cross && !chapter.has("crosses") {
        let help = "add [penalty.crosses] with threshold and each_further";
        diagnostics.lacks("penalty.kind", "gives crosses, but nothing says what they lead to", help);
    }
}
