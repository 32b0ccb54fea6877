//! `ephor` alone and `ephor demo`: the simulated hall.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::domain::Role;
use crate::runtime::Setup;
use crate::sim::{Rehearsal, RehearsedScene};
use crate::tournament::LoadedRules;

use super::duplicate::Finder;
use super::office::Office;
use super::options::Folders;
use super::pairings::read_pairings;
use super::screen::{ScreenOptions, must_have_terminal, screens, sit, spoken};
use super::settings::{Settings, keeper};
use super::shelf::{Extent, Shelf};
use super::tour::TourArgs;
use super::{Console, Exit, Problem, tour};

/// The help in full.
pub(super) const ABOUT: &str = "The simulated hall, under a ruleset of your choice

Twelve tables play, clocks run, challenges come in; nothing is kept. `ephor` alone is the same under sss-2022. \
Words that no installed list decides go to the head referee, whose office you have unless you say otherwise. \
Under a regulation without clocks on the tables none stand there, and no slip comes from them by itself.

A scene brings the hall to just before a situation, at table 1, and leaves the rest to you; with --pace 20 a \
quarter of an hour of waiting is over in 45 seconds.

Examples:
  ephor demo --ruleset cas-2009 --scene third-cross
  ephor demo --ruleset pes-classic --scene latecomer --pace 20
  ephor demo --ruleset sss-2022 --scene flag-fall";

/// The regulation under which the hall plays where nobody names another.
const RULESET: &str = "sss-2022";

/// `ephor demo`.
#[derive(Debug, clap::Args)]
pub struct DemoArgs {
    /// The ruleset's id
    #[arg(long, short, default_value = RULESET, value_name = "ID")]
    pub ruleset: String,
    /// The office in which you act
    #[arg(long, value_enum, default_value_t = Office::HeadReferee)]
    pub role: Office,
    /// The situation to begin with, instead of the usual bustle
    #[arg(long, value_enum)]
    pub scene: Option<Situation>,
    /// How many times as fast as the clock on the wall the hall's time runs
    #[arg(long, default_value_t = 1, value_name = "TIMES", value_parser = clap::value_parser!(u16).range(1..=120))]
    pub pace: u16,
    /// How the screens look and sound.
    #[command(flatten)]
    pub screen: ScreenOptions,
    /// Whether the hall is explained.
    #[command(flatten)]
    pub tour: TourArgs,
}

/// A situation in the simulated hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Situation {
    /// One player has challenged twice without reason, and challenges again
    ThirdCross,
    /// A player has not come; the absent player's clock is soon to be started
    Latecomer,
    /// A flag has fallen; its player will pass, and challenge what the opponent plays
    FlagFall,
}

impl From<Situation> for RehearsedScene {
    fn from(situation: Situation) -> Self {
        match situation {
            Situation::ThirdCross => Self::ThirdCross,
            Situation::Latecomer => Self::Latecomer,
            Situation::FlagFall => Self::FlagFall,
        }
    }
}

impl Default for DemoArgs {
    fn default() -> Self {
        let (ruleset, screen) = (RULESET.to_owned(), ScreenOptions::default());
        let tour = TourArgs::default();
        Self { ruleset, role: Office::HeadReferee, scene: None, pace: 1, screen, tour }
    }
}

impl DemoArgs {
    /// The hall of `ephor` alone, on screens or in lines of text.
    pub(super) fn in_lines(plain: bool) -> Self {
        let usual = Self::default();
        Self { screen: ScreenOptions { plain, ..usual.screen.clone() }, ..usual }
    }
}

pub(super) fn run(
    args: &DemoArgs,
    folders: &Folders,
    settings: &Settings,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (_, law) =
        Shelf::open_for(folders, &args.ruleset, &BTreeMap::new(), None, Extent::Language, console.err)?;
    let lines = args.screen.lines()?;
    if lines.is_none() {
        must_have_terminal(console)?;
    }
    let now = (console.now)();
    let make_law: Arc<dyn Fn() -> LoadedRules> = Arc::new(move || law.clone());
    let (rehearsal, station, journal) = match args.scene {
        None => Rehearsal::new(Rehearsal::NEWCOMER, now, &make_law),
        Some(scene) => Rehearsal::of(scene.into(), now, &make_law),
    };
    let role: Role = args.role.into();
    let mut ui = screens(role, &args.screen, settings, console);
    if args.tour.tour && lines.is_none() {
        ui = ui.touring(args.pace);
        tour::seen();
    }
    let setup = Setup {
        station,
        journal: Box::new(journal),
        rehearsal: Some(rehearsal),
        folder: None,
        time: None,
        pins: None,
        signer: None,
        ui: spoken(ui, lines.is_some()),
        role,
        player: args.screen.player(settings),
        preferences: Some(keeper()),
        pace: args.pace,
        pairings: read_pairings,
        best: Some(Box::new(Finder::default())),
    };
    sit(setup, lines, console)?;
    Ok(Exit::Yes)
}
