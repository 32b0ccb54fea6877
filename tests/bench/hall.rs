//! Drawing a full hall, and the price of many clocks ticking; a whole tournament in virtual time.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ephor::clock::{Address, Advert, Control, Device};
use ephor::domain::{Actor, At, ClockId, Millis, Points, Role, Side, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::locale::Locale;
use ephor::sim::{Faults, SimulationSettings, key, run};
use ephor::station::{Effect, Focus, Input, Snapshot, Station, Urgency};
use ephor::tournament::{Command, EnterResult, GameRef, LoadedRules, ResultCommand, SetupCommand, Sure};
use ephor::tui::{ConsoleIdentity, Screens as _, Ui};
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::{Row, aged, instant, millis, quantile, small};

const SEED: u64 = 1;
const FRAMES: usize = 300;
/// How long the clocks tick in real time.
const WATCHED: Duration = Duration::from_secs(10);
/// As in the runtime: a frame at most this often, and at least this often.
pub(super) const FRAME: Duration = Duration::from_millis(33);
const BEAT: Duration = Duration::from_millis(200);

/// A phone forges so many frames a second, in pieces of so many.
const FORGED: u64 = 2_000;
const AT_ONCE: u64 = 20;

/// A console among so many tables, each with a clock that runs.
struct Full {
    station: Station,
    journal: MemoryJournal,
    ui: Ui,
    clocks: Vec<(Device, At)>,
}

impl Full {
    /// A hall in which so many slips have been decided; every table gets its clock.
    fn new(tables: u16, slips: u32, law: LoadedRules) -> (Self, At) {
        let control = Control::of(&law.ruleset.time).expect("a regulation with clocks");
        let ids: Vec<ClockId> = (1..=tables).map(ClockId).collect();
        let keys: BTreeMap<_, _> = ids.iter().map(|id| (*id, key(SEED, *id))).collect();
        let records =
            aged::template(law.clone(), tables, [0, 1, 2].map(|word| small::GOOD[word])).records(slips);
        let now = records.last().map_or(aged::BEGIN, |record| record.at);
        let device = |id: &ClockId| Device::new(*id, &key(SEED, *id), control, now);
        let clocks = ids.iter().map(|id| (device(id), now + Millis(i64::from(id.0) * 9))).collect();
        let mut journal = MemoryJournal::default();
        aged::write(&mut journal, &records);
        let station = Station::new("desk", law, keys, records);
        let ui = screens(&station.snapshot(now, &Focus::default()));
        let mut full = Self { station, journal, ui, clocks };
        for id in ids {
            let command = Command::Setup(SetupCommand::FitClock {
                table: TableId(id.0),
                clock: Some(id),
                profile: "open".to_owned(),
            });
            let by = Actor::new(Role::Director, "desk");
            full.give(now, Input::Command { ticket: None, by, command });
        }
        for (device, _) in &mut full.clocks {
            device.press(now, Side::B).expect("a clock that starts");
        }
        (full, now)
    }

    /// Gives an input; whether the screen is old now.
    fn give(&mut self, now: At, input: Input) -> bool {
        let effects = keep(&mut self.station, &mut self.journal, now, input);
        effects.iter().any(|effect| matches!(effect, Effect::Refresh | Effect::Ring))
    }

    /// Every clock speaks whose turn it is; when the next one will.
    fn speak(&mut self, now: At) -> (bool, At) {
        let mut spoken = Vec::new();
        for (number, (device, at)) in self.clocks.iter_mut().enumerate().filter(|(_, (_, at))| *at <= now) {
            *at = now + device.interval();
            let address = format!("C0:FF:EE:00:{:02X}:{:02X}", number / 256, number % 256);
            spoken.push(advert(&address, device.advertise(now).to_vec()));
        }
        let mut old = false;
        for advert in spoken {
            old |= self.give(now, Input::Advert(advert));
        }
        if self.station.wake_at().is_some_and(|at| now >= at) {
            old |= self.give(now, Input::Tick);
        }
        (old, self.clocks.iter().map(|(_, at)| *at).min().unwrap_or(now))
    }

    /// A phone sends what one of the clocks would, but for the tag, which it cannot make; whether the screen is old
    /// now.
    fn forge(&mut self, now: At, number: u64) -> bool {
        let of = number as usize % self.clocks.len();
        let mut bytes = self.clocks[of].0.advertise(now).to_vec();
        *bytes.last_mut().expect("a frame") ^= 1;
        self.give(now, Input::Advert(advert("DE:AD:BE:EF:00:01", bytes)))
    }

    /// All clocks are heard and none calls for anybody; of the hall it is said that somebody forges frames.
    fn is_calm(&self, now: At) {
        let snapshot = self.station.snapshot(now, &Focus::default());
        assert!(snapshot.bar.forgeries.is_some(), "it is noticed");
        let calls: Vec<_> = snapshot.tables.iter().filter(|it| it.urgency != Urgency::Calm).collect();
        assert!(calls.is_empty(), "{calls:#?}");
        assert_eq!(snapshot.bar.clocks, (self.clocks.len(), self.clocks.len()), "all are heard");
    }

    fn press(&mut self, code: KeyCode, now: At) {
        let snapshot = self.station.snapshot(now, &self.ui.focus());
        self.ui.input(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), &snapshot);
    }

    fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>, now: At) {
        let snapshot = self.station.snapshot(now, &self.ui.focus());
        draw(&mut self.ui, terminal, &snapshot);
    }
}

fn advert(address: &str, bytes: Vec<u8>) -> Advert {
    Advert {
        address: Address::new(address),
        adapter: "hci0".to_owned(),
        rssi: Some(-60),
        name: None,
        services: Vec::new(),
        maker: Some((0xffff, bytes)),
    }
}

/// The screens of a console, at the one that shows all tables.
pub(super) fn screens(snapshot: &Snapshot) -> Ui {
    let console = ConsoleIdentity { role: Role::HeadReferee, may_rule: true, colour: true };
    let mut ui = Ui::new(Locale::english(), console);
    let key = KeyEvent::new(KeyCode::F(3), KeyModifiers::NONE);
    ui.input(&Event::Key(key), snapshot);
    ui
}

/// A terminal of the size of a large window that throws away what is written.
pub(super) fn terminal() -> Terminal<CrosstermBackend<io::Sink>> {
    let viewport = Viewport::Fixed(Rect::new(0, 0, 160, 50));
    let backend = CrosstermBackend::new(io::sink());
    Terminal::with_options(backend, TerminalOptions { viewport }).expect("a fixed size")
}

/// Draws a frame.
pub(super) fn draw<B: Backend>(ui: &mut Ui, terminal: &mut Terminal<B>, snapshot: &Snapshot) {
    assert!(terminal.draw(|frame| ui.draw(frame, snapshot)).is_ok(), "a backend that takes anything");
}

fn frame(slips: u32, what: &'static str) -> Row {
    let (mut full, start) = Full::new(256, slips, small::law(small::ruleset("sss-2022", &[]), &[]));
    let mut terminal = Terminal::new(TestBackend::new(200, 60)).expect("a backend in memory");
    let mut now = start + Millis(3_000);
    full.speak(now);
    let mut took = Vec::new();
    for _ in 0..FRAMES {
        now = now + Millis(200);
        full.speak(now);
        let start = instant();
        full.draw(&mut terminal, now);
        took.push(start.elapsed());
    }
    let median = quantile(&mut took, 0.5);
    Row {
        what,
        measured: format!("{:.2} ms", millis(median)),
        target: "≤ 1 ms",
        ok: millis(median) <= 1.0,
        how: format!(
            "snapshot and picture at 200×60, {FRAMES} frames; p99 {:.2} ms",
            millis(quantile(&mut took, 0.99))
        ),
    }
}

/// What is pressed before the key that counts, and that key; each opens another screen.
const OPENS: [(&str, &[KeyCode], KeyCode); 9] = [
    ("the hall", &[], KeyCode::F(3)),
    ("a table", &[KeyCode::F(3)], KeyCode::Enter),
    ("the round", &[KeyCode::F(3)], KeyCode::F(6)),
    ("the clocks", &[KeyCode::F(3)], KeyCode::F(7)),
    ("the results", &[KeyCode::F(3)], KeyCode::F(8)),
    ("the standings", &[KeyCode::F(3)], KeyCode::F(11)),
    ("the log", &[], KeyCode::F(4)),
    ("the rules", &[], KeyCode::F(5)),
    ("the finder", &[KeyCode::F(3)], KeyCode::Char('n')),
];
/// How often each is opened.
const OPENED: usize = 15;

/// From a key to the frame that answers it, in the worst language and on the worst screen.
fn answers(slips: u32, what: &'static str) -> Row {
    let (mut full, start) = Full::new(256, slips, small::law(small::ruleset("sss-2022", &[]), &[]));
    let now = start + Millis(3_000);
    full.speak(now);
    let games: Vec<GameRef> = full.station.state().games.keys().copied().collect();
    for game in &games {
        let scores = [Points(300 + i32::from(game.table.0)), Points(350)];
        let sums = EnterResult::final_sums(game.table, "out".to_owned(), scores);
        let result = EnterResult { round: Some(game.round), ..sums };
        let hand_in = ResultCommand::HandIn {
            table: game.table,
            round: Some(game.round),
            signed: true,
            sure: Sure::new(),
        };
        for command in [ResultCommand::EnterResult(result), hand_in] {
            let (by, command) = (Actor::new(Role::HeadReferee, "desk"), Command::Result(command));
            full.give(now, Input::Command { ticket: None, by, command });
        }
    }
    let state = full.station.state();
    let complete = state.games.iter().filter(|(at, game)| state.is_complete(**at, game)).count();
    assert_eq!(complete, games.len(), "every game has its result, and its sheets are in");
    let mut terminal = Terminal::new(TestBackend::new(200, 60)).expect("a backend in memory");
    let mut worst = (Duration::ZERO, String::new());
    for tag in Locale::tags() {
        let locale = Locale::named(tag).expect("an installed language");
        for (screen, before, opens) in OPENS {
            let mut took = Vec::new();
            for _ in 0..OPENED {
                let console = ConsoleIdentity { role: Role::HeadReferee, may_rule: true, colour: true };
                full.ui = Ui::new(locale, console);
                full.draw(&mut terminal, now);
                for code in before {
                    full.press(*code, now);
                    full.draw(&mut terminal, now);
                }
                let start = instant();
                full.press(opens, now);
                full.draw(&mut terminal, now);
                took.push(start.elapsed());
            }
            let median = quantile(&mut took, 0.5);
            if median > worst.0 {
                worst = (median, format!("{screen}, {tag}"));
            }
        }
    }
    Row {
        what,
        measured: format!("{:.1} ms", millis(worst.0)),
        target: "≤ 16 ms",
        ok: millis(worst.0) <= 16.0,
        how: format!(
            "the slowest of {} screens in {} languages ({}), median of {OPENED}, opened for the first time; \
             {slips} slips, {} results",
            OPENS.len(),
            Locale::tags().count(),
            worst.1,
            games.len()
        ),
    }
}

/// Time that a thread was on a processor; this one is `/proc/thread-self`.
pub(super) fn busy(thread: &Path) -> Option<Duration> {
    let text = std::fs::read_to_string(thread.join("schedstat")).ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

fn ticking() -> Row {
    let (mut full, begun_at) = Full::new(100, 2_000, small::law(small::ruleset("sss-2022", &[]), &[]));
    let start = instant();
    let now = || begun_at + Millis(start.elapsed().as_millis() as i64);
    let mut terminal = terminal();
    let here = Path::new("/proc/thread-self");
    let (before, begun) = (busy(here), instant());
    let (mut drawn, mut old, mut frames) = (instant(), true, 0);
    while begun.elapsed() < WATCHED {
        let (heard, next) = full.speak(now());
        old |= heard;
        let since = drawn.elapsed();
        if since >= FRAME && (old || since >= BEAT) {
            full.draw(&mut terminal, now());
            (drawn, old) = (instant(), false);
            frames += 1;
        }
        let until_frame = if old { FRAME } else { BEAT }.saturating_sub(drawn.elapsed());
        let until_clock = Duration::from_millis(next.since(now()).0.max(1) as u64);
        std::thread::sleep(until_frame.min(until_clock).max(Duration::from_millis(1)));
    }
    let share = match (before, busy(here)) {
        (Some(before), Some(after)) => {
            after.saturating_sub(before).as_secs_f64() / begun.elapsed().as_secs_f64() * 100.0
        }
        _ => f64::NAN,
    };
    Row {
        what: "100 clocks ticking on the screen, after 2,000 slips",
        measured: format!("{share:.2} %"),
        target: "≤ 2 %",
        ok: share <= 2.0,
        how: format!("of a core over {} s, clocks and console, {frames} frames at 160×50", WATCHED.as_secs()),
    }
}

/// A phone in a full hall, in virtual time: what the console needs for the clocks, the forged frames and the screen.
fn forged() -> Row {
    let (mut full, begun) = Full::new(120, 2_000, small::law(small::ruleset("sss-2022", &[]), &[]));
    let mut terminal = terminal();
    let (mut now, mut drawn, mut sent) = (begun, begun, 0);
    let start = instant();
    while now < begun + Millis(WATCHED.as_millis() as i64) {
        now = now + Millis((1_000 * AT_ONCE / FORGED) as i64);
        let (mut old, _) = full.speak(now);
        for _ in 0..AT_ONCE {
            old |= full.forge(now, sent);
            sent += 1;
        }
        let since = Duration::from_millis(now.since(drawn).0.unsigned_abs());
        if since >= BEAT || old && since >= FRAME {
            full.draw(&mut terminal, now);
            drawn = now;
        }
    }
    let share = start.elapsed().as_secs_f64() / WATCHED.as_secs_f64() * 100.0;
    full.is_calm(now);
    Row {
        what: "2,000 forged frames a second among 120 clocks",
        measured: format!("{share:.2} %"),
        target: "≤ 10 %",
        ok: share <= 10.0,
        how: format!(
            "of a core, with the clocks and their frames and the screen; {sent} forged, none believed"
        ),
    }
}

fn tournament() -> Row {
    let law = small::law(small::ruleset("sss-2022", &[]), &[]);
    let make: Arc<dyn Fn() -> LoadedRules> = Arc::new(move || law.clone());
    let hours = 8;
    let faults = Faults { loss: 0.05, chaos: true, shows_twice: false };
    let length = Millis::secs(hours * 3600);
    let settings =
        SimulationSettings { seed: SEED, tables: 120, length, challenged: SimulationSettings::USUAL, faults };
    let start = instant();
    let outcome = run(&settings, make);
    let took = start.elapsed();
    assert_eq!(outcome.broken, [], "an invariant broke");
    let times = (hours * 3600) as f64 / took.as_secs_f64();
    Row {
        what: "a simulated event, 120 tables, 8 hours",
        measured: format!("{times:.0} ×"),
        target: "≥ 10000 ×",
        ok: times >= 10_000.0,
        how: format!(
            "real time, all faults; {:.1} s, {} entries, {} verdicts",
            took.as_secs_f64(),
            outcome.entries,
            outcome.verdicts
        ),
    }
}

pub(super) fn rows() -> Vec<Row> {
    vec![
        frame(20, "a frame of the hall with 256 tables, 20 slips"),
        frame(20_000, "a frame of the hall with 256 tables, 20,000 slips"),
        answers(6_144, "from a key to its frame, 256 tables, a day of 8 rounds"),
        answers(20_000, "from a key to its frame, 256 tables, 27 rounds"),
        ticking(),
        forged(),
        tournament(),
    ]
}
