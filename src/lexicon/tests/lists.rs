//! The lists: what is shipped is what was built, and what is broken is not opened.

use std::collections::{BTreeSet, HashSet};

use super::super::{Built, Language, Library, ListProblem, Word, WordList, build};
use super::{library, slovak, tiles};
use crate::lexicon::library::{ADVISORY, LISTS};

/// The word files, in the order of [`LISTS`].
const TEXTS: [&str; 7] = [
    include_str!("../../../lexicons/sk/b2.txt"),
    include_str!("../../../lexicons/sk/b3.txt"),
    include_str!("../../../lexicons/sk/b5.txt"),
    include_str!("../../../lexicons/sk/b5-crossrefs.txt"),
    include_str!("../../../lexicons/sk/greek-letter-names.txt"),
    include_str!("../../../lexicons/sk/letter-names.txt"),
    include_str!("../../../lexicons/sk/tone-names.txt"),
];

const MANIFEST: &str = r#"
id = "sk-try"
language = "sk"
title = "Try"
name = "Try"
edition = "01"
in_force = "2022-10-17"
authority = "official"
source = "test"
licence = "test"
"#;

fn try_build(manifest: &str, words: &str) -> Result<Built, ListProblem> {
    build(manifest, words, slovak().alphabet())
}

#[test]
fn the_committed_sets_and_figures_are_those_of_a_fresh_build() {
    for ((name, manifest, fst), words) in LISTS.into_iter().zip(TEXTS) {
        let built = build(manifest, words, slovak().alphabet()).expect(name);
        assert_eq!(built.fst, fst, "{name}.fst is not what {name}.txt gives: build it anew");
        assert_eq!(built.manifest, manifest, "{name}.toml has other figures: build it anew");
    }
}

#[test]
fn every_listed_word_is_found_and_no_neighbour_of_it() {
    let set = tiles("sk112");
    for ((name, manifest, fst), words) in LISTS.into_iter().zip(TEXTS) {
        let list = WordList::open(manifest, fst).expect(name);
        list.count_again().expect(name);
        let listed: BTreeSet<String> = list.words().into_iter().collect();
        for typed in words.lines().filter(|line| !line.starts_with('#')) {
            let word = set.read(typed).expect(typed);
            assert!(list.contains(&word), "{name} lists {word}");
            for (at, letter) in word.text().char_indices() {
                for other in set.alphabet().letters() {
                    let (before, after) = (&word.text()[..at], &word.text()[at + letter.len_utf8()..]);
                    let mutant = Word::spelled(format!("{before}{other}{after}"), word.tiles());
                    assert_eq!(list.contains(&mutant), listed.contains(mutant.text()), "{name}: {mutant}");
                }
            }
        }
    }
}

/// The tables before the set and the set itself give the same answers.
#[test]
fn the_big_lists_answer_exactly() {
    let languages = Language::embedded().expect("sound languages");
    for (name, manifest, fst) in ADVISORY {
        let list = WordList::open(manifest, fst).expect(name);
        list.count_again().expect(name);
        let alphabet = languages.iter().map(Language::alphabet);
        let alphabet = alphabet.into_iter().find(|it| it.language() == list.manifest().language);
        let letters = alphabet.expect("shipped").letters();
        let words = list.words();
        let listed: HashSet<&str> = words.iter().map(String::as_str).collect();
        for (at, text) in words.iter().enumerate() {
            let mut word: Vec<char> = text.chars().collect();
            let tiles = word.len() as u8;
            assert!(list.contains(&Word::spelled(text.clone(), tiles)), "{name}: {text}");
            let place = at % word.len();
            word[place] = letters[at / 7 % letters.len()];
            let other = Word::spelled(word.into_iter().collect(), tiles);
            assert_eq!(list.contains(&other), listed.contains(other.text()), "{name}: {other}");
        }
    }
}

#[test]
fn what_stands_behind_a_long_set_is_guarded_too() {
    let (_, manifest, fst) = ADVISORY[0];
    let list = "de-wordlist".to_owned();
    for back in [1, 9, 13, 100, 5000] {
        let mut flipped = fst.to_vec();
        let at = flipped.len() - back;
        flipped[at] ^= 1;
        let problem = WordList::open(manifest, flipped).expect_err("flipped");
        assert_eq!(problem, ListProblem::Damaged { list: list.clone() }, "{back} from the end");
        let cut = WordList::open(manifest, fst[..fst.len() - back].to_vec()).expect_err("cut");
        assert!(matches!(cut, ListProblem::Truncated { .. }), "{cut}");
    }
}

#[test]
fn the_declared_counts_and_editions_are_the_regulations() {
    let library = library();
    for (id, edition, words) in [("sk-b2", "09", 103), ("sk-b3", "18", 1374), ("sk-b5", "03", 118)] {
        let list = library.get(id).expect("a shipped list");
        assert_eq!((list.manifest().edition.as_str(), list.len()), (edition, words), "{id}");
        assert_eq!(list.manifest().in_force, "2022-10-17", "{id}");
        assert_eq!(list.manifest().declared_count, Some(words as u64), "{id}");
        for repair in &list.manifest().repairs {
            let word = tiles("sk112").read(&repair.reading).expect("a word");
            assert!(list.contains(&word), "{id} was repaired to {word}");
        }
    }
    assert_eq!(library.get("sk-b5-crossrefs").map(WordList::len), Some(11));
    assert_eq!(library.get("sk-greek").map(WordList::len), Some(38));
}

#[test]
fn a_truncated_a_flipped_and_a_foreign_set_are_told_apart() {
    let (_, manifest, fst) = LISTS[0];
    let list = "sk-b2".to_owned();
    for cut in [0, 1, 40, fst.len() - 1] {
        let problem = WordList::open(manifest, fst[..cut].to_vec()).expect_err("truncated");
        let (found, expected) = (cut as u64, fst.len() as u64);
        assert_eq!(problem, ListProblem::Truncated { list: list.clone(), found, expected });
    }
    for (at, bit) in (0..fst.len()).flat_map(|at| [0x01, 0x10, 0x80].map(|bit| (at, bit))) {
        let mut flipped = fst.to_vec();
        flipped[at] ^= bit;
        assert_eq!(
            WordList::open(manifest, flipped).expect_err("flipped"),
            ListProblem::Damaged { list: list.clone() },
            "byte {at}"
        );
    }
    let other = WordList::open(manifest, LISTS[1].2).expect_err("another list's set");
    assert!(matches!(other, ListProblem::OtherEdition { .. }), "{other}");
    let unbuilt = WordList::open(MANIFEST, fst).expect_err("no figures");
    assert_eq!(unbuilt, ListProblem::NotBuilt { list: "sk-try".to_owned() });
    let miscounted = manifest.replace("words = 103", "words = 104");
    assert_eq!(WordList::open(&miscounted, fst).expect_err("miscounted"), ListProblem::Figures { list });
}

#[test]
fn a_build_names_every_line_that_is_not_a_word() {
    let problem = try_build(MANIFEST, "# head\ndom\n\nčo je\nžen\u{430}\nDOM\n").expect_err("bad lines");
    assert_eq!(
        problem.to_string(),
        "sk-try: line 4, čo je: 2 words in one field: type each challenged word on its own, without spaces; line 5, \
         žen\u{430}: \u{430} at place 4 is a Cyrillic letter that only looks like A: change the keyboard layout and \
         type A again; line 6: DOM stands twice, one of them is misread or too many"
    );
    let advisory = MANIFEST.replace("official", "advisory");
    let built = try_build(&advisory, "dom\nDom\nčaj\n").expect("merged");
    assert_eq!(WordList::open(&built.manifest, built.fst.clone()).expect("a list").words(), ["DOM", "ČAJ"]);
    assert_eq!(try_build(&built.manifest, "dom\nDom\nčaj\n").expect("again"), built);
    let declared = MANIFEST.to_owned() + "declared_count = 3\n";
    assert!(matches!(
        try_build(&declared, "dom\n"),
        Err(ListProblem::Declared { declared: 3, found: 1, .. })
    ));
    let german = MANIFEST.replace("\"sk\"", "\"de\"");
    assert!(matches!(try_build(&german, "dom\n"), Err(ListProblem::Language { .. })));
}

#[test]
fn files_come_in_pairs_and_every_problem_at_once() {
    let (_, manifest, fst) = LISTS[0];
    let file = |name: &str, bytes: &[u8]| (format!("my/{name}"), bytes.to_vec());
    let sound = Library::from_files([
        file("tiles.toml", b""),
        file("b2.fst", fst),
        file("b2.toml", manifest.as_bytes()),
        file("b2.txt", b""),
    ]);
    assert_eq!(sound.expect("a library").get("sk-b2").map(WordList::len), Some(103));
    let broken = Library::from_files([
        file("b2.fst", fst),
        file("b2.toml", manifest.as_bytes()),
        file("copy.fst", fst),
        file("copy.toml", manifest.as_bytes()),
        file("cut.fst", &fst[..9]),
        file("cut.toml", manifest.as_bytes()),
        file("latin.fst", fst),
        file("latin.toml", b"title = \"\xe8\""),
        file("lone.fst", fst),
        file("tired.toml", manifest.as_bytes()),
    ]);
    assert_eq!(
        broken.expect_err("broken").to_string(),
        "my/copy.fst: another list has the id sk-b2 too: remove one of them\n\
         my/cut.fst: sk-b2 is truncated, 9 of 457 bytes are there: copy the .fst again\n\
         my/latin.fst: the manifest cannot be read: it is not UTF-8: save it again as UTF-8\n\
         my/lone.fst: there is no my/lone.toml beside it: add the manifest\n\
         my/tired.toml: there is no my/tired.fst beside it: build the list"
    );
}

#[test]
fn the_librarys_digest_follows_its_lists() {
    let all = library();
    let fewer = Library::with(library().iter().filter(|list| list.id() != "sk-b3").cloned()).expect("lists");
    assert_eq!(all.len(), 10);
    assert_ne!(all.digest(), fewer.digest());
    assert_eq!(fewer.overlaid_with(library()).digest(), all.digest());
    assert_eq!(Library::default().digest(), crate::domain::Digest::of(b""));
}
