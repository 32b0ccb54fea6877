//! `ephor report --watch`: pages that follow an event and show what the hall may know.

use std::io::{BufRead as _, BufReader, Read as _};

use crate::support::{Ends, Place, soon};

/// The text of a page.
fn page(place: &Place, name: &str) -> String {
    String::from_utf8(place.read(&format!("www/{name}.html"))).expect("UTF-8")
}

/// What an official does now.
fn act(place: &Place, commands: &[&str]) {
    let at = ephor::runtime::now();
    let by = r#""by":{"role":"head_referee","station":"desk"}"#;
    let lines: Vec<String> =
        commands.iter().map(|command| format!(r#"{{"at":"{at}",{by},{command}}}"#)).collect();
    let ran = place.feed(&["exec", "event"], &lines.join("\n")).exits(0);
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
}

#[test]
fn pages_follow_what_is_announced_and_know_nothing_before() {
    let place = Place::new();
    place.event();
    let watch = ["report", "event", "--watch", "www", "--lang", "sk"];
    let mut watching = Ends(place.command(&watch).spawn().expect("it starts"));
    let mut out = BufReader::new(watching.0.stdout.take().expect("standard output"));
    let mut err = BufReader::new(watching.0.stderr.take().expect("standard error"));
    let mut line = String::new();
    out.read_line(&mut line).expect("read");
    assert!(line.contains("index.html"), "{line}");
    assert!(page(&place, "pairings").contains("<bdi>Čenka</bdi> – <bdi>Dušan</bdi>"), "who plays whom");
    assert!(page(&place, "decisions").contains("O žiadnej námietke sa ešte nerozhodlo."), "none yet");
    for name in ["index", "pairings", "standings", "decisions", "all"] {
        let page = page(&place, name);
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("lang=\"sk\""), "{name}");
        assert!(
            !page.contains('⟦') && !page.contains("live-") && !page.contains("<script"),
            "{name}: {page}"
        );
        assert_eq!(page.contains("http-equiv=\"refresh\""), name != "all", "{name}");
        assert_eq!(page.matches("aria-current=\"page\"").count(), 1, "{name}: one page is this one");
    }
    let raised = [
        r#""command":"raise_slip","table":1,"challenger":"b""#,
        r#""command":"enter_words","slip":1,"words":["xq"]"#,
        r#""command":"confirm_spelling","slip":1"#,
        r#""command":"decide","slip":1"#,
    ];
    act(&place, &raised);
    soon("the verdict is being announced", || {
        page(&place, "index").contains("výrok sa oznamuje").then_some(())
    });
    for name in ["index", "decisions", "all"] {
        assert!(!page(&place, name).contains("XQ"), "{name}: nobody has been told");
    }
    act(&place, &[r#""command":"announce","slip":1"#]);
    soon("the decision", || page(&place, "decisions").contains("✗ XQ").then_some(()));
    soon("all of it", || page(&place, "all").contains("✗ XQ").then_some(()));
    // A stick that is pulled out, and put back.
    std::fs::rename(place.path("www"), place.path("pulled")).expect("pulled");
    act(&place, &[r#""command":"raise_slip","table":2,"challenger":"a""#]);
    line.clear();
    err.read_line(&mut line).expect("read");
    assert!(line.contains("stay as they are"), "{line}");
    assert!(!place.path("www").exists(), "no folder is made in its place");
    std::fs::rename(place.path("pulled"), place.path("www")).expect("back");
    line.clear();
    err.read_line(&mut line).expect("read");
    assert!(line.contains("written again"), "{line}");
    assert!(page(&place, "index").contains("námietka"), "what happened meanwhile");
    drop(watching);
    let mut rest = String::new();
    err.read_to_string(&mut rest).expect("read");
    assert_eq!(rest, "", "nothing else went wrong");
}

/// No page is touched while nothing happens: whoever copies the folder copies nothing.
#[test]
fn what_did_not_change_is_not_written_again() {
    let place = Place::new();
    place.event();
    let stamp = |name: &str| {
        std::fs::metadata(place.path(&format!("www/{name}.html")))
            .and_then(|it| it.modified())
            .expect("there")
    };
    let mut watching =
        Ends(place.command(&["report", "event", "--watch", "www"]).spawn().expect("it starts"));
    let mut line = String::new();
    let mut out = BufReader::new(watching.0.stdout.take().expect("standard output"));
    out.read_line(&mut line).expect("read");
    let before = ["index", "pairings", "standings", "decisions", "all"].map(stamp);
    act(&place, &[r#""command":"raise_slip","table":2,"challenger":"a""#]);
    soon("the table's page", || (stamp("all") != before[4]).then_some(()));
    let after = ["index", "pairings", "standings", "decisions", "all"].map(stamp);
    let changed: Vec<bool> = before.iter().zip(&after).map(|(before, after)| before != after).collect();
    assert_eq!(changed, [true, false, false, false, true], "only what speaks of the tables");
}

/// In duplicate who sits where is the arbiter's: there are no pairings, and no name beside a seat.
#[test]
fn in_duplicate_no_page_says_who_sits_where() {
    let place = Place::new();
    place.write("players.csv", "Άννα\nΒασίλης\n");
    let init = ["init", "event", "--ruleset", "pes-duplicate", "--players", "players.csv", "--tables", "2"];
    place.run(&init).exits(0);
    act(
        &place,
        &[
            r#""command":"start_round","round":1,"pairings":[{"table":1,"a":"Άννα"},{"table":2,"a":"Βασίλης"}],"sure":["no_list_decides"]"#,
        ],
    );
    place.run(&["report", "event", "--watch", "www", "--seconds", "1", "--lang", "el"]).exits(0);
    assert!(!place.path("www/pairings.html").exists());
    for name in ["index", "decisions", "all"] {
        assert!(!page(&place, name).contains("Άννα"), "{name}");
    }
}

/// The pages tell the time of the hall, wherever the machine stands that writes them.
#[test]
fn pages_tell_the_time_of_the_hall() {
    let place = Place::new();
    place.write("players.csv", "Anna\nBeno\n");
    // No zone of a machine that runs tests.
    let zone = ephor::domain::Zone::named("Asia/Kathmandu").expect("a zone");
    let init = ["init", "event", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "1"];
    place.run(&[&init[..], &["--zone", "Asia/Kathmandu"]].concat()).exits(0);
    let before = ephor::runtime::now();
    place.run(&["report", "event", "--watch", "www", "--seconds", "1"]).exits(0);
    let after = ephor::runtime::now();
    let index = page(&place, "index");
    let (_, told) = index.split_once("Written at ").expect("when it was written");
    let told = told.get(..8).unwrap_or_default().to_owned();
    let mut second = before.0 / 1000;
    let mut there = false;
    while second <= after.0 / 1000 {
        there |= told == zone.time(ephor::domain::At(second * 1000));
        second += 1;
    }
    assert!(there, "{told}");
}

#[test]
fn a_folder_that_cannot_be_is_said() {
    let place = Place::new();
    place.event();
    place.write("taken", "a file");
    place.run(&["report", "event", "--watch", "taken"]).exits(2).complains(&["taken"]);
    place.run(&["report", "event", "--watch", "www", "--out", "x"]).exits(2);
    place.run(&["report", "nowhere", "--watch", "www"]).exits(2).complains(&["nowhere"]);
    assert!(!place.path("www").exists());
}
