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
    let at = ["--at", "2026-11-25T10:00:00Z", "--no-list"];
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
    // Other letters than those that were drawn, and a game that lies on another board.
    place.write("rack.gcg", ">A: ΚΑΛΟΣΤΗ 8F ΚΑΛΟΣ +16 16\n");
    let of_another = place.run(&["duplicate", "master", "g", "rack.gcg"]);
    of_another.exits(2).complains(&["rack.gcg, line 1", "ΚΑΛΟΣΤΗ", "ΚΑΛΟΣΤ?"]);
    place.write("other.gcg", ">A: ΑΓΟΡΑΣΤ 8F ΑΓΟΡΑ +16 16\n>A: ΚΑΛΟΣΤ? F7 Κ.ΛΟΣ +9 25\n");
    let of_another = place.run(&["duplicate", "master", "g", "other.gcg"]);
    of_another.exits(2).complains(&["other.gcg, line 1", "ΑΓΟΡΑ"]);
    // What was withdrawn is not the last move.
    place.write("gone.gcg", ">A: ΚΑΛΟΣΤ? 8F ΚΑΛΟΞ +16 16\n>A: ΚΑΛΟΣΤ? -- -16 0\n");
    place.run(&["duplicate", "master", "g", "gone.gcg"]).exits(2).complains(&["gone.gcg: there is no move"]);
    // It says 17 and the board gives 16.
    place.write("quackle.gcg", ">A: ΚΑΛΟΣΤ? 8F ΚΑΛΟΣ +17 17\n");
    let ran = place.run(&["duplicate", "master", "g", "quackle.gcg", "--program", "Quackle 1.0.4"]);
    ran.exits(0).complains(&["quackle.gcg, line 1"]).says(&["16"]);
    let log = place.run(&["log", "export", "g"]).exits(0).out;
    assert!(log.contains("Quackle 1.0.4") && log.contains("master_chosen"), "{log}");
}

/// §4.2: γράμματα που κληρώθηκαν on the left, the moves that were laid on the right.
#[test]
fn the_arbiters_sheet_has_the_letters_beside_the_moves() {
    let place = drawn();
    let master = r#"{"at":"2026-11-25T10:08:20Z","by":{"role":"referee","station":"desk"},"command":"choose_master","play":{"square":"F8","direction":"across","word":"ΚΑΛΟσ"},"found_by":{"program":"ephor"}}"#;
    place.feed(&["exec", "--replay", "g"], master).exits(0);
    place.run(&["print", "g", "score-sheets", "--out", "papers", "--lang", "el"]).exits(0);
    let sheet = std::fs::read_to_string(place.path("papers/score-sheets.html")).expect("written");
    let (letters, laid) = (sheet.find("<td>ΚΑΛΟΣΤ?</td>"), sheet.find("<td>ΚΑΛΟσ</td>"));
    assert!(letters.is_some() && letters < laid, "{sheet}");
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
    // What was written here is read again: letters that lie there, a blank, the draw before on the board.
    let next = r#"{"at":"2026-11-25T10:13:00Z","by":{"role":"referee","station":"desk"},"command":"draw_rack","letters":"ΣΤΗΑΥΕΟ"}
{"at":"2026-11-25T10:13:10Z","by":{"role":"referee","station":"desk"},"command":"order_clock","table":1,"power":{"power":"central_timer"},"reason":"γύρος 3"}"#;
    place.feed(&["exec", "--replay", "g"], next).exits(0);
    place.write("on.gcg", format!("{text}>Duplicate: ΣΤΗΑΥΕΟ J8 .ΤΗ +5 22\n"));
    place.run(&["duplicate", "master", "g", "on.gcg"]).exits(0).says(&["ΣΤΗ"]);
    place.run(&["duplicate", "gcg", "g", "--game", "7"]).exits(2).complains(&["7"]);
}
