//! The log: a line a decision and a line for everything else that people did, the newest first, filtered as one types.

mod affair;
pub(super) mod entry;
mod lines;
pub(super) mod mend;
mod past;
mod place;
mod widths;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{Actor, Seq, SlipId};
use crate::locale::{Locale, Value};
use crate::report;
use crate::station::{AffairRow, Snapshot};
use crate::tournament::Offer;

use super::act::Act;
use super::edit;
use super::keymap::Action;
use super::pen::{Pen, boxed, paint};
use super::render_ctx::{Hit, Hits, RenderCtx};
use super::text;
use super::theme::CHOSEN;
use super::ui::Ui;
pub(super) use affair::told;
use lines::Found;
pub(super) use lines::{Line, lines};
pub(super) use widths::Widths;

/// What is chosen and typed in the log.
#[derive(Default)]
pub(super) struct Log {
    /// What a line must contain.
    pub(super) filter: Input,
    /// The chosen line among those that match, the newest is 0.
    pub(super) at: usize,
    /// The decision that is open.
    pub(super) entry: Option<SlipId>,
    /// What else is open, by its place in the journal.
    pub(super) affair: Option<Seq>,
    /// How far it is scrolled.
    pub(super) scroll: u16,
    /// Lines in view, from the latest frame.
    rows: usize,
    found: Found,
}

impl Log {
    /// Opens a decision, and chooses it among all.
    pub(super) fn show(&mut self, slip: SlipId, snapshot: &Snapshot, locale: &Locale) {
        self.filter.reset();
        let places = self.matching(snapshot, locale);
        let is = |line: &Line| matches!(line, Line::Decision(at) if snapshot.log[*at].slip == slip);
        self.at = places.iter().position(is).unwrap_or(0);
        (self.entry, self.affair, self.scroll) = (Some(slip), None, 0);
    }

    /// Back to the list.
    pub(super) fn close(&mut self) {
        (self.entry, self.affair) = (None, None);
    }

    /// The whole list, from its newest line where only a part of it was seen.
    pub(super) fn unfiltered(&mut self) {
        if !self.filter.value().is_empty() {
            self.filter.reset();
            self.at = 0;
        }
    }

    /// What was noted besides words and is open.
    fn open_affair<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s AffairRow> {
        snapshot.affairs.iter().rev().find(|row| Some(row.seq) == self.affair)
    }

    /// Whether something may be mended on what is open: on a decision, or on what was noted.
    pub(super) fn may_mend(&self, snapshot: &Snapshot) -> bool {
        let slip = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.entry);
        self.open_affair(snapshot).is_some_and(|row| mend::acts(row, snapshot).is_some())
            || slip.is_some_and(|slip| slip.mending.iter().any(Offer::possible))
    }

    /// Whether one of the lines is open.
    pub(super) fn is_open(&self) -> bool {
        self.entry.is_some() || self.affair.is_some()
    }

    /// In another language other decisions match.
    pub(super) fn say_otherwise(&mut self) {
        self.found = Found::default();
    }

    pub(super) fn sync(&mut self, snapshot: &Snapshot, locale: &Locale) {
        let last = self.matching(snapshot, locale).len().saturating_sub(1);
        self.at = self.at.min(last);
    }

    /// The lines of the log that match, the newest first.
    fn matching(&mut self, snapshot: &Snapshot, locale: &Locale) -> &[Line] {
        self.found.matching(self.filter.value(), snapshot, locale)
    }
}

/// A key in the log.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let last = ui.log.matching(snapshot, ui.locale).len().saturating_sub(1);
    let log = &mut ui.log;
    let page = log.rows.max(1);
    match action {
        Action::Up => log.at = log.at.saturating_sub(1),
        Action::Down => log.at = (log.at + 1).min(last),
        Action::PageUp => log.at = log.at.saturating_sub(page),
        Action::PageDown => log.at = (log.at + page).min(last),
        Action::Back => log.filter.reset(),
        Action::Enter => {
            let chosen = log.at;
            let line = log.matching(snapshot, ui.locale).get(chosen).copied();
            log.close();
            match line {
                Some(Line::Decision(at)) => log.entry = Some(snapshot.log[at].slip),
                Some(Line::Affair(at)) => log.affair = Some(snapshot.affairs[at].seq),
                None => {}
            }
            log.scroll = 0;
        }
        _ => {}
    }
    Vec::new()
}

/// A letter in the log goes into the filter.
pub(super) fn typed(ui: &mut Ui, letter: char) {
    edit::insert(&mut ui.log.filter, letter);
    ui.log.at = 0;
}

/// Whoever decided: office, name, console.
fn by(locale: &Locale, by: &Actor) -> String {
    let station = report::station(locale, &by.station);
    // Nobody has to sign in.
    format!("{} {} ({station})", report::office(locale, by.role), by.name).replace("  ", " ")
}

/// Draws the log, or the decision that is open.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, log: &mut Log, hits: &mut Hits) {
    if log.entry.is_some() {
        log.scroll = entry::draw(buffer, area, look, log);
        return;
    }
    if let Some(seq) = log.affair {
        log.scroll = affair::draw(buffer, area, look, (seq, log.scroll));
        return;
    }
    let found = log.matching(look.snapshot, look.locale).len();
    let count = look.snapshot.log.len() + look.snapshot.affairs.len();
    let values = [("shown", found.into()), ("count", count.into())];
    let inside = boxed(buffer, area, &look.with("log-title", &values), look.theme);
    if let Some((count, head)) = look.snapshot.bar.head {
        let (head, count) = (head.groups(), count.to_string());
        let values = [("head", Value::Text(&head)), ("count", Value::Text(&count))];
        let text = format!(" {} ", look.with("log-head", &values));
        let (width, y) = (text::width(&text) as u16, area.bottom().saturating_sub(1));
        if width + 4 <= area.width {
            text::put(buffer, area, (area.right() - 2 - width, y), &text, look.theme.quiet());
        }
    }
    let mut pen = Pen::new(buffer, inside, look.theme);
    let typed = edit::with_cursor(&log.filter);
    pen.line(&[
        (&look.say("log-filter"), look.theme.key()),
        (" ", look.theme.plain()),
        (&typed, look.theme.strong()),
    ]);
    let widths = Widths::of(usize::from(inside.width));
    // As far in as the lines, which have a sign before them.
    pen.line(&[(" ", look.theme.quiet()), (&widths.head(look), look.theme.quiet())]);
    if found == 0 {
        let id = if count == 0 { "log-empty" } else { "log-no-match" };
        pen.line(&[(&look.say(id), look.theme.quiet())]);
    }
    let room = usize::from(pen.left());
    log.rows = room;
    let from = (log.at + 1).saturating_sub(room.max(1));
    for (at, place) in log.found.places.iter().enumerate().skip(from).take(room) {
        let line = place.told(&widths, look);
        let here = pen.here();
        hits.push((here, Hit::LogRow(at)));
        let style = if at == log.at { look.theme.strong() } else { look.theme.plain() };
        let sign = if at == log.at { CHOSEN } else { " " };
        pen.line(&[(sign, style), (&line, style)]);
        if at == log.at {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
}
