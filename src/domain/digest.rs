//! BLAKE3 digests of rulesets, word lists and journal rows; lots; and keys and signatures as they are written.
//!
//! A lot is drawn from a seed that stands in the journal, so that anybody can draw it again. The numbers are the
//! output of BLAKE3 in its extendable mode over `ephor lot 1`, the seed and what is drawn, each behind a zero byte,
//! read eight bytes at a time, the lowest first. A number below `n` is the next of them that is below the greatest
//! multiple of `n`, modulo `n`.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A BLAKE3 digest, written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of some bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(*blake3::hash(bytes).as_bytes())
    }

    /// The digest of some bytes, one part after the other.
    pub fn of_parts<'b>(parts: impl IntoIterator<Item = &'b [u8]>) -> Self {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(part);
        }
        Self(*hasher.finalize().as_bytes())
    }

    /// The first 32 hexadecimal digits in groups of four, to be written down and compared by eye. Fewer would not do:
    /// somebody who prepares two journals beforehand finds two that share sixteen digits in some 2³² tries.
    pub fn groups(&self) -> String {
        let text = self.to_string();
        let groups: Vec<&str> = (0..8).filter_map(|group| text.get(4 * group..4 * group + 4)).collect();
        groups.join("-")
    }

    /// The first twelve hexadecimal digits: enough to compare by eye, never to prove identity.
    pub fn short(&self) -> String {
        self.to_string()[..12].to_owned()
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", self.short())
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("a digest is 64 hexadecimal digits")]
pub struct NotADigest;

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        let hash = blake3::Hash::from_hex(text).map_err(|_| NotADigest)?;
        Ok(Self(*hash.as_bytes()))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Digest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Digest".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9a-f]{64}$" })
    }
}

/// Numbers that follow from a seed and from what is drawn.
pub struct Lot {
    stream: blake3::OutputReader,
}

impl Lot {
    /// The numbers of a seed, for one thing to be drawn: `seats 2`, `rack 2 7 1`.
    pub fn new(seed: &str, what: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        for part in ["ephor lot 1", seed, what] {
            hasher.update(part.as_bytes());
            hasher.update(&[0]);
        }
        Self { stream: hasher.finalize_xof() }
    }

    /// A number below another; 0 below 0 and 1.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        let whole = u64::MAX - u64::MAX % n;
        loop {
            let mut bytes = [0; 8];
            self.stream.fill(&mut bytes);
            let number = u64::from_le_bytes(bytes);
            if number < whole {
                return (number % n) as usize;
            }
        }
    }

    /// Takes so many out of a list, or all that there are, one after the other; each as likely as any other.
    pub fn take<T>(&mut self, from: &mut Vec<T>, count: usize) -> Vec<T> {
        (0..count.min(from.len())).map(|_| from.remove(self.below(from.len()))).collect()
    }
}

/// Some bytes as lower-case hexadecimal digits.
macro_rules! digits {
    ($(#[$doc:meta])* $name:ident, $bytes:literal, $not:literal, $pattern:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $bytes]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<Self, &'static str> {
                read(text).map(Self).ok_or($not)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}

digits! {
    /// The public half of the key by which a console signs, written as 64 lower-case hexadecimal digits.
    SignerKey, 32, "a key is 64 hexadecimal digits", "^[0-9a-f]{64}$"
}

digits! {
    /// A signature, written as 128 lower-case hexadecimal digits.
    Signature, 64, "a signature is 128 hexadecimal digits", "^[0-9a-f]{128}$"
}

impl SignerKey {
    /// The first twenty digits in groups of four, by which people tell keys apart. Nobody makes another key that begins
    /// so: it takes 2⁸⁰ tries.
    pub fn fingerprint(&self) -> String {
        let mut text = String::new();
        for (at, byte) in self.0.iter().take(10).enumerate() {
            let between = if at > 0 && at % 2 == 0 { "-" } else { "" };
            let _ = write!(text, "{between}{byte:02x}");
        }
        text
    }
}

/// Exactly so many bytes.
fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let value = |digit: u8| char::from(digit).to_digit(16).filter(|_| !digit.is_ascii_uppercase());
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_and_another_one_another() {
        let draw = |seed: &str, what: &str| Lot::new(seed, what).take(&mut (0..104).collect::<Vec<u8>>(), 7);
        assert_eq!(draw("a", "rack 1 1 1"), draw("a", "rack 1 1 1"));
        assert_ne!(draw("a", "rack 1 1 1"), draw("a", "rack 1 1 2"));
        assert_ne!(draw("a", "rack 1 1 1"), draw("b", "rack 1 1 1"));
        // What is one part cannot be taken for two.
        assert_ne!(draw("ab", "c"), draw("a", "bc"));
    }

    #[test]
    fn everybody_is_drawn_once_and_as_often_as_anybody() {
        let mut firsts = [0_u32; 5];
        for seed in 0..5_000 {
            let mut left: Vec<usize> = (0..5).collect();
            let drawn = Lot::new(&seed.to_string(), "seats 1").take(&mut left, 9);
            assert!(left.is_empty());
            let mut sorted = drawn.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3, 4]);
            firsts[drawn[0]] += 1;
        }
        // A thousand each, within five standard deviations.
        assert!(firsts.iter().all(|first| (860..1140).contains(first)), "{firsts:?}");
    }

    #[test]
    fn digits_are_read_as_they_are_written() {
        let key = SignerKey(std::array::from_fn(|at| at as u8 * 7));
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!(key.fingerprint(), "0007-0e15-1c23-2a31-383f");
        for bad in
            ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"A".repeat(64), &"ä".repeat(32)]
        {
            assert_eq!(bad.parse::<SignerKey>(), Err("a key is 64 hexadecimal digits"), "{bad}");
        }
        let signature = Signature([0xa5; 64]);
        assert_eq!(serde_json::to_string(&signature).expect("text"), format!("\"{}\"", "a5".repeat(64)));
    }
}
