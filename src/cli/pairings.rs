//! A file of pairings: who sits where, in any order of columns where a header names them. Its path may be typed on
//! the screen.

use std::fs;
use std::io::ErrorKind;

use PairingColumn::{First, Round, Second, Table};

use crate::domain::TableId;
use crate::locale::Locale;
use crate::tournament::Pairing;
use crate::tui::{self, PairingFileProblem};

use super::Console;
use super::csv::{CsvRow, CsvSheet, Headed, KnownColumn, TABLE, is_word};
use super::paths::dropped;
use super::problem::{FileFault, NEXT, Problem};

/// What stands in a file of pairings for nobody.
const NOBODY: [&str; 3] = ["-", "–", "—"];

/// A line of a file of pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairedSeat {
    /// A game; `b` is empty where the player sits alone.
    Game(Pairing),
    /// A player without opponent and without a table.
    Alone(String),
}

/// A line of a file of pairings, with its round where a column says it.
pub(super) struct OfRound {
    /// The round.
    pub(super) round: Option<u16>,
    /// Who sits where.
    pub(super) seat: PairedSeat,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PairingColumn {
    Table,
    First,
    Second,
    Round,
}

/// What the two players are called at the head of their columns, and the round, in the languages of the regulations.
const FIRST: [&str; 29] = [
    "a",
    // As a Greek keyboard writes it.
    "α",
    "first",
    "first player",
    "player",
    "player a",
    "player 1",
    "player1",
    "starts",
    "hráč",
    "hráč a",
    "hráč 1",
    "prvý",
    "prvý hráč",
    "začína",
    "první",
    "první hráč",
    "začíná",
    "spieler",
    "spieler a",
    "spieler 1",
    "erster",
    "beginnt",
    "παίκτης",
    "παίκτης α",
    "παίκτης 1",
    "πρώτος",
    "ξεκινά",
    "name",
];
const SECOND: [&str; 25] = [
    "b",
    "β",
    "second",
    "second player",
    "opponent",
    "player b",
    "player 2",
    "player2",
    "súper",
    "hráč b",
    "hráč 2",
    "druhý",
    "druhý hráč",
    "soupeř",
    "gegner",
    "spieler b",
    "spieler 2",
    "zweiter",
    "αντίπαλος",
    "παίκτης β",
    "παίκτης 2",
    "δεύτερος",
    "protihráč",
    "gegenspieler",
    "reply",
];
const ROUND: [&str; 6] = ["round", "kolo", "runde", "γύρος", "partia", "partie"];

/// The message that says what to do about a column that is none of these.
const KNOWN: &str = "sheet-columns-of-pairings";

fn column(cell: &str) -> Option<PairingColumn> {
    let all: [(PairingColumn, &[&str]); 4] =
        [(Table, &TABLE), (First, &FIRST), (Second, &SECOND), (Round, &ROUND)];
    all.into_iter().find(|(_, words)| is_word(cell, words)).map(|(column, _)| column)
}

/// What a header calls each column. Where two columns are called the same, as `table,player,player`, the second one has
/// the second players.
fn named(header: &CsvRow) -> Vec<Option<PairingColumn>> {
    let mut columns: Vec<Option<PairingColumn>> = header.all().map(column).collect();
    let firsts = header.all().zip(&columns).filter(|(_, it)| **it == Some(First)).map(|(cell, _)| cell);
    if let [one, other] = firsts.collect::<Vec<_>>()[..]
        && one.to_lowercase() == other.to_lowercase()
        && !columns.contains(&Some(Second))
        && let Some(last) = columns.iter_mut().rfind(|it| **it == Some(First))
    {
        *last = Some(Second);
    }
    columns
}

/// Whether a line is a header: its first cell is called like a column, or two of its cells are.
fn headed(row: &CsvRow) -> bool {
    // Players may be called A and B; tables are numbers.
    let number = row.all().any(|cell| cell.parse::<u32>().is_ok());
    is_word(row.field(0), &TABLE) || !number && row.all().filter(|cell| column(cell).is_some()).count() > 1
}

impl PairingColumn {
    /// The message that names it.
    fn message(self) -> &'static str {
        match self {
            Table => "column-table",
            First => "column-first",
            Second => "column-second",
            Round => "column-round",
        }
    }
}

impl CsvSheet<'_> {
    /// `table,a,b`, or what a header says; a dash for `b` where there is no opponent, and for the table where there is
    /// none.
    pub fn pairings(&self) -> Result<Vec<PairedSeat>, Problem> {
        let all = self.of_rounds()?;
        let mut rounds: Vec<u16> = all.iter().filter_map(|it| it.round).collect();
        rounds.dedup();
        if let [one, other, ..] = rounds[..] {
            let fault = FileFault::new("sheet-two-rounds").value("one", &one).value("other", &other);
            return Err(fault.at(&self.path.display(), "sheet-two-rounds-do"));
        }
        Ok(all.into_iter().map(|it| it.seat).collect())
    }

    /// All lines, with their rounds.
    pub(super) fn of_rounds(&self) -> Result<Vec<OfRound>, Problem> {
        let columns = self.columns_of_seats()?;
        self.each_of(self.seat_table()?.1, headed, (3, columns.len()), |row| of_round(row, &columns))
    }

    /// The lines above the heading of pairings, and the table from there on.
    fn seat_table(&self) -> Result<Headed, Problem> {
        self.below_titles(headed)
    }

    /// Says which lines stand above the heading of pairings and are left out.
    pub(super) fn say_titles_of_pairings(&self, console: &mut Console<'_>) -> Result<(), Problem> {
        self.say_titles(&self.seat_table()?.0, console)
    }

    /// How each column of a file of pairings is understood, also where that is not enough.
    pub(super) fn seats_understood(&self) -> Result<Vec<KnownColumn>, Problem> {
        let rows = self.seat_table()?.1;
        let header = rows.first().filter(|row| headed(row));
        let usual = [Table, First, Second].map(Some);
        let named = header.map(named);
        let meant = |at: usize| *named.as_deref().unwrap_or(&usual).get(at)?;
        Ok(KnownColumn::all(&rows, header, |at, _| meant(at).map(PairingColumn::message)))
    }

    fn columns_of_seats(&self) -> Result<Vec<PairingColumn>, Problem> {
        let rows = self.seat_table()?.1;
        let Some(header) = rows.first().filter(|row| headed(row)) else {
            return Ok(vec![Table, First, Second]);
        };
        let mut columns = Vec::new();
        for (at, (cell, column)) in header.all().zip(named(header)).enumerate() {
            let fault = |id| FileFault::new(id).value("at", &(at + 1)).value("cell", cell);
            let Some(column) = column else {
                return Err(fault("sheet-no-column-of-pairings").at(&self.path.display(), KNOWN));
            };
            if columns.contains(&column) {
                return Err(fault("sheet-column-twice").at(&self.path.display(), "sheet-column-twice-do"));
            }
            columns.push(column);
        }
        let needed = [(Table, "table"), (First, "a"), (Second, "b")];
        match needed.into_iter().find(|(column, _)| !columns.contains(column)) {
            Some((_, name)) => {
                let fault = FileFault::new("sheet-column-missing").value("name", name);
                Err(fault.at(&self.path.display(), KNOWN))
            }
            None => Ok(columns),
        }
    }
}

fn of_round(row: &CsvRow, columns: &[PairingColumn]) -> Result<OfRound, FileFault> {
    let place = |wanted: PairingColumn| columns.iter().position(|it| *it == wanted);
    let round = match place(Round) {
        Some(at) => Some(row.number(at, "sheet-no-round")?),
        None => None,
    };
    let at = |wanted: PairingColumn| place(wanted).unwrap_or(usize::MAX);
    Ok(OfRound { round, seat: seat(row, at(Table), [at(First), at(Second)])? })
}

/// What a line of a file of pairings says.
fn seat(row: &CsvRow, table: usize, players: [usize; 2]) -> Result<PairedSeat, FileFault> {
    let [a, b] = players.map(|at| row.field(at).to_owned());
    if a.is_empty() || b.is_empty() || NOBODY.contains(&a.as_str()) {
        return Err(FileFault::new("sheet-no-player"));
    }
    let nobody = NOBODY.contains(&b.as_str());
    if nobody && (row.field(table).is_empty() || NOBODY.contains(&row.field(table))) {
        return Ok(PairedSeat::Alone(a));
    }
    let table = TableId(row.number(table, "sheet-no-table")?);
    let b = if nobody { String::new() } else { b };
    Ok(PairedSeat::Game(Pairing { table, a, b }))
}

/// Larger than any file of pairings, in bytes.
const LARGEST: u64 = 1 << 20;

/// Reads a file of pairings whose path somebody typed at a console, which must not wait: a pipe is no file.
pub(super) fn read_pairings(
    path: &str,
    language: &str,
) -> Result<Vec<tui::PairingFileSeat>, PairingFileProblem> {
    let below_home = path.strip_prefix("~/").or_else(|| path.strip_prefix("~\\"));
    let home = below_home.and_then(|rest| Some(std::env::home_dir()?.join(rest)));
    let path = dropped(home.unwrap_or_else(|| path.into()));
    let not_read = |problem: &Problem| {
        let (what, instead) = problem.parts(Locale::named(language).unwrap_or(Locale::english()));
        PairingFileProblem::Wrong { what: what.replace(NEXT, "; "), instead }
    };
    let file = fs::metadata(&path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => PairingFileProblem::NoFile(path.display().to_string()),
        _ => not_read(&Problem::file(&path, &error)),
    })?;
    if !file.is_file() || file.len() > LARGEST {
        let fault = FileFault::new("sheet-no-pairings");
        return Err(not_read(&fault.at(&path.display(), "sheet-no-pairings-do")));
    }
    let seats =
        CsvSheet::open(&path).and_then(|sheet| sheet.pairings()).map_err(|problem| not_read(&problem))?;
    let seats = seats.into_iter().map(|seat| match seat {
        PairedSeat::Game(Pairing { table, a, b }) => {
            tui::PairingFileSeat { table: Some(table), players: [a, b] }
        }
        PairedSeat::Alone(player) => tui::PairingFileSeat { table: None, players: [player, String::new()] },
    });
    Ok(seats.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::domain::TableId;
    use crate::locale::Locale;

    use super::*;

    fn read(text: &str) -> Result<Vec<PairedSeat>, String> {
        let sheet = CsvSheet { path: Path::new("r.csv"), bytes: text.as_bytes().to_vec() };
        sheet.pairings().map_err(|problem| problem.rendered(Locale::english(), false))
    }

    #[test]
    fn columns_come_in_any_order_and_in_five_languages() {
        let game = PairedSeat::Game(Pairing { table: TableId(7), a: "Anna".into(), b: "Beno".into() });
        for text in [
            "7,Anna,Beno\n",
            "Player 1,Player 2,Table\nAnna,Beno,7\n",
            "sep=;\r\nKolo;Stôl;Hráč 1;Hráč 2\r\n3;7;Anna;Beno\r\n",
            "\u{feff}Soupeř\tHráč\tStůl\nBeno\tAnna\t7\n",
            "\"sep=|\"\nTisch|Spieler|Gegner\n7|Anna|Beno\n",
            "Παίκτης;Αντίπαλος;Τραπέζι\nAnna;Beno;7\n",
            "τραπέζι;Α;Β\n7;Anna;Beno\n",
            "stůl;hráč;hráč\n7;Anna;Beno\n",
            "Turnaj Jar 2026\ntable,a,b\n7,Anna,Beno\n",
            "Kolo 2;;\r\n;;\r\nstôl;hráč;hráč\r\n7;Anna;Beno\r\n",
        ] {
            assert_eq!(read(text), Ok(vec![game.clone()]), "{text}");
        }
    }

    #[test]
    fn players_may_be_called_like_columns() {
        let game =
            |a: &str, b: &str| PairedSeat::Game(Pairing { table: TableId(1), a: a.into(), b: b.into() });
        assert_eq!(read("1,A,B\n"), Ok(vec![game("A", "B")]));
        assert_eq!(read("table,a,b\n1,Name,Round\n"), Ok(vec![game("Name", "Round")]));
    }

    #[test]
    fn a_header_that_says_something_else_is_not_passed_over() {
        for (text, what) in [
            ("table,a,b,score\n7,Anna,Beno,1\n", "column 4: “score” is no column of pairings"),
            ("table,white,black\n7,Anna,Beno\n", "column 2: “white” is no column of pairings"),
            ("table,a,player 1\n7,Anna,Beno\n", "column 3: “player 1” stands there already"),
            ("a,b\nAnna,Beno\n", "there is no column table"),
            ("round,table,a,b\n1,7,Anna,Beno\n2,7,Anna,Beno\n", "pairings of the rounds 1 and 2"),
            ("round,table,a,b\nx,7,Anna,Beno\n", "r.csv:2: “x” is no round"),
            ("sep=;\ntable;a;b\n7;Anna\n", "r.csv:3: 2 fields"),
        ] {
            let found = read(text).expect_err(text);
            assert!(found.contains(what), "{found}");
        }
    }

    #[test]
    fn a_name_like_a_formula_is_a_name() {
        let found = read("1,'=1+1,<b>\n2,\"a\"\"b\",''@x\n").expect("readable");
        let names = |seat: &PairedSeat| match seat {
            PairedSeat::Game(game) => [game.a.clone(), game.b.clone()],
            PairedSeat::Alone(player) => [player.clone(), String::new()],
        };
        let found: Vec<_> = found.iter().map(names).collect();
        assert_eq!(found, [["=1+1", "<b>"], ["a\"b", "'@x"]]);
    }

    #[test]
    fn a_path_that_was_typed_gives_its_games_or_why_not() {
        let place = tempfile::tempdir().expect("a folder");
        let file = place.path().join("round 1.csv");
        fs::write(&file, "table;a;b\n1;Anna;Beno\n-;Cyril;-\n").expect("written");
        let read = |path: &Path| read_pairings(&path.display().to_string(), "en");
        let game = tui::PairingFileSeat { table: Some(TableId(1)), players: ["Anna".into(), "Beno".into()] };
        let bye = tui::PairingFileSeat { table: None, players: ["Cyril".into(), String::new()] };
        assert_eq!(read(&file), Ok(vec![game, bye]));
        fs::write(&file, "1;Anna\nx;Beno;Cyril\n").expect("written");
        let Err(PairingFileProblem::Wrong { what, .. }) = read(&file) else { panic!("two lines are wrong") };
        assert!(what.contains("csv:1:") && what.contains("csv:2:"), "{what}");
        assert!(!what.contains('\n'), "it stands on one line of the screen");
        assert!(read(place.path()).is_err(), "a folder is no file");
        let none = place.path().join("none.csv");
        assert_eq!(read(&none), Err(PairingFileProblem::NoFile(none.display().to_string())));
    }
}
