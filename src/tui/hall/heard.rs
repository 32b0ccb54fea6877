//! What is known of a table's clock in words: its number, how old its reading is, battery, signal, adapter, and what is
//! wrong with it.

use crate::clock::NoLink;
use crate::domain::Millis;
use crate::locale::Value;
use crate::station::{ClockView, KeyPlace};

use crate::tui::air;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;

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
    let heard = heard(look, clock);
    let (Some((at, cite)), ClockView::Heard { .. }) = (&look.snapshot.hall.signals, clock) else {
        return (heard, String::new());
    };
    let at: Vec<String> = at.iter().map(|at| (at.0 / 1000).to_string()).collect();
    let signals = look.with("clock-signals", &[("at", Value::Text(&at.join(", ")))]);
    (format!("{heard} · {signals}"), look.cite(cite))
}

fn heard(look: &RenderCtx<'_>, clock: &ClockView) -> String {
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
