//! The specification's worked examples are what the code encodes, and decode back.
//!
//! In `clocks/open-clock-profile.md` every fenced block that opens with ```` ```hex NAME ```` holds the bytes of
//! the example `NAME`. Each example of the document is built here, and each built here is in the document.

use std::collections::BTreeMap;

use crate::domain::{At, ClockId, Millis, OpId, Points, Side};

use super::auth::{Keys, MasterKey, TagKey, block};
use super::device::Device;
use super::frame::{CommandFrame, EventFrame, FaceBlock, Happening, Nonce, ResultFrame, StateFrame, Status};
use super::model::{Control, Mode, Run, ShownFace};
use super::order::{Notice, Order};
use super::profile::Profile;

const SPECIFICATION: &str = include_str!("../../clocks/open-clock-profile.md");
const CLOCK: ClockId = ClockId(12);
const NONCE: Nonce = Nonce([0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7]);

fn master() -> MasterKey {
    MasterKey([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// The bytes that the document prints, by the names of their examples.
pub(super) fn printed() -> BTreeMap<String, String> {
    SPECIFICATION
        .split("```hex ")
        .skip(1)
        .filter_map(|block| block.split_once('\n'))
        .map(|(name, rest)| {
            let body = rest.split("```").next().unwrap_or_default();
            (name.trim().to_owned(), body.split_whitespace().collect())
        })
        .collect()
}

fn face(run: Run) -> FaceBlock {
    let shown = ShownFace { run, left: [Millis(754_320), Millis(-41_070)], up: [false, true] };
    FaceBlock { shown, battery: 87, low_battery: false, fault: false }
}

fn state() -> StateFrame {
    StateFrame { clock: CLOCK, counter: 70_001, face: face(Run::Challenge(Side::B)), last_op: 41 }
}

fn event() -> EventFrame {
    EventFrame {
        clock: CLOCK,
        counter: 70_002,
        number: 318,
        what: Happening::Challenge(Side::B),
        memory: 3,
        age: Millis(2_800),
        since_press: Some(Millis(11_200)),
    }
}

fn orders() -> [(&'static str, Order); 9] {
    [
        ("notice", Order::Notice { side: Side::B, notice: Notice::Points(Points(-10)) }),
        ("clear-notice", Order::ClearNotice),
        ("start", Order::Start { side: Side::B }),
        ("stop", Order::Stop),
        ("resume", Order::Resume { side: Side::A }),
        ("set-both", Order::SetBoth { budget: Millis::secs(900) }),
        ("add", Order::Add { side: Side::A, amount: Millis::secs(120) }),
        ("acknowledge", Order::Acknowledge { event: 318 }),
        ("read-events", Order::ReadEvents { since: 312 }),
    ]
}

fn result() -> ResultFrame {
    ResultFrame {
        clock: CLOCK,
        nonce: NONCE,
        op: OpId(42),
        status: Status::Applied,
        memory: 3,
        counter: 70_003,
        newest_event: 318,
        highest_op: OpId(42),
        face: face(Run::Challenge(Side::B)),
    }
}

fn built() -> BTreeMap<String, String> {
    let keys = Keys::derive(&master(), CLOCK);
    let mut all = BTreeMap::from([
        ("state".to_owned(), hex(&state().encode(&keys.state))),
        ("event".to_owned(), hex(&event().encode(&keys.event))),
        ("result".to_owned(), hex(&result().encode(&keys.result))),
    ]);
    let root = TagKey::new(master().0);
    for (name, label) in [
        ("state", b"ephor state"),
        ("event", b"ephor event"),
        ("command", b"ephor order"),
        ("result", b"ephor reply"),
    ] {
        all.insert(format!("{name}-block"), hex(&block(label, CLOCK)));
        all.insert(format!("{name}-key"), hex(&root.mac(&block(label, CLOCK))));
    }
    for (place, (name, order)) in orders().iter().enumerate() {
        let frame = CommandFrame::new(CLOCK, NONCE, OpId(42 + place as u32), 3, order);
        all.insert(name.to_string(), hex(&frame.encode(&keys.command)));
    }
    let head = [0x02, 0x01, 0x06, 27, 0xff, 0xff, 0xff];
    for (name, frame) in
        [("advertisement", state().encode(&keys.state)), ("event-advertisement", event().encode(&keys.event))]
    {
        all.insert(name.to_owned(), hex(&[&head[..], &frame].concat()));
    }
    all.insert("scan-response".to_owned(), hex(&scan_response()));
    let mut advertisement = vec![0x02, 0x01, 0x06, 27, 0xff, 0xff, 0xff];
    advertisement.extend(state().encode(&keys.state));
    all.insert("advertisement".to_owned(), hex(&advertisement));
    all.extend(super::provision::examples().into_iter().map(|(name, bytes)| (name.to_owned(), hex(&bytes))));
    all
}

/// The service's UUID, byte 0 last, and the name.
fn scan_response() -> Vec<u8> {
    let service =
        Profile::named("open").and_then(|open| open.gatt).expect("the open profile has a service").service;
    let mut bytes = vec![17, 0x07];
    bytes.extend(service.0.to_le_bytes());
    bytes.extend([9, 0x08]);
    bytes.extend(*b"clock 12");
    bytes
}

#[test]
fn the_examples_are_what_the_code_encodes() {
    let (printed, built) = (printed(), built());
    for (name, bytes) in &built {
        assert_eq!(printed.get(name), Some(bytes), "example {name}");
    }
    assert_eq!(printed.len(), built.len(), "every example is checked");
}

#[test]
fn the_examples_decode_to_what_the_text_says() {
    let keys = Keys::derive(&master(), CLOCK);
    let bytes: BTreeMap<String, Vec<u8>> = printed()
        .into_iter()
        .map(|(name, digits)| {
            let byte = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal digits");
            (name, (0..digits.len()).step_by(2).map(byte).collect())
        })
        .collect();
    assert_eq!(StateFrame::decode(&bytes["state"], &keys.state), Ok(state()));
    assert_eq!(EventFrame::decode(&bytes["event"], &keys.event), Ok(event()));
    assert_eq!(ResultFrame::decode(&bytes["result"], &keys.result), Ok(result()));
    assert_eq!(bytes["advertisement"].len(), 31, "a legacy advertisement is full");
    assert_eq!(bytes["event-advertisement"].len(), 31);
    assert!(bytes["scan-response"].len() + "65535".len() - "12".len() <= 31, "the longest name fits too");
    for (name, order) in orders() {
        let frame = CommandFrame::decode(&bytes[name], &keys.command).expect(name);
        assert_eq!(frame.order(), Ok(order));
    }
}

/// The command examples are also good commands: a clock in the state of the example takes the notice.
#[test]
fn a_clock_takes_the_example() {
    let control = Control { budget: Millis::secs(1800), mode: Mode::Overtime, neutral_between_moves: false };
    let mut device = Device::new(CLOCK, &master(), control, At(0));
    device.reboot(At(0), true);
    device.reboot(At(0), true);
    device.connect(At(0), NONCE);
    let keys = Keys::derive(&master(), CLOCK);
    let frame = CommandFrame::new(CLOCK, NONCE, OpId(42), 3, &orders()[0].1);
    let answer = device.write(At(0), &frame.encode(&keys.command));
    let status = ResultFrame::decode(&answer.result, &keys.result).map(|result| result.status);
    assert_eq!(status, Ok(Status::Applied));
}
