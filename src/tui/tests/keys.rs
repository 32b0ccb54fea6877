//! What the keys do.

use KeyCode::{Down, Enter, F, PageUp, Right, Tab};
use fixtures::{calm, decided, escalated, hall, log, opened, queue, slip};

use super::*;
use super::{affairs, clocks, halls, settings};
use crate::domain::{Millis, OpId, Side, SlipId, TableId};
use crate::rules::{ClockPower, Observation};
use crate::tournament::{ClockCommand, Command, SlipCommand, SlipPhase, SlipSource, WordRuling};
use crate::tui::CommandOutcome;
use crate::tui::Screens as _;
use crate::tui::keymap::{KEYMAP, KeyMode};

const SLIP: SlipId = SlipId(47);

fn claim() -> UserAct {
    UserAct::Give(Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false }))
}

pub(super) fn words(words: &[&str]) -> UserAct {
    UserAct::Give(Command::Slip(SlipCommand::EnterWords {
        slip: SLIP,
        words: words.iter().map(|&word| word.into()).collect(),
    }))
}

#[test]
fn from_the_queue_to_the_announcement_by_keyboard_alone() {
    let mut ui = judge();
    let mut snapshot = queue();
    assert_eq!(type_in(&mut ui, &snapshot, "kôň"), [claim()]);
    snapshot.queue[0].claimed_by = Some("desk".into());
    let agreed = press(&mut ui, &snapshot, Tab);
    assert_eq!(
        agreed,
        [words(&["kôň"]), UserAct::Give(Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }))]
    );
    ui.answered(&CommandOutcome::Done);
    ui.answered(&CommandOutcome::Done);
    snapshot.queue[0].words = vec!["KÔŇ".into()];
    let decision = press(&mut ui, &snapshot, Enter);
    assert_eq!(decision, [UserAct::Give(Command::Slip(SlipCommand::Decide { slip: SLIP }))]);
    let given = decided(&[("KÔŇ", true)]);
    picture(&mut ui, &given, (80, 24));
    assert_eq!(ui.mode(), KeyMode::Verdict);
    assert_eq!(press(&mut ui, &given, Enter), [], "nobody has seen it yet");
    let mut given = given;
    given.now = given.now + Millis(700);
    assert_eq!(
        press(&mut ui, &given, Enter),
        [UserAct::Give(Command::Slip(SlipCommand::Announce { slip: SLIP }))]
    );
    let mut after = queue();
    after.queue.remove(0);
    picture(&mut ui, &after, (80, 24));
    assert_eq!(ui.mode(), KeyMode::Desk);
    assert_eq!(ui.focus().slip, Some(SlipId(48)));
}

#[test]
fn enter_decides_at_once_where_the_regulation_wants_no_second_person() {
    let mut ui = judge();
    let mut snapshot = queue();
    snapshot.slip.as_mut().expect("a slip").confirm_spelling.0 = false;
    type_in(&mut ui, &snapshot, "kôň ťuhýk");
    let acts = press(&mut ui, &snapshot, Enter);
    assert_eq!(
        acts,
        [words(&["kôň", "ťuhýk"]), UserAct::Give(Command::Slip(SlipCommand::Decide { slip: SLIP }))]
    );
}

#[test]
fn enter_first_writes_the_words_where_it_does() {
    let mut ui = judge();
    let snapshot = queue();
    type_in(&mut ui, &snapshot, "kôň");
    assert_eq!(press(&mut ui, &snapshot, Enter), [words(&["kôň"])]);
    assert_eq!(
        press(&mut ui, &snapshot, Enter),
        [UserAct::Give(Command::Slip(SlipCommand::Decide { slip: SLIP }))]
    );
}

#[test]
fn choosing_claims_and_leaving_releases() {
    let mut ui = judge();
    let snapshot = queue();
    type_in(&mut ui, &snapshot, "k");
    let acts = press(&mut ui, &snapshot, Down);
    let next = Command::Slip(SlipCommand::ClaimSlip { slip: SlipId(48), take_over: false });
    assert_eq!(
        acts,
        [UserAct::Give(Command::Slip(SlipCommand::ReleaseSlip { slip: SLIP })), UserAct::Give(next)]
    );
    // The third is another desk's: it is shown, not taken.
    let acts = press(&mut ui, &snapshot, Down);
    assert_eq!(acts, [UserAct::Give(Command::Slip(SlipCommand::ReleaseSlip { slip: SlipId(48) }))]);
    assert_eq!(type_in(&mut ui, &snapshot, "x"), []);
    ui.input(&ctrl('t'), &snapshot);
    let over = Command::Slip(SlipCommand::ClaimSlip { slip: SlipId(49), take_over: true });
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Give(over)]);
}

#[test]
fn letters_never_go_to_another_slip_than_the_one_they_were_meant_for() {
    let mut ui = judge();
    let mut snapshot = queue();
    type_in(&mut ui, &snapshot, "kô");
    snapshot.queue.remove(0);
    assert_eq!(type_in(&mut ui, &snapshot, "ň"), []);
    assert_eq!(ui.focus().slip, None);
    press(&mut ui, &snapshot, Down);
    assert_eq!(ui.focus().slip, Some(SlipId(48)));
}

#[test]
fn a_slip_is_written_in() {
    let mut ui = judge();
    let snapshot = queue();
    ui.input(&ctrl('ν'), &snapshot);
    type_in(&mut ui, &snapshot, "12b");
    for _ in 0..2 {
        press(&mut ui, &snapshot, Tab);
    }
    // A letter behind the side, in the line of seconds, changes it no more.
    type_in(&mut ui, &snapshot, "11,2a");
    for _ in 0..2 {
        press(&mut ui, &snapshot, Tab);
    }
    type_in(&mut ui, &snapshot, " ");
    let raised = Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(12),
        challenger: Side::B,
        since_press: Some(Millis(11_200)),
        marks: [Observation::FirstTileRacked].into(),
        source: SlipSource::Desk,
    });
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Give(raised)]);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
    ui.answered(&CommandOutcome::Done);
    assert_eq!(ui.mode(), KeyMode::Desk);
}

#[test]
fn what_is_missing_in_a_form_is_said() {
    let mut ui = judge();
    let snapshot = queue();
    ui.input(&ctrl('n'), &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    assert!(ui.shared.problem.is_some());
    type_in(&mut ui, &snapshot, "12");
    press(&mut ui, &snapshot, Enter);
    assert!(ui.shared.problem.as_ref().is_some_and(|problem| problem.what.contains("a or b")));
    // One key leaves both: what is typed next must not go into a form that was taken for gone.
    press(&mut ui, &snapshot, KeyCode::Esc);
    assert!(ui.shared.problem.is_none());
    assert_eq!(ui.mode(), KeyMode::Desk);
}

#[test]
fn the_head_referee_rules() {
    let mut ui = referee();
    let snapshot = escalated();
    let slip = SlipId(44);
    let claim = Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false });
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Give(claim)]);
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    press(&mut ui, &snapshot, KeyCode::Left);
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "found");
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "SCS; SSJ");
    let rule = Command::Slip(SlipCommand::Rule {
        slip,
        rulings: vec![WordRuling { word: "XYLÓZ".into(), valid: true }],
        reasons: "found".into(),
        sources: vec!["SCS".into(), "SSJ".into()],
    });
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Give(rule)]);
    let mut judge = judge();
    assert_eq!(press(&mut judge, &snapshot, Enter), []);
    assert!(judge.shared.problem.is_some());
}

#[test]
fn a_power_is_used() {
    let mut ui = referee();
    let snapshot = opened();
    press(&mut ui, &snapshot, F(3));
    ui.hall.selected = Some(TableId(12));
    press(&mut ui, &snapshot, Enter);
    assert_eq!(ui.focus().table, Some(TableId(12)));
    press(&mut ui, &snapshot, Down);
    press(&mut ui, &snapshot, Down);
    press(&mut ui, &snapshot, Enter);
    press(&mut ui, &snapshot, Right);
    press(&mut ui, &snapshot, Right);
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "-1:30");
    press(&mut ui, &snapshot, Tab);
    type_in(&mut ui, &snapshot, "fire alarm");
    let order = Command::Clock(ClockCommand::OrderClock {
        table: TableId(12),
        power: ClockPower::AddFree,
        side: Some(Side::B),
        amount: Some(Millis(-90_000)),
        reason: "fire alarm".into(),
    });
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Give(order)]);
    assert_eq!(ui.mode(), KeyMode::OrderForm, "until it is answered");
    ui.answered(&CommandOutcome::Done);
    assert_eq!(ui.mode(), KeyMode::Table);
}

#[test]
fn questions_come_before_what_cannot_be_taken_back() {
    let mut ui = judge();
    let snapshot = queue();
    assert_eq!(press(&mut ui, &snapshot, F(10)), []);
    assert_eq!(press(&mut ui, &snapshot, Enter), [UserAct::Quit]);
    assert_eq!(ui.input(&ctrl('g'), &snapshot), []);
    assert_eq!(
        press(&mut ui, &snapshot, Enter),
        [UserAct::Give(Command::Slip(SlipCommand::Concede { slip: SLIP }))]
    );
    ui.input(&ctrl('w'), &snapshot);
    let back = Command::Slip(SlipCommand::WithdrawSlip { slip: SLIP, blank_conflict: true, mistaken: false });
    assert_eq!(ui.input(&ctrl('b'), &snapshot), [UserAct::Give(back)]);
    // What the regulation takes back for a blank conflict alone no yes takes back; a mistake of the desk's is struck.
    ui.input(&ctrl('w'), &snapshot);
    assert_eq!(press(&mut ui, &snapshot, Enter), []);
    let struck =
        Command::Slip(SlipCommand::WithdrawSlip { slip: SLIP, blank_conflict: false, mistaken: true });
    assert_eq!(ui.input(&ctrl('e'), &snapshot), [UserAct::Give(struck)]);
    let settled = UserAct::Give(Command::Clock(ClockCommand::SettleOrder { op: OpId(7) }));
    assert_eq!(ui.input(&ctrl('y'), &snapshot), [], "it leads to the list first");
    assert_eq!(ui.input(&ctrl('y'), &snapshot), [settled]);
}

/// What a person can see of the machine: acts, picture, mode, focus.
fn trace(ui: &mut Ui, snapshot: &Snapshot, event: &Event) -> (bool, String) {
    let before = frame(ui, snapshot, (80, 24));
    let acts = ui.input(event, snapshot);
    let after = frame(ui, snapshot, (80, 24));
    (!acts.is_empty() || before != after, text_of(&after))
}

#[test]
fn every_key_in_the_keymap_does_something() {
    for binding in KEYMAP {
        let event = Event::Key(KeyEvent::new(binding.code, binding.mods));
        let tried = stages(binding.mode).into_iter().any(|(mut ui, snapshot)| {
            assert!(ui.mode() == binding.mode || binding.mode == KeyMode::Everywhere, "{:?}", binding.mode);
            trace(&mut ui, &snapshot, &event).0
        });
        assert!(tried, "{:?} {:?} {:?} does nothing", binding.mode, binding.code, binding.mods);
    }
}

/// A console that looks at a situation after these keys.
fn with(snapshot: Snapshot, codes: &[KeyCode]) -> (Ui, Snapshot) {
    let mut ui = referee();
    for code in codes {
        press(&mut ui, &snapshot, *code);
        picture(&mut ui, &snapshot, (80, 24));
    }
    (ui, snapshot)
}

/// Situations in which results are entered, or the next round is typed.
fn round_stages(mode: KeyMode) -> Vec<(Ui, Snapshot)> {
    if mode == KeyMode::Results {
        let results = [F(3), F(8)];
        return vec![with(halls::results(), &results), with(halls::results(), &[F(3), F(8), Down])];
    }
    let typed: Vec<KeyCode> = "mal; -".chars().map(KeyCode::Char).collect();
    let opened = [F(3), F(6), KeyCode::Insert];
    let one = [&opened[..], &typed[..], &[Enter][..]].concat();
    vec![with(halls::start(), &opened), with(halls::start(), &one)]
}

/// The finder over a hall with many tables whose numbers begin with 1.
fn find_stages() -> Vec<(Ui, Snapshot)> {
    let one = KeyCode::Char('1');
    let found = |codes: &[KeyCode]| with(fixtures::large(120), &[&[F(3), one], codes].concat());
    vec![found(&[]), found(&[Down]), found(&[KeyCode::PageDown])]
}

/// Somebody is to sit down in an office with a PIN.
fn sit_down_stages() -> Vec<(Ui, Snapshot)> {
    let (mut ui, snapshot) = with(hall(), &[F(3), F(9)]);
    ui.pins_are(vec![Role::HeadReferee]);
    vec![(ui, snapshot)]
}

fn duplicate_stages() -> Vec<(Ui, Snapshot)> {
    let keys: [&[KeyCode]; 3] = [&[F(3), F(12)], &[F(3), F(12), KeyCode::Char('1')], &[F(3), F(12), Down]];
    keys.into_iter().map(|keys| with(fixtures::duplicate(), keys)).collect()
}

/// A new slip for table 11, after these keys.
fn new_slip(codes: &[KeyCode]) -> (Ui, Snapshot) {
    let one = KeyCode::Char('1');
    with(hall(), &[&[KeyCode::Insert, one, one], codes].concat())
}

/// Situations of a mode; a key must do something in one of them.
fn stages(mode: KeyMode) -> Vec<(Ui, Snapshot)> {
    match mode {
        KeyMode::Desk => vec![
            with(queue(), &[KeyCode::Char('k')]),
            with(queue(), &[Down]),
            with(looked_up(), &[]),
            with(to_say_at_two_tables(), &[]),
        ],
        KeyMode::Verdict => {
            let mut snapshot = decided(&[("KÔŇ", true)]);
            snapshot.slip.as_mut().expect("a slip").orders = queue().aloud;
            let (ui, mut snapshot) = with(snapshot, &[Enter]);
            snapshot.now = snapshot.now + Millis::secs(1);
            vec![(ui, snapshot)]
        }
        KeyMode::ClaimVerdict => vec![affairs::judged()],
        KeyMode::NewSlip => [&[][..], &[Tab]].map(new_slip).into(),
        KeyMode::Ruling => ruling_stages(),
        KeyMode::Duplicate => duplicate_stages(),
        KeyMode::Hall => vec![
            with(hall(), &[F(3)]),
            with(hall(), &[F(3), Right, Down]),
            with(fixtures::duplicate(), &[F(3)]),
            with(fixtures::large(120), &[F(3)]),
            with(fixtures::large(120), &[F(3), KeyCode::PageDown]),
        ],
        KeyMode::Table => {
            let open = |codes: &[KeyCode]| {
                let mut snapshot = opened();
                let detail = snapshot.table.as_mut().expect("a table");
                detail.row.table = TableId(8);
                let again = detail.timeline.clone();
                detail.timeline.extend(again);
                with(snapshot, &[&[F(3), Enter], codes].concat())
            };
            vec![open(&[]), open(&[Down]), open(&[PageUp])]
        }
        KeyMode::Clocks => vec![
            with(clocks::clocks(), &[F(3), F(7)]),
            with(clocks::clocks(), &[F(3), F(7), Down]),
            with(clocks::many_clocks(), &[F(3), F(7), KeyCode::PageDown]),
        ],
        KeyMode::ClockForm => vec![with(clocks::clocks(), &[F(3), F(7), Enter])],
        KeyMode::OrderForm => {
            let (mut ui, snapshot) = stages(KeyMode::Table).remove(0);
            press(&mut ui, &snapshot, Enter);
            vec![(ui, snapshot)]
        }
        KeyMode::Round => {
            vec![with(halls::round(), &[F(3), F(6)]), with(halls::round(), &[F(3), F(6), Down])]
        }
        KeyMode::Results | KeyMode::Start => round_stages(mode),
        KeyMode::Standings => {
            let open = |codes: &[KeyCode]| with(halls::standings(), &[&[F(3), F(11)], codes].concat());
            vec![open(&[]), open(&[Down]), open(&[KeyCode::Char('v')])]
        }
        KeyMode::Find => find_stages(),
        KeyMode::SitDown => sit_down_stages(),
        KeyMode::Settings => settings::stages(),
        KeyMode::Rules => vec![
            with(halls::round(), &[F(5)]),
            with(halls::round(), &[F(5), KeyCode::PageDown]),
            with(halls::round(), &[F(5), KeyCode::Char('t')]),
        ],
        KeyMode::Log => vec![
            with(log(), &[F(4), KeyCode::Char('k')]),
            with(log(), &[F(4), Down]),
            with(log(), &[F(4), KeyCode::PageDown]),
        ],
        KeyMode::LogEntry => {
            let mut snapshot = log();
            let mut detail = decided(&[("KÔŇ", true), ("KÔŇ", true), ("KÔŇ", true)]).slip.expect("a slip");
            detail.row.slip = SlipId(30);
            snapshot.slip = Some(detail);
            vec![with(snapshot.clone(), &[F(4), Enter]), with(snapshot, &[F(4), Enter, Down])]
        }
        KeyMode::Question => question_stages(),
        KeyMode::Help => vec![with(queue(), &[F(1)]), with(queue(), &[F(1), Down])],
        KeyMode::Everywhere => vec![with(queue(), &[]), with(hall(), &[F(3)])],
    }
}

/// A desk at which penalties are to be said at two tables.
fn to_say_at_two_tables() -> Snapshot {
    let mut snapshot = queue();
    snapshot.aloud.push(fixtures::order(
        8,
        6,
        "Malá",
        fixtures::points(-5),
        crate::tournament::Route::ByHand,
        crate::tournament::OrderState::Waiting,
    ));
    snapshot
}

/// A ruling of which the lists say more than there is room for.
fn ruling_stages() -> Vec<(Ui, Snapshot)> {
    let long = || {
        let mut snapshot = escalated();
        let findings = &mut snapshot.slip.as_mut().expect("a slip").findings;
        let again = findings.clone();
        findings.extend((0..8).flat_map(|_| again.clone()));
        snapshot
    };
    vec![with(long(), &[Enter]), with(long(), &[Enter, KeyCode::PageDown])]
}

/// A question with a second yes, and one that is longer than its box.
fn question_stages() -> Vec<(Ui, Snapshot)> {
    let asking = |snapshot: Snapshot, letter: char, codes: &[KeyCode]| {
        let (mut ui, snapshot) = with(snapshot, &[]);
        ui.input(&ctrl(letter), &snapshot);
        for code in codes {
            press(&mut ui, &snapshot, *code);
            picture(&mut ui, &snapshot, (80, 24));
        }
        (ui, snapshot)
    };
    let asked = |codes: &[KeyCode]| {
        let mut snapshot = queue();
        snapshot.queue[0].claimed_by = Some("a console far away ".repeat(60));
        asking(snapshot, 't', codes)
    };
    vec![asking(queue(), 'w', &[]), asked(&[]), asked(&[Down])]
}

/// A slip of whose words another list says something.
fn looked_up() -> Snapshot {
    let mut snapshot = queue();
    snapshot.slip.as_mut().expect("a slip").second = vec![("KÔŇ".to_owned(), Vec::new())];
    snapshot
}

#[test]
fn every_key_has_a_name() {
    let locale = Locale::english();
    for binding in KEYMAP {
        let name = locale.say(binding.label);
        assert!(!name.contains('⟨'), "{name}");
    }
}

#[test]
fn no_key_means_two_things_in_one_place() {
    for (at, one) in KEYMAP.iter().enumerate() {
        let same = |other: &&crate::tui::keymap::KeyBinding| {
            (other.mode, other.code, other.mods) == (one.mode, one.code, one.mods)
        };
        assert_eq!(KEYMAP[at + 1..].iter().filter(same).count(), 0, "{:?} {:?}", one.mode, one.code);
    }
}

#[test]
fn a_click_chooses() {
    let mut ui = judge();
    let snapshot = queue();
    picture(&mut ui, &snapshot, (80, 24));
    let click = |column, row| {
        Event::Mouse(crossterm::event::MouseEvent {
            kind: crossterm::event::MouseEventKind::Down(crossterm::event::MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        })
    };
    ui.input(&click(5, 4), &snapshot);
    assert_eq!(ui.focus().slip, Some(SlipId(48)));
    ui.input(&click(14, 1), &snapshot);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn a_click_on_a_key_of_the_bottom_bar_presses_it() {
    let mut ui = judge();
    let snapshot = queue();
    let drawn = picture(&mut ui, &snapshot, (80, 24));
    let bar = drawn.lines().nth(23).expect("the last row");
    let column = bar[..bar.find("F10").expect("a way out")].chars().count();
    let click = Event::Mouse(crossterm::event::MouseEvent {
        kind: crossterm::event::MouseEventKind::Down(crossterm::event::MouseButton::Left),
        column: u16::try_from(column).expect("a column"),
        row: 23,
        modifiers: KeyModifiers::NONE,
    });
    assert!(ui.input(&click, &snapshot).is_empty());
    assert_eq!(ui.mode(), KeyMode::Question);
    // What was drawn for the desk means nothing under the question, until that is drawn too.
    assert!(ui.input(&click, &snapshot).is_empty());
    assert_eq!(ui.mode(), KeyMode::Question);
}

#[test]
fn a_slip_that_was_there_before_shows_its_words() {
    let mut ui = judge();
    let mut snapshot = calm();
    let detail = slip(&["KÔŇ"], SlipPhase::Open);
    snapshot.queue = vec![detail.row.clone()];
    snapshot.slip = Some(detail);
    picture(&mut ui, &snapshot, (80, 24));
    assert_eq!(ui.desk.words(), ["KÔŇ"]);
    assert!(!ui.desk.changed());
}
