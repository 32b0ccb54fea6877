//! A choice among numbered lines on a terminal: how it is shown, and what an answer means.

use std::io::{self, Write};

/// Shows the lines, numbered from one, below what they are about.
pub(super) fn listed(out: &mut dyn Write, title: &str, lines: &[String]) -> io::Result<()> {
    writeln!(out, "{title}")?;
    for (number, line) in (1..).zip(lines) {
        writeln!(out, "  {number}  {line}")?;
    }
    Ok(())
}

/// The place of the line that an answer names: by its number, or the usual one where nothing is answered.
pub(super) fn chosen(answer: &str, lines: usize, usual: usize) -> Option<usize> {
    if answer.is_empty() {
        return Some(usual);
    }
    let at = answer.parse::<usize>().ok()?.checked_sub(1)?;
    (at < lines).then_some(at)
}
