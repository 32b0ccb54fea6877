//! The pages of a board: on how many each stands, and what is drawn on them. The page of a duplicate game shows the
//! board, the letters, the time and the move that was announced: no points of anybody, and no best move before it is
//! laid.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::look::Look;
use super::{BoardPage, list, look, tables};
use crate::locale::Value;
use crate::report::board;
use crate::report::duplicate::write_move;
use crate::station::{BoardTime, DuplicateBoard};
use crate::tui::{bigtext, squares, text};

/// The body below a page's title.
fn below(area: Rect) -> Rect {
    Rect { x: area.x + 1, y: area.y + 2, width: area.width - 2, height: area.height.saturating_sub(2) }
}

/// On how many pages something stands.
pub(super) fn count(page: BoardPage, look: &Look<'_>, area: Rect) -> usize {
    match page {
        BoardPage::Title | BoardPage::Countdown => 1,
        BoardPage::Clocks => tables::pages(look, area),
        BoardPage::Pairings => list::pairings(look).pages(below(area)),
        BoardPage::Latest => list::latest(look, below(area).width).pages(below(area)),
        BoardPage::Standings => list::standings(look, below(area).width).pages(below(area)),
    }
}

/// Draws a page.
pub(super) fn page(buffer: &mut Buffer, area: Rect, look: &Look<'_>, (page, number): (BoardPage, usize)) {
    let (title, list) = match page {
        BoardPage::Title => return title(buffer, area, look),
        BoardPage::Clocks => return tables::draw(buffer, area, look, number),
        BoardPage::Countdown => return countdown(buffer, area, look),
        BoardPage::Pairings => (look.say("board-pairings"), list::pairings(look)),
        BoardPage::Latest => (look.say("hall-latest"), list::latest(look, below(area).width)),
        BoardPage::Standings => {
            (board::standings_title(look.locale, look.view), list::standings(look, below(area).width))
        }
    };
    // The line between the title and the list belongs to a long title.
    let wide = usize::from(area.width);
    for (y, line) in (area.y..).zip(text::within(text::wrap(&title, wide), 2, wide)) {
        look::centred(buffer, area, y, &line, look.theme.key());
    }
    list.draw(buffer, below(area), number, look.theme);
}

/// The event before its first round, and after its last where nothing else is to be shown.
fn title(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let view = look.view;
    let name = if view.event.is_empty() { look.say("bar-no-event") } else { view.event.clone() };
    let upper = Rect { height: area.height.saturating_sub(4), ..area };
    list::in_the_middle(buffer, upper, &name, look.theme);
    let line = if view.round.0 == 0 { look.say("board-before") } else { look.say("board-rests") };
    look::centred(buffer, area, area.bottom() - 3, &line, look.theme.strong());
    if view.players > 0 {
        let players = look.with("board-players", &[("count", view.players.into())]);
        look::centred(buffer, area, area.bottom() - 2, &players, look.theme.plain());
    }
}

/// The countdown over the whole screen, and how many results are in.
fn countdown(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    if let Some(game) = &look.view.game {
        return draw_duplicate(buffer, area, look, game);
    }
    look::draw_time(buffer, Rect { height: area.height - 2, ..area }, look);
    let tables = &look.view.tables;
    let (games, over) = (tables.len(), tables.iter().filter(|table| table.over).count());
    if over > 0 {
        let line = look.with("board-results", &[("over", over.into()), ("games", games.into())]);
        look::centred(buffer, area, area.bottom() - 1, &line, look.theme.plain());
    }
}

/// Draws the game.
pub(super) fn draw_duplicate(buffer: &mut Buffer, area: Rect, look: &Look<'_>, game: &DuplicateBoard) {
    let theme = look.theme;
    let fits = |cell: u16| squares::columns(cell) + 30 <= area.width;
    let cell = [4, 3, 2].into_iter().find(|cell| fits(*cell)).unwrap_or(2);
    let wide = squares::columns(cell).min(area.width);
    let high = squares::ROWS.min(area.height);
    let board = Rect {
        x: area.x + 1,
        y: area.y + (area.height - high) / 2,
        width: wide.min(area.width.saturating_sub(1)),
        height: high,
    };
    let laid = game.laid.as_ref().map(|(_, play)| play);
    squares::draw(buffer, board, (look.locale, theme), (&game.board, laid), cell);
    let right = Rect { x: board.right() + 2, width: area.right().saturating_sub(board.right() + 3), ..area };
    let part = right.height / 3;
    let upper = Rect { height: part, ..right };
    draw_letters(buffer, upper, look, game);
    // Between two draws everybody lays the announced move: it takes the room of the time.
    let middle = Rect { y: upper.bottom(), height: part, ..right };
    let laid = game.laid.as_ref().filter(|_| look.view.time == BoardTime::Waits);
    match laid {
        Some((_, play)) => block(buffer, middle, &text::capitals(&play.word), theme.strong()),
        None => look::draw_time(buffer, middle, look),
    }
    let lower = Rect { y: upper.bottom() + part, height: right.height.saturating_sub(2 * part), ..right };
    let mut y = lower.y + 1;
    let mut said = |buffer: &mut Buffer, line: &str, style| {
        for row in text::wrap(line, usize::from(lower.width).max(1)) {
            look::centred(buffer, lower, y, &row, style);
            y += 1;
        }
    };
    if let Some((draw, play)) = &game.laid {
        let play = write_move(look.locale, play);
        let values = [("draw", Value::Count(i64::from(*draw))), ("play", (&play).into())];
        said(buffer, &look.with("board-laid", &values), theme.strong());
    }
    if laid.is_some() && game.over.is_none() {
        said(buffer, &look.say("board-waits-countdown"), theme.quiet());
    }
    if let Some(end) = &game.over {
        let end = look.locale.rule(end);
        said(buffer, &look.with("board-duplicate-over", &[("end", (&end).into())]), theme.open());
    }
}

/// The letters, as large as there is room.
fn draw_letters(buffer: &mut Buffer, area: Rect, look: &Look<'_>, game: &DuplicateBoard) {
    let draw = look.with("board-draw", &[("draw", Value::Count(i64::from(game.draw)))]);
    look::centred(buffer, area, area.y, &draw, look.theme.key());
    if game.rack.is_empty() {
        return;
    }
    let room = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    block(buffer, room, &game.rack, look.theme.strong());
}

/// Letters as large as they go, in the middle of an area's width.
fn block(buffer: &mut Buffer, area: Rect, letters: &str, style: Style) {
    let size = bigtext::size_for(&[letters], area.width, area.height);
    let wide = bigtext::columns(letters, size).min(area.width);
    let x = area.x + (area.width - wide) / 2;
    bigtext::draw(buffer, Rect { x, width: area.right() - x, ..area }, letters, size, style);
}
