//! Every message that is used exists; every message that exists is used.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::*;

fn sources(under: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(under).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

fn all_sources() -> String {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.retain(|path| !path.ends_with("locale/tests.rs"));
    found.iter().map(|path| std::fs::read_to_string(path).expect("a source")).collect()
}

fn ids(ftl: &str) -> BTreeSet<&str> {
    ftl.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .collect()
}

#[test]
fn every_id_that_the_sources_use_exists() {
    let known = ids(LANGUAGES[0].messages);
    let text = all_sources();
    for call in [".say(", ".with("] {
        for rest in text.split(call).skip(1) {
            let Some(rest) = rest.trim_start().strip_prefix('"') else { continue };
            let id = rest.split('"').next().unwrap_or_default();
            assert!(known.contains(id), "{id} is not in en.ftl");
        }
    }
}

#[test]
fn every_message_is_used() {
    let text = all_sources();
    // Those of reasons and subjects are put together from their names; `report::refused` tests that each is one's.
    let called = |id: &&str| !id.starts_with("refused-") && !id.starts_with("subject-");
    let unused: Vec<&str> = ids(LANGUAGES[0].messages)
        .into_iter()
        .filter(called)
        .filter(|id| !text.contains(&format!("\"{id}\"")))
        .collect();
    assert!(unused.is_empty(), "unused in en.ftl: {unused:?}");
}

#[test]
fn every_file_parses() {
    for Language { tag, messages, rules } in LANGUAGES {
        let rules = toml::from_str::<BTreeMap<String, String>>(rules);
        assert!(rules.is_ok(), "{tag}.rules.toml: {rules:?}");
        let errors = FluentResource::try_new((*messages).to_owned()).err().map(|(_, errors)| errors);
        assert!(errors.is_none(), "{tag}.ftl: {errors:?}");
    }
}

#[test]
fn an_unknown_id_is_visible() {
    assert_eq!(Locale::english().say("no-such-thing"), "⟨no-such-thing⟩");
    assert!(Locale::named("tlh").is_none());
    assert!(Locale::named("en").is_some());
}

#[test]
fn the_first_language_that_is_there_is_taken() {
    let preferred = |wanted: &[&str]| Locale::preferred(wanted.iter().copied()).at;
    assert_eq!(preferred(&[]), 0);
    assert_eq!(preferred(&["C", "POSIX", "tlh_QO.UTF-8"]), 0);
    for (at, Language { tag, .. }) in LANGUAGES.iter().enumerate() {
        assert_eq!(preferred(&["", "tlh", &format!("{tag}_XX.UTF-8"), "en"]), at);
        assert_eq!(preferred(&[&format!("{tag}@latin")]), at);
        assert_eq!(Locale::installed(at).next().at, (at + 1) % LANGUAGES.len());
    }
}
