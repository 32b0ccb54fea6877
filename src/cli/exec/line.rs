//! What goes in and what comes out of `ephor exec`, and the schema of both.
//!
//! The JSON is checked before anything is made of it: no name stands twice in an object, and every text is one that
//! somebody can have written.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::domain::{Actor, At, Citation, Role, Seq, cleaned};
use crate::locale::Locale;
use crate::report;
use crate::tournament::{Command, CommandText, Doubt, Event, Reason, Record, Refusal, RefusalCode};

/// The name of this console, and the station of commands that name none.
pub(super) const STATION: &str = "exec";

/// A line that goes in.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
pub struct Request {
    /// When it happens: RFC 3339.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub at: At,
    /// Who acts; the word judge at `exec` if left out.
    #[schemars(default = "nobody_named")]
    pub by: Actor,
    /// What.
    #[schemars(flatten)]
    pub command: Command,
}

/// A line that comes out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Answer {
    /// Something happened, and is durable.
    Event(Box<Happened>),
    /// The command was refused; nothing has changed.
    Refused {
        /// The number of the line it answers, from 1.
        line: u64,
        /// Why, and what is allowed instead.
        refused: Box<Refused>,
    },
    /// The same was done before; nothing has changed.
    Unchanged {
        /// The number of the line it answers, from 1.
        line: u64,
        /// Always true.
        unchanged: bool,
    },
    /// The line is no command; nothing has changed.
    Error {
        /// The number of the line it answers, from 1.
        line: u64,
        /// What is wrong with it.
        error: String,
    },
}

/// Why a command was refused: for programs by its code and its values, for people in sentences.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Refused {
    /// The kind.
    code: RefusalCode,
    /// The doubt, where nothing else refuses it: a command that is `sure` of it is carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<Doubt>,
    /// What was wrong, in a sentence.
    what: String,
    /// What is allowed, or what to do; empty where nothing helps.
    instead: String,
    /// The paragraph, where the regulation refuses; `null` where it is a matter of the console.
    cite: Option<Citation>,
    /// The reason with its values.
    why: Reason,
}

/// An event as it stands in the journal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Happened {
    /// The number of the line it follows from, from 1.
    line: u64,
    /// Whether it is the last one that follows from the line.
    last: bool,
    /// Its place in the journal, from 1.
    seq: Seq,
    /// When: RFC 3339.
    #[schemars(extend("format" = "date-time"))]
    at: String,
    /// By whom, and at which station.
    by: Actor,
    /// The paragraphs it rests on.
    cite: Vec<Citation>,
    /// What was in force.
    law: InForce,
    /// What was asked, with the first event that follows from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<CommandText>,
    /// What happened.
    #[serde(flatten)]
    event: Event,
}

/// What was in force.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct InForce {
    /// The first digits of the digest of the ruleset.
    ruleset: String,
    /// The first digits of the digest over all word lists.
    lexicon: String,
}

impl Request {
    /// Reads a line. What is wrong is said in a sentence.
    pub fn parse(bytes: &[u8]) -> Result<Self, String> {
        Self::of(object(bytes)?)
    }

    /// Reads a line of a record that is played: a command, or an entry as `ephor log export` and `ephor exec` write it,
    /// and whether it is an entry, so that the command was carried out once. `None` for an entry that follows from the
    /// one before it, and for an answer that is no entry, such as a refusal.
    pub(super) fn replayed(bytes: &[u8]) -> Result<Option<(Self, bool)>, String> {
        let mut line = object(bytes)?;
        let Some(seq) = line.remove("seq") else {
            let is_answer = line.contains_key("line") && !line.contains_key("command");
            return if is_answer { Ok(None) } else { Self::of(line).map(|it| Some((it, false))) };
        };
        let at = line.remove("at");
        let mut entry = match line.remove("payload") {
            Some(Value::Object(payload)) => payload,
            _ => line,
        };
        let Some(Value::Object(mut asked)) = entry.remove("asked") else {
            let none = "no entry keeps what was asked: an older program wrote this journal";
            return if seq == 1 { Err(none.to_owned()) } else { Ok(None) };
        };
        asked.extend(at.map(|at| ("at".to_owned(), at)));
        asked.extend(entry.remove("by").map(|by| ("by".to_owned(), by)));
        Self::of(asked).map(|it| Some((it, true)))
    }

    /// What an object says.
    fn of(mut object: Map<String, Value>) -> Result<Self, String> {
        let at = match object.remove("at") {
            Some(Value::String(text)) => At::parse_rfc3339(&text)
                .ok_or_else(|| format!("at: “{text}” is no time like 2026-11-21T10:00:00Z"))?,
            Some(_) => return Err("at: write a string like \"2026-11-21T10:00:00Z\"".to_owned()),
            None => return Err("at: the time is missing".to_owned()),
        };
        let by = match object.remove("by") {
            Some(by) => serde_json::from_value::<Actor>(by).map_err(|error| format!("by: {error}"))?,
            None => nobody_named(),
        };
        if by.station.trim().is_empty() {
            return Err("by: the station is empty: name it, or leave \"by\" out".to_owned());
        }
        if !object.contains_key("command") {
            return Err("command: it is missing".to_owned());
        }
        let command = serde_json::from_value(Value::Object(object)).map_err(|error| error.to_string())?;
        Ok(Self { at, by, command })
    }
}

/// A line as an object.
fn object(bytes: &[u8]) -> Result<Map<String, Value>, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "the line is not UTF-8".to_owned())?;
    // Some editors begin a file with a mark of the byte order.
    let text = text.trim_start_matches('\u{feff}');
    let Strict(value) =
        serde_json::from_str(text).map_err(|error| format!("the line is no JSON object: {error}"))?;
    if let Value::Object(object) = value { Ok(object) } else { Err("the line is no JSON object".to_owned()) }
}

pub(super) fn nobody_named() -> Actor {
    Actor::new(Role::Judge, STATION)
}

/// How the answer to a line says that its command was refused.
pub fn refused_answer(line: u64, refusal: Refusal) -> Value {
    serde_json::to_value(Answer::refused(line, refusal)).unwrap_or_default()
}

impl Answer {
    /// The answer to a line that is refused.
    pub(super) fn refused(line: u64, refusal: Refusal) -> Self {
        let report::RefusalText { what, instead } = report::refused(Locale::english(), &refusal);
        let (code, doubt, Refusal { why, cite }) = (refusal.code(), refusal.why.doubt(), refusal);
        Self::Refused { line, refused: Box::new(Refused { code, doubt, what, instead, cite, why: *why }) }
    }

    /// Whether the journal took nothing.
    pub(super) fn is_journal_stopped(&self) -> bool {
        matches!(self, Self::Refused { refused, .. } if refused.code == RefusalCode::JournalStopped)
    }

    /// The events that follow from a line, the first with this number.
    pub(super) fn events(line: u64, first: Seq, records: Vec<Record>) -> Vec<Self> {
        if records.is_empty() {
            return vec![Self::Unchanged { line, unchanged: true }];
        }
        let count = records.len();
        let answer = |(at, record): (usize, Record)| {
            Self::Event(Box::new(Happened {
                line,
                last: at + 1 == count,
                seq: Seq(first.0 + at as u64),
                at: record.at.rfc3339(),
                by: record.by,
                cite: record.cite,
                law: InForce { ruleset: record.ruleset, lexicon: record.lexicon },
                asked: record.asked,
                event: record.event,
            }))
        };
        records.into_iter().enumerate().map(answer).collect()
    }

    /// Events that another answer's event follows: they are not the line's last.
    pub(super) fn not_last(&mut self) {
        if let Self::Event(happened) = self {
            happened.last = false;
        }
    }
}

/// A value of which all that holds.
pub(super) struct Strict(pub(super) Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any).map(Self)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        match cleaned(text) {
            Ok(text) => Ok(text.into()),
            Err(problem) => {
                let begin: String = text.chars().take(20).collect();
                Err(E::custom(format!("“{begin}”: {problem}")))
            }
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            let Strict(value) = entries.next_value()?;
            if all.contains_key(&name) {
                return Err(A::Error::custom(format!("“{name}” stands there twice")));
            }
            all.insert(name, value);
        }
        Ok(all.into())
    }
}

#[cfg(test)]
mod tests {
    use schemars::SchemaGenerator;
    use schemars::generate::SchemaSettings;

    use crate::cli::schemas::{EXEC, is_current};

    use super::*;

    /// The keys that stand around every event; one of the same name in an event would be overwritten.
    const ENVELOPE: [&str; 8] = ["line", "last", "seq", "at", "by", "cite", "law", "asked"];

    /// One document with the schema of a line that goes in and of one that comes out.
    fn schema() -> Value {
        let mut generator: SchemaGenerator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        let output = generator.subschema_for::<Answer>();
        let mut reader: SchemaGenerator = SchemaSettings::draft2020_12().into_generator();
        let input = reader.subschema_for::<Request>();
        let mut definitions = generator.take_definitions(true);
        let mut of_input = reader.take_definitions(true);
        definitions.append(&mut of_input);
        serde_json::json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "ephor exec",
            "description": "`input` is a line on standard input, `output` a line on standard output.",
            "type": "object",
            "properties": { "input": input, "output": output },
            "$defs": definitions,
        })
    }

    #[test]
    fn the_schema_is_current() {
        is_current("exec.json", &EXEC, &schema());
    }

    #[test]
    fn no_event_has_a_key_of_the_envelope() {
        let schema = schemars::schema_for!(Event);
        let whole = schema.as_value();
        let families = whole["anyOf"].as_array().expect("one schema for each family");
        let family = |schema: &Value| {
            let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()).expect("a family");
            whole["$defs"][name]["oneOf"].as_array().cloned().expect("one schema for each event")
        };
        let variants: Vec<Value> = families.iter().flat_map(family).collect();
        assert!(variants.len() > 40, "{} events", variants.len());
        for variant in &variants {
            let of = |schema: &Value| {
                let properties = schema["properties"].as_object().cloned().unwrap_or_default();
                properties.into_iter().map(|(key, _)| key).collect::<Vec<_>>()
            };
            let mut keys = of(variant);
            if let Some(name) = variant["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
                keys.extend(of(&whole["$defs"][name]));
            }
            assert!(keys.len() > 1 || variant["properties"]["type"].is_object(), "{variant}");
            let hidden: Vec<&String> = keys.iter().filter(|key| ENVELOPE.contains(&key.as_str())).collect();
            assert!(hidden.is_empty(), "{}: {hidden:?}", variant["properties"]["type"]);
        }
    }
}
