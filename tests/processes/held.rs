//! One program is in the middle of writing the journal, for as long as its disk takes: the others wait for it, say so,
//! and go on by themselves.

use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use crate::pty::terminal::Terminal;
use crate::support::{Place, soon};

/// A program that has begun to write, and does not come to an end.
struct Writer(Connection);

impl Writer {
    fn begin(event: &Path) -> Self {
        let connection = Connection::open(event.join("journal.sqlite")).expect("opened");
        connection.busy_timeout(Duration::from_secs(30)).expect("patient");
        connection.execute_batch("BEGIN IMMEDIATE").expect("begun");
        Self(connection)
    }

    fn end(self) {
        self.0.execute_batch("ROLLBACK").expect("ended");
    }
}

fn program(args: &[&str]) -> Terminal {
    Terminal::run(env!("CARGO_BIN_EXE_ephor").as_ref(), args, 100, 30)
}

#[test]
fn a_script_waits_and_says_so() {
    let place = Place::new();
    let event = place.event();
    let writer = Writer::begin(&event);
    let at = ephor::runtime::now();
    let line = format!(r#"{{"at":"{at}","command":"raise_slip","table":1,"challenger":"b"}}"#);
    let ran = thread::scope(|scope| {
        let script = scope.spawn(|| place.feed(&["exec", "event"], &line));
        // Longer than any program has waited before it gave up.
        thread::sleep(Duration::from_secs(7));
        assert!(!script.is_finished(), "it waits");
        writer.end();
        script.join().expect("it ends")
    });
    let ran = ran.exits(0).says(&["slip_raised"]);
    ran.complains(&["another console or program has been writing the journal for 3 s"]);
}

#[test]
fn a_console_says_who_keeps_it_waiting_and_goes_on_by_itself() {
    let place = Place::new();
    let event = place.event();
    let path = event.to_str().expect("a path in letters");
    let mut desk = program(&["open", path, "--no-radio", "--role", "judge", "--lang", "en"]);
    desk.see("Slips");
    let writer = Writer::begin(&event);
    desk.press("\x0e");
    desk.see("New slip");
    desk.press("1\tb\r");
    desk.wait("it has been writing for longer than any program has waited", |screen| {
        held_for(&screen.contents()).filter(|seconds| *seconds > 5)
    });
    desk.wait("nothing is halted", |screen| (!screen.contents().contains("HALTED")).then_some(()));
    assert!(
        place.run(&["log", "export", "event"]).exits(0).out.lines().all(|it| !it.contains("slip_raised"))
    );
    writer.end();
    soon("the slip stands in the journal", || {
        place.run(&["log", "export", "event"]).exits(0).out.contains("slip_raised").then_some(())
    });
    desk.wait("nobody waits any more", |screen| {
        let shown = screen.contents();
        (!shown.contains("has been writing") && shown.contains("T1 ")).then_some(())
    });
}

/// For how many seconds somebody else has been writing, as a screen says.
fn held_for(shown: &str) -> Option<u32> {
    let (_, behind) = shown.split_once("has been writing the journal for ")?;
    behind.split(' ').next()?.parse().ok()
}

/// A kiosk at which two players have written a word that is none, and the first has said that it is right.
fn kiosk_before_the_last_key(place: &Place, event: &Path) -> Terminal {
    place.write("head.pin", "482913");
    place.run(&["office", "pin", "event", "head-referee", "--new-pin-file", "head.pin"]).exits(0);
    let mut kiosk = program(&["kiosk", event.to_str().expect("a path in letters"), "--lang", "en"]);
    kiosk.see("Which table do you play at?");
    kiosk.press("1\r");
    kiosk.see("Who challenges?");
    kiosk.press("2");
    kiosk.see("Word 1 of 1");
    kiosk.press("xq\r");
    kiosk.see("1: Anna says yes");
    kiosk.press("1");
    kiosk.see("2: Beno says yes");
    kiosk
}

#[test]
fn what_two_players_confirmed_is_decided_once_the_journal_is_free() {
    let place = Place::new();
    let event = place.event();
    let mut kiosk = kiosk_before_the_last_key(&place, &event);
    let writer = Writer::begin(&event);
    kiosk.press("2");
    kiosk.see("It takes longer than usual");
    // Longer than any program has waited before it gave up.
    thread::sleep(Duration::from_secs(3));
    writer.end();
    kiosk.see("Námietka je oprávnená.");
    assert!(place.run(&["log", "export", "event"]).exits(0).out.contains("verdict_given"));
}

#[test]
fn what_two_players_confirmed_and_nobody_can_write_is_said_to_be_undecided() {
    let place = Place::new();
    let event = place.event();
    let mut kiosk = kiosk_before_the_last_key(&place, &event);
    let (journal, away) = (event.join("journal.sqlite"), place.path("away"));
    std::fs::rename(&journal, &away).expect("taken away");
    kiosk.press("2");
    kiosk.see("Nothing was decided here.");
    // It stands for its time, and then nothing is asked as long as nothing can be kept.
    kiosk.see("O U T   O F   O R D E R");
    std::fs::rename(&away, &journal).expect("brought back");
    kiosk.see("Which table do you play at?");
    assert!(!place.run(&["log", "export", "event"]).exits(0).out.contains("verdict_given"));
}
