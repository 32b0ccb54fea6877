//! What a decision ends, and lets follow anew, because of what it changed.

use super::*;

#[test]
fn a_challenge_that_an_award_left_undecided_waits_again_once_the_game_is_awarded_no_more() {
    let mut hall = TestHall::new();
    let slip = hall.state.next_slip();
    hall.give(json!({"command": "raise_slip", "table": 1, "challenger": "b", "since_press": 5_000}));
    let phase = |hall: &TestHall| hall.state.slip(slip).expect("the slip").phase;
    let is_moot = |hall: &TestHall| matches!(phase(hall), SlipPhase::Withdrawn { moot: true, .. });
    let forfeit = sanction(&mut hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1})).expect("imposed");
    assert!(is_moot(&hall));
    hall.void(&forfeit);
    assert_eq!(phase(&hall), SlipPhase::Open);
    // Another award lies on the first: as long as one of them is the result, nobody decides it.
    let first = sanction(&mut hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1})).expect("imposed");
    let second = sanction(&mut hall, "forfeit", "Anna", &json!({"warned": 0, "grave": 1})).expect("imposed");
    hall.void(&first);
    assert!(is_moot(&hall), "the second is the result");
    hall.void(&second);
    assert_eq!(phase(&hall), SlipPhase::Open);
    // Corrected to a game that was played, it is decided after its end.
    sanction(&mut hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1})).expect("imposed");
    hall.give(json!({"command": "correct_result", "round": 1, "table": 1, "scores": [310, 300],
        "agreed": true, "misentered": true, "played": true, "reason": "they played on"}));
    assert_eq!(phase(&hall), SlipPhase::Open);
    let handed_in = hall.ask(Role::HeadReferee, json!({"command": "hand_in", "table": 1, "signed": true}));
    assert!(handed_in.is_err(), "the sheets wait for the verdict: {handed_in:?}");
    hall.now = hall.now + Millis(400_000);
    hall.lookup(slip, "čo");
    assert_eq!(phase(&hall), SlipPhase::Decided { upheld: false });
}

#[test]
fn a_threshold_that_is_reached_again_leads_to_what_it_led_to() {
    let mut hall = TestHall::new();
    let lost = json!({"score_winner": 200, "score_loser": 150});
    award(&mut hall, "resigned", "a", &lost).expect("awarded");
    hall.give(json!({"command": "enter_result", "table": 2, "end": "out", "scores": [300, 280],
        "racks": [0, 8], "out": "a"}));
    hall.give(json!({"command": "hand_in", "table": 2, "signed": true}));
    let duties: Vec<_> = hall.state.duties.live().map(|(id, _)| *id).collect();
    for duty in duties {
        hall.give(json!({"command": "duty_done", "duty": duty}));
    }
    hall.now = hall.now + Millis(3_600_000);
    hall.give(json!({"command": "start_round", "round": 2, "anyway": "so",
        "pairings": [{"table": 1, "a": "Anna", "b": "Cilka"}, {"table": 2, "a": "Beno", "b": "Dana"}]}));
    if hall.law.ruleset.start.together.value {
        hall.give(json!({"command": "start_play"}));
    }
    award(&mut hall, "resigned", "a", &lost).expect("awarded");
    let excluded = |hall: &TestHall| hall.state.excluded_for_good("Anna").is_some();
    assert!(excluded(&hall), "by a second forfeit");
    let entry = hall.state.next_entry();
    sanction(&mut hall, "forfeit", "Cilka", &json!({"warned": 0, "grave": 1})).expect("imposed");
    assert!(!excluded(&hall), "she has not lost the second game");
    hall.give(json!({"command": "take_back", "entry": entry, "misentered": true, "reason": "another's"}));
    assert!(excluded(&hall), "she has lost it after all");
    // Something else that excludes stands by itself.
    let other = sanction(&mut hall, "disqualification", "Dana", &json!({})).expect("imposed");
    assert!(hall.state.excluded_for_good("Dana").is_some());
    hall.void(&other);
    assert!(hall.state.excluded_for_good("Dana").is_none());
}

#[test]
fn a_challenge_is_moot_in_a_game_that_was_awarded() {
    let mut hall = TestHall::new();
    let slip = hall.state.next_slip();
    hall.give(json!({"command": "raise_slip", "table": 1, "challenger": "b", "since_press": 5_000}));
    let cause = award(&mut hall, "house_loss", "a", &json!({"lead": 70})).expect("awarded");
    assert!(hall.state.slips[&slip].ended(), "nobody decides it");
    hall.void(&cause);
    assert!(hall.state.slips[&slip].phase.is_undecided(), "the game goes on");
    hall.lookup(slip, "čo");
}

/// An award that reaches a threshold, whose own award takes its place.
const WALKS: &str = r#"
[[award]]
id = "house_walk"
name = "walked out"
against = "one"
by = ["head_referee"]
phases = ["playing", "over"]
counts = ["house_walks"]
winner = { result = "win", scored = "100" }
loser = { result = "loss", scored = "50" }
cite = "§H12"

[[award]]
id = "house_walked"
name = "walked out, by the count"
against = "both"
by = ["head_referee"]
phases = ["playing", "over"]
loser = { result = "loss", scored = "0" }
cite = "§H13"

[[threshold]]
id = "house_walking"
counter = "house_walks"
at = 1
each_further = false
scope = "event"
must = true
cite = "§H13"

[[threshold.effects]]
do = "award"
award = "house_walked"
against = "both"
cite = "§H13"

[[threshold.effects]]
do = "exclude"
who = "offender"
from = "event"
cite = "§H13"
"#;

#[test]
fn an_award_whose_place_is_taken_by_what_follows_from_it_keeps_what_it_counted() {
    let mut hall = TestHall::under(WALKS);
    let walk = award(&mut hall, "house_walk", "a", &json!({})).expect("awarded");
    let scored = |hall: &TestHall| {
        let played = hall.state.played(crate::domain::Round(1), TableId(1))?;
        Some((played.how.clone(), played.sides.each_ref().map(|side| side.scored.0)))
    };
    let reached = |hall: &TestHall| {
        let acts = hall.state.acts.values().filter(|it| it.voided_at.is_none());
        acts.filter(|it| matches!(&it.cause, Cause::Threshold(_))).count()
    };
    // The award of the threshold takes the place of the one that reached it, once.
    assert_eq!(hall.state.counted_in_event("Anna", "house_walks"), 1);
    assert_eq!(reached(&hall), 1);
    assert_eq!(scored(&hall), Some(("house_walked".to_owned(), [0, 0])));
    assert!(hall.state.excluded_for_good("Anna").is_some());
    hall.void(&walk);
    assert_eq!((reached(&hall), scored(&hall)), (0, None));
    let holds = |hall: &TestHall| {
        let counted = hall.state.counted_in_event("Anna", "house_walks");
        (counted, reached(hall), hall.state.excluded_for_good("Anna").is_some())
    };
    assert_eq!(holds(&hall), (0, 0, false));
    // A game that was played takes the place of both awards, and of what they counted.
    award(&mut hall, "house_walk", "a", &json!({})).expect("awarded");
    assert_eq!(holds(&hall), (1, 1, true));
    hall.give(json!({"command": "correct_result", "round": 1, "table": 1, "scores": [310, 300],
        "agreed": true, "misentered": true, "played": true, "reason": "they played on"}));
    assert_eq!(holds(&hall), (0, 0, false));
    hall.give(json!({"command": "award_game", "table": 1, "award": "house_walk", "against": "a",
        "reason": "so"}));
    assert_eq!(holds(&hall), (1, 1, true), "once, not twice");
    // So does an award that follows from neither.
    hall.give(json!({"command": "award_game", "table": 1, "award": "dispute_both", "corrects": true,
        "facts": {"tiles_there": 0}, "reason": "both put them away"}));
    assert_eq!(holds(&hall), (0, 0, false));
}
