//! The tables of a report: the same rows for the page, for CSV and for whoever counts them again.

use strum::VariantArray as _;

use crate::domain::{Citation, Millis, Points};
use crate::locale::Locale;
use crate::report::by as by_whom;
use crate::report::points as shown_points;
use crate::report::standings::name;
use crate::rules::Criterion;

use super::back::Mended;
use super::challenge::{Before, Challenge, Judged};
use super::counts::{Count, OfJudge, OfPlayer};
use super::decider::Decider;
use super::game::{RoundStandings, SideRow};
use super::{Affair, AffairKind, GameRow, Ruled, Stamp, Summary};

/// A table with the names of its columns, which stay the same from version to version.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its name, also of its file: `challenges`.
    pub name: &'static str,
    /// The heads of its columns.
    pub head: Vec<Head>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// The head of a column, as programs call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Head {
    /// A column that every report has.
    Column(&'static str),
    /// A criterion of the standings.
    Criterion(Criterion),
    /// A criterion that the regulation has a name of its own for.
    Called(Criterion, String),
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing.
    None,
    /// What people wrote: a name, a word, a reason.
    Text(String),
    /// A value of the standings, as they show it.
    Shown(String),
    /// A sum of the standings as they show it, and what of it moved beside the games.
    Sum(String, f64),
    /// A whole number.
    Number(i64),
    /// Percent.
    Percent(f64),
    /// Yes or no.
    Yes(bool),
    /// One of a few values, as programs call it.
    Code(&'static str),
    /// A moment.
    Time(Stamp),
    /// A length of time.
    Length(Millis),
    /// Words with their verdicts.
    Words(Vec<(String, Option<bool>)>),
    /// Who decided.
    By(Decider),
    /// Several things.
    Items(Vec<String>),
    /// Paragraphs.
    Cite(Vec<Citation>),
}

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
    all.extend(AffairKind::VARIANTS.iter().map(|kind| affairs(&summary.affairs, *kind)));
    all.push(games(&summary.games));
    all.push(standings(&summary.standings));
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
            Cell::Items(it.follows.clone()),
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
        let row = |it: &Judged| {
            vec![
                Cell::Text(it.word.clone()),
                maybe(it.valid, Cell::Yes),
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
    let head = columns(&["word", "valid", "list", "edition", "ruled", "cite", "slip", "round", "table"]);
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
            number(it.slip.0),
            number(it.round.0),
            number(it.table.0),
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
                Cell::Code(if it.wrong_words { "wrong_words" } else { "overruled" }),
                Cell::Text(it.reason.clone()),
            ]
        };
        // What was too late to be decided anew: the verdict as it was given, and what it was made good with.
        let late = |it: &Mended| {
            let words = challenge.words.iter().filter(|word| it.word.is_empty() || word.word == it.word);
            let words: Vec<Judged> = words.cloned().collect();
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
const FIGURES: [&str; 10] =
    ["challenges", "upheld", "rejected", "conceded", "withdrawn", "open", "rate", "median", "p90", "longest"];

fn figures(it: &Count) -> Vec<Cell> {
    vec![
        number(it.all),
        number(it.upheld),
        number(it.rejected),
        number(it.conceded),
        number(it.withdrawn),
        number(it.open),
        maybe(it.rate(), Cell::Percent),
        maybe(it.waited.median_ms, Cell::Length),
        maybe(it.waited.p90_ms, Cell::Length),
        maybe(it.waited.longest_ms, Cell::Length),
    ]
}

fn affairs(all: &[Affair], kind: AffairKind) -> Sheet {
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
    let mut head = columns(&["round", "place", "player", "games"]);
    let criteria = all.iter().take(1).flat_map(|it| it.criteria.iter().zip(&it.names));
    head.extend(criteria.map(|(it, name)| match name {
        Some(name) => Head::Called(*it, name.clone()),
        None => Head::Criterion(*it),
    }));
    let of = |it: &RoundStandings| {
        let row = |placed: &super::Placed| {
            let mut row = vec![
                number(it.round.0),
                maybe(placed.place, number),
                Cell::Text(placed.player.clone()),
                number(placed.games),
            ];
            row.extend(placed.values.iter().zip(&placed.beside).map(|(text, beside)| {
                if *beside == 0.0 { Cell::Shown(text.clone()) } else { Cell::Sum(text.clone(), *beside) }
            }));
            row
        };
        it.rows.iter().map(row).collect::<Vec<_>>()
    };
    Sheet { name: "standings", head, rows: all.iter().flat_map(of).collect() }
}

impl Cell {
    /// As it stands in a file that a spreadsheet or a program reads: moments in RFC 3339, lengths in seconds.
    pub fn plain(&self) -> String {
        match self {
            Self::None => String::new(),
            Self::Text(text) => text.clone(),
            Self::Shown(text) | Self::Sum(text, _) => number_of(text),
            Self::Number(number) => number.to_string(),
            Self::Percent(percent) => format!("{percent:.1}"),
            Self::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            Self::Code(code) => (*code).to_owned(),
            Self::Time(at) => at.to_string(),
            Self::Length(length) => format!("{}.{:03}", length.0 / 1000, length.0.abs() % 1000),
            Self::Words(words) => {
                let mark = |valid: &Option<bool>| match valid {
                    Some(true) => "✓ ",
                    Some(false) => "✗ ",
                    None => "",
                };
                let all: Vec<String> =
                    words.iter().map(|(word, valid)| mark(valid).to_owned() + word).collect();
                all.join(", ")
            }
            Self::Items(items) => items.join("; "),
            Self::Cite(cites) => cites.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            Self::By(by) => by_whom(Locale::english(), by.office, &by.name, &by.station),
        }
    }

    /// Whether it stands to the right in its column.
    pub fn is_number(&self) -> bool {
        matches!(self, Self::Number(_) | Self::Percent(_) | Self::Length(_) | Self::Shown(_) | Self::Sum(..))
    }

    /// Whether it is what somebody typed, and so may begin like a formula.
    pub fn is_typed(&self) -> bool {
        matches!(self, Self::Text(_) | Self::Words(_) | Self::By(_) | Self::Cite(_) | Self::Items(_))
    }
}

/// A number as programs read it, from how it is shown: `4½`, `71.7 %`, `−12`, `+74`.
fn number_of(shown: &str) -> String {
    let bare = shown.trim_end_matches([' ', '\u{a0}', '%']).trim_start_matches('+').replace('−', "-");
    match bare.strip_suffix('½') {
        Some(whole) if whole.is_empty() || whole == "-" => format!("{whole}0.5"),
        Some(whole) => format!("{whole}.5"),
        None => bare,
    }
}

impl Head {
    /// As programs call it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Column(name) => name,
            Self::Criterion(it) | Self::Called(it, _) => name(*it),
        }
    }
}
