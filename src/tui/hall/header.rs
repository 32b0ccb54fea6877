//! The head of an opened table: both players with times and marks, the clock, what the game waits for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::cells::Painter;
use super::marks::{clock_rows, face, first_signal, hearsay, marks, run_sign};
use crate::clock::Run;
use crate::domain::Side;
use crate::report::{self, PlayerNames};
use crate::rules::Unit;
use crate::station::{ClockView, TableDetail, TableRow, Urgency};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::URGENT;
use crate::tui::verdict::by_hand;
use crate::tui::{air, text};

/// The rows that the head takes, with its frame.
pub(super) fn height(look: &RenderCtx<'_>, detail: &TableDetail, width: u16) -> u16 {
    let row = &detail.row;
    let clock = clock(look, row, usize::from(width.saturating_sub(4))).0.len() as u16;
    let suspect = row.clock.suspect().is_some();
    4 - u16::from(row.alone())
        + clock
        + u16::from(suspect)
        + u16::from(row.clock.is_faulty())
        + u16::from(needs(row))
        + standing(look, row, usize::from(width.saturating_sub(4))).0.len() as u16
        + shown_orders(detail) as u16
}

/// What is said of the clock; nothing where none can stand there.
fn clock(look: &RenderCtx<'_>, row: &TableRow, columns: usize) -> (Vec<String>, String) {
    let none = look.snapshot.hall.without_clocks && row.clock == ClockView::None;
    if none { (Vec::new(), String::new()) } else { clock_rows(look, &row.clock, columns) }
}

/// Whether a line says what the table needs.
fn needs(row: &TableRow) -> bool {
    row.slip.is_some()
        || !matches!(row.urgency, Urgency::Calm | Urgency::Claim | Urgency::Deadline | Urgency::Stale)
}

/// So many orders that are not done are told in the head; the others wait behind them.
fn shown_orders(detail: &TableDetail) -> usize {
    detail.orders.len().min(2)
}

/// Orders on their way to the clock, and those that a person must say, each with how far it got.
fn orders(pen: &mut Pen<'_>, look: &RenderCtx<'_>, detail: &TableDetail) {
    for order in detail.orders.iter().take(shown_orders(detail)) {
        let what = report::wish(look.locale, &order.wish, &order.player);
        let state = air::delivery(look, order);
        let (sign, style) =
            if by_hand(order) { (URGENT, look.theme.open()) } else { ("…", look.theme.plain()) };
        let line = text::cut(&format!("{sign} {what} — {state}"), usize::from(pen.area.width));
        pen.line(&[(&line, style)]);
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, detail: &TableDetail) {
    let theme = look.theme;
    let row = &detail.row;
    let title = look.with("table-title", &[("table", row.table.0.into())]);
    let phase = report::standing(look.locale, row.game.phase);
    let inside = boxed(buffer, area, &format!("{title} · {phase}"), theme);
    let (urgency, style) = Painter::new(look).urgency(row);
    let mut pen = Pen::new(buffer, inside, theme);
    // Who plays alone has nobody beside.
    for side in Side::BOTH.into_iter().take(if row.alone() { 1 } else { 2 }) {
        player(&mut pen, look, row, side);
    }
    let (clock, cite) = clock(look, row, usize::from(pen.area.width));
    pen.right(&cite);
    let weight = if row.urgency == Urgency::Stale { theme.open() } else { theme.plain() };
    for line in &clock {
        pen.line(&[(line, weight)]);
    }
    if row.clock.is_faulty() {
        pen.line(&[(&look.say("clock-faulty"), theme.bad())]);
    }
    if let Some(why) = row.clock.suspect() {
        pen.line(&[(&air::suspect(look, why), theme.bad())]);
    }
    game(&mut pen, look, row);
    orders(&mut pen, look, detail);
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

/// The columns that what has been counted gets beside a long name.
const BESIDE: usize = 28;

/// A player: name, time, what has been counted, since when he is missed.
fn player(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &TableRow, side: Side) {
    let theme = look.theme;
    let name = row.players.as_ref().map_or("", |players| players[side.index()].as_str());
    let (sign, time) = match &row.clock {
        ClockView::Heard { run, left, stale, extrapolated, .. } => {
            let time = left[side.index()];
            let soon = *run == Run::Running(side) && first_signal(look).is_some_and(|at| time <= at);
            let sign = if soon { URGENT } else { "" };
            (run_sign(*run, side), format!("{} {sign}", face(time, *stale && *extrapolated)))
        }
        ClockView::Hearsay { left, running, .. } => {
            let sign = if *running == Some(side) { run_sign(Run::Running(side), side) } else { " " };
            (sign, format!("{} ", hearsay(left[side.index()])))
        }
        ClockView::None | ClockView::NeverHeard { .. } => (" ", "  —".to_owned()),
    };
    let counters = &row.counters[side.index()];
    let mut told: Vec<String> = Vec::new();
    if counters.turns_owed() > 0 {
        told.push(look.with("table-owed", &[("count", counters.turns_owed().into())]));
    }
    for (counter, count) in &row.game.counts[side.index()] {
        told.push(report::counted(look.locale, counter, i64::from(*count)));
    }
    let absent = row.game.absent[side.index()];
    let counted = look.snapshot.hall.counted;
    if counters.unjustified > 0 || (counted.is_some() && told.is_empty() && absent.is_none()) {
        let (id, brief) = match counted {
            Some(Unit::Word) => ("table-counted-words", "table-counted-words-brief"),
            Some(Unit::Challenge) | None => ("table-counted", "table-counted-brief"),
        };
        // Beside much else in few words, where there is no room for more.
        let in_full = look.with(id, &[("count", counters.unjustified.into())]);
        let room = usize::from(pen.area.width).saturating_sub(64);
        let taken = told.iter().map(|it| text::width(it) + 2).sum::<usize>();
        let id = if told.is_empty() || taken + text::width(&in_full) <= room { id } else { brief };
        told.push(look.with(id, &[("count", counters.unjustified.into())]));
    }
    let marks = marks(look.locale, counters, &row.game.counts[side.index()]);
    let wide = text::width(&marks).max(12);
    let names =
        row.players.as_ref().map_or(0, |both| both.iter().map(|name| text::width(name)).max().unwrap_or(0));
    // What is left beside times, marks and a few words of what has been counted.
    let wide_name = names.clamp(12, usize::from(pen.area.width).saturating_sub(15 + wide + BESIDE).max(18));
    let missed = absent.map(|since| {
        let at = look.time(since);
        let since = at.get(..5).unwrap_or(&at).to_owned();
        look.with("table-absent", &[("sign", URGENT.into()), ("at", (&since).into())])
    });
    pen.line(&[
        (
            &format!(
                "{side}  {} ",
                text::pad(&text::name(name, look.snapshot.bar.names, wide_name), wide_name)
            ),
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

/// How the game stands: result, playoff, what it waits for; on a line, or on a line each where one has no room.
fn standing(look: &RenderCtx<'_>, row: &TableRow, columns: usize) -> (Vec<Vec<(String, Style)>>, String) {
    let theme = look.theme;
    let game = &row.game;
    let names = PlayerNames(row.players.as_ref());
    let mut pieces: Vec<(String, Style)> = Vec::new();
    if let Some(result) = game.result {
        // The sums come before names in full, whatever else the line says.
        let alone = game.deadlines.is_empty() && game.circled.is_none();
        let said = look.naming(row.players.as_ref(), columns / if alone { 1 } else { 2 }, |names| {
            let score = report::score(result, names);
            look.with("table-result", &[("score", (&score).into())])
        });
        pieces.push((said, theme.strong()));
    }
    if let Some((number, last)) = game.circled {
        let values = [("number", number.into()), ("last", last.into())];
        pieces.push((look.with("table-circled", &values), theme.strong()));
    }
    for deadline in &game.deadlines {
        let left = deadline.at.since(look.snapshot.now);
        let text = report::deadline(look.locale, deadline.kind, left, names);
        let reached = left.0 <= 0;
        let text = if reached { format!("{URGENT} {text}") } else { text };
        pieces.push((text, if reached { theme.open() } else { theme.plain() }));
    }
    let cite = game.deadlines.first().map(|it| look.cite(&it.cite)).unwrap_or_default();
    let used: usize = pieces.iter().map(|(piece, _)| text::width(piece) + 3).sum();
    if used > columns + 3 {
        return (pieces.into_iter().map(|it| vec![it]).collect(), cite);
    }
    let mut line = Vec::new();
    for piece in pieces {
        if !line.is_empty() {
            line.push((" · ".to_owned(), theme.quiet()));
        }
        line.push(piece);
    }
    (if line.is_empty() { Vec::new() } else { vec![line] }, cite)
}

fn game(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &TableRow) {
    let columns = usize::from(pen.area.width);
    let (lines, cite) = standing(look, row, columns);
    for (at, line) in lines.iter().enumerate() {
        let line: Vec<(&str, Style)> = line.iter().map(|(piece, style)| (piece.as_str(), *style)).collect();
        let used: usize = line.iter().map(|(piece, _)| text::width(piece)).sum();
        if at == 0 && used + text::width(&cite) + 2 <= columns {
            pen.right(&cite);
        }
        pen.line(&line);
    }
}
