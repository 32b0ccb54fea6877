//! What a word list says about itself, and what can be wrong with a list.

use std::fmt;

use chrono::NaiveDate;
use serde::Deserialize;

use super::WordProblem;
use crate::domain::Digest;

/// The `.toml` beside a list: which list, which edition, from whom, and the figures that its bytes must have.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The id that rulesets name: `sk-b2`.
    pub id: String,
    /// The language's code, that of its alphabet: `sk`.
    pub language: String,
    /// The title as printed.
    pub title: String,
    /// What people call it: `B2`.
    pub name: String,
    /// The edition as printed: `09`.
    pub edition: String,
    /// In force since, `YYYY-MM-DD`; an advisory list need not say.
    #[serde(default)]
    pub in_force: String,
    /// Who stands behind it.
    pub authority: Standing,
    /// The document and the paragraph.
    pub source: String,
    /// Why it may be passed on.
    pub licence: String,
    /// The shortest and the longest word that it speaks of, in tiles.
    pub tiles: Option<(u8, u8)>,
    /// Whether its publisher means it to decide alone at these lengths. What it decides the ruleset says.
    #[serde(default)]
    pub exclusive: bool,
    /// How many words its publisher says it has.
    pub declared_count: Option<u64>,
    /// Words that looked odd in the print and were kept as they are.
    #[serde(default)]
    pub kept_doubts: u32,
    /// How the list was made from what its publisher gives out.
    #[serde(default)]
    pub made: String,
    /// What else a judge should know.
    #[serde(default)]
    pub notes: String,
    /// Where the list departs from the copy it was taken from.
    #[serde(default)]
    pub repairs: Vec<Repair>,
    /// Written by [`build`](fn@super::build); without it the list cannot be opened.
    pub built: Option<Figures>,
}

/// Who stands behind a list. A ruleset may let a list decide; an advisory one still does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The regulation's own publisher.
    Official,
    /// A federation has given it out, and the regulation does not name it.
    Federation,
    /// The organiser of this event has declared it binding.
    Adopted,
    /// Nobody: a spelling dictionary, say. It informs the judge.
    Advisory,
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Official => "official",
            Self::Federation => "federation",
            Self::Adopted => "adopted",
            Self::Advisory => "advisory",
        })
    }
}

/// A word that is read otherwise than the copy prints it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repair {
    /// As printed; empty where the print has dropped the word.
    pub printed: String,
    /// As it stands in the list.
    pub reading: String,
    /// `high`, `medium` or `low`.
    pub confidence: String,
    /// Why.
    pub reason: String,
}

/// The figures of one build.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Words.
    pub words: u64,
    /// Words of each length in tiles, shortest first.
    pub lengths: Vec<(u8, u64)>,
    /// Size of the `.fst` in bytes.
    pub bytes: u64,
    /// BLAKE3 of the `.fst`.
    pub fst: Digest,
    /// BLAKE3 of the `.txt`; imported lists have none.
    pub text: Option<Digest>,
}

impl Manifest {
    /// Reads a manifest.
    pub fn parse(text: &str) -> Result<Self, ListProblem> {
        let wrong = |what: String| ListProblem::Manifest { what };
        let manifest: Self = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            wrong(format!("line {line}: {}", error.message()))
        })?;
        let undated = manifest.in_force.is_empty() && manifest.authority == Standing::Advisory;
        if !undated && manifest.in_force.parse::<NaiveDate>().is_err() {
            return Err(wrong(format!("in_force: {} is not a date like 2022-10-17", manifest.in_force)));
        }
        if manifest.id.is_empty() || !manifest.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err(wrong(format!(
                "id: {:?} is not made of letters, digits and hyphens like sk-b2",
                manifest.id
            )));
        }
        if let Some((from, to)) = manifest.tiles.filter(|&(from, to)| from < 2 || to < from) {
            return Err(wrong(format!("tiles: from {from} to {to} is no range of lengths like [2, 15]")));
        }
        if manifest.name.is_empty() {
            return Err(wrong("name: give the list a short name like B2".to_owned()));
        }
        Ok(manifest)
    }
}

/// A line of a word file that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProblem {
    /// The line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// Why it is not a word; `None` where it has stood before.
    pub problem: Option<WordProblem>,
}

/// Why a list cannot be built or opened. No list that has a problem is ever asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListProblem {
    /// The manifest cannot be read.
    #[error("the manifest cannot be read: {what}")]
    Manifest {
        /// Where and what.
        what: String,
    },
    /// The manifest has no figures.
    #[error("{list} has not been built: run `ephor lexicon build` on its directory")]
    NotBuilt {
        /// The list's id.
        list: String,
    },
    /// The manifest and the alphabet speak of different languages.
    #[error(
        "{list} is in {language} and is being read with the {alphabet} alphabet: give the alphabet of {language}"
    )]
    Language {
        /// The list's id.
        list: String,
        /// The manifest's language.
        language: String,
        /// The alphabet's language.
        alphabet: String,
    },
    /// Some lines are not words.
    #[error("{list}: {}", lines_said(lines))]
    Lines {
        /// The list's id.
        list: String,
        /// Every one of them.
        lines: Vec<LineProblem>,
    },
    /// The list is not as long as its publisher says.
    #[error("{list} declares {declared} words and has {found}: compare it with the source")]
    Declared {
        /// The list's id.
        list: String,
        /// As the publisher says.
        declared: u64,
        /// As counted.
        found: u64,
    },
    /// The `.fst` is cut off.
    #[error("{list} is truncated, {found} of {expected} bytes are there: copy the .fst again")]
    Truncated {
        /// The list's id.
        list: String,
        /// Bytes there are.
        found: u64,
        /// Bytes there should be.
        expected: u64,
    },
    /// The `.fst` is not whole in itself.
    #[error("{list} is damaged, the bytes of its .fst have changed: copy it again or build it anew")]
    Damaged {
        /// The list's id.
        list: String,
    },
    /// The `.fst` is sound and not the one that the manifest speaks of.
    #[error(
        "{list}: the .fst ({}…) is not the one of edition {edition} that the manifest speaks of ({}…): take both \
         from one edition",
        found.short(),
        expected.short()
    )]
    OtherEdition {
        /// The list's id.
        list: String,
        /// The manifest's edition.
        edition: String,
        /// BLAKE3 of the `.fst`.
        found: Digest,
        /// BLAKE3 in the manifest.
        expected: Digest,
    },
    /// The words are not as many, or not of the lengths, that the manifest says.
    #[error("{list}: the manifest's count of words is not that of the .fst: build it anew")]
    Figures {
        /// The list's id.
        list: String,
    },
}

/// The first lines in full, the rest as a number.
fn lines_said(lines: &[LineProblem]) -> String {
    const SHOWN: usize = 10;
    let said = |line: &LineProblem| match &line.problem {
        Some(problem) => format!("line {}, {}: {problem}", line.line, line.text),
        None => format!("line {}: {} stands twice, one of them is misread or too many", line.line, line.text),
    };
    let text = lines.iter().take(SHOWN).map(said).collect::<Vec<_>>().join("; ");
    match lines.len().saturating_sub(SHOWN) {
        0 => text,
        more => format!("{text}; and {more} more lines"),
    }
}
