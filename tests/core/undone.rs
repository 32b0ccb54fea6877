//! What was undone is as if it had never been done: what random sequences of acts have found.

use ephor::domain::{OpId, Seq, Side, SlipId, TableId};
use ephor::tournament::{
    ClockCommand, Command, ConductCommand, ReopenGround, RoundCommand, SlipCommand, Sure,
};
use serde_json::json;

use super::Hall;
use super::claims::command;
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
fn what_a_sanction_ordered_of_the_clock_counts_no_more_once_it_is_taken_back() {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &[]));
    let facts = json!({"empowered": 1, "effect": 1, "announced": 0, "seconds": 60});
    let fields = json!({"sanction": "time_deduction", "player": "A", "facts": facts, "reason": "so"});
    let entry = Seq(hall.records.len() as u64 + 1);
    hall.must(&command("impose", fields));
    let ordered = |hall: &Hall| hall.state.game(TableId(1)).expect("a game").ordered.len();
    assert_eq!(ordered(&hall), 1);
    // Whoever took the time from the clock by hand gives it back by hand.
    hall.must(&Command::Clock(ClockCommand::SettleOrder { op: OpId(1) }));
    let reason = "not announced".to_owned();
    hall.must(&Command::Conduct(ConductCommand::TakeBack { entry, reason, misentered: true }));
    assert_eq!(ordered(&hall), 0);
}
