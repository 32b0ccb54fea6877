//! Events about the event itself: opened, lists, players, clocks fitted.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{At, ClockId, Decimal, Digest, Millis, NameOrder, Role, TableId, Zone};
use crate::lexicon::{Adoption, SourceRef};
use crate::tournament::parts::{HeadSigned, Player};

use super::card::{Card, Chapter, Concern, card};

/// What happened to the event itself: its law, its lists, its players, its clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SetupEvent {
    /// The event was opened.
    EventOpened(EventOpened),
    /// The organiser declared a list binding where the regulation's own sources decide nothing.
    ListAdopted {
        /// Which, for what, why.
        #[serde(flatten)]
        adoption: Adoption,
    },
    /// The organiser took that back.
    ListDropped {
        /// Which.
        source: SourceRef,
        /// Why.
        reason: String,
    },
    /// The lists were fixed: none is adopted, dropped or exchanged any more.
    LexiconFrozen {
        /// Every list, with its edition and digest.
        lists: Vec<SourceRef>,
    },
    /// The constants of an order of standings were entered, as the federation has published them.
    ConstantsSet {
        /// The order's id.
        order: String,
        /// Each constant of its formula.
        constants: BTreeMap<String, Decimal>,
    },
    /// A console signed the head of the journal.
    HeadSigned(HeadSigned),
    /// The clock of a console's system was set, or is right again; the time that counts ran on.
    SystemClockNoted {
        /// How far it is ahead of the time that counts, in milliseconds; negative where it is behind.
        ahead: Millis,
        /// Since when the time that counts ran by the console's clock as it was then, where it said so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<At>,
    },
    /// Somebody sat down at a console: who, in which office and where stands in the record.
    OfficerChanged {
        /// The office of whoever sat there before, where somebody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Role>,
    },
    /// The PIN of an office was wrong several times running.
    WrongPinsNoted {
        /// The office.
        office: Role,
        /// How many times by then.
        tries: u32,
    },
    /// Players were entered.
    PlayersEntered {
        /// The players.
        players: Vec<Player>,
    },
    /// An entry was put right, or something was added to it.
    EntryAmended {
        /// The entry as it is now.
        player: Player,
    },
    /// The entry of somebody who had taken part in nothing was struck.
    EntryStruck {
        /// The player's name.
        player: String,
    },
    /// Times are shown and typed in another zone from now on, those of earlier entries too.
    ZoneChanged {
        /// The zone from now on.
        zone: Zone,
        /// The zone until then.
        before: Zone,
    },
    /// The time that counts was corrected: entries up to this one carry the time as it was thought to be.
    TimeCorrected {
        /// By how much it was put forward, in milliseconds; negative where it was put back.
        shift: Millis,
        /// Since when it was wrong; what happened before keeps its time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<At>,
        /// Why, where somebody said.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A table was fitted with a clock, or with none.
    ClockFitted {
        /// The table.
        table: TableId,
        /// The clock.
        clock: Option<ClockId>,
        /// Its device profile.
        profile: String,
    },
}

impl SetupEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::EventOpened(_) | Self::LexiconFrozen { .. } | Self::HeadSigned(_) => card(Concern::Hall),
            Self::ListAdopted { .. } | Self::ListDropped { .. } => {
                card(Concern::Hall).listed().told(Chapter::Event).by_lists(true)
            }
            Self::ConstantsSet { .. }
            | Self::PlayersEntered { .. }
            | Self::EntryAmended { .. }
            | Self::EntryStruck { .. }
            | Self::OfficerChanged { .. } => card(Concern::Hall).listed().told(Chapter::Event),
            Self::SystemClockNoted { .. }
            | Self::TimeCorrected { .. }
            | Self::ZoneChanged { .. }
            | Self::WrongPinsNoted { .. } => card(Concern::Hall).told(Chapter::Event),
            Self::ClockFitted { table, .. } => card(Concern::Table(*table)),
        }
    }
}

/// The event was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EventOpened {
    /// Its name.
    pub name: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// The ruleset's digest.
    pub ruleset_digest: Digest,
    /// The tile set.
    pub tiles: String,
    /// The time budget.
    pub budget: Millis,
    /// Readings that differ from the ruleset's own.
    pub readings: BTreeMap<String, String>,
    /// The adjudication systems that serve; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub systems: Vec<String>,
    /// The time zone of the hall.
    pub zone: Zone,
    /// When the first round begins, as it was announced, where somebody said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<At>,
    /// How the players' names are written, where somebody said so.
    #[serde(default, skip_serializing_if = "NameOrder::is_unknown")]
    pub names: NameOrder,
    /// What the tile set was: its letters, what is folded to what, the tiles.
    pub tiles_digest: Digest,
    /// The digest over all word lists and the tile set.
    pub lexicon_digest: Digest,
    /// What each word list was, by its id.
    pub lists: BTreeMap<String, Digest>,
    /// The version of the program that opened it.
    pub program: String,
}
