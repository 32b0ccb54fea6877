//! `ephor log show`: everything that was journaled, and as little of it as is wanted.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::support::Place;

/// Two tables, a challenge at each, one of them decided; the second round begun.
fn day() -> Place {
    let place = Place::new();
    place.event();
    let commands = [
        r#""command":"raise_slip","table":1,"challenger":"b""#,
        r#""command":"enter_words","slip":1,"words":["xq"]"#,
        r#""command":"decide","slip":1"#,
        r#""command":"announce","slip":1"#,
        r#""command":"enter_result","table":1,"end":"out","out":"a","scores":[400,380],"racks":[0,7]"#,
        r#""command":"enter_result","table":2,"end":"out","out":"a","scores":[300,310],"racks":[0,7]"#,
        r#""command":"hand_in","table":1,"signed":true"#,
        r#""command":"hand_in","table":2,"signed":true"#,
    ];
    let at = ephor::runtime::now();
    let lines: Vec<String> = commands.iter().map(|it| format!(r#"{{"at":"{at}",{it}}}"#)).collect();
    place.feed(&["exec", "event"], &lines.join("\n")).exits(0);
    place
}

fn shown(place: &Place, options: &[&str]) -> String {
    place.run(&[&["log", "show", "event"], options].concat()).exits(0).out
}

/// The numbers of the entries that are told.
fn numbers(place: &Place, options: &[&str]) -> Vec<u32> {
    let told = shown(place, options);
    let entries = told.lines().take_while(|line| !line.starts_with("to be noted"));
    entries.filter_map(|line| line.split(' ').next()?.parse().ok()).collect()
}

#[test]
fn every_entry_is_a_line_with_its_time_its_place_and_the_names() {
    let place = day();
    let told = shown(&place, &[]);
    let all = numbers(&place, &[]);
    assert_eq!(all, (1..=all.len() as u32).collect::<Vec<_>>(), "{told}");
    let verdict = told.lines().find(|line| line.contains("✗ XQ")).expect("the verdict");
    for part in ["r1 table 1", "word judge · exec", "[SSS §"] {
        assert!(verdict.contains(part), "{part}: {verdict}");
    }
    let raised = told.lines().find(|line| line.contains("Beno")).expect("who challenged");
    assert!(!raised.contains(" A ") && !raised.contains(" B "), "{raised}");
    let german = place.run(&["log", "show", "event", "--lang", "de"]).exits(0).out;
    assert!(german.contains("Wortschiedsrichter · exec") && german.contains("Tisch 1"), "{german}");
}

#[test]
fn as_little_of_it_as_is_wanted() {
    let place = day();
    let all = numbers(&place, &[]);
    let kinds = ["setup", "rounds", "slips", "conduct", "procedures", "clocks", "results"];
    let mut by_kind: Vec<u32> = kinds.iter().flat_map(|kind| numbers(&place, &["--kind", kind])).collect();
    by_kind.sort_unstable();
    assert_eq!(by_kind, all, "each entry is of one kind");
    assert_eq!(
        numbers(&place, &["--round", "0"]).len() + numbers(&place, &["--round", "1"]).len(),
        all.len()
    );
    let anna = shown(&place, &["--player", "anna", "--kind", "results"]);
    assert!(anna.contains("Anna 407 : 373 Beno") && !anna.contains("Dušan"), "{anna}");
    let results = numbers(&place, &["--kind", "results"]);
    assert_eq!(numbers(&place, &["--kind", "results", "--table", "1"]).len() * 2, results.len());
    assert_eq!(numbers(&place, &["--since", "2020-01-01"]), all);
    assert_eq!(numbers(&place, &["--until", "2020-01-01"]), [0_u32; 0]);
    assert_eq!(numbers(&place, &["--since", "2020-01-01", "--until", "9999-12-30"]), all);
}

#[test]
fn what_is_not_there_is_said_with_what_to_write() {
    let place = day();
    place
        .run(&["log", "show", "event", "--player", "Ana"])
        .exits(2)
        .complains(&["Ana: nobody in this event", "did you mean “Anna”?"]);
    place.run(&["log", "show", "event", "--player", "a"]).exits(2).complains(&["a: several players", "Anna"]);
    place.run(&["log", "show", "event", "--player", "ánn"]).exits(0);
    place.run(&["log", "show", "event", "--since", "noon"]).exits(2).complains(&["--since noon", "14:30"]);
    place.run(&["log", "show", "event", "--kind", "words"]).exits(2);
}

#[test]
fn it_goes_on_with_what_others_write() {
    let place = Place::new();
    place.event();
    let mut follower = place
        .command(&["log", "show", "event", "--follow", "--kind", "rounds,slips"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(follower.stdout.take().expect("its output")).lines();
    let mut next = || lines.next().expect("a line").expect("a text");
    assert!(next().contains("round 1 paired"));
    let at = ephor::runtime::now();
    let raise = format!(r#"{{"at":"{at}","command":"raise_slip","table":2,"challenger":"a"}}"#);
    place.feed(&["exec", "event"], &raise).exits(0);
    let told = next();
    follower.kill().expect("it ran");
    follower.wait().expect("it ended");
    assert!(told.contains("table 2") && told.contains("Čenka"), "{told}");
}
