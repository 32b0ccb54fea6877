//! Orders that a person must carry out: what to say at which table, ticked off when said.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::report;
use crate::station::OrderRow;
use crate::tournament::OrderState;

use super::Desk;
use crate::tui::pen::{Pen, boxed, paint};
use crate::tui::render_ctx::{Hit, Hits, RenderCtx};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, URGENT};

/// The rows that it wants without its frame: two an order, and one for why the chosen one was not delivered.
pub(super) fn rows(look: &RenderCtx<'_>, desk: &Desk) -> u16 {
    let chosen = desk.aloud(look.snapshot);
    let orders = &look.snapshot.aloud;
    let failed = |it: &OrderRow| Some(it.op) == chosen && matches!(it.state, OrderState::Unconfirmed { .. });
    let waiting = orders.iter().filter(|order| !matches!(order.state, OrderState::Settled { .. })).count();
    waiting as u16 * 2 + u16::from(orders.iter().any(failed))
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
    let at = orders.iter().position(|order| Some(order.op) == chosen).unwrap_or(0);
    let room = usize::from(pen.left() / 2).max(1);
    for order in orders.iter().skip((at + 1).saturating_sub(room)).take(room) {
        let here = pen.here();
        hits.push((Rect { height: 2, ..here }, Hit::Aloud(order.op)));
        let is_chosen = Some(order.op) == chosen;
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
        let words = report::aloud(look.locale, &order.wish, &order.player);
        pen.line(&[("  ", look.theme.plain()), (&words, look.theme.strong())]);
        if let OrderState::Unconfirmed { why } = &order.state
            && is_chosen
            && pen.left() > 0
        {
            let why =
                text::cut(&report::give_up(look.locale, why), usize::from(inside.width).saturating_sub(2));
            pen.line(&[("  ", look.theme.plain()), (&why, look.theme.quiet())]);
        }
        if is_chosen {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
}
