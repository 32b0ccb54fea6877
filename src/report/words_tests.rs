//! What the paragraphs say, in other languages: of facts that are there, and of all of those of its regulation.

use std::collections::BTreeMap;

use crate::locale::Locale;
use crate::rules::Coverage;

/// The tables by language, with the regulation whose facts they have.
const TABLES: [(&str, &str, &str); 2] = [
    ("sk", "SSS-", include_str!("../locale/sk.words.toml")),
    ("de", "TSO-", include_str!("../locale/de.words.toml")),
];

#[test]
fn what_paragraphs_say_is_said_of_facts_that_are_there() {
    let known = |id: &str| Coverage::known().iter().any(|fact| fact.id == id);
    for (tag, regulation, table) in TABLES {
        let words: BTreeMap<String, String> = toml::from_str(table).expect("a table");
        let strange: Vec<&String> = words.keys().filter(|id| !known(id)).collect();
        assert!(strange.is_empty(), "{tag}: {strange:?}");
        assert!(words.values().all(|says| !says.trim().is_empty()), "{tag}");
        let numbered =
            |id: &str| id.strip_prefix(regulation).is_some_and(|number| number.parse::<u8>().is_ok());
        let locale = Locale::named(tag).expect("installed");
        let ids = Coverage::known().iter().map(|fact| fact.id.as_str());
        let missing: Vec<&str> = ids.filter(|id| numbered(id) && locale.words(id).is_none()).collect();
        assert!(missing.is_empty(), "{tag}: {missing:?}");
    }
}
