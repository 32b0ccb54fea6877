//! Whether each value of a ruleset is shown by a scenario: it is taken out or changed, by itself, and the scenarios of
//! its regulation are played; one of them has to fail. What none of them needs to see is listed in
//! `mutations/unseen.toml`, with why, and nothing that is seen is listed there: a value that is neither seen nor listed
//! makes the run fail and is named.
//!
//! This plays the scenarios some thousand times over, so it is not in every test run:
//!
//! ```text
//! cargo test --locked mutations -- --ignored --nocapture
//! ```
//!
//! `EPHOR_MUTANTS="pes-classic award"` tries only those of one ruleset, and only where the way to the value has the
//! word after it.

mod mutant;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use ephor::rules::Catalogue;

use crate::support::repository;
use mutant::{Mutant, Original};
use table::Table;

/// The rulesets, and the files of scenarios that show them.
const REGULATIONS: [(&str, &[&str]); 6] = [
    ("pes-classic", &["pes-classic"]),
    ("pes-duplicate", &["pes-duplicate"]),
    ("cas-2009", &["cas-2009", "cas-2009-systems"]),
    ("tso-2017", &["tso-2017"]),
    ("sss-2022", &["sss-2022"]),
    ("sss-online", &["sss-online"]),
];

/// What came of the mutants of a ruleset.
#[derive(Default)]
struct Came {
    /// A scenario failed.
    seen: usize,
    /// None did, by what was changed.
    unseen: BTreeSet<String>,
}

fn text_of(id: &str) -> String {
    std::fs::read_to_string(repository(&format!("rulesets/{id}.toml"))).expect("a ruleset")
}

/// Whether a value is only printed: forms, which duty is done on which, where the letters lie, what a formula is
/// called. No scenario sees paper; `tests/cli/print.rs` does.
fn is_paper(way: &str) -> bool {
    ["form[", "results.letters"].iter().any(|lead| way.starts_with(lead))
        || matches!(way.rsplit('.').next(), Some("form" | "formula_name"))
}

/// Plays the mutants of a ruleset at whose way a word stands, on every core.
fn tried(id: &str, files: &[&str], word: &str) -> Came {
    let (table, original) = (Table::of(id, files), Original::of(id, &text_of(id)));
    assert_eq!(table.differs(&Catalogue::embedded()), None, "{id}: as it is");
    let sites = original.sites();
    let (next, came) = (AtomicUsize::new(0), Mutex::new(Came::default()));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(site) = sites.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let way = original.way(site);
                    if !way.contains(word) || is_paper(&way) {
                        continue;
                    }
                    let Some(Mutant { what, catalogue }) = original.mutant(site) else { continue };
                    let seen = table.differs(&catalogue).is_some();
                    let mut came = came.lock().expect("no other panicked");
                    if seen {
                        came.seen += 1;
                    } else {
                        came.unseen.insert(what);
                    }
                }
            });
        }
    });
    came.into_inner().expect("no other panicked")
}

/// What is known to be seen by no scenario, with why, by ruleset.
fn excused() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = std::fs::read_to_string(repository("tests/mutations/unseen.toml")).expect("the list");
    toml::from_str(&text).expect("tables of reasons by what was changed")
}

#[test]
#[ignore = "plays every scenario some thousand times; see the head of the file"]
#[expect(clippy::print_stdout, reason = "how much is seen is told to whoever runs it")]
fn every_value_of_a_ruleset_is_seen_by_a_scenario() {
    let mut excused = excused();
    let mut wrong = String::new();
    let asked = std::env::var_os("EPHOR_MUTANTS").unwrap_or_default().to_string_lossy().into_owned();
    let (only, word) = asked.split_once(' ').unwrap_or((&asked, ""));
    for (id, files) in REGULATIONS.into_iter().filter(|(id, _)| only.is_empty() || *id == only) {
        let Came { seen, unseen } = tried(id, files, word);
        let all = seen + unseen.len();
        assert!(all > if word.is_empty() { 100 } else { 0 }, "{id}: only {all} mutants");
        println!("{id}: {seen} of {all} mutants seen, {:.1} %", 100.0 * seen as f64 / all as f64);
        let known: BTreeSet<String> = excused.remove(id).unwrap_or_default().into_keys().collect();
        for what in unseen.difference(&known) {
            let _ = writeln!(wrong, "{id}: no scenario sees {what}");
        }
        for what in known.difference(&unseen).filter(|what| what.contains(word)) {
            let _ = writeln!(wrong, "{id}: a scenario sees {what}, which is listed as unseen");
        }
    }
    let known = only.is_empty() || REGULATIONS.iter().any(|(id, _)| *id == only);
    assert!(known, "{only} is no ruleset");
    assert!(excused.is_empty() || !only.is_empty(), "no such ruleset: {excused:?}");
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_value_that_is_changed_is_seen_and_one_that_nobody_shows_is_not() {
    let table = Table::of("sss-online", &["sss-online"]);
    let text = text_of("sss-online");
    let with = |from: &str, to: &str| {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        Catalogue::embedded().with_overrides([("sss-online.toml".to_owned(), text.replace(from, to))])
    };
    assert_eq!(table.differs(&Catalogue::embedded()), None);
    let limit = with("base_s = { is = 3000,", "base_s = { is = 3001,");
    assert!(table.differs(&limit).is_some(), "the round's limit");
    let edition = with("edition = \"2.4.2020, v znení", "edition = \"2.4.2021, v znení");
    assert_eq!(table.differs(&edition), None, "the edition is no rule");
}

#[test]
fn every_value_is_left_out_and_is_another_one_where_that_can_be_loaded() {
    let original = Original::of("sss-online", &text_of("sss-online"));
    let whats: Vec<String> =
        original.sites().iter().filter_map(|it| Some(original.mutant(it)?.what)).collect();
    let told: BTreeSet<&String> = whats.iter().collect();
    assert_eq!(told.len(), whats.len(), "each is named by what it changes");
    for one in ["session.base_s.is as 3001", "award[0 absent].counts left out", "time.mode.is as"] {
        assert!(whats.iter().any(|what| what.starts_with(one)), "{one}: {whats:#?}");
    }
}
