//! The playing board of a duplicate game: squares, what lies there, what an empty one multiplies.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::engine::{SIDE, Square};
use crate::locale::Locale;
use crate::tournament::MoveText;

use super::text;
use super::theme::Theme;

/// Rows of the board with the letters of its columns.
pub(super) const ROWS: u16 = SIDE as u16 + 1;
/// Columns before a row's first square.
const NUMBERS: u16 = 3;

/// The columns of the board with so many for a square.
pub(super) fn columns(cell: u16) -> u16 {
    NUMBERS + u16::from(SIDE) * cell
}

/// Draws the board; the move that was laid last is marked.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    (locale, theme): (&Locale, Theme),
    (board, laid): (&[Option<char>], Option<&MoveText>),
    cell: u16,
) {
    let greek = locale.say("board-columns") == "greek";
    let newest = laid.map(squares_of).unwrap_or_default();
    let put = |buffer: &mut Buffer, x: u16, y: u16, piece: &str, style: Style| {
        text::put(buffer, area, (x, y), piece, style);
    };
    for column in 0..SIDE {
        let Some(square) = Square::new(0, column) else { continue };
        let name = if greek { square.greek() } else { square.to_string() };
        let x = area.x + NUMBERS + u16::from(column) * cell;
        put(buffer, x, area.y, name.trim_end_matches('1'), theme.quiet());
    }
    for row in 0..SIDE {
        let y = area.y + 1 + u16::from(row);
        put(buffer, area.x, y, &format!("{:>2}", row + 1), theme.quiet());
        for column in 0..SIDE {
            let Some(square) = Square::new(row, column) else { continue };
            let at = usize::from(row) * usize::from(SIDE) + usize::from(column);
            let x = area.x + NUMBERS + u16::from(column) * cell;
            match board.get(at).copied().flatten() {
                Some(letter) => {
                    let style = if newest.contains(&square) { theme.chosen() } else { theme.strong() };
                    put(buffer, x, y, &letter.to_string(), style);
                }
                None => put(buffer, x, y, premium(square), theme.quiet()),
            }
        }
    }
}

/// The squares of a move.
fn squares_of(play: &MoveText) -> Vec<Square> {
    (0..play.word.chars().count()).filter_map(|by| play.square.on(play.direction, by as u8)).collect()
}

/// What an empty square multiplies: the word by three or two, a letter by three or two.
fn premium(square: Square) -> &'static str {
    match square.premium() {
        (1, 3) => "≡",
        (1, 2) => "=",
        (3, 1) => "∴",
        (2, 1) => ":",
        _ => "·",
    }
}
