//! A file of results: every line becomes a game, a bye or an award under a ruleset, or is named with what is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::domain::{Points, Round, Side};
use crate::report::standings::{Entrant, GameLine, StandingsBasis};
use crate::rules::{Against, Award, Facts, GameResult, NoValue, Ruleset, Serves, TimeMode};
use crate::tournament::{ByeGiven, SideResult, score};

use super::super::csv::{CsvRow, CsvSheet};
use super::super::problem::{NEXT, Problem};

/// The columns, in the order that they have where no header names them.
const COLUMNS: [&str; 11] =
    ["round", "table", "a", "b", "score_a", "score_b", "result_a", "result_b", "award", "best_a", "best_b"];
const ROUND: usize = 0;
const TABLE: usize = 1;
const A: usize = 2;
const B: usize = 3;
const SCORE: [usize; 2] = [4, 5];
const RESULT: [usize; 2] = [6, 7];
const AWARD: usize = 8;
const BEST: [usize; 2] = [9, 10];

impl CsvSheet<'_> {
    /// Standings under a ruleset; everything that is wrong with them is named at once.
    pub fn results(&self, ruleset: &Ruleset) -> Result<StandingsBasis, Problem> {
        read(self.path, &self.rows()?, ruleset)
    }
}

fn read(path: &Path, rows: &[CsvRow], ruleset: &Ruleset) -> Result<StandingsBasis, Problem> {
    let mut rows = rows.iter().peekable();
    let place = match rows.peek() {
        Some(first) if headed(first) => {
            let first = rows.next().map_or_else(|| Ok(usual()), columns);
            first.map_err(|what| wrong(path, &[what]))?
        }
        _ => usual(),
    };
    let (mut results, mut bad) = (StandingsBasis::under(ruleset), Vec::new());
    let (mut names, mut known) = (Vec::<String>::new(), BTreeSet::<String>::new());
    let mut seen = BTreeSet::<(u16, String)>::new();
    for row in rows {
        let line = ResultLine { row, place: &place, ruleset };
        match line.read() {
            Ok(read) => {
                for name in read.players.iter().filter(|name| !name.is_empty()) {
                    if known.insert(name.clone()) {
                        names.push(name.clone());
                    }
                    if !seen.insert((read.round, name.clone())) {
                        let again = format!("{name} plays twice in round {}: write one line", read.round);
                        bad.push(line.at(A, &again));
                    }
                }
                read.into(&mut results);
            }
            Err(what) => bad.push(what),
        }
    }
    if !bad.is_empty() {
        return Err(wrong(path, &bad));
    }
    if names.is_empty() {
        return Err(Problem::told(
            format!("{}: there is no game in it", path.display()),
            "write one line a game",
        ));
    }
    let entrant = |name: String| Entrant { name, club: String::new(), excluded: None };
    results.entrants = names.into_iter().map(entrant).collect();
    Ok(results)
}

fn wrong(path: &Path, bad: &[String]) -> Problem {
    let all: Vec<String> = bad.iter().map(|what| format!("{}:{what}", path.display())).collect();
    Problem::told(all.join(NEXT), "put these lines right; nothing was counted")
}

/// Where each column stands; `None` where the file has none of it.
type ColumnPlaces = [Option<usize>; COLUMNS.len()];

fn usual() -> ColumnPlaces {
    std::array::from_fn(Some)
}

fn headed(row: &CsvRow) -> bool {
    row.all().any(|field| field.eq_ignore_ascii_case(COLUMNS[ROUND]))
}

fn columns(row: &CsvRow) -> Result<ColumnPlaces, String> {
    let mut place: ColumnPlaces = [None; COLUMNS.len()];
    for (at, field) in row.all().enumerate() {
        let field = field.to_lowercase();
        let Some(column) = COLUMNS.iter().position(|name| *name == field) else {
            let all = COLUMNS.join(", ");
            return Err(format!("{}: column {}: “{field}” is no column: write {all}", row.line(), at + 1));
        };
        if place[column].replace(at).is_some() {
            return Err(format!("{}: column {}: “{field}” stands twice: keep one", row.line(), at + 1));
        }
    }
    let needed = [ROUND, A, B, SCORE[0], SCORE[1]];
    match needed.into_iter().find(|column| place[*column].is_none()) {
        Some(column) => Err(format!("{}: there is no column {}: add it", row.line(), COLUMNS[column])),
        None => Ok(place),
    }
}

/// A line on its way to a result.
struct ResultLine<'l> {
    row: &'l CsvRow,
    place: &'l ColumnPlaces,
    ruleset: &'l Ruleset,
}

/// What a line says.
struct ResultsReader {
    round: u16,
    players: [String; 2],
    sides: [SideResult; 2],
    best: Option<[Points; 2]>,
    award: String,
    bye: bool,
}

impl ResultsReader {
    fn into(self, results: &mut StandingsBasis) {
        let Self { round, players, sides, best, award, bye } = self;
        results.rounds = results.rounds.max(round);
        // A file of results is of an event that is over.
        results.last_round = Some(Round(results.rounds));
        let round = Round(round);
        if bye {
            let [player, _] = players;
            results.byes.push(ByeGiven { round, player, award, result: sides[0] });
        } else {
            let awarded = !award.is_empty();
            results.games.push(GameLine { round, players, sides, best, awarded });
        }
    }
}

impl ResultLine<'_> {
    /// What is wrong in a column, with its place and what to write.
    fn at(&self, column: usize, what: &str) -> String {
        let at = self.place[column].map(|at| format!("column {} ({}): ", at + 1, COLUMNS[column]));
        format!("{}: {}{what}", self.row.line(), at.unwrap_or_default())
    }

    fn field(&self, column: usize) -> &str {
        self.place[column].map_or("", |at| self.row.field(at))
    }

    fn read(&self) -> Result<ResultsReader, String> {
        // What no column names would be passed over without a word.
        let (fields, most) = (self.row.all().count(), self.place.iter().flatten().count());
        if fields > most {
            let what = format!("{fields} fields, and {most} columns: write at most {most}");
            return Err(format!("{}: {what}", self.row.line()));
        }
        let round = match self.field(ROUND).parse::<u16>() {
            Ok(round) if round > 0 => round,
            _ => {
                return Err(
                    self.at(ROUND, &format!("“{}” is no round: write a number from 1", self.field(ROUND)))
                );
            }
        };
        if !self.field(TABLE).is_empty() && self.field(TABLE).parse::<u16>().is_err() {
            return Err(
                self.at(TABLE, &format!("“{}” is no table: write a number, or nothing", self.field(TABLE)))
            );
        }
        let players = [A, B].map(|column| self.field(column).to_owned());
        if players[0].is_empty() {
            return Err(self.at(A, "the player is missing: write the name"));
        }
        if players[0] == players[1] {
            return Err(
                self.at(B, &format!("{} cannot play against himself: write the opponent", players[0]))
            );
        }
        let is_alone = players[1].is_empty();
        let alone_here = self.ruleset.time.mode.value == TimeMode::CentralRound;
        let sides = match (self.field(AWARD), is_alone) {
            ("", true) if alone_here => {
                score::alone([self.score(0)?.unwrap_or_default(), self.score(1)?.unwrap_or_default()])
            }
            ("", true) => self.bye(None)?,
            (id, true) => self.bye(Some(id))?,
            ("", false) => self.played()?,
            (id, false) => self.awarded(id)?,
        };
        self.agrees(&sides, is_alone)?;
        let best = match [self.points(BEST[0])?, self.points(BEST[1])?] {
            [None, None] => None,
            best => Some(best.map(Option::unwrap_or_default)),
        };
        let award = self.field(AWARD).to_owned();
        Ok(ResultsReader { round, players, sides, best, award, bye: is_alone && !alone_here })
    }

    fn score(&self, side: usize) -> Result<Option<Points>, String> {
        self.points(SCORE[side])
    }

    fn points(&self, column: usize) -> Result<Option<Points>, String> {
        let text = self.field(column);
        match text.replace('−', "-").parse::<i32>() {
            _ if text.is_empty() => Ok(None),
            Ok(points) if (-9_999..=9_999).contains(&points) => Ok(Some(Points(points))),
            _ => Err(self.at(column, &format!("“{text}” is no score: write a number, for example 412"))),
        }
    }

    fn result(&self, side: usize) -> Result<Option<GameResult>, String> {
        let text = self.field(RESULT[side]);
        Ok(Some(match text.to_lowercase().as_str() {
            "" => return Ok(None),
            "win" | "1" => GameResult::Win,
            "draw" | "½" | "0.5" | "1/2" => GameResult::Draw,
            "loss" | "0" => GameResult::Loss,
            "none" => GameResult::None,
            _ => {
                let what = format!("“{text}” is no result: write win, draw, loss or none");
                return Err(self.at(RESULT[side], &what));
            }
        }))
    }

    /// What the line says of its results is what follows from its scores, or from its award.
    fn agrees(&self, sides: &[SideResult; 2], alone: bool) -> Result<(), String> {
        for side in 0..if alone { 1 } else { 2 } {
            let Some(said) = self.result(side)? else { continue };
            let follows = sides[side].result;
            if said == follows {
                continue;
            }
            let text = self.field(RESULT[side]);
            let what = match self.field(AWARD) {
                "" => format!(
                    "“{text}” contradicts the scores, by which it is a {}: write that, or the award that explains it",
                    follows.name()
                ),
                award => format!(
                    "“{text}” contradicts the award {award}, by which it is a {}: write that, or another award",
                    follows.name()
                ),
            };
            return Err(self.at(RESULT[side], &what));
        }
        Ok(())
    }

    /// A game on the board: by its points.
    fn played(&self) -> Result<[SideResult; 2], String> {
        let mut scores = [Points(0); 2];
        for side in 0..2 {
            let missing = || self.at(SCORE[side], "the score is missing: write it, or an award");
            scores[side] = self.score(side)?.ok_or_else(missing)?;
        }
        Ok(score::by_points(&self.ruleset.results, scores))
    }

    fn award(&self, id: &str) -> Result<&Award, String> {
        let found = self.ruleset.award(id).map(|award| &award.value);
        found.ok_or_else(|| {
            let all: Vec<&str> = self.ruleset.awards.iter().map(|award| award.value.id.as_str()).collect();
            self.at(AWARD, &format!("“{id}” is no award here: write one of {}", all.join(", ")))
        })
    }

    /// A game that was awarded: the line says who lost it, and gives the points where the award asks for them.
    fn awarded(&self, id: &str) -> Result<[SideResult; 2], String> {
        let award = self.award(id)?;
        let (a, b) = (self.result(0)?, self.result(1)?);
        let against = match (award.against, a, b) {
            (Against::One, Some(GameResult::Loss), _) | (Against::One, None, Some(GameResult::Win)) => {
                Some(Side::A)
            }
            (Against::One, _, Some(GameResult::Loss)) | (Against::One, Some(GameResult::Win), None) => {
                Some(Side::B)
            }
            (Against::One, _, _) => {
                return Err(self.at(RESULT[0], "who lost the awarded game? Write loss here or in result_b"));
            }
            _ => None,
        };
        let scores = [self.score(0)?, self.score(1)?];
        // Against both, the points of the first are the loser's.
        let loser = against.unwrap_or(Side::A);
        let facts: BTreeMap<&str, Option<Points>> = BTreeMap::from([
            ("score_loser", scores[loser.index()]),
            ("score_winner", scores[loser.other().index()]),
            ("score_a", scores[0]),
            ("score_b", scores[1]),
        ]);
        let facts =
            facts.into_iter().filter_map(|(name, points)| Some((name.to_owned(), i64::from(points?.0))));
        let mut facts: Facts = facts.collect();
        facts.insert("round".to_owned(), self.field(ROUND).parse().unwrap_or_default());
        score::by_award(&self.ruleset.results, award, against, &facts)
            .map_err(|error| self.unknown(award, &error))
    }

    fn unknown(&self, award: &Award, error: &NoValue) -> String {
        let what = match error {
            NoValue::Missing(fact) if fact.starts_with("score_") => {
                format!("the award {} needs both scores: write them", award.id)
            }
            error => {
                format!("the award {}: {error}: write the scores and results instead, and no award", award.id)
            }
        };
        self.at(AWARD, &what)
    }

    /// A bye, by the ruleset's award for it, another award against nobody, or as the line says.
    fn bye(&self, id: Option<&str>) -> Result<[SideResult; 2], String> {
        if !self.field(SCORE[1]).is_empty() || !self.field(RESULT[1]).is_empty() {
            return Err(
                self.at(B, "the opponent is missing: write the name, or leave score_b and result_b empty")
            );
        }
        let rules = &self.ruleset.results;
        let nobody = SideResult { result: GameResult::None, halves: 0, scored: Points(0), spread: Points(0) };
        if let (None, Some(scored), Some(result)) = (id, self.score(0)?, self.result(0)?) {
            let halves = score::halves(rules, result);
            return Ok([SideResult { result, halves, scored, spread: scored }, nobody]);
        }
        let award = match id {
            Some(id) => self.award(id)?,
            None => score::serving(self.ruleset, Serves::Bye).map(|award| &award.value).ok_or_else(|| {
                self.at(
                    B,
                    "this regulation says nothing of byes: write score_a and result_a, or the opponent",
                )
            })?,
        };
        if award.against != Against::None {
            let what = format!("the award {} needs an opponent: write the name in b", award.id);
            return Err(self.at(AWARD, &what));
        }
        let facts = Facts::from([("round".to_owned(), self.field(ROUND).parse().unwrap_or_default())]);
        let side = score::by_bye(rules, award, &facts).map_err(|error| self.unknown(award, &error))?;
        Ok([side, nobody])
    }
}
