//! Words added to a list and struck from it.

use super::super::{Alphabet, Amendment, Built, Language, ListProblem, Manifest, Word, WordList, amend};
use super::{slovak, tiles};
use crate::lexicon::library::{ADVISORY, LISTS};

fn amended(of: (&str, &str, &[u8]), alphabet: &Alphabet, text: &str) -> Result<Built, ListProblem> {
    let list = WordList::open(of.1, of.2.to_vec()).expect(of.0);
    amend(of.1, &list, &Amendment { in_force: "2026-03-01", source: "a letter", text }, alphabet)
}

fn word(set: &str, typed: &str) -> Word {
    tiles(set).read(typed).expect(typed)
}

#[test]
fn an_amended_list_is_another_edition_of_the_same_list() {
    let (language, of) = (slovak(), LISTS[0]);
    let old = WordList::open(of.1, of.2).expect("B2");
    let built =
        amended(of, language.alphabet(), "\u{feff}# letter\n- ak\n−čo\r\n+ xq\n").expect("an addendum");
    let new = WordList::open(&built.manifest, built.fst.clone()).expect("a list");
    new.count_again().expect("its own figures");
    assert_eq!((new.id(), new.len()), (old.id(), old.len() - 1));
    assert_ne!(new.digest(), old.digest());
    assert_ne!(new.identity(), old.identity());
    for typed in ["ak", "čo", "xq"] {
        let word = word("sk100", typed);
        assert_ne!(new.contains(&word), old.contains(&word), "{typed}");
    }
    let (was, is) = (old.manifest(), new.manifest());
    assert_eq!(is.edition, format!("{} + 2026-03-01", was.edition));
    assert_eq!((is.in_force.as_str(), is.tiles, is.declared_count), ("2026-03-01", Some((2, 2)), None));
    assert_eq!((&is.repairs, &is.source, is.authority), (&was.repairs, &was.source, was.authority));
    let addendum = is.addenda.last().expect("an addendum");
    assert_eq!((addendum.source.as_str(), addendum.in_force.as_str()), ("a letter", "2026-03-01"));
    assert_eq!(
        (&*addendum.added, &*addendum.struck),
        (&["XQ".to_owned()][..], &["AK".into(), "ČO".into()][..])
    );
    // The same again gives the same bytes, and undoing it gives the set as it was.
    let again = amended(of, language.alphabet(), "\u{feff}# letter\n- ak\n−čo\r\n+ xq\n").expect("again");
    assert_eq!(again, built);
    let undone = amended(("B2", &built.manifest, &built.fst), language.alphabet(), "+ak\n+čo\n-xq\n");
    let undone = undone.expect("undone");
    assert_eq!(undone.fst, of.2);
    assert_eq!(Manifest::parse(&undone.manifest).expect("a manifest").addenda.len(), 2);
}

/// What stands behind the set of a long list is made anew with it.
#[test]
fn a_long_list_is_amended_as_a_whole() {
    let all = Language::embedded().expect("sound");
    let german = all.iter().find(|it| it.alphabet().language() == "de").expect("shipped");
    let built = amended(ADVISORY[0], german.alphabet(), "+ xyzzy\n- Café\n").expect("an addendum");
    let list = WordList::open(&built.manifest, built.fst).expect("a list");
    list.count_again().expect("its own figures");
    assert!(list.contains(&word("de102", "xyzzy")) && !list.contains(&word("de102", "cafe")));
    assert!(list.contains(&word("de102", "cafés")));
}

#[test]
fn an_addendum_to_another_list_or_edition_is_refused_with_every_line() {
    let (language, of) = (slovak(), LISTS[0]);
    let said = |text: &str| amended(of, language.alphabet(), text).expect_err("refused").to_string();
    assert_eq!(
        said("+ ak\n- xq\nčo\n+ rok\n+ xx\n+ xx\n"),
        "sk-b2: line 1, + ak: the list has it already: is this the addendum to another edition?; line 2, - xq: the \
         list has it not: is this the addendum to another edition?; line 3, čo: write + before a word that is added \
         and - before one that is struck; line 4, + rok: 3 tiles, and the manifest says that the list covers 2 to 2: \
         put one of them right; line 6: + xx stands twice, one of them is misread or too many"
    );
    assert!(said("").contains("the addendum has no word"));
    let german = Language::embedded().expect("sound").remove(1);
    let other = amended(of, german.alphabet(), "+ xx\n").expect_err("German");
    assert!(matches!(other, ListProblem::Language { .. }), "{other}");
    let list = WordList::open(of.1, of.2).expect("B2");
    let old = Amendment { in_force: "2022-10-16", source: "a letter", text: "+ xx\n" };
    let older = amend(of.1, &list, &old, language.alphabet()).expect_err("older than the edition");
    assert!(matches!(older, ListProblem::Older { .. }), "{older}");
    let unseen = Amendment { in_force: "2026-03-01", source: "a\u{1b}b", text: "+ xx\n" };
    let unseen = amend(of.1, &list, &unseen, language.alphabet()).expect_err("an escape");
    assert!(unseen.to_string().contains("addenda: "), "{unseen}");
}
