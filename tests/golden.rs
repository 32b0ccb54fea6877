//! Journals of every released format, as they were written then: they open for ever, and say what they said.
//!
//! `tests/golden/format-N/` has an event folder for each of its events with what `standings` and `log export` said of
//! it, and an event and a command of every kind in `events.jsonl` and `commands.jsonl`. None of it is ever made anew:
//! kinds and fields that may be left out are added to it, and what changes there otherwise is a new format.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use ephor::tournament::{
    ClockCommand, ClockEvent, Command, ConductCommand, ConductEvent, DuplicateCommand, DuplicateEvent, Event,
    ProcedureCommand, ProcedureEvent, ResultCommand, ResultEvent, RoundCommand, RoundEvent, SetupCommand,
    SetupEvent, SlipCommand, SlipEvent,
};
use serde_json::Value;
use strum::VariantNames as _;

use crate::support::{Place, repository};

/// The folders of a golden format's events.
fn events(format: u32) -> Vec<PathBuf> {
    let folder = repository(&format!("tests/golden/format-{format}"));
    let entries = fs::read_dir(&folder).expect("the format's folder");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

/// Copies an event's folder to where it may be opened: whoever reads a journal may write beside it.
fn copied(place: &Place, from: &Path, to: &str) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = format!("{to}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            copied(place, &entry.path(), &name);
        } else {
            place.write(&name, fs::read(entry.path()).expect("read"));
        }
    }
}

/// Copies a golden event. Its lists that still come with the program are taken from there; where one is changed, the
/// one that it was belongs beside the golden journal, from the history of the repository.
fn opened(place: &Place, folder: &Path, name: &str) {
    copied(place, &folder.join("event"), name);
    let ruleset = fs::read_dir(folder.join("event/rulesets")).expect("its ruleset").next().expect("a file");
    let ruleset = ruleset.expect("an entry").path();
    let id = ruleset.file_stem().expect("a name").to_string_lossy().into_owned();
    place.run(&["init", "fresh", "--ruleset", &id, "--tables", "1"]).exits(0);
    for entry in fs::read_dir(place.path("fresh/lexicons")).expect("lists") {
        let list = entry.expect("an entry").path();
        let there = place.path(&format!("{name}/lexicons")).join(list.file_name().expect("a name"));
        if !there.exists() {
            fs::copy(&list, &there).expect("a list");
        }
    }
    fs::remove_dir_all(place.path("fresh")).expect("removed");
}

#[test]
fn a_journal_of_every_format_opens_and_says_what_it_said() {
    let folders = events(3);
    assert!(folders.len() >= 6, "one under each regulation: {folders:?}");
    for folder in folders {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let said = |what: &str| fs::read_to_string(folder.join(what)).expect("what it said");
        let place = Place::new();
        opened(&place, &folder, &name);
        place.run(&["log", "verify", &name]).exits(0);
        assert_eq!(place.run(&["log", "export", &name]).exits(0).out, said("export.jsonl"), "{name}");
        assert_eq!(place.run(&["standings", &name, "--csv"]).exits(0).out, said("standings.csv"), "{name}");
        let rulings = rulings(&place.run(&["log", "export", &name]).exits(0).lines());
        assert_eq!(rulings, said("rulings.txt"), "{name}");
        // Each decision comes out as it stands there, and the event goes on.
        place.run(&["log", "audit", &name]).exits(0);
        let at = r#"{"at":"2099-01-01T00:00:00Z","by":{"role":"director","station":"desk"},"command":"enter_players","players":[{"name":"Zuzana"}]}"#;
        place.feed(&["exec", "--replay", &name], at).exits(0).says(&["players_entered"]);
        place.run(&["log", "audit", &name]).exits(0);
    }
}

#[test]
fn a_journal_of_a_format_before_the_first_release_is_refused_by_name() {
    let place = Place::new();
    let folder = events(3).into_iter().next().expect("an event");
    copied(&place, &folder.join("event"), "old");
    let old = repository("tests/golden/format-2/journal.sqlite");
    place.write("old/journal.sqlite", fs::read(old).expect("a journal of format 2"));
    for args in [&["log", "verify", "old"][..], &["standings", "old"], &["exec", "old"], &["report", "old"]] {
        let ran = place.feed(args, "");
        assert_ne!(ran.code, 0, "{args:?}");
        ran.complains(&["the journal has format 2", "of a program before the first release"]);
    }
    assert_eq!(
        place.read("old/journal.sqlite"),
        fs::read(repository("tests/golden/format-2/journal.sqlite")).expect("read")
    );
}

/// The words that were ruled on, one a line: `table word valid`.
fn rulings(entries: &[Value]) -> String {
    let mut tables = BTreeMap::new();
    let mut text = String::new();
    for entry in entries {
        let event = &entry["payload"]["event"];
        match event["type"].as_str() {
            Some("slip_raised") => drop(tables.insert(event["slip"].to_string(), event["table"].to_string())),
            Some("verdict_given") => {
                for word in event["words"].as_array().expect("words") {
                    let table = &tables[&event["slip"].to_string()];
                    let _ = writeln!(text, "{table} {} {}", word["word"], word["outcome"]);
                }
            }
            _ => {}
        }
    }
    text
}

/// Reads each line of a file of the format, and writes it again as it stands there; the kinds that were met.
fn kinds_read<T: serde::de::DeserializeOwned + serde::Serialize>(file: &str, tag: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(repository("tests/golden/format-3").join(file)).expect("the lines");
    let mut kinds = BTreeSet::new();
    for line in text.lines() {
        let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let value: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(serde_json::to_value(&read).expect("JSON"), value);
        kinds.insert(value[tag].as_str().expect("a kind").to_owned());
    }
    kinds
}

fn names(families: &[&[&str]]) -> BTreeSet<String> {
    families.concat().into_iter().map(str::to_owned).collect()
}

#[test]
fn an_event_of_every_kind_is_read_as_it_was_written() {
    let all = names(&[
        SetupEvent::VARIANTS,
        RoundEvent::VARIANTS,
        SlipEvent::VARIANTS,
        ConductEvent::VARIANTS,
        ProcedureEvent::VARIANTS,
        ClockEvent::VARIANTS,
        ResultEvent::VARIANTS,
        DuplicateEvent::VARIANTS,
    ]);
    assert_eq!(kinds_read::<Event>("events.jsonl", "type"), all, "there is an event of each kind");
}

#[test]
fn a_command_of_every_kind_is_read_as_it_was_kept() {
    let all = names(&[
        SetupCommand::VARIANTS,
        RoundCommand::VARIANTS,
        SlipCommand::VARIANTS,
        ConductCommand::VARIANTS,
        ProcedureCommand::VARIANTS,
        ClockCommand::VARIANTS,
        ResultCommand::VARIANTS,
        DuplicateCommand::VARIANTS,
    ]);
    assert_eq!(kinds_read::<Command>("commands.jsonl", "command"), all, "there is a command of each kind");
}
