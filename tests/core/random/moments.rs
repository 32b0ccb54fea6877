//! A tournament whose clock was wrong until it was corrected is the one in which it was right from the start.

use ephor::domain::Millis;
use ephor::tournament::{Event, Record, SetupEvent, State};
use proptest::prelude::*;
use serde_json::{Value, json};

/// How far ahead the clock was.
const AHEAD: i64 = 3_540_000;
/// A whole number above this is a moment, in milliseconds since 1970; no other number of a journal is so large.
const MOMENTS: i64 = 1_000_000_000_000;

/// The same with every moment later by so much.
fn later(value: &mut Value, by: i64) {
    match value {
        Value::Number(number) => {
            if let Some(moment) = number.as_i64().filter(|number| *number > MOMENTS) {
                *value = json!(moment + by);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|it| later(it, by)),
        Value::Object(all) => all.values_mut().for_each(|it| later(it, by)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

fn corrected(like: &Record, by: i64) -> Record {
    let event =
        Event::Setup(SetupEvent::TimeCorrected { shift: Millis(by), since: None, reason: String::new() });
    Record { event, cite: Vec::new(), ..like.clone() }
}

/// The state in JSON, but for how far the time was ever corrected.
fn written(records: &[Record]) -> Value {
    let mut state = serde_json::to_value(State::replay(records)).expect("a state is JSON");
    let fields = state.as_object_mut().expect("an object");
    fields.remove("corrected");
    fields.remove("clock_ahead");
    state
}

/// Compares the state of a journal with that of one in which all moments up to an entry are an hour too late, and are
/// then corrected.
pub(super) fn check_corrected(records: &[Record]) -> Result<(), TestCaseError> {
    let cut = records.len() * 2 / 3;
    let (before, after) = records.split_at(cut);
    let Some(last) = before.last() else { return Ok(()) };
    let wrong = |record: &Record| -> Record {
        let mut value = serde_json::to_value(record).expect("a record is JSON");
        later(&mut value, AHEAD);
        serde_json::from_value(value).expect("a record")
    };
    let was_wrong: Vec<Record> = before
        .iter()
        .map(wrong)
        .chain([corrected(&wrong(last), -AHEAD)])
        .chain(after.iter().cloned())
        .collect();
    let was_right: Vec<Record> =
        before.iter().cloned().chain([corrected(last, 0)]).chain(after.iter().cloned()).collect();
    prop_assert_eq!(written(&was_wrong), written(&was_right));
    Ok(())
}
