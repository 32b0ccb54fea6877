//! The chain, the file, the loop between a station and its journal, and following a journal that others write.

mod file;

use std::collections::BTreeMap;

use tempfile::TempDir;

use super::*;
use crate::domain::{Actor, At, Role};
use crate::lexicon::{Library, TileSet};
use crate::rules::Catalogue;
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{
    Command, GeneralReason, LoadedRules, OpenEvent, Player, Reason, Refusal, RefusalCode, SetupCommand,
};

const NOW: At = At(1_795_255_200_000);

fn law() -> LoadedRules {
    let ruleset = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
    let tiles = TileSet::embedded("sk100").expect("sound").expect("there");
    LoadedRules::new(ruleset, Library::default(), tiles)
}

fn station(records: Vec<Record>) -> Station {
    Station::new("desk", law(), BTreeMap::new(), records)
}

fn open_event() -> Command {
    let (name, ruleset) = ("test".to_owned(), "sss-2022".to_owned());
    Command::Setup(SetupCommand::OpenEvent(OpenEvent {
        name,
        ruleset,
        tiles: None,
        budget: None,
        readings: BTreeMap::new(),
        systems: Vec::new(),
        zone: "UTC".to_owned(),
        starts_at: None,
        names: crate::domain::NameOrder::Unknown,
    }))
}

fn enter(name: &str) -> Command {
    Command::Setup(SetupCommand::EnterPlayers { players: vec![Player::named(name)] })
}

/// Why the journal takes nothing, of a refusal for that.
fn halted(refusal: &Refusal) -> &str {
    let Reason::General(GeneralReason::JournalStopped { why }) = &*refusal.why else {
        panic!("{refusal:?}");
    };
    why
}

fn known(station: &Station) -> Vec<Record> {
    station.recent(Seq(0)).map(|(_, record)| record.clone()).collect()
}

type Answered = Result<(Seq, Vec<Record>), Refusal>;

fn give(station: &mut Station, journal: &mut dyn Journal, command: Command) -> Answered {
    let by = Actor::new(Role::Director, "desk");
    let effects = keep(station, journal, NOW, Input::Command { ticket: Some(Ticket(1)), by, command });
    let answer = |effect| if let Effect::Answer { answer, .. } = effect { Some(answer) } else { None };
    effects.into_iter().find_map(answer).expect("an answer")
}

/// A folder, a journal in it with `count` entries, and the station that wrote them.
fn written(count: usize) -> (TempDir, Sqlite, Station) {
    let folder = TempDir::new().expect("a folder");
    let mut journal = Sqlite::create(&folder.path().join("j")).expect("a journal");
    let mut station = station(Vec::new());
    give(&mut station, &mut journal, open_event()).expect("opened");
    for n in 1..count {
        give(&mut station, &mut journal, enter(&format!("player {n}"))).expect("entered");
    }
    (folder, journal, station)
}

fn reading(folder: &TempDir) -> JournalReader {
    JournalReader::open(&folder.path().join("j")).expect("it opens")
}

fn proved(folder: &TempDir) -> Verified {
    reading(folder).verify(&mut |_| ()).expect("sound")
}

#[test]
fn what_was_appended_is_read_back_and_replays_to_the_same_state() {
    let (folder, journal, live) = written(9);
    drop(journal);
    let (entries, broken) = reading(&folder).read_all();
    assert_eq!((entries.len(), broken), (9, None));
    assert_eq!(proved(&folder), verify(&entries));
    let replayed = station(entries.into_iter().map(|entry| entry.record).collect());
    assert_eq!(replayed.state(), live.state());
    assert_eq!(replayed.seq(), Seq(9));
}

#[test]
fn memory_and_file_have_the_same_chain() {
    let (folder, file, live) = written(5);
    let mut memory = MemoryJournal::default();
    memory.append(Seq(0), &known(&live)).expect("appended");
    assert_eq!(proved(&folder).head, memory.head());
    drop(file);
}

#[test]
fn an_append_after_another_number_than_expected_writes_nothing() {
    let (folder, mut journal, live) = written(3);
    let record = known(&live)[1..2].to_vec();
    let error = journal.append(Seq(2), &record).expect_err("moved");
    assert!(matches!(error, AppendError::Moved { expected: Seq(2), found: Seq(3) }));
    assert_eq!(proved(&folder).count, 3);
}

#[test]
fn what_another_wrote_first_is_taken_in_and_the_command_is_decided_again() {
    let (folder, mut first, mut one) = written(2);
    let mut second = Sqlite::open(&folder.path().join("j")).expect("opened twice");
    let (entries, _) = second.read_all();
    let mut two = station(entries.into_iter().map(|entry| entry.record).collect());
    give(&mut one, &mut first, enter("Anna")).expect("entered");
    // The second does not know of Anna: it writes, finds the journal moved, and decides again.
    let refusal = give(&mut two, &mut second, enter("Anna")).expect_err("she is there");
    assert_eq!(refusal.code(), RefusalCode::Duplicate);
    assert_eq!(give(&mut two, &mut second, enter("Beno")).expect("entered").0, Seq(4));
    let _ = tail(&mut one, &mut first, NOW);
    assert_eq!((one.seq(), one.state()), (Seq(4), two.state()));
    assert_eq!(first.since(Seq(2)).expect("read").len(), 2);
}

#[test]
fn a_full_disk_stops_rulings_and_nothing_shows_as_decided() {
    let (folder, mut journal, mut station) = written(3);
    journal.limit_pages(Some(0));
    let long = "x".repeat(20_000);
    let (before, seq) = (station.state().clone(), station.seq());
    let refusal = give(&mut station, &mut journal, enter(&long)).expect_err("full");
    assert_eq!(refusal.code(), RefusalCode::JournalStopped);
    assert!(
        halted(&refusal).contains("full") && halted(&refusal).contains("nothing after 3 is decided"),
        "{refusal:?}"
    );
    assert_eq!((station.state(), station.seq(), station.is_sound()), (&before, seq, false));
    // What fits would fit, but nobody has looked yet.
    let still = give(&mut station, &mut journal, enter("Anna")).expect_err("stopped");
    assert_eq!(still.code(), RefusalCode::JournalStopped);
    journal.limit_pages(None);
    let _ = keep(&mut station, &mut journal, NOW, Input::Recovered);
    assert_eq!(give(&mut station, &mut journal, enter(&long)).expect("entered").0, Seq(4));
    assert_eq!(proved(&folder).count, 4);
}

#[test]
fn after_a_sync_that_failed_nothing_goes_on_until_the_journal_was_opened_anew() {
    let (_folder, mut journal, mut station) = written(3);
    journal.doubt("disk I/O error");
    let refusal = give(&mut station, &mut journal, enter("Anna")).expect_err("in doubt");
    assert_eq!(refusal.code(), RefusalCode::JournalStopped);
    assert!(halted(&refusal).contains("known once the journal is opened again"), "{}", halted(&refusal));
    assert!(matches!(journal.since(Seq(3)), Err(ReadError::Io { .. })), "nobody knows what stands there");
    let _ = tail(&mut station, &mut journal, NOW);
    assert!(station.is_halted());
    recover(&mut station, &mut journal, NOW).expect("it opens");
    assert_eq!(give(&mut station, &mut journal, enter("Anna")).expect("entered").0, Seq(4));
}

#[test]
fn a_journal_opened_anew_must_be_the_one_that_was_known() {
    let (_folder, mut journal, mut station) = written(3);
    journal.tamper("DELETE FROM journal WHERE seq = 3");
    let error = recover(&mut station, &mut journal, NOW).expect_err("an entry is gone");
    assert!(error.to_string().contains("damaged at 3"), "{error}");
}

#[test]
fn every_tampering_breaks_the_chain_where_it_was_done() {
    let (_folder, journal, _) = written(9);
    let tampered = |sql: &str, seq: u64| {
        let (folder, journal, _) = written(9);
        journal.tamper(sql);
        let at = |broken: ReadError| match broken {
            ReadError::Broken(broken) => broken.seq,
            other => panic!("{other}"),
        };
        assert_eq!(at(reading(&folder).verify(&mut |_| ()).expect_err(sql)), Seq(seq), "{sql}");
        let (entries, broken) = reading(&folder).read_all();
        assert_eq!((entries.len() as u64, broken.map(at)), (seq - 1, Some(Seq(seq))), "{sql}");
    };
    drop(journal);
    tampered("UPDATE journal SET text = replace(text, 'player 4', 'player X') WHERE seq = 5", 5);
    tampered("UPDATE journal SET hash = zeroblob(32) WHERE seq = 5", 5);
    tampered("UPDATE journal SET hash = x'00' WHERE seq = 5", 5);
    tampered("DELETE FROM journal WHERE seq = 5", 5);
    tampered("UPDATE journal SET seq = 20 WHERE seq = 5", 5);
    tampered("UPDATE journal SET text = (SELECT text FROM journal WHERE seq = 4) WHERE seq = 5", 5);
    tampered("DELETE FROM journal WHERE seq = 1", 1);
}

#[test]
fn a_journal_whose_end_was_cut_off_is_noticed_by_whoever_has_it_open() {
    let (_folder, mut journal, mut station) = written(5);
    journal.tamper("DELETE FROM journal WHERE seq = 5");
    let refusal = give(&mut station, &mut journal, enter("Anna")).expect_err("not after five of four");
    assert_eq!(refusal.code(), RefusalCode::JournalStopped);
    assert!(halted(&refusal).contains("last entries are missing"), "{}", halted(&refusal));
    assert!(!station.is_sound());
}

#[test]
fn nobody_edits_a_journal_by_accident() {
    let (_folder, journal, _) = written(3);
    for sql in ["UPDATE journal SET text = '' WHERE seq = 2", "DELETE FROM journal WHERE seq = 2"] {
        assert!(journal.execute(sql).expect_err(sql).contains("never"), "{sql}");
    }
}

#[test]
fn a_journal_is_neither_made_twice_nor_taken_from_elsewhere() {
    let (folder, _journal, _) = written(2);
    let path = folder.path().join("j");
    assert!(Sqlite::create(&path).err().expect("there already").to_string().contains("exists already"));
    assert!(Sqlite::open(&folder.path().join("k")).err().expect("absent").to_string().contains("ephor init"));
}

fn following(folder: &TempDir) -> Following {
    let (mut journal, mut stream) = Following::open(&folder.path().join("j")).expect("a journal");
    let (entries, broken) = stream.all();
    assert!(broken.is_none() && !entries.is_empty());
    journal.go_on_from(&stream);
    journal
}

fn seqs_since(journal: &mut Following) -> Vec<Seq> {
    let last = Seq(journal.verified().count);
    journal.since(last).expect("read").into_iter().map(|entry| entry.seq).collect()
}

#[test]
fn what_others_write_is_found_whether_they_have_it_open_or_not() {
    let (folder, journal, mut station) = written(3);
    drop(journal);
    let mut following = following(&folder);
    assert_eq!(seqs_since(&mut following), []);
    for round in 0..3 {
        // Somebody begins to write, and ends.
        let mut journal = Sqlite::open(&folder.path().join("j")).expect("opened");
        drop(journal.read_all());
        let next = station.seq().0 + 1;
        give(&mut station, &mut journal, enter(&format!("one {round}"))).expect("entered");
        assert_eq!(seqs_since(&mut following), [Seq(next)], "while it is open");
        give(&mut station, &mut journal, enter(&format!("two {round}"))).expect("entered");
        drop(journal);
        assert_eq!(seqs_since(&mut following), [Seq(next + 1)], "and after");
        assert_eq!(seqs_since(&mut following), []);
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
    seqs_since(&mut following);
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
    assert_eq!(seqs_since(&mut following), []);
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
    assert_eq!(seqs_since(&mut following), []);
    std::fs::set_permissions(folder.path(), mode(0o755)).expect("set back");
}
