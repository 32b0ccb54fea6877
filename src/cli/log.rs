//! `ephor log show` and `ephor log export`: the journal of an event, and which of its entries are wanted: by round,
//! player, table, slip, kind and time.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use chrono::{NaiveDate, NaiveTime};
use clap::ValueEnum;
use serde::Serialize;
use serde_json::Value;

use crate::domain::{At, Digest, Round, Seq, SlipId, TableId, Zone, nearest};
use crate::journal::{Entry, ReadError};
use crate::locale::Locale;
use crate::report::{self, PlayerNames};
use crate::rules::Ruleset;
use crate::tournament::{About, Event, GameRef, Record, State, about, concerns, round_of};
use crate::tui::folded;

use super::event::JournalHead;
use super::problem::FileFault;
use super::table::TextTable;
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
    let mut told = FollowedLog { rules, clock, wanted, state: State::default(), seen: 0 };
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
    let head = JournalHead::of(&entries);
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
struct FollowedLog<'f> {
    /// The event's ruleset, where it can be read: it has the names of what is referred to by a number.
    rules: Option<Ruleset>,
    clock: Clock,
    wanted: EntryFilter<'f>,
    state: State,
    /// How many entries were looked at.
    seen: usize,
}

impl FollowedLog<'_> {
    /// Tells what is wanted of the entries that were not looked at yet.
    fn go_on(
        &mut self,
        entries: &[Entry],
        json: bool,
        page: usize,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        let mut table = TextTable::default();
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
    JournalHead::of(&entries).beside(console)?;
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

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EntryKind {
    /// The event, its lists, its players, who sits where
    Setup,
    /// Rounds, signals, latecomers, byes
    Rounds,
    /// Word challenges, from the slip to the verdict
    Slips,
    /// Claims, sanctions, penalties, counts, duties
    Conduct,
    /// Procedures, step by step
    Procedures,
    /// Orders to clocks and what clocks told
    Clocks,
    /// Results, awards, corrections
    Results,
}

impl EntryKind {
    fn of(event: &Event) -> Self {
        match event {
            Event::Setup(_) => Self::Setup,
            Event::Round(_) | Event::Duplicate(_) => Self::Rounds,
            Event::Slip(_) => Self::Slips,
            Event::Conduct(_) => Self::Conduct,
            Event::Procedure(_) => Self::Procedures,
            Event::Clock(_) => Self::Clocks,
            Event::Result(_) => Self::Results,
        }
    }
}

/// What is wanted; whatever is not said is.
#[derive(Debug, clap::Args)]
pub struct Filter {
    /// Only what concerns this table
    #[arg(long, value_name = "N")]
    pub table: Option<u16>,
    /// Only what concerns this slip
    #[arg(long, value_name = "N")]
    pub slip: Option<u32>,
    /// Only what was journaled in this round; 0 is what came before the first
    #[arg(long, value_name = "N")]
    pub round: Option<u16>,
    /// Only what names this player, or happened at a table where this player sat; a part of the name will do
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only entries of these kinds
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub kind: Vec<EntryKind>,
    /// Only from this moment on
    ///
    /// A moment in the event's own time, `14:30`, `14:30:15` or `2026-11-21 14:30`, on the last day of the journal
    /// where no day is said; a day, `2026-11-21`; or with an offset, `2026-11-21T14:30:00+01:00`.
    #[arg(long, value_name = "TIME")]
    pub since: Option<String>,
    /// Only up to this moment, it included; a day to its end
    #[arg(long, value_name = "TIME")]
    pub until: Option<String>,
}

/// A filter with its moments and its player worked out for a journal.
struct EntryFilter<'f> {
    filter: &'f Filter,
    player: Option<String>,
    since: Option<At>,
    until: Option<At>,
}

impl Filter {
    /// Works out what the options mean in a journal.
    ///
    /// # Errors
    /// Where a moment cannot be read, or nobody of that name plays.
    fn in_journal(&self, entries: &[Entry]) -> Result<EntryFilter<'_>, Problem> {
        let clock = Clock::of(entries);
        Ok(EntryFilter {
            filter: self,
            player: self.player.as_deref().map(|name| known(name, entries)).transpose()?,
            since: self.since.as_deref().map(|text| clock.read(text, "--since", false)).transpose()?,
            until: self.until.as_deref().map(|text| clock.read(text, "--until", true)).transpose()?,
        })
    }
}

impl EntryFilter<'_> {
    /// Whether an entry is wanted that is about this slip and table, where these sit; `state` is the one with it.
    fn has(
        &self,
        entry: &Entry,
        (slip, table): (Option<SlipId>, Option<TableId>),
        players: Option<&[String; 2]>,
        state: &State,
    ) -> bool {
        let Filter { table: at, slip: of, round, kind, .. } = self.filter;
        let event = &entry.record.event;
        at.is_none_or(|id| table == Some(TableId(id)))
            && of.is_none_or(|id| slip == Some(SlipId(id)))
            && round.is_none_or(|number| state.round == Round(number))
            && (kind.is_empty() || kind.contains(&EntryKind::of(event)))
            && self.since.is_none_or(|since| entry.record.at >= since)
            && self.until.is_none_or(|until| entry.record.at <= until)
            && self.player.as_ref().is_none_or(|player| {
                players.is_some_and(|players| players.contains(player))
                    || serde_json::to_value(event).is_ok_and(|value| names(&value, player))
            })
    }
}

/// Whether a value is this text, or has it inside.
fn names(value: &Value, text: &str) -> bool {
    match value {
        Value::String(it) => it == text,
        Value::Array(all) => all.iter().any(|it| names(it, text)),
        Value::Object(all) => all.values().any(|it| names(it, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The player who is meant, as the name was entered.
fn known(wanted: &str, entries: &[Entry]) -> Result<String, Problem> {
    let mut state = State::default();
    for entry in entries {
        state.apply(&entry.record);
    }
    let all: Vec<&str> = state.players.iter().map(|player| player.name.as_str()).collect();
    let same = |name: &&str| name.to_lowercase() == wanted.trim().to_lowercase();
    let in_part = |name: &&str| folded(name).contains(&folded(wanted.trim()));
    let by = |is: &dyn Fn(&&str) -> bool| all.iter().copied().filter(is).collect::<Vec<_>>();
    // A part of the name will do where it is one player's alone.
    let found = [by(&|name| *name == wanted), by(&same), by(&in_part)];
    let found = found.into_iter().find(|it| !it.is_empty()).unwrap_or_default();
    let fault = match (found.as_slice(), nearest(wanted, all.iter().copied())) {
        ([one], _) => return Ok((*one).to_owned()),
        ([], Some(near)) => FileFault::new("log-nearest").value("near", near),
        ([], None) => FileFault::new("log-nobody"),
        (several, _) => {
            let names = several.iter().take(8).copied().collect::<Vec<_>>().join("; ");
            FileFault::new("log-several").value("names", &names)
        }
    };
    Err(fault.at(wanted, "log-nobody-do"))
}

/// The event's own time.
#[derive(Clone, Copy)]
struct Clock {
    zone: Zone,
    /// The day of the last entry.
    last: NaiveDate,
}

impl Clock {
    /// The one of a journal; UTC where it does not say.
    fn of(entries: &[Entry]) -> Self {
        let said = entries.iter().rev().find_map(|entry| entry.record.event.sets_zone());
        let zone = said.unwrap_or_default();
        let last = entries.last().map(|entry| zone.day(entry.record.at));
        Self { zone, last: last.unwrap_or_default() }
    }

    /// Day and time of day: `2026-11-21 14:32:07`.
    fn told(self, at: At) -> String {
        self.zone.local(at).format("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// The moment that a text names; of a day and a minute the last millisecond where its `end` is meant.
    fn read(self, text: &str, option: &str, end: bool) -> Result<At, Problem> {
        if let Some(at) = At::parse_rfc3339(text) {
            return Ok(at);
        }
        let (day, time) = match text.trim().split_once([' ', 'T']) {
            Some((day, time)) => (day.parse().ok(), Some(time)),
            None => match text.trim().parse::<NaiveDate>() {
                Ok(day) => (Some(day), None),
                Err(_) => (Some(self.last), Some(text.trim())),
            },
        };
        let wrong = || FileFault::new("log-no-moment").at(&format!("{option} {text}"), "log-no-moment-do");
        let day: NaiveDate = day.ok_or_else(wrong)?;
        let (from, long) = match time {
            None => (day.and_time(NaiveTime::MIN), None),
            Some(time) => {
                let seconds = NaiveTime::parse_from_str(time, "%H:%M:%S").map(|time| (time, 1_000));
                let minutes = || NaiveTime::parse_from_str(time, "%H:%M").map(|time| (time, 60_000));
                let (time, long) = seconds.or_else(|_| minutes()).map_err(|_| wrong())?;
                (day.and_time(time), Some(long))
            }
        };
        let from = self.zone.moment(from);
        Ok(match (end, long) {
            (false, _) => from,
            (true, Some(long)) => At(from.0 + long - 1),
            (true, None) => At(self.zone.end_of_day(from).0 - 1),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_of_the_event_s_own_time() {
        let zone = Zone::named("Europe/Bratislava").expect("a zone");
        let clock = Clock { zone, last: "2026-11-21".parse().expect("a day") };
        let read =
            |text: &str, end| clock.read(text, "--since", end).map(At::rfc3339).map_err(|it| it.to_string());
        assert_eq!(read("14:30", false), Ok("2026-11-21T13:30:00.000Z".to_owned()));
        assert_eq!(read("14:30", true), Ok("2026-11-21T13:30:59.999Z".to_owned()));
        assert_eq!(read("14:30:15", true), Ok("2026-11-21T13:30:15.999Z".to_owned()));
        assert_eq!(read("2026-11-20", false), Ok("2026-11-19T23:00:00.000Z".to_owned()));
        assert_eq!(read("2026-11-20", true), Ok("2026-11-20T22:59:59.999Z".to_owned()));
        assert_eq!(read("2026-11-20 09:00", false), Ok("2026-11-20T08:00:00.000Z".to_owned()));
        assert_eq!(read("2026-11-20T09:00:00Z", true), Ok("2026-11-20T09:00:00.000Z".to_owned()));
        for wrong in ["", "25:00", "noon", "2026-13-01", "2026-11-20 noon"] {
            assert!(read(wrong, false).is_err_and(|told| told.contains("no moment")), "{wrong}");
        }
        assert_eq!(clock.told(At(1_795_251_127_000)), "2026-11-21 09:52:07");
    }
}
