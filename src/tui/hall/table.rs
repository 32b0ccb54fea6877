//! One table: both players, times, counters, the clock, everything that happened, what may be ordered.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::Side;
use crate::report::{self, Names};
use crate::station::{ClockView, Happened, Snapshot, TableDetail, Urgency};

use super::cell::{Painter, face, marks, run_sign};
use super::{Hall, order};
use crate::tournament::Event;
use crate::tui::act::{Act, Problem};
use crate::tui::keymap::Action;
use crate::tui::look::{Hit, Hits, Look, cites};
use crate::tui::pen::{Pen, boxed, paint};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, URGENT};
use crate::tui::ui::Ui;

/// A key at a table.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let grants = snapshot.table.as_ref().map_or(0, |table| table.grants.len());
    let hall = &mut ui.hall;
    match action {
        Action::Back => hall.table = None,
        Action::Up => hall.menu = hall.menu.saturating_sub(1),
        Action::Down => hall.menu = (hall.menu + 1).min(grants.saturating_sub(1)),
        Action::PageUp => {
            let most = snapshot.table.as_ref().map_or(0, |table| table.timeline.len());
            hall.back = (hall.back + 5).min(most);
        }
        Action::PageDown => hall.back = hall.back.saturating_sub(5),
        Action::Enter => {
            let granted = snapshot.table.as_ref().and_then(|table| table.grants.get(hall.menu));
            if let (Some(table), Some((power, _, _))) = (hall.table, granted) {
                hall.order = Some(order::OrderForm::new(table, *power));
            } else {
                let instead = ui.locale.say("power-none-do");
                ui.problem = Some(Problem::plain(ui.locale.say("power-none"), instead));
            }
        }
        _ => {}
    }
    Vec::new()
}

/// Draws the table in focus.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, hall: &mut Hall, hits: &mut Hits) {
    let Some(detail) = look.snapshot.table.as_ref().filter(|detail| Some(detail.row.table) == hall.table)
    else {
        text::put(buffer, area, (area.x + 1, area.y), &look.say("table-loading"), look.theme.quiet());
        return;
    };
    let menu = (detail.grants.len().max(2) as u16 + 2).min(8);
    let menu = if hall.order.is_some() { 7 } else { menu };
    let suspect = matches!(&detail.row.clock, ClockView::Heard { suspect: Some(_), .. });
    let needs = detail.row.slip.is_some() || detail.row.urgency != Urgency::Calm;
    let head = Rect { height: 5 + u16::from(suspect) + u16::from(needs), ..area };
    let middle = Rect { y: head.bottom(), height: area.height.saturating_sub(head.height + menu), ..area };
    let foot = Rect { y: middle.bottom(), height: menu, ..area };
    header(buffer, head, look, detail);
    timeline(buffer, middle, look, detail, hall);
    match &hall.order {
        Some(form) => order::draw(buffer, foot, look, detail, form),
        None => powers(buffer, foot, look, detail, hall, hits),
    }
}

fn header(buffer: &mut Buffer, area: Rect, look: &Look<'_>, detail: &TableDetail) {
    let theme = look.theme;
    let row = &detail.row;
    let title = look.with("table-title", &[("table", row.table.0.into())]);
    let inside = boxed(buffer, area, &title, theme);
    let (urgency, style) = Painter::new(look).urgency(row);
    let mut pen = Pen::new(buffer, inside, theme);
    for side in Side::BOTH {
        let name = row.players.as_ref().map_or("", |players| players[side.index()].as_str());
        let (sign, time) = match &row.clock {
            ClockView::Heard { run, left, stale, extrapolated, .. } => {
                (run_sign(*run, side), face(left[side.index()], *stale && *extrapolated))
            }
            _ => (" ", "  —".to_owned()),
        };
        let counters = &row.counters[side.index()];
        let counted = look.with("table-counted", &[("count", counters.unjustified.into())]);
        let time = text::pad(&time, 8);
        pen.line(&[
            (&format!("{side}  {} ", text::pad(name, 22)), theme.strong()),
            (sign, theme.strong()),
            (" ", theme.plain()),
            (&time, theme.strong()),
            (&text::pad(&marks(counters), 12), theme.open()),
            (&counted, theme.quiet()),
        ]);
    }
    pen.line(&[(&clock_line(look, &row.clock), theme.plain())]);
    if let ClockView::Heard { suspect: Some(why), .. } = &row.clock {
        pen.line(&[(&look.with("clock-suspect", &[("why", why.into())]), theme.bad())]);
    }
    if let Some((slip, age)) = row.slip {
        let words = if row.words.is_empty() { look.say("slip-no-words") } else { row.words.join(" ") };
        let slip = i64::from(slip.0).into();
        let age = age.age();
        let values = [("slip", slip), ("words", (&words).into()), ("age", (&age).into())];
        pen.line(&[(&urgency, style), ("  ", style), (&look.with("table-slip", &values), theme.strong())]);
    } else if !urgency.is_empty() {
        pen.line(&[(&urgency, style)]);
    }
}

fn clock_line(look: &Look<'_>, clock: &ClockView) -> String {
    match clock {
        ClockView::None => look.say("clock-by-hand"),
        ClockView::NeverHeard { clock } => look.with("clock-silent", &[("clock", clock.0.into())]),
        ClockView::Heard { clock, age, stale, battery, .. } => {
            let age = age.tenths();
            let id = if *stale { "clock-stale" } else { "clock-heard" };
            let battery = battery.map_or_else(|| "?".to_owned(), |battery| battery.to_string());
            look.with(
                id,
                &[("clock", clock.0.into()), ("age", (&age).into()), ("battery", (&battery).into())],
            )
        }
    }
}

fn timeline(buffer: &mut Buffer, area: Rect, look: &Look<'_>, detail: &TableDetail, hall: &Hall) {
    let theme = look.theme;
    let inside = boxed(buffer, area, &look.say("timeline-title"), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let names = Names(detail.row.players.as_ref());
    let room = usize::from(inside.height);
    let count = detail.timeline.len();
    let from = count.saturating_sub(room + hall.back).min(count.saturating_sub(room));
    if count == 0 {
        pen.line(&[(&look.say("timeline-empty"), theme.quiet())]);
    }
    for row in detail.timeline.iter().skip(from).take(room) {
        let (line, style) = match &row.what {
            Happened::Pressed { side } => {
                let player = names.of(*side);
                (look.with("line-pressed", &[("player", player.into())]), theme.quiet())
            }
            Happened::Journaled { event, .. } => {
                (report::event(look.locale, event, names), weight(look, event))
            }
        };
        let cite = cites(&row.cite);
        let free = usize::from(inside.width).saturating_sub(10 + text::width(&line));
        // The sentence comes first; the paragraph takes what is left, and is in the log in full.
        if free > 8 {
            pen.right(&text::cut(&cite, free.saturating_sub(2)));
        }
        pen.line(&[(&look.time(row.at), theme.quiet()), ("  ", style), (&line, style)]);
    }
}

/// Decisions stand out; what only the machinery did stays back.
fn weight(look: &Look<'_>, event: &Event) -> Style {
    match event {
        Event::VerdictGiven { .. } | Event::Conceded { .. } | Event::PenaltyImposed { .. } => {
            look.theme.strong()
        }
        Event::OrderUnconfirmed { .. } | Event::SlipRefused { .. } => look.theme.open(),
        Event::SlipClaimed { .. } | Event::SlipReleased { .. } | Event::OrderTried { .. } => {
            look.theme.quiet()
        }
        _ => look.theme.plain(),
    }
}

fn powers(
    buffer: &mut Buffer,
    area: Rect,
    look: &Look<'_>,
    detail: &TableDetail,
    hall: &Hall,
    hits: &mut Hits,
) {
    let theme = look.theme;
    let inside = boxed(buffer, area, &look.say("powers-title"), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    if detail.grants.is_empty() {
        let cite = detail.silent.as_ref().map_or("", |cite| cite.as_str());
        pen.said(&look.say("powers-none"), theme.plain(), cite);
    }
    for (at, (power, office, cite)) in detail.grants.iter().enumerate() {
        let here = pen.here();
        hits.push((here, Hit::Power(at)));
        let chosen = at == hall.menu;
        let may = look.console.role.may_act_as(*office);
        let name = report::power(look.locale, power);
        let office = office.to_string();
        let who =
            if may { String::new() } else { look.with("power-office", &[("office", (&office).into())]) };
        let sign = if may { " " } else { URGENT };
        pen.right(cite.as_str());
        pen.line(&[
            (if chosen { CHOSEN } else { " " }, theme.key()),
            (sign, theme.open()),
            (&name, if may { theme.strong() } else { theme.quiet() }),
            ("  ", theme.plain()),
            (&who, theme.quiet()),
        ]);
        if chosen {
            paint(pen.buffer, here, theme.chosen());
        }
    }
}
