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
//! Whoever has a key commands its clock, so nobody may read the file but those who may write the journal. All consoles
//! of the event on this machine read the same one; it is only ever replaced as a whole, so none of them sees half of
//! it.

mod own_file;
mod text;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::clock::{Address, MasterKey, Profile};
use crate::domain::{At, ClockId};
use crate::station::KnownThirdParty;

use super::event::EventFolder;
use super::files;
use super::problem::Problem;

pub(super) use own_file::{Rights, begin, mine, only_theirs, put, replace, secret, write_beside};
#[cfg(target_os = "linux")]
pub(super) use text::digits;
pub(super) use text::{address, fitting};
pub use text::{read_clocks, written_clocks};

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
        only_theirs(&path, Rights::of_event(self.path()), &new_keys(&path))?;
        let text = files::clocks(&path)?;
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
        let begun = begin(&new, Rights::of_event(self.path()))?;
        let changed = self.clocks().and_then(|mut clocks| {
            let said = change(&mut clocks)?;
            let own = begun.file.try_clone().map_err(|error| Problem::file(&new, &error))?;
            replace(&path, &new, own, written_clocks(&clocks).as_bytes())
                .map_err(|error| Problem::file(&path, &error))?;
            Ok(said)
        });
        if changed.is_err() {
            // It is ours as long as it is locked; what is wrong is told already.
            let _ = fs::remove_file(&new);
        }
        drop(begun);
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

/// What to do about clocks' keys that others may have read.
pub(super) fn new_keys(path: &Path) -> String {
    format!("{}; if somebody may have read it, give the clocks new keys", mine(path))
}
