//! CSV as spreadsheets write it: what is read has been cleaned, and written again it is read as the same; what is not is
//! told with the file.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::Path;

use ephor::cli::{CsvSheet, PairedSeat};
use ephor::domain::cleaned;
use ephor::rules::{Catalogue, Ruleset};
use ephor::tournament::Player;

thread_local! {
    static RULESET: OnceCell<Ruleset> = const { OnceCell::new() };
}

/// The property. The first byte says what the file is of.
pub fn holds(data: &[u8]) {
    let Some((kind, bytes)) = data.split_first() else { return };
    let sheet = CsvSheet { path: Path::new("file.csv"), bytes: bytes.to_vec() };
    let problem = match kind {
        b'p' => players(&sheet),
        b'c' => clocks(&sheet),
        b'g' => pairings(&sheet),
        b'r' => results(&sheet),
        _ => return,
    };
    if let Err(problem) = problem {
        let said = problem.to_string();
        assert!(said.starts_with("file.csv"), "{said}");
    }
}

type Checked = Result<(), ephor::cli::Problem>;

/// Rows under a header, as a spreadsheet writes them.
fn written<const N: usize>(
    header: [&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> CsvSheet<'static> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(header).expect("memory");
    for row in rows {
        // What a spreadsheet would work out has a quote before it, as ephor writes it.
        let formula = |it: &String| it.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r']);
        let row = row.map(|it| if formula(&it) { format!("'{it}") } else { it });
        writer.write_record(row).expect("memory");
    }
    CsvSheet { path: Path::new("again.csv"), bytes: writer.into_inner().expect("memory") }
}

/// Nothing was let in that the door does not let in.
fn clean(text: &str) {
    assert_eq!(cleaned(text).as_deref(), Ok(text));
}

fn players(sheet: &CsvSheet<'_>) -> Checked {
    let players = sheet.players()?;
    for player in &players {
        for text in [&player.name, &player.club, &player.guardian, &player.family] {
            clean(text);
        }
        assert!(!player.name.is_empty());
    }
    let number = |number: Option<u16>| number.map(|it| it.to_string()).unwrap_or_default();
    let row = |player: &Player| {
        let Player { name, club, rating, age, guardian, family, .. } = player.clone();
        [name, club, number(rating), number(age.map(u16::from)), guardian, family]
    };
    let rows = players.iter().map(row);
    // Of all or of nobody is it said whether they have paid.
    let again = if players.iter().any(|player| player.paid.is_some()) {
        let paid = players.iter().map(|player| if player.paid == Some(true) { "yes" } else { "no" });
        let rows = rows.zip(paid).map(|([a, b, c, d, e, f], paid)| [a, b, c, d, e, f, paid.to_owned()]);
        written(["name", "club", "rating", "age", "guardian", "family", "paid"], rows)
    } else {
        written(["name", "club", "rating", "age", "guardian", "family"], rows)
    };
    assert_eq!(again.players().expect("its own"), players);
    Ok(())
}

fn clocks(sheet: &CsvSheet<'_>) -> Checked {
    let clocks = sheet.clocks()?;
    let row = |it: &ephor::cli::Fitting| {
        assert!(it.table.0 > 0 && it.clock.is_none_or(|clock| clock.0 > 0));
        clean(&it.profile);
        let clock = it.clock.map(|clock| clock.to_string()).unwrap_or_default();
        [it.table.to_string(), clock, it.profile.clone()]
    };
    let again = written(["table", "clock", "profile"], clocks.iter().map(row));
    assert_eq!(again.clocks().expect("its own"), clocks);
    Ok(())
}

fn pairings(sheet: &CsvSheet<'_>) -> Checked {
    let seats = sheet.pairings()?;
    let row = |seat: &PairedSeat| match seat {
        PairedSeat::Game(game) => {
            clean(&game.a);
            clean(&game.b);
            assert!(game.table.0 > 0 && !game.a.is_empty());
            let b = if game.b.is_empty() { "-".to_owned() } else { game.b.clone() };
            [game.table.to_string(), game.a.clone(), b]
        }
        PairedSeat::Alone(player) => {
            clean(player);
            ["-".to_owned(), player.clone(), "-".to_owned()]
        }
    };
    let again = written(["table", "a", "b"], seats.iter().map(row));
    assert_eq!(again.pairings().expect("its own"), seats);
    Ok(())
}

fn results(sheet: &CsvSheet<'_>) -> Checked {
    RULESET.with(|ruleset| {
        let read = || Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("it comes with ephor");
        let results = sheet.results(ruleset.get_or_init(read))?;
        assert!(!results.entrants.is_empty());
        let known = |name: &str| results.entrants.iter().any(|it| it.name == name);
        for game in &results.games {
            assert!(game.players.iter().all(|name| name.is_empty() || known(name)));
            assert!(game.round.0 > 0 && game.round.0 <= results.rounds);
        }
        assert!(results.byes.iter().all(|bye| known(&bye.player)));
        Ok(())
    })
}
