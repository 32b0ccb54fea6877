//! Single values: from the TOML tree to a Rust value, or what is wrong and what to write instead.

use std::cell::Cell;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer, Visitor};
use serde::{Deserializer, Serialize};
use toml::Spanned;
use toml::de::DeValue;

use crate::domain::{Millis, Points, nearest};
use crate::rules::PenaltyKind;
use crate::rules::written::Written;

/// A value as it stands in the file.
pub(in crate::rules) type TomlValue<'d> = Spanned<DeValue<'d>>;

/// Why a value is none of the kind that is needed.
pub(in crate::rules) struct Wrong {
    pub(super) message: String,
    pub(super) help: String,
}

impl Wrong {
    fn kind(expected: &str, found: &TomlValue<'_>, help: &str) -> Self {
        let found = found.get_ref().type_str();
        Self { message: format!("needs {expected}, found a TOML {found}"), help: help.to_owned() }
    }

    pub(super) fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { message: message.into(), help: help.into() }
    }
}

/// `true` or `false`.
pub(super) fn boolean(value: &TomlValue<'_>) -> Result<bool, Wrong> {
    value
        .get_ref()
        .as_bool()
        .ok_or_else(|| Wrong::kind("true or false", value, "write true or false without quotes"))
}

/// A text with something in it.
pub(super) fn text(value: &TomlValue<'_>) -> Result<String, Wrong> {
    let text = value.get_ref().as_str().ok_or_else(|| Wrong::kind("a text", value, "write it in quotes"))?;
    if text.trim().is_empty() {
        return Err(Wrong::new("is empty", "write the text, or copy it from the ruleset you started from"));
    }
    Ok(text.to_owned())
}

/// An id by which others refer to an item.
pub(super) fn id(value: &TomlValue<'_>) -> Result<String, Wrong> {
    let id = text(value)?;
    if plain_id(&id) {
        return Ok(id);
    }
    let help = "write a to z, digits, _ and -, for example second_warning";
    Err(Wrong::new(format!("`{id}` is no id that others can refer to"), help))
}

/// Whether a text can be an id: what may stand in a key without quotes.
pub(super) fn plain_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

/// A whole number that fits `T`.
pub(super) fn whole<T: TryFrom<i64>>(value: &TomlValue<'_>) -> Result<T, Wrong> {
    let number = value
        .get_ref()
        .as_integer()
        .ok_or_else(|| Wrong::kind("a whole number", value, "write digits without quotes"))?;
    i64::from_str_radix(number.as_str(), number.radix())
        .ok()
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| {
            Wrong::new(format!("{number} is out of range"), "write a number that a tournament can need")
        })
}

/// Points, negative for a deduction.
pub(super) fn points(value: &TomlValue<'_>) -> Result<Points, Wrong> {
    whole(value).map(Points)
}

/// Seconds with up to three decimals.
pub(super) fn seconds(value: &TomlValue<'_>) -> Result<Millis, Wrong> {
    let help = "write seconds: 20, or 19.999 with at most three decimals";
    if value.get_ref().is_integer() {
        let seconds: i32 = whole(value)?;
        return Ok(Millis::secs(seconds.into()));
    }
    let float = value.get_ref().as_float().ok_or_else(|| Wrong::kind("seconds", value, help))?;
    let millis = float.as_str().parse::<f64>().unwrap_or(f64::NAN) * 1000.0;
    if millis.is_finite() && millis.abs() < 1e12 && (millis - millis.round()).abs() < 1e-3 {
        return Ok(Millis(millis.round() as i64));
    }
    Err(Wrong::new(format!("{} is no number of whole milliseconds", float.as_str()), help))
}

/// Shortest and longest word in tiles: `[2, 5]`.
pub(super) fn tiles(value: &TomlValue<'_>) -> Result<(u8, u8), Wrong> {
    let help = "write the shortest and the longest word in tiles: [2, 5]";
    match value.get_ref().as_array().map(|array| array.iter().map(whole::<u8>).collect::<Vec<_>>()).as_deref()
    {
        Some([Ok(from), Ok(to)]) if from > to => {
            Err(Wrong::new(format!("the shortest word, {from}, is longer than the longest, {to}"), help))
        }
        Some([Ok(from), Ok(to)]) if *from > 0 => Ok((*from, *to)),
        _ => Err(Wrong::kind("two numbers of tiles", value, help)),
    }
}

/// The shortest and the longest budget in seconds: `[120, 180]`.
pub(super) fn lengths(value: &TomlValue<'_>) -> Result<(Millis, Millis), Wrong> {
    let help = "write the shortest and the longest budget in seconds: [120, 180]";
    match list(seconds)(value)?.as_slice() {
        [from, to] if from.0 > 0 && from < to => Ok((*from, *to)),
        [_, _] => {
            Err(Wrong::new("the shortest budget is not shorter than the longest, or none at all", help))
        }
        _ => Err(Wrong::new("needs two lengths of time", help)),
    }
}

/// A list of which every element is one `element` can read; the first bad one is reported.
pub(super) fn list<T>(
    element: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
) -> impl Fn(&TomlValue<'_>) -> Result<Vec<T>, Wrong> {
    move |value| {
        let array = value
            .get_ref()
            .as_array()
            .ok_or_else(|| Wrong::kind("a list", value, "write it in square brackets: [ … ]"))?;
        array.iter().map(&element).collect()
    }
}

/// `none` as the given word, else what `inner` reads.
pub(super) fn or_word<T>(
    word: &'static str,
    inner: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
) -> impl Fn(&TomlValue<'_>) -> Result<Option<T>, Wrong> {
    move |value| match value.get_ref().as_str() {
        Some(written) if written == word => Ok(None),
        Some(written) => Err(Wrong::new(
            format!("`{written}` is neither a number nor \"{word}\""),
            format!("write a number, or \"{word}\""),
        )),
        None => inner(value).map(Some),
    }
}

/// What an unjustified challenge costs: `{ points = -10 }`, `"cross"` or `"none"`.
pub(super) fn penalty_kind(value: &TomlValue<'_>) -> Result<PenaltyKind, Wrong> {
    let help = "write { points = -10 }, \"cross\" or \"none\"";
    if let Some(word) = value.get_ref().as_str() {
        return match word {
            "cross" => Ok(PenaltyKind::Cross),
            "none" => Ok(PenaltyKind::None),
            _ => Err(Wrong::new(
                format!("unknown kind `{word}`; allowed: {{ points = … }}, cross, none"),
                help,
            )),
        };
    }
    let table = value.get_ref().as_table().ok_or_else(|| Wrong::kind("a kind of penalty", value, help))?;
    match table.iter().collect::<Vec<_>>().as_slice() {
        [(key, amount)] if key.get_ref() == "points" => match points(amount)? {
            amount if amount.0 < 0 => Ok(PenaltyKind::Points(amount)),
            amount => {
                Err(Wrong::new(format!("{amount} points are no deduction"), "write a number below zero"))
            }
        },
        _ => Err(Wrong::kind("a kind of penalty", value, help)),
    }
}

/// A word from an enum's list; what is allowed comes from the enum itself.
pub(super) fn named<T: DeserializeOwned>(value: &TomlValue<'_>) -> Result<T, Wrong> {
    let written = value
        .get_ref()
        .as_str()
        .ok_or_else(|| Wrong::kind("a word from a list", value, "write the word in quotes"))?;
    let allowed = Cell::new(&[][..]);
    T::deserialize(Word { written, allowed: &allowed }).map_err(|_| unknown_word(written, allowed.get()))
}

/// The word of an enum's value.
pub(super) fn word(value: &impl Serialize) -> Written {
    let word = serde_json::to_value(value).ok();
    Written::Word(word.and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default())
}

/// A word that is not among the allowed ones.
pub(super) fn unknown_word(written: &str, allowed: &[&str]) -> Wrong {
    let suggestion = nearest(written, allowed.iter().copied());
    Wrong::new(
        format!("unknown value `{written}`; allowed: {}", allowed.join(", ")),
        suggestion.map_or_else(
            || "write one of the allowed words".to_owned(),
            |word| format!("did you mean `{word}`?"),
        ),
    )
}

/// A string that offers itself to an enum and remembers which words the enum would have taken.
struct Word<'w> {
    written: &'w str,
    allowed: &'w Cell<&'static [&'static str]>,
}

impl<'de> Deserializer<'de> for Word<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.written)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.allowed.set(variants);
        let word: StrDeserializer<'_, Error> = self.written.into_deserializer();
        visitor.visit_enum(word)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
