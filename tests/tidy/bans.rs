//! What the core may not touch, and what no code may say.

use super::{Source, has_word, none, sources};

/// The rooms that know no world outside.
const CORE: [&str; 8] = ["station", "tournament", "clock", "engine", "rules", "lexicon", "locale", "domain"];

/// What would let the world in, and what would make two runs differ.
const BANNED: [(&str, &str); 17] = [
    ("tokio", "the core waits for nothing"),
    ("crossterm", "the core knows no terminal"),
    ("ratatui", "the core knows no terminal"),
    ("rusqlite", "the core knows no disk"),
    ("fs", "the core reads no files"),
    ("File", "the core reads no files"),
    ("net", "the core knows no network"),
    ("env", "the core reads no environment"),
    ("SystemTime", "time is passed in"),
    ("Instant", "time is passed in"),
    ("Utc::now", "time is passed in"),
    ("Local", "time is passed in"),
    ("HashMap", "its order differs from run to run: use a BTreeMap"),
    ("HashSet", "its order differs from run to run: use a BTreeSet"),
    ("println", "the core prints nothing"),
    ("eprintln", "the core prints nothing"),
    ("fastrand", "the core draws no lots"),
];

/// Where a ruleset may be called by its id: the ruleset with which the program opens when none is asked for.
const NAMED: [&str; 2] = ["src/main.rs", "src/cli/"];

fn banned(source: &Source) -> Vec<String> {
    if !CORE.contains(&source.room()) || source.only_tests() {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    for (line, code) in source.code() {
        for (word, why) in BANNED {
            // `env!`, `fs` and the like are short words; only as a part of a path they mean the standard library's.
            let short = matches!(word, "fs" | "net" | "env" | "File");
            let path = code.contains("std::") && has_word(code, word);
            if (short && path) || (!short && has_word(code, word)) {
                complaints.push(source.at(line, &format!("`{word}` in {}: {why}", source.room())));
            }
        }
    }
    complaints
}

/// Who may open files for reading besides the one reader: of the system's own, of what was proved to be a file before,
/// and folders, to make names in them durable.
const READERS: [&str; 6] = [
    "src/cli/files.rs",
    "src/cli/durable.rs",
    "src/cli/clock/doctor/bluez.rs",
    "src/cli/clock/emulate/mod.rs",
    "src/journal/hold.rs",
    "src/runtime/wall.rs",
];

/// Files opened past the reader that refuses what is none, and bounds what is.
fn read_past_the_reader(source: &Source) -> Vec<String> {
    if source.only_tests() || READERS.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let calls = [
        "options().read",
        "fs::read(",
        "fs::read,",
        "fs::read)",
        "read_to_string(path",
        "fs::read_to_string",
        "File::open",
    ];
    let found = shipped(source).filter(|(_, code)| calls.iter().any(|call| code.contains(call)));
    let why = "opens a file that may be a pipe, or as large as you like: use `cli::files`";
    found.map(|(line, _)| source.at(line, why)).collect()
}

/// The code before the tests that stand in the same file. A single function may be for tests alone anywhere above them.
fn shipped(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<(usize, &str)> = source.code().collect();
    let for_tests = |code: &str| code.contains("#[cfg(test)]") || code.contains("all(test");
    let is_module = |code: &str| code.trim_start().starts_with("mod ") && code.contains('{');
    let tests = lines.windows(2).position(|it| for_tests(it[0].1) && is_module(it[1].1));
    let end = tests.unwrap_or(lines.len());
    lines.into_iter().take(end)
}

/// Words that mark something as unfinished.
fn unfinished(source: &Source) -> Vec<String> {
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X:")];
    let lines = source.text.lines().enumerate();
    let found = lines.filter(|(_, line)| marks.iter().any(|mark| line.contains(mark)));
    found.map(|(index, _)| source.at(index + 1, "unfinished: do it, or open an issue")).collect()
}

/// Rulesets called by name in code: what a ruleset says is data, so no code may ask which one it is.
fn named(source: &Source, ids: &[String]) -> Vec<String> {
    if source.only_tests() {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    for (line, code) in source.code() {
        if code.contains("#[cfg(test)]") {
            break;
        }
        for id in ids.iter().filter(|id| id.ends_with('-') && code.contains(&format!("\"{id}"))) {
            // A file that is built in is not asked for.
            let file = code.contains(".toml\"");
            if !file && ids.iter().all(|whole| !code.contains(&format!("\"{whole}\""))) {
                complaints.push(
                    source.at(line, &format!("`{id}` begins an id: ask what the ruleset says instead")),
                );
            }
        }
        for id in ids.iter().filter(|id| code.contains(&format!("\"{id}\""))) {
            let opens_with = NAMED.iter().any(|place| source.path.starts_with(place));
            let compares = ["==", "!=", "=>", "matches!"].iter().any(|it| code.contains(it));
            if !opens_with || compares {
                complaints
                    .push(source.at(line, &format!("`{id}` by name: ask what the ruleset says instead")));
            }
        }
    }
    complaints
}

/// By what a ruleset could be recognised: the id and the regulation's short name, and what an id begins with, with and
/// without its hyphen.
fn names(id: &str, short: &str) -> Vec<String> {
    let mut names = vec![id.to_owned(), short.to_owned()];
    if let Some((begins, _)) = id.split_once('-') {
        names.extend([begins.to_owned(), format!("{begins}-")]);
    }
    names
}

/// What all ruleset files are called, shipped or fixtures.
fn ids() -> Vec<String> {
    let mut ids = Vec::new();
    for folder in ["rulesets", "src/rules/fixtures"] {
        for entry in std::fs::read_dir(super::root().join(folder)).expect("rulesets") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|it| it == "toml") {
                let text = std::fs::read_to_string(&path).expect("a ruleset");
                let short = text.lines().find_map(|line| line.strip_prefix("short = \"")?.strip_suffix('"'));
                let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
                ids.extend(names(&stem, short.unwrap_or(&stem)));
            }
        }
    }
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() >= 2, "{ids:?}");
    ids
}

#[test]
fn the_core_touches_nothing_outside() {
    let complaints: Vec<String> = sources("src").iter().flat_map(banned).collect();
    none(&complaints);
}

#[test]
fn one_reader_opens_what_somebody_names() {
    let complaints: Vec<String> = sources("src").iter().flat_map(read_past_the_reader).collect();
    none(&complaints);
}

#[test]
fn a_file_read_past_the_reader_is_found() {
    let count = |path: &str, text: &str| read_past_the_reader(&Source::new(path, text)).len();
    for line in ["fs::read(path)", "std::fs::read_to_string(&path)", "File::open(path)", "map(fs::read)"] {
        assert_eq!(count("src/cli/round.rs", line), 1, "{line}");
        assert_eq!(count("src/cli/files.rs", line), 0, "{line}");
        assert_eq!(count("src/cli/round.rs", &format!("#[cfg(test)]\nmod tests {{ {line} }}")), 0, "{line}");
    }
    assert_eq!(count("src/cli/round.rs", "fs::read_dir(path); files::read(path)"), 0);
}

#[test]
fn nothing_is_left_unfinished() {
    let all = sources("src").into_iter().chain(sources("tests"));
    let complaints: Vec<String> = all.flat_map(|source| unfinished(&source)).collect();
    none(&complaints);
}

#[test]
fn no_code_asks_which_ruleset_it_is() {
    let ids = ids();
    let complaints: Vec<String> = sources("src").iter().flat_map(|source| named(source, &ids)).collect();
    none(&complaints);
}

#[test]
fn a_banned_call_in_the_core_is_found() {
    let count = |path: &str, text: &str| banned(&Source::new(path, text)).len();
    let core = "src/station/mod.rs";
    for line in [
        "use std::collections::{BTreeMap, HashMap};",
        "use std::collections::HashSet;",
        "let now = std::time::Instant::now();",
        "use std::time::{Duration, SystemTime};",
        "use std::{fmt, fs};",
        "std::fs::read(path)",
        "use std::net::UdpSocket;",
        "std::env::args()",
        "println!(\"x\");",
        "tokio::spawn(it);",
        "fastrand::u8(..)",
        "Utc::now()",
    ] {
        assert_eq!(count(core, line), 1, "{line}");
        assert_eq!(count("src/runtime/mod.rs", line), 0, "{line}");
    }
    for line in ["use super::errand::Errand;", "// std::fs", "include_str!(\"x\")", "let instant = 1;"] {
        assert_eq!(count(core, line), 0, "{line}");
    }
    assert_eq!(
        banned(&Source::new(core, "\n\nHashMap")),
        ["src/station/mod.rs:3: `HashMap` in station: its order differs from run to run: use a BTreeMap"]
    );
}

#[test]
fn an_unfinished_line_is_found() {
    let line = format!("// {} later", concat!("TO", "DO"));
    assert_eq!(unfinished(&Source::new("src/a.rs", line)).len(), 1);
}

#[test]
fn a_ruleset_called_by_name_is_found() {
    let ids = names("tso-2017", "TSO");
    let count = |path: &str, text: &str| named(&Source::new(path, text), &ids).len();
    assert_eq!(count("src/tournament/loaded_rules.rs", "if id == \"tso-2017\" {"), 1);
    assert_eq!(count("src/tournament/loaded_rules.rs", "const ID: &str = \"tso-2017\";"), 1);
    assert_eq!(count("src/cli/open.rs", "const ID: &str = \"tso-2017\";"), 0, "what it opens with");
    assert_eq!(count("src/cli/open.rs", "if ruleset == \"tso-2017\" {"), 1);
    for line in [
        "short == \"TSO\"",
        "id.starts_with(\"tso\")",
        "id.starts_with(\"tso-\")",
        "id.strip_prefix(\"tso-20\")",
    ] {
        assert_eq!(count("src/tournament/loaded_rules.rs", line), 1, "{line}");
    }
    assert_eq!(count("src/tournament/loaded_rules.rs", "say(\"like TSO\")"), 0);
    assert_eq!(count("src/rules/catalogue.rs", "(\"tso-2017.toml\", TSO),"), 0, "a file");
    assert_eq!(count("src/rules/a.rs", "#[cfg(test)]\nmod tests { \"tso-2017\" }"), 0);
    assert_eq!(count("src/rules/load/tests.rs", "\"tso-2017\""), 0);
}
