//! `ephor log`: the journal of an event.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::Serialize;

use crate::domain::{Citation, Digest, Seq, SlipId, TableId};
use crate::journal::{Entry, ReadError, Reading, Verified};
use crate::locale::Locale;
use crate::report::{self, Names};
use crate::tournament::{Event, Record, State};

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

/// `ephor log verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The event's folder
    pub event: PathBuf,
    /// A head that was noted: its first digits, sixteen or more, in groups or not
    #[arg(long, value_name = "DIGITS")]
    pub head: Option<NotedHead>,
    /// How many entries the journal had when it was noted
    #[arg(long, value_name = "N", requires = "head", value_parser = clap::value_parser!(u64).range(1..))]
    pub at: Option<u64>,
}

/// The first digits of a head, as somebody wrote them down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedHead(String);

impl NotedHead {
    /// Fewer digits would fit a chain that somebody made to fit.
    const LEAST: usize = 16;

    fn is(&self, hash: Digest) -> bool {
        hash.to_string().starts_with(&self.0)
    }
}

impl FromStr for NotedHead {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
        let fits =
            (Self::LEAST..=64).contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit());
        let wanted = "a head is 16 to 64 hexadecimal digits, as `ephor log verify` prints them";
        if fits { Ok(Self(digits.to_ascii_lowercase())) } else { Err(wanted.to_owned()) }
    }
}

/// A head to be written down: its first digits, in groups of four.
pub(super) fn groups(head: Digest) -> String {
    let text = head.to_string();
    [&text[..4], &text[4..8], &text[8..12], &text[12..16]].join("-")
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
    ended(broken, console)
}

pub(super) fn verify(args: &VerifyArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let event = &args.event;
    let folder = EventFolder::at(event);
    let file = folder.file()?;
    let (mut noted, mut there) = (None, None);
    let mut look = |entry: &Entry| {
        let here = args.head.as_ref().is_some_and(|head| head.is(entry.hash));
        noted = noted.or(here.then_some(entry.seq));
        there = there.or((args.at == Some(entry.seq.0)).then_some(entry.hash));
    };
    match Reading::open(&file).and_then(|journal| journal.verify(&mut look)) {
        Ok(Verified { count, head }) => {
            writeln!(console.out, "{count} entries, sound; head {head}")?;
            writeln!(console.out, "to be noted: {} at {count}", groups(head))?;
            let Some(wanted) = &args.head else { return Ok(Exit::Yes) };
            let why = match (args.at, noted) {
                (Some(at), Some(seq)) if seq.0 != at => Some(format!(
                    "the noted head is that of entry {seq}, not {at}: 1 to {seq} are what they were, the number is wrong"
                )),
                (_, Some(_)) => None,
                (Some(at), _) if at > count => {
                    Some(format!("it ends before entry {at}: the last are missing"))
                }
                (Some(at), _) => Some(format!(
                    "entry {at} has the head {}, not the noted one: what is before it was written anew",
                    there.map(groups).unwrap_or_default()
                )),
                (None, None) => {
                    Some("no entry has the noted head: it is another journal, or was written anew".into())
                }
            };
            let Some(why) = why else {
                let at = noted.unwrap_or(Seq(count));
                writeln!(
                    console.out,
                    "the noted head is that of entry {at}: 1 to {at} are what they were then"
                )?;
                return Ok(Exit::Yes);
            };
            console.out.flush()?;
            writeln!(console.err, "not the journal that {} was noted of: {why}", wanted.0)?;
            Ok(Exit::No)
        }
        Err(ReadError::Broken(broken)) => {
            writeln!(console.out, "{}", broken.seq)?;
            ended(Some(broken.into()), console)
        }
        Err(error @ ReadError::Unusable { .. }) => {
            // Not even the first row can be had.
            writeln!(console.out, "{}", Seq(1))?;
            ended(Some(error), console)
        }
        // Nobody knows whether it is sound.
        Err(error @ (ReadError::Io { .. } | ReadError::Lost { .. })) => Err(error.into()),
    }
}

pub(super) fn export(event: &Path, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (entries, broken) = EventFolder::at(event).journal()?;
    for entry in &entries {
        write_json(entry, console)?;
    }
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
