//! A file that somebody else has changed, moved, replaced or reached by another way; and one that is only read.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// What lies beside a journal.
fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").map(|it| it.expect("a file").file_name());
    let mut names: Vec<String> = names.map(|it| it.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A copy of a journal that somebody has open, with these of the files beside it.
fn copied(folder: &TempDir, ends: &[&str]) -> (TempDir, PathBuf) {
    let copy = TempDir::new().expect("a folder");
    for end in ends {
        let name = format!("j{end}");
        fs::copy(folder.path().join(&name), copy.path().join(&name)).expect("copied");
    }
    let path = copy.path().join("j");
    (copy, path)
}

#[test]
fn whoever_only_reads_leaves_no_trace() {
    let (folder, journal, _) = written(5);
    drop(journal);
    let before = names(folder.path());
    assert_eq!(before, ["j", "j-lock"], "the log went into the journal at the end");
    let bytes = fs::read(folder.path().join("j")).expect("read");
    assert_eq!(proved(&folder).count, 5);
    assert_eq!((names(folder.path()), fs::read(folder.path().join("j")).expect("read")), (before, bytes));
}

#[test]
fn a_journal_is_read_where_nothing_can_be_written() {
    let (folder, journal, _) = written(5);
    let (copy, path) = copied(&folder, &["", "-wal"]);
    // SQLite would make this file to read beside a writer; on a full disk it cannot.
    fs::create_dir(copy.path().join("j-shm")).expect("in its way");
    let before = names(copy.path());
    let read = JournalReader::open(&path).expect("it opens");
    assert_eq!(read.verify(&mut |_| ()).expect("sound"), proved(&folder));
    assert_eq!(read.read_all().0.len(), 5);
    drop(read);
    assert_eq!(names(copy.path()), before);
    drop(journal);
}

#[test]
fn odd_names_are_names() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("Košice 100 % #1 & Kö.sqlite");
    drop(Sqlite::create(&path).expect("made"));
    assert_eq!(JournalReader::open(&path).expect("it opens").verify(&mut |_| ()).expect("sound").count, 0);
}

fn proved_at(path: &Path) -> Verified {
    JournalReader::open(path).expect("it opens").verify(&mut |_| ()).expect("sound")
}

/// That an append is refused for this, and nothing was shown as decided.
fn refuses(journal: &mut Sqlite, station: &mut Station, why: &str) {
    let seq = station.seq();
    let refusal = give(station, journal, enter("Anna")).expect_err("it must not be taken");
    assert_eq!(refusal.code(), RefusalCode::JournalStopped);
    assert!(halted(&refusal).contains(why), "{}", halted(&refusal));
    assert_eq!((station.seq(), station.is_sound()), (seq, false));
}

#[test]
fn a_journal_that_somebody_gave_other_insides_takes_nothing() {
    let swallows = "CREATE TRIGGER swallow BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END;";
    let changes = "CREATE TRIGGER other AFTER INSERT ON journal
        BEGIN INSERT INTO journal VALUES (99, '', x''); END;";
    let view = "ALTER TABLE journal RENAME TO other; CREATE VIEW journal AS SELECT * FROM other;";
    let bare = "DROP TRIGGER journal_is_never_edited;";
    for (sql, name) in [(swallows, "swallow"), (changes, "other"), (view, "journal"), (bare, "never_edited")]
    {
        let (folder, mut journal, mut station) = written(3);
        journal.execute(sql).expect("changed");
        refuses(&mut journal, &mut station, name);
        let error = JournalReader::open(&folder.path().join("j")).err().expect("it is no journal any more");
        assert!(matches!(error, ReadError::Unusable { .. }) && error.to_string().contains(name), "{error}");
        drop(journal);
        assert!(Sqlite::open(&folder.path().join("j")).is_err(), "{sql}");
    }
}

#[test]
fn what_was_written_is_read_back_before_it_counts() {
    let swallows = "CREATE TRIGGER swallow BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END;";
    let changes = "CREATE TRIGGER other AFTER INSERT ON journal WHEN NEW.seq < 99
        BEGIN INSERT OR REPLACE INTO journal VALUES (NEW.seq, 'x', x'00'); END; PRAGMA recursive_triggers = off;";
    for sql in [swallows, changes] {
        let (folder, mut journal, mut station) = written(3);
        journal.execute(sql).expect("changed");
        journal.trusts_its_insides();
        refuses(&mut journal, &mut station, "“journal” in the journal is not what ephor writes");
        journal.execute("DROP TRIGGER IF EXISTS swallow; DROP TRIGGER IF EXISTS other").expect("taken out");
        assert_eq!(proved(&folder).count, 3, "nothing of it was kept");
    }
}

#[test]
fn a_row_before_the_first_is_none_of_the_journals() {
    let (folder, mut journal, _) = written(3);
    journal.execute("INSERT INTO journal VALUES (-1, 'x', x'00')").expect("inserted");
    let error = reading(&folder).verify(&mut |_| ()).expect_err("four rows");
    let damaged = |error: &dyn std::fmt::Display| {
        assert!(error.to_string().contains("1 rows stand before the first"), "{error}");
    };
    damaged(&error);
    // Whoever only reads, writes, follows or copies hears the same; what is sound before it is read.
    let (entries, broken) = reading(&folder).read_all();
    assert_eq!(entries.len(), 3);
    damaged(&broken.expect("damage"));
    let path = folder.path().join("j");
    let mut other = Sqlite::open(&path).expect("it opens");
    damaged(&other.read_all().1.expect("damage"));
    damaged(&journal.since(Seq(3)).expect_err("who has it open already"));
    let copy = TempDir::new().expect("a folder");
    let mut copy = Sqlite::create(&copy.path().join("c")).expect("made");
    damaged(&catch_up(&reading(&folder), &mut copy).expect_err("the original is damaged"));
    let (_, stream) = Following::open(&path).expect("it opens");
    damaged(&stream.last().expect("entries").expect_err("damage"));
}

/// What somebody does in the folder of a journal.
#[cfg(unix)]
type Deed<'d> = &'d dyn Fn(&Path);

#[test]
#[cfg(unix)]
fn a_journal_that_was_moved_removed_or_replaced_takes_nothing() {
    let moved = |folder: &Path| fs::rename(folder.join("j"), folder.join("k")).expect("renamed");
    let removed = |folder: &Path| fs::remove_file(folder.join("j")).expect("removed");
    let replaced = |folder: &Path| {
        fs::copy(folder.join("j"), folder.join("k")).expect("copied");
        fs::rename(folder.join("k"), folder.join("j")).expect("renamed");
    };
    let log = |folder: &Path| fs::remove_file(folder.join("j-wal")).expect("removed");
    let index = |folder: &Path| fs::remove_file(folder.join("j-shm")).expect("removed");
    let deeds: [(Deed<'_>, &str); 5] = [
        (&moved, "removed or renamed while it was open"),
        (&removed, "removed or renamed while it was open"),
        (&replaced, "replaced by another while it was open"),
        (&log, "j-wal was removed or replaced while it was open"),
        (&index, "j-shm was removed or replaced while it was open"),
    ];
    for (deed, why) in deeds {
        let (folder, mut journal, mut station) = written(3);
        deed(folder.path());
        // Noticed by whoever only looks, and by whoever writes.
        assert!(matches!(journal.since(station.seq()), Err(ReadError::Lost { .. })), "{why}");
        refuses(&mut journal, &mut station, why);
    }
}

#[test]
#[cfg(unix)]
fn a_journal_that_is_brought_back_goes_on() {
    let (folder, mut journal, mut station) = written(3);
    let (there, aside) = (folder.path().join("j"), folder.path().join("k"));
    fs::rename(&there, &aside).expect("renamed");
    refuses(&mut journal, &mut station, "removed or renamed");
    assert!(recover(&mut station, &mut journal, NOW).is_err(), "it is not there");
    fs::rename(&aside, &there).expect("brought back");
    recover(&mut station, &mut journal, NOW).expect("it is there");
    assert_eq!(give(&mut station, &mut journal, enter("Anna")).expect("entered").0, Seq(4));
    assert_eq!(proved(&folder).count, 4);
}

#[test]
#[cfg(unix)]
fn what_stands_in_a_log_that_somebody_removed_is_saved() {
    for both in [false, true] {
        let (folder, mut journal, mut station) = written(5);
        fs::remove_file(folder.path().join("j-wal")).expect("removed");
        if both {
            fs::remove_file(folder.path().join("j-shm")).expect("removed");
        }
        refuses(&mut journal, &mut station, "what was decided before is in the journal");
        assert_eq!(proved(&folder).count, 5);
        recover(&mut station, &mut journal, NOW).expect("it opens");
        // Whoever comes now shares one log with it.
        let mut second = Sqlite::open(&folder.path().join("j")).expect("opened twice");
        let (entries, _) = second.read_all();
        let mut two = super::station(entries.into_iter().map(|entry| entry.record).collect());
        assert_eq!(give(&mut station, &mut journal, enter("Anna")).expect("entered").0, Seq(6));
        let refusal = give(&mut two, &mut second, enter("Anna")).expect_err("she is there");
        assert_eq!(refusal.code(), RefusalCode::Duplicate);
        assert_eq!(give(&mut two, &mut second, enter("Beno")).expect("entered").0, Seq(7));
        assert_eq!(proved(&folder).count, 7);
    }
}

#[test]
fn a_leftover_that_is_none_may_be_removed() {
    let (folder, mut journal, mut station) = written(3);
    fs::remove_file(folder.path().join("j-lock")).expect("removed");
    give(&mut station, &mut journal, enter("Anna")).expect("nothing was lost");
    // Every second.
    assert!(journal.since(station.seq()).expect("it looks for news").is_empty());
    let mut second = Sqlite::open(&folder.path().join("j")).expect("by the same path");
    assert_eq!(second.read_all().0.len(), 4);
    give(&mut station, &mut journal, enter("Beno")).expect("nobody came by another path");
}

#[test]
fn whoever_reads_at_the_end_keeps_nothing_out_of_the_one_file() {
    let (folder, journal, _) = written(5);
    let read = reading(&folder);
    drop(journal);
    let (_copy, alone) = copied(&folder, &[""]);
    assert_eq!(JournalReader::open(&alone).expect("it opens").verify(&mut |_| ()).expect("sound").count, 5);
    drop(read);
}

#[test]
#[cfg(unix)]
fn a_link_to_a_journal_is_that_journal() {
    let (folder, journal, _) = written(5);
    let elsewhere = TempDir::new().expect("a folder");
    let link = elsewhere.path().join("link");
    std::os::unix::fs::symlink(folder.path().join("j"), &link).expect("a link");
    // What is in the log, beside the file that the link leads to, is seen too.
    assert_eq!(
        JournalReader::open(&link).expect("it opens").verify(&mut |_| ()).expect("sound"),
        proved(&folder)
    );
    drop(journal);
}

#[test]
fn a_copy_is_brought_on_by_what_it_is_a_copy_of_and_by_nothing_else() {
    let (folder, mut journal, mut station) = written(5);
    let place = TempDir::new().expect("a folder");
    let mut copy = Sqlite::create(&place.path().join("copy")).expect("made");
    let now = catch_up(&reading(&folder), &mut copy).expect("copied");
    assert_eq!((now, now), (proved(&folder), proved_at(&place.path().join("copy"))));
    assert!(reading(&folder).ends_with(&now).expect("read"));
    give(&mut station, &mut journal, enter("Anna")).expect("entered");
    assert!(!reading(&folder).ends_with(&now).expect("read"));
    drop(copy);
    let mut copy = Sqlite::open(&place.path().join("copy")).expect("it opens");
    copy.go_on_after(&now).expect("it is where it was");
    assert_eq!(catch_up(&reading(&folder), &mut copy).expect("copied"), proved(&folder));
    assert!(copy.go_on_after(&now).is_err(), "it is farther now");
    // An event that took another course, shorter and longer than the copy.
    for length in [3, 12] {
        let other = TempDir::new().expect("a folder");
        let mut journal = Sqlite::create(&other.path().join("j")).expect("a journal");
        let mut station = super::station(Vec::new());
        give(&mut station, &mut journal, open_event()).expect("opened");
        for n in 1..length {
            give(&mut station, &mut journal, enter(&format!("somebody {n}"))).expect("entered");
        }
        let error = catch_up(&reading(&other), &mut copy).expect_err("another");
        assert!(matches!(error, NotCopied::Other { seq: Seq(6) }), "{error}");
    }
    assert_eq!(proved_at(&place.path().join("copy")).count, 6);
}

#[test]
#[cfg(target_os = "linux")]
fn a_second_name_for_a_journal_that_is_open_is_refused() {
    let (folder, journal, _) = written(3);
    let other = TempDir::new().expect("a folder");
    let second = other.path().join("j");
    fs::hard_link(folder.path().join("j"), &second).expect("a second name");
    let error = Sqlite::open(&second).err().expect("its log would be another");
    assert!(error.to_string().contains("another program has it open by another path"), "{error}");
    drop(journal);
    Sqlite::open(&second).expect("now it is the only one");
}

#[test]
fn whoever_was_first_stops_when_another_comes_by_a_path_without_locks() {
    let (folder, mut journal, mut station) = written(3);
    // A file system that passes the folder on tells nobody of the locks: the second thinks that it is alone.
    fs::write(folder.path().join("j-lock"), [7; 16]).expect("its mark");
    refuses(&mut journal, &mut station, "was opened by another path as well");
    let error = recover(&mut station, &mut journal, NOW).expect_err("for good");
    assert!(error.to_string().contains("leave it there or here"), "{error}");
}

#[test]
fn what_the_system_does_not_give_just_now_is_no_damage() {
    use rusqlite::ffi::{
        Error, SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_IOERR, SQLITE_NOTADB, SQLITE_PROTOCOL,
    };
    let said = |code| {
        let error = rusqlite::Error::SqliteFailure(Error::new(code), None);
        matches!(rows::read_error(&error, Seq(7)), ReadError::Io { .. })
    };
    // Locks that a disk does not give come as an error of the protocol, after ten seconds.
    assert_eq!([SQLITE_PROTOCOL, SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR].map(said), [true; 4]);
    assert_eq!([SQLITE_CORRUPT, SQLITE_NOTADB].map(said), [false; 2]);
    // SQLite's own proof tells of a page that it was not given as of one that is wrong.
    let passing = |why: &str| matches!(rows::unsound(why.to_owned(), Seq(7)), ReadError::Io { .. });
    assert!(passing("*** in database main ***\nTree 2 page 2: unable to get the page. error code=266"));
    assert!(!passing("Tree 2 page 2: unable to get the page. error code=11"));
    assert!(!passing("Tree 2 page 2 cell 3: Rowid 9 out of order"));
}

#[test]
fn where_the_next_entry_would_be_written_over_others_none_is_written() {
    let (folder, journal, _) = written(40);
    drop(journal);
    let path = folder.path().join("j");
    let sound = fs::read(&path).expect("read");
    let pages = (sound.len() / 4096) as u8;
    assert!(pages > 3, "{pages} pages");
    for page in 2..=pages {
        // The header says that there is one free page, and that it is this one.
        let mut bytes = sound.clone();
        (bytes[35], bytes[39]) = (page, 1);
        fs::write(&path, bytes).expect("written");
        let mut journal = Sqlite::open(&path).expect("it opens");
        let (entries, broken) = journal.read_all();
        assert!(entries.len() == 40 && matches!(broken, Some(ReadError::Broken(_))), "{page}: {broken:?}");
        drop(journal);
        assert!(reading(&folder).verify(&mut |_| ()).is_err());
    }
    fs::write(&path, sound).expect("written");
    assert_eq!(Sqlite::open(&path).expect("it opens").read_all().1, None);
}
