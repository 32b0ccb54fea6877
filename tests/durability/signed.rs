//! Journals that officials have signed: what a signature holds fast, and what is none.

use std::fs;

use ephor::domain::Role;
use ephor::tournament::{Event, HeadSigned, Record, SetupEvent};

use super::audit::{records, write_anew};
use crate::support::{Place, Ran};

/// Runs as somebody with a computer, and a key, of her own.
fn elsewhere(place: &Place, args: &[&str]) -> Ran {
    let child = place.command(args).env("XDG_DATA_HOME", place.path("elsewhere")).spawn().expect("it starts");
    let ended = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: ended.status.code().unwrap_or(-1), out: text(ended.stdout), err: text(ended.stderr) }
}

/// The fingerprint that `ephor log key` shows.
fn fingerprint(shown: &Ran) -> String {
    shown.out.lines().next().expect("a fingerprint").to_owned()
}

/// A line of the second official, who was given a copy.
fn line(place: &Place) -> String {
    place.run(&["backup", "event", "."]).exits(0);
    let copy = fs::read_dir(place.path("."))
        .expect("a folder")
        .map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned())
        .find(|name| name.starts_with("event-"))
        .expect("the copy");
    let before = place.read(&format!("{copy}/journal.sqlite"));
    let signed =
        elsewhere(place, &["log", "sign", &copy, "--role", "referee", "--name", "Jana Nová"]).exits(0);
    assert_eq!(place.read(&format!("{copy}/journal.sqlite")), before, "a copy is only read");
    fs::remove_dir_all(place.path(&copy)).expect("given back");
    signed.out
}

#[test]
fn a_second_official_signs_on_another_computer() {
    let place = Place::new();
    place.event();
    let line = line(&place);
    assert!(line.lines().count() == 1 && line.starts_with("ephor-head-1 "), "{line}");
    let count = records(&place).len();
    let hers = fingerprint(&elsewhere(&place, &["log", "key"]).exits(0));
    place.run(&["log", "verify", "event", "--key", &hers]).exits(1).complains(&["has signed nothing"]);
    place.feed(&["log", "countersign", "event", "--from", "-"], &line).exits(0).says(&[&hers]);
    let verified = place.run(&["log", "verify", "event", "--key", &hers]).exits(0);
    verified.says(&[
        &format!("signed: 1 to {count} by {hers} (referee, Jana Nová), in entry {}", count + 1),
        "entries that came after: 1",
    ]);
    // The same once more changes nothing, and this console signs with a key of its own.
    let words: Vec<&str> = line.split_whitespace().collect();
    let again = place.run(&[&["log", "countersign", "event"][..], &words].concat()).exits(0);
    again.says(&["has signed that already"]);
    place.run(&["log", "countersign", "event", "--role", "head-referee"]).exits(0);
    let own = fingerprint(&place.run(&["log", "key"]).exits(0));
    assert_ne!(own, hers);
    place.run(&["log", "verify", "event", "--key", &hers, "--key", &own.to_uppercase()]).exits(0);
    place.run(&["log", "audit", "event"]).exits(0);
    place.run(&["log", "show", "event"]).exits(0).says(&["journal signed up to entry", "Jana Nová"]);
}

#[test]
fn what_is_not_of_this_journal_is_not_taken() {
    let place = Place::new();
    place.event();
    let line = line(&place);
    place.run(&["init", "other", "--ruleset", "sss-2022", "--tables", "9"]).exits(0);
    let put =
        |event: &str, line: &str| place.feed(&["log", "countersign", event, "--from", "-"], line).exits(2);
    put("other", &line).complains(&["another event"]);
    let words: Vec<&str> = line.split_whitespace().collect();
    let with = |at: usize, word: &str| {
        let mut words = words.clone();
        words[at] = word;
        words.join(" ")
    };
    put("event", &with(1, "999")).complains(&["999 entries", "has fewer"]);
    put("event", &with(2, &"0000-".repeat(8)[..39])).complains(&["has the head"]);
    put("event", &with(5, "judge")).complains(&["not good"]);
    put("event", &with(6, "Jan")).complains(&["not good"]);
    put("event", &with(3, &"a".repeat(64))).complains(&["not good"]);
    put("event", &words[..4].join(" ")).complains(&["the signature is missing"]);
    put("event", "").complains(&["no line of `ephor log sign`"]);
    // A script puts no bad one there either.
    let bad = format!(
        r#"{{"at":"2099-01-01T10:00:00Z","command":"sign_head","entry":1,"head":"{0}","role":"judge","key":"{0}","signature":"{0}{0}"}}"#,
        "0".repeat(64)
    );
    place.feed(&["exec", "--replay", "event"], &bad).exits(1).says(&["\"error\"", "is not signed"]);
    place.run(&["log", "verify", "event"]).exits(0);
}

#[test]
fn the_end_of_a_round_is_signed() {
    let place = Place::new();
    place.event();
    place.run(&["log", "verify", "event"]).exits(0);
    let before = records(&place).len();
    place.run(&["round", "event", "round.csv", "--anyway", "only a try"]).exits(0).says(&["to be noted: "]);
    let all = records(&place);
    let Some(Record { event: Event::Setup(SetupEvent::HeadSigned(signed)), by, .. }) = all.last() else {
        panic!("{all:?}")
    };
    assert_eq!((signed.entry.0, by.role), (all.len() as u64 - 1, Role::Director));
    assert!(all.len() > before + 1);
    let key = place.path("home/data/ephor/signing.toml");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&key).expect("the key").permissions().mode() & 0o777, 0o600);
    }
    let secret = fs::read_to_string(&key).expect("the key");
    let secret = secret.split('"').nth(1).expect("the secret");
    let out = place.run(&["log", "export", "event"]).exits(0).out;
    assert!(!out.contains(secret) && out.contains(&signed.key.to_string()));
    place.run(&["log", "audit", "event"]).exits(0);
}

/// Signs an event, writes its journal anew with a change, and is told what is wrong.
#[track_caller]
fn finds(change: impl FnOnce(&mut Vec<Record>), says: &str) {
    let place = Place::new();
    place.event();
    place.run(&["log", "countersign", "event"]).exits(0);
    let mut records = records(&place);
    change(&mut records);
    write_anew(&place, &records);
    place.run(&["log", "verify", "event"]).exits(1).complains(&["is not good", says]);
    place.run(&["log", "countersign", "event"]).exits(2).complains(&["not to be trusted"]);
}

fn signature(records: &mut [Record]) -> &mut HeadSigned {
    match &mut records.last_mut().expect("a record").event {
        Event::Setup(SetupEvent::HeadSigned(signed)) => signed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_signature_that_was_altered_or_moved_is_found() {
    finds(|records| signature(records).name = "Somebody".to_owned(), "has not signed this");
    finds(|records| signature(records).role = Role::Referee, "has not signed this");
    finds(|records| signature(records).entry.0 += 7, "does not stand before it");
    finds(|records| signature(records).entry.0 -= 1, "it is of another journal");
    // What it signed was written anew, with everything else.
    finds(|records| drop(records.remove(records.len() - 2)), "does not stand before it");
    finds(|records| records[1].by.name = "Eve".to_owned(), "it is of another journal");
}
