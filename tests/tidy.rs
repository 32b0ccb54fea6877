//! The source itself, held to what the house is built on: arrows, circles, bans, sizes, forgotten files.
//!
//! Each check is a function from a file's path and text to complaints, so that each can be shown to fail on a few
//! lines. What is read here is the text, not the syntax: formatted source is regular enough for that, and it costs
//! milliseconds.

mod arrows;
mod bans;
mod circles;
mod shape;

use std::fs;
use std::path::{Path, PathBuf};

/// A source file.
struct Source {
    /// From the package's root, with `/`: `src/clock/mod.rs`.
    path: String,
    text: String,
}

impl Source {
    fn new(path: &str, text: impl Into<String>) -> Self {
        Self { path: path.to_owned(), text: text.into() }
    }

    /// The folder or file right under `src/`: `clock`, `main`, `lib`. Empty outside `src/`.
    fn room(&self) -> &str {
        let below = self.path.strip_prefix("src/").unwrap_or_default();
        below.split('/').next().map_or("", |room| room.strip_suffix(".rs").unwrap_or(room))
    }

    /// Whether the whole file is compiled for tests only.
    fn only_tests(&self) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        self.path.starts_with("tests/") || self.path.contains("/tests/") || name.ends_with("tests.rs")
    }

    /// The lines with their numbers, comments taken off.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line.split("//").next().unwrap_or("")))
    }

    fn at(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files under a folder of the package, in the order of their paths.
fn sources(folder: &str) -> Vec<Source> {
    fn walk(root: &Path, folder: &Path, into: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).expect("a folder of the package") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(root, &path, into);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let name =
                    path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
                into.push(Source::new(&name, fs::read_to_string(&path).expect("UTF-8")));
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &root().join(folder), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(found.len() > 5, "no sources under {folder}: the checks would pass on nothing");
    found
}

/// Whether `word` stands in `text` as a word of its own.
fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        !inside(text[..at].chars().next_back()) && !inside(text[at + word.len()..].chars().next())
    })
}

fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn a_word_is_not_a_part_of_a_word() {
    assert!(has_word("use rand::Rng;", "rand"));
    assert!(!has_word("use super::errand::Errand;", "rand"));
    assert!(!has_word("fastrand::u8(..)", "rand"));
}
