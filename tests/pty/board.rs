//! A projector's board in a real terminal, beside a process that writes.

use std::path::Path;

use crate::support::Place;

use super::signal;
use super::terminal::Terminal;

fn board(event: &Path, more: &[&str], (columns, rows): (u16, u16)) -> Terminal {
    let mut all = vec!["board", event.to_str().expect("a path in letters"), "--lang", "en"];
    all.extend(more);
    Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &all, columns, rows)
}

/// Gives a command to the event, as another process.
fn exec(place: &Place, command: &str) {
    let at = ephor::runtime::now();
    place.feed(&["exec", "event"], &format!(r#"{{"at":"{at}",{command}}}"#)).exits(0);
}

#[test]
fn what_another_process_writes_appears_and_the_journal_stays_as_that_left_it() {
    let place = Place::new();
    let event = place.event();
    let mut terminal = board(&event, &["--what", "clocks"], (100, 30));
    terminal.see("Čenka");
    terminal.see("playing");
    assert!(terminal.taken());
    assert!(!terminal.wait("a screen", |screen| Some(screen.contents().contains("! challenge"))));
    exec(&place, r#""command":"raise_slip","table":2,"challenger":"b""#);
    terminal.see("! challenge");
    exec(&place, r#""command":"enter_words","slip":1,"words":["XQ"]"#);
    exec(&place, r#""command":"decide","slip":1"#);
    terminal.see("the verdict is announced");
    exec(&place, r#""command":"announce","slip":1"#);
    terminal.wait("the game again", |screen| {
        let text = screen.contents();
        (text.matches("playing").count() == 2 && !text.contains("verdict")).then_some(())
    });
    let (bytes, proved) =
        (place.read("event/journal.sqlite"), place.run(&["log", "verify", "event"]).exits(0));
    terminal.press("\x1b[C");
    terminal.redrawn();
    terminal.press("q");
    assert!(terminal.given_back().success());
    assert_eq!(place.read("event/journal.sqlite"), bytes, "byte for byte");
    assert_eq!(place.run(&["log", "verify", "event"]).exits(0).out, proved.out, "and the same head");
}

#[test]
fn a_round_is_shown_as_it_is_started() {
    let place = Place::new();
    place.write("players.csv", "Anna\nBeno\nČenka\nDušan\n");
    place.write("round.csv", "1,Anna,Dušan\n2,Čenka,Beno\n");
    place.run(&["init", "event", "--ruleset", "sss-2022", "--players", "players.csv"]).exits(0);
    // Too narrow for block letters, which are no text.
    let mut terminal = board(&place.path("event"), &["--what", "pairings"], (60, 14));
    terminal.see("Nobody is paired yet.");
    place.run(&["round", "event", "round.csv"]).exits(0);
    terminal.see("round 1");
    terminal.see("Čenka – Beno");
    terminal.press("\x1b");
    assert!(terminal.given_back().success());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_to_is_shown_and_a_signal_ends_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let event = place.event();
    let mode =
        |bits: u32| std::fs::set_permissions(&event, std::fs::Permissions::from_mode(bits)).expect("set");
    mode(0o555);
    for name in ["TERM", "HUP", "INT"] {
        let mut terminal = board(&event, &[], (100, 30));
        terminal.see("round 1");
        signal(&terminal, name);
        assert!(terminal.given_back().success(), "{name}");
    }
    mode(0o755);
}

#[test]
fn a_damaged_journal_is_shown_up_to_the_damage() {
    let place = Place::new();
    let event = place.event();
    let file = event.join("journal.sqlite");
    let mut bytes = std::fs::read(&file).expect("read");
    let last = "Dušan".as_bytes();
    let at = bytes.windows(last.len()).rposition(|it| it == last).expect("the last name in the file");
    bytes[at] = b'd';
    std::fs::write(&file, bytes).expect("written");
    let mut terminal = board(&event, &["--page", "3"], (100, 30));
    terminal.see("what is shown is old");
    terminal.press("\x03");
    assert!(terminal.given_back().success());
}
