//! Drawing the standings: the order with its paragraph, what is provisional, a line a player, the chosen one in full.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::locale::Value;
use crate::report::standings::{Row, cells, criterion, missing, place};
use crate::rules::Standing;
use crate::station::StandingsView;

use super::Standings;
use super::columns::Columns;
use crate::tui::edit;
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, URGENT};

/// Games that have no result are named up to so many.
const NAMED: usize = 6;

/// Draws the standings in a box.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    standings: &mut Standings,
    hits: &mut Hits,
) {
    let theme = look.theme;
    let Some(view) = &look.snapshot.standings else { return };
    standings.sync(view);
    let order = view.orders.get(standings.order);
    let title = order.map(|it| look.locale.rule(&it.value.title)).unwrap_or_default();
    let values = [("round", view.results.rounds.into()), ("order", (&title).into())];
    let title = look.with("standings-title", &values);
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let (lead, typed) = (look.say("log-filter"), edit::with_cursor(&standings.filter));
    let cite = order.map_or_else(String::new, |it| look.cite(&it.cite));
    if text::width(&lead) + text::width(&typed) + text::width(&cite) + 3 <= usize::from(inside.width) {
        pen.right(&cite);
    }
    pen.line(&[(&lead, theme.key()), (" ", theme.plain()), (&typed, theme.strong())]);
    for note in notes(look, view) {
        pen.said(&format!("{URGENT} {note}"), theme.open(), "");
    }
    let Some(order) = order else {
        pen.said(&look.say("standings-no-order"), theme.plain(), "");
        return;
    };
    let unknown = missing(&order.value, &view.constants_of(&order.value)).join(", ");
    if !unknown.is_empty() {
        let says = look.with("standings-constants", &[("names", Value::from(&unknown))]);
        let says = format!("{URGENT} {says}");
        pen.said(&says, theme.open(), &look.cite(&order.cite));
    }
    let rows = standings.ranked.matching(standings.filter.value());
    if rows.is_empty() {
        pen.said(&look.say("standings-nobody"), theme.quiet(), "");
        return;
    }
    let full = in_full(look, rows[standings.list.at.min(rows.len() - 1)], &order.value);
    let full = text::wrap(&full, usize::from(inside.width).max(1));
    let below = full.len().min(3) as u16;
    let columns =
        Columns::of(look.locale, &rows, (&order.value, look.snapshot.bar.names), usize::from(inside.width));
    pen.line(&[(&columns.head(look.locale), theme.quiet())]);
    pen.area.height = pen.area.height.saturating_sub(below);
    standings.list.draw(&mut pen, rows.len(), hits, |pen, at, chosen| {
        let style = if rows[at].place.is_some() { theme.plain() } else { theme.quiet() };
        let line = columns.line(look.locale, &order.value, rows[at]);
        pen.line(&[(if chosen { CHOSEN } else { " " }, theme.key()), (" ", style), (&line, style)]);
    });
    standings.list.mark(buffer, area, rows.len(), &title, theme);
    let foot = Rect { y: inside.bottom().saturating_sub(below), height: below, ..inside };
    let mut pen = Pen::new(buffer, foot, theme);
    for line in full.iter().take(usize::from(below)) {
        pen.line(&[(line, theme.strong())]);
    }
}

/// What is provisional in the standings, and what comes before they are published.
fn notes(look: &RenderCtx<'_>, view: &StandingsView) -> Vec<String> {
    let mut notes = Vec::new();
    let missing = &view.results.missing;
    if !missing.is_empty() {
        // One or two more are named too: the dots would take their place.
        let most = if missing.len() > NAMED + 2 { NAMED } else { missing.len() };
        let named = missing.iter().take(most).map(|(round, table)| {
            look.with("standings-game", &[("round", round.0.into()), ("table", table.0.into())])
        });
        let mut named = named.collect::<Vec<_>>().join(", ");
        if missing.len() > most {
            named.push_str(", …");
        }
        let values = [("count", missing.len().into()), ("games", (&named).into())];
        notes.push(look.with("standings-provisional", &values));
    }
    if view.duties > 0 {
        notes.push(look.with("standings-duties", &[("count", view.duties.into())]));
    }
    notes
}

/// A player with everything that the order asks for.
fn in_full(look: &RenderCtx<'_>, row: &Row, order: &Standing) -> String {
    let mut parts = vec![format!("{} {}", place(row), row.player)];
    if !row.club.is_empty() {
        parts.push(row.club.clone());
    }
    parts.push(format!("{} {}", look.say("standings-games"), row.games));
    for (it, shown) in order.columns().into_iter().zip(cells(look.locale, order, row)) {
        parts.push(format!("{} {shown}", criterion(look.locale, order, it)));
    }
    if let Some(points) = row.place_points {
        parts.push(format!("{} {points}", look.say("standings-place-points")));
    }
    parts.join(" · ")
}
