//! The four frames behind a good tag: what is accepted is written back to the same bytes.

use ephor::clock::auth::TagKey;
use ephor::clock::frame::{CommandFrame, EventFrame, ResultFrame, StateFrame};

/// The property.
pub fn holds(data: &[u8]) {
    let key = TagKey::new([7; 16]);
    let sealed = |body: usize| {
        let mut bytes: Vec<u8> = data.iter().copied().take(body).collect();
        bytes.extend(key.tag(&bytes));
        bytes
    };
    for bytes in [data.to_vec(), sealed(16), sealed(23), sealed(36)] {
        if let Ok(frame) = StateFrame::decode(&bytes, &key) {
            assert_eq!(frame.encode(&key)[..], bytes[..]);
        }
        if let Ok(frame) = EventFrame::decode(&bytes, &key) {
            assert_eq!(frame.encode(&key)[..], bytes[..]);
        }
        if let Ok(frame) = ResultFrame::decode(&bytes, &key) {
            assert_eq!(frame.encode(&key)[..], bytes[..]);
        }
        if let Ok(frame) = CommandFrame::decode(&bytes, &key) {
            assert_eq!(frame.encode(&key)[..], bytes[..]);
            if let Ok(order) = frame.order() {
                assert_eq!(order.to_wire(), (frame.opcode, frame.argument));
            }
        }
        let _ = CommandFrame::claimed(&bytes);
    }
}
