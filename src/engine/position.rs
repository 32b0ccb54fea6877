//! A board and a rack as a file writes them.

use super::{Bag, Board, Laid, Rack, RackProblem, SIDE, Square};

/// A position: what lies, and what may be laid.
///
/// In a file it is a line: its name, the blanks on the rack, the tiles on the board, the rows of the board with `/`
/// between them (`.` for an empty square, small letters for blanks), and the rack (`?` for a blank), with tabs between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What it is called.
    pub name: String,
    /// The board.
    pub board: Board,
    /// The rack.
    pub rack: Rack,
}

/// A line that is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// Not five fields.
    #[error("{0} fields: write five with tabs between: name, blanks, tiles, board, rack")]
    Fields(usize),
    /// Not fifteen rows.
    #[error("the board has {0} rows: write {SIDE} with / between them")]
    Rows(usize),
    /// A row that is too short.
    #[error("row {row} has {squares} squares: write {SIDE}, . for an empty one")]
    Short {
        /// From 1.
        row: usize,
        /// How many it has.
        squares: usize,
    },
    /// A row that is too long.
    #[error("row {row}: square {at} is off the board: a row has {SIDE} squares")]
    Off {
        /// From 1.
        row: usize,
        /// From 1.
        at: usize,
    },
    /// A sign on the board that is no letter.
    #[error(
        "{sign} at {square} is no letter of the tiles: write capitals, small letters for blanks, . where nothing lies"
    )]
    NotALetter {
        /// The sign.
        sign: char,
        /// Where.
        square: Square,
    },
    /// A blank that stands for what it may not.
    #[error("the blank at {square} may not be {letter}")]
    BlankMayNotBe {
        /// The letter.
        letter: char,
        /// Where.
        square: Square,
    },
    /// The rack cannot be read.
    #[error("rack: {0}")]
    Rack(#[from] RackProblem),
    /// A number does not fit what stands beside it.
    #[error("{what}: the line says {said} and has {found}: put one of them right")]
    Count {
        /// `blanks on the rack`.
        what: &'static str,
        /// What the field says.
        said: String,
        /// What there is.
        found: u16,
    },
    /// There are not so many tiles.
    #[error(
        "rack: the bag cannot give it, board and rack have more {0} than there are tiles: look for a slip of the pen"
    )]
    Lacks(String),
}

impl Position {
    /// Reads a line of a file of positions.
    ///
    /// # Errors
    /// What is wrong with it first, from the left.
    pub fn read(line: &str, bag: &Bag) -> Result<Self, PositionProblem> {
        let fields: Vec<&str> = line.split('\t').collect();
        let count = fields.len();
        let [name, blanks, tiles, rows, rack]: [&str; 5] =
            fields.try_into().map_err(|_| PositionProblem::Fields(count))?;
        let board = board(rows, bag)?;
        let rack = Rack::read(rack, bag.letters())?;
        let counted = |what, said: &str, found: u16| match said.parse::<u16>() {
            Ok(number) if found == number => Ok(()),
            _ => Err(PositionProblem::Count { what, said: said.to_owned(), found }),
        };
        counted("blanks on the rack", blanks, rack.blanks().into())?;
        counted("tiles on the board", tiles, board.tiles())?;
        Self::new(name, board, rack, bag)
    }

    /// A position of a board and a rack that the bag can give together.
    pub fn new(name: &str, board: Board, rack: Rack, bag: &Bag) -> Result<Self, PositionProblem> {
        let lacks = bag.lacks(&board, &rack);
        if lacks.is_empty() {
            return Ok(Self { name: name.to_owned(), board, rack });
        }
        let name_of = |(letter, _): (Option<char>, u8)| letter.map_or("blanks".to_owned(), String::from);
        let lacks: Vec<String> = lacks.into_iter().map(name_of).collect();
        Err(PositionProblem::Lacks(lacks.join(", ")))
    }

    /// The position as a line of a file.
    pub fn written(&self, bag: &Bag) -> String {
        let Self { name, board, rack } = self;
        let letters = bag.letters();
        let (blanks, tiles) = (rack.blanks(), board.tiles());
        format!("{name}\t{blanks}\t{tiles}\t{}\t{}", board.written(letters), rack.written(letters))
    }
}

fn board(text: &str, bag: &Bag) -> Result<Board, PositionProblem> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(SIDE) {
        return Err(PositionProblem::Rows(rows.len()));
    }
    let mut board = Board::default();
    for (row, text) in rows.into_iter().enumerate() {
        let mut squares = 0;
        for sign in text.chars() {
            let off = PositionProblem::Off { row: row + 1, at: squares + 1 };
            let square = Square::new(row as u8, squares as u8).ok_or(off)?;
            squares += 1;
            if sign == '.' {
                continue;
            }
            let read = bag.letters().read(sign);
            let (letter, blank) = read.ok_or(PositionProblem::NotALetter { sign, square })?;
            if blank && !bag.blank_may_be(letter) {
                let letter = bag.letters().letter(letter);
                return Err(PositionProblem::BlankMayNotBe { letter, square });
            }
            board.set(square, Some(Laid::new(letter, blank)));
        }
        if squares < usize::from(SIDE) {
            return Err(PositionProblem::Short { row: row + 1, squares });
        }
    }
    Ok(board)
}
