//! Drawing the hall: a line that says how the round stands, the tables as cells or the page that is open, and below
//! them what was decided last.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::results::sheets_out;
use super::state::HallScreen;
use super::{cells, clocks, duplicate, results, round, standings, start, table};
use crate::domain::{ClaimId, TableId};
use crate::rules::{Due, Phase};
use crate::station::Urgency;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::keys::TO_NEXT_ROUND;
use crate::tui::log::{self, Widths};
use crate::tui::offers::form;
use crate::tui::render_ctx::{ClickTarget, Hits, RenderCtx};
use crate::tui::text::{Pen, boxed};
use crate::tui::{text, verdict};

/// The least sizes of a cell, the largest first; the largest at which all tables fit is taken.
const SIZES: [(u16, u16); 4] = [(38, 6), (26, 5), (19, 5), (19, 4)];

/// Draws the hall, or the table or the list that is open.
pub(in crate::tui) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    hall: &mut HallScreen,
    hits: &mut Hits,
) {
    if hall.shows_verdict() {
        let claim = hall.verdict.as_ref().map(|verdict| verdict.claim);
        return verdict::claim::draw(buffer, area, look, claim.unwrap_or_default());
    }
    let open = hall.form.as_ref();
    if let Some(clocks) = &mut hall.clocks {
        clocks::draw(buffer, area, look, clocks, hits);
        return;
    }
    if let Some(page) = &mut hall.table {
        table::draw(buffer, area, look, page, open, hits);
        return;
    }
    if let Some(results) = &mut hall.results {
        results::draw(buffer, area, look, results, hits);
        return;
    }
    if let Some(duplicate) = &mut hall.duplicate {
        duplicate::draw(buffer, area, look, duplicate);
        return;
    }
    if let Some(standings) = &mut hall.standings {
        standings::draw(buffer, area, look, standings, hits);
        if let Some(open) = open {
            form::over(buffer, area, look, open);
        }
        return;
    }
    if let Some(start) = &hall.start {
        start::draw(buffer, area, look, start, &hall.untold);
        return;
    }
    let head = Rect { height: 1, ..area };
    let mut area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    for (line, style, cite) in round::strip(look) {
        if area.height < 8 {
            break;
        }
        // Where there is room, a line is told to its end.
        let most = 1 + usize::from(spare(look, area, hall.round.is_some()) / 2).min(2);
        let row = Rect { x: area.x + 1, width: area.width.saturating_sub(2), height: 1, ..area };
        let wide = usize::from(row.width);
        let mut lines = text::within(text::wrap(&line, wide), most, wide);
        let beside = text::beside(&mut lines, &cite, wide, most);
        for (at, part) in lines.iter().enumerate() {
            let row = Rect { y: area.y, ..row };
            if at == beside {
                Pen::new(buffer, row, look.theme).right(&cite);
            }
            text::put(buffer, row, (row.x, row.y), part, style);
            area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        }
    }
    if let Some(page) = &mut hall.round {
        draw_title(buffer, head, look, "", &hall.untold);
        round::draw(buffer, area, look, page, open, hits);
        return;
    }
    let used = round::countdown(buffer, area, look);
    area = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    if look.snapshot.tables.is_empty() || look.snapshot.bar.round.0 == 0 {
        draw_title(buffer, head, look, "", &hall.untold);
        empty(buffer, area, look);
        return;
    }
    let (used, page) = cells(buffer, area, look, hall, hits);
    draw_title(buffer, head, look, &page, &hall.untold);
    draw_latest(buffer, Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area }, look);
}

/// The rows that stay free below the lines under the title: those that the tables leave in their smallest cells; what
/// the countdown takes, and most of what the menu of the round has, is not.
fn spare(look: &RenderCtx<'_>, area: Rect, round: bool) -> u16 {
    let (wide, high) = SIZES[SIZES.len() - 1];
    let down = look.snapshot.tables.len().div_ceil(usize::from(area.width / wide).max(1));
    let tables = u16::try_from(down).unwrap_or(u16::MAX).saturating_mul(high);
    let used = match look.snapshot.hall.countdown {
        Some(_) => tables.saturating_add(16),
        None if round => 26,
        None => tables,
    };
    area.height.saturating_sub(used)
}

/// The tables as cells; the rows that they take, and which of them are in view where not all are.
fn cells(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    hall: &mut HallScreen,
    hits: &mut Hits,
) -> (u16, String) {
    let tables = &look.snapshot.tables;
    let grid = |(wide, high): (u16, u16)| (usize::from(area.width / wide), usize::from(area.height / high));
    let fits = |size: &&(u16, u16)| {
        let (columns, rows) = grid(**size);
        columns * rows >= tables.len()
    };
    let (least, high) = SIZES.iter().find(fits).copied().unwrap_or(SIZES[3]);
    let (columns, rows) = grid((least, high));
    // No column of the screen stays empty.
    let wide = area.width / (columns.max(1) as u16);
    hall.grid = (columns.max(1), rows.max(1));
    let at = tables.iter().position(|row| Some(row.table) == hall.selected).unwrap_or(0) / columns.max(1);
    let whole = tables.len().div_ceil(columns.max(1));
    hall.top = hall.top.min(at).max((at + 1).saturating_sub(rows)).min(whole.saturating_sub(rows));
    let first = hall.top * columns;
    let painter = cells::Painter::new(look);
    for (number, row) in tables.iter().skip(first).take(columns * rows).enumerate() {
        let place = Rect {
            x: area.x + (number % columns) as u16 * wide,
            y: area.y + (number / columns) as u16 * high,
            width: wide,
            height: high,
        };
        painter.cell(buffer, place, row, hall.selected == Some(row.table));
        hits.push((place, ClickTarget::Table(row.table)));
    }
    let page = (tables.len() > columns * rows).then(|| {
        let to = (first + columns * rows).min(tables.len());
        let told = look.with(
            "hall-page",
            &[("from", (first + 1).into()), ("to", to.into()), ("count", tables.len().into())],
        );
        look.choices.keys.reworded(&told, &[(KeyMode::Hall, Action::PageDown)])
    });
    ((tables.len().div_ceil(columns.max(1)).min(rows) as u16) * high, page.unwrap_or_default())
}

/// Draws it; `page`: which tables are in view, where not all are; `untold`: claims whose verdicts nobody has told.
pub(super) fn draw_title(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    page: &str,
    untold: &BTreeMap<TableId, ClaimId>,
) {
    let theme = look.theme;
    let reserved = if page.is_empty() { 1 } else { text::width(page) + 3 };
    let room = usize::from(area.width).saturating_sub(reserved);
    let (needs, needs_style) = if untold.is_empty() {
        needing(look)
    } else {
        let tables = untold.keys().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        (look.with("hall-untold", &[("tables", (&tables).into())]), theme.open())
    };
    let session = round::session(look);
    let beside = if needs.is_empty() { 0 } else { text::width(&needs) + 3 }
        + session.as_ref().map_or(0, |(session, ..)| text::width(session) + 3);
    let in_full = standing(look, false);
    let fits = 1 + text::width(&in_full) + beside <= room;
    let stands = if fits { in_full } else { standing(look, true) };
    let mut x = text::put(buffer, area, (area.x + 1, area.y), &stands, theme.strong());
    if !needs.is_empty() {
        x = text::put(buffer, area, (x, area.y), " · ", theme.quiet());
        x = text::put(buffer, area, (x, area.y), &needs, needs_style);
    }
    let left = |x: u16| room.saturating_sub(usize::from(x - area.x));
    if let Some((session, style, cite)) = session.filter(|(session, ..)| text::width(session) + 3 <= left(x))
    {
        x = text::put(buffer, area, (x + 3, area.y), &session, style);
        if text::width(&cite) + 2 <= left(x) {
            text::put(buffer, area, (x + 2, area.y), &cite, theme.quiet());
        }
    }
    if !page.is_empty() {
        let x = area.right().saturating_sub(text::width(page) as u16 + 1);
        text::put(buffer, area, (x, area.y), page, theme.key());
    }
}

/// How many games are played, and how many have their result; how many tables there are, where none has a game.
fn standing(look: &RenderCtx<'_>, brief: bool) -> String {
    let tables = &look.snapshot.tables;
    let games = tables.iter().filter(|row| row.players.is_some());
    let (mut count, mut playing, mut over) = (0_usize, 0_usize, 0_usize);
    for row in games {
        count += 1;
        playing += usize::from(row.game.phase == Phase::Playing);
        over += usize::from(row.game.result.is_some());
    }
    if count == 0 {
        return look.with("hall-title", &[("count", tables.len().into())]);
    }
    let values = [("playing", playing.into()), ("over", over.into()), ("games", count.into())];
    look.with(if brief { "hall-standing-brief" } else { "hall-standing" }, &values)
}

/// How many tables need somebody; nothing where what waits stands in the lines below.
fn needing(look: &RenderCtx<'_>) -> (String, Style) {
    let needing = look.snapshot.tables.iter().filter(|row| row.urgency <= Urgency::Suspect).count();
    let hall = &look.snapshot.hall;
    // While others play, whoever has ended still brings theirs.
    let playing = look.snapshot.tables.iter().any(|row| row.game.phase == Phase::Playing);
    let sheets = if playing { 0 } else { sheets_out(look.snapshot).count() };
    let waits = hall.waits.is_some() || hall.duties.iter().any(|duty| duty.due != Due::EndOfEvent);
    match needing {
        0 if sheets > 0 => (look.with("hall-sheets", &[("count", sheets.into())]), look.theme.open()),
        0 if waits => (String::new(), look.theme.plain()),
        0 => (look.say("hall-calm"), look.theme.good()),
        _ => (look.with("hall-needing", &[("count", needing.into())]), look.theme.open()),
    }
}

/// A hall in which no round was begun: what to do.
pub(super) fn empty(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
    let mut pen = Pen::new(buffer, Rect { x: area.x + 1, width: area.width - 2, ..area }, look.theme);
    pen.gap();
    pen.said(&look.say("hall-empty"), look.theme.strong(), "");
    // This is the hall already.
    pen.said(&look.keyed("hall-empty-here", &TO_NEXT_ROUND[1..]), look.theme.plain(), "");
}

/// What was decided last, below the tables, where there is room.
pub(super) fn draw_latest(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
    if area.height < 4 {
        return;
    }
    let lines = log::lines(look.snapshot, usize::from(area.height));
    if lines.is_empty() {
        return;
    }
    let inside = boxed(buffer, area, &look.say("hall-newest"), look.theme);
    let widths = Widths::of(usize::from(inside.width));
    let mut pen = Pen::new(buffer, inside, look.theme);
    for line in lines.into_iter().take(usize::from(inside.height)) {
        pen.line(&[(&line.told(&widths, look), look.theme.plain())]);
    }
}
