//! The shape of files: headers, sizes, white space, and that none is forgotten.

use std::collections::BTreeSet;

use super::{Source, none, root, sources};
use crate::support::passed_over;

/// Lines of a file, at most: a module is as long as its subject, and a subject of more lines is two.
const FILE_MAX: usize = 600;
/// Characters of a line, at most. Texts that a person reads in one piece stay in one piece.
const WIDTH_MAX: usize = 120;
/// Files with a wider line that are waiting for their next change. The list may only sink.
const WIDER: [&str; 3] = ["src/locale/mod.rs", "src/main.rs", "src/tui/act.rs"];
/// What lies at the top of the repository.
const TOP: [&str; 21] = [
    ".cargo",
    ".ci",
    ".gitattributes",
    ".gitignore",
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "build.rs",
    "clippy.toml",
    "clocks",
    "deny.toml",
    "fuzz",
    "lexicons",
    "man",
    "rulesets",
    "rustfmt.toml",
    "src",
    "tests",
];

fn shape(source: &Source) -> Vec<String> {
    let mut complaints = Vec::new();
    if !source.text.starts_with("//! ") {
        complaints.push(source.at(1, "begin with `//!` and say what the file is for"));
    }
    if !source.text.ends_with('\n') || source.text.ends_with("\n\n") {
        complaints.push(source.at(source.text.lines().count(), "end with one line end"));
    }
    if source.text.lines().count() > FILE_MAX {
        complaints.push(source.at(FILE_MAX, &format!("more than {FILE_MAX} lines: split it")));
    }
    for (index, line) in source.text.lines().enumerate() {
        if line.contains(['\t', '\r']) {
            complaints.push(source.at(index + 1, "a tab or a carriage return"));
        }
        if line.trim_end() != line {
            complaints.push(source.at(index + 1, "white space at the end"));
        }
        let wide = line.chars().count() > WIDTH_MAX && !line.contains('"');
        if wide && !WIDER.contains(&source.path.as_str()) {
            complaints.push(source.at(index + 1, &format!("more than {WIDTH_MAX} characters")));
        }
    }
    complaints
}

/// Test files that no `mod` line names: cargo would pass over them, and they would pass.
fn forgotten(all: &str, names: &[String]) -> Vec<String> {
    let listed = |name: &str| all.lines().any(|line| line.trim() == format!("mod {name};"));
    let lost = names.iter().filter(|name| *name != "all" && !listed(name));
    lost.map(|name| format!("tests/all.rs: `mod {name};` is missing, so its tests never run")).collect()
}

#[test]
fn files_have_their_shape() {
    let all = sources("src").into_iter().chain(sources("tests"));
    let complaints: Vec<String> = all.flat_map(|source| shape(&source)).collect();
    none(&complaints);
}

/// What was written there while something was tried out is not committed with it.
#[test]
fn nothing_strange_lies_at_the_top() {
    let listed = std::process::Command::new("git").arg("ls-files").current_dir(root()).output();
    let Some(listed) = listed.ok().filter(|it| it.status.success() && !it.stdout.is_empty()) else {
        return passed_over("no repository, so what lies at its top is not looked at");
    };
    let files = String::from_utf8(listed.stdout).expect("UTF-8");
    let top: BTreeSet<&str> = files.lines().filter_map(|file| file.split('/').next()).collect();
    assert_eq!(top, BTreeSet::from(TOP));
}

#[test]
fn no_test_file_is_forgotten() {
    let all = std::fs::read_to_string(root().join("tests/all.rs")).expect("all.rs");
    let names: Vec<String> = sources("tests")
        .iter()
        .filter_map(|source| source.path.strip_prefix("tests/")?.strip_suffix(".rs").map(str::to_owned))
        .filter_map(|name| match name.split_once('/') {
            None => Some(name),
            Some((folder, "mod")) => Some(folder.to_owned()),
            Some(_) => None,
        })
        .collect();
    none(&forgotten(&all, &names));
}

#[test]
fn a_file_out_of_shape_is_found() {
    let count = |text: &str| shape(&Source::new("src/a.rs", text)).len();
    assert_eq!(count("//! A file.\n\nfn a() {}\n"), 0);
    assert_eq!(count("fn a() {}\n"), 1, "no header");
    assert_eq!(count("//! A file.\n\tfn\n"), 1, "a tab");
    assert_eq!(count("//! A file.\nfn \n"), 1, "a blank at the end");
    assert_eq!(count("//! A file.\nfn"), 1, "no line end");
    assert_eq!(count(&format!("//! A file.\n// {}\n", "š".repeat(117))), 0, "120 characters, more bytes");
    assert_eq!(count(&format!("//! A file.\n// {}\n", "š".repeat(118))), 1, "121 characters");
    assert_eq!(count(&format!("//! A file.\n{}", "a\n".repeat(599))), 0);
    assert_eq!(count(&format!("//! A file.\n{}", "a\n".repeat(600))), 1);
}

#[test]
fn a_forgotten_test_file_is_found() {
    let names = ["all", "sim", "tidy"].map(str::to_owned);
    assert_eq!(forgotten("mod sim;\nmod tidy;\n", &names), Vec::<String>::new());
    assert_eq!(forgotten("mod sim;\n// mod tidy;\n", &names).len(), 1);
}
