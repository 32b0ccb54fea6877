//! The same thing in two journals of which one leaves something out. Numbers are given in their order, so whatever
//! comes after what was left out has another number there.

use std::collections::BTreeMap;

use ephor::domain::Seq;
use ephor::tournament::{Command, Record, State};
use serde_json::{Map, Value, json};

/// What has a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Numbered {
    Slip,
    Claim,
    Run,
    Duty,
    Order,
    Entry,
}

/// Which number of the one journal is which of the other.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// Up to these the journals are one.
    common: BTreeMap<Numbered, u64>,
    other: BTreeMap<(Numbered, u64), u64>,
}

/// Something that came out otherwise in the other journal: an event of a decision, and the paragraph it rests on.
pub(super) type Otherwise = (String, String);

/// What an event only tells of the sums that it led to, of what was open, or why: the state has nothing of it.
const ONLY_TOLD: [&str; 8] =
    ["in_game", "in_event", "left", "reason", "reasons", "note", "unfinished", "anyway"];

/// By these one sees that two events are about the same, though they say something else of it.
const ABOUT: [&str; 10] =
    ["type", "id", "about", "player", "table", "threshold", "award", "procedure", "counter", "side"];

impl Names {
    /// The journals part after this state.
    pub(super) fn after(state: &State) -> Self {
        let before = |next: u32| u64::from(next - 1);
        let common = BTreeMap::from([
            (Numbered::Slip, before(state.next_slip().0)),
            (Numbered::Claim, before(state.next_claim().0)),
            (Numbered::Run, before(state.next_run().0)),
            (Numbered::Duty, before(state.next_duty().0)),
            (Numbered::Order, before(state.next_op().0)),
            (Numbered::Entry, state.entries.0),
        ]);
        Self { common, other: BTreeMap::new() }
    }

    /// What something is called in the other journal; `None` where it is not there.
    fn of(&self, kind: Numbered, number: u64) -> Option<u64> {
        if number <= self.common[&kind] { Some(number) } else { self.other.get(&(kind, number)).copied() }
    }

    /// The same with the numbers of the other journal.
    pub(super) fn renamed(&self, mut value: Value) -> Value {
        walk(&mut value, ["", ""], &mut |kind, number| {
            if let Some(is) = number.as_u64() {
                *number = self.of(kind, is).map_or_else(|| json!(format!("gone {is}")), |other| json!(other));
            }
        });
        value
    }

    /// The same with the numbers of the other journal also where something is looked up by them.
    pub(super) fn renamed_keys(&self, kind: Numbered, map: Map<String, Value>) -> Map<String, Value> {
        let renamed = map.into_iter().map(|(key, value)| {
            let other = key.parse().ok().and_then(|number| self.of(kind, number));
            (other.map_or_else(|| format!("gone {key}"), |other| other.to_string()), value)
        });
        renamed.collect()
    }

    /// The command as it is given in the other journal; `None` where what it names is not there.
    pub(super) fn command(&self, command: &Command) -> Option<Command> {
        let value = self.renamed(serde_json::to_value(command).expect("a command is JSON"));
        serde_json::from_value(value).ok()
    }

    /// Finds what followed from a command in the one journal again in what followed from it in the other; what is not
    /// there as it is here, or not here as it is there.
    pub(super) fn pair(&mut self, mine: (Seq, &[Record]), theirs: (Seq, &[Record])) -> Vec<Otherwise> {
        let (first, mine) = mine;
        let mut left: Vec<(u64, &Record, Value)> = (theirs.0.0..).zip(theirs.1).map(told).collect();
        let mut otherwise = Vec::new();
        for (entry, record, event) in (first.0..).zip(mine).map(told) {
            let renamed = self.renamed(without_its_number(event.clone()));
            let alike = left.iter().position(|(_, _, it)| without_its_number(it.clone()) == renamed);
            let about = || left.iter().position(|(_, _, it)| about(it) == about(&event));
            let Some(place) = alike.or_else(about) else {
                otherwise.push(said(record, &event));
                continue;
            };
            let (other, _, like) = left.remove(place);
            if alike.is_none() {
                otherwise.push(said(record, &event));
            }
            self.other.insert((Numbered::Entry, entry), other);
            if let (Some((kind, is)), Some((_, other))) = (its_number(&event), its_number(&like)) {
                self.other.insert((kind, is), other);
            }
        }
        otherwise.extend(left.iter().map(|(_, record, event)| said(record, event)));
        // Clocks are commanded as the tables are; what was told them cannot be untold.
        otherwise.retain(|(kind, _)| !kind.starts_with("order_"));
        otherwise
    }

    /// Calls an entry by another one in the other journal.
    pub(super) fn call(&mut self, entry: Seq, other: Seq) {
        self.other.insert((Numbered::Entry, entry.0), other.0);
    }
}

/// The numbers that something created has, of what records began.
pub(super) fn created(first: Seq, records: &[Record]) -> Vec<(Numbered, u64)> {
    let all = (first.0..).zip(records).map(told);
    all.flat_map(|(entry, _, event)| [Some((Numbered::Entry, entry)), its_number(&event)]).flatten().collect()
}

/// What a command names.
pub(super) fn named(command: &Command) -> Vec<(Numbered, u64)> {
    in_json(command)
}

/// What is named in something.
pub(super) fn in_json(of: &impl serde::Serialize) -> Vec<(Numbered, u64)> {
    let mut value = serde_json::to_value(of).expect("it is JSON");
    let mut all = Vec::new();
    walk(&mut value, ["", ""], &mut |kind, number| all.extend(number.as_u64().map(|is| (kind, is))));
    all
}

/// An event without what it only tells.
fn told((entry, record): (u64, &Record)) -> (u64, &Record, Value) {
    let mut event = serde_json::to_value(&record.event).expect("an event is JSON");
    if let Value::Object(fields) = &mut event {
        fields.retain(|key, _| !ONLY_TOLD.contains(&key.as_str()));
    }
    (entry, record, event)
}

fn said(record: &Record, event: &Value) -> Otherwise {
    let cite = record.cite.first().map(ToString::to_string).unwrap_or_default();
    (event["type"].as_str().unwrap_or_default().to_owned(), cite)
}

fn about(event: &Value) -> Vec<&Value> {
    ABOUT.iter().map(|key| &event[key]).collect()
}

/// The field in which an event says the number of what it begins.
fn numbers(event: &Value) -> Option<(Numbered, &'static str)> {
    match event["type"].as_str()? {
        "slip_raised" => Some((Numbered::Slip, "slip")),
        "claim_raised" => Some((Numbered::Claim, "claim")),
        "procedure_begun" => Some((Numbered::Run, "run")),
        "duty_arose" => Some((Numbered::Duty, "duty")),
        "order_placed" => Some((Numbered::Order, "op")),
        _ => None,
    }
}

fn its_number(event: &Value) -> Option<(Numbered, u64)> {
    let (kind, field) = numbers(event)?;
    Some((kind, event[field].as_u64()?))
}

fn without_its_number(mut event: Value) -> Value {
    if let Some((_, field)) = numbers(&event) {
        event[field] = Value::Null;
    }
    event
}

/// Goes to every number in a value, `at` the names of the fields in which it lies, the innermost first.
fn walk(value: &mut Value, at @ [key, _]: [&str; 2], change: &mut impl FnMut(Numbered, &mut Value)) {
    match value {
        Value::Number(_) => {
            if let Some(kind) = numbered(at) {
                change(kind, value);
            }
        }
        Value::Array(all) if key == "ordered" => {
            for pair in all {
                change(Numbered::Order, &mut pair[1]);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|it| walk(it, at, change)),
        Value::Object(fields) => fields.iter_mut().for_each(|(name, it)| walk(it, [name, key], change)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// What a number stands for, by the field in which it is and the one in which that is.
fn numbered(at: [&str; 2]) -> Option<Numbered> {
    match at {
        ["slip" | "decided" | "follows", _] | ["claim", "master"] => Some(Numbered::Slip),
        ["claim" | "judge_claim", _] => Some(Numbered::Claim),
        ["run", _] => Some(Numbered::Run),
        ["duty" | "duties", _] => Some(Numbered::Duty),
        ["op" | "takes_back" | "cancelled" | "order", _] | ["clock", "absent"] => Some(Numbered::Order),
        ["entry" | "beneath" | "adjustment", _] => Some(Numbered::Entry),
        _ => None,
    }
}
