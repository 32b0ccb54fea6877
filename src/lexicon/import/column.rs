//! A column of a CSV file.

use unicode_normalization::UnicodeNormalization as _;

use super::ImportProblem;

/// Which column has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// By its place, from 1.
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

/// Whether the first row is a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// If it looks like one: if the cell is what a column of words is called in one of the languages.
    Guessed,
    /// It is.
    Is,
    /// It is not: a word stands in it.
    IsNot,
}

/// What a column of words is called.
const CALLED: [&str; 22] = [
    "slovo",
    "slova",
    "slová",
    "heslo",
    "hesla",
    "heslá",
    "výraz",
    "tvar",
    "tvary",
    "word",
    "words",
    "entry",
    "term",
    "lemma",
    "lemmas",
    "wort",
    "wörter",
    "woerter",
    "λέξη",
    "λέξεις",
    "λήμμα",
    "λήμματα",
];

/// What was found in a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The first row, cell by cell, where it was taken as a heading.
    pub heading: Option<String>,
    /// The first cell that was handed over.
    pub first: String,
}

/// Hands over the cells of a column with their lines; empty ones are passed over. Cells are parted by commas, or by
/// the semicolons or tabs that the first line has more of.
pub fn in_column(
    text: &str,
    column: &Column,
    heading: Heading,
    mut take: impl FnMut(&str, usize),
) -> Result<Taken, ImportProblem> {
    let first = text.lines().next().unwrap_or_default();
    let delimiter =
        [b',', b';', b'\t'].into_iter().rev().max_by_key(|&it| first.matches(char::from(it)).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter.unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let (mut at, mut taken) = (None, Taken::default());
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
        let place = if let Some(place) = at {
            place
        } else {
            let place = *at.insert(place(&record, column)?);
            if is_heading(record.get(place).unwrap_or_default(), column, heading) {
                taken.heading = Some(record.iter().collect::<Vec<_>>().join(", "));
                continue;
            }
            place
        };
        let cell = record.get(place).unwrap_or_default();
        if !cell.is_empty() {
            if taken.first.is_empty() {
                cell.clone_into(&mut taken.first);
            }
            take(cell, line as usize);
        }
    }
    Ok(taken)
}

fn is_heading(cell: &str, column: &Column, heading: Heading) -> bool {
    // Who names a column has read its name in the first row.
    let named = matches!(column, Column::Name(_));
    let looks = || CALLED.contains(&cell.to_lowercase().nfc().collect::<String>().as_str());
    named || heading == Heading::Is || heading == Heading::Guessed && looks()
}

/// Where the column is.
fn place(first: &csv::StringRecord, column: &Column) -> Result<usize, ImportProblem> {
    let found = match column {
        Column::Number(number) => (*number <= first.len()).then(|| number - 1),
        Column::Name(name) => {
            let name = name.to_lowercase();
            first.iter().position(|cell| cell.to_lowercase() == name)
        }
    };
    found.ok_or_else(|| match column {
        Column::Number(number) => {
            ImportProblem::Column { column: number.to_string(), have: format!("{} columns", first.len()) }
        }
        Column::Name(name) => {
            ImportProblem::Column { column: name.clone(), have: first.iter().collect::<Vec<_>>().join(", ") }
        }
    })
}
