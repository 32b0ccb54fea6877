//! A move as a player wrote it: what it scores, or everything that is wrong with it.

use super::bag::FULL;
use super::{Bag, Board, Direction, Laid, Laying, Move, Rack, Square};

/// What laying all seven tiles scores besides, in game points.
pub(super) const BINGO: u16 = 50;

/// A word that a move forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formed {
    /// The square of its first letter.
    pub square: Square,
    /// Which way it runs.
    pub direction: Direction,
    /// Its tiles.
    pub word: Laying,
    /// What it scores, in game points, without a bingo.
    pub score: u16,
}

/// A move without fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedMove {
    /// What it scores, in game points.
    pub score: u16,
    /// Whether it lays all seven tiles of a rack, which is in the score.
    pub bingo: bool,
    /// The words that it forms, the main word first, cross words in the order of the main word's letters.
    pub words: Vec<Formed>,
    /// The tiles that it lays, in the order of the main word.
    pub laid: Vec<(Square, Laid)>,
}

/// Something that is wrong with a move. Letters are by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// The word is a single letter, or none.
    TooShort,
    /// The word ends beyond the edge (PESD §6.5).
    OffBoard,
    /// A tile lies right before or behind the word, so that it is not the whole word (PESD §6.5).
    NotWhole {
        /// Where that tile lies.
        square: Square,
    },
    /// Another letter lies there (PESD §6.5).
    DoesNotFit {
        /// Where.
        square: Square,
        /// What lies there.
        lies: u8,
    },
    /// Every tile of it lies there already.
    NothingLaid,
    /// It touches no tile of the board.
    NotConnected,
    /// The board is empty and it does not cover the middle.
    NotInTheMiddle,
    /// It needs tiles that the rack has not (PESD §6.4).
    NotOnRack {
        /// The letter; none for blanks.
        letter: Option<u8>,
        /// How many are lacking.
        lacking: u8,
    },
    /// The letter can only be a blank of the rack, which is not marked as one (PESD §6.6, §8.4).
    BlankNotMarked {
        /// Where.
        square: Square,
        /// The letter.
        letter: u8,
    },
    /// No blank may be this letter.
    BlankMayNotBe {
        /// The letter.
        letter: u8,
    },
    /// The main word is not listed (PESD §6.2).
    NotListed {
        /// The word.
        word: Laying,
    },
    /// A cross word is not listed (PESD §6.3).
    CrossNotListed {
        /// The square of its first letter.
        square: Square,
        /// The word.
        word: Laying,
    },
}

/// Scores a move, or names every fault of it. A tile that lies on the board counts as what it is, however the move
/// writes it. `listed` says whether a word is acceptable, its letters by their places.
///
/// # Errors
/// All faults that could be found: off the board or on other letters nothing further can be said of the words.
pub fn check(
    board: &Board,
    bag: &Bag,
    rack: &Rack,
    play: &Move,
    listed: impl Fn(&[u8]) -> bool,
) -> Result<CheckedMove, Vec<PlayFault>> {
    let mut faults = Vec::new();
    let Some(mut laid) = tiles_laid(board, play, &mut faults) else { return Err(faults) };
    mark_blanks(rack, bag, &mut laid, &mut faults);
    let connected = if board.is_empty() {
        laid.iter().any(|(square, _)| *square == Square::CENTRE)
    } else {
        laid.len() < play.word.tiles().len()
            || laid.iter().any(|(square, _)| board.is_beside(*square, play.direction.turned()))
    };
    if !connected {
        faults.push(if board.is_empty() { PlayFault::NotInTheMiddle } else { PlayFault::NotConnected });
    }
    let mut after = board.clone();
    for &(square, tile) in &laid {
        after.set(square, Some(tile));
    }
    let word = |square: Square, direction| formed(board, &after, bag, square, direction);
    let crossing = laid.iter().filter(|(square, _)| board.is_beside(*square, play.direction.turned()));
    let mut words = vec![word(play.square, play.direction)];
    words.extend(crossing.map(|(square, _)| word(*square, play.direction.turned())));
    for (at, Formed { square, word, .. }) in words.iter().enumerate() {
        if !listed(&word.letters().collect::<Vec<_>>()) {
            let (square, word) = (*square, *word);
            faults.push(if at == 0 {
                PlayFault::NotListed { word }
            } else {
                PlayFault::CrossNotListed { square, word }
            });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let bingo = laid.len() == usize::from(FULL);
    let score = words.iter().map(|word| word.score).sum::<u16>() + if bingo { BINGO } else { 0 };
    Ok(CheckedMove { score, bingo, words, laid })
}

/// The tiles that a move lays; `None` where it cannot be laid there at all.
fn tiles_laid(board: &Board, play: &Move, faults: &mut Vec<PlayFault>) -> Option<Vec<(Square, Laid)>> {
    let tiles = play.word.tiles();
    if tiles.len() < 2 {
        faults.push(PlayFault::TooShort);
        return None;
    }
    let mut laid = Vec::new();
    for (at, &tile) in tiles.iter().enumerate() {
        let Some(square) = play.square.on(play.direction, at as u8) else {
            faults.push(PlayFault::OffBoard);
            return None;
        };
        match board.get(square) {
            None => laid.push((square, tile)),
            Some(lies) if lies.letter() == tile.letter() => {}
            Some(lies) => faults.push(PlayFault::DoesNotFit { square, lies: lies.letter() }),
        }
    }
    let ends = [play.square.before(play.direction), play.square.on(play.direction, tiles.len() as u8)];
    let beyond = ends.into_iter().flatten().filter(|&end| board.get(end).is_some());
    faults.extend(beyond.map(|square| PlayFault::NotWhole { square }));
    if laid.is_empty() && faults.is_empty() {
        faults.push(PlayFault::NothingLaid);
    }
    faults.is_empty().then_some(laid)
}

/// Compares what is laid with the rack. A letter that only a blank of the rack can be is one from here on.
fn mark_blanks(rack: &Rack, bag: &Bag, laid: &mut [(Square, Laid)], faults: &mut Vec<PlayFault>) {
    let mut left = *rack.counts();
    let marked = laid.iter().filter(|(_, tile)| tile.is_blank()).count() as u8;
    let (mut blanks, mut lacking) = (rack.blanks().saturating_sub(marked), Vec::<(u8, u8)>::new());
    for (square, tile) in laid {
        let letter = tile.letter();
        let there = &mut left[usize::from(letter)];
        if tile.is_blank() {
            if !bag.blank_may_be(letter) {
                faults.push(PlayFault::BlankMayNotBe { letter });
            }
        } else if *there > 0 {
            *there -= 1;
        } else if blanks > 0 && bag.blank_may_be(letter) {
            blanks -= 1;
            *tile = Laid::new(letter, true);
            faults.push(PlayFault::BlankNotMarked { square: *square, letter });
        } else {
            match lacking.iter_mut().find(|(other, _)| *other == letter) {
                Some((_, lacking)) => *lacking += 1,
                None => lacking.push((letter, 1)),
            }
        }
    }
    let short = |(letter, lacking)| PlayFault::NotOnRack { letter: Some(letter), lacking };
    faults.extend(lacking.into_iter().map(short));
    if marked > rack.blanks() {
        faults.push(PlayFault::NotOnRack { letter: None, lacking: marked - rack.blanks() });
    }
}

/// The word that runs through a square once the move is laid, with its score.
fn formed(before: &Board, after: &Board, bag: &Bag, square: Square, direction: Direction) -> Formed {
    let mut first = square;
    while let Some(earlier) = first.before(direction).filter(|&earlier| after.get(earlier).is_some()) {
        first = earlier;
    }
    let squares = (0..).map_while(|by| first.on(direction, by));
    let tiles = squares.map_while(|square| after.get(square).map(|tile| (square, tile)));
    let (mut sum, mut times, mut word) = (0, 1, Vec::new());
    for (square, tile) in tiles {
        let points = if tile.is_blank() { 0 } else { u16::from(bag.points(tile.letter())) };
        let (letter, whole) = if before.get(square).is_none() { square.premium() } else { (1, 1) };
        sum += points * u16::from(letter);
        times *= u16::from(whole);
        word.push(tile);
    }
    // A lane has no more squares than a word may have letters.
    let word = Laying::new(word).unwrap_or_else(|| unreachable!("longer than the board"));
    Formed { square: first, direction, word, score: sum * times }
}
