//! The slips that wait, oldest first, and those with the head referee.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::TableId;
use crate::station::QueueRow;
use crate::tournament::SlipPhase;

use super::beside;
use super::state::Desk;
use crate::tui::pen::{Pen, boxed, paint};
use crate::tui::render_ctx::{Hit, Hits, RenderCtx};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, OPEN};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, desk: &Desk, hits: &mut Hits) {
    let ruled = if look.console.may_rule { look.snapshot.referee.len() } else { 0 };
    let here = look.snapshot.queue.len() + ruled;
    let mut title = look.with("slips-title", &[("count", look.waiting().into())]);
    let decided = |row: &&QueueRow| matches!(row.phase, SlipPhase::Decided { .. });
    let to_announce = look.snapshot.queue.iter().filter(decided).count();
    if to_announce > 0 {
        title.push_str(&look.with("slips-to-announce", &[("count", to_announce.into())]));
    }
    let inside = boxed(buffer, area, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let holds: Vec<(TableId, String, Style)> = beside::lines(look).take(3).collect();
    if here == 0 && holds.is_empty() {
        pen.line(&[(&look.say("slips-none"), look.theme.quiet())]);
    }
    // The referee's rows must not be pushed out by a long queue, nor what was reserved.
    let below = look.snapshot.referee.len().min(3) as u16;
    let kept = if below == 0 { 0 } else { below + 2 } + holds.len() as u16;
    let room = usize::from(pen.left().saturating_sub(kept)).max(1);
    list(&mut pen, look, desk, &look.snapshot.queue, room, hits);
    for (table, line, style) in &holds {
        hits.push((pen.here(), Hit::Table(*table)));
        pen.line(&[(line, *style)]);
    }
    if !look.snapshot.referee.is_empty() {
        pen.gap();
        pen.line(&[(
            &look.with("slips-referee", &[("office", (&look.ruling_office()).into())]),
            look.theme.open(),
        )]);
        let room = usize::from(pen.left());
        list(&mut pen, look, desk, &look.snapshot.referee, room, hits);
    }
}

/// As many rows as there is room for, moved so that the chosen one is seen.
fn list(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    desk: &Desk,
    rows: &[QueueRow],
    room: usize,
    hits: &mut Hits,
) {
    let at = rows.iter().position(|row| desk.selected == Some(row.slip)).unwrap_or(0);
    let shown = if rows.len() > room { room.saturating_sub(1) } else { room };
    let from = (at + 1).saturating_sub(shown.max(1));
    // The oldest stand at the top: where those are out of view, that is said there.
    let (from, shown) = if from > 0 { (from + 1, shown.saturating_sub(1)) } else { (from, shown) };
    let more = |count: usize| look.with("slips-more", &[("count", count.into())]);
    if from > 0 {
        pen.line(&[(&more(from), look.theme.quiet())]);
    }
    for row in rows.iter().skip(from).take(shown) {
        hits.push((pen.here(), Hit::Slip(row.slip)));
        line(pen, look, desk, row);
    }
    let hidden = rows.len().saturating_sub(from + shown);
    if hidden > 0 {
        pen.line(&[(&more(hidden), look.theme.quiet())]);
    }
}

fn line(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &Desk, row: &QueueRow) {
    let theme = look.theme;
    let chosen = desk.selected == Some(row.slip);
    let sign = match row.phase {
        SlipPhase::Decided { .. } => "→",
        SlipPhase::Escalated => OPEN,
        _ => " ",
    };
    let here = pen.here();
    let mut words = if row.words.is_empty() { look.say("slip-no-words") } else { row.words.join(" ") };
    if matches!(row.phase, SlipPhase::Decided { .. }) {
        words = look.with("slip-announce", &[("words", (&words).into())]);
    }
    let other = row.claimed_by.as_ref().filter(|station| **station != look.snapshot.bar.station);
    let style = if row.words.is_empty() { theme.quiet() } else { theme.strong() };
    let chooses = if chosen { CHOSEN } else { " " };
    let before = format!("{chooses}{sign}{} ", beside::since(look, row.table, row.age));
    if let Some(station) = other {
        let who = format!("◂{station}");
        let room = usize::from(here.width).saturating_sub(text::width(&before) + text::width(&who) + 1);
        pen.line(&[
            (&before, theme.plain()),
            (&text::pad(&words, room), style),
            (" ", style),
            (&who, theme.quiet()),
        ]);
    } else {
        pen.line(&[(&before, theme.plain()), (&words, style)]);
    }
    if chosen && !desk.in_aloud {
        paint(pen.buffer, here, theme.chosen());
    }
}
