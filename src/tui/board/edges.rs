//! What stands around a page: the event, the round, the time of day, what is wrong with the journal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::report::board;
use crate::station::JournalHealth;

use super::LEAST;
use super::look::Look;
use crate::tui::text;
use crate::tui::theme::URGENT;

/// The event, the round, the time of day.
pub(super) fn head(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let (view, theme) = (look.view, look.theme);
    let time = look.time(view.now);
    let right = u16::try_from(text::width(&time)).unwrap_or(0) + 1;
    text::put(buffer, area, (area.right().saturating_sub(right), area.y), &time, theme.strong());
    let mut round = board::round(look.locale, view);
    if !round.is_empty() {
        round.insert_str(0, " · ");
    }
    if view.own_edition {
        round = format!("{round} · {URGENT} {}", look.say("bar-own-edition"));
    }
    let room = usize::from(area.width.saturating_sub(right + 3)).saturating_sub(text::width(&round));
    let line = format!("{}{round}", text::cut(&view.event, room));
    text::put(buffer, area, (area.x + 1, area.y), &line, theme.strong());
}

/// What is wrong with the journal, and up to when it is shown here.
pub(super) fn trouble(look: &Look<'_>) -> Option<String> {
    match &look.view.journal {
        JournalHealth::Sound { .. } => None,
        JournalHealth::Halted { .. } => Some(look.say("board-halted")),
        JournalHealth::Damaged { .. } => Some(look.say("board-damaged")),
    }
}

/// What a terminal that is too small shows.
pub(super) fn too_small(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let needs = look.with("small-needs", &[("columns", LEAST.0.into()), ("rows", LEAST.1.into())]);
    let lines = [look.say("board-enlarge"), needs];
    let lines = lines.iter().flat_map(|line| text::wrap(line, usize::from(area.width.max(1))));
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        text::put(buffer, area, (area.x, y), &line, look.theme.strong());
    }
}
