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
    let read = Reading::open(&path).expect("it opens");
    assert_eq!(read.verify(&mut |_| ()).expect("sound"), proved(&folder));
    assert_eq!(read.read_all().0.len(), 5);
    drop(read);
    assert_eq!(names(copy.path()), before);
    drop(journal);
}

#[test]
fn odd_names_are_names() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("Košice? 100 % #1 & Kö.sqlite");
    drop(Sqlite::create(&path).expect("made"));
    assert_eq!(Reading::open(&path).expect("it opens").verify(&mut |_| ()).expect("sound").count, 0);
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
        let error = Reading::open(&folder.path().join("j")).err().expect("it is no journal any more");
        assert!(matches!(error, ReadError::Unusable { .. }) && error.to_string().contains(name), "{error}");
        drop(journal);
        assert!(Sqlite::open(&folder.path().join("j")).is_err(), "{sql}");
    }
}

#[test]
fn a_row_before_the_first_is_none_of_the_journals() {
    let (folder, journal, _) = written(3);
    journal.execute("INSERT INTO journal VALUES (-1, 'x', x'00')").expect("inserted");
    let error = reading(&folder).verify(&mut |_| ()).expect_err("four rows");
    assert!(error.to_string().contains("1 rows stand before the first"), "{error}");
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
    let deeds: [(Deed<'_>, &str); 4] = [
        (&moved, "removed or renamed while it was open"),
        (&removed, "removed or renamed while it was open"),
        (&replaced, "replaced by another while it was open"),
        (&log, "j-wal was removed or replaced while it was open"),
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
