//! `ephor judge`: exit codes, JSON, reasons.

use serde_json::json;

use crate::support::{Place, fits, repository};

#[test]
fn the_exit_code_says_valid_invalid_not_covered() {
    let place = Place::new();
    let judge = |words: &[&str]| place.run(&[&["judge", "--ruleset", "sss-2022"], words].concat());
    judge(&["čo"]).exits(0).says(&["✓ ČO", "povolené", "B2, ed. 09", "SSS §10.1.3"]);
    judge(&["xq"]).exits(1).says(&["✗ XQ", "nepovolené", "not in B2"]);
    judge(&["žena"]).exits(3).says(&["? ŽENA", "rozhodne rozhodca", "B6 is not installed", "SSS §10.1.4"]);
    judge(&["čo", "aj"]).exits(0);
    judge(&["čo", "žena"]).exits(3);
    judge(&["žena", "xq", "čo"]).exits(1);
    place.run(&["judge", "čo"]).exits(0);
}

#[test]
fn a_decomposed_word_is_the_composed_one() {
    let place = Place::new();
    let composed = place.run(&["judge", "--json", "čo", "žena"]).exits(3);
    let decomposed = place.run(&["judge", "--json", "c\u{30c}o", "z\u{30c}ena"]).exits(3);
    assert_eq!(composed.out, decomposed.out);
    assert_ne!("čo", "c\u{30c}o");
}

#[test]
fn json_has_the_agreed_keys() {
    let ran = Place::new().run(&["judge", "--json", "čo", "xq", "žena"]).exits(1);
    let answer = ran.lines().remove(0);
    let expected = json!({"ruleset": "sss-2022", "verdict": "invalid", "words": [
        {"word": "ČO", "verdict": "valid", "source": "B2", "edition": "09", "cite": "SSS §10.1.3"},
        {"word": "XQ", "verdict": "invalid", "source": "B2", "edition": "09", "cite": "SSS §10.1.3"},
        {"word": "ŽENA", "verdict": "not-covered", "source": null, "edition": null, "cite": "SSS §10.1.4",
         "why": "B6 is not installed: the referee decides"},
    ]});
    assert!(fits(&expected, &answer), "{answer}");
    assert_eq!(answer.as_object().expect("an object").len(), 3);
}

#[test]
fn what_cannot_be_judged_at_all_is_usage() {
    let place = Place::new();
    place.run(&["judge"]).exits(2).complains(&["Usage"]);
    place.run(&["judge", "--ruleset", "tso-2018", "ab"]).exits(2).complains(&["did you mean `tso-2017`?"]);
    let wrong = place.run(&["judge", "жена", "čo", "aaaaaaaaaaaaaaaa"]).exits(2);
    let wrong = wrong.complains(&["ж at place 1 is not a letter of the Slovak alphabet", "16 tiles"]);
    wrong.says(&["✓ ČO"]);
    place.run(&["judge", "--tiles", "de102", "čo"]).exits(2).complains(&["sk100, sk110m", "SSS §1.3 ¶1"]);
    place.run(&["judge", "--reading", "Q99=x", "čo"]).exits(2).complains(&["SSS-Q1"]);
    place.run(&["judge", "--reading", "nonsense", "čo"]).exits(2).complains(&["QUESTION=READING"]);
    place.run(&["judge", "--lexicons", "nowhere", "čo"]).exits(2).complains(&["nowhere", "check the path"]);
}

#[test]
fn words_come_from_files_too_and_a_bad_one_silences_no_other() {
    let place = Place::new();
    place.write("slips.txt", "# kolo 1\nčo\n\n  aj \nsto dva\na1\n");
    let ran = place.run(&["judge", "--from", "slips.txt", "hm"]).exits(2);
    let ran = ran.says(&["✓ HM", "✓ ČO", "✓ AJ"]);
    ran.complains(&["slips.txt:5: “sto dva”: 2 words in one field", "slips.txt:6: “a1”: 1", "sk100"]);
    let answer = place.run(&["judge", "--json", "--from", "slips.txt"]).exits(2).lines().remove(0);
    assert_eq!(answer["words"].as_array().map(Vec::len), Some(2), "{answer}");
    assert!(fits(
        &json!({"unread": [{"typed": "sto dva", "place": "slips.txt:5"}, {"typed": "a1"}]}),
        &answer
    ));
    place.write("slips.txt", "\u{feff}čo\r\nxq\r\n");
    place.run(&["judge", "--from", "slips.txt"]).exits(1).says(&["✓ ČO", "✗ XQ"]);
    place.feed(&["judge", "--from", "-"], "čo\nžena\n").exits(3).says(&["✓ ČO", "? ŽENA"]);
    place.feed(&["judge", "--from", "-"], "\n# nič\n").exits(2).complains(&["there is no word to judge"]);
    let bad = place.feed(&["judge", "--json", "--from", "-"], "a1\n").exits(2);
    let answer = bad.complains(&["standard input:1: “a1”"]).lines().remove(0);
    let expected = json!({"verdict": null, "unread": [{"typed": "a1", "place": "standard input:1"}]});
    assert!(fits(&expected, &answer), "{answer}");
    assert_eq!(answer["words"], json!([]));
    assert_eq!(place.feed(&["judge", "--from", "-"], "a1\n").exits(2).out, "");
    // One word that nobody read: all of them together are neither valid nor invalid.
    for words in [["čo", "a1"], ["xq", "a1"]] {
        let answer = place.run(&[&["judge", "--json"][..], &words].concat()).exits(2).lines().remove(0);
        assert!(answer.get("verdict").is_some_and(serde_json::Value::is_null), "{answer}");
    }
    place.run(&["judge", "--from", "nowhere.txt"]).exits(2).complains(&["nowhere.txt", "check the path"]);
}

#[test]
fn a_line_that_no_word_can_fill_is_refused_alone() {
    let place = Place::new();
    let long = format!("čo\n{}\n# {}\naj\n", "ž".repeat(3_000_000), "x".repeat(9_000));
    place.write("slips.txt", &long);
    for ran in [place.run(&["judge", "--from", "slips.txt"]), place.feed(&["judge", "--from", "-"], &long)] {
        let ran = ran.exits(2).says(&["✓ ČO", "✓ AJ"]);
        let ran = ran.complains(&[":2: “žžž", "the line is longer than 4096 bytes"]);
        assert!(ran.err.len() < 1000 && !ran.err.contains(":3:"), "{}", ran.err);
    }
    // What is no UTF-8 is told of the file as a whole.
    place.write("slips.txt", b"aj\n\xe8o\n");
    place.run(&["judge", "--from", "slips.txt"]).exits(2).complains(&["slips.txt: it is not UTF-8"]);
}

#[test]
fn another_reading_gives_another_verdict() {
    let place = Place::new();
    place.run(&["judge", "hm"]).exits(0);
    let ran = place.run(&["judge", "hm", "--reading", "Q9=interjections_fall"]).exits(3);
    ran.says(&["the referee decides", "lists it, which decides nothing"]);
}

#[test]
fn a_list_that_has_an_open_word_is_named_at_any_length() {
    let place = Place::new();
    let titan = place.run(&["judge", "titán"]).exits(3);
    titan.says(&["? TITÁN", "B7 is not installed", "B5, ed. 03 lists it, which decides nothing"]);
    // Nothing is said by a list that has it not, where the regulation does not ask that list.
    let none = place.run(&["judge", "qqqq"]).exits(3);
    assert!(!none.out.contains("decides nothing"), "{}", none.out);
    let answer = place.run(&["judge", "--json", "titán"]).exits(3).lines().remove(0);
    let advice = answer["words"][0]["advice"].as_array().expect("advice");
    assert!(advice.iter().any(|it| it["source"]["list"] == "sk-b5" && it["listed"] == true), "{answer}");
}

#[test]
fn a_letter_that_only_a_blank_can_be_is_noted() {
    Place::new().run(&["judge", "xq"]).says(&["Q: only a blank can be it"]);
}

/// A place whose folder `lists` has a list of each language that decides.
fn with_lists() -> Place {
    let place = Place::new();
    for name in ["de/de-sdev", "cs/cs-blex", "cs/cs-novex"] {
        for end in ["toml", "fst"] {
            let file = repository(&format!("tests/data/lexicons/{name}.{end}"));
            place.write(&format!("lists/{name}.{end}"), std::fs::read(file).expect("a test list"));
        }
    }
    place
}

/// Every way to type a word gives the same letters.
#[test]
fn five_languages_are_read_however_they_are_typed() {
    let place = with_lists();
    let cases: [(&str, &[&str], &[&str]); 7] = [
        ("sss-2022", &[], &["čo", "ČO", "c\u{30c}o", "C\u{30c}O", " Čo\u{200b}"]),
        // Ĺ and Ŕ are tiles of their own, and CH is two.
        ("sss-2022", &[], &["chĺbika", "CHĹBIKA", "chl\u{301}bika", "Chĺbika"]),
        ("sss-2022", &["--tiles", "sk110m"], &["vŕšok", "VŔŠOK", "vr\u{301}s\u{30c}ok"]),
        ("tso-2017", &[], &["straße", "STRASSE", "Straße", "STRAẞE", "strasse"]),
        ("cas-2009", &[], &["kůň", "KŮŇ", "ku\u{30a}n\u{30c}", "Kůň"]),
        // Old keyboards have μ as the sign of a millionth.
        ("pes-classic", &[], &["μέτρο", "\u{b5}έτρο", "ΜΕΤΡΟ"]),
        ("pes-classic", &[], &["λόγος", "ΛΟΓΟΣ", "λο\u{301}γος", "λόγοσ", "ΛΌΓΟΣ", "λ\u{1f79}γος"]),
    ];
    for (ruleset, more, typed) in cases {
        let args = [&["judge", "--json", "-r", ruleset, "--lexicons", "lists"], more, typed].concat();
        let ran = place.run(&args);
        let answer = ran.lines().remove(0);
        let words: Vec<_> = answer["words"].as_array().expect("words").iter().collect();
        assert_eq!(words.len(), typed.len(), "{ruleset}");
        assert!(words.iter().all(|word| word == &words[0]), "{ruleset}: {}", ran.out);
    }
    let german = place.run(&["judge", "--json", "-r", "tso-2017", "straße"]);
    assert_eq!(german.lines()[0]["words"][0]["word"], "STRASSE");
    let greek = place.run(&["judge", "--json", "-r", "pes-duplicate", "μαΐου", "λόγος"]);
    assert_eq!(greek.lines()[0]["words"][0]["word"], "ΜΑΙΟΥ");
    assert_eq!(greek.lines()[0]["words"][1]["word"], "ΛΟΓΟΣ");
}

#[test]
fn letters_that_only_look_alike_are_named() {
    let place = Place::new();
    let cases = [
        ("pes-classic", "λόγoς", "o at place 4 is a Latin letter that only looks like Ο"),
        ("pes-classic", "AΛΛΟ", "A at place 1 is a Latin letter that only looks like Α"),
        ("pes-classic", "λ\u{43e}γος", "\u{43e} at place 2 is a Cyrillic letter that only looks like Ο"),
        ("sss-2022", "žen\u{430}", "\u{430} at place 4 is a Cyrillic letter that only looks like A"),
        ("cas-2009", "ž\u{435}na", "\u{435} at place 2 is a Cyrillic letter that only looks like E"),
        ("tso-2017", "T\u{39f}R", "\u{39f} at place 2 is a Greek letter that only looks like O"),
    ];
    for (ruleset, typed, said) in cases {
        place.run(&["judge", "-r", ruleset, typed]).exits(2).complains(&[said, "keyboard"]);
    }
}
