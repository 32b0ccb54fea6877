//! A moment as people and programs write it.

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::domain::At;

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
