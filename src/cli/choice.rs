//! A choice among numbered lines on a terminal: how it is shown, and what an answer means.

use std::io;

use super::Console;
use super::table::hung;
use crate::tui::chosen_line;

/// Shows the lines, numbered from one, below what they are about.
pub(super) fn listed(console: &mut Console<'_>, title: &str, lines: &[String]) -> io::Result<()> {
    console.said(title)?;
    let page = console.page();
    for (number, line) in (1..).zip(lines) {
        let first = format!("  {number}  ");
        console.out.write_all(hung(&first, line, first.len(), page).as_bytes())?;
    }
    Ok(())
}

/// The question behind which the answer is typed.
pub(super) fn question(console: &mut Console<'_>, question: &str) -> io::Result<()> {
    let page = console.page();
    write!(console.out, "{} ", hung("", question, 0, page).trim_end())?;
    console.out.flush()
}

/// The place of the line that an answer names: by its number or by how it alone begins, or the usual one where nothing
/// is answered.
pub(super) fn chosen(answer: &str, lines: &[String], usual: usize) -> Option<usize> {
    if answer.is_empty() {
        return Some(usual);
    }
    chosen_line(answer, lines)
}

/// Says that an answer names none of the lines.
pub(super) fn none_of_them(console: &mut Console<'_>, answer: &str) -> io::Result<()> {
    console.said(&console.locale.with("choice-none", &[("answer", answer.into())]))
}
