//! An event's folder: the journal, and copies of the ruleset and of the lists it was opened with.
//!
//! ```text
//! spring/journal.sqlite
//! spring/rulesets/sss-2022.toml  and whatever it extends
//! spring/lexicons/sk-b2.toml  sk-b2.fst  …  tiles.toml
//! spring/clocks.toml  the keys of its clocks
//! spring/pins.toml  the PINs of its offices, hashed
//! ```
//!
//! The copies keep an event what it was when the program brings newer ones.
//!
//! The head of the journal is said wherever something leaves it. On paper it stands at the end. What programs read
//! has no place for it (a CSV file knows no remarks, and another column would break whoever reads it), so there it
//! goes to standard error; JSON objects have a field.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use crate::clock::MasterKey;
use crate::domain::{Actor, At, ClockId, Digest, Millis, Role, Seq};
use crate::journal::{
    Broken, Entry, Following, Harm, Journal, JournalReader, ReadError, Sqlite, Stream, Verified, keep, verify,
};
use crate::lexicon::WordList;
use crate::locale::{Locale, Value};
use crate::report::summary::{Damage, DamageKind};
use crate::rules::{Catalogue, Ruleset, RulesetOrigin};
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{Command, Event, EventOpened, LoadedRules, Record, SetupEvent};

use super::Console;
use super::durable::sync;
use super::problem::{FileFault, Problem};
use super::shelf::{Shelf, warn};

/// The folder of an event.
#[derive(Clone, Debug)]
pub struct EventFolder {
    path: PathBuf,
}

/// An event that was read.
pub struct OpenedEvent {
    /// The law that it was opened under.
    pub law: LoadedRules,
    /// What is sound in its journal.
    pub entries: Vec<Entry>,
    /// Why there is no more, where that is not the end of it: then only reading goes on.
    pub broken: Option<ReadError>,
    /// The path of the event's copy of its ruleset, if that was changed and the built-in ruleset is used instead.
    pub(super) copy_changed: Option<PathBuf>,
}

impl OpenedEvent {
    /// Says which of the event's lists are not sound, and so are not asked.
    pub(super) fn warn(&self, err: &mut dyn std::io::Write) -> Result<(), Problem> {
        warn(&self.law.library, err)
    }

    /// The sound records, for a station to start from.
    pub fn records(&self) -> Vec<Record> {
        self.entries.iter().map(|entry| entry.record.clone()).collect()
    }
}

/// Says that a copy of a ruleset was changed, and that what is built in was taken.
pub(super) fn say_changed(copy: &Path, console: &mut Console<'_>) -> Result<(), Problem> {
    let path = copy.display().to_string();
    let said = console.locale.with("event-copy-changed", &[("path", (&path).into())]);
    Ok(writeln!(console.err, "{said}")?)
}

/// What a journal gives, as it was folded.
struct Folded {
    station: Station,
    /// Why there is no more.
    broken: Option<ReadError>,
    /// What it was opened with.
    opening: OpenedLaw,
    /// Whether the event's own copy of the ruleset is another by now.
    copy_changed: bool,
}

impl EventFolder {
    /// The folder at a path.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// Reads the event in a folder: its law from its own copies, what is sound of its journal, and what is not. Nothing
    /// there is changed, and nothing needs to be writable.
    pub fn open(path: &Path) -> Result<OpenedEvent, Problem> {
        let folder = Self::at(path);
        Ok(folder.opened(folder.journal()?)?.0)
    }

    /// The same, with the journal to append to what was read of it.
    pub fn edit(path: &Path, locale: &'static Locale) -> Result<(OpenedEvent, Sqlite), Problem> {
        let folder = Self::at(path);
        let mut journal = Sqlite::open(&folder.file()?)?;
        journal.tell_when_held(say_held(locale));
        let (entries, broken) = journal.read_all();
        let (opened, opening) = folder.opened((entries, broken))?;
        folder.must_be_its_law(&opening, &opened.law)?;
        let last = opened.entries.last().map_or(At(0), |entry| entry.record.at);
        folder.follow_time(last, corrected(&opened.entries));
        Ok((opened, journal))
    }

    /// The event, and what its journal was opened with.
    fn opened(
        &self,
        (entries, broken): (Vec<Entry>, Option<ReadError>),
    ) -> Result<(OpenedEvent, OpenedLaw), Problem> {
        let opening = OpenedLaw::of(&self.path, &entries, broken.as_ref())?;
        let (law, changed) = self.law(&opening)?;
        let copy_changed = changed.then(|| self.copy(&opening.ruleset));
        Ok((OpenedEvent { law, entries, broken, copy_changed }, opening))
    }

    /// A console at the event in a folder, with its journal. The journal is folded as it is read, and never held in
    /// memory as a whole; where it is not sound, the console only reads. Which lists are left out is said before.
    pub fn station(
        path: &Path,
        name: &str,
        keys: BTreeMap<ClockId, MasterKey>,
        console: &mut Console<'_>,
    ) -> Result<(Station, Sqlite), Problem> {
        let folder = Self::at(path);
        let mut journal = Sqlite::open(&folder.file()?)?;
        journal.tell_when_held(say_held(console.locale));
        let mut stream = journal.stream();
        let Folded { mut station, broken, opening, copy_changed } =
            folder.folded(&mut stream, name, keys, console.err)?;
        folder.must_be_its_law(&opening, station.law())?;
        if copy_changed {
            say_changed(&folder.copy(&opening.ruleset), console)?;
        }
        let structure = journal.go_on_from(&stream);
        reads_on(&mut station, broken.or(structure.err()))?;
        folder.follow_time(station.state().last_at, station.state().corrected);
        Ok((station, journal))
    }

    /// The same for somebody who only looks on: nothing of the event is written, and nothing needs to be writable.
    pub(super) fn followed(
        path: &Path,
        name: &str,
        err: &mut dyn std::io::Write,
    ) -> Result<(Station, Following), Problem> {
        let folder = Self::at(path);
        let (mut journal, mut stream) = Following::open(&folder.file()?)?;
        let Folded { mut station, broken, .. } = folder.folded(&mut stream, name, BTreeMap::new(), err)?;
        journal.go_on_from(&stream);
        reads_on(&mut station, broken)?;
        folder.follow_time(station.state().last_at, station.state().corrected);
        Ok((station, journal))
    }

    /// What a journal's stream gives, folded as it is read, under the event's law.
    fn folded(
        &self,
        stream: &mut Stream,
        name: &str,
        keys: BTreeMap<ClockId, MasterKey>,
        err: &mut dyn std::io::Write,
    ) -> Result<Folded, Problem> {
        let (first, mut broken) = (stream.next().transpose()?, None);
        let opening = OpenedLaw::of(&self.path, first.as_slice(), None)?;
        let (law, copy_changed) = self.law(&opening)?;
        warn(&law.library, err)?;
        let sound =
            first.into_iter().chain(stream.by_ref().map_while(|it| it.map_err(|it| broken = Some(it)).ok()));
        let station = Station::new(name, law, keys, sound.map(|entry| entry.record));
        Ok(Folded { station, broken, opening, copy_changed })
    }

    /// The offices that the event's regulation knows, the highest first.
    pub(super) fn offices(&self) -> Result<Vec<Role>, Problem> {
        let journal = Sqlite::open(&self.file()?)?;
        let first = journal.stream().next().transpose()?;
        Ok(self.law(&OpenedLaw::of(&self.path, first.as_slice(), None)?)?.0.offices)
    }

    /// Refuses a folder that is no event.
    pub(super) fn must_exist(&self) -> Result<(), Problem> {
        let folder = self.may_be_seen(&self.path, "event-no-folder")?;
        if !folder.is_dir() {
            return Err(self.no_event("event-no-folder"));
        }
        self.may_be_seen(&self.journal_file(), "event-no-journal").map(|_| ())
    }

    /// What is known of a file without which there is no event; it is another matter where the system does not say.
    fn may_be_seen(&self, path: &Path, none: &'static str) -> Result<fs::Metadata, Problem> {
        fs::metadata(path).map_err(|error| match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => self.no_event(none),
            _ => Problem::file(path, &error),
        })
    }

    /// The folder.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The journal alone, what is sound in it and what is not; nothing else of the folder is needed.
    pub fn journal(&self) -> Result<(Vec<Entry>, Option<ReadError>), Problem> {
        Ok(JournalReader::open(&self.file()?)?.read_all())
    }

    /// The journal's file, which is there.
    pub(super) fn file(&self) -> Result<PathBuf, Problem> {
        if self.may_be_seen(&self.path, "event-no-folder")?.is_file() {
            return Ok(self.path.clone());
        }
        let file = self.journal_file();
        self.may_be_seen(&file, "event-no-journal").map(|_| file)
    }

    fn no_event(&self, why: &'static str) -> Problem {
        FileFault::new(why).at(&self.path.display(), "event-none-do")
    }

    /// The law that an event was opened with, as far as it is there; and whether its own copy of the ruleset is another
    /// by now, and the one that is built in was taken in its place.
    fn law(&self, opening: &OpenedLaw) -> Result<(LoadedRules, bool), Problem> {
        let OpenedLaw { ruleset, rules, readings, tiles, lexicon, lists, .. } = opening;
        let missing = |id: &str| {
            let what = format!("{} is missing: the event's own copy of its ruleset", self.copy(id).display());
            Problem::told(what, "bring it back from a copy of the event")
        };
        if !self.copy(ruleset).is_file() {
            return Err(missing(ruleset));
        }
        let mut shelf = Shelf::of_event(&self.path)?;
        // What is built in under the same name may be another edition.
        if let Some(entry) =
            shelf.rulesets.chain(ruleset).into_iter().find(|it| it.origin == RulesetOrigin::Embedded)
        {
            return Err(missing(entry.id()));
        }
        let own = shelf.law(ruleset, readings, Some(tiles));
        let is_its_own = own.as_ref().is_ok_and(|law| law.digests().0 == *rules);
        let built_in = Catalogue::embedded();
        let same = |it: &Ruleset| it.digest == *rules;
        // The digest in the journal says which ruleset the event is played by: where the copy was changed, the built-in
        // one may have that digest.
        let taken = !is_its_own && built_in.load(ruleset, readings).is_ok_and(|it| same(&it));
        let law = if taken {
            shelf.rulesets = built_in;
            shelf.law(ruleset, readings, Some(tiles))?
        } else {
            own?
        };
        Ok((law.of_event(lists, *lexicon), taken))
    }

    /// Refuses to go on with an event whose ruleset or tile set somebody has changed: nothing could be decided by it,
    /// and whoever sits down should know that before the round begins. It can be read all the same.
    fn must_be_its_law(&self, opening: &OpenedLaw, law: &LoadedRules) -> Result<(), Problem> {
        let ruleset = self.copy(&opening.ruleset);
        let changed = if law.digests().0 != opening.rules {
            Some(("event-other-ruleset", ruleset))
        } else if opening.letters != law.tiles_digest() {
            Some(("event-other-tiles", self.lexicons().join("tiles.toml")))
        } else {
            None
        };
        changed.map_or(Ok(()), |(why, file)| Err(FileFault::new(why).at(&file.display(), "event-other-do")))
    }

    /// The event's ruleset, as far as its own copy and the first entry of its journal tell.
    pub(super) fn ruleset(&self, entries: &[Entry]) -> Option<Ruleset> {
        let OpenedLaw { ruleset, readings, .. } = OpenedLaw::of(&self.path, entries, None).ok()?;
        Shelf::rulesets_of_event(&self.path).ok()?.load(&ruleset, &readings).ok()
    }

    /// The journal's file.
    pub fn journal_file(&self) -> PathBuf {
        self.path.join("journal.sqlite")
    }

    /// The event's own copy of a ruleset.
    fn copy(&self, id: &str) -> PathBuf {
        self.rulesets().join(format!("{id}.toml"))
    }

    /// The folder of its copy of the ruleset.
    pub(super) fn rulesets(&self) -> PathBuf {
        self.path.join("rulesets")
    }

    fn lexicons(&self) -> PathBuf {
        self.path.join("lexicons")
    }

    /// Writes the copies of a law's files: the ruleset with all that it builds on, the tile set, the lists.
    pub(super) fn keep(&self, law: &LoadedRules, from: &Shelf) -> Result<(), Problem> {
        for entry in from.rulesets.chain(&law.ruleset.identity.id) {
            write(&self.rulesets(), &format!("{}.toml", entry.id()), entry.text.as_bytes())?;
        }
        fs::create_dir_all(self.lexicons()).map_err(|error| Problem::file(&self.lexicons(), &error))?;
        if let Some((_, text, _)) = from.language_with(law.tiles.id())? {
            write(&self.lexicons(), "tiles.toml", text.as_bytes())?;
        }
        for list in law.library.iter().map(WordList::id) {
            let Some(volume) = from.volume(list) else { continue };
            write(&self.lexicons(), &format!("{list}.toml"), volume.manifest.as_bytes())?;
            write(&self.lexicons(), &format!("{list}.fst"), volume.fst.as_ref())?;
            if let Some((name, bytes)) = &volume.glosses {
                write(&self.lexicons(), name, bytes)?;
            }
        }
        Ok(())
    }
}

/// Says on standard error that another program holds the journal, once somebody wonders, and then now and again.
fn say_held(locale: &'static Locale) -> Box<dyn FnMut(Duration) + Send> {
    const WONDERS: u64 = 3;
    const AGAIN: u64 = 10;
    Box::new(move |waited| {
        let seconds = waited.as_secs();
        if seconds == WONDERS || seconds > 0 && seconds.is_multiple_of(AGAIN) {
            let told = locale
                .with("journal-held", &[("seconds", i64::try_from(seconds).unwrap_or(i64::MAX).into())]);
            // Nobody may be there to read it; the journal is waited for all the same.
            let _ = writeln!(std::io::stderr(), "{told}");
        }
    })
}

/// By how much the time of a journal was corrected in all.
fn corrected(entries: &[Entry]) -> Millis {
    let by = |entry: &Entry| match entry.record.event {
        Event::Setup(SetupEvent::TimeCorrected { shift, .. }) => shift,
        _ => Millis(0),
    };
    entries.iter().map(by).fold(Millis(0), |sum, by| sum + by)
}

/// A console at a journal that is not sound only reads; at one that cannot be read there is none.
fn reads_on(station: &mut Station, broken: Option<ReadError>) -> Result<(), Problem> {
    match broken {
        None => {}
        Some(error @ (ReadError::Io { .. } | ReadError::Lost { .. })) => return Err(error.into()),
        Some(broken) => station.read_only(broken.to_string()),
    }
    Ok(())
}

/// Writes a file and makes it durable.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Problem> {
    let path = folder.join(name);
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::File::create(&path))
        .and_then(|mut file| std::io::Write::write_all(&mut file, bytes).and_then(|()| sync(&file)));
    written.map_err(|error| Problem::file(&path, &error))
}

/// What the first record of a journal says of the law.
pub(super) struct OpenedLaw {
    pub(super) ruleset: String,
    /// The digest of the ruleset.
    pub(super) rules: Digest,
    pub(super) readings: BTreeMap<String, String>,
    pub(super) tiles: String,
    /// The digest of the tile set.
    pub(super) letters: Digest,
    /// The digest over its lists.
    pub(super) lexicon: Digest,
    /// What each of them was, by its id.
    pub(super) lists: BTreeMap<String, Digest>,
}

impl OpenedLaw {
    /// What the journal of the event at a path was opened with, from its sound entries and why there are no more.
    pub(super) fn of(path: &Path, entries: &[Entry], broken: Option<&ReadError>) -> Result<Self, Problem> {
        match (entries.first().map(|entry| &entry.record.event), broken) {
            (
                Some(Event::Setup(SetupEvent::EventOpened(EventOpened {
                    ruleset,
                    ruleset_digest,
                    readings,
                    tiles,
                    tiles_digest,
                    lexicon_digest,
                    lists,
                    ..
                }))),
                _,
            ) => Ok(Self {
                ruleset: ruleset.clone(),
                rules: *ruleset_digest,
                readings: readings.clone(),
                tiles: tiles.clone(),
                letters: *tiles_digest,
                lexicon: *lexicon_digest,
                lists: lists.clone(),
            }),
            (_, Some(broken)) => Err(broken.clone().into()),
            (Some(_), None) => {
                let why = format!("{} opens no event", path.display());
                Err(ReadError::Broken(Broken { seq: Seq(1), harm: Harm::Unreadable, why }).into())
            }
            (None, None) => Err(Problem::told(
                format!("{} is not opened yet: nothing stands in its journal", path.display()),
                "`ephor init` makes an event and opens it; or bring this one back from a copy",
            )),
        }
    }
}

/// What is wrong behind the sound entries of an event; none where nothing is.
pub(super) fn damage(opened: &OpenedEvent) -> Option<Damage> {
    Some(match opened.broken.as_ref()? {
        ReadError::Broken(it) => Damage { at: it.seq, kind: kind(it.harm) },
        ReadError::Io { .. }
        | ReadError::Lost { .. }
        | ReadError::Unusable { .. }
        | ReadError::OtherFormat { .. } => {
            Damage { at: Seq(opened.entries.len() as u64 + 1), kind: DamageKind::Unreadable }
        }
    })
}

fn kind(harm: Harm) -> DamageKind {
    match harm {
        Harm::Altered => DamageKind::Altered,
        Harm::Missing => DamageKind::Missing,
        Harm::Another => DamageKind::Another,
        Harm::Unreadable => DamageKind::Unreadable,
    }
}

/// Gives a station a command and waits until it is durable.
pub(super) fn give(
    station: &mut Station,
    journal: &mut dyn Journal,
    now: At,
    by: Actor,
    command: Command,
) -> Result<Vec<Record>, Problem> {
    let ticket = Ticket(1);
    let effects = keep(station, journal, now, Input::Command { ticket: Some(ticket), by, command });
    let mut answers = effects.into_iter().filter_map(|effect| match effect {
        Effect::Answer { answer, .. } => Some(answer),
        _ => None,
    });
    match answers.next() {
        Some(Ok((_, records))) => Ok(records),
        Some(Err(refusal)) => Err(refusal.into()),
        None => Err(Problem::told("the station did not answer", "please report this")),
    }
}

/// The head of a journal, for programs.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct JournalHead {
    /// How many entries it has.
    entries: u64,
    /// The last hash.
    head: Digest,
}

impl JournalHead {
    /// Of what was read.
    pub(super) fn of(entries: &[Entry]) -> Self {
        verify(entries).into()
    }

    /// The line that somebody writes down.
    pub(super) fn line(self, locale: &Locale) -> String {
        let (head, count) = (self.head.groups(), self.entries.to_string());
        locale.with("log-head", &[("head", Value::Text(&head)), ("count", Value::Text(&count))])
    }

    /// The hash in groups, and how many entries it is of.
    pub(super) fn groups(self) -> String {
        format!("{} / {}", self.head.groups(), self.entries)
    }

    /// The hash in groups.
    pub(super) fn digest(self) -> String {
        self.head.groups()
    }

    /// Ends what is printed on paper.
    pub(super) fn below(self, console: &mut Console<'_>) -> Result<(), Problem> {
        writeln!(console.out, "{}", self.line(console.locale))?;
        Ok(())
    }

    /// Goes beside what a program reads.
    pub(super) fn beside(self, console: &mut Console<'_>) -> Result<(), Problem> {
        console.out.flush()?;
        writeln!(console.err, "{}", self.line(console.locale))?;
        Ok(())
    }
}

impl From<Verified> for JournalHead {
    fn from(Verified { count, head }: Verified) -> Self {
        Self { entries: count, head }
    }
}
