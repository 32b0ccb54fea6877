//! The hall as a list of what waits for somebody: in which order, how loud, and how far the round is.

use super::affairs::give;
use super::fixtures::{clock, hall, table};
use super::halls::Playing;
use super::*;
use crate::clock::Run;
use crate::domain::{Millis, Points, Role, Round, Side, SlipId, TableId};
use crate::rules::Phase;
use crate::station::Urgency;
use crate::tournament::{
    ClockCommand, Command, Pairing, ResultCommand, SlipCommand, SlipSource, Sure, WordRuling,
};

/// A challenge by the first player of a table, brought on paper.
pub(super) fn challenge(table: u16) -> Command {
    Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(table),
        challenger: Side::A,
        since_press: None,
        marks: std::collections::BTreeSet::new(),
        source: SlipSource::Desk,
    })
}

fn in_the_hall(playing: &mut Playing) -> Ui {
    let mut ui = referee();
    give(playing, &mut ui, &[KeyCode::F(3)]);
    ui
}

#[test]
fn whoever_has_waited_longest_stands_first() {
    let mut playing = Playing::started("sss-2022");
    playing.give(&challenge(2));
    playing.wait(50);
    playing.give(&challenge(1));
    playing.wait(20);
    let mut ui = in_the_hall(&mut playing);
    let rows = playing.shown(&ui).tables;
    let order: Vec<_> = rows.iter().map(|row| (row.table.0, row.waits)).collect();
    assert_eq!(order, [(2, Some(Millis::secs(70))), (1, Some(Millis::secs(20)))]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("02 ! challenge") && drawn.contains("01 challenge"), "{drawn}");
    assert!(drawn.contains("1:10") && drawn.contains("0:20"), "each shows its age\n{drawn}");
}

/// What nobody was told in a round waits for nobody who sits there in the next one, and is still told of whoever sat
/// there.
#[test]
fn what_was_not_said_in_a_round_is_about_nobody_in_the_next() {
    let mut playing = Playing::started("tso-2017");
    playing.give(&challenge(1));
    let slip = SlipId(1);
    for command in [
        SlipCommand::EnterWords { slip, words: vec!["xq".to_owned()] },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
    ] {
        playing.give(&Command::Slip(command));
    }
    let rulings = vec![WordRuling { word: "XQ".into(), valid: false }];
    let _ = playing.try_as(
        Role::Referee,
        &Command::Slip(SlipCommand::Rule { slip, rulings, reasons: "none".into(), sources: Vec::new() }),
    );
    let mut ui = in_the_hall(&mut playing);
    let said = playing.shown(&ui).aloud;
    assert!(!said.is_empty(), "there is something to say");
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
    for table in [1, 2] {
        playing.give(&halls::result(table, "out", [389, 412]));
        playing.give(&Command::Result(ResultCommand::HandIn {
            table: TableId(table),
            round: None,
            signed: true,
            sure: Sure::new(),
        }));
    }
    playing.wait(3_600);
    let pair = |a: &str, b: &str| Pairing { table: TableId(1), a: a.into(), b: b.into() };
    playing.give(&Command::start_round(Round(2), vec![pair("Malá", "Weber")]).anyway("two go home"));
    let snapshot = playing.shown(&ui);
    assert_eq!(snapshot.aloud, [], "nobody looks for those of the first round");
    assert!(!picture(&mut ui, &snapshot, MIDDLE).contains("say it"));
    // Whoever says it all the same has said it of whoever it was about.
    playing.give(&Command::Clock(ClockCommand::SettleOrder { op: said[0].op }));
    ui.hall.open(TableId(1));
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    let line = drawn.lines().find(|line| line.contains("done by hand")).unwrap_or_default();
    assert!(line.contains(&said[0].player) && !line.contains("Malá"), "{drawn}");
}

#[test]
fn a_challenge_grows_louder_the_longer_it_waits() {
    let mut ui = referee();
    let mut snapshot = hall();
    press(&mut ui, &snapshot, KeyCode::F(3));
    for (seconds, said) in [
        (0, "12 challenge"),
        (59, "12 challenge"),
        (60, "12 ! challenge"),
        (179, "12 ! challenge"),
        (180, "12 !! challenge"),
        (299, "12 !! challenge"),
        (300, "12 !!! challenge"),
        (4_000, "12 !!! challenge"),
    ] {
        let row = snapshot.tables.iter_mut().find(|row| row.table == TableId(12)).expect("table 12");
        row.waits = Some(Millis::secs(seconds));
        let drawn = picture(&mut ui, &snapshot, MIDDLE);
        assert!(drawn.contains(said), "after {seconds} s: {said}\n{drawn}");
    }
}

#[test]
fn a_game_that_has_not_begun_one_that_is_over_and_one_that_is_handed_in_look_different() {
    let mut snapshot = hall();
    let mut add = |number: u16, phase: Phase, run: Run, result: Option<[Points; 2]>| {
        let mut row = table(number, Urgency::Calm, clock(run, [300, 200]));
        (row.game.phase, row.game.result) = (phase, result.map(Into::into));
        snapshot.tables.push(row);
    };
    let result = Some([Points(412), Points(389)]);
    add(41, Phase::Before, Run::Idle, None);
    add(42, Phase::Playing, Run::Finished, None);
    add(43, Phase::Over, Run::Finished, result);
    add(44, Phase::HandedIn, Run::Finished, result);
    let mut ui = referee();
    press(&mut ui, &snapshot, KeyCode::F(3));
    let drawn = picture(&mut ui, &snapshot, LARGE);
    for said in ["41 · not begun", "42 ? no result", "43 ■ result in", "44 ✓ handed in"] {
        assert!(drawn.contains(said), "{said}\n{drawn}");
    }
    // Of those that have a game 41 has not begun, 43 and 44 are over.
    let games = snapshot.tables.iter().filter(|row| row.players.is_some()).count();
    assert!(
        drawn.contains(&format!("{} playing · 2 of {games} results in · ! 6 need you", games - 3)),
        "{drawn}"
    );
    layout::shot("hall_phases", &mut ui, &snapshot, LARGE);
}

#[test]
fn the_first_line_says_how_far_the_round_is() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = in_the_hall(&mut playing);
    let first = |ui: &mut Ui, playing: &Playing| {
        let snapshot = playing.shown(ui);
        let drawn = picture(ui, &snapshot, SMALL);
        drawn.lines().nth(2).unwrap_or_default().to_owned()
    };
    assert!(first(&mut ui, &playing).contains("2 playing · 0 of 2 results in"));
    playing.give(&halls::result(1, "block", [412, 389]));
    assert!(first(&mut ui, &playing).contains("1 playing · 1 of 2 results in"));
    assert!(first(&mut ui, &playing).contains("until"), "the session stands beside it");
}
