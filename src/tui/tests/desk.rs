//! The desk on the screens of a real station: adopted lists, second opinions and remembered rulings; what waits
//! there besides slips, and what an Enter too many does; what a regulation wants heeded there and with the verdict.

use std::collections::BTreeSet;

use super::affairs::{give, open, shot, types};
use super::halls::{Playing, law};
use super::layout::SMALL;
use super::*;
use crate::domain::{Millis, Side, SlipId, TableId};
use crate::lexicon::{Binding, Library, TileSet, WordList, build};
use crate::tournament::{
    Command, LoadedRules, RoundCommand, SetupCommand, SlipCommand, SlipSource, WordRuling,
};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;

/// The law of sss-2022 with an advisory list besides.
fn with_advice() -> LoadedRules {
    let tiles = TileSet::embedded("sk100").expect("readable").expect("known tiles");
    let manifest = "id = \"sk-advice\"\nlanguage = \"sk\"\ntitle = \"Slovník pravopisu\"\nname = \"Pravopis\"\n\
                    edition = \"2026\"\nauthority = \"advisory\"\nsource = \"made up\"\nlicence = \"CC0\"\n\
                    tiles = [4, 15]\n";
    let built = build(manifest, "žena\nkoleso", tiles.alphabet()).expect("a list of words");
    let list = WordList::open(&built.manifest, built.fst).expect("what was built");
    let law = law("sss-2022");
    let library = law.library.overlaid_with(Library::with([list]).expect("one list"));
    LoadedRules::new(law.ruleset, library, law.tiles)
}

fn adopted() -> Playing {
    let mut playing = Playing::before("sss-2022", with_advice());
    playing.give(&Command::Setup(SetupCommand::AdoptList {
        list: "sk-advice".into(),
        tiles: (4, 5),
        decides: Binding::Alone,
        reason: "B6 is not to be had".into(),
    }));
    playing.first_round();
    playing
}

/// A slip with a word on it, judged.
fn judged(playing: &mut Playing, slip: u32, challenger: Side, word: &str) {
    playing.wait(60);
    let slip = SlipId(slip);
    for command in [
        Command::Slip(SlipCommand::RaiseSlip {
            table: TableId(1),
            challenger,
            since_press: Some(Millis(3_000)),
            marks: BTreeSet::new(),
            source: SlipSource::Desk,
        }),
        Command::Slip(SlipCommand::EnterWords { slip, words: vec![word.into()] }),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
    ] {
        playing.give(&command);
    }
}

fn ruled(playing: &mut Playing, slip: u32, word: &str, valid: bool, reasons: &str) {
    let slip = SlipId(slip);
    let rulings = vec![WordRuling { word: word.into(), valid }];
    let sources = vec!["KSSJ 4, p. 981".to_owned()];
    playing.give(&Command::Slip(SlipCommand::Rule { slip, rulings, reasons: reasons.into(), sources }));
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
}

/// The desk of an office, drawn once, so that the slip is chosen.
fn desk(playing: &mut Playing, role: Role) -> Ui {
    let mut ui = console(role, true);
    give(playing, &mut ui, &[KeyCode::F(2)]);
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    ui
}

#[test]
fn an_organiser_adopts_a_list_in_the_round_menu() {
    let mut playing = Playing::before("sss-2022", with_advice());
    let mut ui = console(Role::HeadReferee, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6)]);
    types(&mut playing, &mut ui, "adopt pravopis");
    shot("menu_adopt", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter, KeyCode::Tab, KeyCode::Left, KeyCode::Tab]);
    types(&mut playing, &mut ui, "B6 is not to be had");
    shot("form_adopt", &mut ui, &playing, SMALL);
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    let tiles = (4, 15);
    let reason = "B6 is not to be had".to_owned();
    let list = "sk-advice".to_owned();
    assert_eq!(
        given,
        [Command::Setup(SetupCommand::AdoptList { list, tiles, decides: Binding::Alone, reason })]
    );
    playing.first_round();
    types(&mut playing, &mut ui, "pravopis");
    shot("menu_frozen", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "the lists are fixed");
}

#[test]
fn a_verdict_by_an_adopted_list_says_so_on_every_screen() {
    let mut playing = adopted();
    judged(&mut playing, 1, Side::B, "žena");
    let mut ui = desk(&mut playing, Role::Judge);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Verdict);
    shot("verdict_adopted", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    shot("desk_adopted", &mut ui, &playing, SMALL);
}

#[test]
fn an_earlier_ruling_is_shown_and_chosen() {
    let mut playing = Playing::before("sss-2022", with_advice());
    playing.first_round();
    judged(&mut playing, 1, Side::B, "žena");
    ruled(&mut playing, 1, "žena", true, "a headword");
    judged(&mut playing, 2, Side::A, "žena");
    let mut ui = desk(&mut playing, Role::HeadReferee);
    shot("desk_ruled_before", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Ruling);
    shot("ruling_as_before", &mut ui, &playing, SMALL);
    // Otherwise than before, and nothing said: refused.
    give(&mut playing, &mut ui, &[KeyCode::Right, KeyCode::Enter]);
    assert!(ui.shared.problem.is_some(), "a reason is missing");
    shot("ruling_contradicts", &mut ui, &playing, SMALL);
    // The cursor went to what is missing; back on the word, it is ruled as before.
    let given = give(&mut playing, &mut ui, &[KeyCode::Up, KeyCode::Left, KeyCode::Enter]);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    let [Command::Slip(SlipCommand::Rule { reasons, rulings, .. })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert!(reasons.is_empty() && rulings[0].valid);
}

#[test]
fn a_judge_may_look_into_another_list_and_players_may_not() {
    let mut playing = Playing::before("sss-2022", with_advice());
    playing.first_round();
    judged(&mut playing, 1, Side::B, "žena");
    let second = |playing: &mut Playing, role: Role| {
        let mut ui = desk(playing, role);
        let snapshot = playing.shown(&ui);
        ui.input(&ctrl('o'), &snapshot);
        ui
    };
    let mut ui = second(&mut playing, Role::Judge);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem);
    shot("desk_second_opinion", &mut ui, &playing, SMALL);
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('o'), &snapshot);
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("advice"), "the same key hides it");
    let mut ui = second(&mut playing, Role::Players);
    let snapshot = playing.shown(&ui);
    assert!(snapshot.slip.as_ref().expect("a slip").second.is_empty());
    assert!(!picture(&mut ui, &snapshot, SMALL).contains("advice"));
}

fn at_the_desk(playing: &mut Playing) -> Ui {
    let mut ui = console(Role::HeadReferee, true);
    give(playing, &mut ui, &[KeyCode::F(2)]);
    assert_eq!(ui.mode(), KeyMode::Desk);
    ui
}

fn drawn(ui: &mut Ui, playing: &Playing) -> String {
    let snapshot = playing.shown(ui);
    text_of(&frame(ui, &snapshot, SMALL))
}

#[test]
fn a_claim_that_waits_is_opened_with_enter_and_said_before() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "a");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let mut ui = at_the_desk(&mut playing);
    assert!(drawn(&mut ui, &playing).contains("Enter opens table 1"), "{}", drawn(&mut ui, &playing));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Table);
}

#[test]
fn a_reservation_becomes_a_slip_with_enter_and_says_what_becomes_of_it() {
    let mut playing = Playing::started("tso-2017");
    playing.give(&Command::Slip(SlipCommand::TakeHold {
        table: TableId(1),
        side: Side::B,
        said_at: None,
        since_press: None,
        marks: BTreeSet::new(),
    }));
    let mut ui = at_the_desk(&mut playing);
    assert!(drawn(&mut ui, &playing).contains("three minutes"), "{}", drawn(&mut ui, &playing));
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
}

#[test]
fn with_nothing_waiting_enter_stays_at_the_desk() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = at_the_desk(&mut playing);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::Desk);
}

#[test]
fn after_a_form_was_left_typing_looks_for_something_else_and_after_a_refusal_it_goes_on() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    types(&mut playing, &mut ui, "bodova namitka");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.menu().filter.value(), "bodova namitka", "what was found is still there");
    types(&mut playing, &mut ui, "krizek");
    assert_eq!(ui.menu().filter.value(), "krizek");
    // Who mends what is typed looks on.
    give(&mut playing, &mut ui, &[KeyCode::Backspace]);
    types(&mut playing, &mut ui, "k");
    assert_eq!(ui.menu().filter.value(), "krizek");
}

#[test]
fn after_the_last_round_the_form_for_the_next_says_so_at_once() {
    let mut playing = Playing::started("cas-2009");
    playing.give(&Command::Round(RoundCommand::DeclareLast { is_last: true }));
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    assert_eq!(ui.mode(), KeyMode::Start);
    assert!(drawn(&mut ui, &playing).contains("is the last one"), "{}", drawn(&mut ui, &playing));
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), []);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("is the last one")),
        "{:?}",
        ui.shared.problem
    );
}

/// A challenge that a runner brought, ruled on by the keys; the desk and the verdict as they look meanwhile.
fn walk(name: &str, ruleset: &str, word: &str) {
    let mut playing = Playing::started(ruleset);
    playing.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(1),
        challenger: Side::B,
        since_press: None,
        marks: BTreeSet::new(),
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
