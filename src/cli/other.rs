//! Files that are something else than a table: known by how they begin, and never read as one. A file without commas
//! would be read line by line, and every line of it be somebody's name.

use crate::lexicon::{Document, document};

use super::problem::Fault;

/// What a file is that is no table of lines, as a fault, and the message that says what to do; `None` where it may be
/// one.
pub(super) fn something_else(bytes: &[u8], text: &str) -> Option<(Fault, &'static str)> {
    if let Some(what) = document(bytes) {
        let kind = match what {
            Document::Packed => "packed",
            Document::Pdf => "pdf",
            Document::Office => "office",
            Document::Rtf => "rtf",
        };
        return Some((Fault::new("import-document").value("kind", kind), "sheet-something-else-do"));
    }
    let begin = text.trim_start();
    let lower: String = begin.chars().take(20).flat_map(char::to_lowercase).collect();
    let begins = |with: &[&str]| with.iter().any(|it| lower.starts_with(it));
    let mut lines = begin.lines().take(10);
    let kind = if begins(&["<!doctype", "<html", "<table", "<?xml", "<meta"]) {
        // Many a program calls a page .xls.
        "page"
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
    // Not everything has a program that saves it as a table.
    let instead = match kind {
        "tou" => "sheet-something-else-tou-do",
        "gcg" => "sheet-something-else-game-do",
        _ => "sheet-something-else-do",
    };
    Some((Fault::new("sheet-something-else").value("kind", kind), instead))
}
