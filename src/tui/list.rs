//! A list: which line is chosen, which are in view, where a click chooses another.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::keymap::Action;
use super::render_ctx::{ClickTarget, Hits};
use super::text;
use super::text::{Pen, paint};
use super::theme::Theme;

/// The chosen line of a list, and how far it is scrolled. The lines are whatever is listed just now.
#[derive(Debug, Default)]
pub(super) struct SelectableList {
    /// The place of the chosen line.
    pub(super) at: usize,
    /// The first line in view, and how many are, from the latest frame.
    top: usize,
    rows: usize,
}

impl SelectableList {
    /// Takes a key that chooses another of so many lines; whether it was one.
    pub(super) fn press(&mut self, action: Action, lines: usize) -> bool {
        let page = self.rows.max(1);
        let to = match action {
            Action::Up => self.at.saturating_sub(1),
            Action::Down => self.at + 1,
            Action::PageUp => self.at.saturating_sub(page),
            Action::PageDown => self.at + page,
            _ => return false,
        };
        self.at = to.min(lines.saturating_sub(1));
        true
    }

    /// The lines in view, where there is room for so many rows: moved no further than shows the chosen one.
    pub(super) fn scroll(&mut self, lines: usize, room: usize) -> Range<usize> {
        let room = room.max(1);
        self.at = self.at.min(lines.saturating_sub(1));
        let top = self.top.min(self.at).max((self.at + 1).saturating_sub(room));
        self.top = top.min(lines.saturating_sub(room));
        self.rows = room;
        self.top..(self.top + room).min(lines)
    }

    /// Draws the lines in view where the pen is. `line` draws one, and is given its place and whether it is chosen.
    /// Each can be clicked.
    pub(super) fn draw(
        &mut self,
        pen: &mut Pen<'_>,
        lines: usize,
        hits: &mut Hits,
        mut line: impl FnMut(&mut Pen<'_>, usize, bool),
    ) {
        for at in self.scroll(lines, usize::from(pen.left())) {
            line(pen, at, at == self.at);
            // A heading above the line is no part of it.
            let here = Rect { y: pen.y.saturating_sub(1), height: 1, ..pen.area }.intersection(pen.area);
            hits.push((here, ClickTarget::Line(at)));
            if at == self.at {
                paint(pen.buffer, here, pen.theme.chosen());
            }
        }
    }

    /// Writes at the upper edge of the list's box which of so many lines are in view; nothing where all are, or where a
    /// title of so many columns leaves no room.
    pub(super) fn mark(&self, buffer: &mut Buffer, area: Rect, lines: usize, title: &str, theme: Theme) {
        if lines <= self.rows {
            return;
        }
        let (from, to) = (self.top + 1, (self.top + self.rows).min(lines));
        let page = format!(" {from}–{to}/{lines} ");
        let wide = text::width(&page) as u16;
        if text::width(title) + usize::from(wide) + 7 <= usize::from(area.width) {
            text::put(buffer, area, (area.right() - wide - 2, area.y), &page, theme.quiet());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_view_moves_no_further_than_shows_the_chosen_line() {
        let mut list = SelectableList::default();
        assert_eq!(list.scroll(10, 4), 0..4);
        assert!(list.press(Action::PageDown, 10));
        assert_eq!((list.at, list.scroll(10, 4)), (4, 1..5));
        assert!(list.press(Action::Up, 10));
        assert_eq!((list.at, list.scroll(10, 4)), (3, 1..5), "it stays where the line is in view");
        list.at = 9;
        assert_eq!(list.scroll(10, 4), 6..10);
        assert_eq!((list.scroll(3, 4), list.at), (0..3, 2), "lines have gone");
        assert!(!list.press(Action::Enter, 3));
        assert_eq!((list.scroll(0, 4), list.at), (0..0, 0));
    }
}
