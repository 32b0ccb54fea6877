//! What waits at the tables besides slips: claims, which are decided there, and reservations, of which slips may come.

use ratatui::style::Style;

use crate::domain::{Millis, Side, TableId};
use crate::station::{Snapshot, TableRow};

use crate::tui::keymap::{Action, Mode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::URGENT;

/// The lines under the queue, with their tables.
pub(super) fn lines(look: &RenderCtx<'_>) -> impl Iterator<Item = (TableId, String, Style)> {
    let tables = look.snapshot.tables.iter();
    tables.filter_map(|row| {
        let (line, style) = claimed(look, row).or_else(|| held(look, row))?;
        Some((row.table, line, style))
    })
}

/// A claim besides words that waits at a table: it is decided there.
fn claimed(look: &RenderCtx<'_>, row: &TableRow) -> Option<(String, Style)> {
    let (name, age) = row.game.claim.as_ref()?;
    let line = format!(" {URGENT}{} {}", since(look, row.table, *age), look.locale.rule(name));
    Some((line, look.theme.open()))
}

/// What is reserved at a table: a slip may come of it.
fn held(look: &RenderCtx<'_>, row: &TableRow) -> Option<(String, Style)> {
    let (side, age) = row.game.hold?;
    let values = [("player", row.players.as_ref()?[side.index()].as_str().into())];
    let line = format!("  {} {}", since(look, row.table, age), look.with("slips-hold", &values));
    Some((line, look.theme.quiet()))
}

/// The columns of the table, and for how long it has been so.
pub(super) fn since(look: &RenderCtx<'_>, table: TableId, age: Millis) -> String {
    let table = text::pad(&look.with("table-short", &[("table", table.0.into())]), 4);
    format!("{table} {}", text::pad_left(&age.age(), 5))
}

/// Which of them Enter opens where no slip is chosen: the claim that has waited longest, else the oldest reservation
/// with whose it is.
pub(super) fn first(snapshot: &Snapshot) -> Option<(TableId, Option<Side>)> {
    let tables = || snapshot.tables.iter();
    let claims = tables().filter_map(|row| Some((row.game.claim.as_ref()?.1, row.table)));
    if let Some((_, table)) = claims.max_by_key(|(age, _)| *age) {
        return Some((table, None));
    }
    let holds = tables().filter_map(|row| Some((row.game.hold?, row.table)));
    holds.max_by_key(|((_, age), _)| *age).map(|((side, _), table)| (table, Some(side)))
}

/// What Enter does with it, in words; `None` where nothing waits.
pub(super) fn told(look: &RenderCtx<'_>) -> Option<String> {
    let (table, hold) = first(look.snapshot)?;
    let id = if hold.is_some() { "desk-hold-do" } else { "desk-claim-do" };
    let line = look.with(id, &[("table", table.0.into())]);
    Some(look.choices.keys.reworded(&line, &[(Mode::Desk, Action::Enter)]))
}
