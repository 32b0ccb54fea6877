//! Who decides a word under a ruleset like that of SSS 2022.

use super::super::{Finding, Library, Outcome, Why, WordList, build, judge};
use super::{library, slovak, tiles};
use crate::domain::Citation;
use crate::rules::{Authority, Cited, FreezeAt, LexiconRules, SourceRule};

fn cited<T>(value: T, cite: &str) -> Cited<T> {
    Cited { value, cite: Citation::new(cite), reading: None }
}

fn source(list: &str, name: &str, tiles: (u8, u8), decides: Authority, cite: &str) -> SourceRule {
    SourceRule {
        list: cited(list.to_owned(), cite),
        name: cited(name.to_owned(), cite),
        tiles: cited(tiles, cite),
        decides: cited(decides, cite),
    }
}

fn rules() -> LexiconRules {
    use Authority::{Advises, Alone, IfListed};
    LexiconRules {
        tiles: cited("sk100".to_owned(), "SSS §17.1"),
        tiles_options: cited(vec![], "SSS §1.3"),
        max_tiles: cited(15, "SSS §2.1"),
        frozen_at: cited(FreezeAt::FirstGame, "SSS silent"),
        sources: vec![
            source("sk-b2", "B2", (2, 2), Alone, "SSS §10.1.3"),
            source("sk-b3", "B3", (3, 3), Alone, "SSS §10.1.4"),
            source("sk-b6", "B6", (4, 4), Alone, "SSS §10.1.4"),
            source("sk-b7", "B7", (5, 5), Alone, "SSS §10.1.4"),
            source("sk-b5", "B5", (2, 15), IfListed, "SSS §10.1.5"),
            source("sk-letters", "letter names", (2, 8), IfListed, "SSS §10.1.6"),
            source("sk-b5-crossrefs", "B5 →", (6, 15), Advises, "SSS §14.1"),
        ],
    }
}

fn find(rules: &LexiconRules, library: &Library, typed: &str) -> Finding {
    judge(rules, library, &tiles("sk100").read(typed).expect("a word"))
}

/// A list of a few words, by whomever.
fn list(id: &str, authority: &str, words: &str) -> WordList {
    list_of(id, authority, "", words)
}

/// The same with more in its manifest.
fn list_of(id: &str, authority: &str, more: &str, words: &str) -> WordList {
    let manifest = format!(
        "id = \"{id}\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"{id}\"\nedition = \"1\"\nin_force = \"2026-01-01\"\n\
         authority = \"{authority}\"\nsource = \"t\"\nlicence = \"t\"\n{more}"
    );
    let built = build(&manifest, words, slovak().alphabet()).expect("a list");
    WordList::open(&built.manifest, built.fst).expect("a list")
}

#[test]
fn the_short_lists_decide_alone() {
    let (rules, library) = (rules(), library());
    let co = find(&rules, &library, "čo");
    assert_eq!((co.outcome, &co.why, co.cite.as_str()), (Outcome::Valid, &Why::Listed, "SSS §10.1.3"));
    assert_eq!(co.sentence(), "ČO is in B2, ed. 09");
    let xq = find(&rules, &library, "xq");
    assert_eq!((xq.outcome, &xq.why), (Outcome::Invalid, &Why::NotListed));
    assert_eq!(xq.sentence(), "XQ is not in B2, ed. 09, which decides alone");
    let bor = find(&rules, &library, "bór");
    assert_eq!(bor.source.expect("a source").name, "B3", "three letters are B3's, elements or not");
}

#[test]
fn a_list_that_decides_alone_and_is_not_installed_leaves_it_to_the_referee() {
    let zena = find(&rules(), &library(), "žena");
    assert_eq!(zena.outcome, Outcome::NotCovered);
    assert_eq!(zena.why, Why::NotInstalled { names: vec!["B6".to_owned()] });
    assert_eq!(zena.source, None);
    assert_eq!(zena.sentence(), "B6 is not installed: the referee decides");
    assert_eq!(zena.cite.as_str(), "SSS §10.1.4");
    let bizmut = find(&rules(), &library(), "bróm");
    assert_eq!(bizmut.outcome, Outcome::NotCovered, "B5 may not speak where B6 decides alone");
}

#[test]
fn a_list_that_decides_if_listed_hands_on() {
    let (rules, library) = (rules(), library());
    let hlinik = find(&rules, &library, "hliník");
    assert_eq!((hlinik.outcome, hlinik.cite.as_str()), (Outcome::Valid, "SSS §10.1.5"));
    assert_eq!(find(&rules, &library, "cháčko").cite.as_str(), "SSS §10.1.6");
    let hlinika = find(&rules, &library, "hliníka");
    assert_eq!(hlinika.outcome, Outcome::NotCovered);
    assert_eq!(
        hlinika.sentence(),
        "B5 and letter names do not list it, which leaves it open: the referee decides"
    );
}

#[test]
fn advice_is_heard_and_decides_nothing() {
    let (mut rules, library) = (rules(), library());
    let aluminium = find(&rules, &library, "alumínium");
    assert_eq!(aluminium.outcome, Outcome::NotCovered);
    let said: Vec<_> = aluminium.advice.iter().map(|a| (a.source.list.as_str(), a.listed)).collect();
    assert_eq!(said, [("sk-b5-crossrefs", true)]);
    // A spelling dictionary under the name of an official list does not become one.
    let posing =
        library.clone().overlaid_with(Library::with([list("sk-b6", "advisory", "žena")]).expect("one"));
    let zena = find(&rules, &posing, "žena");
    assert_eq!(zena.why, Why::NotInstalled { names: vec!["B6".to_owned()] });
    assert!(zena.advice[0].listed);
    // The organiser may adopt it.
    let adopted = library.overlaid_with(Library::with([list("sk-b6", "federation", "žena")]).expect("one"));
    assert_eq!(find(&rules, &adopted, "žena").outcome, Outcome::Valid);
    assert_eq!(find(&rules, &adopted, "ženě").outcome, Outcome::Invalid);
    // Where no source speaks of the length at all.
    rules.sources.truncate(2);
    let zena = find(&rules, &adopted, "žena");
    assert_eq!((zena.outcome, zena.why), (Outcome::NotCovered, Why::NoSource));
}

#[test]
fn a_missing_list_that_may_have_had_the_word_is_named() {
    let library = Library::with([list("sk-letters", "official", "áčko")]).expect("one");
    let word = find(&rules(), &library, "hliník");
    assert_eq!(word.why, Why::NotInstalled { names: vec!["B5".to_owned()] });
    assert_eq!(word.cite.as_str(), "SSS §10.1.5");
}

#[test]
fn a_finding_survives_the_journal() {
    for typed in ["čo", "xq", "žena", "hliníka", "alumínium"] {
        let finding = find(&rules(), &library(), typed);
        let json = serde_json::to_string(&finding).expect("json");
        assert_eq!(serde_json::from_str::<Finding>(&json).expect("a finding"), finding);
    }
    let json = serde_json::to_value(find(&rules(), &library(), "žena")).expect("json");
    assert_eq!(json["outcome"], "not-covered");
    assert_eq!(json["why"], serde_json::json!({ "kind": "not-installed", "names": ["B6"] }));
}

#[test]
fn a_list_does_not_decide_lengths_that_it_does_not_cover() {
    use Authority::{Advises, Alone, IfListed};
    let find = |decides, authority, typed| {
        let mut rules = rules();
        rules.sources = vec![source("sk-sdev", "SDeV", (2, 15), decides, "TSO §1.2.a")];
        let short = list_of("sk-sdev", authority, "tiles = [2, 7]\n", "les\nspieler\n");
        find(&rules, &Library::with([short]).expect("one"), typed)
    };
    assert_eq!(find(Alone, "official", "spieler").outcome, Outcome::Valid);
    assert_eq!(find(Alone, "official", "spielen").outcome, Outcome::Invalid);
    for decides in [Alone, IfListed] {
        let board = find(decides, "official", "spielbrett");
        let beyond = Why::BeyondList { names: vec!["SDeV".to_owned()] };
        assert_eq!((board.outcome, &board.source, &board.why), (Outcome::NotCovered, &None, &beyond));
        assert_eq!(board.cite.as_str(), "TSO §1.2.a");
        assert_eq!(
            board.sentence(),
            "SDeV as installed has no words of this length: the referee decides",
            "and nobody says that it is not listed"
        );
        let json = serde_json::to_string(&board).expect("json");
        assert_eq!(serde_json::from_str::<Finding>(&json).expect("a finding"), board);
    }
    assert_eq!(find(Advises, "advisory", "spieler").advice.len(), 1);
    assert!(find(Advises, "advisory", "spielbrett").advice.is_empty(), "it has nothing to say");
}
