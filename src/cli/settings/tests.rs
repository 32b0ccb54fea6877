//! What a file of settings may say, and what is said of a wrong one.

use std::fs;

use super::*;

#[test]
fn a_whole_file_is_read_and_an_empty_one_has_the_defaults() {
    let none = Settings::parse("").expect("nothing must be there");
    assert_eq!(none, Settings::default());
    assert_eq!((none.palette(), none.bell(), none.sound()), (Palette::Dark, true, true));
    assert_eq!(none.louder_after_s(), [60, 180, 300]);
    let text = "\u{feff}language = \"cs\"\ntheme = \"colour_blind\"\nbell = false\nsound = false\n\
                louder_after_s = [\n  10,\n  20,\n]\n";
    let all = Settings::parse(text).expect("right");
    assert_eq!(all.language, Some(Tag("cs".to_owned())));
    assert_eq!((all.palette(), all.bell(), all.sound()), (Palette::ColourBlind, false, false));
    assert_eq!(all.louder_after_s(), [10, 20]);
    assert_eq!(Settings::default().over(all.clone()), all);
}

#[test]
fn what_is_wrong_is_named_with_line_key_and_what_is_allowed() {
    for (text, line, key, help) in [
        ("bell = true\nlanguage = \"xx\"\n", 2, "language", "\"en\", \"cs\""),
        ("# colours\n\ntheme = \"pink\"\n", 3, "theme", "\"colour_blind\""),
        ("bell = \"yes\"\n", 1, "bell", "true, false"),
        ("sound = 1\n", 1, "sound", "true, false"),
        ("louder_after_s = [60, 30]\n", 1, "louder_after_s", "rising"),
        ("louder_after_s = [0]\n", 1, "louder_after_s", "1 to 3600"),
        ("louder_after_s = [1, 2, 3, 4, 5, 6]\n", 1, "louder_after_s", "up to 5"),
        ("louder_after_s = [-1]\n", 1, "louder_after_s", "rising"),
        ("colour = \"red\"\n", 1, "colour", "language, theme, bell"),
        ("bell = true\n[screen]\n", 2, "screen", "language, theme, bell"),
        ("bell = true\ntheme dark\n", 2, "theme", "\"dark\""),
        ("bell = true\nbell = false\n", 2, "bell", "true, false"),
    ] {
        let wrong = Settings::parse(text).expect_err(text);
        assert_eq!((wrong.line, wrong.key.as_str()), (Some(line), key), "{text}{}", wrong.what());
        assert!(allowed(&wrong.key).contains(help), "{text}{}", allowed(&wrong.key));
    }
}

#[test]
fn a_file_that_cannot_be_read_counts_for_nothing_and_says_why() {
    let place = tempfile::tempdir().expect("a folder");
    let path = place.path().join("config.toml");
    assert!(!Found::at(path.clone()).there);
    fs::write(&path, [0xff, 0xfe]).expect("written");
    let found = Found::at(path.clone());
    assert_eq!(found.settings, Settings::default());
    let mut said = Vec::new();
    found.warn("en", &mut said).expect("written");
    let said = String::from_utf8(said).expect("UTF-8");
    assert!(said.starts_with("warning: ") && said.contains("it is not UTF-8"), "{said}");
    assert!(said.contains("the defaults: language en, theme dark, bell true"), "{said}");
    fs::remove_file(&path).expect("removed");
    fs::create_dir(&path).expect("made");
    assert!(Found::at(path).wrong.is_some_and(|wrong| wrong.to_string().contains("it is no file")));
}

#[test]
fn keys_are_bound_in_a_table_of_their_own() {
    let text = "bell = false\n[keys]\nsettle = \"f12\"\n\n[keys.desk]\ntake-over = [\"alt-t\", \"f7\"]\n";
    let read = Settings::parse(text).expect("f12 is free, for taking over has given it up");
    let told = read.keys().told();
    assert!(told.contains(&("desk.settle".to_owned(), "f12".to_owned())), "{told:?}");
    assert!(told.contains(&("desk.take-over".to_owned(), "alt-t, f7".to_owned())), "{told:?}");
    assert!(!read.bell());
    for (text, line, key, what, help) in [
        ("keys = 1\n", 1, "keys", "no table", "[keys]"),
        ("[keys]\n\nsettle = 7\n", 3, "keys.settle", "no key", "f12"),
        ("[keys]\nsettle = [\"f12\", 7]\n", 2, "keys.settle", "no key", "f12"),
        ("[keys]\n# mine\nsetle = \"alt-s\"\n", 3, "keys.setle", "no action “setle”", "settle"),
        (
            "[keys]\nhelp = \"f1\"\ndesk.settle = \"ctrl-n\"\n",
            3,
            "keys.desk.settle",
            "both settle and new-slip",
            "another",
        ),
        ("[keys.dsk]\nsettle = \"f12\"\n", 2, "keys.dsk.settle", "no place “dsk”", "desk"),
        ("[keys]\nsettle = \"x\"\n", 2, "keys.settle", "letters are typed", "function key"),
    ] {
        let wrong = Settings::parse(text).expect_err(text);
        assert_eq!((wrong.line, wrong.key.as_str()), (Some(line), key), "{text}{}", wrong.what());
        assert!(
            wrong.what().contains(what) && wrong.help().contains(help),
            "{text}{}: {}",
            wrong.what(),
            wrong.help()
        );
    }
}
