//! Whatever is changed on the way, nobody gets a key of which the other end has no proof.

use proptest::prelude::*;

use super::tests::{Outcome, play};
use super::{Frame, News};

/// Changes one message, and says what both ends came to.
fn flipped(message: usize, bit: usize, compares: bool) -> Outcome {
    let mut air = |at: usize, bytes: &mut Vec<u8>| {
        if at == message {
            let bit = bit % (bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
    };
    play(&mut air, compares, None)
}

/// The last message is the clock's word that it has kept the key. Nothing can undo that, since nothing comes after
/// it; the console then has no key, says so, and the clock is provisioned again.
const LAST: usize = 5;

#[test]
fn one_bit_changed_anywhere_gives_no_key_at_either_end() {
    let lengths: Vec<usize> = play(&mut |_, _| {}, true, None).sent.iter().map(Vec::len).collect();
    for (message, length) in lengths.iter().enumerate() {
        for bit in 0..length * 8 {
            for compares in [true, false] {
                let out = flipped(message, bit, compares);
                let place = format!("bit {bit} of message {message}, compares: {compares}");
                assert_eq!(Outcome::given(&out.console), None, "{place}");
                assert_eq!(Outcome::given(&out.clock).is_some(), message == LAST, "{place}");
                assert!(out.console.iter().any(|it| matches!(it, News::Failed(_))), "{place}: and says so");
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_in_place_of_any_message_give_no_key(
        message in 0_usize..=LAST,
        bytes in proptest::collection::vec(any::<u8>(), 0..80),
        compares in any::<bool>(),
    ) {
        let mut air = |at: usize, sent: &mut Vec<u8>| {
            if at == message {
                sent.clone_from(&bytes);
            }
        };
        let out = play(&mut air, compares, None);
        prop_assert_eq!(Outcome::given(&out.console), None);
        prop_assert_eq!(Outcome::given(&out.clock).is_some(), message == LAST);
    }

    #[test]
    fn whatever_decodes_encodes_to_the_same(
        bytes in proptest::collection::vec(any::<u8>(), 0..60),
        first in 0x18_u8..=0x1f,
    ) {
        let bytes = [&[first][..], &bytes].concat();
        if let Ok(frame) = Frame::decode(&bytes) {
            prop_assert_eq!(frame.encode(), bytes);
        }
    }
}
