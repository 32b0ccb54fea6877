//! `ephor duplicate gcg` and `ephor duplicate master`: a game as a file of other programs, and their move brought in.

use std::path::PathBuf;

use crate::cli::event::give;
use crate::cli::office::{COMMANDS, must_open};
use crate::domain::{Actor, Role, Round};
use crate::exchange::{GcgMove, gcg, gcg_moves};
use crate::report::duplicate::write_move;
use crate::station::Station;
use crate::tournament::desk::{BoardAndTiles, without};
use crate::tournament::{ChooseMaster, Command, DuplicateCommand, DuplicateGame, FoundBy};

use super::super::{Console, EventFolder, Exit, Problem, files};

pub(in crate::cli) const GCG: &str = "Write a duplicate game as GCG, for Quackle and others

The moves that were laid, with the racks that they were laid from, go to standard output: a small letter is a blank, a \
full stop a letter that lay there already. Without --game the last one is written.

Example:
  ephor duplicate gcg spring --game 2 > game-2.gcg";

pub(in crate::cli) const MASTER: &str = "Announce the best move that another program gives

The file (GCG) must be of the game: what it has before its last move lies on the board. Its last move is checked \
against the letters and the board of the draw that is under way, scored, and announced; a score that is another one \
than the file's is named. What may be announced when is as on the screen.

Example:
  ephor duplicate master spring quackle.gcg --program \"Quackle 1.0.4\"";

/// `ephor duplicate gcg`.
#[derive(Debug, clap::Args)]
pub struct GcgArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The game: the round of the event; the last one if left out
    #[arg(long, value_name = "ROUND")]
    pub game: Option<u16>,
}

/// `ephor duplicate master`.
#[derive(Debug, clap::Args)]
pub struct MasterArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The file that the other program has written
    pub file: PathBuf,
    /// The program and its version, for the journal
    #[arg(long, value_name = "NAME", default_value = "Quackle")]
    pub program: String,
    /// Why, where a slip scores more, or where another move was announced
    #[arg(long, value_name = "REASON")]
    pub reason: Option<String>,
    /// A file with the referee's PIN in its first line, where that office has one; without this, you are asked
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
}

pub(super) fn export(args: &GcgArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let event = EventFolder::open(&args.event)?;
    event.warn(console.err)?;
    let records = event.records();
    let station = Station::new("gcg", event.law, std::collections::BTreeMap::new(), records);
    let state = station.state();
    let round = args.game.map_or(state.round, Round);
    let game = state.duplicates.get(&round).ok_or_else(|| {
        let what = format!("no duplicate game of round {round} was played from the console");
        Problem::told(what, "name another one with --game")
    })?;
    let name = state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    write!(console.out, "{}", gcg(station.law(), &format!("{name} {round}"), game))?;
    Ok(Exit::Yes)
}

/// Whether a file is of the draw under way: what it has before its last move lies on the board, and that is made with
/// the letters that were drawn. The line that says otherwise, and what is wrong there.
fn is_of_this_draw(
    moves: &[GcgMove],
    game: &DuplicateGame,
    desk: &BoardAndTiles,
) -> Result<(), (usize, String)> {
    let Some((last, before)) = moves.split_last() else { return Ok(()) };
    if let Some(other) = before.iter().find(|it| !it.lies_on(desk)) {
        return Err((other.line, format!("{} does not lie on the board of the game", other.word)));
    }
    match game.last() {
        Some(draw) if without(draw.rack.chars().collect(), &last.rack) != (Vec::new(), Vec::new()) => {
            Err((last.line, format!("its letters are {}, those of the draw {}", last.rack, draw.rack)))
        }
        Some(_) | None => Ok(()),
    }
}

/// A game of GCG: UTF-8, or what GCG is written in where it does not say so.
fn latin_or_utf8(bytes: &[u8]) -> String {
    let latin = || encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned();
    files::decoded(bytes.to_vec()).unwrap_or_else(latin)
}

pub(super) fn master(args: &MasterArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let bytes = files::read(&args.file, files::TEXT).map_err(|error| Problem::file(&args.file, &error))?;
    let text = latin_or_utf8(&bytes);
    let name = args.file.display();
    let moves = gcg_moves(&text).map_err(|problem| {
        Problem::told(format!("{name}: {problem}"), "put the line right; nothing was done")
    })?;
    let last = moves.last().ok_or_else(|| {
        Problem::told(format!("{name}: there is no move in it"), "name a game of GCG; nothing was done")
    })?;
    must_open(&EventFolder::at(&args.event), Role::Referee, COMMANDS, args.pin_file.as_deref(), console)?;
    let (event, mut journal) = EventFolder::edit(&args.event, console.locale)?;
    event.warn(console.err)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let records = event.records();
    let mut station = Station::new("gcg", event.law, std::collections::BTreeMap::new(), records);
    let game = station.state().duplicate().cloned().unwrap_or_else(DuplicateGame::default);
    let before = game.draws.len().saturating_sub(1);
    let desk = BoardAndTiles::at(station.law(), &game, before)
        .ok_or_else(|| Problem::told("the tiles have more letters than a board can tell apart", ""))?;
    is_of_this_draw(&moves, &game, &desk).map_err(|(line, what)| {
        Problem::told(format!("{name}, line {line}: {what}"), "name the file of this game; nothing was done")
    })?;
    let (play, said) = (last.play(&desk), last.score);
    let found_by = FoundBy { program: args.program.clone(), list: None, digest: None, ties: None };
    let command = ChooseMaster { play: play.clone(), found_by, reason: args.reason.clone() };
    let by = Actor::new(Role::Referee, "gcg");
    let now = (console.now)();
    give(&mut station, &mut journal, now, by, Command::Duplicate(DuplicateCommand::ChooseMaster(command)))?;
    let laid = station.state().duplicate().and_then(|game| game.last()?.master.clone());
    let Some(laid) = laid else { return Ok(Exit::Failed) };
    if laid.score != said {
        let line = last.line;
        writeln!(
            console.err,
            "warning: {name}, line {line}: it says {said} points, the board gives {}\n  → the board's count",
            laid.score
        )?;
    }
    writeln!(console.out, "{}  {}", write_move(console.locale, &laid.play), laid.score)?;
    Ok(Exit::Yes)
}
