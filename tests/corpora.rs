//! What the fuzz targets have found worth keeping, tried again in every test run and with any compiler: the corpora in
//! `fuzz/corpus/`, one folder a target. A file named `found-…` once broke its property.

use std::fs;
use std::path::PathBuf;

use crate::support::repository;

#[path = "../fuzz/properties/mod.rs"]
#[expect(unreachable_pub, reason = "they are a library to the fuzz targets")]
mod properties;

use properties::ALL;

/// A corpus is for every test run: more than so many files are no corpus but a collection.
const MOST: usize = 120;
/// And so many bytes.
const BYTES: u64 = 1 << 20;

/// The files of a target's corpus in the order of their names.
fn corpus(target: &str) -> Vec<PathBuf> {
    let folder = repository("fuzz/corpus").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

/// Tries every file of a corpus.
fn hold(target: &str) {
    let (_, property) = ALL.iter().find(|(name, _)| *name == target).expect("a property of that name");
    let files = corpus(target);
    assert!(files.len() >= 3, "{target}: a corpus of {} files proves nothing", files.len());
    for file in &files {
        let bytes = fs::read(file).expect("read");
        let held = std::panic::catch_unwind(|| property(&bytes));
        assert!(held.is_ok(), "{target}: it does not hold of {}", file.display());
    }
}

macro_rules! hold {
    ($($target:ident),+ $(,)?) => {
        $(#[test]
        fn $target() {
            hold(stringify!($target));
        })+

        const TRIED: &[&str] = &[$(stringify!($target)),+];
    };
}

hold!(
    adverts,
    chess,
    clocks_toml,
    device,
    exchange,
    exec,
    expr,
    frames,
    gateway,
    heard,
    import,
    journal,
    lines,
    list,
    profile,
    provision,
    records,
    ruleset,
    session,
    sheets,
    tiles,
);

#[test]
fn every_target_has_a_property_a_corpus_of_a_sensible_size_and_is_tried_here() {
    let mut names: Vec<&str> = ALL.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    assert_eq!(names, TRIED);
    let targets = fs::read_dir(repository("fuzz/fuzz_targets")).expect("the targets");
    let mut targets: Vec<String> = targets
        .map(|entry| {
            entry.expect("an entry").file_name().to_string_lossy().trim_end_matches(".rs").to_owned()
        })
        .collect();
    targets.sort_unstable();
    assert_eq!(targets, names, "one target for each property");
    let manifest = fs::read_to_string(repository("fuzz/Cargo.toml")).expect("the manifest");
    for target in names {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{target}.rs\"")), "{target} is not built");
        let files = corpus(target);
        let bytes: u64 = files.iter().map(|file| fs::metadata(file).expect("there").len()).sum();
        assert!(files.len() <= MOST && bytes <= BYTES, "{target}: {} files, {bytes} bytes", files.len());
    }
}
