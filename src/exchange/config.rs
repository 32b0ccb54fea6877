//! `config.tsh`: which divisions there are, and the little that an event asks of it. It is a program in Perl; what
//! is not plainly a value is named and never carried out.
//!
//! An archive of a TSH event in one file has lines of the configuration, and each file between `#begin_file
//! name=a.t` and `#end_file name=a.t`. So Woogles exports its tournaments.

use std::collections::BTreeMap;

use super::Note;

/// A division that a configuration lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedDivision {
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
    pub divisions: Vec<ListedDivision>,
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
            self.divisions.push(ListedDivision { name, file: file.to_owned(), line });
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
        let value = perl_value(value).ok_or_else(|| {
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

/// A value that needs no Perl.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// One.
    One(String),
    /// A flat list.
    List(Vec<String>),
}

impl Scalar {
    /// The value, where it is one.
    pub fn one(&self) -> Option<&str> {
        match self {
            Self::One(text) => Some(text),
            Self::List(_) => None,
        }
    }
}

/// Reads a value; `None` where only Perl could say what it is.
fn perl_value(text: &str) -> Option<Scalar> {
    let mut rest = text.trim().trim_end_matches(';').trim_end();
    if let Some(close) = rest.chars().next().and_then(closing) {
        rest = rest.strip_suffix(close)?[1..].trim();
        return list(rest, close).map(Scalar::List);
    }
    let (one, rest) = scalar(rest)?;
    rest.trim().is_empty().then_some(Scalar::One(one))
}

fn closing(open: char) -> Option<char> {
    match open {
        '(' => Some(')'),
        '[' => Some(']'),
        _ => None,
    }
}

fn list(mut rest: &str, close: char) -> Option<Vec<String>> {
    let mut all = Vec::new();
    while !rest.is_empty() {
        let (one, behind) = scalar(rest)?;
        all.push(one);
        let behind = behind.trim_start();
        match behind.strip_prefix(',') {
            Some(more) => rest = more.trim_start(),
            None if behind.is_empty() => break,
            None => return None,
        }
    }
    debug_assert!(close == ')' || close == ']');
    Some(all)
}

/// A number or a quoted string, and what stands behind it.
fn scalar(text: &str) -> Option<(String, &str)> {
    if let quote @ ('\'' | '"') = text.chars().next()? {
        return quoted(&text[1..], quote);
    }
    let end = text.find(|c: char| !(c.is_ascii_digit() || "+-._".contains(c))).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    let number = number.replace('_', "");
    number.parse::<f64>().ok().filter(|it| it.is_finite())?;
    Some((number, rest))
}

/// A quoted string up to its end. What Perl would put in for `$x` and `@x` between double quotes is not known here.
fn quoted(text: &str, quote: char) -> Option<(String, &str)> {
    let (mut found, mut chars) = (String::new(), text.char_indices());
    while let Some((at, letter)) = chars.next() {
        match letter {
            it if it == quote => return Some((found, &text[at + 1..])),
            '\\' => match (chars.next()?.1, quote) {
                (next @ ('\\' | '\''), _) | (next @ ('"' | '$' | '@'), '"') => found.push(next),
                (next, '\'') => found.extend(['\\', next]),
                _ => return None,
            },
            '$' | '@' if quote == '"' => return None,
            _ => found.push(letter),
        }
    }
    None
}

/// A text as Perl reads it back, whatever is in it.
pub(super) fn written(text: &str) -> String {
    let line: String = text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    format!("'{}'", line.replace('\\', "\\\\").replace('\'', "\\'"))
}

/// An archive, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The configuration. Lines of files are empty in it, so that the others keep their numbers.
    pub config: String,
    /// Each file: its name, and its text with empty lines above it, for the same reason.
    pub files: Vec<(String, String)>,
}

/// Takes an archive apart; `None` where the text is none.
pub fn unpacked(text: &str) -> Option<Archive> {
    let mut archive = Archive::default();
    let mut inside: Option<usize> = None;
    for (above, line) in text.lines().enumerate() {
        let bare = line.trim();
        if let Some(name) = bare.strip_prefix("#begin_file name=") {
            archive.files.push((name.trim().to_owned(), "\n".repeat(above + 1)));
            inside = Some(archive.files.len() - 1);
        } else if bare.starts_with("#end_file") {
            inside = None;
        } else if let Some((_, file)) = inside.and_then(|at| archive.files.get_mut(at)) {
            file.push_str(line);
            file.push('\n');
            archive.config.push('\n');
            continue;
        } else {
            archive.config.push_str(line);
        }
        archive.config.push('\n');
    }
    (!archive.files.is_empty()).then_some(archive)
}
