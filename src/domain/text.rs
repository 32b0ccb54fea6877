//! Text that comes from outside: names, reasons, sources.

use std::fmt::Write as _;

use unicode_normalization::UnicodeNormalization as _;

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
}
