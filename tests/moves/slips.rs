//! Moves as players write them: what each scores, and every fault that a slip can have.

use ephor::engine::{
    Bag, Board, Direction, Index, Laid, Laying, Move, NotASquare, PlayFault, Position, Rack, Searcher,
    Square, all_moves, check,
};

use super::small;
use crate::naive::{Games, positions};

const WORDS: [&str; 9] = ["AB", "ABA", "BA", "BAB", "CAB", "CABABAB", "DA", "AD", "ABABABABAB"];

fn game() -> (Index, Bag) {
    let index = small(&WORDS);
    let bag = Bag::read("A 1 9\nB 3 9\nC 5 2\nD 2 0\nE 8 1", index.letters().clone()).expect("tiles");
    (index, bag)
}

/// A board with a word on its middle row, from a column on; the small letters are blanks.
fn board(bag: &Bag, column: u8, word: &str) -> Board {
    let mut board = Board::default();
    for (at, sign) in word.chars().enumerate() {
        let (letter, blank) = bag.letters().read(sign).expect("a letter");
        let square = Square::new(7, column + at as u8).expect("on the board");
        board.set(square, Some(Laid::new(letter, blank)));
    }
    board
}

fn play(bag: &Bag, square: &str, direction: &str, word: &str) -> Move {
    Move {
        square: square.parse().expect("a square"),
        direction: Direction::read(direction).expect("a direction"),
        word: Laying::read(word, bag.letters()).expect("a word"),
    }
}

/// What is said of a slip: what it scores, or its faults.
fn slip(
    on: &Board,
    rack: &str,
    (square, direction, word): (&str, &str, &str),
) -> Result<u16, Vec<PlayFault>> {
    let (index, bag) = game();
    let rack = Rack::read(rack, bag.letters()).expect("a rack");
    let play = play(&bag, square, direction, word);
    check(on, &bag, &rack, &play, |word| index.contains(word)).map(|checked| checked.score)
}

fn at(square: &str) -> Square {
    square.parse().expect("a square")
}

#[test]
fn points_are_premiums_cross_words_and_the_bingo() {
    let (_, bag) = game();
    let empty = Board::default();
    // A on the middle: the word counts twice.
    assert_eq!(slip(&empty, "AB", ("H8", "across", "AB")), Ok(8));
    assert_eq!(slip(&empty, "AB", ("Θ8", "Κ", "AB")), Ok(8), "as a Greek slip says it");
    assert_eq!(slip(&empty, "?B", ("H8", "Ο", "aB")), Ok(6), "a blank scores nothing");
    // C A B A B A B from D8: C counts twice on D8, the word twice, and a bingo.
    assert_eq!(slip(&empty, "CABABAB", ("D8", "O", "CABABAB")), Ok((10 + 3 + 9) * 2 + 50));
    let on = board(&bag, 7, "AB");
    // Under AB: BA across, with A on a letter that counts twice, and AB and BA down.
    assert_eq!(slip(&on, "AB", ("H9", "across", "BA")), Ok((3 + 2) + (1 + 3) + (3 + 2)));
    // C before AB.
    assert_eq!(slip(&on, "C", ("G8", "across", "CAB")), Ok(9));
    // The board's tiles are what they are, however they are written.
    let on = board(&bag, 7, "aB");
    for word in ["CAB", "CaB", "Cab"] {
        assert_eq!(slip(&on, "C", ("G8", "across", word)), Ok(8), "{word}");
    }
}

#[test]
fn every_fault_of_a_slip_is_named() {
    let (_, bag) = game();
    let place = |letter| bag.letters().place(letter).expect("a letter");
    let laying = |word| Laying::read(word, bag.letters()).expect("a word");
    let empty = Board::default();
    let on = board(&bag, 7, "AB");
    let faults = |on: &Board, rack, slip_of| slip(on, rack, slip_of).expect_err("faults");
    assert_eq!(faults(&empty, "A", ("H8", "across", "A")), [PlayFault::TooShort]);
    assert_eq!(faults(&empty, "AB", ("O8", "across", "AB")), [PlayFault::OffBoard]);
    assert_eq!(faults(&empty, "AB", ("A1", "across", "AB")), [PlayFault::NotInTheMiddle]);
    assert_eq!(faults(&on, "AB", ("A1", "across", "AB")), [PlayFault::NotConnected]);
    assert_eq!(faults(&on, "AB", ("H8", "across", "AB")), [PlayFault::NothingLaid]);
    assert_eq!(faults(&on, "AB", ("I8", "across", "BA")), [PlayFault::NotWhole { square: at("H8") }]);
    assert_eq!(
        faults(&on, "AB", ("H8", "across", "BAB")),
        [
            PlayFault::DoesNotFit { square: at("H8"), lies: place('A') },
            PlayFault::DoesNotFit { square: at("I8"), lies: place('B') }
        ]
    );
    assert_eq!(
        faults(&empty, "AC", ("H8", "across", "BAB")),
        [PlayFault::NotOnRack { letter: Some(place('B')), lacking: 2 }]
    );
    assert_eq!(
        faults(&empty, "A?", ("H8", "across", "AB")),
        [PlayFault::BlankNotMarked { square: at("I8"), letter: place('B') }]
    );
    assert_eq!(
        faults(&empty, "AB", ("H8", "across", "aB")),
        [PlayFault::NotOnRack { letter: None, lacking: 1 }]
    );
    assert_eq!(faults(&empty, "AC", ("H8", "across", "AC")), [PlayFault::NotListed { word: laying("AC") }]);
    // A word of no tile: D has none, and a blank may be it.
    assert_eq!(slip(&empty, "A?", ("H8", "across", "dA")), Ok(2));
    // CAB from I7 down: C makes no word with what lies.
    assert_eq!(
        faults(&on, "CAB", ("J8", "down", "CAB")),
        [PlayFault::CrossNotListed { square: at("H8"), word: laying("ABC") }]
    );
    // Everything at once: not on the rack, not connected, not a word.
    let all = faults(&on, "A", ("A1", "down", "CC"));
    assert_eq!(
        all,
        [
            PlayFault::NotOnRack { letter: Some(place('C')), lacking: 2 },
            PlayFault::NotConnected,
            PlayFault::NotListed { word: laying("CC") }
        ]
    );
}

#[test]
fn a_blank_may_not_be_what_the_tiles_do_not_name() {
    let index = small(&["AB", "AF"]);
    let bag = Bag::read("A 1 9\nB 3 9", index.letters().clone()).expect("tiles");
    let rack = Rack::read("A?", bag.letters()).expect("a rack");
    let play = play(&bag, "H8", "across", "Af");
    let place = bag.letters().place('F').expect("the list's");
    let checked = check(&Board::default(), &bag, &rack, &play, |word| index.contains(word));
    assert_eq!(checked, Err(vec![PlayFault::BlankMayNotBe { letter: place }]));
    let moves = all_moves(&index, &bag, &Board::default(), &rack);
    assert!(!moves.is_empty() && moves.iter().all(|it| it.play.word != play.word));
}

#[test]
fn whatever_the_search_finds_is_a_slip_without_fault_and_scores_the_same() {
    let list = positions::list();
    let index = Index::build(list.digest(), &list.words()).expect("an index");
    let bag = positions::bag(&index);
    let searcher = Searcher::new(&index, &bag).expect("of the same letters");
    let mut games = Games::new(searcher, &bag, 8);
    let mut bingos = 0;
    for _ in 0..60 {
        let position = games.position();
        let Position { board, rack, .. } = &position;
        for found in searcher.all(board, rack) {
            let checked = check(board, &bag, rack, &found.play, |word| index.contains(word));
            let checked = checked.unwrap_or_else(|faults| panic!("{faults:?}: {found:?}\n{board:?}"));
            assert_eq!(checked.score, found.score, "{found:?}\n{board:?}");
            let blanks = checked.laid.iter().filter(|(_, tile)| tile.is_blank()).count();
            assert_eq!(blanks, usize::from(found.blanks));
            bingos += usize::from(checked.bingo);
        }
        games.play(&position, &searcher.best(board, rack));
    }
    assert!(bingos > 0, "no bingo was met");
}

#[test]
fn squares_are_written_letter_then_number_and_read_either_way() {
    for (square, _) in Board::default().squares() {
        for text in [square.to_string(), square.greek(), square.to_string().to_lowercase()] {
            assert_eq!(text.parse(), Ok(square), "{text}");
        }
        let text = square.to_string();
        let (letter, number) = text.split_at(1);
        assert_eq!(format!("{number}{letter}").parse(), Ok(square));
    }
    let middle = Square::new(7, 7).expect("on the board");
    assert_eq!((middle.to_string(), middle.greek()), ("H8".to_owned(), "Θ8".to_owned()));
    assert_eq!("Α5".parse(), Ok(Square { row: 4, column: 0 }));
    for text in ["", "H", "8", "H0", "H16", "P1", "Π1", "H8H", "HH8", "H+8", "H 8", "A1B2", "H999999999999"]
    {
        assert_eq!(text.parse::<Square>(), Err(NotASquare(text.to_owned())), "{text}");
    }
}

#[test]
fn what_is_no_bag_no_rack_or_no_position_is_said() {
    let index = small(&["AB"]);
    let bag = |text: &str| Bag::read(text, index.letters().clone()).map_err(|problem| problem.to_string());
    let wrong = |text: &str| bag(text).expect_err("no bag");
    assert!(wrong("").starts_with("there are no tiles in it"));
    assert!(wrong("A 1").starts_with("line 1: `A 1`: write a letter"));
    assert!(wrong("A 1 9\n# x\n\na 1 9").starts_with("line 4: `a 1 9`"));
    assert!(wrong("A 1 9\nA 1 9").starts_with("line 2: A stands twice"));
    assert!(wrong("A 1 900").starts_with("line 1"));
    assert_eq!(wrong("A 51 9"), "A scores 51: a tile scores 50 at most");
    let bag = bag("A 1 9\nB 3 2\n? 0 1").expect("a bag");
    let empty = vec!["."; 15].join("");
    let rows = |first: &str| [first.to_owned(), vec![empty.as_str(); 14].join("/")].join("/");
    let read = |line: &str| Position::read(line, &bag).map_err(|problem| problem.to_string());
    let line = |first: &str, tiles: usize, rack: &str| {
        read(&format!("x\t{}\t{tiles}\t{}\t{rack}", rack.matches('?').count(), rows(first)))
    };
    let position = line("AbA............", 3, "AB").expect("a position");
    assert_eq!(position.written(&bag), format!("x\t0\t3\t{}\tAB", rows("AbA............")));
    for (problem, said) in [
        (line("AB.............", 3, "A"), "tiles on the board: the line says 3 and has 2"),
        (read(&format!("x\t1\t0\t{}\tA", rows(&empty))), "blanks on the rack: the line says 1 and has 0"),
        (line("AB.............A", 3, "A"), "row 1: square 16 is off the board"),
        (line("AB............", 2, "A"), "row 1 has 14 squares"),
        (read("x\t0\t0\t...\tA"), "the board has 1 rows"),
        (read("x\t0\t0"), "3 fields"),
        (line("A?.............", 1, "A"), "? at B1 is no letter of the tiles"),
        (line("AB.............", 2, "AX"), "rack: X is no letter of the tiles"),
        (line("AB.............", 2, "AAAAAAAA"), "rack: 8 tiles: a rack holds 7"),
        (line("AB.............", 2, "BB"), "rack: the bag cannot give it, board and rack have more B"),
        (line("Ab.............", 2, "?"), "more blanks than there are tiles"),
    ] {
        let problem = problem.expect_err(said);
        assert!(problem.contains(said), "{problem}");
    }
}
