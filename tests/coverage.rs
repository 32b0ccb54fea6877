//! Every fact of the regulations is in `rulesets/coverage.toml`, once, and what is said to be enforced is shown by a
//! test that exists and runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::scenarios;
use crate::support::repository;

/// The facts by their prefix: how many are numbered from 1, and how many open questions from Q1.
const FACTS: [(&str, &str, u16, u16); 6] = [
    ("PES-C", "pes-classic", 97, 20),
    ("PES-D", "pes-duplicate", 44, 11),
    ("CAS", "cas-2009", 117, 20),
    ("TSO", "tso-2017", 92, 17),
    ("SSS", "sss-2022", 85, 23),
    ("SSO", "sss-online", 33, 6),
];

/// How a fact is treated, in the order of the README's table.
const TREATMENTS: [&str; 4] = ["enforced", "shown", "person", "external"];

fn coverage() -> Vec<toml::Table> {
    let text = fs::read_to_string(repository("rulesets/coverage.toml")).expect("the coverage");
    let table: toml::Table = text.parse().expect("TOML");
    let facts = table["fact"].as_array().expect("a list of facts");
    facts.iter().map(|fact| fact.as_table().expect("a fact").clone()).collect()
}

fn id(fact: &toml::Table) -> &str {
    fact["id"].as_str().expect("an id")
}

/// The treatment of a fact; what is wrong with it where it has none or several, or says nothing.
fn treatment(fact: &toml::Table) -> Result<&'static str, String> {
    let given: Vec<&str> = TREATMENTS.into_iter().filter(|name| fact.contains_key(*name)).collect();
    let [one] = given.as_slice() else { return Err(format!("{}: treated as {given:?}", id(fact))) };
    let says_something = match &fact[*one] {
        toml::Value::String(text) => !text.trim().is_empty(),
        toml::Value::Array(tests) => !tests.is_empty(),
        _ => false,
    };
    for key in ["says", "cite"] {
        if fact.get(key).and_then(toml::Value::as_str).is_none_or(|text| text.trim().is_empty()) {
            return Err(format!("{}: no `{key}`", id(fact)));
        }
    }
    if says_something { Ok(one) } else { Err(format!("{}: `{one}` says nothing", id(fact))) }
}

/// Names of the tests of the source: every function under `#[test]` that nothing ignores, with its file.
fn tests_in(folder: &Path, found: &mut BTreeSet<String>) {
    let mut entries: Vec<_> = fs::read_dir(folder).expect("a folder").flatten().map(|it| it.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            tests_in(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let shown = path.strip_prefix(repository("")).expect("below the root").display().to_string();
            let (mut test, mut ignored) = (false, false);
            for line in text.lines().map(str::trim) {
                match line {
                    "#[test]" => (test, ignored) = (true, false),
                    _ if line.starts_with("#[ignore") => ignored = true,
                    _ if line.starts_with("fn ") && test => {
                        let name = line[3..].split('(').next().unwrap_or_default();
                        if !ignored {
                            found.insert(format!("{shown}: {name}"));
                        }
                        test = false;
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn every_fact_is_covered_once() {
    let facts = coverage();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for fact in &facts {
        *seen.entry(id(fact)).or_default() += 1;
    }
    let expected: BTreeSet<String> = FACTS
        .iter()
        .flat_map(|(prefix, _, numbered, open)| {
            let facts = (1..=*numbered).map(move |n| format!("{prefix}-{n:02}"));
            facts.chain((1..=*open).map(move |n| format!("{prefix}-Q{n}")))
        })
        .collect();
    assert_eq!(expected.len(), 565);
    let twice: Vec<&&str> = seen.iter().filter(|(_, count)| **count > 1).map(|(id, _)| id).collect();
    let missing: Vec<&String> = expected.iter().filter(|id| !seen.contains_key(id.as_str())).collect();
    let strange: Vec<&&str> = seen.keys().filter(|id| !expected.contains(**id)).collect();
    assert!(
        twice.is_empty() && missing.is_empty() && strange.is_empty(),
        "twice {twice:?}, missing {missing:?}, strange {strange:?}"
    );
    assert_eq!(facts.len(), 565);
}

#[test]
fn every_fact_is_treated_and_every_named_test_is_there() {
    let mut tests = BTreeSet::new();
    tests_in(&repository("src"), &mut tests);
    tests_in(&repository("tests"), &mut tests);
    let slugs = scenarios::slugs();
    let mut wrong = String::new();
    for fact in &coverage() {
        let treated = match treatment(fact) {
            Ok(treated) => treated,
            Err(what) => {
                let _ = writeln!(wrong, "{what}");
                continue;
            }
        };
        if treated != "enforced" {
            continue;
        }
        for name in fact["enforced"].as_array().into_iter().flatten().filter_map(toml::Value::as_str) {
            let there = match name.strip_prefix("scenario ") {
                Some(slug) => slugs.contains(slug),
                None => {
                    let name = name.rsplit([':', ' ']).next().unwrap_or_default();
                    tests.iter().any(|test| test.rsplit_once(": ").is_some_and(|(_, found)| found == name))
                }
            };
            if !there {
                let _ = writeln!(wrong, "{}: there is no test `{name}`", id(fact));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn the_readme_counts_what_the_coverage_says() {
    let facts = coverage();
    let readme = fs::read_to_string(repository("README.md")).expect("the README");
    let count = |prefix: Option<&str>, treated: &str| {
        let of = |fact: &&toml::Table| {
            let (before, _) = id(fact).rsplit_once('-').expect("a prefix");
            prefix.is_none_or(|prefix| before == prefix) && treatment(fact) == Ok(treated)
        };
        facts.iter().filter(of).count()
    };
    let mut rows = String::new();
    let mut row = |name: &str, prefix: Option<&str>| {
        let counts: Vec<usize> = TREATMENTS.iter().map(|treated| count(prefix, treated)).collect();
        let cells: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let _ = writeln!(rows, "| {name} | {} | {} |", cells.join(" | "), counts.iter().sum::<usize>());
    };
    for (prefix, ruleset, ..) in FACTS {
        row(&format!("`{ruleset}`"), Some(prefix));
    }
    row("together", None);
    assert!(readme.contains(&rows), "README.md should have these rows:\n{rows}");
}

#[test]
fn a_gap_is_found() {
    let fact = |text: &str| text.parse::<toml::Table>().expect("TOML");
    assert!(treatment(&fact("id = \"X-1\"\nsays = \"a\"\ncite = \"b\"\nenforced = []")).is_err());
    assert!(
        treatment(&fact("id = \"X-1\"\nsays = \"a\"\ncite = \"b\"\nperson = \"c\"\nshown = \"d\"")).is_err()
    );
    assert!(treatment(&fact("id = \"X-1\"\ncite = \"b\"\nperson = \"c\"")).is_err());
    assert_eq!(treatment(&fact("id = \"X-1\"\nsays = \"a\"\ncite = \"b\"\nperson = \"c\"")), Ok("person"));
}
