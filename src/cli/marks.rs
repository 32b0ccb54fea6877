//! How far the frames of each clock were heard, by its key: in an event, and on this machine whatever the event,
//! because what was recorded at one event is old at the next (open clock profile, §6.1).

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::PathBuf;

use etcetera::BaseStrategy as _;

use crate::clock::{MasterKey, ReplayState};
use crate::domain::{ClockId, Digest};

use super::files;
use super::keys::{replace, secret, write_beside};

/// A file with the marks of clocks.
pub(super) struct ClockMarks {
    path: PathBuf,
    /// Whoever may write the event's journal writes it, in his turn at the radio. Else it is its user's, and several of
    /// his consoles may come at once.
    of_event: bool,
}

impl ClockMarks {
    /// In the folder where programs keep what they go on from; `None` where the user has none.
    pub(super) fn of_this_machine() -> Option<Self> {
        let base = etcetera::choose_base_strategy().ok()?;
        let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
        Some(Self { path: folder.join("ephor/clocks.heard.json"), of_event: false })
    }

    /// Of an event.
    pub(super) fn of_event(path: PathBuf) -> Self {
        Self { path, of_event: true }
    }

    #[cfg(test)]
    fn at(path: PathBuf) -> Self {
        Self { path, of_event: false }
    }

    /// Puts what this machine has heard in place of what is older.
    pub(super) fn ahead(
        &self,
        keys: &BTreeMap<ClockId, MasterKey>,
        heard: &mut BTreeMap<ClockId, ReplayState>,
    ) {
        let marks = self.read();
        for (clock, key) in keys {
            let Some(mark) = marks.get(&name(*clock, key)) else { continue };
            let known = heard.entry(*clock).or_default();
            if known.is_before(mark) {
                *known = *mark;
            }
        }
    }

    /// Keeps what was heard of clocks with a key. A mark goes back only where an official let its clock back in:
    /// whoever has heard less of it, or earlier, sets nothing back.
    ///
    /// # Errors
    /// Where it cannot be written, or another console writes just now: what is lost until the next time is a few
    /// seconds of counters.
    pub(super) fn keep(
        &self,
        keys: &BTreeMap<ClockId, MasterKey>,
        heard: &BTreeMap<ClockId, ReplayState>,
    ) -> io::Result<()> {
        let named = |(clock, mark): (&ClockId, &ReplayState)| Some((name(*clock, keys.get(clock)?), *mark));
        let new: BTreeMap<String, ReplayState> = heard.iter().filter_map(named).collect();
        if new.is_empty() {
            return Ok(());
        }
        if self.of_event {
            return write_beside(&self.path, serde_json::to_string(&self.with(new))?.as_bytes());
        }
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let lock = secret().create(true).truncate(false).open(self.path.with_extension("lock"))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let beside = self.path.with_extension("json.new");
        let file: File = secret().create(true).truncate(true).open(&beside)?;
        replace(&self.path, &beside, file, serde_json::to_string(&self.with(new))?.as_bytes())
    }

    /// What is kept, and what is newer of this.
    fn with(&self, new: BTreeMap<String, ReplayState>) -> BTreeMap<String, ReplayState> {
        let mut all = self.read();
        for (name, mark) in new {
            let kept = all.entry(name).or_default();
            if !mark.is_before(kept) {
                *kept = mark;
            }
        }
        all
    }

    /// A file that is not there or not whole is as good as none.
    fn read(&self) -> BTreeMap<String, ReplayState> {
        let text = files::read(&self.path, files::TEXT).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }
}

/// What a clock's mark is kept under: it tells nobody the key.
fn name(clock: ClockId, key: &MasterKey) -> String {
    let named = [b"ephor clock mark".as_slice(), &clock.0.to_le_bytes(), &key.0].concat();
    Digest::of(&named).to_string()[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_heard_at_one_event_is_old_at_the_next() {
        let folder = tempfile::tempdir().expect("a folder");
        let marks = ClockMarks::at(folder.path().join("state/ephor/clocks.heard.json"));
        let keys = BTreeMap::from([(ClockId(12), MasterKey([7; 16])), (ClockId(13), MasterKey([8; 16]))]);
        let mark = |counter| ReplayState { counter: Some(counter), ..ReplayState::default() };
        let of = |keys: &BTreeMap<ClockId, MasterKey>, mut heard: BTreeMap<ClockId, ReplayState>| {
            marks.ahead(keys, &mut heard);
            heard
        };
        assert!(of(&keys, BTreeMap::new()).is_empty());
        let yesterday = BTreeMap::from([(ClockId(12), mark(70_000)), (ClockId(14), mark(5))]);
        marks.keep(&keys, &yesterday).expect("room");
        // A new event knows nothing of its own; an old one knows less, or more.
        assert_eq!(of(&keys, BTreeMap::new()), BTreeMap::from([(ClockId(12), mark(70_000))]));
        let older = BTreeMap::from([(ClockId(12), mark(9))]);
        assert_eq!(of(&keys, older), BTreeMap::from([(ClockId(12), mark(70_000))]));
        let newer = BTreeMap::from([(ClockId(12), mark(70_001))]);
        assert_eq!(of(&keys, newer.clone()), newer);
        // Another key is another clock, though its number is the same.
        let other = BTreeMap::from([(ClockId(12), MasterKey([9; 16]))]);
        assert!(of(&other, BTreeMap::new()).is_empty());
        let text = fs::read_to_string(&marks.path).expect("it is there");
        assert!(!text.contains("0707"), "{text}");
        // A console that has heard less sets nothing back, whenever it ends.
        marks.keep(&keys, &BTreeMap::from([(ClockId(12), mark(3))])).expect("room");
        assert_eq!(of(&keys, BTreeMap::new()), BTreeMap::from([(ClockId(12), mark(70_000))]));
        // Vouched for, the clock goes on from where it is, and its old frames stay old.
        let vouched = ReplayState { readmitted: 1, ..mark(3) };
        marks.keep(&keys, &BTreeMap::from([(ClockId(12), vouched)])).expect("room");
        marks.keep(&keys, &yesterday).expect("room");
        assert_eq!(
            of(&keys, yesterday.clone()),
            BTreeMap::from([(ClockId(12), vouched), (ClockId(14), mark(5))])
        );
        let lock = File::open(marks.path.with_extension("lock")).expect("it is there");
        lock.lock().expect("ours");
        assert!(marks.keep(&keys, &newer).is_err(), "another console writes");
    }
}
