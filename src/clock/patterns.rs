//! What a clock's lines look like: the `[lines]` of a profile, written as text with holes, `T {a} {b} {run}`.
//!
//! The same template fills holes in and reads them back. Reading is total and takes one pass: each hole ends where
//! the text after it begins for the first time, the last one at the line's end.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

use crate::domain::Side;

use super::model::Run;
use super::order::Capability;

/// The patterns of the lines that a clock prints, and of those that are written to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinePatterns {
    /// Its face: `{a}`, `{b}` and, where it tells, `{run}`.
    pub state: LineTemplate,
    /// A lever: `{side}`.
    pub button: Option<LineTemplate>,
    /// A command was carried out: `{id}`.
    pub done: Option<LineTemplate>,
    /// A command was not: `{id}`, `{why}`.
    pub failed: Option<LineTemplate>,
    /// What it is: `{version}`.
    pub version: Option<LineTemplate>,
    /// How it writes A and B.
    pub sides: [String; 2],
    /// What it writes for `{run}`.
    #[serde(default)]
    pub runs: BTreeMap<String, RunWord>,
    /// What is written to it.
    #[serde(default)]
    pub commands: Commands,
}

/// The patterns of commands. All may carry `{id}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commands {
    /// Show `{text}` at `{side}`.
    pub notice: Option<LineTemplate>,
    /// Show the times again.
    pub clear_notice: Option<LineTemplate>,
    /// Start `{side}`.
    pub start: Option<LineTemplate>,
    /// Let `{side}` go on.
    pub resume: Option<LineTemplate>,
    /// Stop both.
    pub stop: Option<LineTemplate>,
    /// Set both to `{seconds}`, `{millis}` or `{time}` (m:ss).
    pub set_both: Option<LineTemplate>,
    /// Said when a connection stands.
    pub hello: Option<LineTemplate>,
}

/// What a word for `{run}` means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunWord {
    /// The game has not begun.
    Idle,
    /// A's time runs.
    ARuns,
    /// B's time runs.
    BRuns,
    /// Nobody's time runs.
    Neutral,
    /// A challenges.
    AChallenges,
    /// B challenges.
    BChallenges,
    /// The game is over.
    Finished,
}

impl From<RunWord> for Run {
    fn from(word: RunWord) -> Self {
        match word {
            RunWord::Idle => Self::Idle,
            RunWord::ARuns => Self::Running(Side::A),
            RunWord::BRuns => Self::Running(Side::B),
            RunWord::Neutral => Self::Neutral,
            RunWord::AChallenges => Self::Challenge(Side::A),
            RunWord::BChallenges => Self::Challenge(Side::B),
            RunWord::Finished => Self::Finished,
        }
    }
}

type PatternFault = (String, String);

impl LinePatterns {
    /// What is wrong with the patterns of a clock that has these capabilities: the key, and what to do.
    pub(in crate::clock) fn check(&self, has: impl Fn(Capability) -> bool) -> Result<(), PatternFault> {
        let [a, b] = &self.sides;
        if a == b || [a, b].iter().any(|it| it.trim().is_empty() || it.chars().any(char::is_control)) {
            return Err(wrong("sides", "write two different words, for example [\"A\", \"B\"]"));
        }
        known("state", Some(&self.state), &["a", "b"], &["run"])?;
        known("button", self.button.as_ref(), &["side"], &[])?;
        known("done", self.done.as_ref(), &["id"], &[])?;
        known("failed", self.failed.as_ref(), &["id"], &["why"])?;
        known("version", self.version.as_ref(), &["version"], &[])?;
        let tells = has(Capability::RunningSide);
        if tells != self.state.has("run") || tells == self.runs.is_empty() {
            let what = "the capability running_side, {run} in `state` and the table `runs` go together";
            return Err(wrong("runs", what));
        }
        self.check_commands(has)
    }

    fn check_commands(&self, has: impl Fn(Capability) -> bool) -> Result<(), PatternFault> {
        let it = &self.commands;
        for (key, pattern, capability, needed) in [
            ("notice", &it.notice, Capability::ShowNotice, &["text"][..]),
            ("clear_notice", &it.clear_notice, Capability::ShowNotice, &[]),
            ("start", &it.start, Capability::Start, &["side"]),
            ("resume", &it.resume, Capability::Start, &["side"]),
            ("stop", &it.stop, Capability::Stop, &[]),
            ("set_both", &it.set_both, Capability::SetTime, &[]),
        ] {
            let key = format!("commands.{key}");
            match pattern {
                None if has(capability) => {
                    return Err((
                        key,
                        format!("is missing: write it, or take out the capability {capability:?}"),
                    ));
                }
                Some(_) if !has(capability) => {
                    return Err((key, format!("take it out, or add the capability {capability:?}")));
                }
                Some(pattern) if self.done.is_none() || !pattern.has("id") => {
                    let what = "carries {id}, and `done` says how the clock answers with it: else nobody knows \
                                whether it was carried out";
                    return Err((if pattern.has("id") { "done".to_owned() } else { key }, what.to_owned()));
                }
                _ => {}
            }
            let optional: &[&str] = match key.as_str() {
                "commands.notice" => &["id", "side"],
                "commands.set_both" => &["id", "seconds", "millis", "time"],
                _ => &["id"],
            };
            known(&key, pattern.as_ref(), needed, optional)?;
        }
        let times = |pattern: &LineTemplate| {
            ["seconds", "millis", "time"].iter().filter(|it| pattern.has(it)).count()
        };
        if it.set_both.as_ref().is_some_and(|pattern| times(pattern) != 1) {
            return Err(wrong("commands.set_both", "say how long in one of {seconds}, {millis} and {time}"));
        }
        known("commands.hello", it.hello.as_ref(), &[], &[])
    }
}

/// Whether a pattern has the holes that it needs, and none that nobody fills.
fn known(
    key: &str,
    pattern: Option<&LineTemplate>,
    needed: &[&str],
    optional: &[&str],
) -> Result<(), PatternFault> {
    let Some(pattern) = pattern else { return Ok(()) };
    if let Some(hole) = needed.iter().find(|hole| !pattern.has(hole)) {
        return Err(wrong(key, &format!("needs `{{{hole}}}`")));
    }
    let strange = pattern.holes().find(|hole| !needed.contains(hole) && !optional.contains(hole));
    match strange {
        None => Ok(()),
        Some(hole) => {
            let all: Vec<String> = needed.iter().chain(optional).map(|hole| format!("{{{hole}}}")).collect();
            let all = if all.is_empty() { "none".to_owned() } else { all.join(", ") };
            Err(wrong(key, &format!("`{{{hole}}}` is not known here; known are: {all}")))
        }
    }
}

fn wrong(key: &str, what: &str) -> PatternFault {
    (key.to_owned(), what.to_owned())
}

/// A text with named holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTemplate {
    pieces: Vec<TemplatePiece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TemplatePiece {
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
pub struct FilledTemplate {
    /// The text.
    pub text: String,
    /// How many letters from the front hold everything that was filled in: what is cut off behind them is only
    /// the template's own text.
    pub kept: usize,
}

impl LineTemplate {
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
            TemplatePiece::Hole(name) => Some(name.as_str()),
            TemplatePiece::Text(_) => None,
        })
    }

    /// Whether there is such a hole.
    pub fn has(&self, hole: &str) -> bool {
        self.holes().any(|name| name == hole)
    }

    /// All of its own text, without the holes.
    pub fn own_text(&self) -> impl Iterator<Item = char> {
        self.pieces.iter().flat_map(|piece| match piece {
            TemplatePiece::Text(text) => text.chars(),
            TemplatePiece::Hole(_) => "".chars(),
        })
    }

    /// The text with the holes filled; a hole that `value` does not know stays empty.
    pub fn fill(&self, value: impl Fn(&str) -> Option<String>) -> FilledTemplate {
        let mut filled = FilledTemplate { text: String::new(), kept: 0 };
        for piece in &self.pieces {
            match piece {
                TemplatePiece::Text(text) => filled.text.push_str(text),
                TemplatePiece::Hole(name) => {
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
                TemplatePiece::Hole(name) => open = Some(name),
                TemplatePiece::Text(text) => match open.take() {
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
            self.pieces.push(TemplatePiece::Text(text.to_owned()));
        }
    }

    fn push_hole(&mut self, name: &str) -> Result<(), NotATemplate> {
        if let Some(TemplatePiece::Hole(before)) = self.pieces.last() {
            return Err(NotATemplate::Touching(before.clone(), name.to_owned()));
        }
        if self.has(name) {
            return Err(NotATemplate::Twice(name.to_owned()));
        }
        self.pieces.push(TemplatePiece::Hole(name.to_owned()));
        Ok(())
    }
}

impl<'de> Deserialize<'de> for LineTemplate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(text: &str) -> LineTemplate {
        LineTemplate::parse(text).expect("a template")
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
        assert_eq!(LineTemplate::parse(""), Err(NotATemplate::Empty));
        for text in ["{", "}", "a}", "{a", "{}", "{A}", "{a b}", "{{a}}"] {
            assert_eq!(LineTemplate::parse(text), Err(NotATemplate::Brace), "{text}");
        }
        assert_eq!(LineTemplate::parse("{a}{b}"), Err(NotATemplate::Touching("a".into(), "b".into())));
        assert_eq!(LineTemplate::parse("{a} {a}"), Err(NotATemplate::Twice("a".into())));
        assert_eq!(LineTemplate::parse("T\n{a}"), Err(NotATemplate::Unprinted));
    }
}
