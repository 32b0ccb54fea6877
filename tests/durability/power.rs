//! Without power at any moment, by the record of what was written: `strace` notes every write and every sync of a run,
//! and for each cut a disk is made that has everything that was synced and, of the rest, whatever it likes: some writes
//! and not others, the later without the earlier, torn between sectors.
//!
//! That is more than a disk does that keeps its word, and needs neither root nor an image; what a disk does that says
//! it has synced and has not, nobody can hold against a program.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ephor::journal::{Journal as _, JournalReader, Sqlite};
use serde_json::json;

use super::inject::{commands, copy, heard, strace};
use super::kill::{Acknowledged, whole};
use super::{report, times};
use crate::support::Place;

/// What a disk writes at once or not at all.
const SECTOR: usize = 512;
/// The file and the log; its index is memory and no file after a cut.
const FILES: [&str; 2] = ["journal.sqlite", "journal.sqlite-wal"];

/// Something that was done to a file, or told to whoever listens.
#[derive(Clone, Debug)]
enum Done {
    Write { file: String, at: usize, bytes: Vec<u8> },
    Length { file: String, length: usize },
    Removed { file: String },
    Synced { file: String },
    FolderSynced,
    Said { text: String },
}

/// Bytes as `strace -xx` writes them.
fn unescaped(text: &str) -> Vec<u8> {
    let digits = |pair: &str| u8::from_str_radix(pair, 16).expect("hexadecimal");
    text.split("\\x").skip(1).map(|pair| digits(&pair[..2])).collect()
}

/// The name of a file of the journal in a call, which begins with a descriptor and its path.
fn named(call: &str) -> Option<String> {
    let path = call.split_once('<')?.1.split_once('>')?.0;
    let path = if path.contains("\\x") { String::from_utf8(unescaped(path)).ok()? } else { path.to_owned() };
    let name = Path::new(&path).file_name()?.to_str()?.to_owned();
    Some(name)
}

/// Reads one line of a record: `1234 pwrite64(5</…/journal.sqlite-wal>, "\x37…", 4096, 32) = 4096`.
fn read(line: &str) -> Option<Done> {
    let (_, call) = line.split_once(' ')?;
    let (call, result) = call.trim_start().rsplit_once(" = ")?;
    if result.starts_with('-') {
        return None;
    }
    let (name, arguments) = call.split_once('(')?;
    let quoted = || arguments.split('"').nth(1).map(unescaped);
    let last = || arguments.trim_end_matches(')').rsplit(", ").next()?.parse::<usize>().ok();
    let file = named(arguments);
    let ours = file.clone().filter(|file| FILES.contains(&file.as_str()));
    match name {
        "pwrite64" => Some(Done::Write { file: ours?, at: last()?, bytes: quoted()? }),
        "ftruncate" => Some(Done::Length { file: ours?, length: last()? }),
        "fsync" | "fdatasync" => match ours {
            Some(file) => Some(Done::Synced { file }),
            None => (file? == "event").then_some(Done::FolderSynced),
        },
        "unlink" => {
            let path = String::from_utf8(quoted()?).ok()?;
            let file = Path::new(&path).file_name()?.to_str()?.to_owned();
            FILES.contains(&file.as_str()).then_some(Done::Removed { file })
        }
        "write" if arguments.starts_with("1<") => {
            Some(Done::Said { text: String::from_utf8(quoted()?).ok()? })
        }
        _ => None,
    }
}

/// A disk: what is on it for good, and what may or may not be.
#[derive(Clone, Default)]
struct Disk {
    /// Each file's bytes; `None` where it has been removed for good.
    kept: BTreeMap<String, Vec<u8>>,
    /// Files whose names are not for good yet.
    unnamed: Vec<String>,
    /// In the order in which it was done.
    pending: Vec<Done>,
}

impl Disk {
    fn take(&mut self, done: &Done) {
        match done {
            Done::Said { .. } => {}
            Done::Synced { file } => {
                let (of, rest) = self.pending.drain(..).partition(|it| of_file(it) == Some(file.as_str()));
                self.pending = rest;
                let of: Vec<Done> = of;
                for done in &of {
                    apply(&mut self.kept, done);
                }
            }
            Done::FolderSynced => {
                self.unnamed.clear();
                let (removed, rest) =
                    self.pending.drain(..).partition(|it| matches!(it, Done::Removed { .. }));
                self.pending = rest;
                let removed: Vec<Done> = removed;
                for done in &removed {
                    apply(&mut self.kept, done);
                }
            }
            Done::Write { file, .. } | Done::Length { file, .. } | Done::Removed { file } => {
                if !self.kept.contains_key(file) && !self.unnamed.contains(file) {
                    self.unnamed.push(file.clone());
                }
                self.pending.push(done.clone());
            }
        }
    }

    /// What is there when the power is gone.
    fn cut(&self, rng: &mut fastrand::Rng) -> BTreeMap<String, Vec<u8>> {
        let mut left = self.kept.clone();
        // Now everything, now nothing, now some of what was not synced.
        let share = [0, 20, 50, 80, 100][rng.usize(0..5)];
        for done in &self.pending {
            match done {
                Done::Write { file, at, bytes } => {
                    for (place, sector) in bytes.chunks(SECTOR).enumerate() {
                        if rng.u32(0..100) < share {
                            let at = at + place * SECTOR;
                            let sector = sector.to_vec();
                            apply(&mut left, &Done::Write { file: file.clone(), at, bytes: sector });
                        }
                    }
                }
                other if rng.u32(0..100) < share => apply(&mut left, other),
                _ => {}
            }
        }
        for file in &self.unnamed {
            if rng.bool() {
                left.remove(file);
            }
        }
        left
    }
}

fn of_file(done: &Done) -> Option<&str> {
    match done {
        Done::Write { file, .. } | Done::Length { file, .. } => Some(file),
        Done::Removed { .. } | Done::Synced { .. } | Done::FolderSynced | Done::Said { .. } => None,
    }
}

fn apply(disk: &mut BTreeMap<String, Vec<u8>>, done: &Done) {
    match done {
        Done::Write { file, at, bytes } => {
            let file = disk.entry(file.clone()).or_default();
            file.resize(file.len().max(at + bytes.len()), 0);
            file[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Done::Length { file, length } => disk.entry(file.clone()).or_default().resize(*length, 0),
        Done::Removed { file } => drop(disk.remove(file)),
        Done::Synced { .. } | Done::FolderSynced | Done::Said { .. } => {}
    }
}

/// Runs some slips under `strace`, and gives what was done.
fn recorded(place: &Place) -> Vec<Done> {
    let calls = "trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink";
    let program = env!("CARGO_BIN_EXE_ephor");
    let args = ["-f", "-qq", "-y", "-xx", "-s", "10000000", "-o", "trace", "-e", calls, program];
    let args = [&args[..], &["exec", "--replay", "event"]].concat();
    place.feed_to("strace", &args, &commands(1)).exits(0);
    let trace = String::from_utf8(place.read("trace")).expect("ASCII");
    // A call during which another thread had its turn stands on two lines.
    let mut begun = BTreeMap::<&str, &str>::new();
    let mut all = Vec::new();
    for line in trace.lines() {
        let (thread, _) = line.split_once(' ').expect("a thread");
        if let Some(first) = line.strip_suffix(" <unfinished ...>") {
            begun.insert(thread, first);
        } else if let Some((_, rest)) = line.split_once(" resumed>") {
            let first = begun.remove(thread).expect("its beginning");
            all.extend(read(&format!("{first}{rest}")));
        } else {
            all.extend(read(line));
        }
    }
    all
}

#[test]
fn without_power_at_any_moment_what_was_acknowledged_is_there() {
    if !strace() {
        return;
    }
    let place = Place::new();
    let event = place.event();
    copy(&event, &place.path("cut"));
    let before = place.read("event/journal.sqlite");
    let done = recorded(&place);
    let count = |wanted: fn(&Done) -> bool| done.iter().filter(|it| wanted(it)).count();
    let syncs = count(|it| matches!(it, Done::Synced { .. }));
    let writes = count(|it| matches!(it, Done::Write { .. }));
    assert!(syncs > 20 && writes > 40, "{syncs} syncs and {writes} writes were recorded");
    let mut rng = fastrand::Rng::with_seed(0x706f_7765);
    let cuts = times(300, 5_000);
    let (mut most, mut lost) = (0, 0);
    for cut in 0..cuts {
        let at = (cut * done.len() / cuts + rng.usize(0..=done.len() / cuts)).min(done.len());
        let mut disk = Disk::default();
        disk.kept.insert(FILES[0].to_owned(), before.clone());
        let mut said = String::new();
        for done in &done[..at] {
            disk.take(done);
            if let Done::Said { text } = done {
                said.push_str(text);
            }
        }
        let (told, _) = heard(&said);
        let left = disk.cut(&mut rng);
        let found = come_back(&place.path("cut"), &left, &told);
        most = most.max(told.len());
        lost += usize::from(found > told.len());
    }
    report(&format!(
        "{cuts} power cuts in a record of {writes} writes and {syncs} syncs, up to {most} acknowledged events: none \
         lost; {lost} times more was there than was told"
    ));
    assert!(most > 20, "the cuts come too early to mean anything");
}

/// Opens what is left to read it and to go on, and gives how many entries are new.
fn come_back(event: &Path, left: &BTreeMap<String, Vec<u8>>, told: &Acknowledged) -> usize {
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(event.join(format!("journal.sqlite{end}")));
    }
    for (name, bytes) in left {
        fs::write(event.join(name), bytes).expect("room");
    }
    let path = event.join("journal.sqlite");
    let verified = JournalReader::open(&path).and_then(|it| it.verify(&mut |_| ())).expect("it is sound");
    let mut journal = Sqlite::open(&path).expect("it opens");
    let (entries, broken) = journal.read_all();
    assert_eq!((entries.len() as u64, broken), (verified.count, None));
    let line = |entry: &ephor::journal::Entry| json!({ "seq": entry.seq.0, "payload": serde_json::to_value(&entry.record).expect("JSON") });
    whole(&entries.iter().map(line).collect::<Vec<_>>(), told);
    let last = entries.last().expect("some");
    journal.append(last.seq, std::slice::from_ref(&last.record)).expect("it goes on");
    entries.len() - 6
}
