//! What was undone is as if it had never been done: what random sequences of acts have found.

use std::collections::BTreeSet;

use ephor::domain::{ClockId, Millis, OpId, Points, Role, Round, Seq, Side, SlipId, TableId};
use ephor::tournament::{
    ClockCommand, Command, ConductCommand, EnterResult, GameRef, ReopenGround, ResultCommand, RoundCommand,
    SetupCommand, SlipCommand, SlipPhase, SlipSource, Sure,
};
use serde_json::json;

use super::claims::command;
use super::{Hall, raise, round};
use crate::small::{law, ruleset};

fn struck(slip: SlipId) -> Command {
    let (ground, reason) = (ReopenGround::Struck, "another table's".to_owned());
    Command::Slip(SlipCommand::ReopenSlip { slip, ground, scored: false, reason })
}

#[test]
fn who_challenged_only_by_mistake_may_be_missed() {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &[]));
    hall.challenge(&["NIE"]);
    let missed =
        Command::Round(RoundCommand::NoteAbsent { table: TableId(1), side: Side::A, sure: Sure::new() });
    hall.give(&missed).expect_err("whoever was challenged is there");
    hall.must(&struck(SlipId(1)));
    hall.must(&missed);
}

#[test]
fn a_clock_that_reports_a_challenge_is_not_matched_with_another_tables_slip() {
    let mut hall = Hall::playing(law(ruleset("cas-2009", &[]), &[]));
    let (table, clock) = (TableId(1), ClockId(1));
    let fitted = SetupCommand::FitClock { table, clock: Some(clock), profile: "open".to_owned() };
    hall.must(&Command::Setup(fitted));
    hall.later();
    let pressed = hall.now;
    hall.must(&raise(1, Side::B, None));
    let slip = SlipId(1);
    hall.must(&Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict: false, mistaken: true }));
    let reports = Command::Slip(SlipCommand::RaiseSlip {
        table,
        challenger: Side::B,
        since_press: Some(Millis(17_000)),
        marks: BTreeSet::new(),
        source: SlipSource::Clock { clock, event: 2, at: pressed },
    });
    hall.must(&reports);
    let slip = hall.state.slip(SlipId(2)).expect("a challenge of its own");
    assert_eq!(slip.since_press, Some(Millis(17_000)));
}

/// How many orders count in the first game at table 1.
fn ordered(hall: &Hall) -> usize {
    let first = GameRef { round: Round(1), table: TableId(1) };
    hall.state.game_of(first).expect("a game").ordered.len()
}

/// A sanction takes time from a clock, by hand: the hall, and its entry.
fn time_deducted() -> (Hall, Seq) {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &[]));
    let facts = json!({"empowered": 1, "effect": 1, "announced": 0, "seconds": 60});
    let fields = json!({"sanction": "time_deduction", "player": "A", "facts": facts, "reason": "so"});
    let entry = hall.state.next_entry();
    hall.must(&command("impose", fields));
    hall.must(&Command::Clock(ClockCommand::SettleOrder { op: OpId(1) }));
    (hall, entry)
}

fn taken_back(entry: Seq) -> Command {
    let reason = "not announced".to_owned();
    Command::Conduct(ConductCommand::TakeBack { entry, reason, misentered: true })
}

#[test]
fn what_a_sanction_ordered_of_the_clock_counts_no_more_once_it_is_taken_back() {
    let (mut hall, entry) = time_deducted();
    assert_eq!(ordered(&hall), 1);
    // Whoever took the time from the clock by hand gives it back by hand.
    hall.must(&taken_back(entry));
    assert_eq!(ordered(&hall), 0);
}

/// A round later others sit at the table: the order counted in the game in which it was given.
#[test]
fn what_a_sanction_ordered_counts_no_more_in_its_own_game_once_it_is_taken_back_later() {
    let (mut hall, entry) = time_deducted();
    for table in 1..=3 {
        let sums = EnterResult::final_sums(TableId(table), "passes".to_owned(), [Points(400), Points(300)]);
        hall.must(&Command::Result(ResultCommand::EnterResult(sums)).sure_of_all());
        hall.must(&Command::Result(ResultCommand::HandIn {
            table: TableId(table),
            round: None,
            signed: true,
            sure: Sure::new(),
        }));
    }
    hall.later();
    hall.must(&round(2));
    assert_eq!(ordered(&hall), 1);
    hall.must(&taken_back(entry));
    assert_eq!(ordered(&hall), 0);
}

/// Whoever looks it up again does so in vain: nobody decides a challenge in a game that was awarded.
#[test]
fn a_challenge_that_is_looked_up_again_is_moot_where_its_game_was_awarded_meanwhile() {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &[]));
    hall.challenge(&["NIE"]);
    let facts = json!({"cheated": 1, "score_winner": 300, "score_loser": 280});
    let fields = json!({"table": 1, "award": "rule_breach", "against": "a", "facts": facts, "reason": "so"});
    let entry = hall.state.next_entry();
    let award = command("award_game", fields).sure_of_all();
    hall.give_as(Role::Director, "desk", &award).expect("awarded");
    let reason = "misread".to_owned();
    let (slip, ground) = (SlipId(1), ReopenGround::WrongWords);
    hall.must(&Command::Slip(SlipCommand::ReopenSlip { slip, ground, scored: false, reason }));
    let phase = |hall: &Hall| hall.state.slip(slip).expect("the slip").phase;
    assert!(matches!(phase(&hall), SlipPhase::Withdrawn { moot: true, .. }), "{:?}", phase(&hall));
    hall.give_as(Role::Director, "desk", &taken_back(entry)).expect("taken back");
    assert_eq!(phase(&hall), SlipPhase::Open, "they play on, and it is decided");
}
