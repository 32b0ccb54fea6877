//! What is put right in a duplicate game: annulments that were wrong, best moves with a word that was refused.

use ephor::domain::{Round, TableId};
use ephor::tournament::desk::best;
use ephor::tournament::{
    Command, ConductCommand, DuplicateCommand, Reason, ResultCommand, ResultReason, Sure,
};

use super::{INDEX, announced, begun, duplicate, letters_and_time, results_are_recounted};
use crate::core::Hall;

#[test]
fn what_was_wrongly_annulled_is_taken_back_after_the_results_and_its_points_come_back() {
    let mut hall = announced("third luck");
    let game = hall.state.duplicate().expect("a game");
    let rules = hall.law.ruleset.duplicate.as_ref().expect("a duplicate game");
    let counts = |table: &TableId| hall.state.move_worth(rules, game, 1, *table).points().0 > 0;
    let table = *game.draws[0].slips.keys().find(|table| counts(table)).expect("a slip that counts");
    let sums = |hall: &Hall| hall.state.played(Round(1), table).expect("a result").sides[0].scored;
    let before = sums(&hall);
    duplicate(
        &mut hall,
        DuplicateCommand::AnnulMove {
            table,
            draw: Some(1),
            round: None,
            offence: "blank_not_circled".to_owned(),
            reason: "χωρίς κύκλο".to_owned(),
        },
    );
    assert!(sums(&hall) < before);
    results_are_recounted(&hall);
    let entry = hall.state.revocable_entries().next_back().expect("an entry").0;
    let back = |reason: &str| {
        Command::Conduct(ConductCommand::TakeBack { entry, reason: reason.to_owned(), misentered: false })
    };
    assert!(hall.give(&back("")).is_err(), "it needs a reason");
    hall.must(&back("ο κύκλος υπήρχε"));
    assert_eq!(sums(&hall), before);
    results_are_recounted(&hall);
}

#[test]
fn the_best_move_has_no_word_that_the_arbiter_has_refused() {
    let mut hall = begun("seats");
    letters_and_time(&mut hall);
    let found = |hall: &Hall| {
        let game = hall.state.duplicate().expect("a game");
        best(&hall.law, &hall.state, game, &INDEX).expect("a list")
    };
    let first = found(&hall);
    let (fallen, top) = (first[0].0.word.clone(), first[0].1);
    // All that share the score fall, one after the other; then the next best is there.
    let mut refused = Vec::new();
    while found(&hall)[0].1 == top {
        let word = found(&hall)[0].0.word.to_uppercase();
        let rule = DuplicateCommand::RuleWord {
            word: word.clone(),
            valid: false,
            reason: "σε κανένα λεξικό".to_owned(),
            sources: Vec::new(),
        };
        duplicate(&mut hall, rule);
        refused.push(word);
        assert!(found(&hall).iter().all(|(play, _)| !refused.contains(&play.word.to_uppercase())));
    }
    assert!(refused.contains(&fallen.to_uppercase()), "{refused:?}");
    assert!(found(&hall)[0].1 < top && !found(&hall).is_empty());
}

#[test]
fn a_duplicate_game_has_no_sheets_to_hand_in() {
    let mut hall = announced("fourth luck");
    for round in [None, Some(Round(1))] {
        let hand_in = ResultCommand::HandIn { table: TableId(1), round, signed: true, sure: Sure::new() };
        let refused = hall.give(&Command::Result(hand_in)).expect_err("its results follow from slips");
        assert!(
            matches!(*refused.why, Reason::Result(ResultReason::NoSheets { .. })),
            "{round:?}: {refused:?}"
        );
    }
}
