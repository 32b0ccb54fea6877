//! A ruleset as a flat list of values with their paragraphs, for people and for `--json`.
//!
//! The list is made from the ruleset's own JSON, so that no value can be forgotten in it. Names and units are
//! those of the file: what is `20000` milliseconds inside is `after_s = 20` here, and what has an id is called by it.

mod units;

#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::domain::Citation;

use super::paragraph::Paragraph;
use super::tree::Node;
use super::{ChosenReading, Ruleset};

use self::units::{lasts, seconds};

/// One value of a ruleset with its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leaf {
    /// Its key in the file, items of lists by their id or counted from 1: `offence.surplus.proven[2]`.
    pub path: String,
    /// The value as the file writes it, durations in seconds: `after_s = 10, only_if = bag_empty`.
    #[serde(skip)]
    pub value: String,
    /// The same as JSON: numbers, yes and no, lists, nothing.
    #[serde(rename = "value")]
    pub typed: serde_json::Value,
    /// The paragraph.
    pub cite: Citation,
    /// The same in its parts, where it has several: `after_s` and `10`, `only_if` and `bag_empty`.
    #[serde(skip)]
    pub parts: Vec<(String, String)>,
    /// The question and the reading it follows, where it is ambiguous.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ChosenReading>,
}

/// Every cited value of a ruleset, chapter by chapter.
pub fn leaves(ruleset: &Ruleset) -> Vec<Leaf> {
    let json = serde_json::to_string(ruleset).unwrap_or_default();
    let mut found = Vec::new();
    if let Ok(Node::Table(chapters)) = serde_json::from_str(&json) {
        for (chapter, node) in chapters {
            match chapter.as_str() {
                "identity" | "digest" | "questions" => {}
                _ => walk(&chapter, &node, &mut found),
            }
        }
    }
    found
}

/// The values that rest on a paragraph or on a part of it: `TSO 3.1.4`, `§3.1.4` and `3.1.4` also find
/// `TSO §3.1.4 +¶1` and `TSO §3.1.4.d.i`. Empty where the regulation's short name is another one.
pub fn paragraph(ruleset: &Ruleset, wanted: &str) -> Vec<Leaf> {
    let all = leaves(ruleset);
    let own = ruleset.identity.short.as_str();
    let shorts = all.iter().filter_map(|leaf| leaf.cite.as_str().split_once(' ')).map(|(short, _)| short);
    let wanted = Paragraph::read(wanted, shorts.chain([own]));
    all.into_iter().filter(|leaf| wanted.holds(leaf.cite.as_str())).collect()
}

fn walk(path: &str, node: &Node, found: &mut Vec<Leaf>) {
    match node {
        Node::Table(entries) => {
            if let Some((value, cited)) = cited(node) {
                leaf(path, value, &cited, found);
                return;
            }
            for (key, node) in entries {
                // The file keeps the absent player's clock in the chapter itself.
                let below =
                    if path == "late.clock" { format!("late.clock_{key}") } else { format!("{path}.{key}") };
                walk(&below, node, found);
            }
        }
        Node::List(items) => {
            for (at, node) in items.iter().enumerate() {
                let id = node.get("value").and_then(|value| value.text("id"));
                let below = id.map_or_else(|| format!("{path}[{}]", at + 1), |id| format!("{path}.{id}"));
                walk(&below, node, found);
            }
        }
        Node::Nothing | Node::Word(_) | Node::Plain(_) => {}
    }
}

/// What a value rests on.
struct Basis {
    cite: Citation,
    reading: Option<ChosenReading>,
}

impl Basis {
    fn leaf(
        &self,
        path: String,
        value: String,
        typed: serde_json::Value,
        parts: Vec<(String, String)>,
    ) -> Leaf {
        Leaf { path, value, typed, cite: self.cite.clone(), parts, reading: self.reading.clone() }
    }
}

/// A cited value and what it rests on; `None` where the table is a chapter.
fn cited(node: &Node) -> Option<(&Node, Basis)> {
    let (value, cite) = (node.get("value")?, node.text("cite")?);
    let reading = node.get("reading").and_then(|reading| {
        let (question, reading) = (reading.text("question")?, reading.text("reading")?);
        Some(ChosenReading { question: question.to_owned(), reading: reading.to_owned() })
    });
    Some((value, Basis { cite: Citation::new(cite), reading }))
}

fn leaf(path: &str, value: &Node, basis: &Basis, found: &mut Vec<Leaf>) {
    match value {
        Node::Table(entries) if value.text("id").is_some() => item(path, entries, basis, found),
        _ => {
            let unit = if lasts(path) { "_s" } else { "" };
            push(format!("{path}{unit}"), path, value, basis, found);
        }
    }
}

/// Notes a value that stands under `path`, by the name that it has in the file.
fn push(name: String, path: &str, value: &Node, basis: &Basis, found: &mut Vec<Leaf>) {
    let mut parts = Vec::new();
    flatten(path, value, &mut parts);
    found.push(basis.leaf(name, shown(path, value), typed(path, value), parts));
}

/// An item with an id: each of its keys is a value of its own and rests on the item's paragraph, what follows on its
/// own one.
fn item(path: &str, entries: &[(String, Node)], basis: &Basis, found: &mut Vec<Leaf>) {
    for (key, node) in entries.iter().filter(|(key, node)| key != "id" && !node.is_empty()) {
        let below = format!("{path}.{key}");
        match node {
            Node::List(items) if items.iter().any(|item| cited(item).is_some()) => walk(&below, node, found),
            Node::List(items) if key == "asks" => {
                for ask in items {
                    let fact = ask.text("fact").unwrap_or_default();
                    let text = question(ask);
                    let typed = text.as_str().into();
                    found.push(basis.leaf(format!("{below}.{fact}"), text, typed, Vec::new()));
                }
            }
            _ => push(below.clone(), &below, node, basis, found),
        }
    }
}

/// A question as it is put, with the answers that it takes.
fn question(ask: &Node) -> String {
    let text = |key| ask.text(key).unwrap_or_default();
    match text("yes_no") {
        "true" => format!("{} (yes or no)", text("text")),
        _ => format!("{} ({} to {})", text("text"), text("from"), text("to")),
    }
}

/// A value as the file writes it.
fn shown(path: &str, node: &Node) -> String {
    let key = path.rsplit('.').next().unwrap_or(path);
    match node {
        Node::Nothing if key == "max_words" => "any".to_owned(),
        Node::Nothing => "none".to_owned(),
        Node::Plain(word) if lasts(path) => seconds(word),
        Node::Word(word) | Node::Plain(word) => word.clone(),
        Node::List(items) if items.is_empty() => "none".to_owned(),
        Node::List(items) => {
            let items: Vec<String> = items.iter().map(|item| shown(path, item)).collect();
            if key == "tiles" && items.len() == 2 && items[0] == items[1] {
                return items[0].clone();
            }
            items.join(if matches!(key, "tiles" | "budget_range") { "–" } else { ", " })
        }
        // `sanction:warning`
        Node::Table(entries) if key == "on" => {
            let pair = |(key, node): &(String, Node)| format!("{key}:{}", shown("", node));
            entries.iter().map(pair).collect::<Vec<_>>().join(", ")
        }
        Node::Table(_) => {
            let mut pairs = Vec::new();
            flatten(path, node, &mut pairs);
            let pairs: Vec<String> =
                pairs.into_iter().map(|(key, value)| format!("{key} = {value}")).collect();
            pairs.join(", ")
        }
    }
}

/// A value as JSON, with the names and units of the file.
fn typed(path: &str, node: &Node) -> serde_json::Value {
    match node {
        Node::Nothing if path.ends_with(".max_words") => "any".into(),
        Node::Nothing => serde_json::Value::Null,
        Node::Word(word) => word.as_str().into(),
        Node::Plain(word) => {
            let word = if lasts(path) { seconds(word) } else { word.clone() };
            serde_json::from_str(&word).unwrap_or_else(|_| word.into())
        }
        Node::List(items) => items.iter().map(|item| typed(path, item)).collect(),
        Node::Table(_) => {
            let mut pairs = serde_json::Map::new();
            typed_pairs(path, node, &mut pairs);
            serde_json::Value::Object(pairs)
        }
    }
}

/// As [`flatten`], with values that keep their kind.
fn typed_pairs(path: &str, node: &Node, pairs: &mut serde_json::Map<String, serde_json::Value>) {
    let Node::Table(entries) = node else { return };
    for (key, node) in entries {
        let below = format!("{path}.{key}");
        match node {
            Node::Nothing => {}
            Node::Table(_) => typed_pairs(path, node, pairs),
            _ => {
                let unit = if lasts(&below) { "_s" } else { "" };
                pairs.insert(format!("{key}{unit}"), typed(&below, node));
            }
        }
    }
}

/// The pairs of a table and of the tables in it, without what is not there.
fn flatten(path: &str, node: &Node, pairs: &mut Vec<(String, String)>) {
    let Node::Table(entries) = node else { return };
    for (key, node) in entries {
        let below = format!("{path}.{key}");
        match node {
            Node::Nothing => {}
            Node::Table(_) => flatten(path, node, pairs),
            Node::List(_) => pairs.push((key.clone(), format!("[{}]", shown(&below, node)))),
            Node::Word(_) | Node::Plain(_) => {
                let unit = if lasts(&below) { "_s" } else { "" };
                pairs.push((format!("{key}{unit}"), shown(&below, node)));
            }
        }
    }
}
