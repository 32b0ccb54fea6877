//! A durable verdict against a bare append of the same bytes on the same disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::time::Duration;

use ephor::domain::{Actor, At, Millis, Role, Seq, Side, SlipId, TableId};
use ephor::journal::{AppendError, Entry, Journal, ReadError, Sqlite, Verified, keep};
use ephor::station::{Effect, Input, Station, Ticket};
use ephor::tournament::{Command, Record, SlipCommand, SlipSource};
use tempfile::TempDir;

use super::{Row, aged, instant, millis, quantile, small};

/// Verdicts at each age of the event.
const ROUNDS: u32 = 200;
/// The first ones warm up: files grow, caches fill.
const WARM_UP: u32 = 10;
/// Slips in the event before, with the names of the rows.
const AGES: [(u32, &str, &str); 3] = [
    (20, "durable verdict, 20 slips in the event, median", "durable verdict, 20 slips in the event, p99"),
    (2_000, "durable verdict after 2,000 slips, median", "durable verdict after 2,000 slips, p99"),
    (20_000, "durable verdict after 20,000 slips, median", "durable verdict after 20,000 slips, p99"),
];
/// How many times the bare append a verdict may take, and how far the ages may be apart.
const MOST: f64 = 1.3;
const APART: f64 = 1.15;
/// Tables in the event.
const TABLES: u16 = 256;

/// A journal that notes what was written in which appends.
struct Counting {
    inner: Sqlite,
    appends: Vec<Vec<Record>>,
}

impl Journal for Counting {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        let first = self.inner.append(expected, records)?;
        // Their bytes are counted later, out of what is measured.
        self.appends.push(records.to_vec());
        Ok(first)
    }

    fn verified(&self) -> Verified {
        self.inner.verified()
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.inner.since(seq)
    }
}

struct Bench {
    station: Station,
    journal: Counting,
    now: At,
    slip: SlipId,
}

impl Bench {
    fn give(&mut self, command: Command) {
        let by = Actor::new(Role::Judge, "desk");
        let input = Input::Command { ticket: Some(Ticket(1)), by, command };
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        let done = |effect: &Effect| matches!(effect, Effect::Answer { answer: Ok(_), .. });
        assert!(effects.iter().any(done), "{effects:?}");
    }

    /// An event in which so many slips have been decided.
    fn open(path: &std::path::Path, slips: u32) -> Self {
        let law = small::law(small::ruleset("tso-2017", &[]), &[]);
        let mut journal = Sqlite::create(path).expect("a new journal");
        let records =
            aged::template(law.clone(), TABLES, [0, 1, 2].map(|word| small::GOOD[word])).records(slips);
        aged::write(&mut journal, &records);
        let now = records.last().map_or(At(0), |record| record.at);
        let station = Station::new("desk", law, BTreeMap::new(), records);
        let journal = Counting { inner: journal, appends: Vec::new() };
        Self { station, journal, now, slip: SlipId(0) }
    }

    /// A slip arrives; not measured.
    fn raise(&mut self) {
        self.now = self.now + Millis(200_000);
        self.give(Command::Slip(SlipCommand::RaiseSlip {
            table: TableId(TABLES),
            challenger: Side::B,
            since_press: Some(Millis(9_000)),
            marks: BTreeSet::new(),
            source: SlipSource::Desk,
        }));
        self.slip = self.station.state().open_slip(TableId(TABLES)).expect("it is open").0;
        self.journal.appends.clear();
    }

    /// The verdict is told, so that the next challenge can come; not measured.
    fn announce(&mut self) {
        self.give(Command::Slip(SlipCommand::Announce { slip: self.slip }));
    }

    /// Three words are entered, their spelling confirmed, and judged; each step is durable before the next.
    fn verdict(&mut self) {
        let slip = self.slip;
        let words = small::GOOD[..3].iter().map(|word| (*word).to_owned()).collect();
        self.give(Command::Slip(SlipCommand::EnterWords { slip, words }));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        self.give(Command::Slip(SlipCommand::Decide { slip }));
    }

    /// How many bytes each append of the last verdict had, with what stands in a row besides the text.
    fn bytes(&self) -> Vec<usize> {
        let bytes = |record: &Record| serde_json::to_vec(record).map_or(0, |text| text.len()) + 40;
        self.journal.appends.iter().map(|records| records.iter().map(bytes).sum()).collect()
    }
}

/// Appends as many bytes with as many syncs.
fn bare(file: &mut File, appends: &[usize], bytes: &[u8]) {
    for length in appends {
        file.write_all(&bytes[..*length]).expect("room on the disk");
        file.sync_data().expect("a sync");
    }
}

/// An event of some age, and what was measured in it.
struct Measured {
    bench: Bench,
    file: File,
    ours: Vec<Duration>,
    theirs: Vec<Duration>,
    syncs: usize,
    bytes: usize,
    _folder: TempDir,
}

impl Measured {
    fn open(slips: u32) -> Self {
        // Beside the build, not in the system's folder for temporary files, which may be no disk at all.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
        let bench = Bench::open(&folder.path().join("journal"), slips);
        let mut options = OpenOptions::new();
        let file = options.create(true).append(true).open(folder.path().join("bare")).expect("a file");
        let (ours, theirs) = (Vec::new(), Vec::new());
        Self { bench, file, ours, theirs, syncs: 0, bytes: 0, _folder: folder }
    }

    /// A verdict and as many bare bytes.
    fn once(&mut self, noise: &[u8], counts: bool) {
        self.bench.raise();
        let start = instant();
        self.bench.verdict();
        let took = start.elapsed();
        let appends = self.bench.bytes();
        let start = instant();
        bare(&mut self.file, &appends, noise);
        let took_bare = start.elapsed();
        (self.syncs, self.bytes) = (appends.len(), appends.iter().sum());
        if counts {
            self.ours.push(took);
            self.theirs.push(took_bare);
        }
        self.bench.announce();
    }
}

pub(super) fn rows() -> Vec<Row> {
    let ratio = |ours: Duration, theirs: Duration| ours.as_secs_f64() / theirs.as_secs_f64().max(1e-9);
    let (mut rows, mut medians) = (Vec::new(), Vec::new());
    let noise: Vec<u8> = (0..1 << 16).map(|n: u32| (n % 251) as u8).collect();
    let mut ages = AGES.map(|(slips, ..)| Measured::open(slips));
    // In turn, so that a disk with a slow minute is slow for all.
    for round in 0..ROUNDS + WARM_UP {
        for age in &mut ages {
            age.once(&noise, round >= WARM_UP);
        }
    }
    for ((_, median, late), age) in AGES.into_iter().zip(ages) {
        let Measured { mut ours, mut theirs, syncs, bytes, .. } = age;
        let mut row = |what, share, target, most: f64| {
            let (ours, theirs) = (quantile(&mut ours, share), quantile(&mut theirs, share));
            let how = format!(
                "{:.2} ms against {:.2} ms for {bytes} bytes and {syncs} fdatasync, {ROUNDS} times in turn",
                millis(ours),
                millis(theirs)
            );
            let times = ratio(ours, theirs);
            rows.push(Row { what, measured: format!("{times:.2} ×"), target, ok: times <= most, how });
            times
        };
        medians.push(row(median, 0.5, "≤ 1.3 ×", MOST));
        row(late, 0.99, "–", f64::INFINITY);
    }
    let least = medians.iter().copied().fold(f64::INFINITY, f64::min);
    let apart = medians.iter().copied().fold(0.0, f64::max) / least;
    rows.push(Row {
        what: "durable verdict, the oldest event against the youngest",
        measured: format!("{apart:.2} ×"),
        target: "≤ 1.15 ×",
        ok: apart <= APART,
        how: "the largest of the three medians by the smallest".to_owned(),
    });
    rows
}
