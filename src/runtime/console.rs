//! A station with its journal, its radio and its screen. Where a round has ended, it signs the head of the journal.

mod duplicate;
mod pins;
mod spoken;

use std::collections::VecDeque;
use std::io;
use std::task::{Context, Poll};

use crossterm::event::Event;
use ratatui::Terminal;
use ratatui::backend::Backend;

use crate::domain::{Actor, At, Millis, Role, Round, Seq};
use crate::journal::{Journal, Signer, Verified};
use crate::radio::Radio;
use crate::sim::Rehearsal;
use crate::station::{Effect, Input, Station, Ticket};
use crate::tournament::{Command, ONLY_CORRECTED, Refusal, SetupCommand, State};
use crate::tui::{CommandOutcome, PreferenceChange, Screens, Sitting, UserAct, terminal};

use super::face::paint_over;
use super::player::SoundPlayer;
use super::setup::{BestMoves, Folder, KeepsTime, LookedThrough, Pins, Preferences, ReadPairings};
use super::writer::{JournalWriter, WriterReply};

pub use pins::{NOTED_TRIES, UNLOCKING};

/// How often another process's appends are looked for.
const TAIL: Millis = Millis(300);
/// How often the event's folder is looked at for what else has changed.
const LOOK: Millis = Millis(3_000);
/// The system's clock is noted to be off once in so long, however often it is set.
const NOTE: Millis = Millis(10_000);
/// A signal that was given no longer ago is made heard.
const STILL_NOW: Millis = Millis(5_000);

/// What a console is made of.
pub struct Setup {
    /// The station, with everything the journal held.
    pub station: Station,
    /// Its journal.
    pub journal: Box<dyn Journal + Send>,
    /// The hall around it, where it is a simulated one.
    pub rehearsal: Option<Rehearsal>,
    /// What else than a journal an event's folder holds; a simulated hall has none.
    pub folder: Option<Box<dyn Folder>>,
    /// What keeps the event's time for others; a simulated hall has its own.
    pub time: Option<Box<dyn KeepsTime>>,
    /// The screens.
    pub ui: Box<dyn Screens>,
    /// The PINs of the offices; a simulated hall has none.
    pub pins: Option<Box<dyn Pins>>,
    /// The key by which it signs the journal at the end of each round; none in a simulated hall.
    pub signer: Option<Signer>,
    /// The office in which the person at it acts.
    pub role: Role,
    /// What makes signals heard.
    pub player: SoundPlayer,
    /// Keeps what is set on the screens.
    pub preferences: Option<Box<dyn Preferences>>,
    /// How many times as fast as the clock on the wall the hall's time runs; only a simulated hall's does.
    pub pace: u16,
    /// Reads a file of pairings.
    pub pairings: ReadPairings,
    /// Finds the best moves of a duplicate game; none where nobody leads one here.
    pub best: Option<Box<dyn BestMoves>>,
}

/// The running console.
pub struct RunningConsole {
    /// What hears the clocks of a real hall and connects to them, where that is this console's. It lets its links go
    /// before the folder, which comes after it, lets another console have them.
    radio: Option<Box<dyn Radio>>,
    station: Station,
    writer: JournalWriter,
    rehearsal: Option<Rehearsal>,
    folder: Option<Box<dyn Folder>>,
    time: Option<Box<dyn KeepsTime>>,
    /// The corrections of the event's time that the loop knows of. What is given before it hears of one is given at a
    /// time that is off by it.
    corrected: Millis,
    pins: Option<Box<dyn Pins>>,
    /// What notes whoever opened the console, until it is given.
    arrival: Option<SetupCommand>,
    /// Who is about to sit down.
    sitting: Option<Sitting>,
    ui: Box<dyn Screens>,
    round_end: RoundEnd,
    player: SoundPlayer,
    preferences: Option<Box<dyn Preferences>>,
    pairings: ReadPairings,
    best: Option<Box<dyn BestMoves>>,
    tickets: u64,
    /// What the journal has answered and nobody has looked at.
    replies: VecDeque<WriterReply>,
    /// The commands of one key, the first of which is under way.
    chain: VecDeque<UserAct>,
    under_way: Option<Ticket>,
    /// What the last key meant, as long as it is not done.
    last: Vec<UserAct>,
    tail_at: At,
    look_at: At,
    /// How far the system's clock is off, and what of that is in the journal, since when.
    clock_off: Option<Millis>,
    /// Since when the time here runs by that clock as it was then.
    clock_since: At,
    noted_off: (Millis, At),
    /// What is on the terminal is not what was drawn there.
    repaint: bool,
    dirty: bool,
    quit: bool,
}

impl RunningConsole {
    /// A console at its first moment.
    pub fn new(setup: Setup, now: At) -> io::Result<Self> {
        let Setup { station, journal, rehearsal, folder, time, mut pins, mut ui, .. } = setup;
        let Setup { signer, player, preferences, pairings, best, .. } = setup;
        ui.pins_are(pins.as_mut().map(|pins| pins.offices()).unwrap_or_default());
        Ok(Self {
            writer: JournalWriter::start(journal, station.seq())?,
            radio: None,
            round_end: RoundEnd::new(signer, station.state()),
            corrected: station.state().corrected,
            station,
            rehearsal,
            folder,
            time,
            // Nobody sits down at a screen that is locked.
            arrival: (pins.is_some() && !ui.is_locked()).then_some(SetupCommand::SitDown { before: None }),
            pins,
            sitting: None,
            ui,
            player,
            preferences,
            pairings,
            best,
            tickets: 0,
            replies: VecDeque::new(),
            chain: VecDeque::new(),
            under_way: None,
            last: Vec::new(),
            tail_at: now + TAIL,
            look_at: now,
            clock_off: None,
            clock_since: now,
            noted_off: (Millis(0), now - NOTE),
            repaint: true,
            dirty: true,
            quit: false,
        })
    }

    /// Whether its person wants to leave.
    pub fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// Whether the screen shows something old.
    pub fn dirty(&self) -> bool {
        self.dirty
    }

    /// The time of the last entry that it knows.
    pub fn last_at(&self) -> At {
        self.station.state().last_at
    }

    /// By how much the event's time was corrected since this was asked last; time goes on from there.
    pub fn take_correction(&mut self) -> Millis {
        let by = self.uncorrected();
        self.corrected = self.station.state().corrected;
        if by != Millis(0) {
            (self.look_at, self.tail_at) = (At(0), At(0));
            self.noted_off.1 = self.noted_off.1 + by;
        }
        by
    }

    /// By how much the event's time was corrected without the loop knowing of it.
    fn uncorrected(&self) -> Millis {
        self.station.state().corrected - self.corrected
    }

    /// How far the system's clock is ahead of the time here, or behind it, where it was set: it says so on every screen
    /// and in the journal.
    pub fn clock_off(&mut self, by: Option<Millis>, since: At) {
        self.clock_since = since;
        self.dirty |= self.clock_off.is_some() != by.is_some();
        self.clock_off = by;
    }

    /// When it wants [`RunningConsole::time`] at the latest.
    pub fn wake_at(&self) -> At {
        let hall = self.rehearsal.as_ref().map(Rehearsal::next_at);
        [self.station.wake_at(), hall].into_iter().flatten().fold(self.tail_at.min(self.look_at), At::min)
    }

    /// What is on the terminal is not what was drawn there.
    pub fn repaint(&mut self) {
        (self.repaint, self.dirty) = (true, true);
    }

    /// A key, a click, a paste, another size.
    pub fn key(&mut self, now: At, event: &Event) {
        let snapshot = self.snapshot(now);
        let acts = self.ui.input(event, &snapshot);
        self.dirty = true;
        self.wanted(now, acts);
    }

    /// What the screens want done.
    fn wanted(&mut self, now: At, mut acts: Vec<UserAct>) {
        // Not after what waits for the disk.
        for act in
            acts.extract_if(.., |act| matches!(act, UserAct::Repaint | UserAct::Wipe | UserAct::Set(_)))
        {
            match act {
                UserAct::Set(change) => self.set(&change),
                _ => self.repaint = true,
            }
        }
        let busy = self.under_way.is_some() || !self.chain.is_empty();
        // Who sees nothing happen presses again: the same once more, before the first is done, means the first.
        if busy && acts == self.last {
            self.ui.dropped(&acts);
        } else if !acts.is_empty() {
            self.chain.extend(acts.iter().cloned());
            self.last = acts;
        }
        self.work(now);
    }

    /// Something was set on the screen: it is heard from now on, and kept.
    fn set(&mut self, change: &PreferenceChange) {
        self.player.set(change);
        if let Some(preferences) = &mut self.preferences {
            self.ui.kept(&preferences.keep(change));
        }
    }

    /// Time has passed.
    pub fn time(&mut self, now: At) {
        if let Some(rehearsal) = &mut self.rehearsal {
            for input in rehearsal.advance(now, &self.station) {
                self.give(now, input);
            }
        }
        self.practise(now);
        if now >= self.tail_at {
            self.tail_at = now + TAIL;
            self.writer.look();
        }
        if now >= self.look_at {
            self.look_at = now + LOOK;
            self.look(now);
        }
        if self.station.wake_at().is_some_and(|at| now >= at) {
            self.give(now, Input::Tick);
        }
        if self.ui.is_locked() {
            let snapshot = self.snapshot(now);
            let acts = self.ui.time(&snapshot);
            self.dirty |= !acts.is_empty();
            self.wanted(now, acts);
            return;
        }
        self.note_arrival(now);
        self.note_clock(now);
        self.sign(now);
    }

    /// Whether only a PIN and the system end it.
    pub fn is_locked(&self) -> bool {
        self.ui.is_locked()
    }

    /// Whoever sits here.
    fn actor(&self) -> Actor {
        Actor {
            name: self.ui.person().unwrap_or_default().to_owned(),
            ..Actor::new(self.ui.role(), self.station.name())
        }
    }

    /// Puts it into the journal who opened the console, once.
    fn note_arrival(&mut self, now: At) {
        if self.station.is_halted() || self.station.state().event.is_none() {
            return;
        }
        if let Some(arrival) = self.arrival.take() {
            let by = self.actor();
            self.give(now, Input::Command { ticket: None, by, command: Command::Setup(arrival) });
        }
    }

    /// Puts it into the journal where the system's clock was set, so that whoever reads the log knows which of its
    /// times may be compared with a clock on the wall.
    fn note_clock(&mut self, now: At) {
        let (by, (noted, at)) = (self.clock_off.unwrap_or_default(), self.noted_off);
        // In a simulated hall nobody looks at the clock on the wall.
        if self.rehearsal.is_some() {
            return;
        }
        let same = (by - noted).0.abs() <= ONLY_CORRECTED.0;
        if same || now.since(at) < NOTE || self.station.is_halted() || self.station.state().event.is_none() {
            return;
        }
        self.noted_off = (by, now);
        let actor = self.actor();
        let command =
            Command::Setup(SetupCommand::NoteSystemClock { ahead: by, since: Some(self.clock_since) });
        self.give(now, Input::Command { ticket: None, by: actor, command });
    }

    /// Signs the head of the journal where a round has ended, as soon as everything is durable.
    fn sign(&mut self, now: At) {
        if self.station.is_halted() || self.station.writing_since().is_some() {
            return;
        }
        let by = self.actor();
        if let Some(command) = self.round_end.sign(self.station.state(), self.writer.head(), &by) {
            self.give(now, Input::Command { ticket: None, by, command });
        }
    }

    /// Looks what has changed in the event's folder, and keeps there what it should know.
    fn look(&mut self, now: At) {
        if let Some(pins) = &mut self.pins {
            self.ui.pins_are(pins.offices());
        }
        if let Some(time) = &mut self.time {
            time.keep(self.station.state().corrected);
        }
        let Some(folder) = &mut self.folder else { return };
        // What was heard under keys that are not in force any more is kept before they are forgotten here.
        folder.keep(&self.station);
        let LookedThrough { radio, duty, known } = folder.look();
        self.radio = radio.or(self.radio.take());
        if let Some(known) = known {
            self.give(now, Input::Known(known));
        }
        if duty {
            self.give(now, Input::Duty);
        }
    }

    /// The person leaves, or the system wants it: what is heard of clocks is kept to the last, and what is on its way
    /// to the disk arrives there.
    pub fn end(&mut self) {
        if let Some(folder) = &mut self.folder {
            folder.keep(&self.station);
        }
        self.writer.end();
        self.player.end();
    }

    /// The last entry of the journal that is known here.
    pub fn seq(&self) -> Seq {
        self.station.seq()
    }

    /// Since when something has been on its way to the disk.
    pub fn writing_since(&self) -> Option<At> {
        self.station.writing_since()
    }

    fn journaled(&mut self, now: At) {
        while let Some(reply) = self.replies.pop_front() {
            match reply {
                WriterReply::Hear(input) | WriterReply::News(Some(input)) => self.give(now, input),
                WriterReply::News(None) => {}
                WriterReply::Reopened(Ok(held)) => {
                    // What stands there counts, whatever was thought of it when the disk failed.
                    for input in held.into_iter().chain([Input::Recovered]) {
                        self.give(now, input);
                    }
                    self.work(now);
                }
                WriterReply::Reopened(Err(why)) => {
                    let goes_on = self.ui.answered(&CommandOutcome::Refused(Refusal::journal(why)));
                    self.chain.extend(goes_on);
                    self.dirty = true;
                    self.work(now);
                }
            }
        }
    }

    /// Ready when the journal has answered or the radio has something.
    pub fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let journal = self.writer.poll(cx).map(|reply| self.replies.push_back(reply));
        let radio = self.radio.as_mut().map_or(Poll::Pending, |radio| radio.poll_ready(cx));
        if journal.is_ready() || radio.is_ready() { Poll::Ready(()) } else { Poll::Pending }
    }

    /// The journal has answered, or the radio has something.
    pub fn hear(&mut self, now: At) {
        self.journaled(now);
        let heard = self.radio.as_mut().map(|radio| radio.take()).unwrap_or_default();
        for input in heard {
            self.give(now, input);
        }
    }

    /// Draws a frame.
    pub fn draw<B: Backend>(&mut self, screen: &mut Terminal<B>, now: At) -> io::Result<()>
    where
        io::Error: From<B::Error>,
    {
        let snapshot = self.snapshot(now);
        if std::mem::take(&mut self.repaint) {
            // What stood on a locked screen is for nobody who comes later.
            if self.ui.is_locked() {
                terminal::wipe();
            }
            paint_over(screen)?;
        }
        screen.draw(|frame| self.ui.draw(frame, &snapshot))?;
        self.dirty = false;
        Ok(())
    }

    fn snapshot(&self, now: At) -> crate::station::Snapshot {
        let now = now + self.uncorrected();
        let mut snapshot = self.station.snapshot(now, &self.ui.focus());
        snapshot.bar.clock_off = self.clock_off;
        snapshot.bar.held = self.writer.held();
        let head = self.writer.head();
        snapshot.bar.head = (head.count > 0).then_some((Seq(head.count), head.head));
        if let (Some(slip), Some(rehearsal)) = (&mut snapshot.slip, &self.rehearsal) {
            slip.paper = rehearsal.paper(slip.row.table).to_vec();
        }
        snapshot
    }

    /// Carries out the acts of a key one after another; a refusal cancels the rest.
    fn work(&mut self, now: At) {
        while self.under_way.is_none() && !self.writer.is_reopening() {
            match self.chain.pop_front() {
                None => return,
                Some(UserAct::Quit) => self.quit = true,
                Some(UserAct::Retry) => self.writer.reopen(),
                Some(UserAct::Repaint | UserAct::Wipe) => self.repaint = true,
                Some(UserAct::Unlock(pin)) => self.unlock(now, &pin),
                Some(UserAct::Set(change)) => self.set(&change),
                Some(UserAct::ReadPairings(path, language)) => {
                    let (read, snapshot) = ((self.pairings)(&path, language), self.snapshot(now));
                    self.ui.pairings(&read, &snapshot);
                    self.dirty = true;
                }
                Some(UserAct::SitDown(sitting)) => self.sit_down(now, sitting),
                Some(UserAct::SetPin(new)) => self.set_pin(&new),
                Some(UserAct::Give(command)) => {
                    let command = self.seeded(command);
                    self.tickets += 1;
                    let ticket = Ticket(self.tickets);
                    self.under_way = Some(ticket);
                    let by = self.actor();
                    self.give(now, Input::Command { ticket: Some(ticket), by, command });
                }
            }
        }
    }

    fn give(&mut self, now: At, input: Input) {
        let effects = self.station.step(now + self.uncorrected(), input);
        self.find_best();
        self.round_end.look(self.station.state());
        self.carry_out(now, effects);
    }

    fn carry_out(&mut self, now: At, effects: Vec<Effect>) {
        let mut answered = false;
        for effect in effects {
            match effect {
                Effect::Answer { ticket, answer } if self.under_way == Some(ticket) => {
                    self.under_way = None;
                    let sitting = self.sitting.take();
                    if let (Ok(_), Some(sitting)) = (&answer, &sitting) {
                        self.ui.sat_down(sitting);
                    }
                    let answer = match answer {
                        Ok(_) => CommandOutcome::Done,
                        Err(refusal) => {
                            self.chain.clear();
                            CommandOutcome::Refused(refusal)
                        }
                    };
                    let goes_on = self.ui.answered(&answer);
                    self.chain.extend(goes_on);
                    self.dirty = true;
                    answered = true;
                }
                Effect::Radio(effect) => {
                    if let Some(rehearsal) = &mut self.rehearsal {
                        rehearsal.radio(now, &effect);
                    } else if let Some(radio) = &mut self.radio {
                        radio.carry_out(effect);
                    }
                }
                Effect::Ring => {
                    self.player.ring();
                    self.dirty = true;
                }
                Effect::Sound { sound, at } => {
                    // What another console gave long ago, and is heard of only now, is a signal no more.
                    if now.since(at) <= STILL_NOW {
                        self.player.ring();
                        self.player.play(sound);
                    }
                    self.dirty = true;
                }
                Effect::Refresh | Effect::Answer { .. } => self.dirty = true,
                Effect::Append { expected, records } => {
                    self.dirty = true;
                    if let Some(failed) = self.writer.append(expected, records) {
                        self.give(now, failed);
                    }
                }
            }
        }
        // Not before everything else is carried out: what a clock is told has an order.
        if answered {
            let snapshot = self.snapshot(now);
            let typed = self.ui.goes_on(&snapshot);
            self.chain.extend(typed);
            self.work(now);
        }
    }
}

/// Sees rounds end, and signs.
pub(super) struct RoundEnd {
    signer: Option<Signer>,
    /// The round, and whether it was over, when that was last looked at.
    round: (Round, bool),
    /// A round has ended, and the journal is to be signed.
    due: bool,
}

impl RoundEnd {
    /// What ended before is not signed now.
    pub(super) fn new(signer: Option<Signer>, state: &State) -> Self {
        Self { signer, round: (state.round, state.is_round_over()), due: false }
    }

    /// Looks whether a round has ended: with its last result, or because the next one has begun; the first begins after
    /// nothing.
    pub(super) fn look(&mut self, state: &State) {
        let round = (state.round, state.is_round_over());
        if round != self.round {
            self.due |= round.1 || self.round.0.0 > 0;
            self.round = round;
        }
    }

    /// The command that puts the signature into the journal, once all that is known is durable and has that head.
    pub(super) fn sign(&mut self, state: &State, head: Verified, by: &Actor) -> Option<Command> {
        let (signer, event) = (self.signer.as_ref()?, state.event.as_ref()?);
        if !self.due || head.count != state.entries.0 {
            return None;
        }
        self.due = false;
        let signed = signer.sign(&event.name, head, by.role, &by.name);
        Some(Command::Setup(SetupCommand::SignHead(signed)))
    }
}
