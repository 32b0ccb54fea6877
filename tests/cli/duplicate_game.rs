//! A duplicate game between programs: its moves as GCG, and the best move that another program has found.

use crate::support::Place;

const DRAW: &str = r#"{"at":"2026-11-25T10:00:10Z","by":{"role":"head_referee","station":"desk"},"command":"start_play"}
{"at":"2026-11-25T10:05:00Z","by":{"role":"referee","station":"desk"},"command":"draw_rack","letters":"ΚΑΛΟΣΤ?"}
{"at":"2026-11-25T10:05:10Z","by":{"role":"referee","station":"desk"},"command":"order_clock","table":1,"power":{"power":"central_timer"},"reason":"γύρος 1"}"#;

/// An event whose first letters are drawn and whose time is up.
fn drawn() -> Place {
    let place = Place::new();
    place.write("players.csv", "name\nΕλένη\nΖήσης\nΘάλεια\n");
    let at = ["--at", "2026-11-25T09:00:00Z"];
    place
        .run(&[&["init", "g", "--ruleset", "pes-duplicate", "--players", "players.csv"][..], &at].concat())
        .exits(0);
    let at = ["--at", "2026-11-25T10:00:00Z", "--anyway", "δοκιμή"];
    place.run(&[&["round", "g", "--lot", "seats"][..], &at].concat()).exits(0).says(&["3"]);
    place.feed(&["exec", "--replay", "g"], DRAW).exits(0);
    place
}

#[test]
fn the_move_of_another_program_is_checked_scored_and_announced() {
    let place = drawn();
    place.write("bad.gcg", ">A: ΚΑΛΟΣΤ? 8Z ΚΑΛΟΣ +16 16\n");
    place.run(&["duplicate", "master", "g", "bad.gcg"]).exits(2).complains(&["bad.gcg", "line 1"]);
    place.write("none.gcg", "#note nothing\n");
    place.run(&["duplicate", "master", "g", "none.gcg"]).exits(2).complains(&["none.gcg"]);
    place.write("wrong.gcg", ">A: ΚΑΛΟΣΤ? 8F ΚΑΛΟΞ +16 16\n");
    place.run(&["duplicate", "master", "g", "wrong.gcg"]).exits(2).complains(&["ΚΑΛΟΞ"]);
    // It says 17 and the board gives 16.
    place.write("quackle.gcg", ">A: ΚΑΛΟΣΤ? 8F ΚΑΛΟΣ +17 17\n");
    let ran = place.run(&["duplicate", "master", "g", "quackle.gcg", "--program", "Quackle 1.0.4"]);
    ran.exits(0).complains(&["quackle.gcg, line 1"]).says(&["16"]);
    let log = place.run(&["log", "export", "g"]).exits(0).out;
    assert!(log.contains("Quackle 1.0.4") && log.contains("master_chosen"), "{log}");
}

#[test]
fn a_game_is_written_as_other_programs_read_it() {
    let place = drawn();
    let master = r#"{"at":"2026-11-25T10:08:20Z","by":{"role":"referee","station":"desk"},"command":"choose_master","play":{"square":"F8","direction":"across","word":"ΚΑΛΟσ"},"found_by":{"program":"ephor"}}
{"at":"2026-11-25T10:09:00Z","by":{"role":"referee","station":"desk"},"command":"draw_rack","letters":"ΣΤΗΝΑΥΕ"}
{"at":"2026-11-25T10:09:10Z","by":{"role":"referee","station":"desk"},"command":"order_clock","table":1,"power":{"power":"central_timer"},"reason":"γύρος 2"}
{"at":"2026-11-25T10:12:20Z","by":{"role":"referee","station":"desk"},"command":"choose_master","play":{"square":"G8","direction":"down","word":"ΑΝ"},"found_by":{"program":"ephor"}}"#;
    place.feed(&["exec", "--replay", "g"], master).exits(0);
    let text = place.run(&["duplicate", "gcg", "g"]).exits(0).out;
    let moves: Vec<&str> = text.lines().filter(|line| line.starts_with('>')).collect();
    // The blank counts nothing: Κ2 Α1 Λ3 Ο1, twice; then Α1 Ν1.
    assert_eq!(moves, [">Duplicate: ΚΑΛΟΣΤ? 8F ΚΑΛΟσ +14 14", ">Duplicate: ΣΤΗΝΑΥΕ G8 .Ν +3 17"]);
    place.run(&["duplicate", "gcg", "g", "--game", "7"]).exits(2).complains(&["7"]);
}
