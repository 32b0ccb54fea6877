//! What was undone is as if it had never been done: what random sequences of acts have found.

use ephor::domain::{Side, SlipId, TableId};
use ephor::tournament::{Command, ReopenGround, RoundCommand, SlipCommand};

use super::Hall;
use crate::small::{law, ruleset};

fn struck(slip: SlipId) -> Command {
    let (ground, reason) = (ReopenGround::Struck, "another table's".to_owned());
    Command::Slip(SlipCommand::ReopenSlip { slip, ground, scored: false, reason })
}

#[test]
fn who_challenged_only_by_mistake_may_be_missed() {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &[]));
    hall.challenge(&["NIE"]);
    let missed = Command::Round(RoundCommand::NoteAbsent { table: TableId(1), side: Side::A });
    hall.give(&missed).expect_err("whoever was challenged is there");
    hall.must(&struck(SlipId(1)));
    hall.must(&missed);
}
