//! The program itself, in a terminal: how soon it is there, how much room it takes.

use std::ffi::OsStr;
use std::io::Read;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::{Row, instant, millis, quantile};

const STARTS: usize = 15;
/// Ticks a second, as Linux has counted them for thirty years.
const TICKS: f64 = 100.0;
/// How long the hall lives before its memory is read.
const LIVED: Duration = Duration::from_secs(5);

/// What a running program showed of itself.
pub(super) struct Lived {
    /// From its start to the first frame.
    pub(super) shown: Duration,
    /// Resident memory after a while, in KiB.
    pub(super) resident: Option<u64>,
    /// Its share of a core meanwhile, in per cent.
    pub(super) share: Option<f64>,
}

/// Starts the program; what it took, if it lived long enough.
pub(super) fn start(arguments: &[&OsStr], live: Option<Duration>) -> Lived {
    let size = PtySize { rows: 50, cols: 160, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let mut reader = pair.master.try_clone_reader().expect("its output");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ephor"));
    command.args(arguments);
    command.env("TERM", "xterm-256color");
    let begun = instant();
    let mut child = pair.slave.spawn_command(command).expect("the program");
    drop(pair.slave);
    let (mut seen, mut chunk) = (Vec::new(), [0; 1 << 13]);
    let shown = loop {
        let read = reader.read(&mut chunk).unwrap_or(0);
        seen.extend_from_slice(&chunk[..read]);
        if read == 0 || seen.windows(5).any(|text| text == b"ephor") {
            break begun.elapsed();
        }
    };
    let mut lived = Lived { shown, resident: None, share: None };
    if let (Some(live), Some(process)) = (live, child.process_id()) {
        let drain = std::thread::spawn(move || while reader.read(&mut chunk).is_ok_and(|read| read > 0) {});
        let before = ticks(process);
        std::thread::sleep(live);
        lived.resident = resident(process);
        let spent = ticks(process).zip(before).map(|(after, before)| after.saturating_sub(before) as f64);
        lived.share = spent.map(|ticks| ticks / TICKS / live.as_secs_f64() * 100.0);
        let _ = child.kill();
        let _ = drain.join();
    }
    let _ = child.kill();
    let _ = child.wait();
    lived
}

/// Resident memory of a process in KiB.
fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok())
}

/// Ticks that a process was on a processor, in user and system mode.
fn ticks(process: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

pub(super) fn rows() -> Vec<Row> {
    let mut took: Vec<Duration> = (0..STARTS).map(|_| start(&["--no-tour".as_ref()], None).shown).collect();
    let median = quantile(&mut took, 0.5);
    let resident =
        start(&["--no-tour".as_ref()], Some(LIVED)).resident.map_or(f64::NAN, |kib| kib as f64 / 1024.0);
    vec![
        Row {
            what: "start to first frame, lists verified",
            measured: format!("{:.0} ms", millis(median)),
            target: "≤ 25 ms",
            ok: millis(median) <= 25.0,
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
