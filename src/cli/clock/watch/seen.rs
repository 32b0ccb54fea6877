//! A clock that is watched: what is known of it, and when that is worth a line.

use serde_json::{Value, json};

use crate::clock::{Address, Advert, Fact, NO_BATTERY, Reading, Run};
use crate::domain::{At, ClockId, Millis, Side};
use crate::station::{FrameVerifier, Verdict};

use super::super::scan::word;

/// A clock that was not heard for so long is said to be silent: two broadcasts and a burst were missed.
const SILENT: Millis = Millis(5_000);
/// How long something suspect is told after it was heard last.
const SUSPECT: Millis = Millis(10_000);

/// What is worth a line when it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Face {
    run: Option<Run>,
    /// What stands still; of a side that runs, nothing.
    left: [Option<Millis>; 2],
    up: [bool; 2],
    battery: Option<u8>,
    fault: bool,
    hearing: Hearing,
    suspect: Option<(&'static str, Address)>,
}

/// How a clock is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hearing {
    Never,
    Proven,
    Unproven,
    Silent,
}

impl Hearing {
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
pub(super) struct Watched {
    verifier: Option<FrameVerifier>,
    /// By what a clock without a key is known.
    pub(super) address: Option<Address>,
    reading: Option<Reading>,
    heard: Option<(At, String, Option<i16>)>,
    suspect: Option<(At, &'static str, Address)>,
    told: Option<Face>,
}

/// A line about a clock.
pub(super) struct Line {
    at: At,
    number: ClockId,
    face: Face,
    left: [Option<Millis>; 2],
    age: Option<Millis>,
    adapter: Option<String>,
    rssi: Option<i16>,
}

impl Watched {
    pub(super) fn new(verifier: Option<FrameVerifier>, address: Option<Address>) -> Self {
        Self { verifier, address, reading: None, heard: None, suspect: None, told: None }
    }

    /// Takes an advertisement in its name; whether it was proven.
    pub(super) fn hear(&mut self, now: At, advert: &Advert) -> bool {
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
    pub(super) fn change(&mut self, number: ClockId, begun: At, now: At) -> Option<Line> {
        let face = self.face(now);
        let early = face.hearing == Hearing::Never && now.since(begun) < SILENT && face.suspect.is_none();
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
        Some(Line { at: now, number, face, left, age, adapter, rssi })
    }

    fn face(&self, now: At) -> Face {
        let hearing = match &self.heard {
            None => Hearing::Never,
            Some((at, ..)) if now.since(*at) > SILENT => Hearing::Silent,
            Some(_) if self.verifier.is_some() => Hearing::Proven,
            Some(_) => Hearing::Unproven,
        };
        let suspect = self.suspect.as_ref().filter(|(at, ..)| now.since(*at) < SUSPECT);
        let shown = self.reading.map(|reading| reading.face_at(now));
        let runs = |side: Side| shown.is_some_and(|shown| shown.run == Run::Running(side));
        let still = |side: Side| shown.map(|shown| shown.left[side.index()]).filter(|_| !runs(side));
        let battery = self.reading.map(|reading| reading.face.battery);
        Face {
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

impl Line {
    /// For a person.
    pub(super) fn text(&self) -> String {
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
    pub(super) fn json(&self) -> Value {
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
