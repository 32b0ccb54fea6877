//! The tables of a report: the same rows for the page, for CSV and for whoever counts them again.

use strum::VariantArray as _;

use crate::domain::Points;
use crate::report::points as shown_points;
use crate::tournament::{Chapter, ReopenGround};

use super::back::Mended;
use super::cell::{Cell, Head, Sheet};
use super::challenge::{Before, Challenge, Judged};
use super::counts::{Count, OfJudge, OfPlayer};
use super::game::{RoundStandings, SideRow};
use super::{Affair, ByeRow, DrawRow, GameRow, MoveRow, RoundTimes, Ruled, Summary};

/// All tables of a report, in its order; words are sorted by these letters.
pub fn sheets(summary: &Summary, letters: &[char]) -> Vec<Sheet> {
    let counts = &summary.counts;
    let mut all = vec![
        challenges(&summary.challenges),
        words(&summary.challenges, letters),
        rulings(&summary.rulings),
        changes(&summary.challenges),
        players(&counts.players),
        counted("rounds", &counts.rounds),
        counted("tables", &counts.tables),
        judges(&counts.judges),
        counted("lists", &counts.lists),
    ];
    all.extend(Chapter::VARIANTS.iter().map(|kind| affairs(&summary.affairs, *kind)));
    all.push(games(&summary.games));
    all.push(byes(&summary.byes));
    all.push(standings(&summary.standings));
    all.push(schedule(&summary.schedule));
    all.extend([draws(&summary.draws), moves(&summary.moves)]);
    all
}

fn columns(names: &[&'static str]) -> Vec<Head> {
    names.iter().map(|name| Head::Column(name)).collect()
}

fn number<N: TryInto<i64>>(number: N) -> Cell {
    number.try_into().map_or(Cell::None, Cell::Number)
}

fn points(points: Points) -> Cell {
    Cell::Number(points.0.into())
}

fn maybe<T>(value: Option<T>, cell: impl Fn(T) -> Cell) -> Cell {
    value.map_or(Cell::None, cell)
}

fn marked(words: &[Judged]) -> Cell {
    Cell::Words(words.iter().map(|it| (it.word.clone(), it.valid)).collect())
}

fn ground(ground: ReopenGround) -> &'static str {
    match ground {
        ReopenGround::WrongWords => "wrong_words",
        ReopenGround::Overruled => "overruled",
        ReopenGround::Misentered => "misentered",
        ReopenGround::Struck => "struck",
    }
}

fn challenges(all: &[Challenge]) -> Sheet {
    let row = |it: &Challenge| {
        vec![
            number(it.slip.0),
            number(it.round.0),
            number(it.table.0),
            Cell::Text(it.challenger.clone()),
            Cell::Text(it.mover.clone()),
            marked(&it.words),
            Cell::Code(it.ended.name()),
            maybe(it.decided_by.clone(), Cell::By),
            maybe(it.since_press_ms, Cell::Length),
            Cell::Time(it.raised_at),
            maybe(it.waited_ms, Cell::Length),
            maybe(it.decided_at, Cell::Time),
            maybe(it.announced_at, Cell::Time),
            maybe(it.delivered_at, Cell::Time),
            number(it.undelivered),
            Cell::Follows(it.follows.clone()),
            number(it.before.len() + it.mended.len()),
        ]
    };
    let head = columns(&[
        "slip",
        "round",
        "table",
        "challenger",
        "mover",
        "words",
        "ended",
        "by",
        "since_press",
        "raised",
        "waited",
        "decided",
        "announced",
        "delivered",
        "undelivered",
        "follows",
        "changes",
    ]);
    Sheet { name: "challenges", head, rows: all.iter().map(row).collect() }
}

/// Each word of each challenge, with who or what decided it.
fn words(all: &[Challenge], letters: &[char]) -> Sheet {
    let of = |challenge: &Challenge| {
        let wrong = |it: &Judged| challenge.mended.iter().any(|late| late.is_about(&it.word));
        let row = |it: &Judged| {
            vec![
                Cell::Text(it.word.clone()),
                maybe(it.valid, Cell::Yes),
                maybe(it.valid, |_| Cell::Yes(!wrong(it))),
                maybe(it.list.as_ref(), |list| Cell::Text(list.name.clone())),
                maybe(it.list.as_ref(), |list| Cell::Text(list.edition.clone())),
                Cell::Yes(it.ruled),
                maybe(it.cite.clone(), |cite| Cell::Cite(vec![cite])),
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
            ]
        };
        challenge.words.iter().map(row).collect::<Vec<_>>()
    };
    let mut rows: Vec<Vec<Cell>> = all.iter().flat_map(of).collect();
    // What is no letter of the language stands behind those that are.
    let place = |letter: char| (letters.iter().position(|it| *it == letter).unwrap_or(letters.len()), letter);
    rows.sort_by_cached_key(|row| {
        let Some(Cell::Text(word)) = row.first() else { return Vec::new() };
        word.chars().flat_map(char::to_uppercase).map(place).collect::<Vec<_>>()
    });
    let head =
        columns(&["word", "valid", "stands", "list", "edition", "ruled", "cite", "slip", "round", "table"]);
    Sheet { name: "words", head, rows }
}

fn rulings(all: &[Ruled]) -> Sheet {
    let row = |it: &Ruled| {
        vec![
            Cell::Text(it.word.clone()),
            Cell::Yes(it.valid),
            Cell::Text(it.reasons.clone()),
            Cell::Items(it.sources.clone()),
            Cell::Cite(vec![it.cite.clone()]),
            maybe(it.slip, |slip| number(slip.0)),
            number(it.round.0),
            maybe(it.table, |table| number(table.0)),
            Cell::Time(it.at),
            maybe(it.contradicts, |slip| number(slip.0)),
            Cell::Yes(it.stands),
        ]
    };
    let head = columns(&[
        "word",
        "valid",
        "reasons",
        "sources",
        "cite",
        "slip",
        "round",
        "table",
        "time",
        "contradicts",
        "stands",
    ]);
    Sheet { name: "rulings", head, rows: all.iter().map(row).collect() }
}

/// Verdicts that were changed.
fn changes(all: &[Challenge]) -> Sheet {
    let of = |challenge: &Challenge| {
        let row = |it: &Before| {
            vec![
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
                marked(&it.words),
                Cell::Code(it.ended.name()),
                maybe(it.decided_by.clone(), Cell::By),
                maybe(it.decided_at, Cell::Time),
                Cell::Time(it.changed_at),
                Cell::By(it.changed_by.clone()),
                Cell::Code(ground(it.ground)),
                Cell::Text(it.reason.clone()),
            ]
        };
        // What was too late to be decided anew: the verdict as it was given, and what it was made good with.
        let late = |it: &Mended| {
            let words: Vec<Judged> =
                challenge.words.iter().filter(|word| it.is_about(&word.word)).cloned().collect();
            vec![
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
                marked(&words),
                Cell::Code(challenge.ended.name()),
                maybe(challenge.decided_by.clone(), Cell::By),
                maybe(challenge.decided_at, Cell::Time),
                Cell::Time(it.at),
                Cell::By(it.by.clone()),
                Cell::Code("made_good"),
                Cell::Text(format!("{} {}", it.player, shown_points(it.moved))),
            ]
        };
        let before = challenge.before.iter().map(row);
        before.chain(challenge.mended.iter().map(late)).collect::<Vec<_>>()
    };
    let head = columns(&[
        "slip",
        "round",
        "table",
        "words",
        "ended",
        "by",
        "decided",
        "changed",
        "changed_by",
        "ground",
        "reason",
    ]);
    Sheet { name: "changes", head, rows: all.iter().flat_map(of).collect() }
}

fn players(all: &[OfPlayer]) -> Sheet {
    let row = |it: &OfPlayer| {
        vec![
            Cell::Text(it.raised.name.clone()),
            number(it.raised.all),
            number(it.raised.upheld),
            number(it.raised.rejected),
            number(it.raised.conceded),
            number(it.raised.withdrawn),
            maybe(it.raised.rate(), Cell::Percent),
            number(it.against.all),
            number(it.against.upheld + it.against.conceded),
        ]
    };
    let head = columns(&[
        "player",
        "raised_all",
        "upheld",
        "rejected",
        "conceded",
        "withdrawn",
        "rate",
        "against",
        "against_upheld",
    ]);
    Sheet { name: "players", head, rows: all.iter().map(row).collect() }
}

fn judges(all: &[OfJudge]) -> Sheet {
    let row = |it: &OfJudge| [vec![Cell::By(it.by.clone())], figures(&it.count)].concat();
    Sheet {
        name: "judges",
        head: [columns(&["by"]), columns(&FIGURES)].concat(),
        rows: all.iter().map(row).collect(),
    }
}

fn counted(name: &'static str, all: &[Count]) -> Sheet {
    let row = |it: &Count| [vec![Cell::Text(it.name.clone())], figures(it)].concat();
    Sheet {
        name,
        head: [columns(&["name"]), columns(&FIGURES)].concat(),
        rows: all.iter().map(row).collect(),
    }
}

/// What is told of challenges that have something in common.
const FIGURES: [&str; 11] = [
    "challenges",
    "upheld",
    "rejected",
    "conceded",
    "withdrawn",
    "moot",
    "open",
    "rate",
    "median",
    "p90",
    "longest",
];

fn figures(it: &Count) -> Vec<Cell> {
    vec![
        number(it.all),
        number(it.upheld),
        number(it.rejected),
        number(it.conceded),
        number(it.withdrawn),
        number(it.moot),
        number(it.open),
        maybe(it.rate(), Cell::Percent),
        maybe(it.waited.median_ms, Cell::Length),
        maybe(it.waited.p90_ms, Cell::Length),
        maybe(it.waited.longest_ms, Cell::Length),
    ]
}

fn affairs(all: &[Affair], kind: Chapter) -> Sheet {
    let row = |it: &Affair| {
        vec![
            number(it.seq.0),
            Cell::Time(it.at),
            number(it.round.0),
            maybe(it.table, |table| number(table.0)),
            Cell::By(it.by.clone()),
            Cell::Text(it.what.clone()),
            Cell::Cite(it.cite.clone()),
            maybe(it.taken_back.as_ref(), |back| Cell::Time(back.at)),
            maybe(it.taken_back.as_ref(), |back| Cell::Text(back.reason.clone())),
        ]
    };
    let rows = all.iter().filter(|it| it.kind == kind).map(row).collect();
    Sheet {
        name: kind.name(),
        head: columns(&["entry", "time", "round", "table", "by", "what", "cite", "taken_back", "reason"]),
        rows,
    }
}

fn games(all: &[GameRow]) -> Sheet {
    let row = |it: &GameRow| {
        let [a, b] = &it.sides;
        let mut row = vec![number(it.round.0), number(it.table.0)];
        row.extend(side(a, it));
        row.extend(side(b, it));
        row.push(Cell::Text(it.called.clone()));
        row.push(Cell::Yes(it.awarded));
        row.push(Cell::Yes(it.handed_in));
        row.push(number(it.corrected));
        row
    };
    let head = columns(&[
        "round",
        "table",
        "a",
        "points_a",
        "match_a",
        "tiles_a",
        "overtime_a",
        "penalties_a",
        "b",
        "points_b",
        "match_b",
        "tiles_b",
        "overtime_b",
        "penalties_b",
        "how",
        "awarded",
        "handed_in",
        "corrected",
    ]);
    Sheet { name: "games", head, rows: all.iter().map(row).collect() }
}

fn byes(all: &[ByeRow]) -> Sheet {
    let row = |it: &ByeRow| {
        vec![
            number(it.round.0),
            Cell::Text(it.player.clone()),
            Cell::Text(it.called.clone()),
            points(it.scored),
            Cell::Shown((f64::from(it.halves) / 2.0).to_string()),
        ]
    };
    let head = columns(&["round", "player", "how", "points", "match"]);
    Sheet { name: "byes", head, rows: all.iter().map(row).collect() }
}

/// A side of a game; match points as they are written in the standings.
fn side(it: &SideRow, game: &GameRow) -> [Cell; 6] {
    let name = Cell::Text(it.player.clone());
    if game.how.is_none() || it.player.is_empty() {
        return [name, Cell::None, Cell::None, Cell::None, Cell::None, Cell::None];
    }
    [
        name,
        points(it.scored),
        Cell::Shown((f64::from(it.halves) / 2.0).to_string()),
        maybe(it.tiles, points),
        maybe(it.overtime, points),
        points(it.penalties),
    ]
}

fn standings(all: &[RoundStandings]) -> Sheet {
    let mut head = columns(&["round", "place", "player", "games", "missing"]);
    let criteria = all.iter().take(1).flat_map(|it| it.criteria.iter().zip(&it.names));
    head.extend(criteria.map(|(it, name)| match name {
        Some(name) => Head::Called(*it, name.clone()),
        None => Head::Criterion(*it),
    }));
    let by_place = all.iter().any(|it| it.by_place);
    head.extend(by_place.then_some(Head::Column("place_points")));
    let of = |it: &RoundStandings| {
        let row = |placed: &super::Placed| {
            let mut row = vec![
                number(it.round.0),
                maybe(placed.place, number),
                Cell::Text(placed.player.clone()),
                number(placed.games),
                number(it.missing),
            ];
            row.extend(placed.shown.iter().zip(&placed.beside).map(|(text, beside)| {
                if *beside == 0.0 { Cell::Shown(text.clone()) } else { Cell::Sum(text.clone(), *beside) }
            }));
            row.extend(by_place.then(|| maybe(placed.place_points, number)));
            row
        };
        it.rows.iter().map(row).collect::<Vec<_>>()
    };
    Sheet { name: "standings", head, rows: all.iter().flat_map(of).collect() }
}

/// The rounds with their times and the breaks before them.
fn schedule(all: &[RoundTimes]) -> Sheet {
    let row = |it: &RoundTimes| {
        vec![
            number(it.round.0),
            Cell::Time(it.begun_at),
            maybe(it.play_at, Cell::Time),
            maybe(it.last_result_at, Cell::Time),
            maybe(it.break_ms, Cell::Length),
        ]
    };
    let head = columns(&["round", "begun", "play_began", "last_result", "break"]);
    Sheet { name: "schedule", head, rows: all.iter().map(row).collect() }
}

/// The draws of duplicate games with the moves that were laid.
fn draws(all: &[DrawRow]) -> Sheet {
    let row = |it: &DrawRow| {
        vec![
            number(it.round.0),
            number(it.draw),
            Cell::Text(it.rack.clone()),
            number(it.changed),
            maybe(it.place.clone(), Cell::Text),
            maybe(it.word.clone(), Cell::Text),
            maybe(it.points, points),
            maybe(it.program.clone(), Cell::Text),
            maybe(it.list.clone(), Cell::Text),
            maybe(it.ties, number),
            maybe(it.seed.clone(), Cell::Text),
        ]
    };
    let head = columns(&[
        "round",
        "draw",
        "rack",
        "changed_racks",
        "square",
        "word",
        "points",
        "program",
        "list",
        "ties",
        "seed",
    ]);
    Sheet { name: "draws", head, rows: all.iter().map(row).collect() }
}

/// What everybody wrote for the draws of games whose results are announced.
fn moves(all: &[MoveRow]) -> Sheet {
    let row = |it: &MoveRow| {
        vec![
            number(it.round.0),
            number(it.draw),
            number(it.number.0),
            Cell::Text(it.player.clone()),
            maybe(it.place.clone(), Cell::Text),
            maybe(it.word.clone(), Cell::Text),
            points(it.points),
            maybe(it.annulled.clone(), Cell::Text),
        ]
    };
    let head = columns(&["round", "draw", "number", "player", "square", "word", "points", "annulled"]);
    Sheet { name: "moves", head, rows: all.iter().map(row).collect() }
}
