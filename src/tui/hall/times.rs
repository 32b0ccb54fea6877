//! Both times in a cell of the grid, or why there are none.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::clock::Run;
use crate::domain::Side;
use crate::station::{ClockView, KeyPlace, TableRow};

use super::marks::{face, hearsay, run_sign};
use super::painter::Painter;
use crate::tui::text;
use crate::tui::theme::URGENT;

impl Painter {
    /// Both times of a cell, or why there are none.
    pub(super) fn times(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        let half = area.width / 2;
        match &row.clock {
            ClockView::None => {
                text::put(buffer, area, (area.x, y), &self.no_radio, theme.quiet());
            }
            ClockView::NeverHeard { kept, .. } => {
                let why = match kept {
                    KeyPlace::Here => &self.not_heard,
                    KeyPlace::Elsewhere => &self.elsewhere,
                    KeyPlace::Nowhere => &self.no_key,
                };
                text::put(buffer, area, (area.x, y), why, theme.quiet());
            }
            ClockView::Hearsay { left, running, .. } => {
                for (side, x) in [(Side::A, area.x), (Side::B, area.x + half)] {
                    let sign = if *running == Some(side) { run_sign(Run::Running(side), side) } else { " " };
                    let x = text::put(buffer, area, (x, y), sign, theme.quiet());
                    text::put(buffer, area, (x, y), &hearsay(left[side.index()]), theme.quiet());
                }
            }
            ClockView::Heard { run, left, stale, extrapolated, .. } => {
                for (side, x) in [(Side::A, area.x), (Side::B, area.x + half)] {
                    let runs = *run == Run::Running(side);
                    let time = left[side.index()];
                    let style = match (time.0 < 0, runs) {
                        (true, _) => theme.bad(),
                        (false, true) => theme.strong(),
                        (false, false) => theme.plain(),
                    };
                    let face = face(time, *stale && *extrapolated);
                    let sign = if side == Side::A || runs { run_sign(*run, side) } else { " " };
                    let x = text::put(buffer, area, (x, y), sign, theme.strong());
                    let x = text::put(buffer, area, (x, y), &face, style);
                    if runs && self.signal.is_some_and(|signal| time <= signal) {
                        text::put(buffer, area, (x, y), URGENT, theme.open());
                    }
                }
            }
        }
    }
}
