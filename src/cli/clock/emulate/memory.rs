//! What the emulated clock keeps between two runs, as a real one does in its flash: number, key, and the numbers that
//! must never go back. The file has the key in it, so it is its owner's alone.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::clock::{Flash, MasterKey};
use crate::domain::ClockId;

use super::super::super::Problem;
use super::super::super::files;
use super::super::super::keys::{Rights, digits, new_keys, only_theirs, replace, secret};

/// Number and key, once somebody has given them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    pub(super) clock: ClockId,
    pub(super) master: MasterKey,
}

/// The file's content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    pub(super) identity: Option<Identity>,
    pub(super) flash: Flash,
}

/// Where it is kept.
pub(super) trait Keep {
    /// Makes it durable.
    fn keep(&mut self, memory: &Memory) -> Result<(), Problem>;
}

/// The file.
pub(super) struct Disk(PathBuf);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    number: Option<u16>,
    key: Option<String>,
    counter: u32,
    memory: u16,
    newest_event: u16,
}

impl Disk {
    /// The file and what it holds; a clock that is new where there is none.
    pub(super) fn open(path: &Path) -> Result<(Self, Memory), Problem> {
        let disk = Self(path.to_owned());
        // Only a file that is not there lets the counter begin anew. One that may not be read has a counter.
        if let Err(error) = std::fs::metadata(path) {
            return match error.kind() {
                std::io::ErrorKind::NotFound => Ok((disk, Memory::default())),
                _ => Err(Problem::file(path, &error)),
            };
        }
        let text = files::text(path, files::SMALL)?;
        only_theirs(path, Rights::OWNER, &new_keys(path))?;
        let memory = read(&text).map_err(|what| {
            let what = format!("{}: {what}", path.display());
            Problem::told(what, "bring the file back from a copy, or begin a new clock with another file")
        })?;
        Ok((disk, memory))
    }
}

impl Keep for Disk {
    fn keep(&mut self, memory: &Memory) -> Result<(), Problem> {
        let written = Written {
            number: memory.identity.as_ref().map(|it| it.clock.0),
            key: memory.identity.as_ref().map(|it| digits(&it.master)),
            counter: memory.flash.counter,
            memory: memory.flash.memory,
            newest_event: memory.flash.newest_event,
        };
        let text = toml::to_string(&written)
            .map_err(|error| Problem::told(format!("{}: {error}", self.0.display()), ""))?;
        let text =
            format!("# A table clock's memory. Whoever can read this file can command the clock.\n{text}");
        let new = self.0.with_extension("toml.new");
        secret()
            .create(true)
            .truncate(true)
            .open(&new)
            .and_then(|file| replace(&self.0, &new, file, text.as_bytes()))
            .map_err(|error| Problem::file(&self.0, &error))
    }
}

fn read(text: &str) -> Result<Memory, String> {
    let written: Written = toml::from_str(text).map_err(|error| error.to_string())?;
    let identity = match (written.number, written.key) {
        (None, None) => None,
        (Some(number), Some(key)) if number > 0 => {
            let master = key.parse().map_err(|error| format!("key: {error}"))?;
            Some(Identity { clock: ClockId(number), master })
        }
        _ => return Err("a number from 1 and a key go together".to_owned()),
    };
    let flash =
        Flash { counter: written.counter, memory: written.memory, newest_event: written.newest_event };
    Ok(Memory { identity, flash })
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use std::fs;

    use super::*;

    #[test]
    fn what_is_kept_comes_back_and_only_the_owner_reads_it() {
        let place = tempfile::TempDir::new().expect("a folder");
        let path = place.path().join("clock.toml");
        let (mut disk, mut memory) = Disk::open(&path).expect("none yet");
        assert_eq!(memory, Memory::default());
        for identity in [None, Some(Identity { clock: ClockId(12), master: MasterKey([7; 16]) })] {
            memory.identity = identity;
            memory.flash = Flash { counter: 700, memory: 3, newest_event: 12 };
            disk.keep(&memory).expect("kept");
            assert_eq!(Disk::open(&path).expect("read").1, memory);
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("set");
            assert!(Disk::open(&path).is_err_and(|problem| problem.to_string().contains("0644")));
        }
    }

    #[test]
    fn a_damaged_memory_is_refused_and_not_begun_anew() {
        for text in ["", "counter = 1", "number = 0\nkey = \"00\"\ncounter = 1\nmemory = 1\nnewest_event = 1"]
        {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(read("number = 3\ncounter = 1\nmemory = 1\nnewest_event = 1").is_err(), "no key");
    }
}
