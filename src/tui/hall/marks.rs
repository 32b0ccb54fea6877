//! Signs and words that the hall's pages share: what a clock does, its face and what is known of it, what has been
//! counted.

use crate::clock::{NoLink, Run};
use crate::domain::{Millis, Side};
use crate::locale::{Locale, Value, capitals};
use crate::report;
use crate::rules::CountsByName;
use crate::station::{ClockView, KeyPlace};
use crate::tournament::Counters;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::{air, text};

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

/// The most lines of what is known of the clock.
const CLOCK_LINES: usize = 2;

/// What is known of the clock on as many lines as it needs; the paragraph where there is room beside a single one.
pub(super) fn clock_rows(look: &RenderCtx<'_>, clock: &ClockView, columns: usize) -> (Vec<String>, String) {
    let (line, mut cite) = clock_line(look, clock);
    let rows = text::within(text::wrap(&line, columns.max(1)), CLOCK_LINES, columns);
    if rows.len() > 1 || text::width(&line) + text::width(&cite) + 2 > columns {
        cite.clear();
    }
    (rows, cite)
}

/// What is known of the clock, and the signals that it gives with their paragraph.
fn clock_line(look: &RenderCtx<'_>, clock: &ClockView) -> (String, String) {
    let heard = heard_words(look, clock);
    let (Some((at, cite)), ClockView::Heard { .. }) = (&look.snapshot.hall.signals, clock) else {
        return (heard, String::new());
    };
    let at: Vec<String> = at.iter().map(|at| (at.0 / 1000).to_string()).collect();
    let signals = look.with("clock-signals", &[("at", Value::Text(&at.join(", ")))]);
    (format!("{heard} · {signals}"), look.cite(cite))
}

fn heard_words(look: &RenderCtx<'_>, clock: &ClockView) -> String {
    let parts = match clock {
        ClockView::None => return look.say("clock-by-hand"),
        ClockView::NeverHeard { clock, kept, no_link, suspect } => {
            let id = match kept {
                KeyPlace::Here if suspect.is_some() => "clock-disbelieved",
                KeyPlace::Here => "clock-silent",
                KeyPlace::Elsewhere => "clock-elsewhere",
                KeyPlace::Nowhere => "clock-no-key",
            };
            let silent = look.with(id, &[("clock", clock.0.into())]);
            // That it was never heard is said already.
            let why = no_link.as_ref().filter(|why| **why != NoLink::NeverSeen);
            vec![silent, air::no_link(look, why)]
        }
        ClockView::Hearsay { clock, age, rssi, adapter, no_link, trouble, .. } => {
            let clock = ("clock", clock.0.into());
            let said = match age.map(Millis::tenths) {
                None => look.with("clock-hearsay-none", &[clock]),
                Some(age) => look.with("clock-hearsay", &[clock, ("age", (&age).into())]),
            };
            let trouble = trouble.iter().map(|why| air::clock_trouble(look, why)).collect();
            let strength = air::strength(look, *rssi, adapter.as_ref());
            vec![said, strength, air::no_link(look, no_link.as_ref()), trouble]
        }
        ClockView::Heard { clock, age, stale, battery, rssi, adapter, no_link, .. } => {
            let age = look.locale.decimal(&age.tenths());
            let id = if *stale { "clock-stale" } else { "clock-heard" };
            let battery = battery.map_or_else(|| "?".to_owned(), |battery| battery.to_string());
            let heard = look.with(
                id,
                &[("clock", clock.0.into()), ("age", (&age).into()), ("battery", (&battery).into())],
            );
            vec![heard, air::strength(look, *rssi, adapter.as_ref()), air::no_link(look, no_link.as_ref())]
        }
    };
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
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
