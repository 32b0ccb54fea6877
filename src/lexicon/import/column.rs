//! A column of a table.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization as _;

use super::ImportProblem;
use crate::domain::LineCounter;
use crate::lexicon::Alphabet;

/// Which column has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// The first word of each line, whatever stands behind it.
    First,
    /// By its place, from 1.
    Number(usize),
    /// By its name in the first row.
    Name(String),
}

impl Column {
    /// A number is a place, `first` the first word of each line, anything else a name.
    pub fn told(text: &str) -> Self {
        match text.parse::<usize>() {
            Ok(number) if number > 0 => Self::Number(number),
            _ if text.trim() == "first" => Self::First,
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
const CALLED: [&str; 16] = [
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
    "wort",
    "wörter",
    "woerter",
    "λέξη",
    "λέξεις",
];

/// What was found in a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The first row, cell by cell, where it was taken as a heading.
    pub heading: Option<String>,
    /// The first cell that was handed over.
    pub first: String,
}

/// What may part the cells of a table.
pub(super) const PARTS: [char; 5] = [',', ';', '\t', '|', '='];

/// So many rows tell how a table is made, and in so many columns the words are looked for.
const ROWS: usize = 2000;
const COLUMNS: usize = 50;

/// Hands over the cells of a column with their lines; empty ones are passed over. Cells are parted by what most lines
/// have.
pub fn in_column(
    text: &str,
    column: &Column,
    heading: Heading,
    mut take: impl FnMut(&str, usize),
) -> Result<Taken, ImportProblem> {
    if *column == Column::First {
        return Ok(first_words(text, take));
    }
    let (mut reader, mut lines) = (table(text), LineCounter::of(text));
    let (mut at, mut taken) = (None, Taken::default());
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = lines.at(error.position().map_or(0, csv::Position::byte));
            ImportProblem::Csv { line, what: error.to_string() }
        })?;
        let line = lines.at(record.position().map_or(0, csv::Position::byte));
        if record.iter().any(|cell| cell.contains('\n')) {
            return Err(ImportProblem::OpenQuote { line });
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
        let Some(cell) = record.get(place) else {
            // A row that ends before the column is no word, and must not be passed over either.
            let rest: Vec<&str> = record.iter().filter(|cell| !cell.is_empty()).collect();
            if !rest.is_empty() {
                take(&format!("{};", rest.join(";")), line as usize);
            }
            continue;
        };
        if !cell.is_empty() {
            if taken.first.is_empty() {
                cell.clone_into(&mut taken.first);
            }
            take(cell, line as usize);
        }
    }
    Ok(taken)
}

/// The first word of each line that is no remark.
fn first_words(text: &str, mut take: impl FnMut(&str, usize)) -> Taken {
    let mut taken = Taken::default();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let parts = |c: char| c.is_whitespace() || c == ':' || PARTS.contains(&c);
        let Some(word) = line.split(parts).find(|word| !word.is_empty()) else { continue };
        if taken.first.is_empty() {
            word.clone_into(&mut taken.first);
        }
        take(word, index + 1);
    }
    taken
}

/// A column that looks as if it had the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// Its place, from 1.
    pub place: usize,
    /// A word in it.
    pub word: String,
    /// Whether the first row calls it so.
    pub called: bool,
}

/// The columns of a table that look as if they had the words: the one that is called so, else every one in which most
/// cells are words, and most of these different ones.
pub fn columns_of_words(text: &str, heading: Heading, alphabet: &Alphabet) -> Vec<Likely> {
    let rows: Vec<csv::StringRecord> = table(text).records().take(ROWS).filter_map(Result::ok).collect();
    let Some(first) = rows.first() else { return Vec::new() };
    let mut named = first.iter().enumerate().filter(|(_, cell)| is_called(cell));
    if let (Some((place, _)), None, false) = (named.next(), named.next(), heading == Heading::IsNot) {
        let word = rows.get(1).and_then(|row| row.get(place)).unwrap_or_default().to_owned();
        return vec![Likely { place: place + 1, word, called: true }];
    }
    let likely = |place: usize| {
        let cells: Vec<&str> =
            rows.iter().filter_map(|row| row.get(place)).filter(|cell| !cell.is_empty()).collect();
        let words: Vec<&str> = cells.iter().copied().filter(|cell| alphabet.read(cell).is_ok()).collect();
        let different = words.iter().collect::<BTreeSet<_>>().len();
        // The first may be a heading.
        let word = (*words.get(1).or(words.first())?).to_owned();
        (words.len() * 2 > cells.len() && different * 2 > words.len()).then_some(Likely {
            place: place + 1,
            word,
            called: false,
        })
    };
    let most = rows.iter().map(csv::StringRecord::len).max().unwrap_or_default();
    (0..most.min(COLUMNS)).filter_map(likely).collect()
}

/// A table, its cells parted by what stands in most of its lines; of several such signs by that of which every line
/// has as many, then by that which comes first.
fn table(text: &str) -> csv::Reader<&[u8]> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(ROWS).collect();
    let looks = |sign: char| {
        let counts: Vec<usize> = lines.iter().map(|line| line.matches(sign).count()).collect();
        let even = counts.windows(2).all(|pair| pair[0] == pair[1]);
        let first = lines.first().and_then(|line| line.find(sign)).unwrap_or(usize::MAX);
        (counts.iter().filter(|&&count| count > 0).count(), even, Reverse(first))
    };
    let delimiter = PARTS.into_iter().rev().max_by_key(|&sign| looks(sign));
    csv::ReaderBuilder::new()
        .delimiter(delimiter.and_then(|sign| u8::try_from(sign).ok()).unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes())
}

fn is_heading(cell: &str, column: &Column, heading: Heading) -> bool {
    // Who names a column has read its name in the first row.
    let named = matches!(column, Column::Name(_));
    named || heading == Heading::Is || heading == Heading::Guessed && is_called(cell)
}

fn is_called(cell: &str) -> bool {
    CALLED.contains(&cell.to_lowercase().nfc().collect::<String>().as_str())
}

/// Where the column is.
fn place(first: &csv::StringRecord, column: &Column) -> Result<usize, ImportProblem> {
    match column {
        Column::First => Ok(0),
        Column::Number(number) if *number <= first.len() => Ok(number - 1),
        Column::Number(number) => Err(ImportProblem::NoColumn { column: *number, columns: first.len() }),
        Column::Name(name) => {
            let wanted = name.to_lowercase();
            first.iter().position(|cell| cell.to_lowercase() == wanted).ok_or_else(|| {
                let names = first.iter().collect::<Vec<_>>().join(", ");
                ImportProblem::NoSuchName { column: name.clone(), names }
            })
        }
    }
}
