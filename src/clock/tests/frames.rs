//! Vectors of the specification: tags, keys, frames both ways, and provisioning (§11) with what each end refuses.

use serde::Deserialize;
use serde_json::{Value, json};
use x25519_dalek::x25519;

use crate::clock::auth::{Keys, TagKey, block};
use crate::clock::frame::{
    CommandFrame, EventFrame, FaceBlock, FrameError, Happening, ResultFrame, StateFrame, VERSION,
};
use crate::clock::order::to_centis;
use crate::clock::provision::{ClockEnd, ConsoleEnd, Fresh, ProvisionFrame, ProvisionNews, worked_out};
use crate::clock::spec_tests::printed;
use crate::domain::{At, ClockId, Millis};

use super::{array, bytes, hex, run_name, setting, vectors};

/// The fields of a frame in the vectors' words.
fn fields_of(kind: &str, bytes: &[u8], keys: &Keys) -> Result<Value, FrameError> {
    let centis = |time: Millis| time.0 / 10;
    let with_face = |mut fields: Value, face: &FaceBlock| {
        fields["run"] = json!(run_name(face.shown.run));
        fields["left"] = json!(face.shown.left.map(centis));
        fields["up"] = json!(face.shown.up);
        fields["battery"] = json!(face.battery);
        fields["low_battery"] = json!(face.low_battery);
        fields["fault"] = json!(face.fault);
        fields
    };
    Ok(match kind {
        "state" => {
            let it = StateFrame::decode(bytes, &keys.state)?;
            with_face(json!({ "clock": it.clock, "counter": it.counter, "last_op": it.last_op }), &it.face)
        }
        "event" => {
            let it = EventFrame::decode(bytes, &keys.event)?;
            let (kind, side) = match it.what {
                Happening::Start(side) => ("start", Some(side)),
                Happening::Press(side) => ("press", Some(side)),
                Happening::Challenge(side) => ("challenge", Some(side)),
                Happening::Hold(side) => ("hold", Some(side)),
                Happening::Flag(side) => ("flag", Some(side)),
                Happening::Finish => ("finish", None),
                Happening::Reboot => ("reboot", None),
            };
            json!({ "clock": it.clock, "counter": it.counter, "number": it.number, "kind": kind, "side": side,
                    "memory": it.memory, "age": centis(it.age), "since_press": it.since_press.map(centis) })
        }
        "command" => {
            let it = CommandFrame::decode(bytes, &keys.command)?;
            json!({ "clock": it.clock, "nonce": hex(&it.nonce.0), "op": it.op, "memory": it.memory, "expect": bytes[17],
                    "opcode": it.opcode, "argument": hex(&it.argument) })
        }
        "result" => {
            let it = ResultFrame::decode(bytes, &keys.result)?;
            let fields = json!({ "clock": it.clock, "nonce": hex(&it.nonce.0), "op": it.op, "status": it.status as u8,
                    "memory": it.memory, "counter": it.counter, "newest_event": it.newest_event,
                    "highest_op": it.highest_op });
            with_face(fields, &it.face)
        }
        other => panic!("no frame is called {other}"),
    })
}

/// The same bytes made from what was decoded.
fn again(kind: &str, bytes: &[u8], keys: &Keys) -> Vec<u8> {
    match kind {
        "state" => StateFrame::decode(bytes, &keys.state).expect("good").encode(&keys.state).to_vec(),
        "event" => EventFrame::decode(bytes, &keys.event).expect("good").encode(&keys.event).to_vec(),
        "command" => CommandFrame::decode(bytes, &keys.command).expect("good").encode(&keys.command).to_vec(),
        _ => ResultFrame::decode(bytes, &keys.result).expect("good").encode(&keys.result).to_vec(),
    }
}

pub(super) fn error_name(error: FrameError) -> &'static str {
    match error {
        FrameError::TooShort { .. } => "too_short",
        FrameError::TooLong { .. } => "too_long",
        FrameError::Version(_) => "version",
        FrameError::Type(_) => "type",
        FrameError::BadTag => "tag",
        FrameError::Unknown { .. } => "unknown",
        FrameError::Reserved(_) => "reserved",
        FrameError::Contradiction => "contradiction",
    }
}

#[test]
fn tags_and_keys() {
    let vectors = vectors();
    assert_eq!(vectors.version, VERSION);
    for it in &vectors.cmac {
        assert_eq!(hex(&TagKey::new(array(&it.key)).mac(&bytes(&it.message))), it.mac);
    }
    for it in &vectors.keys {
        let root = TagKey::new(array(&it.master));
        for (label, derived) in [
            (b"ephor state", &it.state),
            (b"ephor event", &it.event),
            (b"ephor order", &it.command),
            (b"ephor reply", &it.result),
        ] {
            let block = block(label, ClockId(it.clock));
            assert_eq!((hex(&block), hex(&root.mac(&block))), (derived.block.clone(), derived.key.clone()));
        }
    }
    assert!(vectors.cmac.len() >= 4 && vectors.keys.len() >= 5);
}

#[test]
fn every_frame_decodes_to_its_fields_and_back() {
    let (vectors, _, _, keys) = setting();
    for it in &vectors.frames {
        let bytes = bytes(&it.hex);
        assert_eq!(fields_of(&it.r#type, &bytes, &keys).as_ref(), Ok(&it.fields), "{}", it.name);
        assert_eq!(again(&it.r#type, &bytes, &keys), bytes, "{}", it.name);
    }
    for kind in ["state", "event", "command", "result"] {
        assert!(vectors.frames.iter().filter(|it| it.r#type == kind).count() >= 10, "{kind}");
    }
}

#[test]
fn every_malformed_frame_is_refused_for_its_reason() {
    let (vectors, _, _, keys) = setting();
    for it in &vectors.malformed {
        let found = fields_of(&it.r#type, &bytes(&it.hex), &keys).map_err(error_name);
        assert_eq!(found, Err(it.error.as_str()), "{}", it.name);
    }
    assert!(vectors.malformed.len() > 80);
}

#[test]
fn the_examples_of_the_document_are_vectors() {
    let (vectors, _, _, keys) = setting();
    let printed = printed();
    let mut seen = 0;
    for (name, digits) in &printed {
        let known = vectors.frames.iter().find(|it| it.name == *name);
        if let Some(it) = known {
            assert_eq!(*digits, it.hex, "{name}");
            seen += 1;
        } else if let Some(kind) = name.strip_suffix("-key").or(name.strip_suffix("-block")) {
            let at = vectors.keys.iter().find(|it| it.master == vectors.master && it.clock == vectors.clock);
            let at = at.expect("the keys of the examples");
            let derived = match kind {
                "state" => &at.state,
                "event" => &at.event,
                "command" => &at.command,
                "result" => &at.result,
                // Of provisioning, whose examples are worked out again in the tests of the document.
                "master" | "proof" => continue,
                other => panic!("no key is called {other}"),
            };
            assert_eq!(
                *digits,
                if name.ends_with("-key") { &*derived.key } else { &*derived.block },
                "{name}"
            );
            seen += 1;
        }
    }
    // An advertisement carries a frame that is a vector.
    for name in ["advertisement", "event-advertisement"] {
        let frame = &printed[name][14..];
        assert!(vectors.frames.iter().any(|it| it.hex == frame), "{name}");
    }
    assert_eq!(seen, 12 + 8, "three frames, nine commands, four keys with their blocks");
    assert!(keys.state.accepts(b"", &keys.state.tag(b"")));
}

#[test]
fn times_are_rounded_towards_less() {
    let vectors = vectors();
    assert!(vectors.rounding.len() > 10);
    for it in vectors.rounding {
        assert_eq!(to_centis(Millis(it.ms)), it.centis, "{} ms", it.ms);
    }
}

const T0: At = At(0);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Curve {
    secret: String,
    public: String,
    shared: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attempt {
    name: String,
    clock: u16,
    has: u16,
    console_secret: String,
    console_nonce: String,
    clock_secret: String,
    clock_nonce: String,
    console_key: String,
    clock_key: String,
    shared: String,
    open: String,
    hello: String,
    answer: String,
    check: u32,
    root: String,
    master_block: String,
    master: String,
    proof_block: String,
    proof_key: String,
    confirm: String,
    done: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Malformed {
    name: String,
    hex: String,
    error: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, tag = "end", rename_all = "lowercase")]
pub(super) enum Refusals {
    Clock { name: String, has: Option<u16>, steps: Vec<Step> },
    Console { name: String, clock: u16, secret: String, nonce: String, steps: Vec<Step> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    hear: Option<String>,
    #[serde(default)]
    agree: bool,
    secret: Option<String>,
    nonce: Option<String>,
    say: Option<String>,
}

fn number(clock: u16) -> Option<ClockId> {
    (clock != 0).then_some(ClockId(clock))
}

#[test]
fn the_curve() {
    let vectors = vectors().x25519;
    for it in &vectors {
        assert_eq!(hex(&x25519(array(&it.secret), array(&it.public))), it.shared, "{}", it.secret);
    }
    assert!(vectors.iter().filter(|it| it.shared == "00".repeat(32)).count() >= 7, "points of low order");
}

#[test]
fn both_ends_of_every_attempt_say_and_keep_what_the_vector_says() {
    let vectors = vectors().provisioning;
    for it in &vectors {
        let name = &it.name;
        let ours = Fresh { secret: array(&it.console_secret), nonce: array(&it.console_nonce) };
        let theirs = Fresh { secret: array(&it.clock_secret), nonce: array(&it.clock_nonce) };
        let mut fresh = || theirs.clone();
        let mut there = ClockEnd::open(T0, number(it.has));
        assert_eq!(hex(&there.advertise()), it.open, "{name}");
        let (mut here, hello) = ConsoleEnd::start(T0, ClockId(it.clock), ours.clone());
        assert_eq!(hex(&hello), it.hello, "{name}");
        let answer = there.hear(T0, &hello, &mut fresh).send.expect("an answer");
        assert_eq!(hex(&answer), it.answer, "{name}");
        let nonce = here.hear(T0, &answer).send.expect("a nonce");
        let opened = there.hear(T0, &nonce, &mut fresh);
        let compare = here.hear(T0, &opened.send.expect("a nonce")).news;
        assert_eq!(compare, opened.news, "{name}");
        let Some(ProvisionNews::Compare(check)) = compare else { panic!("{name}: six digits") };
        assert_eq!(check.to_string().replace(' ', ""), format!("{:06}", it.check), "{name}");
        assert_eq!(there.agree(T0).send, None, "{name}: the console has proved nothing yet");
        let confirm = here.agree(T0).send.expect("a proof");
        assert_eq!(hex(&confirm), it.confirm, "{name}");
        let done = there.hear(T0, &confirm, &mut fresh);
        assert_eq!(done.send.as_deref().map(hex).as_ref(), Some(&it.done), "{name}");
        let kept = here.hear(T0, &done.send.expect("a proof")).news;
        assert_eq!(kept, done.news, "{name}");
        let Some(ProvisionNews::Given(given)) = kept else { panic!("{name}: a key") };
        assert_eq!((given.clock, hex(&given.master.0)), (ClockId(it.clock), it.master.clone()), "{name}");
        // And what neither end tells anybody.
        for (what, value) in worked_out(ClockId(it.clock), &ours, &theirs) {
            let known = match what {
                "shared-secret" => &it.shared,
                "provision-root" => &it.root,
                "master-block" => &it.master_block,
                "master-key" => &it.master,
                "proof-block" => &it.proof_block,
                "proof-key" => &it.proof_key,
                "hello" => &format!("18{}{}", hex(&it.clock.to_le_bytes()), it.console_key),
                "answer" => {
                    &format!("19{}{}{}", hex(&it.clock.to_le_bytes()), it.clock_key, &it.answer[70..])
                }
                "console-nonce" => &format!("1a{}", it.console_nonce),
                "clock-nonce" => &format!("1b{}", it.clock_nonce),
                "confirm" => &it.confirm,
                "done" => &it.done,
                other => panic!("nothing is called {other}"),
            };
            assert_eq!(hex(&value), *known, "{name}: {what}");
        }
    }
    assert!(
        vectors.len() >= 5 && vectors[0].hello == printed()["hello"],
        "the first is the document's example"
    );
}

#[test]
fn what_is_no_provisioning_frame_is_refused_for_its_reason() {
    let vectors = vectors().provisioning_malformed;
    for it in &vectors {
        let found = ProvisionFrame::decode(&bytes(&it.hex)).map_err(error_name);
        assert_eq!(found, Err(it.error.as_str()), "{}", it.name);
    }
    assert!(vectors.len() > 30);
}

#[test]
fn each_end_refuses_what_the_vectors_refuse() {
    let vectors = vectors().refusals;
    assert!(vectors.len() > 40);
    for it in vectors {
        match it {
            Refusals::Clock { name, has, steps } => {
                let mut end = has.map(|has| ClockEnd::open(T0, number(has)));
                for (at, step) in steps.iter().enumerate() {
                    let mut fresh = || Fresh {
                        secret: step.secret.as_deref().map(array).expect("an attempt begins"),
                        nonce: step.nonce.as_deref().map(array).expect("an attempt begins"),
                    };
                    let heard = bytes(step.hear.as_ref().expect("a frame"));
                    let said = match &mut end {
                        Some(end) => end.hear(T0, &heard, &mut fresh),
                        None => ClockEnd::shut(),
                    };
                    assert_eq!(said.send.as_deref().map(hex), step.say, "{name}: step {at}");
                    assert!(!matches!(said.news, Some(ProvisionNews::Given(_))), "{name}: nobody has agreed");
                }
            }
            Refusals::Console { name, clock, secret, nonce, steps } => {
                let fresh = Fresh { secret: array(&secret), nonce: array(&nonce) };
                let (mut end, _) = ConsoleEnd::start(T0, ClockId(clock), fresh);
                for (at, step) in steps.iter().enumerate() {
                    let said = match &step.hear {
                        Some(heard) => end.hear(T0, &bytes(heard)),
                        None => end.agree(T0),
                    };
                    assert_eq!(step.agree, step.hear.is_none(), "{name}: step {at}");
                    assert_eq!(said.send.as_deref().map(hex), step.say, "{name}: step {at}");
                }
                assert!(end.is_over(), "{name}");
            }
        }
    }
}
