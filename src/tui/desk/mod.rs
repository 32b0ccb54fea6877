//! The adjudication desk: slips at the left, the chosen one at the right. Letters go straight into its word line.

mod keys;
mod listed;
mod new_slip;
mod queue;
mod ruling;
mod slip;
mod state;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::render_ctx::{Hits, RenderCtx};
use super::verdict;
pub(super) use state::{DeskForm, DeskScreen, MOST_SAID};

/// Draws the desk, or the verdict that fills the screen.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    desk: &mut DeskScreen,
    hits: &mut Hits,
) {
    if let Some(slip) = desk.verdict {
        verdict::draw(buffer, area, look, slip);
        return;
    }
    let narrow = if area.width >= 110 { 42 } else { 32 };
    let left = Rect { width: narrow, ..area };
    let right = Rect { x: area.x + narrow, width: area.width - narrow, ..area };
    // What is said aloud is read in full: it has what room the slips leave, and half of it at least.
    let waiting = (look.snapshot.queue.len() + look.snapshot.referee.len()) as u16 + 6;
    let most = area.height.saturating_sub(waiting.min(area.height / 2)).max(3);
    let spoken = (queue::orders_height(look, desk, left.width.saturating_sub(2)) + 2).clamp(3, most);
    let slips = Rect { height: left.height - spoken, ..left };
    let aloud = Rect { y: slips.bottom(), height: spoken, ..left };
    queue::draw(buffer, slips, look, desk, hits);
    queue::draw_orders(buffer, aloud, look, desk, hits);
    match &mut desk.form {
        Some(DeskForm::NewSlip(form)) => new_slip::draw(buffer, right, look, form),
        Some(DeskForm::Ruling(form)) => ruling::draw(buffer, right, look, form),
        None => slip::draw(buffer, right, look, desk),
    }
}
