//! What tables are made of: columns with names that stay, and cells of a few kinds.

use super::Stamp;
use super::back::{Decider, Followed};
use crate::domain::{Citation, Millis};
use crate::locale::Locale;
use crate::report::by as by_whom;
use crate::report::standings::{name, number_of};
use crate::rules::Criterion;

/// A table with the names of its columns, which stay the same from version to version.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportSheet {
    /// Its name, also of its file: `challenges`.
    pub name: &'static str,
    /// The heads of its columns.
    pub head: Vec<ColumnHead>,
    /// The rows.
    pub rows: Vec<Vec<SheetCell>>,
}

/// The head of a column, as programs call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnHead {
    /// A column that every report has.
    Column(&'static str),
    /// A criterion of the standings.
    Criterion(Criterion),
    /// A criterion that the regulation has a name of its own for.
    Called(Criterion, String),
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetCell {
    /// Nothing.
    None,
    /// What people wrote: a name, a word, a reason.
    Text(String),
    /// A value of the standings, as they show it.
    Shown(String),
    /// A sum of the standings as they show it, and what of it moved beside the games.
    Sum(String, f64),
    /// A whole number.
    Number(i64),
    /// Percent.
    Percent(f64),
    /// Yes or no.
    Yes(bool),
    /// One of a few values, as programs call it.
    Code(&'static str),
    /// A moment.
    Time(Stamp),
    /// A length of time.
    Length(Millis),
    /// Words with their verdicts.
    Words(Vec<(String, Option<bool>)>),
    /// Who decided.
    By(Decider),
    /// Several things.
    Items(Vec<String>),
    /// What followed from a decision.
    Follows(Vec<Followed>),
    /// Paragraphs.
    Cite(Vec<Citation>),
}

impl SheetCell {
    /// As it stands in a file that a spreadsheet or a program reads: moments in RFC 3339, lengths in seconds.
    pub fn plain(&self) -> String {
        match self {
            Self::None => String::new(),
            Self::Text(text) => text.clone(),
            Self::Shown(text) | Self::Sum(text, _) => number_of(text),
            Self::Number(number) => number.to_string(),
            Self::Percent(percent) => format!("{percent:.1}"),
            Self::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            Self::Code(code) => (*code).to_owned(),
            Self::Time(at) => at.to_string(),
            Self::Length(length) => format!("{}.{:03}", length.0 / 1000, length.0.abs() % 1000),
            Self::Words(words) => {
                let mark = |valid: &Option<bool>| match valid {
                    Some(true) => "✓ ",
                    Some(false) => "✗ ",
                    None => "",
                };
                let all: Vec<String> =
                    words.iter().map(|(word, valid)| mark(valid).to_owned() + word).collect();
                all.join(", ")
            }
            Self::Items(items) => items.join("; "),
            Self::Follows(all) => all.iter().map(|it| it.what.as_str()).collect::<Vec<_>>().join("; "),
            Self::Cite(cites) => cites.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            Self::By(by) => by_whom(Locale::english(), by.office, &by.name, &by.station),
        }
    }

    /// Whether it stands to the right in its column.
    pub fn is_number(&self) -> bool {
        matches!(self, Self::Number(_) | Self::Percent(_) | Self::Length(_) | Self::Shown(_) | Self::Sum(..))
    }

    /// Whether it is what somebody typed, and so may begin like a formula.
    pub fn is_typed(&self) -> bool {
        matches!(
            self,
            Self::Text(_) | Self::Words(_) | Self::By(_) | Self::Cite(_) | Self::Items(_) | Self::Follows(_)
        )
    }
}

impl ColumnHead {
    /// As programs call it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Column(name) => name,
            Self::Criterion(it) | Self::Called(it, _) => name(*it),
        }
    }
}
