//! `--gloss`: what a list's source says of a word besides, for the referee's eyes.

use std::fs;

use crate::support::{Place, Ran};

fn import(place: &Place, file: &str, more: &[&str]) -> Ran {
    let base = [
        "lexicon",
        "import",
        file,
        "--language",
        "sk",
        "--id",
        "sk-my",
        "--edition",
        "1",
        "--lexicons",
        "lists",
    ];
    place.run(&[&base[..], more].concat())
}

fn judge(place: &Place, words: &[&str]) -> Ran {
    place.run(&[&["judge", "--lexicons", "lists"], words].concat())
}

/// The names of files with glosses.
fn glosses(place: &Place) -> Vec<String> {
    let entries = fs::read_dir(place.path("lists/sk")).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| name.strip_suffix(".gloss").is_some()).collect()
}

#[test]
fn the_entry_that_a_form_is_of_is_shown_and_decides_nothing() {
    let place = Place::new();
    place.write("my.aff", "SET UTF-8\nSFX A Y 1\nSFX A 0 a .\n");
    place.write("my.dic", "2\nžrebec/A po:noun is:masculine\nholub/A\n");
    let ran = import(&place, "my.dic", &["--gloss", "stem"]).exits(0);
    ran.says(&["4 words have one, which decides nothing"]);
    judge(&place, &["žrebeca"]).says(&["“žrebec (po:noun is:masculine)”, says sk-my"]);
    let verdict = judge(&place, &["holuba"]);
    verdict.says(&["“holub”, says sk-my, ed. 1"]);
    let plain = judge(&place, &["--json", "holuba"]);
    assert!(plain.out.contains(r#""glosses":[{"list":"sk-my","gloss":"holub"}]"#), "{}", plain.out);
    place.run(&["lexicon", "verify", "lists"]).exits(0).says(&["sound  sk-my"]);
    // The same list without them decides the same, under the same digests.
    let with = glosses(&place);
    assert_eq!(with.len(), 1);
    fs::remove_file(place.path(&format!("lists/sk/{}", with[0]))).expect("removed");
    let without = judge(&place, &["--json", "holuba"]);
    assert_eq!(plain.out.replace(r#""glosses":[{"list":"sk-my","gloss":"holub"}],"#, ""), without.out);
}

#[test]
fn a_column_or_the_rest_of_a_line_is_kept_and_another_edition_sweeps_it_away() {
    let place = Place::new();
    place.write("list.csv", "slovo;význam\nholub;vták\nžrebec;\"samec; koňa\"\ndom\n");
    import(&place, "list.csv", &["--gloss", "význam"]).exits(0).says(&["2 words have one"]);
    judge(&place, &["žrebec", "dom"]).says(&["“samec; koňa”, says sk-my"]);
    place.write("list.txt", "holub sivý vták\nžrebec kôň\ndom\n");
    import(&place, "list.txt", &["--column", "first", "--gloss", "rest"])
        .exits(0)
        .says(&["2 words have one"]);
    judge(&place, &["holub"]).says(&["“sivý vták”, says sk-my"]);
    assert_eq!(glosses(&place).len(), 1, "the earlier ones went with their edition");
    place.write("words.txt", "holub\nles\n");
    import(&place, "words.txt", &[]).exits(0);
    assert_eq!(glosses(&place), Vec::<String>::new());
}

#[test]
fn an_addendum_keeps_them_and_an_event_takes_them_along() {
    let place = Place::new();
    place.write("list.txt", "holub sivý vták\nžrebec kôň\n");
    import(&place, "list.txt", &["--column", "first", "--gloss", "rest"]).exits(0);
    place.write("addendum.txt", "+ kosák\n- žrebec\n");
    let amend =
        ["lexicon", "amend", "sk-my", "addendum.txt", "--lexicons", "lists", "--in-force", "2026-03-01"];
    place.run(&amend).exits(0);
    judge(&place, &["holub"]).says(&["“sivý vták”, says sk-my, ed. 1 + 2026-03-01"]);
    place.run(&["lexicon", "verify", "lists"]).exits(0);
    place.write("players.csv", "Eva Malá\nJán Novák\n");
    place
        .run(&["init", "cup", "--ruleset", "sss-2022", "--players", "players.csv", "--lexicons", "lists"])
        .exits(0);
    let kept = fs::read_dir(place.path("cup/lexicons")).expect("a folder");
    let kept = kept.filter(|entry| {
        entry.as_ref().is_ok_and(|it| it.path().extension().is_some_and(|end| end == "gloss"))
    });
    assert_eq!(kept.count(), 1);
}

#[test]
fn what_cannot_be_kept_is_refused_and_what_is_damaged_is_named() {
    let place = Place::new();
    place.write("list.txt", "holub sivý vták\nžrebec kôň\n");
    import(&place, "list.txt", &["--column", "first", "--gloss", "stem"])
        .exits(2)
        .complains(&["only a dictionary"]);
    import(&place, "list.txt", &["--column", "1", "--gloss", "rest"]).exits(2).complains(&["--column first"]);
    place.write("words.txt", "holub\nles\n");
    import(&place, "words.txt", &["--gloss", "rest"])
        .exits(2)
        .complains(&["a list of words says nothing of them"]);
    place.write("list.csv", "slovo;význam\nholub;vták\n");
    import(&place, "list.csv", &["--gloss", "pôvod"])
        .exits(2)
        .complains(&["--gloss pôvod", "there is no column"]);
    import(&place, "list.csv", &["--column", "slovo", "--gloss", "význam"]).exits(0);
    let file = place.path(&format!("lists/sk/{}", glosses(&place)[0]));
    let mut bytes = fs::read(&file).expect("there");
    *bytes.last_mut().expect("not empty") ^= 1;
    fs::write(&file, bytes).expect("damaged");
    place.run(&["lexicon", "verify", "lists"]).exits(1).complains(&["these glosses are damaged"]);
    let said = judge(&place, &["holub"]);
    assert!(!said.out.contains("vták") && said.out.contains("HOLUB"), "{}", said.out);
}
