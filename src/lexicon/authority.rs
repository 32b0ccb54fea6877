//! Who decides a word: the sources of a ruleset in their order.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Library, List, Standing, Word};
use crate::domain::{Citation, Digest};
use crate::rules::{Authority, LexiconRules, SourceRule};

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
    /// No source of the ruleset that decides speaks of its length.
    NoSource,
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

/// Where the sources of a ruleset lead for a word. Borrows everything: the look-up allocates nothing.
enum Ruling<'a> {
    /// A list decides.
    Decided { rule: &'a SourceRule, list: &'a List, listed: bool },
    /// The source that decides alone is not installed.
    Missing { rule: &'a SourceRule },
    /// All sources were asked and none decided.
    Open,
}

/// Asks the sources of a ruleset, in its order, about a word.
///
/// A source that decides alone ends the matter at its lengths, even by not being installed; one that decides if
/// it lists the word hands on otherwise; an advisory one is heard and decides nothing, and so is any list whose
/// manifest says that nobody stands behind it (SSS §10.1.3–4; TSO §1.2).
pub fn judge(rules: &LexiconRules, library: &Library, word: &Word) -> Finding {
    let (outcome, source, cite, why) = match ruling(rules, library, word) {
        Ruling::Decided { rule, list, listed: true } => {
            (Outcome::Valid, Some(list.into()), &rule.decides.cite, Why::Listed)
        }
        Ruling::Decided { rule, list, listed: false } => {
            (Outcome::Invalid, Some(list.into()), &rule.decides.cite, Why::NotListed)
        }
        Ruling::Missing { rule } => {
            let names = vec![rule.name.value.clone()];
            (Outcome::NotCovered, None, &rule.decides.cite, Why::NotInstalled { names })
        }
        Ruling::Open => {
            let (cite, why) = open(rules, library, word);
            (Outcome::NotCovered, None, cite, why)
        }
    };
    let advice = advice(rules, library, word);
    Finding { word: word.text().to_owned(), outcome, source, cite: cite.clone(), why, advice }
}

fn ruling<'a>(rules: &'a LexiconRules, library: &'a Library, word: &Word) -> Ruling<'a> {
    for rule in speaking(rules, word) {
        match (rule.decides.value, deciding(library, rule)) {
            (Authority::Alone, Some(list)) => {
                return Ruling::Decided { rule, list, listed: list.contains(word) };
            }
            (Authority::Alone, None) => return Ruling::Missing { rule },
            (Authority::IfListed, Some(list)) if list.contains(word) => {
                return Ruling::Decided { rule, list, listed: true };
            }
            (Authority::IfListed | Authority::Advises, _) => {}
        }
    }
    Ruling::Open
}

/// The sources that speak about a word of this length. CH counts two, since C and H are tiles (SSS §10.1.4).
fn speaking<'a>(rules: &'a LexiconRules, word: &Word) -> impl Iterator<Item = &'a SourceRule> {
    let tiles = word.tiles();
    rules.sources.iter().filter(move |rule| (rule.tiles.value.0..=rule.tiles.value.1).contains(&tiles))
}

/// The list of a source, if it is installed and somebody stands behind it.
fn deciding<'a>(library: &'a Library, rule: &SourceRule) -> Option<&'a List> {
    library.get(&rule.list.value).filter(|list| list.manifest().authority != Standing::Advisory)
}

/// Why no source decided: those that are missing, else those that were silent, with the first one's paragraph.
fn open<'a>(rules: &'a LexiconRules, library: &Library, word: &Word) -> (&'a Citation, Why) {
    let (mut missing, mut silent) = (Vec::new(), Vec::new());
    for rule in speaking(rules, word).filter(|rule| rule.decides.value != Authority::Advises) {
        if deciding(library, rule).is_some() { silent.push(rule) } else { missing.push(rule) }
    }
    let names = |rules: &[&SourceRule]| rules.iter().map(|rule| rule.name.value.clone()).collect();
    match (missing.first(), silent.first()) {
        (Some(first), _) => (&first.decides.cite, Why::NotInstalled { names: names(&missing) }),
        (None, Some(first)) => (&first.decides.cite, Why::Silent { names: names(&silent) }),
        (None, None) => {
            let last = rules.sources.last().map_or(&rules.max_tiles.cite, |rule| &rule.decides.cite);
            (last, Why::NoSource)
        }
    }
}

fn advice(rules: &LexiconRules, library: &Library, word: &Word) -> Vec<Advice> {
    speaking(rules, word)
        .filter_map(|rule| library.get(&rule.list.value).map(|list| (rule, list)))
        .filter(|(rule, list)| {
            rule.decides.value == Authority::Advises || list.manifest().authority == Standing::Advisory
        })
        .map(|(_, list)| Advice { source: list.into(), listed: list.contains(word) })
        .collect()
}

impl From<&List> for SourceRef {
    fn from(list: &List) -> Self {
        let manifest = list.manifest();
        Self {
            list: manifest.id.clone(),
            name: manifest.name.clone(),
            edition: manifest.edition.clone(),
            digest: list.digest(),
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
            Self::NoSource => f.write_str("no list speaks about words of this length: the referee decides"),
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
