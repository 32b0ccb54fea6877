//! What can be wrong with a list from elsewhere, in the reader's language.

use crate::lexicon::{
    CharsetReading, Document, HunspellFault, HunspellProblem, ImportProblem, ListProblem, TextFault,
    WrongLetter,
};
use crate::locale::{Locale, Value};

use super::Problem;

/// Whether something holds, as messages choose by it.
pub(super) fn yes(holds: bool) -> Value<'static> {
    Value::Text(if holds { "yes" } else { "no" })
}

/// Something that nothing but another file helps against.
pub(super) fn nothing(locale: &Locale, what: String) -> Problem {
    Problem::told(what, locale.say("import-nothing"))
}

/// Why a file is not read.
pub(super) fn import_problem(locale: &Locale, problem: &ImportProblem) -> String {
    match problem {
        ImportProblem::Packed { with, what } => {
            locale.with("import-packed", &[("with", (*with).into()), ("what", what.into())])
        }
        ImportProblem::Foreign { with, remedy } => {
            locale.with("import-foreign", &[("with", (*with).into()), ("remedy", (*remedy).into())])
        }
        ImportProblem::Locked => locale.say("import-locked"),
        ImportProblem::Twice => locale.say("import-packed-twice"),
        ImportProblem::Archive { files } => locale.with("import-archive", &[("count", Value::from(*files))]),
        ImportProblem::TooBig { limit } => locale.with("import-too-big", &[("limit", Value::from(*limit))]),
        ImportProblem::Encoding { name } => {
            locale.with("import-no-set", &[("name", (&format!("{name:?}")).into())])
        }
        ImportProblem::NoText => locale.say("import-no-text"),
        ImportProblem::Utf32 => locale.say("import-utf-32"),
        ImportProblem::Control { byte, line } => {
            let byte = format!("{byte:02X}");
            locale.with("import-control", &[("byte", (&byte).into()), ("line", Value::from(*line))])
        }
        ImportProblem::Document { what } => {
            let kind = match what {
                Document::Packed => "packed",
                Document::Pdf => "pdf",
                Document::Office => "office",
                Document::Rtf => "rtf",
            };
            locale.with("import-document", &[("kind", kind.into())])
        }
        ImportProblem::Sets { readings } => {
            locale.with("import-two-sets", &[("readings", (&shown(locale, readings)).into())])
        }
        ImportProblem::Strange { alphabet, readings } => {
            let readings = shown(locale, readings);
            let values = [("alphabet", alphabet.into()), ("readings", (&readings).into())];
            locale.with("import-strange", &values)
        }
        ImportProblem::NoColumn { column, columns } => locale
            .with("import-no-column", &[("column", Value::from(*column)), ("count", Value::from(*columns))]),
        ImportProblem::NoSuchName { column, names } => {
            locale.with("import-no-such-name", &[("column", column.into()), ("names", names.into())])
        }
        ImportProblem::OpenQuote { line } => {
            locale.with("import-open-quote", &[("line", Value::from(*line))])
        }
        ImportProblem::Csv { line, what } => {
            locale.with("import-csv", &[("line", Value::from(*line)), ("what", what.into())])
        }
        ImportProblem::Hunspell(problem) => hunspell_problem(locale, problem),
    }
}

/// What each character set makes of a word.
fn shown(locale: &Locale, readings: &[CharsetReading]) -> String {
    let one = |CharsetReading { encoding, word }: &CharsetReading| {
        let name = encoding.to_ascii_lowercase();
        let values = [("word", word.into()), ("set", (*encoding).into()), ("name", (&name).into())];
        locale.with("import-reading", &values)
    };
    either(locale, readings.iter().map(one))
}

/// One of these.
pub(super) fn either(locale: &Locale, these: impl Iterator<Item = String>) -> String {
    these.collect::<Vec<_>>().join(&locale.say("import-or"))
}

/// What is wrong in a dictionary, with its place.
pub(super) fn hunspell_problem(locale: &Locale, problem: &HunspellProblem) -> String {
    let HunspellProblem { file, line, column, what } = problem;
    let what = hunspell_fault(locale, what);
    let place = [("file", file.into()), ("line", Value::from(*line)), ("column", Value::from(*column))];
    locale.with("import-place", &[&place[..], &[("what", (&what).into())]].concat())
}

fn hunspell_fault(locale: &Locale, fault: &HunspellFault) -> String {
    let of_text = |id: &str, text: &str| locale.with(id, &[("text", (&format!("{text:?}")).into())]);
    match fault {
        HunspellFault::NoCount => locale.say("import-aff-no-count"),
        HunspellFault::CutOff { declared, found } => locale.with(
            "import-aff-cut-off",
            &[("declared", Value::from(*declared)), ("found", Value::from(*found))],
        ),
        HunspellFault::TooMany { most } => {
            locale.with("import-aff-too-many", &[("most", Value::from(*most))])
        }
        HunspellFault::FlagKind { name } => of_text("import-aff-flag-kind", name),
        HunspellFault::TwoPrefixes => locale.say("import-aff-two-prefixes"),
        HunspellFault::NoClass { text } => of_text("import-aff-no-class", text),
        HunspellFault::NoNumber { text } => of_text("import-aff-no-number", text),
        HunspellFault::Fewer { left } => locale.with("import-aff-fewer", &[("count", Value::from(*left))]),
        HunspellFault::NoAlias { text, known } => {
            let text = format!("{text:?}");
            locale.with("import-aff-no-alias", &[("text", (&text).into()), ("count", Value::from(*known))])
        }
        HunspellFault::HalfFlag { half } => {
            locale.with("import-aff-half-flag", &[("half", (&half.to_string()).into())])
        }
        HunspellFault::NoFlag { text } => of_text("import-aff-no-flag", text),
        HunspellFault::NotOne { text } => of_text("import-aff-not-one", text),
        HunspellFault::NotClosed => locale.say("import-aff-not-closed"),
        HunspellFault::NotOpened => locale.say("import-aff-not-opened"),
        HunspellFault::NoSet { name } => of_text("import-aff-no-set", name),
        HunspellFault::NotUtf8 => locale.say("import-aff-not-utf-8"),
        HunspellFault::Missing { part } => locale.with("import-aff-missing", &[("part", part.name().into())]),
    }
}

/// What is wrong with an id or a text that is to stand in a manifest.
pub(super) fn text_fault(locale: &Locale, fault: &TextFault) -> String {
    match fault {
        TextFault::Id { id } => locale.with("import-id", &[("id", (&format!("{id:?}")).into())]),
        TextFault::Letters { id } => locale.with("import-id-letters", &[("id", id.into())]),
        TextFault::Unseen { code } => {
            locale.with("import-unseen", &[("code", (&format!("{code:04X}")).into())])
        }
    }
}

/// Why no list can be made of words that were read. What no import meets stays English, as the tools say it that do.
pub(super) fn list_problem(locale: &Locale, problem: &ListProblem) -> String {
    match problem {
        ListProblem::Nameless => locale.say("import-nameless"),
        ListProblem::Manifest { what } => locale.with("import-manifest", &[("what", what.into())]),
        ListProblem::Language { list, language, alphabet } => {
            let values =
                [("list", list.into()), ("language", language.into()), ("alphabet", alphabet.into())];
            locale.with("import-language", &values)
        }
        ListProblem::Declared { list, declared, found } => {
            let values =
                [("list", list.into()), ("declared", Value::from(*declared)), ("found", Value::from(*found))];
            locale.with("import-declared", &values)
        }
        ListProblem::Damaged { list } => locale.with("import-damaged", &[("list", list.into())]),
        problem => problem.to_string(),
    }
}

/// A letter for which something was dropped.
pub(super) fn wrong_letter(locale: &Locale, letter: &WrongLetter) -> String {
    match letter {
        WrongLetter::Sign(sign) => sign.to_string(),
        WrongLetter::Strange { typed, position } => {
            locale.with("import-at-place", &[("typed", typed.into()), ("position", Value::from(*position))])
        }
        WrongLetter::LookAlike { typed, position, script, meant } => {
            let meant = meant.to_string();
            let place = [("typed", typed.into()), ("position", Value::from(*position))];
            let like = [("script", (*script).into()), ("meant", (&meant).into())];
            locale.with("import-looks-like", &[place, like].concat())
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::lexicon::AffixPart;

    use super::*;

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
            WrongLetter::LookAlike {
                typed: letter().0,
                position: letter().1,
                script: "Cyrillic",
                meant: 'O',
            },
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
}
