//! A kiosk's screen from above: the head, what is asked, large letters, what is wrong, what the next key does.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::locale::Value;
use crate::station::Snapshot;
use crate::tui::bigtext::{self, Size};
use crate::tui::text;
use crate::tui::theme::BAD;

use super::state::{Kiosk, SHOWN};

/// What is drawn on, from above.
pub(super) struct Sheet<'a> {
    pub(super) kiosk: &'a Kiosk,
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
}

impl Sheet<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.kiosk.locale.say(id)
    }

    pub(super) fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.kiosk.locale.with(id, values)
    }

    /// The event and the table.
    pub(super) fn head(&mut self, snapshot: &Snapshot) {
        let theme = self.kiosk.theme;
        let table = self.kiosk.table.map(|table| {
            let number = i64::from(table.0);
            self.with("kiosk-at-table", &[("table", number.into())])
        });
        let table = table.unwrap_or_default();
        let right = self.area.right().saturating_sub(text::width(&table) as u16);
        text::put(self.buffer, self.area, (right, self.area.y), &table, theme.strong());
        let room = usize::from(right - self.area.x).saturating_sub(2);
        let event = text::cut(&snapshot.bar.event, room);
        text::put(self.buffer, self.area, (self.area.x, self.area.y), &event, theme.quiet());
    }

    /// What is asked, in bold letters below the head.
    pub(super) fn title(&mut self, title: &str) {
        let lines = text::wrap(title, usize::from(self.area.width));
        for (row, line) in lines.iter().take(2).enumerate() {
            let y = self.area.y + 2 + row as u16;
            text::put(self.buffer, self.area, (self.area.x, y), line, self.kiosk.theme.strong());
        }
    }

    /// Where large letters go.
    pub(super) fn body(&self) -> Rect {
        let Rect { x, y, width, height } = self.area;
        Rect { x, y: y + 5, width, height: height.saturating_sub(10) }
    }

    /// Some lines as large as the body lets them be.
    pub(super) fn lines(&mut self, lines: &[String], style: Style) {
        let body = self.body();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let rows = body.height.saturating_sub(lines.len().saturating_sub(1) as u16);
        let size = bigtext::size_for(&lines, body.width, rows);
        let gap = u16::from(size != Size::Spaced);
        let mut y = body.y;
        for line in lines {
            let place = Rect { y, height: body.bottom().saturating_sub(y), ..body };
            if place.height > 0 {
                bigtext::draw(self.buffer, place, line, size, style);
            }
            y = y.saturating_add(bigtext::height(line, size) + gap);
        }
    }

    /// A sentence in block letters: on one line, or a word on each where that makes it larger.
    pub(super) fn large(&mut self, sentence: &str, style: Style) {
        let body = self.body();
        let apart: Vec<&str> = sentence.split_whitespace().collect();
        let rows = body.height.saturating_sub(apart.len() as u16);
        let blocks = |lines: &[&str], rows| match bigtext::size_for(lines, body.width, rows) {
            Size::Blocks(scale) => usize::from(scale) + 1,
            Size::Quadrant => 1,
            Size::Spaced => 0,
        };
        let (whole, split) = (blocks(&[sentence], body.height), blocks(&apart, rows));
        let lines: Vec<String> = if whole.max(split) == 0 {
            text::wrap(sentence, usize::from(body.width / 2))
        } else if whole >= split {
            vec![sentence.to_owned()]
        } else {
            apart.into_iter().map(str::to_owned).collect()
        };
        self.lines(&lines, style);
    }

    /// What is wrong, and what the next key does.
    pub(super) fn foot(&mut self, hints: &[String]) {
        let theme = self.kiosk.theme;
        let bottom = self.area.bottom();
        if let Some(note) = &self.kiosk.note {
            let note = format!("{BAD} {note}");
            for (row, line) in text::wrap(&note, usize::from(self.area.width)).iter().take(2).enumerate() {
                let y = bottom - 5 + row as u16;
                text::put(self.buffer, self.area, (self.area.x, y), line, theme.bad());
            }
        }
        let office = format!("F10 {}", self.say("kiosk-office"));
        let right = self.area.right().saturating_sub(text::width(&office) as u16);
        let room = usize::from(right - self.area.x).saturating_sub(2);
        let hints = hints.join(" · ");
        let lines = text::wrap(&hints, room);
        let first = bottom - lines.len().min(2) as u16;
        for (row, line) in lines.iter().take(2).enumerate() {
            text::put(self.buffer, self.area, (self.area.x, first + row as u16), line, theme.plain());
        }
        text::put(self.buffer, self.area, (right, bottom - 1), &office, theme.quiet());
    }

    /// How long what is told still stands.
    pub(super) fn bar(&mut self, snapshot: &Snapshot) {
        let left = self.kiosk.until.since(snapshot.now).0.clamp(0, SHOWN.0);
        let full = i64::from(self.area.width);
        let cells = usize::try_from(left * full / SHOWN.0).unwrap_or(0);
        let y = self.area.bottom() - 3;
        text::put(self.buffer, self.area, (self.area.x, y), &"█".repeat(cells), self.kiosk.theme.quiet());
    }
}
