//! The real radio against the double of BlueZ: three hundred clocks in the air, penalties on their way, and links by
//! the thousand. It runs in a process of its own, which finds the double's bus as the system's.

#[path = "../bluez/bus.rs"]
#[expect(dead_code, reason = "the tests ask it for more")]
mod bus;
#[path = "../bluez/desk.rs"]
#[expect(dead_code, reason = "the tests ask it for more")]
mod desk;
#[path = "../bluez/double/mod.rs"]
#[expect(dead_code, reason = "the tests ask it for more")]
mod double;
#[path = "../bluez/footprint.rs"]
mod footprint;
#[path = "../bluez/links.rs"]
mod links;

use std::fs::DirEntry;
use std::path::PathBuf;
use std::time::Duration;

use ephor::domain::Millis;
use ephor::station::ClockView;
use serde::{Deserialize, Serialize};

use super::hall::{FRAME, busy, draw, screens, terminal};
use super::{NOT_MEASURED, Row, instant, millis, quantile};
use bus::Bus;
use desk::Desk;
use footprint::Footprint;

/// The argument with which this program is started once more.
pub(super) const ALONE: &str = "--on-a-bus-of-its-own";

/// Clocks in the air, each heard twice a second.
const CLOCKS: u16 = 300;
/// How long they are watched.
const WATCHED: Duration = Duration::from_secs(20);
/// Links that are made and let go.
const LINKS: u16 = 2_000;

/// What the process on the private bus has measured.
#[derive(Serialize, Deserialize)]
struct Measured {
    /// The oldest reading that a drawn frame showed, in milliseconds.
    oldest: i64,
    /// Shares of a core: radio and console.
    shares: [f64; 2],
    frames: u32,
    /// Microseconds from a decision to the write of its order, without what the clock took to connect.
    to_write: Vec<u64>,
    /// Milliseconds that the clock took to connect, in the middle.
    connect: f64,
    /// Links that were made, and what the process took up after the first of them and after all.
    links: [Footprint; 2],
}

/// Time that the radio's thread and this one, the console's, were on a processor.
fn spent() -> [Duration; 2] {
    let called = |entry: &DirEntry| std::fs::read_to_string(entry.path().join("comm")).unwrap_or_default();
    let threads = std::fs::read_dir("/proc/self/task").expect("the threads");
    let radio =
        threads.filter_map(Result::ok).find(|entry| called(entry).trim() == "radio").expect("a radio");
    [radio.path(), PathBuf::from("/proc/thread-self")].map(|thread| busy(&thread).expect("what it used"))
}

fn watched(desk: &mut Desk) -> (i64, [f64; 2], u32) {
    let (mut ui, mut terminal) = (screens(&desk.snapshot()), terminal());
    let (before, begun) = (spent(), instant());
    let (mut oldest, mut frames) = (Millis(0), 0);
    while begun.elapsed() < WATCHED {
        desk.run(FRAME);
        let snapshot = desk.snapshot();
        for row in &snapshot.tables {
            let ClockView::Heard { age, .. } = &row.clock else { panic!("{row:?}") };
            oldest = oldest.max(*age);
        }
        draw(&mut ui, &mut terminal, &snapshot);
        frames += 1;
    }
    let (took, after) = (begun.elapsed(), spent());
    let share =
        |which: usize| after[which].saturating_sub(before[which]).as_secs_f64() / took.as_secs_f64() * 100.0;
    (oldest.0, [share(0), share(1)], frames)
}

/// A penalty for every clock, one after another; per clock how long it took to the write, and the clock's own time.
fn ordered(desk: &mut Desk) -> (Vec<Duration>, Vec<Duration>) {
    let (mut to_write, mut own) = (Vec::new(), Vec::new());
    for number in 1..=CLOCKS {
        let op = desk.penalty(number);
        let given = desk.given;
        desk.until(10, "a penalty is delivered", |desk| desk.is_confirmed(op));
        let moments = desk.double.at(number, |clock, _| clock.moments);
        let (Some(called), Some(ready), Some(written)) = (moments.called, moments.ready, moments.ordered)
        else {
            panic!("{moments:?}")
        };
        own.push(ready.duration_since(called));
        to_write.push(written.duration_since(given).saturating_sub(ready.duration_since(called)));
    }
    (to_write, own)
}

/// Measures, in the process that was started for it, and tells the other.
#[expect(clippy::print_stdout, reason = "the process that asked reads it")]
pub(super) fn on_a_bus_of_its_own() {
    let bus = Bus::of_this_process().expect("the environment of `alone`");
    let mut desk = Desk::open(bus, CLOCKS);
    desk.until(30, "all are heard", |desk| desk.all_heard());
    let (oldest, shares, frames) = watched(&mut desk);
    let (to_write, mut own) = ordered(&mut desk);
    let to_write = to_write.iter().map(|took| took.as_micros() as u64).collect();
    let connect = millis(quantile(&mut own, 0.5));
    let Desk { bus, .. } = desk;
    let links = links::made_and_let_go(&bus, LINKS);
    let measured = Measured { oldest, shares, frames, to_write, connect, links };
    println!("{}", serde_json::to_string(&measured).expect("figures"));
}

fn row(what: &'static str, target: &'static str, measured: Option<(String, bool, String)>) -> Row {
    let absent = || (NOT_MEASURED.to_owned(), false, "needs dbus-daemon: apt-get install dbus".to_owned());
    let (measured, ok, how) = measured.unwrap_or_else(absent);
    Row { what, measured, target, ok, how }
}

pub(super) fn rows() -> Vec<Row> {
    let measured: Option<Measured> = Bus::is_installed().then(|| {
        let run = bus::alone(&[ALONE]);
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        serde_json::from_slice(&run.stdout).expect("what it has measured")
    });
    let measured = measured.as_ref();
    let heard = measured.map(|it| {
        let how =
            format!("the age shown, {} frames in {} s, 600 adverts a second", it.frames, WATCHED.as_secs());
        (format!("{} ms", it.oldest), it.oldest <= 1_000, how)
    });
    let busy = measured.map(|it| {
        let both = it.shares[0] + it.shares[1];
        let how =
            format!("of a core: radio {:.1} %, console with its frames {:.1} %", it.shares[0], it.shares[1]);
        (format!("{both:.1} %"), both <= 25.0, how)
    });
    let to_write = measured.map(|it| {
        let mut all: Vec<Duration> = it.to_write.iter().copied().map(Duration::from_micros).collect();
        let (median, late) = (millis(quantile(&mut all, 0.5)), millis(quantile(&mut all, 0.99)));
        let how = format!(
            "{} penalties, median {median:.1} ms; without the {:.0} ms that the double takes to connect",
            all.len(),
            it.connect
        );
        (format!("{late:.1} ms"), late <= 100.0, how)
    });
    let links = measured.map(|it| {
        let [before, after] = it.links;
        let more = after.resident.saturating_sub(before.resident);
        let ok =
            after.files <= before.files && after.threads <= before.threads && after.rules <= before.rules + 3;
        let how = format!(
            "{LINKS} links: files {} to {}, threads {} to {}, match rules {} to {}",
            before.files, after.files, before.threads, after.threads, before.rules, after.rules
        );
        (format!("{more} KiB"), ok && more <= 1_024, how)
    });
    vec![
        row("300 clocks, the oldest reading on the screen", "≤ 1000 ms", heard),
        row("300 clocks, radio and console", "≤ 25 %", busy),
        row("from an order to its write on the bus, p99", "≤ 100 ms", to_write),
        row("memory that links leave behind", "≤ 1 MiB", links),
    ]
}
