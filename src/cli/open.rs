//! `ephor open`: sit down at an event.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::clock::Profile;
use crate::domain::{ClockId, Role, TableId};
use crate::radio::Options;
use crate::runtime::{Folder, KeepsTime, Pins, Setup};

use super::config::keeper;
use super::duplicate::MoveFinder;
use super::event::EventFolder;
use super::hall_time::{TimeOf, ask_for_time};
use super::office::{self, Office, must_open};
use super::pairings::read_pairings;
use super::pins::PinsOf;
use super::screen::{LineInput, ScreenOptions, must_have_terminal, screens, sit, spoken};
use super::settings::ConsoleSettings;
use super::sign::{console_key, name as person, station as named};
use super::turn::RunningFolder;
use super::{Console, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Sit down at an event

Several consoles may sit at one event on one machine, each under a name of its own; what one decides the others see \
at once. Without --role it is asked who sits down: a number, or Enter for the head referee, at whose console every \
word can be ruled on. Somebody else sits down later with Alt-7, and the journal keeps who sat where from when. \
An office that has a PIN (`ephor office pin`) asks for it. Where clocks have keys (`ephor clock`), the first console \
that opens the event listens to them and brings them what is decided; when it ends, the next one takes over. Clocks \
that get a key meanwhile are taken in by themselves.

Examples:
  ephor open spring --role judge
  ephor open spring --station referee --role head-referee";

/// `ephor open`.
#[derive(Debug, clap::Args)]
pub struct OpenArgs {
    /// The event's folder, as `ephor init` made it
    pub event: PathBuf,
    /// The name of this console, which stands beside everything decided here
    #[arg(long, default_value = "desk", value_name = "NAME")]
    pub station: String,
    /// The office in which you act at this console; without this, you are asked
    #[arg(long, value_enum)]
    pub role: Option<Office>,
    /// The name of the person who sits down; it stands beside everything decided here
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub name: String,
    /// A file with the office's PIN in its first line, where it has one; without this, you are asked
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME", conflicts_with = "no_radio")]
    pub adapter: Option<String>,
    /// Leave the clocks to the other consoles of the event, always
    #[arg(long)]
    pub no_radio: bool,
    /// How the screens look and sound.
    #[command(flatten)]
    pub screen: ScreenOptions,
}

pub(super) fn run(
    args: &OpenArgs,
    settings: &ConsoleSettings,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let name = named(&args.station)?;
    let known = folder.known()?;
    let mut lines = args.screen.lines()?;
    if lines.is_none() {
        must_have_terminal(console)?;
    }
    let role: Role = if let Some(office) = args.role {
        office.into()
    } else {
        let offices = folder.offices()?;
        with_lines(&mut lines, console, |console| office::ask_for_office(&offices, console))?.into()
    };
    must_open(&folder, role, &name, args.pin_file.as_deref(), console)?;
    let person = person(&args.name)?;
    let turn = if args.no_radio { None } else { folder.radio_turn()? };
    // Another console brings the orders: without keys this one cannot give them up in its place.
    let keys = if turn.is_some() { known.keys } else { BTreeMap::new() };
    let (mut station, journal) = EventFolder::station(&args.event, &name, keys, console)?;
    let goes_on = folder.follow_time(station.state().last_at, station.state().corrected);
    with_lines(&mut lines, console, |console| ask_for_time(goes_on, &station, console))?;
    let time = Some(Box::new(TimeOf::new(folder.clone())) as Box<dyn KeepsTime>);
    if turn.is_some() {
        station = station.with_third_party(known.third_party).on_radio_duty();
    }
    if turn.is_some()
        && let Some(told) = keyless(&station.strangers(), &args.event.display().to_string())
    {
        writeln!(console.err, "{told}")?;
    }
    station = station.giving_signals();
    let ui = screens(role, &args.screen, settings, console).named(&person);
    let pins = Some(Box::new(PinsOf(folder.clone(), name)) as Box<dyn Pins>);
    let makes = Profile::built_in().unwrap_or_default().into_iter();
    let leftovers = makes.filter_map(|make| make.recognise).collect();
    let options = Options { adapter: args.adapter.clone(), leftovers, ..Options::default() };
    let folder =
        (!args.no_radio).then(|| Box::new(RunningFolder::new(folder, options, turn)) as Box<dyn Folder>);
    let journal = Box::new(journal);
    let signer = match console_key() {
        Ok(signer) => Some(signer),
        // The tournament does not hang on it.
        Err(problem) => {
            writeln!(console.err, "warning: the ends of rounds are not signed here: {problem}")?;
            None
        }
    };
    let setup = Setup {
        station,
        journal,
        rehearsal: None,
        folder,
        pins,
        ui: spoken(ui, lines.is_some()),
        time,
        signer,
        role,
        player: args.screen.player(settings),
        preferences: Some(keeper()),
        pace: 1,
        pairings: read_pairings,
        best: Some(Box::new(MoveFinder::default())),
    };
    sit(setup, lines, console)?;
    Ok(Exit::Yes)
}

/// Asks something on the lines that the rest is typed on.
fn with_lines<T>(
    lines: &mut Option<LineInput>,
    console: &mut Console<'_>,
    ask: impl FnOnce(&mut Console<'_>) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let Some(lines) = lines else { return ask(console) };
    let Console { out, err, fancy, watched, now, locale, language, terminal, .. } = console;
    let console = &mut Console {
        input: lines,
        out: &mut **out,
        err: &mut **err,
        fancy: *fancy,
        watched: *watched,
        now: *now,
        locale,
        language: *language,
        terminal: *terminal,
    };
    ask(console)
}

/// So many clocks are named; whoever has forgotten more has forgotten the file.
const NAMED: usize = 6;

/// What is to be done about clocks on tables of which this event has neither key nor address; `None` where there are
/// none.
fn keyless(strangers: &[(TableId, ClockId, String)], event: &str) -> Option<String> {
    let (_, first, profile) = strangers.first()?;
    let named = strangers.iter().take(NAMED).map(|(table, clock, _)| format!("{clock} (table {table})"));
    let named = named.collect::<Vec<_>>().join(", ");
    let more = match strangers.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let proves = Profile::named(profile).is_none_or(|make| make.authenticated);
    let todo = if proves {
        format!("ephor clock provision {event} {first}, or ephor clock key add {event} {first}")
    } else {
        format!("ephor clock key add {event} {first} --profile {profile} --address ADDRESS")
    };
    Some(format!(
        "clock {named}{more}: no key here, so nothing is heard of it and what it should show is said aloud\n  do: {todo}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_without_a_key_is_told_with_what_to_do() {
        let one = |table: u16, profile: &str| (TableId(table), ClockId(table + 10), profile.to_owned());
        assert_eq!(keyless(&[], "spring"), None);
        let told = keyless(&[one(2, "open"), one(3, "open")], "spring").unwrap_or_default();
        assert!(told.starts_with("clock 12 (table 2), 13 (table 3): no key here"), "{told}");
        assert!(
            told.ends_with("do: ephor clock provision spring 12, or ephor clock key add spring 12"),
            "{told}"
        );
        let told = keyless(&[one(2, "dgt3000-gateway")], "spring").unwrap_or_default();
        assert!(told.ends_with("key add spring 12 --profile dgt3000-gateway --address ADDRESS"), "{told}");
        let many: Vec<_> = (1..=40).map(|table| one(table, "open")).collect();
        let told = keyless(&many, "spring").unwrap_or_default();
        assert!(told.contains("16 (table 6) and 34 more:"), "{told}");
    }
}
