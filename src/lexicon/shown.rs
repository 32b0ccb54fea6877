//! Texts of strangers on a terminal: nothing invisible, nothing that steers it, nothing without end.

use std::fmt::Write as _;

/// The most characters of a text that are shown.
const MOST: usize = 40;

/// A text as it may be shown: what cannot be seen as its code point, and `…` for what is behind 40 characters.
pub fn seen(text: &str) -> String {
    let end = text.char_indices().nth(MOST);
    match end {
        Some((end, _)) => format!("{}…", visible(&text[..end])),
        None => visible(text),
    }
}

/// A text with the code points of what cannot be seen in it.
pub fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if unseen(c) {
            // Writing to a string does not fail.
            let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// Whether a character cannot be seen and may do something: a control, or one that turns the direction of writing,
/// joins or parts letters, or marks a language.
pub(super) fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::seen;

    #[test]
    fn what_cannot_be_seen_is_said_and_what_has_no_end_is_cut() {
        assert_eq!(seen("žena x\u{30c}"), "žena x\u{30c}");
        assert_eq!(seen("a\u{1b}[2Jb\u{202e}c\u{ad}"), "a\\u{1b}[2Jb\\u{202e}c\\u{ad}");
        assert_eq!(seen(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(seen(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
    }
}
