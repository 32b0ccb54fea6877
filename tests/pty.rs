//! The real program in a real terminal: keys in, a screen out, and the terminal given back whatever happens.

mod board;
mod duplicate;
mod kiosk;
pub(crate) mod terminal;

use std::time::Duration;

use ephor::tui::terminal::Guard;

use crate::support::{Place, soon};
use terminal::Terminal;

const F3: &str = "\x1bOR";
const F10: &str = "\x1b[21~";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const DOWN: &str = "\x1b[B";
const ESC: &str = "\x1b";
const ALT_COMMA: &str = "\x1b,";
const ENTER: &str = "\r";
const CTRL_C: &str = "\x03";
const CTRL_Z: &str = "\x1a";
const CTRL_L: &str = "\x0c";
const CTRL_BACKSLASH: &str = "\x1c";

/// The bottom bar stands on the last row: the picture fills the terminal.
fn fills(terminal: &Terminal, rows: u16) {
    terminal.wait("bottom bar on the last row", |screen| {
        let (height, width) = screen.size();
        assert_eq!(height.get(), rows);
        screen.rows(0, width.get()).last()?.contains("F10").then_some(())
    });
}

/// Sends the program a signal: `TERM`, `KILL` …
fn signal(terminal: &Terminal, name: &str) {
    let kill = format!("kill -{name} {}", terminal.process());
    assert!(std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
}

/// Whether the program has been stopped: a signal takes effect only when the program's turn comes.
#[cfg(unix)]
fn is_stopped(terminal: &Terminal) -> bool {
    let process = terminal.process().to_string();
    let told = std::process::Command::new("ps").args(["-o", "state=", "-p", &process]).output();
    String::from_utf8_lossy(&told.expect("ps").stdout).trim_start().starts_with('T')
}

fn quit(mut terminal: Terminal) {
    terminal.press(F10);
    terminal.see("Leave ephor?");
    terminal.press(ENTER);
    assert!(terminal.given_back().success());
}

#[test]
fn a_challenge_goes_from_the_queue_to_the_announced_verdict_by_the_keyboard_alone() {
    let mut terminal = Terminal::start(80, 24);
    terminal.see("Challenged word");
    terminal.press("xq");
    terminal.see("XQ");
    terminal.press(ENTER);
    terminal.see("✗ XQ");
    terminal.see("Námietka je oprávnená.");
    terminal.see("SSS §10.1.3");
    // A verdict that has only just appeared cannot be announced by a key pressed twice; the judge presses again.
    while terminal.wait("verdict or desk", |screen| Some(screen.contents().contains("oprávnená"))) {
        terminal.press(ENTER);
        terminal.redrawn();
    }
    terminal.see("Slips");
    quit(terminal);
}

/// A bar is drawn over itself; what a terminal obeys is not written out in letters.
#[test]
fn the_bar_of_an_import_is_drawn_and_goes_away() {
    let place = Place::new();
    let list = place.write("words.txt", "voda\nles\nkoza\nruka\nnoha\n");
    let (list, to) = (list.display().to_string(), place.path("to").display().to_string());
    let import =
        ["lexicon", "import", &list, "--language", "sk", "--id", "x-list", "--edition", "1", "--to", &to];
    let terminal = Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &import, 160, 50);
    terminal.wait("the report", |screen| {
        let shown = screen.contents();
        assert!(!shown.contains("u001b") && !shown.contains("u000d"), "{shown}");
        (shown.contains("BLAKE3") && !shown.contains('█')).then_some(())
    });
}

#[test]
fn the_hall_shows_every_table_and_follows_the_terminals_size() {
    let mut terminal = Terminal::start(80, 24);
    fills(&terminal, 24);
    terminal.press(F3);
    for table in 1..=12 {
        terminal.see(&format!("{table:02} "));
    }
    terminal.resize(160, 50);
    fills(&terminal, 50);
    terminal.resize(60, 15);
    terminal.see("80 × 24");
    terminal.see("60 × 15");
    terminal.resize(80, 24);
    fills(&terminal, 24);
    quit(terminal);
}

#[test]
fn keys_that_kill_elsewhere_leave_the_console_alone() {
    let mut terminal = Terminal::start(80, 24);
    fills(&terminal, 24);
    assert!(terminal.taken());
    for key in [CTRL_C, CTRL_Z, CTRL_BACKSLASH] {
        terminal.press(key);
    }
    terminal.press(F3);
    terminal.see("of 12 results in");
    quit(terminal);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_console_and_gives_the_terminal_back() {
    for name in ["TERM", "HUP", "INT"] {
        let mut terminal = Terminal::start(80, 24);
        fills(&terminal, 24);
        signal(&terminal, name);
        assert!(terminal.given_back().success(), "{name}");
    }
}

/// Stopped from elsewhere and continued, the console stood in a terminal in line mode, under the shell's text, and
/// heard no key.
#[cfg(unix)]
#[test]
fn stopped_and_continued_the_console_is_whole_again() {
    let mut terminal = Terminal::start(80, 24);
    fills(&terminal, 24);
    let mut in_lines = String::new();
    for name in ["TSTP", "STOP"] {
        signal(&terminal, name);
        if name == "TSTP" {
            // Whoever asks it to stop has their own screen meanwhile.
            terminal.wait("the person's screen", |screen| (!screen.alternate_screen()).then_some(()));
            soon("keys in lines", || (!terminal.taken()).then_some(()));
            in_lines = terminal.keys_come();
        }
        soon("stopped", || is_stopped(&terminal).then_some(()));
        terminal.by_somebody_else(&in_lines, "\x1b[?1049l\x1b[?1000lls -l somewhere\r\n");
        assert!(!terminal.taken(), "{name}");
        signal(&terminal, "CONT");
        terminal.wait("its own screen", |screen| screen.alternate_screen().then_some(()));
        fills(&terminal, 24);
        terminal
            .wait("nothing of the shell's", |screen| (!screen.contents().contains("ls -l")).then_some(()));
        assert!(terminal.taken(), "{name}");
        assert!(terminal.wait("pasting in one piece", |screen| Some(screen.bracketed_paste())));
        terminal.press(F3);
        terminal.see("of 12 results in");
        terminal.press("\x1bOQ");
        terminal.see("Slips");
    }
    quit(terminal);
}

/// Whoever stops the window, or whose connection hangs, stops what is drawn there and nothing else.
#[cfg(unix)]
#[test]
fn a_terminal_that_reads_nothing_holds_up_nothing_else() {
    let place = Place::new();
    let event = place.event();
    let at = ephor::runtime::now();
    let raise = format!(r#"{{"at":"{at}","command":"raise_slip","table":1,"challenger":"b"}}"#);
    place.feed(&["exec", "event"], &raise).exits(0);
    let open = ["open", event.to_str().expect("a path in letters"), "--no-radio", "--role", "judge"];
    let mut terminal = Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &open, 200, 60);
    fills(&terminal, 60);
    terminal.stall();
    // More than lies ready in any terminal's buffer, were it written.
    for _ in 0..60 {
        terminal.press(CTRL_L);
        std::thread::sleep(Duration::from_millis(50));
    }
    terminal.press("xq");
    terminal.press(ENTER);
    let decided = || place.run(&["log", "show", "event", "--json"]).exits(0).out.contains("verdict_given");
    let waited = (0..600).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        decided()
    });
    assert!(waited, "a key is carried out that nobody sees");
    signal(&terminal, "TERM");
    assert!(terminal.gone().success());
}

#[test]
fn who_names_no_office_is_asked_on_the_terminal_who_sits_down() {
    let place = Place::new();
    let event = place.event();
    let open = ["open", event.to_str().expect("a path in letters"), "--no-radio", "--lang", "en"];
    let mut terminal = Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &open, 120, 40);
    terminal.see("Who sits down here?");
    terminal.see("1 to 4, Enter = head referee:");
    assert!(!terminal.taken(), "it is asked before the terminal is taken");
    terminal.press("1\n");
    fills(&terminal, 40);
    terminal.see("word judge");
    quit(terminal);
}

/// `ephor init` without options, at the question for the regulation.
fn asked_for_an_event(place: &Place, event: &str) -> Terminal {
    place.write("players.csv", "Meno,Klub\nMalá Anna,Nitra\nKováč Beno,\nBiela Cilka,\n");
    let named = place.path(event);
    let init = ["init", named.to_str().expect("a path in letters"), "--lang", "en"];
    let terminal = Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &init, 120, 40);
    terminal.see("1 to 6, Enter =");
    terminal
}

#[test]
fn an_event_is_made_by_answering() {
    let place = Place::new();
    let mut terminal = asked_for_an_event(&place, "cup");
    terminal.see("tso-2017");
    // The rulesets are numbered in the order of their ids.
    terminal.press("4\n");
    terminal.see("Tiles");
    terminal.press("\n");
    terminal.see("Players: the path of a file");
    for wrong in ["16", "there/is/none"] {
        terminal.press(&format!("{wrong}\n"));
        terminal.see(&format!("“{wrong}” is no file here, and no name."));
    }
    let players = place.path("players.csv");
    terminal.press(&format!("{}\n", players.display()));
    terminal.see("→ name");
    terminal.see("→ club");
    // Three names without a given name in common tell nothing.
    terminal.see("Which is the surname in");
    terminal.press("1\n");
    terminal.see("Number of tables; Enter = 1:");
    assert!(!place.path("cup").exists());
    terminal.press("\x1b[A\n");
    // How long the first round may be put off counts from here.
    terminal.see("Round 1 was announced for");
    terminal.press("25:00\n");
    terminal.see("“25:00” is no time");
    terminal.press("2026-11-28 9:05\n");
    terminal.see("2026-11-28 09:05");
    terminal.see("Make it?");
    assert!(!place.path("cup").exists());
    terminal.press("\n");
    terminal.see("Next: ephor --lang en open");
    assert!(terminal.gone().success());
    assert!(place.path("cup/journal.sqlite").is_file());
    place.run(&["log", "export", "cup"]).exits(0).says(&["\"names\":\"surname_first\""]);
}

#[test]
fn a_question_is_gone_back_to_with_everything_before_it_as_it_was_answered() {
    let place = Place::new();
    let mut terminal = asked_for_an_event(&place, "cup");
    terminal.press("<\n");
    terminal.press("4\n");
    terminal.see("Tiles");
    // The arrow that was pressed by mistake is no part of the answer that is given again.
    terminal.press("\x1b[A\n");
    terminal.see("Players: the path of a file");
    let players = place.path("players.csv");
    terminal.press(&format!("{}\n", players.display()));
    terminal.see("Which is the surname in");
    terminal.press("1\n");
    terminal.see("Number of tables; Enter = 1:");
    // An answer that was not understood is no question of its own.
    terminal.press("many\n7\n");
    terminal.see("Round 1 was announced for");
    terminal.press("25:00\n");
    terminal.see("“25:00” is no time");
    terminal.press("<\n");
    terminal.wait("the question once more", |screen| {
        (screen.contents().matches("Number of tables; Enter = 1:").count() == 3).then_some(())
    });
    terminal.press("2\n");
    terminal.wait("the next one once more", |screen| {
        (screen.contents().matches("Round 1 was announced for").count() == 3).then_some(())
    });
    terminal.press("\n");
    terminal.see("Make it?");
    terminal.press("\n");
    terminal.see("Next: ephor --lang en open");
    assert!(terminal.gone().success());
    let log = place.run(&["log", "export", "cup"]).exits(0).out;
    assert_eq!(log.matches("\"type\":\"clock_fitted\"").count(), 2, "{log}");
}

#[test]
fn leaving_the_questions_writes_nothing_and_says_so() {
    for (answers, key) in [("", "\x1b"), ("4\n", CTRL_C), ("4\n\nAnna\nBeno", CTRL_C), ("4\n\n", "\x04")] {
        let place = Place::new();
        let mut terminal = asked_for_an_event(&place, "cup");
        terminal.press(answers);
        if answers.len() > 1 {
            terminal.see("Tiles");
        }
        terminal.press(key);
        terminal.see("Nothing was written.");
        assert!(!terminal.gone().success());
        assert!(!place.path("cup").exists());
    }
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_told_so_and_left_alone() {
    let program = env!("CARGO_BIN_EXE_ephor").as_ref();
    let mut terminal = Terminal::run_on("dumb", program, &["demo"], 200, 24);
    terminal.see("the screens need a terminal, and this one cannot be drawn on");
    terminal.see("`ephor log show` shows what was decided");
    assert_eq!(terminal.gone().exit_code(), 2);
    assert!(!terminal.raw().contains('\x1b'), "{:?}", terminal.raw());
}

#[test]
fn a_font_without_signs_is_spared_them_and_shows_all_letters() {
    let program = env!("CARGO_BIN_EXE_ephor").as_ref();
    let mut terminal = Terminal::run(program, &["demo", "--no-tour", "--ascii"], 80, 24);
    terminal.see("Challenged word");
    terminal.press("čo");
    terminal.see("ČO");
    terminal.press(ENTER);
    terminal.see("v ČO");
    let drawn = terminal.raw();
    let sign =
        drawn.chars().find(|letter| !letter.is_ascii() && !letter.is_alphabetic() && !"§¶".contains(*letter));
    assert_eq!(sign, None, "{drawn:?}");
    quit(terminal);
}

#[test]
#[ignore = "panics with the terminal taken; the test below runs it in a terminal of its own"]
fn panics_on_purpose() {
    let _guard = Guard::enter().expect("a terminal");
    panic!("on purpose");
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_says_why() {
    let this = std::env::current_exe().expect("this program");
    let test = ["--ignored", "--exact", "--nocapture", "pty::panics_on_purpose"];
    let mut terminal = Terminal::run(this.as_os_str(), &test, 80, 24);
    terminal.see("on purpose");
    assert!(!terminal.given_back().success());
    let raw = terminal.raw();
    assert!(raw.find("\x1b[?1049l").expect("left") < raw.find("on purpose").expect("said"));
}

#[test]
fn a_newcomer_is_shown_around_once_and_what_is_set_on_the_screen_stays_set() {
    let place = Place::new();
    let home = place.path("home");
    let start = |arguments: &[&str]| Terminal::at_home(&home, arguments, 80, 24);
    let mut terminal = start(&[]);
    terminal.see("A look around · 1 of 6");
    terminal.press(" ");
    terminal.see("2 of 6");
    terminal.press(F3);
    terminal.see("of 12 results in");
    terminal.wait("no tour", |screen| (!screen.contents().contains("A look around")).then_some(()));
    terminal.press(ALT_COMMA);
    terminal.see("Settings");
    terminal.press(DOWN);
    terminal.press(RIGHT);
    terminal.see("Kept for every console on this machine");
    let file = "home/config/ephor/config.toml";
    let kept = || String::from_utf8(place.read(file)).expect("UTF-8");
    assert!(kept().ends_with("theme = \"light\"\n"), "{}", kept());
    // What cannot be kept says so, and holds here.
    let path = place.path(file);
    let mut mode = std::fs::metadata(&path).expect("it is there").permissions();
    mode.set_readonly(true);
    std::fs::set_permissions(&path, mode).expect("its mode");
    terminal.press(RIGHT);
    terminal.see("is not kept");
    terminal.see("high contrast");
    assert!(kept().ends_with("theme = \"light\"\n"), "{}", kept());
    // Esc takes the line away, then the settings.
    terminal.press(ESC);
    terminal.wait("no line", |screen| (!screen.contents().contains("is not kept")).then_some(()));
    terminal.press(ESC);
    terminal.wait("no settings", |screen| (!screen.contents().contains("Settings")).then_some(()));
    quit(terminal);
    // It comes once, unless somebody asks for it.
    let terminal = start(&[]);
    terminal.see("Challenged word");
    assert!(!terminal.wait("a screen", |screen| Some(screen.contents().contains("A look around"))));
    quit(terminal);
    let mut terminal = start(&["demo", "--tour"]);
    terminal.see("A look around · 1 of 6");
    terminal.press(F10);
    terminal.see("Leave ephor?");
    terminal.press(ENTER);
    assert!(terminal.given_back().success());
}

#[test]
fn where_no_state_can_be_kept_the_tour_comes_and_nothing_is_written() {
    let place = Place::new();
    // A file stands where the folder would be: not even root can write into it.
    place.write("home/state", "mine");
    let mut terminal = Terminal::at_home(&place.path("home"), &[], 80, 24);
    terminal.see("A look around · 1 of 6");
    terminal.press(ESC);
    terminal.wait("no tour", |screen| (!screen.contents().contains("A look around")).then_some(()));
    quit(terminal);
    assert_eq!(place.read("home/state"), b"mine");
    assert!(!place.path("home/config").exists());
}

/// The word on the paper slip, as the screen shows it.
fn slip_reads(terminal: &Terminal) -> String {
    terminal.wait("a paper slip", |screen| {
        let text = screen.contents();
        let words = text.split_once("The slip reads")?.1.trim_start();
        Some(words.split_whitespace().next()?.to_lowercase())
    })
}

#[test]
fn a_third_cross_goes_from_the_slip_to_the_clock_and_the_forced_pass_by_the_keyboard_alone() {
    let program = env!("CARGO_BIN_EXE_ephor").as_ref();
    let scene = ["demo", "--ruleset", "cas-2009", "--scene", "third-cross"];
    let mut terminal = Terminal::run(program, &scene, 80, 24);
    // The challenge that is the third: no installed list knows the word, so the head referee rules.
    let word = slip_reads(&terminal);
    terminal.press(&word);
    terminal.see("Tab  the spelling is agreed");
    terminal.press("\t");
    terminal.see("→ Enter  decide");
    terminal.press(ENTER);
    terminal.see("rule on the open words");
    terminal.press(ENTER);
    terminal.see("Ruling on slip 3");
    terminal.press(LEFT);
    terminal.press("\tfound\tdictionary");
    terminal.see("(•) valid");
    terminal.press(ENTER);
    // The verdict: the cross and the lost turn, both on the clock's panel.
    terminal.see("Neoprávněná námitka.");
    terminal.see("1 penalty cross, 1 turn lost");
    terminal.see("a penalty cross — on the clock ✓");
    terminal.see("loses a turn — on the clock ✓");
    terminal.see("ČAS §8.6");
    while terminal.wait("verdict or desk", |screen| Some(screen.contents().contains("Neoprávněná"))) {
        terminal.press(ENTER);
        terminal.redrawn();
    }
    // The hall shows the marks; the lost turn stands first among what may be done.
    terminal.press(F3);
    terminal.see("××× XXX");
    terminal.press(ENTER);
    terminal.see("▸! lost turn");
    terminal.press(ENTER);
    terminal.see("passed a lost turn");
    terminal.wait("no turn owed", |screen| (!screen.contents().contains("XXX")).then_some(()));
    terminal.see("×××");
    quit(terminal);
}
