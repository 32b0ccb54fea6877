//! A console whose disk takes its time: keys and frames go on, and nothing shows as decided before it is.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::io::Write;
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::Duration;

use crossterm::event::{Event as Key, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{TerminalOptions, Viewport};

use super::board::RunningBoard;
use super::*;
use crate::domain::{Actor, Role, Round, Seq, Side, TableId};
use crate::journal::{AppendError, Entry, Journal, MemoryJournal, ReadError, Signer, Verified, keep};
use crate::lexicon::{Library, TileSet};
use crate::locale::Locale;
use crate::rules::Catalogue;
use crate::station::{Effect, Input, Sound, Station, Ticket};
use crate::tournament::{
    Command, LoadedRules, OpenEvent, Pairing, Player, Record, RoundCommand, SetupCommand, SlipCommand,
    SlipSource,
};
use crate::tui::{self, PreferenceChange, Ui};

const NOW: At = At(1_795_255_200_000);
/// How long the slow disk syncs.
const SYNC: Duration = Duration::from_secs(1);

/// What the disk does with an append.
enum Disk {
    Takes,
    Fails,
    /// Takes it, and says that it failed.
    Doubts,
}

/// A journal that does with each append what the test says, as late as the test says it.
struct Slow {
    memory: MemoryJournal,
    orders: Receiver<Disk>,
}

impl Journal for Slow {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        match self.orders.recv() {
            Ok(Disk::Takes) | Err(_) => {}
            Ok(Disk::Fails) => self.memory.fail_next("no space left on device"),
            Ok(Disk::Doubts) => self.memory.doubt_next("input/output error"),
        }
        self.memory.append(expected, records)
    }

    fn verified(&self) -> Verified {
        self.memory.verified()
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.memory.since(seq)
    }
}

/// A terminal that a test can read.
#[derive(Clone)]
struct Screen(Arc<Mutex<vt100::Parser>>);

impl Screen {
    fn new() -> Self {
        let size = |cells| NonZeroU16::new(cells).expect("some");
        Self(Arc::new(Mutex::new(vt100::Parser::new(size(30), size(100), 0))))
    }

    fn terminal(&self) -> Terminal<CrosstermBackend<Self>> {
        let viewport = Viewport::Fixed(Rect::new(0, 0, 100, 30));
        let backend = CrosstermBackend::new(self.clone());
        Terminal::with_options(backend, TerminalOptions { viewport }).expect("a fixed size")
    }

    fn shows(&self) -> String {
        self.0.lock().expect("nobody panics with it").screen().contents()
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics with it").process(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn law() -> LoadedRules {
    law_of("sss-2022")
}

fn law_of(id: &str) -> LoadedRules {
    let ruleset = Catalogue::embedded().load(id, &BTreeMap::new()).expect("a ruleset");
    let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("sound").expect("there");
    LoadedRules::new(ruleset, Library::embedded().expect("lists"), tiles)
}

/// Everything up to a round.
fn begun(ruleset: &str) -> Vec<Command> {
    let name = |name: &str| Player::named(name);
    let pairing = Pairing { table: TableId(1), a: "Anna".to_owned(), b: "Beno".to_owned() };
    vec![
        Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "slow".to_owned(),
            ruleset: ruleset.to_owned(),
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: "UTC".to_owned(),
            starts_at: None,
            names: crate::domain::NameOrder::Unknown,
        })),
        Command::Setup(SetupCommand::EnterPlayers { players: vec![name("Anna"), name("Beno")] }),
        Command::start_round(Round(1), vec![pairing]),
    ]
}

/// Everything up to a slip that lies on the desk.
fn played() -> Vec<Command> {
    let slip = Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(1),
        challenger: Side::B,
        since_press: Some(Millis(4_000)),
        marks: std::collections::BTreeSet::new(),
        source: SlipSource::Desk,
    });
    begun("sss-2022").into_iter().chain([slip]).collect()
}

/// Gives a command that is carried out, and keeps it.
fn give(station: &mut Station, memory: &mut MemoryJournal, command: Command) {
    let by = Actor::new(Role::HeadReferee, "desk");
    let input = Input::Command { ticket: Some(Ticket(0)), by, command };
    let effects = keep(station, memory, NOW, input);
    assert!(effects.iter().any(|it| matches!(it, Effect::Answer { answer: Ok(_), .. })), "{effects:?}");
}

/// A console at a desk, and what its disk is told.
struct Desk {
    console: RunningConsole,
    disk: SyncSender<Disk>,
    screen: Screen,
    terminal: Terminal<CrosstermBackend<Screen>>,
    now: At,
}

impl Desk {
    fn new() -> Self {
        Self::with(&[], None)
    }

    /// With a key to sign by, and with what another console has written of which this one has not heard yet.
    fn with(unheard: &[Command], signer: Option<Signer>) -> Self {
        let (mut station, mut memory) =
            (Station::new("desk", law(), BTreeMap::new(), Vec::new()), MemoryJournal::default());
        for command in played() {
            give(&mut station, &mut memory, command);
        }
        let records: Vec<Record> = memory.entries().iter().map(|entry| entry.record.clone()).collect();
        let mut other = Station::new("other", law(), BTreeMap::new(), records);
        for command in unheard {
            give(&mut other, &mut memory, command.clone());
        }
        Self::at(station, memory, signer, SoundPlayer::silent())
    }

    fn at(station: Station, memory: MemoryJournal, signer: Option<Signer>, player: SoundPlayer) -> Self {
        // Nobody tells the disk in advance.
        let (disk, orders) = sync_channel(0);
        let person = tui::ConsoleIdentity { role: Role::HeadReferee, may_rule: true, colour: false };
        let setup = Setup {
            best: None,
            station,
            journal: Box::new(Slow { memory, orders }),
            rehearsal: None,
            folder: None,
            time: None,
            pins: None,
            signer,
            ui: Box::new(Ui::new(Locale::english(), person)),
            role: Role::HeadReferee,
            player,
            preferences: Some(Box::new(Once(true))),
            pace: 1,
            pairings: |_, _| Ok(Vec::new()),
        };
        let console = RunningConsole::new(setup, NOW).expect("a thread");
        let screen = Screen::new();
        let terminal = screen.terminal();
        Self { console, disk, screen, terminal, now: NOW }
    }

    fn key(&mut self, code: KeyCode) {
        self.console.key(self.now, &Key::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn write(&mut self, word: &str) {
        word.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    /// Time passes for the person; what the screen shows then.
    fn after(&mut self, millis: i64) -> String {
        self.now = self.now + Millis(millis);
        self.console.time(self.now);
        self.console.draw(&mut self.terminal, self.now).expect("drawn");
        self.screen.shows()
    }

    /// Waits until the journal's thread has answered.
    fn answered(&mut self) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(poll_fn(|cx| self.console.poll_ready(cx)));
        self.console.hear(self.now);
    }

    /// Does what it is told with every append until nothing is on its way any more.
    fn settle(&mut self) {
        while self.console.writing_since().is_some() {
            let known = self.console.seq();
            self.disk.send(Disk::Takes).expect("it listens");
            while self.console.seq() == known {
                self.answered();
            }
        }
    }

    fn has_answered(&mut self) -> bool {
        self.console.poll_ready(&mut Context::from_waker(Waker::noop())) != Poll::Pending
    }
}

#[test]
fn typing_and_drawing_go_on_while_the_disk_syncs() {
    let mut desk = Desk::new();
    desk.write("xq");
    desk.key(KeyCode::Enter);
    assert!(desk.console.writing_since().is_some(), "something is on its way to the disk");
    let shown = desk.after(100);
    assert!(shown.contains("journal …") && !shown.contains("The disk is slow"), "a mark at once:\n{shown}");
    let shown = desk.after(500);
    assert!(shown.contains("The disk is slow") && shown.contains("0.6 s"), "then a line:\n{shown}");
    assert!(!desk.has_answered());
    assert!(!shown.contains("Námietka je oprávnená"), "not decided before it is durable:\n{shown}");
    // F3, the hall; F2, the desk: everything else goes on.
    desk.key(KeyCode::F(3));
    assert!(desk.after(100).contains("results in"));
    desk.key(KeyCode::F(2));
    desk.settle();
    let shown = desk.after(100);
    assert!(shown.contains("Námietka je oprávnená"), "{shown}");
    assert!(!shown.contains("journal …"), "{shown}");
}

#[test]
fn the_journal_is_signed_once_when_a_round_has_ended_whoever_ends_it() {
    let pairing = Pairing { table: TableId(1), a: "Anna".to_owned(), b: "Beno".to_owned() };
    let next = Command::start_round(Round(2), vec![pairing]).anyway("only a try");
    let mut desk = Desk::with(std::slice::from_ref(&next), Some(Signer::of(&[7; 32])));
    desk.after(400);
    assert!(desk.console.writing_since().is_none(), "it has not heard of it");
    desk.answered();
    let heard = desk.console.seq();
    desk.after(10);
    assert!(desk.console.writing_since().is_some(), "it signs");
    desk.settle();
    assert_eq!(desk.console.seq(), Seq(heard.0 + 1));
    desk.key(KeyCode::F(4));
    let shown = desk.after(10);
    assert!(desk.console.writing_since().is_none(), "once");
    assert!(shown.contains("to be noted: ") && shown.contains(&format!(" at {}", heard.0 + 1)), "{shown}");
    // Without a key nothing is signed.
    let mut desk = Desk::with(&[next], None);
    desk.after(400);
    desk.answered();
    desk.after(10);
    assert!(desk.console.writing_since().is_none());
}

#[test]
fn a_clock_that_is_set_is_journaled_once_and_again_when_it_is_right() {
    let mut desk = Desk::new();
    let begun = desk.console.seq().0;
    let mut after = |off: Option<i64>, millis: i64| {
        desk.console.clock_off(off.map(Millis), At(0));
        let shown = desk.after(millis);
        desk.settle();
        (shown, desk.console.seq().0 - begun)
    };
    assert_eq!(after(None, 100).1, 0);
    let (shown, entries) = after(Some(-600_000), 100);
    assert!(entries == 1 && shown.contains("is 0:10:00 behind the time that counts"), "{entries}\n{shown}");
    // It stays so, and is set once more; not every step of somebody who tries is worth an entry.
    assert_eq!(after(Some(-601_000), 20_000).1, 1);
    assert_eq!((after(Some(3_600_000), 100).1, after(Some(7_200_000), 5_000).1), (2, 2));
    assert_eq!(after(Some(7_200_000), 6_000).1, 3);
    let (shown, entries) = after(None, 11_000);
    assert!(entries == 4 && !shown.contains("the time that counts"), "{entries}\n{shown}");
}

/// The gong at the end of forty minutes.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_is_journaled_once_shown_for_some_seconds_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard.wav");
    let player: &'static str = format!("cat $0 > '{}'", heard.display()).leak();
    let player = SoundPlayer::through(vec![("sh", vec!["-c", player].leak())]);
    let mut memory = MemoryJournal::default();
    let mut station = Station::new("desk", law_of("cas-2009"), BTreeMap::new(), Vec::new()).giving_signals();
    for command in begun("cas-2009").into_iter().chain([Command::Round(RoundCommand::StartPlay {})]) {
        give(&mut station, &mut memory, command);
    }
    let mut desk = Desk::at(station, memory, None, player);
    let begun = desk.console.seq().0;
    // Whoever sits down now has not missed the one to start, but does not hear it again either.
    let shown = desk.after(1);
    assert!(shown.contains("SIGNAL: pokyn k zahájení hry [ČAS §4.1]"), "{shown}");
    let shown = desk.after(40 * 60_000 - 2);
    assert!(desk.console.writing_since().is_none() && !shown.contains("SIGNAL"), "{shown}");
    desk.after(1);
    assert!(desk.console.writing_since().is_some(), "at the millisecond");
    desk.settle();
    let shown = desk.after(9_000);
    assert!(shown.contains("SIGNAL: konec základní hrací doby [ČAS §6.1]"), "{shown}");
    let shown = desk.after(1_000);
    assert!(!shown.contains("SIGNAL"), "{shown}");
    desk.settle();
    assert_eq!(desk.console.seq().0, begun + 1, "once");
    let gong = player::wav(Sound::Gong);
    let played = || std::fs::read(&heard).is_ok_and(|it| it == gong);
    for _ in 0..400 {
        if !played() {
            thread::sleep(Duration::from_millis(25));
        }
    }
    assert!(played());
    desk.console.end();
}

/// Keeps nothing twice.
struct Once(bool);

impl Preferences for Once {
    fn keep(&mut self, change: &PreferenceChange) -> Result<String, String> {
        assert!(matches!(change, PreferenceChange::Bell(_)), "{change:?}");
        if std::mem::replace(&mut self.0, false) {
            Ok("here".to_owned())
        } else {
            Err("it is full".to_owned())
        }
    }
}

#[test]
fn what_is_set_on_the_screen_is_kept_at_once_and_says_where_or_why_not() {
    let mut desk = Desk::new();
    // Also while something is on its way to the disk.
    desk.write("xq");
    desk.key(KeyCode::Enter);
    desk.console.key(desk.now, &Key::Key(KeyEvent::new(KeyCode::Char(','), KeyModifiers::ALT)));
    for code in [KeyCode::Down, KeyCode::Down, KeyCode::Right] {
        desk.key(code);
    }
    let shown = desk.after(10);
    assert!(shown.contains("Kept for every console on this machine: here"), "{shown}");
    desk.key(KeyCode::Right);
    let shown = desk.after(10);
    assert!(shown.contains("is not kept: it is full"), "{shown}");
    desk.settle();
}

#[test]
fn a_key_pressed_again_while_the_first_is_on_its_way_counts_once() {
    let mut desk = Desk::new();
    desk.write("xq");
    for _ in 0..3 {
        desk.key(KeyCode::Enter);
    }
    desk.settle();
    let shown = desk.after(100);
    assert!(shown.contains("Námietka je oprávnená"), "no refusal of a second decision:\n{shown}");
}

#[test]
fn what_failed_is_not_shown_and_what_was_in_doubt_is_shown_once_the_journal_was_opened_anew() {
    for (order, stands) in [(Disk::Fails, false), (Disk::Doubts, true)] {
        let mut desk = Desk::new();
        desk.write("xq");
        desk.key(KeyCode::Enter);
        let before = desk.after(10);
        desk.disk.send(order).expect("it listens");
        desk.answered();
        let shown = desk.after(100);
        assert!(shown.contains("RULINGS HAVE STOPPED"), "{shown}");
        assert!(shown.contains("not kept") || shown.contains("HALTED"), "{shown}");
        assert!(!before.contains("HALTED"), "{before}");
        let known = desk.console.seq();
        desk.console.key(desk.now, &Key::Key(KeyEvent::new(KeyCode::Char('s'), KeyModifiers::CONTROL)));
        desk.answered();
        let shown = desk.after(100);
        assert!(!shown.contains("HALTED"), "{shown}");
        assert_eq!(desk.console.seq() > known, stands, "what the journal holds counts:\n{shown}");
    }
}

/// The whole loop, in real time: the hall is on the screen long before the disk has taken what was decided.
#[test]
fn the_loop_draws_what_is_asked_for_while_a_sync_takes_a_second() {
    let Desk { mut console, disk, screen, mut terminal, .. } = Desk::new();
    let slow = thread::spawn(move || {
        thread::sleep(SYNC);
        while disk.send(Disk::Takes).is_ok() {
            thread::sleep(SYNC);
        }
    });
    let (press, mut pressed) = tokio::sync::mpsc::channel(9);
    let eyes = screen.clone();
    let person = thread::spawn(move || {
        let key = |code| press.blocking_send(Ok(Key::Key(KeyEvent::new(code, KeyModifiers::NONE))));
        let mut seen = Vec::new();
        for code in [KeyCode::Char('x'), KeyCode::Char('q'), KeyCode::Enter, KeyCode::F(3)] {
            key(code).expect("it listens");
            thread::sleep(Duration::from_millis(150));
            seen.push(eyes.shows());
        }
        key(KeyCode::F(2)).expect("it listens");
        thread::sleep(4 * SYNC);
        seen.push(eyes.shows());
        seen
    });
    let keys = futures_util::stream::poll_fn(|cx| pressed.poll_recv(cx));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let pace = wall::Pace::new(now(), 1);
    runtime
        .block_on(drive(&mut console, pace, (&mut terminal, || false), keys))
        .expect("it ends with the keys");
    let seen = person.join().expect("the person");
    assert!(seen[1].contains("XQ"), "{}", seen[1]);
    assert!(seen[2].contains("journal …"), "on its way:\n{}", seen[2]);
    assert!(seen[3].contains("results in") && seen[3].contains("journal …"), "{}", seen[3]);
    assert!(seen[4].contains("Námietka je oprávnená"), "{}", seen[4]);
    console.end();
    drop(console);
    slow.join().expect("the disk");
}

/// A journal that somebody else writes.
struct SharedJournal(Arc<Mutex<MemoryJournal>>);

impl Journal for SharedJournal {
    fn append(&mut self, _: Seq, _: &[Record]) -> Result<Seq, AppendError> {
        panic!("a board writes nothing");
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.0.lock().expect("nobody panics with it").since(seq)
    }

    fn verified(&self) -> Verified {
        self.0.lock().expect("nobody panics with it").verified()
    }
}

#[test]
fn a_board_works_nothing_out_while_nothing_happens() {
    let (mut writer, mut memory) =
        (Station::new("desk", law(), BTreeMap::new(), Vec::new()), MemoryJournal::default());
    for command in begun("sss-2022") {
        give(&mut writer, &mut memory, command);
    }
    let records: Vec<Record> = memory.entries().iter().map(|entry| entry.record.clone()).collect();
    let station = Station::new("board", law(), BTreeMap::new(), records);
    let memory = Arc::new(Mutex::new(memory));
    let options = tui::BoardOptions {
        colour: false,
        palette: tui::Palette::Dark,
        only: Some(tui::BoardPage::Clocks),
        page: Millis(12_000),
        keys: Arc::default(),
    };
    let board = tui::ProjectorBoard::new(Locale::english(), options, NOW);
    let shared = Box::new(SharedJournal(Arc::clone(&memory)));
    let mut board = RunningBoard::following(station, shared, board, NOW).expect("a thread");
    let screen = Screen::new();
    let mut terminal = screen.terminal();
    let after = |board: &mut RunningBoard, terminal: &mut Terminal<_>, millis: i64| {
        let now = NOW + Millis(millis);
        board.time(now);
        // What the journal's thread has found is heard.
        for _ in 0..200 {
            if board.poll_ready(&mut Context::from_waker(Waker::noop())).is_ready() {
                board.hear(now);
                break;
            }
            thread::sleep(Duration::from_millis(1));
        }
        board.draw(terminal, now).expect("drawn");
        board.built()
    };
    let first = after(&mut board, &mut terminal, 0);
    assert_eq!(first, Some(NOW));
    for tick in 1..50 {
        assert_eq!(after(&mut board, &mut terminal, tick * 400), first, "tick {tick}");
    }
    let slip = played().pop().expect("a slip");
    give(&mut writer, &mut memory.lock().expect("nobody panics with it"), slip);
    assert_eq!(after(&mut board, &mut terminal, 20_000), Some(NOW + Millis(20_000)));
    assert!(screen.shows().contains("challenge"), "{}", screen.shows());
    assert_eq!(after(&mut board, &mut terminal, 21_000), Some(NOW + Millis(20_000)));
}

#[test]
fn what_costs_much_to_draw_is_drawn_less_often() {
    assert_eq!(beat_after(500), Millis(200));
    assert_eq!(beat_after(8_000), Millis(200));
    assert_eq!(beat_after(40_000), Millis(1_000), "one part in twenty-five");
    assert_eq!(beat_after(10_000_000), Millis(2_000), "the time of day goes on");
}
