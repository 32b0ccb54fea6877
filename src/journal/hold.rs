//! That a journal stays the file that was opened, and is opened in one way only.
//!
//! SQLite keeps those who write one journal apart by locks on the file and by a log beside it. Both fail where the same
//! file is reached by two paths: a second name for it has a log of its own, and a file system that passes another's
//! files on passes no locks on. And nobody tells SQLite that the file was renamed, removed or replaced: it goes on
//! writing one that no longer has a name.

#[cfg(unix)]
use std::fs;
use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::rows::beside;

/// Taking two locks after each other is tried so often, for others take them in the same moment.
const TRIES: u32 = 10;
/// How long between two tries.
const PAUSE: Duration = Duration::from_millis(20);
/// What helps where another program keeps everybody from a file.
const PAUSE_IT: &str =
    "Wait a moment and try again, or pause the program that synchronises the folder or scans it";
/// Bytes of a mark.
const MARK: usize = 16;
/// The log that SQLite keeps beside a journal, and the index through which all who have it open find their way in it.
const LOG: [&str; 2] = ["-wal", "-shm"];

/// Whether another program keeps everybody else from a file just now: a sharing violation, a lock. Only on Windows can
/// it.
pub(crate) fn is_held(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}

/// What a process that writes a journal holds of it, until it writes no more.
pub(super) struct Hold {
    path: PathBuf,
    /// The journal's file, and the log and its index, as they were found.
    file: Option<FileId>,
    log: [Option<FileId>; 2],
    /// A file beside the journal, locked, and the mark in it: all who came by this path know it.
    beside: File,
    beside_id: Option<FileId>,
    mark: [u8; MARK],
    /// The journal's file, locked: whoever comes by another path finds it so. Closing it lets go of all locks that this
    /// process has on the file, SQLite's own among them, so that it stays open as long as any connection.
    locked: Vec<File>,
}

/// Which file it is, whatever its name.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId(u64, u64);

impl Hold {
    /// Takes hold of a journal that is there.
    ///
    /// # Errors
    /// Why it may not be written: somebody writes it who came by another path, or the system does not let us.
    pub(super) fn take(path: &Path) -> Result<Self, String> {
        let mut tries = 0;
        loop {
            match Self::tried(path) {
                Ok(Some(hold)) => return Ok(hold),
                Ok(None) if tries >= TRIES => {
                    return Err(
                        "another program has it open by another path, and would not see what is written here: \
                         close it there, or use that path"
                            .to_owned(),
                    );
                }
                Ok(None) => tries += 1,
                Err(error) if is_held(&error) && tries < TRIES => tries += 1,
                Err(error) if is_held(&error) => {
                    return Err(format!("{error}: another program holds it. {PAUSE_IT}"));
                }
                Err(error) => return Err(error.to_string()),
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// `None` where those beside us and those at the file are not the same, or not yet.
    fn tried(path: &Path) -> io::Result<Option<Self>> {
        let mut lock = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(beside(path, "-lock"))?;
        let file = lockable(path)?;
        let mut mark = [0; MARK];
        let first = got(lock.try_lock())?;
        if first {
            if let Some(file) = &file
                && !got(file.try_lock())?
            {
                return Ok(None);
            }
            as_open_as(path, &lock);
            getrandom::fill(&mut mark).map_err(io::Error::other)?;
            lock.rewind()?;
            lock.write_all(&mark)?;
            lock.set_len(MARK as u64)?;
            // Not every system makes one lock of two.
            unlocked(&lock)?;
        }
        if !got(lock.try_lock_shared())? {
            return Ok(None);
        }
        let own = mark;
        if read_mark(&mut lock, &mut mark).is_err() || (first && mark != own) {
            return Ok(None);
        }
        if let Some(file) = &file
            && !got(file.try_lock_shared())?
        {
            return Ok(None);
        }
        Ok(Some(Self {
            path: path.to_owned(),
            file: FileId::of(path),
            log: [None; 2],
            beside: lock,
            beside_id: FileId::of(&beside(path, "-lock")),
            mark,
            locked: Vec::from_iter(file),
        }))
    }

    /// Remembers the log and its index, once SQLite has made them.
    pub(super) fn log_is_there(&mut self) {
        self.log = LOG.map(|end| FileId::of(&beside(&self.path, end)));
    }

    /// Whether the log has no name any more while the file is the one it was, so that only those who have it open have
    /// what stands in it.
    pub(super) fn log_is_nameless(&self) -> bool {
        FileId::of(&self.path) == self.file && self.log[0].is_some() && !beside(&self.path, LOG[0]).exists()
    }

    /// Takes over from one that is about to end, on the same journal.
    pub(super) fn follows(&mut self, other: &mut Self) {
        self.locked.append(&mut other.locked);
    }

    /// Why what is written goes where nobody would find it, if it does.
    pub(super) fn lost(&mut self) -> Option<String> {
        self.gone(&LOG).or_else(|| self.doubled())
    }

    /// The same before an entry is written: that the index and the lock are still there is asked with the news, every
    /// second.
    pub(super) fn astray(&mut self) -> Option<String> {
        self.gone(&LOG[..1]).or_else(|| self.marked())
    }

    /// Why nobody would find the entry that was just written, if so: it stands in the log.
    pub(super) fn nameless(&self) -> Option<String> {
        self.gone(&LOG[..1])
    }

    /// What happened to the file or to these of the files beside it.
    fn gone(&self, log: &[&str]) -> Option<String> {
        let now = FileId::of(&self.path);
        if now != self.file {
            let gone = if now.is_none() && !self.path.exists() {
                "removed or renamed"
            } else {
                "replaced by another"
            };
            return Some(format!("{} was {gone} while it was open", self.path.display()));
        }
        let other = |(end, known): (&&str, &Option<FileId>)| {
            let log = beside(&self.path, end);
            (known.is_some() && FileId::of(&log) != *known).then_some(log)
        };
        let log = log.iter().zip(&self.log).find_map(other)?;
        Some(format!("{} was removed or replaced while it was open", log.display()))
    }

    /// That somebody came by another path: whoever comes by this one finds the mark and leaves it.
    pub(super) fn doubled(&mut self) -> Option<String> {
        self.lie_beside();
        self.marked()
    }

    /// That the mark beside us is another's.
    fn marked(&mut self) -> Option<String> {
        let mut mark = [0; MARK];
        let read = read_mark(&mut self.beside, &mut mark);
        (read.is_ok() && mark != self.mark).then(|| {
            format!("{} was opened by another path as well: leave it there or here", self.path.display())
        })
    }

    /// Makes the file beside the journal again where somebody took it for a leftover: whoever comes next would find
    /// nobody there. All who came by this path write the same mark into it.
    fn lie_beside(&mut self) {
        let path = beside(&self.path, "-lock");
        if FileId::of(&path) == self.beside_id {
            return;
        }
        let made = File::options().create(true).truncate(false).read(true).write(true).open(&path);
        let Ok(mut made) = made else { return };
        as_open_as(&self.path, &made);
        if !got(made.try_lock_shared()).unwrap_or(false) {
            return;
        }
        if made.metadata().is_ok_and(|it| it.len() == 0) && made.write_all(&self.mark).is_err() {
            return;
        }
        (self.beside, self.beside_id) = (made, FileId::of(&path));
    }
}

impl FileId {
    /// Asked for its times as well, Linux would give a file that is written all day a new one at each write from then
    /// on, and write that to the disk with each sync: half as long again for every entry.
    #[cfg(target_os = "linux")]
    fn of(path: &Path) -> Option<Self> {
        use rustix::fs::{AtFlags, CWD, StatxFlags, statx};
        let file = statx(CWD, path, AtFlags::empty(), StatxFlags::INO).ok()?;
        Some(Self(u64::from(file.stx_dev_major) << 32 | u64::from(file.stx_dev_minor), file.stx_ino))
    }

    #[cfg(all(unix, not(target_os = "linux")))]
    fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        let file = fs::metadata(path).ok()?;
        Some(Self(file.dev(), file.ino()))
    }

    /// Windows tells no number of a file without being asked in its own way. SQLite's file cannot be replaced there
    /// while it is open; where this lock's own is taken away, SQLite's locks still hold.
    #[cfg(not(unix))]
    fn of(_path: &Path) -> Option<Self> {
        None
    }
}

/// The journal's file for a lock of its own. Only where such a lock is another than those that SQLite takes.
#[cfg(target_os = "linux")]
fn lockable(path: &Path) -> io::Result<Option<File>> {
    File::open(path).map(Some)
}

#[cfg(not(target_os = "linux"))]
fn lockable(_path: &Path) -> io::Result<Option<File>> {
    Ok(None)
}

/// Whether a lock was got. A file system that has none, or none of this kind, has none that could be missed.
fn got(lock: Result<(), TryLockError>) -> io::Result<bool> {
    match lock {
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => Err(error),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(true),
    }
}

/// Lets go of a lock. On Windows std does so twice, for a file may have been locked in two ways; the second time Wine
/// says that another has locked it, where Windows says that nobody has.
fn unlocked(lock: &File) -> io::Result<()> {
    const LOCK_VIOLATION: i32 = 33;
    match lock.unlock() {
        Err(error) if cfg!(windows) && error.raw_os_error() == Some(LOCK_VIOLATION) => Ok(()),
        other => other,
    }
}

/// Whoever may write the journal may lock it: who that is its owner has said of the journal. One of another owner's is
/// as its owner made it.
#[cfg(unix)]
fn as_open_as(path: &Path, lock: &File) {
    if let Ok(file) = fs::metadata(path) {
        let _ = lock.set_permissions(file.permissions());
    }
}

#[cfg(not(unix))]
fn as_open_as(_: &Path, _: &File) {}

fn read_mark(file: &mut File, mark: &mut [u8; MARK]) -> io::Result<()> {
    file.rewind()?;
    file.read_exact(mark)
}
