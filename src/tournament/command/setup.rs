//! Commands that prepare an event: open it, lists, players, clocks.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::Officials;
use super::{CommandCard, Offices, card};
use crate::domain::{At, ClockId, Decimal, Millis, NameOrder, Role, TableId, Zone};
use crate::lexicon::Binding;
use crate::tournament::parts::{HeadSigned, Player};

/// Prepare the event: its law, its lists, its players, its clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SetupCommand {
    /// Open the event: its name, ruleset and choices. The first command of every journal.
    OpenEvent(OpenEvent),
    /// Declare a list binding where the regulation's own sources decide nothing.
    AdoptList {
        /// The list's id.
        list: String,
        /// The shortest and the longest word that it is to decide, in tiles.
        tiles: (u8, u8),
        /// Whether it decides alone or only where it lists the word.
        decides: Binding,
        /// Why.
        reason: String,
    },
    /// Take an adoption back.
    DropList {
        /// The list's id.
        list: String,
        /// Why.
        reason: String,
    },
    /// Enter the constants of an order of standings, as the federation has published them; anew where they were wrong.
    SetConstants {
        /// The order's id.
        order: String,
        /// Each constant of its formula.
        constants: BTreeMap<String, Decimal>,
    },
    /// Put a signature of the journal's head into the journal.
    SignHead(HeadSigned),
    /// Note that the clock of the console's system was set, or is right again.
    NoteSystemClock {
        /// How far it is ahead of the time that counts, in milliseconds; negative where it is behind.
        ahead: Millis,
        /// Since when the time that counts runs by the console's clock as it was then: from the start of the machine's
        /// first console on. RFC 3339, or milliseconds since 1970.
        #[serde(default, deserialize_with = "super::moment")]
        #[schemars(with = "Option<super::Moment>")]
        since: Option<At>,
    },
    /// Sit down at this console: whoever gives the command, in the office in which it is given.
    SitDown {
        /// The office of whoever sat here before, where somebody did.
        #[serde(default)]
        before: Option<Role>,
    },
    /// Note that the PIN of an office was wrong several times running.
    NoteWrongPins {
        /// The office.
        office: Role,
        /// How many times by now.
        tries: u32,
    },
    /// Enter players.
    EnterPlayers {
        /// The players.
        players: Vec<Player>,
    },
    /// Put an entry right, or add to it: a fee that was paid, a guardian who has come. It replaces the one of that
    /// name.
    AmendEntry {
        /// The whole entry.
        player: Player,
    },
    /// Strike the entry of somebody who has taken part in nothing: a mistake, or whoever did not come.
    StrikeEntry {
        /// The player's name, as it was entered.
        player: String,
    },
    /// Change the time zone in which times are shown and typed, and in which a day begins.
    ChangeZone {
        /// The zone: its name in the IANA database, `Europe/Bratislava`, or an offset, `+02:00`.
        zone: String,
    },
    /// Correct the time that counts, for all consoles, because it began with a clock that was wrong. What is being
    /// measured keeps the length that it has.
    CorrectTime {
        /// By how much it is put forward, in milliseconds; negative where it is put back.
        shift: Millis,
        /// Why, where somebody says.
        #[serde(default)]
        reason: String,
    },
    /// Fit a table with a radio clock; `clock: null` makes it a table without one.
    FitClock {
        /// The table.
        table: TableId,
        /// The clock's number.
        clock: Option<ClockId>,
        /// The device profile: `open`, `none`.
        profile: String,
    },
}

impl SetupCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::OpenEvent(_) => card(Officials, Offices::Director),
            Self::EnterPlayers { .. }
            | Self::AmendEntry { .. }
            | Self::StrikeEntry { .. }
            | Self::FitClock { .. } => card(Officials, Offices::Director).in_an_event(),
            Self::AdoptList { .. }
            | Self::DropList { .. }
            | Self::SetConstants { .. }
            | Self::SignHead(_)
            | Self::NoteSystemClock { .. }
            | Self::CorrectTime { .. }
            | Self::ChangeZone { .. }
            | Self::SitDown { .. }
            | Self::NoteWrongPins { .. } => card(Officials, Offices::Any).in_an_event(),
        }
    }
}

fn universal_time() -> String {
    Zone::UTC.name()
}

/// Open the event: its name, ruleset and choices. The first command of every journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenEvent {
    /// What the event is called.
    pub name: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// The tile set, where the ruleset offers several.
    #[serde(default)]
    pub tiles: Option<String>,
    /// The time budget, where the ruleset offers several, in milliseconds.
    #[serde(default)]
    pub budget: Option<Millis>,
    /// Readings of open questions other than the ruleset's own, by question id.
    #[serde(default)]
    pub readings: BTreeMap<String, String>,
    /// The adjudication systems that serve, by name, where the organiser chooses; all if empty.
    #[serde(default)]
    pub systems: Vec<String>,
    /// The time zone of the hall: its name in the IANA database, `Europe/Bratislava`, or an offset, `+02:00`.
    #[serde(default = "universal_time")]
    pub zone: String,
    /// When the first round begins, as it was announced, where the regulation limits how long it may be put off.
    /// RFC 3339, or milliseconds since 1970.
    #[serde(default, deserialize_with = "super::moment")]
    #[schemars(with = "Option<super::Moment>")]
    pub starts_at: Option<At>,
    /// How the players' names are written, where somebody says; else their names tell, as far as they do.
    #[serde(default)]
    pub names: NameOrder,
}

impl OpenEvent {
    /// An event under a ruleset, in universal time, with nothing chosen.
    pub fn of(name: String, ruleset: String) -> Self {
        Self {
            name,
            ruleset,
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: universal_time(),
            starts_at: None,
            names: NameOrder::Unknown,
        }
    }
}
