//! `ephor ruleset`: list, show, check, explain.

use std::fs;

use crate::support::{Place, repository};

#[test]
fn rulesets_are_listed_with_edition_and_origin() {
    let place = Place::new();
    place.run(&["ruleset", "list"]).exits(0).says(&["sss-2022", "28.08.2017", "built in"]);
    let tso = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    place.write("mine/tso-2017.toml", &tso);
    place.write("mine/club.toml", tso.replace("id = \"tso-2017\"", "id = \"club\""));
    let listed = place.run(&["--rulesets", "mine", "ruleset", "list"]).exits(0);
    listed.says(&["your own, in place of the built-in one", "club"]);
    // The usual folder serves without an option.
    place.write("home/config/ephor/rulesets/club.toml", tso.replace("id = \"tso-2017\"", "id = \"club\""));
    place.run(&["ruleset", "show", "club"]).exits(0);
}

#[test]
fn every_value_is_shown_with_its_paragraph() {
    let place = Place::new();
    let shown = place.run(&["ruleset", "show", "tso-2017"]).exits(0);
    shown.says(&[
        "[challenge]",
        "challenge.closers[2]",
        "after_s = 20",
        "TSO §3.1.2",
        "TSO-Q3 = in_time",
        "○ late",
    ]);
    let other = place.run(&["ruleset", "show", "tso-2017", "--reading", "Q6=own_time"]).exits(0);
    other.says(&["open_without_delay", "TSO-Q6 = own_time", "● own_time"]);
    let json = place.run(&["ruleset", "show", "sss-2022", "--json"]).exits(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["id"], "sss-2022");
    assert!(json["values"].as_array().expect("values").len() > 80);
    place.run(&["ruleset", "show", "tso"]).exits(2).complains(&["there is no ruleset `tso`"]);
}

#[test]
fn a_wrong_file_is_told_everything_at_once() {
    let place = Place::new();
    let tso = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    let wrong = tso
        .replace("id = \"tso-2017\"", "id = \"club\"")
        .replace("budget_s = { is = 1800, cite = \"§1.1.b\" }", "budget_s = { is = -4 }")
        .replace("is = \"opponent\"", "is = \"oponent\"");
    place.write("club.toml", &wrong);
    place.write("other.toml", &tso);
    let ran = place.run(&["ruleset", "check", "club.toml"]).exits(1);
    let budget = wrong.lines().position(|line| line.starts_with("budget_s = { is = -4")).expect("there") + 1;
    let by = wrong.lines().position(|line| line.starts_with("by = ")).expect("there") + 1;
    ran.complains(&[&format!("club.toml:{budget}:"), &format!("club.toml:{by}:"), "cite", "challenge.by"]);
    place.run(&["ruleset", "check", "other.toml"]).exits(1).complains(&["tso-2017", "other"]);
    place.write("tso-2017.toml", &tso);
    place.run(&["ruleset", "check", "tso-2017.toml"]).exits(0).says(&["in order"]);
    place.write("torn.toml", "[ruleset\nid = 3");
    place.run(&["ruleset", "check", "torn.toml"]).exits(1).complains(&["torn.toml:1:", "is no TOML"]);
    place.run(&["ruleset", "check", "absent.toml"]).exits(2).complains(&["absent.toml"]);
}

#[test]
fn a_paragraph_is_explained_or_the_nearest_is_named() {
    let place = Place::new();
    let explained = place.run(&["ruleset", "explain", "TSO", "3.1.4"]).exits(0);
    explained.says(&["penalty.kind", "points = -10", "TSO-Q4", "● each_word"]);
    place.run(&["ruleset", "explain", "SSS §3.a •1"]).exits(0).says(&["challenge.max_words"]);
    place.run(&["ruleset", "explain", "TSO-Q6"]).exits(0).says(&["Vorbehalt", "hold.effect"]);
    place.run(&["ruleset", "explain", "challenge.max_words"]).exits(0).says(&["tso-2017", "sss-2022"]);
    let unknown = place.run(&["ruleset", "explain", "TSO 3.1.9"]).exits(2);
    unknown.complains(&["nothing of the console rests on “TSO 3.1.9”", "TSO §3.1.2"]);
    place.run(&["ruleset", "explain", "chalenge.by"]).exits(2).complains(&["did you mean `challenge.by`?"]);
}
