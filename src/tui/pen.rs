//! Writing lines into an area from the top down.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Widget};

use super::text;
use super::theme::Theme;

/// Draws a box with a title and gives the area inside, one column free on both sides.
pub(super) fn boxed(buffer: &mut Buffer, area: Rect, title: &str, theme: Theme) -> Rect {
    let title = text::cut(title, usize::from(area.width).saturating_sub(4));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.frame())
        .title(ratatui::text::Span::styled(format!(" {title} "), theme.strong()));
    let inside = block.inner(area);
    block.render(area, buffer);
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }.intersection(buffer.area)
}

/// A rectangle of at most this size in the middle of an area.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// Lines of which only some are in view.
pub(super) struct Paper {
    lines: Buffer,
    /// How many lines are written.
    pub(super) used: u16,
}

/// The most lines that are looked through.
const LONGEST: u16 = 240;

impl Paper {
    /// Writes as many lines as it takes, so wide.
    pub(super) fn written<T>(width: u16, theme: Theme, write: impl FnOnce(&mut Pen<'_>) -> T) -> Self {
        let area = Rect { x: 0, y: 0, width, height: LONGEST };
        let mut lines = Buffer::empty(area);
        let mut pen = Pen::new(&mut lines, area, theme);
        write(&mut pen);
        let used = pen.y.min(LONGEST);
        Self { lines, used }
    }

    /// Shows the lines from `top` on; gives the first that is really in view.
    pub(super) fn show(&self, buffer: &mut Buffer, area: Rect, top: u16) -> u16 {
        let area = area.intersection(buffer.area);
        let top = top.min(self.used.saturating_sub(area.height));
        for y in 0..area.height.min(self.used - top) {
            for x in 0..area.width.min(self.lines.area.width) {
                buffer[(area.x + x, area.y + y)] = self.lines[(x, top + y)].clone();
            }
        }
        top
    }

    /// Which lines are in view, for the edge of a box; nothing where all are.
    pub(super) fn page(&self, top: u16, height: u16) -> String {
        if self.used <= height {
            return String::new();
        }
        let to = (top + height).min(self.used);
        format!(" {}–{to}/{} ", top + 1, self.used)
    }
}

/// A pen at a line of an area. What does not fit is not drawn.
pub(super) struct Pen<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
    pub(super) y: u16,
    pub(super) theme: Theme,
}

impl<'a> Pen<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, area: Rect, theme: Theme) -> Self {
        Self { buffer, area, y: area.y, theme }
    }

    /// The rows that are left.
    pub(super) fn left(&self) -> u16 {
        self.area.bottom().saturating_sub(self.y)
    }

    pub(super) fn gap(&mut self) {
        self.y = self.y.saturating_add(1);
    }

    /// A line of pieces, each in its style.
    pub(super) fn line(&mut self, pieces: &[(&str, Style)]) {
        let mut x = self.area.x;
        for (piece, style) in pieces {
            x = text::put(self.buffer, self.area, (x, self.y), piece, *style);
        }
        self.gap();
    }

    /// A sentence, broken where it must be, with its paragraph at the right edge of the first line it fits beside.
    pub(super) fn said(&mut self, sentence: &str, style: Style, cite: &str) {
        let indent = " ".repeat(sentence.len() - sentence.trim_start().len());
        let room = usize::from(self.area.width).saturating_sub(indent.len());
        let beside = text::width(cite) + 2;
        let narrow = cite.is_empty() || room < beside + 24;
        let lines = text::wrap(sentence, if narrow { room } else { room - beside });
        for (at, line) in lines.iter().enumerate() {
            if at == 0 && !narrow {
                self.right(cite);
            }
            self.line(&[(&indent, style), (line, style)]);
        }
        if narrow && !cite.is_empty() {
            for line in text::wrap(cite, room.saturating_sub(2)) {
                self.line(&[("  ", style), (&line, self.theme.quiet())]);
            }
        }
    }

    /// A sentence behind a sign or a number, under which nothing goes on.
    pub(super) fn behind(&mut self, lead: &str, sentence: &str, style: Style, cite: &str) {
        let whole = self.area;
        text::put(self.buffer, whole, (whole.x, self.y), lead, style);
        let wide = (text::width(lead) as u16).min(whole.width);
        self.area = Rect { x: whole.x + wide, width: whole.width - wide, ..whole };
        self.said(sentence, style, cite);
        self.area = whole;
    }

    /// Text at the right edge of the present line.
    pub(super) fn right(&mut self, piece: &str) {
        let wide = text::width(piece) as u16;
        if wide <= self.area.width {
            let at = (self.area.right() - wide, self.y);
            text::put(self.buffer, self.area, at, piece, self.theme.quiet());
        }
    }

    /// A line of pieces with text at the right edge, which goes to a line of its own where there is no room.
    pub(super) fn sides(&mut self, pieces: &[(&str, Style)], piece: &str) {
        let wide: usize = pieces.iter().map(|(piece, _)| text::width(piece)).sum();
        let beside = wide + text::width(piece) + 2 <= usize::from(self.area.width);
        if beside {
            self.right(piece);
        }
        self.line(pieces);
        if !beside {
            self.right(piece);
            self.gap();
        }
    }

    /// The rectangle of the present line.
    pub(super) fn here(&self) -> Rect {
        Rect { y: self.y, height: 1, ..self.area }.intersection(self.area)
    }
}

/// Paints the background of a line, for the chosen one.
pub(super) fn paint(buffer: &mut Buffer, area: Rect, style: Style) {
    buffer.set_style(area.intersection(buffer.area), style);
}
