//! `ephor log rulings`: what referees ruled on words that no list decides.

use std::path::PathBuf;

use crate::domain::SlipId;
use crate::journal::Entry;
use crate::locale::Locale;
use crate::report;
use crate::report::summary::{Ruled, Rulings};
use crate::tournament::State;

use super::csv::{cell, written};
use super::event::JournalHead;
use super::log::ended;
use super::table::TextTable;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "List the referee's rulings on words, for the federation's word committee

Every word that no list decided, with the ruling, its reasons, sources and paragraph; which earlier ruling it follows \
or contradicts; and whether the slip was reopened later, or its verdict made good, so that the ruling does not stand.

Examples:
  ephor log rulings spring
  ephor log rulings spring --csv > rulings.csv";

/// `ephor log rulings`.
#[derive(Debug, clap::Args)]
pub struct RulingsArgs {
    /// The event's folder
    pub event: PathBuf,
    /// One JSON object a line instead of a table
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// CSV instead of a table
    #[arg(long)]
    pub csv: bool,
}

pub(super) fn run(args: &RulingsArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (entries, broken) = EventFolder::at(&args.event).journal()?;
    let rulings = rulings(&entries);
    if args.json {
        for ruled in &rulings {
            serde_json::to_writer(&mut *console.out, ruled).map_err(std::io::Error::from)?;
            writeln!(console.out)?;
        }
    } else if args.csv {
        console.out.write_all(&as_csv(&rulings)?)?;
    } else if rulings.is_empty() {
        writeln!(console.out, "{}", console.locale.say("rulings-none"))?;
    } else {
        console.out.write_all(as_table(&rulings, console.locale).as_bytes())?;
    }
    let head = JournalHead::of(&entries);
    if args.json || args.csv { head.beside(console) } else { head.below(console) }?;
    ended(broken, console)
}

/// All rulings in the order of the journal.
fn rulings(entries: &[Entry]) -> Vec<Ruled> {
    let (mut state, mut rulings) = (State::default(), Rulings::default());
    for entry in entries {
        rulings.take_in(&entry.record, &state);
        state.apply(&entry.record);
    }
    rulings.all
}

/// How it stands to earlier rulings, and whether it counts.
fn standing(ruled: &Ruled, locale: &Locale) -> String {
    let of = |id: &str, slip: SlipId| locale.with(id, &[("slip", i64::from(slip.0).into())]);
    let mut parts = Vec::new();
    parts.extend(ruled.follows.map(|slip| of("rulings-as", slip)));
    parts.extend(ruled.contradicts.map(|slip| of("rulings-against", slip)));
    if !ruled.stands {
        parts.push(locale.say(match ruled.slip {
            Some(_) if ruled.made_good => "rulings-made-good",
            Some(_) => "rulings-reopened",
            None => "rulings-replaced",
        }));
    }
    parts.join(", ")
}

fn outcome(ruled: &Ruled) -> &'static str {
    if ruled.valid { "valid" } else { "invalid" }
}

fn as_table(rulings: &[Ruled], locale: &Locale) -> String {
    let mut table = TextTable::default();
    for ruled in rulings {
        let sign = if ruled.valid { "✓" } else { "✗" };
        let round = ("round", ruled.round.0.into());
        let place = match (ruled.table, ruled.slip) {
            (Some(table), Some(slip)) => {
                let place = [round, ("table", table.0.into()), ("slip", i64::from(slip.0).into())];
                locale.with("rulings-place", &place)
            }
            _ => locale.with("rulings-duplicate", &[round]),
        };
        table.row([
            format!("{sign} {}", ruled.word),
            locale.say(if ruled.valid { "rule-valid" } else { "rule-invalid" }),
            place,
            ruled.reasons.clone(),
            locale.items(&ruled.sources),
            report::cite(locale, &ruled.cite),
            standing(ruled, locale),
        ]);
    }
    table.text("")
}

fn as_csv(rulings: &[Ruled]) -> Result<Vec<u8>, Problem> {
    let head = [
        "word",
        "ruling",
        "round",
        "table",
        "slip",
        "at",
        "by",
        "reasons",
        "sources",
        "paragraph",
        "follows",
        "contradicts",
        "stands",
    ];
    let slip = |slip: Option<SlipId>| slip.map(|slip| slip.to_string()).unwrap_or_default();
    let row = |ruled: &Ruled| {
        vec![
            cell(&ruled.word),
            outcome(ruled).to_owned(),
            ruled.round.to_string(),
            ruled.table.map(|table| table.to_string()).unwrap_or_default(),
            slip(ruled.slip),
            ruled.at.to_string(),
            ruled.by.to_string(),
            cell(&ruled.reasons),
            cell(&ruled.sources.join("; ")),
            ruled.cite.to_string(),
            slip(ruled.follows),
            slip(ruled.contradicts),
            if ruled.stands { "yes" } else { "no" }.to_owned(),
        ]
    };
    written("", head, rulings.iter().map(row))
}
