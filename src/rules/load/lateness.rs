//! What must agree in `[start]`, `[late]` and `[session]`.

use crate::domain::Millis;
use crate::rules::{AbsentClock, Against, Cited, ClockPower, LateMeasure};

use super::diagnostics::Diagnostics;
use super::field::Table;
use super::reader::Reader;

/// What signals must agree with.
pub(in crate::rules) fn begins(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    together: Option<&Cited<bool>>,
) {
    diagnostics.across.together = together.map(|leaf| leaf.value);
}

/// Reads when the absent player's clock is started; its keys stand in the chapter itself.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(in crate::rules) fn absent_clock(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Option<AbsentClock>> {
    let there = ["clock_after_s", "clock_must", "clock_by"].map(|key| chapter.asks_for(key));
    if !there.contains(&true) {
        return Some(None);
    }
    diagnostics.across.absent_clock = true;
    AbsentClock::read_keys(chapter, diagnostics).map(Some)
}

pub(in crate::rules) fn awards_are_there(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    award: Option<&Cited<String>>,
    both: Option<&Option<Cited<String>>>,
) {
    if let Some(award) = award {
        diagnostics.awards(&award.value, &[Against::One], "late.award");
    }
    if let Some(Some(award)) = both {
        diagnostics.awards(&award.value, &[Against::Both], "late.award_both");
    }
}

pub(in crate::rules) fn measure_agrees(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    clock: Option<&Option<AbsentClock>>,
    measured: Option<&Cited<LateMeasure>>,
    forfeit_after: Option<&Cited<Millis>>,
) {
    let measured = measured.map(|leaf| leaf.value);
    if let (Some(None), Some(true)) = (clock, measured.map(LateMeasure::needs_clock)) {
        let help = "add clock_after_s, clock_must and clock_by, or set measured to \"base\"";
        diagnostics.lacks("late.measured", "measures on a clock that nobody starts", help);
    }
    let Some(forfeit) = forfeit_after.map(|leaf| leaf.value) else { return };
    let by_clock = measured.map(|it| it == LateMeasure::Clock);
    if let (Some(Some(clock)), Some(false)) = (clock, by_clock)
        && clock.after.value > forfeit
    {
        let help = "start the clock earlier, or let the game be lost later";
        diagnostics.contradiction(
            "late.clock_after_s",
            "starts the clock of a player who has lost already",
            help,
        );
    }
}

/// A clock that the console starts is granted to it.
pub(super) fn granted(diagnostics: &mut Diagnostics<'_>) {
    let powers = diagnostics.refs.powers.as_ref();
    if diagnostics.across.absent_clock
        && powers.is_some_and(|powers| !powers.contains(&ClockPower::StartAbsent))
    {
        let help = "add a [[clock.grants]] with power = \"start_absent\", or take clock_after_s out";
        diagnostics.lacks("late.clock_after_s", "starts a clock, but clock.grants lets nobody do it", help);
    }
}

pub(in crate::rules) fn session_agrees(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    award: Option<&Option<Cited<String>>>,
) {
    if chapter.has("playoff_rounds") && !chapter.has("base_s") {
        let help = "add base_s, or take playoff_rounds out";
        diagnostics.lacks("session", "has a playoff, but no time after which it begins", help);
    }
    if let Some(Some(award)) = award {
        // Nobody is told which of the two it would go against.
        diagnostics.awards(&award.value, &[Against::Both, Against::None], "session.award");
    }
}
