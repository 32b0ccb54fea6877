//! Lines that somebody hands in, never more of one than has been agreed on; and a choice among numbered lines on a
//! terminal.

use std::io::{self, BufRead, Read as _};

use crate::tui::chosen_line;

use super::Console;
use super::table::hung;

/// Reads a line, and of one that is longer than `longest` bytes no more than shows that; how many bytes there were.
pub(super) fn read_line(input: &mut dyn BufRead, line: &mut Vec<u8>, longest: usize) -> io::Result<usize> {
    let mut read = input.take(longest as u64 + 1).read_until(b'\n', line)?;
    while line.len() > longest && line.last() != Some(&b'\n') {
        let rest = input.fill_buf()?;
        let end = rest.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
        let taken = end.unwrap_or(rest.len());
        input.consume(taken);
        read += taken;
        if end.is_some() || taken == 0 {
            break;
        }
    }
    Ok(read)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_read_past_and_not_kept() {
        let text = format!("one\n{}\nlast", "x".repeat(100_000));
        let mut input = io::BufReader::with_capacity(64, text.as_bytes());
        let mut next = || {
            let mut line = Vec::new();
            let read = read_line(&mut input, &mut line, 10).expect("readable");
            (read, line)
        };
        assert_eq!(next(), (4, b"one\n".to_vec()));
        assert_eq!(next(), (100_001, vec![b'x'; 11]));
        assert_eq!(next(), (4, b"last".to_vec()));
        assert_eq!(next(), (0, Vec::new()));
    }
}
