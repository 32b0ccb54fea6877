//! What is wrong with a profile's file: where, at which key, and what to do.

use std::fmt;

/// A profile that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadProfile {
    /// The file.
    pub file: String,
    /// The line, from 1; `None` where the key is not there.
    pub line: Option<usize>,
    /// The key, with its table: `looks.cross`. Empty where the file is no TOML.
    pub key: String,
    /// What is wrong, and what to do.
    pub what: String,
}

impl fmt::Display for BadProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        match self.key.as_str() {
            "" => write!(f, ": {}", self.what),
            key => write!(f, ": `{key}`: {}", self.what),
        }
    }
}

/// A fault in what a profile says.
pub(super) struct Fault {
    pub(super) key: String,
    pub(super) what: String,
}

impl Fault {
    pub(super) fn new(key: impl Into<String>, what: impl Into<String>) -> Self {
        Self { key: key.into(), what: what.into() }
    }
}

impl BadProfile {
    /// A file that is no TOML, or whose values are not of the kinds they have to be.
    pub(super) fn of_toml(file: &str, toml: &str, error: &toml::de::Error) -> Self {
        let at = error.span().map_or(0, |span| span.start).min(toml.len());
        // The parser marks a missing key at the table that lacks it, or at the whole file.
        let missing = error.message().strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
        let table = table_at(toml, at);
        let key = match missing {
            Some(key) => joined(&table, key),
            None => joined(&table, &key_at(toml, at)),
        };
        let what = match missing {
            Some(_) => "is missing: add it, or copy a profile that comes with the program".to_owned(),
            None => error.message().trim().replace('\n', "; "),
        };
        let line = missing.is_none().then(|| line_of(toml, at));
        Self { file: file.to_owned(), line, key, what }
    }

    /// A file whose values do not go together.
    pub(super) fn of_fault(file: &str, toml: &str, fault: Fault) -> Self {
        let (table, key) = fault.key.rsplit_once('.').unwrap_or(("", &fault.key));
        let mut inside = String::new();
        let line = toml.lines().position(|line| {
            if let Some(name) = header(line) {
                name.clone_into(&mut inside);
                return name == fault.key;
            }
            inside == table && line.split_once('=').is_some_and(|(name, _)| bare(name) == key)
        });
        Self { file: file.to_owned(), line: line.map(|index| index + 1), key: fault.key, what: fault.what }
    }
}

/// The name in `[name]`.
fn header(line: &str) -> Option<&str> {
    Some(line.trim().strip_prefix('[')?.split(']').next()?.trim_matches('[').trim())
}

fn bare(name: &str) -> &str {
    name.trim().trim_matches(['"', '\''])
}

fn line_of(toml: &str, at: usize) -> usize {
    toml.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// The table in which a place of the file lies.
fn table_at(toml: &str, at: usize) -> String {
    let lines: Vec<&str> = toml.lines().take(line_of(toml, at)).collect();
    // An array over several lines begins with a bracket too, but its line holds no name alone.
    let found = lines.iter().rev().filter(|line| !line.contains('=')).find_map(|line| header(line));
    found.unwrap_or_default().to_owned()
}

/// The key whose value lies at a place of the file: on its line, or on the nearest one above.
fn key_at(toml: &str, at: usize) -> String {
    let lines: Vec<&str> = toml.lines().take(line_of(toml, at)).collect();
    let found =
        lines.iter().rev().take_while(|line| header(line).is_none()).find_map(|line| line.split_once('='));
    found.map_or_else(String::new, |(name, _)| bare(name).to_owned())
}

fn joined(table: &str, key: &str) -> String {
    match (table, key) {
        ("", key) => key.to_owned(),
        (table, "") => table.to_owned(),
        (table, key) => format!("{table}.{key}"),
    }
}
