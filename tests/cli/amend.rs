//! `ephor lexicon amend`: single words of a federation, as an edition that every verdict names.

use std::fs;

use crate::support::{Place, repository};

/// A place whose folder `lists` has the test list where BLEX would be.
fn with_list() -> Place {
    let place = Place::new();
    for end in ["toml", "fst"] {
        let file = repository(&format!("tests/data/lexicons/cs/cs-blex.{end}"));
        place.write(&format!("lists/cs/cs-blex.{end}"), fs::read(file).expect("the test list"));
    }
    place
}

const AMEND: [&str; 7] = ["lexicon", "amend", "cs-blex", "addendum.txt", "--lexicons", "lists", "--in-force"];

#[test]
fn an_addendum_is_an_edition_of_its_own_and_every_verdict_names_it() {
    let place = with_list();
    let judge = ["judge", "-r", "cas-2009", "--lexicons", "lists"];
    let said = |word: &str| place.run(&[judge.as_slice(), &[word]].concat());
    said("pengő").exits(0).says(&["ed. test"]);
    said("tolar").exits(1);
    place.write("addendum.txt", "# first\n+ tolar\n\n- pengő\r\n+ČÁST\n");
    let amended = place.run(&[&AMEND[..], &["2026-03-01"]].concat()).exits(0);
    let amended = amended.says(&[
        "ed. test + 2026-03-01, federation",
        "ed. test, 18 words",
        "19",
        "TOLAR, ČÁST",
        "PENGŐ",
    ]);
    assert!(amended.err.is_empty(), "{}", amended.err);
    said("tolar").exits(0).says(&["ed. test + 2026-03-01"]);
    said("část").exits(0);
    said("pengő").exits(1).says(&["not in Zkušební BLEX, ed. test + 2026-03-01"]);
    said("les").exits(0);
    place.run(&["lexicon", "verify", "lists"]).exits(0).says(&["sound  cs-blex", "19 words"]);
    // The next one comes on top, and each is shown.
    place.write("addendum.txt", "+ pengő\n");
    let second = [&AMEND[..], &["2026-09-01", "--source", "ČAS, 12. 8. 2026"]].concat();
    place.run(&second).exits(0).says(&["ed. test + 2026-03-01 + 2026-09-01"]);
    let info = place.run(&["lexicon", "info", "cs-blex", "--lexicons", "lists"]).exits(0);
    info.says(&[
        "in force since 2026-03-01, addendum.txt (BLAKE3",
        "added: TOLAR, ČÁST",
        "struck: PENGŐ",
        "in force since 2026-09-01, ČAS, 12. 8. 2026 (BLAKE3",
        "added: PENGŐ",
        "20",
    ]);
    assert_eq!(fs::read_dir(place.path("lists/cs")).expect("a folder").count(), 2, "the old set is gone");
}

#[test]
fn an_addendum_that_does_not_fit_the_list_changes_nothing() {
    let place = with_list();
    let before = (place.read("lists/cs/cs-blex.toml"), place.read("lists/cs/cs-blex.fst"));
    let day = [&AMEND[..], &["2026-03-01"]].concat();
    let cases = [
        ("+ tolar\n+ les\n", "line 2, + les: the list has it already"),
        ("- tolar\n", "line 1, - tolar: the list has it not"),
        ("tolar\n", "line 1, tolar: write + before a word that is added"),
        ("+ tolar\n+ TOLAR\n", "line 2: + TOLAR stands twice"),
        ("+ chalupa\n", "line 1, + chalupa: 7 tiles, and the manifest says that the list covers 3 to 5"),
        ("+ dva tolary\n", "line 1, + dva tolary: 2 words in one field"),
        ("+ \n", "line 1, +: no letters"),
        ("# nothing\n", "the addendum has no word"),
    ];
    for (addendum, said) in cases {
        place.write("addendum.txt", addendum);
        place.run(&day).exits(2).complains(&[said, "nothing was written"]);
    }
    place.write("addendum.txt", "+ tolar\n");
    place.run(&[&AMEND[..], &["2008-03-01"]].concat()).exits(2).complains(&["one to an older edition"]);
    place.run(&[&AMEND[..], &["in March"]].concat()).exits(2);
    place
        .run(&[
            "lexicon",
            "amend",
            "cs-bles",
            "addendum.txt",
            "--in-force",
            "2026-03-01",
            "--lexicons",
            "lists",
        ])
        .exits(2)
        .complains(&["did you mean `cs-blex`?"]);
    place.write("addendum.txt", b"+ pe\xf2\n");
    place.run(&day).exits(2).complains(&["is not UTF-8"]);
    assert_eq!((place.read("lists/cs/cs-blex.toml"), place.read("lists/cs/cs-blex.fst")), before);
}

#[test]
fn a_list_that_comes_with_ephor_is_amended_among_the_users_own() {
    let place = Place::new();
    place.write("addendum.txt", "- ak\n");
    let day = ["--in-force", "2026-03-01"];
    place.run(&["judge", "ak"]).exits(0);
    let amend = ["lexicon", "amend", "sk-b2", "addendum.txt"];
    let run = place.run(&[&amend[..], &day].concat()).exits(0);
    run.says(&["ed. 09 + 2026-03-01", "102"]).complains(&["comes with ephor and is out of use"]);
    place.run(&["judge", "ak"]).exits(1).says(&["AK is not in B2, ed. 09 + 2026-03-01, which decides alone"]);
    let info = place.run(&["lexicon", "info", "sk-b2"]).exits(0).says(&["cí → čí", "struck: AK"]);
    let declared = info.out.lines().any(|line| line.starts_with("declared"));
    assert!(!declared, "its publisher declared another number: {}", info.out);
    // For the next season, beside what is in use.
    place.write("addendum.txt", "+ ak\n");
    let next = [&amend[..], &day, &["--to", "next"]].concat();
    place.run(&next).exits(0).says(&["ed. 09 + 2026-03-01 + 2026-03-01", "103"]);
    place.run(&["judge", "ak"]).exits(1);
}
