//! The clock's side of the open profile: levers, broadcasts, commands, the log of its last events, and what survives
//! a loss of power (§6, §7.3).
//!
//! The simulation puts one on each table and `ephor clock emulate` puts one in the air. It is written as a firmware
//! would be: it can lose power at any moment, remembers a fixed number of things, and decides alone what its time is.

mod link;

use std::collections::VecDeque;

use crate::domain::{At, ClockId, Millis, Side};

use super::auth::{Keys, MasterKey};
use super::frame::{EventFrame, FaceBlock, Happening, NO_BATTERY, Nonce, StateFrame, short_memory};
use super::model::{Control, Face, Run, ShownFace, WrongState};
use super::order::Notice;

use link::OpMemory;

pub use link::DeviceAnswer;

/// Bytes of a broadcast.
pub const BROADCAST: usize = 24;

/// Between two broadcasts while nothing happens (§8).
pub const CALM: Millis = Millis(1000);
/// Between two broadcasts of a burst.
pub const BURST: Millis = Millis(100);
/// A command is taken for so long after its connection's nonce was given (§6.3). Whoever holds a command back can have
/// it done that late; a console tells a person to act instead only afterwards.
pub const NONCE_LIFE: Millis = Millis(10_000);
/// Broadcasts in a burst.
const BURST_LENGTH: u8 = 5;
/// Counter values reserved by one write to flash; a reboot skips to the next reserve.
const RESERVE: u32 = 256;
/// Per cent of battery at which the clock asks for a new one.
const LOW_BATTERY: u8 = 10;

/// A table clock of the open profile.
#[derive(Clone, Debug)]
pub struct Device {
    clock: ClockId,
    keys: Keys,
    face: Face,
    flag_logged: [bool; 2],
    counter: u32,
    /// Up to when the counter has counted seconds.
    paced: At,
    log: EventLog,
    ops: OpMemory,
    last_op: u8,
    memory: u16,
    /// What a console has read, and when.
    nonce: Option<(Nonce, At)>,
    battery: u8,
    fault: bool,
    display: [Option<Notice>; 2],
    shown: Vec<(Side, Notice)>,
    event_last: bool,
    burst_left: u8,
}

impl Device {
    /// A new clock, set up and idle.
    pub fn new(clock: ClockId, master: &MasterKey, control: Control, now: At) -> Self {
        Self {
            clock,
            keys: Keys::derive(master, clock),
            face: Face::new(control, now),
            flag_logged: [false; 2],
            counter: 0,
            paced: now,
            log: EventLog::default(),
            ops: OpMemory::default(),
            last_op: 0,
            memory: 1,
            nonce: None,
            battery: 100,
            fault: false,
            display: [None; 2],
            shown: Vec::new(),
            event_last: false,
            burst_left: 0,
        }
    }

    /// The number printed on it.
    pub fn clock(&self) -> ClockId {
        self.clock
    }

    /// What its face shows.
    pub fn shown_at(&self, now: At) -> ShownFace {
        self.face.at(now)
    }

    /// What each side's display shows instead of the time.
    pub fn display(&self) -> [Option<Notice>; 2] {
        self.display
    }

    /// Every notice that was ever put on a display, in order: here a penalty applied twice is seen.
    pub fn notices(&self) -> &[(Side, Notice)] {
        &self.shown
    }

    /// Shows the last notice once more, as a clock with a broken op memory would: the simulation proves with it
    /// that its check on penalties can fail.
    pub fn show_again(&mut self) {
        self.shown.extend(self.shown.last().copied());
    }

    /// Prepares for the next game: both budgets full, idle, displays cleared. Counter, log, op memory stay.
    pub fn new_game(&mut self, now: At, control: Control) {
        self.face = Face::new(control, now);
        self.flag_logged = [false; 2];
        self.display = [None; 2];
        self.stir(now);
    }

    /// A player presses his lever.
    pub fn press(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.tick(now);
        let moving = matches!(self.face.run(), Run::Running(_));
        self.face.press(now, side)?;
        self.display = [None; 2];
        let what = if moving { Happening::Press(side) } else { Happening::Start(side.other()) };
        self.happened(now, now, what);
        Ok(())
    }

    /// A player presses the challenge button.
    pub fn challenge(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.tick(now);
        self.face.challenge(now, side)?;
        self.happened(now, now, Happening::Challenge(side));
        Ok(())
    }

    /// A player takes a hold. The clock does not stop for it; it only tells when.
    pub fn hold(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.tick(now);
        if !matches!(self.face.run(), Run::Running(_) | Run::Neutral) {
            return Err(WrongState(self.face.run()));
        }
        self.happened(now, now, Happening::Hold(side));
        Ok(())
    }

    /// The central stop lever.
    pub fn stop(&mut self, now: At) -> Result<(), WrongState> {
        self.tick(now);
        self.face.stop(now)?;
        self.stir(now);
        Ok(())
    }

    /// The resume lever: a side goes on with what it had.
    pub fn resume(&mut self, now: At, side: Side) -> Result<(), WrongState> {
        self.tick(now);
        self.face.resume(now, side)?;
        self.display = [None; 2];
        self.stir(now);
        Ok(())
    }

    /// The players end the game.
    pub fn finish(&mut self, now: At) -> Result<(), WrongState> {
        self.tick(now);
        self.face.finish(now)?;
        self.happened(now, now, Happening::Finish);
        Ok(())
    }

    /// Sets the battery's charge, per cent; `None` where there is none to measure.
    pub fn set_battery(&mut self, per_cent: Option<u8>) {
        self.battery = per_cent.map_or(NO_BATTERY, |it| it.min(100));
    }

    /// Raises or clears the fault bit.
    pub fn set_fault(&mut self, fault: bool) {
        self.fault = fault;
    }

    /// Loses power and starts anew. Times, counter and event numbers are in flash and survive; a clock that
    /// keeps op ids and log in plain memory forgets them, and says so by its memory number (§7.3).
    pub fn reboot(&mut self, now: At, forget_ops: bool) {
        self.tick(now);
        self.nonce = None;
        self.face.wake(now);
        // Nobody counted while it was dark.
        self.paced = now;
        self.display = [None; 2];
        self.counter = (self.counter / RESERVE).saturating_add(1).saturating_mul(RESERVE);
        if forget_ops {
            self.log.forget();
            self.forget_ops();
        }
        self.happened(now, now, Happening::Reboot);
    }

    /// Loses the op memory. Its number never comes round: the last one of all belongs to no memory (§7.3).
    fn forget_ops(&mut self) {
        (self.ops, self.last_op) = (OpMemory::default(), 0);
        self.memory = self.memory.saturating_add(1);
    }

    /// Whether the numbers for op memories are used up, so that nothing is applied any more.
    fn is_spent(&self) -> bool {
        self.memory == u16::MAX
    }

    /// The next broadcast: events that wait for a receipt, turn about with the state.
    pub fn advertise(&mut self, now: At) -> [u8; BROADCAST] {
        self.tick(now);
        self.burst_left = self.burst_left.saturating_sub(1);
        let event = if self.event_last { None } else { self.log.next_to_air(now) };
        self.event_last = event.is_some();
        match event {
            Some(entry) => self.event_frame(now, &entry),
            None => self.state_frame(now),
        }
    }

    /// How long after the last broadcast the next is due: a burst follows every change (§8), so ask again after
    /// each lever and each write.
    pub fn interval(&self) -> Millis {
        if self.burst_left > 0 { BURST } else { CALM }
    }

    fn state_frame(&mut self, now: At) -> [u8; BROADCAST] {
        let frame = StateFrame {
            clock: self.clock,
            counter: self.count(now),
            face: self.face_block(now),
            last_op: self.last_op,
        };
        frame.encode(&self.keys.state)
    }

    fn event_frame(&mut self, now: At, entry: &LoggedEvent) -> [u8; BROADCAST] {
        let frame = EventFrame {
            clock: self.clock,
            counter: self.count(now),
            number: entry.number,
            what: entry.what,
            memory: short_memory(self.memory),
            age: now.since(entry.at),
            since_press: entry.since_press,
        };
        frame.encode(&self.keys.event)
    }

    fn face_block(&self, now: At) -> FaceBlock {
        FaceBlock {
            shown: self.face.at(now),
            battery: self.battery,
            low_battery: self.battery <= LOW_BATTERY,
            fault: self.fault || self.is_spent() || self.counter == u32::MAX,
        }
    }

    /// Notices that a side's time ran out since the last look, and dates it to the very moment.
    fn tick(&mut self, now: At) {
        self.forget_risen_flags(now);
        let up = self.face.at(now).up;
        if let Some((side, at)) = self.face.zero_at()
            && up[side.index()]
            && !self.flag_logged[side.index()]
        {
            self.flag_logged[side.index()] = true;
            self.happened(now, at.min(now), Happening::Flag(side));
        }
    }

    /// A flag that was set up again, by time given or by a new move, can fall once more.
    fn forget_risen_flags(&mut self, now: At) {
        let up = self.face.at(now).up;
        for side in Side::BOTH {
            self.flag_logged[side.index()] &= up[side.index()];
        }
    }

    fn happened(&mut self, now: At, at: At, what: Happening) {
        let since_press = match what {
            Happening::Reboot => None,
            // A press is measured from itself; the interesting length is from the press before, which is gone.
            Happening::Press(_) => Some(Millis(0)),
            Happening::Start(_)
            | Happening::Challenge(_)
            | Happening::Hold(_)
            | Happening::Flag(_)
            | Happening::Finish => {
                self.face.since_press(now).map(|(_, since)| Millis((since - now.since(at)).0.max(0)))
            }
        };
        // No more events than counters: so the counter orders them, however many were made unheard (§6.2).
        self.count(now);
        self.log.add(at, what, since_press);
        self.event_last = false;
        self.stir(now);
    }

    /// Something changed: a burst, so that the hall sees it within half a second.
    fn stir(&mut self, now: At) {
        self.forget_risen_flags(now);
        self.burst_left = BURST_LENGTH;
    }

    /// Time passes: the counter rises by one for each second at least, whether or not there was a frame in it (§6.1).
    /// Whoever writes counters down before they are on the air calls this first.
    pub fn pace(&mut self, now: At) {
        let unheard = now.since(self.paced).0 / 1_000 - 1;
        if unheard > 0 {
            self.counter = self.counter.saturating_add(u32::try_from(unheard).unwrap_or(u32::MAX));
            self.paced = self.paced + Millis(unheard * 1_000);
        }
    }

    fn count(&mut self, now: At) -> u32 {
        self.pace(now);
        if now.since(self.paced) >= Millis(1_000) {
            self.paced = self.paced + Millis(1_000);
        }
        self.counter = self.counter.saturating_add(1);
        self.counter
    }
}

#[cfg(test)]
mod tests;

/// Events that are kept.
const KEPT: usize = 64;
/// How long an event that wants no receipt is on the air.
const AIRED: Millis = Millis(3000);
/// How many of the newest waiting events take turns on the air, so that none waits long for its turn.
const TURNS: usize = 4;

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LoggedEvent {
    number: u16,
    what: Happening,
    at: At,
    since_press: Option<Millis>,
    receipted: bool,
}

/// The log.
#[derive(Clone, Debug, Default)]
struct EventLog {
    newest: u16,
    entries: VecDeque<LoggedEvent>,
    /// How many of the oldest will not be on the air again.
    off_air: usize,
    turn: usize,
}

impl EventLog {
    /// The newest event's number; 0 before the first.
    fn newest(&self) -> u16 {
        self.newest
    }

    /// Adds an event under the next number. Numbers go round from 65535 to 1.
    fn add(&mut self, at: At, what: Happening, since_press: Option<Millis>) {
        self.newest = self.newest.checked_add(1).unwrap_or(1);
        if self.entries.len() == KEPT {
            self.entries.pop_front();
            self.off_air = self.off_air.saturating_sub(1);
        }
        self.entries.push_back(LoggedEvent { number: self.newest, what, at, since_press, receipted: false });
        // The newcomer goes on the air first.
        self.turn = 0;
    }

    /// Goes on behind this number; the entries are gone.
    fn go_on(&mut self, newest: u16) {
        *self = Self { newest, ..Self::default() };
    }

    /// Loses the entries, not the numbering.
    fn forget(&mut self) {
        self.entries.clear();
        self.off_air = 0;
    }

    /// Notes a receipt; `false` where the event is not kept (any more).
    fn receipt(&mut self, number: u16) -> bool {
        let entry = self.entries.iter_mut().find(|entry| entry.number == number);
        entry.is_some_and(|entry| {
            entry.receipted = true;
            true
        })
    }

    /// The events after `number`, oldest first; all where it is not kept.
    fn since(&self, number: u16) -> Vec<LoggedEvent> {
        let after = self.entries.iter().position(|entry| entry.number == number).map_or(0, |place| place + 1);
        self.entries.iter().skip(after).cloned().collect()
    }

    /// The waiting event whose turn it is, newest first.
    fn next_to_air(&mut self, now: At) -> Option<LoggedEvent> {
        let waits = |entry: &LoggedEvent| {
            !entry.receipted && (entry.what.wants_receipt() || now.since(entry.at) < AIRED)
        };
        let over = self.entries.iter().skip(self.off_air).take_while(|entry| !waits(entry)).count();
        self.off_air += over;
        let mut waiting =
            self.entries.iter().skip(self.off_air).rev().filter(|entry| waits(entry)).take(TURNS);
        let turn = self.turn % waiting.clone().count().max(1);
        let entry = waiting.nth(turn)?.clone();
        self.turn = self.turn.wrapping_add(1);
        Some(entry)
    }
}

/// The three numbers that must never go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flash {
    /// No frame has this counter or one above it yet.
    pub counter: u32,
    /// The number of the op memory; 0 before the first.
    pub memory: u16,
    /// The newest event's number; 0 before the first.
    pub newest_event: u16,
}

impl Flash {
    /// Frames that may be made before the next write. Reading a whole log makes one for each event and the result.
    const MARGIN: u32 = 2 * (KEPT as u32 + 2);

    /// Whether a device that has come to `now` must be written down before it says anything more.
    pub fn is_stale(self, now: Self) -> bool {
        let close = self.counter.saturating_sub(now.counter) < Self::MARGIN;
        close || (self.memory, self.newest_event) != (now.memory, now.newest_event)
    }

    /// What is written down for a device that has come here: a reserve of counters with it.
    #[must_use]
    pub fn reserved(self) -> Self {
        Self { counter: self.counter.saturating_add(Self::MARGIN + RESERVE), ..self }
    }
}

impl Device {
    /// What must survive, as it is now.
    pub fn flash(&self) -> Flash {
        Flash { counter: self.counter, memory: self.memory, newest_event: self.log.newest() }
    }

    /// Starts with what was written down. Op memory and log are gone, and the clock says so.
    pub fn wake(&mut self, now: At, flash: Flash) {
        (self.counter, self.paced) = (flash.counter, now);
        self.memory = flash.memory.saturating_add(1);
        self.log.go_on(flash.newest_event);
        if flash != Flash::default() {
            self.happened(now, now, Happening::Reboot);
        }
    }

    /// The clock has another master key: it begins an op memory of its own, so that no number that was used up or
    /// spoiled under the old key stands in its way. For the rest the clock is what it was.
    pub fn rekey(&mut self, clock: ClockId, master: &MasterKey) {
        self.clock = clock;
        self.keys = Keys::derive(master, clock);
        self.nonce = None;
        self.forget_ops();
    }
}
