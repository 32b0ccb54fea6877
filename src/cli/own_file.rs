//! Files with keys, PINs and settings, written whole and durably. Only their owner may open them; in the folder of an
//! event also whoever its owner lets open the journal, for nobody sits down at the event without them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use super::durable::{rename, sync, sync_names};
#[cfg(unix)]
use super::files::not_waiting;
use super::paths::quoted;
use super::problem::Problem;

/// How often, and how long, another console's writing is waited for.
const PATIENCE: (u32, Duration) = (40, Duration::from_millis(50));

/// The next file, begun beside the old one; nobody else begins one before this is dropped.
pub(super) struct Begun {
    /// The file. Where the system knows a file by more than its name, it is locked itself.
    pub(super) file: File,
    /// What is locked elsewhere: a file that is never renamed.
    _turn: Option<File>,
}

/// Who may open a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rights {
    /// The rights of its owner and its group.
    mode: u32,
    /// The group that may open it too.
    group: Option<u32>,
}

impl Rights {
    /// Its owner alone.
    pub(super) const OWNER: Self = Self { mode: 0o600, group: None };

    /// In the folder of an event its owner, and the group for which he has opened the journal. Nobody else, whatever
    /// the journal's rights are.
    #[cfg(unix)]
    pub(super) fn of_event(folder: &Path) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        const GROUP: u32 = 0o060;
        match fs::metadata(folder.join("journal.sqlite")) {
            Ok(journal) if journal.mode() & GROUP == GROUP => {
                Self { mode: Self::OWNER.mode | GROUP, group: Some(journal.gid()) }
            }
            Ok(_) | Err(_) => Self::OWNER,
        }
    }

    /// Elsewhere who may open a file follows from the folder.
    #[cfg(not(unix))]
    pub(super) fn of_event(_: &Path) -> Self {
        Self::OWNER
    }

    /// Gives a file these rights. Where its group cannot be set, the group that it has gets none.
    #[cfg(unix)]
    pub(super) fn give(self, file: &File) -> io::Result<()> {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
        let now = file.metadata()?;
        let of_group = match self.group {
            Some(group) => group == now.gid() || fchown(file, None, Some(group)).is_ok(),
            None => false,
        };
        let mode = if of_group { self.mode } else { Self::OWNER.mode };
        if now.mode() & 0o777 == mode {
            return Ok(());
        }
        file.set_permissions(fs::Permissions::from_mode(mode))
    }

    #[cfg(not(unix))]
    pub(super) fn give(self, _: &File) -> io::Result<()> {
        Ok(())
    }
}

/// Begins the next file beside the old one, with these rights. Whoever has begun one already goes first; what somebody
/// left who was killed when he wrote is locked by nobody, and written anew.
pub(super) fn begin(new: &Path, rights: Rights) -> Result<Begun, Problem> {
    let failed = |error: io::Error| Problem::file(new, &error);
    if cfg!(unix) {
        let file = locked(new, |file| is_at(file, new, rights).map_err(failed))?;
        file.set_len(0).map_err(failed)?;
        return Ok(Begun { file, _turn: None });
    }
    let turn = locked(&new.with_extension("lock"), |_| Ok(true))?;
    let file = secret().create(true).truncate(true).open(new).map_err(failed)?;
    Ok(Begun { file, _turn: Some(turn) })
}

/// Opens a file to be written. What another user left when he was killed may be removed in a folder of both.
fn opened(path: &Path, options: &OpenOptions) -> io::Result<File> {
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            fs::remove_file(path).map_err(|_| error)?;
            options.open(path)
        }
        opened => opened,
    }
}

/// A file of this name, locked, once it is the right one.
fn locked(path: &Path, is_right: impl Fn(&File) -> Result<bool, Problem>) -> Result<File, Problem> {
    let mut left = PATIENCE.0;
    loop {
        let file = opened(path, secret().create(true).truncate(false));
        let file = file.map_err(|error| Problem::file(path, &error))?;
        match file.try_lock() {
            // A file system without locks has nobody who could be missed.
            Ok(()) | Err(TryLockError::Error(_)) => {
                // Whoever had it may have put it in the old one's place.
                if is_right(&file)? {
                    return Ok(file);
                }
            }
            Err(TryLockError::WouldBlock) if left > 0 => {
                left -= 1;
                std::thread::sleep(PATIENCE.1);
            }
            Err(TryLockError::WouldBlock) => {
                let what = format!("another ephor is writing {}", path.display());
                return Err(Problem::told(what, "try again when it has done so"));
            }
        }
    }
}

/// Whether a file is still the one of this name, and nobody but those who should may open it.
#[cfg(unix)]
fn is_at(file: &File, path: &Path, rights: Rights) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let Ok(there) = fs::metadata(path) else { return Ok(false) };
    let here = file.metadata()?;
    if (here.dev(), here.ino()) != (there.dev(), there.ino()) {
        return Ok(false);
    }
    // FAT takes no rights of one file, and may all the same be mounted for its owner alone.
    let taken = rights.give(file);
    let of_others = file.metadata()?.permissions().mode() & OTHERS & !rights.mode;
    if of_others == 0 {
        return Ok(true);
    }
    taken?;
    Err(io::Error::other(OPEN_TO_ALL))
}

/// The rights of a file's group and of everybody else.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// What is said of a file system on which no file is anybody's own.
#[cfg(unix)]
const OPEN_TO_ALL: &str = "others may open it there: put the event on this computer's own disk";

/// Whether a file system keeps no owner's rights, as on a stick. Where that is not known, it is thought to keep them.
#[cfg(target_os = "linux")]
fn keeps_no_rights(path: &Path) -> bool {
    /// FAT and exFAT, by the numbers that Linux has for them.
    const WITHOUT: [u64; 2] = [0x4d44, 0x2011_bab0];
    rustix::fs::statfs(path).is_ok_and(|system| WITHOUT.contains(&(system.f_type as u64)))
}

#[cfg(all(unix, not(target_os = "linux")))]
fn keeps_no_rights(_: &Path) -> bool {
    false
}

/// Elsewhere another file is locked.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path, _: Rights) -> io::Result<bool> {
    Ok(true)
}

/// Writes a file of an event whole, beside the one that was there and then in its place.
pub(super) fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut new = std::ffi::OsString::from(path);
    new.push(".new");
    let new = Path::new(&new);
    let file = opened(new, secret().create(true).truncate(true))?;
    // A file system that keeps no rights has given its own.
    let _ = Rights::of_event(folder).give(&file);
    replace(path, new, file, bytes)
}

/// Fills the new file and puts it in the old one's place, durably.
pub(super) fn replace(path: &Path, new: &Path, mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    put(path, new, &file)
}

/// Puts a new file that is filled in the old one's place, durably.
pub(super) fn put(path: &Path, new: &Path, file: &File) -> io::Result<()> {
    sync(file)?;
    rename(new, path)?;
    sync_names(path.parent().unwrap_or(Path::new("")))
}

/// How a file is made that only its owner may read.
pub(super) fn secret() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600).custom_flags(not_waiting());
    }
    options
}

/// What makes a file its owner's alone.
pub(super) fn mine(path: &Path) -> String {
    format!("chmod 600 {}", quoted(&path.to_string_lossy()))
}

/// Refuses a file with keys that others may read or write than those who should.
#[cfg(unix)]
pub(super) fn only_theirs(path: &Path, rights: Rights, instead: &str) -> Result<(), Problem> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let file = fs::metadata(path).map_err(|error| Problem::file(path, &error))?;
    let mode = file.permissions().mode() & 0o777;
    let theirs = if rights.group == Some(file.gid()) { rights.mode } else { Rights::OWNER.mode };
    if mode & OTHERS & !theirs == 0 {
        return Ok(());
    }
    let what = format!("{} holds keys, and others may open it (mode {mode:04o})", path.display());
    if keeps_no_rights(path) {
        let disk = "the stick's file system keeps no owner's rights: copy the event to this computer's own disk, \
                    chmod 600 the file there, and give the clocks new keys if somebody may have read it";
        return Err(Problem::told(what, disk));
    }
    Err(Problem::told(what, instead))
}

/// Refuses a file with keys that others may read or write than those who should; only Unix has such modes. On Windows
/// who may open a file follows from the folder that it is in: what lies in a person's own folders nobody else opens but
/// an administrator.
#[cfg(not(unix))]
pub(super) fn only_theirs(_: &Path, _: Rights, _: &str) -> Result<(), Problem> {
    Ok(())
}
