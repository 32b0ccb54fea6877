//! The console in lines of text: a session over pipes.

use crate::support::Place;

/// An event with a slip at table 1, raised just now.
fn with_slip() -> Place {
    let place = Place::new();
    place.event();
    let at = ephor::runtime::now();
    let raise = format!(r#"{{"at":"{at}","command":"raise_slip","table":1,"challenger":"b"}}"#);
    place.feed(&["exec", "event"], &raise).exits(0);
    place
}

const OPEN: [&str; 6] = ["open", "event", "--no-radio", "--role", "head-referee", "--plain"];

#[test]
fn a_slip_goes_to_its_announced_verdict_line_by_line() {
    let place = with_slip();
    let ran = place.feed(&OPEN, "slips\nslip 1\nxq\nyes\nlog\nquit\n").exits(0);
    for part in ["1 waiting", "slip 1 · table 1", "XQ", "is the verdict announced", "SSS §"] {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('\u{7}'), "{}", ran.out);
    let shown = place.run(&["log", "show", "event", "--json"]).exits(0).out;
    for event in ["words_entered", "verdict_given", "announced"] {
        assert!(shown.contains(event), "{event}:\n{}\n{shown}", ran.out);
    }
}

#[test]
fn signs_are_spelt_where_the_font_has_none() {
    let lines = |more: &[&str]| {
        let place = with_slip();
        place.feed(&[&OPEN[..], more].concat(), "slips\nslip 1\nxq\nyes\nlog\nhall\nquit\n").exits(0).out
    };
    let is_sign = |letter: char| "·…→✓✗–—“”".contains(letter);
    assert!(lines(&[]).contains(is_sign));
    let spelt = lines(&["--ascii"]);
    assert!(spelt.contains("slip 1 . table 1") && !spelt.contains(is_sign), "{spelt}");
    assert!(spelt.contains("Čenka"), "letters stay: {spelt}");
}

#[test]
fn a_wrong_line_changes_nothing_and_the_end_of_input_ends_it() {
    let place = with_slip();
    // Who sits down here is noted.
    let noted = |out: &str| out.lines().filter(|line| !line.contains("officer_changed")).count();
    let before = place.run(&["log", "show", "event", "--json"]).exits(0).out;
    let ran = place.feed(&OPEN, "zzzzqqq\nslip 99\nslip one\n\u{7}\n?\n99\n\nhall").exits(0);
    for part in ["Nothing is called that", "none of the answers", "Left as it was", "table 2: Čenka – Dušan"]
    {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    let after = place.run(&["log", "show", "event", "--json"]).exits(0).out;
    assert_eq!(noted(&before), noted(&after), "{after}");
    place.feed(&OPEN, "").exits(0);
}

#[test]
fn sums_that_are_seldom_meant_are_asked_about() {
    let place = Place::new();
    place.event();
    // No: it is asked again from the start of the form, and yes takes it.
    let begun = "1 game over\n1\n4123\n380\n0\n0\n1\nyes\n";
    let ran = place.feed(&OPEN, &format!("{begun}maybe\nno\nhall\nquit\n")).exits(0);
    assert!(ran.out.contains("4123 : 380") && ran.out.contains("Write yes or no."), "{}", ran.out);
    assert!(!ran.out.contains("4123:380"), "{}", ran.out);
    let ran = place.feed(&OPEN, &format!("{begun}yes\nhall\nquit\n")).exits(0);
    assert!(ran.out.contains("4123:380"), "{}", ran.out);
}

#[test]
fn a_result_is_entered_and_a_wrong_answer_is_asked_for_again() {
    let place = Place::new();
    place.event();
    // 200 points are the most that tiles left count.
    let answers = "1 game over\n1\n401\n380\n0\n300\n1\nyes\n401\n380\n0\n12\n1\nyes\nhall\nquit\n";
    let ran = place.feed(&OPEN, answers).exits(0);
    for part in ["from 0 to 200", "Instead", "Anna 413 : 368 Beno", "413:368"] {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    let shown = place.run(&["log", "show", "event", "--json"]).exits(0).out;
    assert_eq!(shown.matches("result_entered").count(), 1, "{shown}");
}

#[test]
fn looking_for_something_else_chooses_none_of_what_was_found() {
    let place = with_slip();
    let ran = place.feed(&OPEN, "2 game over\nslips\nquit\n").exits(0);
    assert!(ran.out.contains("slip 1 · table 1") && !ran.out.contains("none of the answers"), "{}", ran.out);
}

#[test]
fn the_simulated_hall_speaks_the_persons_language() {
    let place = Place::new();
    let ran = place.feed(&["--lang", "cs", "--plain"], "stoly\nkonec\n").exits(0);
    assert!(ran.out.contains("Napište, co hledáte"), "{}", ran.out);
    assert!(ran.out.lines().filter(|line| line.starts_with("stůl ")).count() >= 12, "{}", ran.out);
    for (tag, quit, help) in [
        ("sk", "koniec", "Napíšte, čo hľadáte"),
        ("de", "beenden", "Schreiben Sie, was Sie suchen"),
        ("el", "έξοδος", "Γράψτε τι ψάχνετε"),
    ] {
        let ran = place.feed(&["--lang", tag, "--plain"], &format!("?\n\n{quit}\n")).exits(0);
        assert!(ran.out.contains(help) && !ran.out.contains("table "), "{tag}:\n{}", ran.out);
    }
    let ran = place.feed(&["demo", "--plain", "--ruleset", "cas-2009"], "quit\n").exits(0);
    assert!(ran.out.starts_with("ephor · "), "{}", ran.out);
}
