//! A station with its journal, its radio and its screen.

use std::collections::VecDeque;
use std::io;
use std::task::{Context, Poll};

use crossterm::event::Event;
use ratatui::Terminal;
use ratatui::backend::Backend;

use crate::domain::{Actor, At, Millis, Role};
use crate::journal::{Journal, keep, tail};
use crate::radio::Radio;
use crate::sim::Rehearsal;
use crate::station::{Effect, Input, Known, Station, Ticket};
use crate::tournament::Refusal;
use crate::tui::{Act, Answer, Ui, terminal};

/// How often another process's appends are looked for.
const TAIL: Millis = Millis(300);
/// How often the event's folder is looked at for what else has changed.
const LOOK: Millis = Millis(3_000);

/// What a console is made of.
pub struct Setup {
    /// The station, with everything the journal held.
    pub station: Station,
    /// Its journal.
    pub journal: Box<dyn Journaled>,
    /// The hall around it, where it is a simulated one.
    pub rehearsal: Option<Rehearsal>,
    /// What else than a journal an event's folder holds; a simulated hall has none.
    pub folder: Option<Box<dyn Folder>>,
    /// The screens.
    pub ui: Ui,
    /// The office in which the person at it acts.
    pub role: Role,
    /// How many times as fast as the clock on the wall the hall's time runs; only a simulated hall's does.
    pub pace: u16,
}

/// An event's folder, as a running console needs it besides the journal.
pub trait Folder {
    /// Looks at what has changed since the last time.
    fn look(&mut self) -> Looked;

    /// Keeps how far each clock's frames have been heard. What cannot be kept is heard anew after a restart.
    fn keep(&mut self, station: &Station);
}

/// What has changed in an event's folder.
#[derive(Default)]
pub struct Looked {
    /// The radio, which is this console's from now on.
    pub radio: Option<Box<dyn Radio>>,
    /// From now on this console brings orders to clocks.
    pub duty: bool,
    /// What the event knows of its clocks.
    pub known: Option<Known>,
}

/// A journal that can be taken up again after a failure.
pub trait Journaled: Journal {
    /// Opens it anew, checks it, and says whether it can be written again.
    fn reopen(&mut self) -> Result<(), String>;
}

impl Journaled for crate::journal::Memory {
    fn reopen(&mut self) -> Result<(), String> {
        Ok(())
    }
}

impl Journaled for crate::journal::Sqlite {
    fn reopen(&mut self) -> Result<(), String> {
        let mut fresh = Self::open(self.path()).map_err(|error| error.to_string())?;
        fresh.verify().map_err(|broken| broken.to_string())?;
        *self = fresh;
        Ok(())
    }
}

/// The running console.
pub struct Console {
    /// What hears the clocks of a real hall and connects to them, where that is this console's. It lets its links go
    /// before the folder, which comes after it, lets another console have them.
    radio: Option<Box<dyn Radio>>,
    setup: Setup,
    tickets: u64,
    /// The commands of one key, the first of which is under way.
    chain: VecDeque<Act>,
    under_way: Option<Ticket>,
    tail_at: At,
    look_at: At,
    dirty: bool,
    quit: bool,
}

impl Console {
    /// A console at its first moment.
    pub fn new(setup: Setup, now: At) -> Self {
        Self {
            setup,
            radio: None,
            tickets: 0,
            chain: VecDeque::new(),
            under_way: None,
            tail_at: now + TAIL,
            look_at: now,
            dirty: true,
            quit: false,
        }
    }

    /// Whether its person wants to leave.
    pub fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// Whether the screen shows something old.
    pub fn dirty(&self) -> bool {
        self.dirty
    }

    /// When it wants [`Console::time`] at the latest.
    pub fn wake_at(&self) -> At {
        let hall = self.setup.rehearsal.as_ref().map(Rehearsal::next_at);
        [self.setup.station.wake_at(), hall]
            .into_iter()
            .flatten()
            .fold(self.tail_at.min(self.look_at), At::min)
    }

    /// A key, a click, a paste, another size.
    pub fn key(&mut self, now: At, event: &Event) {
        let snapshot = self.snapshot(now);
        self.chain.extend(self.setup.ui.input(event, &snapshot));
        self.dirty = true;
        self.work(now);
    }

    /// Time has passed.
    pub fn time(&mut self, now: At) {
        if let Some(rehearsal) = &mut self.setup.rehearsal {
            for input in rehearsal.advance(now, &self.setup.station) {
                self.give(now, input);
            }
        }
        if now >= self.tail_at {
            self.tail_at = now + TAIL;
            let effects = tail(&mut self.setup.station, &mut *self.setup.journal, now);
            self.carry_out(now, effects);
        }
        if now >= self.look_at {
            self.look_at = now + LOOK;
            self.look(now);
        }
        if self.setup.station.wake_at().is_some_and(|at| now >= at) {
            self.give(now, Input::Tick);
        }
    }

    /// Looks what has changed in the event's folder, and keeps there what it should know.
    fn look(&mut self, now: At) {
        let Some(folder) = &mut self.setup.folder else { return };
        let Looked { radio, duty, known } = folder.look();
        folder.keep(&self.setup.station);
        self.radio = radio.or(self.radio.take());
        if let Some(known) = known {
            self.give(now, Input::Known(known));
        }
        if duty {
            self.give(now, Input::Duty);
        }
    }

    /// The person leaves, or the system wants it: what is heard of clocks is kept to the last.
    pub fn end(&mut self) {
        if let Some(folder) = &mut self.setup.folder {
            folder.keep(&self.setup.station);
        }
    }

    /// Ready when the radio has something; never where there is none.
    pub fn poll_radio(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        self.radio.as_mut().map_or(Poll::Pending, |radio| radio.poll_ready(cx))
    }

    /// The radio has something.
    pub fn hear(&mut self, now: At) {
        let heard = self.radio.as_mut().map(|radio| radio.take()).unwrap_or_default();
        for input in heard {
            self.give(now, input);
        }
    }

    /// Draws a frame.
    pub fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>, now: At) -> io::Result<()>
    where
        io::Error: From<B::Error>,
    {
        let snapshot = self.snapshot(now);
        terminal.draw(|frame| self.setup.ui.draw(frame, &snapshot))?;
        self.dirty = false;
        Ok(())
    }

    fn snapshot(&self, now: At) -> crate::station::Snapshot {
        let mut snapshot = self.setup.station.snapshot(now, self.setup.ui.focus());
        if let (Some(slip), Some(rehearsal)) = (&mut snapshot.slip, &self.setup.rehearsal) {
            slip.paper = rehearsal.paper(slip.row.table).to_vec();
        }
        snapshot
    }

    /// Carries out the acts of a key one after another; a refusal cancels the rest.
    fn work(&mut self, now: At) {
        while self.under_way.is_none() {
            match self.chain.pop_front() {
                None => return,
                Some(Act::Quit) => self.quit = true,
                Some(Act::Retry) => self.retry(now),
                Some(Act::Give(command)) => {
                    self.tickets += 1;
                    let ticket = Ticket(self.tickets);
                    self.under_way = Some(ticket);
                    let by = Actor::new(self.setup.ui.role(), self.setup.station.name());
                    self.give(now, Input::Command { ticket: Some(ticket), by, command });
                }
            }
        }
    }

    fn retry(&mut self, now: At) {
        match self.setup.journal.reopen() {
            Ok(()) => {
                self.give(now, Input::Recovered);
                let effects = tail(&mut self.setup.station, &mut *self.setup.journal, now);
                self.carry_out(now, effects);
            }
            Err(why) => self.setup.ui.answered(&Answer::Refused(Refusal::journal(why))),
        }
    }

    fn give(&mut self, now: At, input: Input) {
        let effects = keep(&mut self.setup.station, &mut *self.setup.journal, now, input);
        self.carry_out(now, effects);
    }

    fn carry_out(&mut self, now: At, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Answer { ticket, answer } if self.under_way == Some(ticket) => {
                    self.under_way = None;
                    let answer = match answer {
                        Ok(_) => Answer::Done,
                        Err(refusal) => {
                            self.chain.clear();
                            Answer::Refused(refusal)
                        }
                    };
                    self.setup.ui.answered(&answer);
                    self.dirty = true;
                }
                Effect::Radio(effect) => {
                    if let Some(rehearsal) = &mut self.setup.rehearsal {
                        rehearsal.radio(now, &effect);
                    } else if let Some(radio) = &mut self.radio {
                        radio.carry_out(effect);
                    }
                }
                Effect::Ring => {
                    terminal::ring();
                    self.dirty = true;
                }
                Effect::Refresh | Effect::Answer { .. } => self.dirty = true,
                // The journal has carried it out already.
                Effect::Append { .. } => {}
            }
        }
    }
}
