//! Adopted lists, second opinions and remembered rulings on the screens of a real station.

use super::affairs::{give, shot, types};
use super::halls::{Playing, law};
use super::*;
use crate::domain::{Millis, Side, SlipId, TableId};
use crate::lexicon::{Binding, Library, TileSet, WordList, build};
use crate::tournament::{Command, LoadedRules, SetupCommand, SlipCommand, SlipSource, WordRuling};
use crate::tui::Screens as _;
use crate::tui::keymap::Mode;

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
            marks: std::collections::BTreeSet::new(),
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
    assert_eq!(ui.mode(), Mode::Verdict);
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
    assert_eq!(ui.mode(), Mode::Ruling);
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
