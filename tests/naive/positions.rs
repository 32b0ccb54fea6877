//! The Greek positions that speed is measured on.

use ephor::engine::{Bag, Index};
use ephor::lexicon::{WordList, shipped_lists};

const POSITIONS: &str = include_str!("../data/duplicate/el.positions.txt");
/// The tiles that they were made with. Their letters, A to X, stand for Α to Ω in the order of the alphabet.
pub(crate) const TILES: &str = include_str!("../data/duplicate/el.tiles");
const GREEK: &str = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";

/// The Greek letters for the Latin ones that stand for them.
pub(crate) fn greek(text: &str) -> String {
    let letter = |sign: char| {
        let place = u32::from(sign.to_ascii_uppercase()).checked_sub(u32::from('A'));
        let letter =
            place.filter(|_| sign.is_ascii_alphabetic()).and_then(|at| GREEK.chars().nth(at as usize));
        letter.map_or(sign, |it| if sign.is_lowercase() { small(it) } else { it })
    };
    text.chars().map(letter).collect()
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// The positions as the program reads them, in Latin letters.
pub(crate) fn lines() -> Vec<String> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.map(whole).collect()
}

/// A line as the program reads it.
fn whole(line: &str) -> String {
    let [name, rows, rack]: [&str; 3] = line.split(' ').collect::<Vec<_>>().try_into().expect("three fields");
    let mut board = String::new();
    let mut empty = 0;
    for sign in rows.chars() {
        if let Some(digit) = sign.to_digit(10) {
            empty = empty * 10 + digit;
        } else {
            board.push_str(&".".repeat(std::mem::take(&mut empty) as usize));
            board.push(sign);
        }
    }
    board.push_str(&".".repeat(empty as usize));
    let tiles = board.chars().filter(|it| it.is_alphabetic()).count();
    format!("{name}\t{}\t{tiles}\t{board}\t{rack}", rack.matches('?').count())
}

/// The Greek list that comes with the program.
pub(crate) fn list() -> WordList {
    let (_, manifest, fst) =
        shipped_lists().find(|(name, ..)| *name == "el/hunspell").expect("the Greek list");
    WordList::open(manifest, fst).expect("a sound list")
}

/// The tiles of the positions with the letters of a list.
pub(crate) fn bag(index: &Index) -> Bag {
    Bag::read(&greek(TILES), index.letters().clone()).expect("tiles")
}
