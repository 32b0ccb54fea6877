//! `kill -9` at random moments of a run.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ephor::journal::JournalReader;
use serde_json::{Value, json};

use super::{report, times};
use crate::support::Place;

/// A fresh event after so many, so that the journals stay short.
const PER_EVENT: usize = 60;

/// What was acknowledged: number in the journal, kind.
pub(super) type Acknowledged = BTreeMap<u64, String>;

#[test]
fn nothing_acknowledged_is_lost_by_a_kill() {
    let mut rng = fastrand::Rng::with_seed(0x6b69_6c6c);
    let (kills, mut killed, mut total) = (times(300, 500), 0, 0);
    while killed < kills {
        let place = Place::new();
        let event = place.event();
        let mut acknowledged = Acknowledged::new();
        for _ in 0..PER_EVENT.min(kills - killed) {
            killed += 1;
            // Half of them while it starts and recovers, half in the middle of its work, however fast the machine is.
            let after = Duration::from_micros(rng.u64(0..60_000));
            work_until_killed(&place, after, rng.bool(), &mut acknowledged);
            let journal = JournalReader::open(&event.join("journal.sqlite")).expect("it opens");
            let verified = journal.verify(&mut |_| ()).expect("it is sound");
            assert!(acknowledged.last_key_value().is_none_or(|(last, _)| *last <= verified.count));
        }
        place.run(&["log", "verify", "event"]).exits(0);
        compare(&place, &acknowledged);
        total += acknowledged.len();
    }
    report(&format!("{kills} kills, {total} acknowledged events, none lost, none half"));
    assert!(
        total > kills,
        "only {total} events were acknowledged: the kills come too early to mean anything"
    );
}

/// Every acknowledged event is in the export as it was, and what belongs together is there together.
pub(super) fn compare(place: &Place, acknowledged: &Acknowledged) {
    let exported = place.run(&["log", "export", "event"]).exits(0).lines();
    whole(&exported, acknowledged);
}

/// The same of what was exported.
pub(super) fn whole(exported: &[Value], acknowledged: &Acknowledged) {
    for (at, line) in exported.iter().enumerate() {
        assert_eq!(line["seq"], at + 1);
    }
    let kind = |at: usize| exported[at]["payload"]["event"]["type"].as_str().expect("a type");
    for (seq, was) in acknowledged {
        assert!(*seq as usize <= exported.len(), "{seq} was acknowledged and is not there");
        assert_eq!(kind(*seq as usize - 1), was, "{seq}");
    }
    for at in 0..exported.len() {
        if kind(at) == "verdict_given" {
            assert_eq!((kind(at + 1), kind(at + 2)), ("penalty_imposed", "order_placed"), "all or none");
        }
    }
}

/// Raises, judges and announces slip after slip until the process is gone: so long after its start, or after its first
/// slip.
fn work_until_killed(place: &Place, after: Duration, at_work: bool, acknowledged: &mut Acknowledged) {
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let mut talk = Talk::with(&mut child);
    let (works, has_begun) = mpsc::channel();
    let killer = kill_later(child, after, at_work.then_some(has_begun));
    while slip(&mut talk, acknowledged).is_some() {
        // The receiver is gone where nobody waits for it.
        let _ = works.send(());
    }
    killer.join().expect("joined");
}

/// Kills a process so long from now, or after it has begun to work.
pub(super) fn kill_later(
    mut child: Child,
    after: Duration,
    has_begun: Option<mpsc::Receiver<()>>,
) -> JoinHandle<()> {
    thread::spawn(move || {
        if let Some(has_begun) = has_begun {
            has_begun.recv().expect("it begins to work");
        }
        thread::sleep(after);
        child.kill().expect("killed");
        child.wait().expect("gone");
    })
}

/// One slip from the queue to the announcement; `None` once the process is gone.
pub(super) fn slip(talk: &mut Talk, acknowledged: &mut Acknowledged) -> Option<()> {
    let raised = talk.say(&json!({"command": "raise_slip", "table": 1, "challenger": "b"}), acknowledged)?;
    let id = raised.get("slip").map_or_else(
        // One is open from before the last kill: slip 7 of table 1 …
        || {
            let what = raised["refused"]["what"].as_str().expect("a refusal");
            what.split(' ').nth(1).and_then(|id| id.parse().ok()).expect("the open slip")
        },
        |id| id.as_u64().expect("a number"),
    );
    talk.say(&json!({"command": "enter_words", "slip": id, "words": ["čo"]}), acknowledged)?;
    talk.say(&json!({"command": "decide", "slip": id}), acknowledged)?;
    talk.say(&json!({"command": "announce", "slip": id}), acknowledged)?;
    Some(())
}

/// The two pipes of a process.
pub(super) struct Talk {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Talk {
    pub(super) fn with(child: &mut Child) -> Self {
        let to = child.stdin.take().expect("standard input");
        let from = BufReader::new(child.stdout.take().expect("standard output"));
        Self { to, from }
    }

    /// Gives a command and reads its answers; the last one, or `None` once the process is gone.
    pub(super) fn say(&mut self, command: &Value, acknowledged: &mut Acknowledged) -> Option<Value> {
        let mut command = command.clone();
        command["at"] = json!("2099-01-01T00:00:00Z");
        writeln!(self.to, "{command}").ok()?;
        loop {
            let mut line = String::new();
            self.from.read_line(&mut line).ok()?;
            // A line without its end was cut off by the kill: it acknowledges nothing.
            let answer: Value = serde_json::from_str(line.strip_suffix('\n')?).expect("JSON");
            let Some(seq) = answer.get("seq") else { return Some(answer) };
            let kind = answer["type"].as_str().expect("a type").to_owned();
            acknowledged.insert(seq.as_u64().expect("a number"), kind);
            if answer["last"] == true {
                return Some(answer);
            }
        }
    }
}
