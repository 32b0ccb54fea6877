//! The kiosk in a real terminal: two players and a word, and nobody who gets out.

use std::time::Duration;

use super::terminal::Terminal;
use super::{CTRL_BACKSLASH, CTRL_C, CTRL_Z, ENTER, F3, F10, signal};
use crate::support::Place;

const PIN: &str = "482913";
const ESC: &str = "\x1b";

/// What a kiosk of a Slovak event asks first.
fn locked(terminal: &Terminal) {
    terminal.see("Pri ktorom stole hráte?");
}

/// An event with a PIN.
fn event() -> (Place, String) {
    let place = Place::new();
    let path = place.event();
    place.write("head.pin", PIN);
    place.run(&["office", "pin", "event", "head-referee", "--new-pin-file", "head.pin"]).exits(0);
    let path = path.to_str().expect("a path in letters").to_owned();
    (place, path)
}

fn kiosk(path: &str) -> Terminal {
    let terminal = Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &["kiosk", path], 80, 24);
    locked(&terminal);
    terminal
}

/// It answers: a table that is not there is named.
fn answers(terminal: &mut Terminal, table: u16) {
    terminal.press(&format!("{table}\r"));
    terminal.see(&format!("Stôl {table} "));
}

/// Both players of table 1 about one word.
fn challenge(terminal: &mut Terminal) {
    terminal.press("1\r");
    terminal.see("Kto namieta?");
    terminal.press("2");
    terminal.see("Slovo 1/1");
    terminal.press("xq\r");
    terminal.see("1: Anna");
    terminal.press("1");
    terminal.see("2: Beno");
}

#[test]
fn two_players_are_told_one_verdict_and_nothing_of_it_stays() {
    let (place, path) = event();
    let mut terminal = kiosk(&path);
    challenge(&mut terminal);
    terminal.press("2");
    terminal.see("Námietka je oprávnená.");
    terminal.see("✗ X Q");
    // The console that lies beside it knows at once.
    let log = || place.run(&["log", "show", "event", "--json"]).exits(0).out;
    assert!(log().contains("verdict_given"));
    locked(&terminal);
    assert!(log().contains("\"announced\""));
    terminal.wait("nothing of the word", |screen| {
        let text = screen.contents();
        (!text.contains("X Q") && !text.contains("oprávnen")).then_some(())
    });
    let raw = terminal.raw();
    let wiped = raw.rfind("\x1b[3J").expect("what the terminal keeps is cleared");
    assert!(raw[..wiped].contains('✗') && raw[..wiped].contains("\x1b[2J"));
    assert!(
        !raw[wiped..].contains('✗') && !raw[wiped..].contains("Anna") && !raw[wiped..].contains("oprávnen")
    );
    // The same word once more: the referee.
    terminal.press("1\r");
    terminal.see("Kto namieta?");
    terminal.press("2xq\r");
    terminal.see("pred malou chvíľou");
    signal(&terminal, "TERM");
    assert!(terminal.given_back().success());
}

#[test]
fn no_key_no_paste_and_no_signal_of_the_keyboard_leaves_it() {
    let (_place, path) = event();
    let mut terminal = kiosk(&path);
    for (at, key) in [CTRL_C, CTRL_Z, CTRL_BACKSLASH, "\x04", "\x0c", "q", ESC, F3].into_iter().enumerate() {
        terminal.press(key);
        std::thread::sleep(Duration::from_millis(60));
        answers(&mut terminal, 90 + at as u16);
    }
    terminal.press("\x1b[200~1\r2xq\r12\x1b[21~\x1b[201~");
    answers(&mut terminal, 70);
    for (at, name) in ["INT", "TSTP", "QUIT"].into_iter().enumerate() {
        signal(&terminal, name);
        answers(&mut terminal, 80 + at as u16);
    }
    terminal.resize(20, 5);
    terminal.wait("a plain line", |screen| {
        (screen.contents().contains("80") && !screen.contents().contains("stole")).then_some(())
    });
    terminal.resize(80, 24);
    // No Esc here: read together with the key behind it, the two are other keys. A key that comes together with a
    // change of the window counts.
    for at in 0..20 {
        terminal.resize(80, 24 + at % 2);
        answers(&mut terminal, 40 + at);
    }
    assert!(terminal.taken());
    // The PIN, and nothing but the PIN.
    terminal.press(F10);
    terminal.see("PIN turnajového rozhodcu");
    terminal.press("1111\r");
    terminal.see("tento PIN je nesprávny");
    std::thread::sleep(Duration::from_millis(1_500));
    terminal.press(PIN);
    terminal.press(ENTER);
    assert!(terminal.given_back().success());
    assert!(!terminal.raw().contains(PIN));
}

#[test]
fn what_was_killed_comes_back_locked_and_a_closed_terminal_ends_it() {
    let (place, path) = event();
    let mut terminal = kiosk(&path);
    challenge(&mut terminal);
    signal(&terminal, "KILL");
    drop(terminal);
    assert!(
        !place.run(&["log", "show", "event", "--json"]).exits(0).out.contains("slip_raised"),
        "nothing was given"
    );
    let mut terminal = kiosk(&path);
    answers(&mut terminal, 77);
    assert!(!terminal.raw().contains("Anna"), "nothing of what was typed before");
    terminal.press(ESC);
    challenge(&mut terminal);
    signal(&terminal, "HUP");
    assert!(terminal.given_back().success());
    place.run(&["log", "verify", "event"]).exits(0);
}
