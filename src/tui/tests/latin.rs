//! On a Greek screen every word of ours is Greek. What stands there in Latin letters is data (names, words, what the
//! regulation calls a thing, what somebody typed), a key, a unit, or stands in [`ALLOWED`].

use std::collections::BTreeSet;

use super::Ui;
use crate::report;
use crate::station::Snapshot;
use crate::tui::keymap::KeyMode;

/// Words in Latin letters that are the same in every language.
const ALLOWED: &[&str] = &[
    // Names.
    "ephor",
    "Bluetooth",
    // Keys, and what is told so aloud.
    "Enter",
    "Esc",
    "Tab",
    "Shift",
    "Ctrl",
    "Alt",
    "Space",
    "PgUp",
    "PgDn",
    "Insert",
    "STOP",
    // What stands on a score sheet for a turn that is passed because it was lost.
    "XXX",
    // Units.
    "ms",
    "dBm",
    // Placeholders and variables of commands.
    "EVENT",
    "NUMBER",
    "PAIRINGS",
    "csv",
    "NO_COLOR",
    "provision",
    "toml",
    // A length as it is typed.
    "min",
];

/// What begins a command that is told as it is typed: what comes behind it is the command's, placeholders in
/// capitals too, up to the next word in other letters.
const COMMANDS: [&str; 4] = ["ephor", "bluetoothctl", "rfkill", "systemctl"];

/// Modes that show what they were made from as it stands in a file.
const RAW: [KeyMode; 2] = [KeyMode::Rules, KeyMode::Find];

/// The words of a text that are made of Latin letters alone, with whether each is cut off.
fn latin(text: &str) -> Vec<(String, bool)> {
    let mut words = Vec::new();
    let mut word = String::new();
    let (mut others, mut command) = (false, false);
    let mut before = ' ';
    for letter in text.chars().chain([' ']) {
        // What begins at the edge of a box is the end of a word that the box lies over.
        if word.is_empty() && before == '╯' {
            others = true;
        }
        before = letter;
        if letter.is_alphanumeric() || letter == '_' {
            others |= !is_latin(letter);
            command &= letter.is_ascii() || letter.is_uppercase();
            word.push(letter);
            continue;
        }
        if word.chars().filter(|it| it.is_alphabetic()).count() > 1 && !others {
            command |= COMMANDS.contains(&word.as_str());
            if !command {
                words.push((std::mem::take(&mut word), letter == '…'));
            }
        }
        word.clear();
        others = false;
    }
    words
}

fn is_latin(letter: char) -> bool {
    letter == '_' || letter.is_ascii_alphabetic() || ('\u{c0}'..='\u{24f}').contains(&letter)
}

/// What stands between quotes in what a value says of itself: its texts, each as it is.
fn texts(said: &str) -> Vec<String> {
    let (mut texts, mut text) = (Vec::new(), None::<String>);
    let mut letters = said.chars();
    while let Some(letter) = letters.next() {
        match (letter, &mut text) {
            ('"', Some(whole)) => {
                texts.push(std::mem::take(whole));
                text = None;
            }
            ('"', None) => text = Some(String::new()),
            ('\\', Some(whole)) => whole.extend(letters.next()),
            (_, Some(whole)) => whole.push(letter),
            (_, None) => {}
        }
    }
    texts
}

/// The words of a snapshot that are data: those of its texts as the console's language has them, what is typed, and
/// what was said before the language was another.
fn data(ui: &mut Ui, snapshot: &Snapshot) -> BTreeSet<String> {
    let bare = Snapshot { rules: std::sync::Arc::default(), ..snapshot.clone() };
    let own = texts(&format!("{bare:?}"));
    // What the program itself writes into values (`round 3`, `PES silent`) is no data: it has words in every language.
    let said = |text: &String| {
        report::cited(ui.shared.locale, &report::duty_subject(ui.shared.locale, &ui.shared.locale.rule(text)))
    };
    let mut all: Vec<String> = own.iter().map(said).collect();
    all.extend(ui.shared.problem.iter().flat_map(|it| [it.what.clone(), it.instead.clone()]));
    all.extend(ui.top_mut(snapshot).0.edited_line(snapshot).map(|line| line.value().to_owned()));
    all.extend(ui.settings.iter().filter_map(|open| open.kept.clone()));
    all.push(ui.desk.entry.value().to_owned());
    all.push(ui.log.filter.value().to_owned());
    all.extend(ui.hall.table.iter().map(|page| page.menu.filter.value().to_owned()));
    all.extend(ui.hall.round.iter().map(|page| page.menu.filter.value().to_owned()));
    all.extend(ui.form().into_iter().flat_map(|form| form.form.typed_so_far()));
    all.extend(ui.desk.form.iter().flat_map(crate::tui::desk::DeskForm::typed_so_far));
    all.iter().flat_map(|text| latin(text)).map(|(word, _)| word.to_lowercase()).collect()
}

/// The words on a screen in a language without Latin letters that are neither data nor allowed.
pub(super) fn foreign(ui: &mut Ui, snapshot: &Snapshot, drawn: &str) -> BTreeSet<String> {
    if RAW.contains(&ui.mode_below()) {
        return BTreeSet::new();
    }
    // What lies over a screen cuts the words beneath it on either side.
    let over = ui.help.is_some() || ui.question.is_some() || ui.settings.is_some() || ui.tour.is_some();
    let data = data(ui, snapshot);
    let known = |word: &str, cut: bool| {
        let word = word.to_lowercase();
        let same = |other: &str| {
            other == word || (cut || over) && other.starts_with(&word) || over && other.ends_with(&word)
        };
        data.iter().any(|other| same(other)) || ALLOWED.iter().any(|other| same(&other.to_lowercase()))
    };
    latin(drawn).into_iter().filter(|(word, cut)| !known(word, *cut)).map(|(word, _)| word).collect()
}

#[test]
fn words_of_other_letters_are_told_apart() {
    let words: Vec<String> =
        latin("Γύρος 3 · Nováková A cut… F5 naïve").into_iter().map(|(word, _)| word).collect();
    assert_eq!(words, ["Nováková", "cut", "naïve"]);
    let told: Vec<_> =
        latin("με ephor clock key add 3 ή όπως said").into_iter().map(|(word, _)| word).collect();
    assert_eq!(told, ["said"], "a command is told as it is typed");
    assert!(latin("cut…")[0].1 && !latin("whole")[0].1);
    assert_eq!(texts(r#"Row { name: "a \"b\" c", at: 3, of: Some("d") }"#), ["a \"b\" c", "d"]);
}

#[test]
fn an_english_word_on_a_greek_screen_is_found() {
    let (mut ui, snapshot) = (super::judge(), super::fixtures::queue());
    ui.shared.locale = crate::locale::Locale::named("el").expect("Greek");
    let found = foreign(&mut ui, &snapshot, "Γύρος 5 · Košice Open · Nováková challenges · F6 νέο");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["challenges"]);
}
