//! `ephor round`: starts the next round.

use std::path::PathBuf;

use crate::domain::{Actor, At, Millis, Role, Round, TableId};
use crate::journal::Journal as _;
use crate::rules::{LateBase, TimeMode};
use crate::station::Station;
use crate::tournament::{Command, Pairing, RoundCommand, StartRound};

use super::csv::{Seat, Sheet};
use super::head::Head;
use super::init::give;
use super::options::moment;
use super::pin::must_open;
use super::sign::end_of_round;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Start the next round of an event with its pairings

The file has one game a line: table, first player, second player, spelt as they were entered. Whoever has no opponent \
has a dash for the second player: a bye, or a seat where everybody plays alone. A console that is open on the event \
sees the round at once. It does not begin while a slip or a claim is undecided, a game has no result, or a duty is \
left that was due before it, or while it is paired otherwise than the regulation wants (the same two again, somebody \
left out); --anyway says why it begins all the same, and the journal keeps what was left.

Examples:
  ephor round spring round-1.csv
  ephor round spring round-7.csv --last --bye \"Anna Nová\" --drawn-at 2026-11-21T13:40:00+01:00";

/// `ephor round`.
#[derive(Debug, clap::Args)]
pub struct RoundArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The pairings, as CSV: table, a, b
    pub pairings: PathBuf,
    /// A file with the director's PIN in its first line, where that office has one; without this, you are asked
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    /// A player without an opponent; may be given several times
    #[arg(long, value_name = "NAME")]
    pub bye: Vec<String>,
    /// A player who is late, or comes back later, and misses the round; may be given several times
    #[arg(long, value_name = "NAME")]
    pub missed: Vec<String>,
    /// A table under permanent supervision; may be given several times
    #[arg(long, value_name = "TABLE")]
    pub supervised: Vec<u16>,
    /// The round's time in seconds, where it is another than the ruleset's
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=86_400))]
    pub session: Option<i64>,
    /// It is the event's last round
    #[arg(long)]
    pub last: bool,
    /// Why it begins although something before it is not finished, or it is paired otherwise than it should be
    #[arg(long, value_name = "REASON")]
    pub anyway: Option<String>,
    /// When the pairing was drawn and published, where lateness is counted from it; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub drawn_at: Option<At>,
    /// What lateness is counted from in this round, where the ruleset leaves a choice
    #[arg(long, value_name = "BASE", value_parser = late_base)]
    pub late_base: Option<LateBase>,
    /// When it starts, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
}

/// Reads `pairing` or `play_start`.
fn late_base(text: &str) -> Result<LateBase, String> {
    match text {
        "pairing" => Ok(LateBase::Pairing),
        "play_start" => Ok(LateBase::PlayStart),
        _ => Err("write pairing or play_start".to_owned()),
    }
}

pub(super) fn run(args: &RoundArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let seats = Sheet::open(&args.pairings)?.pairings()?;
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    must_open(&folder, Role::Director, args.pin_file.as_deref(), console)?;
    let (event, mut journal) = EventFolder::edit(&args.event)?;
    event.warn(console.err)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let alone = event.law.ruleset.time.mode.value == TimeMode::CentralRound;
    let (mut pairings, mut byes) = (Vec::<Pairing>::new(), args.bye.clone());
    for seat in seats {
        match seat {
            Seat::Game(pairing) if pairing.b.is_empty() && !alone => byes.push(pairing.a),
            Seat::Game(pairing) => pairings.push(pairing),
            Seat::Alone(player) if alone => {
                let what = format!("{player} has no table");
                return Err(Problem::told(
                    what,
                    "everybody sits at a table of his own here: write its number",
                ));
            }
            Seat::Alone(player) => byes.push(player),
        }
    }
    let (games, without) = (pairings.len(), byes.len());
    let records = event.records();
    let mut station = Station::new("round", event.law, std::collections::BTreeMap::new(), records);
    let round = Round(station.state().round.0 + 1);
    let by = Actor::new(Role::Director, "round");
    let now = args.at.unwrap_or_else(console.now);
    let command = Command::Round(RoundCommand::StartRound(StartRound {
        round,
        pairings,
        drawn_at: args.drawn_at,
        late_base: args.late_base,
        byes,
        missed: args.missed.clone(),
        supervised: args.supervised.iter().copied().map(TableId).collect(),
        session: args.session.map(Millis::secs),
        last: args.last,
        anyway: args.anyway.clone(),
    }));
    give(&mut station, &mut journal, now, by.clone(), command)?;
    if round.0 > 1 {
        end_of_round(&mut station, &mut journal, (now, by), console.err)?;
    }
    let values = [("round", round.0.into()), ("games", games.into()), ("byes", without.into())];
    writeln!(console.out, "{}", console.locale.with("round-told", &values))?;
    Head::from(journal.verified()).below(console)?;
    Ok(Exit::Yes)
}
