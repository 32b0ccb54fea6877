//! `ephor log rulings`: what referees ruled on words that no list decides.

use std::path::PathBuf;

use serde::Serialize;

use crate::domain::{Citation, Role, Round, SlipId, TableId};
use crate::journal::Entry;
use crate::lexicon::Outcome;
use crate::tournament::{Event, SlipEvent, State, VerdictBy};

use super::csv::cell;
use super::head::Head;
use super::log::ended;
use super::table::Table;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "List the referee's rulings on words, for the federation's word committee

Every word that no list decided, with the ruling, its reasons, sources and paragraph; which earlier ruling it follows \
or contradicts; and whether the slip was reopened later, so that the ruling does not stand.

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

/// A ruling on a word.
#[derive(Serialize)]
struct Ruled {
    at: String,
    round: Round,
    table: TableId,
    slip: SlipId,
    word: String,
    valid: bool,
    reasons: String,
    sources: Vec<String>,
    cite: Citation,
    by: Role,
    /// The slip whose ruling it follows.
    follows: Option<SlipId>,
    /// The slip whose ruling it contradicts.
    contradicts: Option<SlipId>,
    /// Whether the slip was not reopened later.
    stands: bool,
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
        writeln!(console.out, "no word was ruled on")?;
    } else {
        console.out.write_all(as_table(&rulings).as_bytes())?;
    }
    let head = Head::of(&entries);
    if args.json || args.csv { head.beside(console) } else { head.below(console) }?;
    ended(broken, console)
}

/// All rulings in the order of the journal.
fn rulings(entries: &[Entry]) -> Vec<Ruled> {
    let mut state = State::default();
    let mut rulings: Vec<Ruled> = Vec::new();
    for entry in entries {
        match &entry.record.event {
            Event::Slip(SlipEvent::VerdictGiven { slip, words, .. }) => {
                let Some(place) = state.slip(*slip) else { continue };
                for word in words {
                    let VerdictBy::Referee { reasons, sources, follows } = &word.by else { continue };
                    let valid = word.outcome == Outcome::Valid;
                    let before = state.precedent(&word.word);
                    rulings.push(Ruled {
                        at: entry.record.at.rfc3339(),
                        round: place.round,
                        table: place.table,
                        slip: *slip,
                        word: word.word.clone(),
                        valid,
                        reasons: reasons.clone(),
                        sources: sources.clone(),
                        cite: word.cite.clone(),
                        by: entry.record.by.role,
                        follows: *follows,
                        contradicts: before.filter(|before| before.valid != valid).map(|before| before.slip),
                        stands: true,
                    });
                }
            }
            Event::Slip(SlipEvent::SlipReopened(it)) => {
                rulings
                    .iter_mut()
                    .filter(|ruled| ruled.slip == it.slip)
                    .for_each(|ruled| ruled.stands = false);
            }
            _ => {}
        }
        state.apply(&entry.record);
    }
    rulings
}

impl Ruled {
    /// How it stands to earlier rulings, and whether it counts.
    fn standing(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.follows.map(|slip| format!("as on slip {slip}")));
        parts.extend(self.contradicts.map(|slip| format!("contradicts slip {slip}")));
        if !self.stands {
            parts.push("reopened, does not stand".to_owned());
        }
        parts.join(", ")
    }

    fn outcome(&self) -> &'static str {
        if self.valid { "valid" } else { "invalid" }
    }
}

fn as_table(rulings: &[Ruled]) -> String {
    let mut table = Table::default();
    for ruled in rulings {
        let sign = if ruled.valid { "✓" } else { "✗" };
        table.row([
            format!("{sign} {}", ruled.word),
            ruled.outcome().to_owned(),
            format!("round {}, table {}, slip {}", ruled.round, ruled.table, ruled.slip),
            ruled.reasons.clone(),
            ruled.sources.join("; "),
            ruled.cite.to_string(),
            ruled.standing(),
        ]);
    }
    table.text("")
}

fn as_csv(rulings: &[Ruled]) -> Result<Vec<u8>, Problem> {
    let failed = |error: ::csv::Error| Problem::told(error.to_string(), "");
    let mut writer = ::csv::Writer::from_writer(Vec::new());
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
    writer.write_record(head).map_err(failed)?;
    let slip = |slip: Option<SlipId>| slip.map(|slip| slip.to_string()).unwrap_or_default();
    for ruled in rulings {
        let row = [
            cell(&ruled.word),
            ruled.outcome().to_owned(),
            ruled.round.to_string(),
            ruled.table.to_string(),
            ruled.slip.to_string(),
            ruled.at.clone(),
            ruled.by.to_string(),
            cell(&ruled.reasons),
            cell(&ruled.sources.join("; ")),
            ruled.cite.to_string(),
            slip(ruled.follows),
            slip(ruled.contradicts),
            if ruled.stands { "yes" } else { "no" }.to_owned(),
        ];
        writer.write_record(row).map_err(failed)?;
    }
    writer.into_inner().map_err(|error| Problem::told(error.to_string(), ""))
}
