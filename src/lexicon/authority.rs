//! Who decides a word: the sources of a ruleset in their order.

use super::{Advice, Finding, Library, List, Outcome, Standing, Why, Word};
use crate::domain::Citation;
use crate::rules::{Authority, LexiconRules, SourceRule};

/// Where the sources of a ruleset lead for a word. Borrows everything: the look-up allocates nothing.
enum Ruling<'a> {
    /// A list decides.
    Decided { rule: &'a SourceRule, list: &'a List, listed: bool },
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
    let settled = matches!(ruling, Ruling::Decided { rule, .. } if rule.decides.value == Authority::Alone);
    let (outcome, source, cite, why) = match ruling {
        Ruling::Decided { rule, list, listed: true } => {
            (Outcome::Valid, Some(list.into()), &rule.decides.cite, Why::Listed)
        }
        Ruling::Decided { rule, list, listed: false } => {
            (Outcome::Invalid, Some(list.into()), &rule.decides.cite, Why::NotListed)
        }
        Ruling::Missing { rule } if library.is_damaged(&rule.list.value) => {
            let name = rule.name.value.clone();
            (Outcome::NotCovered, None, &rule.decides.cite, Why::Damaged { name })
        }
        Ruling::Missing { rule } => {
            let names = vec![rule.name.value.clone()];
            (Outcome::NotCovered, None, &rule.decides.cite, Why::NotInstalled { names })
        }
        Ruling::Beyond { rule } => {
            let names = vec![rule.name.value.clone()];
            (Outcome::NotCovered, None, &rule.decides.cite, Why::BeyondList { names })
        }
        Ruling::Open => {
            let (cite, why) = open(rules, library, word);
            (Outcome::NotCovered, None, cite, why)
        }
    };
    let advice = if settled { Vec::new() } else { advice(rules, library, word) };
    Finding { word: word.text().to_owned(), outcome, source, cite: cite.clone(), why, advice }
}

fn ruling<'a>(rules: &'a LexiconRules, library: &'a Library, word: &Word) -> Ruling<'a> {
    for rule in speaking(rules, word) {
        match (rule.decides.value, library.deciding(rule)) {
            (Authority::Alone, Some(list)) if !list.speaks_of(word.tiles()) => {
                return Ruling::Beyond { rule };
            }
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
            rule.decides.value == Authority::Advises || list.manifest().authority == Standing::Advisory
        })
        .map(|(_, list)| Advice { source: list.into(), listed: list.contains(word) })
        .collect()
}

impl Library {
    /// The list of a source, if it is installed and somebody stands behind it.
    fn deciding(&self, rule: &SourceRule) -> Option<&List> {
        self.get(&rule.list.value).filter(|list| list.manifest().authority != Standing::Advisory)
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
