//! What the log lists besides the words on slips: a line each, and in full.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::domain::Seq;
use crate::locale::Locale;
use crate::report::{self, Names};
use crate::station::AffairRow;

use super::entry::{Lines, decided_by};
use super::mend::is_undone;
use super::place::Places;
use crate::tui::pen::{Pen, boxed};
use crate::tui::rank::folded;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::BAD;

/// What happened, in a line.
pub(in crate::tui) fn told(locale: &Locale, row: &AffairRow) -> String {
    report::told(locale, &row.event, Names(row.players.as_deref()), &row.about)
}

/// The same in so many columns.
pub(super) fn told_within(look: &RenderCtx<'_>, row: &AffairRow, columns: usize) -> String {
    let undone = if is_undone(look.snapshot, row) {
        format!("{BAD} {}: ", look.say("log-undone"))
    } else {
        String::new()
    };
    let tell = |names: Names<'_>| undone.clone() + &report::told(look.locale, &row.event, names, &row.about);
    look.naming(row.players.as_deref(), columns, tell)
}

/// Everything in a line that one may look for, in small letters without accents.
pub(super) fn haystack(locale: &Locale, places: &Places, row: &AffairRow) -> String {
    let place = places.named(row.round, row.table);
    let [a, b] = row.players.as_deref().map_or([""; 2], |players| players.each_ref().map(String::as_str));
    let (what, kind) = (told(locale, row), report::kind(locale, &row.event));
    let text = format!("{place} {a} {b} {what} {kind} {} {}", row.by.name, row.by.station);
    folded(&text)
}

/// Draws it in full, and gives how far it is really scrolled.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, seq: Seq, scroll: u16) -> u16 {
    let title = look.with("entry-affair-title", &[("seq", (&seq.to_string()).into())]);
    let inside = boxed(buffer, area, &title, look.theme);
    let Some(row) = look.snapshot.affairs.iter().rev().find(|row| row.seq == seq) else { return 0 };
    let mut lines = Lines::new(look, usize::from(inside.width));
    let mut when = vec![look.time(row.at)];
    if row.round.0 > 0 {
        when.push(look.with("bar-round", &[("round", row.round.0.into())]));
    }
    when.extend(row.table.map(|table| look.with("finder-table-free", &[("table", table.0.into())])));
    lines.fact("entry-when", &when.join(" · "), "");
    if let Some(players) = row.players.as_deref() {
        lines.fact("entry-who", &players.join(" – "), "");
    }
    lines.fact("entry-what", &told(look.locale, row), &look.cites(&row.cite));
    if is_undone(look.snapshot, row) {
        lines.fact("entry-what", &format!("{BAD} {}", look.say("log-undone")), "");
    }
    let by = decided_by(look.locale, &row.by);
    lines.fact("entry-by", &by, "");
    lines.show(&mut Pen::new(buffer, inside, look.theme), scroll, inside.height)
}
