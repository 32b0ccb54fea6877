//! `ephor report`: an event as a page to read and print, as tables and as JSON. With `--watch` the hall's pages are
//! written again whenever something happens that the hall may know.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::domain::{At, Millis};
use crate::journal::{ReadError, news};
use crate::report::live::{LivePage, LivePages};
use crate::report::page::page;
use crate::report::summary::{ColumnHead, JournalProof, ReportSheet, SheetCell, Summary, sheets};
use crate::station::{BoardTime, BoardView};

use super::csv::{cell, written};
use super::durable::{beside, put};
use super::event::{JournalHead, damage};
use super::log::ended;
use super::schemas::REPORT;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Write the report of an event: a page, tables, JSON

Everything that was decided, from the journal alone: the event with its rules, lists and officials; every challenge \
from the press to what was delivered; words, rulings that a federation's word committee wants, verdicts that were \
changed; challenges by player, round, table, judge and list with their waiting times; claims, sanctions, procedures, \
latecomers, powers used, clocks out of reach, duties; games, standings after each round, the crosstable.

report.html is one file that needs no other, to read and to print; report.json has the same in full, its schema stands \
in report.schema.json; each table is a CSV file of its own (UTF-8 with a byte order mark, commas, moments in universal \
time, lengths in seconds). The page and its sentences are in the console's language (--lang); names of columns and \
values in JSON and CSV are the same in all.

With --watch the folder gets the pages that the hall may see instead, for its web server or for a stick in a \
television: the round and how every table stands, pairings, standings, the decisions that were announced. They are \
written again within two seconds of what happens, and browsers load them again by themselves; all.html has everything \
and stays as it is while somebody reads. They show what `ephor board` shows and no more.

A journal that is damaged is told on the page, with all that is sound before it; exit status 1.

Examples:
  ephor report spring
  ephor report spring --out /media/stick/report --lang de
  ephor report spring --watch /srv/www/spring";

/// `ephor report`.
#[derive(Debug, clap::Args)]
pub struct ReportArgs {
    /// The event's folder
    pub event: PathBuf,
    /// Where the files go; a folder named after the event's, with -report behind it, if left out
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Instead of a report: keep the hall's pages in this folder up to date until Ctrl-C
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    pub watch: Option<PathBuf>,
    /// End after so many seconds, for scripts
    #[arg(long, value_name = "N", requires = "watch", value_parser = clap::value_parser!(i64).range(1..=604_800))]
    pub seconds: Option<i64>,
}

pub(super) fn run(args: &ReportArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    if let Some(dir) = &args.watch {
        return watch(&args.event, dir, args.seconds.map(|seconds| Millis(seconds * 1_000)), console);
    }
    let opened = EventFolder::open(&args.event)?;
    let damaged = match &opened.broken {
        // What cannot be read just now may be sound: then there is nothing to report yet.
        Some(ReadError::Io { .. } | ReadError::Lost { .. } | ReadError::OtherFormat { .. }) => {
            return ended(opened.broken, console);
        }
        Some(ReadError::Broken(_) | ReadError::Unusable { .. }) | None => damage(&opened),
    };
    let head = JournalHead::of(&opened.entries);
    let proof = JournalProof { head: head.digest(), damaged };
    let records = opened.entries.iter().map(|entry| &entry.record);
    let summary = Summary::of(records, &opened.law.ruleset, proof, console.locale);
    let folder = args.out.clone().unwrap_or_else(|| beside(&args.event, "report"));
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let json = |error: serde_json::Error| Problem::told(error.to_string(), "");
    let sheets = sheets(&summary, opened.law.tiles.alphabet().letters());
    put(&folder, "report.html", page(&summary, &sheets, console.locale).as_bytes())?;
    put(&folder, "report.json", &serde_json::to_vec(&summary).map_err(json)?)?;
    put(&folder, "report.schema.json", REPORT.unpack().as_bytes())?;
    for sheet in &sheets {
        put(&folder, &format!("{}.csv", sheet.name), &csv(sheet)?)?;
    }
    writeln!(console.out, "{}", folder.join("report.html").display())?;
    head.below(console)?;
    ended(opened.broken, console)
}

/// A table for a spreadsheet, which without the mark takes č, ß and ω for letters of another set.
fn csv(sheet: &ReportSheet) -> Result<Vec<u8>, Problem> {
    let field = |it: &SheetCell| if it.is_typed() { cell(&it.plain()) } else { it.plain() };
    let rows = sheet.rows.iter().map(|row| row.iter().map(field).collect());
    written("\u{feff}", sheet.head.iter().map(ColumnHead::name), rows)
}

/// How often it is looked for what others have written.
const LOOK: Duration = Duration::from_millis(700);

/// Writes the pages into a folder until it is ended, or for so long.
pub(super) fn watch(
    event: &Path,
    dir: &Path,
    limit: Option<Millis>,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (mut station, mut journal) = EventFolder::followed(event, "pages", console.err)?;
    // Only now: where a stick was pulled out, its folder must not be made anew on another disk.
    fs::create_dir_all(dir).map_err(|error| Problem::file(dir, &error))?;
    let begun = (console.now)();
    // The hall's, wherever the machine stands that writes its pages.
    let mut pages = Pages {
        live: LivePages { locale: console.locale, zone: station.state().zone() },
        dir,
        written: BTreeMap::new(),
        wrong: None,
        again_at: None,
    };
    pages.write(&station.board(begun), console)?;
    writeln!(console.out, "{}", dir.join("index.html").display())?;
    console.out.flush()?;
    while limit.is_none_or(|limit| (console.now)().since(begun) < limit) {
        sleep(LOOK);
        let now = (console.now)();
        let news = news(&mut journal, station.seq());
        if station.follow(now, news) || pages.due(now) {
            pages.write(&station.board(now), console)?;
            console.err.flush()?;
        }
    }
    Ok(Exit::yes(pages.wrong.is_none()))
}

/// The pages of a folder, as far as they were written.
struct Pages<'p> {
    live: LivePages<'p>,
    dir: &'p Path,
    /// What stands in each file.
    written: BTreeMap<&'static str, LivePage>,
    /// Why the last could not be written.
    wrong: Option<String>,
    /// When the pages will say something else although nothing was journaled.
    again_at: Option<At>,
}

impl Pages<'_> {
    /// Whether the pages must be looked at again although nothing was journaled.
    fn due(&self, now: At) -> bool {
        self.wrong.is_some() || self.again_at.is_some_and(|at| at <= now)
    }

    /// Writes the pages that have changed. What goes wrong is said once, and tried again: a stick may have been pulled
    /// out.
    fn write(&mut self, view: &BoardView, console: &mut Console<'_>) -> Result<(), Problem> {
        self.again_at = changes_at(view);
        let done = self.put(view);
        match done {
            Ok(()) => {
                if self.wrong.take().is_some() {
                    writeln!(console.err, "the pages are written again")?;
                }
            }
            Err(problem) => {
                let why = problem.to_string();
                // Before the first page there is nothing that could be put back: the folder is wrong.
                if self.written.is_empty() && self.wrong.is_none() {
                    return Err(problem);
                }
                if self.wrong.as_ref() != Some(&why) {
                    writeln!(console.err, "the pages stay as they are: {why}; tried again")?;
                }
                self.wrong = Some(why);
            }
        }
        Ok(())
    }

    fn put(&mut self, view: &BoardView) -> Result<(), Problem> {
        let pages = self.live.pages(view);
        for page in &pages {
            let there = self.dir.join(page.file).exists();
            if there && self.written.get(page.file) == Some(page) {
                continue;
            }
            let text = self.live.written(page, &pages, &view.event, view.now);
            put(self.dir, page.file, text.as_bytes())?;
            self.written.insert(page.file, page.clone());
        }
        Ok(())
    }
}

/// When the time of a round will be over, if it is to be.
fn changes_at(view: &BoardView) -> Option<At> {
    let at = match view.time {
        BoardTime::Countdown(shown) => view.now + shown.left,
        BoardTime::Until(end) => end,
        BoardTime::Rests | BoardTime::Waits | BoardTime::Since(_) => return None,
    };
    (at > view.now).then_some(at)
}

#[cfg(test)]
mod tests {
    use schemars::generate::SchemaSettings;

    use crate::cli::schemas::is_current;

    use super::*;

    #[test]
    fn the_schema_is_current() {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        is_current("report.json", &REPORT, &settings.into_generator().into_root_schema_for::<Summary>());
    }
}
