//! Words whose letters are all in the alphabet, and that no word is like: the sign of a wrong character set.

use unicode_normalization::UnicodeNormalization as _;

/// The tonos.
const TONOS: char = '\u{301}';

/// Whether the letters of a text stand together as in no word of any language: a capital behind a small letter; in
/// Greek, no vowel, a final ς within the word, or two accents. A σ at the end says nothing: who makes small letters of
/// capitals has it there.
pub(super) fn odd(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| capital_within(word) || odd_greek(word))
}

/// A small letter that has no capital of its own, such as ß, says nothing: it stands between capitals too.
fn capital_within(word: &str) -> bool {
    let small = |c: char| c.is_lowercase() && c.to_uppercase().count() == 1;
    let behind = word.chars().skip(1);
    word.chars().zip(behind).any(|(before, c)| small(before) && c.is_uppercase())
}

fn odd_greek(word: &str) -> bool {
    let letters = word.chars().count();
    if letters < 2 || !word.chars().all(|c| matches!(c, '\u{370}'..='\u{3ff}')) {
        return false;
    }
    let vowel = |c: char| matches!(c.to_lowercase().next(), Some('α' | 'ε' | 'η' | 'ι' | 'ο' | 'υ' | 'ω'));
    let within = word.char_indices().any(|(at, c)| c == 'ς' && at + c.len_utf8() < word.len());
    let parts = || word.nfd();
    letters > 2 && !parts().any(vowel) || within || parts().filter(|&c| c == TONOS).count() > 1
}

#[cfg(test)]
mod tests {
    use super::odd;

    #[test]
    fn words_are_told_from_what_a_wrong_set_makes_of_them() {
        for word in [
            "λόγος",
            "λόγοσ",
            "ΛΟΓΟΣ",
            "Άλλος",
            "μαΐου",
            "οι",
            "σ",
            "STRAßE",
            "žena",
            "ŽENA",
            "„žena“",
            "x–Y",
        ] {
            assert!(!odd(word), "{word}");
        }
        for word in ["λςγος", "λόγός", "σγρτ", "ΣΓΡ", "dRlat", "FšNF", "„žEna“"] {
            assert!(odd(word), "{word}");
        }
    }
}
