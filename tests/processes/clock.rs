//! One program is started while the computer's clock is wrong: the time of the others stays what it is.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use ephor::domain::{At, Millis};
use serde_json::Value;

use super::Lines;
use crate::support::{Place, passed_over, soon};

/// Stands between a program and the system's clock, and shows it as many seconds ahead as a file says.
const SHIM: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t id, struct timespec *shown) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(id, shown);
    const char *name = getenv("CLOCK_AHEAD");
    FILE *file = !done && id == CLOCK_REALTIME && name ? fopen(name, "r") : NULL;
    if (file) {
        long seconds = 0;
        if (fscanf(file, "%ld", &seconds) == 1) shown->tv_sec += seconds;
        fclose(file);
    }
    return done;
}
"#;

/// An event with a game being played, and a clock that can be set.
struct Wrong {
    place: Place,
    shim: PathBuf,
}

impl Wrong {
    /// `None` where no C compiler makes what is needed.
    fn new() -> Option<Self> {
        let place = Place::new();
        place.event();
        let source = place.write("clock.c", SHIM);
        let shim = place.path("clock.so");
        let made =
            Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&shim).arg(&source).arg("-ldl").output();
        if made.is_ok_and(|made| made.status.success()) {
            return Some(Self { place, shim });
        }
        passed_over("no C compiler here makes a clock that can be set");
        None
    }

    /// The clock of programs started with [`Self::command`] shows so much too late.
    fn set(&self, seconds: i64) {
        self.place.write("ahead", seconds.to_string());
    }

    /// The program under that clock.
    fn command(&self, args: &[&str]) -> Command {
        let mut command = self.place.command(args);
        command.env("LD_PRELOAD", &self.shim).env("CLOCK_AHEAD", self.place.path("ahead"));
        command
    }

    /// Commands of an office to `exec`, each with a time.
    fn give(&self, commands: &[(At, &str)], wrong: bool) -> String {
        let mut lines = String::new();
        for (at, command) in commands {
            let by = r#""by":{"role":"head_referee","station":"script"}"#;
            let _ = writeln!(lines, r#"{{"at":"{at}",{by},{command}}}"#);
        }
        let args = ["exec", "event"];
        let mut command = if wrong { self.command(&args) } else { self.place.command(&args) };
        let mut child = command.spawn().expect("it starts");
        std::io::Write::write_all(&mut child.stdin.take().expect("an input"), lines.as_bytes())
            .expect("read");
        let done = child.wait_with_output().expect("it ends");
        String::from_utf8(done.stdout).expect("UTF-8")
    }

    /// The times of the entries of a kind, with all that they say.
    fn entries(&self, kind: &str) -> Vec<(At, Value)> {
        let log = self.place.run(&["log", "export", "event"]).exits(0).lines();
        let of_kind = log.into_iter().filter(|entry| entry["payload"]["event"]["type"] == kind);
        let timed = |entry: Value| {
            let at = At(entry["payload"]["at"].as_i64().expect("a time"));
            (at, entry["payload"]["event"].clone())
        };
        of_kind.map(timed).collect()
    }
}

/// Two times are the same but for what a busy machine takes to do something.
#[track_caller]
fn near(one: At, other: At) {
    assert!(one.since(other).0.abs() < 120_000, "{one} is not {other}");
}

fn hour(at: At) -> At {
    at + Millis(3_600_000)
}

#[test]
fn who_starts_with_a_wrong_clock_follows_the_time_of_those_who_run() {
    let Some(hall) = Wrong::new() else { return };
    let now = ephor::runtime::now;
    let first = Lines::start(hall.place.command(&["open", "event", "--plain", "--role", "head-referee"]));
    first.says("sat down");
    // What keeps the time for others is written by a console that runs.
    let absent = hall.give(&[(now(), r#""command":"note_absent","table":1,"side":"b""#)], false);
    assert!(absent.contains("absence_noted"), "{absent}");
    hall.set(3_600);
    // A script whose own clock is an hour ahead, and that takes its times from there.
    let refused = hall.give(&[(hour(now()), r#""command":"raise_slip","table":2,"challenger":"b""#)], true);
    assert!(refused.contains("not_now"), "{refused}");
    // A second console under that clock.
    let second = hall.command(&["open", "event", "--plain", "--role", "judge", "--station", "second"]);
    let second = Lines::start(second);
    soon("its clock is noted", || {
        let noted = hall.entries("system_clock_noted");
        noted.iter().any(|(_, event)| event["ahead"].as_i64() > Some(3_500_000)).then_some(())
    });
    assert_eq!(second.leave(), 0);
    for (at, event) in hall.entries("officer_changed").into_iter().chain(hall.entries("system_clock_noted")) {
        near(at, now());
        assert!(at <= now() + Millis(2_000), "{event}");
    }
    let arrived = hall.give(&[(now(), r#""command":"note_arrived","table":1,"side":"b""#)], false);
    assert!(arrived.contains("\"arrived\""), "{arrived}");
    let (at, event) = hall.entries("arrived").pop().expect("has come");
    near(at, now());
    assert!(event["late"].as_i64() < Some(120_000), "{event}");
    assert_eq!(first.leave(), 0);
    // Nobody runs any more, and the clock is still wrong: the event's time goes on all the same.
    let third = hall.command(&["open", "event", "--plain", "--role", "judge", "--station", "third"]);
    assert_eq!(Lines::start(third).leave(), 0);
    let (at, _) = hall.entries("officer_changed").pop().expect("sat down");
    near(at, now());
}

#[test]
fn the_time_that_began_wrong_is_put_right_while_everybody_goes_on() {
    let Some(hall) = Wrong::new() else { return };
    let now = ephor::runtime::now;
    // The computer's clock is an hour ahead in the morning, and nobody has run before.
    std::fs::remove_file(hall.place.path("event/journal.sqlite-time")).expect("it was there");
    hall.set(3_600);
    let mut first = Lines::start(hall.command(&["open", "event", "--plain", "--role", "head-referee"]));
    first.says("Enter = the clock is right");
    first.types("");
    first.says("sat down");
    let (at, _) = hall.entries("officer_changed").pop().expect("sat down");
    near(at, hour(now()));
    let absent = hall.give(&[(hour(now()), r#""command":"note_absent","table":1,"side":"b""#)], true);
    assert!(absent.contains("absence_noted"), "{absent}");
    // Somebody sets the clock right, and takes its time over.
    hall.set(0);
    let ahead = soon("what it shows is noted", || {
        let (_, event) = hall.entries("system_clock_noted").pop()?;
        event["ahead"].as_i64().filter(|ahead| *ahead < -3_500_000)
    });
    let correct =
        format!(r#""command":"correct_time","shift":{ahead},"reason":"the clock was an hour ahead""#);
    let told =
        hall.give(&[(now(), &correct), (now(), r#""command":"note_arrived","table":1,"side":"b""#)], true);
    assert!(told.contains("time_corrected") && told.contains("\"arrived\""), "{told}");
    let (at, event) = hall.entries("arrived").pop().expect("has come");
    near(at, now());
    assert!((0..120_000).contains(&event["late"].as_i64().expect("how late")), "{event}");
    // The console that ran all the time goes on with the right time, and so does whoever comes.
    soon("it is right again", || {
        let (at, event) = hall.entries("system_clock_noted").pop()?;
        (event["ahead"] == 0).then(|| near(at, now()))
    });
    let second = hall.command(&["open", "event", "--plain", "--role", "judge", "--station", "second"]);
    assert_eq!(Lines::start(second).leave(), 0);
    let (at, _) = hall.entries("officer_changed").pop().expect("sat down");
    near(at, now());
    assert_eq!(first.leave(), 0);
    hall.place.run(&["log", "verify", "event"]).exits(0);
    hall.place.run(&["log", "audit", "event"]).exits(0);
}

#[test]
fn where_the_time_is_not_known_whoever_sits_down_is_asked() {
    let Some(hall) = Wrong::new() else { return };
    let now = ephor::runtime::now;
    std::fs::remove_file(hall.place.path("event/journal.sqlite-time")).expect("it was there");
    hall.set(3_600);
    let open = ["open", "event", "--plain", "--role", "head-referee"];
    let mut first = Lines::start(hall.command(&open));
    // It is an hour less than the clock shows, in the zone of the hall.
    let zone = ephor::runtime::system_zone();
    first.says("the last entry of the event is of");
    first.types("soon");
    first.says("“soon” is no time");
    first.types(&zone.time(now() + Millis(60_000)));
    first.says("sat down");
    let (at, _) = hall.entries("officer_changed").pop().expect("sat down");
    near(at, now());
    assert_eq!(first.leave(), 0);
    // From now on it is known.
    let second = Lines::start(hall.command(&[&open[..], &["--station", "second"]].concat()));
    second.says("sat down");
    assert!(!second.said().contains("last entry"), "{}", second.said());
    assert_eq!(second.leave(), 0);
}
