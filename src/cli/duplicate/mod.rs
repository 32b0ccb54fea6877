//! `ephor duplicate`: reads positions line by line and says the best moves of each; exports games as other programs
//! write them.

mod game;
mod source;

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde::Serialize;

use crate::engine::{Bag, Position, Scored, Searcher};
use crate::lexicon::seen;
use crate::runtime::Watch;

use super::lines::read_line;
use super::options::Folders;
use super::{Console, Exit, Problem, Shelf, files};

use self::source::Spelling;
use source::WordSource;

pub(super) use source::MoveFinder;

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
pub enum DuplicateSubcommand {
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
    command: &DuplicateSubcommand,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    match command {
        DuplicateSubcommand::Best(args) => best(args, folders, console),
        DuplicateSubcommand::Gcg(args) => game::export(args, console),
        DuplicateSubcommand::Master(args) => game::master(args, console),
    }
}

fn best(args: &BestArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let source = WordSource::open(&args.list, &shelf)?;
    // The tiles are read first: to make an index takes a while.
    let tiles = source::Tiles::open(&args.tiles, &shelf)?;
    let index = source::index(&source, console.err)?;
    let (bag, spelling) = source::bag(&tiles, &source, &index, console.err)?;
    let foreign =
        || Problem::told(format!("{} and its index have other letters", source.name), "remove the index");
    let searcher = Searcher::new(&index, &bag).ok_or_else(foreign)?;
    let mut lines = PositionLines::open(&args.positions, console.input)?;
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
        let answer =
            PositionAnswer { name: &position.name, moves: shown, micros, bag: &bag, spelling: &spelling };
        if args.json { answer.json(console.out)? } else { answer.lines(console.out)? }
    }
    Ok(if sound { Exit::Yes } else { Exit::Failed })
}

/// The longest line of a position, in bytes: every square and tile with room for a long name.
const LONGEST: usize = 4096;

/// Lines, and where they are from.
struct PositionLines<'a> {
    name: String,
    number: usize,
    input: Box<dyn BufRead + 'a>,
}

/// A line that is a position, or should be.
struct PositionLine {
    place: String,
    text: String,
    cut: bool,
}

impl<'a> PositionLines<'a> {
    /// The lines of a file; - for standard input.
    fn open(path: &Path, input: &'a mut dyn BufRead) -> Result<Self, Problem> {
        if path.as_os_str() == "-" {
            return Ok(Self { name: "standard input".to_owned(), number: 0, input: Box::new(input) });
        }
        let file = files::open(path).map_err(|error| Problem::file(path, &error))?;
        let name = path.display().to_string();
        Ok(Self { name, number: 0, input: Box::new(BufReader::new(file)) })
    }

    /// The next line that is not empty.
    fn next(&mut self) -> Result<Option<PositionLine>, Problem> {
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let read = read_line(&mut *self.input, &mut bytes, LONGEST);
            if read.map_err(|error| Problem::file(Path::new(&self.name), &error))? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let place = format!("{}:{}", self.name, self.number);
            let cut = bytes.len() > LONGEST;
            let text = String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
            let text = text.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
            if !text.trim().is_empty() && !text.starts_with('#') {
                return Ok(Some(PositionLine { place, text: text.to_owned(), cut }));
            }
        }
    }
}

impl PositionLine {
    /// The position of a line, in the list's letters.
    fn position(&self, bag: &Bag, spelling: &Spelling) -> Result<Position, Problem> {
        let Self { place, text, cut } = self;
        if *cut {
            let what = format!("{place}: the line is longer than {LONGEST} bytes");
            return Err(Problem::told(what, "write one position a line"));
        }
        // Its name is nobody's word.
        let (name, rest) = text.split_once('\t').unwrap_or((text, ""));
        let behind = spelling.read(rest);
        let line = if rest.is_empty() { name.to_owned() } else { format!("{name}\t{behind}") };
        Position::read(&line, bag).map_err(|problem| {
            let what = format!("{place}, position {}: {}", seen(name), spelling.out(&problem.to_string()));
            Problem::told(what, "put the line right: `ephor duplicate best --help` says what is in it")
        })
    }
}

/// The moves of a position, in their order.
struct PositionAnswer<'a> {
    name: &'a str,
    moves: &'a [Scored],
    micros: u128,
    bag: &'a Bag,
    spelling: &'a Spelling,
}

/// The answer to a program.
#[derive(Serialize)]
struct PositionJson<'a> {
    id: &'a str,
    /// Nothing where no move is possible.
    score: Option<u16>,
    moves: Vec<Play>,
    micros: u128,
}

#[derive(Serialize)]
struct Play {
    square: String,
    direction: String,
    word: String,
    score: u16,
}

impl PositionAnswer<'_> {
    fn word(&self, found: &Scored) -> String {
        self.spelling.out(&found.play.word.written(self.bag.letters()))
    }

    /// A line for each move; one with - where there is none.
    fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { name, moves, micros, .. } = self;
        if moves.is_empty() {
            writeln!(out, "{name}\t-\t-\t-\t-\t{micros}")?;
        }
        for found in *moves {
            let (square, direction) = (found.play.square, found.play.direction);
            writeln!(out, "{name}\t{}\t{square}\t{direction}\t{}\t{micros}", found.score, self.word(found))?;
        }
        Ok(())
    }

    /// A JSON object on a line.
    fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        let play = |found: &Scored| Play {
            square: found.play.square.to_string(),
            direction: found.play.direction.to_string(),
            word: self.word(found),
            score: found.score,
        };
        let said = PositionJson {
            id: self.name,
            score: self.moves.first().map(|best| best.score),
            moves: self.moves.iter().map(play).collect(),
            micros: self.micros,
        };
        serde_json::to_writer(&mut *out, &said)?;
        writeln!(out)
    }
}
