//! `ephor log`: the journal of an event.

use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::domain::{Actor, Citation, Digest, Seq, SlipId, TableId};
use crate::journal::{Entry, ReadError};
use crate::locale::Locale;
use crate::report::{self, Names};
use crate::tournament::{Event, Record, State};

use super::head::Head;
use super::table::Table;
use super::{Console, EventFolder, Exit, Problem};

/// How a journal is proved.
pub(super) const PROOF: &str = "The journal of an event: read it, prove it, take it elsewhere

How a tournament's journal is proved to somebody who trusts nobody, and what each proof does not prove:

- The chain (`verify`): nothing was altered, taken out or put in by accident or with a simple tool. Whoever can write \
the file can chain all of it anew.
- A noted head (`verify --head H --at N`): entries 1 to N are those of which the head was written down. It stands on \
the log screen (F4), below the standings and on whatever else is printed. As good as the place where it was noted: a \
score sheet that both players have, a photograph, another club. It says nothing of what came after N.
- A signature (`verify --key F`): whoever has the key F saw entries 1 to N. Each console signs at the end of a round. \
Not that a certain person sat there: who has the laptop has the key. By itself it does not bind whoever has the key, \
who can sign another journal tomorrow.
- A countersignature (`sign`, `countersign`): a second official, with a key on another computer, saw the same. To \
write the journal anew both must do it, or somebody must have both computers. It does not say that he agreed with what \
stands there.
- The audit (`audit`): every verdict, penalty and result is what the rules and lists of the event make of what was \
entered. Not that the words that were entered were on the board, nor that the scores are those of the sheets; nor that \
the event's rules are those of the federation: `ephor ruleset show` and `ephor lexicon verify` tell that.
- A copy (`ephor backup`): what stood there when it was made, as long as the copy is out of reach of whoever could \
write the event.

So: fetch each other's fingerprints before the first round (`key`), countersign at the end of each, let the head be \
photographed with the standings. Afterwards, on a copy of the event's folder: `verify` with `--head` and `--key`, then \
`audit`.";

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
            by(&entry.record.by),
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

/// Who, in which office, where.
fn by(by: &Actor) -> String {
    let name = if by.name.is_empty() { String::new() } else { format!("{}, ", by.name) };
    format!("{name}{} at {}", by.role, by.station)
}
