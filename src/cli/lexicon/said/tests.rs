//! What is wrong with a list is said in English as it says itself, and otherwise in every other language.

use super::*;
use crate::lexicon::AffixPart;

fn text() -> String {
    "a\"b".to_owned()
}

fn import_problems() -> Vec<ImportProblem> {
    let reading = |encoding| CharsetReading { encoding, word: "ľena".to_owned() };
    let mut all = vec![
        ImportProblem::Packed { with: "gzip", what: text() },
        ImportProblem::Foreign { with: "xz", remedy: "unxz" },
        ImportProblem::Locked,
        ImportProblem::Twice,
        ImportProblem::Archive { files: 2 },
        ImportProblem::TooBig { limit: 1 << 29 },
        ImportProblem::Encoding { name: text() },
        ImportProblem::NoText,
        ImportProblem::Utf32,
        ImportProblem::Control { byte: 7, line: 2 },
        ImportProblem::Sets { readings: [reading("windows-1250"), reading("ISO-8859-2")] },
        ImportProblem::Strange { alphabet: "Slovak".to_owned(), readings: vec![reading("cp852")] },
        ImportProblem::NoColumn { column: 5, columns: 2 },
        ImportProblem::NoSuchName { column: text(), names: "dom, 5".to_owned() },
        ImportProblem::OpenQuote { line: 3 },
        ImportProblem::Csv { line: 3, what: text() },
    ];
    let documents = [Document::Packed, Document::Pdf, Document::Office, Document::Rtf];
    all.extend(documents.map(|what| ImportProblem::Document { what }));
    all
}

fn hunspell_problems() -> Vec<HunspellProblem> {
    let mut all = vec![
        HunspellFault::NoCount,
        HunspellFault::CutOff { declared: 1000, found: 989 },
        HunspellFault::TooMany { most: 200_000_000 },
        HunspellFault::FlagKind { name: text() },
        HunspellFault::TwoPrefixes,
        HunspellFault::NoClass { text: text() },
        HunspellFault::NoNumber { text: text() },
        HunspellFault::Fewer { left: 1 },
        HunspellFault::NoAlias { text: text(), known: 1 },
        HunspellFault::HalfFlag { half: 'B' },
        HunspellFault::NoFlag { text: text() },
        HunspellFault::NotOne { text: text() },
        HunspellFault::NotClosed,
        HunspellFault::NotOpened,
        HunspellFault::NoSet { name: text() },
        HunspellFault::NotUtf8,
    ];
    let parts = [AffixPart::Flag, AffixPart::Cross, AffixPart::Rules, AffixPart::Off, AffixPart::On];
    all.extend(parts.map(|part| HunspellFault::Missing { part }));
    let at = |what| HunspellProblem { file: "x.aff".to_owned(), line: 2, column: 7, what };
    all.into_iter().map(at).collect()
}

fn list_problems() -> Vec<ListProblem> {
    let list = || "sk-try".to_owned();
    vec![
        ListProblem::Nameless,
        ListProblem::Manifest { what: text() },
        ListProblem::Language { list: list(), language: "sk".to_owned(), alphabet: "cs".to_owned() },
        ListProblem::Declared { list: list(), declared: 3, found: 1 },
        ListProblem::Damaged { list: list() },
    ]
}

/// All that can be wrong, each as it says itself and as a language says it.
fn all_in(locale: &Locale) -> Vec<(String, String)> {
    let faults = [TextFault::Id { id: text() }, TextFault::Letters { id: text() }];
    let faults = faults.into_iter().chain([TextFault::Unseen { code: 0xad }]);
    let letter = || ("ę".to_owned(), 2);
    let letters = [
        WrongLetter::Strange { typed: letter().0, position: letter().1 },
        WrongLetter::LookAlike { typed: letter().0, position: letter().1, script: "Cyrillic", meant: 'O' },
    ];
    let mut all = Vec::new();
    all.extend(import_problems().iter().map(|it| (it.to_string(), import_problem(locale, it))));
    all.extend(hunspell_problems().iter().map(|it| (it.to_string(), hunspell_problem(locale, it))));
    all.extend(list_problems().iter().map(|it| (it.to_string(), list_problem(locale, it))));
    all.extend(faults.map(|it| (it.to_string(), text_fault(locale, &it))));
    all.extend(letters.iter().map(|it| (it.to_string(), wrong_letter(locale, it))));
    all
}

#[test]
fn english_says_what_a_problem_says_of_itself() {
    for (itself, said) in all_in(Locale::english()) {
        assert_eq!(itself, said);
    }
}

#[test]
fn no_other_language_says_it_in_english() {
    for tag in Locale::tags().filter(|tag| *tag != "en") {
        let locale = Locale::named(tag).expect("installed");
        for (english, said) in all_in(locale) {
            assert!(!said.is_empty() && !said.contains('⟨') && said != english, "{tag}: {said}");
        }
    }
}

#[test]
fn a_reason_is_said_in_english_as_manifests_have_it() {
    use crate::lexicon::DropReason;
    for reason in [
        DropReason::Letter,
        DropReason::LookAlike,
        DropReason::Sign,
        DropReason::Broken,
        DropReason::Several,
        DropReason::Name,
        DropReason::Abbreviation,
        DropReason::Short,
        DropReason::Long,
        DropReason::Twice,
    ] {
        assert_eq!(Locale::english().say(reason.message()), reason.to_string());
    }
}
