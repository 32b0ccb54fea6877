//! Who decides a word: the sources of a ruleset in their order, and lists that the organiser of an event has made
//! binding where these decide nothing.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Advice, Finding, Library, ListStanding, Outcome, SourceRef, Why, Word, WordList};
use crate::domain::Citation;
use crate::rules::{Authority, LexiconRules, SourceRule};

/// Where the sources of a ruleset lead for a word. Borrows everything: the look-up allocates nothing.
enum SourceRuling<'a> {
    /// A list decides.
    Decided { rule: &'a SourceRule, list: &'a WordList, listed: bool },
    /// The source that decides alone is not installed.
    Missing { rule: &'a SourceRule },
    /// The list of the source that decides alone does not cover the word's length.
    Beyond { rule: &'a SourceRule },
    /// All sources were asked and none decided.
    Open,
}

/// Asks the sources of a ruleset, in its order, about a word.
///
/// A source that decides alone ends the matter at its lengths, even by not being installed; one that decides if
/// it lists the word hands on otherwise; an advisory one is heard and decides nothing, and so is any list whose
/// manifest says that nobody stands behind it (SSS §10.1.3–4; TSO §1.2).
pub fn judge(rules: &LexiconRules, library: &Library, word: &Word) -> Finding {
    let ruling = ruling(rules, library, word);
    // Where a list decides alone there is nothing left to advise on.
    let settled =
        matches!(ruling, SourceRuling::Decided { rule, .. } if rule.decides.value == Authority::Alone);
    let (outcome, source, cite, why) = match ruling {
        SourceRuling::Decided { rule, list, listed: true } => {
            (Outcome::Valid, Some(list.into()), &rule.decides.cite, Why::Listed)
        }
        SourceRuling::Decided { rule, list, listed: false } => {
            (Outcome::Invalid, Some(list.into()), &rule.decides.cite, Why::NotListed)
        }
        SourceRuling::Missing { rule } if library.is_damaged(&rule.list.value) => {
            let name = rule.name.value.clone();
            (Outcome::NotCovered, None, &rule.decides.cite, Why::Damaged { name })
        }
        SourceRuling::Missing { rule } => {
            let names = vec![rule.name.value.clone()];
            (Outcome::NotCovered, None, &rule.decides.cite, Why::NotInstalled { names })
        }
        SourceRuling::Beyond { rule } => {
            let names = vec![rule.name.value.clone()];
            (Outcome::NotCovered, None, &rule.decides.cite, Why::BeyondList { names })
        }
        SourceRuling::Open => {
            let (cite, why) = open(rules, library, word);
            (Outcome::NotCovered, None, cite, why)
        }
    };
    let advice = if settled { Vec::new() } else { advice(rules, library, word) };
    Finding { word: word.text().to_owned(), outcome, source, cite: cite.clone(), why, advice }
}

fn ruling<'a>(rules: &'a LexiconRules, library: &'a Library, word: &Word) -> SourceRuling<'a> {
    for rule in speaking(rules, word) {
        match (rule.decides.value, library.deciding(rule)) {
            (Authority::Alone, Some(list)) if !list.speaks_of(word.tiles()) => {
                return SourceRuling::Beyond { rule };
            }
            (Authority::Alone, Some(list)) => {
                return SourceRuling::Decided { rule, list, listed: list.contains(word) };
            }
            (Authority::Alone, None) => return SourceRuling::Missing { rule },
            (Authority::IfListed, Some(list)) if list.contains(word) => {
                return SourceRuling::Decided { rule, list, listed: true };
            }
            (Authority::IfListed | Authority::Advises, _) => {}
        }
    }
    SourceRuling::Open
}

/// The sources that speak about a word of this length. CH counts two, since C and H are tiles (SSS §10.1.4).
fn speaking<'a>(rules: &'a LexiconRules, word: &Word) -> impl Iterator<Item = &'a SourceRule> {
    let tiles = word.tiles();
    rules.sources.iter().filter(move |rule| (rule.tiles.value.0..=rule.tiles.value.1).contains(&tiles))
}

/// Why no source decided: those that are missing, else those whose lists do not cover the length, else those that
/// were silent, with the first one's paragraph.
fn open<'a>(rules: &'a LexiconRules, library: &Library, word: &Word) -> (&'a Citation, Why) {
    let (mut missing, mut beyond, mut silent) = (Vec::new(), Vec::new(), Vec::new());
    for rule in speaking(rules, word).filter(|rule| rule.decides.value != Authority::Advises) {
        match library.deciding(rule) {
            Some(list) if list.covers(word) => silent.push(rule),
            Some(_) => beyond.push(rule),
            None => missing.push(rule),
        }
    }
    let names = |rules: &[&SourceRule]| rules.iter().map(|rule| rule.name.value.clone()).collect();
    match (missing.first(), beyond.first(), silent.first()) {
        (Some(first), _, _) => (&first.decides.cite, Why::NotInstalled { names: names(&missing) }),
        (None, Some(first), _) => (&first.decides.cite, Why::BeyondList { names: names(&beyond) }),
        (None, None, Some(first)) => (&first.decides.cite, Why::Silent { names: names(&silent) }),
        (None, None, None) => {
            // A source that only advises on it says on which paragraph it does not decide.
            let rule = speaking(rules, word).next().or(rules.sources.last());
            (rule.map_or(&rules.max_tiles.cite, |rule| &rule.decides.cite), Why::NoSource)
        }
    }
}

fn advice(rules: &LexiconRules, library: &Library, word: &Word) -> Vec<Advice> {
    speaking(rules, word)
        .filter_map(|rule| library.get(&rule.list.value).map(|list| (rule, list)))
        .filter(|(_, list)| list.speaks_of(word.tiles()))
        .filter(|(rule, list)| {
            rule.decides.value == Authority::Advises || list.manifest().authority == ListStanding::Advisory
        })
        .map(|(_, list)| Advice { source: list.into(), listed: list.contains(word) })
        .collect()
}

impl Library {
    /// The list of a source, if it is installed and somebody stands behind it.
    fn deciding(&self, rule: &SourceRule) -> Option<&WordList> {
        self.get(&rule.list.value).filter(|list| list.manifest().authority != ListStanding::Advisory)
    }

    /// What a source may do with the list that is installed for it; `None` where the list that should decide is
    /// not there.
    pub fn standing(&self, rule: &SourceRule) -> Option<Authority> {
        let list = self.get(&rule.list.value);
        match rule.decides.value {
            Authority::Advises => list.map(|_| Authority::Advises),
            deciding @ (Authority::Alone | Authority::IfListed) => self.deciding(rule).map(|_| deciding),
        }
    }
}

/// What an adopted list decides at its lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Binding {
    /// Alone: listed is valid, not listed is invalid.
    Alone,
    /// Listed is valid; not listed says nothing.
    IfListed,
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Alone => "alone",
            Self::IfListed => "where it lists the word",
        })
    }
}

/// A list that the organiser has adopted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Adoption {
    /// Which list, exactly.
    pub source: SourceRef,
    /// The shortest and the longest word that it decides, in tiles.
    pub tiles: (u8, u8),
    /// What it decides.
    pub decides: Binding,
    /// Why it was adopted.
    pub reason: String,
}

/// Asks the ruleset's sources about a word, and where these leave it open the adopted lists in their order. The
/// paragraph stays the one that leaves it open: no paragraph speaks of the list.
pub fn judge_with<'a>(
    rules: &LexiconRules,
    library: &Library,
    adopted: impl IntoIterator<Item = &'a Adoption>,
    word: &Word,
) -> Finding {
    let mut finding = judge(rules, library, word);
    if finding.outcome != Outcome::NotCovered {
        return finding;
    }
    let tiles = word.tiles();
    for it in adopted.into_iter().filter(|it| (it.tiles.0..=it.tiles.1).contains(&tiles)) {
        // Another edition under the same name is not the list that was adopted.
        let Some(list) = library.get(&it.source.list).filter(|list| list.digest() == it.source.digest) else {
            let name = it.source.name.clone();
            let damaged = library.is_damaged(&it.source.list);
            let why = if damaged { Why::Damaged { name } } else { Why::NotInstalled { names: vec![name] } };
            match it.decides {
                // What would have decided alone leaves nothing to those behind it.
                Binding::Alone => return Finding { why, ..finding },
                Binding::IfListed => continue,
            }
        };
        let outcome = match (list.contains(word), it.decides) {
            (true, _) => Outcome::Valid,
            (false, Binding::Alone) => Outcome::Invalid,
            (false, Binding::IfListed) => continue,
        };
        finding.outcome = outcome;
        finding.source = Some(it.source.clone());
        finding.why = Why::Adopted { listed: outcome == Outcome::Valid, reason: it.reason.clone() };
        finding.advice.retain(|advice| advice.source != it.source);
        break;
    }
    finding
}

/// What the other installed lists of a language say of a word, besides the one that decides it. It decides nothing.
pub fn second_opinion(
    library: &Library,
    language: &str,
    word: &Word,
    decided: Option<&SourceRef>,
) -> Vec<Advice> {
    let tiles = word.tiles();
    library
        .iter()
        .filter(|list| list.manifest().language == language && list.speaks_of(tiles))
        .filter(|list| decided.is_none_or(|source| source.list != list.id()))
        .map(|list| Advice { source: list.into(), listed: list.contains(word) })
        .collect()
}

/// Whether a source of the ruleset lets this list decide words of one of these lengths already.
pub fn decides_already(rules: &LexiconRules, list: &WordList, tiles: (u8, u8)) -> bool {
    let same = |rule: &&SourceRule| rule.list.value == list.id() && rule.decides.value != Authority::Advises;
    let meets = |rule: &SourceRule| rule.tiles.value.0 <= tiles.1 && tiles.0 <= rule.tiles.value.1;
    list.manifest().authority != ListStanding::Advisory && rules.sources.iter().filter(same).any(meets)
}
