//! `ephor standings`: who stands where, in an event or in a file of results.

mod sheet;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde::Serialize;

use crate::domain::{Citation, Decimal, NoDecimal, Round};
use crate::locale::{Locale, Value};
use crate::report;
use crate::report::standings::{
    NoOrder, StandingsBasis, StandingsRow, cells, criterion, missing, name, place, rank,
};
use crate::rules::{Cited, Criterion, Ruleset, Standing};
use crate::station::Station;
use crate::tournament::{Event, Record, RoundEvent, State};

use super::csv::{CsvSheet, cell, written};
use super::event::JournalHead;
use super::options::{Folders, reading};
use super::table::TextTable;
use super::{Console, EventFolder, Exit, Problem, Shelf};

/// The help in full.
pub(super) const ABOUT: &str = "Show the standings of an event, or of a file of results

The order is one of the ruleset's; the first is the usual one. Whoever is level by all its criteria shares the place. \
What moved beside the games stands in brackets behind the sum that it is part of. Whoever was excluded is listed last \
and without a place, or keeps the place without its points, as the regulation says; the games of that player count for \
the opponents.

A file of results has one game a line: round, table, a, b, score_a, score_b, and where needed result_a, result_b \
(win, draw, loss, none, as the scores or the award have it), award (an award of the ruleset), best_a, best_b (the \
highest single plays). Whoever began stands first. Without b the line is a bye; where everybody plays alone, score_b \
is what was possible. A header may name the columns in another order.

Examples:
  ephor standings spring
  ephor standings spring --order round_robin --csv
  ephor standings spring --round 2
  ephor standings --ruleset sss-online --results games.csv
  ephor standings --ruleset cas-2009 --results games.csv --constant a=0.5 --constant b=0 --constant c=0.1 \
    --constant d=0";

/// `ephor standings`.
#[derive(Debug, clap::Args)]
pub struct StandingsArgs {
    /// The event's folder
    #[arg(required_unless_present = "results", conflicts_with = "results")]
    pub event: Option<PathBuf>,
    /// A file of results instead of an event, as CSV
    #[arg(long, value_name = "FILE", requires = "ruleset")]
    pub results: Option<PathBuf>,
    /// The ruleset's id, for a file of results
    #[arg(long, short, value_name = "ID", requires = "results")]
    pub ruleset: Option<String>,
    /// Another reading of an open question, for a file of results
    #[arg(long, value_name = "QUESTION=READING", value_parser = reading, requires = "results")]
    pub reading: Vec<(String, String)>,
    /// After this round, as they were when the next one began; the last ones if left out
    #[arg(long, value_name = "N", conflicts_with = "results", value_parser = clap::value_parser!(u16).range(1..))]
    pub round: Option<u16>,
    /// The order; the ruleset's first if left out
    #[arg(long, value_name = "ID")]
    pub order: Option<String>,
    /// A constant of the order's formula, as the federation publishes it, before the one that is entered in the event
    #[arg(long, value_name = "NAME=NUMBER", value_parser = constant)]
    pub constant: Vec<(String, Decimal)>,
    /// One JSON object instead of a table
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// CSV instead of a table
    #[arg(long)]
    pub csv: bool,
}

/// Reads `a=0.5`.
fn constant(text: &str) -> Result<(String, Decimal), String> {
    let (name, number) =
        text.split_once('=').ok_or_else(|| "write NAME=NUMBER, for example a=0.5".to_owned())?;
    let number = number.parse().map_err(|error: NoDecimal| error.to_string())?;
    Ok((name.trim().to_owned(), number))
}

pub(super) fn run(
    args: &StandingsArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (title, ruleset, results, entered, notes, journal) = match (&args.event, &args.results, &args.ruleset)
    {
        (Some(event), _, _) => {
            let opened = EventFolder::open(event)?;
            if let Some(broken) = opened.broken {
                return Err(broken.into());
            }
            let (mut records, head) = (opened.records(), JournalHead::of(&opened.entries));
            if let Some(round) = args.round {
                until(&mut records, Round(round))?;
            }
            let station = Station::new("standings", opened.law, BTreeMap::new(), records);
            let (state, ruleset) = (station.state(), station.law().ruleset.clone());
            let title = state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
            let results = StandingsBasis::of(state, &ruleset);
            let notes = notes(state, &ruleset, console.locale);
            (title, ruleset, results, state.constants.clone(), notes, Some(head))
        }
        (None, Some(file), Some(id)) => {
            let readings: BTreeMap<String, String> = args.reading.iter().cloned().collect();
            let shelf = Shelf::open(folders)?;
            shelf.warn(console.err)?;
            let ruleset = shelf.rulesets.load(id, &readings)?;
            let results = CsvSheet::open(file)?.results(&ruleset)?;
            (file.display().to_string(), ruleset, results, imbl::OrdMap::new(), Vec::new(), None)
        }
        _ => return Err(Problem::told("no event and no file of results", "name one of them")),
    };
    let order = order(&ruleset, results.entrants.len(), args.order.as_deref())?;
    let mut constants = entered.get(order.value.id.as_str()).map(|it| (**it).clone()).unwrap_or_default();
    constants.extend(args.constant.iter().cloned());
    let rows = rank(&results, &order.value, &constants).map_err(|error| no_order(&error, order))?;
    let unknown = missing(&order.value, &constants).join(", ");
    let (id, cite) = (&ruleset.identity.id, &order.cite);
    let shown = ShownStandings { title, ruleset: id, order: &order.value, cite, rows, journal };
    let text = match (args.json, args.csv) {
        (true, _) => {
            let text = serde_json::to_string(&shown).map_err(|error| Problem::told(error.to_string(), ""))?;
            format!("{text}\n")
        }
        (_, true) => as_csv(&shown)?,
        _ => as_table(&shown, &results, &notes, console.locale),
    };
    console.out.write_all(text.as_bytes())?;
    if !unknown.is_empty() {
        let cite = report::cite(console.locale, &order.cite);
        let values = [("names", Value::from(&unknown)), ("cite", Value::from(&cite))];
        writeln!(console.err, "{}", console.locale.with("standings-told-constants", &values))?;
    }
    match journal {
        Some(_) if args.json => {}
        Some(head) if args.csv => head.beside(console)?,
        Some(head) => head.below(console)?,
        None => {}
    }
    Ok(Exit::Yes)
}

/// Leaves the records before the next round began.
fn until(records: &mut Vec<Record>, round: Round) -> Result<(), Problem> {
    let begins = |record: &Record| match &record.event {
        Event::Round(RoundEvent::RoundStarted(it)) => Some(it.round),
        _ => None,
    };
    let begun = records.iter().filter_map(begins).max().unwrap_or(Round(0));
    if round > begun {
        let what = format!("round {round} is not begun: {begun} are");
        return Err(Problem::told(what, "name one that is, or leave --round out"));
    }
    let next = records.iter().position(|record| begins(record).is_some_and(|it| it > round));
    records.truncate(next.unwrap_or(records.len()));
    Ok(())
}

/// The order that is asked for, or the usual one.
fn order<'r>(
    ruleset: &'r Ruleset,
    players: usize,
    wanted: Option<&str>,
) -> Result<&'r Cited<Standing>, Problem> {
    let id = &ruleset.identity.id;
    let Some(usual) = ruleset.orders(players).first().copied() else {
        return Err(Problem::told(
            format!("{id} names no order of standings"),
            "add a [[standing]] to its file",
        ));
    };
    let Some(wanted) = wanted else { return Ok(usual) };
    ruleset.standing(wanted).ok_or_else(|| {
        let all: Vec<String> =
            ruleset.standings.iter().map(|it| format!("{} ({})", it.value.id, it.value.title)).collect();
        let what = format!("{id} has no order “{wanted}” of standings");
        Problem::told(what, format!("choose one of: {}", all.join(", ")))
    })
}

fn no_order(error: &NoOrder, order: &Cited<Standing>) -> Problem {
    let formula = order.value.formula.as_ref().map(|it| format!(": {it}")).unwrap_or_default();
    let what = format!("{error} ({}{formula})", order.cite);
    let instead = match order.value.constants.as_slice() {
        [] => "leave --constant out: this order has none".to_owned(),
        all => format!("its constants are {}", all.join(", ")),
    };
    Problem::told(what, instead)
}

#[derive(Serialize)]
struct ShownStandings<'a> {
    title: String,
    ruleset: &'a str,
    order: &'a Standing,
    cite: &'a Citation,
    rows: Vec<StandingsRow>,
    /// The journal that it was counted from.
    #[serde(skip_serializing_if = "Option::is_none")]
    journal: Option<JournalHead>,
}

/// What must be done before the standings of an event are published.
fn notes(state: &State, ruleset: &Ruleset, locale: &Locale) -> Vec<String> {
    let open = state.duties_before_results(ruleset).into_iter();
    open.map(|duty| {
        let text = locale.rule(&duty.text);
        let about = report::duty_subject(locale, &duty.about);
        let values = [("duty", Value::from(&text)), ("about", Value::from(&about))];
        locale.with("standings-told-duty", &values)
    })
    .collect()
}

fn as_table(
    shown: &ShownStandings<'_>,
    results: &StandingsBasis,
    notes: &[String],
    locale: &Locale,
) -> String {
    let criteria = shown.order.columns();
    let mut table = TextTable::default();
    let mut head =
        ["standings-place", "standings-player", "standings-games"].map(|id| locale.say(id)).to_vec();
    head.extend(criteria.iter().map(|it| criterion(locale, shown.order, *it)));
    let by_place = !shown.order.place_points.is_empty();
    if by_place {
        head.push(locale.say("standings-place-points"));
    }
    table.row(head);
    for row in &shown.rows {
        let mut cells = vec![place(row), row.player.clone(), row.games.to_string()];
        cells.extend(self::cells(locale, shown.order, row));
        if by_place {
            cells.push(row.place_points.map_or_else(|| "–".to_owned(), |points| points.to_string()));
        }
        table.row(cells);
    }
    let mut text = format!(
        "{}: {} ({})\n",
        shown.title,
        locale.rule(&shown.order.title),
        report::cite(locale, shown.cite)
    );
    text.push_str(&table.text(""));
    for (round, table) in &results.missing {
        let values = [("round", round.0.into()), ("table", table.0.into())];
        let _ = writeln!(text, "{}", locale.with("standings-told-missing", &values));
    }
    for note in notes {
        text.push_str(note);
        text.push('\n');
    }
    text
}

fn as_csv(shown: &ShownStandings<'_>) -> Result<String, Problem> {
    let mut head = vec!["place", "player", "club", "games"];
    let columns = shown.order.columns();
    let fixed = ["points_adjusted", "spread_adjusted", "scored_adjusted", "place_points"];
    head.extend(columns.iter().map(|criterion| name(*criterion)));
    head.extend(fixed);
    let cells = |row: &StandingsRow| {
        let place = row.place.map(|place| place.to_string()).unwrap_or_default();
        let mut cells = vec![place, cell(&row.player), cell(&row.club), row.games.to_string()];
        cells.extend(columns.iter().zip(&row.shown).map(|(it, text)| plain(*it, text, row)));
        let by_place = row.place_points.map(|points| points.to_string()).unwrap_or_default();
        let (spread, scored) = (row.spread_adjusted.to_string(), row.scored_adjusted.to_string());
        cells.extend([row.points_adjusted.to_string(), spread, scored, by_place]);
        cells
    };
    let bytes = written("", head, shown.rows.iter().map(cells))?;
    String::from_utf8(bytes).map_err(|error| Problem::told(error.to_string(), ""))
}

/// A value as spreadsheets read it: halves as decimals, nothing for what says nothing.
fn plain(criterion: Criterion, text: &str, row: &StandingsRow) -> String {
    match criterion {
        Criterion::Points => row.points.to_string(),
        Criterion::Wins => row.wins.to_string(),
        Criterion::Buchholz => row.buchholz.to_string(),
        Criterion::MedianBuchholz => row.median_buchholz.to_string(),
        Criterion::SonnebornBerger => row.sonneborn_berger.to_string(),
        Criterion::Spread => row.spread.to_string(),
        Criterion::Percent => row.percent.map(|it| it.to_string()).unwrap_or_default(),
        Criterion::AmongTied => text.replace('–', "").replace('½', ".5"),
        _ => text.replace('–', ""),
    }
}
