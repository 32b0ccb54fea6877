//! What lines of the next round's form mean.

use super::*;
use crate::domain::{Round, TableId};
use crate::station::PairableEntrant;
use crate::tournament::Pairing;

fn view() -> StartView {
    let names = ["Nováková Anna", "Novák Beno", "Čenka", "Dušan"];
    let entrant = |name: &str| PairableEntrant {
        entry: Player::named(name),
        took_part: name == "Dušan",
        withdrew: false,
    };
    let players = names.map(entrant).to_vec();
    StartView { round: Round(1), players, byes: true, ..StartView::default() }
}

fn of(text: &str) -> Result<Line, Wrong> {
    let pair = Pairing { table: TableId(1), a: "Čenka".into(), b: "Novák Beno".into() };
    understood(text, &view(), &[Pair::Game(pair)], Locale::english())
}

#[test]
fn whoever_is_struck_is_named_and_in_no_game() {
    assert_eq!(of("- novakova"), Ok(Line::Struck("Nováková Anna".to_owned())));
    assert_eq!(of("−Beno"), Err(Wrong::Twice("Novák Beno".to_owned())));
    assert_eq!(of("- xyz"), Err(Wrong::Nobody("xyz".to_owned(), None)));
    assert_eq!(of("- dusan"), Err(Wrong::TookPart("Dušan".to_owned())), "what is refused is not promised");
    assert_eq!(of("-"), Err(Wrong::Nobody(String::new(), None)));
    assert_eq!(of("anna; -"), Ok(Line::Pair(Pair::Bye("Nováková Anna".to_owned()), Vec::new())));
}

#[test]
fn somebody_new_has_a_name_and_perhaps_a_club() {
    let entered =
        |name: &str, club: &str| Ok(Line::Newcomer(Player { club: club.to_owned(), ..Player::named(name) }));
    assert_eq!(of("+ Eva Malá"), entered("Eva Malá", ""));
    assert_eq!(of("+ Malá, Eva; Brno"), entered("Malá, Eva", "Brno"));
    assert_eq!(of("+Eva Malá;Sokol Úpice"), entered("Eva Malá", "Sokol Úpice"));
    assert!(of("+").is_err());
    // No name has a figure or a colon; the comma before one separates.
    let rated = Player { rating: Some(1_450), ..Player::named("Malá, Eva") };
    assert_eq!(of("+ Malá, Eva, rating: 1450"), Ok(Line::Newcomer(rated.clone())));
    assert_eq!(of("+ Malá, Eva; rating: 1450"), Ok(Line::Newcomer(rated)));
    assert_eq!(of("+ Eva Malá, 1450"), Err(Wrong::NoField("1450".to_owned())));
    assert_eq!(of("+ Eva Malá; 1450"), Err(Wrong::NoField("1450".to_owned())));
}

#[test]
fn an_entry_is_put_right_part_by_part() {
    let anna = Player { rating: Some(1_650), paid: Some(true), ..Player::named("Nováková Anna") };
    assert_eq!(of("= novakova; rating: 1650; paid: yes"), Ok(Line::Amended(anna.clone())));
    assert_eq!(of("=Anna;rat:1650;p:y"), Ok(Line::Amended(anna.clone())), "as far as it is one part's name");
    let told = "Nováková Anna; rating: 1650; paid: yes";
    assert_eq!(entry(&anna, Locale::english()), told);
    assert_eq!(
        of("= anna; elo: 1650; fee: yes"),
        Ok(Line::Amended(anna.clone())),
        "as people call it besides"
    );
    assert_eq!(of("= anna; height: 3"), Err(Wrong::NoField("height: 3".to_owned())));
    assert_eq!(of("= anna; 1650"), Err(Wrong::NoField("1650".to_owned())));
    assert_eq!(of("= anna; age: old"), Err(Wrong::NoValue("column-age", "old".to_owned())));
    assert_eq!(of("= anna; paid: maybe"), Err(Wrong::NoValue("column-paid", "maybe".to_owned())));
    assert_eq!(of("= anna"), Err(Wrong::Unchanged("Nováková Anna".to_owned())));
    assert_eq!(of("= anna; rating:"), Err(Wrong::Unchanged("Nováková Anna".to_owned())));
    // Whoever has played may still have paid only now.
    let dusan = Player { paid: Some(false), ..Player::named("Dušan") };
    assert_eq!(of("= dusan; paid: no"), Ok(Line::Amended(dusan)));
}

#[test]
fn the_parts_of_an_entry_are_told_apart_in_every_language() {
    for tag in Locale::tags() {
        let locale = Locale::named(tag).expect("installed");
        for field in FIELDS {
            let line = format!("= anna; {}: 7", locale.say(field));
            let read = understood(&line, &view(), &[], locale);
            let paid = field == "column-paid";
            assert_eq!(read.is_ok(), !paid, "{line}: {read:?}");
        }
        let line = format!("= anna; {}: {}", locale.say("column-paid"), locale.say("form-yes"));
        let paid = Player { paid: Some(true), ..Player::named("Nováková Anna") };
        assert_eq!(understood(&line, &view(), &[], locale), Ok(Line::Amended(paid)));
    }
}

#[test]
fn a_path_is_a_file() {
    assert_eq!(of("'/tmp/a b.csv'"), Ok(Line::File("/tmp/a b.csv".to_owned())));
    assert_eq!(of("round.csv"), Ok(Line::File("round.csv".to_owned())));
    for place in [r"C:\a b\pairs", "d:/pairs", r".\pairs", r"..\pairs", r"~\pairs", r"\\school\pairs"] {
        assert_eq!(of(place), Ok(Line::File(place.to_owned())), "{place}");
    }
    assert!(matches!(of("2 Anna; Dusan"), Ok(Line::Pair(..))));
}
