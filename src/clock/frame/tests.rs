//! Every frame comes back as it went out; nothing else gets through.

use proptest::prelude::*;

use crate::clock::auth::{Keys, MasterKey, TagKey};
use crate::clock::model::{Run, ShownFace};
use crate::clock::order::{Notice, Order, from_centis, to_centis};
use crate::domain::{ClockId, Millis, OpId, Points, Side};

use super::*;

fn keys() -> Keys {
    Keys::derive(&MasterKey([0x42; 16]), ClockId(12))
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::A), Just(Side::B)]
}

fn run() -> impl Strategy<Value = Run> {
    prop_oneof![
        Just(Run::Idle),
        side().prop_map(Run::Running),
        Just(Run::Neutral),
        side().prop_map(Run::Challenge),
        Just(Run::Finished),
    ]
}

fn left() -> impl Strategy<Value = (Millis, bool)> {
    prop_oneof![Just(0), -0x80_0000_i32..=0x7f_ffff]
        .prop_flat_map(|centis| (Just(from_centis(centis)), any::<bool>()))
        .prop_map(|(left, down)| (left, if left == Millis(0) { down } else { left < Millis(0) }))
}

fn face() -> impl Strategy<Value = FaceBlock> {
    let battery = prop_oneof![0_u8..=100, Just(NO_BATTERY)];
    (run(), left(), left(), battery, any::<bool>(), any::<bool>()).prop_map(
        |(run, a, b, battery, low_battery, fault)| FaceBlock {
            shown: ShownFace { run, left: [a.0, b.0], up: [a.1, b.1] },
            battery,
            low_battery,
            fault,
        },
    )
}

fn state() -> impl Strategy<Value = StateFrame> {
    (any::<u16>(), any::<u32>(), face(), any::<u8>()).prop_map(|(clock, counter, face, last_op)| StateFrame {
        clock: ClockId(clock),
        counter,
        face,
        last_op,
    })
}

fn event() -> impl Strategy<Value = EventFrame> {
    let what = prop_oneof![
        side().prop_map(Happening::Start),
        side().prop_map(Happening::Press),
        side().prop_map(Happening::Challenge),
        side().prop_map(Happening::Hold),
        side().prop_map(Happening::Flag),
        Just(Happening::Finish),
        Just(Happening::Reboot),
    ];
    let since = proptest::option::of(0..0xffff_i32);
    (any::<u16>(), any::<u32>(), 1..=u16::MAX, what, 1..=u8::MAX, 0..0x100_0000_i32, since).prop_map(
        |(clock, counter, number, what, memory, age, since)| EventFrame {
            clock: ClockId(clock),
            counter,
            number,
            what,
            memory,
            age: from_centis(age),
            since_press: since.map(from_centis),
        },
    )
}

fn order() -> impl Strategy<Value = Order> {
    let notice = prop_oneof![
        any::<i16>().prop_map(|points| Notice::Points(Points(points.into()))),
        Just(Notice::Cross),
        Just(Notice::LoseTurn),
        any::<bool>().prop_map(|upheld| Notice::Verdict { upheld }),
    ];
    prop_oneof![
        (side(), notice).prop_map(|(side, notice)| Order::Notice { side, notice }),
        Just(Order::ClearNotice),
        side().prop_map(|side| Order::Start { side }),
        Just(Order::Stop),
        (0..0x80_0000_i32).prop_map(|centis| Order::SetBoth { budget: from_centis(centis) }),
        (side(), -0x80_0000_i32..0x80_0000)
            .prop_map(|(side, centis)| Order::Add { side, amount: from_centis(centis) }),
        side().prop_map(|side| Order::Resume { side }),
        any::<u16>().prop_map(|event| Order::Acknowledge { event }),
        any::<u16>().prop_map(|since| Order::ReadEvents { since }),
    ]
}

fn command() -> impl Strategy<Value = CommandFrame> {
    (any::<u16>(), any::<[u8; 8]>(), any::<u32>(), any::<u16>(), order()).prop_map(
        |(clock, nonce, op, memory, order)| {
            CommandFrame::new(ClockId(clock), Nonce(nonce), OpId(op), memory, &order)
        },
    )
}

fn result() -> impl Strategy<Value = ResultFrame> {
    let status = (0..Status::ALL.len()).prop_map(|number| Status::ALL[number]);
    let numbers = (any::<u32>(), any::<u32>(), any::<u16>(), any::<u32>());
    (any::<u16>(), any::<[u8; 8]>(), status, 1..=u16::MAX, numbers, face()).prop_map(
        |(clock, nonce, status, memory, (op, counter, newest_event, highest), face)| ResultFrame {
            clock: ClockId(clock),
            nonce: Nonce(nonce),
            op: OpId(op),
            status,
            memory,
            counter,
            newest_event,
            highest_op: OpId(highest),
            face,
        },
    )
}

/// Bytes with a good tag, so that the field checks behind the tag are reached.
fn sealed(key: &TagKey, kind: FrameType, mut body: Vec<u8>) -> Vec<u8> {
    if let Some(first) = body.first_mut() {
        *first = kind.byte();
    }
    let tag = key.tag(&body);
    body.extend(tag);
    body
}

proptest! {
    #[test]
    fn states_come_back(frame in state()) {
        let bytes = frame.encode(&keys().state);
        prop_assert_eq!(StateFrame::decode(&bytes, &keys().state), Ok(frame));
    }

    #[test]
    fn events_come_back(frame in event()) {
        let bytes = frame.encode(&keys().event);
        prop_assert_eq!(EventFrame::decode(&bytes, &keys().event), Ok(frame));
    }

    #[test]
    fn commands_come_back(frame in command()) {
        let bytes = frame.encode(&keys().command);
        let decoded = CommandFrame::decode(&bytes, &keys().command);
        prop_assert_eq!(decoded, Ok(frame));
        prop_assert_eq!(CommandFrame::claimed(&bytes), Ok(frame.clock));
        prop_assert_eq!(CommandFrame::op_of(&bytes), frame.op);
    }

    #[test]
    fn orders_come_back(order in order()) {
        let (opcode, argument) = order.to_wire();
        prop_assert_eq!(Order::from_wire(opcode, argument), Ok(order));
        prop_assert_eq!(opcode & 0x80 != 0, order.is_housekeeping());
        let json = serde_json::to_string(&order).expect("orders are journalled");
        prop_assert_eq!(serde_json::from_str::<Order>(&json).expect("and read back"), order);
    }

    #[test]
    fn results_come_back(frame in result()) {
        let bytes = frame.encode(&keys().result);
        prop_assert_eq!(ResultFrame::decode(&bytes, &keys().result), Ok(frame));
    }

    #[test]
    fn a_flipped_bit_anywhere_is_rejected(
        state in state(), event in event(), command in command(), result in result(), bit in 0_usize..1024,
    ) {
        let keys = keys();
        let flip = |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            let place = bit % (bytes.len() * 8);
            bytes[place / 8] ^= 1 << (place % 8);
            bytes
        };
        prop_assert!(StateFrame::decode(&flip(&state.encode(&keys.state)), &keys.state).is_err());
        prop_assert!(EventFrame::decode(&flip(&event.encode(&keys.event)), &keys.event).is_err());
        prop_assert!(CommandFrame::decode(&flip(&command.encode(&keys.command)), &keys.command).is_err());
        prop_assert!(ResultFrame::decode(&flip(&result.encode(&keys.result)), &keys.result).is_err());
    }

    #[test]
    fn any_bytes_are_survived(bytes in proptest::collection::vec(any::<u8>(), 0..64)) {
        let keys = keys();
        prop_assert!(StateFrame::decode(&bytes, &keys.state).is_err());
        prop_assert!(EventFrame::decode(&bytes, &keys.event).is_err());
        prop_assert!(CommandFrame::decode(&bytes, &keys.command).is_err());
        prop_assert!(ResultFrame::decode(&bytes, &keys.result).is_err());
        let _ = CommandFrame::claimed(&bytes);
    }

    /// What is accepted is written back to the same bytes: no two encodings of one frame.
    #[test]
    fn any_fields_behind_a_good_tag_are_survived(body in proptest::collection::vec(any::<u8>(), 31)) {
        let key = keys().state;
        let state = sealed(&key, FrameType::State, body[..16].to_vec());
        if let Ok(frame) = StateFrame::decode(&state, &key) {
            prop_assert_eq!(&frame.encode(&key)[..], &state[..]);
        }
        let event = sealed(&key, FrameType::Event, body[..16].to_vec());
        if let Ok(frame) = EventFrame::decode(&event, &key) {
            prop_assert_eq!(&frame.encode(&key)[..], &event[..]);
        }
        let command = sealed(&key, FrameType::Command, body[..22].to_vec());
        if let Ok(frame) = CommandFrame::decode(&command, &key) {
            prop_assert_eq!(&frame.encode(&key)[..], &command[..]);
            if let Ok(order) = frame.order() {
                prop_assert_eq!(order.to_wire(), (frame.opcode, frame.argument));
            }
        }
        let result = sealed(&key, FrameType::Result, body);
        if let Ok(frame) = ResultFrame::decode(&result, &key) {
            prop_assert_eq!(&frame.encode(&key)[..], &result[..]);
        }
    }
}

#[test]
fn each_fault_of_a_frame_has_its_own_name() {
    let key = keys().state;
    let good = |at: usize, value: u8| {
        let mut body = vec![0_u8; 16];
        body[at] = value;
        sealed(&key, FrameType::State, body)
    };
    let decode = |bytes: &[u8]| StateFrame::decode(bytes, &key).map(|_| ());
    assert_eq!(decode(&[]), Err(FrameError::TooShort { found: 0, needed: 1 }));
    assert_eq!(decode(&good(1, 12)[..23]), Err(FrameError::TooShort { found: 23, needed: 24 }));
    assert_eq!(decode(&[good(1, 12), vec![0]].concat()), Err(FrameError::TooLong { found: 25, needed: 24 }));
    assert_eq!(decode(&[0x21; 24]), Err(FrameError::Version(2)));
    assert_eq!(decode(&[0x1f; 24]), Err(FrameError::Type(15)));
    assert_eq!(decode(&[0x12; 24]), Err(FrameError::Type(2)));
    assert_eq!(decode(&[0x11; 24]), Err(FrameError::BadTag));
    assert_eq!(decode(&good(7, 6)), Err(FrameError::Unknown { field: Field::RunState, value: 6 }));
    assert_eq!(decode(&good(7, 0x80)), Err(FrameError::Reserved(Field::RunState)));
    assert_eq!(decode(&good(14, 101)), Err(FrameError::Unknown { field: Field::Battery, value: 101 }));
    let contradiction = Err(FrameError::Contradiction);
    assert_eq!(decode(&good(10, 0x80)), contradiction, "overtime without its bit");
    assert_eq!(decode(&good(7, 0x08)), Ok(()), "a flag at exactly zero");
    assert_eq!(decode(&good(7, 0)), Ok(()));
    let mut expect = vec![0_u8; 23];
    expect[17] = 0x40;
    let expect = sealed(&key, FrameType::Command, expect);
    assert_eq!(CommandFrame::decode(&expect, &key), Err(FrameError::Reserved(Field::ExpectedStates)));
}

#[test]
fn one_millisecond_of_overtime_is_overtime_on_the_wire() {
    assert_eq!([-1, 0, 9, 10, -10, -11].map(|ms| to_centis(Millis(ms))), [-1, 0, 0, 1, -1, -2]);
    assert_eq!(to_centis(Millis(i64::MIN)), -0x80_0000);
    assert_eq!(to_centis(Millis(i64::MAX)), 0x7f_ffff);
}
