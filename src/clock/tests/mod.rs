//! The conformance vectors of the open profile, every one against our own code.
//!
//! The file was written from the specification and not by this program, so that both can be wrong only in different
//! ways. Its shape is read strictly: a section or a field that nobody checks is an error.

mod behaviour;
mod frames;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::clock::auth::{Keys, MasterKey};
use crate::clock::model::Run;
use crate::domain::{ClockId, Side};

const FILE: &str = include_str!("../../../clocks/open-clock-vectors.json");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    #[serde(rename = "about")]
    _about: String,
    version: u8,
    master: String,
    clock: u16,
    cmac: Vec<CmacVector>,
    keys: Vec<KeyVector>,
    frames: Vec<FrameVector>,
    malformed: Vec<MalformedVector>,
    rounding: Vec<Rounding>,
    tables: Vec<Table>,
    times: Vec<Times>,
    counters: Vec<Steps<(u32, String)>>,
    events: Vec<Steps<Told>>,
    delays: Vec<Steps<(i64, u32, String, String)>>,
    exchanges: Vec<Steps<Exchange>>,
    answers: Vec<Steps<Answered>>,
    x25519: Vec<frames::Curve>,
    provisioning: Vec<frames::Attempt>,
    provisioning_malformed: Vec<frames::Malformed>,
    refusals: Vec<frames::Refusals>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CmacVector {
    key: String,
    message: String,
    mac: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyVector {
    master: String,
    clock: u16,
    state: Derived,
    event: Derived,
    command: Derived,
    result: Derived,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Derived {
    block: String,
    key: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrameVector {
    name: String,
    r#type: String,
    hex: String,
    fields: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MalformedVector {
    name: String,
    r#type: String,
    hex: String,
    error: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rounding {
    ms: i64,
    centis: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    neutral_between_moves: bool,
    actions: Vec<String>,
    rows: BTreeMap<String, Vec<Option<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Times {
    name: String,
    mode: String,
    budget: i64,
    neutral_between_moves: bool,
    steps: Vec<TimeStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TimeStep {
    at: i64,
    r#do: String,
    #[serde(default)]
    amount: i64,
    run: String,
    left: [i64; 2],
    up: [bool; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Steps<S> {
    name: String,
    steps: Vec<S>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, untagged)]
enum Exchange {
    Connect {
        connect: String,
    },
    Wait {
        /// Hundredths of a second.
        wait: i64,
    },
    Reboot {
        reboot: bool,
        #[serde(default = "once")]
        times: usize,
    },
    Lever {
        lever: String,
    },
    Write {
        about: String,
        write: String,
        status: u8,
        op: u32,
        memory: u16,
        highest: Option<u32>,
        run: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, untagged)]
enum Told {
    /// By an event's frame: its counter, the event's number, whether it is taken.
    Event(u32, u16, bool),
    /// By a new result.
    Newest { newest: u16, counter: u32 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, untagged)]
enum Answered {
    Connect { connect: String },
    Ask { ask: String, op: u32, hear: String, taken: String },
    Log { log: String, taken: String },
}

fn once() -> usize {
    1
}

fn vectors() -> Vectors {
    serde_json::from_str(FILE).expect("the vectors are read")
}

fn bytes(hex: &str) -> Vec<u8> {
    assert!(hex.len().is_multiple_of(2) && hex.is_ascii(), "{hex}");
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal digits");
    (0..hex.len()).step_by(2).map(byte).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn array<const N: usize>(text: &str) -> [u8; N] {
    bytes(text).try_into().expect("the right number of bytes")
}

fn setting() -> (Vectors, MasterKey, ClockId, Keys) {
    let vectors = vectors();
    let (master, clock) = (MasterKey(array(&vectors.master)), ClockId(vectors.clock));
    let keys = Keys::derive(&master, clock);
    (vectors, master, clock, keys)
}

fn run_name(run: Run) -> &'static str {
    match run {
        Run::Idle => "idle",
        Run::Running(Side::A) => "a_runs",
        Run::Running(Side::B) => "b_runs",
        Run::Neutral => "neutral",
        Run::Challenge(Side::A) => "a_challenges",
        Run::Challenge(Side::B) => "b_challenges",
        Run::Finished => "finished",
    }
}
