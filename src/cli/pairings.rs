//! A file of pairings whose path somebody typed on the screen.

use std::fs;
use std::io::ErrorKind;

use crate::locale::Locale;
use crate::tournament::Pairing;
use crate::tui::{self, PairingFileProblem};

use super::csv::Sheet;
use super::paths::dropped;
use super::problem::{Fault, NEXT, Problem};
use super::seats::Seat;

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
        let fault = Fault::new("sheet-no-pairings");
        return Err(not_read(&fault.at(&path.display(), "sheet-no-pairings-do")));
    }
    let seats =
        Sheet::open(&path).and_then(|sheet| sheet.pairings()).map_err(|problem| not_read(&problem))?;
    let seats = seats.into_iter().map(|seat| match seat {
        Seat::Game(Pairing { table, a, b }) => tui::PairingFileSeat { table: Some(table), players: [a, b] },
        Seat::Alone(player) => tui::PairingFileSeat { table: None, players: [player, String::new()] },
    });
    Ok(seats.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::domain::TableId;

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
