//! The lists of a board: pairings, decisions, standings.

use crate::report::standings::{Row, place};
use crate::report::{self, board};
use crate::station::{BoardDecision, BoardTable};

use super::list::List;
use super::look::Look;
use crate::tui::hall::standings::columns::Columns;
use crate::tui::text;

/// Who plays whom, at which table.
pub(super) fn pairings(look: &Look<'_>) -> List {
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
    let mut list = List {
        large: games.iter().map(|game| line(game, "-")).collect(),
        plain: games.iter().map(|game| line(game, "–")).collect(),
        empty: look.say("board-no-pairings"),
        ..List::default()
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
pub(super) fn latest(look: &Look<'_>, columns: u16) -> List {
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
        return List { plain, empty, ..List::default() };
    }
    let players = cells.iter().map(|cells| format!("  {}", cells[PLAYERS]));
    let plain =
        lined(&[AT, ENDED, WORDS]).into_iter().zip(players).flat_map(|(line, players)| [line, players]);
    List { plain: plain.collect(), empty, more: 1, ..List::default() }
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
    [at, players, board::ended(look.locale, it.ended), report::words(&it.words)]
}

/// The standings in the regulation's first order.
pub(super) fn standings(look: &Look<'_>, columns: u16) -> List {
    let empty = board::withheld(look.locale, look.view);
    let rows = board::ranked(look.view).unwrap_or_default();
    let Some(order) = look.view.standings.orders.first() else {
        return List { empty, ..List::default() };
    };
    let rows: Vec<_> = rows.iter().collect();
    let columns = Columns::of(look.locale, &rows, (&order.value, look.view.names), usize::from(columns));
    List {
        large: large(&rows),
        plain: rows.iter().map(|row| columns.line(look.locale, &order.value, row)).collect(),
        head: if rows.is_empty() { String::new() } else { columns.head(look.locale) },
        empty,
        ..List::default()
    }
}

/// Place, name, and what decides first.
fn large(rows: &[&Row]) -> Vec<String> {
    let name = rows.iter().map(|row| text::width(&row.player)).max().unwrap_or(0);
    let beside = |at: usize| rows.iter().filter_map(|row| row.shown.get(at)).map(|it| text::width(it)).max();
    let widths: Vec<usize> = (0..board::BESIDE).map_while(beside).collect();
    let line = |row: &&Row| {
        let mut line = format!("{:>3}  {}", place(row).replace('–', "-"), text::pad(&row.player, name));
        for (shown, wide) in row.shown.iter().zip(&widths) {
            line.push_str("  ");
            line.push_str(&text::pad_left(&shown.replace(['–', '−'], "-"), *wide));
        }
        line
    };
    rows.iter().map(line).collect()
}
