//! `ephor exec`: lines in, lines out.

use serde_json::{Value, json};

use crate::support::{Place, fits};

const OPEN: &str = r#"{"at":"2026-11-21T09:00:00Z","command":"open_event","name":"x","ruleset":"sss-2022","tiles":"sk110m"}"#;

#[test]
fn a_line_that_is_no_command_changes_nothing() {
    let lines = [
        OPEN,
        "",
        "oops",
        "[1]",
        r#"{"command":"decide","slip":1}"#,
        r#"{"at":"yesterday","command":"decide","slip":1}"#,
        r#"{"at":5,"command":"decide","slip":1}"#,
        r#"{"at":"2026-11-21T09:00:00Z"}"#,
        r#"{"at":"2026-11-21T09:00:00Z","command":"dance"}"#,
        r#"{"at":"2026-11-21T09:00:00Z","command":"decide"}"#,
        r#"{"at":"2026-11-21T09:00:00Z","command":"decide","slip":1,"why":"x"}"#,
        r#"{"at":"2026-11-21T09:00:00Z","by":{"role":"king","station":"x"},"command":"decide","slip":1}"#,
        r#"{"at":"2026-11-21T09:00:00Z","command":"enter_players","players":[{"name":"Anna"}]}"#,
    ];
    let ran = Place::new().feed(&["exec"], &lines.join("\n")).exits(1);
    let answers = ran.lines();
    assert_eq!(answers.len(), lines.len() - 1, "{}", ran.out);
    assert!(fits(
        &json!({"line": 1, "seq": 1, "type": "event_opened", "tiles": "sk110m", "last": true}),
        &answers[0]
    ));
    let errors = &answers[1..11];
    let numbers: Vec<&Value> = errors.iter().map(|answer| &answer["line"]).collect();
    assert_eq!(numbers, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(|n| json!(n)).iter().collect::<Vec<_>>());
    let said = [
        "no JSON object",
        "no JSON object",
        "time is missing",
        "“yesterday”",
        "write a string",
        "missing",
        "dance",
        "slip",
        "why",
        "king",
    ];
    for (answer, part) in errors.iter().zip(said) {
        assert!(answer["error"].as_str().expect("an error").contains(part), "{part}: {answer}");
    }
    assert!(fits(&json!({"line": 13, "seq": 2, "type": "players_entered"}), &answers[11]));
}

#[test]
fn without_an_event_the_ruleset_of_the_option_is_opened() {
    let place = Place::new();
    let hold = r#"{"at":"2026-11-21T09:00:00Z","command":"enter_players","players":[{"name":"A"}]}"#;
    let answers = place.feed(&["exec", "--ruleset", "tso-2017"], hold).exits(0).lines();
    let opened = json!({"line": 1, "last": false, "seq": 1, "at": "2026-11-21T09:00:00.000Z", "type": "event_opened",
        "name": "exec", "by": {"role": "judge", "station": "exec"}, "cite": ["TSO §1.1.b", "TSO §1.3.3.b"]});
    assert!(fits(&opened, &answers[0]), "{}", answers[0]);
    // Between the two stand the duties that begin with the event.
    let (last, between) = answers[1..].split_last().expect("the players were entered");
    let entered = json!({"line": 1, "last": true, "seq": answers.len(), "type": "players_entered"});
    assert!(fits(&entered, last), "{last}");
    assert!(between.iter().all(|it| fits(&json!({"type": "duty_arose", "last": false}), it)), "{between:?}");
    let none = place.feed(&["exec"], hold).exits(1).lines();
    assert!(none[0]["error"].as_str().expect("an error").contains("begin with open_event"));
    let unknown = OPEN.replace("sss-2022", "sss-2023");
    let refused = place.feed(&["exec"], &unknown).exits(0).lines();
    let expected = json!({"line": 1, "refused": {"code": "not-offered",
        "what": "there is no ruleset `sss-2023`; did you mean `sss-2022`?"}});
    assert!(fits(&expected, &refused[0]), "{}", refused[0]);
    place.run(&["exec", "--ruleset", "sss-2023"]).exits(2).complains(&["did you mean `sss-2022`?"]);
    place.feed(&["exec", "-r", "tso-2017"], OPEN).exits(0).says(&["not-offered"]);
    place.run(&["exec", "event", "--ruleset", "sss-2022"]).exits(2);
    place.run(&["exec", "event"]).exits(2).complains(&["event: this is no event", "ephor init"]);
}

#[test]
fn an_event_takes_no_times_of_another_day() {
    let place = Place::new();
    place.event();
    let before = place.run(&["log", "verify", "event"]).exits(0).out;
    for at in ["9999-12-31T23:59:59Z", "2099-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "2000-01-01T00:00:00Z"]
    {
        let raise = format!(r#"{{"at":"{at}","command":"raise_slip","table":1,"challenger":"b"}}"#);
        let answer = place.feed(&["exec", "event"], &raise).exits(0);
        answer.says(&["time-order", "is not now", "--replay", "\"reason\":\"not_now\""]);
        assert_eq!(place.run(&["log", "verify", "event"]).exits(0).out, before, "{at}");
    }
    // What is done now is taken, and so is a record of whatever day.
    let now = ephor::runtime::now().rfc3339();
    let raise = |at: &str| format!(r#"{{"at":"{at}","command":"raise_slip","table":1,"challenger":"b"}}"#);
    place.feed(&["exec", "event"], &raise(&now)).exits(0).says(&["slip_raised"]);
    let withdraw = r#"{"at":"2099-01-01T00:00:00Z","command":"withdraw_slip","slip":1}"#;
    place.feed(&["exec", "event", "--replay"], withdraw).exits(0).says(&["slip_withdrawn", "2099"]);
}

#[test]
fn a_rehearsal_leaves_no_trace() {
    let place = Place::new();
    place.event();
    let raise = r#"{"at":"2099-01-01T00:00:00Z","command":"raise_slip","table":1,"challenger":"b"}"#;
    let before = place.run(&["log", "verify", "event"]).exits(0).out;
    place.feed(&["exec", "event", "--ephemeral"], raise).exits(0).says(&["\"seq\":7"]);
    assert_eq!(place.run(&["log", "verify", "event"]).exits(0).out, before);
    place.feed(&["exec", "--replay", "event"], raise).exits(0).says(&["\"seq\":7"]);
    place.run(&["log", "show", "event", "--slip", "1"]).exits(0).says(&[
        "Beno challenges",
        "table 1",
        "SSS §3 ¶1",
    ]);
    let other = place.run(&["log", "show", "event", "--table", "2", "--json"]).exits(0);
    assert_eq!(other.lines().len(), 1, "only that it has no clock: {}", other.out);
}

#[test]
fn the_schema_speaks_of_both_directions() {
    let ran = Place::new().run(&["exec", "--schema"]).exits(0);
    let schema: Value = serde_json::from_str(&ran.out).expect("JSON");
    let text = ran.out.as_str();
    assert!(schema["properties"]["input"].is_object() && schema["properties"]["output"].is_object());
    for name in ["raise_slip", "settle_order", "verdict_given", "order_unconfirmed", "too-late", "date-time"]
    {
        assert!(text.contains(&format!("\"{name}\"")), "{name}");
    }
    // Every reference leads somewhere.
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("\"#/$defs/") {
        let (name, after) = after.split_once('"').expect("an end");
        assert!(schema["$defs"][name].is_object(), "{name}");
        rest = after;
    }
}

/// What an earlier program carried out without a question is carried out again, whatever is doubted now.
#[test]
fn what_was_carried_out_is_not_doubted_when_it_is_played_again() {
    let players = r#"{"at":"2026-11-21T09:00:01Z","by":{"role":"director","station":"d"},"command":"enter_players","players":[{"name":"A"},{"name":"B"}]}"#;
    let round = r#"{"at":"2026-11-21T09:00:02Z","by":{"role":"director","station":"d"},"command":"start_round","round":1,"pairings":[{"table":1,"a":"A","b":"B"}],"sure":["no_list_decides"]}"#;
    let result = r#"{"at":"2026-11-21T10:00:00Z","by":{"role":"head_referee","station":"d"},"command":"enter_result","table":1,"end":"block","scores":[4123,12],"sure":["unusual_sums"]}"#;
    let lines = [OPEN, players, round, result].join("\n");
    let done = Place::new().feed(&["exec"], &lines).exits(0).out;
    assert!(done.contains("result_entered"), "{done}");
    let unasked =
        done.replace(r#","sure":["unusual_sums"]"#, "").replace(r#","sure":["no_list_decides"]"#, "");
    assert_ne!(done, unasked);
    let again = Place::new().feed(&["exec", "--replay"], &unasked).exits(0).out;
    assert!(again.contains("result_entered") && !again.contains("refused"), "{again}");
    assert!(
        again.contains(r#""sure":["unusual_sums"]"#),
        "it says of what somebody must have been sure: {again}"
    );
    let given = lines.replace(r#","sure":["unusual_sums"]"#, "");
    Place::new().feed(&["exec", "--replay"], &given).exits(0).says(&["\"doubt\":\"unusual_sums\""]);
}
