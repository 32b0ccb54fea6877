//! Lists on a board: pairings, decisions, standings; in block letters where all lines fit on few pages, else in
//! columns of plain lines.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::look::Look;
use crate::report::standings::{StandingsRow, place};
use crate::report::{self, board};
use crate::station::{BoardDecision, BoardTable};
use crate::tui::bigtext::{self, GlyphExtent, LetterSize};
use crate::tui::hall::standings::StandingsColumns;
use crate::tui::text;
use crate::tui::theme::Theme;

/// Block letters are worth so many pages.
const PAGES: usize = 8;
/// Columns between two columns of lines.
const BETWEEN: u16 = 4;

/// The lines of a list; all of a kind are equally wide.
#[derive(Default)]
pub(super) struct BoardList {
    /// As they stand in block letters; none where they do not.
    pub(super) large: Vec<String>,
    /// As they stand in plain letters.
    pub(super) plain: Vec<String>,
    /// What stands above a column of plain lines; empty where nothing does.
    pub(super) head: String,
    /// What stands instead of the lines, where there are none.
    pub(super) empty: String,
    /// So many plain lines more belong to each: they stay together.
    pub(super) more: usize,
}

/// How a list is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListLayout {
    /// Block letters; rows of a line, lines of a page.
    Large(LetterSize, u16, usize),
    /// Columns of items with so many rows each, items of a column.
    Plain { columns: usize, pitch: u16, items: usize },
}

impl BoardList {
    fn layout(&self, area: Rect) -> ListLayout {
        self.in_blocks(area).unwrap_or_else(|| self.in_columns(area))
    }

    /// The fewest pages on which block letters have room, and on them the largest.
    fn in_blocks(&self, area: Rect) -> Option<ListLayout> {
        let most = PAGES.min(self.large.len());
        let each_of = |pages: usize| self.large.len().div_ceil(pages);
        // Most lists of a large hall need no look at their letters.
        if most == 0 || each_of(most) * bigtext::LEAST_ROWS > usize::from(area.height) + 1 {
            return None;
        }
        let extent = GlyphExtent::of(&self.large)?;
        (1..=most).find_map(|pages| {
            let (size, high) = extent.size(each_of(pages), area.width, area.height)?;
            Some(ListLayout::Large(size, high, each_of(pages)))
        })
    }

    /// The fewest columns on which all lines have room, with an empty line between two where there is room for it.
    fn in_columns(&self, area: Rect) -> ListLayout {
        let (count, high) = (self.items().max(1), self.high());
        let rows = area.height.saturating_sub(u16::from(!self.head.is_empty())).max(1);
        let most = usize::from((area.width + BETWEEN) / (self.wide() + BETWEEN)).max(1);
        // Below the last of a column no line need be empty.
        let room = |pitch: u16| usize::from(((rows + pitch - high) / pitch).max(1));
        let pitched = [high + 1, high].into_iter().find_map(|pitch| {
            let columns = (1..=most).find(|columns| columns * room(pitch) >= count)?;
            Some((columns, pitch))
        });
        let (columns, pitch) = pitched.unwrap_or((most, high));
        let pages = count.div_ceil(columns * room(pitch));
        // The pages are equally full.
        let items = count.div_ceil(pages).div_ceil(columns).min(room(pitch));
        ListLayout::Plain { columns, pitch, items }
    }

    /// The rows of an item.
    fn high(&self) -> u16 {
        u16::try_from(self.more + 1).unwrap_or(1)
    }

    /// How many there are in plain letters.
    fn items(&self) -> usize {
        self.plain.len().div_ceil(self.more + 1)
    }

    fn wide(&self) -> u16 {
        let lines = self.plain.iter().map(String::as_str).chain([self.head.as_str()]);
        u16::try_from(lines.map(text::width).max().unwrap_or(0)).unwrap_or(u16::MAX).max(1)
    }

    /// On how many pages it stands.
    pub(super) fn pages(&self, area: Rect) -> usize {
        let (count, each) = match self.layout(area) {
            ListLayout::Large(_, _, each) => (self.large.len(), each),
            ListLayout::Plain { columns, items, .. } => (self.items(), columns * items),
        };
        count.div_ceil(each.max(1)).max(1)
    }

    /// Draws a page of it in the middle of an area.
    pub(super) fn draw(&self, buffer: &mut Buffer, area: Rect, page: usize, theme: Theme) {
        if self.plain.is_empty() {
            in_the_middle(buffer, area, &self.empty, theme);
            return;
        }
        match self.layout(area) {
            ListLayout::Large(size, high, each) => {
                let lines = self.large.iter().skip(page * each).take(each);
                let wide = self.large.iter().map(|line| bigtext::columns(line, size)).max().unwrap_or(0);
                let x = area.x + area.width.saturating_sub(wide) / 2;
                let used = high * u16::try_from(each).unwrap_or(1);
                let top = area.y + (area.height + 1).saturating_sub(used) / 2;
                for (at, line) in (0_u16..).zip(lines) {
                    let y = top + at * high;
                    let height = high.min(area.bottom().saturating_sub(y));
                    let place = Rect { x, y, width: area.right().saturating_sub(x), height };
                    bigtext::draw(buffer, place, line, size, theme.strong());
                }
            }
            ListLayout::Plain { columns, pitch, items } => {
                self.draw_columns(buffer, area, (page, columns, items), pitch, theme);
            }
        }
    }

    fn draw_columns(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        (page, columns, items): (usize, usize, usize),
        pitch: u16,
        theme: Theme,
    ) {
        let (wide, count) = (self.wide(), u16::try_from(columns).unwrap_or(1));
        let used = wide * count + BETWEEN * (count - 1);
        // What is left is shared out between the columns, and at both edges.
        let spare = area.width.saturating_sub(used) / (count + 1);
        let (high, lines) = (self.high(), items * (self.more + 1));
        let from = page * columns * lines;
        let head = u16::from(!self.head.is_empty());
        for column in 0..count {
            let x = area.x + spare + column * (wide + BETWEEN + spare);
            let of_column = from + usize::from(column) * lines;
            if head > 0 && of_column < self.plain.len() {
                text::put(buffer, area, (x, area.y), &self.head, theme.quiet());
            }
            for (row, line) in (0_u16..).zip(self.plain.iter().skip(of_column).take(lines)) {
                let y = area.y + head + row / high * pitch + row % high;
                let style = if row % high == 0 { theme.strong() } else { theme.plain() };
                text::put(buffer, area, (x, y), line.trim_end(), style);
            }
        }
    }
}

/// A sentence in the middle of an area, as large as it has room for.
pub(super) fn in_the_middle(buffer: &mut Buffer, area: Rect, sentence: &str, theme: Theme) {
    let extent = GlyphExtent::of(&[sentence]);
    if let Some(extent) = extent
        && let Some((size, high)) = extent.size(1, area.width, area.height)
    {
        let wide = extent.columns(size);
        let (x, y) = (area.x + (area.width - wide) / 2, area.y + (area.height + 1).saturating_sub(high) / 2);
        bigtext::draw(
            buffer,
            Rect { x, y, width: area.right() - x, height: area.bottom() - y },
            sentence,
            size,
            theme.strong(),
        );
        return;
    }
    let lines = text::wrap(sentence, usize::from(area.width.max(1)));
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let top = area.y + area.height.saturating_sub(count) / 2;
    for (y, line) in (top..area.bottom()).zip(&lines) {
        let wide = u16::try_from(text::width(line)).unwrap_or(u16::MAX);
        let x = area.x + area.width.saturating_sub(wide) / 2;
        text::put(buffer, area, (x, y), line, theme.strong());
    }
}

/// Who plays whom, at which table.
pub(super) fn pairings(look: &Look<'_>) -> BoardList {
    let games = look.view.tables.iter();
    let games: Vec<(&BoardTable, &[String; 2])> =
        games.filter_map(|table| Some((table, table.players.as_ref()?))).collect();
    let longest =
        |side: usize| games.iter().map(|(_, players)| text::width(&players[side])).max().unwrap_or(0);
    let (of_a, of_b) = (longest(0), longest(1));
    let line = |(table, [a, b]): &(&BoardTable, &[String; 2]), dash: &str| {
        let dash = if b.is_empty() { " " } else { dash };
        format!("{:>3}  {} {dash} {}", table.table.0, text::pad(a, of_a), text::pad(b, of_b))
    };
    let mut list = BoardList {
        large: games.iter().map(|game| line(game, "-")).collect(),
        plain: games.iter().map(|game| line(game, "–")).collect(),
        empty: look.say("board-no-pairings"),
        ..BoardList::default()
    };
    let wide = list.plain.first().map_or(0, |line| text::width(line));
    for name in &look.view.free {
        let free = text::pad(&look.with("board-free", &[("player", name.into())]), wide);
        list.large.push(free.clone());
        list.plain.push(free);
    }
    list
}

/// The decisions that were announced, the newest first: each on a line, or on two where one is too short for how it
/// ended and its words.
pub(super) fn latest(look: &Look<'_>, columns: u16) -> BoardList {
    let cells: Vec<[String; 4]> = look.view.latest.iter().map(|it| decision(look, it)).collect();
    let lined = |order: &[usize]| -> Vec<String> {
        let wide = |at: usize| cells.iter().map(|cells| text::width(&cells[at])).max().unwrap_or(0);
        let widths: Vec<(usize, usize)> =
            order.iter().map(|at| (*at, wide(*at))).filter(|(_, wide)| *wide > 0).collect();
        let line = |cells: &[String; 4]| {
            let parts = widths.iter().map(|(at, wide)| text::pad(&cells[*at], *wide));
            parts.collect::<Vec<_>>().join("  ")
        };
        cells.iter().map(line).collect()
    };
    let empty = look.say("board-no-decisions");
    let plain = lined(&[AT, PLAYERS, ENDED, WORDS]);
    let fits = plain.iter().all(|line| text::width(line.trim_end()) <= usize::from(columns));
    if fits || cells.iter().all(|cells| cells[PLAYERS].is_empty()) {
        return BoardList { plain, empty, ..BoardList::default() };
    }
    let players = cells.iter().map(|cells| format!("  {}", cells[PLAYERS]));
    let plain =
        lined(&[AT, ENDED, WORDS]).into_iter().zip(players).flat_map(|(line, players)| [line, players]);
    BoardList { plain: plain.collect(), empty, more: 1, ..BoardList::default() }
}

/// The cells of a decision.
const AT: usize = 0;
const PLAYERS: usize = 1;
const ENDED: usize = 2;
const WORDS: usize = 3;

/// When and where, who challenged whom, how it ended, and the words where the hall may know them.
fn decision(look: &Look<'_>, it: &BoardDecision) -> [String; 4] {
    let place = [("round", it.round.0.into()), ("table", it.table.0.into())];
    let at = format!("{}  {}", look.time(it.at), look.with("board-place", &place));
    let players = it.players.as_ref();
    let players = players.map_or_else(String::new, |(by, of)| format!("{by} → {of}"));
    [at, players, board::challenge_end(look.locale, it.ended), report::words(&it.words)]
}

/// The standings in the regulation's first order.
pub(super) fn standings(look: &Look<'_>, columns: u16) -> BoardList {
    let empty = board::withheld(look.locale, look.view);
    let rows = board::ranked(look.view).unwrap_or_default();
    let Some(order) = look.view.standings.orders.first() else {
        return BoardList { empty, ..BoardList::default() };
    };
    let rows: Vec<_> = rows.iter().collect();
    let columns =
        StandingsColumns::of(look.locale, &rows, (&order.value, look.view.names), usize::from(columns));
    BoardList {
        large: large(&rows),
        plain: rows.iter().map(|row| columns.line(look.locale, &order.value, row)).collect(),
        head: if rows.is_empty() { String::new() } else { columns.head(look.locale) },
        empty,
        ..BoardList::default()
    }
}

/// Place, name, and what decides first.
fn large(rows: &[&StandingsRow]) -> Vec<String> {
    let name = rows.iter().map(|row| text::width(&row.player)).max().unwrap_or(0);
    let beside = |at: usize| rows.iter().filter_map(|row| row.shown.get(at)).map(|it| text::width(it)).max();
    let widths: Vec<usize> = (0..board::BESIDE).map_while(beside).collect();
    let line = |row: &&StandingsRow| {
        let mut line = format!("{:>3}  {}", place(row).replace('–', "-"), text::pad(&row.player, name));
        for (shown, wide) in row.shown.iter().zip(&widths) {
            line.push_str("  ");
            line.push_str(&text::pad_left(&shown.replace(['–', '−'], "-"), *wide));
        }
        line
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(count: usize) -> BoardList {
        let plain: Vec<String> = (1..=count).map(|at| format!("{at:>2}  Kováč - Nováková")).collect();
        BoardList { large: plain.clone(), plain, ..BoardList::default() }
    }

    const ROOM: Rect = Rect { x: 0, y: 0, width: 200, height: 55 };

    #[test]
    fn few_lines_are_large_and_many_stand_in_columns() {
        assert!(matches!(list(4).layout(ROOM), ListLayout::Large(..)));
        assert_eq!(list(4).pages(ROOM), 1);
        assert!(matches!(list(300).layout(ROOM), ListLayout::Plain { .. }), "no ninth page of block letters");
        assert_eq!(list(300).pages(ROOM), 1);
        let small = Rect { width: 70, height: 20, ..ROOM };
        assert!(matches!(list(4).layout(small), ListLayout::Plain { columns: 1, pitch: 2, .. }));
        assert_eq!(list(64).pages(small), 2);
    }

    #[test]
    fn every_line_stands_on_one_page() {
        for count in [1, 7, 63, 64, 65, 300] {
            for area in [ROOM, Rect { width: 80, height: 20, ..ROOM }, Rect { width: 40, height: 3, ..ROOM }]
            {
                let list = list(count);
                let each = match list.layout(area) {
                    ListLayout::Large(_, _, each) => each,
                    ListLayout::Plain { columns, items, .. } => columns * items,
                };
                let pages = list.pages(area);
                assert!(each * pages >= count && each * (pages - 1) < count, "{count} in {area:?}");
            }
        }
    }

    #[test]
    fn what_belongs_together_stays_on_one_page() {
        let two = BoardList { more: 1, large: Vec::new(), ..list(14) };
        let area = Rect { width: 70, height: 11, ..ROOM };
        assert_eq!(
            two.layout(area),
            ListLayout::Plain { columns: 2, pitch: 3, items: 4 },
            "seven of two lines"
        );
        assert_eq!(two.pages(Rect { width: 30, ..area }), 2);
    }
}
