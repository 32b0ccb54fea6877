//! The clock on the table: levers, radio and memory meet here. It knows neither a terminal nor BlueZ.
//!
//! What it keeps between two runs, as a real clock does in its flash, is its number, its key, and the numbers that
//! must never go back. The file has the key in it, so it is its owner's alone.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::cli::keys::{digits, new_keys};
use crate::cli::own_file::{Rights, only_theirs, replace, secret};
use crate::cli::{Problem, files};
use crate::clock::device::CALM;
use crate::clock::provision::{
    CheckNumber, ClockEnd, Failure, Fresh, ProvisionNews, ProvisionRefusal, ProvisionStep,
};
use crate::clock::{Control, Device, Flash, MasterKey, Nonce, Notice, ShownFace};
use crate::domain::{At, ClockId, Millis, Side};

use super::guests::Guests;

/// What a person does at the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lever {
    Press(Side),
    Challenge(Side),
    Hold(Side),
    Resume(Side),
    Stop,
    Finish,
    NewGame,
    /// Both levers held: provisioning mode.
    Both,
    /// The check numbers are the same.
    Yes,
    /// They are not, or: leave the mode.
    No,
    /// In provisioning mode: take the number off.
    Forget,
}

/// How far a clock is with its number and key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Giving {
    /// It plays.
    No,
    /// Both levers are held, and no console has come yet.
    Waits,
    /// Its person compares these digits with the console's.
    Compares(CheckNumber),
}

/// What consoles and the radio want of the clock.
pub(super) enum RadioRequest {
    /// A console reads the nonce.
    Nonce { console: String, reply: oneshot::Sender<[u8; 8]> },
    /// A console writes a command.
    Command { console: String, bytes: Vec<u8>, reply: oneshot::Sender<()> },
    /// A console writes a provisioning frame.
    Provision { console: String, bytes: Vec<u8>, reply: oneshot::Sender<()> },
    /// A console reads the battery's charge.
    Battery { reply: oneshot::Sender<u8> },
    /// These are connected.
    Present(Vec<String>),
    /// This one has let its connection go, whatever the next look finds.
    Left(String),
    /// The broadcasts go out, or why they do not.
    OnAir(Result<String, String>),
}

/// What goes out to whoever is connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Say {
    /// An indication of the result characteristic.
    Result(Vec<u8>),
    /// A notification of the log.
    Log(Vec<u8>),
    /// An indication of the provisioning characteristic.
    Provision(Vec<u8>),
    /// A notification of the battery's level.
    Battery(u8),
}

/// The clock.
pub(super) struct TableClock<K> {
    control: Control,
    device: Option<Device>,
    memory: ClockMemory,
    keep: K,
    mode: Option<ClockEnd>,
    guests: Guests,
    /// When an attempt to provision it was last under way.
    attempt: At,
    battery: Option<u8>,
    told: String,
}

impl<K: Keep> TableClock<K> {
    /// A clock with what it remembers.
    pub(super) fn new(control: Control, memory: ClockMemory, keep: K, now: At) -> Result<Self, Problem> {
        let mut clock = Self {
            control,
            device: None,
            memory,
            keep,
            mode: None,
            guests: Guests::default(),
            attempt: At(0),
            battery: None,
            told: String::new(),
        };
        clock.device = clock.memory.identity.as_ref().map(|identity| clock.assemble(now, identity));
        clock.settle()?;
        Ok(clock)
    }

    /// Makes the device of an identity, with the numbers that go on.
    fn assemble(&self, now: At, identity: &Identity) -> Device {
        let mut device = Device::new(identity.clock, &identity.master, self.control, now);
        device.wake(now, self.memory.flash);
        device.set_battery(self.battery);
        device
    }

    /// Counts the seconds that have passed since the last frame.
    fn pace(&mut self, now: At) -> Result<(), Problem> {
        if let Some(device) = &mut self.device {
            device.pace(now);
        }
        self.settle()
    }

    /// Writes down what must never go back, before anything is said that rests on it.
    fn settle(&mut self) -> Result<(), Problem> {
        let Some(device) = &self.device else { return Ok(()) };
        let now = device.flash();
        if self.memory.flash.is_stale(now) {
            self.memory.flash = now.reserved();
            self.keep.keep(&self.memory)?;
        }
        Ok(())
    }

    /// The charge of this machine's battery; what there is to say where it is another than before.
    pub(super) fn set_battery(&mut self, per_cent: Option<u8>) -> Option<Say> {
        let before = std::mem::replace(&mut self.battery, per_cent);
        if let Some(device) = &mut self.device {
            device.set_battery(per_cent);
        }
        per_cent.filter(|_| before != per_cent).map(Say::Battery)
    }

    /// A person does something. What the clock has to say for it goes out.
    pub(super) fn lever(&mut self, now: At, lever: Lever) -> Result<Vec<Say>, Problem> {
        self.told.clear();
        let step = match (lever, &mut self.mode) {
            (Lever::Yes, Some(mode)) => mode.agree(now),
            (Lever::No, Some(mode)) => mode.decline(),
            (Lever::Forget, Some(mode)) if mode.check().is_none() => return self.forget(now),
            (Lever::Both, None) => {
                let has = self.memory.identity.as_ref().map(|it| it.clock);
                self.mode = Some(ClockEnd::open(now, has));
                ProvisionStep::default()
            }
            (Lever::Yes | Lever::No | Lever::Forget | Lever::Both, _) | (_, Some(_)) => {
                ProvisionStep::default()
            }
            (lever, None) => {
                self.play(now, lever);
                ProvisionStep::default()
            }
        };
        let said = self.follow(now, step)?;
        self.settle()?;
        Ok(said)
    }

    fn play(&mut self, now: At, lever: Lever) {
        let Some(device) = &mut self.device else {
            "it has no number yet: P to get one from a console".clone_into(&mut self.told);
            return;
        };
        let done = match lever {
            Lever::Press(side) => device.press(now, side),
            Lever::Challenge(side) => device.challenge(now, side),
            Lever::Hold(side) => device.hold(now, side),
            Lever::Resume(side) => device.resume(now, side),
            Lever::Stop => device.stop(now),
            Lever::Finish => device.finish(now),
            Lever::NewGame => {
                device.new_game(now, self.control);
                Ok(())
            }
            Lever::Both | Lever::Yes | Lever::No | Lever::Forget => Ok(()),
        };
        if done.is_err() {
            "this lever does nothing now".clone_into(&mut self.told);
        }
    }

    /// Takes number and key off. The counters stay: a key that comes back finds none of them lower.
    fn forget(&mut self, now: At) -> Result<Vec<Say>, Problem> {
        self.memory.identity = None;
        self.device = None;
        self.keep.keep(&self.memory)?;
        self.mode = Some(ClockEnd::open(now, None));
        "number and key are off".clone_into(&mut self.told);
        Ok(Vec::new())
    }

    /// Does what the provisioning wants done.
    fn follow(&mut self, now: At, step: ProvisionStep) -> Result<Vec<Say>, Problem> {
        match step.news {
            Some(ProvisionNews::Given(given)) => {
                self.told = format!("this is clock {} now", given.clock);
                let identity = Identity { clock: given.clock, master: given.master };
                match &mut self.device {
                    Some(device) => device.rekey(identity.clock, &identity.master),
                    None => self.device = Some(self.assemble(now, &identity)),
                }
                self.memory.identity = Some(identity);
                if let Some(device) = &self.device {
                    self.memory.flash = device.flash().reserved();
                }
                // Only what is written down has been taken: the console hears of it afterwards.
                self.keep.keep(&self.memory)?;
            }
            Some(
                ProvisionNews::Failed(Failure::Found(ProvisionRefusal::Closed)) | ProvisionNews::Compare(_),
            )
            | None => {}
            Some(ProvisionNews::Failed(failure)) => self.told = failure.to_string(),
        }
        if self.mode.as_ref().is_some_and(ClockEnd::is_over) {
            self.mode = None;
        }
        Ok(step.send.into_iter().map(Say::Provision).collect())
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, now: At) -> Result<Vec<Say>, Problem> {
        let step = self.mode.as_mut().map(|mode| mode.tick(now)).unwrap_or_default();
        self.follow(now, step)
    }

    /// The next broadcast; none where the clock has no number and nobody gives it one.
    pub(super) fn broadcast(&mut self, now: At) -> Result<Option<Vec<u8>>, Problem> {
        if let Some(mode) = &self.mode {
            return Ok(Some(mode.advertise()));
        }
        self.pace(now)?;
        let frame = self.device.as_mut().map(|device| device.advertise(now).to_vec());
        // The frame may have found that a flag has fallen, which is an event with a number.
        self.settle()?;
        Ok(frame)
    }

    /// How long after the last broadcast the next is due.
    pub(super) fn interval(&self) -> Millis {
        match (&self.mode, &self.device) {
            (None, Some(device)) => device.interval(),
            _ => CALM,
        }
    }

    /// A console reads the nonce, which is `chance`; none where the clock serves another one.
    ///
    /// A new one each time: that a console has left and come back is not heard at once, and no nonce may outlive its
    /// connection (§6.3).
    pub(super) fn nonce(&mut self, now: At, console: &str, chance: [u8; 8]) -> Option<[u8; 8]> {
        if !self.guests.serves(now, console) {
            return None;
        }
        self.guests.greeted(now, console);
        if let Some(device) = &mut self.device {
            device.connect(now, Nonce(chance));
        }
        Some(chance)
    }

    /// A console writes a command; nothing is done and nothing said where the clock serves another one.
    pub(super) fn command(
        &mut self,
        now: At,
        console: &str,
        bytes: &[u8],
    ) -> Result<Option<Vec<Say>>, Problem> {
        if self.mode.is_some() {
            return Ok(Some(Vec::new()));
        }
        if !self.guests.serves(now, console) {
            return Ok(None);
        }
        self.pace(now)?;
        let Some(device) = &mut self.device else { return Ok(Some(Vec::new())) };
        let answer = device.write(now, bytes);
        self.guests.wrote(console, answer.status);
        self.settle()?;
        let result = std::iter::once(Say::Result(answer.result.to_vec()));
        Ok(Some(result.chain(answer.events.into_iter().map(|event| Say::Log(event.to_vec()))).collect()))
    }

    /// A console writes a provisioning frame; nothing is done and nothing said where the clock serves another one.
    pub(super) fn provision(
        &mut self,
        now: At,
        console: &str,
        bytes: &[u8],
        fresh: &Fresh,
    ) -> Result<Option<Vec<Say>>, Problem> {
        if !self.guests.serves(now, console) {
            return Ok(None);
        }
        let step = match &mut self.mode {
            Some(mode) => mode.hear(now, bytes, &mut || fresh.clone()),
            None => ClockEnd::shut(),
        };
        self.follow(now, step).map(Some)
    }

    /// Who is connected now. Gives those who have to be sent away.
    pub(super) fn present(&mut self, now: At, connected: &[String]) -> Vec<String> {
        let (before, left) = (self.guests.count(), self.guests.present(now, connected));
        self.parted(left, connected.is_empty() && before > 0);
        match &self.mode {
            Some(mode) => {
                if mode.is_busy() {
                    self.attempt = now;
                }
                self.guests.idle(now, self.attempt)
            }
            None => self.guests.unwelcome(now),
        }
    }

    /// Somebody has left: the next look may find the same one again, on another connection.
    pub(super) fn left(&mut self, console: &str) {
        let before = self.guests.count();
        let left = self.guests.left(console);
        self.parted(left, before > 0 && self.guests.count() == 0);
    }

    /// Whether the console that is served has left, and whether nobody is here any more.
    fn parted(&mut self, served_left: bool, all_left: bool) {
        if let Some(device) = self.device.as_mut().filter(|_| served_left) {
            device.disconnect();
        }
        if let Some(mode) = self.mode.as_mut().filter(|_| all_left)
            && let Some(ProvisionNews::Failed(failure)) = mode.lost().news
        {
            self.told = failure.to_string();
        }
    }

    // What the screen asks.

    /// Its number.
    pub(super) fn number(&self) -> Option<ClockId> {
        self.memory.identity.as_ref().map(|it| it.clock)
    }

    /// What it shows.
    pub(super) fn shown(&self, now: At) -> Option<(ShownFace, [Option<Notice>; 2])> {
        self.device.as_ref().map(|device| (device.shown_at(now), device.display()))
    }

    /// Whether it is in provisioning mode, and how far.
    pub(super) fn giving(&self) -> Giving {
        match self.mode.as_ref().map(ClockEnd::check) {
            None => Giving::No,
            Some(None) => Giving::Waits,
            Some(Some(check)) => Giving::Compares(check),
        }
    }

    /// What there is to tell about the last lever.
    pub(super) fn told(&self) -> &str {
        &self.told
    }

    /// How many are connected.
    pub(super) fn guests(&self) -> usize {
        self.guests.count()
    }
}

/// The clock's number and key, once it was provisioned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    pub(super) clock: ClockId,
    pub(super) master: MasterKey,
}

/// The file's content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ClockMemory {
    pub(super) identity: Option<Identity>,
    pub(super) flash: Flash,
}

/// Where it is kept.
pub(super) trait Keep {
    /// Makes it durable.
    fn keep(&mut self, memory: &ClockMemory) -> Result<(), Problem>;
}

/// The file.
pub(super) struct MemoryDisk(PathBuf);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MemoryFile {
    number: Option<u16>,
    key: Option<String>,
    counter: u32,
    memory: u16,
    newest_event: u16,
}

impl MemoryDisk {
    /// The file and what it holds; a clock that is new where there is none.
    pub(super) fn open(path: &Path) -> Result<(Self, ClockMemory), Problem> {
        let disk = Self(path.to_owned());
        // Only a file that is not there lets the counter begin anew. One that may not be read has a counter.
        if let Err(error) = std::fs::metadata(path) {
            return match error.kind() {
                std::io::ErrorKind::NotFound => Ok((disk, ClockMemory::default())),
                _ => Err(Problem::file(path, &error)),
            };
        }
        let text = files::text(path, files::SMALL)?;
        only_theirs(path, Rights::OWNER, &new_keys(path))?;
        let memory = read(&text).map_err(|what| {
            let what = format!("{}: {what}", path.display());
            Problem::told(what, "bring the file back from a copy, or begin a new clock with another file")
        })?;
        Ok((disk, memory))
    }
}

impl Keep for MemoryDisk {
    fn keep(&mut self, memory: &ClockMemory) -> Result<(), Problem> {
        let written = MemoryFile {
            number: memory.identity.as_ref().map(|it| it.clock.0),
            key: memory.identity.as_ref().map(|it| digits(&it.master)),
            counter: memory.flash.counter,
            memory: memory.flash.memory,
            newest_event: memory.flash.newest_event,
        };
        let text = toml::to_string(&written)
            .map_err(|error| Problem::told(format!("{}: {error}", self.0.display()), ""))?;
        let text =
            format!("# A table clock's memory. Whoever can read this file can command the clock.\n{text}");
        let new = self.0.with_extension("toml.new");
        secret()
            .create(true)
            .truncate(true)
            .open(&new)
            .and_then(|file| replace(&self.0, &new, file, text.as_bytes()))
            .map_err(|error| Problem::file(&self.0, &error))
    }
}

fn read(text: &str) -> Result<ClockMemory, String> {
    let written: MemoryFile = toml::from_str(text).map_err(|error| error.to_string())?;
    let identity = match (written.number, written.key) {
        (None, None) => None,
        (Some(number), Some(key)) if number > 0 => {
            let master = key.parse().map_err(|error| format!("key: {error}"))?;
            Some(Identity { clock: ClockId(number), master })
        }
        _ => return Err("a number from 1 and a key go together".to_owned()),
    };
    let flash =
        Flash { counter: written.counter, memory: written.memory, newest_event: written.newest_event };
    Ok(ClockMemory { identity, flash })
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
