//! Penalties that are more than points: crosses, free allowances.

use ephor::domain::{Points, Side, TableId};
use ephor::tournament::{
    ClockEvent, Command, ConductEvent, Counters, Event, PenaltyImposed, Record, RoundCommand, SlipCommand,
    SlipEvent,
};

use super::Hall;
use crate::small::{GOOD, law, ruleset};

fn counters(hall: &Hall) -> Counters {
    let game = hall.state.game(TableId(1)).expect("a game");
    game.counters[Side::B.index()]
}

/// Points, crosses and lost turns of the penalty among some records; `None` where there is none.
fn penalty(records: &[Record]) -> Option<(i32, u16, u16, u16)> {
    records.iter().find_map(|record| match record.event {
        Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            points,
            free,
            crosses,
            turns_lost,
            ..
        })) => Some((points.0, free, crosses, turns_lost)),
        _ => None,
    })
}

#[test]
fn the_third_cross_and_every_further_one_cost_a_turn() {
    let mut hall = Hall::playing(law(ruleset("cas-2009", &[]), &[]));
    let turns: Vec<_> = (0..5).map(|_| penalty(&hall.challenge(&["NIE"])).expect("a cross")).collect();
    assert_eq!(turns, [(0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 1, 1)]);
    assert_eq!((counters(&hall).crosses, counters(&hall).turns_lost), (5, 3));
    let before = hall.records.len();
    assert_eq!(penalty(&hall.challenge(&["ZZZ"])), None, "a justified challenge costs no cross");
    let told = hall.records[before..]
        .iter()
        .filter(|record| matches!(record.event, Event::Clock(ClockEvent::OrderPlaced(_))));
    assert_eq!(told.count(), 1, "the mover's lost turn");
}

#[test]
fn crosses_live_for_the_game_or_for_the_event_as_the_question_is_read() {
    for (reading, turns) in [("game", 0), ("event", 1)] {
        let mut hall = Hall::playing(law(ruleset("cas-2009", &[("Q4", reading)]), &[]));
        hall.challenge(&["NIE"]);
        hall.challenge(&["TOR"]);
        hall.later();
        hall.must(&super::round(2));
        hall.must(&Command::Round(RoundCommand::StartPlay {}));
        let third = penalty(&hall.challenge(&["NIE"])).expect("a cross");
        assert_eq!(third, (0, 0, 1, turns), "{reading}");
    }
}

#[test]
fn the_fourth_good_word_is_the_first_that_costs() {
    let mut hall = Hall::playing(law(ruleset("pes-classic", &[]), &[]));
    let records = hall.challenge(&GOOD[..5]);
    assert_eq!(penalty(&records), Some((-20, 3, 0, 0)), "words 4 and 5 cost 10 each");
    assert_eq!((counters(&hall).unjustified, counters(&hall).points), (5, Points(-20)));
    let imposed =
        records.iter().find(|record| matches!(record.event, Event::Conduct(ConductEvent::PenaltyImposed(_))));
    assert!(imposed.expect("a penalty").cite.iter().any(|cite| cite.as_str() == "PES §Δ.ε ¶7"));

    let slips = [("Q1", "each_slip"), ("Q3", "void_only")];
    let mut hall = Hall::playing(law(ruleset("pes-classic", &slips), &[]));
    assert_eq!(penalty(&hall.challenge(&GOOD[..5])), Some((0, 1, 0, 0)), "one void slip, and it is free");
}

#[test]
fn a_good_word_beside_a_bad_one_counts_as_the_question_is_read() {
    for (reading, price) in [("each_word", Some((-10, 0, 0, 0))), ("void_only", None)] {
        let mut hall = Hall::playing(law(ruleset("pes-classic", &[("Q3", reading)]), &[]));
        hall.challenge(&GOOD[..3]);
        let records = hall.challenge(&[GOOD[3], "ZZZ"]);
        let upheld = records
            .iter()
            .any(|it| matches!(it.event, Event::Slip(SlipEvent::VerdictGiven { upheld: true, .. })));
        assert!(upheld, "the play goes back");
        assert_eq!(penalty(&records), price, "{reading}");
    }
}

#[test]
fn a_verdict_after_the_next_round_has_begun_counts_in_its_own_game() {
    let mut hall = Hall::playing(law(ruleset("pes-classic", &[]), &[]));
    hall.challenge(&GOOD[..3]);
    hall.later();
    let slip = hall.state.next_slip();
    hall.must(&super::raise(1, Side::B, Some(5_000)));
    hall.must(&super::enter(slip, &[GOOD[3]]));
    hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
    hall.must(&super::round(2));
    let records = hall.must(&Command::Slip(SlipCommand::Decide { slip }));
    assert_eq!(penalty(&records), Some((-10, 0, 0, 0)), "the three free words of round 1 are used up");
    assert_eq!(counters(&hall), Counters::default(), "round 2 begins with nothing");
}

#[test]
fn a_success_sets_the_free_words_back_only_where_they_must_be_consecutive() {
    for (reading, price) in [("counted_on", Some((-10, 0, 0, 0))), ("in_a_row", Some((0, 1, 0, 0)))] {
        // Good words beside a bad one are left out, so that only the success itself is looked at.
        let readings = [("Q2", reading), ("Q3", "void_only")];
        let mut hall = Hall::playing(law(ruleset("pes-classic", &readings), &[]));
        hall.challenge(&GOOD[..3]);
        hall.challenge(&["ZZZ"]);
        assert_eq!(penalty(&hall.challenge(&GOOD[3..4])), price, "{reading}");
    }
}
