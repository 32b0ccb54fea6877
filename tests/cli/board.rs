//! `ephor board`: what it refuses, and that it leaves an event as it is.

use crate::support::Place;

#[test]
fn it_needs_a_terminal_and_an_event_that_has_what_is_asked_for() {
    let place = Place::new();
    place.event();
    place.run(&["board", "nowhere"]).exits(2).complains(&["nowhere: this is no event", "ephor init"]);
    place.run(&["board", "event"]).exits(2).complains(&["the screens need a terminal"]);
    let what = place.run(&["board", "event", "--what", "duplicate"]).exits(2);
    what.complains(&["event has no countdown for everybody", "leave --what out"]);
    place.run(&["board", "event", "--what", "chess"]).exits(2).complains(&["clocks", "pairings"]);
    place.run(&["board", "event", "--page", "1"]).exits(2).complains(&["3..=600"]);
    place.write("pairs.csv", "Άννα\nΒάσω\n");
    let seats = ["init", "dup", "--ruleset", "pes-duplicate", "--players", "pairs.csv", "--tables", "2"];
    place.run(&seats).exits(0);
    let what = place.run(&["board", "dup", "--what", "pairings"]).exits(2);
    what.complains(&["who sits where is the arbiter's"]);
}

#[test]
fn a_journal_in_which_nothing_stands_is_not_opened_yet() {
    let place = Place::new();
    let event = place.event();
    let journal = event.join("journal.sqlite");
    std::fs::remove_file(&journal).expect("removed");
    drop(ephor::journal::Sqlite::create(&journal).expect("a journal"));
    place.run(&["board", "event"]).exits(2).complains(&["event is not opened yet", "ephor init"]);
}

#[test]
fn what_is_no_journal_and_a_regulation_that_is_missing_are_named() {
    let place = Place::new();
    let event = place.event();
    place.write("other/journal.sqlite", "no journal");
    place.run(&["board", "other"]).exits(2).complains(&["other/journal.sqlite"]);
    std::fs::remove_file(event.join("rulesets/sss-2022.toml")).expect("removed");
    place.run(&["board", "event"]).exits(2).complains(&["sss-2022.toml is missing"]);
}

#[test]
fn opening_an_event_to_look_at_it_changes_nothing() {
    let place = Place::new();
    let event = place.event();
    let files = |event: &std::path::Path| {
        let mut all: Vec<(String, Vec<u8>)> = std::fs::read_dir(event)
            .expect("the event")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.is_file())
            .map(|path| (path.display().to_string(), std::fs::read(&path).expect("read")))
            .collect();
        all.sort();
        all
    };
    let before = files(&event);
    place.run(&["board", "event"]).exits(2);
    assert_eq!(files(&event), before, "no file is changed, and none is made");
}
