//! What the journal and the rulesets refer to by English words and a number, in the reader's language: a paragraph as
//! it is cited on a screen, and what a duty is about.

use crate::domain::Citation;
use crate::locale::Locale;

/// The words of citations, as the rulesets write them, and the message for each. A longer one comes before its parts.
const WORDS: [(&str, &str); 7] = [
    ("clause after", "cite-clause-after"),
    ("third list", "cite-third-list"),
    ("silent", "cite-silent"),
    ("intro", "cite-intro"),
    ("after", "cite-after"),
    ("last", "cite-last"),
    ("list", "cite-list"),
];

/// A paragraph with its words in the reader's language: `ČAS silent` as `ČAS mlčí`, `§1 last ¶` as `§1 posl. ¶`. What a
/// regulation is called for short is one of the rulesets' texts: in Greek it is written in Greek letters.
pub fn cite(locale: &Locale, cite: &Citation) -> String {
    cited(locale, cite.as_str())
}

/// Paragraphs on one line; one that another names among several is not named once more.
pub fn cites(locale: &Locale, cites: &[Citation]) -> String {
    let covers = |other: &Citation, one: &Citation| one.is_within(other) && !other.is_within(one);
    let told = |one: &&Citation| !cites.iter().any(|other| covers(other, one));
    locale.items(cites.iter().filter(told).map(|one| cite(locale, one)))
}

/// The same of paragraphs that are told as text.
pub fn cited(locale: &Locale, text: &str) -> String {
    if text.contains("; ") {
        return locale.items(text.split("; ").map(|one| cited(locale, one)));
    }
    let short = |it: &&str| it.chars().count() > 2 && it.chars().all(char::is_uppercase);
    if let Some(short) = text.split(' ').next().filter(short) {
        let of = locale.rule(short);
        if of != short {
            return cited(locale, &text.replacen(short, &of, 1));
        }
    }
    for (word, id) in WORDS {
        if let Some((before, after)) = split(text, word) {
            return format!("{}{}{}", cited(locale, before), locale.say(id), cited(locale, after));
        }
    }
    text.to_owned()
}

/// About what or whom a duty is, as the journal has it: a round, a slip, a player, the event.
pub fn duty_subject(locale: &Locale, about: &str) -> String {
    let numbered = |word: &str, id: &str, value: &str| {
        let number: i64 = about.strip_prefix(word)?.parse().ok()?;
        Some(locale.with(id, &[(value, number.into())]))
    };
    numbered("round ", "bar-round", "round")
        .or_else(|| numbered("slip ", "verdict-slip", "slip"))
        .unwrap_or_else(|| about.to_owned())
}

/// What stands before a word and after it, where the text has it as a word of its own.
fn split<'t>(text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
    let whole = |(at, _): &(usize, &str)| {
        let letter = |of: Option<char>| of.is_some_and(char::is_alphanumeric);
        !letter(text[..*at].chars().next_back()) && !letter(text[at + word.len()..].chars().next())
    };
    let (at, _) = text.match_indices(word).find(whole)?;
    Some((&text[..at], &text[at + word.len()..]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules::{Catalogue, leaves};

    #[test]
    fn the_words_of_a_paragraph_are_in_the_readers_language() {
        let said = |tag: &str, text: &str| {
            cite(Locale::named(tag).expect("an installed language"), &Citation::new(text))
        };
        assert_eq!(said("cs", "ČAS silent"), "ČAS neupravuje");
        assert_eq!(said("sk", "SSS §3, clause after e"), "SSS §3, veta za písm. e");
        assert_eq!(said("el", "PES §Ζ last ¶"), "ΠΕΣ §Ζ τελ. ¶");
        assert_eq!(said("de", "TSO C third list 3"), "TSO C dritte Liste 3");
        assert_eq!(said("de", "TSO §2.6 last ¶, §1.1 ¶3"), "TSO §2.6 letzter ¶, §1.1 ¶3");
        assert_eq!(said("en", "SSS §3, after f; TSO silent"), "SSS §3, after f; TSO silent");
    }

    /// Whatever a ruleset cites: no English word is left in another language.
    #[test]
    fn every_english_word_of_a_paragraph_has_its_message() {
        let english = |text: &str| {
            let words = text.split(|letter: char| !letter.is_alphabetic());
            let words =
                words.filter(|word| word.len() > 3 && word.is_ascii() && word.to_lowercase() == *word);
            words.map(str::to_owned).collect::<Vec<_>>()
        };
        let mut seen = 0;
        for id in Catalogue::embedded().ids() {
            let ruleset = Catalogue::embedded().load(id, &BTreeMap::new()).expect("built in");
            for leaf in leaves(&ruleset) {
                for word in english(leaf.cite.as_str()) {
                    seen += 1;
                    let known = WORDS.iter().any(|(words, _)| words.split(' ').any(|it| it == word));
                    assert!(known, "{id}: “{word}” in {}", leaf.cite);
                }
            }
        }
        assert!(seen > 50, "{seen}");
    }
}
