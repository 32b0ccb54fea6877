//! Every message that is used exists; every message that exists is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use unicode_normalization::UnicodeNormalization as _;

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

/// The messages of a language and its refusals.
fn messages(language: &InstalledLanguage) -> String {
    format!("{}\n{}", language.messages.text(), language.refusals.text())
}

#[test]
fn every_id_that_the_sources_use_exists() {
    let messages = messages(&LANGUAGES[0]);
    let known = ids(&messages);
    let text = all_sources();
    for call in [".say(", ".with(", ".keyed("] {
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
    let messages = messages(&LANGUAGES[0]);
    let unused: Vec<&str> =
        ids(&messages).into_iter().filter(called).filter(|id| !text.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "unused in en.ftl: {unused:?}");
}

#[test]
fn every_file_parses() {
    for language @ InstalledLanguage { tag, rules, .. } in &LANGUAGES {
        let rules = rules.as_ref().map(Packed::unpack).unwrap_or_default();
        assert!(RuleTexts::read(&rules).is_some(), "{tag}.rules.toml");
        let errors = FluentResource::try_new(messages(language)).err().map(|(_, errors)| errors);
        assert!(errors.is_none(), "{tag}.ftl: {errors:?}");
    }
}

#[test]
fn a_message_that_is_parsed_alone_says_what_it_says_in_its_file() {
    for language @ InstalledLanguage { tag, .. } in &LANGUAGES {
        let all = messages(language);
        let here = Messages::of(tag, [&language.messages, &language.refusals]);
        let strange: Vec<_> = variables(&all).into_keys().filter(|id| !here.has(id)).collect();
        assert!(strange.is_empty(), "{tag}: {strange:?}");
    }
    let plain = |text: &str| -> &'static Packed { Box::leak(Box::new(Packed::plain(text))) };
    let own = "one = 1\ntwo = { one }, { $more }\n    .and = { two }\n# a word\n\nthree = 3";
    let here = Messages::of("en", [plain(own), plain("")]);
    let mut args = FluentArgs::new();
    args.set("more", "2");
    assert_eq!(here.format("two.and", &args).as_deref(), Some("1, 2"));
    assert_eq!(here.format("three", &args).as_deref(), Some("3"));
    assert!(!here.has("two.or") && !here.has("four"));
}

/// The variables of every message and attribute, by its id.
fn variables(messages: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = FluentResource::try_new(messages.to_owned()).expect("messages that can be read");
    let mut found = BTreeMap::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let own = message.value.iter().map(|pattern| (message.id.name.to_owned(), pattern));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|it| (format!("{}.{}", message.id.name, it.id.name), &it.value));
        for (id, pattern) in own.chain(attributes) {
            // What a pattern needs is said in its syntax tree: `VariableReference { id: Identifier { name: "count" } }`.
            let tree = format!("{pattern:?}");
            let named = tree.split("VariableReference { id: Identifier { name: \"").skip(1);
            let names = named.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
            assert_eq!(found.insert(id.clone(), names.collect()), None, "{id} stands twice");
        }
    }
    found
}

#[test]
fn every_language_has_every_message_with_its_variables() {
    let english = variables(&messages(&LANGUAGES[0]));
    assert!(english.len() > 1_000, "{}", english.len());
    for language @ InstalledLanguage { tag, .. } in &LANGUAGES[1..] {
        let here = variables(&messages(language));
        let missing: Vec<_> = english.keys().filter(|id| !here.contains_key(*id)).collect();
        let more: Vec<_> = here.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{tag}: missing {missing:?}, not in English {more:?}");
        for (id, wanted) in &english {
            // A plural may leave out the number, and a text what its language says otherwise; none makes one up.
            let strange: Vec<_> = here[id].difference(wanted).collect();
            assert!(strange.is_empty(), "{tag}: {id}: {strange:?}");
        }
    }
}

/// What people read of a ruleset, besides names in the regulation's own language.
fn texts(of: &toml::Value, key: &str, found: &mut BTreeSet<String>) {
    match of {
        toml::Value::Table(table) => {
            let readings = table.get("asks").is_some_and(toml::Value::is_str);
            for (key, value) in table {
                let key = if readings && key == "readings" { "text" } else { key };
                texts(value, key, found);
            }
        }
        toml::Value::Array(all) => all.iter().for_each(|value| texts(value, key, found)),
        toml::Value::String(text) if ["text", "says", "otherwise", "travels", "asks"].contains(&key) => {
            found.insert(text.clone());
        }
        // What is counted, and what begins of itself, is known by its id alone.
        toml::Value::String(id) if ["counter", "procedure"].contains(&key) => {
            found.insert(id.replace('_', " "));
        }
        _ => {}
    }
}

/// The names and titles of ephor's own lists that are English or no words at all.
fn english_lists() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("lexicons")).expect("the lists")
    {
        let Ok(files) = std::fs::read_dir(folder.expect("an entry").path()) else { continue };
        for path in files.map(|entry| entry.expect("an entry").path()) {
            if path.extension().is_some_and(|ext| ext == "toml") && !path.ends_with("tiles.toml") {
                let text = std::fs::read_to_string(&path).expect("a manifest");
                let table: toml::Table = text.parse().expect("TOML");
                let of = |key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
                found.extend(["name", "title"].into_iter().filter_map(of));
            }
        }
    }
    assert!(found.len() > 8, "{found:?}");
    // Names like B5 and hunspell-sk are the same in every language.
    found.retain(|text| text.contains(' ') && (text.is_ascii() || text.ends_with('→')));
    found
}

#[test]
fn every_language_has_the_texts_of_every_ruleset() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the rulesets") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|ext| ext == "toml") && !path.ends_with("coverage.toml") {
            let text = std::fs::read_to_string(&path).expect("a ruleset");
            let table: toml::Table = text.parse().expect("TOML");
            let thresholds = table.get("threshold").and_then(toml::Value::as_array).into_iter().flatten();
            let ids = thresholds.filter_map(|it| it.get("id")?.as_str());
            found.extend(ids.map(|id| id.replace('_', " ")));
            texts(&toml::Value::Table(table), "", &mut found);
        }
    }
    found.extend(english_lists());
    assert!(found.len() > 500, "{}", found.len());
    for InstalledLanguage { tag, rules, .. } in &LANGUAGES[1..] {
        let here = rules.as_ref().and_then(|rules| RuleTexts::read(&rules.unpack())).expect("a table");
        let missing: Vec<&String> = found.iter().filter(|text| !here.all().contains_key(*text)).collect();
        assert!(missing.is_empty(), "{tag}: {missing:#?}");
        for (english, text) in here.all() {
            assert!(!text.is_empty() && text.nfc().eq(text.chars()), "{tag}: {english}");
        }
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
    for (at, InstalledLanguage { tag, .. }) in LANGUAGES.iter().enumerate() {
        assert_eq!(preferred(&["", "tlh", &format!("{tag}_XX.UTF-8"), "en"]), at);
        assert_eq!(preferred(&[&format!("{tag}@latin")]), at);
        assert_eq!(Locale::installed(at).next().at, (at + 1) % LANGUAGES.len());
    }
}

#[test]
fn yes_and_no_answer_to_the_letters_of_the_language_and_of_english() {
    let answer = |tag: &str, letter: char| Locale::named(tag).expect("an installed language").answer(letter);
    for (tag, yes, no) in [
        ("en", "yY+", "nN-"),
        ("cs", "aAy", "nN"),
        ("sk", "aáy", "nN"),
        ("de", "jJy", "nN"),
        ("el", "νΝy", "οόΟn"),
    ] {
        for letter in yes.chars() {
            assert_eq!(answer(tag, letter), Some(true), "{tag} {letter}");
        }
        for letter in no.chars() {
            assert_eq!(answer(tag, letter), Some(false), "{tag} {letter}");
        }
        assert_eq!(answer(tag, 'x'), None, "{tag}");
    }
}

#[test]
fn numbers_are_written_as_people_write_them() {
    let [en, de] = ["en", "de"].map(|tag| Locale::named(tag).expect("an installed language"));
    assert_eq!((en.decimal("-1.5"), de.decimal("-1.5")), ("−1.5".to_owned(), "−1,5".to_owned()));
    assert_eq!((en.decimal("+0"), en.decimal("+23")), ("0".to_owned(), "+23".to_owned()));
}
