//! What holds in a state: all of it but the log, what was corrected on the way, and orders to clocks.

use ephor::domain::Seq;
use ephor::tournament::{Cause, SlipPhase, State};
use serde_json::{Map, Value, json};

use super::names::{Names, Numbered};

/// What a journal has besides what holds: how long it is, who has signed it, what was ordered of clocks.
const LOG: [&str; 5] = ["entries", "last_at", "orders", "signed", "to_sign"];

/// Where things are looked up by their number.
const BY_NUMBER: [(&str, Numbered); 7] = [
    ("acts", Numbered::Entry),
    ("adjustments", Numbered::Entry),
    ("claims", Numbered::Claim),
    ("duties", Numbered::Duty),
    ("noted", Numbered::Entry),
    ("runs", Numbered::Run),
    ("slips", Numbered::Slip),
];

/// What holds, in JSON.
pub(super) fn holds(state: &State) -> Value {
    let mut all = serde_json::to_value(state).expect("a state is JSON");
    let fields = all.as_object_mut().expect("an object");
    fields.retain(|key, _| !LOG.contains(&key.as_str()));
    let mistaken = |slip: &u32| {
        let slip = state.slip(ephor::domain::SlipId(*slip));
        slip.is_some_and(|slip| matches!(slip.phase, SlipPhase::Withdrawn { mistaken: true, .. }))
    };
    retain(fields, "slips", |key, _| !key.parse().is_ok_and(|slip| mistaken(&slip)));
    for map in ["claims", "runs", "duties"] {
        retain(fields, map, |_, it| it["voided_at"].is_null());
    }
    retain(fields, "acts", |key, _| key.parse().is_ok_and(|entry| act_stands(state, Seq(entry))));
    // Whether somebody has said to a clock or a person what was ordered stands with the orders.
    retain(fields, "noted", |key, it| {
        let is = |event: &str| it["event"]["type"] == json!(event);
        let is_act = ["game_awarded", "bye_entered", "sanction_imposed"].into_iter().any(is);
        let stands = || key.parse().is_ok_and(|entry| act_stands(state, Seq(entry)));
        it["taken_back"] == json!(false) && !is("order_settled") && (!is_act || stands())
    });
    retain(fields, "event_counters", |_, it| {
        it.as_object().is_some_and(|it| it.values().any(|number| number.as_i64() != Some(0)))
    });
    retain(fields, "event_counts", |_, it| it.as_object().is_some_and(|it| !it.is_empty()));
    for slip in values(fields, "slips") {
        slip.remove("past");
    }
    for given in values(fields, "noted") {
        given.remove("order");
    }
    for map in ["slips", "claims", "runs", "acts"] {
        for it in values(fields, map) {
            if let Some(caused) = it.get_mut("caused").and_then(Value::as_array_mut) {
                caused.retain(|it| still_follows(state, it));
            }
        }
    }
    // The last ruling on a word holds.
    let ruled = fields.get_mut("ruled_words").and_then(Value::as_object_mut);
    for rulings in ruled.into_iter().flat_map(Map::values_mut).filter_map(Value::as_array_mut) {
        rulings.drain(..rulings.len().saturating_sub(1));
    }
    for game in fields.get_mut("games").into_iter().flat_map(games) {
        game.remove("results");
        // An award has its own points, whatever penalties had taken.
        if game["result"]["awarded"] == json!(true) {
            game["result"]["points"] = Value::Null;
        }
    }
    all
}

/// Games are by round and by table.
fn games(games: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let rounds = games.as_object_mut().into_iter().flat_map(Map::values_mut);
    let tables = rounds.filter_map(Value::as_object_mut).flat_map(Map::values_mut);
    tables.filter_map(Value::as_object_mut)
}

/// The same with the numbers of the other journal.
pub(super) fn renamed(names: &Names, holds: Value) -> Value {
    let mut renamed = names.renamed(holds);
    for (map, kind) in BY_NUMBER {
        if let Some(Value::Object(found)) = renamed.get_mut(map) {
            *found = names.renamed_keys(kind, std::mem::take(found));
        }
    }
    renamed
}

fn retain(fields: &mut Map<String, Value>, map: &str, stays: impl Fn(&String, &Value) -> bool) {
    if let Some(Value::Object(found)) = fields.get_mut(map) {
        found.retain(|key, it| stays(key, it));
        if found.is_empty() {
            fields.remove(map);
        }
    }
}

fn values<'f>(
    fields: &'f mut Map<String, Value>,
    map: &str,
) -> impl Iterator<Item = &'f mut Map<String, Value>> {
    let found = fields.get_mut(map).and_then(Value::as_object_mut);
    found.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut)
}

/// Whether a sanction, an award or a threshold stands: an award as long as it is the result of its game.
fn act_stands(state: &State, entry: Seq) -> bool {
    let act = state.acts.get(&entry);
    act.is_some_and(|act| act.voided_at.is_none() && state.still_counts(&act.cause, entry))
}

/// Whether something that followed still does.
fn still_follows(state: &State, what: &Value) -> bool {
    if !what["order"].is_null() {
        return false;
    }
    if let Some(duty) = what["duty"].as_u64() {
        let duty = u32::try_from(duty).ok().and_then(|id| state.duties.get(&ephor::domain::DutyId(id)));
        return duty.is_some_and(|duty| duty.voided_at.is_none());
    }
    if let Some(entry) = what["adjustment"].as_u64() {
        return state.adjustments.contains_key(&Seq(entry));
    }
    if let Ok(cause) = serde_json::from_value::<Cause>(what["further"].clone()) {
        return match cause {
            Cause::Slip(_) => true,
            Cause::Claim(claim) => state.claims.get(&claim).is_some_and(|it| it.voided_at.is_none()),
            Cause::Run(run) => state.runs.get(&run).is_some_and(|it| it.voided_at.is_none()),
            Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => act_stands(state, act.entry),
        };
    }
    let entry = what["effect"]["entry"].as_u64().map(Seq);
    !entry.and_then(|entry| state.noted_in(entry)).is_some_and(|given| given.taken_back)
}

/// Where two values differ: the way to it, and what stands there in the one and in the other.
pub(super) fn differences(one: &Value, other: &Value) -> Vec<(String, Value, Value)> {
    let mut found = Vec::new();
    compare("", one, other, &mut found);
    found
}

fn compare(at: &str, one: &Value, other: &Value, found: &mut Vec<(String, Value, Value)>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
            for key in keys {
                let value = |of: &Map<String, Value>| of.get(key).cloned().unwrap_or_default();
                compare(&format!("{at}.{key}"), &value(one), &value(other), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (place, (one, other)) in one.iter().zip(other).enumerate() {
                compare(&format!("{at}.{place}"), one, other, found);
            }
        }
        (one, other) if one != other => found.push((at.to_owned(), one.clone(), other.clone())),
        _ => {}
    }
}

/// The kind of a place: without numbers and names.
pub(super) fn kind(at: &str) -> String {
    let parts: Vec<&str> = at.split('.').skip(1).collect();
    let named = [
        "event_counters",
        "event_counts",
        "excluded",
        "rulings",
        "seats",
        "constants",
        "signals",
        "ruled_words",
    ];
    let mut kinds = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let name = place == 1 && named.contains(&parts[0]);
        let number = part.parse::<u64>().is_ok() || part.starts_with("gone ");
        kinds.push(if name || number { "*" } else { *part });
    }
    kinds.join(".")
}
