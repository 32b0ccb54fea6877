//! A second generator of moves, as plain as can be: the judge of the first. It knows the words as a sorted row, tries
//! every letter of the rack on every square in turn, and looks every cross word up once the word is whole. It shares
//! nothing with the search but how boards, racks and moves are written down: neither premiums nor scores nor an index.

pub(crate) mod positions;

use std::collections::BTreeMap;

use ephor::engine::{
    Bag, Best, Board, Direction, Laid, Laying, Letters, Move, Position, Rack, Scored, Searcher, Square,
};

/// The board as it is printed: what multiplies a word in figures, what multiplies a letter as `t` and `d`.
const PRINTED: [&str; 15] = [
    "3..d...3...d..3",
    ".2...t...t...2.",
    "..2...d.d...2..",
    "d..2...d...2..d",
    "....2.....2....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "3..d...2...d..3",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....2.....2....",
    "d..2...d...2..d",
    "..2...d.d...2..",
    ".2...t...t...2.",
    "3..d...3...d..3",
];
/// What stands behind the last letter of a word: less than every letter.
const END: u8 = 0;

type Row = [u8; 16];

/// The words of a list in order, letters by their places and one more.
pub(crate) struct Naive {
    words: Vec<Row>,
}

/// A word that is being laid.
struct Unfinished<'a> {
    bag: &'a Bag,
    board: &'a Board,
    direction: Direction,
    first: Square,
    counts: [u8; 64],
    blanks: u8,
    word: Vec<(Square, Laid, bool)>,
    found: &'a mut Vec<Scored>,
}

impl Naive {
    pub(crate) fn new<W: AsRef<str>>(words: &[W], letters: &Letters) -> Self {
        let row = |word: &W| {
            let places = letters.places(word.as_ref()).expect("letters of the list");
            let mut row = [END; 16];
            (2..=15).contains(&places.len()).then(|| {
                for (place, letter) in row.iter_mut().zip(places) {
                    *place = letter + 1;
                }
                row
            })
        };
        let mut words: Vec<Row> = words.iter().filter_map(row).collect();
        words.sort_unstable();
        Self { words }
    }

    /// Every move, in the order in which moves stand.
    pub(crate) fn all(&self, bag: &Bag, board: &Board, rack: &Rack) -> Vec<Scored> {
        let mut found = Vec::new();
        for direction in [Direction::Across, Direction::Down] {
            for (first, _) in board.squares().filter(|(first, _)| !board.is_taken(first.before(direction))) {
                if !reaches(board, direction, first, rack.total()) {
                    continue;
                }
                let counts = std::array::from_fn(|letter| rack.count(letter as u8));
                let (blanks, word) = (rack.blanks(), Vec::new());
                let mut laying =
                    Unfinished { bag, board, direction, first, counts, blanks, word, found: &mut found };
                self.lay(&mut laying, &self.words, first);
            }
        }
        found.sort();
        found
    }

    /// Lays a letter on a square; `words` are those that begin with what is laid, and there are some.
    fn lay(&self, laying: &mut Unfinished<'_>, words: &[Row], square: Square) {
        if let Some(lies) = laying.board.get(square) {
            let (at, letter) = (laying.word.len(), lies.letter() + 1);
            let from = words.partition_point(|word| word[at] < letter);
            let to = from + words[from..].partition_point(|word| word[at] == letter);
            if from < to {
                self.go_on(laying, &words[from..to], square, lies, false);
            }
            return;
        }
        let at = laying.word.len();
        let mut rest = words;
        while let Some(&word) = rest.first() {
            let (same, others) = rest.split_at(rest.partition_point(|it| it[at] == word[at]));
            rest = others;
            if word[at] == END {
                continue;
            }
            let letter = word[at] - 1;
            let place = usize::from(letter);
            if laying.counts[place] > 0 {
                laying.counts[place] -= 1;
                self.go_on(laying, same, square, Laid::new(letter, false), true);
                laying.counts[place] += 1;
            }
            if laying.blanks > 0 && laying.bag.blank_may_be(letter) {
                laying.blanks -= 1;
                self.go_on(laying, same, square, Laid::new(letter, true), true);
                laying.blanks += 1;
            }
        }
    }

    fn go_on(&self, laying: &mut Unfinished<'_>, words: &[Row], square: Square, tile: Laid, fresh: bool) {
        let at = laying.word.len();
        laying.word.push((square, tile, fresh));
        let next = square.on(laying.direction, 1);
        if !laying.board.is_taken(next) && words[0].get(at + 1).is_none_or(|&it| it == END) {
            self.take(laying);
        }
        if let Some(next) = next {
            self.lay(laying, words, next);
        }
        laying.word.pop();
    }

    /// Takes a whole word, if it may lie there.
    fn take(&self, laying: &mut Unfinished<'_>) {
        let Unfinished { bag, board, direction, first, word, .. } = laying;
        let fresh: Vec<&(Square, Laid, bool)> = word.iter().filter(|(.., fresh)| *fresh).collect();
        let turned = direction.turned();
        let crossed: Vec<bool> = fresh.iter().map(|(square, ..)| beside(board, *square, turned)).collect();
        let connected = if board.is_empty() {
            fresh.iter().any(|(square, ..)| *square == Square { row: 7, column: 7 })
        } else {
            fresh.len() < word.len() || crossed.contains(&true)
        };
        // One tile that makes words both ways is laid across.
        let again = fresh.len() == 1 && *direction == Direction::Down && crossed[0];
        if fresh.is_empty() || !connected || again {
            return;
        }
        let mut score = points(bag, word) + if fresh.len() == 7 { 50 } else { 0 };
        for (&&(square, tile, _), _) in fresh.iter().zip(&crossed).filter(|(_, crossed)| **crossed) {
            let mut at = square;
            while board.is_taken(at.before(turned)) {
                at = at.before(turned).expect("taken");
            }
            let mut cross = Vec::new();
            let mut next = Some(at);
            while let Some(here) = next.filter(|&here| here == square || board.is_taken(Some(here))) {
                cross.push(match board.get(here) {
                    Some(lies) => (here, lies, false),
                    None => (here, tile, true),
                });
                next = here.on(turned, 1);
            }
            if !self.has(&cross) {
                return;
            }
            score += points(bag, &cross);
        }
        let blanks = fresh.iter().filter(|(_, tile, _)| tile.is_blank()).count() as u8;
        let main = Laying::new(word.iter().map(|(_, tile, _)| *tile)).expect("on the board");
        let play = Move { square: *first, direction: *direction, word: main };
        laying.found.push(Scored { score, blanks, play });
    }

    fn has(&self, word: &[(Square, Laid, bool)]) -> bool {
        let mut row = [END; 16];
        for (place, (_, tile, _)) in row.iter_mut().zip(word) {
            *place = tile.letter() + 1;
        }
        self.words.binary_search(&row).is_ok()
    }
}

/// Whether a word from a square on can touch a tile, or the middle of an empty board, with so many tiles laid.
fn reaches(board: &Board, direction: Direction, first: Square, tiles: u8) -> bool {
    let (mut square, mut left) = (Some(first), tiles);
    while let Some(here) = square {
        let touches = board.is_taken(Some(here)) || beside(board, here, direction.turned());
        if touches || (board.is_empty() && here == Square::CENTRE) {
            return left > 0 || board.is_taken(Some(here));
        }
        if left == 0 {
            return false;
        }
        left -= 1;
        square = here.on(direction, 1);
    }
    false
}

fn beside(board: &Board, square: Square, direction: Direction) -> bool {
    board.is_taken(square.before(direction)) || board.is_taken(square.on(direction, 1))
}

fn points(bag: &Bag, word: &[(Square, Laid, bool)]) -> u16 {
    let (mut sum, mut times) = (0, 1);
    for (square, tile, fresh) in word {
        let printed = PRINTED[usize::from(square.row)].as_bytes()[usize::from(square.column)];
        let points = if tile.is_blank() { 0 } else { u16::from(bag.points(tile.letter())) };
        let (letter, word) = match printed {
            b'3' => (1, 3),
            b'2' => (1, 2),
            b't' => (3, 1),
            b'd' => (2, 1),
            _ => (1, 1),
        };
        sum += points * if *fresh { letter } else { 1 };
        times *= if *fresh { word } else { 1 };
    }
    sum * times
}

/// Compares the search with the judge: the highest score, all moves that share it, and with `every` all moves.
pub(crate) fn compare(
    naive: &Naive,
    searcher: &Searcher<'_>,
    bag: &Bag,
    position: &Position,
    every: bool,
) -> Best {
    let Position { board, rack, .. } = position;
    let judged = naive.all(bag, board, rack);
    let top = judged.first().map(|it| it.score);
    let tops: Vec<Scored> = judged.iter().copied().filter(|it| Some(it.score) == top).collect();
    let best = searcher.best(board, rack);
    let line = || position.written(bag);
    assert_eq!(best.moves, tops, "the highest-scoring moves of\n{}", line());
    if every {
        let all = searcher.all(board, rack);
        assert!(all == judged, "all moves of\n{}\n{} against {}", line(), all.len(), judged.len());
    }
    best
}

/// Positions of games in which moves are drawn by lot: the board so far, and seven tiles of what is left.
pub(crate) struct Games<'a> {
    searcher: Searcher<'a>,
    bag: &'a Bag,
    random: fastrand::Rng,
    board: Board,
    /// The tiles that are not drawn yet, letters by their places; `None` is a blank.
    left: Vec<Option<u8>>,
    rack: Vec<Option<u8>>,
}

impl<'a> Games<'a> {
    pub(crate) fn new(searcher: Searcher<'a>, bag: &'a Bag, seed: u64) -> Self {
        let random = fastrand::Rng::with_seed(seed);
        let mut games =
            Self { searcher, bag, random, board: Board::default(), left: Vec::new(), rack: Vec::new() };
        games.begin();
        games
    }

    fn begin(&mut self) {
        self.board = Board::default();
        self.rack.clear();
        self.left.clear();
        for letter in 0..64 {
            self.left.extend(std::iter::repeat_n(Some(letter), self.bag.count(letter).into()));
        }
        self.left.extend(std::iter::repeat_n(None, self.bag.blanks().into()));
        self.random.shuffle(&mut self.left);
        self.fill();
    }

    fn fill(&mut self) {
        let more = (7 - self.rack.len()).min(self.left.len());
        self.rack.extend(self.left.drain(..more));
    }

    /// The next position.
    pub(crate) fn position(&mut self) -> Position {
        if self.rack.is_empty() {
            self.begin();
        }
        let letters: Vec<u8> = self.rack.iter().filter_map(|tile| *tile).collect();
        let blanks = self.rack.len() - letters.len();
        let rack = Rack::new(&letters, blanks as u8).expect("seven at most");
        Position::new("game", self.board.clone(), rack, self.bag).expect("of the bag")
    }

    /// Plays one of the highest-scoring moves, or now and then any other; without a move a new game begins.
    pub(crate) fn play(&mut self, position: &Position, best: &Best) {
        let moves = if self.random.u8(..4) > 0 {
            best.moves.clone()
        } else {
            self.searcher.all(&position.board, &position.rack)
        };
        let Some(&Scored { play, .. }) = self.random.choice(moves.iter()) else { return self.begin() };
        for (at, &tile) in play.word.tiles().iter().enumerate() {
            let square = play.square.on(play.direction, at as u8).expect("on the board");
            if self.board.get(square).is_none() {
                let used = if tile.is_blank() { None } else { Some(tile.letter()) };
                let place = self.rack.iter().position(|it| *it == used).expect("on the rack");
                self.rack.swap_remove(place);
                self.board.set(square, Some(tile));
            }
        }
        self.fill();
    }
}

/// How often each of some things was met.
pub(crate) type Met = BTreeMap<&'static str, usize>;

/// Compares a number of random positions; says what kinds there were among them.
pub(crate) fn compare_games(
    naive: &Naive,
    searcher: &Searcher<'_>,
    bag: &Bag,
    seed: u64,
    positions: usize,
    every: usize,
) -> Met {
    let mut games = Games::new(*searcher, bag, seed);
    let mut met = Met::new();
    for number in 0..positions {
        let position = games.position();
        let best = compare(naive, searcher, bag, &position, number % every == 0);
        let kinds = [
            ("empty board", position.board.is_empty()),
            ("blank", position.rack.blanks() > 0),
            ("two blanks", position.rack.blanks() > 1),
            ("short rack", position.rack.total() < 7),
            ("no move", best.moves.is_empty()),
            ("several best", best.moves.len() > 1),
        ];
        for (kind, _) in kinds.into_iter().filter(|(_, it)| *it) {
            *met.entry(kind).or_default() += 1;
        }
        games.play(&position, &best);
    }
    met
}
