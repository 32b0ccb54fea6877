//! Journals of every released format, as they were written then: they open for ever, and say what they said.
//!
//! `tests/golden/format-N/` has an event folder for each of its events with what `standings` and `log export` said of
//! it, and one event of every kind in `events.jsonl`. None of it is ever made anew: what changes there is a new format.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use ephor::tournament::{
    ClockEvent, ConductEvent, Event, ProcedureEvent, ResultEvent, RoundEvent, SetupEvent, SlipEvent,
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

#[test]
fn a_journal_of_every_format_opens_and_says_what_it_said() {
    let folders = events(2);
    assert!(folders.len() >= 2, "{folders:?}");
    for folder in folders {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let said = |what: &str| fs::read_to_string(folder.join(what)).expect("what it said");
        let place = Place::new();
        copied(&place, &folder.join("event"), &name);
        place.run(&["log", "verify", &name]).exits(0);
        assert_eq!(place.run(&["log", "export", &name]).exits(0).out, said("export.jsonl"), "{name}");
        assert_eq!(place.run(&["standings", &name, "--csv"]).exits(0).out, said("standings.csv"), "{name}");
        let rulings = rulings(&place.run(&["log", "export", &name]).exits(0).lines());
        assert_eq!(rulings, said("rulings.txt"), "{name}");
        // Older programs noted neither the tile set nor the commands: nothing of it can be checked.
        let audited = place.run(&["log", "audit", &name]).exits(2);
        audited.says(&["did not note what its lists and tiles were", "did not keep what was asked"]);
        // And it goes on.
        let at = r#"{"at":"2099-01-01T00:00:00Z","by":{"role":"director","station":"desk"},"command":"enter_players","players":[{"name":"Zuzana"}]}"#;
        place.feed(&["exec", "--replay", &name], at).exits(0).says(&["players_entered"]);
        let audited = place.run(&["log", "audit", &name]).exits(2);
        audited.says(&["did not keep what was asked"]);
    }
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

#[test]
fn an_event_of_every_kind_is_read_as_it_was_written() {
    let file = repository("tests/golden/format-2/events.jsonl");
    let mut seen = BTreeSet::new();
    for line in fs::read_to_string(file).expect("the events").lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let value: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(serde_json::to_value(&event).expect("JSON"), value);
        seen.insert(value["type"].as_str().expect("a type").to_owned());
    }
    let families = [
        SetupEvent::VARIANTS,
        RoundEvent::VARIANTS,
        SlipEvent::VARIANTS,
        ConductEvent::VARIANTS,
        ProcedureEvent::VARIANTS,
        ClockEvent::VARIANTS,
        ResultEvent::VARIANTS,
    ];
    let all: BTreeSet<String> = families.concat().into_iter().map(str::to_owned).collect();
    assert_eq!(seen, all, "there is an event of each kind");
}
