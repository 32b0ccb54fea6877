//! `ephor clock emulate`: this machine is a table clock of the open profile.
//!
//! [`table`] is the clock with its memory, without a terminal and without BlueZ; [`peripheral`] is its radio,
//! [`guests`] its patience with who connects. Here they meet the keys, the screen and the time. The left hand's keys
//! are player A's lever, the right hand's player B's.

mod guests;
mod peripheral;
mod table;

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{Event, EventStream, KeyCode, KeyEventKind, KeyModifiers};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::cli::{Console, Exit, Problem, random};
use crate::clock::{Control, Mode};
use crate::domain::{At, Millis, Side};
use crate::runtime::Halt;
use crate::tui::face;
use crate::tui::terminal::{self, Guard};

use super::{EmulateArgs, EmulatedOnZero};

use self::table::Lever;
use peripheral::{Broadcast, Peripheral};
use table::{Giving, MemoryDisk, RadioRequest, Say, TableClock};

/// The screen is drawn at least this often: tenths of a second are not shown, but seconds must not be skipped.
const BEAT: Millis = Millis(200);
/// How often the battery is looked at.
const BATTERY: Millis = Millis::secs(60);

pub(super) fn run(args: &EmulateArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (disk, memory) = MemoryDisk::open(&args.file)?;
    let mode = match args.on_zero {
        EmulatedOnZero::Overtime => Mode::Overtime,
        EmulatedOnZero::Flag => Mode::Flag,
        EmulatedOnZero::PerMove => Mode::PerMove,
    };
    let control = Control { budget: Millis::secs(args.budget), mode, neutral_between_moves: args.neutral };
    let mut clock = TableClock::new(control, memory, disk, (console.now)())?;
    let charge = charge();
    // Nobody is there yet to be told.
    let _ = clock.set_battery(charge);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        // Whatever is wrong with Bluetooth now is said before the terminal is taken.
        let (ask, asked) = mpsc::channel(16);
        let radio = Peripheral::open(args.adapter.clone(), charge.is_some(), ask).await?;
        let guard = Guard::enter().map_err(|error| no_terminal(&error))?;
        let begun = (console.now)();
        let mut table = EmulatedTable {
            clock,
            radio,
            company: args.company,
            now: console.now,
            fancy: console.fancy,
            air: String::new(),
            due: begun,
            charged: begun,
        };
        table.play(guard, asked).await
    })?;
    Ok(Exit::Yes)
}

fn no_terminal(error: &std::io::Error) -> Problem {
    Problem::told(format!("there is no terminal to draw on: {error}"), "run it in a terminal")
}

/// The clock with its radio and its screen.
struct EmulatedTable {
    clock: TableClock<MemoryDisk>,
    radio: Peripheral,
    company: u16,
    now: fn() -> At,
    fancy: bool,
    /// What the radio says of itself.
    air: String,
    due: At,
    charged: At,
}

impl EmulatedTable {
    /// Until its person leaves or the system asks it to.
    async fn play(
        &mut self,
        mut guard: Guard,
        mut asked: mpsc::Receiver<RadioRequest>,
    ) -> Result<(), Problem> {
        let mut halt = Halt::listen().map_err(|error| no_terminal(&error))?;
        let mut keys = EventStream::new();
        loop {
            let now = (self.now)();
            self.time(now)?;
            if !terminal::is_busy() {
                guard.terminal.draw(|frame| self.draw(frame, now)).map_err(|error| no_terminal(&error))?;
            }
            let pause = self.due.since((self.now)()).0.clamp(0, BEAT.0).unsigned_abs();
            tokio::select! {
                biased;
                () = halt.asked() => return Ok(()),
                event = keys.next() => match event {
                    Some(Ok(event)) => match key(&event, self.clock.giving() != Giving::No) {
                        LeverKey::Quit => return Ok(()),
                        LeverKey::Lever(lever) => {
                            let said = self.clock.lever((self.now)(), lever)?;
                            self.say(said);
                        }
                        LeverKey::Nothing => {}
                    },
                    // The terminal has gone: there is nobody at the clock any more.
                    _ => return Ok(()),
                },
                Some(question) = asked.recv() => self.answer(question)?,
                () = sleep(Duration::from_millis(pause)) => {}
            }
        }
    }

    fn say(&mut self, all: Vec<Say>) {
        for say in all {
            self.radio.say(say);
        }
        // A lever or a command begins a burst.
        self.due = self.due.min((self.now)() + self.clock.interval());
    }

    fn answer(&mut self, question: RadioRequest) -> Result<(), Problem> {
        let now = (self.now)();
        // Whoever has hung up does not hear the answer, which is nobody's loss; who gets none is refused and has to go.
        match question {
            RadioRequest::Nonce { console, reply } => match self.clock.nonce(now, &console, random::bytes()?)
            {
                Some(nonce) => drop(reply.send(nonce)),
                None => self.radio.send_away(console),
            },
            RadioRequest::Command { console, bytes, reply } => {
                match self.clock.command(now, &console, &bytes)? {
                    Some(said) => {
                        let _ = reply.send(());
                        self.say(said);
                    }
                    None => self.radio.send_away(console),
                }
            }
            RadioRequest::Provision { console, bytes, reply } => {
                match self.clock.provision(now, &console, &bytes, &random::fresh()?)? {
                    Some(said) => {
                        let _ = reply.send(());
                        self.say(said);
                    }
                    None => self.radio.send_away(console),
                }
            }
            RadioRequest::Battery { reply } => {
                let _ = reply.send(charge().unwrap_or(0));
            }
            RadioRequest::Present(connected) => {
                for unwelcome in self.clock.present(now, &connected) {
                    self.radio.send_away(unwelcome);
                }
            }
            RadioRequest::Left(console) => self.clock.left(&console),
            RadioRequest::OnAir(state) => {
                self.air = state.unwrap_or_else(|why| format!("not on the air: {why}"));
            }
        }
        Ok(())
    }

    /// What is due by now.
    fn time(&mut self, now: At) -> Result<(), Problem> {
        let said = self.clock.tick(now)?;
        if !said.is_empty() {
            self.say(said);
        }
        if now.since(self.charged) >= BATTERY {
            self.charged = now;
            if let Some(level) = self.clock.set_battery(charge()) {
                self.radio.say(level);
            }
        }
        if now >= self.due {
            let name = self.clock.number().map_or_else(|| "clock new".to_owned(), |it| format!("clock {it}"));
            let frame = self.clock.broadcast(now)?;
            let company = self.company;
            self.radio.broadcast(frame.map(|frame| Broadcast { company, frame, name }));
            self.due = now + self.clock.interval();
        }
        Ok(())
    }

    fn draw(&self, frame: &mut ratatui::Frame<'_>, now: At) {
        let title = self
            .clock
            .number()
            .map_or_else(|| "Clock without a number".to_owned(), |it| format!("Clock {it}"));
        let mut lines = Vec::new();
        let mut check = None;
        match (self.clock.giving(), self.clock.number()) {
            (Giving::Compares(digits), _) => {
                check = Some(digits.to_string());
                lines.push("Does the console show the same number?".to_owned());
            }
            (Giving::Waits, _) => {
                lines.push("Waiting for a console: ephor clock provision EVENT NUMBER".to_owned());
            }
            (Giving::No, None) => lines.push("Press P to get a number and a key from a console".to_owned()),
            (Giving::No, Some(_)) => {}
        }
        lines.push(match self.clock.guests() {
            0 => self.air.clone(),
            many => format!("{} · connected: {many}", self.air),
        });
        lines.push(self.clock.told().to_owned());
        let (shown, notices) = self.clock.shown(now).unzip();
        face::draw(
            frame,
            &face::TableFace {
                title: &title,
                shown,
                notices: notices.unwrap_or_default(),
                check: check.as_deref(),
                lines: &lines,
                keys: key_labels(self.clock.giving() != Giving::No),
                colour: self.fancy,
            },
        );
    }
}

/// The charge of this machine's battery, per cent; `None` where it has none.
fn charge() -> Option<u8> {
    let supplies = std::fs::read_dir("/sys/class/power_supply").ok()?;
    let paths = supplies.flatten().map(|supply| supply.path());
    let mut batteries: Vec<PathBuf> = paths.filter(|path| path.join("capacity").exists()).collect();
    batteries.sort();
    let text = std::fs::read_to_string(batteries.first()?.join("capacity")).ok()?;
    text.trim().parse::<u8>().ok().map(|charge| charge.min(100))
}

/// What a key means here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeverKey {
    Lever(Lever),
    Quit,
    Nothing,
}

const PLAYING: [(&str, &str); 9] = [
    ("A L", "lever"),
    ("S K", "challenge"),
    ("D J", "hold"),
    ("W O", "go on"),
    ("Space", "central stop"),
    ("Shift-F", "finish"),
    ("Shift-N", "new game"),
    ("P", "both levers"),
    ("F10", "quit"),
];

const GIVING: [(&str, &str); 4] =
    [("Enter", "the same"), ("Esc", "not the same, or leave"), ("X", "take the number off"), ("F10", "quit")];

/// The keys as they stand on the screen.
fn key_labels(giving: bool) -> &'static [(&'static str, &'static str)] {
    if giving { &GIVING } else { &PLAYING }
}

/// What an event means, in provisioning mode or not.
fn key(event: &Event, giving: bool) -> LeverKey {
    let Event::Key(key) = event else { return LeverKey::Nothing };
    if key.kind != KeyEventKind::Press {
        return LeverKey::Nothing;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let lever = match key.code {
        KeyCode::F(10) => return LeverKey::Quit,
        KeyCode::Char('c' | 'q') if control => return LeverKey::Quit,
        _ if control => return LeverKey::Nothing,
        KeyCode::Enter if giving => Lever::Yes,
        KeyCode::Esc if giving => Lever::No,
        KeyCode::Char('x') if giving => Lever::Forget,
        _ if giving => return LeverKey::Nothing,
        KeyCode::Char('a') => Lever::Press(Side::A),
        KeyCode::Char('l') => Lever::Press(Side::B),
        KeyCode::Char('s') => Lever::Challenge(Side::A),
        KeyCode::Char('k') => Lever::Challenge(Side::B),
        KeyCode::Char('d') => Lever::Hold(Side::A),
        KeyCode::Char('j') => Lever::Hold(Side::B),
        KeyCode::Char('w') => Lever::Resume(Side::A),
        KeyCode::Char('o') => Lever::Resume(Side::B),
        KeyCode::Char(' ') => Lever::Stop,
        // These two end something: they want two fingers.
        KeyCode::Char('F') => Lever::Finish,
        KeyCode::Char('N') => Lever::NewGame,
        KeyCode::Char('p') => Lever::Both,
        _ => return LeverKey::Nothing,
    };
    LeverKey::Lever(lever)
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyEvent;

    use super::*;

    fn typed(code: KeyCode, modifiers: KeyModifiers, giving: bool) -> LeverKey {
        key(&Event::Key(KeyEvent::new(code, modifiers)), giving)
    }

    #[test]
    fn every_key_on_the_screen_does_something_and_levers_rest_while_a_key_is_given() {
        for (keys, _) in key_labels(false) {
            for name in keys.split(' ') {
                let code = match name {
                    "Space" => KeyCode::Char(' '),
                    "F10" => KeyCode::F(10),
                    "Shift-F" => KeyCode::Char('F'),
                    "Shift-N" => KeyCode::Char('N'),
                    letter => KeyCode::Char(letter.chars().next().expect("a letter").to_ascii_lowercase()),
                };
                assert_ne!(typed(code, KeyModifiers::NONE, false), LeverKey::Nothing, "{name}");
                if code != KeyCode::F(10) {
                    assert_eq!(typed(code, KeyModifiers::NONE, true), LeverKey::Nothing, "{name}");
                }
            }
        }
        for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Char('x')] {
            assert_ne!(typed(code, KeyModifiers::NONE, true), LeverKey::Nothing);
            assert_eq!(typed(code, KeyModifiers::NONE, false), LeverKey::Nothing);
        }
        assert_eq!(typed(KeyCode::Char('c'), KeyModifiers::CONTROL, true), LeverKey::Quit);
        assert_eq!(typed(KeyCode::Char('a'), KeyModifiers::CONTROL, false), LeverKey::Nothing);
    }
}
