//! `ephor report`: an event as a page to read and print, as tables and as JSON.

use std::fs;
use std::path::PathBuf;

use crate::domain::Millis;
use crate::journal::ReadError;
use crate::report::page::page;
use crate::report::summary::{ColumnHead as Column, JournalProof, ReportSheet, SheetCell, Summary, sheets};

use super::csv::{cell, written};
use super::damaged::damage;
use super::head::Head;
use super::live::watch;
use super::log::ended;
use super::put::{beside, put};
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
    let head = Head::of(&opened.entries);
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
    written("\u{feff}", sheet.head.iter().map(Column::name), rows)
}

#[cfg(test)]
mod tests {
    use schemars::generate::SchemaSettings;

    use super::super::schemas::is_current;
    use super::*;

    #[test]
    fn the_schema_is_current() {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        is_current("report.json", &REPORT, &settings.into_generator().into_root_schema_for::<Summary>());
    }
}
