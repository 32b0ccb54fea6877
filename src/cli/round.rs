//! `ephor round`: starts the next round.

use std::path::PathBuf;

use crate::domain::{Actor, At, Role, Round};
use crate::station::Station;
use crate::tournament::Command;

use super::args::moment;
use super::csv::pairings;
use super::init::give;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Start the next round of an event with its pairings

The file has one game a line: table, first player, second player, spelt as they were entered. A console that is \
open on the event sees the round at once.

Example:
  ephor round spring round-1.csv";

/// `ephor round`.
#[derive(Debug, clap::Args)]
pub struct RoundArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The pairings, as CSV: table, a, b
    pub pairings: PathBuf,
    /// When it starts, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
}

pub(super) fn run(args: &RoundArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let pairings = pairings(&args.pairings)?;
    let games = pairings.len();
    let mut event = EventFolder::open(&args.event)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let records = event.records();
    let mut station = Station::new("round", event.law, std::collections::BTreeMap::new(), records);
    let round = Round(station.state().round.0 + 1);
    let by = Actor::new(Role::Director, "round");
    let now = args.at.unwrap_or_else(console.now);
    give(&mut station, &mut event.journal, now, by, Command::StartRound { round, pairings })?;
    writeln!(console.out, "round {round}: {games} games")?;
    Ok(Exit::Yes)
}
