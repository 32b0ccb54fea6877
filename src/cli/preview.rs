//! How the columns of a file were understood, shown before anything is written.

use std::path::Path;

use super::csv::Row;
use super::table::Table;
use super::{Console, Problem};

/// How a column of a file is understood.
pub(super) struct Known {
    /// Its heading; empty where there is none.
    pub(super) header: String,
    /// The message that says what stands in it; `None` where that is not known.
    pub(super) what: Option<&'static str>,
    /// What stands in it first.
    pub(super) example: String,
}

impl Known {
    /// All columns of a file, of whose rows the first may be a header.
    pub(super) fn all(
        rows: &[Row],
        header: Option<&Row>,
        meant: impl Fn(usize, &str) -> Option<&'static str>,
    ) -> Vec<Self> {
        let first = rows.get(usize::from(header.is_some()));
        let cells = |row: Option<&Row>| row.map_or(0, |row| row.all().count());
        let known = |at: usize| {
            let cell = header.map_or("", |row| row.field(at));
            let example = first.map_or("", |row| row.field(at)).to_owned();
            Self { header: cell.to_owned(), what: meant(at, cell), example }
        };
        (0..cells(header).max(cells(first))).map(known).collect()
    }
}

/// Shows how each column of a file is understood.
pub(super) fn preview(path: &Path, columns: Vec<Known>, console: &mut Console<'_>) -> Result<(), Problem> {
    let locale = console.locale;
    let mut table = Table::default();
    for (number, Known { header, what, example }) in (1_usize..).zip(columns) {
        let header = if header.is_empty() { locale.say("init-no-header") } else { header };
        let what = locale.say(what.unwrap_or("init-not-understood"));
        table.row([number.to_string(), header, format!("→ {what}"), example]);
    }
    writeln!(console.out, "{}", path.display())?;
    console.out.write_all(table.text("  ").as_bytes())?;
    Ok(())
}
