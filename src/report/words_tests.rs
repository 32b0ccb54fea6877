//! What the paragraphs say, in other languages: of facts that are there, and of all of those of its regulations.

use std::collections::BTreeMap;

use crate::locale::Locale;
use crate::rules::Coverage;

/// The tables by language, with the regulations whose facts and open questions they have.
const TABLES: [(&str, &[&str], &str); 4] = [
    ("cs", &["CAS-"], include_str!("../locale/cs.words.toml")),
    ("sk", &["SSS-", "SSO-"], include_str!("../locale/sk.words.toml")),
    ("de", &["TSO-"], include_str!("../locale/de.words.toml")),
    ("el", &["PES-C-", "PES-D-"], include_str!("../locale/el.words.toml")),
];

#[test]
fn what_paragraphs_say_is_said_of_facts_that_are_there() {
    let fact = |id: &str| Coverage::known().iter().find(|fact| fact.id == id);
    // Why something is left to people, where it is.
    let known = |id: &str| match id.strip_suffix("_why") {
        Some(id) => fact(id).is_some_and(|fact| fact.treatment.why().is_some()),
        None => fact(id).is_some(),
    };
    for (tag, regulations, table) in TABLES {
        let words: BTreeMap<String, String> = toml::from_str(table).expect("a table");
        let strange: Vec<&String> = words.keys().filter(|id| !known(id)).collect();
        assert!(strange.is_empty(), "{tag}: {strange:?}");
        assert!(words.values().all(|says| !says.trim().is_empty()), "{tag}");
        let of_it = |id: &str| regulations.iter().any(|regulation| id.starts_with(regulation));
        let locale = Locale::named(tag).expect("installed");
        let ids = Coverage::known().iter().map(|fact| fact.id.as_str());
        let missing: Vec<&str> = ids.filter(|id| of_it(id) && locale.words(id).is_none()).collect();
        assert!(missing.is_empty(), "{tag}: {missing:?}");
        // An ambiguous paragraph is read in words that the language has, too.
        let read = Coverage::known().iter().filter(|fact| of_it(&fact.id));
        let reads = read.filter_map(|fact| fact.reads.as_deref());
        let english: Vec<&str> = reads
            .filter(|reads| reads.contains(char::is_alphabetic) && locale.rule(reads) == *reads)
            .collect();
        assert!(english.is_empty(), "{tag}: {english:?}");
        let left = Coverage::known().iter().filter(|fact| of_it(&fact.id) && fact.treatment.why().is_some());
        let unsaid: Vec<&str> =
            left.map(|fact| fact.id.as_str()).filter(|id| locale.why(id).is_none()).collect();
        assert!(unsaid.is_empty(), "{tag}: {unsaid:?}");
    }
}

/// Every fact and every open question is said in the language of its regulation.
#[test]
fn every_fact_is_said_in_its_regulation_s_own_language() {
    let said =
        |id: &str| TABLES.iter().any(|(_, regulations, _)| regulations.iter().any(|it| id.starts_with(it)));
    let silent: Vec<&str> =
        Coverage::known().iter().map(|fact| fact.id.as_str()).filter(|id| !said(id)).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
