//! A duplicate game for everybody: the board, the letters, the time, the move that was announced. No points of anybody,
//! and no best move before it is laid.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::locale::Value;
use crate::report::duplicate::written;
use crate::station::{BoardTime, DuplicateBoard};
use crate::tui::{bigtext, squares, text};

use super::look::Look;
use super::time;

/// Draws the game.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, game: &DuplicateBoard) {
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
    letters(buffer, upper, look, game);
    // Between two draws everybody lays the announced move: it takes the room of the time.
    let middle = Rect { y: upper.bottom(), height: part, ..right };
    let laid = game.laid.as_ref().filter(|_| look.view.time == BoardTime::Waits);
    match laid {
        Some((_, play)) => block(buffer, middle, &text::capitals(&play.word), theme.strong()),
        None => time::draw(buffer, middle, look),
    }
    let lower = Rect { y: upper.bottom() + part, height: right.height.saturating_sub(2 * part), ..right };
    let mut y = lower.y + 1;
    let mut said = |buffer: &mut Buffer, line: &str, style| {
        for row in text::wrap(line, usize::from(lower.width).max(1)) {
            time::centred(buffer, lower, y, &row, style);
            y += 1;
        }
    };
    if let Some((draw, play)) = &game.laid {
        let play = written(look.locale, play);
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
fn letters(buffer: &mut Buffer, area: Rect, look: &Look<'_>, game: &DuplicateBoard) {
    let draw = look.with("board-draw", &[("draw", Value::Count(i64::from(game.draw)))]);
    time::centred(buffer, area, area.y, &draw, look.theme.key());
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
