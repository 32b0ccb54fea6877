//! A ruleset as a flat list of values with their paragraphs, for people and for `--json`.
//!
//! The list is made from the ruleset's own JSON, so that no value can be forgotten in it. Names and units are
//! those of the file: what is `20000` milliseconds inside is `after_s = 20` here.

use serde::Serialize;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::domain::Citation;

use super::{ChosenReading, Ruleset};

/// One value of a ruleset with its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leaf {
    /// Its key in the file, list items counted from 1: `challenge.closers[2]`.
    pub path: String,
    /// The value as the file writes it, durations in seconds: `after_s = 10, only_if = bag_empty`.
    pub value: String,
    /// The paragraph.
    pub cite: Citation,
    /// The question and the reading it follows, where it is ambiguous.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ChosenReading>,
}

/// Every cited value of a ruleset, chapter by chapter in the order of the file.
pub fn leaves(ruleset: &Ruleset) -> Vec<Leaf> {
    let json = serde_json::to_string(ruleset).unwrap_or_default();
    let mut found = Vec::new();
    if let Ok(Node::Table(chapters)) = serde_json::from_str(&json) {
        for (chapter, node) in chapters {
            match chapter.as_str() {
                "identity" | "digest" | "questions" => {}
                "upheld" | "rejected" => walk(&format!("effects.{chapter}"), &node, &mut found),
                _ => walk(&chapter, &node, &mut found),
            }
        }
    }
    found
}

/// The values that rest on a paragraph or on a part of it: `TSO 3.1.4`, `§3.1.4` and `3.1.4` also find
/// `TSO §3.1.4 +¶1` and `TSO §3.1.4.d.i`. Empty where the regulation's short name is another one.
pub fn paragraph(ruleset: &Ruleset, wanted: &str) -> Vec<Leaf> {
    let short = &ruleset.identity.short;
    let wanted = steps(without_short(wanted, short));
    let rests = |cite: &Citation| {
        let printed = without_short(cite.as_str(), short);
        printed.split(", §").any(|part| !wanted.is_empty() && steps(part).starts_with(&wanted))
    };
    leaves(ruleset).into_iter().filter(|leaf| rests(&leaf.cite)).collect()
}

fn without_short<'t>(text: &'t str, short: &str) -> &'t str {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) if first.to_lowercase() == short.to_lowercase() => rest,
        _ => text,
    }
}

/// A paragraph's number in its steps: `§3.1.4 +¶1` is 3, 1, 4, +¶1.
fn steps(paragraph: &str) -> Vec<String> {
    let parts = paragraph.split(|c: char| c == '.' || c == ',' || c.is_whitespace());
    parts.map(|part| part.trim_start_matches('§').to_lowercase()).filter(|part| !part.is_empty()).collect()
}

/// Any JSON, with its keys in their order.
enum Node {
    Nothing,
    Word(String),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

/// The keys whose numbers are milliseconds inside and seconds in the file.
const DURATIONS: [&str; 10] = [
    "budget",
    "budget_options",
    "warn_at",
    "per",
    "max",
    "limit",
    "warn_before",
    "courtesy",
    "after",
    "amount",
];

fn walk(path: &str, node: &Node, found: &mut Vec<Leaf>) {
    match node {
        Node::Table(entries) => {
            if let Some(leaf) = leaf(path, entries) {
                found.push(leaf);
                return;
            }
            for (key, node) in entries {
                walk(&format!("{path}.{key}"), node, found);
            }
        }
        Node::List(items) => {
            for (at, node) in items.iter().enumerate() {
                walk(&format!("{path}[{}]", at + 1), node, found);
            }
        }
        Node::Nothing | Node::Word(_) => {}
    }
}

/// A cited value; `None` where the table is a chapter.
fn leaf(path: &str, entries: &[(String, Node)]) -> Option<Leaf> {
    let get = |wanted: &str| entries.iter().find(|(key, _)| key == wanted).map(|(_, node)| node);
    let (Some(value), Some(Node::Word(cite))) = (get("value"), get("cite")) else { return None };
    let reading = match get("reading") {
        Some(Node::Table(entries)) => match entries.as_slice() {
            [(_, Node::Word(question)), (_, Node::Word(reading))] => {
                Some(ChosenReading { question: question.clone(), reading: reading.clone() })
            }
            _ => None,
        },
        _ => None,
    };
    let key = path.rsplit('.').next().unwrap_or(path);
    let path = if DURATIONS.contains(&key) { format!("{path}_s") } else { path.to_owned() };
    Some(Leaf { path, value: shown(key, value), cite: Citation::new(cite), reading })
}

/// A value as the file writes it.
fn shown(key: &str, node: &Node) -> String {
    match node {
        Node::Nothing if key == "max_words" => "any".to_owned(),
        Node::Nothing => "none".to_owned(),
        Node::Word(word) if DURATIONS.contains(&key) => seconds(word),
        Node::Word(word) => word.clone(),
        Node::List(items) if items.is_empty() => "none".to_owned(),
        Node::List(items) => {
            let items: Vec<String> = items.iter().map(|item| shown(key, item)).collect();
            if key == "tiles" && items.len() == 2 && items[0] == items[1] {
                return items[0].clone();
            }
            items.join(if key == "tiles" { "–" } else { ", " })
        }
        Node::Table(_) => {
            let mut pairs = Vec::new();
            flatten(node, &mut pairs);
            pairs.join(", ")
        }
    }
}

/// The pairs of a table and of the tables in it, without what is not there.
fn flatten(node: &Node, pairs: &mut Vec<String>) {
    let Node::Table(entries) = node else { return };
    for (key, node) in entries {
        match node {
            Node::Nothing => {}
            Node::Table(_) => flatten(node, pairs),
            _ => {
                let unit = if DURATIONS.contains(&key.as_str()) { "_s" } else { "" };
                pairs.push(format!("{key}{unit} = {}", shown(key, node)));
            }
        }
    }
}

fn seconds(millis: &str) -> String {
    let Ok(millis) = millis.parse::<i64>() else { return millis.to_owned() };
    if millis % 1000 == 0 {
        (millis / 1000).to_string()
    } else {
        format!("{}.{:03}", millis / 1000, millis.abs() % 1000)
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
        Ok(Node::Word(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Word(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Word(value.to_string()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue::tests::embedded;

    fn printed(leaves: &[Leaf]) -> Vec<String> {
        leaves.iter().map(|leaf| format!("{} | {} | {}", leaf.path, leaf.value, leaf.cite)).collect()
    }

    #[test]
    fn every_value_is_shown_as_the_file_writes_it() {
        let sss = printed(&leaves(&embedded("sss-2022")));
        for expected in [
            "time.budget_s | 1320 | SSS §1.4, §2.1",
            "challenge.closers[2] | after_s = 10, only_if = bag_empty | SSS §2.2 ¶1",
            "challenge.max_words | 1 | SSS §3.a •1",
            "clock.grants[3] | power = add_fixed, amount_s = 120, who = referee | SSS §1.5 ¶3",
            "penalty.kind | points = -5 | SSS §3, clause after e",
            "lexicon.sources[5].tiles | 6–15 | SSS §10.1.5",
        ] {
            assert!(sss.iter().any(|line| line == expected), "{expected} is not in\n{}", sss.join("\n"));
        }
        assert!(sss[0].starts_with("time.mode"), "the order of the file, not of the alphabet: {}", sss[0]);
    }

    #[test]
    fn a_paragraph_finds_what_rests_on_it_and_on_its_parts() {
        let tso = embedded("tso-2017");
        let found = paragraph(&tso, "TSO 3.1.4");
        assert!(found.iter().any(|leaf| leaf.cite.as_str() == "TSO §3.1.4 +¶2"));
        assert!(found.iter().any(|leaf| leaf.cite.as_str() == "TSO §3.1.4.d.i"));
        assert!(found.iter().all(|leaf| leaf.cite.as_str().contains("§3.1.4")));
        assert_eq!(found, paragraph(&tso, "3.1.4"));
        assert_eq!(found, paragraph(&tso, "§3.1.4"));
        assert_eq!(paragraph(&tso, "SSS 3.1.4"), []);
        assert_eq!(paragraph(&tso, ""), []);
        assert!(!paragraph(&tso, "7.3.3").is_empty(), "a second paragraph of a citation counts too");
    }
}
