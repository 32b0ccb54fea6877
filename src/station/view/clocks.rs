//! What a screen may know of clocks by themselves, wherever they stand: those known here, and what else is in the air.

use crate::clock::{Address, Garbled, NoLink, Suspect};
use crate::domain::{ClockId, Millis, TableId};

/// The clocks, for whoever fits them to tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClocksView {
    /// Those that this console knows or that stand on a table, by number.
    pub known: Vec<ClockRow>,
    /// What else looks like a clock, by address. Nothing of it is proven.
    pub found: Vec<FoundRow>,
}

/// Who has a clock's key, or its address where its make has no keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPlace {
    /// This console.
    Here,
    /// Another console of the event, which has the radio.
    Elsewhere,
    /// Nobody.
    Nowhere,
}

/// A clock that has a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// Its number.
    pub clock: ClockId,
    /// The id of its make.
    pub profile: String,
    /// What people call its make.
    pub make: String,
    /// Whether its frames prove that they are its own.
    pub proven: bool,
    /// Who has what it takes to hear it. Without, it is only a number on a table here.
    pub kept: KeyPlace,
    /// How long ago it was heard; `None` where it never was.
    pub age: Option<Millis>,
    /// How strong, in dBm, where the system tells.
    pub rssi: Option<i16>,
    /// By which adapter.
    pub adapter: Option<String>,
    /// Battery in per cent, where it tells.
    pub battery: Option<u8>,
    /// The table that it is fitted to.
    pub table: Option<TableId>,
    /// Why the last attempt at a link failed.
    pub no_link: Option<NoLink>,
    /// What is wrong with it, or with frames in its name.
    pub trouble: Option<ClockTrouble>,
    /// Whether somebody who has looked at it can vouch for it, so that it is believed again.
    pub vouchable: bool,
}

/// What is wrong with a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockTrouble {
    /// Frames in its name are not believed.
    Suspect(Suspect),
    /// A gateway without its clock.
    NoClock,
    /// In the words of a clock of another make.
    Words(String),
    /// A clock of another make said what means nothing.
    Garbled(Garbled),
}

/// Frames in clocks' names that no key made, since it was quiet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForgeriesView {
    /// In the names of how many clocks.
    pub clocks: usize,
    /// How many frames.
    pub frames: u32,
    /// For how long they have come.
    pub length: Millis,
    /// Where the last one came from.
    pub address: Address,
    /// How strong it was, in dBm, where the system tells.
    pub rssi: Option<i16>,
    /// By which adapter it was heard.
    pub adapter: String,
}

/// A device that looks like a clock and has no number here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRow {
    /// Where it is.
    pub address: Address,
    /// The number that it claims.
    pub claims: Option<ClockId>,
    /// The name that it gives itself.
    pub name: Option<String>,
    /// The id of the make that it looks like.
    pub profile: String,
    /// What people call that make.
    pub make: String,
    /// Whether clocks of that make have keys.
    pub has_keys: bool,
    /// How long ago it was heard.
    pub age: Millis,
    /// How strong, in dBm, where the system tells.
    pub rssi: Option<i16>,
    /// By which adapter.
    pub adapter: String,
}

/// Where an order is on its way from this console to a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderWay {
    /// It waits for its turn: for another order, or for a link.
    Queued,
    /// So many tries failed, the last for this.
    Pausing {
        /// How many.
        tries: u8,
        /// Why.
        why: Option<NoLink>,
        /// How long until the next one at the earliest.
        pause: Millis,
    },
    /// A link is being made.
    Connecting {
        /// By which adapter, where that is known.
        adapter: Option<String>,
        /// Which try this is, from 1.
        nth: u8,
    },
    /// The clock has it and has not answered yet.
    Asking {
        /// By which adapter, where that is known.
        adapter: Option<String>,
        /// Which try this is, from 1.
        nth: u8,
    },
}
