//! `ephor init`: makes an event.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::domain::{Actor, At, Millis, Role, TableId};
use crate::journal::{Journal, Sqlite, keep};
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{Command, LoadedRules, OpenEvent, Record, SetupCommand};

use super::csv::{Fitting, Sheet};
use super::head::Head;
use super::options::{Folders, moment, reading};
use super::part::Part;
use super::shelf::warn_of_later;
use super::{Console, EventFolder, Exit, Problem, Shelf};

pub(super) const ABOUT: &str = "Make an event: ruleset, lists, tables, players, clocks

The event is a folder: the journal, and copies of the ruleset and of the lists in force, so that it stays what it \
was when the program is updated. If anything is wrong, nothing is left behind. Nobody but you can open it; to let \
others in, change the mode of the folder and of the journal (`chmod g+rwx spring`, `chmod g+rw \
spring/journal.sqlite*`): what is made beside the journal follows it. The keys of the clocks stay yours alone.

players.csv has one player a line, name and (optionally) club; under a header also what the regulation asks for before \
somebody is paired: rating, age, guardian (who has consented and is present), family (a mark that relatives share), \
paid (yes or no). clocks.csv has table, clock number, profile; a table \
without a radio clock leaves the number empty. Commas, semicolons or tabs; a header line may stand above.

Examples:
  ephor init spring --ruleset sss-2022 --players players.csv --tables 12
  ephor init cup --ruleset tso-2017 --budget 1500 --reading Q14=in_proportion --players p.csv --clocks c.csv";

/// `ephor init`.
#[derive(Debug, clap::Args)]
pub struct InitArgs {
    /// The folder to make
    pub event: PathBuf,
    /// The ruleset's id; `ephor ruleset list` names them
    #[arg(long, short, value_name = "ID")]
    pub ruleset: String,
    /// The tile set, where the ruleset offers several
    #[arg(long, value_name = "ID")]
    pub tiles: Option<String>,
    /// The time budget in seconds, where the ruleset offers several
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=86_400))]
    pub budget: Option<i64>,
    /// Another reading of an open question
    #[arg(long, value_name = "QUESTION=READING", value_parser = reading)]
    pub reading: Vec<(String, String)>,
    /// A system that serves to look words up, where the organiser chooses; may be given several times
    #[arg(long, value_name = "NAME")]
    pub system: Vec<String>,
    /// How many minutes the hall's clocks are ahead of universal time; this computer's time zone if left out
    #[arg(long, value_name = "MINUTES", allow_negative_numbers = true)]
    pub utc_offset: Option<i32>,
    /// How many tables there are; those that are not in clocks.csv have no radio clock
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub tables: u16,
    /// The players, as CSV: name, club; under a header also rating, age, guardian, family, paid
    #[arg(long, value_name = "FILE")]
    pub players: Option<PathBuf>,
    /// The clocks, as CSV: table, clock, profile
    #[arg(long, value_name = "FILE")]
    pub clocks: Option<PathBuf>,
    /// What the event is called; the folder's name if left out
    #[arg(long)]
    pub name: Option<String>,
    /// When it is made, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
}

pub(super) fn run(args: &InitArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let event = &args.event;
    if event.exists() {
        let what = format!("{} is there already", event.display());
        return Err(Problem::told(what, "choose another folder, or sit down at it with `ephor open`"));
    }
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let readings: BTreeMap<String, String> = args.reading.iter().cloned().collect();
    let law = shelf.law(&args.ruleset, &readings, args.tiles.as_deref())?;
    law.library.whole().map_err(|problem| {
        Problem::told(problem.to_string(), "no event begins with a damaged list: repair or remove it")
    })?;
    let now = args.at.unwrap_or_else(console.now);
    warn_of_later(&law, now, console.err)?;
    if !law.published {
        let id = &law.ruleset.identity.id;
        writeln!(
            console.err,
            "{id} or its tile set is not as ephor brings it along: a file of yours goes before it, and every screen of \
             this event says so"
        )?;
    }
    let commands = commands(args, readings)?;
    let part = Part::beside(event)?;
    let folder = EventFolder::at(&part.path);
    folder.keep(&law, &shelf)?;
    let mut journal = Sqlite::create(&folder.journal_file())?;
    let mut station = Station::new("init", law, BTreeMap::new(), Vec::new());
    for command in commands {
        give(&mut station, &mut journal, now, Actor::new(Role::Director, "init"), command)?;
    }
    let entries = station.seq();
    let head = Head::from(journal.verified());
    drop(journal);
    part.becomes(event)?;
    let identity = &station.law().ruleset.identity;
    writeln!(
        console.out,
        "{}: {} ({}), {} players, {} tables; {entries} entries in the journal",
        event.display(),
        identity.title,
        identity.id,
        station.state().players.len(),
        station.state().tables.len(),
    )?;
    for missing in missing_lists(station.law()) {
        writeln!(console.out, "  {missing} is not installed: the referee decides its words")?;
    }
    head.below(console)?;
    Ok(Exit::Yes)
}

/// What the files and the options ask for.
fn commands(args: &InitArgs, readings: BTreeMap<String, String>) -> Result<Vec<Command>, Problem> {
    let usual = args.event.file_name().map(|name| name.to_string_lossy().into_owned());
    let mut commands = vec![Command::Setup(SetupCommand::OpenEvent(OpenEvent {
        name: args.name.clone().or(usual).unwrap_or_default(),
        ruleset: args.ruleset.clone(),
        tiles: args.tiles.clone(),
        budget: args.budget.map(Millis::secs),
        readings,
        systems: args.system.clone(),
        utc_offset_min: args.utc_offset.unwrap_or_else(local_offset),
    }))];
    if let Some(file) = &args.players {
        let players = Sheet::open(file)?.players()?;
        commands.push(Command::Setup(SetupCommand::EnterPlayers { players }));
    }
    let read = |file: &PathBuf| Sheet::open(file)?.clocks();
    let fitted = args.clocks.as_ref().map(read).transpose()?.unwrap_or_default();
    let mut tables = BTreeSet::new();
    for Fitting { table, clock, profile } in fitted {
        if !tables.insert(table) {
            let what = format!("table {table} stands twice in the file of clocks");
            return Err(Problem::told(what, "give each table one line"));
        }
        commands.push(Command::Setup(SetupCommand::FitClock { table, clock, profile }));
    }
    for table in (1..=args.tables).map(TableId).filter(|table| !tables.contains(table)) {
        commands.push(Command::Setup(SetupCommand::FitClock {
            table,
            clock: None,
            profile: "none".to_owned(),
        }));
    }
    Ok(commands)
}

/// How many minutes this computer's clock is ahead of universal time.
fn local_offset() -> i32 {
    chrono::Local::now().offset().local_minus_utc() / 60
}

fn missing_lists(law: &LoadedRules) -> BTreeSet<&str> {
    let sources = law.ruleset.lexicon.sources.iter();
    sources
        .filter(|source| law.library.get(&source.list.value).is_none())
        .map(|source| source.name.value.as_str())
        .collect()
}

/// Gives a station a command and waits until it is durable.
pub(super) fn give(
    station: &mut Station,
    journal: &mut dyn Journal,
    now: At,
    by: Actor,
    command: Command,
) -> Result<Vec<Record>, Problem> {
    let ticket = Ticket(1);
    let effects = keep(station, journal, now, Input::Command { ticket: Some(ticket), by, command });
    let mut answers = effects.into_iter().filter_map(|effect| match effect {
        Effect::Answer { answer, .. } => Some(answer),
        _ => None,
    });
    match answers.next() {
        Some(Ok((_, records))) => Ok(records),
        Some(Err(refusal)) => Err(refusal.into()),
        None => Err(Problem::told("the station did not answer", "please report this")),
    }
}
