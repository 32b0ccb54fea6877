//! What was decided last, below the tables.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::log::{self, Widths};
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;

/// What was decided last, below the tables, where there is room.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
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
