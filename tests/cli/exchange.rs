//! Files of other programs in and out, through the built binary; what is written for TSH is read by TSH's own rules.

use std::fs;
use std::process::Command;

use crate::support::{Place, Ran, repository, skipped};

/// Copies a file of the test data into the place.
fn given(place: &Place, name: &str) {
    let bytes = fs::read(repository(&format!("tests/data/tsh/{name}"))).expect("test data");
    place.write(name, bytes);
}

/// An event of the TSH event that is over, under the German rules.
fn finished(place: &Place) -> Ran {
    given(place, "finished/a.t");
    given(place, "finished/config.tsh");
    let init = ["init", "cup", "--ruleset", "tso-2017", "--players", "finished", "--lang", "en"];
    place.run(&[&init[..], &["--anyway", "as TSH paired it"]].concat())
}

/// Points and sum of differences, by player.
fn standings(place: &Place, event: &str) -> Vec<String> {
    let csv = place.run(&["standings", event, "--csv"]).exits(0).out;
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let head = reader.headers().expect("a header").clone();
    let at = |name: &str| head.iter().position(|it| it == name).expect("a column");
    let columns = [at("player"), at("points"), at("spread")];
    let line = |row: csv::StringRecord| columns.map(|at| row[at].to_owned()).join(" ");
    let mut lines: Vec<String> = reader.records().map(|row| line(row.expect("a row"))).collect();
    lines.sort();
    lines
}

/// The script's words on an exported event; `None` where there is no python3.
fn by_tsh(place: &Place, event: &str) -> Option<String> {
    let out = format!("{event}-export");
    place.run(&["export", event, "--to", "tsh"]).exits(0);
    let csv = place.run(&["standings", event, "--csv"]).exits(0).out;
    let told = place.write("standings.csv", csv);
    let script = repository("tests/report/tsh.py");
    let run = Command::new("python3").arg("-B").arg(script).arg(place.path(&out)).arg(told).output().ok()?;
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    Some(said)
}

#[test]
fn an_event_of_tsh_comes_in_with_its_rounds_and_everything_else_is_named() {
    let place = Place::new();
    let ran = finished(&place).exits(1).says(&[
        "TSH, division A, players: 4, rounds paired: 3, read as UTF-8 (Nováková, Jana)",
        "Taken in: rounds 3, results 5.",
    ]);
    let ran = ran.complains(&[
        "config.tsh:8: config html_top",
        "config.tsh:9: perl: code is never carried out",
        "config.tsh:10: “players a.t” is no command of TSH",
        "a.t:3: rtime (Müller, Uta): an event has no place for it",
        "a.t:4: password: passwords are never taken",
        "not taken in: round 3, Pappas, Nikos: -50 without an opponent in the file, +0 here",
    ]);
    assert!(!ran.err.contains("secret") && !ran.out.contains("secret"));
    // As TSH counts, save the fifty of whoever had left.
    let expected =
        ["Kováč, Peter 1.5 -8", "Müller, Uta 1.5 -7", "Nováková, Jana 2 77", "Pappas, Nikos 1 -12"];
    assert_eq!(standings(&place, "cup"), expected);
    let log = place.run(&["log", "export", "cup"]).exits(0).out;
    assert!(log.contains("as TSH paired it") && log.contains("\"name\":\"Jarný turnaj\""), "{log}");
    let off = r#""type":"player_withdrew","player":"Pappas, Nikos""#;
    assert!(log.contains(off), "who is off plays on no more: {log}");
    let Some(said) = by_tsh(&place, "cup") else {
        return skipped("there is no python3, so TSH's rules are not applied");
    };
    assert!(said.contains("4 players and 5 games"), "{said}");
    let written = String::from_utf8(place.read("cup-export/a.t")).expect("UTF-8");
    assert!(
        written.lines().any(|it| it.starts_with("Pappas, Nikos") && it.contains("; off 0;")),
        "{written}"
    );
}

/// In, a round played, the next paired by TSH, out.
#[test]
fn a_running_event_goes_on_here_and_back() {
    let place = Place::new();
    given(&place, "running/a.t");
    let init =
        ["init", "cup", "--ruleset", "tso-2017", "--players", "running/a.t", "--at", "2026-11-21T09:00:00Z"];
    let ran = place.run(&init).exits(1).says(&["Taken in: rounds 1, results 1."]);
    ran.complains(&["round 2: ", "no result", "x-club (Adamec, Eva)"]);
    let entered = |table: u16, scores: &str, at: &str| {
        let by = r#""by":{"role":"head_referee","station":"desk"}"#;
        let line = format!(
            r#"{{"at":"2026-11-21T{at}Z",{by},"command":"enter_result","table":{table},"end":"out","scores":{scores},"final_sums":true}}"#
        );
        place.feed(&["exec", "cup", "--replay"], &line).exits(0).says(&["result_entered"]);
    };
    entered(2, "[401,399]", "09:30:00");
    let round = ["round", "cup", "running/a.t", "--at", "2026-11-21T10:00:00Z", "--lang", "en"];
    let dry = place.run(&[&round[..], &["--dry-run"]].concat()).exits(0);
    dry.says(&["round 2: 2 games", "Nothing was written."]);
    place.run(&round).exits(0).says(&["round 2: 2 games"]);
    entered(1, "[365,377]", "11:00:00");
    place.run(&["round", "cup", "running/a.t"]).exits(2).complains(&["nobody is paired in round 3"]);
    let Some(said) = by_tsh(&place, "cup") else {
        return skipped("there is no python3, so TSH's rules are not applied");
    };
    assert!(said.contains("4 players and 3 games"), "{said}");
    let written = String::from_utf8(place.read("cup-export/a.t")).expect("UTF-8");
    assert!(written.contains("Dvořák, Jan 2, 1450 4 1; 401 365; board 2 1; p12 1 1\n"), "{written}");
}

#[test]
fn a_dry_run_and_a_wrong_file_leave_nothing() {
    let place = Place::new();
    given(&place, "finished/a.t");
    let init = |file: &str, more: &[&str]| {
        place.run(
            &[&["init", "cup", "--ruleset", "tso-2017", "--lang", "en", "--players", file], more].concat(),
        )
    };
    let dry =
        init("finished/a.t", &["--dry-run"]).exits(1).says(&["rounds 2, results 4", "Nothing was written."]);
    dry.complains(&["not taken in: round 3: round 3 is not paired as the regulation wants it"]);
    init("finished/a.t", &["--dry-run", "--no-rounds"]).exits(0).says(&["4 players, 0 tables"]);
    place.write("b.t", "Anna, A 1500 2; 300\nBeno, B\nČenka, C 1400 9; x\n");
    init("b.t", &[]).exits(2).complains(&["b.t:2: the rating is missing", "b.t:3: “x” is no score"]);
    place.write("c.t", b"Dvo\xf8\xe1k, Jan 1500\nM\xfcller, Uta 1400\n");
    init("c.t", &[]).exits(2).complains(&["two character sets fit", "Dvoøák", "Dvořák", "--encoding"]);
    assert!(!place.path("cup").exists());
    init("c.t", &["--encoding", "windows-1250", "--dry-run"]).exits(0).says(&["windows-1250 (Dvořák, Jan)"]);
    place.write("two/config.tsh", "division A a.t\ndivision B ../../b.t\n");
    init("two", &[]).exits(2).complains(&["it lists the divisions A, B", "--division"]);
    init("two", &["--division", "b"]).exits(2).complains(&["two/b.t"]);
    assert!(!place.path("cup").exists());
}

#[test]
fn names_that_look_like_something_else_stay_names_on_every_way() {
    let place = Place::new();
    let names = ["=HYPERLINK(1)", "<b>Anna</b>", "O\"Neill; 'Jan'", "שרה כהן"];
    let rows: Vec<String> =
        names.iter().zip(1..).map(|(it, at)| format!("{at};\"{}\"\n", it.replace('"', "\"\""))).collect();
    place.write("p.csv", format!("sep=;\r\nNr;Meno\r\n{}", rows.concat()));
    place.run(&["init", "cup", "--ruleset", "tso-2017", "--players", "p.csv", "--tables", "2"]).exits(0);
    place.write(
        "r.csv",
        "Spieler 1\tSpieler 2\tTisch\n'=HYPERLINK(1)\t<b>Anna</b>\t1\n\"O\"\"Neill; 'Jan'\"\tשרה כהן\t2\n",
    );
    place.run(&["round", "cup", "r.csv"]).exits(2).complains(&["no list decides any word", "--no-list"]);
    place
        .run(&["round", "cup", "r.csv", "--anyway", "why"])
        .exits(2)
        .complains(&["no list decides any word"]);
    place.run(&["round", "cup", "r.csv", "--no-list"]).exits(0);
    place.run(&["export", "cup", "--to", "csv", "--to", "tsh"]).exits(0).says(&["results.csv"]);
    let players = String::from_utf8(place.read("cup-export/players.csv")).expect("UTF-8");
    assert!(players.contains("\n'=HYPERLINK(1),") && players.contains("<b>Anna</b>"), "{players}");
    let enter =
        ["init", "again", "--ruleset", "tso-2017", "--players", "cup-export/players.csv", "--tables", "2"];
    place.run(&enter).exits(0);
    assert_eq!(standings(&place, "again"), standings(&place, "cup"), "the same names");
    // The pairings of all rounds have the one that is next.
    let round = ["round", "again", "cup-export/pairings.csv", "--no-list"];
    place.run(&round).exits(0).says(&["round 1: 2 games"]);
    place.run(&["init", "third", "--ruleset", "tso-2017", "--players", "cup-export"]).exits(0);
    let third: Vec<String> = standings(&place, "third");
    for name in ["<b>Anna</b>", "O\"Neill, 'Jan'", "שרה כהן", "'=HYPERLINK(1)"] {
        assert!(third.iter().any(|it| it.starts_with(name)), "{third:?}");
    }
}

#[test]
fn exported_results_make_the_same_standings() {
    let place = Place::new();
    finished(&place).exits(1);
    place.run(&["export", "cup", "--to", "csv", "--to", "woogles", "--to", "absp", "--to", "tou"]).exits(0);
    let again = ["standings", "--ruleset", "tso-2017", "--results", "cup-export/results.csv", "--csv"];
    let again = place.run(&again).exits(0).out;
    for row in ["Nováková, Jana\",,3,2,77,", "Müller, Uta\",,3,1.5,-7,", "Kováč, Peter\",,3,1.5,-8,"] {
        assert!(again.contains(row), "{row} is not in\n{again}");
    }
    let woogles = String::from_utf8(place.read("cup-export/woogles.csv")).expect("UTF-8");
    assert!(woogles.starts_with(
        "division,rank,username,wins,losses,draws,winpts,spread\nA,1,\"Nováková, Jana\",2,1,0,2,77\n"
    ));
    let absp = String::from_utf8(place.read("cup-export/absp.csv")).expect("UTF-8");
    assert!(absp.starts_with("A,1,Jana Nováková,421,Peter Kováč,388\n"), "{absp}");
    let tou = place.read("cup-export/a.tou");
    assert!(tou.is_ascii() && tou.ends_with(b"*** END OF FILE ***\r\n"));
    // Everybody plays alone in a duplicate: no format of two players has such a game.
    place.write("p.csv", "Anna\nBeno\n");
    place.run(&["init", "dup", "--ruleset", "pes-duplicate", "--players", "p.csv"]).exits(0);
    place.run(&["export", "dup", "--to", "tsh"]).exits(2).complains(&["knows only games of two"]);
    assert!(!place.path("dup-export").exists());
    place.run(&["export", "dup", "--to", "csv"]).exits(0);
}

#[test]
fn a_file_of_pairings_is_shown_as_it_is_understood() {
    let place = Place::new();
    place.event();
    place.write("r.csv", "sep=;\nSúper;Hráč;Stôl\nAnna;Čenka;1\nBeno;Dušan;2\n");
    let round = ["round", "event", "r.csv", "--anyway", "a try", "--lang", "en"];
    let dry = place.run(&[&round[..], &["--dry-run"]].concat()).exits(0);
    for (heading, what) in [("Súper", "second player"), ("Hráč", "first player"), ("Stôl", "table")] {
        let line = dry.out.lines().find(|line| line.contains(heading)).unwrap_or_default();
        assert!(line.contains(&format!("→ {what}")), "{}", dry.out);
    }
    let log = |ran: &Ran| ran.out.contains("round 2");
    assert!(!log(&place.run(&["log", "show", "event", "--lang", "en"])), "nothing was written");
    place.write("w.csv", "Tisch;Weiß;Schwarz\n1;Anna;Čenka\n");
    let wrong = place.run(&["round", "event", "w.csv", "--lang", "en"]).exits(2);
    wrong.says(&["Weiß", "not understood"]).complains(&["column 2: “Weiß” is no column of pairings"]);
    place.run(&["log", "verify", "event"]).exits(0).says(&["6 entries, sound"]);
}
