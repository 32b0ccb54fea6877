//! Whose turn the radio is. Of several consoles at one event one speaks to the clocks: it holds a lock in the event's
//! folder. When it ends, however it ends, the system lets the lock go, and the next console takes over.
//!
//! How far that console has heard the frames of each clock is kept by the clock's key, beside the lock and for all
//! events on this machine. So after a restart, here or there, nobody is believed who repeats what a clock said before
//! (open clock profile, §6.1).

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use etcetera::BaseStrategy as _;

use crate::clock::{MasterKey, ReplayState};
use crate::domain::{ClockId, Digest};
use crate::radio::{Options, start as start_radio};
use crate::runtime::{Folder, LookedThrough};
use crate::station::{KnownClocks, Station};

use super::event::EventFolder;
use super::files;
use super::keys::{given_at, keys_of, third_party};
use super::own_file::{Rights, replace, secret, write_beside};
use super::problem::Problem;

/// The radio of an event is this process's as long as this is.
pub(super) struct RadioTurn {
    _lock: File,
}

impl EventFolder {
    /// Takes the turn; `None` where another process has it.
    pub(super) fn radio_turn(&self) -> Result<Option<RadioTurn>, Problem> {
        let path = self.path().join("radio.lock");
        let failed = |error: io::Error| Problem::file(&path, &error);
        let file = match secret().create(true).truncate(false).open(&path) {
            Ok(file) => {
                // Whoever may write the journal may have the turn. A file that another user made is as he made it.
                let _ = Rights::of_event(self.path()).give(&file);
                file
            }
            // Whoever may only read it can still lock it.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                files::open(&path).map_err(|_| failed(error))?
            }
            Err(error) => return Err(failed(error)),
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(RadioTurn { _lock: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// What the event knows of its clocks.
    pub(super) fn known(&self) -> Result<KnownClocks, Problem> {
        let clocks = self.clocks()?;
        let keys = keys_of(&clocks);
        let mut replay = BTreeMap::new();
        self.marks().ahead(&keys, &mut replay);
        if let Some(marks) = ClockMarks::of_this_machine() {
            marks.ahead(&keys, &mut replay);
        }
        Ok(KnownClocks { keys, given_at: given_at(&clocks), third_party: third_party(&clocks), replay })
    }

    /// Keeps how far the frames of clocks with these keys were heard, beside what is kept of others.
    pub(super) fn keep_heard(
        &self,
        keys: &BTreeMap<ClockId, MasterKey>,
        heard: &BTreeMap<ClockId, ReplayState>,
    ) -> io::Result<()> {
        if heard.is_empty() {
            return Ok(());
        }
        if let Some(marks) = ClockMarks::of_this_machine() {
            // The event's own are enough for this event.
            let _ = marks.keep(keys, heard);
        }
        self.marks().keep(keys, heard)
    }

    /// How far the frames of each clock were heard when a console last kept it. By the key: a number on a table may be
    /// another clock's tomorrow.
    fn marks(&self) -> ClockMarks {
        ClockMarks::of_event(self.path().join("clocks.heard.json"))
    }
}

/// An event's folder under a running console.
pub(super) struct RunningFolder {
    folder: EventFolder,
    options: Options,
    turn: Option<RadioTurn>,
    /// It is this console's turn, which the console does not know yet.
    untold: bool,
    /// Whether the radio was started.
    started: bool,
    /// When the clocks' keys were changed last, as far as they are known here.
    stamp: Option<SystemTime>,
    kept: BTreeMap<ClockId, ReplayState>,
}

impl RunningFolder {
    /// Of a console that has the turn, or waits for it.
    pub(super) fn new(folder: EventFolder, options: Options, turn: Option<RadioTurn>) -> Self {
        Self { folder, options, turn, untold: false, started: false, stamp: None, kept: BTreeMap::new() }
    }
}

impl Folder for RunningFolder {
    fn look(&mut self) -> LookedThrough {
        let mut looked = LookedThrough::default();
        if self.turn.is_none() {
            // What cannot be locked now is tried again.
            self.turn = self.folder.radio_turn().ok().flatten();
            if self.turn.is_none() {
                return looked;
            }
            self.untold = true;
        }
        let changed = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
        let stamp = changed(self.folder.clocks_file());
        // Whoever changes the keys is told what is wrong with them; here the last ones that were sound stay in force. A
        // console whose turn it is and that cannot read them yet would give up every order in its ignorance.
        if (self.untold || stamp != self.stamp)
            && let Ok(known) = self.folder.known()
        {
            self.stamp = stamp;
            looked.duty = std::mem::take(&mut self.untold);
            if !self.started && (!known.keys.is_empty() || !known.third_party.is_empty()) {
                self.started = true;
                looked.radio = Some(start_radio(self.options.clone()));
            }
            looked.known = Some(known);
        }
        looked
    }

    fn keep(&mut self, station: &Station) {
        // Under the keys that the station knows: those in the file may be newer.
        self.keep_heard(station.clock_keys(), station.heard_so_far());
    }
}

impl RunningFolder {
    fn keep_heard(&mut self, keys: &BTreeMap<ClockId, MasterKey>, heard: BTreeMap<ClockId, ReplayState>) {
        if self.turn.is_none() || heard.is_empty() || heard == self.kept {
            return;
        }
        // What cannot be kept now is tried again; what is lost of it is a few seconds of counters.
        if self.folder.keep_heard(keys, &heard).is_ok() {
            self.kept = heard;
        }
    }
}

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
    use crate::cli::keys::{KeptClock, KeptClocks, written_clocks};
    use crate::clock::{Address, Advert, Control, Device};
    use crate::domain::{At, Digest, Millis};
    use crate::lexicon::{Library, TileSet};
    use crate::rules::Catalogue;
    use crate::station::Input;
    use crate::tournament::LoadedRules;

    use super::*;

    #[test]
    fn one_console_has_the_turn_and_the_next_when_it_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(folder.path());
        let first = event.radio_turn().expect("a lock").expect("the turn");
        assert!(event.radio_turn().expect("a lock").is_none());
        let mut second = RunningFolder::new(event.clone(), Options::default(), None);
        assert!(!second.look().duty);
        drop(first);
        let looked = second.look();
        assert!(looked.duty && looked.radio.is_none(), "there are no clocks to listen to");
        assert!(!second.look().duty, "said once");
        assert!(event.radio_turn().expect("a lock").is_none());
    }

    const CLOCK: ClockId = ClockId(12);

    fn law() -> LoadedRules {
        let ruleset = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
        let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("sound").expect("there");
        LoadedRules::new(ruleset, Library::embedded().expect("lists"), tiles)
    }

    /// A key that no other run of this test has had.
    fn key(folder: &tempfile::TempDir, which: u8) -> MasterKey {
        let digest = Digest::of_parts([folder.path().as_os_str().as_encoded_bytes(), &[which]]);
        MasterKey(std::array::from_fn(|at| digest.0[at]))
    }

    /// Somebody changes the keys, so many seconds after the first time.
    fn give(event: &EventFolder, keys: &[(ClockId, MasterKey)], second: u64) {
        let clock = |key: &MasterKey| KeptClock {
            profile: "open".to_owned(),
            key: Some(key.clone()),
            address: None,
            added: At(0),
        };
        let clocks: KeptClocks = keys.iter().map(|(number, key)| (*number, clock(key))).collect();
        let mut file = secret().create(true).truncate(true).open(event.clocks_file()).expect("room");
        io::Write::write_all(&mut file, written_clocks(&clocks).as_bytes()).expect("room");
        file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(second)).expect("a time");
    }

    fn hear(station: &mut Station, device: &mut Device, now: At) -> Option<u32> {
        let advert = Advert {
            address: Address::new("C0:FF:EE:00:00:01"),
            adapter: "hci0".to_owned(),
            rssi: None,
            name: None,
            services: Vec::new(),
            maker: Some((0xffff, device.advertise(now).to_vec())),
        };
        station.step(now, Input::Advert(advert));
        station.heard_so_far().get(&CLOCK).and_then(|heard| heard.counter)
    }

    #[test]
    fn what_was_heard_under_an_old_key_says_nothing_about_the_new_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(folder.path());
        let turn = event.radio_turn().expect("a lock");
        let mut console =
            RunningFolder { started: true, ..RunningFolder::new(event.clone(), Options::default(), turn) };
        let mut station = Station::new("desk", law(), BTreeMap::new(), Vec::new());
        let control = Control::of(&law().ruleset.time).expect("clocks");
        let (old, new, third) = (key(&folder, 1), key(&folder, 2), key(&folder, 3));
        give(&event, &[(CLOCK, old.clone())], 1);
        station.step(At(0), Input::Known(console.look().known.expect("keys")));
        let mut device = Device::new(CLOCK, &old, control, At(0));
        let now = At(70_000_000);
        assert!(hear(&mut station, &mut device, now) >= Some(70_000));
        // The clock is dead, and another one has its number.
        give(&event, &[(CLOCK, new.clone())], 2);
        let known = console.look().known.expect("keys");
        console.keep(&station);
        station.step(now, Input::Known(known));
        let mut device = Device::new(CLOCK, &new, control, now);
        assert!(hear(&mut station, &mut device, now) < Some(100));
        console.keep(&station);
        // Later another clock comes, and nothing is to change for this one.
        give(&event, &[(CLOCK, new.clone()), (ClockId(13), third)], 3);
        let known = console.look().known.expect("keys");
        assert!(known.replay[&CLOCK].counter < Some(100), "{known:?}");
        let before = hear(&mut station, &mut device, now + Millis::secs(1));
        station.step(now + Millis::secs(1), Input::Known(known));
        assert!(hear(&mut station, &mut device, now + Millis::secs(2)) > before, "it is believed");
        let mut heard = BTreeMap::new();
        event.marks().ahead(&BTreeMap::from([(CLOCK, old)]), &mut heard);
        assert!(heard[&CLOCK].counter >= Some(70_000), "and of the old one nothing is forgotten");
    }

    #[test]
    fn what_was_heard_is_there_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(folder.path());
        let keys = BTreeMap::from([(ClockId(12), MasterKey([7; 16])), (ClockId(13), MasterKey([8; 16]))]);
        let kept = |keys: &BTreeMap<ClockId, MasterKey>| {
            let mut heard = BTreeMap::new();
            event.marks().ahead(keys, &mut heard);
            heard
        };
        assert_eq!(kept(&keys), BTreeMap::new());
        let turn = event.radio_turn().expect("a lock");
        let mut console = RunningFolder::new(event.clone(), Options::default(), turn);
        let mark = ReplayState { counter: Some(70_001), memory: Some(300), ..ReplayState::default() };
        let heard = BTreeMap::from([(ClockId(12), mark)]);
        console.keep_heard(&keys, heard.clone());
        assert_eq!(kept(&keys), heard);
        // Another clock is heard, and what is kept of this one stays.
        event.keep_heard(&keys, &BTreeMap::from([(ClockId(13), mark)])).expect("room");
        assert_eq!(kept(&keys).len(), 2);
        // Another clock with the same number has another key, and nothing of it was heard.
        assert_eq!(kept(&BTreeMap::from([(ClockId(12), MasterKey([9; 16]))])), BTreeMap::new());
        fs::write(folder.path().join("clocks.heard.json"), b"{\"12\":").expect("a torn file");
        assert_eq!(kept(&keys), BTreeMap::new());
    }

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
