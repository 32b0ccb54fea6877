//! The screens where there is no terminal: one sentence, what to do instead, and nothing that commands a screen.

use crate::support::Place;

#[test]
fn a_screen_into_a_pipe_is_refused_and_writes_nothing_there() {
    let place = Place::new();
    place.event();
    let runs: [&[&str]; 4] =
        [&[], &["demo", "--ruleset", "tso-2017"], &["open", "event"], &["open", "event", "--role", "judge"]];
    for args in runs {
        let ran = place.run(args).exits(2).complains(&[
            "error: the screens need a terminal, and standard output is none",
            "speak in lines of text",
            "`ephor exec`",
            "`ephor judge`",
            "`ephor log show`",
        ]);
        assert_eq!(ran.out, "", "{args:?}");
        assert!(!ran.err.contains('\u{1b}') && !ran.err.contains("[?"), "{args:?}: {}", ran.err);
        let arrows = ran.err.lines().filter(|line| line.starts_with("  → run it in a terminal")).count();
        assert_eq!(arrows, 1, "{args:?}: {}", ran.err);
    }
    // What is wrong besides is told first, as it is with a terminal.
    place.run(&["open", "nowhere"]).exits(2).complains(&["nowhere"]);
}
