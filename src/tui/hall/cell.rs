//! One table in the grid: number, what it needs, both times, marks, the open slip.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::{Millis, Side};
use crate::locale::Locale;
use crate::rules::Phase;
use crate::station::{ClockView, TableRow};
use crate::tournament::DeadlineKind;

use super::marks::{WEAK, marks};
use super::painter::Painter;
use crate::tui::text;
use crate::tui::theme::{CHOSEN, GOOD};

/// The end of the session is worth a line of a cell when it is as near as this.
const SOON: Millis = Millis::secs(300);

impl Painter {
    pub(super) fn cell(&self, buffer: &mut Buffer, area: Rect, row: &TableRow, chosen: bool) {
        let theme = self.theme;
        let (word, style) = self.head(row);
        border(buffer, area, if chosen { theme.key() } else { theme.frame() }, chosen);
        let top = Rect { x: area.x + 1, width: area.width.saturating_sub(2), height: 1, ..area };
        let sign = if chosen { CHOSEN } else { " " };
        let name = format!("{sign}{:02} ", row.table.0);
        let name_style = if chosen { theme.chosen() } else { theme.strong() };
        let x = text::put(buffer, top, (top.x, top.y), &name, name_style);
        if !word.is_empty() {
            text::put(
                buffer,
                top,
                (x, top.y),
                &text::cut(&format!("{word} "), usize::from(top.right() - x)),
                style,
            );
        }
        let inside = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(3),
            height: area.height.saturating_sub(2),
        };
        self.inside(buffer, inside, row);
    }

    fn inside(&self, buffer: &mut Buffer, area: Rect, row: &TableRow) {
        let theme = self.theme;
        let half = area.width / 2;
        let second = area.x + half;
        let style = if row.game.phase == Phase::HandedIn { theme.quiet() } else { theme.plain() };
        let busy = row.slip.is_some() || self.aloud.contains_key(&row.table) || self.note(row).is_some();
        let marked = !bare(row);
        // A small cell says who plays rather than that there is no radio.
        let timed = row.clock != ClockView::None || area.height > 3;
        let mut y = area.y;
        if row.players.is_none() {
            text::put(buffer, area, (area.x, y + u16::from(area.height > 3)), &self.no_game, theme.quiet());
            y += 1 + u16::from(area.height > 3);
        } else {
            if area.height > 3 || !timed {
                let others = [timed, marked, busy].into_iter().filter(|it| *it).count() as u16;
                y += self.named(buffer, area, (y, style), (row, area.height >= 2 + others));
            }
            if timed {
                self.times(buffer, area, y, row);
                y += 1;
            }
        }
        // Where a cell has two lines only, the open slip comes before what has been counted.
        let both = area.height > 2;
        if marked && (both || !busy) {
            for (side, x) in [(Side::A, area.x), (Side::B, second)] {
                let place = Rect { x, y, width: half, height: 1 };
                let marks = marks(self.locale, &row.counters[side.index()], &row.game.counts[side.index()]);
                let missed = self.absent.get(&(row.table, side));
                let fits = |said: &&String| text::width(said) < usize::from(half);
                let shown = match missed {
                    Some(said) => Some(said).filter(fits).unwrap_or(&self.missed),
                    None => &marks,
                };
                text::put(buffer, place, (x, y), shown, theme.open());
            }
        } else if both && busy && area.height == 3 && timed {
            // What waits has the last line, and nothing is counted: there is room to say who plays.
            self.pair(buffer, area, (y, theme.quiet()), row);
        }
        let y = if both && y + 1 < area.bottom() { y + 1 } else { y };
        self.last_line(buffer, area, y, row);
    }

    /// Who plays: side by side, or one below the other where there is room for that and not for both names in full; how
    /// many lines that took.
    fn named(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        (y, style): (u16, Style),
        (row, room): (&TableRow, bool),
    ) -> u16 {
        let half = usize::from((area.width / 2).saturating_sub(1));
        let too_long = |players: &&[String; 2]| players.iter().any(|name| text::width(name) > half);
        let Some(players) = row.players.as_ref().filter(|_| room && !row.alone()).filter(too_long) else {
            self.pair(buffer, area, (y, style), row);
            return 1;
        };
        for (y, name) in (y..).zip(players) {
            let name = text::name(name, self.names, usize::from(area.width));
            text::put(buffer, area, (area.x, y), &name, style);
        }
        2
    }

    /// The open slip with its age, or what else is worth a line.
    fn last_line(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        if let Some((_, waits)) = row.slip {
            let age = waits.age();
            let room = usize::from(area.width).saturating_sub(text::width(&age) + 1);
            let words = row.words.join(" ");
            let x = text::put(buffer, area, (area.x, y), &text::cut(&words, room), theme.strong());
            text::put(
                buffer,
                area,
                (if words.is_empty() { x } else { x + 1 }, y),
                &age,
                self.age_style(waits, theme.quiet()),
            );
        } else if let Some(words) = self.aloud.get(&row.table) {
            text::put(buffer, area, (area.x, y), words, theme.strong());
        } else if let Some((note, style)) = self.note(row) {
            text::put(buffer, area, (area.x, y), &note, style);
        } else if row.clock != ClockView::None && (area.height == 3 || (area.height == 2 && bare(row))) {
            // A small cell has no line for the names alone.
            self.pair(buffer, area, (y, theme.quiet()), row);
        }
    }

    /// Who plays, side by side.
    fn pair(&self, buffer: &mut Buffer, area: Rect, (y, style): (u16, Style), row: &TableRow) {
        // Who plays alone has the whole line.
        let half = if row.alone() { area.width } else { area.width / 2 };
        for (side, x) in [(0, area.x), (1, area.x + half)] {
            let name = row.players.as_ref().map_or("", |players| players[side].as_str());
            let name = text::name(name, self.names, usize::from(half.saturating_sub(1)));
            text::put(buffer, area, (x, y), &name, style);
        }
    }

    /// What else is worth a line: a claim, a procedure, who is missed, the result, the playoff, what comes next, the
    /// battery of a clock that is silent.
    fn note(&self, row: &TableRow) -> Option<(String, Style)> {
        let theme = self.theme;
        let game = &row.game;
        if let Some((name, age)) = &game.claim {
            return Some((
                format!("{} {}", age.age(), self.locale.rule(name)),
                self.age_style(*age, theme.strong()),
            ));
        }
        if let Some((name, done, of)) = &game.run {
            return Some((format!("{done}/{of} {}", self.locale.rule(name)), theme.strong()));
        }
        if let Some(result) = game.result {
            let done = game.no_sheets.is_some() || game.phase == Phase::HandedIn;
            let (sign, style) = if done { (GOOD, theme.quiet()) } else { ("", theme.strong()) };
            return Some((format!("{result} {sign}"), style));
        }
        if let Some((_, since)) = game.hold {
            return Some((format!("{} {}", since.age(), self.hold), theme.strong()));
        }
        if let Some(next) = game.deadlines.iter().find(|line| line.at > self.now) {
            let soon = next.kind != DeadlineKind::SessionEnd;
            if soon || next.at.since(self.now) < SOON {
                let left = Millis(next.at.since(self.now).0 + 999).age();
                return Some((format!("{} {left}", self.deadline(next.kind)), theme.plain()));
            }
        }
        if let Some((number, last)) = game.circled {
            return Some((format!("{} {number}→{last}", self.playoff), theme.plain()));
        }
        match &row.clock {
            // Too far away explains the silence better than the battery does.
            ClockView::Heard { rssi: Some(rssi), stale: true, .. } if *rssi <= WEAK => {
                Some((format!("{} {rssi} dBm", self.weak), theme.quiet()))
            }
            ClockView::Heard { battery: Some(battery), stale: true, .. } => {
                Some((format!("{} {battery} %", self.battery), theme.quiet()))
            }
            _ => None,
        }
    }
}

fn border(buffer: &mut Buffer, area: Rect, style: Style, thick: bool) {
    let area = area.intersection(buffer.area);
    if area.width < 2 || area.height < 2 {
        return;
    }
    let [corner, across, down] = if thick {
        [["┏", "┓", "┗", "┛"], ["━"; 4], ["┃"; 4]]
    } else {
        [["╭", "╮", "╰", "╯"], ["─"; 4], ["│"; 4]]
    };
    let (left, right, top, bottom) = (area.x, area.right() - 1, area.y, area.bottom() - 1);
    for x in left + 1..right {
        buffer[(x, top)].set_symbol(across[0]).set_style(style);
        buffer[(x, bottom)].set_symbol(across[0]).set_style(style);
    }
    for y in top + 1..bottom {
        buffer[(left, y)].set_symbol(down[0]).set_style(style);
        buffer[(right, y)].set_symbol(down[0]).set_style(style);
    }
    for (at, symbol) in [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(corner) {
        buffer[at].set_symbol(symbol).set_style(style);
    }
}

/// Whether nothing has been counted for either player.
fn bare(row: &TableRow) -> bool {
    row.counters
        .iter()
        .zip(&row.game.counts)
        .all(|(counters, counts)| marks(Locale::english(), counters, counts).is_empty())
        && row.game.absent == [None; 2]
}
