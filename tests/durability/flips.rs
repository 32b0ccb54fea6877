//! A journal of 300 entries in which every byte is flipped in turn, and from which every tail is cut: found, or all
//! of it is there as it was. With a head that somebody noted: found, also where what is left is sound in itself.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::thread;

use ephor::journal::{Entry, JournalReader, Verified};
use tempfile::TempDir;

use super::{report, times};
use crate::support::Place;

const ENTRIES: usize = 300;

/// The bytes of a journal with so many entries, all in the one file, and the entries.
fn written() -> (Vec<u8>, Vec<Entry>) {
    let place = Place::new();
    let event = place.event();
    let slip = |table: u32| {
        let at = "\"at\":\"2099-01-01T00:00:00Z\"";
        format!(
            "{{{at},\"command\":\"enter_players\",\"players\":[{{\"name\":\"player number {table}\",\"club\":\"Bratislava\"}}]}}"
        )
    };
    let input: Vec<String> = (7..=ENTRIES as u32).map(slip).collect();
    place.feed(&["exec", "--replay", "event"], &input.join("\n")).exits(0);
    assert!(!place.path("event/journal.sqlite-wal").exists(), "everything is in the file");
    let (entries, broken) = JournalReader::open(&event.join("journal.sqlite")).expect("a journal").read_all();
    assert_eq!((entries.len(), broken), (ENTRIES, None));
    (place.read("event/journal.sqlite"), entries)
}

/// What came of a changed file.
#[derive(Default)]
struct Came {
    found: usize,
    harmless: usize,
}

/// Looks at a changed file: what is believed is what was written, and all of it where nothing was found.
fn look(path: &Path, entries: &[Entry], anchor: &Verified, came: &mut Came, what: &str) {
    let Ok(reading) = JournalReader::open(path) else {
        came.found += 1;
        return;
    };
    let (read, broken) = reading.read_all();
    assert!(read.len() <= entries.len() && read == entries[..read.len()], "{what}: it was never written");
    match reading.verify(&mut |_| ()) {
        Ok(verified) => {
            assert_eq!(
                (&verified, broken),
                (anchor, None),
                "{what}: the noted head tells that it is not all"
            );
            assert_eq!(read.len(), entries.len(), "{what}: sound, and not all there");
            came.harmless += 1;
        }
        Err(_) => came.found += 1,
    }
}

/// Changes a file in every one of some places, on every core.
fn each(
    places: &[usize],
    change: impl Fn(&mut Vec<u8>, usize) + Sync,
    bytes: &[u8],
    entries: &[Entry],
) -> Came {
    let last = entries.last().expect("some");
    let anchor = Verified { count: last.seq.0, head: last.hash };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let work = |range: Range<usize>| {
        // In memory where the system has such a folder.
        let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).expect("a folder");
        let (path, mut came) = (folder.path().join("journal"), Came::default());
        for &at in &places[range] {
            let mut changed = bytes.to_vec();
            change(&mut changed, at);
            fs::write(&path, &changed).expect("room");
            look(&path, entries, &anchor, &mut came, &format!("at byte {at}"));
        }
        came
    };
    let share = places.len().div_ceil(cores);
    thread::scope(|scope| {
        let parts = (0..cores).map(|core| {
            let range = (core * share).min(places.len())..((core + 1) * share).min(places.len());
            scope.spawn(|| work(range))
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().fold(Came::default(), |all, part| {
            let part = part.join().expect("all held");
            Came { found: all.found + part.found, harmless: all.harmless + part.harmless }
        })
    })
}

/// Some of the places of a file, spread evenly; before a release all.
fn places(length: usize, usual: usize) -> Vec<usize> {
    let step = (length / times(usual, length).clamp(1, length)).max(1);
    (0..length).step_by(step).collect()
}

#[test]
fn every_flipped_byte_is_found_or_harmless() {
    let (bytes, entries) = written();
    let places = places(bytes.len(), 700);
    let came = each(&places, |file, at| file[at] ^= 1 << (at % 8), &bytes, &entries);
    report(&format!(
        "{} of {} bytes of a journal of {ENTRIES} entries flipped: {} found, {} harmless",
        places.len(),
        bytes.len(),
        came.found,
        came.harmless
    ));
    assert!(came.found > came.harmless, "most of a journal says something");
}

#[test]
fn every_cut_tail_is_found() {
    let (bytes, entries) = written();
    let places = places(bytes.len(), 200);
    let came = each(&places, Vec::truncate, &bytes, &entries);
    report(&format!("{} tails cut of a journal of {ENTRIES} entries: all found", places.len()));
    assert_eq!((came.found, came.harmless), (places.len(), 0));
}
