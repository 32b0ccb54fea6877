//! What waits, at the left of the desk: slips, oldest first, and those with the head referee; claims and
//! reservations at the tables; and the orders that a person must say aloud, ticked off when said.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::state::DeskScreen;
use crate::domain::{Millis, Side, TableId};
use crate::report;
use crate::station::{OrderRow, QueueRow, Snapshot, TableRow};
use crate::tournament::{OrderState, SlipPhase};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{ClickTarget, Hits, RenderCtx};
use crate::tui::text::{Pen, boxed, paint};
use crate::tui::theme::{CHOSEN, OPEN, URGENT};
use crate::tui::{text, verdict};

pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    desk: &DeskScreen,
    hits: &mut Hits,
) {
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
    let holds: Vec<(TableId, String, Style)> = claims_and_reservations(look).take(3).collect();
    if here == 0 && holds.is_empty() {
        pen.line(&[(&look.say("slips-none"), look.theme.quiet())]);
    }
    // The referee's rows must not be pushed out by a long queue, nor what was reserved.
    let below = look.snapshot.referee.len().min(3) as u16;
    let kept = if below == 0 { 0 } else { below + 2 } + holds.len() as u16;
    let room = usize::from(pen.left().saturating_sub(kept)).max(1);
    list(&mut pen, look, desk, &look.snapshot.queue, room, hits);
    for (table, line, style) in &holds {
        hits.push((pen.here(), ClickTarget::Table(*table)));
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
    desk: &DeskScreen,
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
        hits.push((pen.here(), ClickTarget::Slip(row.slip)));
        line(pen, look, desk, row);
    }
    let hidden = rows.len().saturating_sub(from + shown);
    if hidden > 0 {
        pen.line(&[(&more(hidden), look.theme.quiet())]);
    }
}

fn line(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &DeskScreen, row: &QueueRow) {
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
    let before = format!("{chooses}{sign}{} ", since(look, row.table, row.age));
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

/// What is said of an order below its first line: the words in full, for whoever says them reads nothing else; and why
/// the chosen one was not delivered.
fn order_words(
    look: &RenderCtx<'_>,
    order: &OrderRow,
    chosen: bool,
    wide: u16,
) -> (Vec<String>, Vec<String>) {
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
pub(super) fn orders_height(look: &RenderCtx<'_>, desk: &DeskScreen, wide: u16) -> u16 {
    let chosen = desk.aloud(look.snapshot);
    let waiting = look.snapshot.aloud.iter().filter(|it| !matches!(it.state, OrderState::Settled { .. }));
    waiting.map(|order| order_height(look, order, Some(order.op) == chosen, wide)).sum()
}

fn order_height(look: &RenderCtx<'_>, order: &OrderRow, chosen: bool, wide: u16) -> u16 {
    let (words, why) = order_words(look, order, chosen, wide);
    1 + (words.len() + why.len()) as u16
}

pub(super) fn draw_orders(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    desk: &DeskScreen,
    hits: &mut Hits,
) {
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
        let high = order_height(look, order, index == at, wide);
        if high > room && index < at {
            break;
        }
        (from, room) = (index, room.saturating_sub(high));
    }
    for order in orders.iter().skip(from) {
        let is_chosen = Some(order.op) == chosen;
        let (words, give_up) = order_words(look, order, is_chosen, wide);
        let here = pen.here();
        if pen.left() < 2 {
            break;
        }
        hits.push((
            Rect { height: 1 + words.len() as u16, ..here }.intersection(inside),
            ClickTarget::Aloud(order.op),
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

/// The lines under the queue, with their tables.
pub(super) fn claims_and_reservations(
    look: &RenderCtx<'_>,
) -> impl Iterator<Item = (TableId, String, Style)> {
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
pub(super) fn first_claim(snapshot: &Snapshot) -> Option<(TableId, Option<Side>)> {
    let tables = || snapshot.tables.iter();
    let claims = tables().filter_map(|row| Some((row.game.claim.as_ref()?.1, row.table)));
    if let Some((_, table)) = claims.max_by_key(|(age, _)| *age) {
        return Some((table, None));
    }
    let holds = tables().filter_map(|row| Some((row.game.hold?, row.table)));
    holds.max_by_key(|((_, age), _)| *age).map(|((side, _), table)| (table, Some(side)))
}

/// What Enter does with it, in words; `None` where nothing waits.
pub(super) fn claims_line(look: &RenderCtx<'_>) -> Option<String> {
    let (table, hold) = first_claim(look.snapshot)?;
    let id = if hold.is_some() { "desk-hold-do" } else { "desk-claim-do" };
    let line = look.with(id, &[("table", table.0.into())]);
    Some(look.choices.keys.reworded(&line, &[(KeyMode::Desk, Action::Enter)]))
}
