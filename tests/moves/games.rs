//! Positions of random games, in every language that comes with the program, and in one of 64 letters.

use std::fmt::Write as _;

use ephor::domain::Digest;
use ephor::engine::{Bag, Board, Index, Laid, Rack, Searcher, Square, all_moves, best};
use ephor::lexicon::{WordList, shipped_lists};

use super::{indexed, small};
use crate::naive::{Met, Naive, compare_games};

fn shipped(name: &str) -> WordList {
    let (_, manifest, fst) = shipped_lists().find(|(it, ..)| *it == name).expect("a shipped list");
    WordList::open(manifest, fst).expect("a sound list")
}

/// Plays games and compares; what must have been met for them to prove something.
fn played(list: &WordList, tiles: &str, seed: u64, positions: usize) {
    let (index, bag) = indexed(list, tiles);
    let naive = Naive::new(&list.words(), index.letters());
    let searcher = Searcher::new(&index, &bag).expect("of the same letters");
    has_met(
        &compare_games(&naive, &searcher, &bag, seed, positions, 3),
        &["empty board", "blank", "several best"],
    );
}

fn has_met(met: &Met, kinds: &[&str]) {
    for kind in kinds {
        assert!(met.contains_key(kind), "{kind} was never met: {met:?}");
    }
}

#[test]
fn greek_games() {
    played(&shipped("el/hunspell"), "el104", 1, 60);
}

#[test]
fn slovak_games() {
    played(&shipped("sk/hunspell"), "sk112", 2, 50);
}

#[test]
fn german_games() {
    played(&shipped("de/wordlist"), "de102", 3, 50);
}

/// Words made by lot of some letters: many short ones, so that boards are crowded.
fn words_by_lot(letters: &[char], seed: u64) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(seed);
    let length =
        |random: &mut fastrand::Rng| [2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9, 11, 15][random.usize(..15)];
    let mut words: Vec<String> = (0..6000)
        .map(|_| {
            let length = length(&mut random);
            // The first letters come more often, as in a language.
            let letter = |random: &mut fastrand::Rng| {
                let most = random.usize(..letters.len());
                letters[random.usize(..=most)]
            };
            (0..length).map(|_| letter(&mut random)).collect()
        })
        .collect();
    words.sort();
    words.dedup();
    words
}

/// Games with words and tiles by lot: blanks may not be every letter.
fn by_lot(letters: &[char], blanks: u8, seed: u64, positions: usize) -> Met {
    let words = words_by_lot(letters, seed);
    let index = Index::build(Digest::default(), &words).expect("an index");
    let mut tiles = format!("? 0 {blanks}\n");
    for (at, letter) in letters.iter().enumerate() {
        let count = if at % 5 == 4 { 0 } else { 1 + (letters.len() - at) * 3 / letters.len() };
        // Of some letters there is no tile, and of these a blank may be only those that are named.
        if count > 0 || at % 2 == 0 {
            writeln!(tiles, "{letter} {} {count}", 1 + at % 10).expect("text");
        }
    }
    let bag = Bag::read(&tiles, index.letters().clone()).expect("tiles");
    let searcher = Searcher::new(&index, &bag).expect("of the same letters");
    compare_games(&Naive::new(&words, index.letters()), &searcher, &bag, seed, positions, 1)
}

#[test]
fn words_of_a_few_letters() {
    let met = by_lot(&('A'..='H').collect::<Vec<_>>(), 3, 4, 150);
    has_met(&met, &["empty board", "blank", "two blanks", "short rack", "several best"]);
}

#[test]
fn words_of_as_many_letters_as_there_may_be() {
    let letters: Vec<char> = ('Α'..='Ρ').chain('А'..='Я').chain('A'..='O').collect();
    assert_eq!(letters.len(), 64);
    has_met(&by_lot(&letters, 12, 5, 150), &["empty board", "blank", "two blanks", "several best"]);
}

#[test]
fn a_letter_too_many_is_said() {
    let words: Vec<String> =
        ('Α'..='Ρ').chain('А'..='Я').chain('A'..='P').map(|it| format!("{it}A")).collect();
    let problem = Index::build(Digest::default(), &words).expect_err("65 letters");
    assert_eq!(problem.to_string(), "the list has 65 letters: a game can have 64");
}

#[test]
fn a_game_without_words_tiles_or_room_has_no_move() {
    let none: [&str; 0] = [];
    for words in [&none[..], &["AB"]] {
        let index = small(words);
        let bag = Bag::read("A 1 5\nB 1 5", index.letters().clone()).expect("tiles");
        let full = |rack: &str| Rack::read(rack, bag.letters()).expect("a rack");
        let moves = |board: &Board, rack: &str| {
            assert_eq!(
                best(&index, &bag, board, &full(rack)).moves.is_empty(),
                all_moves(&index, &bag, board, &full(rack)).is_empty()
            );
            all_moves(&index, &bag, board, &full(rack)).len()
        };
        let empty = Board::default();
        // AB across and down, each from two squares.
        assert_eq!(moves(&empty, "AB"), if words.is_empty() { 0 } else { 4 });
        assert_eq!((moves(&empty, ""), moves(&empty, "A"), moves(&empty, "BB")), (0, 0, 0));
        let mut full = Board::default();
        for (square, _) in Board::default().squares() {
            full.set(square, Some(Laid::new(0, false)));
        }
        assert_eq!(moves(&full, "AB"), 0);
        full.set(Square { row: 3, column: 4 }, None);
        assert_eq!(moves(&full, "AB"), 0, "no word is so long");
    }
}
