//! The first line of the hall: how far the round is, how many tables need somebody, how long the session lasts.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::{ClaimId, TableId};
use crate::rules::{Due, Phase};
use crate::station::Urgency;

use super::results::sheets_out;
use super::round;
use crate::tui::keys::TO_NEXT_ROUND;
use crate::tui::pen::Pen;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;

/// Draws it; `page`: which tables are in view, where not all are; `untold`: claims whose verdicts nobody has told.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    page: &str,
    untold: &BTreeMap<TableId, ClaimId>,
) {
    let theme = look.theme;
    let reserved = if page.is_empty() { 1 } else { text::width(page) + 3 };
    let room = usize::from(area.width).saturating_sub(reserved);
    let (needs, needs_style) = if untold.is_empty() {
        needing(look)
    } else {
        let tables = untold.keys().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        (look.with("hall-untold", &[("tables", (&tables).into())]), theme.open())
    };
    let session = round::session(look);
    let beside = if needs.is_empty() { 0 } else { text::width(&needs) + 3 }
        + session.as_ref().map_or(0, |(session, ..)| text::width(session) + 3);
    let in_full = standing(look, false);
    let fits = 1 + text::width(&in_full) + beside <= room;
    let stands = if fits { in_full } else { standing(look, true) };
    let mut x = text::put(buffer, area, (area.x + 1, area.y), &stands, theme.strong());
    if !needs.is_empty() {
        x = text::put(buffer, area, (x, area.y), " · ", theme.quiet());
        x = text::put(buffer, area, (x, area.y), &needs, needs_style);
    }
    let left = |x: u16| room.saturating_sub(usize::from(x - area.x));
    if let Some((session, style, cite)) = session.filter(|(session, ..)| text::width(session) + 3 <= left(x))
    {
        x = text::put(buffer, area, (x + 3, area.y), &session, style);
        if text::width(&cite) + 2 <= left(x) {
            text::put(buffer, area, (x + 2, area.y), &cite, theme.quiet());
        }
    }
    if !page.is_empty() {
        let x = area.right().saturating_sub(text::width(page) as u16 + 1);
        text::put(buffer, area, (x, area.y), page, theme.key());
    }
}

/// How many games are played, and how many have their result; how many tables there are, where none has a game.
fn standing(look: &RenderCtx<'_>, brief: bool) -> String {
    let tables = &look.snapshot.tables;
    let games = tables.iter().filter(|row| row.players.is_some());
    let (mut count, mut playing, mut over) = (0_usize, 0_usize, 0_usize);
    for row in games {
        count += 1;
        playing += usize::from(row.game.phase == Phase::Playing);
        over += usize::from(row.game.result.is_some());
    }
    if count == 0 {
        return look.with("hall-title", &[("count", tables.len().into())]);
    }
    let values = [("playing", playing.into()), ("over", over.into()), ("games", count.into())];
    look.with(if brief { "hall-standing-brief" } else { "hall-standing" }, &values)
}

/// How many tables need somebody; nothing where what waits stands in the lines below.
fn needing(look: &RenderCtx<'_>) -> (String, Style) {
    let needing = look.snapshot.tables.iter().filter(|row| row.urgency <= Urgency::Suspect).count();
    let hall = &look.snapshot.hall;
    // While others play, whoever has ended still brings theirs.
    let playing = look.snapshot.tables.iter().any(|row| row.game.phase == Phase::Playing);
    let sheets = if playing { 0 } else { sheets_out(look.snapshot).count() };
    let waits = hall.waits.is_some() || hall.duties.iter().any(|duty| duty.due != Due::EndOfEvent);
    match needing {
        0 if sheets > 0 => (look.with("hall-sheets", &[("count", sheets.into())]), look.theme.open()),
        0 if waits => (String::new(), look.theme.plain()),
        0 => (look.say("hall-calm"), look.theme.good()),
        _ => (look.with("hall-needing", &[("count", needing.into())]), look.theme.open()),
    }
}

/// A hall in which no round was begun: what to do.
pub(super) fn empty(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) {
    let mut pen = Pen::new(buffer, Rect { x: area.x + 1, width: area.width - 2, ..area }, look.theme);
    pen.gap();
    pen.said(&look.say("hall-empty"), look.theme.strong(), "");
    // This is the hall already.
    pen.said(&look.keyed("hall-empty-here", &TO_NEXT_ROUND[1..]), look.theme.plain(), "");
}
