//! `config.tsh`: which divisions there are, and the little that an event asks of it. It is a program in Perl; what is
//! not plainly a value is named and never carried out.

use std::collections::BTreeMap;

use super::{Note, Scalar, perl};

/// A division that a configuration lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name: `A`.
    pub name: String,
    /// Its file: `a.t`.
    pub file: String,
    /// The line.
    pub line: usize,
}

/// What a configuration says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// The divisions in their order.
    pub divisions: Vec<Listed>,
    /// Values that need no Perl, by their key; those of a division have its name behind them: `max_div_rounds{A}`.
    pub values: BTreeMap<String, Scalar>,
    /// Every other line, with why it was not read.
    pub notes: Vec<Note>,
}

/// What is read for an event; every other key is one of how TSH works and looks, and an event is not made by it.
const READ: [&str; 3] = ["event_name", "event_date", "tfile_encoding"];

/// What a configuration of our own says of the regulation, so that TSH counts by it: an event has that by its ruleset.
const OF_RULESET: [&str; 4] = ["max_rounds", "bye_spread", "track_firsts", "assign_firsts"];

/// Stands in a configuration of our own. In another's the same keys may say something that the event would not be.
pub(super) const OWN: &str = "# written by ephor";

impl Config {
    /// Reads a configuration. Nothing in it makes it unreadable: what is not understood is named.
    pub fn read(text: &str) -> Self {
        let own = text.lines().any(|line| line.trim() == OWN);
        let mut config = Self::default();
        for (line, text) in (1..).zip(text.split('\n')) {
            let text = text.trim();
            if !text.is_empty() && !text.starts_with('#') {
                config.line(line, text, own);
            }
        }
        config
    }

    /// Whether a text is a configuration: it lists a division.
    pub fn is_one(text: &str) -> bool {
        let mut lines = text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#'));
        lines.any(|line| division(line).is_some())
    }

    /// A value that is one.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.values.get(key)?.one()
    }

    /// The character set of the divisions' files, where it is said or follows from the realm.
    pub fn encoding(&self) -> Option<&str> {
        self.value("tfile_encoding").or_else(|| match self.value("realm")? {
            "pol" => Some("utf8"),
            "thai" => Some("windows-874"),
            _ => None,
        })
    }

    fn line(&mut self, line: usize, text: &str, own: bool) {
        if let Some((name, file)) = division(text) {
            self.divisions.push(Listed { name, file: file.to_owned(), line });
            return;
        }
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let why = match word {
            "config" => match self.assigned(rest) {
                Ok(key) if READ.contains(&key.as_str()) || key == "realm" => return,
                Ok(key) if own && OF_RULESET.contains(&key.as_str()) => return,
                Ok(key) => format!("config {key}: an event has no place for it"),
                Err(why) => why,
            },
            "perl" => "perl: code is never carried out here".to_owned(),
            "encoding" => return,
            "classes" | "autopair" | "prize" | "begin" => {
                format!("{word}: an event has no place for it: {}", shortened(rest))
            }
            _ => format!("“{}” is no command of TSH: it stops there too", shortened(text)),
        };
        self.notes.push(Note::new(line, why));
    }

    /// `key = VALUE` or `key{'A'} = VALUE`; the key.
    fn assigned(&mut self, text: &str) -> Result<String, String> {
        let no_value = || format!("config: “{}” sets nothing: write config KEY = VALUE", shortened(text));
        let (key, value) = text.split_once('=').ok_or_else(no_value)?;
        let key: String = key.chars().filter(|it| !it.is_whitespace() && !"'\"".contains(*it)).collect();
        let plain = |it: char| it.is_ascii_alphanumeric() || "_{}".contains(it);
        if key.is_empty() || !key.chars().all(plain) {
            return Err(no_value());
        }
        let value = perl::read(value).ok_or_else(|| {
            let value = shortened(value.trim());
            format!("config {key}: “{value}” is Perl, and only numbers, quoted texts and flat lists are read")
        })?;
        self.values.insert(key.clone(), value);
        Ok(key)
    }
}

/// `division A a.t`; the name in capitals, without what is no letter, digit or `_`.
fn division(line: &str) -> Option<(String, &str)> {
    let mut words = line.split_whitespace();
    let (word, name, file) = (words.next()?, words.next()?, words.next()?);
    let name: String = name.to_uppercase().chars().filter(|it| it.is_alphanumeric() || *it == '_').collect();
    let end = words.next().is_none_or(|rest| rest.starts_with('#'));
    (word == "division" && end && !name.is_empty()).then_some((name, file))
}

/// So much of a line is shown.
const SHOWN: usize = 60;

fn shortened(text: &str) -> String {
    if text.chars().count() <= SHOWN {
        return text.to_owned();
    }
    text.chars().take(SHOWN).chain(['…']).collect()
}
