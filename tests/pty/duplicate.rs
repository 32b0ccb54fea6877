//! `kill -9` while a duplicate game is led: what was taken stands there when the console comes back, and the time has
//! gone on meanwhile.

use std::time::Duration;

use ephor::domain::{At, Millis};
use serde_json::Value;

use super::terminal::Terminal;
use super::{ENTER, signal};
use crate::support::{Place, soon};

/// The countdown as it is shown, in seconds; the whole time is three minutes.
fn countdown(terminal: &Terminal) -> u32 {
    terminal.wait("a countdown", |screen| {
        let shown = screen.contents();
        let boxed = shown.lines().filter(|line| line.starts_with('│'));
        let face = boxed.flat_map(str::split_whitespace).find(|it| it.len() == 5 && it.starts_with('0'))?;
        let (minutes, seconds) = face.split_once(':')?;
        Some(minutes.parse::<u32>().ok()? * 60 + seconds.parse::<u32>().ok()?)
    })
}

/// A game of three numbers whose seats are drawn; play has begun at a moment, and these commands follow.
fn event(place: &Place, begins: At, then: &[(i64, &str)]) {
    place.write("players.csv", "name\nΕλένη\nΖήσης\nΘάλεια\n");
    let opened = begins.to_string();
    let at = ["--at", &opened];
    place
        .run(&[&["init", "g", "--ruleset", "pes-duplicate", "--players", "players.csv"][..], &at].concat())
        .exits(0);
    place.run(&[&["round", "g", "--lot", "seats", "--no-list"][..], &at].concat()).exits(0);
    let by = r#""by":{"role":"head_referee","station":"desk"}"#;
    let line = |(after, command): &(i64, &str)| {
        format!("{{\"at\":\"{}\",{by},\"command\":{command}}}\n", begins + Millis(*after))
    };
    let list = r#""adopt_list","list":"el-hunspell","tiles":[2,15],"decides":"if_listed","reason":"δοκιμή""#;
    let lines = [(0, list), (1, r#""start_play""#)].iter().chain(then).map(line).collect::<String>();
    place.feed(&["exec", "--replay", "g"], &lines).exits(0);
}

fn console(place: &Place) -> Terminal {
    let event = place.path("g");
    let event = event.to_str().expect("a path in letters");
    let open = ["open", event, "--no-radio", "--no-sound", "--lang", "el", "--role", "head-referee"];
    Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &open, 80, 24)
}

/// Killed, and opened again.
fn again(place: &Place, terminal: Terminal) -> Terminal {
    signal(&terminal, "KILL");
    drop(terminal);
    console(place)
}

/// The records of the journal whose event is of a kind.
fn kept(place: &Place, kind: &str) -> Vec<Value> {
    let mut all = place.run(&["log", "export", "g"]).exits(0).lines();
    all.retain(|line| line["payload"]["event"]["type"] == kind);
    all.into_iter().map(|mut line| line["payload"].take()).collect()
}

fn moment(record: &Value, field: &str) -> At {
    serde_json::from_value(record[field].clone()).expect("a moment")
}

#[test]
fn a_game_goes_on_where_it_was_when_the_console_is_killed() {
    let place = Place::new();
    event(&place, ephor::runtime::now(), &[]);
    let mut terminal = console(&place);
    // Between the letters and the time.
    terminal.see("κλήρωση γραμμάτων");
    terminal.press("καλοστη\r");
    terminal.see("Κ Α Λ Ο Σ Τ Η");
    let mut terminal = again(&place, terminal);
    terminal.see("Κ Α Λ Ο Σ Τ Η");
    terminal.press(ENTER);
    // During the countdown: what runs goes on while nobody shows it, and no second is given back.
    let before = countdown(&terminal);
    let begun = super::terminal::now();
    signal(&terminal, "KILL");
    drop(terminal);
    std::thread::sleep(Duration::from_secs(4));
    let mut terminal = console(&place);
    let after = countdown(&terminal);
    let away = begun.elapsed().as_secs() as u32;
    assert!((4..=away + 1).contains(&(before - after)), "{before} s, {after} s, and {away} s away");
    assert_eq!(kept(&place, "countdown_started").len(), 1, "the time is begun once");
    // While slips are typed: one that is shown is kept, one that is half typed is not, and none is there twice.
    terminal.press(".\r");
    terminal.see("ο χρόνος έληξε");
    terminal.press("1 Ζ8 Ο ΚΑΛΟΣ\r");
    terminal.see("Χαρτάκια 1 από 3");
    terminal.press("2 !\r3 Ζ8 Ο ΚΑ");
    terminal.see("› 3 Ζ8 Ο ΚΑ");
    terminal.see("Χαρτάκια 2 από 3");
    let mut terminal = again(&place, terminal);
    terminal.see("Χαρτάκια 2 από 3");
    terminal.see("Λείπουν: 3");
    terminal.wait("an empty line", |screen| {
        let shown = screen.contents();
        (shown.contains("1 Ζ8 Ο ΚΑΛΟΣ") && !shown.contains("3 Ζ8")).then_some(())
    });
    assert_eq!((kept(&place, "move_handed_in").len(), kept(&place, "move_annulled").len()), (1, 1));
    // Late is measured from the end that the journal has, not from when the console came back.
    terminal.press("3 !\r");
    terminal.see("Χαρτάκια 3 από 3");
    let (late, ended) = (kept(&place, "move_annulled"), &kept(&place, "countdown_stopped")[0]);
    assert_eq!(late.len(), 2);
    for it in &late {
        let over = it["event"]["over"].as_i64().expect("measured");
        assert_eq!(moment(it, "at").since(moment(ended, "at")), Millis(over));
    }
    // Between the best move and the next letters.
    terminal.press("* Ζ8 Ο ΚΑΛΟΣ ; δοκιμή\r\r");
    terminal.see("Γύρος 1:");
    terminal.see("Γράψτε τα γράμματα του γύρου 2");
    let mut terminal = again(&place, terminal);
    terminal.see("Γράψτε τα γράμματα του γύρου 2");
    terminal.see("Γύρος 1: Ζ8 Ο ΚΑΛΟΣ");
    assert_eq!(kept(&place, "master_chosen").len(), 1);
    terminal.press("τηυνσαα\r");
    terminal.see("Τ Η Υ Ν Σ Α Α");
    signal(&terminal, "TERM");
    assert!(terminal.given_back().success());
    place.run(&["log", "verify", "g"]).exits(0);
}

/// What the hall must hear while nobody shows it is given once, late, and the journal says when it was due.
#[test]
fn the_call_and_the_end_that_fall_into_a_kill_are_given_once() {
    for (run, name, due) in [(148_000, "call", 150_000), (178_000, "time_up", 180_000)] {
        let place = Place::new();
        let begins = ephor::runtime::now() + Millis(-run - 10_000);
        let letters = r#""draw_rack","letters":"ΚΑΛΟΣΤΗ""#;
        let time = r#""order_clock","table":1,"power":{"power":"central_timer"},"reason":"γύρος 1""#;
        event(&place, begins, &[(5_000, letters), (10_000, time)]);
        let terminal = console(&place);
        terminal.see("Κ Α Λ Ο Σ Τ Η");
        signal(&terminal, "KILL");
        drop(terminal);
        std::thread::sleep(Duration::from_secs(4));
        let of = |name: &str| {
            let mut all = kept(&place, "signal_given");
            all.retain(|it| it["event"]["signal"] == name);
            all
        };
        let mut terminal = console(&place);
        let given = soon(name, || of(name).pop());
        let was_due = begins + Millis(10_000 + due);
        assert_eq!(moment(&given["event"], "due"), was_due, "{name}");
        assert!(moment(&given, "at") >= was_due, "{name}");
        terminal.see("Κ Α Λ Ο Σ Τ Η");
        signal(&terminal, "TERM");
        assert!(terminal.given_back().success());
        assert_eq!(of(name).len(), 1, "{name}");
    }
}
