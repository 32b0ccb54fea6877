//! `ephor board`: a second screen for the hall's projector.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;

use crate::domain::Millis;
use crate::runtime::{BoardSetup, run_board};
use crate::tui::{BoardOptions, BoardPage, Palette, ProjectorBoard};

use super::event::EventFolder;
use super::screen::must_have_terminal;
use super::settings::ConsoleSettings;
use super::{Console, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Show the hall what it may know, on a second screen

For a projector, beside `ephor open` on the same machine. It only reads the event, and follows what the consoles \
write within a second; it needs no right to write there. Make the letters of its terminal as large as the projector \
needs.

It shows the round and its time, every table and how it stands, the decisions that were announced, the pairings and \
the standings, and turns the pages by itself. Words of a challenge are shown only where the regulation tells each \
word's verdict and keeps nothing of it from others. The players' clocks are not shown: their times come by radio to a \
console and are in no journal. In duplicate the countdown fills the screen, no name stands beside a seat, and points \
are shown once the game is over.

Keys: the arrows and Space turn the pages, q or Esc leaves, Alt-8 goes on to the next colours.

Examples:
  ephor board spring
  ephor board spring --what pairings --page 20";

/// `ephor board`.
#[derive(Debug, clap::Args)]
pub struct BoardArgs {
    /// The event's folder, as `ephor init` made it
    pub event: PathBuf,
    /// Show only this; without it, what the round is just about
    #[arg(long, value_enum)]
    pub what: Option<BoardContent>,
    /// How long a page stays, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 12, value_parser = clap::value_parser!(u16).range(3..=600))]
    pub page: u16,
    /// The colours: for dark or white terminals, in high contrast, or for eyes that do not tell green from red
    ///
    /// Without this option: the theme of `ephor config`, else dark. On the screens Alt-8 goes on to the next.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Palette::ALL.map(Palette::name)))]
    pub theme: Option<String>,
}

/// What a board is asked to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum BoardContent {
    /// The time of the round, and how every table stands
    Clocks,
    /// Who plays whom, at which table
    Pairings,
    /// The standings
    Standings,
    /// The countdown for everybody
    Duplicate,
}

impl From<BoardContent> for BoardPage {
    fn from(what: BoardContent) -> Self {
        match what {
            BoardContent::Clocks => Self::Clocks,
            BoardContent::Pairings => Self::Pairings,
            BoardContent::Standings => Self::Standings,
            BoardContent::Duplicate => Self::Countdown,
        }
    }
}

pub(super) fn run(
    args: &BoardArgs,
    settings: &ConsoleSettings,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let (station, journal) = EventFolder::followed(&args.event, "board", console.err)?;
    match (args.what, station.is_duplicate()) {
        (Some(BoardContent::Duplicate), false) => {
            return Err(Problem::told(
                format!(
                    "{} has no countdown for everybody: its regulation is no duplicate",
                    args.event.display()
                ),
                "leave --what out, or ask for clocks, pairings or standings",
            ));
        }
        (Some(BoardContent::Pairings), true) => {
            return Err(Problem::told(
                "in duplicate who sits where is the arbiter's, and nobody is paired".to_owned(),
                "leave --what out, or ask for duplicate, clocks or standings",
            ));
        }
        _ => {}
    }
    must_have_terminal(console)?;
    let palette = args.theme.as_deref().and_then(Palette::named).unwrap_or_else(|| settings.palette());
    let board = ProjectorBoard::new(
        console.locale,
        BoardOptions {
            colour: console.fancy,
            palette,
            only: args.what.map(BoardPage::from),
            page: Millis::secs(i64::from(args.page)),
            keys: settings.keys(),
        },
        (console.now)(),
    );
    run_board(BoardSetup { station, journal, board })?;
    Ok(Exit::Yes)
}
