//! `ephor round`: starts the next round.

use std::path::{Path, PathBuf};

use crate::domain::{Actor, At, Millis, Role, Round, Seq, TableId};
use crate::journal::{Journal as _, MemoryJournal};
use crate::rules::{LateBase, TimeMode};
use crate::station::Station;
use crate::tournament::{Doubt, Pairing, Record, RoundCommand, StartRound};

use super::csv::{CsvSheet, preview};
use super::event::{JournalHead, OpenedEvent, give};
use super::hall_time::given_or_now;
use super::office::{COMMANDS, must_open};
use super::options::moment;
use super::pairings::{OfRound, PairedSeat};
use super::random::seed;
use super::sign::end_of_round;
use super::tsh::{PastRounds, Tsh, TshOptions, is_tsh};
use super::{Console, EventFolder, Exit, Problem, Terminal};

/// The help in full.
pub(super) const ABOUT: &str = "Start the next round of an event with its pairings

The file has one game a line: table, first player, second player, spelt as they were entered. Whoever has no opponent \
has a dash for the second player: a bye, or a seat where everybody plays alone. A header may name the columns in \
another order and in any of the five languages, and a column round, of which the next one is taken; how each column \
was understood is shown with --dry-run, and on a terminal. Of TSH, a division (a.t), a config.tsh or its folder \
gives the pairings of the next round. A console that is open on the event sees the round at once. It does not begin \
while a slip or a claim is undecided, a game has no result, or a duty is left that was due before it, or while it is \
paired otherwise than the regulation wants (the same two again, somebody left out); --anyway says why it begins all \
the same, and the journal keeps what was left.

Examples:
  ephor round spring round-1.csv
  ephor round spring tsh/a.t --dry-run
  ephor round duplicate --lot
  ephor round spring round-7.csv --last --bye \"Anna Nová\" --drawn-at 2026-11-21T13:40:00+01:00";

/// `ephor round`.
#[derive(Debug, clap::Args)]
pub struct RoundArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The pairings, as CSV: table, a, b; or a file of TSH
    #[arg(required_unless_present = "lot")]
    pub pairings: Option<PathBuf>,
    /// Draw the seats by lot, where everybody sits alone: from this seed, or from one that is made up
    #[arg(long, value_name = "SEED", num_args = 0..=1, default_missing_value = "", conflicts_with = "pairings")]
    pub lot: Option<String>,
    /// How a file of TSH is to be read.
    #[command(flatten)]
    pub tsh: TshOptions,
    /// Say how the file is understood and whether the round could begin, and write nothing
    #[arg(long)]
    pub dry_run: bool,
    /// A file with the director's PIN in its first line, where that office has one; without this, you are asked
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    /// A player without an opponent; may be given several times
    #[arg(long, value_name = "NAME")]
    pub bye: Vec<String>,
    /// A player who is late, or comes back later, and misses the round; may be given several times. Who has withdrawn
    /// from the event misses it without being named
    #[arg(long, value_name = "NAME")]
    pub missed: Vec<String>,
    /// A table under permanent supervision; may be given several times
    #[arg(long, value_name = "TABLE")]
    pub supervised: Vec<u16>,
    /// The round's time in seconds, where it is another than the ruleset's
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=86_400))]
    pub session: Option<i64>,
    /// It is the event's last round
    #[arg(long)]
    pub last: bool,
    /// Why it begins although something before it is not finished, or it is paired otherwise than it should be
    #[arg(long, value_name = "REASON")]
    pub anyway: Option<String>,
    /// Begin the event although no list decides any word, and one may be adopted only before its first round
    #[arg(long)]
    pub no_list: bool,
    /// When the round officially begins, where no signal begins it: the limit of its games runs from then; now if left
    /// out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub begins_at: Option<At>,
    /// When the pairing was drawn and published, where lateness is counted from it; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub drawn_at: Option<At>,
    /// What lateness is counted from in this round, where the ruleset leaves a choice
    #[arg(long, value_name = "BASE", value_parser = late_base)]
    pub late_base: Option<LateBase>,
    /// When it starts, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
}

/// Reads `pairing` or `play_start`.
fn late_base(text: &str) -> Result<LateBase, String> {
    match text {
        "pairing" => Ok(LateBase::Pairing),
        "play_start" => Ok(LateBase::PlayStart),
        _ => Err("write pairing or play_start".to_owned()),
    }
}

pub(super) fn run(args: &RoundArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let source = source(args, console)?;
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    if args.dry_run {
        return rehearse(args, &source, console);
    }
    must_open(&folder, Role::Director, COMMANDS, args.pin_file.as_deref(), console)?;
    let (event, mut journal) = EventFolder::edit(&args.event, console.locale)?;
    event.warn(console.err)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let records = event.records();
    let mut station = Station::new("round", event.law, std::collections::BTreeMap::new(), records);
    let start = start(args, &source, &station)?;
    let (round, without) = (start.round, start.byes.len());
    let by = Actor::new(Role::Director, "round");
    let now = given_or_now(args.at, console)?;
    give(&mut station, &mut journal, now, by.clone(), RoundCommand::StartRound(start).into())?;
    if round.0 > 1 {
        end_of_round(&mut station, &mut journal, (now, by), console.err)?;
    }
    told(round, (station.state().playing().count(), without), console)?;
    JournalHead::from(journal.verified()).below(console)?;
    Ok(Exit::Yes)
}

/// Whether the round could begin, in a journal that nobody keeps.
fn rehearse(
    args: &RoundArgs,
    source: &PairingSource<'_>,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let event = EventFolder::open(&args.event)?;
    event.warn(console.err)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let (records, mut memory) = (event.records(), MemoryJournal::default());
    memory.append(Seq(0), &records).map_err(|error| Problem::told(error.to_string(), ""))?;
    let mut station = Station::new("round", event.law, std::collections::BTreeMap::new(), records);
    let start = start(args, source, &station)?;
    let (round, without) = (start.round, start.byes.len());
    let by = Actor::new(Role::Director, "round");
    let now = given_or_now(args.at, console)?;
    give(&mut station, &mut memory, now, by, RoundCommand::StartRound(start).into())?;
    told(round, (station.state().playing().count(), without), console)?;
    writeln!(console.out, "{}", console.locale.say("init-left"))?;
    Ok(Exit::Yes)
}

/// The records of an event as if the round of a file had begun, for papers that are wanted before it does. What a
/// reason would outweigh stands against no draft.
pub(super) fn drafted(
    file: &Path,
    event: &OpenedEvent,
    console: &mut Console<'_>,
) -> Result<Vec<Record>, Problem> {
    let mut records = event.records();
    let mut station =
        Station::new("round", event.law.clone(), std::collections::BTreeMap::new(), records.clone());
    let mut memory = MemoryJournal::default();
    memory.append(Seq(0), &records).map_err(|error| Problem::told(error.to_string(), ""))?;
    let round = Round(station.state().round.0 + 1);
    let mut start = if is_tsh(file) {
        let past = PastRounds::of(Tsh::open(file, &TshOptions::default())?);
        PastRounds::named_as_here(past.round(round.0)?, &station.state().players)
    } else {
        let sheet = CsvSheet::open(file)?;
        of_sheet(sheet.path, &sheet.of_rounds()?, round, &station)?
    };
    start.anyway = Some("draft".to_owned());
    start.sure.insert(Doubt::NoListDecides);
    let (now, by) = ((console.now)(), Actor::new(Role::Director, "round"));
    records.extend(give(&mut station, &mut memory, now, by, RoundCommand::StartRound(start).into())?);
    Ok(records)
}

fn told(round: Round, (games, byes): (usize, usize), console: &mut Console<'_>) -> Result<(), Problem> {
    let values = [("round", round.0.into()), ("games", games.into()), ("byes", byes.into())];
    Ok(writeln!(console.out, "{}", console.locale.with("round-told", &values))?)
}

/// Where pairings come from.
enum PairingSource<'f> {
    /// A file of a spreadsheet.
    Sheet(&'f Path, Vec<OfRound>),
    /// A file of TSH.
    Tsh(PastRounds),
    /// A lot, from this seed.
    Lot(String),
}

/// Reads the file, and shows how it was understood where that is asked for, or where it cannot be taken.
fn source<'f>(args: &'f RoundArgs, console: &mut Console<'_>) -> Result<PairingSource<'f>, Problem> {
    let Some(pairings) = &args.pairings else {
        let named = args.lot.clone().filter(|seed| !seed.is_empty());
        return Ok(PairingSource::Lot(named.map_or_else(seed, Ok)?));
    };
    if is_tsh(pairings) {
        let past = PastRounds::of(Tsh::open(pairings, &args.tsh)?);
        past.said(console)?;
        return Ok(PairingSource::Tsh(past));
    }
    let sheet = CsvSheet::open(pairings)?;
    sheet.say_titles_of_pairings(console)?;
    let seats = sheet.of_rounds();
    if args.dry_run || seats.is_err() || console.terminal == Terminal::Ready {
        preview(sheet.path, sheet.seats_understood()?, console)?;
    }
    Ok(PairingSource::Sheet(sheet.path, seats?))
}

/// The command that starts the round.
fn start(args: &RoundArgs, source: &PairingSource<'_>, station: &Station) -> Result<StartRound, Problem> {
    let round = Round(station.state().round.0 + 1);
    let mut start = match source {
        PairingSource::Tsh(past) => PastRounds::named_as_here(past.round(round.0)?, &station.state().players),
        PairingSource::Sheet(path, seats) => of_sheet(path, seats, round, station)?,
        PairingSource::Lot(seed) => {
            StartRound { lot: Some(seed.clone()), ..StartRound::new(round, Vec::new()) }
        }
    };
    start.drawn_at = args.drawn_at;
    start.begins_at = args.begins_at;
    start.late_base = args.late_base;
    start.byes.splice(0..0, args.bye.iter().cloned());
    start.missed.extend(args.missed.iter().cloned());
    start.supervised = args.supervised.iter().copied().map(TableId).collect();
    start.session = args.session.map(Millis::secs);
    start.last = args.last;
    start.anyway.clone_from(&args.anyway);
    if args.no_list {
        start.sure.insert(Doubt::NoListDecides);
    }
    Ok(start)
}

/// The pairings of a sheet: all of it, or the lines of this round where it has several.
fn of_sheet(path: &Path, seats: &[OfRound], round: Round, station: &Station) -> Result<StartRound, Problem> {
    let alone = station.law().ruleset.time.mode.value == TimeMode::CentralRound;
    let (mut pairings, mut byes) = (Vec::<Pairing>::new(), Vec::new());
    for seat in seats.iter().filter(|it| it.round.is_none_or(|it| it == round.0)) {
        match seat.seat.clone() {
            PairedSeat::Game(pairing) if pairing.b.is_empty() && !alone => byes.push(pairing.a),
            PairedSeat::Game(pairing) => pairings.push(pairing),
            PairedSeat::Alone(player) if alone => {
                let what = format!("{player} has no table");
                return Err(Problem::told(
                    what,
                    "everybody sits at a table of his own here: write its number",
                ));
            }
            PairedSeat::Alone(player) => byes.push(player),
        }
    }
    if pairings.is_empty() && byes.is_empty() {
        let what = format!("{}: nobody is paired in round {round}", path.display());
        return Err(Problem::told(what, "name the file with its pairings; nothing was done"));
    }
    Ok(StartRound { byes, ..StartRound::new(round, pairings) })
}
