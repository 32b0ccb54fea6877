//! Not this player but the other was missing: the game goes to whoever was there, and all that was counted for the
//! wrong one counts no more, in whichever round it is found out.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, Millis, Points, Role, Round, Side, TableId};
use ephor::rules::{GameResult, LateMeasure};
use ephor::tournament::{
    Command, ConductCommand, Event, Offer, Record, RefusalCode, ResultEvent, RoundCommand, RoundEvent, Sure,
    offers, round_offers,
};
use serde_json::json;

use super::claims::command;
use super::{Hall, round};
use crate::small::{law, ruleset};

const TABLE: TableId = TableId(1);
/// Who sits there in each round.
const PLAYERS: [&str; 2] = ["A", "B"];

fn note_absent(side: Side) -> Command {
    Command::Round(RoundCommand::NoteAbsent { table: TABLE, side, sure: Sure::new() })
}

fn award(against: Side) -> Command {
    let fields = json!({"table": 1, "award": "absent", "against": against, "reason": "22 minutes"});
    command("award_game", fields)
}

/// It was these who were missing in a round.
fn were_missing(round: u16, absent: &[Side]) -> Command {
    let fields = json!({"round": round, "table": 1, "absent": absent, "reason": "the seats were confused"});
    command("correct_absence", fields)
}

/// A hall in which the game at table 1 was awarded because this side was said to be missing.
fn awarded(against: Side) -> (Hall, Vec<Record>) {
    let mut hall = Hall::playing(law(ruleset("sss-2022", &[]), &[]));
    hall.must(&note_absent(against));
    hall.now = hall.now + Millis::secs(1_400);
    let records = hall.must(&award(against));
    (hall, records)
}

/// Under every regulation that gives a game for absence it is as if the right one had been noted from the start.
#[test]
fn it_is_as_if_the_right_one_had_been_noted() {
    let mut compared = 0;
    for id in ephor::rules::Catalogue::embedded().ids() {
        let law = law(ruleset(id, &[]), &[]);
        // Where the running clock measures it, nobody is late whose clock nobody started.
        let late = law.ruleset.late.as_ref().filter(|late| late.measured.value == LateMeasure::Base);
        let Some(late) = late else { continue };
        let award = law.ruleset.award(&late.award.value).expect("its award").value.clone();
        let facts: BTreeMap<&str, i64> =
            award.asks.iter().map(|it| (it.fact.as_str(), it.to.min(300))).collect();
        let lost = |against: Side| {
            let mut hall = Hall::playing(law.clone());
            hall.must(&note_absent(against));
            hall.now = hall.now + late.forfeit_after.value + Millis::secs(1);
            let fields =
                json!({"table": 1, "award": award.id, "against": against, "facts": facts, "reason": "late"});
            hall.must(&command("award_game", fields));
            hall
        };
        if law.ruleset.pairing.as_ref().is_some_and(|it| it.alone.is_some()) {
            continue;
        }
        let (mut corrected, right) = (lost(Side::A), lost(Side::B));
        let fields =
            json!({"table": 1, "absent": ["b"], "facts": facts, "reason": "the seats were confused"});
        corrected.must(&command("correct_absence", fields));
        let holds = |hall: &Hall| {
            let state = &hall.state;
            let played = state.played(Round(1), TABLE).expect("a result").sides;
            let missing =
                Side::BOTH.map(|side| state.game(TABLE).expect("a game").still_missing(side).is_some());
            let owed = state.duties.live().filter(|(_, duty)| duty.voided_at.is_none()).count();
            let counts: Vec<_> =
                state.event_counts.iter().filter(|(_, it)| it.values().any(|it| *it != 0)).collect();
            format!(
                "{played:?} {missing:?} {owed} {counts:?} {:?}",
                PLAYERS.map(|it| state.exclusion(it).is_some())
            )
        };
        assert_eq!(holds(&corrected), holds(&right), "{id}");
        compared += 1;
    }
    assert!(compared >= 3, "{compared}");
}

/// The other games of the round are played, and the next round begins.
fn next_round(hall: &mut Hall) {
    for table in [2, 3] {
        hall.later();
        let fields = json!({"table": table, "end": "block", "scores": [400, 300], "final_sums": true});
        hall.must(&command("enter_result", fields).sure_of_all());
    }
    hall.later();
    hall.must(&round(2).sure_of_all());
}

fn forfeits(hall: &Hall, side: Side) -> u16 {
    let counts = hall.state.event_counts.get(PLAYERS[side.index()]);
    counts.and_then(|counts| counts.get("forfeits").copied()).unwrap_or_default()
}

fn result(hall: &Hall) -> [(GameResult, Points); 2] {
    let played = hall.state.played(Round(1), TABLE).expect("a result");
    played.sides.map(|side| (side.result, side.scored))
}

const A_LOST: [(GameResult, Points); 2] = [(GameResult::Loss, Points(0)), (GameResult::Win, Points(100))];
const B_LOST: [(GameResult, Points); 2] = [(GameResult::Win, Points(100)), (GameResult::Loss, Points(0))];

#[test]
fn the_game_goes_to_whoever_was_there_and_the_wrong_one_is_not_counted() {
    for later in [false, true] {
        let (mut hall, _) = awarded(Side::A);
        assert_eq!((result(&hall), forfeits(&hall, Side::A), forfeits(&hall, Side::B)), (A_LOST, 1, 0));
        if later {
            next_round(&mut hall);
        }
        let records = hall.must(&were_missing(1, &[Side::B]));
        assert_eq!((result(&hall), forfeits(&hall, Side::A), forfeits(&hall, Side::B)), (B_LOST, 0, 1));
        let noted = records.iter().find_map(|record| match &record.event {
            Event::Round(RoundEvent::AbsenceCorrected(it)) => Some(it),
            _ => None,
        });
        assert_eq!(noted.expect("it is noted").instead_of.len(), 1, "the note of the wrong one falls");
        // It may be put right again, and both may have been missing.
        hall.must(&were_missing(1, &[Side::A, Side::B]));
        let lost = (GameResult::Loss, Points(0));
        assert_eq!((result(&hall), forfeits(&hall, Side::A), forfeits(&hall, Side::B)), ([lost; 2], 1, 1));
        hall.must(&were_missing(1, &[Side::A]));
        assert_eq!((result(&hall), forfeits(&hall, Side::A), forfeits(&hall, Side::B)), (A_LOST, 1, 0));
        let refusal = hall.give(&were_missing(1, &[Side::A])).expect_err("it is noted so");
        assert_eq!(refusal.code(), RefusalCode::Duplicate);
    }
}

/// What the head referee is offered about who was missing: at the table, or of an earlier round.
fn offered(hall: &Hall) -> Vec<(Option<Round>, BTreeSet<Side>)> {
    let by = Actor::new(Role::HeadReferee, "desk");
    let here = offers(&hall.state, &hall.law, TABLE, &by, hall.now);
    let earlier = round_offers(&hall.state, &hall.law, &by, hall.now);
    let all = here.into_iter().chain(earlier).filter(Offer::possible).filter_map(|it| match it.draft.base {
        Command::Round(RoundCommand::CorrectAbsence(it)) => Some((it.round, it.absent)),
        _ => None,
    });
    all.collect()
}

/// What helps is offered as soon as the game is lost by the wrong one, and only what is not noted already.
#[test]
fn the_others_are_offered_and_no_game_that_was_played() {
    let mut playing = Hall::playing(law(ruleset("sss-2022", &[]), &[]));
    assert_eq!(offered(&playing), []);
    playing.must(&note_absent(Side::A));
    assert_eq!(offered(&playing), [], "nothing is lost yet");
    let (mut hall, _) = awarded(Side::A);
    let (b, both) = (BTreeSet::from([Side::B]), BTreeSet::from(Side::BOTH));
    assert_eq!(offered(&hall), [(None, b.clone()), (None, both.clone())]);
    next_round(&mut hall);
    assert_eq!(offered(&hall), [(Some(Round(1)), b), (Some(Round(1)), both)]);
}

/// §2.6: whoever lost two games so is excluded, whenever it is found out who it was.
#[test]
fn whoever_was_missing_twice_in_truth_is_excluded() {
    let (mut hall, _) = awarded(Side::A);
    next_round(&mut hall);
    hall.must(&note_absent(Side::B));
    hall.now = hall.now + Millis::secs(1_400);
    hall.must(&award(Side::B));
    assert!(hall.state.exclusion("B").is_none());
    hall.must(&were_missing(1, &[Side::B]));
    assert!(hall.state.exclusion("B").is_some(), "twice in truth");
    assert!(hall.state.exclusion("A").is_none());
}

#[test]
fn taken_back_it_is_as_it_was_noted_before() {
    let (mut hall, _) = awarded(Side::A);
    let records = hall.must(&were_missing(1, &[Side::B]));
    let entry = ephor::domain::Seq(hall.records.len() as u64 + 1 - records.len() as u64);
    assert!(matches!(records[0].event, Event::Result(ResultEvent::GameAwarded(_))));
    let reason = "it was right".to_owned();
    hall.must(&Command::Conduct(ConductCommand::TakeBack { entry, reason, misentered: true }));
    assert_eq!((result(&hall), forfeits(&hall, Side::A), forfeits(&hall, Side::B)), (A_LOST, 1, 0));
    let game = hall.state.game(TABLE).expect("a game");
    assert!(game.still_missing(Side::A).is_some() && game.still_missing(Side::B).is_none());
}

#[test]
fn a_game_that_was_played_was_lost_by_nobodys_absence() {
    let mut hall = Hall::playing(law(ruleset("sss-2022", &[]), &[]));
    hall.later();
    let fields = json!({"table": 1, "end": "block", "scores": [400, 300], "final_sums": true});
    hall.must(&command("enter_result", fields).sure_of_all());
    let refusal = hall.give(&were_missing(1, &[Side::B])).expect_err("it was played");
    assert_eq!(serde_json::to_value(&*refusal.why).expect("JSON")["reason"], "not_lost_by_absence");
}
