//! Orders that a person must carry out: what to say at which table, ticked off when said.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::report;
use crate::station::OrderRow;
use crate::tournament::OrderState;

use super::state::Desk;
use crate::tui::pen::{Pen, boxed, paint};
use crate::tui::render_ctx::{Hit, Hits, RenderCtx};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, URGENT};
use crate::tui::verdict;

/// What is said of an order below its first line: the words in full, for whoever says them reads nothing else; and why
/// the chosen one was not delivered.
fn said(look: &RenderCtx<'_>, order: &OrderRow, chosen: bool, wide: u16) -> (Vec<String>, Vec<String>) {
    let wide = usize::from(wide.saturating_sub(2)).max(1);
    let words = text::wrap(&verdict::aloud(look.locale, order), wide);
    let why = match &order.state {
        OrderState::Unconfirmed { why } if chosen => {
            vec![text::cut(&report::give_up(look.locale, why), wide)]
        }
        _ => Vec::new(),
    };
    (words, why)
}

/// The rows that it wants without its frame, in so many columns.
pub(super) fn rows(look: &RenderCtx<'_>, desk: &Desk, wide: u16) -> u16 {
    let chosen = desk.aloud(look.snapshot);
    let waiting = look.snapshot.aloud.iter().filter(|it| !matches!(it.state, OrderState::Settled { .. }));
    waiting.map(|order| height(look, order, Some(order.op) == chosen, wide)).sum()
}

fn height(look: &RenderCtx<'_>, order: &OrderRow, chosen: bool, wide: u16) -> u16 {
    let (words, why) = said(look, order, chosen, wide);
    1 + (words.len() + why.len()) as u16
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, desk: &Desk, hits: &mut Hits) {
    let orders = &look.snapshot.aloud;
    let title = look.with("aloud-title", &[("count", orders.len().into())]);
    let inside = boxed(buffer, area, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    if orders.is_empty() {
        pen.line(&[(&look.say("aloud-none"), look.theme.quiet())]);
    }
    let chosen = desk.aloud(look.snapshot);
    let wide = inside.width;
    let at = orders.iter().position(|order| Some(order.op) == chosen).unwrap_or(0);
    // As many before the chosen one as leave room for all of it.
    let mut room = inside.height;
    let mut from = at;
    for (index, order) in orders.iter().enumerate().take(at + 1).rev() {
        let high = height(look, order, index == at, wide);
        if high > room && index < at {
            break;
        }
        (from, room) = (index, room.saturating_sub(high));
    }
    for order in orders.iter().skip(from) {
        let is_chosen = Some(order.op) == chosen;
        let (words, give_up) = said(look, order, is_chosen, wide);
        let here = pen.here();
        if pen.left() < 2 {
            break;
        }
        hits.push((
            Rect { height: 1 + words.len() as u16, ..here }.intersection(inside),
            Hit::Aloud(order.op),
        ));
        let table = look.with("table-short", &[("table", order.table.0.into())]);
        let why = match &order.state {
            OrderState::Unconfirmed { .. } => look.say("aloud-why-unreached"),
            _ => look.say("aloud-why-no-radio"),
        };
        let first = format!("{}{URGENT}{table} {why}", if is_chosen { CHOSEN } else { " " });
        pen.line(&[
            (&first, look.theme.open()),
            ("  ", look.theme.plain()),
            (&order.age.age(), look.theme.quiet()),
        ]);
        // Half of what is said is another thing: where it is cut, that is seen.
        for line in text::within(words, usize::from(pen.left()), usize::from(wide.saturating_sub(2))) {
            pen.line(&[("  ", look.theme.plain()), (&line, look.theme.strong())]);
        }
        for line in &give_up {
            pen.line(&[("  ", look.theme.plain()), (line, look.theme.quiet())]);
        }
        if is_chosen && desk.in_aloud {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
}
