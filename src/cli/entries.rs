//! Players from CSV: their names, and under a header whatever else of the entry a regulation may ask for.

use crate::tournament::Player;

use super::csv::{Row, Sheet, headed};
use super::problem::Problem;

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Name,
    Club,
    Rating,
    Age,
    Guardian,
    Family,
    Paid,
}

/// What a column may be called, in the languages of the regulations.
const COLUMNS: [(Column, &[&str]); 6] = [
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
    (Column::Rating, &["rating", "screlo", "elo", "wertung", "βαθμολογία"]),
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

/// What to do about a column that is none of these.
const KNOWN: &str = "write name, club, rating, age, guardian, family or paid, or take the column out";

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

const YES: [&str; 12] = ["yes", "y", "x", "1", "✓", "áno", "ano", "a", "ja", "j", "ναι", "ν"];
const NO: [&str; 10] = ["", "no", "n", "0", "nie", "ne", "nein", "όχι", "οχι", "ο"];

/// How a column of a file is understood.
pub(super) struct Known {
    /// Its heading; empty where there is none.
    pub(super) header: String,
    /// The message that says what stands in it; `None` where that is not known.
    pub(super) what: Option<&'static str>,
    /// What stands in it first.
    pub(super) example: String,
}

impl Column {
    /// The message that names it.
    fn message(self) -> &'static str {
        match self {
            Self::Name => "column-name",
            Self::Club => "column-club",
            Self::Rating => "column-rating",
            Self::Age => "column-age",
            Self::Guardian => "column-guardian",
            Self::Family => "column-family",
            Self::Paid => "column-paid",
        }
    }
}

impl Sheet<'_> {
    /// How each column of a file of players is understood, also where that is not enough.
    pub(super) fn understood(&self) -> Result<Vec<Known>, Problem> {
        let rows = self.rows()?;
        let by_name = rows.first().is_some_and(|row| headed(row, "name"));
        let header = rows.first().filter(|row| by_name || looks_headed(row));
        let first = rows.get(usize::from(header.is_some()));
        let cells = |row: Option<&Row>| row.map_or(0, |row| row.all().count());
        let count = cells(header).max(cells(first));
        let meant = |at: usize, cell: &str| match (header, at) {
            (None, 0) => Some(Column::Name),
            (None, 1) => Some(Column::Club),
            (Some(_), 0) if by_name => Some(Column::Name),
            (Some(row), 1) if by_name && row.all().count() == 1 => Some(Column::Club),
            _ => column(cell),
        };
        let known = |at: usize| {
            let cell = header.map_or("", |row| row.field(at));
            let example = first.map_or("", |row| row.field(at)).to_owned();
            Known { header: cell.to_owned(), what: meant(at, cell).map(Column::message), example }
        };
        Ok((0..count).map(known).collect())
    }

    /// `name[,club]`, or what a header says, the name first.
    pub fn players(&self) -> Result<Vec<Player>, Problem> {
        let columns = self.columns()?;
        self.each("name", (1, columns.len()), |row| entry(row, &columns))
    }

    fn columns(&self) -> Result<Vec<Column>, Problem> {
        let rows = self.rows()?;
        let mut columns = vec![Column::Name];
        let header = rows.first().filter(|row| headed(row, "name"));
        if let Some(first) = rows.first().filter(|row| header.is_none() && looks_headed(row)) {
            let what =
                format!("{}: column 1: “{}” is no column of players", self.path.display(), first.field(0));
            let line: Vec<&str> = first.all().collect();
            let what = format!("{what}, and line {} looks like a header: {}", first.line(), line.join(", "));
            return Err(Problem::told(what, format!("call the first column name; {KNOWN}")));
        }
        for (at, cell) in header.into_iter().flat_map(|row| row.all().enumerate().skip(1)) {
            let place = format!("{}: column {}: “{cell}”", self.path.display(), at + 1);
            let Some(column) = column(cell) else {
                return Err(Problem::told(format!("{place} is no column of players"), KNOWN));
            };
            if columns.contains(&column) {
                return Err(Problem::told(format!("{place} stands there already"), "keep one of the two"));
            }
            columns.push(column);
        }
        if columns.len() == 1 {
            columns.push(Column::Club);
        }
        Ok(columns)
    }
}

fn column(cell: &str) -> Option<Column> {
    let cell = cell.to_lowercase();
    COLUMNS.iter().find(|(_, words)| words.contains(&cell.as_str())).map(|(column, _)| *column)
}

/// Whether a line that does not begin with the word for a name is a header all the same: there is no digit in it, and
/// its first cell speaks of names or one of its cells is called like a column. A player whose club is called Ort may
/// stand first all the same, if a header stands above.
fn looks_headed(row: &Row) -> bool {
    let digits = row.all().any(|cell| cell.contains(|c: char| c.is_ascii_digit()));
    let first = row.field(0).to_lowercase();
    let of_names = first.split(|c: char| !c.is_alphabetic()).any(|word| OF_NAMES.contains(&word));
    let known = |cell: &str| column(cell).is_some() || OF_NAMES.contains(&cell.to_lowercase().as_str());
    !digits && (of_names || row.all().any(known))
}

/// What a row says of a player.
fn entry(row: &Row, columns: &[Column]) -> Result<Player, String> {
    if row.field(0).is_empty() {
        return Err("the name is missing".to_owned());
    }
    let mut player = Player::default();
    for (at, column) in columns.iter().enumerate() {
        let text = row.field(at);
        match column {
            Column::Name => text.clone_into(&mut player.name),
            Column::Club => text.clone_into(&mut player.club),
            Column::Guardian => text.clone_into(&mut player.guardian),
            Column::Family => text.clone_into(&mut player.family),
            Column::Rating => player.rating = number(text, "rating")?,
            Column::Age => player.age = number(text, "age in years")?,
            Column::Paid => player.paid = Some(yes(text)?),
        }
    }
    Ok(player)
}

/// A number; nothing where nothing stands.
fn number<N: std::str::FromStr>(text: &str, what: &str) -> Result<Option<N>, String> {
    match text {
        "" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| format!("“{text}” is no {what}: write a whole number")),
    }
}

/// Whether a cell says yes; an empty one says no.
fn yes(text: &str) -> Result<bool, String> {
    answer_of(text).ok_or_else(|| format!("“{text}” says neither yes nor no"))
}

/// Yes or no in any of the languages; nothing says no.
pub(super) fn answer_of(text: &str) -> Option<bool> {
    let word = text.to_lowercase();
    if YES.contains(&word.as_str()) {
        return Some(true);
    }
    NO.contains(&word.as_str()).then_some(false)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn read(text: &str) -> Result<Vec<Player>, String> {
        let sheet = Sheet { path: Path::new("p.csv"), bytes: text.as_bytes().to_vec() };
        sheet.players().map_err(|problem| format!("{problem:?}"))
    }

    #[test]
    fn columns_are_called_as_in_any_of_the_five_languages() {
        let full = Player {
            name: "Anna".to_owned(),
            club: "X".to_owned(),
            rating: Some(1712),
            age: Some(17),
            guardian: "Eva".to_owned(),
            family: "N".to_owned(),
            paid: Some(true),
        };
        for text in [
            "name,club,rating,age,guardian,family,paid\nAnna,X,1712,17,Eva,N,yes\n",
            "Meno;Klub;Screlo;Vek;Rodič;Rodina;Štartovné\nAnna;X;1712;17;Eva;N;áno\n",
            "Jméno;Oddíl;Rating;Věk;Zákonný zástupce;Rodina;Startovné\nAnna;X;1712;17;Eva;N;ano\n",
            "Spieler;Verein;Wertung;Alter;Erziehungsberechtigte;Familie;Bezahlt\nAnna;X;1712;17;Eva;N;ja\n",
            "Όνομα;Όμιλος;Βαθμολογία;Ηλικία;Κηδεμόνας;Οικογένεια;Πληρωμή\nAnna;X;1712;17;Eva;N;ναι\n",
        ] {
            assert_eq!(read(text), Ok(vec![full.clone()]), "{text}");
        }
    }

    #[test]
    fn columns_come_in_any_order_and_cells_may_be_empty() {
        let found = read("name,paid,age\nAnna,x\nBeno,,15\nČenka\n").expect("readable");
        let said: Vec<_> = found.iter().map(|it| (it.name.as_str(), it.paid, it.age)).collect();
        assert_eq!(
            said,
            [("Anna", Some(true), None), ("Beno", Some(false), Some(15)), ("Čenka", Some(false), None)]
        );
        // Without a header nobody says anything of that, and the club stands second.
        let found = read("Anna,Nitra\nBeno\n").expect("readable");
        assert_eq!(found[0], Player { club: "Nitra".to_owned(), ..Player::named("Anna") });
        assert_eq!(found[1], Player::named("Beno"));
        assert_eq!(read("name\nAnna,Nitra\n").map(|all| all.len()), Ok(1));
    }

    #[test]
    fn a_header_that_is_not_known_is_no_player() {
        for (text, first) in [
            ("Surname,Club\nNovák,X\n", "Surname"),
            ("Priezvisko;Klub;Vek\nNovák;X;17\n", "Priezvisko"),
            ("Příjmení a jméno\nNovák Jan\n", "Příjmení a jméno"),
            ("Nr,Spieler,Verein\n1,Anna,X\n", "Nr"),
            ("Teilnehmer;Ort\nAnna;X\n", "Teilnehmer"),
            ("Ονοματεπώνυμο;Όμιλος\nΆννα;X\n", "Ονοματεπώνυμο"),
            ("Club,Name\nX,Anna\n", "Club"),
        ] {
            let found = read(text).expect_err(text);
            let what = format!("column 1: “{first}” is no column of players, and line 1 looks like a header");
            assert!(found.contains(&what) && found.contains("write name, club, rating"), "{found}");
        }
        // Players, whatever they are called; and under a header that is known, even so.
        for (text, players) in [
            ("Anna,Nitra\nBeno,Klub Nitra\n", 2),
            ("Anna Jménová\n", 1),
            ("Hráč 1,Ort\nHráč 2\n", 2),
            ("name,club\nPlayer One,Ort\n", 1),
            ("Anna\nBeno,Klub\n", 2),
        ] {
            assert_eq!(read(text).map(|all| all.len()), Ok(players), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (text, what) in [
            ("name,shoes\nAnna,42\n", "column 2: “shoes” is no column of players"),
            ("name,club,klub\nAnna,a,b\n", "column 3: “klub” stands there already"),
            ("name,age\nAnna,young\n", "p.csv:2: “young” is no age in years"),
            ("name,age\nAnna,256\n", "p.csv:2: “256” is no age in years"),
            ("name,rating\nAnna,-1\n", "p.csv:2: “-1” is no rating"),
            ("name,paid\nAnna,perhaps\n", "p.csv:2: “perhaps” says neither yes nor no"),
            ("name,paid\nAnna,yes,x\n", "p.csv:2: 3 fields; 1 to 2 belong there"),
        ] {
            let found = read(text).expect_err(text);
            assert!(found.contains(what), "{found}");
        }
    }
}
