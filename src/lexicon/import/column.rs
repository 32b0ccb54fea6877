//! A column of a CSV file.

use super::ImportProblem;

/// Which column has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// By its place, from 1; every row is data.
    Number(usize),
    /// By its name in the first row.
    Name(String),
}

impl Column {
    /// A number is a place, anything else a name.
    pub fn told(text: &str) -> Self {
        match text.parse::<usize>() {
            Ok(number) if number > 0 => Self::Number(number),
            _ => Self::Name(text.trim().to_owned()),
        }
    }
}

/// Hands over the cells of a column with their lines; empty ones are passed over. Cells are parted by commas, or by
/// the semicolons or tabs that the first line has more of.
pub fn in_column(
    text: &str,
    column: &Column,
    mut take: impl FnMut(&str, usize),
) -> Result<(), ImportProblem> {
    let first = text.lines().next().unwrap_or_default();
    let delimiter =
        [b',', b';', b'\t'].into_iter().rev().max_by_key(|&it| first.matches(char::from(it)).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter.unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut at = None;
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(0, csv::Position::line);
            ImportProblem::Csv { line, what: error.to_string() }
        })?;
        let line = record.position().map_or(0, csv::Position::line);
        if record.iter().any(|cell| cell.contains('\n')) {
            let what = "a quotation mark that is not closed: close it".to_owned();
            return Err(ImportProblem::Csv { line, what });
        }
        let Some(at) = at else {
            let (place, headed) = place(&record, column)?;
            at = Some(place);
            if !headed {
                take(record.get(place).unwrap_or_default(), line as usize);
            }
            continue;
        };
        let cell = record.get(at).unwrap_or_default();
        if !cell.is_empty() {
            take(cell, line as usize);
        }
    }
    Ok(())
}

/// Where the column is, and whether the first row is its heading.
fn place(first: &csv::StringRecord, column: &Column) -> Result<(usize, bool), ImportProblem> {
    let (found, headed) = match column {
        Column::Number(number) => ((*number <= first.len()).then(|| number - 1), false),
        Column::Name(name) => {
            let name = name.to_lowercase();
            (first.iter().position(|cell| cell.to_lowercase() == name), true)
        }
    };
    found.map(|place| (place, headed)).ok_or_else(|| match column {
        Column::Number(number) => {
            ImportProblem::Column { column: number.to_string(), have: format!("{} columns", first.len()) }
        }
        Column::Name(name) => {
            ImportProblem::Column { column: name.clone(), have: first.iter().collect::<Vec<_>>().join(", ") }
        }
    })
}
