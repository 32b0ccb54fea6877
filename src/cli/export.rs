//! `ephor export`: an event for other programs: as CSV with the columns that ephor itself reads, for Woogles, TSH,
//! Tou and ABSP.

use std::path::PathBuf;

use crate::exchange::{Chart, ChartCell, ExportedText, absp, config, division, tou};
use crate::report::standings::{StandingsBasis, rank};
use crate::rules::{GameResult, Ruleset, Serves, TimeMode};
use crate::tournament::{Played, State, score};

use super::csv::{cell, written};
use super::durable::{beside, put};
use super::event::JournalHead;
use super::log::ended;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Write an event for other programs: TSH, TOU, ABSP, Woogles, CSV

  csv      players.csv (name, club, rating), pairings.csv (round, table, a, b), results.csv (round, table, a, b, \
score_a, score_b, result_a, result_b, award, best_a, best_b): UTF-8 with a byte order mark, commas; whoever began \
stands first, a dash is nobody. `init`, `round` and `standings --results` read them
  tsh      a.t and config.tsh, in UTF-8: players, ratings, opponents, scores, boards, who began, penalties, who has \
left; 00 where nothing is known yet. Never a password
  tou      the ratings file of AUPAIR and WESPA: ASCII, given name first
  absp     absp.csv: division, round, player, score, player, score; given name first, no header, no byes
  woogles  woogles.csv: division, rank, username, wins, losses, draws, winpts, spread

What the event has and the file has no place for is named. A name that begins like a formula (=, +, -, @) stands in \
CSV with a quote before it, so that no spreadsheet works it out; ephor reads it back without. Who is how old, whose \
guardian is whom and who has paid goes into no file.

Examples:
  ephor export spring --to tsh
  ephor export spring --to csv --to woogles --out /media/stick/spring";

/// For which program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum For {
    /// Spreadsheets, and ephor itself
    Csv,
    /// TSH
    Tsh,
    /// AUPAIR and WESPA
    Tou,
    /// The results of ABSP
    Absp,
    /// The standings of Woogles
    Woogles,
}

/// `ephor export`.
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    /// The event's folder
    pub event: PathBuf,
    /// For which program; may be given several times
    #[arg(long, value_name = "FORMAT", required = true, value_enum)]
    pub to: Vec<For>,
    /// Where the files go; a folder named after the event's, with -export behind it, if left out
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

pub(super) fn run(args: &ExportArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    let (head, rules) = (JournalHead::of(&opened.entries), &opened.law.ruleset);
    let state = State::replay(opened.entries.iter().map(|entry| &entry.record));
    let event = Event { state: &state, rules, chart: Chart::of(&state, &rules.results) };
    let mut files = Vec::new();
    for to in &args.to {
        files.extend(event.files(*to)?);
    }
    let folder = args.out.clone().unwrap_or_else(|| beside(&args.event, "export"));
    std::fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    for ExportedFile { name, bytes, left } in &files {
        put(&folder, name, bytes)?;
        writeln!(console.out, "{}", folder.join(name).display())?;
        for what in left {
            writeln!(console.err, "{name} has no place for this: {what}")?;
        }
    }
    head.below(console)?;
    ended(opened.broken, console)
}

/// A file that is to be written.
struct ExportedFile {
    name: &'static str,
    bytes: Vec<u8>,
    /// What it has no place for.
    left: Vec<String>,
}

impl ExportedFile {
    fn new(name: &'static str, bytes: Vec<u8>) -> Self {
        Self { name, bytes, left: Vec::new() }
    }

    fn of(name: &'static str, written: ExportedText) -> Self {
        Self { name, bytes: written.text.into_bytes(), left: written.left }
    }
}

/// What is exported.
struct Event<'e> {
    state: &'e State,
    rules: &'e Ruleset,
    chart: Chart,
}

impl Event<'_> {
    fn files(&self, to: For) -> Result<Vec<ExportedFile>, Problem> {
        let sheets = Sheets { state: self.state, rules: self.rules, chart: &self.chart };
        match to {
            For::Csv => Ok(vec![
                ExportedFile::new("players.csv", sheets.players()?),
                ExportedFile::new("pairings.csv", sheets.pairings()?),
                ExportedFile::new("results.csv", sheets.results()?),
            ]),
            For::Woogles => Ok(vec![ExportedFile::new("woogles.csv", sheets.woogles()?)]),
            For::Tsh | For::Tou | For::Absp => self.two_at_a_board(to),
        }
    }

    /// What knows only games of two.
    fn two_at_a_board(&self, to: For) -> Result<Vec<ExportedFile>, Problem> {
        if self.rules.time.mode.value == TimeMode::CentralRound || self.chart.is_alone() {
            let what = "everybody plays alone here, and this format knows only games of two";
            return Err(Problem::told(what, "export it as csv"));
        }
        let name = self.state.event.as_ref().map_or("", |event| event.name.as_str());
        Ok(match to {
            For::Tsh => {
                let rounds = self.rules.pairing.as_ref().and_then(|it| it.rounds.as_ref());
                let rounds = rounds.map_or(0, |it| it.value).max(self.chart.rounds);
                let config = config(name, &self.day("%Y-%m-%d"), rounds, self.bye(), "a.t");
                vec![
                    ExportedFile::of("a.t", division(&self.chart)),
                    ExportedFile::new("config.tsh", config.into_bytes()),
                ]
            }
            For::Tou => vec![ExportedFile::of("a.tou", tou(&self.chart, name, &self.day("%d.%m.%Y")))],
            _ => vec![ExportedFile::new("absp.csv", lines(absp(&self.chart))?)],
        })
    }

    /// The day on which the event was opened, where it is held.
    fn day(&self, format: &str) -> String {
        let Some(event) = &self.state.event else { return String::new() };
        event.zone.day(event.opened_at).format(format).to_string()
    }

    /// What a bye that is won adds to the sum of differences, where the regulation has one and asks nothing for it.
    fn bye(&self) -> Option<i32> {
        let award = &score::serving(self.rules, Serves::Bye)?.value;
        let side = score::by_bye(&self.rules.results, award, &crate::rules::Facts::default()).ok()?;
        (side.result == GameResult::Win).then_some(side.spread.0)
    }
}

/// Without it a spreadsheet takes č, ß and ω for letters of another set.
const MARK: &str = "\u{feff}";
const NOBODY: &str = "-";

/// What the tables are made of.
struct Sheets<'e> {
    state: &'e State,
    rules: &'e Ruleset,
    chart: &'e Chart,
}

impl Sheets<'_> {
    /// `name,club,rating`.
    fn players(&self) -> Result<Vec<u8>, Problem> {
        let rows = self.chart.lines.iter().map(|line| {
            let rating = line.rating.map(|it| it.to_string()).unwrap_or_default();
            vec![cell(&line.name), cell(&line.club), rating]
        });
        written(MARK, ["name", "club", "rating"], rows)
    }

    /// `round,table,a,b`, of all rounds.
    fn pairings(&self) -> Result<Vec<u8>, Problem> {
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
    fn results(&self) -> Result<Vec<u8>, Problem> {
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
            let (score, result) = (bye.result.scored.to_string(), bye.result.result.name().to_owned());
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
    fn woogles(&self) -> Result<Vec<u8>, Problem> {
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
    let [result_a, result_b] = [a, b].map(|side| side.result.name().to_owned());
    [score_a, score_b, result_a, result_b, award, best_a, best_b]
}

/// Rows without a header.
fn lines(rows: Vec<Vec<String>>) -> Result<Vec<u8>, Problem> {
    let mut rows = rows.into_iter().map(|row| row.iter().map(|it| safe(it)).collect::<Vec<String>>());
    let Some(first) = rows.next() else { return Ok(Vec::new()) };
    written("", first.iter().map(String::as_str), rows)
}

/// Numbers below zero are no formulas.
fn safe(text: &str) -> String {
    if text.parse::<i64>().is_ok() { text.to_owned() } else { cell(text) }
}
