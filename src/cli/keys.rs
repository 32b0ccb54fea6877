//! The clocks of an event that this machine may talk to: `clocks.toml` in the event's folder, with the keys. What is
//! wrong in it is named with its line.
//!
//! ```toml
//! [[clock]]
//! number = 12
//! profile = "open"
//! key = "000102030405060708090a0b0c0d0e0f"
//! added = "2026-11-21T10:00:00.000Z"
//! ```
//!
//! Whoever has a key commands its clock, so nobody may read the file but those who may write the journal. All
//! consoles of the event on this machine read the same one; it is only ever replaced as a whole, so none of them sees
//! half of it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use crate::clock::{Address, MasterKey, Profile};
use crate::domain::{At, ClockId};
use crate::station::KnownThirdParty;

use super::event::EventFolder;
use super::files;
use super::own_file::{Rights, begin, mine, only_theirs, replace};
use super::problem::Problem;

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

/// A clock's profile, and whether what is kept of the clock fits it.
pub(in crate::cli) fn fitting(clock: &KeptClock) -> Result<(), String> {
    let Some(profile) = Profile::named(&clock.profile) else {
        let known = Profile::built_in().unwrap_or_default();
        let known: Vec<String> = known.into_iter().map(|profile| profile.id).collect();
        return Err(format!("there is no profile `{}`; there are {}", clock.profile, known.join(", ")));
    };
    let id = &profile.id;
    match (&clock.key, &clock.address) {
        _ if !profile.has_radio() => {
            Err(format!("a clock of the profile `{id}` has no radio to keep a key for"))
        }
        (None, _) if profile.authenticated => Err(format!("a clock of the profile `{id}` needs its key")),
        (Some(_), _) if !profile.authenticated => Err(format!("a clock of the profile `{id}` has no key")),
        (_, None) if !profile.authenticated => {
            Err(format!("a clock of the profile `{id}` needs its address"))
        }
        _ => Ok(()),
    }
}

/// A Bluetooth address in the one way in which it is compared: `C0:FF:EE:00:00:01`; or what macOS calls a device
/// instead, which holds on one computer only: `5F2C0E1A-0001-4C3B-9D2E-000000000001`.
pub(in crate::cli) fn address(text: &str) -> Result<String, String> {
    let upper = text.to_ascii_uppercase();
    let parts = |by: char, digits: &[usize]| {
        let parts: Vec<&str> = upper.split(by).collect();
        let hex = |part: &&str| part.bytes().all(|it| it.is_ascii_hexdigit());
        parts.iter().all(hex) && parts.iter().map(|part| part.len()).eq(digits.iter().copied())
    };
    let fits = parts(':', &[2; 6]) || parts('-', &[8, 4, 4, 4, 12]);
    fits.then_some(upper).ok_or_else(|| "write an address like C0:FF:EE:00:00:01".to_owned())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClocksFile {
    #[serde(default)]
    clock: Vec<Spanned<ClocksFileEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClocksFileEntry {
    number: u16,
    profile: String,
    key: Option<Spanned<String>>,
    address: Option<Spanned<String>>,
    added: Spanned<String>,
}

/// Reads the text of a `clocks.toml`; what is wrong is told with its line.
pub fn read_clocks(path: &Path, text: &str) -> Result<KeptClocks, Problem> {
    let wrong = |at: usize, what: &str| {
        let line = text.get(..at).map_or(0, |before| before.matches('\n').count()) + 1;
        let what = format!("{}:{line}: {}", path.display(), what.trim_end());
        Problem::told(
            what,
            "put the line right, or take the clock out and add it again: `ephor clock key add`",
        )
    };
    let entries: ClocksFile = toml::from_str(text)
        .map_err(|error| wrong(error.span().map_or(0, |span| span.start), error.message()))?;
    let mut clocks = BTreeMap::new();
    for entry in entries.clock {
        let at = entry.span().start;
        let ClocksFileEntry { number, profile, key, address: at_address, added } = entry.into_inner();
        let key =
            key.map(|it| it.as_ref().parse().map_err(|error| wrong(it.span().start, &format!("{error}"))));
        let kept = KeptClock {
            profile,
            key: key.transpose()?,
            address: at_address
                .map(|it| address(it.as_ref()).map_err(|what| wrong(it.span().start, &what)))
                .transpose()?,
            added: At::parse_rfc3339(added.as_ref())
                .ok_or_else(|| wrong(added.span().start, "no time like 2026-11-21T10:00:00Z"))?,
        };
        fitting(&kept).map_err(|what| wrong(at, &what))?;
        if number == 0 {
            return Err(wrong(at, "clocks are numbered from 1"));
        }
        if clocks.insert(ClockId(number), kept).is_some() {
            return Err(wrong(at, &format!("clock {number} is here a second time")));
        }
    }
    Ok(clocks)
}

/// The text of a `clocks.toml`.
pub fn written_clocks(clocks: &KeptClocks) -> String {
    let mut text = "# The clocks of this event. Whoever can read this file can command them.\n".to_owned();
    for (number, clock) in clocks {
        let _ = write!(text, "\n[[clock]]\nnumber = {number}\nprofile = \"{}\"\n", clock.profile);
        if let Some(key) = &clock.key {
            let _ = writeln!(text, "key = \"{}\"", digits(key));
        }
        if let Some(address) = &clock.address {
            let _ = writeln!(text, "address = \"{address}\"");
        }
        let _ = writeln!(text, "added = \"{}\"", clock.added);
    }
    text
}

/// A key as it stands on a card.
pub(in crate::cli) fn digits(key: &MasterKey) -> String {
    key.0.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
