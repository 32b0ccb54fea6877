//! UUIDs as Bluetooth uses them: 128 bits, most of the standard ones written with 16.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A UUID.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uuid(pub u128);

/// A UUID of the open profile's family (§2.2); 0 is the service.
pub const fn open_profile(place: u16) -> Uuid {
    Uuid(0x51da_0000_c2e2_4db7_900c_b617_6f49_620e | (place as u128) << SHORT_AT)
}

/// The Bluetooth base UUID: short forms count from here.
const BASE: u128 = 0x0000_0000_0000_1000_8000_0080_5f9b_34fb;
/// Where a short form's bits stand in the whole.
const SHORT_AT: u32 = 96;
/// Places of the hyphens in the form of 36 characters.
const HYPHENS: [usize; 4] = [8, 13, 18, 23];

impl Uuid {
    /// A UUID that the Bluetooth SIG has assigned, by its 16 bits.
    pub const fn short(bits: u16) -> Self {
        Self(BASE | (bits as u128) << SHORT_AT)
    }

    /// The 16 bits of a UUID that the Bluetooth SIG has assigned.
    pub fn as_short(self) -> Option<u16> {
        let bits = u16::try_from(self.0 >> SHORT_AT).ok()?;
        (Self::short(bits) == self).then_some(bits)
    }
}

impl From<u128> for Uuid {
    fn from(bits: u128) -> Self {
        Self(bits)
    }
}

/// The text is no UUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a UUID is 32 hexadecimal digits with hyphens, 8-4-4-4-12, or four digits for one of the Bluetooth SIG"
)]
pub struct NotAUuid;

impl FromStr for Uuid {
    type Err = NotAUuid;

    fn from_str(text: &str) -> Result<Self, NotAUuid> {
        let digits = match text.len() {
            4 => text.to_owned(),
            36 if HYPHENS.iter().all(|at| text.as_bytes()[*at] == b'-') => text.replace('-', ""),
            _ => return Err(NotAUuid),
        };
        // The length is asked for once more: a hyphen elsewhere would be one digit less.
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) || !matches!(digits.len(), 4 | 32) {
            return Err(NotAUuid);
        }
        match digits.len() {
            4 => u16::from_str_radix(&digits, 16).map(Self::short).map_err(|_| NotAUuid),
            _ => u128::from_str_radix(&digits, 16).map(Self).map_err(|_| NotAUuid),
        }
    }
}

impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:032x}", self.0);
        let parts = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]];
        f.write_str(&parts.join("-"))
    }
}

impl fmt::Debug for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Uuid({self})")
    }
}

impl Serialize for Uuid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Uuid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_are_read_and_the_long_one_is_written() {
        let uuid: Uuid = "6E400001-b5a3-f393-e0a9-e50e24dcca9e".parse().expect("the Nordic UART service");
        assert_eq!(uuid, Uuid(0x6e40_0001_b5a3_f393_e0a9_e50e_24dc_ca9e));
        assert_eq!(uuid.to_string(), "6e400001-b5a3-f393-e0a9-e50e24dcca9e");
        assert_eq!(uuid.to_string().parse(), Ok(uuid));
        assert_eq!(uuid.as_short(), None);
        let battery: Uuid = "180f".parse().expect("a short form");
        assert_eq!(battery.to_string(), "0000180f-0000-1000-8000-00805f9b34fb");
        assert_eq!(
            (battery.as_short(), "0000180F-0000-1000-8000-00805F9B34FB".parse()),
            (Some(0x180f), Ok(battery))
        );
    }

    #[test]
    fn anything_else_is_none() {
        for text in [
            "",
            "180",
            "+80f",
            "180g",
            "6e400001b5a3f393e0a9e50e24dcca9e",
            "6e400001-b5a3-f393-e0a9-e50e24dcca9",
            "6e400001-b5a3-f393-e0a9-e50e24dcca9ee",
            "6e400001_b5a3-f393-e0a9-e50e24dcca9e",
            "6e400001-b5a3-f393-e0a9-e50e24dc-a9e",
            "6e400001-b5a3-f393-e0a9-e50e24dccaé",
            "éééééééééééééééééé",
        ] {
            assert_eq!(text.parse::<Uuid>(), Err(NotAUuid), "{text}");
        }
    }
}
