//! Time as a value that is passed in. Nothing in the core reads a clock.

use std::fmt;
use std::ops::{Add, Sub};

use chrono::{DateTime, Datelike, SecondsFormat, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A length of time in milliseconds. Negative on a clock that is in overtime.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// A whole number of seconds.
    pub const fn secs(seconds: i64) -> Self {
        Self(seconds * 1000)
    }

    /// Seconds and tenths for a judge: `11.2`.
    pub fn tenths(self) -> String {
        format!("{}.{}", self.0 / 1000, (self.0.abs() % 1000) / 100)
    }

    /// Minutes and seconds as on a clock's face, with a true minus: `07:05`, `−00:41`. A running-down clock
    /// shows the second that has begun, so 59.4 s left is `01:00` and 0.6 s of overtime is `−00:01`.
    pub fn face(self) -> String {
        let seconds = if self.0 >= 0 { (self.0 + 999) / 1000 } else { (-self.0 + 999) / 1000 };
        format!("{}{:02}:{:02}", if self.0 < 0 { "−" } else { "" }, seconds / 60, seconds % 60)
    }

    /// Hours, minutes and seconds, whichever way: `24:10:01`.
    pub fn hours(self) -> String {
        let seconds = self.0.unsigned_abs() / 1_000;
        format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
    }

    /// How long something has waited: `0:38`, `12:05`. Counts whole seconds.
    pub fn age(self) -> String {
        let seconds = self.0.max(0) / 1000;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// A moment: milliseconds since 1970-01-01T00:00:00Z.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct At(pub i64);

impl At {
    /// The moment in RFC 3339 with milliseconds, UTC: `2026-11-21T14:32:07.120Z`.
    pub fn rfc3339(self) -> String {
        DateTime::<Utc>::from_timestamp_millis(self.0)
            .unwrap_or_default()
            .to_rfc3339_opts(SecondsFormat::Millis, true)
    }

    /// Reads RFC 3339 with any offset; `None` where it is not, and where the moment is in no year of four digits at
    /// UTC (an offset or a leap second at the edge), which RFC 3339 could not write again.
    pub fn parse_rfc3339(text: &str) -> Option<Self> {
        let at = DateTime::parse_from_rfc3339(text).ok()?.timestamp_millis();
        let year = DateTime::<Utc>::from_timestamp_millis(at)?.year();
        (0..=9999).contains(&year).then_some(Self(at))
    }

    /// How long after `earlier` this is.
    pub fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for At {
    type Output = Self;
    fn add(self, length: Millis) -> Self {
        Self(self.0.saturating_add(length.0))
    }
}

impl Sub<Millis> for At {
    type Output = Self;
    fn sub(self, length: Millis) -> Self {
        Self(self.0.saturating_sub(length.0))
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rfc3339())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_shows_the_second_that_has_begun() {
        assert_eq!(Millis(1_320_000).face(), "22:00");
        assert_eq!(Millis(59_400).face(), "01:00");
        assert_eq!(Millis(0).face(), "00:00");
        assert_eq!(Millis(-1).face(), "−00:01");
        assert_eq!(Millis(-60_000).face(), "−01:00");
        assert_eq!(Millis(-60_001).face(), "−01:01");
    }

    #[test]
    fn moments_survive_their_text() {
        let noon = At::parse_rfc3339("2026-11-21T13:00:00.120+01:00").expect("a moment");
        assert_eq!(noon.rfc3339(), "2026-11-21T12:00:00.120Z");
        assert_eq!(At::parse_rfc3339("yesterday"), None);
        for edge in ["9999-12-31T23:59:60.999999Z", "9999-12-31T23:59:59-00:01", "0000-01-01T00:00:00+00:01"]
        {
            assert_eq!(At::parse_rfc3339(edge), None, "{edge} cannot be written again");
        }
    }
}
