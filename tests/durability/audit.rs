//! Journals that were written anew as a whole: their chain is sound, and what they say is not what the rules lead to.

use std::fs;

use ephor::cli::EventFolder;
use ephor::domain::{Digest, Points, Seq};
use ephor::journal::{Journal as _, Sqlite};
use ephor::lexicon::Outcome;
use ephor::tournament::{ConductEvent, Event, Record, SetupEvent, SlipEvent};

use crate::support::Place;

const JOURNAL: &str = "event/journal.sqlite";

/// A word that stands and costs the challenger points, one that falls, and a result.
const DAY: &str = r#"{"at":"2099-01-01T10:00:00Z","command":"raise_slip","table":1,"challenger":"b","since_press":4000}
{"at":"2099-01-01T10:00:05Z","command":"enter_words","slip":1,"words":["čo"]}
{"at":"2099-01-01T10:00:06Z","by":{"role":"players","station":"desk"},"command":"confirm_spelling","slip":1}
{"at":"2099-01-01T10:00:07Z","command":"decide","slip":1}
{"at":"2099-01-01T10:00:09Z","command":"announce","slip":1}
{"at":"2099-01-01T10:05:00Z","command":"raise_slip","table":2,"challenger":"a","since_press":4000}
{"at":"2099-01-01T10:05:05Z","command":"enter_words","slip":2,"words":["žb"]}
{"at":"2099-01-01T10:05:06Z","by":{"role":"players","station":"desk"},"command":"confirm_spelling","slip":2}
{"at":"2099-01-01T10:05:07Z","command":"decide","slip":2}
{"at":"2099-01-01T10:05:09Z","command":"announce","slip":2}
"#;

fn played() -> Place {
    let place = Place::new();
    place.event();
    let told = place.feed(&["exec", "--replay", "event"], DAY).exits(0);
    assert!(!told.out.contains("refused") && !told.out.contains("\"error\""), "{}", told.out);
    place
}

pub(super) fn records(place: &Place) -> Vec<Record> {
    EventFolder::open(&place.path("event")).map_or_else(|error| panic!("{error}"), |it| it.records())
}

/// Writes the journal anew, with a sound chain.
pub(super) fn write_anew(place: &Place, records: &[Record]) {
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(place.path(&format!("{JOURNAL}{end}")));
    }
    let mut journal = Sqlite::create(&place.path(JOURNAL)).expect("made");
    journal.append(Seq(0), records).expect("written");
}

/// The place of the first event for which this holds.
fn place_of(records: &[Record], is: fn(&Event) -> bool) -> usize {
    records.iter().position(|record| is(&record.event)).expect("there is one")
}

fn is_verdict(event: &Event) -> bool {
    matches!(event, Event::Slip(SlipEvent::VerdictGiven { .. }))
}

fn is_penalty(event: &Event) -> bool {
    matches!(event, Event::Conduct(ConductEvent::PenaltyImposed(_)))
}

#[test]
fn an_event_that_nobody_touched_comes_out_as_it_stands_there() {
    let place = played();
    let count = records(&place).len();
    let sound = place.run(&["log", "audit", "event"]).exits(0);
    let said = format!("{count} entries of ");
    sound.says(&[&said, "come out as they stand there"]);
    write_anew(&place, &records(&place));
    place.run(&["log", "audit", "event"]).exits(0).says(&[&said]);
    place.run(&["log", "audit", "event", "--json"]).exits(0).says(&["\"difference\":null"]);
}

/// Writes a played day anew with a change, and is told where it is not lawful any more.
#[track_caller]
fn finds(change: impl FnOnce(&mut Vec<Record>) -> usize, says: &str) {
    let place = played();
    let mut records = records(&place);
    let at = change(&mut records) + 1;
    write_anew(&place, &records);
    place.run(&["log", "verify", "event"]).exits(0).says(&["sound"]);
    let told = format!("not lawful: entry {at} is not what the rules lead to");
    place.run(&["log", "audit", "event"]).exits(1).complains(&[&told, says]);
}

#[test]
fn a_verdict_that_was_turned_round_is_found() {
    finds(
        |records| {
            let at = place_of(records, is_verdict);
            let Event::Slip(SlipEvent::VerdictGiven { words, upheld, .. }) = &mut records[at].event else {
                unreachable!("it is one")
            };
            (words[0].outcome, *upheld) = (Outcome::Invalid, true);
            at
        },
        "\"outcome\":\"valid\"",
    );
}

#[test]
fn a_penalty_that_was_left_out_is_found() {
    finds(
        |records| {
            let at = place_of(records, is_penalty);
            records.remove(at);
            at
        },
        "there should stand:",
    );
}

#[test]
fn a_penalty_that_was_given_twice_is_found() {
    finds(
        |records| {
            let at = place_of(records, is_penalty);
            records.insert(at, records[at].clone());
            at + 1
        },
        "there stands:",
    );
}

#[test]
fn a_penalty_of_another_height_is_found() {
    finds(
        |records| {
            let at = place_of(records, is_penalty);
            let Event::Conduct(ConductEvent::PenaltyImposed(penalty)) = &mut records[at].event else {
                unreachable!("it is one")
            };
            penalty.points = Points(penalty.points.0 * 2);
            at
        },
        "should stand:",
    );
}

#[test]
fn a_word_in_the_place_of_another_is_found() {
    finds(
        |records| {
            let at = place_of(records, |event| matches!(event, Event::Slip(SlipEvent::WordsEntered { .. })));
            let Event::Slip(SlipEvent::WordsEntered { words, .. }) = &mut records[at].event else {
                unreachable!("they are")
            };
            words[0] = "ŽB".to_owned();
            at
        },
        "\"words\":[\"ŽB\"]",
    );
}

/// A later program may doubt what an earlier one did not, and nobody was sure of that.
#[test]
fn what_was_carried_out_is_not_doubted_afterwards() {
    let place = played();
    let line = r#"{"at":"2099-01-01T10:40:00Z","by":{"role":"head_referee","station":"desk"},"command":"enter_result","table":2,"end":"out","scores":[90,80],"final_sums":true"#;
    place.feed(&["exec", "event", "--replay"], &format!("{line}}}")).exits(0).says(&["unusual_sums"]);
    let sure = format!("{line},\"sure\":[\"unusual_sums\",\"penalties_in_sums\"]}}");
    place.feed(&["exec", "event", "--replay"], &sure).exits(0);
    let mut records = records(&place);
    let entered = records.last_mut().expect("the result");
    let asked = serde_json::to_value(entered.asked.as_ref().expect("what was asked")).expect("JSON");
    let mut asked = asked.as_object().expect("a command").clone();
    assert!(asked.remove("sure").is_some());
    entered.asked = Some(serde_json::from_value(asked.into()).expect("a command"));
    write_anew(&place, &records);
    place.run(&["log", "audit", "event"]).exits(0);
}

#[test]
fn an_entry_that_was_taken_out_is_found() {
    finds(
        |records| {
            let is = |event: &Event| matches!(event, Event::Slip(SlipEvent::WordsEntered { .. }));
            let at = place_of(records, is);
            records.remove(at);
            at
        },
        "it is refused: ",
    );
    finds(
        |records| {
            let at = place_of(records, is_verdict);
            records.remove(at);
            at
        },
        "nothing before it leads to it",
    );
}

#[test]
fn what_a_list_decided_that_is_not_there_is_not_checked() {
    let place = played();
    let list = place.path("event/lexicons/sk-b2.fst");
    let bytes = fs::read(&list).expect("the event's own copy");
    fs::remove_file(&list).expect("removed");
    let told = place.run(&["log", "audit", "event"]).exits(2);
    told.says(&["not checked: ", "sk-b2", "come out as they stand there"]);
    fs::write(&list, bytes).expect("brought back");
    place.run(&["log", "audit", "event"]).exits(0);
}

#[test]
fn other_rules_than_the_events_are_found() {
    let place = played();
    let path = place.path("event/rulesets/sss-2022.toml");
    let text = fs::read_to_string(&path).expect("the event's own copy");
    let other = text.replacen("[challenge]", "[challenge]\n# another file", 1);
    fs::write(&path, other).expect("written");
    // What the event was opened with is built in: it is audited by that, and that is said.
    let told = place.run(&["log", "audit", "event"]).exits(0);
    told.complains(&["sss-2022.toml was changed", "is built in, and is taken"]);
    let mut records = records(&place);
    let Event::Setup(SetupEvent::EventOpened(opened)) = &mut records[0].event else {
        panic!("it opens the event")
    };
    opened.ruleset_digest = Digest([7; 32]);
    write_anew(&place, &records);
    let told = place.run(&["log", "audit", "event"]).exits(1);
    told.complains(&["entry 1 is not", "not those that it was opened with"]);
}

#[test]
fn a_journal_that_keeps_nothing_of_what_was_asked_is_none() {
    let place = played();
    let mut records = records(&place);
    for record in &mut records {
        record.asked = None;
    }
    write_anew(&place, &records);
    let told = place.run(&["log", "audit", "event"]).exits(1);
    told.complains(&["entry 1 is not"]);
    // Nor can it be played again.
    let exported = place.run(&["log", "export", "event"]).exits(0).out;
    begin_copy(&place);
    place.feed(&["exec", "--replay", "copy"], &exported).exits(1).says(&["no entry keeps what was asked"]);
}

/// A copy of the event without its journal.
fn begin_copy(place: &Place) {
    for folder in ["rulesets", "lexicons"] {
        fs::create_dir_all(place.path(&format!("copy/{folder}"))).expect("made");
        for file in fs::read_dir(place.path(&format!("event/{folder}"))).expect("the event's own") {
            let from = file.expect("a file").path();
            let name = from.file_name().expect("a name").to_string_lossy().into_owned();
            fs::copy(&from, place.path(&format!("copy/{folder}/{name}"))).expect("copied");
        }
    }
}

#[test]
fn what_was_exported_plays_again_and_ends_in_the_same_head() {
    let place = played();
    let exported = place.run(&["log", "export", "event"]).exits(0).out;
    begin_copy(&place);
    place.feed(&["exec", "--replay", "copy"], &exported).exits(0);
    assert_eq!(place.run(&["log", "export", "copy"]).exits(0).out, exported);
    // What is left out is as if it was never asked.
    let without: String = exported
        .split_inclusive('\n')
        .filter(|line| !line.contains("\"command\":\"raise_slip\",\"table\":2"))
        .collect();
    assert_ne!(without, exported);
    fs::remove_file(place.path("copy/journal.sqlite")).expect("removed");
    let told = place.feed(&["exec", "--replay", "copy"], &without).exits(0);
    let told = told.says(&["\"refused\""]);
    assert!(told.err.contains("of these refused ") && !told.err.contains("refused 0"), "{}", told.err);
    place.run(&["log", "audit", "copy"]).exits(0);
    // What was refused is passed over.
    place.feed(&["exec", "--replay", "--ruleset", "sss-2022"], &told.out).exits(0);
    // What exec has answered plays again too.
    let answered = place.feed(&["exec", "--replay", "--ruleset", "sss-2022"], &exported).exits(0).out;
    let again = place.feed(&["exec", "--replay", "--ruleset", "sss-2022"], &answered).exits(0).out;
    assert_eq!(again.matches("\"seq\"").count(), exported.lines().count());
}

#[test]
fn nothing_is_begun_by_a_rehearsal_or_by_what_is_refused() {
    let place = played();
    let exported = place.run(&["log", "export", "event"]).exits(0).out;
    begin_copy(&place);
    let journal = place.path("copy/journal.sqlite");
    place.feed(&["exec", "--replay", "--ephemeral", "copy"], &exported).exits(0);
    assert!(!journal.exists());
    let (first, _) = exported.split_once('\n').expect("lines");
    let elsewhere = first.replace("\"zone\":\"", "\"zone\":\"Nowhere/");
    assert_ne!(elsewhere, first);
    place.feed(&["exec", "--replay", "copy"], &elsewhere).says(&["Nowhere"]);
    assert!(!journal.exists());
    place.feed(&["exec", "--replay", "copy"], &exported).exits(0);
}
