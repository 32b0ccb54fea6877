//! Small dictionaries, each for one thing that Hunspell can say; and files that say nothing sensible.

use proptest::prelude::*;

use super::super::{DictionaryFile, Hunspell, HunspellForm, HunspellProblem};

fn read(aff: &[u8], dic: &[u8]) -> Result<Hunspell, HunspellProblem> {
    Hunspell::read(DictionaryFile { name: "x.aff", bytes: aff }, DictionaryFile { name: "x.dic", bytes: dic })
}

/// All forms of entries under an `.aff` in UTF-8, in order, each once.
fn forms(aff: &str, entries: &[&str]) -> Vec<String> {
    let aff = format!("SET UTF-8\n{aff}");
    let dic = format!("{}\n{}\n", entries.len(), entries.join("\n"));
    let mut forms = Vec::new();
    let take = &mut |form: HunspellForm<'_>| forms.push(form.text.to_owned());
    read(aff.as_bytes(), dic.as_bytes()).expect("sound").expand(take).expect("sound");
    forms.sort();
    forms.dedup();
    forms
}

/// What is said about a broken pair.
fn said(aff: &str, dic: &str) -> String {
    let outcome = read(aff.as_bytes(), dic.as_bytes()).and_then(|read| read.expand(&mut |_| ()));
    outcome.expect_err("broken").to_string()
}

const SLOVAK: &str = "PFX N Y 1\nPFX N 0 ne .\nSFX z Y 2\nSFX z a y a is:genitive\nSFX z a e [^euo]a\n";

#[test]
fn affixes_go_on_where_their_condition_holds_and_cross() {
    assert_eq!(forms(SLOVAK, &["žena/z po:noun"]), ["žena", "žene", "ženy"]);
    assert_eq!(forms(SLOVAK, &["žena/zN"]), ["nežena", "nežene", "neženy", "žena", "žene", "ženy"]);
    assert_eq!(forms(SLOVAK, &["idea/z"]), ["idea", "idey"]);
    let apart = SLOVAK.replace("SFX z Y", "SFX z N");
    assert_eq!(forms(&apart, &["idea/zN"]), ["idea", "idey", "neidea"]);
    assert_eq!(forms("SFX č Y 1\nSFX č 0 é .", &["dom/č"]), ["dom", "domé"], "a flag beyond ASCII");
}

#[test]
fn flags_are_written_in_four_ways() {
    let long = "FLAG long\nSFX Aa Y 1\nSFX Aa 0 s/Bb .\nSFX Bb Y 1\nSFX Bb 0 t .\n";
    assert_eq!(forms(long, &["x/Aa"]), ["x", "xs", "xst"]);
    let num = "SFX 7 Y 1\nSFX 7 0 s .\nSFX 65000 Y 1\nSFX 65000 0 t .\nFLAG num\n";
    assert_eq!(forms(num, &["x/7,65000"]), ["x", "xs", "xt"]);
    let utf = "FLAG UTF-8\nSFX Ω Y 1\nSFX Ω 0 s .\n";
    assert_eq!(forms(utf, &["x/Ω"]), ["x", "xs"]);
    let alias = "AF 2\nAF AB\nAF B # only one\nSFX A Y 1\nSFX A 0 s/2 .\nSFX B Y 1\nSFX B 0 t .\n";
    assert_eq!(forms(alias, &["x/1", "y/2"]), ["x", "xs", "xst", "xt", "y", "yt"]);
    let numbered = "FLAG num\nAF 1\nAF 101\nSFX 101 Y 1\nSFX 101 0 s .\n";
    assert_eq!(forms(numbered, &["x/1"]), ["x", "xs"]);
}

#[test]
fn a_second_suffix_comes_after_the_first_and_no_third() {
    let czech = "SFX P Y 1\nSFX P 0 ův/Y .\nSFX Y Y 1\nSFX Y 0 a/Z [uů]v\nSFX Z Y 1\nSFX Z 0 m .\n";
    assert_eq!(forms(czech, &["otec/P"]), ["otec", "otecův", "otecůva"]);
    let prefixed = "PFX N Y 1\nPFX N 0 ne .\nSFX A Y 1\nSFX A 0 s/BN .\nSFX B Y 1\nSFX B 0 t .\n";
    assert_eq!(forms(prefixed, &["x/A"]), ["nexs", "nexst", "x", "xs", "xst"], "a suffix lets a prefix in");
    let with = "PFX N Y 1\nPFX N 0 ne/S .\nSFX S Y 1\nSFX S 0 s .\n";
    assert_eq!(forms(with, &["x/N"]), ["nex", "nexs", "x"], "a prefix lets a suffix in");
}

#[test]
fn restrictions_are_kept() {
    let need = "NEEDAFFIX h\nSFX A Y 2\nSFX A 0 s .\nSFX A 0 q/hB .\nSFX B Y 1\nSFX B 0 t .\n";
    assert_eq!(forms(need, &["x/hA"]), ["xqt", "xs"]);
    let part = "ONLYINCOMPOUND o\nCOMPOUNDBEGIN x\nSFX A Y 2\nSFX A 0 s/o .\nSFX A 0 t .\n";
    assert_eq!(forms(part, &["a/A", "b/oA"]), ["a", "at"]);
    let both = "CIRCUMFIX f\nPFX G Y 1\nPFX G 0 ge/f .\nSFX T Y 1\nSFX T 0 t/f .\n";
    assert_eq!(forms(both, &["lob/GT"]), ["gelobt", "lob"]);
    let never = "FORBIDDENWORD q\nSFX A Y 1\nSFX A 0 s .\n";
    assert_eq!(forms(never, &["x/A", "xs/q"]), ["x"]);
    let strip = "SFX A Y 1\nSFX A ab c ab\n";
    assert_eq!(forms(strip, &["ab/A"]), ["ab"]);
    assert_eq!(forms(&format!("FULLSTRIP\n{strip}"), &["ab/A"]), ["ab", "c"]);
    let rude = "NOSUGGEST n\nREP 1\nREP a b\nMAP 1\nMAP aá\n";
    assert_eq!(forms(rude, &["x/n"]), ["x"]);
}

#[test]
fn case_and_compounds_are_told() {
    let aff = b"KEEPCASE w\nCOMPOUNDFLAG c\nSFX A Y 1\nSFX A 0 s/w .\n";
    let mut kept = Vec::new();
    let take = &mut |form: HunspellForm<'_>| kept.push((form.text.to_owned(), form.line, form.keep_case));
    let done = read(aff, b"3\nkm/w\n\tremark\nBahn/cA\n").expect("sound").expand(take).expect("sound");
    let form = |text: &str, line, keep| (text.to_owned(), line, keep);
    assert_eq!(kept, [form("km", 2, true), form("Bahn", 4, false), form("Bahns", 4, true)]);
    assert_eq!((done.entries, done.forms, done.compoundable), (2, 3, 1));
}

#[test]
fn character_sets_are_those_of_the_aff() {
    let one = |aff: &[u8], dic: &[u8]| {
        let mut text = String::new();
        let read = read(aff, dic).expect("sound");
        read.expand(&mut |form| text.push_str(form.text)).expect("sound");
        (read.encoding(), text)
    };
    assert_eq!(one(b"SET ISO8859-7\n", b"1\n\xb6\xe2\xe1\r\n"), ("ISO-8859-7", "Άβα".to_owned()));
    assert_eq!(one(b"SET ISO8859-2\n", b"1\n\xb9a\n"), ("ISO-8859-2", "ša".to_owned()));
    assert_eq!(one(b"SET microsoft-cp1250\n", b"1\n\x9aa\n"), ("windows-1250", "ša".to_owned()));
    assert_eq!(one(b"# none\n", b"1\n\xe4\n"), ("windows-1252", "ä".to_owned()));
    assert_eq!(one(b"\xef\xbb\xbfSET UTF-8\n", "\u{feff}1\nš\n".as_bytes()), ("UTF-8", "š".to_owned()));
}

#[test]
fn what_is_broken_is_named_with_its_place() {
    let dic = "1\nx/A\n";
    assert_eq!(
        said("SET KLINGON\n", dic),
        "x.aff, line 1, column 5: \"KLINGON\" is no character set: write one like UTF-8, ISO8859-2 or ISO8859-7"
    );
    assert!(
        said("SET UTF-8\nSFX A Y 2\nSFX A 0 s .\n", dic)
            .starts_with("x.aff, line 2, column 1: 1 rules fewer")
    );
    assert!(
        said("SFX A Y 2\nSFX A 0 s .\nPFX B Y 1\n", dic)
            .starts_with("x.aff, line 3, column 1: 1 rules fewer")
    );
    assert!(
        said("SFX A Y 1\nSFX A 0 s .\nSFX A 0 t .\n", dic)
            .starts_with("x.aff, line 3, column 7: \"0\" stands")
    );
    assert!(said("SFX A Y 1\nSFX A 0 s [ab\n", dic).starts_with("x.aff, line 2, column 11: a [ without"));
    assert!(
        said("SFX A Y 1\nSFX A 0\n", dic).ends_with("line 2, column 8: what is put on, or 0 is missing here")
    );
    assert!(said("SFX A Y many\n", dic).contains("column 9: \"many\" is no number"));
    assert!(said("FLAG short-ish\n", dic).contains("line 1, column 6"));
    assert!(said("COMPLEXPREFIXES\n", dic).contains("cannot be imported"));
    assert!(said("FLAG num\n", dic).starts_with("x.dic, line 2, column 3: \"A\" is no flag"));
    assert!(
        said("AF 1\nAF A\n", "1\nx/7\n")
            .contains("line 2, column 3: \"7\" is none of the 1 numbers under AF")
    );
    assert!(said("", "word\n").starts_with("x.dic, line 1, column 1: the number of words is missing"));
    let broken = read(b"SET UTF-8\n", b"1\n\xc5\xa1a\xff\n").expect_err("bytes").to_string();
    assert!(broken.starts_with("x.dic, line 2, column 3: this is not UTF-8"), "{broken}");
}

/// An `.aff` that has a line of every kind, for taking apart.
const EVERYTHING: &str = "SET UTF-8\nFLAG long\nAF 2\nAF AaBb\nAF Cc\nNEEDAFFIX Nn\nONLYINCOMPOUND Oo\nCIRCUMFIX Cf\n\
    KEEPCASE Kc\nFORBIDDENWORD Fw\nCOMPOUNDFLAG Co\nFULLSTRIP\nPFX Aa Y 2\nPFX Aa 0 ne/2 [^áé].\nPFX Aa ab 0/1 .\n\
    SFX Bb Y 2\nSFX Bb a y/2 [^eu]a\nSFX Bb žena 0 a is:x\nSFX Cc N 1\nSFX Cc 0 ých\\/ .\n";

proptest! {
    #[test]
    fn garbage_is_refused_or_read_and_never_panics(aff: Vec<u8>, dic: Vec<u8>) {
        let dic = [b"9\n".as_slice(), &dic].concat();
        if let Ok(read) = read(&aff, &dic) {
            let _ = read.expand(&mut |_| ());
        }
    }

    #[test]
    fn a_damaged_dictionary_never_panics(
        cuts in prop::collection::vec((0..EVERYTHING.len(), any::<u8>(), 0..4_u8), 0..8),
        entry in "[a-cá ž/\\\\]{0,8}(/[1-3A-CFKNOa-cfnow]{0,6})?",
    ) {
        let mut aff = EVERYTHING.as_bytes().to_vec();
        for (at, byte, how) in cuts {
            let at = at.min(aff.len().saturating_sub(1));
            match how {
                0 => aff.truncate(at),
                1 => aff.insert(at, byte),
                2 if !aff.is_empty() => { aff.remove(at); }
                _ => if let Some(there) = aff.get_mut(at) { *there = byte },
            }
        }
        let dic = format!("2\nžena/1\n{entry}\n");
        if let Ok(read) = read(&aff, dic.as_bytes()) {
            let _ = read.expand(&mut |_| ());
        }
    }
}
