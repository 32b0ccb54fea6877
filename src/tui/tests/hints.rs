//! What a regulation wants heeded, at the desk and with the verdict, on the screens of a real station.

use super::affairs::{give, shot, types};
use super::halls::Playing;
use super::*;
use crate::domain::{Side, TableId};
use crate::tournament::{Command, SlipCommand, SlipSource};

/// A challenge that a runner brought, ruled on by the keys; the desk and the verdict as they look meanwhile.
fn walk(name: &str, ruleset: &str, word: &str) {
    let mut playing = Playing::started(ruleset);
    playing.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(1),
        challenger: Side::B,
        since_press: None,
        marks: std::collections::BTreeSet::new(),
        source: SlipSource::Desk,
    }));
    let mut ui = referee();
    types(&mut playing, &mut ui, word);
    shot(&format!("desk_hints_{name}"), &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Tab, KeyCode::Enter, KeyCode::Enter]);
    give(&mut playing, &mut ui, &[KeyCode::Right, KeyCode::Right, KeyCode::Tab]);
    types(&mut playing, &mut ui, "found");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    types(&mut playing, &mut ui, "the printed dictionary");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.problem.is_none(), "{:?}", ui.problem);
    shot(&format!("verdict_hints_{name}"), &mut ui, &playing, SMALL);
}

#[test]
fn colours_and_reasons() {
    walk("cas", "cas-2009", "chalupa");
}

#[test]
fn a_slip_compared_with_the_board_and_no_help_to_another_word() {
    walk("pes", "pes-classic", "θαλασσα");
}
