//! One run of `ephor exec`: a station and its journal.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::domain::{At, Millis, Role, Seq, Zone};
use crate::journal::{Journal, Memory, Sqlite, is_signed, keep, recover, settle, tail};
use crate::locale::Locale;
use crate::runtime::correct;
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{
    Command, HeadSigned, ONLY_CORRECTED, OpenEvent, Refusal, SetupCommand, State, decide, meant,
};

use super::super::{Console, EventFolder, Problem, Shelf};
use super::line::{Answer, Request, STATION};

/// The name of an event that nobody opened.
const UNNAMED: &str = "exec";
/// How far a command's time may be behind the time that counts: a day's record is played in the evening. Ahead of it no
/// command is, or it would move the time of every console of the event.
const BEHIND: Millis = Millis(24 * 60 * 60 * 1_000);

/// A station and its journal, once the law is known.
pub(super) struct Session {
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

impl Session {
    /// Without an event: the law follows from the first command or from `ruleset`.
    pub(super) fn new(shelf: Shelf, ruleset: Option<String>, tiles: Option<String>) -> Self {
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
    pub(super) fn replaying(self) -> Self {
        Self { replays: true, ..self }
    }

    /// The same, where the journal that begins is kept in the folder of an event.
    pub(super) fn kept_in(self, event: &Path) -> Self {
        Self { file: Some(EventFolder::at(event).journal_file()), ..self }
    }

    /// The same, where a command's time must be near what this clock shows.
    pub(super) fn timed_by(self, clock: fn() -> At) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// The same, where nobody acts in these offices.
    pub(super) fn closed_to(self, closed: Vec<Role>) -> Self {
        Self { closed, ..self }
    }

    /// On an event; `rehearsal` works on a copy in memory.
    pub(super) fn on(path: &Path, rehearsal: bool, console: &mut Console<'_>) -> Result<Self, Problem> {
        let (station, journal) = if rehearsal {
            let opened = EventFolder::open(path)?;
            opened.warn(console.err)?;
            let (records, mut memory) = (opened.records(), Memory::default());
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
    pub(super) fn take(&mut self, line: u64, bytes: &[u8]) -> Vec<Answer> {
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
            None => Box::<Memory>::default(),
        };
        let mut answers = Vec::new();
        if wanted.is_none() {
            let command = Command::Setup(SetupCommand::OpenEvent(OpenEvent {
                name: UNNAMED.to_owned(),
                ruleset: id,
                tiles: self.tiles.clone(),
                budget: None,
                readings: BTreeMap::new(),
                systems: Vec::new(),
                zone: Zone::UTC.name(),
                starts_at: None,
                names: crate::domain::NameOrder::Unknown,
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
