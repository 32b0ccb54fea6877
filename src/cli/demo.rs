//! `ephor` alone and `ephor demo`: the simulated hall. It begins with a tour by itself the first time, and else where
//! it is asked for.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use etcetera::BaseStrategy as _;

use crate::domain::Role;
use crate::runtime::Setup;
use crate::sim::{Rehearsal, RehearsedScene};
use crate::tournament::LoadedRules;

use super::config::keeper;
use super::duplicate::MoveFinder;
use super::office::Office;
use super::options::Folders;
use super::pairings::read_pairings;
use super::screen::{ScreenOptions, must_have_terminal, screens, sit, spoken};
use super::settings::ConsoleSettings;
use super::shelf::{Extent, Shelf};
use super::{Console, Exit, Problem};

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
    settings: &ConsoleSettings,
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
        seen();
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
        best: Some(Box::new(MoveFinder::default())),
    };
    sit(setup, lines, console)?;
    Ok(Exit::Yes)
}

/// Whether somebody wants to be shown around.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct TourArgs {
    /// Begin with the tour of one minute: what the screens show, and the first keys
    #[arg(long, conflicts_with = "no_tour")]
    pub tour: bool,
    /// Begin without the tour, also the first time
    #[arg(long)]
    pub no_tour: bool,
}

impl TourArgs {
    /// The same, with the tour for somebody who has not been shown it on this machine.
    pub(super) fn of_a_newcomer(self) -> Self {
        let seen = || mark().is_none_or(|mark| mark.exists());
        Self { tour: self.tour || !self.no_tour && !seen(), ..self }
    }

    /// Refuses it before a command.
    pub(super) fn must_not_be(self) -> Result<(), Problem> {
        if self.tour || self.no_tour {
            let instead = "leave it out, or write it behind `demo`";
            return Err(Problem::told("--tour and --no-tour are for the simulated hall", instead));
        }
        Ok(())
    }
}

/// Where it is noted that the tour was shown, in the folder where programs keep what they go on from.
fn mark() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.state_dir().unwrap_or_else(|| base.data_dir()).join("ephor/tour.seen"))
}

/// Notes that the tour was shown. Where nothing can be written it comes again.
pub(super) fn seen() {
    if let Some(mark) = mark() {
        let _ = note(&mark);
    }
}

fn note(mark: &Path) -> io::Result<()> {
    if let Some(folder) = mark.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(mark, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_noted_where_that_is_possible_and_nothing_is_written_elsewhere() {
        let place = tempfile::tempdir().expect("a folder");
        let mark = place.path().join("state/ephor/tour.seen");
        note(&mark).expect("room");
        note(&mark).expect("twice is as good as once");
        assert!(mark.is_file());
        // What is in the way of a folder stays as it is.
        let blocked = place.path().join("file");
        fs::write(&blocked, "mine").expect("written");
        assert!(note(&blocked.join("ephor/tour.seen")).is_err());
        assert_eq!(fs::read_to_string(&blocked).expect("a text"), "mine");
    }

    #[test]
    fn it_is_only_asked_for_in_the_simulated_hall() {
        assert!(TourArgs::default().must_not_be().is_ok());
        let asked = TourArgs { tour: true, no_tour: false };
        assert!(asked.must_not_be().is_err() && asked.of_a_newcomer().tour);
        let never = TourArgs { tour: false, no_tour: true };
        assert!(never.must_not_be().is_err() && !never.of_a_newcomer().tour);
    }
}
