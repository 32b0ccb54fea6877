//! Two processes append to one event at a time.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::json;

use super::kill::{Acknowledged, Talk, compare, kill_later};
use super::{report, times};
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

/// Enters players until the process is gone: so long after the first.
fn work_until_killed(place: &Place, name: &str, after: Duration, told: &mut Acknowledged) {
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let mut talk = Talk::with(&mut child);
    let (works, has_begun) = mpsc::channel();
    let killer = kill_later(child, after, Some(has_begun));
    let mut number = 0;
    let mut enter = || {
        number += 1;
        let players = json!([{ "name": format!("{name}-{number}") }]);
        talk.say(&json!({"command": "enter_players", "players": players}), told)
    };
    while enter().is_some() {
        // The receiver is gone once nobody waits for it.
        let _ = works.send(());
    }
    killer.join().expect("joined");
}

#[test]
fn two_writers_that_are_killed_lose_nothing_of_each_other() {
    let mut rng = fastrand::Rng::with_seed(0x7477_6f00);
    let (pairs, mut total) = (times(12, 100), 0);
    let place = Place::new();
    place.event();
    let mut all = Acknowledged::new();
    for pair in 0..pairs {
        let mut told = [Acknowledged::new(), Acknowledged::new()];
        thread::scope(|scope| {
            for (who, told) in told.iter_mut().enumerate() {
                let after = Duration::from_micros(rng.u64(0..100_000));
                let (place, name) = (&place, format!("{pair}-{who}"));
                scope.spawn(move || work_until_killed(place, &name, after, told));
            }
        });
        for told in told {
            total += told.len();
            for (seq, kind) in told {
                assert!(all.insert(seq, kind).is_none(), "{seq} was given to both");
            }
        }
    }
    place.run(&["log", "verify", "event"]).exits(0);
    compare(&place, &all);
    report(&format!("{pairs} times two writers killed, {total} acknowledged events, none lost, none twice"));
    assert!(
        total > pairs,
        "only {total} events were acknowledged: the kills come too early to mean anything"
    );
}
