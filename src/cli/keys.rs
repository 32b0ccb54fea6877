//! The clocks of an event that this machine may talk to: `clocks.toml` in the event's folder, with the keys.
//!
//! ```toml
//! [[clock]]
//! number = 12
//! profile = "open"
//! key = "000102030405060708090a0b0c0d0e0f"
//! added = "2026-11-21T10:00:00.000Z"
//! ```
//!
//! Whoever has a key commands its clock, so nobody but the owner may read the file. All consoles of the event on this
//! machine read the same one; it is only ever replaced as a whole, so none of them sees half of it.

mod text;

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::clock::{Address, MasterKey, Profile};
use crate::domain::{At, ClockId};
use crate::station::KnownThirdParty;

use super::event::EventFolder;
use super::problem::Problem;

#[cfg(target_os = "linux")]
pub(super) use text::digits;
pub(super) use text::{address, fitting};
pub use text::{read_clocks, written_clocks};

/// How often, and how long, another console's writing is waited for.
const PATIENCE: (u32, Duration) = (40, Duration::from_millis(50));

/// What an event keeps of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptClock {
    /// The id of its profile.
    pub profile: String,
    /// Its master key; none where the profile authenticates nothing.
    pub key: Option<MasterKey>,
    /// Its Bluetooth address, by which a clock is known that does not tell its number.
    pub address: Option<String>,
    /// Since when.
    pub added: At,
}

/// The clocks of an event by their numbers.
pub type KeptClocks = BTreeMap<ClockId, KeptClock>;

impl EventFolder {
    /// The clocks that were given to this event; none where nobody has given any.
    pub fn clocks(&self) -> Result<KeptClocks, Problem> {
        let path = self.clocks_file();
        if !path.exists() {
            return Ok(BTreeMap::new());
        }
        only_mine(&path, &new_keys(&path))?;
        let text = fs::read_to_string(&path).map_err(|error| Problem::file(&path, &error))?;
        read_clocks(&path, &text)
    }

    /// Changes the event's clocks and makes the change durable. Two consoles that do it at once come one after the
    /// other.
    pub(super) fn change_clocks<T>(
        &self,
        change: impl FnOnce(&mut KeptClocks) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.must_exist()?;
        let path = self.clocks_file();
        let new = path.with_extension("toml.new");
        let file = begin(&new)?;
        let changed = self.clocks().and_then(|mut clocks| {
            let said = change(&mut clocks)?;
            let own = file.try_clone().map_err(|error| Problem::file(&new, &error))?;
            replace(&path, &new, own, written_clocks(&clocks).as_bytes())
                .map_err(|error| Problem::file(&path, &error))?;
            Ok(said)
        });
        if changed.is_err() {
            // It is ours as long as it is locked; what is wrong is told already.
            let _ = fs::remove_file(&new);
        }
        drop(file);
        changed
    }

    /// The file.
    pub fn clocks_file(&self) -> PathBuf {
        self.path().join("clocks.toml")
    }
}

/// The master keys of those that have one.
pub(super) fn keys_of(clocks: &KeptClocks) -> BTreeMap<ClockId, MasterKey> {
    clocks.iter().filter_map(|(number, clock)| Some((*number, clock.key.clone()?))).collect()
}

/// Where those with a key are, as far as somebody gave them their keys there or wrote it down.
pub(super) fn given_at(clocks: &KeptClocks) -> BTreeMap<ClockId, Address> {
    let given = |(number, clock): (&ClockId, &KeptClock)| {
        let address = clock.address.as_ref().filter(|_| clock.key.is_some())?;
        Some((*number, Address::new(address)))
    };
    clocks.iter().filter_map(given).collect()
}

/// Those that prove nothing, by their addresses.
pub(super) fn third_party(clocks: &KeptClocks) -> BTreeMap<ClockId, KnownThirdParty> {
    let guest = |(number, clock): (&ClockId, &KeptClock)| {
        let profile = Profile::named(&clock.profile).filter(|profile| !profile.authenticated)?;
        Some((*number, KnownThirdParty { profile, address: Address::new(clock.address.as_ref()?) }))
    };
    clocks.iter().filter_map(guest).collect()
}

/// Begins the next file beside the old one, locked. Whoever has begun one already goes first; what somebody left who
/// was killed when he wrote is locked by nobody, and written anew.
pub(super) fn begin(new: &Path) -> Result<File, Problem> {
    let failed = |error: io::Error| Problem::file(new, &error);
    let mut left = PATIENCE.0;
    loop {
        let file = secret().create(true).truncate(false).open(new).map_err(failed)?;
        match file.try_lock() {
            // A file system without locks has nobody who could be missed.
            Ok(()) | Err(TryLockError::Error(_)) => {
                // Whoever had it may have put it in the old one's place.
                if is_at(&file, new).map_err(failed)? {
                    file.set_len(0).map_err(failed)?;
                    return Ok(file);
                }
            }
            Err(TryLockError::WouldBlock) if left > 0 => {
                left -= 1;
                std::thread::sleep(PATIENCE.1);
            }
            Err(TryLockError::WouldBlock) => {
                let what = format!("another ephor is writing {}", new.display());
                return Err(Problem::told(what, "try again when it has done so"));
            }
        }
    }
}

/// Whether a file is still the one of this name, and nobody but its owner may open it.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let Ok(there) = fs::metadata(path) else { return Ok(false) };
    let here = file.metadata()?;
    if (here.dev(), here.ino()) != (there.dev(), there.ino()) {
        return Ok(false);
    }
    // FAT takes no rights of one file, and may all the same be mounted for its owner alone.
    let taken = file.set_permissions(fs::Permissions::from_mode(0o600));
    let of_others = file.metadata()?.permissions().mode() & OTHERS;
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

/// Elsewhere a file that is open cannot be put in another's place.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> io::Result<bool> {
    Ok(path.exists())
}

/// Fills the new file and puts it in the old one's place, durably.
pub(super) fn replace(path: &Path, new: &Path, mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)?;
    // A folder cannot be opened everywhere; where it can, the new name outlives a power cut.
    match path.parent().map(File::open) {
        Some(Ok(folder)) => folder.sync_all(),
        _ => Ok(()),
    }
}

/// How a file is made that only its owner may read.
pub(super) fn secret() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// What to do about clocks' keys that others may have read.
pub(super) fn new_keys(path: &Path) -> String {
    format!("chmod 600 {}; if somebody may have read it, give the clocks new keys", path.display())
}

/// Refuses a file with keys that others may read or write.
#[cfg(unix)]
pub(super) fn only_mine(path: &Path, instead: &str) -> Result<(), Problem> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(path).map_err(|error| Problem::file(path, &error))?.permissions().mode() & 0o777;
    let others = mode & 0o077;
    if others == 0 {
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

/// Refuses a file with keys that others may read or write; only Unix has such modes. On Windows who may open a file
/// follows from the folder that it is in: what lies in a person's own folders nobody else opens but an administrator.
#[cfg(not(unix))]
pub(super) fn only_mine(_: &Path, _: &str) -> Result<(), Problem> {
    Ok(())
}
