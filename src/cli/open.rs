//! `ephor open`: sit down at an event.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::domain::Role;
use crate::runtime::{Setup, run as run_console};
use crate::station::Station;

use super::event::EventFolder;
use super::screen::screens;
use super::{Console, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Sit down at an event

Several consoles may sit at one event on one machine, each under a name of its own; what one decides the others see \
at once.

Example:
  ephor open spring --station desk-2";

/// `ephor open`.
#[derive(Debug, clap::Args)]
pub struct OpenArgs {
    /// The event's folder, as `ephor init` made it
    pub event: PathBuf,
    /// The name of this console, which stands beside everything decided here
    #[arg(long, default_value = "desk", value_name = "NAME")]
    pub station: String,
    /// The office in which you act at this console
    #[arg(long, value_enum, default_value_t = Office::Judge)]
    pub role: Office,
}

/// An office at a console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Office {
    /// The word judge: queue, words, verdicts
    Judge,
    /// A referee: also rulings, and powers over clocks
    Referee,
    /// The head referee
    HeadReferee,
    /// The tournament director
    Director,
}

impl From<Office> for Role {
    fn from(office: Office) -> Self {
        match office {
            Office::Judge => Self::Judge,
            Office::Referee => Self::Referee,
            Office::HeadReferee => Self::HeadReferee,
            Office::Director => Self::Director,
        }
    }
}

pub(super) fn run(args: &OpenArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    opened.warn(console.err)?;
    let records = opened.records();
    // Clocks of the event have no keys yet: every order for one is an announcement.
    let mut station = Station::new(&args.station, opened.law, BTreeMap::new(), records).on_radio_duty();
    if let Some(broken) = &opened.broken {
        station.read_only(broken.to_string());
    }
    let role = args.role.into();
    let ui = screens(role, console.fancy);
    run_console(Setup { station, journal: Box::new(opened.journal), rehearsal: None, ui, role, pace: 1 })?;
    Ok(Exit::Yes)
}
