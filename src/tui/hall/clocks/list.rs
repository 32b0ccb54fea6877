//! Drawing the list of clocks: a line a clock, the chosen one told in full below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{ClockListLine, Clocks, todo};
use crate::clock::NoLink;
use crate::domain::{Millis, TableId};
use crate::station::{ClockRow, ClocksView, FoundRow, KeyPlace};
use crate::tui::hall::clocks;
use crate::tui::hall::marks::{WEAK, age_short};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{CHOSEN, OPEN, URGENT};
use crate::tui::{air, text};

/// A clock that was not heard for so long is looked for.
const SILENT: Millis = Millis(5_000);
/// A battery at or below this many per cent is worth a look.
const LOW_BATTERY: u8 = 15;
/// The columns but the make's, each with the gap behind it: number, table, proof, heard, battery.
const NUMBER: usize = 8;
const TABLE: usize = 6;
const PROOF: usize = 10;
const HEARD: usize = 8;
const BATTERY: usize = 9;
/// The columns of the signal, which comes last.
const SIGNAL: usize = 16;

/// Draws the list, and the question over it.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    clocks: &mut Clocks,
    hits: &mut Hits,
) {
    let nothing = ClocksView::default();
    let view = look.snapshot.clocks.as_ref().unwrap_or(&nothing);
    let lines = clocks.matching(view, look.locale);
    clocks.list.at = clocks.place(&lines);
    let title = title(look, clocks, view);
    let inside = boxed(buffer, area, &title, look.theme);
    let told = 3.min(inside.height / 3);
    let mut pen = Pen::new(buffer, Rect { height: inside.height - told, ..inside }, look.theme);
    let wide = usize::from(inside.width);
    pen.line(&[(&head(look, wide), look.theme.quiet())]);
    if lines.is_empty() {
        pen.said(&look.say("clocks-none"), look.theme.plain(), "");
    }
    let is_found = |line: &ClockListLine<'_>| matches!(line, ClockListLine::Found(_));
    let found_here = lines.iter().filter(|line| is_found(line)).count();
    // The heading of what was found takes a row too, where it comes in view.
    let view = clocks.list.scroll(lines.len(), usize::from(pen.left()));
    let mut headed = !lines[view].iter().any(is_found);
    pen.area.height -= u16::from(!headed).min(pen.area.height);
    clocks.list.draw(&mut pen, lines.len(), hits, |pen, at, chosen| {
        let sign = if chosen { CHOSEN } else { " " };
        match lines[at] {
            ClockListLine::Known(row) => draw_known_clock(pen, look, row, (sign, wide)),
            ClockListLine::Found(row) => {
                if !std::mem::replace(&mut headed, true) {
                    pen.area.height += 1;
                    let heading = look.with("clocks-found", &[("count", found_here.into())]);
                    pen.line(&[(&heading, look.theme.key())]);
                }
                draw_found_clock(pen, look, row, (sign, wide));
            }
        }
    });
    clocks.list.mark(buffer, area, lines.len(), &title, look.theme);
    if let Some(line) = lines.get(clocks.list.at) {
        let below = Rect { y: inside.bottom() - told, height: told, ..inside };
        let mut pen = Pen::new(buffer, below, look.theme);
        let (says, style) = in_full(look, *line);
        for row in text::wrap(&says, wide).iter().take(usize::from(told)) {
            pen.line(&[(row, style)]);
        }
    }
    if let Some(asked) = &clocks.ask {
        clocks::draw_question(buffer, area, look, asked);
    }
}

fn title(look: &RenderCtx<'_>, clocks: &Clocks, view: &ClocksView) -> String {
    let free = view.known.iter().filter(|row| row.table.is_none()).count();
    let values = [("count", view.known.len().into()), ("free", free.into())];
    let mut title = look.with("clocks-title", &values);
    if let Some(table) = clocks.table {
        title.push_str(&look.with("clocks-for-table", &[("table", table.0.into())]));
    }
    if !clocks.filter.value().is_empty() {
        title.push_str(&look.with("clocks-filter", &[("filter", clocks.filter.value().into())]));
    }
    title
}

/// The columns that the make takes.
const fn make_columns(wide: usize) -> usize {
    wide.saturating_sub(2 + NUMBER + TABLE + PROOF + HEARD + BATTERY + SIGNAL)
}

fn head(look: &RenderCtx<'_>, wide: usize) -> String {
    let column = |id: &str, columns: usize| text::pad(&look.say(id), columns);
    let make = text::pad(&text::cut(&look.say("clocks-make"), make_columns(wide)), make_columns(wide));
    format!(
        "  {}{}{}{}{}{make}{}",
        column("clocks-number", NUMBER),
        column("clocks-table", TABLE),
        column("clocks-heard", HEARD),
        column("clocks-battery", BATTERY),
        column("clocks-proof", PROOF),
        look.say("clocks-signal"),
    )
}

/// A clock with a number.
fn draw_known_clock(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &ClockRow, (sign, wide): (&str, usize)) {
    let theme = look.theme;
    let (proof, proof_style) = match (row.kept, row.proven, row.trouble.is_some()) {
        (KeyPlace::Nowhere, ..) => (look.say("clocks-keyless"), theme.bad()),
        (KeyPlace::Elsewhere, ..) => (look.say("clocks-elsewhere"), theme.quiet()),
        (KeyPlace::Here, true, true) => (format!("{URGENT} {}", look.say("urgency-suspect")), theme.bad()),
        (KeyPlace::Here, true, false) => (look.say("clocks-proven"), theme.plain()),
        (KeyPlace::Here, false, _) => (look.say("clocks-unproven"), theme.open()),
    };
    let (heard, heard_style) = match row.age {
        None => (look.say("clocks-never"), theme.quiet()),
        Some(age) => (format_age(look, age), if age > SILENT { theme.open() } else { theme.plain() }),
    };
    let low = row.battery.is_some_and(|battery| battery <= LOW_BATTERY);
    let battery = row.battery.map_or_else(|| "—".to_owned(), |battery| format!("{battery} %"));
    let short = |table: TableId| look.with("table-short", &[("table", table.0.into())]);
    let table = row.table.map_or_else(|| look.say("clocks-free"), short);
    let fitted = if row.table.is_some() { theme.plain() } else { theme.good() };
    let columns = make_columns(wide);
    let make = text::pad(&text::cut(&row.make, columns.saturating_sub(1)), columns);
    pen.line(&[
        (sign, theme.key()),
        (" ", theme.plain()),
        (&text::pad(&row.clock.to_string(), NUMBER), theme.strong()),
        (&text::pad(&table, TABLE), fitted),
        (&text::pad(&heard, HEARD), heard_style),
        (&text::pad(&battery, BATTERY), if low { theme.open() } else { theme.plain() }),
        (&text::pad(&proof, PROOF), proof_style),
        (&make, theme.quiet()),
        (&signal(look, row.rssi, row.adapter.as_deref()), theme.plain()),
    ]);
}

/// A device without a number here.
fn draw_found_clock(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &FoundRow, (sign, wide): (&str, usize)) {
    let theme = look.theme;
    let claims = row.claims.map_or_else(|| OPEN.to_owned(), |clock| format!("{clock}{OPEN}"));
    let name = row.name.as_deref().unwrap_or(&row.make);
    let place = wide.saturating_sub(2 + NUMBER + TABLE + HEARD + SIGNAL);
    let who = format!("{}  {name}", row.address);
    pen.line(&[
        (sign, theme.key()),
        (" ", theme.plain()),
        (&text::pad(&claims, NUMBER), theme.open()),
        (&text::pad("—", TABLE), theme.quiet()),
        (&text::pad(&format_age(look, row.age), HEARD), theme.plain()),
        (&text::pad(&text::cut(&who, place.saturating_sub(1)), place), theme.plain()),
        (&signal(look, row.rssi, Some(&row.adapter)), theme.plain()),
    ]);
}

/// How long ago; to the tenth while that says something.
fn format_age(look: &RenderCtx<'_>, age: Millis) -> String {
    if age.0 < 10_000 { format!("{} s", look.locale.decimal(&age.tenths())) } else { age_short(age) }
}

/// How well it is heard: a word for the eye, the number and the adapter for whoever moves antennas.
fn signal(look: &RenderCtx<'_>, rssi: Option<i16>, adapter: Option<&str>) -> String {
    let Some(rssi) = rssi else { return adapter.unwrap_or("—").to_owned() };
    let id = match rssi {
        -75.. => "clocks-good",
        it if it > WEAK => "clocks-fair",
        _ => "clocks-weak",
    };
    format!("{} {rssi} {}", look.say(id), adapter.unwrap_or_default())
}

/// What the chosen line could not say, and what may be done with it.
fn in_full(look: &RenderCtx<'_>, line: ClockListLine<'_>) -> (String, Style) {
    let theme = look.theme;
    let row = match line {
        ClockListLine::Known(row) if row.kept == KeyPlace::Here => row,
        ClockListLine::Known(row) if row.kept == KeyPlace::Elsewhere => {
            return (look.say("clocks-not-here"), theme.plain());
        }
        ClockListLine::Known(_) => {
            return (format!("{} {}", look.say("clocks-no-key"), todo(look.locale, line)), theme.open());
        }
        ClockListLine::Found(row) => {
            let values = [("make", (&row.make).into())];
            return (
                format!("{} {}", look.with("clocks-looks", &values), todo(look.locale, line)),
                theme.open(),
            );
        }
    };
    let clock = ("clock", row.clock.0.into());
    let fits = match row.table {
        None => look.with("clocks-fit", &[clock]),
        Some(table) => {
            let told = look.with("clocks-refit", &[clock, ("table", table.0.into())]);
            look.choices
                .keys
                .reworded(&told, &[(KeyMode::Clocks, Action::Enter), (KeyMode::Clocks, Action::TakeOff)])
        }
    };
    let mut says = Vec::new();
    let never = row.age.is_none();
    let why = row.no_link.as_ref().filter(|why| **why != NoLink::NeverSeen);
    if never {
        says.push(look.say(if row.proven { "clocks-silent" } else { "clocks-silent-keyless" }));
    }
    if let Some(why) = &row.trouble {
        says.push(air::clock_trouble(look, why));
    }
    if row.vouchable {
        says.push(look.keyed("clocks-vouch", &[(KeyMode::Clocks, Action::Vouch)]));
    }
    says.push(air::no_link(look, why));
    says.push(fits);
    says.retain(|part| !part.is_empty());
    let style = if says.len() > 1 { theme.open() } else { theme.plain() };
    (says.join(" · "), style)
}
