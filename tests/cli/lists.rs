//! Adopted lists, the fixed set, second opinions and remembered rulings, through the built binary.

use serde_json::{Value, json};

use crate::support::{Place, fits, repository};

fn advisory() -> String {
    repository("tests/data/advisory").display().to_string()
}

/// An SSS event with the advisory list in it, before the first round.
fn event(place: &Place) {
    place.write("players.csv", "Anna\nBeno\n");
    let lists = advisory();
    let init = ["--lexicons", &lists, "init", "event", "--ruleset", "sss-2022", "--players", "players.csv"];
    place.run(&[&init[..], &["--tables", "1"]].concat()).exits(0);
}

/// Commands of one office after another, a second apart from a time on.
fn given(place: &Place, from: u32, commands: &[(&str, Value)]) -> Vec<Value> {
    let line = |(at, (role, command)): (usize, &(&str, Value))| {
        let second = from as usize + at;
        let mut command = command.clone();
        command["at"] = json!(format!("2030-11-21T10:{:02}:{:02}Z", second / 60, second % 60));
        command["by"] = json!({"role": role, "station": "desk"});
        command.to_string()
    };
    let lines: Vec<String> = commands.iter().enumerate().map(line).collect();
    place.feed(&["exec", "--replay", "event"], &lines.join("\n")).exits(0).lines()
}

fn challenged(slip: u32, challenger: &str, word: &str, ruling: Value) -> Vec<(&'static str, Value)> {
    let mut ruling = ruling;
    ruling["command"] = json!("rule");
    ruling["slip"] = json!(slip);
    vec![
        ("judge", json!({"command": "raise_slip", "table": 1, "challenger": challenger})),
        ("judge", json!({"command": "enter_words", "slip": slip, "words": [word]})),
        ("judge", json!({"command": "confirm_spelling", "slip": slip})),
        ("judge", json!({"command": "decide", "slip": slip})),
        ("head_referee", ruling),
        ("judge", json!({"command": "announce", "slip": slip})),
    ]
}

fn round() -> (&'static str, Value) {
    let pairings = json!([{"table": 1, "a": "Anna", "b": "Beno"}]);
    ("director", json!({"command": "start_round", "round": 1, "pairings": pairings}))
}

#[test]
fn an_event_has_all_lists_of_its_language_and_fixes_them_with_their_digests() {
    let place = Place::new();
    event(&place);
    let answers = given(&place, 0, &[round()]);
    let frozen = answers.iter().find(|answer| answer["type"] == "lexicon_frozen").expect("it is fixed");
    let lists = frozen["lists"].as_array().expect("lists");
    let of = |id: &str| lists.iter().find(|list| list["list"] == id).expect(id);
    assert_eq!(of("sk-test")["edition"], "2026");
    let digest = of("sk-b2")["digest"].as_str().expect("a digest");
    // The one that its manifest names.
    let manifest = String::from_utf8(place.read("event/lexicons/sk-b2.toml")).expect("text");
    assert!(manifest.contains(digest), "{digest} is not in\n{manifest}");
    place.run(&["log", "show", "event"]).exits(0).says(&["word lists fixed", "Skúšobný, ed. 2026"]);
}

#[test]
fn a_list_that_is_gone_or_another_edition_is_left_out_by_name_and_the_rest_decides_on() {
    let place = Place::new();
    event(&place);
    let adopt = json!({"command": "adopt_list", "list": "sk-test", "tiles": [4, 5], "decides": "alone",
        "reason": "B6 chýba"});
    given(&place, 0, &[("director", adopt), round()]);
    let asked = |word: &str| {
        let commands = challenged(1, "b", word, json!({"rulings": []})).into_iter().take(4);
        let line = |(at, (role, mut command)): (usize, (&str, Value))| {
            command["at"] = json!(format!("2030-11-21T10:05:0{at}Z"));
            command["by"] = json!({"role": role, "station": "desk"});
            command.to_string()
        };
        let lines: Vec<String> = commands.enumerate().map(line).collect();
        place.feed(&["exec", "--ephemeral", "event"], &lines.join("\n")).exits(0)
    };
    let says = |word: &str, outcome: &str, list: &str| {
        let ran = asked(word);
        let answers = ran.lines();
        let of = |answer: &Value| [&answer["findings"][0], &answer["words"][0]].map(Value::clone);
        let said = answers.iter().skip(3).flat_map(of).find(Value::is_object);
        let said = said.unwrap_or_else(|| panic!("{}", ran.out));
        assert_eq!(said["outcome"], outcome, "{}", ran.out);
        if !list.is_empty() {
            assert_eq!(said["by"]["source"]["list"], list, "{}", ran.out);
        }
        ran
    };
    says("žena", "valid", "sk-test").complains(&[]);
    let [toml, fst] = ["toml", "fst"].map(|end| place.read(&format!("event/lexicons/sk-test.{end}")));
    let write = |toml: Option<String>, set: &[u8]| {
        for end in ["toml", "fst"] {
            let _ = std::fs::remove_file(place.path(&format!("event/lexicons/sk-test.{end}")));
        }
        if let Some(toml) = toml {
            place.write("event/lexicons/sk-test.toml", toml);
            place.write("event/lexicons/sk-test.fst", set);
        }
    };
    let text = String::from_utf8(toml).expect("text");
    // Gone; a manifest that cannot be read; the same set under another edition, for other lengths, with other standing.
    let others = [
        (None, "sk-test.toml: it is missing"),
        (Some(text[..40].to_owned()), "sk-test"),
        (
            Some(text.replace("\"2026\"", "\"2027\"")),
            "ed. 2027 here is not the list that the event was opened with",
        ),
        (Some(text.replace("[4, 15]", "[5, 15]")), "ed. 2026 here is not the list"),
        (
            Some(text.replace("\"advisory\"", "\"official\"\nin_force = \"2026-01-01\"")),
            "ed. 2026 here is not the list",
        ),
    ];
    for (toml, what) in others {
        assert_ne!(toml.as_deref(), Some(text.as_str()));
        write(toml, &fst);
        says("žena", "not-covered", "").complains(&["sk-test", what, "it is left out"]);
        says("čo", "valid", "sk-b2").complains(&["sk-test"]);
    }
    write(Some(text), &fst);
    says("žena", "valid", "sk-test").complains(&[]);
    // One that was not there is no list of the event.
    for end in ["toml", "fst"] {
        let other =
            std::fs::read(repository(&format!("tests/data/lexicons/de/de-sdev.{end}"))).expect("a list");
        place.write(&format!("event/lexicons/de-sdev.{end}"), other);
    }
    says("čo", "valid", "sk-b2");
}

#[test]
fn a_verdict_by_an_adopted_list_says_so_in_the_log() {
    let place = Place::new();
    event(&place);
    let adopt = json!({"command": "adopt_list", "list": "sk-test", "tiles": [4, 5], "decides": "alone",
        "reason": "B6 chýba"});
    let mut commands = vec![("director", adopt), round()];
    commands.extend(challenged(1, "b", "žena", json!({"rulings": []})).into_iter().take(4));
    given(&place, 0, &commands);
    let said = "Skúšobný, ed. 2026: adopted by the organiser — B6 chýba";
    place.run(&["log", "show", "event"]).exits(0).says(&["list adopted: Skúšobný, ed. 2026", said]);
}

#[test]
fn rulings_are_listed_for_the_word_committee() {
    let place = Place::new();
    event(&place);
    place.run(&["log", "rulings", "event"]).exits(0).says(&["no word was ruled on"]);
    let mut commands = vec![round()];
    let first = json!({"rulings": [{"word": "žena", "valid": true}], "reasons": "Je to heslo.", "sources": ["KSSJ 4"]});
    commands.extend(challenged(1, "b", "žena", first));
    commands.extend(challenged(2, "a", "žena", json!({"rulings": [{"word": "žena", "valid": true}]})));
    let other = json!({"rulings": [{"word": "žena", "valid": false}], "reasons": "Zastarané."});
    commands.extend(challenged(3, "b", "žena", other));
    given(&place, 0, &commands);
    place.run(&["log", "rulings", "event"]).exits(0).says(&[
        "✓ ŽENA",
        "Je to heslo.",
        "KSSJ 4",
        "as on slip 1",
        "✗ ŽENA",
        "contradicts slip 2",
    ]);
    let lines = place.run(&["log", "rulings", "event", "--json"]).exits(0).lines();
    assert_eq!(lines.len(), 3);
    assert!(fits(
        &json!({"word": "ŽENA", "valid": true, "round": 1, "table": 1, "follows": 1, "contradicts": null,
        "sources": ["KSSJ 4"], "stands": true}),
        &lines[1]
    ));
    assert!(fits(&json!({"valid": false, "follows": null, "contradicts": 2}), &lines[2]));
    let csv = place.run(&["log", "rulings", "event", "--csv"]).exits(0);
    assert_eq!(csv.out.lines().count(), 4);
    csv.says(&["word,ruling,round,table,slip", "ŽENA,invalid,1,1,3"]);
}

#[test]
fn a_second_list_gives_advice_and_decides_nothing() {
    let (place, lists) = (Place::new(), advisory());
    let judge = |more: &[&str]| place.run(&[&["--lexicons", &lists, "judge"][..], more].concat());
    judge(&["--second", "sk-test", "žena"])
        .exits(3)
        .says(&["Skúšobný, ed. 2026: advice: listed; it decides nothing"]);
    judge(&["--second", "sk-test", "zena"]).exits(3).says(&["advice: not listed"]);
    judge(&["--second", "sk-test", "čo"]).exits(0).says(&["it does not speak of words of this length"]);
    let line = judge(&["--json", "--second", "sk-test", "žena"]).exits(3).lines();
    let second = json!({"list": "sk-test", "name": "Skúšobný", "edition": "2026", "advice": true});
    assert!(fits(&json!({"words": [{"verdict": "not-covered", "second": second}]}), &line[0]), "{}", line[0]);
    judge(&["--second", "de-sdev", "žena"])
        .exits(2)
        .complains(&["no list `de-sdev` of the language sk", "sk-test"]);
}
