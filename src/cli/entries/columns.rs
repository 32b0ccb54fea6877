//! What the columns of a file of players are called, in the languages of the regulations.

use super::super::csv::{Row, is_word};

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Name,
    Surname,
    Given,
    Number,
    Club,
    Rating,
    Age,
    Guardian,
    Family,
    Paid,
}

/// A column, and what it may be called.
const COLUMNS: [(Column, &[&str]); 10] = [
    (Column::Name, &NAME),
    (
        Column::Surname,
        &[
            "surname",
            "last name",
            "family name",
            "priezvisko",
            "příjmení",
            "nachname",
            "familienname",
            "επώνυμο",
            "επίθετο",
        ],
    ),
    (
        Column::Given,
        &[
            "given name",
            "given",
            "first name",
            "forename",
            "krstné meno",
            "křestní jméno",
            "vorname",
            "μικρό όνομα",
        ],
    ),
    (
        Column::Number,
        &[
            "no",
            "nr",
            "#",
            "number",
            "číslo",
            "č",
            "por. č",
            "por",
            "poradie",
            "pořadí",
            "nummer",
            "startnummer",
            "α/α",
        ],
    ),
    (
        Column::Club,
        &[
            "club",
            "place",
            "klub",
            "oddiel",
            "oddíl",
            "mesto",
            "město",
            "obec",
            "verein",
            "ort",
            "σύλλογος",
            "όμιλος",
            "πόλη",
        ],
    ),
    (Column::Rating, &["rating", "screlo", "elo", "wertung", "αξιολόγηση", "βαθμολογία"]),
    (Column::Age, &["age", "vek", "věk", "alter", "ηλικία"]),
    (
        Column::Guardian,
        &[
            "guardian",
            "parent",
            "rodič",
            "zákonný zástupca",
            "zákonný zástupce",
            "erziehungsberechtigte",
            "erziehungsberechtigter",
            "κηδεμόνας",
            "γονέας",
        ],
    ),
    (Column::Family, &["family", "relatives", "rodina", "príbuzní", "příbuzní", "familie", "οικογένεια"]),
    (
        Column::Paid,
        &[
            "paid",
            "fee",
            "štartovné",
            "startovné",
            "zaplatené",
            "zaplaceno",
            "startgeld",
            "bezahlt",
            "πληρωμή",
        ],
    ),
];

const NAME: [&str; 18] = [
    "name",
    "player",
    "full name",
    "participant",
    "meno",
    "meno a priezvisko",
    "priezvisko a meno",
    "jméno",
    "jméno a příjmení",
    "příjmení a jméno",
    "hráč",
    "účastník",
    "spieler",
    "teilnehmer",
    "name, vorname",
    "όνομα",
    "ονοματεπώνυμο",
    "παίκτης",
];

/// The message that says what to do about a column that is none of these.
pub(super) const KNOWN: &str = "sheet-columns-of-players";

/// What a heading of names, or of their parts, has in it.
const OF_NAMES: [&str; 12] = [
    "name",
    "player",
    "surname",
    "meno",
    "priezvisko",
    "jméno",
    "příjmení",
    "hráč",
    "spieler",
    "όνομα",
    "επώνυμο",
    "παίκτης",
];

/// What a cell of a header says.
pub(super) fn column(cell: &str) -> Option<Column> {
    COLUMNS.iter().find(|(_, words)| is_word(cell, words)).map(|(column, _)| *column)
}

/// Whether a line begins with the word for a name.
pub(super) fn begins_with_names(row: &Row) -> bool {
    is_word(row.field(0), &NAME)
}

/// Whether a line is a header: it begins with the word for a name; or there is no digit in it, and its first cell
/// speaks of names or one of its cells is called like a column. A player whose club is called Ort may stand first all
/// the same, if a header stands above.
pub(super) fn is_header(row: &Row) -> bool {
    let digits = row.all().any(|cell| cell.contains(|c: char| c.is_ascii_digit()));
    let first = row.field(0).to_lowercase();
    let of_names = first.split(|c: char| !c.is_alphabetic()).any(|word| OF_NAMES.contains(&word));
    let known = |cell: &str| column(cell).is_some_and(|it| it != Column::Number);
    begins_with_names(row) || !digits && (of_names || row.all().any(known))
}

/// Whether a line is a header beyond doubt: two of its cells are called like columns, and one of these has names.
pub(super) fn is_surely_header(row: &Row) -> bool {
    let columns: Vec<Column> = row.all().filter_map(column).collect();
    let of_names = |it: &Column| matches!(it, Column::Name | Column::Surname | Column::Given);
    columns.len() > 1 && columns.iter().any(of_names)
}

impl Column {
    /// The message that names it.
    pub(super) fn message(self) -> &'static str {
        match self {
            Self::Name => "column-name",
            Self::Surname => "column-surname",
            Self::Given => "column-given",
            Self::Number => "column-number",
            Self::Club => "column-club",
            Self::Rating => "column-rating",
            Self::Age => "column-age",
            Self::Guardian => "column-guardian",
            Self::Family => "column-family",
            Self::Paid => "column-paid",
        }
    }
}
