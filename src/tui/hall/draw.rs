//! Drawing the hall: the tables as cells, or the page that is open.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::keymap::{Action, Mode};
use crate::tui::offers::paint;
use crate::tui::pen::Pen;
use crate::tui::render_ctx::{Hit, Hits, RenderCtx};
use crate::tui::text;
use crate::tui::verdict;

use super::state::Hall;
use super::{clocks, duplicate, latest, painter, results, round, standings, start, table, title};

/// The least sizes of a cell, the largest first; the largest at which all tables fit is taken.
const SIZES: [(u16, u16); 4] = [(38, 6), (26, 5), (19, 5), (19, 4)];

/// Draws the hall, or the table or the list that is open.
pub(in crate::tui) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    hall: &mut Hall,
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
            paint::over(buffer, area, look, open);
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
        title::draw(buffer, head, look, "", &hall.untold);
        round::draw(buffer, area, look, page, open, hits);
        return;
    }
    let used = round::countdown(buffer, area, look);
    area = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    if look.snapshot.tables.is_empty() || look.snapshot.bar.round.0 == 0 {
        title::draw(buffer, head, look, "", &hall.untold);
        title::empty(buffer, area, look);
        return;
    }
    let (used, page) = cells(buffer, area, look, hall, hits);
    title::draw(buffer, head, look, &page, &hall.untold);
    latest::draw(buffer, Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area }, look);
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
    hall: &mut Hall,
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
    let painter = painter::Painter::new(look);
    for (number, row) in tables.iter().skip(first).take(columns * rows).enumerate() {
        let place = Rect {
            x: area.x + (number % columns) as u16 * wide,
            y: area.y + (number / columns) as u16 * high,
            width: wide,
            height: high,
        };
        painter.cell(buffer, place, row, hall.selected == Some(row.table));
        hits.push((place, Hit::Table(row.table)));
    }
    let page = (tables.len() > columns * rows).then(|| {
        let to = (first + columns * rows).min(tables.len());
        let told = look.with(
            "hall-page",
            &[("from", (first + 1).into()), ("to", to.into()), ("count", tables.len().into())],
        );
        look.choices.keys.reworded(&told, &[(Mode::Hall, Action::PageDown)])
    });
    ((tables.len().div_ceil(columns.max(1)).min(rows) as u16) * high, page.unwrap_or_default())
}
