//! The columns of a page's tables: which are there, and how what stands in them is set.

use std::fmt::Write as _;

use crate::report::summary::{Cell, Head, Sheet};

/// What is seldom more than none: where it never is, the page has no such column.
const SELDOM: [&str; 6] = ["undelivered", "changes", "corrected", "missing", "ruled", "changed_racks"];

/// A table without the columns in which nothing stands: a page is only so wide, and a file for programs keeps them.
pub(super) fn narrow(sheet: &Sheet) -> Sheet {
    let empty = |head: &Head, cell: &Cell| match cell {
        Cell::None => true,
        Cell::Text(text) | Cell::Shown(text) => text.is_empty(),
        Cell::Number(0) | Cell::Yes(false) => SELDOM.contains(&head.name()),
        _ => false,
    };
    let filled = |at: &usize| {
        sheet.rows.iter().filter_map(|row| row.get(*at)).any(|cell| !empty(&sheet.head[*at], cell))
    };
    let kept: Vec<usize> = (0..sheet.head.len()).filter(filled).collect();
    let row = |row: &Vec<Cell>| kept.iter().filter_map(|at| row.get(*at).cloned()).collect();
    Sheet {
        name: sheet.name,
        head: kept.iter().map(|at| sheet.head[*at].clone()).collect(),
        rows: sheet.rows.iter().map(row).collect(),
    }
}

/// Ends of elements that HTML lets out. What somebody wrote has no such letters in it: they are escaped.
pub(super) const ENDS: [&str; 3] = ["</td>", "</tr>", "</th>"];

/// Columns of numbers stand to the right, and neither they nor those of moments are broken. Said once for a column: in
/// every cell it would be a third of the page.
pub(super) fn columns(sheets: &[&Sheet]) -> String {
    let mut style = String::new();
    for sheet in sheets {
        for at in 0..sheet.head.len() {
            let mut cells = sheet.rows.iter().filter_map(|row| row.get(at)).filter(|it| **it != Cell::None);
            let how = match cells.next() {
                Some(cell) if cell.is_number() => "text-align:right;white-space:nowrap",
                Some(Cell::Time(_) | Cell::By(_)) => "white-space:nowrap",
                Some(_) | None => continue,
            };
            let _ = write!(style, "#{0} :is(td,th):nth-child({1}){{{how}}}", sheet.name, at + 1);
        }
    }
    style
}
