//! Bad input that needs a ruleset or a journal of its own; the rest is in the scenarios.

use std::fs;

use serde_json::json;

use crate::support::{Place, fits, repository};

#[test]
fn a_clubs_own_ruleset_decides_by_its_own_paragraphs() {
    let place = Place::new();
    let tso = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    let club = tso
        .replace("id = \"tso-2017\"", "id = \"club\"")
        .replace("short = \"TSO\"", "short = \"CLUB\"")
        .replace(
            "repeat = { is = \"sequential\", cite = \"silent\" }",
            "repeat = { is = \"none\", cite = \"§12\" }",
        )
        .replace(
            "max_words = { is = \"any\", cite = \"§3.1.4.c\" }",
            "max_words = { is = 2, cite = \"§11\" }",
        )
        .replace(
            "withdrawal = { is = \"blank_conflict_only\", cite = \"§3.7.d\" }",
            "withdrawal = { is = \"until_handed_over\", cite = \"§13\" }",
        );
    place.write("own/club.toml", club);
    let at = "\"at\":\"2026-11-21T10:00:00Z\"";
    let lists = repository("tests/data/lexicons").display().to_string();
    let input = [
        r#"{AT,"command":"open_event","name":"x","ruleset":"club"}"#,
        r#"{AT,"command":"enter_players","players":[{"name":"a"},{"name":"b"}]}"#,
        r#"{AT,"command":"start_round","round":1,"pairings":[{"table":1,"a":"a","b":"b"}]}"#,
        r#"{AT,"command":"raise_slip","table":1,"challenger":"b","since_press":4000}"#,
        r#"{AT,"command":"enter_words","slip":1,"words":["tor","tore","wort"]}"#,
        r#"{AT,"command":"enter_words","slip":1,"words":["tor"]}"#,
        r#"{AT,"command":"confirm_spelling","slip":1}"#,
        r#"{AT,"command":"withdraw_slip","slip":1}"#,
        r#"{AT,"command":"decide","slip":1}"#,
        r#"{AT,"command":"raise_slip","table":1,"challenger":"b","since_press":5000}"#,
    ];
    let input = input.join("\n").replace("AT", at);
    let ran = place.feed(&["exec", "--rulesets", "own", "--lexicons", &lists], &input).exits(0);
    let expected = [
        json!({"line": 5, "refused": {"code": "word-count", "cite": "CLUB §11",
            "what": "3 words on one slip; the regulation allows 2"}}),
        json!({"line": 8, "refused": {"code": "irrevocable", "cite": "CLUB §13"}}),
        json!({"line": 10, "refused": {"code": "no-repeat", "cite": "CLUB §12"}}),
    ];
    let refused: Vec<_> = ran.lines().into_iter().filter(|answer| answer.get("refused").is_some()).collect();
    assert_eq!(refused.len(), expected.len(), "{}", ran.out);
    assert!(expected.iter().zip(&refused).all(|(expected, found)| fits(expected, found)), "{}", ran.out);
}

#[test]
fn a_journal_goes_on_only_under_its_own_law() {
    let place = Place::new();
    place.event();
    let copy = "event/rulesets/sss-2022.toml";
    let text = String::from_utf8(place.read(copy)).expect("UTF-8");
    let raise = r#"{"at":"2099-01-01T00:00:00Z","command":"raise_slip","table":1,"challenger":"b"}"#;
    // What the event was opened with is built in: it is taken, and that is said.
    for changed in [format!("{text}\n# changed\n"), "no ruleset".to_owned()] {
        place.write(copy, changed);
        place.feed(&["exec", "--ephemeral", "event"], raise).exits(0).says(&["slip_raised"]);
        let told = place.feed(&["exec", "--replay", "event"], "").exits(0);
        told.complains(&["sss-2022.toml was changed", "is built in, and is taken"]);
    }
    fs::remove_file(place.path(copy)).expect("removed");
    place.feed(&["exec", "--replay", "event"], raise).exits(2).complains(&["sss-2022.toml is missing"]);
    place.write(copy, text);
    // Letters and tiles decide about a word too, whatever the lists say.
    let copy = "event/lexicons/tiles.toml";
    let text = String::from_utf8(place.read(copy)).expect("UTF-8");
    let wanted = "blank_only = \"Q W Ö Ü Ě Ř\"";
    assert!(text.contains(wanted), "{text}");
    place.write(copy, text.replacen(wanted, "blank_only = \"Q W Ö Ü Ě\"", 1));
    place
        .feed(&["exec", "--replay", "event"], raise)
        .exits(2)
        .complains(&["tiles.toml: these are not the letters", "bring the file back"]);
    place.write(
        copy,
        text.replace(wanted, &format!("# what decides nothing may be written otherwise\n{wanted}")),
    );
    place.feed(&["exec", "--ephemeral", "event"], raise).exits(0).says(&["slip_raised"]);
    place.write(copy, text);
    fs::remove_file(place.path("event/lexicons/sk-b2.fst")).expect("removed");
    let left = ["warning: ", "sk-b2.toml", "there is no", "it is left out"];
    let raised = place.feed(&["exec", "--replay", "event"], raise).exits(0).complains(&left);
    raised.says(&["slip_raised"]);
    place.run(&["log", "verify", "event"]).exits(0);
}

/// A console opened at an event whose own ruleset somebody had changed, and refused each command.
#[test]
fn an_event_whose_ruleset_was_changed_is_refused_at_its_start() {
    let place = Place::new();
    let tso = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    place.write("own/club.toml", tso.replace("id = \"tso-2017\"", "id = \"club\""));
    place.write("players.csv", "Anke\nBernd\n");
    place.write("round.csv", "1,Anke,Bernd\n");
    let made = ["--rulesets", "own", "init", "cup", "--ruleset", "club", "--players", "players.csv"];
    place.run(&[&made[..], &["--tables", "1"]].concat()).exits(0);
    let copy = "cup/rulesets/club.toml";
    let text = String::from_utf8(place.read(copy)).expect("UTF-8");
    place.write(copy, format!("{text}\n# changed\n"));
    let says = ["club.toml: this is not the ruleset that the event was opened with", "bring the file back"];
    for args in [
        &["exec", "cup"][..],
        &["open", "cup", "--no-radio", "--role", "head-referee", "--plain"],
        &["round", "cup", "round.csv"],
    ] {
        place.run(args).exits(2).complains(&says);
    }
    // It is read all the same.
    place.run(&["log", "show", "cup"]).exits(0);
    place.write(copy, text);
    place.run(&["round", "cup", "round.csv", "--no-list"]).exits(0);
}

/// An empty name stood in the log as an empty place.
#[test]
fn a_console_has_a_name() {
    let place = Place::new();
    place.event();
    for name in ["", "  "] {
        let open = ["open", "event", "--no-radio", "--role", "judge", "--plain", "--station", name];
        place.run(&open).exits(2).complains(&["the console's name is empty", "--station desk"]);
        place.run(&["kiosk", "event", "--station", name]).exits(2).complains(&["name is empty"]);
        let by = format!(r#"{{"role":"judge","station":"{name}"}}"#);
        let raise = r#"{"at":"2099-01-01T00:00:00Z","command":"raise_slip","table":1,"challenger":"b""#;
        let ran = place.feed(&["exec", "--replay", "event"], &format!("{raise},\"by\":{by}}}")).exits(1);
        ran.says(&["by: the station is empty"]);
    }
}

#[test]
fn usage_is_exit_two() {
    let place = Place::new();
    for args in
        [&["dance"][..], &["judge", "--dance", "čo"], &["ruleset"], &["log", "show"], &["sim", "--loss", "2"]]
    {
        let ran = place.run(args).exits(2);
        assert!(!ran.err.is_empty(), "{args:?}");
    }
    place.run(&["--help"]).exits(0).says(&["ephor judge čo xq", "Exit status"]);
    place.run(&["--version"]).exits(0).says(&["ephor 0."]);
}
