//! `ephor exec`: commands in, events out, JSON Lines. Whatever a console can do, this can.

mod line;
mod session;
mod strict;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::domain::Role;

use super::lines::read_line;
use super::office::Office;
use super::options::Folders;
use super::pin::{COMMANDS, must_open};
use super::schemas::EXEC;
use super::{Console, EventFolder, Exit, Problem, Shelf};

pub use line::{Request, refused_answer};

use line::Answer;
use session::Session;

pub(super) const ABOUT: &str = "Run without a screen: commands in, events out, JSON Lines

One JSON object a line on standard input, each with its own time, which is the only time there is:
  {\"at\":\"2026-11-21T10:00:00Z\",\"command\":\"raise_slip\",\"table\":3,\"challenger\":\"b\",\"since_press\":4000}

\"by\" may say who acts: {\"role\":\"head_referee\",\"station\":\"desk\"}; without it, the word judge at \"exec\". \
In an office that has a PIN nobody acts without --pin-file.

For each line, in order: the events that followed, printed only when they are durable; or why it was refused and \
what is allowed instead, which changes nothing; or \"unchanged\", where the same was done before; or \"error\", where \
the line is no command. Every answer has the number of its line, and every event \"last\": true if no other of its \
line follows. What other consoles write to the event in the meantime is taken in, not \
printed; a command from before it counts as given right after it.

Without an event, or with --ephemeral, nothing is kept: without an event the journal starts empty; with one, from a \
copy. If the first command is not open_event, the ruleset of --ruleset is opened.

An event keeps its times for good, and all its consoles have one time: a time that is ahead of it, or more than a day \
behind it, is refused, unless --replay says that a record is played.

What is seldom meant, as a result of 4123 points, is refused with the code \"doubt\" and says of what: \
\"doubt\":\"unusual_sums\". Whoever is sure gives it again with \"sure\":[\"unusual_sums\"].

--replay also reads the lines of `ephor log export`, each decision from what was asked, when and by whom; its other \
lines follow from it and are passed over. The event's folder may then have no journal: the first line opens it anew, \
under the ruleset and by the lists that lie there. How many commands were played, refused and passed over is said on \
standard error at the end.

Exit status 1 if a line was an error; a refusal is none. 2 if the journal took no more, damaged or on a full disk: the \
lines behind are read and answered all the same. 2 too if nobody hears the answers any more: then no later line is \
read, and what was done is in the journal.

All is UTF-8. The PowerShell that comes with Windows sends through a pipe letters that are not English as ?, unless it \
was told before: $OutputEncoding = [Console]::OutputEncoding = [Text.UTF8Encoding]::new()

Examples:
  ephor exec --schema
  ephor exec spring < commands.jsonl
  ephor log export spring | ephor exec --replay copy
  ephor exec --ruleset tso-2017 < rehearsal.jsonl";

/// `ephor exec`.
#[derive(Debug, clap::Args)]
pub struct ExecArgs {
    /// The event's folder
    pub event: Option<PathBuf>,
    /// The ruleset's id, where there is no event
    #[arg(long, short, value_name = "ID", conflicts_with = "event")]
    pub ruleset: Option<String>,
    /// The tile set, where there is no event and the ruleset offers several
    #[arg(long, value_name = "ID", conflicts_with = "event")]
    pub tiles: Option<String>,
    /// Keep nothing: a rehearsal
    #[arg(long)]
    pub ephemeral: bool,
    /// Take times of any day, and what `ephor log export` wrote: a record is played
    #[arg(long)]
    pub replay: bool,
    /// The PIN of an office that has one, in the first line of a file; may be given several times
    #[arg(long, value_name = "OFFICE=FILE", value_parser = pin_file, requires = "event")]
    pub pin_file: Vec<(Office, PathBuf)>,
    /// Print the JSON Schema of what goes in and comes out, and end
    #[arg(long)]
    pub schema: bool,
}

pub(super) fn run(args: &ExecArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    if args.schema {
        console.out.write_all(EXEC.unpack().as_bytes())?;
        return Ok(Exit::Yes);
    }
    let mut session = session(args, folders, console)?;
    let (mut number, mut sound, mut kept, mut bytes) = (0, true, true, Vec::new());
    let mut replayed = Replayed::default();
    loop {
        bytes.clear();
        // Not `?` alone: it would take what cannot be read for what cannot be written.
        let read = read_line(console.input, &mut bytes, LONGEST_LINE);
        if read.map_err(|error| Problem::told(format!("standard input: {error}"), ""))? == 0 {
            if args.replay {
                writeln!(console.err, "{replayed}")?;
            }
            return Ok(if kept { Exit::yes(sound) } else { Exit::Failed });
        }
        number += 1;
        if bytes.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answers = if bytes.len() > LONGEST_LINE {
            let error = format!("the line is longer than {LONGEST_LINE} bytes: give several commands");
            vec![Answer::Error { line: number, error }]
        } else {
            session.take(number, &bytes)
        };
        sound &= !answers.iter().any(|answer| matches!(answer, Answer::Error { .. }));
        kept &= !answers.iter().any(Answer::is_journal_stopped);
        replayed.count(&answers);
        let mut text = Vec::new();
        for answer in &answers {
            serde_json::to_writer(&mut text, answer).map_err(io::Error::from)?;
            text.push(b'\n');
        }
        let told = console.out.write_all(&text).and_then(|()| console.out.flush());
        told.map_err(|error| unheard(number, &error))?;
    }
}

/// What became of the lines of a record that was played.
#[derive(Default)]
struct Replayed {
    given: usize,
    refused: usize,
    passed_over: usize,
}

impl Replayed {
    fn count(&mut self, answers: &[Answer]) {
        let refused = answers.iter().any(|answer| matches!(answer, Answer::Refused { .. }));
        match answers {
            [] => self.passed_over += 1,
            [Answer::Error { .. }] => {}
            _ => self.given += 1,
        }
        self.refused += usize::from(refused);
    }
}

impl fmt::Display for Replayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { given, refused, passed_over } = self;
        write!(
            f,
            "played: commands {given}, of these refused {refused}; lines passed over, because they follow from \
             others or are no entries: {passed_over}"
        )
    }
}

/// Reads `head-referee=FILE`.
fn pin_file(text: &str) -> Result<(Office, PathBuf), String> {
    let (office, file) = text.split_once('=').ok_or("write head-referee=FILE")?;
    Ok((<Office as clap::ValueEnum>::from_str(office, false)?, file.into()))
}

/// The offices that ask for a PIN which was not given.
fn closed(args: &ExecArgs, path: &Path, console: &mut Console<'_>) -> Result<Vec<Role>, Problem> {
    let folder = EventFolder::at(path);
    let mut closed = folder.offices_with_pins()?;
    for (office, file) in &args.pin_file {
        let office: Role = (*office).into();
        must_open(&folder, office, COMMANDS, Some(file), console)?;
        closed.retain(|it| *it != office);
    }
    Ok(closed)
}

/// Whoever gives commands and hears no answers knows nothing of what became of them: no more is done.
fn unheard(line: u64, error: &io::Error) -> Problem {
    let what = format!("standard output: {error}: nobody heard the answer to line {line}");
    Problem::told(what, "no later line was read; what was done stands in the journal: `ephor log show`")
}

/// The longest line that is read, in bytes; 16,000 players fit in.
const LONGEST_LINE: usize = 4 << 20;

/// A session; which lists are left out is said before the first line is read.
fn session(args: &ExecArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Session, Problem> {
    if let Some(path) = args.event.as_ref().filter(|path| args.replay && is_not_begun(path)) {
        let shelf = Shelf::of_event(path)?;
        shelf.warn(console.err)?;
        let session = Session::new(shelf, None, None).replaying();
        if args.ephemeral {
            return Ok(session);
        }
        return Ok(session.closed_to(closed(args, path, console)?).kept_in(path));
    }
    if let Some(path) = &args.event {
        let closed = if args.ephemeral {
            Vec::new()
        } else {
            EventFolder::at(path).must_exist()?;
            closed(args, path, console)?
        };
        let session = Session::on(path, args.ephemeral, console)?.closed_to(closed);
        return Ok(match (args.replay, args.ephemeral) {
            (true, _) => session.replaying(),
            (false, true) => session,
            (false, false) => session.timed_by(console.now),
        });
    }
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    // A ruleset that was named must be there before the first line is read.
    if let Some(id) = &args.ruleset {
        shelf.law(id, &std::collections::BTreeMap::new(), args.tiles.as_deref())?;
    }
    let session = Session::new(shelf, args.ruleset.clone(), args.tiles.clone());
    Ok(if args.replay { session.replaying() } else { session })
}

/// Whether a folder has all that an event has but its journal.
fn is_not_begun(path: &Path) -> bool {
    let folder = EventFolder::at(path);
    folder.rulesets().is_dir() && !folder.journal_file().exists()
}
