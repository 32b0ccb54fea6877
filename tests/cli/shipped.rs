//! The advisory sets that come with ephor: built from Debian's packages, byte for byte the committed ones.

use std::fs;
use std::process::Command;

use crate::support::{Place, passed_over, repository, skipped};

/// The digests of the files that a manifest says its list was made from.
fn made_from(manifest: &str) -> Vec<String> {
    let made = manifest.lines().find(|line| line.starts_with("made = ")).unwrap_or_default();
    let digests = made.split("BLAKE3 ").skip(1);
    digests.map(|rest| rest.chars().take_while(char::is_ascii_hexdigit).collect()).collect()
}

fn rebuilt(language: &str, name: &str) {
    let place = Place::new();
    let mut script = Command::new(repository("lexicons/rebuild"));
    script.arg(place.path("out")).arg(language).env("EPHOR", env!("CARGO_BIN_EXE_ephor"));
    let ran = script.env("HOME", place.path("home")).output().expect("bash");
    if ran.status.code() == Some(3) {
        return skipped(&format!(
            "{} so the set is not rebuilt",
            String::from_utf8_lossy(&ran.stderr).trim()
        ));
    }
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let file = |end: &str| {
        let committed =
            fs::read(repository(&format!("lexicons/{language}/{name}.{end}"))).expect("committed");
        (committed, place.read(&format!("out/{language}/{name}.{end}")))
    };
    let (committed, fresh) = file("toml");
    let [committed, fresh] = [committed, fresh].map(|text| String::from_utf8(text).expect("UTF-8"));
    assert!(!made_from(&committed).is_empty(), "{language}: the manifest says what it was made from");
    if made_from(&committed) != made_from(&fresh) {
        return passed_over(&format!(
            "{language}: another version of the package is installed, so nothing is compared"
        ));
    }
    assert_eq!(fresh, committed, "{language}/{name}.toml");
    let (committed, fresh) = file("fst");
    assert!(committed == fresh, "{language}/{name}.fst has other bytes");
}

#[test]
fn slovak_is_rebuilt_byte_for_byte() {
    rebuilt("sk", "hunspell");
}

#[test]
fn greek_is_rebuilt_byte_for_byte() {
    rebuilt("el", "hunspell");
}

#[test]
fn german_is_rebuilt_byte_for_byte() {
    rebuilt("de", "wordlist");
}

#[test]
fn shipped_advice_is_heard_where_no_list_decides() {
    let place = Place::new();
    place.run(&["lexicon", "list"]).exits(0).says(&["sk-hunspell", "el-hunspell", "de-wordlist", "advisory"]);
    let slovak = place.run(&["judge", "rozhodca", "rozhodcq", "hliník"]).exits(3);
    slovak.says(&[
        "hunspell-sk, ed. Debian 1:7.5.0-1 lists it",
        "hunspell-sk, ed. Debian 1:7.5.0-1 does not list it, which decides nothing",
        "✓ HLINÍK",
    ]);
    let short = place.run(&["judge", "čo", "xq"]).exits(1);
    assert!(!short.out.contains("hunspell"), "it says nothing where the lists decide alone: {}", short.out);
    let german = place.run(&["judge", "-r", "tso-2017", "spielbrett", "straße", "xyzzy"]).exits(3);
    german.says(&[
        "? SPIELBRETT",
        "? STRASSE",
        "german-wordlist, ed. Debian tanglet-data 1.6.3-2 lists it",
        "german-wordlist, ed. Debian tanglet-data 1.6.3-2 does not list it",
    ]);
    let greek = place.run(&["judge", "-r", "pes-classic", "λόγος"]).exits(3);
    greek.says(&["? ΛΟΓΟΣ", "hunspell-el, ed. Debian 1:7.5.0-1 lists it, which decides nothing"]);
}
