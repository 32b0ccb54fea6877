//! `ephor duplicate`: the best moves of positions, games as other programs write them.

mod answer;
mod finder;
mod game;
mod kept;
mod read;
mod source;
mod spelled;

use std::path::PathBuf;

use clap::Subcommand;

use crate::engine::{Scored, Searcher};
use crate::runtime::Watch;

use super::options::Folders;
use super::{Console, Exit, Problem, Shelf};

pub(super) use finder::Finder;

use answer::Answer;
use read::Lines;
use source::Source;

pub(super) const BEST: &str = "Find the highest-scoring moves of positions

A position is a line: its name, how many blanks are on the rack, how many tiles lie on the board, the fifteen rows of \
the board with / between them (. for an empty square, a small letter for a blank), and the rack (? for a blank), with \
tabs between. The answer is a line for each: name, score, square of the first letter, across or down, the main word \
with small letters for blanks, and how many microseconds it took, with tabs between; - where no move is possible. \
Columns are A to O from the left, rows 1 to 15 from the top.

Of moves with the same score the first is that which takes fewer blanks from the rack; then across before down; then \
row by row from the top, each from the left; then by the word, letter by letter in the order of their code points; \
then the one whose first blank comes later.

The tiles are a set that ephor knows (el104), or a file with a line for each letter: the letter, what it scores, how \
many there are; a line for ? says how many blanks, else there are two; of a letter with the number 0 there is no \
tile, and a blank may be it. Where the file has as many letters as the language, A B C and so on, and the list has \
none of them, they stand for the language's letters in their order.

What a search needs of a list is made once and kept beside the list, for a list that is built in with the other data \
that can be made again (~/.cache/ephor on Linux, %LOCALAPPDATA%\\ephor on Windows); what is kept is proved each \
time it is read.

Exit status 2 if a position cannot be used: it is named, and the others are answered.

Examples:
  ephor duplicate best --list el-hunspell --tiles el104 --positions game.txt
  ephor duplicate best --list words.fst --tiles tiles.txt --all-top < game.txt
  ephor duplicate best --list sk-hunspell --tiles sk112 --positions game.txt --all --json";

/// What about duplicate.
#[derive(Debug, Subcommand)]
pub enum DuplicateCommand {
    /// Find the highest-scoring moves of positions
    #[command(long_about = BEST)]
    Best(BestArgs),
    /// Write a game as GCG, for Quackle and others
    #[command(long_about = game::GCG)]
    Gcg(game::GcgArgs),
    /// Announce the best move that another program gives
    #[command(long_about = game::MASTER)]
    Master(game::MasterArgs),
}

/// `ephor duplicate best`.
#[derive(Debug, clap::Args)]
pub struct BestArgs {
    /// The list: its id, or the file of its set
    #[arg(long, value_name = "FST-OR-ID")]
    pub list: String,
    /// The tiles: a file of them, or the id of a tile set
    #[arg(long, value_name = "TILES-FILE")]
    pub tiles: String,
    /// The positions; - for standard input
    #[arg(long, value_name = "FILE", default_value = "-")]
    pub positions: PathBuf,
    /// All moves that share the highest score, a line each
    #[arg(long, conflicts_with = "all")]
    pub all_top: bool,
    /// All moves, a line each
    #[arg(long)]
    pub all: bool,
    /// A JSON object a position instead of lines
    #[arg(long)]
    pub json: bool,
}

pub(super) fn run(
    command: &DuplicateCommand,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    match command {
        DuplicateCommand::Best(args) => best(args, folders, console),
        DuplicateCommand::Gcg(args) => game::export(args, console),
        DuplicateCommand::Master(args) => game::master(args, console),
    }
}

fn best(args: &BestArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let source = Source::open(&args.list, &shelf)?;
    // The tiles are read first: to make an index takes a while.
    let tiles = source::Tiles::open(&args.tiles, &shelf)?;
    let index = kept::index(&source, console.err)?;
    let (bag, spelling) = spelled::bag(&tiles, &source, &index, console.err)?;
    let foreign =
        || Problem::told(format!("{} and its index have other letters", source.name), "remove the index");
    let searcher = Searcher::new(&index, &bag).ok_or_else(foreign)?;
    let mut lines = Lines::open(&args.positions, console.input)?;
    let mut sound = true;
    while let Some(line) = lines.next()? {
        let position = match line.position(&bag, &spelling) {
            Ok(position) => position,
            Err(problem) => {
                sound = false;
                console.err.write_all(problem.rendered(console.locale, console.fancy).as_bytes())?;
                continue;
            }
        };
        let watch = Watch::started();
        let moves: Vec<Scored> = if args.all {
            searcher.all(&position.board, &position.rack)
        } else {
            searcher.best(&position.board, &position.rack).moves
        };
        let micros = watch.micros();
        let shown = if args.all || args.all_top { &moves[..] } else { &moves[..moves.len().min(1)] };
        let answer = Answer { name: &position.name, moves: shown, micros, bag: &bag, spelling: &spelling };
        if args.json { answer.json(console.out)? } else { answer.lines(console.out)? }
    }
    Ok(if sound { Exit::Yes } else { Exit::Failed })
}
