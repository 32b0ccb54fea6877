//! What a clock's lines look like: the `[lines]` of a profile.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::clock::capability::Capability;
use crate::clock::model::Run;
use crate::clock::template::Template;
use crate::domain::Side;

/// The patterns of the lines that a clock prints, and of those that are written to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// Its face: `{a}`, `{b}` and, where it tells, `{run}`.
    pub state: Template,
    /// A lever: `{side}`.
    pub button: Option<Template>,
    /// A command was carried out: `{id}`.
    pub done: Option<Template>,
    /// A command was not: `{id}`, `{why}`.
    pub failed: Option<Template>,
    /// What it is: `{version}`.
    pub version: Option<Template>,
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
    pub notice: Option<Template>,
    /// Show the times again.
    pub clear_notice: Option<Template>,
    /// Start `{side}`.
    pub start: Option<Template>,
    /// Let `{side}` go on.
    pub resume: Option<Template>,
    /// Stop both.
    pub stop: Option<Template>,
    /// Set both to `{seconds}`, `{millis}` or `{time}` (m:ss).
    pub set_both: Option<Template>,
    /// Said when a connection stands.
    pub hello: Option<Template>,
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

type Wrong = (String, String);

impl Lines {
    /// What is wrong with the patterns of a clock that has these capabilities: the key, and what to do.
    pub(in crate::clock) fn check(&self, has: impl Fn(Capability) -> bool) -> Result<(), Wrong> {
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

    fn check_commands(&self, has: impl Fn(Capability) -> bool) -> Result<(), Wrong> {
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
        let times =
            |pattern: &Template| ["seconds", "millis", "time"].iter().filter(|it| pattern.has(it)).count();
        if it.set_both.as_ref().is_some_and(|pattern| times(pattern) != 1) {
            return Err(wrong("commands.set_both", "say how long in one of {seconds}, {millis} and {time}"));
        }
        known("commands.hello", it.hello.as_ref(), &[], &[])
    }
}

/// Whether a pattern has the holes that it needs, and none that nobody fills.
fn known(key: &str, pattern: Option<&Template>, needed: &[&str], optional: &[&str]) -> Result<(), Wrong> {
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

fn wrong(key: &str, what: &str) -> Wrong {
    (key.to_owned(), what.to_owned())
}
