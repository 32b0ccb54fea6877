//! What a word list says about itself.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::alphabet::unseen;
use super::{ListProblem, TextFault};
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
    pub authority: ListStanding,
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
    /// What was added and struck since its publisher gave it out, oldest first.
    #[serde(default)]
    pub addenda: Vec<Addendum>,
    /// Written by [`build`](fn@super::build); without it the list cannot be opened.
    pub built: Option<Figures>,
}

/// Who stands behind a list. A ruleset may let a list decide; an advisory one still does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListStanding {
    /// The regulation's own publisher.
    Official,
    /// A federation has given it out, and the regulation does not name it.
    Federation,
    /// Nobody: a spelling dictionary, say. It informs the judge.
    Advisory,
}

impl fmt::Display for ListStanding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Official => "official",
            Self::Federation => "federation",
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

/// Words that were added to a list and struck from it, as of a day.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Addendum {
    /// In force since, `YYYY-MM-DD`.
    pub in_force: String,
    /// The document that it is from.
    pub source: String,
    /// BLAKE3 of its text.
    pub text: Digest,
    /// The words that came in: NFC, upper case.
    pub added: Vec<String>,
    /// The words that went out.
    pub struck: Vec<String>,
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

/// The name of the file that a folder's letters are in, without its ending: no list can have it as its id.
const LETTERS: &str = "tiles";
/// The table of a manifest that the build writes; everything above it is a person's.
pub(super) const TABLE: &str = "[built]";

impl Manifest {
    /// Reads a manifest.
    pub fn parse(text: &str) -> Result<Self, ListProblem> {
        let wrong = |what: String| ListProblem::Manifest { what };
        let manifest: Self = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            wrong(format!("line {line}: {}", error.message()))
        })?;
        let undated = manifest.in_force.is_empty() && manifest.authority == ListStanding::Advisory;
        if !undated && manifest.in_force.parse::<NaiveDate>().is_err() {
            return Err(wrong(format!("in_force: {:?} is not a date like 2022-10-17", manifest.in_force)));
        }
        if let Some(what) = Self::wrong_id(&manifest.id) {
            return Err(wrong(format!("id: {what}")));
        }
        if let Some((from, to)) = manifest.tiles.filter(|&(from, to)| from < 2 || to < from) {
            return Err(wrong(format!("tiles: from {from} to {to} is no range of lengths like [2, 15]")));
        }
        if manifest.name.is_empty() {
            return Err(ListProblem::Nameless);
        }
        if let Some((key, what)) =
            manifest.texts().find_map(|(key, text)| Some((key, Self::wrong_text(text)?)))
        {
            return Err(wrong(format!("{key}: {what}")));
        }
        Ok(manifest)
    }

    /// What is wrong with an id, if something is. It becomes the name of files, and `tiles.toml` has the letters.
    pub fn wrong_id(id: &str) -> Option<TextFault> {
        if id.is_empty() || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Some(TextFault::Id { id: id.to_owned() });
        }
        let letters = id.eq_ignore_ascii_case(LETTERS);
        letters.then(|| TextFault::Letters { id: id.to_owned() })
    }

    /// What is wrong with a text of a manifest, if something is. It is shown on terminals, to judges and in logs.
    pub fn wrong_text(text: &str) -> Option<TextFault> {
        let c = text.chars().find(|&c| unseen(c))?;
        Some(TextFault::Unseen { code: u32::from(c) })
    }

    /// The part of a manifest that a person wrote: all above the table of the build.
    pub fn head(text: &str) -> &str {
        let mut end = 0;
        for line in text.split_inclusive('\n') {
            if line.trim() == TABLE {
                break;
            }
            end += line.len();
        }
        &text[..end]
    }

    /// Every text in it, with its key.
    fn texts(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let own = [
            ("language", &self.language),
            ("title", &self.title),
            ("name", &self.name),
            ("edition", &self.edition),
            ("source", &self.source),
            ("licence", &self.licence),
            ("made", &self.made),
            ("notes", &self.notes),
        ];
        let repairs = self.repairs.iter().flat_map(|repair| {
            let Repair { printed, reading, confidence, reason } = repair;
            [printed, reading, confidence, reason].map(|text| ("repairs", text))
        });
        let addenda = self.addenda.iter().flat_map(|addendum| {
            let Addendum { in_force, source, text: _, added, struck } = addendum;
            [in_force, source].into_iter().chain(added).chain(struck).map(|text| ("addenda", text))
        });
        own.into_iter().chain(repairs).chain(addenda).map(|(key, text)| (key, text.as_str()))
    }
}
