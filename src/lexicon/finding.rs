//! What was found about a word: the outcome, the list, why, and the sentence that says so.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::WordList;
use crate::domain::{Citation, Digest};

/// What the lists say about a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The deciding list has it.
    Valid,
    /// The list that decides alone at its length has not got it.
    Invalid,
    /// No installed list may decide it: the referee does.
    NotCovered,
}

/// Which list, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SourceRef {
    /// Its id: `sk-b2`.
    pub list: String,
    /// What people call it: `B2`.
    pub name: String,
    /// Its edition: `09`.
    pub edition: String,
    /// BLAKE3 of its set.
    pub digest: Digest,
    /// The shortest and the longest word that it speaks of, in tiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<(u8, u8)>,
}

/// Why a word came out as it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// The deciding list has it.
    Listed,
    /// The list that decides alone has not got it.
    NotListed,
    /// These sources speak of its length and are not installed, or only an advisory list is in their place.
    NotInstalled {
        /// What people call them, in the ruleset's order.
        names: Vec<String>,
    },
    /// These sources were asked and have not got it, which says nothing: a declined form, say.
    Silent {
        /// What people call them, in the ruleset's order.
        names: Vec<String>,
    },
    /// The list that decides alone is damaged and was left out.
    Damaged {
        /// What people call it.
        name: String,
    },
    /// These sources speak of its length, and the lists installed for them do not cover it.
    BeyondList {
        /// What people call them, in the ruleset's order.
        names: Vec<String>,
    },
    /// No source of the ruleset that decides speaks of its length.
    NoSource,
    /// The ruleset's sources leave it open, and the organiser has adopted a list that decides it.
    Adopted {
        /// Whether the list has it.
        listed: bool,
        /// Why the list was adopted.
        reason: String,
    },
}

/// A word's finding: what goes to the judge and into the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Finding {
    /// The word's letters: NFC, upper case.
    pub word: String,
    /// What the lists say.
    pub outcome: Outcome,
    /// The list that decided; `None` where none did.
    pub source: Option<SourceRef>,
    /// The paragraph that gives the decision to that list, or leaves it open.
    pub cite: Citation,
    /// Why.
    pub why: Why,
    /// What advisory lists say. It decides nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advice: Vec<Advice>,
}

/// What an advisory list says about a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Advice {
    /// The list.
    pub source: SourceRef,
    /// Whether it has the word.
    pub listed: bool,
}

impl From<&WordList> for SourceRef {
    fn from(list: &WordList) -> Self {
        let manifest = list.manifest();
        Self {
            list: manifest.id.clone(),
            name: manifest.name.clone(),
            edition: manifest.edition.clone(),
            digest: list.digest(),
            tiles: list.lengths(),
        }
    }
}

impl fmt::Display for SourceRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, ed. {}", self.name, self.edition)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listed => f.write_str("listed"),
            Self::NotListed => f.write_str("not listed"),
            Self::NotInstalled { names } => {
                let verb = if names.len() == 1 { "is" } else { "are" };
                write!(f, "{} {verb} not installed: the referee decides", and(names))
            }
            Self::Silent { names } => {
                let verb = if names.len() == 1 { "does" } else { "do" };
                write!(f, "{} {verb} not list it, which leaves it open: the referee decides", and(names))
            }
            Self::Damaged { name } => write!(f, "{name} is damaged and left out: the referee decides"),
            Self::BeyondList { names } => {
                let verb = if names.len() == 1 { "has" } else { "have" };
                write!(f, "{} as installed {verb} no words of this length: the referee decides", and(names))
            }
            Self::NoSource => f.write_str("no list speaks about words of this length: the referee decides"),
            Self::Adopted { listed, reason } => {
                let listed = if *listed { "listed" } else { "not listed" };
                write!(f, "{listed}; adopted by the organiser: {reason}")
            }
        }
    }
}

impl Finding {
    /// The finding in one English sentence: `ČO is in B2, ed. 09`.
    pub fn sentence(&self) -> String {
        match (&self.source, &self.why) {
            (Some(source), Why::Listed) => format!("{} is in {source}", self.word),
            (Some(source), Why::NotListed) => {
                format!("{} is not in {source}, which decides alone", self.word)
            }
            (Some(source), Why::Adopted { listed, reason }) => {
                let verb = if *listed { "is in" } else { "is not in" };
                format!("{} {verb} {source}, adopted by the organiser: {reason}", self.word)
            }
            (_, why) => why.to_string(),
        }
    }
}

/// `B4`, `B4 and El Siňo`, `B4, B5 and El Siňo`.
fn and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
