//! `ephor backup` and `ephor restore`: an event copied, and brought back, with every entry proved on the way.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};
use std::{fs, io};

use crate::domain::{At, Millis};
use crate::journal::{JournalReader, NotCopied, ReadError, Sqlite, Verified, catch_up};
use crate::locale::Locale;
use crate::runtime::system_zone;

use super::durable::UnfinishedFolder;
use super::event::JournalHead;
use super::files::{self, hidden};
use super::log::ended;
use super::own_file::{put, secret};
use super::paths::{name_for_any_disk, whole};
use super::problem::FileFault;
use super::{Console, EventFolder, Exit, Problem};

pub(super) const BACKUP: &str = "Copy an event, while consoles are open or not

The copy is an event of its own, in a folder with the time in its name: the journal, every entry of it proved on its \
way, the ruleset, the lists, and the keys of the clocks. Keep it as you keep the event. Of a damaged journal \
everything before the damage is copied. Exit status 1 if the journal is damaged, 2 if it cannot be read or the copy \
not written.

With --follow the copy stays in step: what is decided is there a second later, on a stick for example. If the stick is \
pulled out, that is said, and the copy goes on once it is back.

Examples:
  ephor backup spring /media/stick
  ephor backup spring /media/stick --follow";

pub(super) const RESTORE: &str = "Make an event of a copy

Every entry is proved on its way; of a damaged copy nothing is made. The folder must not be there yet: set what is \
there aside first, for it may hold what the copy does not.

Example:
  ephor restore /media/stick/spring-2026-11-22-143005 spring";

/// How often a copy that follows looks for what is new.
const PASS: Duration = Duration::from_secs(1);

/// `ephor backup`.
#[derive(Debug, clap::Args)]
pub struct BackupArgs {
    /// The event's folder
    pub event: PathBuf,
    /// Where the copy is put; beside the event if left out
    pub dir: Option<PathBuf>,
    /// Go on copying what is decided from now on, until Ctrl-C
    #[arg(long)]
    pub follow: bool,
    /// End after so many seconds, for scripts
    #[arg(long, value_name = "N", requires = "follow", value_parser = clap::value_parser!(i64).range(1..=604_800))]
    pub seconds: Option<i64>,
}

/// `ephor restore`.
#[derive(Debug, clap::Args)]
pub struct RestoreArgs {
    /// The copy's folder
    pub copy: PathBuf,
    /// The folder to make
    pub event: PathBuf,
}

pub(super) fn backup(args: &BackupArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let event = EventFolder::at(&args.event);
    must_be_whole(&event)?;
    let copy = name_of(&event, args.dir.as_deref(), (console.now)())?;
    if copy.exists() {
        return Err(Problem::told(format!("{} is there already", copy.display()), "try again in a second"));
    }
    let (part, mut files) = (UnfinishedFolder::beside(&copy)?, Files::default());
    let (now, broken) = copied(&event, &part, &mut files)?;
    part.becomes(&copy)?;
    writeln!(console.out, "{}: {} entries, proved; head {}", copy.display(), now.count, now.head)?;
    JournalHead::from(now).below(console)?;
    if broken.is_some() || !args.follow {
        return ended(broken, console);
    }
    console.out.flush()?;
    follow(&event, &copy, (files, now), args.seconds.map(|seconds| Millis(seconds * 1_000)), console)
}

/// Keeps a copy in step with an event. What goes wrong is said once, and that it goes on again.
fn follow(
    event: &EventFolder,
    copy: &Path,
    (mut files, mut now): (Files, Verified),
    limit: Option<Millis>,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let begun = (console.now)();
    let mut wrong: Option<String> = None;
    while limit.is_none_or(|limit| (console.now)().since(begun) < limit) {
        sleep(PASS);
        match pass(event, copy, &mut files, &now) {
            Ok(Ok(verified)) => {
                if wrong.take().is_some() {
                    writeln!(console.err, "the copy is in step again: {} entries", verified.count)?;
                }
                now = verified;
            }
            // What is damaged in the event does not become sound again.
            Ok(Err(broken)) => return ended(Some(broken), console),
            Err(problem) => {
                let why = in_a_line(&problem);
                if wrong.as_ref() != Some(&why) {
                    writeln!(
                        console.err,
                        "the copy stays behind at {} entries: {why}; tried again",
                        now.count
                    )?;
                }
                wrong = Some(why);
            }
        }
        console.err.flush()?;
    }
    writeln!(console.out, "{} entries; {}", now.count, JournalHead::from(now).line(console.locale))?;
    Ok(Exit::yes(wrong.is_none()))
}

/// A problem with what to do about it.
fn in_a_line(problem: &Problem) -> String {
    let (what, instead) = problem.parts(Locale::english());
    if instead.is_empty() { what } else { format!("{what}: {instead}") }
}

/// Copies what is new after `before`. Both journals are opened anew each time: a stick may have been pulled out and put
/// back.
fn pass(
    event: &EventFolder,
    copy: &Path,
    files: &mut Files,
    before: &Verified,
) -> Result<Result<Verified, ReadError>, Problem> {
    let there = EventFolder::at(copy).journal_file();
    if !there.exists() {
        return Err(Problem::told(format!("{} is not there", copy.display()), "put it back"));
    }
    files.copy(event.path(), copy)?;
    let from = JournalReader::open(&event.file()?)?;
    if from.ends_with(before)? {
        return Ok(Ok(*before));
    }
    let mut journal = Sqlite::open(&there)?;
    journal.go_on_after(before).map_err(|error| match error {
        ReadError::Broken(why) => {
            Problem::told(format!("the copy itself is not sound ({why})"), "make a new one")
        }
        other => other.into(),
    })?;
    match catch_up(&from, &mut journal) {
        Ok(now) => Ok(Ok(now)),
        Err(NotCopied::From(broken @ ReadError::Broken(_))) => Ok(Err(broken)),
        Err(NotCopied::From(error)) => Err(error.into()),
        Err(error) => Err(Problem::told(error.to_string(), "")),
    }
}

pub(super) fn restore(args: &RestoreArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let copy = EventFolder::at(&args.copy);
    must_be_whole(&copy)?;
    let event = &args.event;
    if event.exists() {
        let what = format!("{} is there already", event.display());
        return Err(Problem::told(what, "set it aside under another name first, and keep it"));
    }
    let part = UnfinishedFolder::beside(event)?;
    let (Verified { count, head }, broken) = copied(&copy, &part, &mut Files::default())?;
    if broken.is_some() {
        return ended(broken, console);
    }
    // The law and the lists must be there too, as they were.
    let opened = EventFolder::open(&part.path)?;
    opened.warn(console.err)?;
    part.becomes(event)?;
    writeln!(console.out, "{}: {count} entries, proved; head {head}", event.display())?;
    if let Some(last) = opened.entries.last() {
        let at = last.record.at.rfc3339();
        writeln!(console.out, "the last is of {at}: what was decided later is not in this copy")?;
    }
    Ok(Exit::Yes)
}

/// A journal by itself is no event.
fn must_be_whole(event: &EventFolder) -> Result<(), Problem> {
    if event.path().is_file() {
        let what =
            format!("{} is a journal alone: its ruleset and its lists are missing", event.path().display());
        return Err(Problem::told(what, "name the folder of the event"));
    }
    event.file().map(|_| ())
}

/// What the copy of an event is called, with the time on the wall of its hall.
fn name_of(folder: &EventFolder, dir: Option<&Path>, now: At) -> Result<PathBuf, Problem> {
    let event = folder.path();
    let absent = |error: io::Error| Problem::file(event, &error);
    let (whole, inside) = (whole(event).map_err(absent)?, fs::canonicalize(event).map_err(absent)?);
    let name = name_for_any_disk(&whole.file_name().unwrap_or_default().to_string_lossy());
    let dir = dir.or(whole.parent()).unwrap_or(Path::new("."));
    let Some(real) = fs::canonicalize(dir).ok().filter(|it| it.is_dir()) else {
        return Err(FileFault::new("backup-no-folder").at(&dir.display(), "backup-no-folder-do"));
    };
    if real.starts_with(&inside) {
        let what = format!("{} lies in the event, and each copy would hold all before it", dir.display());
        return Err(Problem::told(what, "name another folder, best on another disk"));
    }
    // Of a damaged journal what can be read says it, else this computer; the copying says what is damaged.
    let sound = JournalReader::open(&folder.file()?)?.stream().map_while(Result::ok);
    let zone = sound.filter_map(|entry| entry.record.event.sets_zone()).last();
    let stamp = zone.unwrap_or_else(system_zone).local(now);
    Ok(dir.join(format!("{name}-{}", stamp.format("%Y-%m-%d-%H%M%S"))))
}

/// Copies an event into a folder: what then stands there, read anew, and why that is not all where the original is not
/// sound.
fn copied(
    from: &EventFolder,
    part: &UnfinishedFolder,
    files: &mut Files,
) -> Result<(Verified, Option<ReadError>), Problem> {
    files.copy(from.path(), &part.path)?;
    let (original, journal) = (from.file()?, EventFolder::at(&part.path).journal_file());
    let mut copy = Sqlite::create(&journal)?;
    let broken = match catch_up(&JournalReader::open(&original)?, &mut copy) {
        Ok(_) => None,
        Err(NotCopied::From(broken)) => Some(broken),
        Err(error) => return Err(Problem::told(error.to_string(), "")),
    };
    drop(copy);
    let now = JournalReader::open(&journal)?.verify(&mut |_| ())?;
    // The lock is of those who write, and there are none of the copy. One that stays does no harm.
    let _ = fs::remove_file(journal.with_extension("sqlite-lock"));
    as_open_as(&original, &journal);
    as_open_as(from.path(), &part.path);
    Ok((now, broken))
}

/// Nobody may open a copy who may not open what it is of. Where the file system does not know who may, it does not.
fn as_open_as(source: &Path, target: &Path) {
    #[cfg(unix)]
    if let Ok(file) = fs::metadata(source) {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
        // Its owner may write it, also where the original lies on a disk that takes nothing.
        let _ = fs::set_permissions(target, fs::Permissions::from_mode(file.mode() & 0o777 | 0o200));
    }
    #[cfg(not(unix))]
    let _ = (source, target);
}

/// The files of an event besides its journal, as they were last copied.
#[derive(Default)]
struct Files {
    copied: BTreeMap<PathBuf, (u64, Option<SystemTime>)>,
}

impl Files {
    /// Copies what is new or has changed, and makes it durable. What is in it and how much is no matter of a copy.
    fn copy(&mut self, from: &Path, to: &Path) -> Result<(), Problem> {
        let mut found = Vec::new();
        walk(from, Path::new(""), &mut found).map_err(|error| Problem::file(from, &error))?;
        for name in found {
            let (source, target) = (from.join(&name), to.join(&name));
            let Some(file) = there(fs::metadata(&source)).map_err(|error| Problem::file(&source, &error))?
            else {
                continue;
            };
            let stamp = (file.len(), file.modified().ok());
            if self.copied.get(&name) == Some(&stamp) {
                continue;
            }
            let opened = there(files::open(&source)).map_err(|error| Problem::file(&source, &error))?;
            let Some(opened) = opened else { continue };
            let folder = target.parent().unwrap_or(to);
            let failed = |error: io::Error| Problem::file(&target, &error);
            fs::create_dir_all(folder).map_err(failed)?;
            written(&source, opened, &target).map_err(failed)?;
            self.copied.insert(name, stamp);
        }
        Ok(())
    }
}

/// Writes a file whole under its name or not at all: the copy may end in the middle. The keys of the clocks are for
/// nobody but its owner, wherever they come from.
fn written(source: &Path, mut from: fs::File, target: &Path) -> io::Result<()> {
    let part = target.with_extension("part");
    let mut file = secret().create(true).truncate(true).open(&part)?;
    if target.file_name().is_none_or(|name| name != "clocks.toml" && name != "pins.toml") {
        as_open_as(source, &part);
    }
    io::copy(&mut from, &mut file)?;
    put(target, &part, &file)
}

/// `None` for what went away meanwhile.
fn there<T>(found: io::Result<T>) -> io::Result<Option<T>> {
    match found {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        other => other.map(Some),
    }
}

/// The files of a folder by their names in it, without those that belong to somebody who has it open, or to SQLite.
/// Links to folders are not followed: one that leads back would never end.
fn walk(root: &Path, below: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let own = entry.file_name();
        if hidden(&own) {
            continue;
        }
        let (own, name) = (own.to_string_lossy(), below.join(&own));
        let passing = own.starts_with("journal.sqlite")
            || [".lock", ".part", ".new"].iter().any(|end| own.ends_with(end));
        let link = entry.file_type()?.is_symlink();
        let Some(kind) = there(fs::metadata(entry.path()))? else { continue };
        if kind.is_dir() && !link {
            walk(root, &name, found)?;
        } else if kind.is_file() && !passing {
            found.push(name);
        }
    }
    Ok(())
}
