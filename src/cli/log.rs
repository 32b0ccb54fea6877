//! `ephor log`: the journal of an event.

use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::domain::{Citation, Digest, Seq, SlipId, TableId};
use crate::journal::{Entry, ReadError};
use crate::locale::Locale;
use crate::report::{self, Names};
use crate::tournament::{Event, Record, State};

use super::head::Head;
use super::table::Table;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Show what was decided, one line an event

Examples:
  ephor log show spring --table 12
  ephor log show spring --slip 31 --json";

/// `ephor log show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The event's folder
    pub event: PathBuf,
    /// JSON Lines as `ephor log export` writes them
    #[arg(long)]
    pub json: bool,
    /// Only what concerns this table
    #[arg(long, value_name = "N")]
    pub table: Option<u16>,
    /// Only what concerns this slip
    #[arg(long, value_name = "N")]
    pub slip: Option<u32>,
}

/// An entry as it is exported.
#[derive(Serialize)]
struct Exported<'a> {
    seq: Seq,
    hash: Digest,
    at: String,
    payload: &'a Record,
}

pub(super) fn show(args: &ShowArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (entries, broken) = EventFolder::at(&args.event).journal()?;
    let mut state = State::default();
    let mut table = Table::default();
    let locale = Locale::english();
    for entry in &entries {
        state.apply(&entry.record);
        let (slip, at_table) = concerns(&entry.record.event, &state);
        let wanted = args.table.is_none_or(|id| at_table == Some(TableId(id)))
            && args.slip.is_none_or(|id| slip == Some(SlipId(id)));
        if !wanted {
            continue;
        }
        if args.json {
            write_json(entry, console)?;
            continue;
        }
        let cites: Vec<&str> = entry.record.cite.iter().map(Citation::as_str).collect();
        table.row([
            entry.seq.to_string(),
            entry.record.at.rfc3339(),
            at_table.map(|id| format!("table {id}")).unwrap_or_default(),
            report::event(locale, &entry.record.event, Names(players(slip, at_table, &state))),
            format!("{} at {}", entry.record.by.role, entry.record.by.station),
            cites.join("; "),
        ]);
    }
    console.out.write_all(table.text("").as_bytes())?;
    let head = Head::of(&entries);
    if args.json { head.beside(console) } else { head.below(console) }?;
    ended(broken, console)
}

pub(super) fn export(event: &Path, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (entries, broken) = EventFolder::at(event).journal()?;
    for entry in &entries {
        write_json(entry, console)?;
    }
    Head::of(&entries).beside(console)?;
    ended(broken, console)
}

fn write_json(entry: &Entry, console: &mut Console<'_>) -> Result<(), Problem> {
    let at = entry.record.at.rfc3339();
    let exported = Exported { seq: entry.seq, hash: entry.hash, at, payload: &entry.record };
    let line = serde_json::to_string(&exported).map_err(std::io::Error::from)?;
    writeln!(console.out, "{line}")?;
    Ok(())
}

/// Says what is broken after everything that is sound has been shown.
pub(super) fn ended(broken: Option<ReadError>, console: &mut Console<'_>) -> Result<Exit, Problem> {
    match broken {
        None => Ok(Exit::Yes),
        Some(broken @ (ReadError::Broken(_) | ReadError::Unusable { .. })) => {
            console.out.flush()?;
            writeln!(console.err, "damaged: {broken}")?;
            Ok(Exit::No)
        }
        // What cannot be read just now may be sound.
        Some(error @ (ReadError::Io { .. } | ReadError::Lost { .. })) => Err(error.into()),
    }
}

/// The players whom an event at a table is about.
fn players(slip: Option<SlipId>, table: Option<TableId>, state: &State) -> Option<&[String; 2]> {
    let game = || state.game(table?).map(|game| &game.players);
    slip.and_then(|slip| state.slip(slip)).map(|slip| &slip.players).or_else(game)
}

/// The slip and the table that an event is about.
fn concerns(event: &Event, state: &State) -> (Option<SlipId>, Option<TableId>) {
    let value = serde_json::to_value(event).unwrap_or_default();
    let number = |key: &str| value.get(key).and_then(serde_json::Value::as_u64);
    let order = number("op").and_then(|op| state.orders.get(&crate::domain::OpId(op as u32)));
    // What follows from a slip names it as its cause.
    let cause = || value.get("cause")?.get("slip")?.as_u64();
    let slip = number("slip").or_else(cause).map(|id| SlipId(id as u32));
    let slip = slip.or_else(|| order.and_then(|order| order.slip));
    let table = number("table")
        .map(|id| TableId(id as u16))
        .or_else(|| slip.and_then(|slip| state.slip(slip)).map(|slip| slip.table))
        .or_else(|| order.map(|order| order.table));
    (slip, table)
}
