//! From what a judge types to a word.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization as _;

use super::super::{Language, TileSet, Word, WordNote, WordProblem};
use super::tiles;

/// Enough of Greek to try its folds: accents go, final sigma is sigma.
const GREEK: &str = r#"
language = "el"
name = "Greek"
letters = "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"
strip_marks = ["\u0301", "\u0308"]

[folds]
"ς" = "Σ"

[[tile_set]]
id = "el-test"
title = "test"
source = "test"
total = 6
points = 12
blanks = 2
blank_only = "Β"
tiles = [["Α", 2, 1], ["Χ", 1, 8], ["Σ", 1, 2]]
"#;

fn greek() -> TileSet {
    Language::load("el/tiles.toml", GREEK).expect("sound").tile_sets()[0].clone()
}

fn text(set: &TileSet, typed: &str) -> String {
    set.read(typed).expect("a word").text().to_owned()
}

#[test]
fn decomposed_lower_case_and_spaces_around_make_no_difference() {
    let set = tiles("sk100");
    for word in ["žena", "ŤAŽKÁ", "ľahký", "kôň", "ďas", "ťĺk", "ŕpy", "mäč"] {
        let composed = set.read(word).expect("a word");
        let decomposed: String = word.nfd().collect();
        assert_eq!(set.read(&format!(" {}\n", decomposed.to_lowercase())), Ok(composed.clone()));
        assert_eq!(usize::from(composed.tiles()), word.nfc().count());
    }
    assert_eq!(text(&set, "L\u{30c}AD"), "ĽAD");
}

#[test]
fn ch_is_two_tiles() {
    let set = tiles("sk112");
    assert_eq!(set.read("chór").expect("a word").tiles(), 4);
    assert_eq!(set.read("džús").expect("a word").tiles(), 4);
    assert_eq!(set.alphabet().digraphs(), ["CH", "DZ", "DŽ"]);
}

#[test]
fn german_sharp_s_is_two_s() {
    let set = tiles("de102");
    for typed in ["Straße", "STRAẞE", "strasse"] {
        let word = set.read(typed).expect("a word");
        assert_eq!((word.text(), word.tiles()), ("STRASSE", 7));
    }
}

#[test]
fn greek_loses_its_accents_and_final_sigma() {
    let set = greek();
    assert_eq!(text(&set, "χάος"), "ΧΑΟΣ");
    assert_eq!(text(&set, "μαΐου"), "ΜΑΙΟΥ");
    assert_eq!(text(&set, "ϋΐ"), "ΥΙ");
    let problem = set.read("χaος").expect_err("a Latin letter");
    assert_eq!(
        problem,
        WordProblem::LookAlike { typed: "a".to_owned(), position: 2, script: "Latin", meant: 'Α' }
    );
    assert!(matches!(set.read("ᾳμα"), Err(WordProblem::NotALetter { position: 1, .. })));
}

#[test]
fn every_refusal_says_what_where_and_what_to_do() {
    let set = tiles("sk100");
    let said = |typed: &str| set.read(typed).expect_err("no word").to_string();
    let all = [
        "",
        "a",
        "čaj káva",
        "žen\u{430}",
        "\u{386}no",
        "Lˇad",
        "ˇLad",
        "ot'",
        "foo-bar",
        "a1",
        "ño",
        "x\u{30c}y",
        "ab\u{ad}c",
        "najneobhospodarovateľnejší",
    ]
    .map(said);
    assert_eq!(
        all,
        [
            "no letters: type the challenged word",
            "A is a single letter: a word has at least two, type the whole word",
            "2 words in one field: type each challenged word on its own, without spaces",
            "\u{430} at place 4 is a Cyrillic letter that only looks like A: change the keyboard layout and type A again",
            "\u{386} at place 1 is a Greek letter that only looks like Á: change the keyboard layout and type Á again",
            "ˇ at place 2 is not a letter of the Slovak alphabet: type Ľ as one letter",
            "ˇ at place 1 is not a letter of the Slovak alphabet: type Ľ as one letter",
            "' (U+0027) at place 3 is not a letter of the Slovak alphabet: type Ť as one letter",
            "- (U+002D) at place 4 is not a letter of the Slovak alphabet: check the slip and type it again",
            "1 at place 2 is not a letter of the Slovak alphabet: check the slip and type it again",
            "ñ at place 1 is not a letter of the Slovak alphabet: check the slip and type it again",
            "x\u{30c} at place 1 is not a letter of the Slovak alphabet: check the slip and type it again",
            "(U+00AD) at place 3 is not a letter of the Slovak alphabet: check the slip and type it again",
            "26 tiles: the board holds 15, check the spelling",
        ]
    );
}

#[test]
fn letters_that_are_no_letters_here_are_no_others_either() {
    let (sk, de) = (tiles("sk100"), tiles("de102"));
    for typed in ["kroﬁl", "ſom", "dımo", "straße", "STRAẞE", "ŉon", "ŀam", "ºm"] {
        let problem = sk.read(typed).expect_err(typed);
        assert!(matches!(problem, WordProblem::NotALetter { .. }), "{typed}: {problem}");
    }
    assert_eq!(text(&de, "straẞe"), "STRASSE");
    let only_small = include_str!("../../../lexicons/de/tiles.toml").replace("\"ẞ\" = \"SS\"\n", "");
    let own = Language::load("de/tiles.toml", &only_small).expect("sound").tile_sets()[0].clone();
    assert_eq!(text(&own, "STRAẞE"), "STRASSE", "read like ß");
    assert!(de.read("ﬁsch").is_err() && de.read("iſt").is_err());
    // The sign of a millionth is how old Greek keyboards write μ, and no letter anywhere else.
    assert_eq!(text(&greek(), "µα"), "ΜΑ");
    let micro = sk.read("µa").expect_err("the sign of a millionth");
    assert!(matches!(micro, WordProblem::LookAlike { .. } | WordProblem::NotALetter { .. }), "{micro}");
}

#[test]
fn letters_look_like_others_as_they_are_shown() {
    let meant = |set: &str, typed: &str| match tiles(set).read(typed) {
        Err(WordProblem::LookAlike { meant, script, .. }) => (script, meant),
        other => panic!("{typed}: {other:?}"),
    };
    assert_eq!(meant("sk100", "aν"), ("Greek", 'N'));
    assert_eq!(meant("sk100", "aυ"), ("Greek", 'Y'));
    assert_eq!(meant("sk100", "aη"), ("Greek", 'H'));
    assert_eq!(meant("sk100", "aω"), ("Greek", 'W'));
    assert_eq!(meant("sk100", "AΝ"), ("Greek", 'N'));
    assert_eq!(meant("sk100", "AΥ"), ("Greek", 'Y'));
    assert_eq!(meant("sk100", "AΗ"), ("Greek", 'H'));
    assert_eq!(meant("el104", "αv"), ("Latin", 'Ν'));
    assert_eq!(meant("el104", "αu"), ("Latin", 'Υ'));
    assert_eq!(meant("el104", "n"), ("Latin", 'Ν'));
    assert_eq!(meant("el104", "ΑY"), ("Latin", 'Υ'));
    assert_eq!(meant("el104", "αá"), ("Latin", 'Α'));
}

#[test]
fn an_apostrophe_is_a_hacek_only_where_one_is_printed_so() {
    let said = |typed: &str| tiles("sk100").read(typed).expect_err("no word").to_string();
    for typed in ["don't", "don’t", "n'ani", "D'"] {
        assert!(said(typed).ends_with("check the slip and type it again"), "{}", said(typed));
    }
    assert!(said("kost'").ends_with("type Ť as one letter"));
    assert!(said("L'ad").ends_with("type Ľ as one letter"));
}

#[test]
fn what_cannot_be_seen_is_not_echoed() {
    let said = |typed: &str| tiles("sk100").read(typed).expect_err("no word").to_string();
    assert!(said("a\u{202e}b").starts_with("(U+202E) at place 2"), "{}", said("a\u{202e}b"));
    let tower = said(&format!("x{}y", "\u{30c}".repeat(500)));
    assert!(tower.chars().count() < 150, "{tower}");
}

#[test]
fn the_board_is_the_rulesets() {
    let set = tiles("sk100").limited_to(3);
    assert!(set.read("dom").is_ok());
    assert_eq!(set.read("domy"), Err(WordProblem::TooLong { tiles: 4, longest: 3 }));
}

#[test]
fn notes_tell_what_the_bag_cannot_give() {
    let notes = |set: &str, typed: &str| tiles(set).read(typed).expect("a word").notes().to_vec();
    assert_eq!(notes("sk100", "žena"), []);
    assert_eq!(notes("sk100", "jáw"), [WordNote::BlankOnly { letter: 'W' }]);
    assert_eq!(notes("sk112", "jáw"), []);
    assert_eq!(notes("sk112", "fön"), [WordNote::BlankOnly { letter: 'Ö' }]);
    assert_eq!(notes("sk100", "ďaďaď"), []);
    assert_eq!(
        notes("sk100", "ďaďaďaď"),
        [WordNote::TooFewTiles { letters: "Ď".to_owned(), blanks_needed: 3, blanks: 2 }]
    );
    let none = greek().read("ΓΑΒ").expect("letters").notes().to_vec();
    assert_eq!(none, [WordNote::NoTile { letter: 'Γ' }, WordNote::BlankOnly { letter: 'Β' }]);
    let short = notes("sk100", "wawďaď").pop().expect("a note");
    assert_eq!(short.to_string(), "too few tiles of WĎ: the word needs 3 blanks and the set has 2");
}

#[test]
fn tile_sets_are_as_declared_and_every_mistake_has_a_place() {
    for (id, total) in [("sk100", 100), ("sk110m", 110), ("sk112", 112), ("de102", 102)] {
        assert_eq!(tiles(id).total(), total, "{id}");
        assert_eq!(tiles(id).blanks(), 2, "{id}");
    }
    assert_eq!(tiles("sk112").count('Q'), 1);
    assert_eq!(TileSet::embedded("sk111"), Ok(None));
    for (from, to, said) in [
        (
            "total = 6",
            "total = 7",
            "el/tiles.toml, tile set el-test: 7 tiles are declared and 6 listed, blanks included",
        ),
        (
            "points = 12",
            "points = 9",
            "el/tiles.toml, tile set el-test: 9 points are declared for the whole bag and the tiles have 12",
        ),
        ("Ψ Ω", "Ψ Ω Α", "el/tiles.toml, letters, foreign: Α stands twice"),
        ("Ψ Ω", "Ψ Ω ώ", "el/tiles.toml, letters, foreign: ώ is changed by its own folds or not a capital"),
        (
            "\"Β\"",
            "\"Α\"",
            "el/tiles.toml, tile set el-test: Α is under blank_only, but is on a tile or not in `letters`",
        ),
        ("[\"Χ\", 1", "[\"X\", 1", "el/tiles.toml, tile set el-test: X is not in `letters`"),
        ("\"ς\" =", "\"ς ς\" =", "el/tiles.toml, folds: ς stands twice"),
        ("\"ς\" =", "\"ςσ\" =", "el/tiles.toml, folds, ςσ: ςσ is not one letter: put spaces between letters"),
        ("= \"Σ\"", "= \"S\"", "el/tiles.toml, folds, ς: S is not written in `letters`"),
        (
            "blanks = 2",
            "blank = 2",
            "el/tiles.toml, line 15: unknown field `blank`, expected one of `id`, `title`, `source`, `total`, `points`, `blanks`, `blank_only`, `tiles`",
        ),
    ] {
        let broken = GREEK.replacen(from, to, 1);
        assert_ne!(broken, GREEK);
        assert_eq!(Language::load("el/tiles.toml", &broken).expect_err("broken").to_string(), said);
    }
}

/// SSS §17.1, its scanning damage put right: letters by what they score, each as often as it is in the bag.
#[test]
fn the_slovak_tiles_are_the_regulations_letter_by_letter() {
    let of_100 = [
        (1, "AAAAAAAAAEEEEEEEEIIIIINNNNNOOOOOOOOORRRRSSSSTTTTVVVV"),
        (2, "DDDKKKLLLMMMMPPP"),
        (3, "JJUU"),
        (4, "BBCHYZÁ"),
        (5, "ÍÝČŠŽ"),
        (7, "ÉÚĽŤ"),
        (8, "FGÔĎŇ"),
        (10, "XÄÓĹŔ"),
    ];
    let of_112 = [
        (1, "AAAAAAAAAEEEEEEEEIIIIIINNNNNOOOOOOOOOOSSSSSTTTTVVVVV"),
        (2, "BBDDDJJKKKKLLLLMMMPPPRRRRRUUUYYZZÁÁ"),
        (3, "CHÉÍÚÝČŠŽ"),
        (4, "Ť"),
        (5, "Ľ"),
        (6, "FG"),
        (7, "ÔŇ"),
        (8, "ÄÓĎ"),
        (9, "XĹŔ"),
        (10, "QW"),
    ];
    let by_points = |id: &str| {
        let mut found = BTreeMap::<u8, String>::new();
        for tile in tiles(id).tiles() {
            let letters = found.entry(tile.points).or_default();
            letters.extend(std::iter::repeat_n(tile.letter, usize::from(tile.count)));
        }
        found
    };
    let said = |all: &[(u8, &str)]| -> BTreeMap<u8, String> {
        all.iter().map(|(points, letters)| (*points, (*letters).to_owned())).collect()
    };
    assert_eq!(by_points("sk100"), said(&of_100));
    assert_eq!(by_points("sk112"), said(&of_112));
    // "Chýbajú kamene s písmenami Q a W", and nothing else.
    assert_eq!(by_points("sk110m"), said(&of_112[..of_112.len() - 1]));
}

#[test]
fn a_word_is_its_text_in_the_journal() {
    let word = tiles("sk100").read("jáw").expect("a word");
    let json = serde_json::to_string(&word).expect("json");
    assert_eq!(json, "\"JÁW\"");
    assert_eq!(serde_json::from_str::<Word>(&json).expect("a word"), word);
    for forged in ["\"jáw\"", "\"\"", "\"A B\"", "\"JA\u{301}W\""] {
        assert!(serde_json::from_str::<Word>(forged).is_err(), "{forged}");
    }
}

static SETS: LazyLock<Vec<TileSet>> =
    LazyLock::new(|| vec![tiles("sk100"), tiles("sk112"), tiles("cs100"), tiles("de102"), greek()]);

proptest! {
    #[test]
    fn reading_is_idempotent_and_never_panics(typed in any::<String>()) {
        for set in SETS.iter() {
            if let Ok(word) = set.read(&typed) {
                prop_assert_eq!(set.read(word.text()), Ok(word));
            }
        }
    }

    #[test]
    fn letters_with_any_marks_read_the_same_twice(typed in "[A-Za-zÁ-žßẞΑ-ώА-яﬁŉ\u{300}-\u{345}ˇ' ]{0,12}") {
        for set in SETS.iter() {
            match set.read(&typed) {
                Ok(word) => prop_assert_eq!(set.read(word.text()), Ok(word)),
                Err(problem) => prop_assert!(!problem.to_string().is_empty()),
            }
        }
    }
}
