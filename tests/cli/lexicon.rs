//! `ephor lexicon`: list, info, verify, build; and lists that are not what they say.

use std::fs;

use crate::support::{Place, repository};

const MANIFEST: &str = "id = \"de-sdev\"\nlanguage = \"de\"\ntitle = \"Liste\"\nname = \"Liste\"\nedition = \"1\"\n\
                        in_force = \"2017-08-28\"\nauthority = \"federation\"\nsource = \"a test\"\nlicence = \"none\"\n";

/// A place with the built test list under `lists`.
fn with_list() -> Place {
    let place = Place::new();
    for end in ["toml", "fst", "txt"] {
        let file = repository(&format!("tests/data/lexicons/de/de-sdev.{end}"));
        place.write(&format!("lists/de/de-sdev.{end}"), fs::read(file).expect("the test list"));
    }
    place
}

#[test]
fn what_is_there_and_what_is_missing() {
    let place = with_list();
    let listed = place.run(&["lexicon", "list"]).exits(0);
    let listed = listed.says(&[
        "sk-b2",
        "103 words",
        "built in",
        "sss-2022 lacks:",
        "sk-b6",
        "4 tiles",
        "de-sdev",
        "ephor lexicon build",
        "ephor lexicon import FILE --language sk --id sk-b6 --name 'B6' --tiles 4-4 --edition EDITION --in-force \
         YYYY-MM-DD --authority AUTHORITY",
        "its publisher is that of the regulation",
        // The regulation does not say which lengths it covers.
        "--id de-sdev --name 'Offizielle Wortliste' --edition EDITION",
    ]);
    assert!(!listed.out.contains("--authority official"), "{}", listed.out);
    for id in ["cas-2009", "pes-classic", "pes-duplicate", "sss-2022", "sss-online", "tso-2017"] {
        assert!(listed.out.contains(&format!("{id} lacks")), "{}", listed.out);
    }
    let listed = place.run(&["lexicon", "list", "--ruleset", "cas-2009"]).exits(0);
    let listed = listed.says(&["cas-2009 lacks:", "--id cs-novex --name 'NOVEX' --tiles 6-15"]);
    assert!(!listed.out.contains("sk-b2") && !listed.out.contains("tso-2017"), "{}", listed.out);
    place
        .run(&["lexicon", "list", "--ruleset", "tso-2018"])
        .exits(2)
        .complains(&["did you mean `tso-2017`?"]);
    let listed = place.run(&["lexicon", "list", "--lexicons", "lists"]).exits(0);
    listed.says(&["de-sdev.fst", "federation", "tso-2017 lacks nothing."]);
}

#[test]
fn lists_and_regulations_are_told_in_the_reader_s_language() {
    let place = Place::new();
    let listed = place.run(&["--lang", "el", "lexicon", "list"]).exits(0);
    let listed =
        listed.says(&["Λείπουν για pes-classic:", "103 λέξεις", "επίσημος", "ως τότε", "ενσωματωμένος"]);
    for word in ["words", "lacks", "until", "advisory", "built in", "letter names"] {
        assert!(!listed.out.contains(word), "{word}: {}", listed.out);
    }
    let explained = place.run(&["--lang", "cs", "ruleset", "explain", "cas-2009"]).exits(0);
    let explained = explained.says(&["CAS-02", "na člověku", "hlídá ephor", "(ČAS §"]);
    for word in ["enforced", "a person's", "silent"] {
        assert!(!explained.out.contains(word), "{word}: {}", explained.out);
    }
    let one = place.run(&["--lang", "de", "ruleset", "explain", "TSO-86"]).exits(0);
    one.says(&["Dafür sorgt ein Mensch: über das Brett einigen sich die Spieler"]);
    place.run(&["--lang", "sk", "ruleset", "list"]).exits(0).says(&["sss-2022", "vstavaný"]);
}

#[test]
fn a_manifest_is_shown_in_full() {
    let place = Place::new();
    let info = place.run(&["lexicon", "info", "sk-b2"]).exits(0);
    info.says(&["Zoznam platných dvojpísmenových slov", "declared", "103 of 2 tiles", "cí → čí", "BLAKE3"]);
    place.run(&["lexicon", "info", "sk-b22"]).exits(2).complains(&["did you mean `sk-b2`?"]);
}

#[test]
fn the_words_of_a_list_are_printed_and_searched() {
    let place = Place::new();
    let words = |more: &[&str]| place.run(&[&["lexicon", "words", "sk-b2"], more].concat());
    let all = words(&[]).exits(0).out;
    assert_eq!(all.lines().count(), 103);
    let begin: Vec<&str> = all.lines().skip_while(|word| *word != "AŽ").take(4).collect();
    assert_eq!(begin, ["AŽ", "ÁR", "BA", "BÉ"], "in the order of the alphabet");
    assert_eq!(words(&["--starts", "č"]).exits(0).out, "ČI\nČÍ\nČO\n");
    assert_eq!(words(&["--starts", "c\u{30c}", "--ends", "O"]).exits(0).out, "ČO\n");
    assert_eq!(words(&["--ends", "m"]).exits(0).out, "HM\nIM\nUM\n");
    assert_eq!(words(&["--contains", "x", "--count"]).exits(0).out, "2\n");
    assert_eq!(words(&["--tiles", "3"]).exits(1).out, "");
    let found = words(&["--json", "--tiles", "2-3", "--starts", "h", "--ends", "m"]).exits(0).lines();
    let expected = serde_json::json!({"list": "sk-b2", "edition": "09", "count": 1, "words": ["HM"]});
    assert_eq!(found[0], expected);
    words(&["--tiles", "1"]).exits(2).complains(&["write lengths from 2 to 15"]);
    place.run(&["lexicon", "words", "sk-b22"]).exits(2).complains(&["did you mean `sk-b2`?"]);
    let greek = place.run(&["lexicon", "words", "el-hunspell", "--tiles", "2-4", "--starts", "ά", "--count"]);
    assert_ne!(greek.exits(0).out, "0\n", "a tile has no accent");
}

#[test]
fn what_is_built_in_is_sound() {
    Place::new().run(&["lexicon", "verify"]).exits(0).says(&["sound  sk-b3", "1374 words"]);
}

#[test]
fn a_list_that_is_not_what_it_says_is_refused_by_name() {
    let file = "lists/de/de-sdev.fst";
    let refused = |place: &Place, what: &str| {
        place.run(&["lexicon", "verify", "lists"]).exits(1).complains(&[file, what]);
        let judged = place.run(&["judge", "-r", "tso-2017", "--lexicons", "lists", "tor"]).exits(3);
        let judged = judged.complains(&["warning: ", file, what, "it is left out"]);
        judged.says(&["? TOR", "Offizielle Wortliste is damaged and left out: the referee decides"]);
    };
    let place = with_list();
    place.run(&["lexicon", "verify", "lists"]).exits(0).says(&["sound  de-sdev"]);
    place.run(&["judge", "-r", "tso-2017", "--lexicons", "lists", "tor"]).exits(0);
    let whole = place.read(file);

    place.write(file, &whole[..whole.len() - 9]);
    refused(&place, "truncated, 147 of 156 bytes");
    let mut flipped = whole.clone();
    flipped[60] ^= 1;
    place.write(file, &flipped);
    refused(&place, "damaged");
    place.write(file, fs::read(repository("lexicons/sk/b2.fst")).expect("another set"));
    refused(&place, "is not the one of edition test");
    place.write(file, &whole);

    let manifest = String::from_utf8(place.read("lists/de/de-sdev.toml")).expect("UTF-8");
    place.write("lists/de/de-sdev.toml", manifest.replace("words = 22", "words = 23"));
    refused(&place, "count of words");
    place.write("lists/de/de-sdev.toml", manifest.replace("[2, 10], [3, 2]", "[2, 9], [3, 3]"));
    place.run(&["lexicon", "verify", "lists"]).exits(1).complains(&[file, "count of words"]);
    fs::remove_file(place.path(file)).expect("removed");
    place.run(&["lexicon", "verify", "lists"]).exits(1).complains(&["de-sdev.toml", "there is no"]);
}

#[test]
fn a_word_file_that_was_changed_after_the_build_is_named() {
    let place = with_list();
    place.write("lists/de/de-sdev.txt", "tor\n");
    place.run(&["lexicon", "verify", "lists"]).exits(1).complains(&["de-sdev.txt is not the text"]);
}

#[test]
fn a_folder_is_built_as_a_whole_or_not_at_all() {
    let place = Place::new();
    place.write("de/x.txt", "# a remark\nTor\nstraße\n");
    place.write("de/x.toml", MANIFEST);
    place.run(&["lexicon", "build", "de"]).exits(0).says(&["de-sdev", "2 words"]);
    place.run(&["lexicon", "verify", "de"]).exits(0);
    let (built, set) = (place.read("de/x.toml"), place.read("de/x.fst"));
    place.run(&["lexicon", "build", "de"]).exits(0);
    assert_eq!((place.read("de/x.toml"), place.read("de/x.fst")), (built, set.clone()), "the same again");

    place.write("de/x.txt", "tor\nжена\ntor\n");
    place.write("de/y.txt", "tor\n");
    let wrong = place.run(&["lexicon", "build", "de"]).exits(1);
    wrong.complains(&[
        "line 2, жена",
        "line 3: TOR stands twice",
        "y.txt: there is no",
        "nothing was written",
    ]);
    assert_eq!(place.read("de/x.fst"), set);
    place.run(&["lexicon", "build", "nowhere"]).exits(2).complains(&["nowhere"]);
    place.write("empty/readme", "");
    place.run(&["lexicon", "build", "empty"]).exits(2).complains(&["there is no word file"]);
}
