//! What time it is at an event. All its processes on a machine have one time: what it was when the machine had been up
//! for so long is kept beside the journal, and whoever starts goes on from there, whatever the computer's clock shows.
//!
//! Where that is not known, because the machine was started anew or the event comes from another one, the computer's
//! clock counts. Whoever sits down is asked first whether it is right.

use std::path::PathBuf;

use chrono::{NaiveDateTime, NaiveTime};

use crate::domain::{At, Millis, Zone};
use crate::locale::Value;
use crate::report;
use crate::runtime::{KeepsTime, RunningTime, go_on_from, no_earlier_than, now};
use crate::station::Station;
use crate::tournament::ONLY_CORRECTED;

use super::event::EventFolder;
use super::lines::{question, read_line};
use super::own_file::write_beside;
use super::problem::FileFault;
use super::{Console, Problem, files};

impl EventFolder {
    /// Beside the journal, and like its other files in no copy of the event.
    fn time_file(&self) -> PathBuf {
        self.path().join("journal.sqlite-time")
    }

    /// Time in this process goes on as it does in the event's others. `last` is the time of the journal's last entry,
    /// and `corrected` by how much its time was corrected in all. Whether it does: where nobody has run here since the
    /// machine was started, the computer's clock counts, but never before the last entry.
    pub(super) fn follow_time(&self, last: At, corrected: Millis) -> bool {
        let running = files::read(&self.time_file(), files::SMALL).ok();
        let running = running.and_then(|text| serde_json::from_slice::<RunningTime>(&text).ok());
        let goes_on = running.is_some_and(|running| running.go_on(corrected));
        no_earlier_than(last);
        goes_on
    }

    /// Keeps the time that it is in this process for those that start later. What cannot be kept is tried again.
    pub(super) fn keep_time(&self, corrected: Millis) {
        if let Some(running) = RunningTime::here(corrected) {
            self.write_time(&running);
        }
    }

    fn write_time(&self, running: &RunningTime) -> bool {
        let text = serde_json::to_vec(running).unwrap_or_default();
        write_beside(&self.time_file(), &text).is_ok()
    }
}

/// Keeps an event's time beside its journal, for a console that runs.
pub(super) struct TimeOf {
    folder: EventFolder,
    kept: Option<RunningTime>,
}

impl TimeOf {
    pub(super) fn new(folder: EventFolder) -> Self {
        Self { folder, kept: None }
    }
}

impl KeepsTime for TimeOf {
    fn keep(&mut self, corrected: Millis) {
        let Some(running) = RunningTime::here(corrected) else { return };
        let is_kept = self.kept.as_ref().is_some_and(|kept| !running.differs_from(kept));
        if !is_kept && self.folder.write_time(&running) {
            self.kept = Some(running);
        }
    }
}

/// A clock that shows so little more than the last entry is right: one that was set anew would show any time.
const SOON: Millis = Millis::secs(10 * 60);
/// So often it is asked.
const TRIES: usize = 5;
/// No answer is longer, in bytes.
const LONGEST: usize = 100;

/// Asks whoever sits down at an event whether the computer's clock is right, where nothing else tells: the machine was
/// started anew since the event was last open here, or its clock is behind the journal.
pub(super) fn ask_for_time(
    goes_on: bool,
    station: &Station,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let state = station.state();
    let behind = crate::runtime::clock_off().filter(|ahead| *ahead < Millis(0));
    // What is played on no day yet has no hour that could be wrong.
    let fits = state.round.0 == 0 || now().since(state.last_at) <= SOON;
    if goes_on || (fits && behind.is_none()) {
        return Ok(());
    }
    let (zone, locale) = (state.zone(), console.locale);
    let wall = now() + behind.unwrap_or_default();
    let shown = |at: At| format!("{} {}", report::day(locale, zone.day(at)), zone.time(at));
    let (clock, last, named) = (shown(wall), shown(state.last_at), zone.name());
    let values = [("clock", Value::from(&clock)), ("zone", (&named).into()), ("last", (&last).into())];
    let asks = locale.with(if behind.is_some() { "time-behind" } else { "time-unknown" }, &values);
    for _ in 0..TRIES {
        question(console, &asks)?;
        let mut answer = Vec::new();
        let read = read_line(console.input, &mut answer, LONGEST);
        let read = read.map_err(|error| Problem::told(format!("no answer can be read: {error}"), ""))?;
        let answer = String::from_utf8_lossy(&answer);
        if read == 0 || answer.trim().is_empty() {
            return Ok(());
        }
        match typed(answer.trim(), zone, wall) {
            Some(at) if at >= state.last_at => {
                go_on_from(at);
                return Ok(());
            }
            Some(at) => {
                let early = shown(at);
                let values = [("time", Value::from(&early)), ("last", (&last).into())];
                console.said(&locale.with("time-too-early", &values))?;
            }
            None => console.said(&locale.with("init-no-time", &[("answer", answer.trim().into())]))?,
        }
    }
    Ok(())
}

/// What `9:31` is on the day on which it is `now`, or `2026-11-07 9:31`, in the hall.
fn typed(text: &str, zone: Zone, now: At) -> Option<At> {
    let text = &text.replace('.', ":");
    if let Ok(there) = NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M") {
        return Some(zone.moment(there));
    }
    let with_seconds = NaiveTime::parse_from_str(text, "%H:%M:%S");
    let time = with_seconds.or_else(|_| NaiveTime::parse_from_str(text, "%H:%M")).ok()?;
    Some(zone.moment(zone.day(now).and_time(time)))
}

/// The time that was given with a command, else now: what is written ahead of the time that counts would move it for
/// every console of the event.
pub(super) fn given_or_now(given: Option<At>, console: &Console<'_>) -> Result<At, Problem> {
    let now = (console.now)();
    let Some(at) = given.filter(|at| *at > now + ONLY_CORRECTED) else { return Ok(given.unwrap_or(now)) };
    Err(FileFault::new("time-ahead-of-now")
        .value("now", &now.rfc3339())
        .at(&at.rfc3339(), "time-ahead-of-now-do"))
}

/// This version of the program was made on this day, in milliseconds since 1970: 2026-11-30.
const MADE: At = At(1_795_996_800_000);
/// An event is made with a version that is older than this only where the computer's clock is wrong.
const FOR_YEARS: Millis = Millis::secs(5 * 366 * 24 * 3600);

/// Says where the date at which an event is made cannot be.
pub(super) fn warn_of_date(at: At, zone: Zone, console: &mut Console<'_>) -> Result<(), Problem> {
    if (MADE..=MADE + FOR_YEARS).contains(&at) {
        return Ok(());
    }
    let day = report::day(console.locale, zone.day(at));
    writeln!(console.err, "{}", console.locale.with("time-strange-date", &[("day", (&day).into())]))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_of_the_day_in_the_hall() {
        let zone = Zone::named("Europe/Bratislava").expect("a zone");
        let at = |text: &str| At::parse_rfc3339(text).expect("RFC 3339");
        let now = at("2026-11-07T23:30:00Z");
        assert_eq!(typed("0:31", zone, now), Some(at("2026-11-07T23:31:00Z")), "the eighth in the hall");
        assert_eq!(typed("0.31", zone, now), Some(at("2026-11-07T23:31:00Z")));
        assert_eq!(typed("9:31:30", zone, now), Some(at("2026-11-08T08:31:30Z")));
        assert_eq!(typed("2026-11-07 9:31", zone, now), Some(at("2026-11-07T08:31:00Z")));
        assert_eq!(typed("soon", zone, now), None);
    }

    #[test]
    fn a_day_on_which_no_event_was_ever_made_is_said() {
        let said = |text: &str| {
            let at = At::parse_rfc3339(text).expect("RFC 3339");
            let (mut input, mut out, mut err) = (&b""[..], Vec::new(), Vec::new());
            warn_of_date(at, Zone::UTC, &mut Console::in_test(&mut input, &mut out, &mut err)).expect("said");
            String::from_utf8(err).expect("UTF-8")
        };
        for day in ["2015-01-01T00:00:00Z", "2035-05-05T12:00:00Z", "1970-01-01T00:00:00Z"] {
            assert!(said(day).contains(&day[..4]), "{day}: {}", said(day));
        }
        assert_eq!(said("2026-12-05T08:00:00Z"), "");
        assert_eq!(said("2029-12-05T08:00:00Z"), "");
    }

    #[test]
    fn a_second_process_goes_on_from_the_first() {
        let place = tempfile::tempdir().expect("a folder");
        let event = EventFolder::at(place.path());
        assert!(!event.follow_time(At(0), Millis(0)));
        let mut console = TimeOf::new(event.clone());
        console.keep(Millis(0));
        if RunningTime::here(Millis(0)).is_some() {
            assert!(event.follow_time(At(0), Millis(0)));
        }
        std::fs::write(event.time_file(), b"{\"boot\":").expect("a torn file");
        assert!(!event.follow_time(At(0), Millis(0)));
    }
}
