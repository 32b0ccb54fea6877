//! What the lists say of a word, in words.

use crate::clock::Cannot;
use crate::lexicon::{Finding, SourceRef, Why};
use crate::locale::{Locale, Value};

/// What a list is called: a name that ephor's own lists have in English is in the reader's language.
pub fn list(locale: &Locale, name: &str) -> String {
    match name.strip_suffix(" (damaged)") {
        Some(name) => locale.with("list-damaged", &[("name", (&locale.rule(name)).into())]),
        None => locale.rule(name),
    }
}

/// From how many tiles to how many.
pub fn range((from, to): (u8, u8)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// A list with its edition.
pub fn source(locale: &Locale, source: &SourceRef) -> String {
    let name = list(locale, &source.name);
    locale.with("found-source", &[("name", (&name).into()), ("edition", (&source.edition).into())])
}

/// What was found about a word, and why.
pub fn finding(locale: &Locale, finding: &Finding) -> String {
    let list = finding.source.as_ref().map(|it| source(locale, it)).unwrap_or_default();
    let word: (&str, Value<'_>) = ("word", (&finding.word).into());
    let of_names = |id: &str, names: &[String]| {
        let names: Vec<String> = names.iter().map(|name| self::list(locale, name)).collect();
        let said = joined(&names, &locale.say("and"));
        locale.with(id, &[("names", (&said).into()), ("count", names.len().into())])
    };
    match &finding.why {
        Why::Listed => locale.with("found-listed", &[word, ("source", (&list).into())]),
        Why::NotListed => locale.with("found-not-listed", &[word, ("source", (&list).into())]),
        Why::Adopted { listed, reason } => {
            let listed = if *listed { "yes" } else { "no" };
            let values =
                [word, ("source", (&list).into()), ("listed", listed.into()), ("reason", reason.into())];
            locale.with("found-adopted", &values)
        }
        Why::NotInstalled { names } => of_names("found-not-installed", names),
        Why::Silent { names } => of_names("found-silent", names),
        Why::BeyondList { names } => of_names("found-beyond", names),
        Why::Damaged { name } => locale.with("found-damaged", &[("name", name.into())]),
        Why::NoSource => locale.say("found-no-source"),
    }
}

/// What a clock cannot do.
pub(super) fn cannot(locale: &Locale, why: &Cannot) -> String {
    match why {
        Cannot::Unable => locale.say("cannot-unable"),
        Cannot::TooWide { text, width } => {
            locale.with("cannot-too-wide", &[("text", text.into()), ("width", u16::from(*width).into())])
        }
        Cannot::TooFine(step) => locale.with("cannot-too-fine", &[("step", (*step).into())]),
        Cannot::OutOfRange(most) => locale.with("cannot-out-of-range", &[("most", (*most).into())]),
    }
}

/// `B4`, `B4 and El Siňo`, `B4, B5 and El Siňo`.
fn joined(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{}{and}{last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Citation, Digest};
    use crate::lexicon::Outcome;

    fn found(why: Why) -> Finding {
        let source = SourceRef {
            list: "sk-b2".to_owned(),
            name: "B2".to_owned(),
            edition: "09".to_owned(),
            digest: Digest::of(b"b2"),
            tiles: None,
        };
        let decides = matches!(why, Why::Listed | Why::NotListed | Why::Adopted { .. });
        Finding {
            word: "ČO".to_owned(),
            outcome: Outcome::NotCovered,
            source: decides.then_some(source),
            cite: Citation::new("SSS §4.b"),
            why,
            advice: Vec::new(),
        }
    }

    /// The sentence that a judge reads in English is the one that programs get.
    #[test]
    fn english_says_what_the_finding_says_of_itself() {
        let names = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        let whys = [
            Why::Listed,
            Why::NotListed,
            Why::NotInstalled { names: names(&["B6"]) },
            Why::NotInstalled { names: names(&["B6", "B7"]) },
            Why::Silent { names: names(&["B4", "B5", "El Siňo"]) },
            Why::Silent { names: names(&["B4"]) },
            Why::BeyondList { names: names(&["B4"]) },
            Why::BeyondList { names: names(&["B4", "B5"]) },
            Why::Damaged { name: "B2".to_owned() },
            Why::NoSource,
            Why::Adopted { listed: true, reason: "agreed".to_owned() },
            Why::Adopted { listed: false, reason: "agreed".to_owned() },
        ];
        for why in whys {
            let found = found(why);
            assert_eq!(finding(Locale::english(), &found), found.sentence());
        }
    }

    #[test]
    fn a_clock_that_cannot_says_in_english_what_it_says_of_itself() {
        let wide = Cannot::TooWide { text: "A -100".to_owned(), width: 5 };
        for why in [Cannot::Unable, wide, Cannot::TooFine(500), Cannot::OutOfRange(35_999)] {
            assert_eq!(cannot(Locale::english(), &why), why.to_string());
        }
    }
}
