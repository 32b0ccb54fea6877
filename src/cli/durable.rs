//! Files written so that what is said to be written is on the disk, whole, and under its name.
//!
//! Pages, tables and papers may be looked at while they are written, so they are replaced as a whole. A folder
//! becomes an event as a whole or not at all. On Windows a virus scanner, or what synchronises a folder, looks into
//! whatever is new and keeps others from it: then the step is tried again.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::journal::is_held;

use super::Problem;

/// Waits until what is in a file is on its disk. A Mac asks the drive to empty its own memory, which shares and some
/// sticks refuse: there the file is handed to the drive, as on other systems, which is what can be had.
pub(super) fn sync(file: &File) -> io::Result<()> {
    file.sync_all().or_else(|error| handed_over(file, error))
}

#[cfg(target_vendor = "apple")]
fn handed_over(file: &File, _: io::Error) -> io::Result<()> {
    Ok(rustix::fs::fsync(file)?)
}

/// Elsewhere nothing else can be asked for.
#[cfg(not(target_vendor = "apple"))]
fn handed_over(_: &File, error: io::Error) -> io::Result<()> {
    Err(error)
}

/// Waits until the names in a folder are on its disk, where the system can: Windows sees to it by itself.
pub(super) fn sync_names(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    match File::open(folder).and_then(|folder| sync(&folder)) {
        Err(error) if is_refused(&error) => Ok(()),
        synced => synced,
    }
}

/// A file system that syncs no folder; a folder in which one may write, and which one may not list. (What a Mac says of
/// a share, ENOTSUP, std has no name for.)
fn is_refused(error: &io::Error) -> bool {
    const ENOTSUP: i32 = 45;
    let known = matches!(
        error.kind(),
        ErrorKind::InvalidInput | ErrorKind::PermissionDenied | ErrorKind::Unsupported
    );
    known || cfg!(target_vendor = "apple") && error.raw_os_error() == Some(ENOTSUP)
}

/// `spring-report` for `spring`.
pub(super) fn beside(event: &Path, what: &str) -> PathBuf {
    // The folder itself where it was named as `.`.
    let named = event.canonicalize().unwrap_or_else(|_| event.to_path_buf());
    let name = named.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    event.parent().unwrap_or(Path::new("")).join(format!("{name}-{what}"))
}

/// Writes a file whole: whoever looks at the one that was there sees it until the new one is complete.
pub(super) fn put(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Problem> {
    let (path, part) = (folder.join(name), folder.join(format!(".{name}.part")));
    let written = fs::write(&part, bytes).map_err(|error| Problem::file(&part, &error));
    let put = written.and_then(|()| rename(&part, &path).map_err(|error| Problem::file(&path, &error)));
    if put.is_err() {
        // Somebody has the old one open, or the disk is full: nothing is to lie about.
        let _ = fs::remove_file(&part);
    }
    put
}

/// How long it is waited before the first try that follows, and how many follow, each after twice as long: two seconds
/// and a half in all.
const PATIENCE: (Duration, u32) = (Duration::from_millis(10), 8);

/// Renames, and waits for others to let go where the system says that they hold it.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    // In whose way a file is that somebody has open is told as if it were a matter of rights.
    let denied = |error: &io::Error| cfg!(windows) && error.kind() == ErrorKind::PermissionDenied;
    insisting(|| fs::rename(from, to), |error| is_held(error) || denied(error), std::thread::sleep)
}

/// Opens or reads in the same way.
pub(super) fn patiently<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    insisting(attempt, is_held, std::thread::sleep)
}

fn insisting<T>(
    mut attempt: impl FnMut() -> io::Result<T>,
    held: impl Fn(&io::Error) -> bool,
    mut pause: impl FnMut(Duration),
) -> io::Result<T> {
    let (mut wait, times) = PATIENCE;
    for _ in 0..times {
        match attempt() {
            Err(error) if held(&error) => pause(wait),
            done => return done,
        }
        wait *= 2;
    }
    attempt().map_err(|error| {
        if !held(&error) {
            return error;
        }
        io::Error::new(ErrorKind::ResourceBusy, error)
    })
}

/// A folder that is being made; it goes away unless it becomes the event.
pub(super) struct UnfinishedFolder {
    /// Where it is meanwhile.
    pub(super) path: PathBuf,
}

impl UnfinishedFolder {
    /// Begins to make an event.
    pub(super) fn beside(event: &Path) -> Result<Self, Problem> {
        let Some(name) = event.file_name() else {
            return Err(Problem::told(
                format!("{} names no folder", event.display()),
                "name the folder to make",
            ));
        };
        let hidden = format!(".{}.part-{}", name.to_string_lossy(), std::process::id());
        let path = event.with_file_name(hidden);
        // Names of players and rulings are in it: whom they concern its owner says.
        made(&path).map_err(|error| Problem::file(&path, &error))?;
        Ok(Self { path })
    }

    /// Everything in it is durable already; now its name is.
    pub(super) fn becomes(self, event: &Path) -> Result<(), Problem> {
        rename(&self.path, event).map_err(|error| Problem::file(event, &error))?;
        let parent = event.parent().unwrap_or(Path::new(""));
        sync_names(parent).map_err(|error| Problem::file(parent, &error))
    }
}

/// Makes a folder that only its owner may open, where the system has such folders.
fn made(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut folder = fs::DirBuilder::new();
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(path)
    }
    #[cfg(not(unix))]
    fs::create_dir(path)
}

impl Drop for UnfinishedFolder {
    fn drop(&mut self) {
        // After `becomes` it is no longer there, and that is well.
        let _ = fs::remove_dir_all(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::problem::Problem;
    use crate::locale::Locale;

    use super::*;

    #[test]
    fn names_are_synced_where_that_can_be_had() {
        let folder = tempfile::tempdir().expect("a folder");
        sync_names(folder.path()).expect("durable");
        let nowhere = sync_names(&folder.path().join("not here"));
        assert_eq!(nowhere.is_err(), cfg!(unix));
    }

    #[cfg(unix)]
    #[test]
    fn what_a_system_refuses_is_no_fault_and_what_fails_is() {
        let (eio, eacces, einval) = (5, 13, 22);
        for (number, refused) in [(eio, false), (eacces, true), (einval, true)] {
            assert_eq!(is_refused(&io::Error::from_raw_os_error(number)), refused, "{number}");
        }
    }

    #[test]
    fn what_cannot_take_its_place_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("standings.csv")).expect("something is in the way");
        assert!(put(folder.path(), "standings.csv", b"1").is_err());
        put(folder.path(), "players.csv", b"2").expect("written");
        let names = fs::read_dir(folder.path()).expect("the folder").flatten();
        let mut names: Vec<_> = names.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, ["players.csv", "standings.csv"]);
    }

    #[test]
    fn what_is_held_for_a_moment_is_tried_again_and_what_is_held_for_long_is_said() {
        let held = |error: &io::Error| error.raw_os_error() == Some(32);
        let error = || Err::<(), _>(io::Error::from_raw_os_error(32));
        let (mut tries, mut waited) = (0, Duration::ZERO);
        let done = insisting(
            || {
                tries += 1;
                if tries < 4 { error() } else { Ok(()) }
            },
            held,
            |wait| waited += wait,
        );
        assert!(done.is_ok());
        assert_eq!((tries, waited), (4, Duration::from_millis(70)));
        waited = Duration::ZERO;
        let failed = insisting(error, held, |wait| waited += wait).expect_err("held all the time");
        assert_eq!(waited, Duration::from_millis(2550));
        assert_eq!(failed.kind(), ErrorKind::ResourceBusy);
        let (what, instead) = Problem::file(Path::new("a.fst"), &failed).parts(Locale::english());
        assert!(
            what.contains("another program holds it") && instead.contains("synchronises"),
            "{what} {instead}"
        );
        // Anything else is said at once.
        let other = insisting(|| Err::<(), _>(io::Error::from_raw_os_error(2)), held, |_| panic!("no pause"));
        assert_eq!(other.expect_err("no such file").raw_os_error(), Some(2));
    }
}
