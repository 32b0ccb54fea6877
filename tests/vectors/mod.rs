//! The conformance vectors, read once more by a decoder that shares no line with the program: Python, standard
//! library only, written from the specification. Without `python3` this says so and passes.

#![expect(clippy::print_stderr, reason = "what was not checked is told to whoever runs these tests")]

use std::path::Path;
use std::process::Command;

/// Runs the checker on a file of vectors; `None` where there is no Python.
fn check(vectors: &Path) -> Option<Result<String, String>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/check.py");
    let run = Command::new("python3").arg("-B").arg(here).arg(vectors).output().ok()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Some(if run.status.success() { Ok(text(&run.stdout)) } else { Err(text(&run.stderr)) })
}

#[test]
fn an_independent_decoder_agrees_with_every_vector() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("clocks/open-clock-vectors.json");
    let Some(found) = check(&file) else {
        eprintln!(
            "skipped: there is no python3 here, so the vectors were not read by the independent decoder"
        );
        return;
    };
    let counts = found.unwrap_or_else(|why| panic!("{why}"));
    for section in [
        "cmac",
        "keys",
        "frames",
        "malformed",
        "tables",
        "times",
        "counters",
        "events",
        "delays",
        "exchanges",
        "answers",
        "x25519",
        "provisioning",
        "provisioning_malformed",
        "refusals",
    ] {
        assert!(counts.contains(section), "{section} is not in: {counts}");
    }
}

/// A stranger must be able to write it in an evening: CMAC and all frames, in sixty lines.
#[test]
fn the_independent_decoder_is_short() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/decoder.py");
    let text = std::fs::read_to_string(file).expect("the decoder");
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    assert!(lines.clone().count() <= 60 && lines.clone().all(|line| line.len() <= 120));
}

/// The independent decoder can say no: one changed digit is found.
#[test]
fn the_independent_decoder_finds_a_changed_digit() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("clocks/open-clock-vectors.json");
    let text = std::fs::read_to_string(file).expect("the vectors");
    let folder = tempfile::tempdir().expect("a folder");
    for (from, to) in [
        ("af46a745e", "af46a745f"),
        ("\"error\": \"tag\"", "\"error\": \"type\""),
        ("[69936, \"suspect\"]", "[69936, \"dropped\"]"),
        ("\"status\": 8", "\"status\": 0"),
        ("[33118, 32918, true]", "[33118, 32918, false]"),
        ("257, \"state\", \"late\"]", "257, \"state\", \"fresh\"]"),
        ("\"highest\": 100", "\"highest\": 50"),
        ("\"left\": [-15000, 60000]", "\"left\": [-15000, 59999]"),
        ("\"check\": 274098", "\"check\": 274099"),
        ("1dd29daf878b61aa25", "1dd29daf878b61aa24"),
        ("\"1f010700\", \"error\": \"reserved\"", "\"1f010700\", \"error\": \"unknown\""),
        ("\"say\": \"1f060000\"", "\"say\": \"1f070000\""),
    ] {
        let changed = text.replacen(from, to, 1);
        assert!(changed != text, "{from} is not in the vectors");
        let file = folder.path().join("vectors.json");
        std::fs::write(&file, changed).expect("written");
        let Some(found) = check(&file) else {
            eprintln!("skipped: there is no python3 here");
            return;
        };
        assert!(found.is_err(), "{from} → {to} went unnoticed");
    }
}
