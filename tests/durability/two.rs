//! Two processes append to one event at a time.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::thread;

use crate::support::{Place, Ran};

const EACH: usize = 60;

#[test]
fn two_processes_on_one_event_lose_nothing() {
    let place = Place::new();
    place.event();
    let work = |name: &str| {
        let mut input = String::new();
        for number in 0..EACH {
            let _ = writeln!(
                input,
                r#"{{"at":"2099-01-01T00:00:00Z","by":{{"role":"director","station":"{name}"}},"command":"enter_players","players":[{{"name":"{name}-{number}"}}]}}"#
            );
        }
        place.feed(&["exec", "--replay", "event"], &input).exits(0)
    };
    let (one, two) = thread::scope(|scope| {
        let (one, two) = (scope.spawn(|| work("one")), scope.spawn(|| work("two")));
        (one.join().expect("one"), two.join().expect("two"))
    });
    let told = |ran: &Ran| -> BTreeMap<u64, String> {
        let lines = ran.lines();
        assert_eq!(lines.len(), EACH);
        let seq = |line: &serde_json::Value| line["seq"].as_u64().expect("an event");
        let name = |line: &serde_json::Value| line["players"][0]["name"].as_str().expect("a name").to_owned();
        lines.iter().map(|line| (seq(line), name(line))).collect()
    };
    let mut all = told(&one);
    all.extend(told(&two));
    assert_eq!(all.len(), 2 * EACH, "no number twice");
    let log = place.run(&["log", "export", "event"]).exits(0).lines();
    assert_eq!(log.len(), 6 + 2 * EACH);
    for (seq, name) in all {
        assert_eq!(log[seq as usize - 1]["payload"]["event"]["players"][0]["name"], name.as_str());
    }
    place.run(&["log", "verify", "event"]).exits(0);
}
