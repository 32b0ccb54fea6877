//! The hall: every table, the most urgent first; one of them opened; the round as a whole.

mod cell;
pub(super) mod clocks;
pub(super) mod duplicate;
mod header;
mod heard;
mod latest;
mod marks;
mod opened;
mod painter;
pub(super) mod results;
pub(super) mod round;
mod running;
pub(super) mod standings;
pub(super) mod start;
pub(super) mod table;
mod times;
mod title;

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::domain::{At, ClaimId, Round, TableId};
use crate::station::{Snapshot, TableRow};

use super::act::{Act, Problem};
use super::keymap::{Action, Mode};
use super::offers::{Menu, OfferForm, paint};
use super::pen::Pen;
use super::render_ctx::{Hit, Hits, RenderCtx};
use super::text;
use super::ui::Ui;
use super::verdict;
use clocks::Clocks;
use duplicate::Duplicate;
pub(super) use opened::Mended;
use results::Results;
use standings::Standings;
use start::Start;

/// What is chosen in the hall.
#[derive(Default)]
pub(super) struct Hall {
    /// The chosen table; it stays chosen when the order changes.
    pub(super) selected: Option<TableId>,
    /// The table that is open.
    pub(super) table: Option<TableId>,
    /// The menu of what may be done at the table.
    pub(super) menu: Menu,
    /// Whether the list of what may be done about the round is open.
    pub(super) round: bool,
    pub(super) round_menu: Menu,
    /// The results of the round, while they are open.
    pub(super) results: Option<Results>,
    /// A result that is to be corrected, until its table is in view and somebody sits here who may.
    corrects: Option<results::Corrects>,
    /// The entry of the log that is to be mended at a table, or about the round, until what may be done is in view.
    pub(super) mends: Option<(Option<TableId>, Mended)>,
    /// The standings, while they are open.
    pub(super) standings: Option<Standings>,
    /// The duplicate game, while it is open.
    pub(super) duplicate: Option<Duplicate>,
    /// What was typed there and not given, while it is left.
    laid_down: Option<Duplicate>,
    /// The next round, while it is being started.
    pub(super) start: Option<Start>,
    /// Sums that wait for an answer, while the results are put away.
    waiting: Option<Results>,
    /// What was typed of the next round, while it is put away.
    kept: Option<Start>,
    /// The clocks by themselves, while they are open: over all tables or over one.
    pub(super) clocks: Option<Clocks>,
    /// The claim whose verdict fills the screen, and since when it does.
    pub(super) verdict: Option<(ClaimId, Option<At>)>,
    /// Claims whose verdicts were put away before the players were told, by their tables: there they come back.
    pub(super) untold: BTreeMap<TableId, ClaimId>,
    /// The round of the latest frame.
    round_seen: Round,
    /// Lines that the timeline is scrolled back from its end, once somebody scrolled.
    pub(super) back: Option<usize>,
    /// How far it is scrolled back, from the latest frame.
    drawn_back: usize,
    /// The first row of cells that is shown.
    top: usize,
    /// Cells in a row and rows in view, from the latest frame.
    grid: (usize, usize),
}

impl Hall {
    pub(super) fn sync(&mut self, snapshot: &Snapshot) {
        let there = |table: TableId| snapshot.tables.iter().any(|row| row.table == table);
        if self.selected.is_none_or(|table| !there(table)) {
            self.selected = snapshot.tables.first().map(|row| row.table);
        }
        if self.table.is_some_and(|table| !there(table)) {
            self.table = None;
        }
        if let Some((claim, seen @ None)) = &mut self.verdict
            && verdict::claim::is_there(snapshot, *claim)
        {
            *seen = Some(snapshot.now);
        }
        if self.round_seen != snapshot.bar.round {
            self.round_seen = snapshot.bar.round;
            self.untold.clear();
        }
        self.results.iter_mut().chain(&mut self.waiting).for_each(|results| results.sync(snapshot));
    }
}

/// A key in the hall.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    match action {
        Action::Round => {
            ui.hall.round = true;
            ui.hall.round_menu.clear();
            return Vec::new();
        }
        // Before any round there are no results; what can be done is to begin one.
        Action::Results if snapshot.bar.round.0 == 0 => {
            ui.hall.start_next(snapshot);
            let none = ui.locale.say("results-no-round");
            ui.problem = Some(Problem::plain(none, ui.locale.say("results-no-round-do")));
            return Vec::new();
        }
        Action::Results => {
            ui.hall.results = Some(Results::open(snapshot, ui.hall.waiting.take()));
            return Vec::new();
        }
        Action::Standings => {
            ui.hall.standings = Some(Standings::default());
            return Vec::new();
        }
        Action::Duplicate if snapshot.hall.leads_duplicate => {
            ui.hall.lead_duplicate();
            return Vec::new();
        }
        Action::Clocks => {
            ui.hall.clocks = Some(Clocks::open(None));
            return Vec::new();
        }
        _ => {}
    }
    let hall = &mut ui.hall;
    let last = snapshot.tables.len().saturating_sub(1);
    let at = snapshot.tables.iter().position(|row| Some(row.table) == hall.selected).unwrap_or(0);
    let (columns, rows) = (hall.grid.0.max(1), hall.grid.1.max(1));
    let to = match action {
        Action::Left => at.saturating_sub(1),
        Action::Right => at + 1,
        Action::Up => at.checked_sub(columns).unwrap_or(at),
        Action::Down if at + columns > last => at,
        Action::Down => at + columns,
        Action::PageUp => at.saturating_sub(columns * rows),
        Action::PageDown => at + columns * rows,
        Action::Enter => {
            if let Some(row) = snapshot.tables.get(at) {
                hall.open(row.table);
            }
            at
        }
        _ => at,
    };
    hall.selected = snapshot.tables.get(to.min(last)).map(|row| row.table);
    Vec::new()
}

/// The least sizes of a cell, the largest first; the largest at which all tables fit is taken.
const SIZES: [(u16, u16); 4] = [(38, 6), (26, 5), (19, 5), (19, 4)];

/// Draws the hall, or the table or the list that is open.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    (hall, open): (&mut Hall, Option<&OfferForm>),
    hits: &mut Hits,
) {
    if let Some(clocks) = &mut hall.clocks {
        clocks::draw(buffer, area, look, clocks, hits);
        return;
    }
    if hall.table.is_some() {
        table::draw(buffer, area, look, (hall, open), hits);
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
        start::draw(buffer, area, look, (start, &hall.untold));
        return;
    }
    let head = Rect { height: 1, ..area };
    let mut area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    for (line, style, cite) in round::strip(look) {
        if area.height < 8 {
            break;
        }
        // Where there is room, a line is told to its end.
        let most = 1 + usize::from(spare(look, area, hall.round) / 2).min(2);
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
    if hall.round {
        title::draw(buffer, head, look, ("", &hall.untold));
        round::draw(buffer, area, look, (hall, open), hits);
        return;
    }
    let used = round::countdown(buffer, area, look);
    area = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    if look.snapshot.tables.is_empty() || look.snapshot.bar.round.0 == 0 {
        title::draw(buffer, head, look, ("", &hall.untold));
        title::empty(buffer, area, look);
        return;
    }
    let (used, page) = cells(buffer, area, look, hall, hits);
    title::draw(buffer, head, look, (&page, &hall.untold));
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

/// What a table needs, in words, without signs; empty where it needs nothing.
pub(super) fn need(look: &RenderCtx<'_>, row: &TableRow) -> String {
    let (said, _) = painter::Painter::new(look).urgency(row);
    said.trim_start_matches(|sign: char| !sign.is_alphanumeric()).to_owned()
}
