//! The head of an opened table: both players with times and marks, the clock, what the game waits for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::clock::Run;
use crate::domain::Side;
use crate::locale::Value;
use crate::report::{self, Names};
use crate::station::{ClockView, TableDetail, TableRow, Urgency};

use super::marks::{face, first_signal, marks, run_sign};
use super::painter::Painter;
use crate::tui::look::Look;
use crate::tui::pen::{Pen, boxed};
use crate::tui::text;
use crate::tui::theme::URGENT;

/// The rows that the head takes, with its frame.
pub(super) fn height(detail: &TableDetail) -> u16 {
    let row = &detail.row;
    let suspect = matches!(&row.clock, ClockView::Heard { suspect: Some(_), .. });
    5 + u16::from(suspect) + u16::from(needs(row)) + u16::from(stands(row))
}

/// Whether a line says what the table needs.
fn needs(row: &TableRow) -> bool {
    row.slip.is_some() || !matches!(row.urgency, Urgency::Calm | Urgency::Claim | Urgency::Deadline)
}

/// Whether a line says how the game stands: deadlines, playoff, result.
fn stands(row: &TableRow) -> bool {
    let game = &row.game;
    !game.deadlines.is_empty() || game.circled.is_some() || game.result.is_some()
}

/// Draws the head.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, detail: &TableDetail) {
    let theme = look.theme;
    let row = &detail.row;
    let title = look.with("table-title", &[("table", row.table.0.into())]);
    let phase = report::standing(look.locale, row.game.phase);
    let inside = boxed(buffer, area, &format!("{title} · {phase}"), theme);
    let (urgency, style) = Painter::new(look).urgency(row);
    let mut pen = Pen::new(buffer, inside, theme);
    for side in Side::BOTH {
        player(&mut pen, look, row, side);
    }
    let (clock, cite) = clock_line(look, &row.clock);
    if text::width(&clock) + text::width(&cite) + 2 <= usize::from(pen.area.width) {
        pen.right(&cite);
    }
    pen.line(&[(&clock, theme.plain())]);
    if let ClockView::Heard { suspect: Some(why), .. } = &row.clock {
        pen.line(&[(&look.with("clock-suspect", &[("why", why.into())]), theme.bad())]);
    }
    game(&mut pen, look, row);
    if let Some((slip, age)) = row.slip {
        let words = if row.words.is_empty() { look.say("slip-no-words") } else { row.words.join(" ") };
        let slip = i64::from(slip.0).into();
        let age = age.age();
        let values = [("slip", slip), ("words", (&words).into()), ("age", (&age).into())];
        pen.line(&[(&urgency, style), ("  ", style), (&look.with("table-slip", &values), theme.strong())]);
    } else if needs(row) {
        pen.line(&[(&urgency, style)]);
    }
}

/// A player: name, time, what has been counted, since when he is missed.
fn player(pen: &mut Pen<'_>, look: &Look<'_>, row: &TableRow, side: Side) {
    let theme = look.theme;
    let name = row.players.as_ref().map_or("", |players| players[side.index()].as_str());
    let (sign, time) = match &row.clock {
        ClockView::Heard { run, left, stale, extrapolated, .. } => {
            let time = left[side.index()];
            let soon = *run == Run::Running(side) && first_signal(look).is_some_and(|at| time <= at);
            let sign = if soon { URGENT } else { "" };
            (run_sign(*run, side), format!("{} {sign}", face(time, *stale && *extrapolated)))
        }
        _ => (" ", "  —".to_owned()),
    };
    let counters = &row.counters[side.index()];
    let mut told: Vec<String> = Vec::new();
    if counters.turns_owed() > 0 {
        told.push(look.with("table-owed", &[("count", counters.turns_owed().into())]));
    }
    for (counter, count) in &row.game.counts[side.index()] {
        let counter = counter.replace('_', " ");
        told.push(look.with("table-count", &[("counter", (&counter).into()), ("count", (*count).into())]));
    }
    let absent = row.game.absent[side.index()];
    if counters.unjustified > 0 || (told.is_empty() && absent.is_none()) {
        let id = if told.is_empty() { "table-counted" } else { "table-counted-brief" };
        told.push(look.with(id, &[("count", counters.unjustified.into())]));
    }
    let marks = marks(counters, &row.game.counts[side.index()]);
    let wide = text::width(&marks).max(12);
    let missed = absent.map(|since| {
        let at = look.time(since);
        let since = at.get(..5).unwrap_or(&at).to_owned();
        look.with("table-absent", &[("sign", URGENT.into()), ("at", (&since).into())])
    });
    pen.line(&[
        (
            &format!("{side}  {} ", text::pad(name, if pen.area.width < 100 { 18 } else { 22 })),
            theme.strong(),
        ),
        (sign, theme.strong()),
        (" ", theme.plain()),
        (&text::pad(&time, 8), theme.strong()),
        (missed.as_deref().unwrap_or_default(), theme.open()),
        (if missed.is_some() { "  " } else { "" }, theme.plain()),
        (&text::pad(&marks, wide), theme.open()),
        (" ", theme.plain()),
        (&told.join(", "), theme.quiet()),
    ]);
}

/// How the game stands: result, playoff, what it waits for.
fn game(pen: &mut Pen<'_>, look: &Look<'_>, row: &TableRow) {
    if !stands(row) {
        return;
    }
    let theme = look.theme;
    let game = &row.game;
    let names = Names(row.players.as_ref());
    let mut pieces: Vec<(String, _)> = Vec::new();
    if let Some([a, b]) = game.result {
        let score = format!("{} {a} : {b} {}", names.of(Side::A), names.of(Side::B));
        pieces.push((look.with("table-result", &[("score", (&score).into())]), theme.strong()));
    }
    if let Some((number, last)) = game.circled {
        let values = [("number", number.into()), ("last", last.into())];
        pieces.push((look.with("table-circled", &values), theme.strong()));
    }
    let mut cite = "";
    for deadline in &game.deadlines {
        let left = deadline.at.since(look.snapshot.now);
        let text = report::deadline(look.locale, deadline.kind, left, names);
        let reached = left.0 <= 0;
        let text = if reached { format!("{URGENT} {text}") } else { text };
        if cite.is_empty() {
            cite = deadline.cite.as_str();
        }
        pieces.push((text, if reached { theme.open() } else { theme.plain() }));
    }
    let mut line: Vec<(&str, _)> = Vec::new();
    for (at, (piece, style)) in pieces.iter().enumerate() {
        if at > 0 {
            line.push((" · ", theme.quiet()));
        }
        line.push((piece, *style));
    }
    let used: usize = line.iter().map(|(piece, _)| text::width(piece)).sum();
    if used + text::width(cite) + 2 <= usize::from(pen.area.width) {
        pen.right(cite);
    }
    pen.line(&line);
}

/// What is known of the clock, and the signals that it gives with their paragraph.
fn clock_line(look: &Look<'_>, clock: &ClockView) -> (String, String) {
    let heard = heard(look, clock);
    let (Some((at, cite)), ClockView::Heard { .. }) = (&look.snapshot.hall.signals, clock) else {
        return (heard, String::new());
    };
    let at: Vec<String> = at.iter().map(|at| (at.0 / 1000).to_string()).collect();
    let signals = look.with("clock-signals", &[("at", Value::Text(&at.join(", ")))]);
    (format!("{heard} · {signals}"), cite.to_string())
}

fn heard(look: &Look<'_>, clock: &ClockView) -> String {
    match clock {
        ClockView::None => look.say("clock-by-hand"),
        ClockView::NeverHeard { clock } => look.with("clock-silent", &[("clock", clock.0.into())]),
        ClockView::Heard { clock, age, stale, battery, .. } => {
            let age = age.tenths();
            let id = if *stale { "clock-stale" } else { "clock-heard" };
            let battery = battery.map_or_else(|| "?".to_owned(), |battery| battery.to_string());
            look.with(
                id,
                &[("clock", clock.0.into()), ("age", (&age).into()), ("battery", (&battery).into())],
            )
        }
    }
}
