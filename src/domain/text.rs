//! Texts: those that come from outside, such as names, reasons and sources; the order in which names stand in a
//! list; the line that a place in a text is in; and the nearest of some known words.
//!
//! Names are ordered by the dictionaries of the regulations' languages. The libraries that know all languages bring
//! tables of some hundred kilobytes; names in five languages need a few letters.

use std::fmt::Write as _;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Longer than any name, reason or source that somebody writes, in characters.
pub const LONGEST_TEXT: usize = 4_000;

/// Why a text is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// It has a character in it that has no shape: a terminal obeys it, and nobody sees it on paper.
    #[error("it has a character in it that cannot be seen (U+{:04X}): type it again", u32::from(*letter))]
    Hidden {
        /// The character.
        letter: char,
    },
    /// It is longer than anything that somebody writes.
    #[error("it has {length} characters, {LONGEST_TEXT} are the most")]
    TooLong {
        /// Its length in characters.
        length: usize,
    },
}

/// Whether a character has no shape of its own: control characters, those that turn the direction of what follows,
/// spaces without width, tags.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// A text as it is kept: composed (NFC), without space around it.
pub fn cleaned(text: &str) -> Result<String, TextProblem> {
    let length = text.chars().count();
    if length > LONGEST_TEXT {
        return Err(TextProblem::TooLong { length });
    }
    let kept = text.trim();
    match kept.chars().find(|letter| is_hidden(*letter)) {
        Some(letter) => Err(TextProblem::Hidden { letter }),
        None => Ok(kept.nfc().collect()),
    }
}

/// Sentences one behind another, each with its end: where a message has no full stop of its own it gets one, and what
/// follows begins with a capital letter.
pub fn sentences<S: AsRef<str>>(parts: impl IntoIterator<Item = S>) -> String {
    let mut text = String::new();
    for part in parts {
        let part = part.as_ref().trim();
        if part.is_empty() {
            continue;
        }
        if text.is_empty() {
            text.push_str(part);
            continue;
        }
        if !text.ends_with(['.', '!', '?', '…', ';', '\u{37e}']) {
            text.push('.');
        }
        text.push(' ');
        let mut letters = part.chars();
        text.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        text.push_str(letters.as_str());
    }
    text
}

/// A character that has no shape as one that has: the escape of JSON, which means the same in JSON.
pub fn shown(letter: char) -> String {
    let mut units = [0; 2];
    let mut escaped = String::new();
    for unit in letter.encode_utf16(&mut units) {
        let _ = write!(escaped, "\\u{unit:04x}");
    }
    escaped
}

/// Counts lines as people and editors do, whether they end in LF, CR LF or a lone CR. Places are asked for in their
/// order, so that a long text is gone through once.
#[derive(Clone, Debug)]
pub struct LineCounter<'t> {
    text: &'t [u8],
    at: usize,
    line: u64,
}

impl<'t> LineCounter<'t> {
    /// Of a text.
    pub fn of(text: &'t str) -> Self {
        Self { text: text.as_bytes(), at: 0, line: 1 }
    }

    /// The line, from 1, of what begins at a byte. Where a line ends there, it is that of what stands behind: readers
    /// of tables tell the place where they began to look for a row, before the line's end and empty lines.
    pub fn at(&mut self, byte: u64) -> u64 {
        let from = usize::try_from(byte).unwrap_or(usize::MAX).min(self.text.len());
        let ends = self.text[from..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let start = from + ends;
        while self.at < start {
            let pair = self.text[self.at] == b'\r' && self.text.get(self.at + 1) == Some(&b'\n');
            if matches!(self.text[self.at], b'\r' | b'\n') && !pair {
                self.line += 1;
            }
            self.at += 1;
        }
        self.line
    }
}

/// The known word that needs the fewest changes to become `written`; `None` where even that is another word.
pub(crate) fn nearest<'k>(written: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let length = |word: &str| word.chars().count();
    known
        .into_iter()
        .map(|word| (distance(written, word), word))
        .min()
        .filter(|&(changes, word)| changes <= (length(word).max(length(written)) / 3).max(1))
        .map(|(_, word)| word)
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows = vec![vec![0; to.len() + 1]; from.len() + 1];
    for i in 0..=from.len() {
        for j in 0..=to.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
                let swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
                let best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if swapped { best.min(rows[i - 2][j - 2] + 1) } else { best }
            };
        }
    }
    rows[from.len()][to.len()]
}

/// What a name is sorted by: letter by letter, capitals as small ones; a letter with a mark that does not make it one
/// of its own as the bare one; what is level so, by the letters as they are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Collated {
    letters: Vec<(char, u8)>,
    exactly: String,
}

/// The key of a name in the order of a language (BCP 47: `cs`, `de`, `el`, `sk`, `en`).
///
/// Czech (ČSN 97 6030) and Slovak (STN 01 0181) have Č, CH, Ř, Š and Ž behind C, H, R, S and Z, Slovak Ä and Ô behind A
/// and O; German (DIN 5007-1) and Greek have no letters with marks of their own, ß is ss and ς is σ.
pub fn collated(language: &str, name: &str) -> Collated {
    let (czech, slovak) = (language == "cs", language == "sk");
    let mut letters: Vec<(char, u8)> = Vec::new();
    for letter in name.nfd().flat_map(char::to_lowercase) {
        let behind = match (letters.last(), letter) {
            (Some(('c' | 'r' | 's' | 'z', 0)), CARON) => czech || slovak,
            (Some(('a', 0)), DIAERESIS) | (Some(('o', 0)), CIRCUMFLEX) => slovak,
            _ => false,
        };
        match (letters.last_mut(), letter) {
            (Some(last), _) if behind => last.1 = 1,
            (Some(last), 'h') if *last == ('c', 0) && (czech || slovak) => *last = ('h', 1),
            (_, 'ß') => letters.extend([('s', 0); 2]),
            (_, 'ς') => letters.push(('σ', 0)),
            (_, letter) if is_combining_mark(letter) => {}
            (_, letter) => letters.push((letter, 0)),
        }
    }
    Collated { letters, exactly: name.to_owned() }
}

const CIRCUMFLEX: char = '\u{302}';
const DIAERESIS: char = '\u{308}';
const CARON: char = '\u{30c}';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_name_however_they_are_typed() {
        assert_eq!(cleaned("A\u{301}nna ").as_deref(), Ok("Ánna"));
        assert_eq!(cleaned(" Ánna").as_deref(), Ok("Ánna"));
        assert_eq!(
            cleaned("Žofia Ďuríčková-Großmann Ελένη ς").as_deref(),
            Ok("Žofia Ďuríčková-Großmann Ελένη ς")
        );
    }

    #[test]
    fn what_cannot_be_seen_is_named() {
        for letter in "\u{1b}\u{7}\0\u{9b}\u{7f}\u{202e}\u{2066}\u{200b}\u{feff}\u{ad}\u{e0041}\n".chars() {
            assert_eq!(cleaned(&format!("An{letter}na")), Err(TextProblem::Hidden { letter }), "{letter:?}");
        }
        let problem = cleaned("An\u{202e}na").expect_err("it turns the line round").to_string();
        assert!(problem.contains("U+202E"), "{problem}");
        assert_eq!(cleaned(&"a".repeat(4_001)), Err(TextProblem::TooLong { length: 4_001 }));
        assert!(cleaned(&"ž".repeat(4_000)).is_ok());
    }

    #[test]
    fn an_escape_is_read_as_what_it_stands_for() {
        for letter in ['\u{1b}', '\u{9b}', '\u{202e}', '\u{e0041}'] {
            let text: String = serde_json::from_str(&format!("\"{}\"", shown(letter))).expect("JSON");
            assert_eq!(text, letter.to_string());
        }
    }

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["one", "two", "", "", "five", "six"].join(end);
            let place = |word: &str| text.find(word).expect("it is there") as u64;
            let mut lines = LineCounter::of(&text);
            assert_eq!(lines.at(0), 1, "{text:?}");
            assert_eq!(lines.at(place("two")), 2, "{text:?}");
            // Behind the first sign that ends the line, and before the others.
            assert_eq!(lines.at(place("two") + 4), 5, "{text:?}");
            assert_eq!(lines.at(place("six")), 6, "{text:?}");
            assert_eq!(lines.at(u64::MAX), 6, "{text:?}");
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_recognised_and_another_word_is_not() {
        assert_eq!(nearest("budget", ["mode", "budget_s"]), Some("budget_s"));
        assert_eq!(nearest("opnes", ["opens", "phrase"]), Some("opens"));
        assert_eq!(nearest("note", ["is", "cite"]), None);
        assert_eq!(nearest("weather", ["opens", "phrase"]), None);
    }

    fn sorted(language: &str, names: &str) -> String {
        let mut names: Vec<&str> = names.split(' ').collect();
        names.sort_by_cached_key(|name| collated(language, name));
        names.join(" ")
    }

    #[test]
    fn names_stand_in_the_order_of_their_language() {
        let czech =
            "Čapek Chalupa Holub Cibulka Žák Zeman Řehoř Rys Šíp Sýkora Ďas Dvořák Ábel Adam Úlehla Ulrich";
        assert_eq!(
            sorted("cs", czech),
            "Ábel Adam Cibulka Čapek Ďas Dvořák Holub Chalupa Rys Řehoř Sýkora Šíp Úlehla Ulrich Zeman Žák"
        );
        assert_eq!(
            sorted("sk", "Ozábal Ôčko Ovčík Päta Pazúr Ľalík Lukáč"),
            "Ľalík Lukáč Ovčík Ozábal Ôčko Pazúr Päta"
        );
        let german = "Zander Öhler Oswald Groß Grossmann Christ Cramer Čech Celan";
        assert_eq!(sorted("de", german), "Čech Celan Christ Cramer Groß Grossmann Öhler Oswald Zander");
        assert_eq!(sorted("el", "Ώτος Όμηρος Νίκας Νικαία Ζήνων"), "Ζήνων Νικαία Νίκας Όμηρος Ώτος");
    }

    #[test]
    fn what_is_level_by_its_letters_has_one_order() {
        assert_eq!(sorted("cs", "malá mala Malá Mala"), "Mala Malá mala malá");
    }
}
