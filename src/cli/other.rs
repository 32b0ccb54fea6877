//! Files that are something else than a table: known by how they begin, and never read as one. A file without commas
//! would be read line by line, and every line of it be somebody's name.

use crate::lexicon::{Document, document, is_archive};

use super::problem::Fault;

/// What pictures begin with.
const PICTURES: [&[u8]; 3] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8"];

/// Whether a text is a message: its first lines are a message's head. A title may have such words too, and no address.
fn is_mail(text: &str) -> bool {
    let lines: Vec<String> = text.lines().take(3).map(str::to_lowercase).collect();
    let begins =
        |names: &[&str]| lines.iter().filter(|line| names.iter().any(|it| line.starts_with(it))).count();
    let technical = begins(&["received:", "return-path:", "mime-version:", "message-id:"]) > 0;
    let addressed = lines.iter().any(|line| line.contains('@'));
    let named = begins(&["from:", "to:", "date:", "subject:"]);
    technical || named > 1 && addressed
}

/// The word for a file that is no text, by how it begins.
fn binary(bytes: &[u8]) -> Option<&'static str> {
    if is_archive(bytes) {
        return Some("packed");
    }
    if PICTURES.iter().any(|begin| bytes.starts_with(begin)) {
        return Some("other");
    }
    Some(match document(bytes)? {
        Document::Packed => "packed",
        Document::Pdf => "pdf",
        Document::Office => "office",
        Document::Rtf => "rtf",
    })
}

/// What a file is that is no table of lines, as a fault, and the message that says what to do; `None` where it may be
/// one.
pub(super) fn something_else(bytes: &[u8], text: &str) -> Option<(Fault, &'static str)> {
    let begin = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if let Some(kind) = binary(bytes).or_else(|| binary(begin.as_bytes())) {
        return Some((Fault::new("sheet-something-else").value("kind", kind), "sheet-something-else-do"));
    }
    let lower: String = begin.chars().take(20).flat_map(char::to_lowercase).collect();
    let begins = |with: &[&str]| with.iter().any(|it| lower.starts_with(it));
    let mut lines = begin.lines().take(10);
    let kind = if lower.starts_with('<')
        && lower.chars().nth(1).is_some_and(|it| it.is_alphabetic() || "!?".contains(it))
    {
        // Many a program calls a page .xls.
        "page"
    } else if begins(&["begin:v", "%!ps", "#!", "\\documentclass", "\\begin", "%yaml"]) || is_mail(begin) {
        "other"
    } else if begins(&["{", "[{", "[\""]) {
        "json"
    } else if begins(&["*m"]) && begin.lines().nth(1).is_some_and(|line| line.starts_with('*')) {
        "tou"
    } else if lines.any(|line| line.starts_with("#player1 ") || line.starts_with('>') && line.contains(':')) {
        "gcg"
    } else if begins(&["sqlite format 3"]) {
        "database"
    } else {
        return None;
    };
    // Not everything has a program that saves it as a table, and not every table is one of players.
    let instead = match kind {
        "tou" => "sheet-something-else-tou-do",
        "gcg" => "sheet-something-else-game-do",
        _ => "sheet-something-else-do",
    };
    Some((Fault::new("sheet-something-else").value("kind", kind), instead))
}
