//! Keys and signatures as they are written: whose they are, and nothing about how they are made.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
