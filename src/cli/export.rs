//! `ephor export`: an event for other programs.

mod sheets;

use std::path::PathBuf;

use crate::exchange::{Chart, ExportedText, absp, config, division, tou};
use crate::rules::{GameResult, Ruleset, Serves, TimeMode};
use crate::tournament::{State, score};

use super::head::Head;
use super::log::ended;
use super::put::{beside, put};
use super::{Console, EventFolder, Exit, Problem};

use sheets::{Sheets, lines};

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
    let (head, rules) = (Head::of(&opened.entries), &opened.law.ruleset);
    let state = State::replay(opened.entries.iter().map(|entry| &entry.record));
    let event = Event { state: &state, rules, chart: Chart::of(&state, &rules.results) };
    let mut files = Vec::new();
    for to in &args.to {
        files.extend(event.files(*to)?);
    }
    let folder = args.out.clone().unwrap_or_else(|| beside(&args.event, "export"));
    std::fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    for File { name, bytes, left } in &files {
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
struct File {
    name: &'static str,
    bytes: Vec<u8>,
    /// What it has no place for.
    left: Vec<String>,
}

impl File {
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
    fn files(&self, to: For) -> Result<Vec<File>, Problem> {
        let sheets = Sheets { state: self.state, rules: self.rules, chart: &self.chart };
        match to {
            For::Csv => Ok(vec![
                File::new("players.csv", sheets.players()?),
                File::new("pairings.csv", sheets.pairings()?),
                File::new("results.csv", sheets.results()?),
            ]),
            For::Woogles => Ok(vec![File::new("woogles.csv", sheets.woogles()?)]),
            For::Tsh | For::Tou | For::Absp => self.two_at_a_board(to),
        }
    }

    /// What knows only games of two.
    fn two_at_a_board(&self, to: For) -> Result<Vec<File>, Problem> {
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
                vec![File::of("a.t", division(&self.chart)), File::new("config.tsh", config.into_bytes())]
            }
            For::Tou => vec![File::of("a.tou", tou(&self.chart, name, &self.day("%d.%m.%Y")))],
            _ => vec![File::new("absp.csv", lines(absp(&self.chart))?)],
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
