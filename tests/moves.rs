//! The best move and all moves, each answer judged by a plain generator; and moves as players write them.

mod games;
mod index;
mod slips;

use ephor::domain::Digest;
use ephor::engine::{Bag, Index, Position, Searcher};
use ephor::lexicon::{TileSet, WordList};

use crate::naive::{Naive, compare, positions};

/// The index of a list and the tiles of a set.
fn indexed(list: &WordList, tiles: &str) -> (Index, Bag) {
    let index = Index::build(list.digest(), &list.words()).expect("an index");
    let set = TileSet::embedded(tiles).expect("sound tiles").expect("a set of that name");
    let bag = Bag::of(&set, index.letters().clone()).expect("64 letters at most");
    (index, bag)
}

/// The index of some words of no list.
fn small(words: &[&str]) -> Index {
    Index::build(Digest::default(), words).expect("an index")
}

#[test]
fn the_greek_positions_are_read_and_judged() {
    let list = positions::list();
    let words = list.words();
    let index = Index::build(list.digest(), &words).expect("an index");
    let bag = positions::bag(&index);
    let searcher = Searcher::new(&index, &bag).expect("of the same letters");
    let naive = Naive::new(&words, index.letters());
    let lines = positions::lines();
    assert_eq!(lines.len(), 600);
    for (at, line) in lines.iter().enumerate() {
        let line = positions::greek(line);
        let position = Position::read(&line, &bag).unwrap_or_else(|problem| panic!("{problem}\n{line}"));
        assert_eq!(position.board.written(bag.letters()), line.split('\t').nth(3).expect("a board"));
        // The judge takes its time, most of all over two blanks; `cargo bench` compares them all.
        if at % if position.rack.blanks() < 2 { 6 } else { 40 } == 0 {
            compare(&naive, &searcher, &bag, &position, at % 4 == 0);
        }
    }
}
