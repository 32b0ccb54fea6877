//! The journal's records as they are stored: what is read is written back and read again as the same. Any of them in any
//! order, as somebody who forges a journal could write them, are folded, told and shown without harm.

use std::collections::BTreeMap;

use ephor::domain::Seq;
use ephor::journal::{Journal, MemoryJournal};
use ephor::locale::Locale;
use ephor::report::standings::StandingsBasis;
use ephor::report::{PlayerNames, event_about};
use ephor::station::Station;
use ephor::tournament::{Record, State, about};

use super::hall::{Hall, law};

const LINES: usize = 60;

/// The property. A first byte `+` lets the records follow the beginning of an event.
pub fn holds(data: &[u8]) {
    let (after, data) = match data.split_first() {
        Some((b'+', rest)) => (true, rest),
        _ => (false, data),
    };
    let mut records = Vec::new();
    for line in data.split(|byte| *byte == b'\n').take(LINES) {
        if let Ok(record) = serde_json::from_slice::<Record>(line) {
            let text = serde_json::to_string(&record).expect("JSON");
            assert_eq!(serde_json::from_str::<Record>(&text).expect("its own"), record);
            records.push(record);
        }
    }
    if records.is_empty() {
        return;
    }
    if after {
        records.splice(0..0, Hall::playing().records());
    }
    let (law, locale) = (law(), Locale::english());
    let mut state = State::default();
    for record in &records {
        state.apply(record);
        let about = about(&state, &law.ruleset, &record.event);
        assert!(!event_about(locale, &record.event, PlayerNames(None), &about).is_empty());
    }
    let _ = StandingsBasis::of(&state, &law.ruleset);
    let mut memory = MemoryJournal::default();
    memory.append(Seq(0), &records).expect("memory");
    assert_eq!(memory.entries().len(), records.len());
    let station = Station::new("log", law, BTreeMap::new(), records);
    assert_eq!(station.state(), &state);
}
