//! Lists that the organiser of an event has made binding, where the regulation's own sources decide nothing.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Advice, Finding, Library, List, Outcome, SourceRef, Standing, Why, Word, judge};
use crate::rules::{Authority, LexiconRules, SourceRule};

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
pub fn decides_already(rules: &LexiconRules, list: &List, tiles: (u8, u8)) -> bool {
    let same = |rule: &&SourceRule| rule.list.value == list.id() && rule.decides.value != Authority::Advises;
    let meets = |rule: &SourceRule| rule.tiles.value.0 <= tiles.1 && tiles.0 <= rule.tiles.value.1;
    list.manifest().authority != Standing::Advisory && rules.sources.iter().filter(same).any(meets)
}
