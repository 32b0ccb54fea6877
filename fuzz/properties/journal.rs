//! A journal's file that somebody or something has changed: found to be damaged, or read as it was. No entry is believed
//! that was never written, none is acknowledged that is not there afterwards, and one changed byte hides nothing.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use ephor::domain::Seq;
use ephor::journal::{Entry, Journal, JournalReader, Sqlite};
use tempfile::TempDir;

use super::hall::Hall;

/// SQLite's pages in a journal.
const PAGE: usize = 4096;
/// Bytes that say one change.
const CHANGE: usize = 5;

/// A journal as it was written, and where changed ones are put.
struct Written {
    folder: TempDir,
    bytes: Vec<u8>,
    entries: Vec<Entry>,
}

thread_local! {
    static WRITTEN: OnceCell<Written> = const { OnceCell::new() };
}

/// The property. Five bytes are a change: what, where (three bytes), with what. A file that begins as SQLite's do is
/// taken as it is.
pub fn holds(data: &[u8]) {
    WRITTEN.with(|written| changed(written.get_or_init(written_now), data));
}

fn written_now() -> Written {
    // In memory where the system has such a folder: a sync of a disk takes longer than everything else.
    let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).expect("a folder");
    let path = folder.path().join("written");
    let mut records = Hall::playing().records();
    while records.len() < 40 {
        records.push(records[1].clone());
    }
    let mut journal = Sqlite::create(&path).expect("a journal");
    journal.append(Seq(0), &records).expect("room");
    drop(journal);
    let (entries, broken) = JournalReader::open(&path).expect("a journal").read_all();
    assert_eq!((entries.len(), broken), (records.len(), None));
    let bytes = fs::read(&path).expect("read");
    Written { folder, bytes, entries }
}

fn changed(written: &Written, data: &[u8]) {
    let path = written.folder.path().join("changed");
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(beside(&path, end));
    }
    let raw = data.starts_with(b"SQLite");
    let bytes = if raw { data.to_vec() } else { made(&written.bytes, data) };
    let one_byte =
        !raw && data.len() <= CHANGE && bytes.len() == written.bytes.len() && data.first() < Some(&0xc0);
    fs::write(&path, &bytes).expect("room");
    if let Ok(reading) = JournalReader::open(&path) {
        let (entries, broken) = reading.read_all();
        believed(written, &entries);
        match reading.verify(&mut |_| ()) {
            Ok(verified) => {
                assert_eq!((verified.count, broken), (entries.len() as u64, None));
                assert!(!one_byte || entries.len() == written.entries.len(), "the last are gone unseen");
            }
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
    goes_on(written, &path);
}

/// What is read are the entries that were written, as far as it goes.
fn believed(written: &Written, entries: &[Entry]) {
    assert!(entries.len() <= written.entries.len(), "more than were written");
    assert_eq!(entries, &written.entries[..entries.len()]);
}

/// Whoever goes on to write it, and is told that an entry is durable, finds it there, and all before it.
fn goes_on(written: &Written, path: &Path) {
    let Ok(mut journal) = Sqlite::open(path) else { return };
    let (mut entries, broken) = journal.read_all();
    believed(written, &entries);
    if broken.is_some() {
        return;
    }
    let (last, record) = (Seq(entries.len() as u64), written.entries[1].record.clone());
    if journal.append(last, &[record.clone(), record.clone()]).is_err() {
        return;
    }
    drop(journal);
    let (found, broken) = JournalReader::open(path).expect("it was written just now").read_all();
    assert_eq!(broken, None);
    let new = found.len() - entries.len();
    assert_eq!(new, 2);
    assert!(found[entries.len()..].iter().all(|entry| entry.record == record));
    entries.extend_from_slice(&found[entries.len()..]);
    assert_eq!(found, entries);
}

/// The file with the changes that some bytes say.
fn made(original: &[u8], data: &[u8]) -> Vec<u8> {
    let mut bytes = original.to_vec();
    for change in data.chunks_exact(CHANGE) {
        let at = usize::from(change[1]) | usize::from(change[2]) << 8 | usize::from(change[3]) << 16;
        let value = change[4];
        if bytes.is_empty() {
            break;
        }
        let at = at % bytes.len();
        let page = at / PAGE * PAGE;
        match change[0] {
            0..0x60 => bytes[at] ^= if value == 0 { 1 } else { value },
            0x60..0xc0 => bytes[at] = value,
            0xc0..0xd0 => bytes.truncate(at),
            0xd0..0xe0 => {
                let from = usize::from(value) * PAGE % bytes.len();
                let copied = bytes[from..bytes.len().min(from + PAGE)].to_vec();
                let end = bytes.len().min(page + copied.len());
                bytes[page..end].copy_from_slice(&copied[..end - page]);
            }
            0xe0..0xf0 => {
                let end = bytes.len().min(page + PAGE);
                bytes[page..end].fill(value);
            }
            0xf0..=0xff => bytes.extend(std::iter::repeat_n(value, PAGE)),
        }
    }
    bytes
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
