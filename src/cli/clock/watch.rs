//! `ephor clock watch`: the clocks of an event, a line at every change that is worth one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::cli::{Console, EventFolder, Exit, KeptClock, Problem};
use crate::clock::{Address, Advert, ClockReading, Control, Fact, Mode, NO_BATTERY, Run};
use crate::domain::{At, ClockId, Millis, Side};
use crate::station::{FrameVerifier, Input, Verdict, claimed};

use super::listen::Listener;
use super::scan::word;

pub(super) const ABOUT: &str = "Watch the clocks of an event, a line at every change

Listens, connects to nothing, and writes nothing into the journal; it may run beside a console. A line says what a \
clock shows, how old that is, its battery, its signal, and what is suspect. Only what the clock's key proves is \
shown as its state. A frame with a wrong tag, an old one, one from a second device: suspect, and the state stays \
what it was. Makes that prove nothing are heard, and unproven. That time runs is no change; neither is the signal.

Without a number all clocks of the event are watched; without --seconds until Ctrl-C. Exit status 1 if nothing was \
proven.

Examples:
  ephor clock watch spring
  ephor clock watch spring 3 12 --seconds 60 --json";

/// `ephor clock watch`.
#[derive(Debug, clap::Args)]
pub struct WatchArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The clocks' numbers; all of the event if left out
    #[arg(value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    pub clocks: Vec<u16>,
    /// How long to watch
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub seconds: Option<u32>,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// Print a JSON object a line
    #[arg(long)]
    pub json: bool,
}

pub(super) fn run(args: &WatchArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    let mode = Control::of(&opened.law.ruleset.time).map_or(Mode::Overtime, |control| control.mode);
    let mut watched = chosen(args, mode)?;
    let homes: BTreeMap<Address, ClockId> =
        watched.iter().filter_map(|(number, clock)| Some((clock.address.clone()?, *number))).collect();
    let mut listener = Listener::start(args.adapter.as_deref(), args.seconds, console.now)?;
    let begun = (console.now)();
    let mut proven = false;
    while let Some(inputs) = listener.next(Millis(250))? {
        let now = (console.now)();
        for input in inputs {
            let Input::Advert(advert) = input else { continue };
            let claim = advert.maker.as_ref().and_then(|(_, frame)| claimed(frame));
            let number = homes.get(&advert.address).copied().or(claim);
            if let Some(clock) = number.and_then(|number| watched.get_mut(&number)) {
                proven |= clock.hear(now, &advert);
            }
        }
        for (number, clock) in &mut watched {
            let Some(line) = clock.change(*number, begun, now) else { continue };
            if args.json {
                writeln!(console.out, "{}", line.json())?;
            } else {
                writeln!(console.out, "{}", line.text())?;
            }
        }
        console.out.flush()?;
    }
    Ok(Exit::yes(proven))
}

/// The clocks that are to be watched.
fn chosen(args: &WatchArgs, mode: Mode) -> Result<BTreeMap<ClockId, WatchedClock>, Problem> {
    let folder = EventFolder::at(&args.event);
    let mut kept = folder.clocks()?;
    let see = || format!("`ephor clock key list {}` names those there are", folder.path().display());
    if let Some(missing) = args.clocks.iter().find(|number| !kept.contains_key(&ClockId(**number))) {
        return Err(Problem::told(format!("the event has no clock {missing}"), see()));
    }
    if !args.clocks.is_empty() {
        kept.retain(|number, _| args.clocks.contains(&number.0));
    }
    if kept.is_empty() {
        return Err(Problem::told("the event has no clocks", "`ephor clock provision` gives it one"));
    }
    let watch = |(number, clock): (ClockId, KeptClock)| {
        let verifier = clock.key.map(|key| FrameVerifier::new(number, &key, mode));
        // A clock with a key is where its frames are; one without is known by nothing but its address.
        let address = if verifier.is_none() { clock.address.as_deref().map(Address::new) } else { None };
        (number, WatchedClock::new(verifier, address))
    };
    Ok(kept.into_iter().map(watch).collect())
}

/// A clock that was not heard for so long is said to be silent: two broadcasts and a burst were missed.
const SILENT: Millis = Millis(5_000);
/// How long something suspect is told after it was heard last.
const SUSPECT: Millis = Millis(10_000);

/// What is worth a line when it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WatchedFace {
    run: Option<Run>,
    /// What stands still; of a side that runs, nothing.
    left: [Option<Millis>; 2],
    up: [bool; 2],
    battery: Option<u8>,
    fault: bool,
    hearing: HearingState,
    suspect: Option<(&'static str, Address)>,
}

/// How a clock is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HearingState {
    Never,
    Proven,
    Unproven,
    Silent,
}

impl HearingState {
    fn word(self) -> &'static str {
        match self {
            Self::Never => "never heard",
            Self::Proven => "proven",
            Self::Unproven => "unproven",
            Self::Silent => "silent",
        }
    }
}

/// A clock that is watched.
struct WatchedClock {
    verifier: Option<FrameVerifier>,
    /// By what a clock without a key is known.
    address: Option<Address>,
    reading: Option<ClockReading>,
    heard: Option<(At, String, Option<i16>)>,
    suspect: Option<(At, &'static str, Address)>,
    told: Option<WatchedFace>,
}

/// A line about a clock.
struct WatchLine {
    at: At,
    number: ClockId,
    face: WatchedFace,
    left: [Option<Millis>; 2],
    age: Option<Millis>,
    adapter: Option<String>,
    rssi: Option<i16>,
}

impl WatchedClock {
    fn new(verifier: Option<FrameVerifier>, address: Option<Address>) -> Self {
        Self { verifier, address, reading: None, heard: None, suspect: None, told: None }
    }

    /// Takes an advertisement in its name; whether it was proven.
    fn hear(&mut self, now: At, advert: &Advert) -> bool {
        let here = (now, advert.adapter.clone(), advert.rssi);
        let Some(verifier) = &mut self.verifier else {
            self.heard = Some(here);
            return false;
        };
        let Some((_, frame)) = &advert.maker else { return false };
        let (verdict, facts) = verifier.hear(now, advert, frame);
        match verdict {
            Verdict::Proven => {
                let reading = |fact| if let Fact::Reading(it) = fact { Some(it) } else { None };
                self.reading = facts.into_iter().find_map(reading).or(self.reading);
                self.heard = Some(here);
                true
            }
            Verdict::Again => false,
            Verdict::Suspect(why) => {
                self.suspect = Some((now, word(why), advert.address.clone()));
                false
            }
        }
    }

    /// A line, if there is something new to say.
    fn change(&mut self, number: ClockId, begun: At, now: At) -> Option<WatchLine> {
        let face = self.face(now);
        let early =
            face.hearing == HearingState::Never && now.since(begun) < SILENT && face.suspect.is_none();
        if early || self.told.as_ref() == Some(&face) {
            return None;
        }
        self.told = Some(face.clone());
        let (adapter, rssi) = self.heard.clone().map_or((None, None), |(_, on, rssi)| (Some(on), rssi));
        let shown = self.reading.map(|reading| reading.face_at(now));
        let left = shown.map_or([None; 2], |shown| shown.left.map(Some));
        let age = match &self.reading {
            Some(reading) => Some(now.since(reading.at)),
            None => self.heard.as_ref().map(|(at, ..)| now.since(*at)),
        };
        Some(WatchLine { at: now, number, face, left, age, adapter, rssi })
    }

    fn face(&self, now: At) -> WatchedFace {
        let hearing = match &self.heard {
            None => HearingState::Never,
            Some((at, ..)) if now.since(*at) > SILENT => HearingState::Silent,
            Some(_) if self.verifier.is_some() => HearingState::Proven,
            Some(_) => HearingState::Unproven,
        };
        let suspect = self.suspect.as_ref().filter(|(at, ..)| now.since(*at) < SUSPECT);
        let shown = self.reading.map(|reading| reading.face_at(now));
        let runs = |side: Side| shown.is_some_and(|shown| shown.run == Run::Running(side));
        let still = |side: Side| shown.map(|shown| shown.left[side.index()]).filter(|_| !runs(side));
        let battery = self.reading.map(|reading| reading.face.battery);
        WatchedFace {
            run: shown.map(|shown| shown.run),
            left: Side::BOTH.map(still),
            up: shown.map_or([false; 2], |shown| shown.up),
            battery: battery.filter(|battery| *battery != NO_BATTERY),
            fault: self.reading.is_some_and(|reading| reading.face.fault),
            hearing,
            suspect: suspect.map(|(_, why, from)| (*why, from.clone())),
        }
    }
}

impl WatchLine {
    /// For a person.
    fn text(&self) -> String {
        let time = self.at.rfc3339().get(11..19).unwrap_or_default().to_owned();
        let mut parts = vec![format!("{time}Z"), format!("clock {}", self.number)];
        if let (Some(run), [Some(a), Some(b)]) = (self.face.run, self.left) {
            parts.push(said(run));
            parts.push(format!("A {} B {}", a.face(), b.face()));
        }
        let ups = Side::BOTH.into_iter().filter(|side| self.face.up[side.index()]);
        parts.extend(ups.map(|side| format!("{side} out of time")));
        parts.push(self.face.hearing.word().to_owned());
        parts
            .extend(self.age.map(|age| format!("{}.{} s old", age.0 / 1_000, age.0.rem_euclid(1_000) / 100)));
        parts.extend(self.face.battery.map(|battery| format!("battery {battery} %")));
        if let (Some(rssi), Some(adapter)) = (self.rssi, &self.adapter) {
            parts.push(format!("{rssi} dBm on {adapter}"));
        }
        if self.face.fault {
            parts.push("! fault".to_owned());
        }
        if let Some((why, from)) = &self.face.suspect {
            parts.push(format!("! suspect: {why} from {from}"));
        }
        parts.join("  ")
    }

    /// For a program.
    fn json(&self) -> Value {
        let suspect = self.face.suspect.as_ref();
        json!({
            "at": self.at.rfc3339(),
            "clock": self.number.0,
            "heard": self.face.hearing.word(),
            "run": self.face.run.map(said),
            "left_ms": self.left.map(|left| left.map(|left| left.0)),
            "out_of_time": self.face.up,
            "age_ms": self.age.map(|age| age.0),
            "battery": self.face.battery,
            "fault": self.face.fault,
            "adapter": self.adapter,
            "rssi": self.rssi,
            "suspect": suspect.map(|(why, from)| json!({ "why": why, "from": from.as_str() })),
        })
    }
}

fn said(run: Run) -> String {
    match run {
        Run::Idle => "idle".to_owned(),
        Run::Running(side) => format!("{side} runs"),
        Run::Neutral => "neutral".to_owned(),
        Run::Challenge(side) => format!("{side} challenges"),
        Run::Finished => "finished".to_owned(),
    }
}
