//! Invented players, with names as they are where the regulation is played.

use crate::domain::TableId;
use crate::tournament::Pairing;

/// Who meets whom: everybody on the second chair moves on by a table, and begins in every second round.
pub(super) fn pairings(language: &str, round: u16, tables: u16) -> Vec<Pairing> {
    let pair = |table: u16| {
        let (first, second) = (name(language, table * 2), name(language, (table + round) % tables * 2 + 1));
        let (a, b) = if round.is_multiple_of(2) { (second, first) } else { (first, second) };
        Pairing { table: TableId(table + 1), a, b }
    };
    (0..tables).map(pair).collect()
}

/// What a referee writes who looks into a book, and what the book is called.
pub(super) fn dictionary(language: &str) -> (&'static str, &'static str) {
    match language {
        "cs" => ("podle tištěného slovníku", "tištěný slovník"),
        "de" => ("nach dem gedruckten Wörterbuch", "gedrucktes Wörterbuch"),
        "el" => ("σύμφωνα με το έντυπο λεξικό", "έντυπο λεξικό"),
        _ => ("podľa tlačeného slovníka", "tlačený slovník"),
    }
}

/// The name of a player.
pub(super) fn name(language: &str, number: u16) -> String {
    let families = match language {
        "cs" => CZECH,
        "de" => GERMAN,
        "el" => GREEK,
        _ => SLOVAK,
    };
    let family = families[usize::from(number) % families.len()];
    match usize::from(number) / families.len() {
        0 => family.to_owned(),
        again => format!("{family} {}", again + 1),
    }
}

const SLOVAK: [&str; 24] = [
    "Nováková",
    "Kováč",
    "Horváth",
    "Balážová",
    "Šimko",
    "Ďurica",
    "Ľuptáková",
    "Hruška",
    "Žáková",
    "Mráz",
    "Čierna",
    "Blaho",
    "Oravcová",
    "Krajčí",
    "Vlčková",
    "Ťapák",
    "Hlinková",
    "Ježík",
    "Rybárová",
    "Zeman",
    "Slaná",
    "Úradník",
    "Ábelová",
    "Ondruš",
];
const CZECH: [&str; 24] = [
    "Nováková",
    "Svoboda",
    "Dvořák",
    "Černá",
    "Procházka",
    "Kučerová",
    "Veselý",
    "Horák",
    "Němcová",
    "Marek",
    "Pokorná",
    "Hájek",
    "Králová",
    "Jelínek",
    "Růžičková",
    "Beneš",
    "Fialová",
    "Sedláček",
    "Doležalová",
    "Zeman",
    "Kolářová",
    "Vaněk",
    "Čermáková",
    "Urban",
];
const GERMAN: [&str; 24] = [
    "Müller",
    "Schmidt",
    "Schneider",
    "Weiß",
    "Fischer",
    "Weber",
    "Meyer",
    "Wagner",
    "Becker",
    "Schulz",
    "Groß",
    "Hoffmann",
    "Schäfer",
    "Koch",
    "Bauer",
    "Richter",
    "Klein",
    "Wolf",
    "Schröder",
    "Neumann",
    "Schwarz",
    "Krüger",
    "Böhm",
    "Voß",
];
const GREEK: [&str; 24] = [
    "Παπαδοπούλου",
    "Νικολάου",
    "Γεωργίου",
    "Δημητρίου",
    "Ιωάννου",
    "Βασιλείου",
    "Κωνσταντίνου",
    "Αντωνίου",
    "Οικονόμου",
    "Μακρής",
    "Αθανασίου",
    "Χριστοδούλου",
    "Παππάς",
    "Λάμπρου",
    "Αναγνώστου",
    "Ζαχαρίου",
    "Θεοδώρου",
    "Καραγιάννη",
    "Στεφάνου",
    "Μιχαηλίδης",
    "Ράπτης",
    "Σιδέρης",
    "Φωτίου",
    "Ξένος",
];
