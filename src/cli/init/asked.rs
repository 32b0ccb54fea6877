//! `ephor init` where something was left out: it is asked on the terminal, and shown as it was understood.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};

use crate::cli::csv::preview;
use crate::cli::lines::none_of_them;
use crate::cli::tsh::PastRounds;
use crate::domain::NameOrder;
use crate::lexicon::{Binding, TileSet, WordList, decides_already};
use crate::report;
use crate::rules::{Authority, FreezeAt, Identity};
use crate::tournament::{LoadedRules, Player, SetupCommand};

use super::super::csv::CsvSheet;
use super::super::entries::answer_of;
use super::super::options::Folders;
use super::super::table::TextTable;
use super::super::tsh::{Tsh, TshOptions, is_tsh};
use super::super::{Console, Problem, Shelf};
use super::prompt::{LEAVES, Stop, ask, choose, choose_some};
use super::{InitArgs, NameSpelling, missing_lists};

/// What was asked besides the options.
#[derive(Default)]
pub(super) struct AskedAnswers {
    /// The players that were entered.
    pub(super) players: Option<Vec<Player>>,
    /// What another program knows of the event, players and rounds.
    pub(super) past: Option<PastRounds>,
    /// The list that may decide.
    pub(super) adopted: Option<SetupCommand>,
    /// What is shown before it is made.
    shown: Vec<[String; 2]>,
}

/// Asks for all that is not in the options, fills them in, and asks whether that is to be made.
pub(super) fn fill(
    args: &mut InitArgs,
    (shelf, folders): (&Shelf, &Folders),
    console: &mut Console<'_>,
) -> Result<AskedAnswers, Stop> {
    let mut told = AskedAnswers::default();
    let hello = console.locale.with("init-hello", &[("leave", LEAVES.into())]);
    console.said(&hello)?;
    let id = match args.ruleset.take() {
        Some(id) => id,
        None => ruleset(shelf, console)?,
    };
    let readings: BTreeMap<String, String> = args.reading.iter().cloned().collect();
    let law = shelf.law(&id, &readings, args.tiles.as_deref())?;
    told.note(console, "init-ruleset", format!("{} ({id})", law.ruleset.identity.title));
    args.ruleset = Some(id);
    let event = match args.event.take() {
        Some(event) => event,
        None => name(&law.ruleset.identity, console)?,
    };
    told.note(console, "init-folder", event.display().to_string());
    args.event = Some(event);
    variants(args, &law, shelf, &mut told, console)?;
    systems(args, &law, &mut told, console)?;
    told.adopted = list(&law, &mut told.shown, console)?;
    let players = match &args.players {
        Some(file) => read(file, &args.tsh, console)?,
        None => players(&args.tsh, console)?,
    };
    let (players, past) = match players {
        Entered::Players(players, apart) => {
            // Two columns become one name, the given one first.
            let names = args.names.or(apart.then_some(NameSpelling::GivenFirst));
            args.names = names;
            (players, None)
        }
        Entered::Past(past) => (past.players(), Some(*past)),
    };
    told.note(console, "init-players-label", players.len().to_string());
    names(args, &law, &players, &mut told, console)?;
    if args.tables == 0 && args.clocks.is_none() {
        args.tables = tables(players.len(), console)?;
        told.note(console, "init-tables-label", args.tables.to_string());
    }
    starts(args, &law, &mut told, console)?;
    told.players = Some(players);
    told.past = past;
    // A list may have been installed while all that was answered.
    let law = Shelf::open(folders)?.law(&law.ruleset.identity.id, &readings, args.tiles.as_deref())?;
    let missing = missing_lists(&law).into_iter().map(|list| report::list(console.locale, list));
    let missing = missing.collect::<Vec<_>>().join(" · ");
    if !missing.is_empty() {
        told.note(console, "init-missing-label", missing);
    }
    agreed(&told, console)?;
    Ok(told)
}

impl AskedAnswers {
    fn note(&mut self, console: &Console<'_>, label: &str, value: String) {
        self.shown.push([console.locale.say(label), value]);
    }
}

/// The regulation; usually the first in the console's language.
fn ruleset(shelf: &Shelf, console: &mut Console<'_>) -> Result<String, Stop> {
    let usable = |id: &str| shelf.rulesets.load(id, &BTreeMap::new()).ok().map(|rules| rules.identity);
    let all: Vec<Identity> = shelf.rulesets.ids().filter_map(usable).collect();
    let mut table = TextTable::default();
    for it in &all {
        table.row([&it.id, &it.title]);
    }
    let lines: Vec<String> = table.text("").lines().map(str::to_owned).collect();
    let usual = all.iter().position(|it| it.language == console.locale.tag()).unwrap_or_default();
    let title = console.locale.say("init-ruleset");
    let at = choose(console, &title, &lines, usual)?;
    let chosen = all.into_iter().nth(at).map(|it| it.id);
    chosen.ok_or_else(|| Problem::told("there is no ruleset", "`ephor ruleset list` names them").into())
}

/// What the event and its folder are called.
fn name(identity: &Identity, console: &mut Console<'_>) -> Result<PathBuf, Stop> {
    let today = (console.now)().to_string();
    let day = format!("{}-{}", identity.id, today.get(..10).unwrap_or_default());
    // Of a name that is taken the next that is free.
    let more = (2..=99).map(|number| format!("{day}-{number}"));
    let free = std::iter::once(day.clone()).chain(more).find(|name| !PathBuf::from(name).exists());
    let usual = free.unwrap_or(day);
    let question = console.locale.with("init-name", &[("usual", (&usual).into())]);
    loop {
        let answer = ask(console, &question)?;
        let event = PathBuf::from(if answer.is_empty() { &usual } else { &answer });
        if event.exists() {
            let there = event.display().to_string();
            console.said(&console.locale.with("init-there", &[("name", (&there).into())]))?;
        } else if event.file_name().is_some() {
            return Ok(event);
        }
    }
}

/// The tile set and the time, where the regulation offers several.
fn variants(
    args: &mut InitArgs,
    law: &LoadedRules,
    shelf: &Shelf,
    told: &mut AskedAnswers,
    console: &mut Console<'_>,
) -> Result<(), Stop> {
    let rules = &law.ruleset;
    let offered = &rules.lexicon.tiles_options.value;
    if args.tiles.is_none() && !offered.is_empty() {
        let mut sets: Vec<TileSet> = Vec::new();
        for id in [&rules.lexicon.tiles.value].into_iter().chain(offered) {
            sets.push(shelf.tile_set(id)?);
        }
        let lines: Vec<String> = sets.iter().map(|set| format!("{}  {}", set.id(), set.title())).collect();
        let title = console.locale.say("init-tiles");
        let at = choose(console, &title, &lines, 0)?;
        args.tiles = sets.get(at).map(|set| set.id().to_owned());
        told.note(console, "init-tiles", lines.get(at).cloned().unwrap_or_default());
    }
    let offered = &rules.time.budget_options.value;
    if args.budget.is_none() && !offered.is_empty() {
        let mut times = vec![rules.time.budget.value];
        times.extend(offered.iter().filter(|it| **it != rules.time.budget.value));
        let lines: Vec<String> = times.iter().map(|time| time.age()).collect();
        let title = console.locale.say("init-budget");
        let at = choose(console, &title, &lines, 0)?;
        args.budget = times.get(at).map(|time| time.0 / 1000);
        told.note(console, "init-budget", lines.get(at).cloned().unwrap_or_default());
    }
    Ok(())
}

/// The systems that look words up, where the organiser chooses them; all of them, where he names none.
fn systems(
    args: &mut InitArgs,
    law: &LoadedRules,
    told: &mut AskedAnswers,
    console: &mut Console<'_>,
) -> Result<(), Stop> {
    let adjudication = &law.ruleset.adjudication;
    if !args.system.is_empty() || !adjudication.chosen.value {
        return Ok(());
    }
    let mut names: Vec<String> = Vec::new();
    for system in &adjudication.systems {
        if !names.contains(&system.name.value) {
            names.push(system.name.value.clone());
        }
    }
    let chosen = choose_some(console, &console.locale.say("init-systems"), &names)?;
    args.system = chosen.iter().filter_map(|at| names.get(*at).cloned()).collect();
    let all = if args.system.is_empty() { &names } else { &args.system };
    told.note(console, "init-systems-label", all.join(", "));
    Ok(())
}

/// The list that may decide, where none of the regulation's own is installed and another one is.
fn list(
    law: &LoadedRules,
    shown: &mut Vec<[String; 2]>,
    console: &mut Console<'_>,
) -> Result<Option<SetupCommand>, Stop> {
    let rules = &law.ruleset.lexicon;
    let mut decides = rules.sources.iter().filter(|it| it.decides.value != Authority::Advises);
    let installed = decides.any(|it| law.library.get(&it.list.value).is_some());
    if installed || rules.frozen_at.value == FreezeAt::EventOpen {
        return Ok(None);
    }
    let longest = rules.max_tiles.value;
    let lengths = |list: &WordList| {
        let (from, to) = list.lengths()?;
        let to = to.min(longest);
        (from <= to && !decides_already(rules, list, (from, to))).then_some((from, to))
    };
    let language = law.tiles.alphabet().language();
    let of_language = law.library.iter().filter(|list| list.manifest().language == language);
    let lists: Vec<(&WordList, (u8, u8))> =
        of_language.filter_map(|list| Some((list, lengths(list)?))).collect();
    if lists.is_empty() {
        return Ok(None);
    }
    let locale = console.locale;
    let mut lines = vec![locale.say("init-no-list")];
    lines.extend(lists.iter().map(|(list, (from, to))| format!("{}  {from}–{to}", list.id())));
    let which = locale.with("init-list", &[("leave", LEAVES.into())]);
    let at = choose(console, &which, &lines, 0)?;
    let line = lines.get(at).cloned().unwrap_or_default();
    shown.push([locale.say("init-list-label"), line]);
    let Some((list, tiles)) = at.checked_sub(1).and_then(|at| lists.get(at)) else { return Ok(None) };
    let ways = [Binding::IfListed, Binding::Alone];
    let lines = ["init-if-listed", "init-alone"].map(|id| locale.say(id));
    let way = choose(console, &locale.say("init-binding"), &lines, 0)?;
    let usual = locale.say("init-list-usual");
    let reason = ask(console, &locale.with("init-list-reason", &[("usual", (&usual).into())]))?;
    Ok(Some(SetupCommand::AdoptList {
        list: list.id().to_owned(),
        tiles: *tiles,
        decides: ways.get(way).copied().unwrap_or(Binding::IfListed),
        reason: if reason.is_empty() { usual } else { reason },
    }))
}

/// Whom somebody entered, or what a file of another program has.
enum Entered {
    /// Players, and whether surname and given name had columns of their own.
    Players(Vec<Player>, bool),
    Past(Box<PastRounds>),
}

/// The players: of a file, or one a line.
fn players(tsh: &TshOptions, console: &mut Console<'_>) -> Result<Entered, Stop> {
    console.said(&console.locale.say("init-players"))?;
    let mut players: Vec<Player> = Vec::new();
    loop {
        let line = ask(console, &format!("  {}", players.len() + 1))?;
        if line.is_empty() {
            return Ok(Entered::Players(players, false));
        }
        let path = Path::new(&line);
        let named =
            path.extension().is_some_and(|end| ["csv", "tsv", "txt", "t", "tsh"].iter().any(|it| end == *it));
        let folder = path.join("config.tsh").is_file();
        if players.is_empty() && (named || path.is_file() || folder) {
            match read(path, tsh, console) {
                Ok(entered) => return Ok(entered),
                Err(stop @ (Stop::Left | Stop::Back)) => return Err(stop),
                Err(Stop::Failed(problem)) => again(&problem, console)?,
            }
            continue;
        }
        // A path that leads nowhere, or how many there are.
        let leads_nowhere = named && !path.exists();
        if leads_nowhere || is_path(&line) || !line.chars().any(char::is_alphabetic) {
            console.said(&console.locale.with("init-no-name", &[("line", (&line).into())]))?;
            continue;
        }
        let bytes = format!("name,club\n{line}\n").into_bytes();
        match (CsvSheet { path, bytes }).players() {
            Ok(entered) => {
                for player in entered {
                    if players.iter().any(|other| other.name == player.name) {
                        let twice = [("name", (&player.name).into())];
                        console.said(&console.locale.with("init-twice", &twice))?;
                    } else {
                        players.push(player);
                    }
                }
            }
            Err(problem) => again(&problem, console)?,
        }
    }
}

/// Whether a line can only be meant as the path of a file or folder.
fn is_path(line: &str) -> bool {
    // Clubs may have a slash in their names.
    let name = line.split([',', ';', '\t']).next().unwrap_or_default();
    name.contains(['/', '\\']) || name.starts_with('~')
}

/// Says what is wrong with what was entered, and that it is not taken.
fn again(problem: &Problem, console: &mut Console<'_>) -> Result<(), Stop> {
    console.out.flush()?;
    write!(console.err, "{}", problem.rendered(console.locale, console.fancy))?;
    console.err.flush()?;
    console.said(&console.locale.say("init-again"))?;
    Ok(())
}

/// The players of a file, with how each column was understood, also where it cannot be taken.
fn read(file: &Path, tsh: &TshOptions, console: &mut Console<'_>) -> Result<Entered, Stop> {
    if is_tsh(file) {
        let past = PastRounds::of(Tsh::open(file, tsh)?);
        past.said(console)?;
        return Ok(Entered::Past(Box::new(past)));
    }
    let sheet = CsvSheet::open(file)?;
    sheet.say_titles_of_players(console)?;
    preview(sheet.path, sheet.understood()?, console)?;
    let players = sheet.players()?;
    console.said(&console.locale.with("init-read", &[("count", players.len().into())]))?;
    Ok(Entered::Players(players, sheet.names_are_apart()))
}

/// Which end of their names the surnames stand at, where neither the file nor the names tell.
fn names(
    args: &mut InitArgs,
    law: &LoadedRules,
    players: &[Player],
    told: &mut AskedAnswers,
    console: &mut Console<'_>,
) -> Result<(), Stop> {
    let all = || players.iter().map(|player| player.name.as_str());
    let Some((first, last)) = all().filter(|name| !name.contains(',')).find_map(|name| name.rsplit_once(' '))
    else {
        return Ok(());
    };
    if !super::names_of(args).is_unknown() || !NameOrder::of(all()).is_unknown() {
        return Ok(());
    }
    // As the federations of the regulations write their own lists.
    let usual = usize::from(!matches!(law.ruleset.identity.language.as_str(), "cs" | "sk" | "el"));
    let title = console.locale.with("init-surname", &[("name", (&format!("{first} {last}")).into())]);
    let at = choose(console, &title, &[first.to_owned(), last.to_owned()], usual)?;
    args.names = Some(if at == 0 { NameSpelling::SurnameFirst } else { NameSpelling::GivenFirst });
    told.note(console, "init-surname-label", if at == 0 { first } else { last }.to_owned());
    Ok(())
}

/// When the first round was announced to begin, where the regulation says how long it may be put off.
fn starts(
    args: &mut InitArgs,
    law: &LoadedRules,
    told: &mut AskedAnswers,
    console: &mut Console<'_>,
) -> Result<(), Stop> {
    if args.starts_at.is_some() || law.ruleset.start.wait.is_none() {
        return Ok(());
    }
    let question = console.locale.say("init-starts");
    loop {
        let answer = ask(console, &question)?;
        if answer.is_empty() {
            return Ok(());
        }
        let zone = args.hall_zone();
        if let Some(there) = at_the_hall(&answer, zone.local((console.now)())) {
            args.starts_at = Some(zone.moment(there));
            told.note(console, "init-starts-label", format!("{} ({zone})", there.format("%Y-%m-%d %H:%M")));
            return Ok(());
        }
        console.said(&console.locale.with("init-no-time", &[("answer", (&answer).into())]))?;
    }
}

/// So much of a round's time may have gone when its event is made: whoever types a time of day then means that one, and
/// otherwise the next.
const HAS_BEGUN: TimeDelta = TimeDelta::hours(6);

/// What `9:00`, `9.00` or `2026-11-28 9:00` is, by the clocks of the hall, where it is `now`.
fn at_the_hall(typed: &str, now: NaiveDateTime) -> Option<NaiveDateTime> {
    let typed = &typed.replace('.', ":");
    if let Ok(day) = NaiveDateTime::parse_from_str(typed, "%Y-%m-%d %H:%M") {
        return Some(day);
    }
    let time = NaiveTime::parse_from_str(typed, "%H:%M").ok()?;
    let earliest = now - HAS_BEGUN;
    let same_day = earliest.date().and_time(time);
    Some(if same_day >= earliest { same_day } else { same_day + TimeDelta::days(1) })
}

/// How many tables there are.
fn tables(players: usize, console: &mut Console<'_>) -> Result<u16, Stop> {
    let usual = u16::try_from(players / 2).unwrap_or(u16::MAX).max(1);
    let question = console.locale.with("init-tables", &[("usual", usual.into())]);
    loop {
        let answer = ask(console, &question)?;
        if answer.is_empty() {
            return Ok(usual);
        }
        if let Ok(tables @ 1..=MOST_TABLES) = answer.parse::<u16>() {
            return Ok(tables);
        }
        none_of_them(console, &answer)?;
    }
}

/// No hall has more tables; who types more has slipped.
const MOST_TABLES: u16 = 999;

/// Shows all of it, and whether it is to be made.
fn agreed(told: &AskedAnswers, console: &mut Console<'_>) -> Result<(), Stop> {
    let mut table = TextTable::default();
    for row in &told.shown {
        table.row(row.clone());
    }
    writeln!(console.out)?;
    console.out.write_all(table.within("  ", console.page()).as_bytes())?;
    let question = console.locale.say("init-make");
    loop {
        let answer = ask(console, &question)?;
        match answer_of(&answer) {
            _ if answer.is_empty() => return Ok(()),
            Some(true) => return Ok(()),
            Some(false) => return Err(Stop::Left),
            None => none_of_them(console, &answer)?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> NaiveDateTime {
        text.trim_end_matches('Z').parse().expect("a time")
    }

    #[test]
    fn a_time_of_day_is_the_one_that_has_just_been_or_comes_next() {
        for (now, typed, meant) in [
            ("2026-11-27T20:00:00Z", "9:00", "2026-11-28T09:00:00Z"),
            ("2026-11-28T08:15:00Z", "9:00", "2026-11-28T09:00:00Z"),
            ("2026-11-28T09:30:00Z", "9.00", "2026-11-28T09:00:00Z"),
            ("2026-11-28T09:30:00Z", "09:00", "2026-11-28T09:00:00Z"),
            ("2026-11-28T15:00:00Z", "9:00", "2026-11-28T09:00:00Z"),
            ("2026-11-28T15:00:01Z", "9:00", "2026-11-29T09:00:00Z"),
            ("2026-11-20T12:00:00Z", "2026-11-28 9:00", "2026-11-28T09:00:00Z"),
        ] {
            assert_eq!(at_the_hall(typed, at(now)), Some(at(meant)), "{typed} at {now}");
        }
        for typed in ["9", "24:00", "9:00 h", "tomorrow", "2026-11-31 9:00"] {
            assert_eq!(at_the_hall(typed, at("2026-11-28T08:15:00Z")), None, "{typed}");
        }
    }
}
