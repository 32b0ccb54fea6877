//! `ephor exec`: commands in, events out, JSON Lines, by one station with its journal. Whatever a console can do,
//! this can.

mod line;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, io};

use crate::domain::{At, Millis, Role, Seq};
use crate::journal::{Journal, MemoryJournal, Sqlite, is_signed, keep, recover, settle, tail};
use crate::locale::Locale;
use crate::runtime::correct;
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{
    Command, HeadSigned, ONLY_CORRECTED, OpenEvent, Refusal, SetupCommand, State, decide, meant,
};

use super::lines::read_line;
use super::office::{COMMANDS, Office, must_open};
use super::options::Folders;
use super::schemas::EXEC;
use super::{Console, EventFolder, Exit, Problem, Shelf};

use self::line::STATION;
use line::Answer;

pub use line::{Request, refused_answer};

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
fn session(args: &ExecArgs, folders: &Folders, console: &mut Console<'_>) -> Result<ExecSession, Problem> {
    if let Some(path) = args.event.as_ref().filter(|path| args.replay && is_not_begun(path)) {
        let shelf = Shelf::of_event(path)?;
        shelf.warn(console.err)?;
        let session = ExecSession::new(shelf, None, None).replaying();
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
        let session = ExecSession::on(path, args.ephemeral, console)?.closed_to(closed);
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
        shelf.law(id, &BTreeMap::new(), args.tiles.as_deref())?;
    }
    let session = ExecSession::new(shelf, args.ruleset.clone(), args.tiles.clone());
    Ok(if args.replay { session.replaying() } else { session })
}

/// Whether a folder has all that an event has but its journal.
fn is_not_begun(path: &Path) -> bool {
    let folder = EventFolder::at(path);
    folder.rulesets().is_dir() && !folder.journal_file().exists()
}

/// The name of an event that nobody opened.
const UNNAMED: &str = "exec";
/// How far a command's time may be behind the time that counts: a day's record is played in the evening. Ahead of it no
/// command is, or it would move the time of every console of the event.
const BEHIND: Millis = Millis(24 * 60 * 60 * 1_000);

/// A station and its journal, once the law is known.
struct ExecSession {
    open: Option<(Station, Box<dyn Journal>)>,
    /// Where the law comes from, where there is no event.
    shelf: Option<Shelf>,
    ruleset: Option<String>,
    tiles: Option<String>,
    /// The time of the last command.
    last_at: At,
    /// This computer's clock, where times must be near it.
    clock: Option<fn() -> At>,
    /// The offices whose PIN was not given.
    closed: Vec<Role>,
    /// Whether a record is played, so that its entries are read too.
    replays: bool,
    /// Where the journal is made once the law is known; in memory without it.
    file: Option<PathBuf>,
}

impl ExecSession {
    /// Without an event: the law follows from the first command or from `ruleset`.
    fn new(shelf: Shelf, ruleset: Option<String>, tiles: Option<String>) -> Self {
        Self { shelf: Some(shelf), ruleset, tiles, ..Self::empty() }
    }

    fn empty() -> Self {
        Self {
            open: None,
            shelf: None,
            ruleset: None,
            tiles: None,
            last_at: At(i64::MIN),
            clock: None,
            closed: Vec::new(),
            replays: false,
            file: None,
        }
    }

    /// The same, where a record is played.
    fn replaying(self) -> Self {
        Self { replays: true, ..self }
    }

    /// The same, where the journal that begins is kept in the folder of an event.
    fn kept_in(self, event: &Path) -> Self {
        Self { file: Some(EventFolder::at(event).journal_file()), ..self }
    }

    /// The same, where a command's time must be near what this clock shows.
    fn timed_by(self, clock: fn() -> At) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// The same, where nobody acts in these offices.
    fn closed_to(self, closed: Vec<Role>) -> Self {
        Self { closed, ..self }
    }

    /// On an event; `rehearsal` works on a copy in memory.
    fn on(path: &Path, rehearsal: bool, console: &mut Console<'_>) -> Result<Self, Problem> {
        let (station, journal) = if rehearsal {
            let opened = EventFolder::open(path)?;
            opened.warn(console.err)?;
            let (records, mut memory) = (opened.records(), MemoryJournal::default());
            memory.append(Seq(0), &records).map_err(|error| Problem::told(error.to_string(), ""))?;
            let mut station = Station::new(STATION, opened.law, BTreeMap::new(), records);
            if let Some(broken) = opened.broken {
                station.read_only(broken.to_string());
            }
            (station, Box::new(memory) as Box<dyn Journal>)
        } else {
            let (station, journal) = EventFolder::station(path, STATION, BTreeMap::new(), console)?;
            (station, Box::new(journal) as Box<dyn Journal>)
        };
        Ok(Self { open: Some((station, journal)), ..Self::empty() })
    }

    /// Answers a line.
    fn take(&mut self, line: u64, bytes: &[u8]) -> Vec<Answer> {
        let read = if self.replays {
            Request::replayed(bytes)
        } else {
            Request::parse(bytes).map(|request| Some((request, false)))
        };
        let (mut request, was_carried_out) = match read {
            Ok(Some(read)) => read,
            Ok(None) => return Vec::new(),
            Err(error) => return vec![Answer::Error { line, error }],
        };
        if let Some(refused) = self.out_of_order(request.at).or_else(|| self.not_now(request.at)) {
            return vec![Answer::refused(line, refused)];
        }
        if self.closed.contains(&request.by.role) {
            let error =
                format!("by: this office asks for a PIN: {}; give it with --pin-file", request.by.role);
            return vec![Answer::Error { line, error }];
        }
        let mut answers = Vec::new();
        if self.open.is_none() {
            match self.begin(line, &request) {
                Ok(opened) => answers.extend(opened),
                Err(answer) => return vec![answer],
            }
        }
        let Some((station, journal)) = &mut self.open else { return answers };
        self.last_at = request.at;
        answers.iter_mut().for_each(Answer::not_last);
        if let Command::Setup(SetupCommand::SignHead(signed)) = &request.command
            && !is_of(station, journal.as_mut(), signed)
        {
            let error = format!("signature: the head at entry {} is not signed by it", signed.entry);
            answers.push(Answer::Error { line, error });
            return answers;
        }
        // It was meant then, whatever this program doubts besides.
        if was_carried_out {
            let Request { at, by, command } = request;
            request = Request { command: meant(station.state(), station.law(), command, &by, at), at, by };
        }
        let corrected = station.state().corrected;
        answers.extend(give(station, journal.as_mut(), line, request));
        let by = station.state().corrected - corrected;
        self.last_at = self.last_at + by;
        if self.clock.is_some() {
            correct(by);
        }
        answers
    }

    /// Commands come in the order of their time. The journal may be ahead all the same, by what another console
    /// wrote: the station then puts the command right after that.
    fn out_of_order(&self, at: At) -> Option<Refusal> {
        (at < self.last_at).then(|| Refusal::out_of_order(at, self.last_at))
    }

    /// An event keeps for good what it was told, and everything after that is later.
    fn not_now(&self, at: At) -> Option<Refusal> {
        let now = (self.clock?)();
        (at > now + ONLY_CORRECTED || at < now - BEHIND).then(|| Refusal::not_now(at, now))
    }

    /// Loads the law; opens an event by itself where the first command is something else.
    fn begin(&mut self, line: u64, first: &Request) -> Result<Vec<Answer>, Answer> {
        let error = |error: String| Answer::Error { line, error };
        let Some(source) = &self.shelf else { return Err(error("there is no event".to_owned())) };
        let none = BTreeMap::new();
        let (wanted, readings, tiles) = match &first.command {
            Command::Setup(SetupCommand::OpenEvent(OpenEvent { ruleset, readings, tiles, .. })) => {
                (Some(ruleset), readings, tiles.as_ref())
            }
            _ => (None, &none, None),
        };
        if self.file.is_some() && wanted.is_none() {
            return Err(error("the event has no journal: begin with open_event".to_owned()));
        }
        let Some(id) = self.ruleset.as_ref().or(wanted) else {
            return Err(error("no event is open: begin with open_event, or give --ruleset".to_owned()));
        };
        let law = match source.law(id, readings, tiles.or(self.tiles.as_ref()).map(String::as_str)) {
            Ok(law) => law,
            Err(problem) => return Err(Answer::refused(line, not_offered(problem))),
        };
        let id = law.ruleset.identity.id.clone();
        // A journal in which nothing stands would keep the folder from being begun once more.
        if self.file.is_some() {
            let opened = decide(&State::default(), &law, &first.command, &first.by, first.at);
            opened.map_err(|refusal| Answer::refused(line, refusal))?;
        }
        let mut station = Station::new(STATION, law, BTreeMap::new(), Vec::new());
        let mut journal: Box<dyn Journal> = match &self.file {
            Some(file) => Box::new(Sqlite::create(file).map_err(|why| error(why.to_string()))?),
            None => Box::<MemoryJournal>::default(),
        };
        let mut answers = Vec::new();
        if wanted.is_none() {
            let command = Command::Setup(SetupCommand::OpenEvent(OpenEvent {
                tiles: self.tiles.clone(),
                ..OpenEvent::of(UNNAMED.to_owned(), id)
            }));
            let request = Request { at: first.at, by: first.by.clone(), command };
            answers = give(&mut station, journal.as_mut(), line, request);
        }
        self.open = Some((station, journal));
        Ok(answers)
    }
}

/// Whether a signature is one of this journal: in it one that is not would spoil every proof. What is of an entry that
/// is not there the station refuses.
fn is_of(station: &Station, journal: &mut dyn Journal, signed: &HeadSigned) -> bool {
    let event = station.state().event.as_ref().map(|event| event.name.as_str()).unwrap_or_default();
    if signed.entry == Seq(0) || signed.entry > station.seq() {
        return true;
    }
    let entries = journal.entries(&[signed.entry]).unwrap_or_default();
    entries.first().is_some_and(|entry| entry.hash == signed.head) && is_signed(event, signed)
}

/// A law that cannot be loaded, as a refusal of the command that wanted it.
fn not_offered(problem: Problem) -> Refusal {
    let (what, instead) = match problem {
        Problem::Told { what, instead } => (what, instead),
        Problem::Wrong(violations) => {
            let list: Vec<String> = violations.list().iter().map(|it| format!("{it}; {}", it.help)).collect();
            (violations.to_string(), list.join("\n"))
        }
        file @ Problem::File { .. } => file.parts(Locale::english()),
        other => (other.to_string(), String::new()),
    };
    Refusal::law_not_loaded(what, instead)
}

/// Takes in what others wrote, gives the command, and tells what became of it.
fn give(station: &mut Station, journal: &mut dyn Journal, line: u64, request: Request) -> Vec<Answer> {
    let Request { at, by, command } = request;
    if station.is_halted() {
        // A script cannot press a key: the disk that was full is tried again with every command.
        let _ = recover(station, journal, at);
    } else {
        let _ = tail(station, journal, at);
    }
    let effects = keep(station, journal, at, Input::Command { ticket: Some(Ticket(line)), by, command });
    let answer = effects.into_iter().find_map(|effect| match effect {
        Effect::Answer { ticket, answer } if ticket == Ticket(line) => Some(answer),
        _ => None,
    });
    match answer {
        Some(Ok((first, records))) => {
            settle(journal, &records);
            Answer::events(line, first, records)
        }
        Some(Err(refused)) => vec![Answer::refused(line, refused)],
        None => vec![Answer::Error { line, error: "the station did not answer".to_owned() }],
    }
}
