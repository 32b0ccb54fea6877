//! A decimal number as it was published, exactly: no rounding on the way into the journal and out of it.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A decimal number with at most six places behind the point, as federations publish the constants of their formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Decimal {
    millionths: i64,
}

/// Places behind the point.
const PLACES: usize = 6;
/// Millionths in one.
const ONE: i64 = 1_000_000;
/// The most digits before the point.
const DIGITS: usize = 9;

/// What a text is that is not such a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no number such as 0.5: up to {DIGITS} digits before the point and {PLACES} behind it")]
pub struct NoDecimal;

impl Decimal {
    /// The number to calculate with.
    pub fn value(self) -> f64 {
        self.millionths as f64 / ONE as f64
    }
}

impl FromStr for Decimal {
    type Err = NoDecimal;

    /// Reads `0.5`, `0,5`, `-12`, `−1.25`.
    fn from_str(text: &str) -> Result<Self, NoDecimal> {
        let text = text.trim();
        let unsigned = text.trim_start_matches(['-', '−', '+']);
        if text.chars().count() > unsigned.chars().count() + 1 {
            return Err(NoDecimal);
        }
        let (whole, part) = unsigned.split_once(['.', ',']).unwrap_or((unsigned, ""));
        let digits =
            |text: &str, most: usize| text.len() <= most && text.bytes().all(|it| it.is_ascii_digit());
        if whole.is_empty() && part.is_empty() || !digits(whole, DIGITS) || !digits(part, PLACES) {
            return Err(NoDecimal);
        }
        let read = |text: &str| text.parse::<i64>().unwrap_or_default();
        let size = read(whole) * ONE + read(&format!("{part:0<PLACES$}"));
        let negative = text.starts_with(['-', '−']);
        Ok(Self { millionths: if negative { -size } else { size } })
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.millionths.unsigned_abs();
        let (whole, part) = (size / ONE.unsigned_abs(), size % ONE.unsigned_abs());
        let sign = if self.millionths < 0 { "-" } else { "" };
        let part = format!("{part:0PLACES$}");
        let part = part.trim_end_matches('0');
        let point = if part.is_empty() { "" } else { "." };
        write!(f, "{sign}{whole}{point}{part}")
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl JsonSchema for Decimal {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Decimal".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[-−+]?([0-9]{1,9}([.,][0-9]{0,6})?|[.,][0-9]{1,6})$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_kept_exactly_as_it_was_published() {
        let kept = |text: &str| text.parse::<Decimal>().map(|it| it.to_string());
        assert_eq!(kept("0,5"), Ok("0.5".to_owned()));
        assert_eq!(kept(" −12.250 "), Ok("-12.25".to_owned()));
        assert_eq!(kept("0.000001"), Ok("0.000001".to_owned()));
        assert_eq!(kept("-0"), Ok("0".to_owned()));
        assert_eq!(kept("123456789"), Ok("123456789".to_owned()));
        for strange in ["", "-", ".", "--1", "1.2.3", "1e3", "0.0000001", "1234567890", "½", "nan"] {
            assert_eq!(kept(strange), Err(NoDecimal), "{strange}");
        }
        assert_eq!("0.1".parse::<Decimal>().map(Decimal::value), Ok(0.1));
    }
}
