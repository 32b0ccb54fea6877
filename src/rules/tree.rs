//! Any JSON with its keys in their order, which `serde_json::Value` does not keep.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// Any JSON.
pub(super) enum Node {
    /// Nothing: a value that is not there.
    Nothing,
    /// A text.
    Word(String),
    /// A number, yes or no.
    Plain(String),
    /// A list.
    List(Vec<Node>),
    /// A table, its keys in their order.
    Table(Vec<(String, Node)>),
}

impl Node {
    /// The value of a key; `None` also where this is no table.
    pub(super) fn get(&self, wanted: &str) -> Option<&Self> {
        let Self::Table(entries) = self else { return None };
        entries.iter().find(|(key, _)| key == wanted).map(|(_, node)| node)
    }

    /// The text of a key.
    pub(super) fn text(&self, wanted: &str) -> Option<&str> {
        match self.get(wanted) {
            Some(Self::Word(word) | Self::Plain(word)) => Some(word),
            _ => None,
        }
    }

    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Word(_) | Self::Plain(_) => false,
            Self::List(items) => items.is_empty(),
            Self::Table(entries) => entries.is_empty(),
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Node;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Plain(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Plain(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Plain(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Word(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node, A::Error> {
        let mut table = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            table.push(entry);
        }
        Ok(Node::Table(table))
    }
}
