//! Anything is found by a few letters or a number, and nothing is done by finding it.

use KeyCode::{Backspace, Down, Enter, Esc, F};
use fixtures::{hall, opened};
use ratatui::style::Modifier;

use super::affairs::{give, shot, types};
use super::halls::Playing;
use super::*;
use crate::clock::Run;
use crate::domain::{SlipId, TableId};
use crate::report::PlayerNames;
use crate::station::Urgency;
use crate::tournament::{Command, ConductCommand, Offer, Player, RoundCommand, SetupCommand};
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;
use crate::tui::offers::OfferChooser;

/// A station's console with the finder open over a screen.
fn finding(playing: &mut Playing, screen: u8, text: &str) -> Ui {
    let mut ui = referee();
    give(playing, &mut ui, &[F(screen)]);
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('p'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::Find);
    types(playing, &mut ui, text);
    ui
}

/// What comes of a text and Enter over the desk of a hall.
fn found(snapshot: &Snapshot, text: &str) -> Ui {
    let mut ui = referee();
    ui.input(&ctrl('π'), snapshot);
    type_in(&mut ui, snapshot, text);
    assert_eq!(press(&mut ui, snapshot, Enter), [], "{text}");
    ui
}

#[test]
fn a_number_typed_in_the_hall_opens_that_table() {
    let snapshot = hall();
    for (number, table) in [("15", 15), ("3", 3), ("31", 31)] {
        let mut ui = referee();
        press(&mut ui, &snapshot, F(3));
        type_in(&mut ui, &snapshot, number);
        assert_eq!(ui.mode(), KeyMode::Find);
        assert_eq!(ui.focus().table, Some(TableId(table)), "what may be done there is listed too");
        press(&mut ui, &snapshot, Enter);
        assert_eq!((ui.mode(), ui.focus().table), (KeyMode::Table, Some(TableId(table))));
    }
}

#[test]
fn a_player_leads_to_the_table() {
    for text in ["novakova 27", "Kováč 27", "KOVAC 27"] {
        let ui = found(&hall(), text);
        assert_eq!((ui.mode(), ui.focus().table), (KeyMode::Table, Some(TableId(27))), "{text}");
    }
}

#[test]
fn screens_decisions_and_rules_open() {
    assert_eq!(found(&hall(), "clo").mode(), KeyMode::Clocks);
    assert_eq!(found(&hall(), "log").mode(), KeyMode::Log);
    let ui = found(&hall(), "30");
    assert_eq!((ui.mode(), ui.focus().slip), (KeyMode::LogEntry, Some(SlipId(30))));
    let ui = found(&hall(), "tuhyk");
    assert_eq!(ui.focus().slip, Some(SlipId(25)), "the newest with that word");
    let snapshot = halls::round();
    let names = |key: &str| snapshot.rules.iter().filter(|row| row.key.contains(key)).count();
    let alone = |key: &&str| names(key) == 1;
    let mut keys = snapshot.rules.iter().map(|row| row.key.as_str());
    let key = keys.find(alone).expect("a key of its own");
    let mut ui = found(&snapshot, key);
    assert_eq!(ui.mode(), KeyMode::Rules);
    assert!(picture(&mut ui, &snapshot, LARGE).contains(&format!("╭ {key} ")), "{key} in full");
}

#[test]
fn what_may_be_done_at_a_table_opens_its_form() {
    let mut playing = Playing::started("cas-2009");
    for text in ["bodova namitka", "1 bodova namitka"] {
        let mut ui = finding(&mut playing, 3, "");
        if text.starts_with('b') {
            give(&mut playing, &mut ui, &[Esc]);
            ui.hall.selected = Some(TableId(1));
        }
        types(&mut playing, &mut ui, text);
        assert_eq!(give(&mut playing, &mut ui, &[Enter]), []);
        assert_eq!((ui.mode(), ui.focus().table), (KeyMode::OrderForm, Some(TableId(1))), "{text}");
        give(&mut playing, &mut ui, &[Esc]);
        assert_eq!(ui.mode(), KeyMode::Table);
    }
}

#[test]
fn who_has_no_game_is_found_and_paired_at_a_free_table() {
    let mut playing = Playing::started("cas-2009");
    let tables = playing.state().tables.len() as u16;
    let newcomers = ["Filip Pozdní", "Gita Nová"].map(Player::named).to_vec();
    playing.give(&Command::Setup(SetupCommand::EnterPlayers { players: newcomers }));
    let free = TableId(tables + 1);
    playing.give(&Command::Setup(SetupCommand::FitClock {
        table: free,
        clock: None,
        profile: "none".to_owned(),
    }));
    let mut ui = finding(&mut playing, 3, "pozdni");
    shot("finder-without-game", &mut ui, &playing, (80, 24));
    assert_eq!(give(&mut playing, &mut ui, &[Enter]), []);
    assert_eq!(ui.mode(), KeyMode::Round, "what may be done about him is done about the round");
    let mut ui = finding(&mut playing, 3, "latecomer");
    assert_eq!(give(&mut playing, &mut ui, &[Enter]), [], "the form is asked first");
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    // The one free table stands there.
    give(&mut playing, &mut ui, &[Enter]);
    shot("form-pair-late-who", &mut ui, &playing, (80, 24));
    // Whoever is not entered is so elsewhere, and the form says where.
    types(&mut playing, &mut ui, "hana");
    shot("form-pair-late-nobody", &mut ui, &playing, (80, 24));
    give(&mut playing, &mut ui, &[Backspace; 4]);
    types(&mut playing, &mut ui, "filip");
    give(&mut playing, &mut ui, &[Enter]);
    types(&mut playing, &mut ui, "gita");
    shot("form-pair-late", &mut ui, &playing, (80, 24));
    let given = give(&mut playing, &mut ui, &[Enter]);
    assert!(matches!(given.as_slice(), [Command::Round(RoundCommand::PairLate(_))]), "{given:?}");
    let game = playing.state().game(free).expect("a game");
    assert_eq!(game.players, ["Filip Pozdní", "Gita Nová"]);
    assert!(game.started_at.is_some(), "the signal was given");
}

#[test]
fn what_needs_no_answer_is_confirmed_before_it_is_done() {
    let mut playing = Playing::started("cas-2009");
    playing.sanction();
    let mut ui = finding(&mut playing, 2, "to do");
    assert_eq!(give(&mut playing, &mut ui, &[Enter]), [], "nothing is done by finding it");
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    let given = give(&mut playing, &mut ui, &[Enter]);
    assert!(matches!(given.as_slice(), [Command::Conduct(ConductCommand::DutyDone { .. })]), "{given:?}");
    assert_eq!(ui.mode(), KeyMode::Round);
}

#[test]
fn what_is_not_possible_stands_below_and_says_why() {
    let mut snapshot = opened();
    let detail = snapshot.table.as_mut().expect("a table");
    // "start an absent player's clock" for nobody, "stop both sides" for everybody.
    detail.offers[0].may = false;
    let mut ui = referee();
    press(&mut ui, &snapshot, F(3));
    ui.hall.selected = Some(TableId(12));
    type_in(&mut ui, &snapshot, "st");
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    let at = |label: &str| drawn.find(label).unwrap_or_else(|| panic!("{label} is not in\n{drawn}"));
    assert!(at("stop both sides") < at("start an absent player's clock"), "{drawn}");
    type_in(&mut ui, &snapshot, "art an absent");
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("Not possible now") && drawn.contains("only: referee"), "{drawn}");
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert!(ui.shared.problem.is_some() && ui.form().is_none());
    assert_eq!(ui.mode(), KeyMode::Find);
}

fn is_absence(offer: &Offer) -> bool {
    matches!(offer.draft.base, Command::Round(RoundCommand::NoteAbsent { .. }))
}

#[test]
fn the_menu_never_takes_a_description_for_a_name() {
    let playing = Playing::started("pes-classic");
    let mut offers = playing.at(1, Role::HeadReferee).table.expect("a table").offers;
    let fault =
        |it: &&Offer| it.possible() && matches!(it.draft.base, Command::Conduct(ConductCommand::Claim(_)));
    let mut other = offers.iter().find(fault).expect("an offence").clone();
    other.says = "The player was not there to answer.".into();
    offers.insert(0, other.clone());
    let mut menu = OfferChooser::default();
    for letter in "not there".chars() {
        menu.typed(letter);
    }
    let found = menu.matching(&offers, Locale::english(), PlayerNames::default());
    assert!(found.first().is_some_and(|it| is_absence(it)), "{found:?}");
    assert!(found.iter().skip(1).any(|it| it.draft == other.draft), "{found:?}");
}

#[test]
fn what_people_look_for_is_found_by_other_words_in_every_language() {
    let playing = Playing::started("pes-classic");
    let offers = playing.at(1, Role::HeadReferee).table.expect("a table").offers;
    for (tag, typed) in
        [("en", "missing"), ("cs", "chybí"), ("sk", "mešká"), ("de", "fehlt"), ("el", "λείπει")]
    {
        let mut menu = OfferChooser::default();
        typed.chars().for_each(|letter| menu.typed(letter));
        let locale = Locale::named(tag).expect("installed");
        let found = menu.matching(&offers, locale, PlayerNames::default());
        assert!(found.iter().any(|it| is_absence(it)), "{typed}: {found:?}");
    }
}

#[test]
fn what_was_typed_is_marked() {
    let snapshot = hall();
    let mut ui = referee();
    ui.input(&ctrl('p'), &snapshot);
    type_in(&mut ui, &snapshot, "kovac 14");
    let drawn = frame(&mut ui, &snapshot, SMALL);
    let marked = drawn.content().iter().filter(|cell| cell.modifier.contains(Modifier::UNDERLINED));
    let marked: String = marked.map(ratatui::buffer::Cell::symbol).collect();
    assert!(marked.starts_with("14Kováč") || marked.starts_with("Kováč14"), "{marked}");
}

#[test]
fn it_opens_over_anything_but_a_question_and_closes() {
    let snapshot = hall();
    for codes in
        [&[F(2)][..], &[F(3)], &[F(3), Enter], &[F(3), F(8)], &[F(4)], &[F(5)], &[F(2), KeyCode::Insert]]
    {
        let mut ui = referee();
        for code in codes {
            press(&mut ui, &snapshot, *code);
        }
        let before = ui.mode();
        ui.input(&ctrl('p'), &snapshot);
        assert_eq!(ui.mode(), KeyMode::Find, "{codes:?}");
        type_in(&mut ui, &snapshot, "x");
        press(&mut ui, &snapshot, Esc);
        assert_eq!(ui.mode(), before, "{codes:?}");
        ui.input(&ctrl('p'), &snapshot);
        ui.input(&ctrl('p'), &snapshot);
        assert_eq!(ui.mode(), before, "the same key closes it");
    }
    let mut ui = referee();
    press(&mut ui, &snapshot, F(10));
    ui.input(&ctrl('p'), &snapshot);
    assert_eq!(ui.mode(), KeyMode::Question);
    let mut ui = referee();
    press(&mut ui, &snapshot, F(3));
    type_in(&mut ui, &snapshot, " ");
    assert_eq!(ui.mode(), KeyMode::Hall, "a blank finds nothing");
}

#[test]
fn the_chosen_line_stays_chosen_when_others_come() {
    let mut snapshot = hall();
    let mut ui = referee();
    ui.input(&ctrl('p'), &snapshot);
    type_in(&mut ui, &snapshot, "novakova");
    press(&mut ui, &snapshot, Down);
    let before = picture(&mut ui, &snapshot, MIDDLE);
    let chosen = before.split("▸ table").nth(1).and_then(|rest| rest.split(':').next());
    let number = chosen.and_then(|label| label.split(' ').next_back()).expect("a table's number");
    let number = number.parse().expect("a number");
    snapshot.tables.insert(0, fixtures::table(1, Urgency::Referee, fixtures::clock(Run::Idle, [1, 1])));
    press(&mut ui, &snapshot, Enter);
    assert_eq!(ui.focus().table, Some(TableId(number)));
}

#[test]
fn finders() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = finding(&mut playing, 3, "");
    shot("finder_empty", &mut ui, &playing, MIDDLE);
    types(&mut playing, &mut ui, "1 nam");
    shot("finder_table", &mut ui, &playing, SMALL);
    types(&mut playing, &mut ui, "zzz");
    shot("finder_nothing", &mut ui, &playing, SMALL);
    give(&mut playing, &mut ui, &[Enter]);
    assert!(ui.shared.problem.is_some() && ui.mode() == KeyMode::Find);
}

/// A newcomer was entered under “start the next round”, where nobody looked.
#[test]
fn whoever_comes_without_an_entry_is_entered_from_the_finder() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = console(Role::Director, true);
    give(&mut playing, &mut ui, &[F(3)]);
    types(&mut playing, &mut ui, "new player");
    assert_eq!(give(&mut playing, &mut ui, &[Enter]), []);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    types(&mut playing, &mut ui, "Filip Pozdní");
    give(&mut playing, &mut ui, &[Down]);
    types(&mut playing, &mut ui, "Brno");
    shot("form_enter_player", &mut ui, &playing, (80, 24));
    let given = give(&mut playing, &mut ui, &[Enter]);
    let [Command::Setup(SetupCommand::EnterPlayers { players })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert_eq!(players[0], Player { club: "Brno".to_owned(), ..Player::named("Filip Pozdní") });
    assert!(playing.state().players.has("Filip Pozdní"));
    // The same name once more is refused, and the form stays.
    types(&mut playing, &mut ui, "new player");
    give(&mut playing, &mut ui, &[Enter]);
    types(&mut playing, &mut ui, "Filip Pozdní");
    give(&mut playing, &mut ui, &[Enter, Enter]);
    assert!(ui.shared.problem.is_some());
    assert_eq!(ui.mode(), KeyMode::OrderForm);
}

/// Who goes home for good is found by what people call it; the form asks who it is, and what was said.
#[test]
fn who_leaves_withdraws_by_an_act_of_the_round() {
    let mut playing = Playing::started("cas-2009");
    for text in ["leaves", "withdraw", "goes home"] {
        let mut ui = finding(&mut playing, 3, text);
        assert_eq!(give(&mut playing, &mut ui, &[Enter]), [], "{text}");
        assert_eq!(ui.mode(), KeyMode::OrderForm, "{text}");
    }
    let mut ui = finding(&mut playing, 3, "leaves");
    give(&mut playing, &mut ui, &[Enter]);
    types(&mut playing, &mut ui, "Nováková");
    give(&mut playing, &mut ui, &[Down]);
    types(&mut playing, &mut ui, "train");
    shot("form_withdraw", &mut ui, &playing, (80, 24));
    let given = give(&mut playing, &mut ui, &[Enter]);
    let [Command::Round(RoundCommand::WithdrawPlayer { player, note })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert_eq!((player.as_str(), note.as_str()), ("Nováková", "train"));
    assert!(playing.state().withdrawn.contains("Nováková"));
    // Where the next round is paired nobody asks for her any more.
    shot("start_withdrawn", &mut starting(&mut playing), &playing, (80, 24));
}

fn starting(playing: &mut Playing) -> Ui {
    let mut ui = referee();
    give(playing, &mut ui, &[F(3), F(6), KeyCode::Insert]);
    assert_eq!(ui.mode(), KeyMode::Start);
    ui
}
