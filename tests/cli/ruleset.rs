//! `ephor ruleset`: list, show, check, explain.

use std::fs;

use serde_json::Value;
use unicode_width::UnicodeWidthStr as _;

use crate::support::{Place, repository};

/// The built-in rulesets, and how each calls itself in citations; what one has from its base cites that.
const SIX: [(&str, &[&str]); 6] = [
    ("cas-2009", &["ČAS"]),
    ("pes-classic", &["PES"]),
    ("pes-duplicate", &["PESD", "PES"]),
    ("sss-2022", &["SSS"]),
    ("sss-online", &["SSO"]),
    ("tso-2017", &["TSO"]),
];

/// The paths of all values in a file that carry their own paragraph, items of lists by their id.
fn cited(path: &str, value: &toml::Value, found: &mut Vec<String>) {
    match value {
        // What hangs on a reading may not be in force.
        toml::Value::Table(table) if table.contains_key("reading") => {}
        toml::Value::Table(table) if table.contains_key("is") || table.contains_key("readings") => {
            found.push(path.to_owned());
        }
        toml::Value::Table(table) => {
            if table.contains_key("cite") {
                found.push(path.to_owned());
            }
            for (key, value) in
                table.iter().filter(|(key, _)| !["ruleset", "question"].contains(&key.as_str()))
            {
                cited(&if path.is_empty() { key.clone() } else { format!("{path}.{key}") }, value, found);
            }
        }
        toml::Value::Array(items) => {
            for item in items {
                if let Some(id) = item.get("id").and_then(toml::Value::as_str) {
                    cited(&format!("{path}.{id}"), item, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_parameter_of_all_six_is_shown_with_its_paragraph() {
    let place = Place::new();
    for (id, shorts) in SIX {
        let shown = place.run(&["ruleset", "show", id, "--json"]).exits(0).out;
        let shown: Value = serde_json::from_str(&shown).expect("JSON");
        let values = shown["values"].as_array().expect("values");
        let text =
            |value: &Value, key: &str| value[key].as_str().unwrap_or_else(|| panic!("{value}")).to_owned();
        let mut paths = Vec::new();
        for value in values {
            let cite = text(value, "cite");
            let (short, paragraph) = cite.split_once(' ').unwrap_or_else(|| panic!("{id}: {value}"));
            assert!(shorts.contains(&short) && !paragraph.trim().is_empty(), "{id}: {value}");
            assert!(value.get("value").is_some_and(|it| it != ""), "{id}: {value}");
            paths.push(text(value, "path"));
        }
        let file = fs::read_to_string(repository(&format!("rulesets/{id}.toml"))).expect("the file");
        let mut wanted = Vec::new();
        cited("", &toml::Value::Table(file.parse().expect("TOML")), &mut wanted);
        assert!(wanted.len() > 60, "{id}: {}", wanted.len());
        for path in wanted {
            let is = |shown: &&String| **shown == path || shown.starts_with(&format!("{path}."));
            assert!(paths.iter().any(|shown| is(&shown)), "{id}: {path} is not shown");
        }
    }
}

#[test]
fn nothing_that_people_read_of_a_ruleset_passes_the_edge_of_the_page() {
    let place = Place::new();
    for (id, shorts) in SIX {
        let shown = place.run(&["ruleset", "show", id]).exits(0).out;
        let explained = place.run(&["ruleset", "explain", shorts[0]]).exits(0).out;
        for line in shown.lines().chain(explained.lines()) {
            assert!(line.width() <= 100, "{id}: {}: {line}", line.width());
        }
    }
    let explained = place.run(&["ruleset", "explain", "procedure.first_player"]).exits(0);
    explained.says(&[
        "[procedure.first_player]  PES §Γ.α\n",
        "  asks          swiss: Were the pairings drawn by a Swiss program? (yes or no)\n",
        "  steps         1. if swiss == 1: The program says who plays first",
        "                2. if swiss == 0: Each draws a tile.",
    ]);
    let explained = place.run(&["ruleset", "explain", "offence.score_overstated"]).exits(0);
    explained.says(&[
        "[offence.score_overstated]  ČAS §10.2.1, §16.11\n",
        "  says          The announced score is higher than the real one.\n",
        "  closers       1. mark = sum_begun  (ČAS §10.1, §16.17)\n",
        "  proven        1. cross, who = offender  (ČAS §10.2.1)\n",
        "                2. correct_score  (ČAS §10.2.1)\n",
    ]);
}

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
    let json: Value = serde_json::from_str(&json).expect("JSON");
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
    unknown.complains(&["no regulation says anything under “TSO 3.1.9”", "TSO §3.1.2"]);
    place.run(&["ruleset", "explain", "chalenge.by"]).exits(2).complains(&["did you mean `challenge.by`?"]);
}

#[test]
fn an_own_file_has_no_facts_of_the_regulation_it_was_copied_from() {
    let place = Place::new();
    let text = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    let text = text.replace("id = \"tso-2017\"", "id = \"my-club\"").replace("points = -10", "points = -5");
    place.write("own/my-club.toml", &text);
    let explain = |wanted: &str| {
        let told = place.run(&["ruleset", "explain", wanted, "--json", "--rulesets", "own"]).exits(0).out;
        serde_json::from_str::<Vec<Value>>(&told).expect("JSON")
    };
    let answers = explain("TSO 3.1.4 +¶2");
    let of = |id: &str| answers.iter().find(|it| it["id"] == id).unwrap_or_else(|| panic!("{id}"));
    assert_eq!(of("my-club")["facts"].as_array().map(Vec::len), Some(0));
    let facts = of("tso-2017")["facts"].to_string();
    assert!(facts.contains("TSO-37"), "{facts}");
    // In the place of the built-in one it has none either, and nobody else has them.
    place.write("own/tso-2017.toml", text.replace("id = \"my-club\"", "id = \"tso-2017\""));
    for answer in explain("TSO 3.1.4 +¶2") {
        assert_eq!(answer["facts"].as_array().map(Vec::len), Some(0), "{answer}");
    }
    // What is inherited over three files is told of the file in which it stands.
    place.write(
        "own/my-dup.toml",
        "[ruleset]\nid = \"my-dup\"\nshort = \"MD\"\ntitle = \"My dup\"\nedition = \"1\"\nlanguage = \"el\"\n\
         extends = \"pes-duplicate\"\n",
    );
    for wanted in ["PESD-Q1", "PESD 5"] {
        let ids: Vec<String> = explain(wanted).iter().map(|it| it["id"].to_string()).collect();
        assert_eq!(ids, ["\"pes-duplicate\""], "{wanted}");
    }
    let unknown = place.run(&["ruleset", "explain", "MD2", "--rulesets", "own"]).exits(2);
    assert!(!unknown.err.contains("MD 3.1"), "nothing stands under MD: {}", unknown.err);
    let whole = place.run(&["ruleset", "explain", "TSO", "--rulesets", "own"]).exits(2);
    whole.complains(&["is a ruleset of your own", "ephor ruleset show"]);
}

#[test]
fn values_keep_their_kind_in_json() {
    let place = Place::new();
    let of = |id: &str, path: &str| {
        let shown = place.run(&["ruleset", "show", id, "--json"]).exits(0).out;
        let shown: Value = serde_json::from_str(&shown).expect("JSON");
        let values = shown["values"].as_array().expect("values").clone();
        let found = values.into_iter().find(|value| value["path"] == path);
        found.unwrap_or_else(|| panic!("{id}: {path}"))["value"].clone()
    };
    assert_eq!(of("sss-2022", "time.budget_s"), 1320);
    assert_eq!(of("sss-2022", "lexicon.sources[5].tiles"), serde_json::json!([6, 15]));
    assert_eq!(
        of("sss-2022", "challenge.closers[2]"),
        serde_json::json!({"after_s": 10, "only_if": "bag_empty"})
    );
    assert_eq!(of("tso-2017", "time.neutral_between_moves"), false);
    assert_eq!(of("tso-2017", "time.mode"), "per_player_game");
    assert_eq!(of("cas-2009", "time.budget_options_s").as_array().map(Vec::len), Some(0));
    assert_eq!(of("sss-2022", "penalty.kind"), serde_json::json!({"points": -5}));
    assert_eq!(of("cas-2009", "offence.score_overstated.phases"), serde_json::json!(["playing", "over"]));
}

#[test]
fn what_a_paragraph_leaves_open_is_explained_with_what_follows() {
    let place = Place::new();
    let explained = place.run(&["ruleset", "explain", "TSO 3.1.4"]).exits(0);
    explained.says(&["\n  TSO-Q4 (", "\n  TSO-Q5 (", "effects.rejected[3]"]);
}

#[test]
fn a_paragraph_is_found_however_it_is_written() {
    let place = Place::new();
    let values = |wanted: &str| {
        let told = place.run(&["ruleset", "explain", wanted, "--json"]).exits(0).out;
        let told: Value = serde_json::from_str(&told).expect("JSON");
        (told[0]["id"].clone(), told[0]["values"].clone())
    };
    for (plain, others) in [
        ("SSO D§3.6", &["SSO 3.6", "SSO D 3.6", "sss-online 3.6", "SSO d3.6"][..]),
        ("TSO 3.1.4", &["tso3.1.4", "TSO§3.1.4", "tso-2017 §3.1.4"]),
        ("TSO 3.1.4.d", &["TSO 3.1.4d"]),
        ("SSS 2.6", &["sss-2022 2.6"]),
        ("PES Δ.ε ¶7", &["PES-C Δ.ε ¶7", "pes-classic Δ.ε ¶7"]),
    ] {
        let (id, found) = values(plain);
        for other in others {
            assert_eq!(values(other), (id.clone(), found.clone()), "{other}");
        }
    }
    place.run(&["ruleset", "explain", "D 4.8"]).exits(0).says(&["(sss-online)"]);
    place.run(&["ruleset", "explain", "tso-2017"]).exits(0).says(&["TSO-01"]);
    let unknown = place.run(&["ruleset", "explain", "SSO 9.9"]).exits(2);
    assert!(!unknown.err.contains("TSO §") && unknown.err.contains("SSO D§"), "{}", unknown.err);
    let unknown = place.run(&["ruleset", "explain", "challenge.closer[3]"]).exits(2);
    assert!(unknown.err.contains("did you mean `challenge.closers[3]`?"), "{}", unknown.err);
}

#[test]
fn a_question_has_one_name() {
    let place = Place::new();
    for (name, other) in [("CAS-Q4", "ČAS-Q4"), ("PES-C-Q1", "PES-Q1"), ("PES-D-Q1", "PESD-Q1")] {
        let told = place.run(&["ruleset", "explain", name]).exits(0).out;
        assert!(told.contains(&format!("  {name} (")) && !told.contains(other), "{told}");
    }
    let shown = place.run(&["ruleset", "show", "cas-2009"]).exits(0).out;
    assert!(shown.contains("[CAS-Q21 = blex]") && !shown.contains("ČAS-Q"), "{shown}");
    let own = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        own.matches("(ephor's own question)").count(),
        1,
        "the others are in the list of facts: {shown}"
    );
    assert!(own.contains("for SAMOOBSLUHA. (ephor's own question)"), "{shown}");
    let other = place.run(&["ruleset", "show", "pes-duplicate", "--reading", "PES-D-Q1=nonsense"]).exits(2);
    assert!(!other.err.contains("not in this file"), "{}", other.err);
    place
        .run(&["ruleset", "show", "cas-2009", "--reading", "CAS-Q21=novex"])
        .exits(0)
        .says(&["CAS-Q21 = novex"]);
}

#[test]
fn a_paragraph_is_explained_in_the_reader_s_language_where_it_is_said_there() {
    let place = Place::new();
    let told =
        |tag: &str, wanted: &str| place.run(&["--lang", tag, "ruleset", "explain", wanted]).exits(0).out;
    assert!(told("cs", "ČAS §12.7").contains("nemůže sám změnit"), "{}", told("cs", "ČAS §12.7"));
    assert!(told("el", "PES §Δ.ε ¶8").contains("ποινή ενστάσεων"), "{}", told("el", "PES §Δ.ε ¶8"));
    assert!(told("en", "ČAS §12.7").contains("neither change it"));
    assert!(told("cs", "TSO §5.2").contains("minute"), "what is not said in Czech is said in English");
}
