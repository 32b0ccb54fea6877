//! Keys and tags (§5): AES-128-CMAC (RFC 4493) with tags cut to eight bytes.
//!
//! A clock has one master key. Four working keys are derived from it, one a direction and kind of frame, so
//! that no frame can be passed off as another: a state frame's tag says nothing about a command. Derivation is
//! one step of NIST SP 800-108 in counter mode with CMAC, over exactly one block.

use std::fmt;
use std::str::FromStr;

use aes::Aes128;
use cmac::{Cmac, KeyInit, Mac};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::ClockId;

/// Bytes of a tag on the wire.
pub const TAG: usize = 8;

/// A clock's master key: printed on a card in its box, loaded at check-in, never sent.
#[derive(Clone, PartialEq, Eq)]
pub struct MasterKey(pub [u8; 16]);

impl fmt::Debug for MasterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MasterKey(..)")
    }
}

/// What tells one key from another and gives neither away: it stands in the journal beside what was tried under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct KeyMark(pub u32);

impl MasterKey {
    /// The mark of a clock's key.
    pub fn mark(&self, clock: ClockId) -> KeyMark {
        let mac = TagKey::new(self.0).mac(&block(b"ephor trace", clock));
        KeyMark(u32::from_le_bytes([mac[0], mac[1], mac[2], mac[3]]))
    }
}

/// The text is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a clock's key is 32 hexadecimal digits, as on its card; spaces do not matter")]
pub struct NotAKey;

impl FromStr for MasterKey {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        let mut key = [0; 16];
        let mut digits = text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_digit(16));
        for byte in &mut key {
            match (digits.next().flatten(), digits.next().flatten()) {
                (Some(high), Some(low)) => *byte = (high << 4 | low) as u8,
                _ => return Err(NotAKey),
            }
        }
        if digits.next().is_some() { Err(NotAKey) } else { Ok(Self(key)) }
    }
}

/// A key that makes and checks tags.
#[derive(Clone)]
pub struct TagKey(Cmac<Aes128>);

impl fmt::Debug for TagKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TagKey(..)")
    }
}

impl TagKey {
    /// A key from its bytes.
    pub fn new(key: [u8; 16]) -> Self {
        Self(Cmac::new(&key.into()))
    }

    /// The whole sixteen bytes of RFC 4493.
    pub fn mac(&self, message: &[u8]) -> [u8; 16] {
        let mut mac = self.0.clone();
        mac.update(message);
        mac.finalize().into_bytes().into()
    }

    /// The first eight bytes, as frames carry them.
    pub fn tag(&self, message: &[u8]) -> [u8; TAG] {
        let mut tag = [0; TAG];
        tag.copy_from_slice(&self.mac(message)[..TAG]);
        tag
    }

    /// Whether `tag` is this message's. Takes the same time wherever they differ.
    pub fn accepts(&self, message: &[u8], tag: &[u8; TAG]) -> bool {
        let mut mac = self.0.clone();
        mac.update(message);
        mac.verify_truncated_left(tag).is_ok()
    }
}

/// The four working keys of a clock.
#[derive(Clone, Debug)]
pub struct Keys {
    /// State frames, clock to everybody.
    pub state: TagKey,
    /// Event frames, clock to everybody.
    pub event: TagKey,
    /// Command frames, console to clock.
    pub command: TagKey,
    /// Result frames, clock to console.
    pub result: TagKey,
}

impl Keys {
    /// Derives a clock's keys (§5.1).
    pub fn derive(master: &MasterKey, clock: ClockId) -> Self {
        let root = TagKey::new(master.0);
        let key = |label| TagKey::new(root.mac(&block(label, clock)));
        Self {
            state: key(b"ephor state"),
            event: key(b"ephor event"),
            command: key(b"ephor order"),
            result: key(b"ephor reply"),
        }
    }
}

/// The block a working key is the CMAC of: the step number 1, an eleven-letter label, a zero, the clock's
/// number, and the length of the key in bits.
pub(super) fn block(label: &[u8; 11], clock: ClockId) -> [u8; 16] {
    let mut block = [0; 16];
    block[0] = 1;
    block[1..12].copy_from_slice(label);
    block[13..15].copy_from_slice(&clock.0.to_le_bytes());
    block[15] = 128;
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4493, section 4. The subkeys K1 and K2 are exercised by the full and the partial last blocks.
    #[test]
    fn the_vectors_of_rfc_4493() {
        let key: MasterKey = "2b7e1516 28aed2a6 abf71588 09cf4f3c".parse().expect("a key");
        let message = [
            "6bc1bee22e409f96e93d7e117393172a",
            "ae2d8a571e03ac9c9eb76fac45af8e51",
            "30c81c46a35ce411e5fbc1191a0a52ef",
            "f69f2445df4f9b17ad2b417be66c3710",
        ]
        .map(|block| block.parse::<MasterKey>().expect("a block").0)
        .concat();
        let key = TagKey::new(key.0);
        for (length, expected) in [
            (0, "bb1d6929e95937287fa37d129b756746"),
            (16, "070a16b46b4d4144f79bdd9dd04a287c"),
            (40, "dfa66747de9ae63030ca32611497c827"),
            (64, "51f0bebf7e3b9d92fc49741779363cfe"),
        ] {
            let expected: MasterKey = expected.parse().expect("a tag");
            assert_eq!(key.mac(&message[..length]), expected.0, "{length} bytes");
            assert!(key.accepts(&message[..length], &key.tag(&message[..length])));
        }
    }

    #[test]
    fn keys_differ_by_label_and_by_clock() {
        let master = MasterKey([7; 16]);
        let [one, two] = [1, 2].map(|clock| Keys::derive(&master, ClockId(clock)));
        let tags = [&one.state, &one.event, &one.command, &one.result, &two.state, &two.command]
            .map(|key| key.tag(b"the same message"));
        for (index, tag) in tags.iter().enumerate() {
            assert!(!tags[..index].contains(tag));
        }
    }

    #[test]
    fn a_key_is_32_digits_and_never_shown() {
        for text in ["", "00", "2b7e151628aed2a6abf7158809cf4f3c0", "2b7e151628aed2a6abf7158809cf4f3x"] {
            assert_eq!(text.parse::<MasterKey>(), Err(NotAKey), "{text}");
        }
        let keys = Keys::derive(&MasterKey([0x5a; 16]), ClockId(3));
        assert!(!format!("{keys:?} {:?}", MasterKey([0x5a; 16])).contains("5a"));
    }
}
