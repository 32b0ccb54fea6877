//! The loop between a station and its journal: what must be durable is made durable before anything else goes on.

use std::collections::VecDeque;

use crate::domain::At;
use crate::station::{Effect, Input, Station};
use crate::tournament::Record;

use super::{AppendError, Entry, Journal, ReadError};

/// Gives the station an input, carries out its appends at once, and returns the effects for the outside.
pub fn keep(station: &mut Station, journal: &mut dyn Journal, now: At, input: Input) -> Vec<Effect> {
    let (mut inputs, mut outside) = (VecDeque::from([input]), Vec::new());
    while let Some(input) = inputs.pop_front() {
        for effect in station.step(now, input) {
            match effect {
                Effect::Append { expected, records } => {
                    inputs.push_back(append(station, journal, expected, &records));
                }
                other => outside.push(other),
            }
        }
    }
    outside
}

/// Takes in what other processes have written since.
pub fn tail(station: &mut Station, journal: &mut dyn Journal, now: At) -> Vec<Effect> {
    match journal.since(station.seq()) {
        Ok(entries) if entries.is_empty() => Vec::new(),
        Ok(entries) => keep(station, journal, now, Input::Tailed { records: records(entries) }),
        Err(error) => unreadable(station, journal, now, &error),
    }
}

/// A damaged journal is read only for good; one that could not be read just now stops rulings until it can.
fn unreadable(station: &mut Station, journal: &mut dyn Journal, now: At, error: &ReadError) -> Vec<Effect> {
    let why = error.to_string();
    if let ReadError::Io { .. } = error {
        return if station.is_sound() {
            keep(station, journal, now, Input::AppendFailed { why })
        } else {
            Vec::new()
        };
    }
    station.read_only(why);
    vec![Effect::Ring, Effect::Refresh]
}

fn append(
    station: &Station,
    journal: &mut dyn Journal,
    expected: crate::domain::Seq,
    new: &[Record],
) -> Input {
    match journal.append(expected, new) {
        Ok(entries) => Input::Appended { first: entries.first().map_or(expected, |entry| entry.seq) },
        Err(AppendError::Moved { expected, found }) => match journal.since(station.seq()) {
            // Deciding again would find the same for ever.
            Ok(entries) if entries.is_empty() => Input::AppendFailed {
                why: format!("the journal ends at {found} and held {expected} before: restore a copy"),
            },
            Ok(entries) => Input::Moved { records: records(entries) },
            Err(error) => Input::AppendFailed { why: error.to_string() },
        },
        Err(error @ AppendError::Failed { .. }) => Input::AppendFailed { why: error.to_string() },
    }
}

fn records(entries: Vec<Entry>) -> Vec<Record> {
    entries.into_iter().map(|entry| entry.record).collect()
}
