//! Lines of `ephor exec`: a command that is read is the same when it is written and read again; one answer each; a
//! refusal changes nothing and says why; what was journaled replays to what is shown.

use std::collections::BTreeMap;

use ephor::cli::Request;
use ephor::locale::Locale;
use ephor::report::refused;
use ephor::station::Station;

use super::hall::{Hall, law};

/// More lines than these have no more to say.
const LINES: usize = 40;

/// The property.
pub fn holds(data: &[u8]) {
    let mut requests = Vec::new();
    for line in data.split(|byte| *byte == b'\n').take(LINES) {
        match Request::parse(line) {
            Ok(request) => {
                assert_eq!(Request::parse(&written(&request)), Ok(request.clone()));
                requests.push(request);
            }
            Err(error) => assert!(!error.is_empty()),
        }
    }
    if requests.is_empty() {
        return;
    }
    let mut hall = Hall::playing();
    for Request { at, by, command } in requests {
        let (before, seq) = (hall.station.state().clone(), hall.station.seq());
        match hall.give(at, by, command) {
            Ok((first, records)) => {
                assert_eq!(hall.station.seq().0, seq.0 + records.len() as u64);
                assert!(records.is_empty() || first.0 == seq.0 + 1);
            }
            Err(refusal) => {
                assert_eq!((hall.station.state(), hall.station.seq()), (&before, seq), "{refusal:?}");
                assert!(!refused(Locale::english(), &refusal).what.is_empty());
            }
        }
        assert!(!hall.station.is_halted());
    }
    let again = Station::new("exec", law(), BTreeMap::new(), hall.records());
    assert_eq!(again.state(), hall.station.state());
}

/// A command as a program writes it.
fn written(request: &Request) -> Vec<u8> {
    let mut line = serde_json::to_value(&request.command).expect("JSON");
    line["at"] = request.at.rfc3339().into();
    line["by"] = serde_json::to_value(&request.by).expect("JSON");
    serde_json::to_vec(&line).expect("JSON")
}
