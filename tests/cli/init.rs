//! `ephor init` and `ephor round`: events from files, and files that are wrong.

use std::fs;

use crate::support::{Place, repository};

fn names(place: &Place) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(place.path(""))
        .expect("the place")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name != "home")
        .collect();
    names.sort();
    names
}

#[test]
fn an_event_keeps_its_own_ruleset_and_lists() {
    let place = Place::new();
    place.write("players.csv", "name,club\nAnke,Köln\nBernd\n");
    place.write("clocks.csv", "table;clock;profile\n1;7;open\n2;;\n");
    let tso = fs::read_to_string(repository("rulesets/tso-2017.toml")).expect("the file");
    place.write("own/club.toml", tso.replace("id = \"tso-2017\"", "id = \"club\""));
    let lists = repository("tests/data/lexicons").display().to_string();
    let made = place.run(&[
        "--rulesets",
        "own",
        "--lexicons",
        &lists,
        "init",
        "cup",
        "--ruleset",
        "club",
        "--budget",
        "1500",
        "--reading",
        "Q4=only_if_rejected",
        "--players",
        "players.csv",
        "--clocks",
        "clocks.csv",
        "--tables",
        "3",
        "--name",
        "Domstadt-Cup",
    ]);
    made.exits(0).says(&["2 players, 3 tables"]);
    let log = place.run(&["log", "export", "cup"]).exits(0).lines();
    let opened = &log[0]["payload"]["event"];
    assert_eq!(opened["name"], "Domstadt-Cup");
    assert_eq!(opened["budget"], 1_500_000);
    assert_eq!(opened["readings"]["Q4"], "only_if_rejected");
    let types: Vec<&str> = log.iter().filter_map(|it| it["payload"]["event"]["type"].as_str()).collect();
    let expected =
        ["event_opened", "duty_arose", "players_entered", "clock_fitted", "clock_fitted", "clock_fitted"];
    assert_eq!(types, expected);
    assert_eq!(log[3]["payload"]["event"]["clock"], 7);
    // The event needs neither folder any more.
    place.write("round.csv", "1,Anke,Bernd\n");
    place.run(&["round", "cup", "round.csv"]).exits(0).says(&["round 1: 1 games"]);
    let input = concat!(
        r#"{"at":"2099-01-01T00:00:00Z","command":"raise_slip","table":1,"challenger":"b"}"#,
        "\n",
        r#"{"at":"2099-01-01T00:00:00Z","command":"enter_words","slip":1,"words":["tor","xq"]}"#,
        "\n",
        r#"{"at":"2099-01-01T00:00:00Z","command":"confirm_spelling","slip":1}"#,
        "\n",
        r#"{"at":"2099-01-01T00:00:00Z","command":"decide","slip":1}"#,
        "\n",
    );
    let ran = place.feed(&["exec", "--replay", "cup"], input).exits(0);
    assert!(!ran.out.contains("penalty_imposed"), "the reading was kept: {}", ran.out);
    ran.says(&["\"name\":\"Testliste\"", "verdict_given"]);
}

#[test]
fn what_is_wrong_is_named_and_nothing_is_left() {
    let place = Place::new();
    let init = |more: &[&str]| place.run(&[&["init", "cup", "--ruleset", "sss-2022"], more].concat());
    place.write("p.csv", "name,club\nAnna,a\n,b\nBeno,c,d\n");
    init(&["--players", "p.csv"]).exits(2).complains(&["p.csv:3: the name is missing", "p.csv:4: 3 fields"]);
    place.write("p.csv", "Anna\nAnna\n");
    init(&["--players", "p.csv"]).exits(2).complains(&["Anna is entered twice"]);
    // Neither UTF-8 nor, with half a letter behind its mark, UTF-16.
    place.write("p.csv", [0xff, 0xfe, b'A', 0, b'n']);
    init(&["--players", "p.csv"]).exits(2).complains(&["p.csv: it is not UTF-8", "CSV UTF-8"]);
    place.write("p.csv", "name\n");
    init(&["--players", "p.csv"]).exits(2).complains(&["there is no row"]);
    init(&["--players", "absent.csv"]).exits(2).complains(&["absent.csv"]);
    place.write("c.csv", "1,7,open\nx,8,open\n3,0,open\n");
    init(&["--clocks", "c.csv"])
        .exits(2)
        .complains(&["c.csv:2: “x” is no table", "c.csv:3: “0” is no clock"]);
    place.write("c.csv", "1,7,open\n2,7,open\n");
    init(&["--clocks", "c.csv"]).exits(2).complains(&["clock 7 stands on table 1"]);
    place.write("c.csv", "1,7,open\n1,8,open\n");
    init(&["--clocks", "c.csv"]).exits(2).complains(&["table 1 stands twice"]);
    place.write("c.csv", "1,7,dgt\n");
    init(&["--clocks", "c.csv"]).exits(2).complains(&["there is no clock profile “dgt”", "open"]);
    init(&["--budget", "1500"]).exits(2).complains(&["does not offer the time budget 25:00", "SSS"]);
    init(&["--tiles", "sk112"]).exits(2).complains(&["sk100, sk110m"]);
    place.run(&["init", "cup", "--ruleset", "sss"]).exits(2).complains(&["there is no ruleset"]);
    assert_eq!(names(&place), ["c.csv", "p.csv"]);
    init(&["--at", "noon"]).exits(2).complains(&["write a time like"]);
    init(&["--tiles", "sk110m", "--at", "2026-11-21T09:00:00Z"]).exits(0);
    place
        .run(&["log", "show", "cup"])
        .exits(0)
        .says(&["2026-11-21 09:00:00", "event “cup” opened under sss-2022"]);
    init(&[]).exits(2).complains(&["cup: it is there already"]);
    assert_eq!(names(&place), ["c.csv", "cup", "p.csv"]);
}

#[test]
fn a_round_that_cannot_be_played_is_not_started() {
    let place = Place::new();
    let event = place.event();
    let event = event.to_str().expect("UTF-8");
    let round = |text: &str| {
        place.write("r.csv", text);
        place.run(&["round", event, "r.csv"])
    };
    round("1,Anna\n").exits(2).complains(&["r.csv:1: 2 fields; 3 belong there"]);
    round("table,a,b\n1,Anna,Emil\n").exits(2).complains(&["Emil at table 1 is not entered"]);
    round("1,Anna,Beno\n1,Čenka,Dušan\n").exits(2).complains(&["table 1 is paired twice"]);
    round("1,Anna,Anna\n").exits(2).complains(&["Anna is paired twice"]);
    // A decomposed name from another spreadsheet is the same name.
    round("2,C\u{30c}enka,Anna\n").exits(2).complains(&["the games at the tables 1, 2 have no result"]);
    place.run(&["round", event, "r.csv", "--anyway", "a fire alarm"]).exits(0).says(&["round 2"]);
    place
        .run(&["round", "nowhere", "r.csv"])
        .exits(2)
        .complains(&["nowhere: this is no event", "ephor init"]);
    // The end of the first round is signed.
    place.run(&["log", "verify", event]).exits(0).says(&["8 entries, sound", "signed: 1 to 7 by "]);
}

#[test]
fn what_an_entry_says_is_kept_and_asked_for_before_a_round() {
    let place = Place::new();
    place.write("p.csv", "Meno;Štartovné;Screlo\nAnna;áno;1700\nBeno;;1650\n");
    place.write("r.csv", "1,Beno,Anna\n");
    let init = ["init", "kt", "--ruleset", "sss-online", "--players", "p.csv", "--tables", "1"];
    place.run(&[&init[..], &["--at", "2026-11-21T09:00:00Z"]].concat()).exits(0);
    let log = place.run(&["log", "export", "kt"]).exits(0).lines();
    let events: Vec<&serde_json::Value> = log.iter().map(|it| &it["payload"]["event"]).collect();
    let entered = events.iter().find(|it| it["type"] == "players_entered").expect("they are entered");
    let players = serde_json::json!([
        {"name": "Anna", "rating": 1700, "paid": true},
        {"name": "Beno", "rating": 1650, "paid": false},
    ]);
    assert_eq!(entered["players"], players);
    let round = ["round", "kt", "r.csv", "--at", "2026-11-21T10:00:00Z"];
    place.run(&round).exits(2).complains(&["Beno is not noted as having paid"]);
    let paid = concat!(
        r#"{"at":"2026-11-21T09:30:00Z","by":{"role":"director","station":"desk"},"#,
        r#""command":"amend_entry","player":{"name":"Beno","rating":1650,"paid":true}}"#,
    );
    place.feed(&["exec", "--replay", "kt"], paid).exits(0).says(&["entry_amended"]);
    // Nobody challenges a word here, so nobody is asked by which list it would be decided.
    place.run(&round).exits(0).says(&["round 1: 1 games"]);
}

/// Whoever was entered by mistake is in the event no more, and may be entered anew; whoever plays stays.
#[test]
fn an_entry_is_struck_as_long_as_it_has_taken_part_in_nothing() {
    let place = Place::new();
    place.write("p.csv", "Anna\nBeno\nZelná Eva\n");
    place.write("r.csv", "1,Anna,Beno\n");
    let init = ["init", "cup", "--ruleset", "tso-2017", "--players", "p.csv", "--tables", "1"];
    place.run(&[&init[..], &["--at", "2026-11-21T09:00:00Z"]].concat()).exits(0);
    let give = |at: &str, fields: &str| {
        let by = r#""by":{"role":"director","station":"desk"}"#;
        let line = format!(r#"{{"at":"2026-11-21T{at}Z",{by},"command":{fields}}}"#);
        place.feed(&["exec", "--replay", "cup"], &line).exits(0)
    };
    give("09:10:00", r#""strike_entry","player":"Zelná Eva""#).says(&["entry_struck"]);
    give("09:11:00", r#""strike_entry","player":"Zelná Eva""#).says(&["refused", "is not entered"]);
    // Nobody is left who would have to be paired, or miss the round.
    let round = ["round", "cup", "r.csv", "--at", "2026-11-21T10:00:00Z", "--no-list"];
    place.run(&round).exits(0);
    give("10:10:00", r#""strike_entry","player":"Anna""#).says(&["refused", "stays in the event"]);
    give("10:11:00", r#""enter_players","players":[{"name":"Zora"}]"#).says(&["players_entered"]);
    let facts = r#""facts":{"empowered":1,"announced":0}"#;
    let warned = format!(r#""impose","sanction":"admonition","player":"Zora",{facts},"reason":"noise""#);
    give("10:12:00", &warned).says(&["sanction_imposed"]);
    give("10:13:00", r#""strike_entry","player":"Zora""#).says(&["refused", "stays in the event"]);
    let names: Vec<String> = place
        .run(&["log", "export", "cup"])
        .exits(0)
        .lines()
        .iter()
        .filter_map(|it| Some(it["payload"]["event"]["type"].as_str()?.to_owned()))
        .collect();
    assert_eq!(names.iter().filter(|it| *it == "entry_struck").count(), 1, "{names:?}");
    place.run(&["log", "audit", "cup"]).exits(0);
}

/// Makes an event of a ruleset in the folder `own`, and says what its own copies of rulesets are called.
fn made(place: &Place, event: &str, ruleset: &str) -> Vec<String> {
    place.run(&["--rulesets", "own", "init", event, "--ruleset", ruleset, "--players", "p.csv"]).exits(0);
    let copies = fs::read_dir(place.path(&format!("{event}/rulesets"))).expect("its copies");
    let mut copies: Vec<String> =
        copies.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    copies.sort();
    copies
}

#[test]
fn an_event_keeps_whatever_its_ruleset_builds_on() {
    let place = Place::new();
    place.write("p.csv", "Anna\nBeno\n");
    place.write("round.csv", "1,Anna,Beno\n");
    place.write("alone.csv", "1,Anna,-\n2,Beno,-\n");
    let shipped =
        |id: &str| fs::read_to_string(repository(&format!("rulesets/{id}.toml"))).expect("built in");
    let club = fs::read_to_string(repository("src/rules/fixtures/club.toml")).expect("a club");
    let juniors = "[ruleset]\nid = \"juniors\"\nshort = \"JUN\"\ntitle = \"Junioren\"\nedition = \"1\"\n\
        language = \"de\"\nextends = \"club\"\n";
    // The user's own classic rules lie over those that are built in.
    let classic = shipped("pes-classic") + "\n# ours\n";
    place.write("own/pes-classic.toml", &classic);
    place.write("own/sub/club.toml", &club);
    place.write("own/juniors.toml", juniors);
    let events = [
        ("duplicate", "pes-duplicate", &["pes-classic.toml", "pes-duplicate.toml"][..]),
        ("online", "sss-online", &["sss-online.toml"]),
        ("children", "juniors", &["club.toml", "juniors.toml", "tso-2017.toml"]),
    ];
    for (event, ruleset, copies) in events {
        assert_eq!(made(&place, event, ruleset), copies, "{ruleset}");
    }
    assert_eq!(place.read("duplicate/rulesets/pes-classic.toml"), classic.as_bytes(), "the user's, not ours");
    // Afterwards the user breaks, changes and loses his files.
    place.write("own/pes-classic.toml", "[ruleset");
    place.write("own/sub/club.toml", club.replace("1200", "900"));
    fs::remove_file(place.path("own/juniors.toml")).expect("removed");
    for folders in [&[][..], &["--rulesets", "own"]] {
        for (event, ruleset, _) in events {
            let run = |more: &[&str]| place.run(&[folders, more].concat());
            run(&["log", "verify", event]).exits(0).says(&["sound"]);
            let hello =
                r#"{"at":"2099-01-01T00:00:00Z","command":"enter_players","players":[{"name":"Cyril"}]}"#;
            let ran = place.feed(&[folders, &["exec", event, "--ephemeral"]].concat(), hello).exits(0);
            assert!(ran.lines()[0]["type"] == "players_entered", "{ruleset}: {}", ran.out);
        }
    }
    for (event, ruleset, _) in events {
        let (file, games) = if ruleset == "pes-duplicate" { ("alone.csv", 2) } else { ("round.csv", 1) };
        place.run(&["round", event, file, "--no-list"]).exits(0).says(&[&format!("round 1: {games} games")]);
    }
    // What the event was opened with is needed, not what is built in under the same name.
    fs::remove_file(place.path("duplicate/rulesets/pes-classic.toml")).expect("removed");
    let torn = place.run(&["round", "duplicate", "round.csv"]).exits(2);
    torn.complains(&["pes-classic.toml"]);
}

#[test]
fn without_a_terminal_it_is_said_what_is_missing() {
    let place = Place::new();
    for (args, what) in [
        (vec!["init"], "the folder to make and --ruleset are missing, and there is no terminal to ask on"),
        (vec!["init", "cup"], "--ruleset is missing"),
        (vec!["init", "--ruleset", "sss-2022"], "the folder to make is missing"),
    ] {
        let ran = place.run(&args).exits(2).complains(&[what, "ephor init EVENT --ruleset ID"]);
        assert_eq!(ran.out, "", "{args:?}");
    }
    assert!(names(&place).is_empty());
}

#[test]
fn a_dry_run_shows_how_each_column_is_understood_and_writes_nothing() {
    let place = Place::new();
    place.write("p.csv", "Meno;Klub;Vek\nAnna;Nitra;17\nBeno;;\n");
    let init = ["init", "cup", "--ruleset", "sss-2022", "--lang", "en", "--dry-run", "--players", "p.csv"];
    let ran = place.run(&init).exits(0).says(&["2 players, 0 tables", "Nothing was written."]);
    let column = |heading: &str| {
        let line = ran.out.lines().find(|line| line.contains(heading)).unwrap_or_default();
        line.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(column("Meno"), ["1", "Meno", "→", "name", "Anna"]);
    assert_eq!(column("Klub"), ["2", "Klub", "→", "club", "Nitra"]);
    assert_eq!(column("Vek"), ["3", "Vek", "→", "age", "17"]);
    // What is refused would be refused in the event too.
    place.write("p.csv", "Anna\nAnna\n");
    place.run(&init).exits(2).says(&["(no heading)"]).complains(&["Anna is entered twice"]);
    assert_eq!(names(&place), ["p.csv"]);
}

#[test]
fn a_heading_that_is_not_understood_is_shown_among_the_others_and_nothing_is_written() {
    let place = Place::new();
    place.write("p.csv", "name,shoes,club\nAnna,42,Nitra\n");
    let init = ["init", "cup", "--ruleset", "sss-2022", "--lang", "en", "--players", "p.csv"];
    let ran = place.run(&init).exits(2).complains(&["column 2: “shoes” is no column of players"]);
    let line = ran.out.lines().find(|line| line.contains("shoes")).unwrap_or_default();
    assert!(line.contains("→ not understood") && line.contains("42"), "{}", ran.out);
    assert!(ran.out.contains("→ club"), "{}", ran.out);
    assert_eq!(names(&place), ["p.csv"]);
}

#[test]
fn names_with_a_comma_stand_between_semicolons_and_a_mixed_file_is_named() {
    let place = Place::new();
    place.write("p.csv", "Nováková, Anna;Nitra\nKováč, Beno;Praha\n");
    let init = ["init", "cup", "--ruleset", "sss-2022", "--lang", "en", "--dry-run", "--players", "p.csv"];
    let ran = place.run(&init).exits(0).says(&["2 players"]);
    assert!(ran.out.contains("Nováková, Anna"), "the comma belongs to the name: {}", ran.out);
    // A row that ends early and may be two cells or one is asked about, one that cannot be two is not.
    place.write("p.csv", "Nováková, Anna;Nitra\nKováč, Beno\n");
    place.run(&init).exits(2).complains(&["p.csv:2: separated by “,”"]);
    place.write("p.csv", "Nováková, Anna;Nitra\nKováč, Beno;\nMalá\n");
    place.run(&init).exits(0).says(&["3 players"]);
    place.write("p.csv", "name;club\nAnna;Nitra\nBeno,Praha\nCyril;Brno\n");
    place.run(&init).exits(2).complains(&["p.csv:3: separated by “,”, and the first line by “;”"]);
    place.write("p.csv", "name,club\nAnna,Nitra\nBeno;Praha\n");
    place.run(&init).exits(2).complains(&["p.csv:3: separated by “;”, and the first line by “,”"]);
    assert_eq!(names(&place), ["p.csv"]);
}
