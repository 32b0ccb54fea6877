//! `ephor kiosk`: a locked screen at which the players look their challenged words up.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;

use crate::domain::{Millis, Role};
use crate::locale::Locale;
use crate::runtime::{KeepsTime, Pins, Setup, SoundPlayer, UNLOCKING, run as run_console};
use crate::tui::{Kiosk, NotForPlayers, Palette, Terms};

use super::event::EventFolder;
use super::hall_time::TimeOf;
use super::pairings::read_pairings;
use super::pins::PinsOf;
use super::problem::FileFault;
use super::screen::must_have_terminal;
use super::settings::ConsoleSettings;
use super::sign::station as named;
use super::{Console, Exit, Origin, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Let the players look their challenged words up at a locked screen

For regulations that let them: SAMOOBSLUHA (ČAS), Computerschiedsrichter (TSO), El Siño (SSS). Beside `ephor open`, on \
the same machine and at the same event, or alone. It asks for the table, who challenges, how many words there are, and \
the words; each of the two says that they are right; then one verdict is told, in the regulation's words, and the \
screen clears itself after ten seconds. What nobody goes on with is cleared after fifteen. The slip stands in the \
event's journal like one from the desk, with what follows; what a clock must show is brought there by the console that \
has the radio, and without one is said aloud at the desk. A word that no list decides stays with the referee.

The players see nothing else and cannot leave: F10 asks for the PIN of the head referee or the director, which ends \
it. Without such a PIN no kiosk starts (`ephor office pin`). Keys, pasted text, the mouse and signals from the \
keyboard end nothing; the system's wish that it ends (SIGTERM) and a closed terminal do. Give several kiosks names \
of their own (--station). Its language is the regulation's unless --lang says otherwise.

Examples:
  ephor office pin spring head-referee
  ephor kiosk spring
  ephor kiosk spring --station kiosk-2 --tables 9-16,20";

/// `ephor kiosk`.
#[derive(Debug, clap::Args)]
pub struct KioskArgs {
    /// The event's folder, as `ephor init` made it
    pub event: PathBuf,
    /// The tables that it serves: 1-8, or 1-8,12; without this, all
    #[arg(long, value_name = "TABLES", value_parser = tables)]
    pub tables: Option<Tables>,
    /// For so many minutes a word that was looked up at a table is not looked up there again; 0 for no wait
    #[arg(long, value_name = "MINUTES", default_value_t = 10, value_parser = clap::value_parser!(u16).range(..=600))]
    pub again_after: u16,
    /// The name of this kiosk, which stands beside everything decided here
    #[arg(long, default_value = "kiosk", value_name = "NAME")]
    pub station: String,
    /// The colours: for dark or white terminals, in high contrast, or for eyes that do not tell green from red
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Palette::ALL.map(Palette::name)))]
    pub theme: Option<String>,
}

/// The tables of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables(Vec<RangeInclusive<u16>>);

/// Reads `1-8,12`.
fn tables(text: &str) -> Result<Tables, String> {
    let wrong = |part: &str| format!("“{part}” names no tables; write them as 1-8 or 1-8,12");
    let number = |digits: &str, part: &str| match digits.trim().parse::<u16>() {
        Ok(0) | Err(_) => Err(wrong(part)),
        Ok(number) => Ok(number),
    };
    let range = |part: &str| {
        let (from, to) = part.split_once(['-', '–']).unwrap_or((part, part));
        let (from, to) = (number(from, part)?, number(to, part)?);
        if from <= to { Ok(from..=to) } else { Err(wrong(part)) }
    };
    Ok(Tables(text.split(',').map(range).collect::<Result<_, _>>()?))
}

pub(super) fn run(
    args: &KioskArgs,
    settings: &ConsoleSettings,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let name = named(&args.station)?;
    let (station, journal) = EventFolder::station(&args.event, &name, BTreeMap::new(), console)?;
    let law = station.law();
    let chosen = station.state().systems();
    let terms = Terms::of(law, chosen).map_err(|why| not_for_players(&law.ruleset.identity.id, &why))?;
    let have = folder.offices_with_pins()?;
    if !UNLOCKING.iter().any(|office| have.contains(office)) {
        let event = args.event.display();
        let command = format!("ephor office pin {event} head-referee");
        return Err(Problem::told(
            console.locale.say("kiosk-needs-pin"),
            console.locale.with("kiosk-needs-pin-do", &[("command", (&command).into())]),
        ));
    }
    must_have_terminal(console)?;
    let own = Locale::named(&law.ruleset.identity.language).filter(|_| console.language != Origin::Option);
    let palette = args.theme.as_deref().and_then(Palette::named).unwrap_or_else(|| settings.palette());
    let terms = terms
        .at_tables(args.tables.clone().map(|tables| tables.0).unwrap_or_default())
        .again_after(Millis::secs(i64::from(args.again_after) * 60));
    let ui = Kiosk::new(own.unwrap_or(console.locale), console.fancy, palette, terms);
    run_console(Setup {
        station,
        journal: Box::new(journal),
        rehearsal: None,
        folder: None,
        time: Some(Box::new(TimeOf::new(folder.clone())) as Box<dyn KeepsTime>),
        pins: Some(Box::new(PinsOf(folder, name)) as Box<dyn Pins>),
        ui: Box::new(ui),
        signer: None,
        role: Role::Players,
        player: SoundPlayer::silent().with_bell(false),
        preferences: None,
        pace: 1,
        pairings: read_pairings,
        best: None,
    })?;
    Ok(Exit::Yes)
}

/// Why the players look nothing up themselves, with whoever does.
fn not_for_players(ruleset: &str, why: &NotForPlayers) -> Problem {
    match why {
        NotForPlayers::Regulation(systems) if systems.is_empty() => {
            FileFault::new("kiosk-nobody").at(ruleset, "kiosk-nobody-do")
        }
        NotForPlayers::Regulation(systems) => {
            let named = systems.iter().map(|(name, _, cite)| format!("{name} ({cite})"));
            FileFault::new("kiosk-others").value("systems", &join(named)).at(ruleset, "kiosk-nobody-do")
        }
        NotForPlayers::NotChosen(systems) => {
            let named = systems.iter().map(|(name, cite)| format!("{name} ({cite})"));
            FileFault::new("kiosk-not-chosen")
                .value("systems", &join(named))
                .at(ruleset, "kiosk-not-chosen-do")
        }
    }
}

fn join(named: impl Iterator<Item = String>) -> String {
    named.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_ranges_and_numbers() {
        assert_eq!(tables("1-8,12"), Ok(Tables(vec![1..=8, 12..=12])));
        assert_eq!(tables(" 3 – 4 "), Ok(Tables(vec![3..=4])));
        for wrong in ["", "0", "8-1", "a", "1-", "1,,2", "70000"] {
            assert!(tables(wrong).is_err(), "{wrong}");
        }
    }
}
