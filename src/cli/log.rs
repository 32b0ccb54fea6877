//! `ephor log`: the journal of an event.

mod filter;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use serde::Serialize;

use crate::domain::{Digest, Round, Seq, SlipId, TableId};
use crate::journal::{Entry, ReadError};
use crate::locale::Locale;
use crate::report::{self, PlayerNames};
use crate::rules::Ruleset;
use crate::tournament::{About, GameRef, Record, State, about, concerns, round_of};

use filter::{Clock, Filter, Wanted};

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
pub(super) const ABOUT: &str = "Show everything that was journaled, one line an entry

Each line has the number of the entry, the event's own time, round and table, who did it, and what, with the paragraph.

Examples:
  ephor log show spring --table 12
  ephor log show spring --player \"Anna Nová\" --round 3
  ephor log show spring --kind slips,results --since 14:30
  ephor log show spring --slip 31 --json
  ephor log show spring --follow";

/// `ephor log show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The event's folder
    pub event: PathBuf,
    /// JSON Lines as `ephor log export` writes them
    #[arg(long)]
    pub json: bool,
    /// Go on with what is journaled from now on, until it is ended with Ctrl-C
    #[arg(long)]
    pub follow: bool,
    /// What is wanted.
    #[command(flatten)]
    pub filter: Filter,
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
    let folder = EventFolder::at(&args.event);
    let mut was = written(&folder);
    let (mut entries, mut broken) = folder.journal()?;
    let wanted = args.filter.in_journal(&entries)?;
    let (rules, clock) = (folder.ruleset(&entries), Clock::of(&entries));
    let mut told = Told { rules, clock, wanted, state: State::default(), seen: 0 };
    let page = console.page();
    told.go_on(&entries, args.json, page, console)?;
    while args.follow && broken.is_none() {
        console.out.flush()?;
        thread::sleep(LOOK);
        // A whole day's journal is read again only once somebody has written.
        let now = written(&folder);
        if now != was {
            was = now;
            (entries, broken) = folder.journal()?;
            told.go_on(&entries, args.json, page, console)?;
        }
    }
    let head = Head::of(&entries);
    if args.json { head.beside(console) } else { head.below(console) }?;
    ended(broken, console)
}

/// How long the journal's file and the log beside it are, and when they were written.
fn written(folder: &EventFolder) -> [Option<(u64, SystemTime)>; 2] {
    let journal = folder.journal_file();
    let log = journal.with_extension("sqlite-wal");
    [journal, log].map(|file| {
        let file = fs::metadata(file).ok()?;
        Some((file.len(), file.modified().ok()?))
    })
}

/// How often it is looked for what was journaled since.
const LOOK: Duration = Duration::from_millis(300);

/// What of a journal was told, and how the rest is.
struct Told<'f> {
    /// The event's ruleset, where it can be read: it has the names of what is referred to by a number.
    rules: Option<Ruleset>,
    clock: Clock,
    wanted: Wanted<'f>,
    state: State,
    /// How many entries were looked at.
    seen: usize,
}

impl Told<'_> {
    /// Tells what is wanted of the entries that were not looked at yet.
    fn go_on(
        &mut self,
        entries: &[Entry],
        json: bool,
        page: usize,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        let mut table = Table::default();
        for entry in entries.iter().skip(self.seen) {
            self.state.apply(&entry.record);
            let concerned = concerns(&entry.record.event, &self.state);
            let game =
                concerned.1.map(|table| GameRef { round: round_of(&entry.record.event, &self.state), table });
            let players = players(concerned.0, game, &self.state);
            if !self.wanted.has(entry, concerned, players, &self.state) {
                continue;
            }
            if json {
                write_json(entry, console)?;
            } else {
                table.row(self.line(entry, concerned.1, players, console.locale));
            }
        }
        self.seen = entries.len();
        console.out.write_all(table.within("", page).as_bytes())?;
        Ok(())
    }

    fn line(
        &self,
        entry: &Entry,
        table: Option<TableId>,
        players: Option<&[String; 2]>,
        locale: &Locale,
    ) -> [String; 5] {
        let Record { event, at, by, cite, .. } = &entry.record;
        let round = round_of(event, &self.state);
        let mut place = Vec::new();
        if round > Round(0) {
            place.push(locale.with("bar-round-brief", &[("round", round.0.into())]));
        }
        place.extend(table.map(|it| locale.with("finder-table-free", &[("table", it.0.into())])));
        let about = self.rules.as_ref().map_or(About::Nothing, |rules| about(&self.state, rules, event));
        let mut what = report::event_about(locale, event, PlayerNames(players), &about);
        if !cite.is_empty() {
            what = format!("{what} [{}]", report::cites(locale, cite));
        }
        [
            entry.seq.to_string(),
            self.clock.told(*at),
            place.join(" "),
            report::by(locale, by.role, &by.name, &by.station),
            what,
        ]
    }
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
        Some(error @ (ReadError::Io { .. } | ReadError::Lost { .. } | ReadError::OtherFormat { .. })) => {
            Err(error.into())
        }
    }
}

/// The players whom an event of a game is about, which may be one of an earlier round.
fn players(slip: Option<SlipId>, game: Option<GameRef>, state: &State) -> Option<&[String; 2]> {
    let game = || state.game_of(game?).map(|game| &game.players);
    slip.and_then(|slip| state.slip(slip)).map(|slip| &slip.players).or_else(game)
}
