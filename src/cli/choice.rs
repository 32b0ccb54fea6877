//! A choice among numbered lines on a terminal: how it is shown, and what an answer means.

use std::io;

use super::Console;
use super::table::hung;

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
    if let Ok(number) = answer.parse::<usize>() {
        return number.checked_sub(1).filter(|at| *at < lines.len());
    }
    let answer = answer.to_lowercase();
    let line = |it: &String| it.to_lowercase();
    let whole = |it: &String| line(it).split("  ").next() == Some(answer.as_str());
    let one = |named: &dyn Fn(&String) -> bool| {
        let mut all = (0..).zip(lines).filter(|(_, it)| named(it)).map(|(at, _)| at);
        all.next().filter(|_| all.next().is_none())
    };
    one(&whole).or_else(|| one(&|it| line(it).starts_with(&answer)))
}

/// Says that an answer names none of the lines.
pub(super) fn none_of_them(console: &mut Console<'_>, answer: &str) -> io::Result<()> {
    console.said(&console.locale.with("choice-none", &[("answer", answer.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named_by_its_number_or_by_how_it_alone_begins() {
        let lines = ["referee", "head referee", "pes-classic    Κανονισμοί", "pes-duplicate  Duplicate"]
            .map(str::to_owned);
        for (answer, at) in [
            ("", Some(1)),
            ("1", Some(0)),
            ("4", Some(3)),
            ("0", None),
            ("5", None),
            ("Head", Some(1)),
            ("pes", None),
            ("PES-C", Some(2)),
            ("pes-duplicate", Some(3)),
            ("x", None),
        ] {
            assert_eq!(chosen(answer, &lines, 1), at, "{answer:?}");
        }
    }
}
