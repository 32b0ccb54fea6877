//! Following a journal that others write: what comes is found, nothing is written, and a folder that nobody may write
//! to will do.

use super::*;

fn following(folder: &TempDir) -> Following {
    let (mut journal, mut stream) = Following::open(&folder.path().join("j")).expect("a journal");
    let (entries, broken) = stream.all();
    assert!(broken.is_none() && !entries.is_empty());
    journal.go_on_from(&stream);
    journal
}

fn told(journal: &mut Following) -> Vec<Seq> {
    let last = Seq(journal.verified().count);
    journal.since(last).expect("read").into_iter().map(|entry| entry.seq).collect()
}

#[test]
fn what_others_write_is_found_whether_they_have_it_open_or_not() {
    let (folder, journal, mut station) = written(3);
    drop(journal);
    let mut following = following(&folder);
    assert_eq!(told(&mut following), []);
    for round in 0..3 {
        // Somebody begins to write, and ends.
        let mut journal = Sqlite::open(&folder.path().join("j")).expect("opened");
        drop(journal.read_all());
        let next = station.seq().0 + 1;
        give(&mut station, &mut journal, enter(&format!("one {round}"))).expect("entered");
        assert_eq!(told(&mut following), [Seq(next)], "while it is open");
        give(&mut station, &mut journal, enter(&format!("two {round}"))).expect("entered");
        drop(journal);
        assert_eq!(told(&mut following), [Seq(next + 1)], "and after");
        assert_eq!(told(&mut following), []);
    }
    let head = reading(&folder).verify(&mut |_| ()).expect("sound");
    assert_eq!(following.verified(), head, "the chain is the same");
}

#[test]
fn it_writes_nothing_whatever_it_is_asked() {
    let (folder, journal, station) = written(3);
    drop(journal);
    let before = std::fs::read(folder.path().join("j")).expect("read");
    let mut following = following(&folder);
    let records = known(&station);
    let refused = following.append(station.seq(), &records);
    assert!(matches!(refused, Err(AppendError::Failed { .. })), "{refused:?}");
    following.settle();
    told(&mut following);
    drop(following);
    assert_eq!(std::fs::read(folder.path().join("j")).expect("read"), before);
    assert_eq!(
        std::fs::read_dir(folder.path()).expect("a folder").count(),
        2,
        "the file, and the lock of its writer"
    );
}

#[test]
fn a_journal_that_is_another_is_damaged_and_one_that_is_gone_comes_back() {
    let (folder, journal, _) = written(3);
    drop(journal);
    let mut following = following(&folder);
    let (file, aside) = (folder.path().join("j"), folder.path().join("aside"));
    std::fs::rename(&file, &aside).expect("moved");
    for _ in 0..3 {
        assert!(matches!(following.since(Seq(3)), Err(ReadError::Io { .. })), "it may come back");
    }
    std::fs::rename(&aside, &file).expect("moved back");
    assert_eq!(told(&mut following), []);
    let (other, journal, _) = written(2);
    drop(journal);
    std::fs::copy(other.path().join("j"), &file).expect("replaced");
    assert!(matches!(following.since(Seq(3)), Err(ReadError::Io { .. })));
    let Err(ReadError::Broken(broken)) = following.since(Seq(3)) else { panic!("damaged") };
    assert!(broken.why.contains("the last entries are missing"), "{broken}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_nobody_may_write_to_will_do() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, journal, _) = written(3);
    let mode = |bits: u32| std::fs::Permissions::from_mode(bits);
    drop(journal);
    std::fs::set_permissions(folder.path().join("j"), mode(0o444)).expect("set");
    std::fs::set_permissions(folder.path(), mode(0o555)).expect("set");
    let mut following = following(&folder);
    assert_eq!(told(&mut following), []);
    std::fs::set_permissions(folder.path(), mode(0o755)).expect("set back");
}
