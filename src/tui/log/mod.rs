//! The log: a line a decision, the newest first, filtered as one types.

pub(super) mod entry;
mod widths;

use std::sync::{Arc, Weak};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::SlipId;
use crate::locale::{Locale, Value};
use crate::station::{Delivery, LogEnd, LogRow, Snapshot};

use super::act::Act;
use super::edit;
use super::keymap::Action;
use super::pen::{Pen, boxed, paint};
use super::rank::folded;
use super::render_ctx::{Hit, Hits, RenderCtx};
use super::text;
use super::theme::CHOSEN;
use super::ui::Ui;
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
    /// How far it is scrolled.
    pub(super) scroll: u16,
    /// Lines in view, from the latest frame.
    rows: usize,
    found: Found,
}

/// What matches, kept until there are other decisions or another filter: a long day has twenty thousand.
#[derive(Default)]
struct Found {
    /// Among these decisions. Not owned: whoever adds one need not copy the others.
    log: Weak<Vec<LogRow>>,
    filter: String,
    /// Places in the log, the newest first.
    places: Vec<usize>,
}

impl Log {
    /// Opens a decision, and chooses it among all.
    pub(super) fn show(&mut self, slip: SlipId, snapshot: &Snapshot, locale: &Locale) {
        self.filter.reset();
        let places = self.matching(snapshot, locale);
        self.at = places.iter().position(|at| snapshot.log[*at].slip == slip).unwrap_or(0);
        (self.entry, self.scroll) = (Some(slip), 0);
    }

    /// In another language other decisions match.
    pub(super) fn say_otherwise(&mut self) {
        self.found = Found::default();
    }

    pub(super) fn sync(&mut self, snapshot: &Snapshot, locale: &Locale) {
        let last = self.matching(snapshot, locale).len().saturating_sub(1);
        self.at = self.at.min(last);
    }

    /// The places in the log of the decisions that match, the newest first.
    fn matching(&mut self, snapshot: &Snapshot, locale: &Locale) -> &[usize] {
        let (log, filter) = (Arc::downgrade(&snapshot.log), self.filter.value());
        if !self.found.log.ptr_eq(&log) || self.found.filter != filter {
            let wanted: Vec<String> = filter.split_whitespace().map(folded).collect();
            let matches = |row: &LogRow| {
                wanted.is_empty() || {
                    let text = haystack(locale, row);
                    wanted.iter().all(|part| text.contains(part))
                }
            };
            let places = (0..snapshot.log.len()).rev().filter(|at| matches(&snapshot.log[*at])).collect();
            self.found = Found { log, filter: filter.to_owned(), places };
        }
        &self.found.places
    }
}

/// Everything in a line that one may look for, in small letters without accents.
fn haystack(locale: &Locale, row: &LogRow) -> String {
    let [a, b] = [row.challenger, row.challenger.other()].map(|side| row.player(side));
    let mut text = format!("t{} r{} #{} {a} {b} ", row.table, row.round, row.slip);
    for word in row.words.iter() {
        text.push_str(&word.word);
        text.push(' ');
        text.push_str(word.list_name().unwrap_or_default());
        text.push(' ');
    }
    for part in [&end(locale, row.ended), &widths::follows(locale, row)] {
        text.push_str(part);
        text.push(' ');
    }
    if row.delivery == Some(Delivery::NeedsPerson) {
        text.push_str(&locale.say("delivery-person"));
    }
    text.push_str(&row.by.name);
    text.push(' ');
    text.push_str(&row.by.station);
    folded(&text)
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
            let place = log.matching(snapshot, ui.locale).get(chosen);
            log.entry = place.map(|place| snapshot.log[*place].slip);
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

/// The message that says how a challenge ended.
pub(super) fn end(locale: &Locale, ended: LogEnd) -> String {
    locale.say(match ended {
        LogEnd::Upheld => "end-upheld",
        LogEnd::Rejected => "end-rejected",
        LogEnd::Conceded => "end-conceded",
        LogEnd::Withdrawn => "end-withdrawn",
        LogEnd::Reopened => "end-reopened",
    })
}

/// Draws the log, or the decision that is open.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, log: &mut Log, hits: &mut Hits) {
    if log.entry.is_some() {
        log.scroll = entry::draw(buffer, area, look, log);
        return;
    }
    let found = log.matching(look.snapshot, look.locale).len();
    let values = [("shown", found.into()), ("count", look.snapshot.log.len().into())];
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
    pen.line(&[(&widths.head(look), look.theme.quiet())]);
    if found == 0 {
        let id = if look.snapshot.log.is_empty() { "log-empty" } else { "log-no-match" };
        pen.line(&[(&look.say(id), look.theme.quiet())]);
    }
    let room = usize::from(pen.left());
    log.rows = room;
    let from = (log.at + 1).saturating_sub(room.max(1));
    for (at, place) in log.found.places.iter().enumerate().skip(from).take(room) {
        let row = &look.snapshot.log[*place];
        let here = pen.here();
        hits.push((here, Hit::LogRow(at)));
        let style = if at == log.at { look.theme.strong() } else { look.theme.plain() };
        let sign = if at == log.at { CHOSEN } else { " " };
        pen.line(&[(sign, style), (&widths.line(look, row), style)]);
        if at == log.at {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
}
