//! The program itself, in a terminal: how soon it is there, how much room it takes.

use std::io::Read;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::{Row, instant, millis, quantile};

const STARTS: usize = 15;
/// How long the hall lives before its memory is read.
const LIVED: Duration = Duration::from_secs(5);

/// Starts the program; the time to its first frame, and its resident memory if it lived long enough.
fn start(live: Option<Duration>) -> (Duration, Option<u64>) {
    let size = PtySize { rows: 50, cols: 160, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let mut reader = pair.master.try_clone_reader().expect("its output");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ephor"));
    command.env("TERM", "xterm-256color");
    let begun = instant();
    let mut child = pair.slave.spawn_command(command).expect("the program");
    drop(pair.slave);
    let (mut seen, mut chunk) = (Vec::new(), [0; 1 << 13]);
    let took = loop {
        let read = reader.read(&mut chunk).unwrap_or(0);
        seen.extend_from_slice(&chunk[..read]);
        if read == 0 || seen.windows(5).any(|text| text == b"ephor") {
            break begun.elapsed();
        }
    };
    let memory = live.and_then(|live| {
        let drain = std::thread::spawn(move || while reader.read(&mut chunk).is_ok_and(|read| read > 0) {});
        std::thread::sleep(live);
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.process_id()?)).ok()?;
        let _ = child.kill();
        let _ = drain.join();
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok())
    });
    let _ = child.kill();
    let _ = child.wait();
    (took, memory)
}

pub(super) fn rows() -> Vec<Row> {
    let mut took: Vec<Duration> = (0..STARTS).map(|_| start(None).0).collect();
    let median = quantile(&mut took, 0.5);
    let (_, memory) = start(Some(LIVED));
    let resident = memory.map_or(f64::NAN, |kib| kib as f64 / 1024.0);
    vec![
        Row {
            what: "start to first frame, lists verified",
            measured: format!("{:.0} ms", millis(median)),
            target: "≤ 50 ms",
            ok: millis(median) <= 50.0,
            how: format!(
                "the program with the simulated hall, {STARTS} starts; slowest {:.0} ms",
                millis(quantile(&mut took, 1.0))
            ),
        },
        Row {
            what: "resident memory",
            measured: format!("{resident:.1} MiB"),
            target: "≤ 40 MB",
            ok: resident * 1.048_576 <= 40.0,
            how: format!("the simulated hall after {} s", LIVED.as_secs()),
        },
    ]
}
