//! What commands are made of: players, pairings, where a slip comes from, a ruling, a moment as people write it.

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::domain::{At, ClockId, TableId};

/// A moment as it may be written.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Moment {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    Millis(At),
    /// RFC 3339.
    Text(#[schemars(extend("format" = "date-time"))] String),
}

/// Reads a moment that may be left out.
pub(super) fn moment<'de, D: Deserializer<'de>>(from: D) -> Result<Option<At>, D::Error> {
    match Option::<Moment>::deserialize(from)? {
        None => Ok(None),
        Some(Moment::Millis(at)) => Ok(Some(at)),
        Some(Moment::Text(text)) => At::parse_rfc3339(&text)
            .map(Some)
            .ok_or_else(|| D::Error::custom(format!("“{text}” is no time like 2026-11-21T10:00:00Z"))),
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name as it is shown.
    pub name: String,
    /// Club or place, for the report.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

/// Who plays at which table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The table.
    pub table: TableId,
    /// The player listed first.
    pub a: String,
    /// The player listed second; empty where everybody plays alone (duplicate).
    #[serde(default)]
    pub b: String,
}

/// How a slip came in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum SlipSource {
    /// Typed at a desk: a runner or a player brought it.
    #[default]
    Desk,
    /// A clock's challenge button.
    Clock {
        /// The clock.
        clock: ClockId,
        /// Its number for this press, which names the press once and for all.
        event: u16,
        /// When the button was pressed.
        at: At,
    },
}

/// The head referee's ruling on one word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WordRuling {
    /// The word.
    pub word: String,
    /// Whether it is acceptable.
    pub valid: bool,
}
