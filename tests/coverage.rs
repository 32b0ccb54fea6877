//! Every fact of the regulations is in `rulesets/coverage.toml`, once, and what is said to be enforced is shown by a
//! test that exists and runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ephor::rules::{Catalogue, Coverage, CoverageFact, Treatment};

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

/// A fact's id without its number: `PES-C`.
fn prefix(fact: &CoverageFact) -> &str {
    fact.id.rsplit_once('-').expect("a prefix").0
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
    let coverage = Coverage::embedded().expect("in order");
    let facts = coverage.facts();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for fact in facts {
        *seen.entry(&fact.id).or_default() += 1;
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
    for fact in Coverage::embedded().expect("in order").facts() {
        let Treatment::Enforced(named) = &fact.treatment else { continue };
        for name in named {
            let there = if let Some(slug) = name.strip_prefix("scenario ") {
                slugs.contains(slug)
            } else {
                tests.contains(name)
            };
            if !there {
                let _ = writeln!(wrong, "{}: there is no test `{name}`", fact.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Where something is shown; a procedure is named besides.
const PLACES: [&str; 9] =
    ["desk", "explain", "hall", "judge", "log", "ruleset show", "standings", "table menu", "verdict"];

/// What is wrong with the places at which something is said to be shown.
fn misplaced(places: &str, procedures: &BTreeSet<String>) -> Vec<String> {
    let is = |place: &&str| match place.strip_prefix("procedure ") {
        Some(id) => procedures.contains(id),
        None => PLACES.contains(place),
    };
    places.split(", ").filter(|place| !is(place)).map(str::to_owned).collect()
}

#[test]
fn what_is_shown_is_shown_somewhere() {
    let catalogue = Catalogue::embedded();
    let mut wrong = String::new();
    for fact in Coverage::embedded().expect("in order").facts() {
        let Treatment::Shown(places) = &fact.treatment else { continue };
        let (_, id, ..) = FACTS.iter().find(|(of, ..)| *of == prefix(fact)).expect("a regulation");
        let ruleset = catalogue.load(id, &BTreeMap::new()).expect("a built-in ruleset");
        let procedures = ruleset.procedures.iter().map(|it| it.value.id.clone()).collect();
        for place in misplaced(places, &procedures) {
            let _ = writeln!(wrong, "{}: `{place}` is no place of {id}", fact.id);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let known = BTreeSet::from(["start".to_owned()]);
    assert_eq!(misplaced("procedure start, desk", &known), [""; 0]);
    assert_eq!(
        misplaced("procedure begin, at the desk, explain", &known),
        ["procedure begin", "at the desk"]
    );
}

#[test]
fn every_question_has_the_name_of_its_fact() {
    let (catalogue, coverage) = (Catalogue::embedded(), Coverage::embedded().expect("in order"));
    let mut own = Vec::new();
    for (_, id, ..) in FACTS {
        for question in catalogue.load(id, &BTreeMap::new()).expect("a built-in ruleset").questions {
            let name = coverage.name_of(&question.id);
            assert_eq!(coverage.id_of(&name), question.id);
            match coverage.fact(&name) {
                Some(fact) => assert_eq!(fact.question.as_ref(), Some(&question.id), "{name}"),
                None => own.push(name),
            }
            assert_eq!(coverage.is_own(&question.id), own.contains(&coverage.name_of(&question.id)));
        }
    }
    // Who says who begins, who is above sixteen, what is taken where nobody started a clock, what a list that no
    // paragraph names decides, and the second once more in duplicate, with what happens where nothing can be laid;
    // which dictionary decides short words; who says who begins; how many rounds there are; exactly fifty minutes,
    // whose turns are meant where these were missed, and how long the propositions have one wait.
    let ours = [
        "PES-C-Q22",
        "PES-C-Q23",
        "PES-C-Q24",
        "PES-C-Q21",
        "PES-C-Q23",
        "PES-D-Q30",
        "PES-D-Q31",
        "PES-D-Q32",
        "CAS-Q21",
        "TSO-Q18",
        "TSO-Q19",
        "TSO-Q20",
        "SSS-Q24",
        "SSO-Q7",
        "SSO-Q9",
        "SSO-Q8",
    ];
    assert_eq!(own, ours);
}

#[test]
fn the_readme_counts_what_the_coverage_says() {
    let coverage = Coverage::embedded().expect("in order");
    let readme = fs::read_to_string(repository("README.md")).expect("the README");
    let mut rows = String::new();
    let mut row = |name: &str, of: Option<&str>| {
        let mut counts = [0_usize; 4];
        for fact in coverage.facts().iter().filter(|fact| of.is_none_or(|of| prefix(fact) == of)) {
            let column = match fact.treatment {
                Treatment::Enforced(_) => 0,
                Treatment::Shown(_) => 1,
                Treatment::Person(_) => 2,
                Treatment::External(_) => 3,
            };
            counts[column] += 1;
        }
        let cells: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let _ = writeln!(rows, "| {name} | {} | {} |", cells.join(" | "), counts.iter().sum::<usize>());
    };
    for (prefix, ruleset, ..) in FACTS {
        row(&format!("`{ruleset}`"), Some(prefix));
    }
    row("together", None);
    assert!(readme.contains(&rows), "README.md should have these rows:\n{rows}");
}
