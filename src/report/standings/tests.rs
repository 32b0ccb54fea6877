//! Orders, shared places, byes, draws and formulas, on results small enough to be worked out by hand.

use std::collections::BTreeMap;

use super::{Entrant, GameLine, NoOrder, StandingsBasis, StandingsRow, missing, number_of, rank};
use crate::domain::{Points, Round};
use crate::rules::{Catalogue, Criterion, ExcludedPlace, Expr, Ruleset, Standing};
use crate::tournament::score;

fn ruleset() -> Ruleset {
    Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("built in")
}

/// The results of games: round, players, scores.
fn results(games: &[(u16, &str, &str, i32, i32)]) -> StandingsBasis {
    let rules = ruleset().results;
    let mut names: Vec<&str> = games.iter().flat_map(|game| [game.1, game.2]).collect();
    names.sort_unstable();
    names.dedup();
    let entrant = |name: &str| Entrant { name: name.to_owned(), club: String::new(), excluded: None };
    let game = |(round, a, b, one, other): &(u16, &str, &str, i32, i32)| GameLine {
        round: Round(*round),
        players: [(*a).to_owned(), (*b).to_owned()],
        sides: score::by_points(&rules, [Points(*one), Points(*other)]),
        best: None,
        awarded: false,
    };
    StandingsBasis {
        entrants: names.into_iter().map(entrant).collect(),
        games: games.iter().map(game).collect(),
        rounds: games.iter().map(|game| game.0).max().unwrap_or_default(),
        ..StandingsBasis::default()
    }
}

fn order(criteria: &[Criterion]) -> Standing {
    let usual = ruleset().standings.remove(0).value;
    Standing { criteria: criteria.to_vec(), place_points: vec![40, 35, 32], ..usual }
}

fn ranked(results: &StandingsBasis, criteria: &[Criterion]) -> Vec<StandingsRow> {
    rank(results, &order(criteria), &BTreeMap::new()).expect("it asks for no constants")
}

fn places(rows: &[StandingsRow]) -> Vec<(Option<usize>, &str)> {
    rows.iter().map(|row| (row.place, row.player.as_str())).collect()
}

#[test]
fn a_drawn_game_is_half_a_point_and_no_win() {
    let drawn = results(&[(1, "Anna", "Beno", 300, 300), (2, "Anna", "Beno", 300, 300)]);
    let mixed = results(&[(1, "Čenka", "Dušan", 300, 200), (2, "Čenka", "Dušan", 200, 300)]);
    for (results, wins) in [(drawn, 0), (mixed, 1)] {
        for row in ranked(&results, &[Criterion::Points, Criterion::Wins]) {
            assert_eq!((row.points, row.wins), (1.0, wins), "{}", row.player);
            assert_eq!(row.shown, ["1".to_owned(), wins.to_string()]);
        }
    }
}

#[test]
fn whoever_is_level_by_all_criteria_shares_the_place_and_what_it_gives() {
    let results = results(&[(1, "Anna", "Beno", 310, 300), (1, "Čenka", "Dušan", 310, 300)]);
    let rows = ranked(&results, &[Criterion::Points, Criterion::Spread]);
    assert_eq!(places(&rows), [(Some(1), "Anna"), (Some(1), "Čenka"), (Some(3), "Beno"), (Some(3), "Dušan")]);
    assert!(rows.iter().all(|row| row.level));
    let gives: Vec<_> = rows.iter().map(|row| row.place_points).collect();
    assert_eq!(gives, [Some(40), Some(40), Some(32), Some(32)]);
}

#[test]
fn whoever_is_struck_has_no_place_and_still_counts_for_his_opponents() {
    let mut results = results(&[(1, "Anna", "Beno", 310, 300), (2, "Beno", "Čenka", 310, 300)]);
    results.entrants[0].excluded = Some(ExcludedPlace::Struck);
    let rows = ranked(&results, &[Criterion::Points, Criterion::Buchholz]);
    assert_eq!(places(&rows), [(Some(1), "Beno"), (Some(2), "Čenka"), (None, "Anna")]);
    assert_eq!(rows[0].shown, ["1", "1"], "his point, and the one that Anna made against him");
    assert_eq!(rows[2].place_points, None);
}

/// SSS 2.6 last ¶, SSO D3.6: "na mieste prislúchajúcom výsledkom partií, ktoré odohral, a za toto miesto sa body
/// nepridelia".
#[test]
fn whoever_is_excluded_keeps_the_place_of_his_games_and_its_points_go_to_nobody() {
    let mut results = results(&[
        (1, "Anna", "Beno", 310, 300),
        (2, "Anna", "Čenka", 310, 300),
        (3, "Beno", "Čenka", 310, 300),
    ]);
    results.entrants[0].excluded = Some(ExcludedPlace::WithoutPoints);
    let criteria = [Criterion::Points, Criterion::Spread];
    let gives = |results: &StandingsBasis| -> Vec<_> {
        let rows = ranked(results, &criteria);
        rows.into_iter().map(|row| (row.place, row.player, row.place_points)).collect()
    };
    let row = |place, player: &str, points| (Some(place), player.to_owned(), points);
    assert_eq!(gives(&results), [row(1, "Anna", None), row(2, "Beno", Some(35)), row(3, "Čenka", Some(32))]);
    results.entrants[0].excluded = None;
    assert_eq!(gives(&results)[0], row(1, "Anna", Some(40)), "the same with nobody excluded");
}

#[test]
fn whoever_shares_a_place_with_somebody_excluded_gets_what_it_gives() {
    let mut results = results(&[(1, "Anna", "Beno", 310, 300), (1, "Čenka", "Dušan", 310, 300)]);
    results.entrants[0].excluded = Some(ExcludedPlace::WithoutPoints);
    let rows = ranked(&results, &[Criterion::Points, Criterion::Spread]);
    assert_eq!(places(&rows), [(Some(1), "Anna"), (Some(1), "Čenka"), (Some(3), "Beno"), (Some(3), "Dušan")]);
    let gives: Vec<_> = rows.iter().map(|row| row.place_points).collect();
    assert_eq!(gives, [None, Some(40), Some(32), Some(32)]);
}

#[test]
fn the_direct_encounter_speaks_only_where_exactly_two_are_level_and_have_met() {
    let games = [
        (1, "Anna", "Beno", 320, 300),
        (2, "Beno", "Čenka", 320, 300),
        (3, "Čenka", "Anna", 320, 300),
        (1, "Čenka", "Dušan", 200, 300),
        (2, "Anna", "Dušan", 200, 300),
    ];
    let criteria = [Criterion::Points, Criterion::HeadToHead];
    let rows = ranked(&results(&games[..3]), &criteria);
    assert!(rows.iter().all(|row| row.place == Some(1) && row.shown[1] == "–"), "three are level");
    let rows = ranked(&results(&games), &criteria);
    assert_eq!(places(&rows), [(Some(1), "Dušan"), (Some(2), "Anna"), (Some(2), "Beno"), (Some(2), "Čenka")]);
    let rows = ranked(&results(&games[..2]), &criteria);
    assert_eq!(places(&rows), [(Some(1), "Anna"), (Some(2), "Beno"), (Some(3), "Čenka")]);
    let two = results(&[games[0], (2, "Beno", "Anna", 330, 300)]);
    assert_eq!(places(&ranked(&two, &criteria)), [(Some(1), "Beno"), (Some(2), "Anna")], "630 to 620");
    let strangers = results(&[(1, "Anna", "Beno", 310, 300), (1, "Čenka", "Dušan", 310, 300)]);
    assert!(ranked(&strangers, &criteria).iter().all(|row| row.shown[1] == "–"), "two who never met");
}

#[test]
fn while_a_constant_is_missing_those_whom_only_the_formula_parts_share_a_place() {
    let results = results(&[(1, "Anna", "Beno", 310, 300), (1, "Čenka", "Dušan", 350, 300)]);
    let mut order = order(&[Criterion::Points, Criterion::Formula]);
    order.constants = vec!["a".to_owned(), "b".to_owned()];
    order.formula = Some(Expr::parse("a * spread + b").expect("a formula"));
    let known = |of: &[(&str, &str)]| {
        let of = of.iter().map(|(name, it)| ((*name).to_owned(), it.parse().expect("a number")));
        of.collect::<BTreeMap<_, _>>()
    };
    let one = known(&[("a", "0.5")]);
    assert_eq!(missing(&order, &one), ["b"]);
    let rows = rank(&results, &order, &one).expect("points are known");
    assert_eq!(places(&rows), [(Some(1), "Anna"), (Some(1), "Čenka"), (Some(3), "Beno"), (Some(3), "Dušan")]);
    assert!(rows.iter().all(|row| row.level && row.shown[1] == "–"));
    let both = known(&[("a", "0.5"), ("b", "0,25")]);
    let rows = rank(&results, &order, &both).expect("all is known");
    assert_eq!(rows[0].shown, ["1", "25.25"]);
    assert_eq!(places(&rows), [(Some(1), "Čenka"), (Some(2), "Anna"), (Some(3), "Beno"), (Some(4), "Dušan")]);
    let even = known(&[("a", "0.0002"), ("b", "0")]);
    let rows = rank(&results, &order, &even).expect("all is known");
    let shown: Vec<&str> = rows.iter().map(|row| row.shown[1].as_str()).collect();
    assert_eq!(shown, ["0.010", "0.002", "-0.002", "-0.010"], "as many places as the longest needs");
    let stray = known(&[("a", "1"), ("b", "1"), ("z", "1")]);
    assert_eq!(rank(&results, &order, &stray), Err(NoOrder::Unknown("z".to_owned())));
}

#[test]
fn nobody_is_ranked_before_the_first_game_and_nothing_breaks() {
    assert_eq!(ranked(&StandingsBasis::default(), &[Criterion::Points]), []);
}

/// What stands in a file is a number, however people write it.
#[test]
fn numbers_are_read_from_how_they_are_shown() {
    let read = ["4½", "½", "7¼", "12¾", "−12", "+74", "71.7 %", "–", "0.0125"].map(number_of);
    assert_eq!(read, ["4.5", "0.5", "7.25", "12.75", "-12", "74", "71.7", "", "0.0125"]);
}
