//! An event as CSV: with the columns that ephor itself reads, and as Woogles writes its standings.

use crate::exchange::{Chart, ChartCell};
use crate::report::standings::{StandingsBasis, rank};
use crate::rules::{GameResult, Ruleset};
use crate::tournament::{Played, State, score};

use super::super::Problem;
use super::super::csv::{cell, written};

/// Without it a spreadsheet takes č, ß and ω for letters of another set.
const MARK: &str = "\u{feff}";
const NOBODY: &str = "-";

/// What the tables are made of.
pub(super) struct Sheets<'e> {
    pub(super) state: &'e State,
    pub(super) rules: &'e Ruleset,
    pub(super) chart: &'e Chart,
}

impl Sheets<'_> {
    /// `name,club,rating`.
    pub(super) fn players(&self) -> Result<Vec<u8>, Problem> {
        let rows = self.chart.lines.iter().map(|line| {
            let rating = line.rating.map(|it| it.to_string()).unwrap_or_default();
            vec![cell(&line.name), cell(&line.club), rating]
        });
        written(MARK, ["name", "club", "rating"], rows)
    }

    /// `round,table,a,b`, of all rounds.
    pub(super) fn pairings(&self) -> Result<Vec<u8>, Problem> {
        let mut rows = Vec::new();
        let name = |number: usize| self.chart.line(number).map(|line| cell(&line.name));
        for round in 1..=self.chart.rounds {
            for (table, [a, b], _) in self.chart.games(round) {
                let b = name(b).unwrap_or_else(|| NOBODY.to_owned());
                rows.push(vec![round.to_string(), table.to_string(), name(a).unwrap_or_default(), b]);
            }
            let byes = self.state.byes.iter().filter(|it| it.round.0 == round && !self.is_missed(&it.award));
            let nobody = || NOBODY.to_owned();
            rows.extend(byes.map(|it| vec![round.to_string(), nobody(), cell(&it.player), nobody()]));
        }
        written(MARK, ["round", "table", "a", "b"], rows)
    }

    fn is_missed(&self, award: &str) -> bool {
        self.rules.award(award).is_some_and(|it| it.value.is_for_a_missed_round())
    }

    /// One game a line, as `standings --results` reads it.
    pub(super) fn results(&self) -> Result<Vec<u8>, Problem> {
        let head = [
            "round", "table", "a", "b", "score_a", "score_b", "result_a", "result_b", "award", "best_a",
            "best_b",
        ];
        let mut rows = Vec::new();
        for (at, game) in &self.state.games {
            let Some(played) = &game.result else { continue };
            let [a, b] = &game.players;
            let mut row = vec![at.round.to_string(), at.table.to_string(), cell(a), cell(b)];
            row.extend(outcome(played, b.is_empty(), self.rules));
            rows.push(row);
        }
        for bye in &self.state.byes {
            let (round, player) = (bye.round.to_string(), cell(&bye.player));
            let (score, result) = (bye.result.scored.to_string(), word(bye.result.result).to_owned());
            let none = String::new;
            let award = bye.award.clone();
            rows.push(vec![
                round,
                none(),
                player,
                none(),
                score,
                none(),
                result,
                none(),
                award,
                none(),
                none(),
            ]);
        }
        written(MARK, head, rows)
    }

    /// The standings as Woogles has them.
    pub(super) fn woogles(&self) -> Result<Vec<u8>, Problem> {
        let id = &self.rules.identity.id;
        let order = self.rules.orders(self.state.players.len()).first().copied().ok_or_else(|| {
            Problem::told(format!("{id} names no order of standings"), "export it in another format")
        })?;
        let constants = self.state.constants.get(order.value.id.as_str());
        let constants = constants.map(|it| (**it).clone()).unwrap_or_default();
        let results = StandingsBasis::of(self.state, self.rules);
        let rows = rank(&results, &order.value, &constants)
            .map_err(|error| Problem::told(error.to_string(), "export it in another format"))?;
        let rows = rows.iter().map(|row| {
            let [wins, losses, draws] = self.counts(&row.player);
            let place = row.place.map(|it| it.to_string()).unwrap_or_default();
            let numbers = [wins, losses, draws].map(|it| it.to_string());
            let mut line = vec!["A".to_owned(), place, cell(&row.player)];
            line.extend(numbers);
            line.extend([row.points.to_string(), row.spread.to_string()]);
            line
        });
        written("", ["division", "rank", "username", "wins", "losses", "draws", "winpts", "spread"], rows)
    }

    /// What a player has won, lost and drawn, with and without an opponent.
    fn counts(&self, player: &str) -> [u16; 3] {
        let line = self.chart.lines.iter().find(|line| line.name == player);
        let mut counts = [0; 3];
        for cell in line.into_iter().flat_map(|line| &line.cells) {
            let side = match cell {
                ChartCell::Game { result: Some([own, _]), .. } => own,
                ChartCell::Without(side) => side,
                ChartCell::Game { result: None, .. } | ChartCell::Nothing => continue,
            };
            match side.result {
                GameResult::Win => counts[0] += 1,
                GameResult::Loss => counts[1] += 1,
                GameResult::Draw => counts[2] += 1,
                GameResult::None => {}
            }
        }
        counts
    }
}

/// Scores, results, award and best plays. An award stands there only where the result does not follow from the points.
fn outcome(played: &Played, alone: bool, rules: &Ruleset) -> [String; 7] {
    let [a, b] = played.sides;
    let best = played.best.map(|best| best.map(|it| it.to_string())).unwrap_or_default();
    let [best_a, best_b] = best;
    let scores = [a.scored.to_string(), b.scored.to_string()];
    let [score_a, score_b] = scores;
    if alone {
        return [score_a, score_b, String::new(), String::new(), String::new(), best_a, best_b];
    }
    let by_points = score::by_points(&rules.results, [a.scored, b.scored]) == played.sides;
    let award = if played.awarded && !by_points { played.how.clone() } else { String::new() };
    let [result_a, result_b] = [a, b].map(|side| word(side.result).to_owned());
    [score_a, score_b, result_a, result_b, award, best_a, best_b]
}

fn word(result: GameResult) -> &'static str {
    match result {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => "loss",
        GameResult::None => "none",
    }
}

/// Rows without a header.
pub(super) fn lines(rows: Vec<Vec<String>>) -> Result<Vec<u8>, Problem> {
    let mut rows = rows.into_iter().map(|row| row.iter().map(|it| safe(it)).collect::<Vec<String>>());
    let Some(first) = rows.next() else { return Ok(Vec::new()) };
    written("", first.iter().map(String::as_str), rows)
}

/// Numbers below zero are no formulas.
fn safe(text: &str) -> String {
    if text.parse::<i64>().is_ok() { text.to_owned() } else { cell(text) }
}
