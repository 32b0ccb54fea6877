//! `ephor init`: makes an event.

mod asked;
mod back;
mod prompt;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::domain::{Actor, At, Millis, NameOrder, Role, Seq, TableId, Zone};
use crate::journal::{Journal, MemoryJournal, Sqlite};
use crate::lexicon::Binding;
use crate::locale::Value;
use crate::report;
use crate::rules::Ruleset;
use crate::runtime::system_zone;
use crate::station::Station;
use crate::tournament::{Command, LoadedRules, OpenEvent, Player, SetupCommand};

use super::csv::{CsvSheet, Fitting, preview};
use super::durable::UnfinishedFolder;
use super::event::{JournalHead, give};
use super::hall_time::warn_of_date;
use super::options::{Folders, moment, reading, zone};
use super::paths::quoted;
use super::problem::FileFault;
use super::shelf::warn_of_later;
use super::tsh::{PastRounds, Tsh, TshOptions, is_tsh};
use super::{Console, EventFolder, Exit, Origin, Problem, Shelf, Terminal};

use asked::AskedAnswers;
use prompt::{PromptKeys, Stop};

pub(super) fn run(args: &InitArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut args = args.clone();
    let complete = args.event.is_some() && args.ruleset.is_some();
    if !complete {
        can_be_asked(&args, console)?;
    }
    if let Some(event) = args.event.as_ref().filter(|event| event.exists()) {
        return Err(FileFault::new("event-there").at(&event.display(), "event-there-do"));
    }
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let asked = if complete {
        None
    } else {
        let keys = PromptKeys::take();
        let told = back::ask_all(&mut args, (&shelf, folders), console);
        drop(keys);
        match told {
            Ok(told) => Some(told),
            Err(Stop::Failed(problem)) => return Err(problem),
            Err(Stop::Left | Stop::Back) => {
                writeln!(console.out, "\n{}", console.locale.say("init-left"))?;
                return Ok(Exit::No);
            }
        }
    };
    // Lists are taken as they are now: answering takes its time.
    let shelf = if complete { shelf } else { Shelf::open(folders)? };
    make(&args, asked, &shelf, console)
}

/// What is left out can be asked for only where somebody sits.
fn can_be_asked(args: &InitArgs, console: &Console<'_>) -> Result<(), Problem> {
    if matches!(console.terminal, Terminal::Ready | Terminal::Dumb) {
        return Ok(());
    }
    let missing = match (&args.event, &args.ruleset) {
        (None, None) => "the folder to make and --ruleset are",
        (None, Some(_)) => "the folder to make is",
        _ => "--ruleset is",
    };
    Err(Problem::told(
        format!("{missing} missing, and there is no terminal to ask on"),
        "ephor init EVENT --ruleset ID --players FILE --tables N; `ephor ruleset list` names the rulesets",
    ))
}

/// Makes the event, or only says whether it could be made.
fn make(
    args: &InitArgs,
    asked: Option<AskedAnswers>,
    shelf: &Shelf,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (Some(event), Some(ruleset)) = (&args.event, &args.ruleset) else {
        return Err(Problem::told("there is no folder or no ruleset", "name both"));
    };
    let mut readings: BTreeMap<String, String> = args.reading.iter().cloned().collect();
    let mut law = shelf.law(ruleset, &readings, args.tiles.as_deref())?;
    if as_the_systems_read(&law.ruleset, &args.system, &mut readings) {
        law = shelf.law(ruleset, &readings, args.tiles.as_deref())?;
    }
    law.library.whole().map_err(|problem| {
        Problem::told(problem.to_string(), "no event begins with a damaged list: repair or remove it")
    })?;
    let now = args.at.unwrap_or_else(console.now);
    warn_of_later(&law, now, console.err)?;
    warn_of_date(now, args.hall_zone(), console)?;
    if !law.published {
        let id = &law.ruleset.identity.id;
        writeln!(
            console.err,
            "{id} or its tile set is not as ephor brings it along: a file of yours goes before it, and every screen of \
             this event says so"
        )?;
    }
    let (by_questions, mut asked) = (asked.is_some(), asked.unwrap_or_default());
    let past = past(args, &mut asked, console)?;
    let gap = law.ruleset.start.gap.as_ref().map(|gap| gap.value).filter(|_| past.is_some());
    let begins = now - past.as_ref().map_or(Millis(0), |past| past.lasts(gap));
    let commands = commands(args, event, ruleset, readings, (asked, past.as_ref()), console)?;
    let gap = gap.unwrap_or_default();
    let rounds = past.as_ref().filter(|past| !args.no_rounds && past.rounds() > 0);
    let anyway = args.anyway.as_deref();
    if args.dry_run {
        // In a journal that nobody keeps, what is refused is refused as in the event's.
        let mut journal = MemoryJournal::default();
        let mut station = play(law, &mut journal, begins, commands)?;
        said_made(&station, event, None, console)?;
        let taken = rounds
            .map(|past| past.play(&mut station, &mut journal, (begins + gap, gap), (anyway, console.locale)));
        let all = taken.map_or(Ok(true), |taken| taken.said(gap, console))?;
        writeln!(console.out, "{}", console.locale.say("init-left"))?;
        return Ok(Exit::yes(all));
    }
    let part = UnfinishedFolder::beside(event)?;
    let folder = EventFolder::at(&part.path);
    folder.keep(&law, shelf)?;
    let mut journal = Sqlite::create(&folder.journal_file())?;
    let mut station = play(law, &mut journal, begins, commands)?;
    let taken = rounds
        .map(|past| past.play(&mut station, &mut journal, (begins + gap, gap), (anyway, console.locale)));
    let head = JournalHead::from(journal.verified());
    drop(journal);
    part.becomes(event)?;
    if args.at.is_none() {
        EventFolder::at(event).keep_time(Millis(0));
    }
    if by_questions {
        let named = event.display().to_string();
        let typed = quoted(&named);
        // Who chose a language here goes on in it.
        let lang = match console.language {
            Origin::Option => format!(" --lang {}", console.locale.tag()),
            _ => String::new(),
        };
        let values = [("event", (&named).into()), ("typed", (&typed).into()), ("lang", (&lang).into())];
        console.said(&console.locale.with("init-made", &values))?;
        said_missing(&station, console)?;
    } else {
        said_made(&station, event, Some(station.seq()), console)?;
    }
    let all = taken.map_or(Ok(true), |taken| taken.said(gap, console))?;
    if by_questions {
        let groups = head.groups();
        console.said(&console.locale.with("init-noted", &[("head", (&groups).into())]))?;
    } else {
        head.below(console)?;
    }
    Ok(Exit::yes(all))
}

/// What another program knows of the event, where the file of players is one of its: shown as it was understood.
fn past(
    args: &InitArgs,
    asked: &mut AskedAnswers,
    console: &mut Console<'_>,
) -> Result<Option<PastRounds>, Problem> {
    if asked.past.is_some() {
        return Ok(asked.past.take());
    }
    let Some(file) = args.players.as_ref().filter(|file| asked.players.is_none() && is_tsh(file)) else {
        return Ok(None);
    };
    let past = PastRounds::of(Tsh::open(file, &args.tsh)?);
    past.said(console)?;
    Ok(Some(past))
}

/// Chooses the readings by which the chosen systems look words up, where nobody chose one. Whether there were any.
fn as_the_systems_read(rules: &Ruleset, systems: &[String], readings: &mut BTreeMap<String, String>) -> bool {
    let before = readings.len();
    for question in &rules.questions {
        let is_said = readings.keys().any(|id| question.is_called(id));
        if let Some(wanted) = question.wanted_by(systems).filter(|_| !is_said) {
            readings.insert(question.id.clone(), wanted.to_owned());
        }
    }
    readings.len() > before
}

/// A new station that was given these commands.
fn play(
    law: LoadedRules,
    journal: &mut dyn Journal,
    now: At,
    commands: Vec<Command>,
) -> Result<Station, Problem> {
    let mut station = Station::new("init", law, BTreeMap::new(), Vec::new());
    for command in commands {
        give(&mut station, journal, now, Actor::new(Role::Director, "init"), command)?;
    }
    Ok(station)
}

/// What was made, or would be; and which lists are not there.
fn said_made(
    station: &Station,
    event: &Path,
    entries: Option<Seq>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let identity = &station.law().ruleset.identity;
    let (event, players) = (event.display().to_string(), station.state().players.len());
    let values = [
        ("event", Value::from(&event)),
        ("title", (&identity.title).into()),
        ("id", (&identity.id).into()),
        ("players", players.into()),
        ("tables", station.state().tables.len().into()),
    ];
    let mut line = console.locale.with("init-brief", &values);
    if let Some(entries) = entries {
        let entries = entries.to_string();
        line.push_str(&console.locale.with("init-brief-entries", &[("entries", (&entries).into())]));
    }
    console.said(&line)?;
    said_missing(station, console)
}

/// The lists of the regulation that are not there, if any is not.
fn said_missing(station: &Station, console: &mut Console<'_>) -> Result<(), Problem> {
    let lists: Vec<&str> = missing_lists(station.law()).into_iter().collect();
    if !lists.is_empty() {
        let count = lists.len();
        let lists = console.locale.items(lists.into_iter().map(|list| report::list(console.locale, list)));
        let adopted = station.state().adopted.front().map(|it| &it.adoption);
        let Some(it) = adopted else {
            let values = [("lists", Value::from(&lists)), ("count", count.into())];
            return Ok(console.said(&console.locale.with("init-missing", &values))?);
        };
        let range = report::range(it.tiles);
        let adopted = report::list(console.locale, &it.source.name);
        let values = [("lists", (&lists).into()), ("adopted", (&adopted).into()), ("range", (&range).into())];
        let id = match it.decides {
            Binding::Alone => "init-missing-alone",
            Binding::IfListed => "init-missing-if-listed",
        };
        console.said(&console.locale.with(id, &values))?;
    }
    Ok(())
}

/// What the files, the options and the answers ask for.
fn commands(
    args: &InitArgs,
    event: &Path,
    ruleset: &str,
    readings: BTreeMap<String, String>,
    (asked, past): (AskedAnswers, Option<&PastRounds>),
    console: &mut Console<'_>,
) -> Result<Vec<Command>, Problem> {
    let folder = || event.file_name().map(|name| name.to_string_lossy().into_owned());
    let usual = past.and_then(PastRounds::event).map(str::to_owned).or_else(folder);
    let mut commands = vec![Command::Setup(SetupCommand::OpenEvent(OpenEvent {
        name: args.name.clone().or(usual).unwrap_or_default(),
        ruleset: ruleset.to_owned(),
        tiles: args.tiles.clone(),
        budget: args.budget.map(Millis::secs),
        readings,
        systems: args.system.clone(),
        zone: args.hall_zone().name(),
        starts_at: args.starts_at,
        names: names_of(args),
    }))];
    commands.extend(asked.adopted.map(Command::Setup));
    let shown = args.dry_run || console.terminal == Terminal::Ready;
    let players = match (asked.players, past, &args.players) {
        (Some(players), _, _) => players,
        (None, Some(past), _) => past.players(),
        (None, None, Some(file)) => entered(file, shown, console)?,
        (None, None, None) => Vec::new(),
    };
    if !players.is_empty() {
        commands.push(Command::Setup(SetupCommand::EnterPlayers { players }));
    }
    // Where nobody says how many tables there are, those at which the rounds were played are there.
    let boards = past.map(PastRounds::boards).filter(|_| args.tables == 0 && !args.no_rounds);
    commands.extend(fitted(args, boards.unwrap_or(args.tables), console)?);
    Ok(commands)
}

/// How the names are written: as was said, else as the columns of the file have it.
fn names_of(args: &InitArgs) -> NameOrder {
    let file = args.players.as_ref().filter(|file| !is_tsh(file));
    let apart =
        || file.and_then(|file| CsvSheet::open(file).ok()).is_some_and(|sheet| sheet.names_are_apart());
    match args.names {
        Some(names) => names.into(),
        // Two columns become one name, the given one first.
        None if apart() => NameOrder::GivenFirst,
        None => NameOrder::Unknown,
    }
}

/// The players of a file; how it was understood is shown where that is asked for, or where it cannot be taken.
fn entered(file: &Path, shown: bool, console: &mut Console<'_>) -> Result<Vec<Player>, Problem> {
    let sheet = CsvSheet::open(file)?;
    sheet.say_titles_of_players(console)?;
    let players = sheet.players();
    if shown || players.is_err() {
        // Why it cannot be read at all is said once.
        preview(sheet.path, sheet.understood()?, console)?;
    }
    players
}

/// So many tables, with the clocks of the file.
fn fitted(args: &InitArgs, count: u16, console: &mut Console<'_>) -> Result<Vec<Command>, Problem> {
    let mut commands = Vec::new();
    let fitted = match &args.clocks {
        Some(file) => {
            let sheet = CsvSheet::open(file)?;
            sheet.say_titles_of_clocks(console)?;
            sheet.clocks()?
        }
        None => Vec::new(),
    };
    let mut tables = BTreeSet::new();
    for Fitting { table, clock, profile } in fitted {
        if !tables.insert(table) {
            let what = format!("table {table} stands twice in the file of clocks");
            return Err(Problem::told(what, "give each table one line"));
        }
        commands.push(Command::Setup(SetupCommand::FitClock { table, clock, profile }));
    }
    for table in (1..=count).map(TableId).filter(|table| !tables.contains(table)) {
        commands.push(Command::Setup(SetupCommand::FitClock {
            table,
            clock: None,
            profile: "none".to_owned(),
        }));
    }
    Ok(commands)
}

fn missing_lists(law: &LoadedRules) -> BTreeSet<&str> {
    let sources = law.ruleset.lexicon.sources.iter();
    sources
        .filter(|source| law.library.get(&source.list.value).is_none())
        .map(|source| source.name.value.as_str())
        .collect()
}

pub(in crate::cli) const ABOUT: &str = "Make an event: ruleset, lists, tables, players, clocks

The event is a folder: the journal, and copies of the ruleset and of the lists in force, so that it stays what it \
was when the program is updated. If anything is wrong, nothing is left behind. Nobody but you can open it. To let \
other users of this machine in, give the folder to a group that you share with them (`chgrp -R GROUP spring`) and open \
it to the group (`chmod -R g+rwXs spring`): whoever may then write the journal may open the keys of the clocks and the \
PINs, too, and what is made there later belongs to the group as well. On Windows the folder in which it is made says \
who can open it: in your own folders that is you.

players.csv has one player a line, name and (optionally) club; under a header also what the regulation asks for before \
somebody is paired: rating, age, guardian (who has consented and is present), family (a mark that relatives share), \
paid (yes or no). clocks.csv has table, clock number, profile; a table \
without a radio clock leaves the number empty. Commas, semicolons or tabs; a header line may stand above, which names \
the columns in any order and any of the five languages. Surname and given name may be two columns. How each column was \
understood is shown with --dry-run, and on a terminal.

Of TSH, players may be a division (a.t), a config.tsh or the folder that it is in, or an archive of both: the event \
gets the players with rating and team, its rounds are started and their results entered, as far as the rules have it; \
what they refuse, and what an event has no place for, is named with its line. Configurations of TSH are programs: \
only plain values are read, and nothing is carried out. Exit status 1 if a round or a result was not taken in.

Without a folder or a ruleset, ephor asks for what it needs on a terminal, one line each; < goes back to the question \
before, Esc leaves, and nothing is written.

Examples:
  ephor init
  ephor init spring --ruleset sss-2022 --players players.csv --tables 12
  ephor init cup --ruleset tso-2017 --players oldcup/config.tsh --dry-run
  ephor init cup --ruleset tso-2017 --budget 1500 --reading Q14=in_proportion --players p.csv --clocks c.csv";

/// `ephor init`.
#[derive(Clone, Debug, clap::Args)]
pub struct InitArgs {
    /// The folder to make; asked for on a terminal if left out
    pub event: Option<PathBuf>,
    /// The ruleset's id; `ephor ruleset list` names them; asked for on a terminal if left out
    #[arg(long, short, value_name = "ID")]
    pub ruleset: Option<String>,
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
    /// The time zone of the hall, such as Europe/Bratislava; this computer's if left out
    #[arg(long, value_name = "ZONE", value_parser = zone)]
    pub zone: Option<Zone>,
    /// When the first round begins, as it was announced, where the regulation says how long it may be put off
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub starts_at: Option<At>,
    /// How the players' names are written, where the file does not tell: Anna Nováková or Nováková Anna
    #[arg(long, value_name = "ORDER")]
    pub names: Option<NameSpelling>,
    /// How many tables there are; those that are not in clocks.csv have no radio clock
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub tables: u16,
    /// The players, as CSV: name, club; under a header also rating, age, guardian, family, paid; or a file of TSH
    #[arg(long, value_name = "FILE")]
    pub players: Option<PathBuf>,
    /// How a file of TSH is to be read.
    #[command(flatten)]
    pub tsh: TshOptions,
    /// Of a file of TSH take the players alone
    #[arg(long)]
    pub no_rounds: bool,
    /// Why a round of a TSH file counts although it is paired otherwise than it should be here
    #[arg(long, value_name = "REASON")]
    pub anyway: Option<String>,
    /// The clocks, as CSV: table, clock, profile
    #[arg(long, value_name = "FILE")]
    pub clocks: Option<PathBuf>,
    /// What the event is called; the folder's name if left out
    #[arg(long)]
    pub name: Option<String>,
    /// When it is made, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
    /// Say how the files are understood and whether the event could be made, and write nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// How names are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum NameSpelling {
    /// Anna Nováková
    GivenFirst,
    /// Nováková Anna
    SurnameFirst,
}

impl From<NameSpelling> for NameOrder {
    fn from(names: NameSpelling) -> Self {
        match names {
            NameSpelling::GivenFirst => Self::GivenFirst,
            NameSpelling::SurnameFirst => Self::SurnameFirst,
        }
    }
}

impl InitArgs {
    /// The time zone of the hall.
    fn hall_zone(&self) -> Zone {
        self.zone.unwrap_or_else(system_zone)
    }
}
