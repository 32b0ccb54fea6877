//! What must agree in `[time]`, `[time.overtime]` and `[time.move_cap]`.

use crate::domain::Millis;
use crate::rules::{Cited, OnZero, TimeMode};

use super::diagnostics::Diagnostics;
use super::reader::Reader;

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    table: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    mode: Option<&Cited<TimeMode>>,
    neutral: Option<&Cited<bool>>,
) {
    diagnostics.across.mode = mode.map(|leaf| leaf.value);
    diagnostics.across.neutral = neutral.map(|leaf| leaf.value);
    diagnostics.across.overtime = table.has("overtime");
}

/// A clock can only warn of the end of a budget that has begun; what it is set to lies in the range.
pub(in crate::rules) fn warnings_agree(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    warn_at: Option<&Cited<Vec<Millis>>>,
    budget: Option<&Cited<Millis>>,
    range: Option<&Option<Cited<(Millis, Millis)>>>,
) {
    let Some(budget) = budget.map(|leaf| leaf.value) else { return };
    if warn_at.is_some_and(|leaf| leaf.value.iter().any(|at| *at >= budget)) {
        let help = "write seconds that are left on the clock, fewer than the budget";
        diagnostics.contradiction("time.warn_at_s", "warns before the budget has begun", help);
    }
    if let Some(Some(range)) = range
        && !(range.value.0..=range.value.1).contains(&budget)
    {
        let help = "let budget_s lie in the range, or widen the range";
        diagnostics.contradiction("time.budget_range_s", "does not contain the usual budget", help);
    }
}

/// Play goes on at zero exactly where overtime has a price.
pub(in crate::rules) fn overtime_has_a_price(
    table: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    on_zero: Option<&Cited<OnZero>>,
) {
    let Some(plays_on) = on_zero.map(|leaf| leaf.value == OnZero::Overtime) else { return };
    match (plays_on, table.has("overtime")) {
        (false, true) => diagnostics.contradiction(
            "time.overtime",
            "has a price for overtime, but on_zero lets nobody play on",
            "set time.on_zero to \"overtime\", or take [time.overtime] out",
        ),
        (true, false) => diagnostics.lacks(
            "time.on_zero",
            "lets play go on at zero, but nothing says what overtime costs",
            "add [time.overtime], or set another on_zero",
        ),
        (true, true) | (false, false) => {}
    }
}

/// What to do about a length of time that is none.
pub(in crate::rules) const SECONDS: &str = "write the seconds that the regulation gives";

/// Whether one of several lengths of time is none.
pub(in crate::rules) fn any_is_nothing(lengths: &Cited<Vec<Millis>>) -> bool {
    lengths.value.iter().any(|length| length.0 <= 0)
}
