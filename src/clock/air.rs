//! What comes out of the air and what goes into it: addresses, UUIDs, advertisements, the state of the radio, and why
//! an order was not brought to its clock. Pure values, no sentences.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::domain::ClockId;

use super::frame::Status;
use super::order::Cannot;

/// How a radio calls a device: `C0:FF:EE:00:00:01`, or whatever a system shows in its place. An address is no proof of
/// anything; a clock is what proves by its frames to be one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address(String);

impl Address {
    /// An address, however its letters are written.
    pub fn new(text: &str) -> Self {
        Self(text.to_uppercase())
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One advertisement, as an adapter heard it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advert {
    /// Who sent it, or claims to be who sent it.
    pub address: Address,
    /// Which adapter of this machine hears its sender: `hci0`; of several one that would connect to it.
    pub adapter: String,
    /// How strong it is there, in dBm, where the system tells.
    pub rssi: Option<i16>,
    /// The name in it.
    pub name: Option<String>,
    /// The services in it.
    pub services: Vec<Uuid>,
    /// The maker's number and data: where a clock of the open profile puts its frame.
    pub maker: Option<(u16, Vec<u8>)>,
}

/// Why there is no link to a clock. `report::no_link` says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "code", content = "value", deny_unknown_fields)]
pub enum NoLink {
    /// No frame that is proven to be the clock's was ever heard.
    NeverSeen,
    /// It was heard, and is not any more.
    Unheard,
    /// It does not answer, and is heard only faintly: so many dBm.
    Weak(i16),
    /// The adapter holds as many links as it can.
    NoSlot,
    /// The clock, or the system in its place, said no.
    Refused,
    /// Nothing came back in time.
    TimedOut,
    /// It was there and broke.
    Lost,
    /// There is nothing to connect with.
    NoAdapter,
    /// What answered proves nothing by its answer.
    Unauthenticated,
    /// What answered lacks what a clock of this make has.
    NotThisClock,
    /// The adapter, or the radio as a whole, had something else to do.
    Busy,
    /// The system could not be asked for a link.
    NoService,
    /// Anything else, in the system's words.
    Other(String),
}

/// What an adapter is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdapterDoes {
    /// It hears broadcasts; another one connects.
    Listens,
    /// It connects; another one hears broadcasts.
    Commands,
    /// The machine has only this one.
    Both,
}

/// An adapter of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdapterState {
    /// As the system calls it: `hci0`.
    pub name: String,
    /// Whether it is switched on.
    pub powered: bool,
    /// Whether it listens at this moment.
    pub scanning: bool,
    /// What it is used for.
    pub does: AdapterDoes,
    /// How many links it is trusted with.
    pub links: u8,
}

/// What is wrong with the radio as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AirTrouble {
    /// The radio has not reported yet.
    Starting,
    /// There is no adapter, or not the one that was asked for.
    NoAdapter {
        /// Which one was asked for.
        wanted: Option<String>,
    },
    /// An adapter is there and switched off.
    Off {
        /// Which.
        adapter: String,
    },
    /// The system's Bluetooth service is not running.
    NoService,
    /// The system cannot be asked at all.
    NoBus {
        /// What it said.
        why: String,
    },
    /// The system refuses to listen.
    NoScan {
        /// On which adapter.
        adapter: String,
        /// What it said.
        why: String,
    },
    /// Nothing has been heard for long, and starting anew did not help.
    Silent {
        /// On which adapter.
        adapter: String,
    },
    /// The radio failed and is being started anew.
    Broken {
        /// What happened.
        why: String,
    },
}

/// The radio as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AirState {
    /// The adapters of this machine.
    pub adapters: Vec<AdapterState>,
    /// What is wrong, where something is.
    pub trouble: Option<AirTrouble>,
}

impl AirState {
    /// How many clocks can be connected at once; none where nothing works.
    pub fn links(&self) -> usize {
        let commands = |it: &&AdapterState| it.powered && it.does != AdapterDoes::Listens;
        self.adapters.iter().filter(commands).map(|it| usize::from(it.links)).sum()
    }
}

/// Why an order was given up, so that it is a person's. `may_be_done`: its try was noted, so that the clock may have
/// done it all the same, and the person has to look first. `report::give_up` says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "code", deny_unknown_fields)]
pub enum GiveUp {
    /// All tries for a link are spent, or nothing could make one.
    NotReached {
        /// What became of the last.
        link: NoLink,
        /// See above.
        may_be_done: bool,
    },
    /// The console that brings orders has no radio, or no key for this clock.
    NotKnownHere {
        /// Which clock.
        clock: ClockId,
        /// See above.
        may_be_done: bool,
    },
    /// The clock answered that it does not do it.
    Refused {
        /// Its answer.
        status: Status,
    },
    /// A clock of another make answered that it does not do it.
    Declined {
        /// Its own words, harmless and short.
        words: String,
    },
    /// The clock forgot its orders before this one came, and has not done it.
    StartedAnew,
    /// The clock forgot its orders, or so many came since that it cannot say whether it has done this one.
    MemoryForgotten,
    /// The clock has done an order of another event, or of another console, under the same number or a higher one
    /// (§7.2), and not this one.
    OtherEvent,
    /// The clock has no number left for an order (§7.2): it needs a new key.
    NumbersSpent,
    /// It was written once, must not be written twice, and no answer came.
    NoAnswer,
    /// It was tried before, must not be tried twice, and nobody can say whether the clock has done it.
    TriedBefore,
    /// It cannot be said in the clock's language.
    Unable {
        /// Why not.
        why: Cannot,
    },
    /// The next round began before the clock was reached.
    NextRound,
    /// The clock was taken off its table.
    ClockTakenOff,
}

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
    fn only_what_is_on_and_commands_gives_links() {
        let adapter =
            |powered, does| AdapterState { name: "hci0".to_owned(), powered, scanning: true, does, links: 3 };
        let adapters = vec![
            adapter(true, AdapterDoes::Listens),
            adapter(false, AdapterDoes::Commands),
            adapter(true, AdapterDoes::Both),
        ];
        assert_eq!(AirState { adapters, trouble: None }.links(), 3);
        assert_eq!(AirState::default().links(), 0);
    }

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
