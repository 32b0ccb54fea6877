//! `ephor backup` and `ephor restore`: an event copied, and brought back, with every entry proved on the way.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use chrono::{DateTime, Local};

use crate::domain::{At, Millis};
use crate::journal::{NotCopied, ReadError, Reading, Sqlite, Verified, catch_up};

use super::log::{ended, groups};
use super::part::Part;
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
    let copy = name_of(&args.event, args.dir.as_deref(), (console.now)())?;
    if copy.exists() {
        return Err(Problem::told(format!("{} is there already", copy.display()), "try again in a second"));
    }
    let part = Part::beside(&copy)?;
    let mut files = Files::default();
    files.copy(event.path(), &part.path)?;
    let journal = EventFolder::at(&part.path).journal_file();
    let copied = {
        let mut journal = Sqlite::create(&journal)?;
        catch_up(&Reading::open(&event.file()?)?, &mut journal)
    };
    let (now, broken) = match copied {
        Ok(_) => (proved(&journal)?, None),
        Err(NotCopied::From(broken)) => (proved(&journal)?, Some(broken)),
        Err(NotCopied::To(error)) => return Err(Problem::told(error.to_string(), "")),
    };
    remove_lock(&journal);
    part.becomes(&copy)?;
    writeln!(console.out, "{}: {} entries, proved; head {}", copy.display(), now.count, now.head)?;
    writeln!(console.out, "to be noted: {} at {}", groups(now.head), now.count)?;
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
        match pass(event, copy, &mut files) {
            Ok(Ok(verified)) => {
                if wrong.take().is_some() {
                    writeln!(console.err, "the copy is in step again: {} entries", verified.count)?;
                }
                now = verified;
            }
            // What is damaged in the event does not become sound again.
            Ok(Err(broken)) => return ended(Some(broken), console),
            Err(problem) => {
                let why = problem.to_string();
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
    writeln!(console.out, "{} entries; to be noted: {} at {}", now.count, groups(now.head), now.count)?;
    Ok(Exit::yes(wrong.is_none()))
}

/// Copies what is new. Both journals are opened anew each time: a stick may have been pulled out and put back.
fn pass(event: &EventFolder, copy: &Path, files: &mut Files) -> Result<Result<Verified, ReadError>, Problem> {
    let there = EventFolder::at(copy);
    if !there.journal_file().exists() {
        let what = format!("{} is not there", copy.display());
        return Err(Problem::told(what, "put it back"));
    }
    files.copy(event.path(), copy)?;
    let mut journal = Sqlite::open(&there.journal_file())?;
    if let Some(broken) = journal.read_all().1 {
        return Err(broken.into());
    }
    match catch_up(&Reading::open(&event.file()?)?, &mut journal) {
        Ok(now) => Ok(Ok(now)),
        Err(NotCopied::From(broken @ ReadError::Broken(_))) => Ok(Err(broken)),
        Err(NotCopied::From(error)) => Err(error.into()),
        Err(NotCopied::To(error)) => Err(Problem::told(error.to_string(), "")),
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
    let part = Part::beside(event)?;
    Files::default().copy(copy.path(), &part.path)?;
    let journal = EventFolder::at(&part.path).journal_file();
    let copied = {
        let mut journal = Sqlite::create(&journal)?;
        catch_up(&Reading::open(&copy.file()?)?, &mut journal)
    };
    match copied {
        Ok(_) => {}
        Err(NotCopied::From(broken)) => return ended(Some(broken), console),
        Err(NotCopied::To(error)) => return Err(Problem::told(error.to_string(), "")),
    }
    let Verified { count, head } = proved(&journal)?;
    // The law and the lists must be there too, as they were.
    let opened = EventFolder::open(&part.path)?;
    opened.warn(console.err)?;
    remove_lock(&journal);
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

/// What the copy of an event is called, with the time on the wall here.
fn name_of(event: &Path, dir: Option<&Path>, now: At) -> Result<PathBuf, Problem> {
    let whole = fs::canonicalize(event).map_err(|error| Problem::file(event, &error))?;
    let name = whole.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stamp = DateTime::from_timestamp_millis(now.0).unwrap_or_default().with_timezone(&Local);
    let dir = dir.or(whole.parent()).unwrap_or(Path::new("."));
    if !dir.is_dir() {
        return Err(Problem::told(
            format!("{} is no folder", dir.display()),
            "make it, or plug the stick in",
        ));
    }
    Ok(dir.join(format!("{name}-{}", stamp.format("%Y-%m-%d-%H%M%S"))))
}

/// What stands in a copy, read anew from where it was written.
fn proved(journal: &Path) -> Result<Verified, Problem> {
    Ok(Reading::open(journal)?.verify(&mut |_| ())?)
}

/// The lock is of those who write, and there are none of the copy.
fn remove_lock(journal: &Path) {
    // One that stays does no harm.
    let _ = fs::remove_file(journal.with_extension("sqlite-lock"));
}

/// The files of an event besides its journal, as they were last copied.
#[derive(Default)]
struct Files {
    copied: BTreeMap<PathBuf, (u64, Option<SystemTime>)>,
}

impl Files {
    /// Copies what is new or has changed, and makes it durable.
    fn copy(&mut self, from: &Path, to: &Path) -> Result<(), Problem> {
        let mut found = Vec::new();
        walk(from, Path::new(""), &mut found).map_err(|error| Problem::file(from, &error))?;
        for name in found {
            let (source, target) = (from.join(&name), to.join(&name));
            let failed = |error: io::Error| Problem::file(&target, &error);
            let file = fs::metadata(&source).map_err(|error| Problem::file(&source, &error))?;
            let stamp = (file.len(), file.modified().ok());
            if self.copied.get(&name) == Some(&stamp) {
                continue;
            }
            fs::create_dir_all(target.parent().unwrap_or(to)).map_err(failed)?;
            // Whole under its name, or not there: the copy may end in the middle. Who may read it stays as it was.
            let part = target.with_extension("part");
            fs::copy(&source, &part)
                .and_then(|_| File::options().write(true).open(&part)?.sync_all())
                .and_then(|()| fs::rename(&part, &target))
                .map_err(failed)?;
            self.copied.insert(name, stamp);
        }
        Ok(())
    }
}

/// The files of a folder by their names in it, without those that belong to somebody who has it open, or to SQLite.
fn walk(root: &Path, below: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let name = below.join(entry.file_name());
        let kind = fs::metadata(entry.path())?;
        let text = name.to_string_lossy();
        let passing =
            text.starts_with("journal.sqlite") || text.ends_with(".lock") || text.ends_with(".part");
        if kind.is_dir() {
            walk(root, &name, found)?;
        } else if kind.is_file() && !passing {
            found.push(name);
        }
    }
    Ok(())
}
