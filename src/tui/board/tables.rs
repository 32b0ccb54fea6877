//! All tables in cells that fill the screen: the number, the players in full where there is room, how it stands.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::look;
use super::look::Look;
use crate::domain::NameOrder;
use crate::report::board;
use crate::station::{BoardTable, TableStanding};
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::text;
use crate::tui::theme::{GOOD, URGENT};

/// The least columns and rows of a cell: an edge, the players, how it stands.
const CELL: (u16, u16) = (24, 3);

/// The columns and rows of cells on a page.
type Grid = (u16, u16);

/// Where the round's time stands, and where the tables do.
fn split_page(area: Rect) -> (Rect, Rect) {
    let band = if area.height < 12 { 1 } else { (area.height / 4).clamp(5, 18) };
    let time = Rect { height: band, ..area };
    (time, Rect { y: area.y + band, height: area.height - band, ..area })
}

/// How many cells stand side by side and below one another: the shape in which they are largest.
fn grid(area: Rect, tables: usize) -> Grid {
    let (most_across, most_down) = ((area.width / CELL.0).max(1), (area.height / CELL.1).max(1));
    let tables = u16::try_from(tables.max(1)).unwrap_or(u16::MAX);
    let shapes = (1..=most_across).map(|across| (across, tables.div_ceil(across)));
    // A letter is about twice as high as wide, and a cell reads best four times as wide as high.
    let large = |(across, down): &Grid| (area.width / across).min(area.height / down * 8);
    shapes.filter(|(_, down)| *down <= most_down).max_by_key(large).unwrap_or((most_across, most_down))
}

/// On how many pages the tables stand.
pub(super) fn pages(look: &Look<'_>, area: Rect) -> usize {
    let (_, below) = split_page(area);
    let (across, down) = grid(below, look.view.tables.len());
    look.view.tables.len().div_ceil(usize::from(across) * usize::from(down)).max(1)
}

/// Draws a page of them below the round's time.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, page: usize) {
    let (band, below) = split_page(area);
    look::draw_time(buffer, band, look);
    let (across, down) = grid(below, look.view.tables.len());
    let each = usize::from(across) * usize::from(down);
    // One size for all of them, be some cells a row higher: that of the longest number in the smallest cell.
    let numbers = look.view.tables.iter().map(|table| table.table.0.to_string());
    let longest = numbers.max_by_key(String::len).unwrap_or_default();
    let size =
        bigtext::size_for(&[&longest], below.width / across / 3, (below.height / down).saturating_sub(1));
    for (at, table) in (0_u16..).zip(look.view.tables.iter().skip(page * each).take(each)) {
        let (column, row) = (at % across, at / across);
        // What does not divide evenly is shared out, so that the cells reach the edges.
        let share = |whole: u16, parts: u16, part: u16| {
            u16::try_from(u32::from(whole) * u32::from(part) / u32::from(parts)).unwrap_or(whole)
        };
        let (x, right) = (share(below.width, across, column), share(below.width, across, column + 1));
        let (y, bottom) = (share(below.height, down, row), share(below.height, down, row + 1));
        let cell = Rect { x: below.x + x, y: below.y + y, width: right - x, height: bottom - y };
        draw_cell(buffer, cell, look, (table, size));
    }
}

fn draw_cell(buffer: &mut Buffer, area: Rect, look: &Look<'_>, (table, size): (&BoardTable, LetterSize)) {
    let theme = look.theme;
    let inside =
        Rect { x: area.x + 1, y: area.y + 1, width: area.width.saturating_sub(2), height: area.height - 1 };
    let edge = "─".repeat(usize::from(inside.width));
    text::put(buffer, area, (inside.x, area.y), &edge, theme.frame());
    let number = format!("{}", table.table.0);
    let large = size != LetterSize::Spaced;
    let beside = if large { bigtext::columns(&number, size) + 1 } else { 0 };
    if large {
        bigtext::draw(buffer, inside, &number, size, theme.strong());
    }
    let words = Rect { x: inside.x + beside, width: inside.width.saturating_sub(beside), ..inside };
    let mut lines: Vec<(String, Style)> = Vec::new();
    let wide = usize::from(words.width);
    let (state, style) = draw_status(look, table, wide);
    let lead = if large { String::new() } else { format!("{number}  ") };
    match &table.players {
        Some([a, b]) if b.is_empty() => lines.push((format!("{lead}{a}"), theme.strong())),
        Some([a, b]) => {
            let both = text::width(&lead) + text::width(a) + text::width(b) + 3 <= wide;
            if inside.height < 3 || both && inside.height < 4 {
                lines.push((pair(&lead, [a, b], look.view.names, wide), theme.strong()));
            } else {
                // With the line for how it stands.
                let room = usize::from(inside.height).saturating_sub(1) / 2;
                let indent = " ".repeat(text::width(&lead));
                for (lead, name) in [(&lead, a), (&indent, b)] {
                    for (at, part) in in_full(name, wide.saturating_sub(text::width(lead)), room).enumerate()
                    {
                        let lead = if at == 0 { lead } else { &indent };
                        lines.push((format!("{lead}{part}"), theme.strong()));
                    }
                }
            }
        }
        None if !large => lines.push((number, theme.strong())),
        None => {}
    }
    let free = usize::from(inside.height).saturating_sub(lines.len());
    let state = match shorter(table) {
        _ if text::width(&state) <= wide => vec![state],
        Some(result) => vec![result],
        None => text::within(text::wrap(&state, wide), free.max(1), wide),
    };
    lines.extend(state.into_iter().map(|line| (line, style)));
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let top = words.y + words.height.saturating_sub(count) / 2;
    for (y, (line, style)) in (top..words.bottom()).zip(&lines) {
        text::put(buffer, words, (words.x, y), line, *style);
    }
}

/// Both players on one line: where it is too short, each keeps half of it.
fn pair(number: &str, [a, b]: [&String; 2], order: NameOrder, wide: usize) -> String {
    let room = wide.saturating_sub(text::width(number) + 3);
    let (of_a, of_b) = (text::width(a), text::width(b));
    if of_a + of_b <= room {
        return format!("{number}{a} – {b}");
    }
    let half = room / 2;
    let of_a = if of_b < half { room - of_b } else { of_a.min(half) };
    let a = text::name(a, order, of_a);
    let b = text::name(b, order, room.saturating_sub(text::width(&a)));
    format!("{number}{a} – {b}")
}

/// A name over so many lines, where one is too short for it and there is room for more.
fn in_full(name: &str, wide: usize, most: usize) -> impl Iterator<Item = String> {
    let parts = text::wrap(name, wide.max(1));
    let fit = parts.len() <= most;
    let cut = (!fit).then(|| text::cut(name, wide));
    parts.into_iter().filter(move |_| fit).chain(cut)
}

/// The result alone, where what stands beside it has no room: it is never cut.
fn shorter(table: &BoardTable) -> Option<String> {
    let result = board::result(table)?;
    let sign = if table.stands == TableStanding::HandedIn { GOOD } else { "" };
    Some(format!("{result}  {sign}").trim_end().to_owned())
}

/// How a table stands, in a few words, with a sign where somebody is waited for.
fn draw_status(look: &Look<'_>, table: &BoardTable, wide: usize) -> (String, Style) {
    let theme = look.theme;
    let style = match table.stands {
        TableStanding::Empty => theme.quiet(),
        TableStanding::Before | TableStanding::Playing | TableStanding::Over => theme.plain(),
        TableStanding::Hold
        | TableStanding::Verdict
        | TableStanding::Missing
        | TableStanding::Challenge
        | TableStanding::Referee
        | TableStanding::Official => theme.open(),
        TableStanding::TimeOut(_) => theme.bad(),
        TableStanding::HandedIn => theme.good(),
    };
    let line = board::table_status(look.locale, table);
    if let Some(result) = board::result(table) {
        let sign = if table.stands == TableStanding::HandedIn { GOOD } else { "·" };
        return (format!("{result}  {sign} {line}"), style);
    }
    let waits = matches!(
        table.stands,
        TableStanding::Missing | TableStanding::Challenge | TableStanding::Referee | TableStanding::Official
    );
    // How long players have to wait is theirs to know; since when somebody's time has run out is not.
    let line = match table.since.filter(|_| waits) {
        Some(since) => {
            let age = look.view.now.since(since).age();
            let told = format!("{URGENT} {line}  {age}");
            // Where the line is too short, the words are cut and not the time.
            if text::width(&told) <= wide { told } else { format!("{URGENT} {age} {line}") }
        }
        None if waits => format!("{URGENT} {line}"),
        None => line,
    };
    (line, style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cells_are_as_large_as_the_screen_lets_them() {
        let area = |width, height| Rect { x: 0, y: 0, width, height };
        assert_eq!(grid(area(200, 42), 8).0 * grid(area(200, 42), 8).1, 8);
        assert_eq!(grid(area(200, 42), 1), (1, 1));
        assert_eq!(grid(area(80, 17), 64), (3, 5), "more than have room: the least cells");
        let (across, down) = grid(area(200, 42), 64);
        assert!(across * down >= 64, "{across} {down}");
    }

    #[test]
    fn a_short_line_shows_both_players() {
        let names = |number, a: &str, b: &str, wide| {
            pair(number, [&a.to_owned(), &b.to_owned()], NameOrder::SurnameFirst, wide)
        };
        assert_eq!(names("12  ", "Nováková", "Kováč", 40), "12  Nováková – Kováč");
        assert_eq!(names("", "Papadopoulos", "Konstantinidou", 17), "Papado… – Konsta…");
        assert_eq!(names("", "Papadopoulos", "Malá", 15), "Papadop… – Malá");
        assert_eq!(names("", "Papadopoulos Alexandros", "Malá Ivana", 26), "Papadopoulos – Malá Ivana");
    }
}
