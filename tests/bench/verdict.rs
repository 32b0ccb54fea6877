//! A durable verdict against a bare append of the same bytes on the same disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::time::Duration;

use ephor::domain::{Actor, At, Millis, Role, Round, Seq, Side, SlipId, TableId};
use ephor::journal::{AppendError, Entry, Journal, ReadError, Sqlite, keep};
use ephor::station::{Effect, Input, Station, Ticket};
use ephor::tournament::{Command, OpenEvent, Pairing, Player, Record, SetupCommand, SlipCommand, SlipSource};

use super::{Row, instant, millis, quantile, small};

/// Verdicts of each kind.
const ROUNDS: u32 = 400;
/// The first ones warm up: files grow, caches fill.
const WARM_UP: u32 = 20;

/// A journal that notes how much was written in which appends.
struct Counting {
    inner: Sqlite,
    appends: Vec<usize>,
}

impl Journal for Counting {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Vec<Entry>, AppendError> {
        let entries = self.inner.append(expected, records)?;
        let bytes = |record: &Record| serde_json::to_vec(record).map_or(0, |text| text.len()) + 40;
        self.appends.push(records.iter().map(bytes).sum());
        Ok(entries)
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.inner.since(seq)
    }
}

struct Bench {
    station: Station,
    journal: Counting,
    now: At,
    slip: u32,
}

impl Bench {
    fn give(&mut self, command: Command) {
        let by = Actor::new(Role::Judge, "desk");
        let input = Input::Command { ticket: Some(Ticket(1)), by, command };
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        let done = |effect: &Effect| matches!(effect, Effect::Answer { answer: Ok(_), .. });
        assert!(effects.iter().any(done), "{effects:?}");
    }

    fn open(path: &std::path::Path) -> Self {
        let law = small::law(small::ruleset("tso-2017", &[]), &[]);
        let station = Station::new("desk", law, BTreeMap::new(), Vec::new());
        let inner = Sqlite::create(path).expect("a new journal");
        let mut bench = Self {
            station,
            journal: Counting { inner, appends: Vec::new() },
            now: At(1_768_035_600_000),
            slip: 0,
        };
        let players = ["Anna", "Bert"].map(|name| Player { name: name.to_owned(), club: String::new() });
        bench.give(Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "Measured".to_owned(),
            ruleset: "tso-2017".to_owned(),
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            utc_offset_min: 0,
        })));
        bench.give(Command::Setup(SetupCommand::EnterPlayers { players: players.to_vec() }));
        let pairing = Pairing { table: TableId(1), a: "Anna".to_owned(), b: "Bert".to_owned() };
        bench.give(Command::start_round(Round(1), vec![pairing]));
        bench
    }

    /// A slip arrives; not measured.
    fn raise(&mut self) {
        self.now = self.now + Millis(200_000);
        self.slip += 1;
        self.give(Command::Slip(SlipCommand::RaiseSlip {
            table: TableId(1),
            challenger: Side::B,
            since_press: Some(Millis(9_000)),
            marks: BTreeSet::new(),
            source: SlipSource::Desk,
        }));
        self.journal.appends.clear();
    }

    /// Three words are entered, their spelling confirmed, and judged; each step is durable before the next.
    fn verdict(&mut self) {
        let slip = SlipId(self.slip);
        let words = small::GOOD[..3].iter().map(|word| (*word).to_owned()).collect();
        self.give(Command::Slip(SlipCommand::EnterWords { slip, words }));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        self.give(Command::Slip(SlipCommand::Decide { slip }));
    }
}

/// Appends as many bytes with as many syncs.
fn bare(file: &mut File, appends: &[usize], bytes: &[u8]) {
    for length in appends {
        file.write_all(&bytes[..*length]).expect("room on the disk");
        file.sync_data().expect("a sync");
    }
}

pub(super) fn rows() -> Vec<Row> {
    // Beside the build, not in the system's folder for temporary files, which may be no disk at all.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let mut bench = Bench::open(&folder.path().join("event.ephor"));
    let mut options = OpenOptions::new();
    let mut file = options.create(true).append(true).open(folder.path().join("bare")).expect("a file");
    let noise: Vec<u8> = (0..1 << 16).map(|n: u32| (n % 251) as u8).collect();
    let (mut ours, mut theirs) = (Vec::<Duration>::new(), Vec::<Duration>::new());
    let (mut syncs, mut bytes) = (0, 0);
    for round in 0..ROUNDS + WARM_UP {
        bench.raise();
        let start = instant();
        bench.verdict();
        let took = start.elapsed();
        let start = instant();
        bare(&mut file, &bench.journal.appends, &noise);
        let took_bare = start.elapsed();
        (syncs, bytes) = (bench.journal.appends.len(), bench.journal.appends.iter().sum());
        if round >= WARM_UP {
            ours.push(took);
            theirs.push(took_bare);
        }
    }
    let ratio = |ours: Duration, theirs: Duration| ours.as_secs_f64() / theirs.as_secs_f64().max(1e-9);
    let (median, bare_median) = (quantile(&mut ours, 0.5), quantile(&mut theirs, 0.5));
    let (late, bare_late) = (quantile(&mut ours, 0.99), quantile(&mut theirs, 0.99));
    let how = |ours: Duration, theirs: Duration| {
        format!(
            "{:.2} ms against {:.2} ms for {bytes} bytes and {syncs} fdatasync, {ROUNDS} times in turn",
            millis(ours),
            millis(theirs)
        )
    };
    let at_median = ratio(median, bare_median);
    vec![
        Row {
            what: "durable verdict on three words, median",
            measured: format!("{at_median:.2} ×"),
            target: "≤ 2.0 ×",
            ok: at_median <= 2.0,
            how: how(median, bare_median),
        },
        Row {
            what: "durable verdict on three words, p99",
            measured: format!("{:.2} ×", ratio(late, bare_late)),
            target: "–",
            ok: true,
            how: how(late, bare_late),
        },
    ]
}
