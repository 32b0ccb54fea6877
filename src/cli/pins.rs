//! The PINs of an event's offices: `pins.toml` in its folder, for nobody to read but those who may write the journal.
//!
//! ```toml
//! [[pin]]
//! office = "head_referee"
//! salt = "000102030405060708090a0b0c0d0e0f"
//! passes = 3
//! hash = "5351fd9c…"
//!
//! [[pin.wrong]]
//! station = "kiosk"
//! tries = 2
//! last = "2026-11-21T10:00:00.000Z"
//! ```
//!
//! No PIN stands there. The hash is Argon2id, salted, with 19 MiB and so many passes that a try takes a noticeable part
//! of a second. Wrong tries are counted here, so that a second program does not begin anew, and by station: who guesses
//! at the players' kiosk keeps nobody else out.

use std::fs;
use std::path::PathBuf;

use argon2::{Algorithm, Argon2, Params, Version};
use serde::{Deserialize, Serialize};

use crate::domain::{At, Digest, Millis, Role};
use crate::runtime::Pins;
use crate::tui::{NewPin, PIN_LENGTHS, PinAnswer};

use super::event::EventFolder;
use super::own_file::{Rights, begin, mine, only_theirs, replace};
use super::problem::Problem;
use super::{files, random};

/// The memory of the hash in KiB, and how often it is gone through for a new PIN.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 3;
/// A file that says more would keep a console busy for minutes.
const MOST_PASSES: u32 = 100;
/// The wait after a wrong PIN is doubled so often at most: 256 seconds.
const DOUBLED: u32 = 8;

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PinsFile {
    #[serde(default)]
    pin: Vec<Pin>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pin {
    office: Role,
    /// Sixteen random bytes, in hexadecimal digits.
    salt: String,
    passes: u32,
    hash: Digest,
    /// Where it was wrong since it was last right there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<WrongTries>,
}

/// Wrong tries at a station.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongTries {
    station: String,
    /// How many, since the PIN was last right there.
    tries: u32,
    /// When the last one was.
    last: String,
}

/// Of so many stations it is known how often they were wrong; who gives himself a new name for each try gains nothing
/// that the file with the hash would not give him.
const STATIONS: usize = 64;

impl Pin {
    fn new(office: Role, pin: &str) -> Result<Self, Problem> {
        let bytes: [u8; 16] = random::bytes()?;
        let salt = bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
        let hash = stretched(pin, &salt, PASSES)?;
        Ok(Self { office, salt, passes: PASSES, hash, wrong: Vec::new() })
    }

    /// How long no PIN is looked at yet at a station.
    fn wait(&self, station: &str, now: At) -> Millis {
        let Some(wrong) = self.wrong.iter().find(|wrong| wrong.station == station) else { return Millis(0) };
        let Some(last) = At::parse_rfc3339(&wrong.last) else { return Millis(0) };
        let whole = waits(wrong.tries);
        // A clock that was set must not lock anybody out for longer.
        Millis((whole.0 - now.since(last).0).clamp(0, whole.0))
    }

    /// Counts a wrong try at a station; how many those are by now.
    fn was_wrong(&mut self, station: &str, now: At) -> u32 {
        let found = self.wrong.iter().position(|wrong| wrong.station == station);
        let before = found.map_or(0, |at| self.wrong.remove(at).tries);
        let tries = before.saturating_add(1);
        self.wrong.push(WrongTries { station: station.to_owned(), tries, last: now.rfc3339() });
        let too_many = self.wrong.len().saturating_sub(STATIONS);
        self.wrong.drain(..too_many);
        tries
    }
}

/// How long none is looked at after so many wrong ones.
fn waits(wrong: u32) -> Millis {
    if wrong == 0 { Millis(0) } else { Millis::secs(1 << (wrong - 1).min(DOUBLED)) }
}

/// Argon2id (RFC 9106) of a PIN.
fn stretched(pin: &str, salt: &str, passes: u32) -> Result<Digest, Problem> {
    let mut hash = [0; 32];
    Params::new(MEMORY, passes, 1, Some(hash.len()))
        .and_then(|params| {
            let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            argon2.hash_password_into(pin.as_bytes(), salt.as_bytes(), &mut hash)
        })
        .map_err(|error| Problem::told(format!("the PIN: {error}"), "set it again: `ephor office pin`"))?;
    Ok(Digest(hash))
}

/// A PIN as it may be set.
fn fit(pin: &str) -> Result<String, Problem> {
    let pin = crate::domain::cleaned(pin).map_err(|error| Problem::told(format!("the PIN: {error}"), ""))?;
    let length = pin.chars().count();
    if (PIN_LENGTHS.0..=PIN_LENGTHS.1).contains(&length) {
        return Ok(pin);
    }
    let (least, most) = PIN_LENGTHS;
    Err(Problem::told(
        format!("the PIN has {length} characters"),
        format!("choose {least} to {most}; six digits or more"),
    ))
}

impl EventFolder {
    fn pins_file(&self) -> PathBuf {
        self.path().join("pins.toml")
    }

    fn pins(&self) -> Result<PinsFile, Problem> {
        let path = self.pins_file();
        if !path.exists() {
            return Ok(PinsFile::default());
        }
        only_theirs(&path, Rights::of_event(self.path()), &mine(&path))?;
        let text = files::text(&path, files::SMALL)?;
        let wrong = |what: &str| {
            let what = format!("{}: {}", path.display(), what.trim_end());
            Problem::told(what, "take the file away, and set the PINs again: `ephor office pin`")
        };
        let kept: PinsFile = toml::from_str(&text).map_err(|error| wrong(error.message()))?;
        match kept.pin.iter().find(|pin| pin.passes == 0 || pin.passes > MOST_PASSES) {
            Some(pin) => Err(wrong(&format!("passes = {} cannot be", pin.passes))),
            None => Ok(kept),
        }
    }

    /// The offices that ask for a PIN.
    pub(super) fn offices_with_pins(&self) -> Result<Vec<Role>, Problem> {
        Ok(self.pins()?.pin.iter().map(|pin| pin.office).collect())
    }

    fn change_pins<T>(&self, change: impl FnOnce(&mut PinsFile) -> Result<T, Problem>) -> Result<T, Problem> {
        let path = self.pins_file();
        let new = path.with_extension("toml.new");
        let begun = begin(&new, Rights::of_event(self.path()))?;
        let changed = self.pins().and_then(|mut pins| {
            let said = change(&mut pins)?;
            let text = toml::to_string(&pins).map_err(|error| Problem::told(error.to_string(), ""))?;
            let own = begun.file.try_clone().map_err(|error| Problem::file(&new, &error))?;
            replace(&path, &new, own, text.as_bytes()).map_err(|error| Problem::file(&path, &error))?;
            Ok(said)
        });
        if changed.is_err() {
            // It is ours as long as it is locked; what is wrong is told already.
            let _ = fs::remove_file(&new);
        }
        drop(begun);
        changed
    }

    /// Gives an office a PIN, or takes it away; whether there was one.
    pub(super) fn set_pin(&self, office: Role, pin: Option<&str>) -> Result<bool, Problem> {
        let new = pin.map(|pin| Pin::new(office, &fit(pin)?)).transpose()?;
        self.change_pins(|kept| {
            let before = kept.pin.len();
            kept.pin.retain(|pin| pin.office != office);
            let had = kept.pin.len() < before;
            kept.pin.extend(new);
            Ok(had)
        })
    }

    /// Whether this is the office's PIN, as it was typed at a station. Two consoles that try one at once come one after
    /// the other.
    pub(super) fn try_pin(
        &self,
        office: Role,
        typed: &str,
        station: &str,
        now: At,
    ) -> Result<PinAnswer, Problem> {
        if !self.offices_with_pins()?.contains(&office) {
            return Ok(PinAnswer::Right);
        }
        let typed = crate::domain::cleaned(typed).unwrap_or_default();
        self.change_pins(|kept| {
            let Some(pin) = kept.pin.iter_mut().find(|pin| pin.office == office) else {
                return Ok(PinAnswer::Right);
            };
            let wait = pin.wait(station, now);
            if wait > Millis(0) {
                return Ok(PinAnswer::Wait { wait });
            }
            let tried = stretched(&typed, &pin.salt, pin.passes)?;
            // A comparison that takes as long wherever they differ.
            if blake3::Hash::from_bytes(tried.0) == blake3::Hash::from_bytes(pin.hash.0) {
                pin.wrong.retain(|wrong| wrong.station != station);
                return Ok(PinAnswer::Right);
            }
            let tries = pin.was_wrong(station, now);
            Ok(PinAnswer::Wrong { tries, wait: waits(tries) })
        })
    }
}

/// The PINs of an event, for a running console of this name.
pub(super) struct PinsOf(pub(super) EventFolder, pub(super) String);

impl Pins for PinsOf {
    fn offices(&mut self) -> Vec<Role> {
        // What cannot be read lets nobody in; who tries is told why.
        let all = || vec![Role::Director, Role::HeadReferee, Role::Referee, Role::Judge];
        self.0.offices_with_pins().unwrap_or_else(|_| all())
    }

    fn opens(&mut self, office: Role, pin: &str, now: At) -> PinAnswer {
        self.0
            .try_pin(office, pin, &self.1, now)
            .unwrap_or_else(|problem| PinAnswer::Unreadable { why: problem.to_string() })
    }

    fn set(&mut self, new: &NewPin) -> Result<(), String> {
        self.0.set_pin(new.office, new.pin.as_deref()).map(|_| ()).map_err(|problem| problem.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: At = At(1_800_000_000_000);

    #[test]
    fn a_pin_opens_its_office_and_stands_nowhere() {
        let place = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(place.path());
        let right = |office, pin: &str, now| event.try_pin(office, pin, "desk", now).expect("readable");
        assert_eq!(right(Role::HeadReferee, "", NOW), PinAnswer::Right, "nothing asks without PINs");
        assert!(!event.set_pin(Role::HeadReferee, Some("482913")).expect("kept"));
        assert_eq!(right(Role::HeadReferee, "482913", NOW), PinAnswer::Right);
        assert_eq!(right(Role::Judge, "", NOW), PinAnswer::Right);
        let text = fs::read_to_string(event.pins_file()).expect("a file");
        assert!(!text.contains("482913") && text.contains("passes = 3"), "{text}");
        assert!(event.set_pin(Role::HeadReferee, None).expect("kept"), "there was one");
        assert_eq!(right(Role::HeadReferee, "", NOW), PinAnswer::Right);
        assert!(event.set_pin(Role::Judge, Some("12")).is_err(), "too short");
    }

    #[test]
    fn what_is_set_on_the_screen_is_kept_as_the_command_keeps_it() {
        let place = tempfile::tempdir().expect("a folder");
        let mut pins = PinsOf(EventFolder::at(place.path()), "desk".to_owned());
        let new = |pin: Option<&str>| NewPin { office: Role::Judge, pin: pin.map(str::to_owned) };
        assert_eq!(pins.set(&new(Some("2468"))), Ok(()));
        assert_eq!(
            (pins.offices(), pins.opens(Role::Judge, "2468", NOW)),
            (vec![Role::Judge], PinAnswer::Right)
        );
        assert!(pins.set(&new(Some("12"))).is_err_and(|why| why.contains("2 characters")));
        assert_eq!(pins.set(&new(None)), Ok(()));
        assert!(pins.offices().is_empty());
    }

    #[test]
    fn the_wait_grows_and_no_pin_is_looked_at_meanwhile() {
        let place = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(place.path());
        event.set_pin(Role::Referee, Some("1234")).expect("kept");
        let mut now = NOW;
        for (tries, seconds) in [(1, 1), (2, 2), (3, 4)] {
            let wait = Millis::secs(seconds);
            let answer = event.try_pin(Role::Referee, "1235", "desk", now).expect("readable");
            assert_eq!(answer, PinAnswer::Wrong { tries, wait });
            let early = event.try_pin(Role::Referee, "1234", "desk", now).expect("readable");
            assert_eq!(early, PinAnswer::Wait { wait }, "not even the right one");
            now = now + wait;
        }
        assert_eq!(event.try_pin(Role::Referee, "1234", "desk", now).expect("readable"), PinAnswer::Right);
        assert_eq!(waits(1_000), Millis::secs(256));
    }

    #[test]
    fn who_guesses_at_the_kiosk_keeps_nobody_out_elsewhere() {
        let place = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(place.path());
        event.set_pin(Role::HeadReferee, Some("482913")).expect("kept");
        let typed = |pin: &str, station: &str, now| {
            event.try_pin(Role::HeadReferee, pin, station, now).expect("readable")
        };
        let mut now = NOW;
        for tries in 1..=6 {
            let wait = waits(tries);
            assert_eq!(typed("0000", "kiosk", now), PinAnswer::Wrong { tries, wait });
            now = now + wait;
        }
        now = now - Millis(1);
        assert_eq!(typed("482913", "kiosk", now), PinAnswer::Wait { wait: Millis(1) });
        assert_eq!(typed("482913", "referee", now), PinAnswer::Right);
        // That somebody knew it elsewhere helps nobody to guess on.
        assert_eq!(typed("482913", "kiosk", now), PinAnswer::Wait { wait: Millis(1) });
        let wait = waits(1);
        assert_eq!(typed("1111", "referee", now), PinAnswer::Wrong { tries: 1, wait });
        // Names that somebody makes up push out nobody's count for long, and the file does not grow.
        for name in 0..80 {
            typed("0000", &format!("made up {name}"), now);
        }
        let kept = event.pins().expect("readable");
        assert_eq!(kept.pin[0].wrong.len(), STATIONS);
    }

    #[test]
    fn two_pins_that_are_equal_do_not_look_equal() {
        let one = Pin::new(Role::Judge, "123456").expect("random");
        let other = Pin::new(Role::Referee, "123456").expect("random");
        assert!(one.salt != other.salt && one.hash != other.hash);
    }
}
