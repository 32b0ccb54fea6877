//! The newest decisions below the tables.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::log::Widths;
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;

/// The newest decisions below the tables, where there is room.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
    if area.height < 4 || look.snapshot.log.is_empty() {
        return;
    }
    let inside = boxed(buffer, area, &look.say("hall-latest"), look.theme);
    let widths = Widths::of(usize::from(inside.width));
    let mut pen = Pen::new(buffer, inside, look.theme);
    for row in look.snapshot.log.iter().rev().take(usize::from(inside.height)) {
        pen.line(&[(&widths.line(look, row), look.theme.plain())]);
    }
}
