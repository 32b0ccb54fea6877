//! The kiosk: what it asks, what it gives, what it forgets.

mod random;

use std::collections::BTreeMap;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::fixtures::{calm, row, slip, table, verdict};
use super::{key, text_of};
use crate::domain::{Citation, Millis, Role, Side, SlipId, TableId};
use crate::lexicon::{Library, TileSet};
use crate::locale::Locale;
use crate::rules::{Catalogue, Phase};
use crate::station::{ClockView, JournalHealth, LogEnd, LogRow, Snapshot, Urgency};
use crate::tournament::{Command, LoadedRules, Refusal, SlipCommand, SlipPhase};
use crate::tui::act::Screens as _;
use crate::tui::kiosk::{ABANDONED, KioskStep, SHOWN};
use crate::tui::text::OVERWRITTEN;
use crate::tui::{CommandOutcome, Kiosk, NotForPlayers, Palette, PinAnswer, Terms, UserAct};

const SLIP: SlipId = SlipId(47);

fn law(id: &str) -> LoadedRules {
    let ruleset = Catalogue::embedded().load(id, &BTreeMap::new()).expect("a ruleset");
    let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("sound").expect("there");
    LoadedRules::new(ruleset, Library::embedded().expect("lists"), tiles)
}

fn terms(id: &str) -> Terms {
    Terms::of(&law(id), &[]).expect("the players look words up")
}

fn kiosk_in(tag: &str, ruleset: &str) -> Kiosk {
    let locale = Locale::named(tag).expect("an installed language");
    Kiosk::new(locale, true, Palette::Dark, terms(ruleset))
}

pub(super) fn kiosk() -> Kiosk {
    kiosk_in("de", "tso-2017")
}

/// A hall with a game at table 12 and none at table 13.
pub(super) fn hall() -> Snapshot {
    let mut snapshot = calm();
    let mut game = table(12, Urgency::Calm, ClockView::None);
    game.players = Some(["Nováková".to_owned(), "Kováč".to_owned()]);
    let mut empty = table(13, Urgency::Calm, ClockView::None);
    empty.players = None;
    snapshot.tables = vec![game, empty];
    snapshot
}

/// The same with the slip of table 12 in a phase.
fn with_slip(words: &[&str], phase: SlipPhase, verdicts: &[(&str, bool)]) -> Snapshot {
    let mut snapshot = hall();
    snapshot.tables[0].slip = Some((SLIP, Millis(0)));
    let mut detail = slip(words, phase);
    detail.verdicts = verdicts.iter().map(|(word, good)| verdict(word, *good)).collect();
    snapshot.queue = vec![row(47, 12, words, 1, phase)];
    snapshot.slip = Some(detail);
    snapshot
}

fn drawn(kiosk: &mut Kiosk, snapshot: &Snapshot, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal in memory");
    terminal.draw(|frame| kiosk.draw(frame, snapshot)).expect("a frame");
    text_of(terminal.backend().buffer())
}

fn press(kiosk: &mut Kiosk, snapshot: &Snapshot, code: KeyCode) -> Vec<UserAct> {
    kiosk.input(&key(code), snapshot)
}

fn types(kiosk: &mut Kiosk, snapshot: &Snapshot, text: &str) -> Vec<UserAct> {
    let code = |letter| if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
    text.chars().flat_map(|letter| press(kiosk, snapshot, code(letter))).collect()
}

fn commands(acts: Vec<UserAct>) -> Vec<SlipCommand> {
    let command = |act| match act {
        UserAct::Give(Command::Slip(command)) => command,
        other => panic!("{other:?}"),
    };
    acts.into_iter().map(command).collect()
}

fn after(snapshot: &Snapshot, time: Millis) -> Snapshot {
    Snapshot { now: snapshot.now + time, ..snapshot.clone() }
}

/// Up to the slip's being on its way: two words at table 12, challenged by the second player.
fn asked(kiosk: &mut Kiosk) -> Vec<UserAct> {
    types(kiosk, &hall(), "12\n22laub\nxqz\n12")
}

#[test]
fn two_players_a_number_of_words_and_one_verdict_that_goes() {
    let mut kiosk = kiosk();
    let raised = commands(asked(&mut kiosk));
    assert!(
        matches!(
            raised.as_slice(),
            [SlipCommand::RaiseSlip { table: TableId(12), challenger: Side::B, since_press: None, .. }]
        ),
        "{raised:?}"
    );
    assert_eq!(kiosk.time(&hall()), [], "nothing before the slip is durable");
    kiosk.answered(&CommandOutcome::Done);
    let open = with_slip(&[], SlipPhase::Open, &[]);
    let judged = commands(kiosk.time(&open));
    let words = vec!["LAUB".to_owned(), "XQZ".to_owned()];
    assert_eq!(
        judged,
        [
            SlipCommand::ClaimSlip { slip: SLIP, take_over: false },
            SlipCommand::EnterWords { slip: SLIP, words },
            SlipCommand::ConfirmSpelling { slip: SLIP },
            SlipCommand::Decide { slip: SLIP },
        ]
    );
    assert_eq!(kiosk.focus().slip, Some(SLIP));
    let written = with_slip(&["LAUB", "XQZ"], SlipPhase::Open, &[]);
    assert_eq!(kiosk.time(&written), [], "no verdict before it is durable");
    assert!(!drawn(&mut kiosk, &written, (80, 24)).contains("L A U B"));
    let decided =
        with_slip(&["LAUB", "XQZ"], SlipPhase::Decided { upheld: true }, &[("LAUB", true), ("XQZ", false)]);
    assert_eq!(commands(kiosk.time(&decided)), [SlipCommand::Announce { slip: SLIP }]);
    let told = drawn(&mut kiosk, &decided, (80, 24));
    assert!(told.contains("✓ L A U B") && told.contains("✗ X Q Z"), "{told}");
    for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Char('1')] {
        assert_eq!(press(&mut kiosk, &decided, code), [], "no key ends it early");
    }
    assert_eq!(kiosk.time(&after(&decided, SHOWN - Millis(1))), []);
    assert_eq!(kiosk.time(&after(&decided, SHOWN)), [UserAct::Wipe]);
    let mut fresh = self::kiosk();
    assert_eq!(drawn(&mut kiosk, &decided, (80, 24)), drawn(&mut fresh, &decided, (80, 24)));
    assert!(kiosk.words.is_empty() && kiosk.line.is_empty() && kiosk.focus().slip.is_none());
}

#[test]
fn only_the_play_s_verdict_is_told_where_the_rule_discloses_no_more() {
    let mut law = law("tso-2017");
    law.ruleset.verdict.per_word.value = false;
    let terms = Terms::of(&law, &[]).expect("the players look words up");
    let mut kiosk = Kiosk::new(Locale::english(), true, Palette::Dark, terms);
    asked(&mut kiosk);
    kiosk.time(&with_slip(&[], SlipPhase::Open, &[]));
    let verdicts = [("LAUB", true), ("XQZ", false)];
    let decided = with_slip(&["LAUB", "XQZ"], SlipPhase::Decided { upheld: true }, &verdicts);
    kiosk.time(&decided);
    assert_eq!(kiosk.step, KioskStep::Verdict);
    let told = drawn(&mut kiosk, &decided, (80, 24));
    assert!(!told.contains("L A U B") && !told.contains("X Q Z"), "{told}");
}

#[test]
fn an_input_that_nobody_goes_on_with_is_cleared() {
    for typed in ["1", "12\n", "12\n2", "12\n22", "12\n22la", "12\n22laub\nxqz\n", "12\n22laub\nxqz\n1"] {
        let mut kiosk = kiosk();
        types(&mut kiosk, &hall(), typed);
        assert_eq!(kiosk.time(&after(&hall(), ABANDONED - Millis(1))), [], "{typed}");
        assert_eq!(kiosk.time(&after(&hall(), ABANDONED)), [UserAct::Wipe], "{typed}");
        assert_eq!((kiosk.step, kiosk.line.as_str()), (KioskStep::Table, ""));
    }
    let mut kiosk = kiosk();
    assert_eq!(kiosk.time(&after(&hall(), ABANDONED)), [], "nothing is there to clear");
}

#[test]
fn a_digit_right_after_esc_counts_although_the_terminal_sends_both_at_once() {
    let mut kiosk = kiosk();
    types(&mut kiosk, &hall(), "12\n2la");
    let alt = Event::Key(KeyEvent::new(KeyCode::Char('1'), KeyModifiers::ALT));
    assert_eq!(kiosk.input(&alt, &hall()), [UserAct::Wipe], "what was begun is cleared");
    types(&mut kiosk, &hall(), "2\n");
    assert_eq!(kiosk.step, KioskStep::Side, "it is table 12");
}

#[test]
fn letters_with_altgr_are_typed_as_all_others() {
    let mut kiosk = kiosk();
    types(&mut kiosk, &hall(), "12\n21");
    for letter in "lá".chars() {
        let altgr = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL | KeyModifiers::ALT);
        assert_eq!(kiosk.input(&Event::Key(altgr), &hall()), []);
    }
    assert_eq!(kiosk.line, "lá");
    let command = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
    kiosk.input(&Event::Key(command), &hall());
    assert_eq!(kiosk.line, "lá", "Control alone is a command, and there is none");
}

#[test]
fn each_of_the_two_says_it_with_a_key_of_their_own() {
    let mut kiosk = kiosk();
    types(&mut kiosk, &hall(), "12\n21laub\n");
    assert_eq!(kiosk.step, KioskStep::Check(Side::A));
    assert_eq!(types(&mut kiosk, &hall(), "2\n"), []);
    assert_eq!(kiosk.step, KioskStep::Check(Side::A), "the second player's key is not the first one's");
    types(&mut kiosk, &hall(), "111");
    assert_eq!(kiosk.step, KioskStep::Check(Side::B), "the first player does not say it for both");
    press(&mut kiosk, &hall(), KeyCode::Backspace);
    assert_eq!((kiosk.step, kiosk.words.len()), (KioskStep::Word, 0), "they are written anew");
}

#[test]
fn only_letters_of_the_game_and_words_that_fit_on_the_board() {
    let mut kiosk = kiosk();
    types(&mut kiosk, &hall(), "12\n21la 3-ub");
    assert_eq!(kiosk.line, "laub");
    types(&mut kiosk, &hall(), "Ω");
    assert!(kiosk.note.is_some(), "it says why");
    types(&mut kiosk, &hall(), &"e".repeat(40));
    assert_eq!(kiosk.line.chars().count(), 15);
    let mut one = self::kiosk();
    types(&mut one, &hall(), "12\n21e\n");
    assert_eq!((one.step, one.note.is_some()), (KioskStep::Word, true), "one letter is no word");
    let mut twice = self::kiosk();
    types(&mut twice, &hall(), "12\n22laub\nLAUB\n");
    assert_eq!((twice.words.len(), twice.note.is_some()), (1, true));
    // The upper row of a Czech keyboard, and CH as two letters.
    let mut czech = kiosk_in("cs", "cas-2009");
    types(&mut czech, &hall(), "+ě\ně");
    let counted = czech.step == KioskStep::Count;
    types(&mut czech, &hall(), if counted { "+chata\n" } else { "chata\n" });
    assert_eq!(czech.words, ["CHATA"]);
}

#[test]
fn no_more_words_than_the_regulation_admits() {
    let mut slovak = kiosk_in("sk", "sss-2022");
    types(&mut slovak, &hall(), "12\n2");
    assert_eq!(slovak.step, KioskStep::Word, "one word, so nobody is asked how many");
    types(&mut slovak, &hall(), "les\n");
    assert_eq!(slovak.step, KioskStep::Check(Side::A));
    let mut german = kiosk();
    types(&mut german, &hall(), "12\n209");
    assert_eq!(german.step, KioskStep::Count, "neither none nor more than a play can form");
}

#[test]
fn tables_that_are_not_served_and_slips_that_somebody_else_has() {
    for (typed, at) in [("13\n", KioskStep::Table), ("99\n", KioskStep::Table), ("0\n", KioskStep::Table)] {
        let mut kiosk = kiosk();
        types(&mut kiosk, &hall(), typed);
        assert_eq!((kiosk.step, kiosk.note.is_some()), (at, true), "{typed}");
    }
    let locale = Locale::english();
    let mut kiosk = Kiosk::new(locale, true, Palette::Dark, terms("tso-2017").at_tables(vec![1..=8]));
    types(&mut kiosk, &hall(), "12\n");
    assert_eq!(kiosk.step, KioskStep::Table);
    let mut claimed = with_slip(&[], SlipPhase::Open, &[]);
    claimed.queue[0].claimed_by = Some("books".to_owned());
    let decided = with_slip(&["LAUB"], SlipPhase::Decided { upheld: false }, &[("LAUB", true)]);
    for taken in [claimed, with_slip(&["LAUB"], SlipPhase::Open, &[]), decided] {
        let mut kiosk = self::kiosk();
        types(&mut kiosk, &taken, "12\n");
        assert_eq!(kiosk.step, KioskStep::Referee);
    }
    // The clock's button raised it: nobody is asked who challenges, and none is raised a second time.
    let pressed = with_slip(&[], SlipPhase::Open, &[]);
    let mut kiosk = self::kiosk();
    let acts = commands(types(&mut kiosk, &pressed, "12\n1laub\n12"));
    assert!(matches!(acts.first(), Some(SlipCommand::ClaimSlip { slip: SLIP, .. })), "{acts:?}");
}

#[test]
fn a_table_whose_game_has_its_result_is_asked_nothing_more() {
    for phase in [Phase::Over, Phase::HandedIn] {
        let mut snapshot = hall();
        let row = snapshot.tables.iter_mut().find(|row| row.table == TableId(12)).expect("table 12");
        row.game.phase = phase;
        let mut kiosk = kiosk();
        assert_eq!(types(&mut kiosk, &snapshot, "12\n"), []);
        assert_eq!(kiosk.step, KioskStep::Table);
        let drawn = drawn(&mut kiosk, &snapshot, (80, 24));
        assert!(drawn.contains("hat schon ihr Ergebnis"), "{drawn}");
    }
}

#[test]
fn a_word_is_not_looked_up_again_at_the_same_table() {
    let log = |snapshot: &Snapshot, minutes: i64| LogRow {
        seq: crate::domain::Seq(9),
        at: snapshot.now - Millis::secs(minutes * 60),
        slip: SlipId(1),
        round: snapshot.bar.round,
        table: TableId(12),
        players: ["Nováková".to_owned(), "Kováč".to_owned()].into(),
        challenger: Side::B,
        words: vec![verdict("LAUB", true)].into(),
        unjudged: [].into(),
        ended: LogEnd::Rejected,
        by: crate::domain::Actor::new(Role::Players, "kiosk").into(),
        took: Millis(0),
        penalty: None,
        turn_lost: None,
        delivery: None,
    };
    for (minutes, word, step) in [
        (9, "laub", KioskStep::Again),
        (10, "laub", KioskStep::Check(Side::A)),
        (1, "laube", KioskStep::Check(Side::A)),
    ] {
        let mut snapshot = hall();
        snapshot.log = std::sync::Arc::new(vec![log(&snapshot, minutes)]);
        let mut kiosk = kiosk();
        types(&mut kiosk, &snapshot, &format!("12\n21{word}\n"));
        assert_eq!(kiosk.step, step, "{word} after {minutes} minutes");
    }
}

#[test]
fn what_no_list_decides_and_what_is_refused_goes_to_the_referee() {
    let mut escalated = kiosk();
    asked(&mut escalated);
    escalated.time(&with_slip(&[], SlipPhase::Open, &[]));
    let with_referee = with_slip(&["LAUB", "XQZ"], SlipPhase::Escalated, &[]);
    assert_eq!(commands(escalated.time(&with_referee)), [SlipCommand::ReleaseSlip { slip: SLIP }]);
    assert_eq!((escalated.step, escalated.words.len()), (KioskStep::Referee, 0));
    let mut refused = kiosk();
    asked(&mut refused);
    refused.answered(&CommandOutcome::Refused(Refusal::journal("full".to_owned())));
    assert_eq!(refused.time(&hall()), []);
    assert_eq!(refused.step, KioskStep::Referee);
    assert_eq!(refused.time(&after(&hall(), SHOWN)), [UserAct::Wipe]);
}

#[test]
fn a_journal_that_stopped_gives_no_verdict_and_is_tried_again() {
    let mut kiosk = kiosk();
    asked(&mut kiosk);
    kiosk.time(&with_slip(&[], SlipPhase::Open, &[]));
    let verdicts = [("LAUB", true), ("XQZ", false)];
    let mut halted = with_slip(&["LAUB", "XQZ"], SlipPhase::Decided { upheld: true }, &verdicts);
    halted.bar.journal = JournalHealth::Halted { why: "no space".to_owned() };
    assert_eq!(kiosk.time(&halted), [UserAct::Retry]);
    assert_eq!(kiosk.step, KioskStep::Stopped, "what two players confirmed is not dropped without a word");
    assert_eq!(kiosk.time(&halted), [], "not at once again");
    assert_eq!(types(&mut kiosk, &halted, "12\n"), []);
    assert_eq!(kiosk.line, "");
    let shown = drawn(&mut kiosk, &halted, (80, 24));
    assert!(shown.contains("nichts entschieden"), "{shown}");
    let mut damaged = hall();
    damaged.bar.journal = JournalHealth::Damaged { why: "entry 3".to_owned() };
    assert_eq!(kiosk.time(&damaged), []);
    let shown = drawn(&mut kiosk, &damaged, (80, 24));
    assert!(!shown.contains("entry 3") && !shown.contains('?'), "{shown}");
    press(&mut kiosk, &damaged, KeyCode::F(10));
    assert_eq!(kiosk.step, KioskStep::Pin, "whoever has the PIN can end it all the same");
}

#[test]
fn the_pin_is_never_shown_and_a_wrong_one_says_so() {
    let mut kiosk = kiosk();
    types(&mut kiosk, &hall(), "12\n22laub\n");
    assert_eq!(press(&mut kiosk, &hall(), KeyCode::F(10)), [UserAct::Wipe]);
    assert!(kiosk.words.is_empty());
    types(&mut kiosk, &hall(), "482913");
    assert!(!drawn(&mut kiosk, &hall(), (80, 24)).contains("482913"));
    let acts = press(&mut kiosk, &hall(), KeyCode::Enter);
    assert!(matches!(acts.as_slice(), [UserAct::Unlock(pin)] if pin.0 == "482913"));
    assert!(!format!("{acts:?}").contains("482913"));
    kiosk.pin_refused(&PinAnswer::Wrong { tries: 1, wait: Millis::secs(1) });
    let shown = drawn(&mut kiosk, &hall(), (80, 24));
    assert!(shown.contains("diese PIN ist falsch"), "{shown}");
    assert_eq!(press(&mut kiosk, &hall(), KeyCode::Esc), [UserAct::Wipe]);
    assert_eq!(kiosk.step, KioskStep::Table);
}

#[test]
fn who_may_have_a_kiosk_is_the_regulation_s() {
    for id in ["tso-2017", "sss-2022", "cas-2009"] {
        assert!(Terms::of(&law(id), &[]).is_ok(), "{id}");
    }
    for id in ["pes-classic", "pes-duplicate", "sss-online"] {
        assert!(matches!(Terms::of(&law(id), &[]), Err(NotForPlayers::Regulation(_))), "{id}");
    }
    let chosen = |name: &str| Terms::of(&law("cas-2009"), &[name.to_owned()]);
    assert!(chosen("SAMOOBSLUHA").is_ok());
    let Err(NotForPlayers::NotChosen(systems)) = chosen("BLEX") else { panic!("players look nothing up") };
    assert_eq!(systems[0].0, "SAMOOBSLUHA");
    assert_ne!(systems[0].1, Citation::new(""));
}

/// Every state, as it is first seen.
fn states(tag: &str) -> Vec<(&'static str, Kiosk, Snapshot)> {
    let fresh = || kiosk_in(tag, "tso-2017");
    let at = |typed: &str| {
        let mut kiosk = fresh();
        types(&mut kiosk, &hall(), typed);
        kiosk
    };
    let words = "12\n22laub\nxqz\n";
    let mut judging = fresh();
    asked(&mut judging);
    let told = |upheld: bool, verdicts: &[(&str, bool)]| {
        let mut kiosk = fresh();
        asked(&mut kiosk);
        kiosk.time(&with_slip(&[], SlipPhase::Open, &[]));
        let names: Vec<&str> = verdicts.iter().map(|(word, _)| *word).collect();
        let decided = with_slip(&names, SlipPhase::Decided { upheld }, verdicts);
        kiosk.time(&decided);
        (kiosk, after(&decided, Millis(2_500)))
    };
    let (invalid, invalid_at) = told(true, &[("LAUB", true), ("XQZ", false)]);
    let (valid, valid_at) = told(false, &[("LAUB", true), ("LAUBE", true), ("BLAU", true)]);
    let mut referee = fresh();
    types(&mut referee, &with_slip(&["LAUB"], SlipPhase::Escalated, &[]), "12\n");
    let mut again = at("12\n2");
    again.show(KioskStep::Again, hall().now);
    let mut pin = fresh();
    press(&mut pin, &hall(), KeyCode::F(10));
    types(&mut pin, &hall(), "4829");
    pin.pin_refused(&PinAnswer::Wrong { tries: 3, wait: Millis::secs(4) });
    let mut broken = hall();
    broken.bar.journal = JournalHealth::Damaged { why: "entry 3".to_owned() };
    vec![
        ("table", fresh(), hall()),
        ("table-none", at("13\n"), hall()),
        ("side", at("12\n"), hall()),
        ("count", at("12\n2"), hall()),
        ("word", at("12\n22laub"), hall()),
        ("word-wrong", at("12\n22laub3"), hall()),
        ("check-first", at(words), hall()),
        ("check-second", at(&format!("{words}1")), hall()),
        ("judging", judging, hall()),
        ("invalid", invalid, invalid_at),
        ("valid", valid, valid_at),
        ("referee", referee, hall()),
        ("again", again, hall()),
        ("pin", pin, hall()),
        ("broken", fresh(), broken),
    ]
}

#[test]
fn every_state_at_eighty_columns() {
    for (name, mut kiosk, snapshot) in states("de") {
        let shown = drawn(&mut kiosk, &snapshot, (80, 24));
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("kiosk-{name}_80x24"), shown);
        });
    }
}

#[test]
fn every_state_stands_in_full_in_every_language_and_size() {
    for tag in Locale::tags() {
        for (name, mut kiosk, snapshot) in states(tag) {
            for size in [(80, 24), (120, 40), (200, 60)] {
                OVERWRITTEN.take();
                let shown = drawn(&mut kiosk, &snapshot, size);
                assert_eq!(OVERWRITTEN.take(), Vec::<String>::new(), "{name} ({tag}) at {size:?}\n{shown}");
                // What is said while it is judged ends so.
                let cut = shown.contains('…') && name != "judging";
                assert!(!cut && !shown.contains('⟨'), "{name} ({tag}) at {size:?}\n{shown}");
            }
            for size in [(20, 5), (1, 1), (79, 24), (80, 23)] {
                let shown = drawn(&mut kiosk, &snapshot, size);
                assert!(size.0 < 20 || shown.contains("80"), "{name} ({tag}) at {size:?}\n{shown}");
                assert!(
                    !shown.contains("LAUB") && !shown.contains('█'),
                    "{name} ({tag}) at {size:?}\n{shown}"
                );
            }
        }
    }
}
