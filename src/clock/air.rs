//! What comes out of the air and what goes into it: addresses, advertisements, the state of the radio. Pure values.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::uuid::Uuid;

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
}
