//! The events on which age is measured are what a console would have decided.

use std::collections::BTreeMap;

use ephor::domain::Seq;
use ephor::journal::{Journal, MemoryJournal};
use ephor::station::Station;
use ephor::tournament::{Record, State};
use serde_json::Value;

use crate::aged::{BEGIN, Operator, template, write};
use crate::small::{GOOD, law, ruleset};

/// Words that the lists decide.
const WORDS: [&str; 3] = [GOOD[0], GOOD[1], GOOD[2]];

/// The copies are what a console would have decided.
#[test]
fn an_aged_event_is_the_one_that_was_decided() {
    let law = law(ruleset("tso-2017", &[]), &[]);
    let aged = template(law.clone(), 4, WORDS);
    let mut station = Station::new("desk", law, BTreeMap::new(), Vec::new());
    let mut journal = MemoryJournal::default();
    let mut operator = Operator { station: &mut station, journal: &mut journal, now: BEGIN };
    operator.open(4);
    for round in 1..=3 {
        if round > 1 {
            operator.round(round, 4);
        }
        for table in 1..=4 {
            for word in WORDS {
                operator.slip(table, word);
            }
        }
    }
    let untimed = |state: &State| {
        let mut json = serde_json::to_value(state).expect("a state is JSON");
        forget_times(&mut json);
        json
    };
    let mut copies = MemoryJournal::default();
    write(&mut copies, &aged.records(36));
    let copies: Vec<Record> =
        copies.since(Seq(0)).expect("it can be read").into_iter().map(|entry| entry.record).collect();
    assert_eq!(copies.len() as u64, operator.station.seq().0);
    let copied = State::replay(&copies);
    assert_eq!(untimed(&copied), untimed(operator.station.state()));
}

fn forget_times(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.retain(|key, _| !(key == "at" || key.ends_with("_at")));
            object.values_mut().for_each(forget_times);
        }
        Value::Array(array) => array.iter_mut().for_each(forget_times),
        _ => {}
    }
}
