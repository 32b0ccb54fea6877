//! The signs in the hall: what a clock does, its face, what has been counted.

use crate::clock::Run;
use crate::domain::{Millis, Side};
use crate::locale::{Locale, capitals};
use crate::report;
use crate::rules::CountsByName;
use crate::station::ClockView;
use crate::tournament::Counters;

use crate::tui::render_ctx::RenderCtx;

/// A clock that is heard no better than this, in dBm, is about to be lost.
pub(super) const WEAK: i16 = -88;

/// What must be left of a move for the clock's first signal, where it gives any.
pub(super) fn first_signal(look: &RenderCtx<'_>) -> Option<Millis> {
    look.snapshot.hall.signals.as_ref().and_then(|(at, _)| at.iter().copied().max())
}

/// The sign of what the clock does, before the side that it is about.
pub(super) fn run_sign(run: Run, side: Side) -> &'static str {
    match run {
        Run::Running(running) if running == side => "▶",
        Run::Running(_) => " ",
        Run::Challenge(_) => "‖",
        Run::Neutral => "◦",
        Run::Idle => "·",
        Run::Finished => "■",
    }
}

/// The face of a clock; the last digit of a time that was carried forward from an old reading is not known.
pub(super) fn face(left: Millis, unsure: bool) -> String {
    let mut face = left.face();
    if unsure {
        face.pop();
        face.push('?');
    }
    face
}

/// A time that nothing proves, as an unproven clock tells it.
pub(super) fn hearsay(left: Option<Millis>) -> String {
    left.map_or_else(|| "~—".to_owned(), |left| format!("~{}", left.face().trim_start()))
}

/// The side whose time is over.
pub(super) fn fallen(clock: &ClockView) -> &'static str {
    match clock {
        ClockView::Heard { left: [a, b], .. } if a.0 <= 0 && b.0 <= 0 => " A B",
        ClockView::Heard { left: [a, _], .. } if a.0 <= 0 => " A",
        ClockView::Heard { left: [_, b], .. } if b.0 <= 0 => " B",
        _ => "",
    }
}

pub(super) fn age_short(age: Millis) -> String {
    if age.0 < 60_000 { format!("{} s", age.0.max(0) / 1000) } else { age.age() }
}

/// What has been counted: `−5`, `+20` where points were given, `××`, `XXX` for a lost turn that is still owed, `W2` for
/// two warnings and the like, by the first letter of what the reader calls them.
pub(super) fn marks(locale: &Locale, counters: &Counters, counts: &CountsByName) -> String {
    let mut marks = String::new();
    let mut add = |piece: String| {
        if !marks.is_empty() {
            marks.push(' ');
        }
        marks.push_str(&piece);
    };
    if counters.points.0 != 0 {
        add(report::points(counters.points));
    }
    match counters.crosses {
        0 => {}
        few @ 1..=4 => add("×".repeat(usize::from(few))),
        many => add(format!("×{many}")),
    }
    match counters.turns_owed() {
        0 => {}
        1 => add("XXX".to_owned()),
        more => add(format!("{more}·XXX")),
    }
    for (counter, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let named = report::called(locale, counter);
        let letter =
            capitals(named.get(..named.chars().next().map_or(0, char::len_utf8)).unwrap_or_default());
        add(if *count == 1 { letter } else { format!("{letter}{count}") });
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Points;

    #[test]
    fn points_have_the_sign_with_which_they_count() {
        for (points, shown) in [(-5, "−5"), (20, "+20"), (0, "")] {
            let counters = Counters { points: Points(points), ..Counters::default() };
            assert_eq!(marks(Locale::english(), &counters, &CountsByName::default()), shown);
        }
    }
}
