//! What a regulation wants heeded, at the desk and with the verdict, on the screens of a real station.

use super::affairs::{give, open, shot, types};
use super::halls::Playing;
use super::*;
use crate::domain::{Side, TableId};
use crate::tournament::{Command, SlipCommand, SlipSource};
use crate::tui::keymap::KeyMode;

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
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    shot(&format!("verdict_hints_{name}"), &mut ui, &playing, SMALL);
}

/// At a table: the first player has overstated his score, which is claimed and proven.
pub(super) fn overstated(playing: &mut Playing, ui: &mut Ui) {
    types(playing, ui, "bodova namitka");
    give(playing, ui, &[KeyCode::Enter]);
    types(playing, ui, "a");
    give(playing, ui, &[KeyCode::Enter, KeyCode::Enter]);
    types(playing, ui, "32");
    give(playing, ui, &[KeyCode::Tab]);
    types(playing, ui, "27");
    give(playing, ui, &[KeyCode::Enter]);
}

#[test]
fn colours_and_reasons() {
    walk("cas", "cas-2009", "chalupa");
}

#[test]
fn a_slip_compared_with_the_board_and_no_help_to_another_word() {
    walk("pes", "pes-classic", "θαλασσα");
}

/// ČAS §8.6: three crosses cost the next turn, not the one being played, and so it is told.
#[test]
fn a_turn_lost_for_crosses_is_told_as_the_next_one() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    let mut told = Vec::new();
    for _ in 0..3 {
        overstated(&mut playing, &mut ui);
        let snapshot = playing.shown(&ui);
        told.push(picture(&mut ui, &snapshot, SMALL).contains("loses the next turn"));
        playing.wait(1);
        give(&mut playing, &mut ui, &[KeyCode::Enter]);
        assert_eq!(ui.mode(), KeyMode::Table, "{:?}", ui.shared.problem);
    }
    assert_eq!(told, [false, false, true]);
}
