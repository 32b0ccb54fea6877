//! The measures of the console, side by side in one run: `cargo bench`.
//!
//! Targets are printed beside what was measured and judged by the reader: a machine that is busy, or slow, is no
//! reason to fail. What is compared with the disk is compared with the same disk in the same minute.

#[path = "../aged.rs"]
mod aged;
mod demo;
mod duplicate;
mod event;
mod hall;
mod lookup;
mod moves;
#[path = "../naive/mod.rs"]
mod naive;
#[cfg(target_os = "linux")]
mod radio;
#[path = "../small/mod.rs"]
mod small;
mod verdict;

use std::time::{Duration, Instant};

/// A row of the table.
struct Row {
    what: &'static str,
    measured: String,
    target: &'static str,
    ok: bool,
    how: String,
}

/// What stands in place of a figure where something is missing.
const NOT_MEASURED: &str = "–";

/// Measures some things.
type Measure = fn() -> Vec<Row>;

/// The moment, for measuring.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn instant() -> Instant {
    Instant::now()
}

/// The value below which this share of the measurements lies.
fn quantile(measured: &mut [Duration], share: f64) -> Duration {
    measured.sort_unstable();
    let at = (measured.len() as f64 * share) as usize;
    measured.get(at.min(measured.len().saturating_sub(1))).copied().unwrap_or_default()
}

fn millis(length: Duration) -> f64 {
    length.as_secs_f64() * 1000.0
}

#[expect(clippy::print_stdout, reason = "the table is what this program is for")]
fn main() {
    #[cfg(target_os = "linux")]
    if std::env::args().any(|argument| argument == radio::ALONE) {
        return radio::on_a_bus_of_its_own();
    }
    let mut rows = Vec::new();
    // `cargo bench -- look` measures only what has `look` in its name; cargo itself adds `--bench`.
    let only = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let measures: &[(&str, Measure)] = &[
        ("verdict", verdict::rows),
        ("hall", hall::rows),
        ("demo", demo::rows),
        ("event", event::rows),
        ("look-up", lookup::rows),
        ("moves", moves::rows),
        ("duplicate", duplicate::rows),
        #[cfg(target_os = "linux")]
        ("radio", radio::rows),
    ];
    for (name, measure) in measures {
        if only.as_deref().is_none_or(|only| name.contains(only)) {
            rows.extend(measure());
        }
    }
    let head = ["measure", "measured", "target", "", "how"].map(str::to_owned);
    let lines = rows.into_iter().map(|row| {
        let mark = match row.ok {
            _ if row.measured == NOT_MEASURED => "not measured",
            true => "ok",
            false => "over",
        };
        [row.what.to_owned(), row.measured, row.target.to_owned(), mark.to_owned(), row.how]
    });
    let lines: Vec<[String; 5]> = [head].into_iter().chain(lines).collect();
    let width = |at: usize| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(width);
    println!();
    for line in &lines {
        let cells = line.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        println!("{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}
