//! A projector's board: every page at several sizes, what must not be seen there, pages that turn by themselves.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::halls::{Playing, law, result, tables};
use super::*;
use crate::domain::{At, Millis, Round, Side, SlipId, TableId};
use crate::rules::ClockPower;
use crate::station::{BoardView, TableStanding};
use crate::tournament::{
    ClockCommand, Command, Pairing, Player, ResultCommand, RoundCommand, SetupCommand, SlipCommand,
    SlipSource, Sure, WordRuling,
};
use crate::tui::text::OVERWRITTEN;
use crate::tui::{BoardAct, BoardOptions, BoardPage, Palette, ProjectorBoard};

const SIZES: [(u16, u16); 5] = [SMALL, MIDDLE, LARGE, (20, 5), (40, 12)];
const PAGES: [BoardPage; 6] = [
    BoardPage::Title,
    BoardPage::Clocks,
    BoardPage::Pairings,
    BoardPage::Latest,
    BoardPage::Standings,
    BoardPage::Countdown,
];
/// The words of all slips here; no name and no message has these letters in a row.
const WORD: &str = "XHUJ";
const GREEK_WORD: &str = "ΞΨΦΧ";

fn options(only: Option<BoardPage>) -> BoardOptions {
    let page = Millis::secs(10);
    BoardOptions { colour: true, palette: Palette::Dark, only, page, keys: Arc::default() }
}

/// A board that has been open for a while, so that it tells no keys any more.
fn open(language: &str, only: Option<BoardPage>, now: At) -> ProjectorBoard {
    let locale = Locale::named(language).expect("a language");
    ProjectorBoard::new(locale, options(only), now - Millis::secs(6))
}

fn drawn(board: &mut ProjectorBoard, view: &BoardView, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal in memory");
    OVERWRITTEN.take();
    terminal.draw(|frame| board.draw(frame, view)).expect("a frame");
    let text = text_of(terminal.backend().buffer());
    assert_eq!(OVERWRITTEN.take(), Vec::<String>::new(), "{text}");
    assert!(!text.contains('⟨'), "a message is missing\n{text}");
    text
}

pub(super) fn page(language: &str, only: BoardPage, view: &BoardView, size: (u16, u16)) -> String {
    drawn(&mut open(language, Some(only), view.now), view, size)
}

fn shot(name: &str, language: &str, only: BoardPage, view: &BoardView) {
    for size in [SMALL, LARGE] {
        let text = page(language, only, view, size);
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("board_{name}_{}x{}", size.0, size.1), text);
        });
    }
}

/// A word that the tiles of an event have letters for.
fn word(playing: &Playing) -> &'static str {
    if playing.law().ruleset.identity.language == "el" { GREEK_WORD } else { WORD }
}

/// A round of an event with these players, two at a table, or each alone.
fn playing(id: &str, players: &[&str]) -> Playing {
    let mut playing = Playing::before(id, law(id));
    let players: Vec<Player> = players.iter().map(|name| Player::named(*name)).collect();
    let seats = if playing.board().duplicate { 1 } else { 2 };
    let pairing = |(at, seats): (usize, &[Player])| Pairing {
        table: TableId(at as u16 + 1),
        a: seats[0].name.clone(),
        b: seats.get(1).map(|player| player.name.clone()).unwrap_or_default(),
    };
    let pairings: Vec<Pairing> = players.chunks(seats).enumerate().map(pairing).collect();
    playing.give(&Command::Setup(SetupCommand::EnterPlayers { players }));
    for pairing in pairings.iter().skip(2) {
        let (clock, profile) = (None, "none".to_owned());
        playing.give(&Command::Setup(SetupCommand::FitClock { table: pairing.table, clock, profile }));
    }
    playing.give(&Command::start_round(Round(1), pairings).anyway("the others come later"));
    if playing.law().ruleset.start.together.value {
        playing.give(&Command::Round(RoundCommand::StartPlay {}));
    }
    playing
}

const CZECH: [&str; 8] = [
    "Jiří Dvořák",
    "Žofie Šťastná",
    "Květa Říhová",
    "Tomáš Průša",
    "Anežka Hájková",
    "Ďurďa Ňoumová",
    "Božena Vlčková",
    "Matěj Kučera",
];
const GREEK: [&str; 6] = [
    "Ελένη Παπαδοπούλου",
    "Γιώργος Οικονόμου",
    "Αϊδονίτσα Ξύδη",
    "Σπύρος Ψαρρός",
    "Φωτεινή Γεωργίου",
    "Ζήσης Θεοδώρου",
];

/// A slip at a table with a word on it, judged.
fn slip(playing: &mut Playing, number: u32, table: u16) -> SlipId {
    playing.wait(30);
    let slip = SlipId(number);
    playing.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(table),
        challenger: Side::B,
        since_press: Some(Millis(3_000)),
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    }));
    let words = vec![word(playing).to_owned()];
    playing.give(&Command::Slip(SlipCommand::EnterWords { slip, words }));
    slip
}

/// Ruled on by the head referee where no list does it.
fn decided(playing: &mut Playing, slip: SlipId, valid: bool) {
    let confirm = Command::Slip(SlipCommand::ConfirmSpelling { slip });
    // Not every regulation wants it.
    let _ = playing.try_as(Role::Director, &confirm);
    playing.give(&Command::Slip(SlipCommand::Decide { slip }));
    let rulings = vec![WordRuling { word: word(playing).into(), valid }];
    let (reasons, sources) = ("found".to_owned(), vec!["SSČ".to_owned()]);
    let ruling = Command::Slip(SlipCommand::Rule { slip, rulings, reasons, sources });
    // A list may have decided it.
    let _ = playing.try_as(Role::HeadReferee, &ruling);
}

fn announced(playing: &mut Playing, slip: SlipId) {
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
}

/// A Czech round with one slip decided, one open, one result.
fn czech() -> Playing {
    let mut playing = playing("cas-2009", &CZECH);
    let first = slip(&mut playing, 1, 1);
    decided(&mut playing, first, false);
    announced(&mut playing, first);
    playing.wait(400);
    slip(&mut playing, 2, 3);
    playing.wait(40);
    playing
}

fn greek() -> Playing {
    let mut playing = playing("pes-classic", &GREEK);
    let first = slip(&mut playing, 1, 2);
    decided(&mut playing, first, true);
    announced(&mut playing, first);
    playing.wait(25);
    playing.give(&result(1, "out", [412, 389]));
    playing.wait(60);
    playing
}

#[test]
fn a_czech_hall() {
    let playing = czech();
    let view = playing.board();
    shot("cs_clocks", "cs", BoardPage::Clocks, &view);
    shot("cs_pairings", "cs", BoardPage::Pairings, &view);
    shot("cs_latest", "cs", BoardPage::Latest, &view);
    shot("cs_standings", "cs", BoardPage::Standings, &view);
}

#[test]
fn a_greek_hall() {
    let playing = greek();
    let view = playing.board();
    shot("el_clocks", "el", BoardPage::Clocks, &view);
    shot("el_pairings", "el", BoardPage::Pairings, &view);
    shot("el_latest", "el", BoardPage::Latest, &view);
    shot("el_standings", "el", BoardPage::Standings, &view);
    shot("el_title", "el", BoardPage::Title, &Playing::before("pes-classic", law("pes-classic")).board());
}

const GERMAN: [&str; 4] = [
    "Brigitte Kühnlein-Morgenstern",
    "Çiğdem Yılmaz-Aydoğan",
    "Friedrich Übelacker-Sonnenschein",
    "Jörg Zwölfer",
];

/// Names may be long: how it ended and the numbers are seen whatever else has no room.
#[test]
fn a_german_hall_with_long_names() {
    let mut playing = playing("tso-2017", &GERMAN);
    let first = slip(&mut playing, 1, 1);
    decided(&mut playing, first, false);
    announced(&mut playing, first);
    playing.give(&result(1, "out", [411, 399]));
    playing.give(&result(2, "out", [1_234, 389]));
    let view = playing.board();
    shot("de_clocks", "de", BoardPage::Clocks, &view);
    shot("de_latest", "de", BoardPage::Latest, &view);
    shot("de_standings", "de", BoardPage::Standings, &view);
    let text = page("de", BoardPage::Latest, &view, SMALL);
    assert!(text.contains("erfolgreich") && text.contains(GERMAN[0]) && text.contains(GERMAN[1]), "{text}");
    assert!(!text.contains('…'), "{text}");
}

#[test]
fn a_duplicate_hall() {
    let mut playing = playing("pes-duplicate", &GREEK);
    shot("el_countdown_waits", "el", BoardPage::Countdown, &playing.board());
    let order = ClockCommand::OrderClock {
        table: TableId(1),
        power: ClockPower::CentralTimer,
        side: None,
        amount: None,
        reason: "1".into(),
    };
    playing.try_as(Role::HeadReferee, &Command::Clock(order)).expect("it runs");
    playing.wait(155);
    shot("el_countdown", "el", BoardPage::Countdown, &playing.board());
    playing.wait(30);
    let text = page("el", BoardPage::Countdown, &playing.board(), SMALL);
    assert!(text.contains("λήξη του χρόνου"), "{text}");
}

/// Everything that the hall could see, of every page at every size.
fn seen(playing: &Playing) -> String {
    let view = playing.board();
    let mut all = format!("{view:?}");
    for only in PAGES {
        for size in SIZES {
            let text = page("en", only, &view, size);
            // Block letters are no text; what is written in them is in the view.
            all.push_str(&text);
        }
    }
    all
}

#[test]
fn no_word_of_a_slip_is_seen_where_the_regulation_keeps_it() {
    for (id, tells) in [("tso-2017", false), ("pes-classic", false), ("cas-2009", true), ("sss-2022", true)] {
        let mut playing = playing(id, &CZECH);
        let slip = slip(&mut playing, 1, 2);
        let word = word(&playing);
        assert!(!seen(&playing).contains(word), "{id}: of an open challenge nowhere");
        decided(&mut playing, slip, false);
        assert!(!seen(&playing).contains(word), "{id}: before the players are told nowhere");
        assert!(playing.board().latest.is_empty(), "{id}: nor how it ends");
        announced(&mut playing, slip);
        assert_eq!(playing.board().latest.len(), 1, "{id}");
        assert_eq!(seen(&playing).contains(word), tells, "{id}");
    }
}

#[test]
fn in_duplicate_no_name_stands_beside_a_seat_and_no_points_before_the_end() {
    let mut playing = playing("pes-duplicate", &GREEK);
    playing.give(&result(1, "letters_out", [500, 900]));
    let all = seen(&playing);
    for name in GREEK {
        assert!(!all.contains(&format!("players: Some([\"{name}")), "{name}");
    }
    let view = playing.board();
    assert!(view.tables.iter().all(|table| table.players.is_none() && table.result.is_none()));
    for only in PAGES {
        let text = page("el", only, &view, LARGE);
        assert!(!text.contains("500"), "{only:?}\n{text}");
        assert!(GREEK.iter().all(|name| !text.contains(name)), "{only:?}\n{text}");
    }
    let text = page("el", BoardPage::Standings, &view, SMALL);
    assert!(text.contains("Οι πόντοι ανακοινώνονται"), "{text}");
}

#[test]
fn how_a_table_stands_is_what_the_journal_knows() {
    let mut playing = playing("sss-2022", &CZECH);
    let stands = |playing: &Playing| playing.board().tables.iter().map(|it| it.stands).collect::<Vec<_>>();
    assert_eq!(stands(&playing), [TableStanding::Playing; 4]);
    playing.give(&Command::Slip(SlipCommand::TakeHold {
        table: TableId(1),
        side: Side::B,
        said_at: None,
        since_press: None,
        marks: BTreeSet::new(),
    }));
    let challenged = slip(&mut playing, 1, 2);
    playing.give(&result(3, "out", [400, 300]));
    assert_eq!(
        stands(&playing),
        [TableStanding::Hold, TableStanding::Challenge, TableStanding::Over, TableStanding::Playing]
    );
    decided(&mut playing, challenged, true);
    assert_eq!(stands(&playing)[1], TableStanding::Verdict);
    announced(&mut playing, challenged);
    let hand_in = ResultCommand::HandIn { table: TableId(3), round: None, signed: true, sure: Sure::new() };
    playing.give(&Command::Result(hand_in));
    playing.wait(300);
    assert_eq!(
        stands(&playing),
        [TableStanding::Playing, TableStanding::Playing, TableStanding::HandedIn, TableStanding::Playing]
    );
    let text = page("en", BoardPage::Clocks, &playing.board(), SMALL);
    assert!(text.contains("400 : 300"), "{text}");
}

#[test]
fn sixty_four_tables_stand_on_pages_that_turn_by_themselves() {
    let mut playing = tables(64);
    for only in [BoardPage::Clocks, BoardPage::Pairings] {
        let mut board = open("en", Some(only), playing.now);
        let mut pages: Vec<String> = Vec::new();
        for _ in 0..40 {
            let text = drawn(&mut board, &playing.board(), SMALL);
            if pages.last() != Some(&text) {
                pages.push(text);
            }
            playing.wait(10);
        }
        assert!(pages.len() > 20, "{only:?}: it goes on without a key");
        for number in 1..=128 {
            let name = format!("Hráč {number:02}");
            assert!(pages.iter().any(|page| page.contains(&name)), "{only:?}: {name}");
        }
    }
}

#[test]
fn keys_turn_and_leave_and_nothing_else() {
    let playing = tables(64);
    let (view, now) = (playing.board(), playing.now);
    let mut board = open("en", Some(BoardPage::Clocks), now);
    let first = drawn(&mut board, &view, SMALL);
    assert!(first.contains(" 1/"), "{first}");
    for (code, on) in [(KeyCode::Right, " 2/"), (KeyCode::Char(' '), " 3/"), (KeyCode::Left, " 2/")] {
        assert_eq!(board.input(&key(code), now), None);
        let text = drawn(&mut board, &view, SMALL);
        assert!(text.contains(on), "{text}");
    }
    assert_eq!(board.input(&key(KeyCode::Up), now), None);
    assert_eq!(board.input(&key(KeyCode::Up), now), None);
    let last = drawn(&mut board, &view, SMALL);
    let count = last.lines().last().and_then(|line| line.split_whitespace().next()).expect("a page bar");
    let (at, of) = count.split_once('/').expect("of how many");
    assert_eq!(at, of, "before the first comes the last");
    for event in [key(KeyCode::Char('q')), key(KeyCode::Esc), ctrl('c'), key(KeyCode::F(10))] {
        assert_eq!(board.input(&event, now), Some(BoardAct::Quit));
    }
    assert_eq!(board.input(&ctrl('l'), now), Some(BoardAct::Repaint));
    for code in [KeyCode::Enter, KeyCode::Char('x'), KeyCode::F(3), KeyCode::Tab, KeyCode::Delete] {
        assert_eq!(board.input(&key(code), now), None);
    }
}

#[test]
fn the_keys_are_told_for_five_seconds() {
    let playing = tables(4);
    let view = playing.board();
    let locale = Locale::named("en").expect("English");
    let hint = "q leaves";
    let mut board = ProjectorBoard::new(locale, options(None), view.now - Millis(4_900));
    assert!(drawn(&mut board, &view, SMALL).contains(hint));
    let mut board = ProjectorBoard::new(locale, options(None), view.now - Millis(5_000));
    assert!(!drawn(&mut board, &view, SMALL).contains(hint));
}

#[test]
fn what_is_shown_follows_the_round() {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let mut board = open("en", None, playing.now);
    let turns = |board: &mut ProjectorBoard, playing: &mut Playing| {
        let mut all = String::new();
        for _ in 0..6 {
            all.push_str(&drawn(board, &playing.board(), SMALL));
            playing.wait(10);
        }
        all
    };
    let before = turns(&mut board, &mut playing);
    assert!(before.contains("The first round has not begun.") && before.contains("players: 5"), "{before}");
    playing.first_round();
    let paired = turns(&mut board, &mut playing);
    assert!(paired.contains("Pairings") && paired.contains("playing"), "{paired}");
    assert!(!paired.contains("Standings"), "nothing is to be ranked yet\n{paired}");
    playing.give(&result(1, "out", [412, 389]));
    let half = turns(&mut board, &mut playing);
    assert!(half.contains("provisional, results missing: 1"), "{half}");
    playing.give(&result(2, "out", [300, 250]));
    let over = turns(&mut board, &mut playing);
    assert!(over.contains("Standings") && !over.contains("provisional"), "{over}");
    assert!(!over.contains("Pairings"), "{over}");
}

#[test]
fn a_journal_that_cannot_be_read_is_told_in_a_line() {
    let mut playing = czech();
    playing.damaged();
    for only in PAGES {
        for size in [SMALL, MIDDLE, LARGE] {
            let text = page("en", only, &playing.board(), size);
            assert!(text.contains("what is shown is old"), "{only:?}\n{text}");
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let playing = czech();
    let text = page("en", BoardPage::Clocks, &playing.board(), (20, 5));
    assert!(text.contains("Make the window"), "{text}");
    let text = page("en", BoardPage::Clocks, &playing.board(), (40, 12));
    assert!(text.contains("Jiří"), "{text}");
}

#[test]
fn every_page_can_be_drawn_at_any_size_in_every_language() {
    let halls =
        [czech().board(), greek().board(), playing("pes-duplicate", &GREEK).board(), tables(64).board()];
    for view in halls {
        for tag in ["en", "cs", "sk", "de", "el"] {
            for only in PAGES {
                for size in [(1, 1), (40, 12), (41, 13), (79, 24), SMALL, (132, 24), (100, 70), (300, 100)] {
                    page(tag, only, &view, size);
                }
            }
        }
    }
}

#[test]
fn at_200_columns_names_stand_in_full_and_the_picture_reaches_the_edges() {
    let view = czech().board();
    for (only, all) in [(BoardPage::Clocks, true), (BoardPage::Latest, false)] {
        let text = page("cs", only, &view, LARGE);
        let names = CZECH.iter().filter(|name| text.contains(**name)).count();
        assert!(if all { names == CZECH.len() } else { names >= 2 }, "{text}");
    }
    let text = page("cs", BoardPage::Clocks, &view, LARGE);
    let wide = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    assert!(wide >= 198, "{wide}\n{text}");
}
