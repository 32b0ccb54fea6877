//! GCG, the game notation that Quackle and most other programs write and read: a line a move with rack, place, word and
//! scores. A duplicate game is the game of one player, whom the notation needs: the moves that were laid.
//!
//! `8H` is across, row first; `H8` is down. A small letter is a blank, a full stop a letter that lay there already.

use std::fmt::Write as _;

use crate::domain::Points;
use crate::engine::{Direction, Laid, Square};
use crate::tournament::desk::BoardAndTiles;
use crate::tournament::{DuplicateGame, LoadedRules, MoveText};

/// The player's short name in a file that is written here.
const NICK: &str = "Duplicate";

/// A move of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgMove {
    /// The line, from 1.
    pub line: usize,
    /// The letters of the rack, `?` for a blank.
    pub rack: String,
    /// The square and the direction.
    pub place: (Square, Direction),
    /// The word, full stops for letters that lie there already.
    pub word: String,
    /// What the file says that it scores.
    pub score: Points,
}

/// A line of a file that is no move and should be one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: `{text}`: {wrong}")]
pub struct GcgProblem {
    /// The line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// What is wrong.
    pub wrong: &'static str,
}

/// The moves of a file in their order. Exchanges, passes, notes and what is added at the end are no moves.
///
/// # Errors
/// Where a line that places a word cannot be understood.
pub fn gcg_moves(text: &str) -> Result<Vec<GcgMove>, GcgProblem> {
    let mut moves = Vec::new();
    for (at, text) in text.lines().enumerate() {
        let line = at + 1;
        let problem = |wrong| GcgProblem { line, text: text.to_owned(), wrong };
        let Some((_, said)) =
            text.trim_start_matches('\u{feff}').strip_prefix('>').and_then(|it| it.split_once(':'))
        else {
            continue;
        };
        let parts: Vec<&str> = said.split_whitespace().collect();
        // `--`: the move before was taken from the board again.
        if parts.get(1) == Some(&"--") {
            moves.pop();
            continue;
        }
        let [rack, place, word, score, _] = parts[..] else { continue };
        // An exchange is `-ABC`, a pass `-`, and what is left at the end stands in parentheses.
        if place.starts_with('-') || place.starts_with('(') {
            continue;
        }
        let place =
            placed(place).ok_or_else(|| problem("the place is no square: write 8H across or H8 down"))?;
        let score = score.trim_start_matches('+').parse().map_err(|_| problem("the score is no number"))?;
        moves.push(GcgMove {
            line,
            rack: rack.to_owned(),
            place,
            word: word.to_owned(),
            score: Points(score),
        });
    }
    Ok(moves)
}

/// `8H` across, `H8` down.
fn placed(text: &str) -> Option<(Square, Direction)> {
    let square = text.parse().ok()?;
    let across = text.starts_with(|first: char| first.is_ascii_digit());
    Some((square, if across { Direction::Across } else { Direction::Down }))
}

impl GcgMove {
    /// Whether the move lies on the board, each of its letters where the file has it.
    pub fn lies_on(&self, desk: &BoardAndTiles) -> bool {
        let lies = |tile: Laid, sign| sign == '.' || tile.written(desk.bag.letters()) == sign;
        self.squares(desk).all(|(sign, tile)| tile.is_some_and(|tile| lies(tile, sign)))
    }

    /// The move with the letters that lie there already, on the board of a game as it is now; a letter that is not
    /// there is left as the file has it.
    pub fn play(&self, desk: &BoardAndTiles) -> MoveText {
        let letters = desk.bag.letters();
        let letter = |(sign, tile): (char, Option<Laid>)| match tile {
            Some(tile) if sign == '.' => letters.letter(tile.letter()),
            Some(_) | None => sign,
        };
        let (square, direction) = self.place;
        MoveText { square, direction, word: self.squares(desk).map(letter).collect() }
    }

    /// The signs of the word, each with the tile that lies on its square.
    fn squares(&self, desk: &BoardAndTiles) -> impl Iterator<Item = (char, Option<Laid>)> {
        let (square, direction) = self.place;
        let signs = self.word.chars().filter(|sign| !['(', ')'].contains(sign)).enumerate();
        signs.map(move |(at, sign)| {
            (sign, square.on(direction, at as u8).and_then(|square| desk.board.get(square)))
        })
    }
}

/// The moves that were laid in a game, as a file.
pub fn gcg(law: &LoadedRules, title: &str, game: &DuplicateGame) -> String {
    let mut text = format!("#character-encoding UTF-8\n#player1 {NICK} {title}\n");
    let mut total = 0;
    for (at, draw) in game.draws.iter().enumerate() {
        let Some(master) = &draw.master else { continue };
        let Some(desk) = BoardAndTiles::at(law, game, at) else { continue };
        let play = &master.play;
        let lies = |by: usize| {
            play.square.on(play.direction, by as u8).is_some_and(|it| desk.board.get(it).is_some())
        };
        let signs = play.word.chars().enumerate();
        let word: String = signs.map(|(at, letter)| if lies(at) { '.' } else { letter }).collect();
        let (column, row) = (play.square.to_string(), play.square.row + 1);
        let column = column.chars().next().unwrap_or('A');
        let place = match play.direction {
            Direction::Across => format!("{row}{column}"),
            Direction::Down => format!("{column}{row}"),
        };
        total += master.score.0;
        // Writing into a text cannot fail.
        let _ = writeln!(text, ">{NICK}: {} {place} {word} +{} {total}", draw.rack, master.score.0);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_and_what_is_none_is_passed_over() {
        let text = "#player1 A Anna\n>A: AGORASX 8G AGORA +16 16\n>A: SX?EINT -SX +0 16\n>A: EINTASy J8 .y +5 21\n\
                    >A: EINTAS - +0 21\n>A: (EI) +4 25\n#note nothing\n";
        let moves = gcg_moves(text).expect("all are moves");
        assert_eq!(moves.len(), 2);
        let square = |text: &str| text.parse::<Square>().expect("a square");
        assert_eq!(moves[0].place, (square("G8"), Direction::Across));
        assert_eq!((moves[0].score, moves[0].line), (Points(16), 2));
        assert_eq!((moves[1].place, moves[1].word.as_str()), ((square("J8"), Direction::Down), ".y"));
    }

    #[test]
    fn a_move_that_was_taken_from_the_board_again_is_none() {
        let moves = gcg_moves(">A: AGORASX 8G AGORA +16 16\n>A: AGORASX -- -16 0\n").expect("all are moves");
        assert_eq!(moves, []);
    }

    #[test]
    fn a_move_that_cannot_be_understood_is_named_with_its_line() {
        let place = gcg_moves(">A: AGORASX 8Z AGORA +16 16").expect_err("no square");
        assert_eq!(place.line, 1);
        assert!(gcg_moves("\n>A: AGORASX 8G AGORA +x 16").is_err_and(|it| it.line == 2));
    }
}
