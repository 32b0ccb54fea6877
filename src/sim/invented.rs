//! Invented players, with names as they are where the regulation is played; and what they write on slips: words from
//! the lists, and what is not quite one.

use fastrand::Rng;

use crate::domain::TableId;
use crate::lexicon::{Library, TileSet};
use crate::rules::{Authority, LexiconRules};
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

/// Letters exchanged to make a wrong word; all are on tiles of every Latin set.
const VOWELS: [char; 4] = ['A', 'E', 'I', 'O'];

/// Out of a hundred challenged words, how many no short list decides.
const OPEN: u8 = 20;

/// Words of four letters and more that only a referee decides where their lists are not installed, by language; each
/// hall plays with those that its tiles can form.
fn open_words(language: &str) -> &'static [&'static str] {
    match language {
        "cs" => &["ŘEKA", "CHALUPA", "LOUKA", "KŮŇ", "STROM", "ŽENA", "ŠTĚSTÍ"],
        "el" => &["ΛΕΞΗ", "ΘΑΛΑΣΣΑ", "ΔΡΟΜΟΣ", "ΗΛΙΟΣ", "ΨΑΡΙ", "ΞΥΛΟ"],
        "de" => &["HAUS", "BLUME", "RECHT", "STRASSE", "QUARZE", "ÜBEL", "XENIE", "JUBEL"],
        _ => &["ŽENA", "KÔŇA", "MLIEKO", "STROM", "DOMY", "XYLÓZ"],
    }
}

/// Words for slips.
pub(super) struct SlipWordSource {
    pool: Vec<String>,
    open: Vec<String>,
    most: usize,
}

impl SlipWordSource {
    /// Words from the lists that decide, and a few that no list decides.
    pub(super) fn of(library: &Library, rules: &LexiconRules, tiles: &TileSet, most: Option<u16>) -> Self {
        let mut pool = Vec::new();
        for source in rules.sources.iter().filter(|source| source.decides.value != Authority::Advises) {
            if let Some(list) = library.get(&source.list.value) {
                pool.extend(list.words());
            }
        }
        let open = open_words(tiles.alphabet().language()).iter().filter(|word| tiles.read(word).is_ok());
        let open: Vec<String> = open.map(|word| (*word).to_owned()).collect();
        pool.sort();
        pool.dedup();
        Self { pool, open, most: usize::from(most.unwrap_or(3)).clamp(1, 3) }
    }

    /// What stands on one slip.
    pub(super) fn slip(&self, rng: &mut Rng) -> Vec<String> {
        let mut slip: Vec<String> = Vec::new();
        for _ in 0..rng.usize(1..=self.most) {
            let word = self.word(rng);
            if !slip.contains(&word) {
                slip.push(word);
            }
        }
        slip
    }

    /// A word that is right, as far as the lists know.
    pub(super) fn right(&self, rng: &mut Rng) -> String {
        let pool = if self.pool.is_empty() { &self.open } else { &self.pool };
        pool.get(rng.usize(0..pool.len().max(1))).cloned().unwrap_or_else(|| "AA".to_owned())
    }

    fn word(&self, rng: &mut Rng) -> String {
        let pool = if rng.u8(0..100) < OPEN || self.pool.is_empty() { &self.open } else { &self.pool };
        let Some(word) = pool.get(rng.usize(0..pool.len().max(1))) else { return "AA".to_owned() };
        if rng.bool() {
            return word.clone();
        }
        // Half of the challenged words are wrong: one vowel is another.
        let new = VOWELS[rng.usize(0..VOWELS.len())];
        let mut wrong = word.clone();
        if let Some(old) = word.chars().find(|letter| VOWELS.contains(letter)) {
            wrong = word.replacen(old, &new.to_string(), 1);
        }
        wrong
    }
}
