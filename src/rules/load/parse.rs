//! Reading a TOML table: single values, from the tree to a Rust value or what is wrong and what to write instead; and a
//! collecting reader that remembers which keys were asked for, so that unknown ones fall out.

use std::cell::Cell;
use std::ops::Range;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer, Visitor};
use serde::{Deserializer, Serialize};
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::diagnostics::Diagnostics;
use crate::domain::{Millis, Points, nearest};
use crate::rules::PenaltyKind;
use crate::rules::ruleset::Basis;
use crate::rules::written::WrittenValue;

/// A value as it stands in the file.
pub(in crate::rules) type TomlValue<'d> = Spanned<DeValue<'d>>;

/// Why a value is none of the kind that is needed.
pub(in crate::rules) struct ValueFault {
    pub(in crate::rules) message: String,
    pub(in crate::rules) help: String,
}

impl ValueFault {
    fn kind(expected: &str, found: &TomlValue<'_>, help: &str) -> Self {
        let found = found.get_ref().type_str();
        Self { message: format!("needs {expected}, found a TOML {found}"), help: help.to_owned() }
    }

    pub(in crate::rules) fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { message: message.into(), help: help.into() }
    }
}

/// `true` or `false`.
pub(in crate::rules) fn boolean(value: &TomlValue<'_>) -> Result<bool, ValueFault> {
    value
        .get_ref()
        .as_bool()
        .ok_or_else(|| ValueFault::kind("true or false", value, "write true or false without quotes"))
}

/// A text with something in it.
pub(in crate::rules) fn text(value: &TomlValue<'_>) -> Result<String, ValueFault> {
    let text =
        value.get_ref().as_str().ok_or_else(|| ValueFault::kind("a text", value, "write it in quotes"))?;
    if text.trim().is_empty() {
        return Err(ValueFault::new(
            "is empty",
            "write the text, or copy it from the ruleset you started from",
        ));
    }
    Ok(text.to_owned())
}

/// An id by which others refer to an item.
pub(in crate::rules) fn id(value: &TomlValue<'_>) -> Result<String, ValueFault> {
    let id = text(value)?;
    if plain_id(&id) {
        return Ok(id);
    }
    let help = "write a to z, digits, _ and -, for example second_warning";
    Err(ValueFault::new(format!("`{id}` is no id that others can refer to"), help))
}

/// Whether a text can be an id: what may stand in a key without quotes.
pub(in crate::rules) fn plain_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

/// A whole number that fits `T`.
pub(in crate::rules) fn whole<T: TryFrom<i64>>(value: &TomlValue<'_>) -> Result<T, ValueFault> {
    let number = value
        .get_ref()
        .as_integer()
        .ok_or_else(|| ValueFault::kind("a whole number", value, "write digits without quotes"))?;
    i64::from_str_radix(number.as_str(), number.radix())
        .ok()
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| {
            ValueFault::new(format!("{number} is out of range"), "write a number that a tournament can need")
        })
}

/// Points, negative for a deduction.
pub(in crate::rules) fn points(value: &TomlValue<'_>) -> Result<Points, ValueFault> {
    whole(value).map(Points)
}

/// Seconds with up to three decimals.
pub(in crate::rules) fn seconds(value: &TomlValue<'_>) -> Result<Millis, ValueFault> {
    let help = "write seconds: 20, or 19.999 with at most three decimals";
    if value.get_ref().is_integer() {
        let seconds: i32 = whole(value)?;
        return Ok(Millis::secs(seconds.into()));
    }
    let float = value.get_ref().as_float().ok_or_else(|| ValueFault::kind("seconds", value, help))?;
    let millis = float.as_str().parse::<f64>().unwrap_or(f64::NAN) * 1000.0;
    if millis.is_finite() && millis.abs() < 1e12 && (millis - millis.round()).abs() < 1e-3 {
        return Ok(Millis(millis.round() as i64));
    }
    Err(ValueFault::new(format!("{} is no number of whole milliseconds", float.as_str()), help))
}

/// Shortest and longest word in tiles: `[2, 5]`.
pub(in crate::rules) fn tiles(value: &TomlValue<'_>) -> Result<(u8, u8), ValueFault> {
    let help = "write the shortest and the longest word in tiles: [2, 5]";
    match value.get_ref().as_array().map(|array| array.iter().map(whole::<u8>).collect::<Vec<_>>()).as_deref()
    {
        Some([Ok(from), Ok(to)]) if from > to => {
            Err(ValueFault::new(format!("the shortest word, {from}, is longer than the longest, {to}"), help))
        }
        Some([Ok(from), Ok(to)]) if *from > 0 => Ok((*from, *to)),
        _ => Err(ValueFault::kind("two numbers of tiles", value, help)),
    }
}

/// The shortest and the longest budget in seconds: `[120, 180]`.
pub(in crate::rules) fn lengths(value: &TomlValue<'_>) -> Result<(Millis, Millis), ValueFault> {
    let help = "write the shortest and the longest budget in seconds: [120, 180]";
    match list(seconds)(value)?.as_slice() {
        [from, to] if from.0 > 0 && from < to => Ok((*from, *to)),
        [_, _] => {
            Err(ValueFault::new("the shortest budget is not shorter than the longest, or none at all", help))
        }
        _ => Err(ValueFault::new("needs two lengths of time", help)),
    }
}

/// A list of which every element is one `element` can read; the first bad one is reported.
pub(in crate::rules) fn list<T>(
    element: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
) -> impl Fn(&TomlValue<'_>) -> Result<Vec<T>, ValueFault> {
    move |value| {
        let array = value
            .get_ref()
            .as_array()
            .ok_or_else(|| ValueFault::kind("a list", value, "write it in square brackets: [ … ]"))?;
        array.iter().map(&element).collect()
    }
}

/// `none` as the given word, else what `inner` reads.
pub(in crate::rules) fn or_word<T>(
    word: &'static str,
    inner: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
) -> impl Fn(&TomlValue<'_>) -> Result<Option<T>, ValueFault> {
    move |value| match value.get_ref().as_str() {
        Some(written) if written == word => Ok(None),
        Some(written) => Err(ValueFault::new(
            format!("`{written}` is neither a number nor \"{word}\""),
            format!("write a number, or \"{word}\""),
        )),
        None => inner(value).map(Some),
    }
}

/// What an unjustified challenge costs: `{ points = -10 }`, `"cross"` or `"none"`.
pub(in crate::rules) fn penalty_kind(value: &TomlValue<'_>) -> Result<PenaltyKind, ValueFault> {
    let help = "write { points = -10 }, \"cross\" or \"none\"";
    if let Some(word) = value.get_ref().as_str() {
        return match word {
            "cross" => Ok(PenaltyKind::Cross),
            "none" => Ok(PenaltyKind::None),
            _ => Err(ValueFault::new(
                format!("unknown kind `{word}`; allowed: {{ points = … }}, cross, none"),
                help,
            )),
        };
    }
    let table =
        value.get_ref().as_table().ok_or_else(|| ValueFault::kind("a kind of penalty", value, help))?;
    match table.iter().collect::<Vec<_>>().as_slice() {
        [(key, amount)] if key.get_ref() == "points" => match points(amount)? {
            amount if amount.0 < 0 => Ok(PenaltyKind::Points(amount)),
            amount => {
                Err(ValueFault::new(format!("{amount} points are no deduction"), "write a number below zero"))
            }
        },
        _ => Err(ValueFault::kind("a kind of penalty", value, help)),
    }
}

/// A word from an enum's list; what is allowed comes from the enum itself.
pub(in crate::rules) fn named<T: DeserializeOwned>(value: &TomlValue<'_>) -> Result<T, ValueFault> {
    let written = value
        .get_ref()
        .as_str()
        .ok_or_else(|| ValueFault::kind("a word from a list", value, "write the word in quotes"))?;
    let allowed = Cell::new(&[][..]);
    T::deserialize(EnumWord { written, allowed: &allowed }).map_err(|_| unknown_word(written, allowed.get()))
}

/// The word of an enum's value.
pub(in crate::rules) fn word(value: &impl Serialize) -> WrittenValue {
    let word = serde_json::to_value(value).ok();
    WrittenValue::Word(word.and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default())
}

/// A word that is not among the allowed ones.
pub(in crate::rules) fn unknown_word(written: &str, allowed: &[&str]) -> ValueFault {
    let suggestion = nearest(written, allowed.iter().copied());
    ValueFault::new(
        format!("unknown value `{written}`; allowed: {}", allowed.join(", ")),
        suggestion.map_or_else(
            || "write one of the allowed words".to_owned(),
            |word| format!("did you mean `{word}`?"),
        ),
    )
}

/// A string that offers itself to an enum and remembers which words the enum would have taken.
struct EnumWord<'w> {
    written: &'w str,
    allowed: &'w Cell<&'static [&'static str]>,
}

impl<'de> Deserializer<'de> for EnumWord<'_> {
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

/// One table of the file while it is read.
pub(in crate::rules) struct TableReader<'d> {
    pub(in crate::rules) path: String,
    pub(in crate::rules) span: Range<usize>,
    /// What the values of a list item rest on.
    pub(in crate::rules) basis: Option<Basis>,
    table: &'d DeTable<'d>,
    asked: Vec<&'static str>,
    forgiven: bool,
}

impl<'d> TableReader<'d> {
    /// A reader of `table`, which stands at `span` under `path` (empty for the whole file).
    pub(in crate::rules) fn new(table: &'d DeTable<'d>, path: impl Into<String>, span: Range<usize>) -> Self {
        Self { path: path.into(), span, basis: None, table, asked: Vec::new(), forgiven: false }
    }

    /// The full path of a key of this table.
    pub(in crate::rules) fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { [&self.path, ".", key].concat() }
    }

    /// The value of a key that may be missing.
    pub(in crate::rules) fn value(&mut self, key: &'static str) -> Option<&'d TomlValue<'d>> {
        if !self.asked.contains(&key) {
            self.asked.push(key);
        }
        self.table.get(key)
    }

    /// Whether a key that may be missing is there.
    pub(in crate::rules) fn asks_for(&mut self, key: &'static str) -> bool {
        self.value(key).is_some()
    }

    /// Whether a key is there; it does not count as asked for.
    pub(in crate::rules) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A plain value that must be there.
    pub(in crate::rules) fn plain<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let path = self.at(key);
        let Some(value) = self.value(key) else {
            diagnostics.complain(self.span.clone(), &path, "is missing", format!("add {key} = …"));
            return None;
        };
        let read = read(value).map_err(|wrong| diagnostics.wrong(value.span(), &path, wrong)).ok();
        diagnostics.note(path, value.span());
        read
    }

    /// One of some words, where the words are not an enum of their own.
    pub(in crate::rules) fn word(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        allowed: &[&'static str],
    ) -> Option<&'static str> {
        self.plain(diagnostics, key, |value| {
            let written = text(value)?;
            let found = allowed.iter().copied().find(|word| *word == written);
            found.ok_or_else(|| unknown_word(&written, allowed))
        })
    }

    /// A chapter that must be there.
    pub(in crate::rules) fn chapter(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<TableReader<'d>> {
        if !self.asks_for(key) {
            let path = self.at(key);
            diagnostics.miss(
                self.span.clone(),
                &path,
                "the chapter is missing",
                format!("add [{path}], copied from the ruleset that is nearest to yours"),
            );
            return None;
        }
        let path = self.at(key);
        let value = self.value(key)?;
        diagnostics.note(path.clone(), value.span());
        if let DeValue::Table(table) = value.get_ref() {
            return Some(TableReader::new(table, path, value.span()));
        }
        diagnostics.complain(
            value.span(),
            &path,
            "needs to be a chapter of its own",
            format!("write [{path}] above its keys"),
        );
        None
    }

    /// The tables of a list, a missing list being an empty one; `None` where it is no list of tables.
    pub(in crate::rules) fn tables(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Vec<TableReader<'d>>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else { return Some(Vec::new()) };
        diagnostics.note(path.clone(), value.span());
        let tables: Option<Vec<_>> = value.get_ref().as_array().and_then(|array| {
            let table = |(item, path): (&'d TomlValue<'d>, String)| {
                Some(TableReader::new(item.get_ref().as_table()?, path, item.span()))
            };
            array.iter().zip(item_paths(&path, array)).map(table).collect()
        });
        if tables.is_none() {
            let help = format!("write [[{path}]] above each of them");
            diagnostics.complain(value.span(), &path, "needs to be a list of tables", help);
        }
        for table in tables.iter().flatten() {
            diagnostics.note(table.path.clone(), table.span.clone());
        }
        tables
    }

    /// The keys and values in the order of the file; all count as asked for.
    pub(in crate::rules) fn entries(&self) -> Vec<(&'d str, &'d TomlValue<'d>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        entries.into_iter().map(|(key, value)| (key.get_ref().as_ref(), value)).collect()
    }

    /// Lets every key pass: what is needed here cannot be known any more, and that is reported already.
    pub(in crate::rules) fn forgive(&mut self) {
        self.forgiven = true;
    }

    /// Ends the reading: whatever was not asked for is unknown.
    pub(in crate::rules) fn close(self, diagnostics: &mut Diagnostics<'_>) {
        for key in self
            .table
            .keys()
            .filter(|key| !self.forgiven && !self.asked.iter().any(|asked| asked == key.get_ref()))
        {
            let known = nearest(key.get_ref(), self.asked.iter().copied());
            let help = match known {
                Some(known) => format!("did you mean `{known}`?"),
                None => format!("known here: {}", self.asked.join(", ")),
            };
            diagnostics.complain(key.span(), &self.at(key.get_ref()), "is not a known key", help);
        }
    }
}

/// The paths of a list's items: by its id where one has one, else counted from 1. Of several with the same id (each of
/// another reading) the id is followed by its number among them.
fn item_paths(path: &str, array: &DeArray<'_>) -> Vec<String> {
    let id = |item| {
        let table = TomlValue::get_ref(item).as_table()?;
        table.get("id")?.get_ref().as_str().filter(|id| plain_id(id))
    };
    let ids: Vec<Option<&str>> = array.iter().map(id).collect();
    let same = |until: usize, own: &str| ids[..until].iter().filter(|id| **id == Some(own)).count();
    let path_of = |(at, own): (usize, Option<&str>)| match own {
        None => format!("{path}[{}]", at + 1),
        Some(own) if same(ids.len(), own) < 2 => format!("{path}.{own}"),
        Some(own) => format!("{path}.{own}[{}]", same(at + 1, own)),
    };
    ids.iter().copied().enumerate().map(path_of).collect()
}
