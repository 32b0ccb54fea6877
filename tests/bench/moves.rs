//! The best move on the Greek positions, one thread: how long each takes, that every answer is the judge's, and what
//! the index costs. The judge is the plain generator of the tests.

use std::fs;
use std::hint::black_box;
use std::time::Duration;

use ephor::engine::{Bag, Index, Position, Searcher, check};

use super::naive::{Naive, compare, compare_games, positions};
use super::{Row, instant, millis, quantile};

/// Random positions that are compared; a second for some hundred and fifty of them.
const COMPARED: usize = 2000;
/// With this variable more are compared: as many as it says.
const MORE: &str = "EPHOR_BENCH_POSITIONS";
const SLIPS: usize = 200;
const OPENED: usize = 15;

fn micros(length: Duration) -> f64 {
    length.as_secs_f64() * 1e6
}

/// The median and the value that all but one in a hundred keep to, for a number of blanks.
fn best(
    (what, target): (&'static str, &'static str),
    (blanks, median, most): (u8, f64, f64),
    searcher: &Searcher<'_>,
    positions: &[Position],
) -> Row {
    let mut took = Vec::new();
    for Position { board, rack, .. } in positions.iter().filter(|it| it.rack.blanks() == blanks) {
        let start = instant();
        black_box(searcher.best(board, rack));
        took.push(start.elapsed());
    }
    let [half, all] = [0.5, 0.99].map(|share| micros(quantile(&mut took, share)));
    Row {
        what,
        measured: format!("{half:.0} / {all:.0} µs"),
        target,
        ok: half <= median && all <= most,
        how: format!(
            "median and p99 of {} positions, each once, all moves of the top score in order",
            took.len()
        ),
    }
}

fn all(searcher: &Searcher<'_>, positions: &[Position]) -> Row {
    let mut found = 0;
    let mut took: Vec<Duration> = Vec::new();
    for Position { board, rack, .. } in positions {
        let start = instant();
        found += black_box(searcher.all(board, rack)).len();
        took.push(start.elapsed());
    }
    let half = millis(quantile(&mut took, 0.5));
    Row {
        what: "all moves of a position",
        measured: format!("{half:.2} ms"),
        target: "≤ 2 ms",
        ok: half <= 2.0,
        how: format!("median of {}, {} moves each on the average, in order", took.len(), found / took.len()),
    }
}

/// The slips of a round: moves of one position, as good as they come, each with another fault now and then.
fn slips(index: &Index, bag: &Bag, searcher: &Searcher<'_>, positions: &[Position]) -> Row {
    let mut took = Vec::new();
    let mut faults = 0;
    for Position { board, rack, .. } in positions.iter().filter(|it| it.rack.blanks() == 1).take(50) {
        let moves = searcher.all(board, rack);
        let mut slips: Vec<_> = moves.iter().cycle().take(SLIPS).map(|it| it.play).collect();
        for slip in slips.iter_mut().step_by(4) {
            slip.direction = slip.direction.turned();
        }
        let start = instant();
        let wrong =
            slips.iter().filter(|slip| check(board, bag, rack, slip, |word| index.contains(word)).is_err());
        faults += black_box(wrong.count());
        took.push(start.elapsed());
    }
    let most = millis(quantile(&mut took, 1.0));
    Row {
        what: "200 slips of a round",
        measured: format!("{most:.2} ms"),
        target: "≤ 10 ms",
        ok: most <= 10.0,
        how: format!("checked and scored, the slowest of {} rounds; {faults} slips with faults", took.len()),
    }
}

fn judged(words: &[String], index: &Index, bag: &Bag, searcher: &Searcher<'_>, greek: &[Position]) -> Row {
    let naive = Naive::new(words, index.letters());
    for position in greek {
        compare(&naive, searcher, bag, position, true);
    }
    let more = std::env::var_os(MORE).and_then(|more| more.to_str()?.parse().ok()).unwrap_or(COMPARED);
    let met = compare_games(&naive, searcher, bag, 7, more, 5);
    Row {
        what: "answers that are the judge's",
        measured: format!("{} of {}", greek.len() + more, greek.len() + more),
        target: "every one",
        // Any other answer has ended the run.
        ok: true,
        how: format!("{} positions and {more} of random games ({MORE} for more), {met:?}", greek.len()),
    }
}

pub(super) fn rows() -> Vec<Row> {
    let list = positions::list();
    let start = instant();
    let words = list.words();
    let built = Index::build(list.digest(), &words).expect("an index");
    let building = start.elapsed();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let file = folder.path().join("el.moves");
    let bytes = built.to_bytes();
    fs::write(&file, &bytes).expect("written");
    let mut opened: Vec<Duration> = Vec::new();
    for _ in 0..OPENED {
        let start = instant();
        black_box(Index::from_bytes(&fs::read(&file).expect("read"), list.digest()).expect("whole"));
        opened.push(start.elapsed());
    }
    let opened = millis(quantile(&mut opened, 0.5));
    let index = Index::from_bytes(&bytes, list.digest()).expect("whole");
    let bag = positions::bag(&index);
    let searcher = Searcher::new(&index, &bag).expect("of the same letters");
    let read = |line: &String| Position::read(&positions::greek(line), &bag).expect("a position");
    let greek: Vec<Position> = positions::lines().iter().map(read).collect();
    let size = bytes.len() as f64 / 1e6;
    vec![
        best(("best move, no blank", "≤ 90 / 210 µs"), (0, 90.0, 210.0), &searcher, &greek),
        best(("best move, one blank", "≤ 115 / 550 µs"), (1, 115.0, 550.0), &searcher, &greek),
        best(("best move, two blanks", "≤ 110 / 610 µs"), (2, 110.0, 610.0), &searcher, &greek),
        all(&searcher, &greek),
        slips(&index, &bag, &searcher, &greek),
        Row {
            what: "index of the Greek list",
            measured: format!("{size:.1} MB, {:.2} s, {opened:.1} ms", building.as_secs_f64()),
            target: "≤ 40 MB, ≤ 3 s, ≤ 20 ms",
            ok: size <= 40.0 && building.as_secs_f64() <= 3.0 && opened <= 20.0,
            how: format!("size, built of {} words, opened and proved ({OPENED} times)", index.len()),
        },
        judged(&words, &index, &bag, &searcher, &greek),
    ]
}
