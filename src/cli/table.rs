//! Columns that line up, also where letters are wide or have marks.

use unicode_width::UnicodeWidthStr as _;

use crate::domain::{is_hidden, shown};

/// Rows with as many columns as each has; the last column of a row is not padded.
#[derive(Default)]
pub(super) struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// Adds a row.
    pub(super) fn row<T: Into<String>>(&mut self, cells: impl IntoIterator<Item = T>) {
        let cell = |cell: T| {
            let cell: String = cell.into();
            // A line break in a reason would look like another row.
            if cell.contains(is_hidden) { escaped(&cell) } else { cell }
        };
        self.rows.push(cells.into_iter().map(cell).collect());
    }

    /// The rows with two spaces between columns, each after `indent`.
    pub(super) fn text(&self, indent: &str) -> String {
        self.within(indent, usize::MAX)
    }

    /// The same, the last column of a row broken between words where it would pass the edge of a page. Where the
    /// columns before it leave too little room, it begins on the next line.
    pub(super) fn within(&self, indent: &str, page: usize) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = indent.to_owned();
            let Some((last, before)) = row.split_last() else { continue };
            for (cell, width) in before.iter().zip(&widths) {
                line.push_str(cell);
                line.push_str(&" ".repeat(width.saturating_sub(cell.width()) + 2));
            }
            let mut hang = line.width();
            if page.saturating_sub(hang) < ROOM && hang + last.width() > page {
                text.push_str(line.trim_end());
                text.push('\n');
                hang = indent.width() + 4;
                line = " ".repeat(hang);
            }
            text.push_str(&hung(&line, last, hang, page));
        }
        text
    }
}

/// A text in which everything can be seen.
fn escaped(text: &str) -> String {
    text.chars().map(|it| if is_hidden(it) { shown(it) } else { it.to_string() }).collect()
}

/// How wide a page is.
pub(super) const PAGE: usize = 100;

/// The fewest columns in which sentences are still readable.
const ROOM: usize = 40;

/// A text behind what stands on its first line, broken between words at the page's edge; further lines hang.
pub(super) fn hung(first: &str, text: &str, hang: usize, page: usize) -> String {
    let mut told = String::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.width() + 1 + word.width() > page {
            told.push_str(line.trim_end());
            told.push('\n');
            line = " ".repeat(hang);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    told + line.trim_end() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = TextTable::default();
        table.row(["čo", "valid", "x"]);
        table.row(["žena", "?"]);
        assert_eq!(table.text("  "), "  čo    valid  x\n  žena  ?\n");
        let mut table = TextTable::default();
        table.row(["7", "a reason\n8  another row"]);
        assert_eq!(table.text(""), "7  a reason\\u000a8  another row\n");
    }

    #[test]
    fn a_long_last_column_stays_on_the_page() {
        let mut table = TextTable::default();
        table.row(["key", "one two three four five six seven eight nine ten eleven"]);
        assert_eq!(
            table.within("  ", 50),
            "  key  one two three four five six seven eight\n       nine ten eleven\n"
        );
        table.row(["a key that leaves hardly any room", "one two three four five six seven"]);
        let told = table.within("  ", 50);
        assert!(told.contains("a key that leaves hardly any room\n      one two"), "{told}");
    }

    #[test]
    fn a_sentence_hangs_behind_its_number() {
        let text = "žolík ".repeat(30);
        let told = hung("  steps  1. ", text.trim_end(), 12, 60);
        assert!(told.lines().count() > 1 && told.lines().all(|line| line.width() <= 60), "{told}");
        assert!(told.lines().skip(1).all(|line| line.starts_with(&format!("{}ž", " ".repeat(12)))), "{told}");
        assert_eq!(hung("a ", &"x".repeat(200), 4, 60).lines().count(), 1, "a word is not broken");
    }
}
