//! `ephor judge`: exit codes, JSON, reasons.

use serde_json::json;

use crate::support::{Place, fits};

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
    assert_eq!(wrong.out, "", "no word is judged where one cannot be read");
    place.run(&["judge", "--tiles", "de102", "čo"]).exits(2).complains(&["sk100, sk110m", "SSS §1.3 ¶1"]);
    place.run(&["judge", "--reading", "Q99=x", "čo"]).exits(2).complains(&["SSS-Q1"]);
    place.run(&["judge", "--reading", "nonsense", "čo"]).exits(2).complains(&["QUESTION=READING"]);
    place.run(&["judge", "--lexicons", "nowhere", "čo"]).exits(2).complains(&["nowhere", "check the path"]);
}

#[test]
fn another_reading_gives_another_verdict() {
    let place = Place::new();
    place.run(&["judge", "hm"]).exits(0);
    let ran = place.run(&["judge", "hm", "--reading", "Q9=interjections_fall"]).exits(3);
    ran.says(&["the referee decides", "lists it, which decides nothing"]);
}

#[test]
fn a_letter_that_only_a_blank_can_be_is_noted() {
    Place::new().run(&["judge", "xq"]).says(&["Q is on no tile: only a blank can be it"]);
}
