//! What holds for every clock without a key, whatever it says.

use ephor::clock::{Characteristic, Codec, CodecMessage, Order, Profile};
use ephor::domain::{At, Millis, OpId};

/// The DGT 3000 gateway's JSON.
pub fn gateway(data: &[u8]) {
    hear("dgt3000-gateway", data);
}

/// Lines of text.
pub fn lines(data: &[u8]) {
    hear("nus-line", data);
}

/// The JSON of the `chessclock-esp32` profile.
pub fn chess(data: &[u8]) {
    hear("chessclock-esp32", data);
}

/// The first byte says how the rest is cut into pieces and how far apart they come.
fn hear(id: &str, data: &[u8]) {
    let Some((cut, data)) = data.split_first() else { return };
    let profile = Profile::named(id).expect("a profile that comes with ephor");
    let mut codec = Codec::of(&profile).expect("a language");
    for op in 0..3 {
        let _ = codec.encode(OpId(op), &Order::Stop);
    }
    for (place, piece) in data.chunks(usize::from(cut % 64) + 1).enumerate() {
        let at = At(place as i64 * i64::from(cut / 64) * 900);
        let said = codec.on_bytes(at, Characteristic::Answers, piece);
        assert!(said.len() <= piece.len() + 2);
        for said in said {
            match said {
                CodecMessage::Reading(heard) => {
                    for left in heard.left.into_iter().flatten() {
                        assert!(left.0.abs() < 360_000_000);
                    }
                    let later = heard.left_at(at + Millis::secs(1_000_000));
                    assert!(later.into_iter().zip(heard.left).all(|(then, now)| then <= now));
                }
                CodecMessage::Failed { why: words, .. }
                | CodecMessage::Version(words)
                | CodecMessage::Trouble(words) => {
                    assert!(!words.chars().any(char::is_control));
                }
                CodecMessage::Button { .. }
                | CodecMessage::Done { .. }
                | CodecMessage::Attached(_)
                | CodecMessage::Garbled(_) => {}
            }
        }
    }
}
