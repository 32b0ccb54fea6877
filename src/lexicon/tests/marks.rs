//! Marks that count and marks that do not, and letters that only a blank can be.

use super::super::{Language, WordNote, WordProblem, decoded};
use super::{library, tiles};

fn text(set: &str, typed: &str) -> String {
    tiles(set).read(typed).expect(typed).text().to_owned()
}

#[test]
fn german_accents_do_not_count_and_umlauts_do() {
    let same = [
        ("Café", "CAFE"),
        ("cafe\u{301}", "CAFE"),
        ("olé", "OLE"),
        ("Señor", "SENOR"),
        ("Aperçu", "APERCU"),
        ("Œuvre", "OEUVRE"),
        ("cœur", "COEUR"),
        ("Smørrebrød", "SMORREBROD"),
        ("Złoty", "ZLOTY"),
        ("Shōgun", "SHOGUN"),
        ("Šeqel", "SEQEL"),
        ("Noël", "NOEL"),
        ("Ångström", "ANGSTRÖM"),
        ("Bu\u{308}\u{304}ro", "BÜRO"),
        ("ma\u{30a}ß", "MASS"),
    ];
    for (typed, read) in same {
        let word = tiles("de102").read(typed).expect(typed);
        assert_eq!((word.text(), usize::from(word.tiles())), (read, read.chars().count()), "{typed}");
        assert_eq!(word.notes(), [], "{typed}: every letter is on a tile");
    }
    assert_ne!(text("de102", "Bär"), text("de102", "Bar"));
    assert_ne!(text("de102", "schön"), text("de102", "schoen"));
    for typed in ["жена", "Þing", "að", "Ca\u{20dd}fe", "a\u{345}b"] {
        assert!(tiles("de102").read(typed).is_err(), "{typed}");
    }
}

/// What dictionaries print with an accent is listed, however it is typed.
#[test]
fn the_shipped_german_list_has_what_is_printed_with_accents() {
    let library = library();
    let list = library.get("de-wordlist").expect("shipped");
    for typed in ["Café", "CAFE", "ole", "olé", "Senor", "Béret", "Kōan", "coeur", "Enquête"] {
        assert!(list.contains(&tiles("de102").read(typed).expect(typed)), "{typed}");
    }
    let plain = |c: char| c.is_ascii_uppercase() || "ÄÖÜ".contains(c);
    assert!(list.words().iter().all(|word| word.chars().all(plain)), "nothing that is on no tile");
}

#[test]
fn marks_count_where_no_regulation_says_otherwise() {
    for (set, typed) in [("sk100", "café"), ("sk100", "mäso"), ("cs100", "kůň"), ("cs100", "café")] {
        assert_eq!(text(set, typed), typed.to_uppercase());
    }
    assert!(matches!(tiles("sk100").read("séñor"), Err(WordProblem::NotALetter { position: 3, .. })));
    assert!(matches!(tiles("el104").read("ο\u{30a}ν"), Err(WordProblem::NotALetter { position: 1, .. })));
}

#[test]
fn a_czech_blank_may_be_any_letter_and_a_slovak_one_those_that_are_named() {
    let cs = tiles("cs100");
    for (typed, read, letter) in [
        ("pengő", "PENGŐ", 'Ő'),
        ("pengo\u{30b}", "PENGŐ", 'Ő'),
        ("judeţ", "JUDEŢ", 'Ţ'),
        ("județ", "JUDEŢ", 'Ţ'),
        ("pieça", "PIEÇA", 'Ç'),
        ("señor", "SEÑOR", 'Ñ'),
        ("waltz", "WALTZ", 'W'),
    ] {
        let word = cs.read(typed).expect(typed);
        assert_eq!(
            (word.text(), word.tiles(), word.notes()),
            (read, 5, &[WordNote::BlankOnly { letter }][..])
        );
    }
    let blanks = cs.read("őőő").expect("letters").notes().to_vec();
    let short = WordNote::TooFewTiles { letters: "Ő".to_owned(), blanks_needed: 3, blanks: 2 };
    assert_eq!(blanks, [WordNote::BlankOnly { letter: 'Ő' }, short]);
    assert!(cs.alphabet().letters().iter().all(|&letter| cs.count(letter) > 0 || "QW".contains(letter)));
    let all: String = tiles("sk100").blank_only().iter().collect();
    assert_eq!(all, "QWÖÜĚŘ");
    for typed in ["pengő", "judeţ", "pieça"] {
        assert!(matches!(tiles("sk100").read(typed), Err(WordProblem::NotALetter { .. })), "{typed}");
    }
}

/// By letters that merely can stand in a word every character set would fit.
#[test]
fn a_character_set_is_known_by_the_letters_of_the_language_alone() {
    let known = |bytes: &[u8], code: &str| {
        let all = Language::embedded().expect("sound");
        let language = all.iter().find(|it| it.alphabet().language() == code).expect("shipped");
        let text = decoded(bytes, None, language.alphabet()).expect("text");
        (text.encoding, text.text.into_owned())
    };
    assert_eq!(
        known(b"Mis\xe8re na\xefv Cr\xeape Stra\xdfe", "de"),
        ("windows-1252", "Misère naïv Crêpe Straße".to_owned())
    );
    assert_eq!(known(b"\x9elu\x9dou\xe8k\xfd k\xf9\xf2", "cs"), ("windows-1250", "žluťoučký kůň".to_owned()));
    assert_eq!(known(b"\xbelu\xbbou\xe8k\xfd", "cs"), ("ISO-8859-2", "žluťoučký".to_owned()));
}

/// Journals hold these digests: an event goes on only with the letters and tiles that it was opened with.
#[test]
fn what_a_tile_set_was_it_is_called_for_ever() {
    for (set, digest) in [
        ("sk100", "186d95510405c27907fb6a6792ec7afefd53dbe6c4783af93893eaf13c6748ee"),
        ("el104", "0835954efd4802e6319f606d35ace5fdfebc2ec2ffae74a4c95624bbbe3665f3"),
    ] {
        assert_eq!(tiles(set).digest().to_string(), digest, "{set}");
    }
    let marks = include_str!("../../../lexicons/de/tiles.toml");
    let other = marks.replace("marks_ignored = true", "marks_ignored = false");
    let digest = |text| Language::load("de/tiles.toml", text).expect("sound").tile_sets()[0].digest();
    assert_ne!(digest(marks), digest(&other));
}
