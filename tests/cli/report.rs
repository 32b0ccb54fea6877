//! `ephor report`: what is on the page, in the tables and in the JSON is what the journal holds.

use std::process::Command;

use serde_json::Value;

use crate::support::{Place, repository, skipped};

/// Two rounds: verdicts by a list and by the referee, one admitted, one entered by mistake; a latecomer, a
/// sanction, a claim, a forfeit, a correction.
const DAY: &[(&str, &str)] = &[
    (
        "09:50:00",
        r#""command":"start_round","round":1,"pairings":[{"table":1,"a":"Anna","b":"Beno"},{"table":2,"a":"Čenka","b":"Dušan"}]"#,
    ),
    ("10:05:00", r#""command":"raise_slip","table":1,"challenger":"b""#),
    ("10:05:20", r#""command":"enter_words","slip":1,"words":["xq"]"#),
    ("10:05:25", r#""command":"confirm_spelling","slip":1"#),
    ("10:05:30", r#""command":"decide","slip":1"#),
    ("10:06:00", r#""command":"announce","slip":1"#),
    ("10:10:00", r#""command":"raise_slip","table":2,"challenger":"a""#),
    ("10:10:30", r#""command":"raise_slip","table":1,"challenger":"a""#),
    ("10:12:00", r#""command":"concede","slip":2"#),
    ("10:12:10", r#""command":"announce","slip":2"#),
    ("10:13:00", r#""command":"enter_words","slip":3,"words":["ahoj"]"#),
    ("10:13:05", r#""command":"confirm_spelling","slip":3"#),
    ("10:13:10", r#""command":"decide","slip":3"#),
    (
        "10:14:00",
        r#""command":"rule","slip":3,"rulings":[{"word":"ahoj","valid":true}],"reasons":"=stojí v <KSSJ>","sources":["KSSJ"]"#,
    ),
    ("10:14:30", r#""command":"announce","slip":3"#),
    ("10:15:00", r#""command":"raise_slip","table":2,"challenger":"b""#),
    ("10:35:00", r#""command":"withdraw_slip","slip":4,"mistaken":true"#),
    (
        "10:40:00",
        r#""command":"enter_result","table":1,"end":"out","out":"a","scores":[400,380],"racks":[0,7],"sure":["penalties_in_sums"]"#,
    ),
    (
        "10:41:00",
        r#""command":"correct_result","round":1,"table":1,"scores":[410,373],"agreed":true,"reason":"súčet""#,
    ),
    (
        "10:42:00",
        r#""command":"award_game","table":2,"award":"unsporting","facts":{"warned":0,"grave":1},"against":"b","reason":"nazeral do vrecúška""#,
    ),
];

/// Plays the day; what is refused is part of it no less than in a hall.
fn day(place: &Place) {
    place.write("players.csv", "Anna\nBeno\nČenka\nDušan\n");
    let init = ["init", "event", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "2"];
    place.run(&[&init[..], &["--at", "2026-05-01T09:00:00Z", "--zone", "+02:00"]].concat()).exits(0);
    let line = |(at, command): &(&str, &str)| {
        let by = r#""by":{"role":"head_referee","station":"desk"}"#;
        format!(r#"{{"at":"2026-05-01T{at}Z",{by},{command}}}"#)
    };
    let lines: Vec<String> = DAY.iter().map(line).collect();
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    let refused: Vec<&str> = ran.out.lines().filter(|line| line.contains("\"refused\"")).collect();
    assert!(refused.is_empty(), "{refused:#?}\n{}", ran.err);
}

fn json(place: &Place, name: &str) -> Value {
    serde_json::from_slice(&place.read(name)).expect("JSON")
}

#[test]
fn the_page_the_tables_and_the_json_hold_what_the_journal_holds() {
    let place = Place::new();
    day(&place);
    place.run(&["report", "event"]).exits(0).says(&["event-report/report.html", "to be noted"]);
    let report = json(&place, "event-report/report.json");
    let ended: Vec<&str> =
        report["challenges"].as_array().expect("all").iter().filter_map(|it| it["ended"].as_str()).collect();
    assert_eq!(ended, ["upheld", "conceded", "rejected", "mistaken"]);
    // What was entered by mistake is told, and counts nowhere.
    let event = &report["counts"]["event"];
    assert_eq!((&event["all"], &event["withdrawn"], &event["open"]), (&3.into(), &0.into(), &0.into()));
    let last = report["queue"].as_array().and_then(|all| all.last()).expect("slips waited");
    assert!(last["at"].as_str().is_some_and(|at| at.starts_with("2026-05-01T10:14")), "{last}");
    assert_eq!(report["challenges"][0]["waited_ms"], 30_000);
    assert_eq!(report["counts"]["event"]["waited"]["longest_ms"], 210_000);
    assert_eq!(report["rulings"].as_array().map(Vec::len), Some(1), "{}", report["rulings"]);
    assert_eq!(report["games"][0]["sides"][0]["scored"], 410);
    assert_eq!(report["games"][0]["corrected"], 1);
    let page = String::from_utf8(place.read("event-report/report.html")).expect("UTF-8");
    for part in ["<!DOCTYPE html>", "=stojí v &lt;KSSJ&gt;", "Anna", "id=\"challenges\"", "role=\"img\""] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("<KSSJ>") && !page.contains("<script"));
    let rulings = String::from_utf8(place.read("event-report/rulings.csv")).expect("UTF-8");
    assert!(rulings.contains("'=stojí"), "a spreadsheet must work nothing out: {rulings}");
}

/// Whoever counts again has the journal and another language.
#[test]
fn every_number_is_counted_again_by_an_independent_script() {
    let place = Place::new();
    day(&place);
    place.run(&["report", "event", "--out", "out"]).exits(0);
    let journal = place.run(&["log", "export", "event"]).exits(0).out;
    let exported = place.write("journal.jsonl", journal);
    let script = repository("tests/report/recount.py");
    let run = Command::new("python3").arg("-B").arg(script).arg(exported).arg(place.path("out")).output();
    let Ok(run) = run else { return skipped("there is no python3, so the report is not counted again") };
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    assert!(said.contains("3 challenges") && said.contains("2 games"), "{said}");
}

#[test]
fn in_every_language_and_under_every_regulation() {
    let place = Place::new();
    day(&place);
    for (tag, word) in [
        ("cs", "Slovní námitky"),
        ("sk", "Námietky na slová"),
        ("de", "Anfechtungen"),
        ("el", "Ενστάσεις για λέξεις"),
    ] {
        place.run(&["report", "event", "--out", tag, "--lang", tag]).exits(0);
        let page = String::from_utf8(place.read(&format!("{tag}/report.html"))).expect("UTF-8");
        assert!(page.contains(word) && page.contains(&format!("lang=\"{tag}\"")), "{tag}");
        assert!(!page.contains("⟦") && !page.contains("report-"), "{tag}: a message is missing");
    }
    for id in ["pes-classic", "pes-duplicate", "cas-2009", "tso-2017", "sss-online"] {
        place.run(&["init", id, "--ruleset", id, "--players", "players.csv", "--tables", "2"]).exits(0);
        place.run(&["report", id]).exits(0);
        assert_eq!(json(&place, &format!("{id}-report/report.json"))["event"]["ruleset"], id);
    }
}

/// A bad word that was accepted, and made good after the game: what followed is what was imposed, and the ruling and
/// the standings say what became of it.
#[test]
fn a_verdict_that_was_made_good_is_among_those_that_were_changed() {
    let place = Place::new();
    place.write("players.csv", "Anna\nBeno\n");
    let init = ["init", "event", "--ruleset", "pes-classic", "--players", "players.csv", "--tables", "1"];
    place.run(&[&init[..], &["--at", "2026-05-01T07:00:00Z", "--zone", "+03:00"]].concat()).exits(0);
    let line = |(at, role, what): &(&str, &str, &str)| {
        let by = format!(r#""by":{{"role":"{role}","station":"desk"}}"#);
        format!(r#"{{"at":"2026-05-01T{at}Z",{by},"command":{what}}}"#)
    };
    let lines = [
        (
            "08:00:00",
            "director",
            r#""start_round","round":1,"pairings":[{"table":1,"a":"Anna","b":"Beno"}],"sure":["no_list_decides"]"#,
        ),
        ("08:05:00", "judge", r#""raise_slip","table":1,"challenger":"b","since_press":4000"#),
        ("08:05:20", "judge", r#""enter_words","slip":1,"words":["κζν"]"#),
        ("08:05:25", "players", r#""confirm_spelling","slip":1"#),
        ("08:05:30", "judge", r#""decide","slip":1"#),
        (
            "08:06:00",
            "judge",
            r#""rule","slip":1,"rulings":[{"word":"κζν","valid":true}],"reasons":"Λήμμα.","sources":["Τριανταφυλλίδη"]"#,
        ),
        ("08:06:05", "judge", r#""announce","slip":1"#),
        (
            "09:30:00",
            "referee",
            r#""enter_result","table":1,"end":"out","scores":[300,410],"racks":[5,0],"over":[0,0],"out":"b""#,
        ),
        ("09:31:00", "referee", r#""hand_in","table":1,"signed":true"#),
        (
            "10:00:10",
            "referee",
            r#""fix_verdict","slip":1,"word":"κζν","points":24,"demanded_by":"b","agreed":true"#,
        ),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.each_ref().map(line).join("\n"));
    assert!(!ran.out.contains("\"refused\"") && ran.out.contains("\"spread_adjusted\""), "{}", ran.out);
    place.run(&["report", "event"]).exits(0);
    let report = json(&place, "event-report/report.json");
    let follows = report["challenges"][0]["follows"].to_string();
    assert!(follows.contains("1 of the 3 free ones") && !follows.contains("penalty for"), "{follows}");
    assert_eq!(report["rulings"][0]["stands"], false, "{}", report["rulings"]);
    let changes = String::from_utf8(place.read("event-report/changes.csv")).expect("UTF-8");
    assert!(changes.contains("made_good") && changes.contains("Anna −54"), "{changes}");
    place.run(&["print", "event", "standings"]).exits(0);
    let printed = String::from_utf8(place.read("event-print/standings.html")).expect("UTF-8");
    assert!(printed.contains("(−54)"), "{printed}");
}

/// The first page says what is wrong, and what is sound stands on it.
#[test]
fn of_a_damaged_journal_what_is_sound_is_reported() {
    let place = Place::new();
    day(&place);
    let whole = place.run(&["log", "export", "event"]).exits(0).out.lines().count();
    let journal = rusqlite::Connection::open(place.path("event/journal.sqlite")).expect("opens");
    let guard: String = journal
        .query_row("SELECT sql FROM sqlite_schema WHERE name = 'journal_is_never_edited'", [], |row| {
            row.get(0)
        })
        .expect("the guard");
    let torn = format!(
        "DROP TRIGGER journal_is_never_edited; UPDATE journal SET text = '{{}}' WHERE seq = {}; {guard}",
        whole - 3
    );
    journal.execute_batch(&torn).expect("torn");
    drop(journal);
    place.run(&["report", "event"]).exits(1).complains(&["damaged"]);
    let report = json(&place, "event-report/report.json");
    assert_eq!(report["event"]["entries"], whole - 4);
    let page = String::from_utf8(place.read("event-report/report.html")).expect("UTF-8");
    let told = format!("The journal is damaged at entry {}: its hash does not fit", whole - 3);
    assert!(page.contains("role=\"alert\"") && page.matches(&told).count() == 1, "told on the page, once");
    assert_eq!(report["event"]["damaged"], serde_json::json!({"at": whole - 3, "kind": "altered"}));
    // Whoever holds a paper has not seen what the console said of it, and reads his own language.
    place.run(&["report", "event", "--out", "de", "--lang", "de"]).exits(1);
    let page = String::from_utf8(place.read("de/report.html")).expect("UTF-8");
    let told = format!("Das Journal ist bei Eintrag {} beschädigt: seine Prüfsumme passt nicht", whole - 3);
    assert!(page.contains(&told) && !page.contains("its hash"), "{told}");
    let sheets = ["standings", "score-sheets", "cards", "slips"];
    place.run(&[&["print", "event", "--lang", "cs"][..], &sheets].concat()).exits(1);
    for sheet in sheets {
        let paper = String::from_utf8(place.read(&format!("event-print/{sheet}.html"))).expect("UTF-8");
        assert!(paper.contains(&format!("Žurnál je poškozen u zápisu {}", whole - 3)), "{sheet}: {paper}");
    }
}

/// A line that begins with a Hebrew name runs from right to left where nothing keeps the name apart, and shows
/// `394 : 301` for 301 : 394. Files for programs have names as they are.
#[test]
fn a_name_from_right_to_left_turns_no_result_round() {
    let place = Place::new();
    place.write("players.csv", "דנה ‹לוי>\nDana\n");
    let init = ["init", "event", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "1"];
    place.run(&[&init[..], &["--at", "2026-05-01T07:00:00Z", "--zone", "+02:00"]].concat()).exits(0);
    let by = r#""by":{"role":"referee","name":"רות","station":"desk"}"#;
    let line = |at: &str, what: &str| format!(r#"{{"at":"2026-05-01T{at}Z",{by},{what}}}"#);
    let lines = [
        line(
            "08:00:00",
            r#""command":"start_round","round":1,"pairings":[{"table":1,"a":"דנה ‹לוי>","b":"Dana"}]"#,
        ),
        line(
            "08:40:00",
            r#""command":"enter_result","table":1,"end":"out","out":"b","scores":[301,394],"racks":[0,0]"#,
        ),
        line(
            "08:41:00",
            r#""command":"correct_result","round":1,"table":1,"scores":[302,394],"agreed":true,"reason":"súčet""#,
        ),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["report", "event"]).exits(0);
    let page = String::from_utf8(place.read("event-report/report.html")).expect("UTF-8");
    let (name, apart) = ("דנה ‹לוי&gt;", "\u{2068}דנה ‹לוי&gt;\u{2069}");
    let row =
        page.split("<tr>").find(|row| row.contains("394") && row.contains("súčet")).expect("a correction");
    assert!(row.contains(apart) && row.contains("302"), "{row}");
    assert_eq!(
        page.matches(name).count(),
        page.matches(apart).count() + page.matches(&format!(">{name}")).count()
    );
    assert!(page.contains("td, th { unicode-bidi: plaintext; }"));
    for file in ["correction.csv", "games.csv", "report.json"] {
        let text = String::from_utf8(place.read(&format!("event-report/{file}"))).expect("UTF-8");
        assert!(text.contains("דנה ‹לוי>") && !text.contains('\u{2068}'), "{file}: {text}");
    }
    place.run(&["print", "event", "forms"]).exits(0);
    let form = String::from_utf8(place.read("event-print/form-report.html")).expect("UTF-8");
    assert!(form.contains("\u{2068}רות\u{2069}"), "{form}");
}

/// While a round is played its standings are provisional, in the report as on paper.
#[test]
fn standings_of_a_begun_round_say_that_results_are_missing() {
    let place = Place::new();
    day(&place);
    let by = r#""by":{"role":"head_referee","station":"desk"}"#;
    let round = r#""command":"start_round","round":2,"pairings":[{"table":1,"a":"Anna","b":"Čenka"},{"table":2,"a":"Dušan","b":"Beno"}],"anyway":"obed""#;
    let line = format!(r#"{{"at":"2026-05-01T11:00:00Z",{by},{round}}}"#);
    let ran = place.feed(&["exec", "event", "--replay"], &line);
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["report", "event", "--lang", "en"]).exits(0);
    let report = json(&place, "event-report/report.json");
    let missing: Vec<_> = (0..2).map(|at| report["standings"][at]["missing"].as_u64()).collect();
    assert_eq!(missing, [Some(0), Some(2)]);
    let page = String::from_utf8(place.read("event-report/report.html")).expect("UTF-8");
    assert!(page.contains("<b>provisional, results missing: 2</b>"), "above the table");
    let csv = String::from_utf8(place.read("event-report/standings.csv")).expect("UTF-8");
    assert!(csv.contains("round,place,player,games,missing,"), "{csv}");
}

/// A page has the columns in which something stands, and what is asked for afterwards.
#[test]
fn a_page_leaves_out_what_is_in_no_row_and_what_only_went_on() {
    let place = Place::new();
    day(&place);
    place.run(&["report", "event", "--lang", "en"]).exits(0);
    let page = String::from_utf8(place.read("event-report/report.html")).expect("UTF-8");
    let challenges = page.split("id=\"challenges\"").nth(1).and_then(|it| it.split("</section>").next());
    let challenges = challenges.expect("a table");
    assert!(!challenges.contains(">changed<") && !challenges.contains("starts the clock"), "{challenges}");
    assert!(
        challenges.contains("head referee") && !challenges.contains("head referee · "),
        "one console: {challenges}"
    );
    let csv = String::from_utf8(place.read("event-report/challenges.csv")).expect("UTF-8");
    assert!(csv.contains("undelivered") && csv.contains("· desk") && csv.contains("clock"), "{csv}");
    assert!(
        page.contains("nav li a { display: inline-block; min-height: 24px; }"),
        "large enough for a finger"
    );
}

#[test]
fn what_cannot_be_written_is_said_and_names_the_place() {
    let place = Place::new();
    place.event();
    place.write("taken", "a file");
    place.run(&["report", "event", "--out", "taken"]).exits(2).complains(&["taken"]);
    place.run(&["report", "nowhere"]).exits(2).complains(&["nowhere"]);
}
