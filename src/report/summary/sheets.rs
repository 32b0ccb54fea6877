//! The tables of a report: the same rows for the page, for CSV and for whoever counts them again.

use strum::VariantArray as _;

use crate::domain::Points;
use crate::report::points as shown_points;
use crate::tournament::{Chapter, ReopenGround};

use super::back::CorrectedVerdict;
use super::cell::{ColumnHead, ReportSheet, SheetCell};
use super::challenge::{Before, Challenge, JudgedWord};
use super::counts::{Count, OfJudge, OfPlayer};
use super::game::{RoundStandings, SideRow};
use super::{Affair, ByeRow, DrawRow, GameRow, MoveRow, RoundTimes, Ruled, Summary};

/// All tables of a report, in its order; words are sorted by these letters.
pub fn sheets(summary: &Summary, letters: &[char]) -> Vec<ReportSheet> {
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

fn columns(names: &[&'static str]) -> Vec<ColumnHead> {
    names.iter().map(|name| ColumnHead::Column(name)).collect()
}

fn number<N: TryInto<i64>>(number: N) -> SheetCell {
    number.try_into().map_or(SheetCell::None, SheetCell::Number)
}

fn points(points: Points) -> SheetCell {
    SheetCell::Number(points.0.into())
}

fn maybe<T>(value: Option<T>, cell: impl Fn(T) -> SheetCell) -> SheetCell {
    value.map_or(SheetCell::None, cell)
}

fn marked(words: &[JudgedWord]) -> SheetCell {
    SheetCell::Words(words.iter().map(|it| (it.word.clone(), it.valid)).collect())
}

fn ground(ground: ReopenGround) -> &'static str {
    match ground {
        ReopenGround::WrongWords => "wrong_words",
        ReopenGround::Overruled => "overruled",
        ReopenGround::Misentered => "misentered",
        ReopenGround::Struck => "struck",
    }
}

fn challenges(all: &[Challenge]) -> ReportSheet {
    let row = |it: &Challenge| {
        vec![
            number(it.slip.0),
            number(it.round.0),
            number(it.table.0),
            SheetCell::Text(it.challenger.clone()),
            SheetCell::Text(it.mover.clone()),
            marked(&it.words),
            SheetCell::Code(it.ended.name()),
            maybe(it.decided_by.clone(), SheetCell::By),
            maybe(it.since_press_ms, SheetCell::Length),
            SheetCell::Time(it.raised_at),
            maybe(it.waited_ms, SheetCell::Length),
            maybe(it.decided_at, SheetCell::Time),
            maybe(it.announced_at, SheetCell::Time),
            maybe(it.delivered_at, SheetCell::Time),
            number(it.undelivered),
            SheetCell::Follows(it.follows.clone()),
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
    ReportSheet { name: "challenges", head, rows: all.iter().map(row).collect() }
}

/// Each word of each challenge, with who or what decided it.
fn words(all: &[Challenge], letters: &[char]) -> ReportSheet {
    let of = |challenge: &Challenge| {
        let wrong = |it: &JudgedWord| challenge.mended.iter().any(|late| late.is_about(&it.word));
        let row = |it: &JudgedWord| {
            vec![
                SheetCell::Text(it.word.clone()),
                maybe(it.valid, SheetCell::Yes),
                maybe(it.valid, |_| SheetCell::Yes(!wrong(it))),
                maybe(it.list.as_ref(), |list| SheetCell::Text(list.name.clone())),
                maybe(it.list.as_ref(), |list| SheetCell::Text(list.edition.clone())),
                SheetCell::Yes(it.ruled),
                maybe(it.cite.clone(), |cite| SheetCell::Cite(vec![cite])),
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
            ]
        };
        challenge.words.iter().map(row).collect::<Vec<_>>()
    };
    let mut rows: Vec<Vec<SheetCell>> = all.iter().flat_map(of).collect();
    // What is no letter of the language stands behind those that are.
    let place = |letter: char| (letters.iter().position(|it| *it == letter).unwrap_or(letters.len()), letter);
    rows.sort_by_cached_key(|row| {
        let Some(SheetCell::Text(word)) = row.first() else { return Vec::new() };
        word.chars().flat_map(char::to_uppercase).map(place).collect::<Vec<_>>()
    });
    let head =
        columns(&["word", "valid", "stands", "list", "edition", "ruled", "cite", "slip", "round", "table"]);
    ReportSheet { name: "words", head, rows }
}

fn rulings(all: &[Ruled]) -> ReportSheet {
    let row = |it: &Ruled| {
        vec![
            SheetCell::Text(it.word.clone()),
            SheetCell::Yes(it.valid),
            SheetCell::Text(it.reasons.clone()),
            SheetCell::Items(it.sources.clone()),
            SheetCell::Cite(vec![it.cite.clone()]),
            maybe(it.slip, |slip| number(slip.0)),
            number(it.round.0),
            maybe(it.table, |table| number(table.0)),
            SheetCell::Time(it.at),
            maybe(it.contradicts, |slip| number(slip.0)),
            SheetCell::Yes(it.stands),
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
    ReportSheet { name: "rulings", head, rows: all.iter().map(row).collect() }
}

/// Verdicts that were changed.
fn changes(all: &[Challenge]) -> ReportSheet {
    let of = |challenge: &Challenge| {
        let row = |it: &Before| {
            vec![
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
                marked(&it.words),
                SheetCell::Code(it.ended.name()),
                maybe(it.decided_by.clone(), SheetCell::By),
                maybe(it.decided_at, SheetCell::Time),
                SheetCell::Time(it.changed_at),
                SheetCell::By(it.changed_by.clone()),
                SheetCell::Code(ground(it.ground)),
                SheetCell::Text(it.reason.clone()),
            ]
        };
        // What was too late to be decided anew: the verdict as it was given, and what it was made good with.
        let late = |it: &CorrectedVerdict| {
            let words: Vec<JudgedWord> =
                challenge.words.iter().filter(|word| it.is_about(&word.word)).cloned().collect();
            vec![
                number(challenge.slip.0),
                number(challenge.round.0),
                number(challenge.table.0),
                marked(&words),
                SheetCell::Code(challenge.ended.name()),
                maybe(challenge.decided_by.clone(), SheetCell::By),
                maybe(challenge.decided_at, SheetCell::Time),
                SheetCell::Time(it.at),
                SheetCell::By(it.by.clone()),
                SheetCell::Code("made_good"),
                SheetCell::Text(format!("{} {}", it.player, shown_points(it.moved))),
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
    ReportSheet { name: "changes", head, rows: all.iter().flat_map(of).collect() }
}

fn players(all: &[OfPlayer]) -> ReportSheet {
    let row = |it: &OfPlayer| {
        vec![
            SheetCell::Text(it.raised.name.clone()),
            number(it.raised.all),
            number(it.raised.upheld),
            number(it.raised.rejected),
            number(it.raised.conceded),
            number(it.raised.withdrawn),
            maybe(it.raised.rate(), SheetCell::Percent),
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
    ReportSheet { name: "players", head, rows: all.iter().map(row).collect() }
}

fn judges(all: &[OfJudge]) -> ReportSheet {
    let row = |it: &OfJudge| [vec![SheetCell::By(it.by.clone())], figures(&it.count)].concat();
    ReportSheet {
        name: "judges",
        head: [columns(&["by"]), columns(&FIGURES)].concat(),
        rows: all.iter().map(row).collect(),
    }
}

fn counted(name: &'static str, all: &[Count]) -> ReportSheet {
    let row = |it: &Count| [vec![SheetCell::Text(it.name.clone())], figures(it)].concat();
    ReportSheet {
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

fn figures(it: &Count) -> Vec<SheetCell> {
    vec![
        number(it.all),
        number(it.upheld),
        number(it.rejected),
        number(it.conceded),
        number(it.withdrawn),
        number(it.moot),
        number(it.open),
        maybe(it.rate(), SheetCell::Percent),
        maybe(it.waited.median_ms, SheetCell::Length),
        maybe(it.waited.p90_ms, SheetCell::Length),
        maybe(it.waited.longest_ms, SheetCell::Length),
    ]
}

fn affairs(all: &[Affair], kind: Chapter) -> ReportSheet {
    let row = |it: &Affair| {
        vec![
            number(it.seq.0),
            SheetCell::Time(it.at),
            number(it.round.0),
            maybe(it.table, |table| number(table.0)),
            SheetCell::By(it.by.clone()),
            SheetCell::Text(it.what.clone()),
            SheetCell::Cite(it.cite.clone()),
            maybe(it.taken_back.as_ref(), |back| SheetCell::Time(back.at)),
            maybe(it.taken_back.as_ref(), |back| SheetCell::Text(back.reason.clone())),
        ]
    };
    let rows = all.iter().filter(|it| it.kind == kind).map(row).collect();
    ReportSheet {
        name: kind.name(),
        head: columns(&["entry", "time", "round", "table", "by", "what", "cite", "taken_back", "reason"]),
        rows,
    }
}

fn games(all: &[GameRow]) -> ReportSheet {
    let row = |it: &GameRow| {
        let [a, b] = &it.sides;
        let mut row = vec![number(it.round.0), number(it.table.0)];
        row.extend(side(a, it));
        row.extend(side(b, it));
        row.push(SheetCell::Text(it.called.clone()));
        row.push(SheetCell::Yes(it.awarded));
        row.push(SheetCell::Yes(it.handed_in));
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
    ReportSheet { name: "games", head, rows: all.iter().map(row).collect() }
}

fn byes(all: &[ByeRow]) -> ReportSheet {
    let row = |it: &ByeRow| {
        vec![
            number(it.round.0),
            SheetCell::Text(it.player.clone()),
            SheetCell::Text(it.called.clone()),
            points(it.scored),
            SheetCell::Shown((f64::from(it.halves) / 2.0).to_string()),
        ]
    };
    let head = columns(&["round", "player", "how", "points", "match"]);
    ReportSheet { name: "byes", head, rows: all.iter().map(row).collect() }
}

/// A side of a game; match points as they are written in the standings.
fn side(it: &SideRow, game: &GameRow) -> [SheetCell; 6] {
    let name = SheetCell::Text(it.player.clone());
    if game.how.is_none() || it.player.is_empty() {
        return [name, SheetCell::None, SheetCell::None, SheetCell::None, SheetCell::None, SheetCell::None];
    }
    [
        name,
        points(it.scored),
        SheetCell::Shown((f64::from(it.halves) / 2.0).to_string()),
        maybe(it.tiles, points),
        maybe(it.overtime, points),
        points(it.penalties),
    ]
}

fn standings(all: &[RoundStandings]) -> ReportSheet {
    let mut head = columns(&["round", "place", "player", "games", "missing"]);
    let criteria = all.iter().take(1).flat_map(|it| it.criteria.iter().zip(&it.names));
    head.extend(criteria.map(|(it, name)| match name {
        Some(name) => ColumnHead::Called(*it, name.clone()),
        None => ColumnHead::Criterion(*it),
    }));
    let by_place = all.iter().any(|it| it.by_place);
    head.extend(by_place.then_some(ColumnHead::Column("place_points")));
    let of = |it: &RoundStandings| {
        let row = |placed: &super::Placed| {
            let mut row = vec![
                number(it.round.0),
                maybe(placed.place, number),
                SheetCell::Text(placed.player.clone()),
                number(placed.games),
                number(it.missing),
            ];
            row.extend(placed.shown.iter().zip(&placed.beside).map(|(text, beside)| {
                if *beside == 0.0 {
                    SheetCell::Shown(text.clone())
                } else {
                    SheetCell::Sum(text.clone(), *beside)
                }
            }));
            row.extend(by_place.then(|| maybe(placed.place_points, number)));
            row
        };
        it.rows.iter().map(row).collect::<Vec<_>>()
    };
    ReportSheet { name: "standings", head, rows: all.iter().flat_map(of).collect() }
}

/// The rounds with their times and the breaks before them.
fn schedule(all: &[RoundTimes]) -> ReportSheet {
    let row = |it: &RoundTimes| {
        vec![
            number(it.round.0),
            SheetCell::Time(it.begun_at),
            maybe(it.play_at, SheetCell::Time),
            maybe(it.last_result_at, SheetCell::Time),
            maybe(it.break_ms, SheetCell::Length),
        ]
    };
    let head = columns(&["round", "begun", "play_began", "last_result", "break"]);
    ReportSheet { name: "schedule", head, rows: all.iter().map(row).collect() }
}

/// The draws of duplicate games with the moves that were laid.
fn draws(all: &[DrawRow]) -> ReportSheet {
    let row = |it: &DrawRow| {
        vec![
            number(it.round.0),
            number(it.draw),
            SheetCell::Text(it.rack.clone()),
            number(it.changed),
            maybe(it.place.clone(), SheetCell::Text),
            maybe(it.word.clone(), SheetCell::Text),
            maybe(it.points, points),
            maybe(it.program.clone(), SheetCell::Text),
            maybe(it.list.clone(), SheetCell::Text),
            maybe(it.ties, number),
            maybe(it.seed.clone(), SheetCell::Text),
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
    ReportSheet { name: "draws", head, rows: all.iter().map(row).collect() }
}

/// What everybody wrote for the draws of games whose results are announced.
fn moves(all: &[MoveRow]) -> ReportSheet {
    let row = |it: &MoveRow| {
        vec![
            number(it.round.0),
            number(it.draw),
            number(it.number.0),
            SheetCell::Text(it.player.clone()),
            maybe(it.place.clone(), SheetCell::Text),
            maybe(it.word.clone(), SheetCell::Text),
            points(it.points),
            maybe(it.annulled.clone(), SheetCell::Text),
        ]
    };
    let head = columns(&["round", "draw", "number", "player", "square", "word", "points", "annulled"]);
    ReportSheet { name: "moves", head, rows: all.iter().map(row).collect() }
}
