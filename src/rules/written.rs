//! A value as a ruleset file writes it, its keys in the order of the file.

use serde_json::{Map, Value};

/// A value as a ruleset file writes it.
pub(super) enum WrittenValue {
    /// Nothing: a value that is not there.
    Nothing,
    /// A text.
    Word(String),
    /// A number, yes or no.
    Plain(String),
    /// A list.
    List(Vec<WrittenValue>),
    /// From the first to the second: `[2, 5]`.
    Range(Box<[WrittenValue; 2]>),
    /// What happened and to which item: `sanction:warning`.
    Event(&'static str, String),
    /// A table, its keys in their order.
    Table(Vec<(&'static str, WrittenValue)>),
}

impl WrittenValue {
    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::List(items) => items.is_empty(),
            Self::Table(entries) => entries.is_empty(),
            Self::Word(_) | Self::Plain(_) | Self::Range(_) | Self::Event(..) => false,
        }
    }

    /// For people: `20`, `2–5`, `after_s = 10, only_if = bag_empty`.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Nothing => "none".to_owned(),
            Self::Word(word) | Self::Plain(word) => word.clone(),
            Self::List(items) if items.is_empty() => "none".to_owned(),
            Self::List(items) => items.iter().map(Self::text).collect::<Vec<_>>().join(", "),
            Self::Range(ends) => match [ends[0].text(), ends[1].text()] {
                [from, to] if from == to => from,
                [from, to] => format!("{from}–{to}"),
            },
            Self::Event(kind, id) => format!("{kind}:{id}"),
            Self::Table(_) => {
                let pairs = self.pairs().into_iter().map(|(key, value)| format!("{key} = {value}"));
                pairs.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// For programs: numbers, yes and no, lists, tables without what is not there.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::Nothing => Value::Null,
            Self::Word(word) => word.as_str().into(),
            Self::Plain(word) => serde_json::from_str(word).unwrap_or_else(|_| word.as_str().into()),
            Self::List(items) => items.iter().map(Self::json).collect(),
            Self::Range(ends) => ends.iter().map(Self::json).collect(),
            Self::Event(kind, id) => {
                Value::Object(Map::from_iter([((*kind).to_owned(), id.as_str().into())]))
            }
            Self::Table(_) => {
                let entries = self.entries().into_iter().map(|(key, value)| (key.to_owned(), value.json()));
                Value::Object(entries.collect())
            }
        }
    }

    /// The keys and values of a table for people; none where this is no table.
    pub(super) fn pairs(&self) -> Vec<(String, String)> {
        let text = |value: &Self| {
            let text = value.text();
            if matches!(value, Self::List(_)) { format!("[{text}]") } else { text }
        };
        self.entries().into_iter().map(|(key, value)| (key.to_owned(), text(value))).collect()
    }

    /// The keys and values of a table and of the tables in it, without what is not there.
    fn entries(&self) -> Vec<(&'static str, &Self)> {
        let Self::Table(entries) = self else { return Vec::new() };
        let mut found = Vec::new();
        for (key, value) in entries {
            if matches!(value, Self::Table(_)) {
                found.extend(value.entries());
            } else if !value.is_empty() {
                found.push((*key, value));
            }
        }
        found
    }
}
