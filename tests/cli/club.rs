//! A seventh ruleset: a club writes its own by copying a file, and everything goes by it.

use std::fs;

use serde_json::{Value, json};

use crate::support::{Place, fits, repository};

/// An invented club's rules, which build on a regulation that is built in.
fn club() -> String {
    fs::read_to_string(repository("src/rules/fixtures/club.toml")).expect("the club's rules")
}

/// A command at a time of the day.
fn at(time: &str, command: &Value) -> String {
    let mut line = json!({"at": format!("2026-11-21T{time}Z")});
    let fields = line.as_object_mut().expect("an object");
    fields.extend(command.as_object().expect("an object").clone());
    line.to_string() + "\n"
}

/// An event with two players at a table whose first round has begun.
fn begun(ruleset: &str) -> String {
    [
        json!({"command": "open_event", "name": "Tee", "ruleset": ruleset}),
        json!({"command": "enter_players", "players": [{"name": "Anke"}, {"name": "Bernd"}]}),
        json!({"command": "fit_clock", "table": 1, "profile": "none"}),
        json!({"command": "start_round", "round": 1, "pairings": [{"table": 1, "a": "Anke", "b": "Bernd"}], "sure": ["no_list_decides"]}),
    ]
    .map(|command| at("09:00:00", &command))
    .concat()
}

/// The answers to the line of this number.
fn to(number: usize, answers: &[Value]) -> Vec<&Value> {
    answers.iter().filter(|answer| answer["line"] == number).collect()
}

#[test]
fn a_club_plays_by_its_own_file() {
    let place = Place::new();
    place.write("own/club.toml", club());
    place
        .run(&["ruleset", "check", "own/club.toml"])
        .exits(0)
        .says(&["own/club.toml: in order: Clubordnung"]);
    place.run(&["--rulesets", "own", "ruleset", "list"]).exits(0).says(&["club", "Clubordnung", "your own"]);
    let input = begun("club")
        // The regulation that it builds on closes the window at twenty seconds; the club's knows none.
        + &at("09:10:00", &json!({"command": "raise_slip", "table": 1, "challenger": "b", "since_press": 25_000}))
        + &at("09:10:00", &json!({"command": "enter_words", "slip": 1, "words": ["tor"]}))
        + &at("09:10:00", &json!({"command": "confirm_spelling", "slip": 1}))
        + &at("09:10:00", &json!({"command": "decide", "slip": 1}))
        + &at("09:10:00", &json!({"command": "announce", "slip": 1}))
        + &at("09:20:00", &json!({"command": "raise_slip", "table": 1, "challenger": "b", "marks": ["first_tile_racked"]}))
        + &at("09:21:00", &json!({"command": "claim", "table": 1, "offence": "club_grumble", "offender": "b", "claimant": "opponent"}))
        + &at("09:21:00", &json!({"command": "admit_claim", "claim": 1}))
        + &at("09:22:00", &json!({"command": "claim", "table": 1, "offence": "club_grumble", "offender": "b", "claimant": "opponent"}))
        + &at("09:22:00", &json!({"command": "admit_claim", "claim": 2}))
        + &at("09:23:00", &json!({"command": "claim", "table": 1, "offence": "noise", "offender": "b", "claimant": "opponent"}));
    let lists = repository("tests/data/lexicons").display().to_string();
    let args = ["--rulesets", "own", "--lexicons", &lists, "exec", "--ruleset", "club"];
    let answers = place.feed(&args, &input).exits(0).lines();
    let has = |line: usize, expected: Value| {
        let found = to(line, &answers);
        assert!(found.iter().any(|answer| fits(&expected, answer)), "{line}: {expected} is not in {found:?}");
    };
    has(
        1,
        json!({"type": "event_opened", "ruleset": "club", "budget": 1_200_000, "cite": ["CLUB §1", "TSO §1.3.3.b"]}),
    );
    has(5, json!({"type": "slip_raised", "timeliness": "in_time", "cite": ["CLUB §2"]}));
    // A cross in place of ten points.
    has(
        8,
        json!({"type": "penalty_imposed", "side": "b", "points": 0, "crosses": 1, "turns_lost": 0,
        "cite": ["CLUB §3", "TSO §3.1.4 +¶2"]}),
    );
    has(10, json!({"refused": {"code": "too-late", "cite": "CLUB §2"}}));
    has(12, json!({"type": "counted", "counter": "club_grumbles", "in_game": 1, "cite": ["CLUB §4"]}));
    assert!(to(12, &answers).iter().all(|answer| answer["type"] != "threshold_reached"));
    // The second grumble is a cross, and the second cross a lost turn.
    has(14, json!({"type": "threshold_reached", "threshold": "club_patience", "cite": ["CLUB §4"]}));
    has(
        14,
        json!({"type": "penalty_imposed", "crosses": 1, "turns_lost": 1, "cite": ["CLUB §4", "CLUB §3"]}),
    );
    has(15, json!({"refused": {"code": "unknown"}}));
}

#[test]
fn a_file_that_builds_on_nothing_is_played_as_well() {
    let place = Place::new();
    let full = fs::read_to_string(repository("src/rules/fixtures/full.toml")).expect("the house's rules");
    place.write("own/full.toml", &full);
    place.run(&["ruleset", "check", "own/full.toml"]).exits(0).says(&["House rules"]);
    let facts = json!({"announced": 34, "actual": 30});
    let input = begun("full")
        + &at(
            "09:05:00",
            &json!({"command": "start_play", "by": {"role": "head_referee", "station": "desk"}}),
        )
        + &at(
            "09:10:00",
            &json!({"command": "claim", "table": 1, "offence": "overstated", "offender": "a",
            "claimant": "opponent", "running": "b", "marks": ["score_recorded"], "facts": facts}),
        )
        + &at(
            "09:11:00",
            &json!({"command": "judge_claim", "claim": 1, "reasons": "recounted",
            "by": {"role": "referee", "station": "desk"}}),
        );
    let answers = place.feed(&["--rulesets", "own", "exec", "--ruleset", "full"], &input).exits(0).lines();
    let expected = json!({"type": "claim_decided", "outcome": "proven"});
    let decided =
        answers.iter().find(|answer| fits(&expected, answer)).unwrap_or_else(|| panic!("{answers:?}"));
    let text = decided.to_string();
    // Twice the right score minus the announced one, as its own §5.2 has it.
    assert!(text.contains("\"score\":26") && text.contains("FULL §5.2"), "{text}");
}

#[test]
fn a_folder_may_hold_coverage_beside_its_rulesets() {
    let place = Place::new();
    let facts = "[[regulation]]\nprefix = \"CLUB\"\nshort = \"CLUB\"\n\n\
        [[fact]]\nid = \"CLUB-1\"\ncite = \"§4\"\nsays = \"Grumbling is counted.\"\nperson = \"the host\"\n";
    place.write("own/club.toml", club());
    place.write("own/facts.toml", facts);
    let checked = place.run(&["ruleset", "check", "own/club.toml", "own/facts.toml"]).exits(0);
    checked.says(&["own/club.toml: in order", "own/facts.toml: in order: coverage of CLUB; facts: 1"]);
    let listed = place.run(&["--rulesets", "own", "ruleset", "list"]).exits(0).says(&["Clubordnung"]).out;
    assert!(!listed.contains("facts"), "{listed}");
    place.write("own/facts.toml", facts.replace("person", "persons"));
    let wrong = place.run(&["ruleset", "check", "own/facts.toml"]).exits(1);
    wrong.complains(&["own/facts.toml", "persons"]);
    place.write("own/facts.toml", facts.replace("\"§4\"", "4"));
    place.run(&["ruleset", "check", "own/facts.toml"]).exits(1).complains(&["own/facts.toml"]);
}

#[test]
fn everything_in_the_folder_of_rulesets_is_in_order() {
    let mut files: Vec<String> = fs::read_dir(repository("rulesets"))
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .map(|path| path.display().to_string())
        .collect();
    files.sort();
    assert!(files.len() > 6, "six rulesets and their coverage: {files:?}");
    let args: Vec<&str> = ["ruleset", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let checked = Place::new().run(&args).exits(0);
    assert_eq!(checked.out.lines().filter(|line| line.contains(": in order: ")).count(), files.len());
}
