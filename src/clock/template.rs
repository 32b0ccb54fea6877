//! Text with holes, `T {a} {b} {run}`: how a profile says what a clock prints, and what is written to it.
//!
//! The same template fills holes in and reads them back. Reading is total and takes one pass: each hole ends where
//! the text after it begins for the first time, the last one at the line's end.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

/// A text with named holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Hole(String),
}

/// Why a text is no template.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotATemplate {
    /// Nothing in it.
    #[error("the text is empty; leave the key out where the clock has no such thing")]
    Empty,
    /// A brace without its partner, or a name that is none.
    #[error("a brace begins or ends a hole such as {{side}}; write none otherwise")]
    Brace,
    /// Nothing tells where the first hole ends.
    #[error("`{{{0}}}` and `{{{1}}}` touch: put at least a blank between them")]
    Touching(String, String),
    /// The same hole twice.
    #[error("`{{{0}}}` stands twice")]
    Twice(String),
    /// A character that is not printed.
    #[error("the text holds a character that is not printed (tab, line end): leave it out")]
    Unprinted,
}

/// A template with its holes filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// The text.
    pub text: String,
    /// How many letters from the front hold everything that was filled in: what is cut off behind them is only
    /// the template's own text.
    pub kept: usize,
}

impl Template {
    /// Reads a template.
    pub fn parse(text: &str) -> Result<Self, NotATemplate> {
        if text.is_empty() {
            return Err(NotATemplate::Empty);
        }
        if text.chars().any(char::is_control) {
            return Err(NotATemplate::Unprinted);
        }
        let mut template = Self { pieces: Vec::new() };
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            template.push_text(&rest[..at]);
            let (name, after) = rest[at..]
                .strip_prefix('{')
                .and_then(|hole| hole.split_once('}'))
                .filter(|(name, _)| !name.is_empty() && name.bytes().all(|it| it.is_ascii_lowercase()))
                .ok_or(NotATemplate::Brace)?;
            template.push_hole(name)?;
            rest = after;
        }
        template.push_text(rest);
        Ok(template)
    }

    /// The names of the holes, from the front.
    pub fn holes(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Hole(name) => Some(name.as_str()),
            Piece::Text(_) => None,
        })
    }

    /// Whether there is such a hole.
    pub fn has(&self, hole: &str) -> bool {
        self.holes().any(|name| name == hole)
    }

    /// All of its own text, without the holes.
    pub fn own_text(&self) -> impl Iterator<Item = char> {
        self.pieces.iter().flat_map(|piece| match piece {
            Piece::Text(text) => text.chars(),
            Piece::Hole(_) => "".chars(),
        })
    }

    /// The text with the holes filled; a hole that `value` does not know stays empty.
    pub fn fill(&self, value: impl Fn(&str) -> Option<String>) -> Filled {
        let mut filled = Filled { text: String::new(), kept: 0 };
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => filled.text.push_str(text),
                Piece::Hole(name) => {
                    filled.text.push_str(&value(name).unwrap_or_default());
                    filled.kept = filled.text.chars().count();
                }
            }
        }
        filled
    }

    /// What stands in the holes of a line that was made in this way; `None` where it was not. No hole is empty.
    pub fn read<'a>(&self, line: &'a str) -> Option<BTreeMap<&str, &'a str>> {
        let mut found = BTreeMap::new();
        let mut rest = line;
        let mut open: Option<&str> = None;
        for piece in &self.pieces {
            match piece {
                Piece::Hole(name) => open = Some(name),
                Piece::Text(text) => match open.take() {
                    None => rest = rest.strip_prefix(text.as_str())?,
                    Some(name) => {
                        let (value, after) = rest.split_once(text.as_str())?;
                        found.insert(name, Some(value).filter(|value| !value.is_empty())?);
                        rest = after;
                    }
                },
            }
        }
        match open {
            Some(name) => _ = found.insert(name, Some(rest).filter(|value| !value.is_empty())?),
            None if rest.is_empty() => {}
            None => return None,
        }
        Some(found)
    }

    fn push_text(&mut self, text: &str) {
        if !text.is_empty() {
            self.pieces.push(Piece::Text(text.to_owned()));
        }
    }

    fn push_hole(&mut self, name: &str) -> Result<(), NotATemplate> {
        if let Some(Piece::Hole(before)) = self.pieces.last() {
            return Err(NotATemplate::Touching(before.clone(), name.to_owned()));
        }
        if self.has(name) {
            return Err(NotATemplate::Twice(name.to_owned()));
        }
        self.pieces.push(Piece::Hole(name.to_owned()));
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Template {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(text: &str) -> Template {
        Template::parse(text).expect("a template")
    }

    #[test]
    fn what_is_filled_in_is_read_back() {
        let state = template("T {a} {b} {run}");
        let filled = state.fill(|hole| Some(hole.to_uppercase()));
        assert_eq!((filled.text.as_str(), filled.kept), ("T A B RUN", 9));
        let read = state.read("T 12:34 -0:41 A").expect("a state line");
        assert_eq!(read, BTreeMap::from([("a", "12:34"), ("b", "-0:41"), ("run", "A")]));
        assert_eq!(template("{points} PTS").fill(|_| Some("-10".to_owned())).kept, 3);
        assert_eq!(template("OK").read("OK"), Some(BTreeMap::new()));
        assert_eq!(template("NO {id} {why}").read("NO 42 a b c").expect("read")["why"], "a b c");
    }

    #[test]
    fn what_was_not_made_so_is_not_read() {
        let state = template("T {a} {b} {run}");
        for line in ["", "T", "T ", "T 1", "T 1 2", "T 1 2 ", "T  1 2", "U 1 2 3", "t 1 2 3"] {
            assert_eq!(state.read(line), None, "{line:?}");
        }
        assert_eq!(template("<{a}>").read("<1> "), None, "something behind the end");
    }

    #[test]
    fn a_template_that_cannot_be_read_back_is_none() {
        assert_eq!(Template::parse(""), Err(NotATemplate::Empty));
        for text in ["{", "}", "a}", "{a", "{}", "{A}", "{a b}", "{{a}}"] {
            assert_eq!(Template::parse(text), Err(NotATemplate::Brace), "{text}");
        }
        assert_eq!(Template::parse("{a}{b}"), Err(NotATemplate::Touching("a".into(), "b".into())));
        assert_eq!(Template::parse("{a} {a}"), Err(NotATemplate::Twice("a".into())));
        assert_eq!(Template::parse("T\n{a}"), Err(NotATemplate::Unprinted));
    }
}
