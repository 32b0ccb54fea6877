//! The loop between a station and its journal: what must be durable is made durable before anything else goes on.
//!
//! [`append`] and [`news`] ask the journal and say what the station is to hear of it; whoever has a thread for the
//! journal calls them there. [`keep`], [`tail`] and [`recover`] do it at once, for those who have nothing else to do
//! meanwhile.

use std::collections::VecDeque;

use crate::domain::{At, Seq};
use crate::station::{Effect, Input, Station};
use crate::tournament::{Event, Record, SlipEvent};

use super::{AppendError, Entry, Journal, ReadError};

/// Gives the station an input, carries out its appends at once, and returns the effects for the outside.
pub fn keep(station: &mut Station, journal: &mut dyn Journal, now: At, input: Input) -> Vec<Effect> {
    let (mut inputs, mut outside) = (VecDeque::from([input]), Vec::new());
    while let Some(input) = inputs.pop_front() {
        for effect in station.step(now, input) {
            match effect {
                Effect::Append { expected, records } => {
                    inputs.push_back(append(journal, station.seq(), expected, &records));
                }
                other => outside.push(other),
            }
        }
    }
    outside
}

/// Takes in what other processes have written since.
pub fn tail(station: &mut Station, journal: &mut dyn Journal, now: At) -> Vec<Effect> {
    news(journal, station.seq()).map(|input| keep(station, journal, now, input)).unwrap_or_default()
}

/// Opens a journal anew after a failure, takes in what it holds, and lets rulings go on.
pub fn recover(station: &mut Station, journal: &mut dyn Journal, now: At) -> Result<Vec<Effect>, ReadError> {
    journal.reopen()?;
    let mut effects = tail(station, journal, now);
    effects.extend(keep(station, journal, now, Input::Recovered));
    Ok(effects)
}

/// Appends what a station wants appended after `expected`; what it is to hear of that, when the last entry that it has
/// heard of is `told`.
pub fn append(journal: &mut dyn Journal, told: Seq, expected: Seq, new: &[Record]) -> Input {
    match journal.append(expected, new) {
        Ok(first) => Input::Appended { first },
        Err(AppendError::Moved { expected, found }) => match journal.since(told) {
            // Deciding again would find the same for ever.
            Ok(entries) if entries.is_empty() && told <= expected => Input::AppendFailed {
                why: format!("the journal ends at {found} and held {expected} before: restore a copy"),
            },
            Ok(entries) => Input::Moved { records: records(entries) },
            Err(error) => Input::AppendFailed { why: error.to_string() },
        },
        Err(
            error @ (AppendError::Failed { .. }
            | AppendError::Unknown { .. }
            | AppendError::Lost { .. }
            | AppendError::Foreign { .. }),
        ) => Input::AppendFailed { why: error.to_string() },
    }
}

/// After a verdict was told to the players, whatever was decided so far is in the one file that somebody may copy.
pub fn settle<'r>(journal: &mut dyn Journal, appended: impl IntoIterator<Item = &'r Record>) {
    let told = |record: &Record| matches!(record.event, Event::Slip(SlipEvent::Announced { .. }));
    if appended.into_iter().any(told) {
        journal.settle();
    }
}

/// What other processes have written after `seq`, if anything; or why that cannot be said.
pub fn news(journal: &mut dyn Journal, seq: Seq) -> Option<Input> {
    match journal.since(seq) {
        Ok(entries) if entries.is_empty() => None,
        Ok(entries) => Some(Input::Tailed { records: records(entries) }),
        Err(error) => Some(unread(&error)),
    }
}

/// A damaged journal is read only for good; one that could not be read just now stops rulings until it can.
fn unread(error: &ReadError) -> Input {
    let why = error.to_string();
    match error {
        ReadError::Io { .. } | ReadError::Lost { .. } => Input::Unreadable { why },
        ReadError::Broken(_) | ReadError::Unusable { .. } | ReadError::OtherFormat { .. } => {
            Input::Damaged { why }
        }
    }
}

fn records(entries: Vec<Entry>) -> Vec<Record> {
    entries.into_iter().map(|entry| entry.record).collect()
}
