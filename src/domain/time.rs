//! Time as a value that is passed in, and the time zone of a hall. Nothing in the core reads a clock.
//!
//! The journal is in universal time; what people read and type is in the hall's. A zone is kept by its name in the
//! IANA database (`Europe/Bratislava`) and not as a number of minutes: an event is made in October and played in
//! November, and some last over the night in which the clocks change. The database comes with the program, so that
//! every computer shows the same times of one journal.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use chrono::{
    DateTime, Datelike, Duration, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, Offset as _,
    SecondsFormat, TimeZone, Utc,
};
use chrono_tz::{TZ_VARIANTS, Tz};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::nearest;

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

/// The time zone of a hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// One of the IANA database.
    Named(Tz),
    /// So many minutes ahead of universal time all year round: `+02:00`. Where a system does not name its zone.
    Fixed(i16),
}

/// No hall is further ahead of universal time, or behind it, in minutes.
const FURTHEST: i32 = 14 * 60;

impl Zone {
    /// Universal time.
    pub const UTC: Self = Self::Fixed(0);

    /// The zone with a name, written in whatever case, or with an offset: `Europe/Bratislava`, `+02:00`, `UTC`.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.trim();
        if let Ok(zone) = name.parse::<Tz>() {
            return Some(if zone == Tz::UTC { Self::UTC } else { Self::Named(zone) });
        }
        if let Some(zone) = TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(name)) {
            return Some(Self::Named(*zone));
        }
        let name = name.strip_prefix("UTC").unwrap_or(name);
        if name.eq_ignore_ascii_case("z") {
            return Some(Self::UTC);
        }
        let offset = FixedOffset::from_str(&name.replace('−', "-")).ok()?;
        Self::ahead_by(offset.local_minus_utc() / 60)
    }

    /// The zone that is so many minutes ahead of universal time all year round; `None` where no hall is.
    pub fn ahead_by(minutes: i32) -> Option<Self> {
        (-FURTHEST..=FURTHEST).contains(&minutes).then_some(Self::Fixed(minutes as i16))
    }

    /// The name that a text most likely means: of the city that it names or begins to name, else the one that is spelt
    /// almost like it.
    pub fn nearest(text: &str) -> Option<&'static str> {
        let wanted = text.trim().to_lowercase().replace(' ', "_");
        let city = wanted.rsplit('/').next().filter(|city| !city.is_empty())?;
        let city_of = |zone: &Tz| zone.name().rsplit('/').next().unwrap_or_default().to_lowercase();
        let all = || TZ_VARIANTS.iter();
        let named = all().find(|zone| city_of(zone) == city);
        let begun = || all().find(|zone| city_of(zone).starts_with(city));
        match named.or_else(begun) {
            Some(zone) => Some(zone.name()),
            None => nearest(text.trim(), all().map(|zone| zone.name())),
        }
    }

    /// Its name, by which it is found again.
    pub fn name(self) -> String {
        match self {
            Self::Named(zone) => zone.name().to_owned(),
            Self::Fixed(0) => "UTC".to_owned(),
            Self::Fixed(minutes) => {
                let sign = if minutes < 0 { '-' } else { '+' };
                let (hours, minutes) = (minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60);
                format!("{sign}{hours:02}:{minutes:02}")
            }
        }
    }

    /// By how many minutes its clocks are ahead of universal time at a moment.
    pub fn minutes_ahead(self, at: At) -> i32 {
        match self {
            Self::Named(zone) => zone.offset_from_utc_datetime(&utc(at)).fix().local_minus_utc() / 60,
            Self::Fixed(minutes) => i32::from(minutes),
        }
    }

    /// What its clocks and calendars show at a moment.
    pub fn local(self, at: At) -> NaiveDateTime {
        utc(at) + Duration::minutes(i64::from(self.minutes_ahead(at)))
    }

    /// The moment at which its clocks show this. Of an hour that there is twice it is the first; of one that is left
    /// out, what the clocks would show if they had not been changed.
    pub fn moment(self, local: NaiveDateTime) -> At {
        let zone = match self {
            Self::Fixed(minutes) => return of_utc(local - Duration::minutes(i64::from(minutes))),
            Self::Named(zone) => zone,
        };
        if let Some(at) = zone.from_local_datetime(&local).earliest() {
            return At(at.timestamp_millis());
        }
        let day_before = of_utc(local - Duration::days(1));
        of_utc(local - Duration::minutes(i64::from(self.minutes_ahead(day_before))))
    }

    /// Its day at a moment.
    pub fn day(self, at: At) -> NaiveDate {
        self.local(at).date()
    }

    /// When the day of a moment ends.
    pub fn end_of_day(self, at: At) -> At {
        let next = self.day(at).succ_opt().unwrap_or(NaiveDate::MAX);
        self.moment(next.and_time(NaiveTime::MIN))
    }

    /// The time of day at a moment: `14:32:07`.
    pub fn time(self, at: At) -> String {
        self.local(at).format("%H:%M:%S").to_string()
    }

    /// The time of day to the minute: `14:32`.
    pub fn minutes(self, at: At) -> String {
        self.local(at).format("%H:%M").to_string()
    }
}

fn utc(at: At) -> NaiveDateTime {
    DateTime::<Utc>::from_timestamp_millis(at.0).unwrap_or_default().naive_utc()
}

fn of_utc(time: NaiveDateTime) -> At {
    At(time.and_utc().timestamp_millis())
}

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::named(&text).ok_or_else(|| match Self::nearest(&text) {
            Some(near) => D::Error::custom(format!("“{text}” is no time zone; the nearest is {near}")),
            None => D::Error::custom(format!("“{text}” is no time zone like Europe/Bratislava or +02:00")),
        })
    }
}

impl JsonSchema for Zone {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Zone".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A time zone by its name in the IANA database, `Europe/Bratislava`, or by its offset, `+02:00`.",
            "type": "string",
        })
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

    fn at(text: &str) -> At {
        At::parse_rfc3339(text).expect("RFC 3339")
    }

    fn zone(name: &str) -> Zone {
        Zone::named(name).expect("a zone")
    }

    #[test]
    fn the_same_hour_is_shown_before_and_after_the_clocks_change() {
        let hall = zone("Europe/Bratislava");
        // In October, when the event is made, the hall is two hours ahead, in November one.
        assert_eq!(hall.time(at("2026-10-20T18:00:00Z")), "20:00:00");
        assert_eq!(hall.time(at("2026-11-07T08:30:00Z")), "09:30:00");
        let typed = "2026-11-07T09:30:00".parse().expect("a time");
        assert_eq!(hall.moment(typed), at("2026-11-07T08:30:00Z"), "typed in October");
    }

    #[test]
    fn a_night_in_which_the_clocks_change() {
        let hall = zone("Europe/Prague");
        let moment = |text: &str| hall.moment(text.parse().expect("a time"));
        assert_eq!(moment("2026-10-25T02:30:00"), at("2026-10-25T00:30:00Z"), "there twice: the first");
        assert_eq!(moment("2027-03-28T02:30:00"), at("2027-03-28T01:30:00Z"), "left out");
        assert_eq!(hall.time(at("2027-03-28T01:30:00Z")), "03:30:00");
        assert_eq!(hall.end_of_day(at("2026-10-25T10:00:00Z")), at("2026-10-25T23:00:00Z"));
        assert_eq!(hall.end_of_day(at("2026-10-24T10:00:00Z")), at("2026-10-24T22:00:00Z"));
    }

    #[test]
    fn a_zone_is_found_by_its_name_and_by_what_is_nearly_its_name() {
        assert_eq!(zone("europe/BRATISLAVA"), zone("Europe/Bratislava"));
        assert_eq!(zone("UTC"), Zone::UTC);
        assert_eq!(zone("Z"), Zone::UTC);
        for (text, minutes) in [("+02:00", 120), ("UTC+02:00", 120), ("-03:30", -210), ("−03:30", -210)] {
            assert_eq!(zone(text), Zone::Fixed(minutes), "{text}");
        }
        for wrong in ["", "Bratislava time", "+25:00", "120"] {
            assert_eq!(Zone::named(wrong), None, "{wrong}");
        }
        assert_eq!(Zone::nearest("bratislava"), Some("Europe/Bratislava"));
        assert_eq!(Zone::nearest("Europe/Atens"), Some("Europe/Athens"));
        assert_eq!(Zone::nearest("new york"), Some("America/New_York"));
        assert_eq!(Zone::nearest("Nowhere at all"), None);
    }

    #[test]
    fn a_zone_survives_its_text() {
        for name in ["Europe/Athens", "UTC", "+05:30", "-03:30"] {
            let text = serde_json::to_string(&zone(name)).expect("JSON");
            assert_eq!(text, format!("\"{name}\""));
            assert_eq!(serde_json::from_str::<Zone>(&text).expect("a zone"), zone(name));
        }
        let wrong = serde_json::from_str::<Zone>("\"Europe/Bratislav\"").expect_err("no zone").to_string();
        assert!(wrong.contains("the nearest is Europe/Bratislava"), "{wrong}");
        assert!(serde_json::from_str::<Zone>("120").is_err(), "no number");
    }
}
