//! Players from CSV: their names, and under a header whatever else of the entry a regulation may ask for. The columns
//! may be called as the languages of the regulations call them.

use crate::tournament::Player;

use super::Console;
use super::csv::{CsvRow, CsvSheet, Headed, KnownColumn, is_word};
use super::problem::{FileFault, Problem};

/// The letters of the longest name.
const LONGEST: usize = 100;
const YES: [&str; 12] = ["yes", "y", "x", "1", "✓", "áno", "ano", "a", "ja", "j", "ναι", "ν"];
const NO: [&str; 10] = ["", "no", "n", "0", "nie", "ne", "nein", "όχι", "οχι", "ο"];

impl CsvSheet<'_> {
    /// How each column of a file of players is understood, also where that is not enough.
    pub(super) fn understood(&self) -> Result<Vec<KnownColumn>, Problem> {
        let rows = self.table()?.1;
        let header = rows.first().filter(|row| is_header(row));
        let alone = header.is_some_and(|row| row.all().count() == 1);
        let meant = |at: usize, cell: &str| match (header, at) {
            (None, 0) => Some(PlayerColumn::Name),
            (None, 1) => Some(PlayerColumn::Club),
            (Some(_), 1) if alone => Some(PlayerColumn::Club),
            _ => column(cell),
        };
        Ok(KnownColumn::all(&rows, header, |at, cell| meant(at, cell).map(PlayerColumn::message)))
    }

    /// `name[,club]`, or what a header says.
    pub fn players(&self) -> Result<Vec<Player>, Problem> {
        let rows = self.table()?.1;
        let columns = self.columns(&rows)?;
        self.each_of(rows, is_header, (1, columns.len()), |row| entry(row, &columns))
    }

    /// Says which lines stand above the heading of players and are left out.
    pub(super) fn say_titles_of_players(&self, console: &mut Console<'_>) -> Result<(), Problem> {
        self.say_titles(&self.table()?.0, console)
    }

    /// The lines above the heading, and the table from there on. Above any other line than a heading stand names.
    fn table(&self) -> Result<Headed, Problem> {
        self.below_titles(is_surely_header)
    }

    /// Whether surname and given name have columns of their own.
    pub(super) fn names_are_apart(&self) -> bool {
        let columns = self.table().and_then(|(_, rows)| self.columns(&rows));
        columns
            .is_ok_and(|all| all.iter().any(|it| matches!(it, PlayerColumn::Surname | PlayerColumn::Given)))
    }

    fn columns(&self, rows: &[CsvRow]) -> Result<Vec<PlayerColumn>, Problem> {
        let Some(header) = rows.first().filter(|row| is_header(row)) else {
            return Ok(vec![PlayerColumn::Name, PlayerColumn::Club]);
        };
        // What does not begin with the word for a name may be meant as no header at all.
        let looks = |fault: FileFault| {
            let line = header.all().collect::<Vec<_>>().join(", ");
            let header_like = if begins_with_names(header) { "no" } else { "yes" };
            fault.value("looks", header_like).value("line", &header.line()).value("header", &line)
        };
        let mut columns = Vec::new();
        for (at, cell) in header.all().enumerate() {
            let fault = |id| FileFault::new(id).value("at", &(at + 1)).value("cell", cell);
            let Some(column) = column(cell) else {
                return Err(looks(fault("sheet-no-column-of-players")).at(&self.path.display(), KNOWN));
            };
            if columns.contains(&column) {
                return Err(fault("sheet-column-twice").at(&self.path.display(), "sheet-column-twice-do"));
            }
            columns.push(column);
        }
        let has = |column| columns.contains(&column);
        let named = has(PlayerColumn::Name) || has(PlayerColumn::Surname) && has(PlayerColumn::Given);
        if !named {
            return Err(looks(FileFault::new("sheet-no-names")).at(&self.path.display(), KNOWN));
        }
        if columns.len() == 1 {
            columns.push(PlayerColumn::Club);
        }
        Ok(columns)
    }
}

/// What a row says of a player.
fn entry(row: &CsvRow, columns: &[PlayerColumn]) -> Result<Player, FileFault> {
    let (mut player, mut surname, mut given) = (Player::default(), "", "");
    for (at, column) in columns.iter().enumerate() {
        let text = row.field(at);
        match column {
            PlayerColumn::Name => text.clone_into(&mut player.name),
            PlayerColumn::Surname => surname = text,
            PlayerColumn::Given => given = text,
            PlayerColumn::Number => {}
            PlayerColumn::Club => text.clone_into(&mut player.club),
            PlayerColumn::Guardian => text.clone_into(&mut player.guardian),
            PlayerColumn::Family => text.clone_into(&mut player.family),
            PlayerColumn::Rating => player.rating = number(text, "sheet-no-rating")?,
            PlayerColumn::Age => player.age = number(text, "sheet-no-age")?,
            PlayerColumn::Paid => player.paid = Some(yes(text)?),
        }
    }
    // Beside a surname the name is the given one, beside a given name the surname.
    let whole = std::mem::take(&mut player.name);
    let (given, surname) = match (given.is_empty(), surname.is_empty()) {
        (true, false) => (whole.as_str(), surname),
        (false, true) => (given, whole.as_str()),
        _ => (given, surname),
    };
    format!("{given} {surname}").trim().clone_into(&mut player.name);
    if player.name.is_empty() {
        player.name = whole;
    }
    if player.name.is_empty() {
        return Err(FileFault::new("sheet-no-name"));
    }
    let letters = player.name.chars().any(char::is_alphabetic);
    if !letters || player.name.starts_with('*') || player.name.chars().count() > LONGEST {
        let begin: String = player.name.chars().take(40).collect();
        return Err(FileFault::new("sheet-not-a-name").value("text", &begin).value("most", &LONGEST));
    }
    Ok(player)
}

/// A number; nothing where nothing stands. `wrong` is the message for whatever is none.
fn number<N: std::str::FromStr>(text: &str, wrong: &'static str) -> Result<Option<N>, FileFault> {
    match text {
        "" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| FileFault::new(wrong).value("text", text)),
    }
}

/// Whether a cell says yes; an empty one says no.
fn yes(text: &str) -> Result<bool, FileFault> {
    answer_of(text).ok_or_else(|| FileFault::new("sheet-no-answer").value("text", text))
}

/// Yes or no in any of the languages; nothing says no.
pub(super) fn answer_of(text: &str) -> Option<bool> {
    let word = text.to_lowercase();
    if YES.contains(&word.as_str()) {
        return Some(true);
    }
    NO.contains(&word.as_str()).then_some(false)
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayerColumn {
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
const COLUMNS: [(PlayerColumn, &[&str]); 10] = [
    (PlayerColumn::Name, &NAME),
    (
        PlayerColumn::Surname,
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
        PlayerColumn::Given,
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
        PlayerColumn::Number,
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
        PlayerColumn::Club,
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
    (PlayerColumn::Rating, &["rating", "screlo", "elo", "wertung", "αξιολόγηση", "βαθμολογία"]),
    (PlayerColumn::Age, &["age", "vek", "věk", "alter", "ηλικία"]),
    (
        PlayerColumn::Guardian,
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
    (
        PlayerColumn::Family,
        &["family", "relatives", "rodina", "príbuzní", "příbuzní", "familie", "οικογένεια"],
    ),
    (
        PlayerColumn::Paid,
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
const KNOWN: &str = "sheet-columns-of-players";

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
fn column(cell: &str) -> Option<PlayerColumn> {
    COLUMNS.iter().find(|(_, words)| is_word(cell, words)).map(|(column, _)| *column)
}

/// Whether a line begins with the word for a name.
fn begins_with_names(row: &CsvRow) -> bool {
    is_word(row.field(0), &NAME)
}

/// Whether a line is a header: it begins with the word for a name; or there is no digit in it, and its first cell
/// speaks of names or one of its cells is called like a column. A player whose club is called Ort may stand first all
/// the same, if a header stands above.
fn is_header(row: &CsvRow) -> bool {
    let digits = row.all().any(|cell| cell.contains(|c: char| c.is_ascii_digit()));
    let first = row.field(0).to_lowercase();
    let of_names = first.split(|c: char| !c.is_alphabetic()).any(|word| OF_NAMES.contains(&word));
    let known = |cell: &str| column(cell).is_some_and(|it| it != PlayerColumn::Number);
    begins_with_names(row) || !digits && (of_names || row.all().any(known))
}

/// Whether a line is a header beyond doubt: two of its cells are called like columns, and one of these has names.
fn is_surely_header(row: &CsvRow) -> bool {
    let columns: Vec<PlayerColumn> = row.all().filter_map(column).collect();
    let of_names =
        |it: &PlayerColumn| matches!(it, PlayerColumn::Name | PlayerColumn::Surname | PlayerColumn::Given);
    columns.len() > 1 && columns.iter().any(of_names)
}

impl PlayerColumn {
    /// The message that names it.
    fn message(self) -> &'static str {
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::locale::Locale;

    use super::*;

    fn read(text: &str) -> Result<Vec<Player>, String> {
        let sheet = CsvSheet { path: Path::new("p.csv"), bytes: text.as_bytes().to_vec() };
        sheet.players().map_err(|problem| problem.rendered(Locale::english(), false))
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
    fn a_title_may_have_any_sign_in_it_and_is_nobody() {
        let ada = Player { name: "Alder Ada".to_owned(), club: "BA".to_owned(), ..Player::default() };
        for title in
            ["Majstrovstvá SR, Nitra 2026\n\n", "Turnaj;2026;;\n", "Turnaj\t2026\n", "Kolo; 1, 2; hala\n"]
        {
            let text = format!("{title}Por.;Meno;Klub;Vek\n1;Alder Ada;BA;\n");
            assert_eq!(read(&text), Ok(vec![ada.clone()]), "{text}");
            let sheet = CsvSheet { path: Path::new("p.csv"), bytes: text.into_bytes() };
            assert_eq!(sheet.table().expect("a table").0.len(), 1, "{title}: it is named");
        }
        let text = "Majstrovstvá SR, Nitra 2026\n\nPor.;Meno;Klub\n1;Alder Ada;BA\n";
        assert_eq!(read(text), Ok(vec![ada.clone()]));
        // The comma of a heading belongs to it.
        assert_eq!(read("Cup, 2026\nName, Vorname;Verein\nAlder Ada;BA\n"), Ok(vec![ada]));
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
    fn names_stand_in_any_column_whole_or_in_two() {
        let anna = Player { club: "X".to_owned(), ..Player::named("Anna Nová") };
        for text in [
            "Club,Name\nX,Anna Nová\n",
            "Nr,Spieler,Verein\n1,Anna Nová,X\n",
            "sep=;\nPriezvisko;Meno;Klub\nNová;Anna;X\n",
            "Křestní jméno\tPříjmení\tOddíl\nAnna\tNová\tX\n",
            "Name;Vorname;Ort\nNová;Anna;X\n",
            "Όμιλος;Ονοματεπώνυμο\nX;Anna Nová\n",
            "Příjmení a jméno;Oddíl\nAnna Nová;X\n",
            "Teilnehmer;Ort\nAnna Nová;X\n",
        ] {
            assert_eq!(read(text), Ok(vec![anna.clone()]), "{text}");
        }
        // Who has only one name has it in whichever column.
        assert_eq!(read("Surname,First name\n,Zoe\nKim,\n").map(|all| all.len()), Ok(2));
        assert!(read("Surname,First name\nKim,Ye\n,,\n").is_ok());
    }

    #[test]
    fn a_header_that_is_not_known_is_no_player() {
        for (text, at, first) in [
            ("Nick,Club\nnovak,X\n", 1, "Nick"),
            ("Prezývka;Klub;Vek\nNovák;X;17\n", 1, "Prezývka"),
            ("Verein;Spieler;Schuhe\nX;Anna;42\n", 3, "Schuhe"),
        ] {
            let found = read(text).expect_err(text);
            let what =
                format!("column {at}: “{first}” is no column of players, and line 1 looks like a header");
            assert!(found.contains(&what) && found.contains("write name, club, rating"), "{found}");
        }
        for text in ["Surname,Club\nNovák,X\n", "Priezvisko;Klub;Vek\nNovák;X;17\n", "Klub;Vek\nX;17\n"] {
            assert!(read(text).expect_err(text).contains("there is no column of names"), "{text}");
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
    fn a_title_above_the_table_is_no_player() {
        for (text, players) in [
            ("Zoznam hráčov 2026\n\nPor.;Meno;Klub\n1;Alder Ada;BA\n", 1),
            ("Zoznam hráčov 2026;;\r\nNitra;;\r\nPor.;Meno;Klub\r\n1;Alder Ada;BA\r\n2;Birch Bea;\r\n", 2),
            // Who stands first is no title, whatever the clubs are called.
            ("Anna\nBeno,Ort\n", 2),
            ("Anna,Nitra\nName,Club\n", 2),
        ] {
            assert_eq!(read(text).map(|all| all.len()), Ok(players), "{text}");
        }
        let found = read("Title\nName;Age\nAnna;young\n").expect_err("no age");
        assert!(found.contains("p.csv:3: “young”"), "{found}");
    }

    #[test]
    fn what_is_no_table_is_not_read_line_by_line() {
        for (text, what) in [
            ("*M01.03.2020 The Open\r\n*A\r\n    0\r\nAnna   2401+2\r\n", "a TOU file"),
            ("%PDF-1.7\n1 0 obj\n", "a PDF"),
            ("\u{feff}\n%PDF-1.7\n1 0 obj\n", "a PDF"),
            ("BEGIN:VCARD\nVERSION:3.0\nFN:Anna\n", "a file of another kind"),
            ("Subject: players\nFrom: a@example.org\n\nAnna\n", "a file of another kind"),
            ("#!/bin/sh\necho Anna\n", "a file of another kind"),
            ("%!PS-Adobe-3.0\n", "a file of another kind"),
            ("<svg xmlns=\"x\">\n</svg>\n", "a web page"),
            ("PK\u{3}\u{4}\n", "a packed document"),
            ("\n<html><table><tr><td>Anna</td></tr></table>\n", "a web page"),
            ("[{\"name\": \"Anna\"}]\n", "JSON"),
            ("#character-encoding UTF-8\n#player1 a Anna\n>a: ABC 8H CAB +10 10\n", "a game in GCG"),
            ("SQLite format 3\0\n", "a database"),
            ("Anna\n42\n", "p.csv:2: “42” is no name"),
            ("*** END OF FILE ***\n", "p.csv:1: “*** END OF FILE ***” is no name"),
            (&"Anna ".repeat(30), "is no name"),
        ] {
            let found = read(text).expect_err(text);
            assert!(found.contains(what), "{found}");
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
            ("name,paid\nAnna,yes,x\n", "p.csv:2: 3 fields; 1–2 belong there"),
            ("\n\nname,age\nAnna,1\n\nBen,young\n", "p.csv:6: “young” is no age in years"),
            ("sep=,\nname,age\n\nAnna,young\n", "p.csv:4: “young” is no age in years"),
        ] {
            // As any editor and any spreadsheet ends lines.
            for text in [text.to_owned(), text.replace('\n', "\r\n")] {
                let found = read(&text).expect_err(&text);
                assert!(found.contains(what), "{text:?}: {found}");
            }
        }
    }
}
