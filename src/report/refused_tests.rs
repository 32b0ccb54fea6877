//! Every reason has its sentence in every language, and a sentence names no value that its reason does not have.

use std::collections::{BTreeMap, BTreeSet};

use crate::locale::LANGUAGES;
use crate::tournament::Reason;

#[test]
fn every_reason_is_said_in_every_language_with_the_values_that_it_has() {
    let declared = Reason::declared();
    assert!(declared.len() > 40, "{} reasons", declared.len());
    for (tag, source) in LANGUAGES {
        let said: BTreeMap<&str, BTreeSet<&str>> = refusals(source);
        let names: BTreeSet<&str> = declared.iter().map(|(id, _)| id.as_str()).collect();
        let known: BTreeSet<&str> = said.keys().copied().collect();
        assert_eq!(known, names, "{tag}");
        for (id, values) in &declared {
            // What a length of time or a phase is called in other forms ends with the form.
            let form = |name: &str| {
                ["_face", "_tenths", "_up", "_short"]
                    .iter()
                    .find_map(|it| name.strip_suffix(it).map(str::to_owned))
            };
            let unknown: Vec<&&str> = said[id.as_str()]
                .iter()
                .filter(|name| {
                    !values.contains(*name) && !form(name).is_some_and(|it| values.contains(&it.as_str()))
                })
                .collect();
            assert!(unknown.is_empty(), "{tag} {id}: no value is called {unknown:?}; there are {values:?}");
        }
    }
}

/// The messages that say why something is refused, each with the values that it names.
fn refusals(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut said: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut now = None;
    for line in source.lines() {
        if !line.starts_with([' ', '}']) {
            now = line
                .split_once(" = ")
                .map(|(id, _)| id)
                .filter(|id| id.starts_with("refused-") && *id != "refused-silent");
        }
        let Some(id) = now else { continue };
        let names = line.split('$').skip(1);
        let names = names.map(|rest| {
            rest.split(|letter: char| letter != '_' && !letter.is_alphanumeric()).next().unwrap_or("")
        });
        said.entry(id).or_default().extend(names);
    }
    said
}
