//! Tags, keys and frames: bytes and what they mean, both ways.

use serde_json::{Value, json};

use crate::clock::auth::{Keys, TagKey, block};
use crate::clock::encoding::to_centis;
use crate::clock::frame::{
    CommandFrame, EventFrame, FaceBlock, FrameError, Happening, ResultFrame, StateFrame, VERSION,
};
use crate::clock::spec_tests::printed;
use crate::domain::{ClockId, Millis};

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
