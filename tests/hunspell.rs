//! The four dictionaries of Debian: every form that the expander makes is one that `spellbook` accepts.
//!
//! There is no exception to list. Where a dictionary is not installed, its test says that it was skipped, and fails
//! where the environment has `EPHOR_ALL_TESTS`: `apt-get install hunspell-sk hunspell-cs hunspell-de-de hunspell-el`.
//! The quick tests ask for every 37th form; `cargo test --release -- --ignored oracle_accepts_every` asks for all nine
//! million.

#![expect(clippy::print_stderr, reason = "numbers are told to whoever runs these tests")]

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use ephor::lexicon::{
    Alphabet, Capitals, DictionaryFile, Hunspell, Imported, Importer, Language, WantedList, WordList,
    build_imported,
};

use crate::support::skipped;

/// Every how many forms the quick tests ask. A prime, so that no class of affixes is passed over again and again.
const EVERY: usize = 37;

struct Files {
    aff: String,
    dic: String,
    bytes: [Vec<u8>; 2],
}

/// The two files of a dictionary, if it is installed.
fn files(name: &str) -> Option<Files> {
    let file = |end: &str| format!("/usr/share/hunspell/{name}.{end}");
    let (aff, dic) = (file("aff"), file("dic"));
    if !Path::new(&aff).exists() || !Path::new(&dic).exists() {
        skipped(&format!("{dic} is not installed, so its forms are not checked"));
        return None;
    }
    let bytes = [&aff, &dic].map(|path| fs::read(path).expect("a readable dictionary"));
    Some(Files { aff, dic, bytes })
}

fn text(bytes: &[u8], encoding: &str) -> String {
    let encoding = encoding_rs::Encoding::for_label(encoding.as_bytes()).expect("a known encoding");
    encoding.decode(bytes).0.into_owned()
}

/// Asks the oracle for every so many forms of 2 to 15 letters; gives those that it refuses and how many were asked.
fn refused(name: &str, every: usize) -> Option<(Vec<String>, usize)> {
    let Files { aff, dic, bytes } = files(name)?;
    let [aff_bytes, dic_bytes] = &bytes;
    let ours = Hunspell::read(
        DictionaryFile { name: &aff, bytes: aff_bytes },
        DictionaryFile { name: &dic, bytes: dic_bytes },
    )
    .expect("a sound dictionary");
    let oracle =
        spellbook::Dictionary::new(&text(aff_bytes, ours.encoding()), &text(dic_bytes, ours.encoding()))
            .expect("the oracle reads it");
    let (mut refused, mut asked, mut seen) = (Vec::new(), 0, 0);
    ours.expand(&mut |form| {
        if !(2..=15).contains(&form.text.chars().count()) {
            return;
        }
        seen += 1;
        if seen % every == 0 {
            asked += 1;
            if !oracle.check(form.text) {
                refused.push(form.text.to_owned());
            }
        }
    })
    .expect("sound entries");
    refused.sort();
    refused.dedup();
    Some((refused, asked))
}

fn holds(name: &str, every: usize) {
    let Some((refused, asked)) = refused(name, every) else { return };
    eprintln!("{name}: {asked} forms asked, {} refused", refused.len());
    assert!(
        refused.is_empty(),
        "{name}: {} forms, such as {:?}",
        refused.len(),
        &refused[..refused.len().min(40)]
    );
    assert!(asked > 5_000, "{asked}");
}

#[test]
fn the_oracle_accepts_what_slovak_expands_to() {
    holds("sk_SK", EVERY);
}

#[test]
fn the_oracle_accepts_what_czech_expands_to() {
    holds("cs_CZ", EVERY);
}

#[test]
fn the_oracle_accepts_what_german_expands_to() {
    holds("de_DE", EVERY);
}

#[test]
fn the_oracle_accepts_what_greek_expands_to() {
    holds("el_GR", EVERY);
}

#[test]
#[ignore = "asks for every form of Slovak, which takes a minute"]
fn the_oracle_accepts_every_form_of_slovak() {
    holds("sk_SK", 1);
}

#[test]
#[ignore = "asks for every form of Czech, which takes two minutes"]
fn the_oracle_accepts_every_form_of_czech() {
    holds("cs_CZ", 1);
}

#[test]
#[ignore = "asks for every form of German and Greek, which takes half a minute"]
fn the_oracle_accepts_every_form_of_german_and_greek() {
    holds("de_DE", 1);
    holds("el_GR", 1);
}

/// The words that a language has at least, of 2 to 15 tiles, after they are read by its alphabet.
fn words(name: &str, code: &str, least: usize) {
    let Some(Files { aff, dic, bytes: [aff_bytes, dic_bytes] }) = files(name) else { return };
    let languages = Language::embedded().expect("sound languages");
    let alphabet =
        languages.iter().map(Language::alphabet).find(|it| it.language() == code).expect("shipped");
    let wanted = WantedList { tiles: (2, 15), capitals: Capitals::Names, examples: 0 };
    let mut importer = Importer::new(alphabet, wanted);
    let ours = Hunspell::read(
        DictionaryFile { name: &aff, bytes: &aff_bytes },
        DictionaryFile { name: &dic, bytes: &dic_bytes },
    );
    ours.expect("a sound dictionary").expand(&mut |form| importer.take_form(form)).expect("sound entries");
    let imported = importer.finish();
    let found = imported.words().count();
    eprintln!("{name}: {found} words");
    assert!(found >= least, "{name}: {found} words");
    answers_are_exact(&imported, alphabet);
}

/// The built list has every word, and of words with one wrong letter exactly those that are words too.
fn answers_are_exact(imported: &Imported, alphabet: &Alphabet) {
    let manifest = format!(
        "id = \"x\"\nlanguage = \"{}\"\ntitle = \"x\"\nname = \"x\"\nedition = \"1\"\n\
         authority = \"advisory\"\nsource = \"x\"\nlicence = \"x\"\n",
        alphabet.language()
    );
    let built = build_imported(&manifest, imported, alphabet).expect("a list");
    let list = WordList::open(&built.manifest, built.fst).expect("what was built");
    list.count_again().expect("its own figures");
    let words: HashSet<&str> = imported.words().collect();
    let letters = alphabet.letters();
    for (at, word) in imported.words().enumerate() {
        let read = alphabet.read(word).expect("a word");
        assert!(list.contains(&read), "{word}");
        // Every letter comes to stand at every place sooner or later.
        let mut other: Vec<char> = word.chars().collect();
        let place = at % other.len();
        other[place] = letters[at / 7 % letters.len()];
        let other: String = other.into_iter().collect();
        let read = alphabet.read(&other).expect("letters");
        assert_eq!(list.contains(&read), words.contains(other.as_str()), "{other}");
    }
}

#[test]
fn german_and_greek_have_their_words() {
    words("de_DE", "de", 200_000);
    words("el_GR", "el", 700_000);
}

#[test]
fn slovak_has_its_words() {
    words("sk_SK", "sk", 1_700_000);
}

#[test]
fn czech_has_its_words() {
    words("cs_CZ", "cs", 2_800_000);
}
