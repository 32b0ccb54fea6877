//! A slip that was looked up again tells one story: what holds now, and before it what counts no more and why.

use std::collections::BTreeMap;

use crossterm::event::{Event as Key, KeyCode, KeyEvent, KeyModifiers};
use ephor::clock::{Notice, Order};
use ephor::domain::{Actor, At, Millis, Points, Role, Side, SlipId, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::locale::Locale;
use ephor::station::{Delivery, Effect, Focus, Input, LogEnd, Snapshot, Station, Ticket};
use ephor::tournament::{
    ClockCommand, Command, ConductEvent, Event, OrderKind, OrderState, ReopenGround, SlipCommand, SlipPhase,
};
use ephor::tui::{ConsoleIdentity, Screens as _, Ui, UserAct};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{START, enter, opening, raise};
use crate::small::{law, ruleset};

const SLIP: SlipId = SlipId(1);

/// A console among tables without radio clocks, and what a judge sees of it.
struct Desk {
    station: Station,
    journal: MemoryJournal,
    now: At,
    ui: Ui,
}

impl Desk {
    fn new() -> Self {
        let law = law(ruleset("tso-2017", &[]), &[]);
        let commands = opening(&law);
        let station = Station::new("desk", law, BTreeMap::new(), Vec::new());
        let console = ConsoleIdentity { role: Role::HeadReferee, may_rule: true, colour: false };
        let ui = Ui::new(Locale::english(), console);
        let mut desk = Self { station, journal: MemoryJournal::default(), now: START, ui };
        for command in commands {
            desk.give(command);
        }
        desk.give(raise(1, Side::B, Some(5_000)));
        desk
    }

    #[track_caller]
    fn give(&mut self, command: Command) {
        self.now = self.now + Millis(1_000);
        let said = format!("{command:?}");
        let by = Actor::new(Role::HeadReferee, "desk");
        let input = Input::Command { ticket: Some(Ticket(1)), by, command };
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        let done = |effect: &Effect| matches!(effect, Effect::Answer { answer: Ok(_), .. });
        assert!(effects.iter().any(done), "{said}: {effects:?}");
    }

    fn look_up(&mut self, word: &str) {
        self.give(enter(SLIP, &[word]));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }));
        self.give(Command::Slip(SlipCommand::Decide { slip: SLIP }));
    }

    fn reopen(&mut self, reason: &str) {
        self.give(Command::Slip(SlipCommand::ReopenSlip {
            slip: SLIP,
            ground: ReopenGround::WrongWords,
            scored: false,
            reason: reason.to_owned(),
        }));
    }

    fn snapshot(&self) -> Snapshot {
        let role = Some(Role::HeadReferee);
        self.station.snapshot(self.now, &Focus { slip: Some(SLIP), role, ..Focus::default() })
    }

    fn press(&mut self, code: KeyCode, modifiers: KeyModifiers) -> Vec<UserAct> {
        let snapshot = self.snapshot();
        self.ui.input(&Key::Key(KeyEvent::new(code, modifiers)), &snapshot)
    }

    fn screen(&mut self) -> String {
        let snapshot = self.snapshot();
        let mut terminal = Terminal::new(TestBackend::new(120, 40)).expect("a backend in memory");
        terminal.draw(|frame| self.ui.draw(frame, &snapshot)).expect("a frame");
        terminal.backend().to_string()
    }

    /// What a person must still say or do for the slip.
    fn to_say(&self) -> Vec<OrderKind> {
        self.snapshot().aloud.iter().map(|order| order.wish).collect()
    }
}

fn minus_ten() -> Order {
    Order::Notice { side: Side::B, notice: Notice::Points(Points(-10)) }
}

#[test]
fn a_mistyped_word_leaves_only_what_holds_on_the_desk() {
    let mut desk = Desk::new();
    desk.look_up("ZZZ");
    let first = desk.to_say();
    assert!(!first.is_empty(), "the play goes back");
    desk.reopen("it reads NIE");
    assert_eq!(desk.to_say(), [], "what was never said is neither said nor ticked off");
    assert!(desk.station.state().orders.values().all(|it| matches!(it.state, OrderState::Cancelled { .. })));
    desk.look_up("NIE");
    let snapshot = desk.snapshot();
    let detail = snapshot.slip.as_ref().expect("the slip");
    assert_eq!(detail.row.phase, SlipPhase::Decided { upheld: false });
    assert_eq!(
        detail.orders.iter().map(|it| it.wish).collect::<Vec<_>>(),
        [OrderKind::Clock { order: minus_ten() }]
    );
    assert_eq!(desk.to_say(), [OrderKind::Clock { order: minus_ten() }], "and of the first nothing");
    // Said by hand once, everything is done, and no key finds anything more to tick off.
    let op = detail.orders[0].op;
    desk.give(Command::Clock(ClockCommand::SettleOrder { op }));
    assert_eq!(desk.to_say(), []);
}

#[test]
fn the_log_keeps_the_words_that_nobody_judged() {
    let mut desk = Desk::new();
    desk.give(enter(SLIP, &["ZZZ"]));
    desk.give(Command::Slip(SlipCommand::WithdrawSlip { slip: SLIP, blank_conflict: true, mistaken: false }));
    let log = desk.snapshot().log;
    let [row] = log.as_slice() else { panic!("one decision: {log:?}") };
    assert_eq!((row.ended, row.words.len()), (LogEnd::Withdrawn, 0), "nobody judged it");
    assert_eq!(row.spelled().collect::<Vec<_>>(), ["ZZZ"]);
}

#[test]
fn the_log_tells_what_holds_and_the_old_row_asks_for_nothing() {
    let mut desk = Desk::new();
    desk.look_up("ZZZ");
    assert_eq!(desk.snapshot().log[0].delivery, Some(Delivery::NeedsPerson));
    desk.reopen("it reads NIE");
    desk.look_up("NIE");
    let log = desk.snapshot().log;
    assert_eq!(log.len(), 2);
    assert_eq!((log[0].ended, log[0].delivery), (LogEnd::Reopened, None), "nothing of it is owed");
    assert_eq!((log[1].ended, log[1].delivery), (LogEnd::Rejected, Some(Delivery::NeedsPerson)));
    let state = desk.station.state().slip(SLIP).expect("the slip").clone();
    let [past] = state.past.as_slice() else { panic!("one look-up counts no more: {:?}", state.past) };
    assert_eq!(
        (past.words.as_slice(), past.upheld, past.announced_at),
        (&["ZZZ".to_owned()][..], true, None)
    );
    assert_eq!((past.reason.as_str(), past.ground), ("it reads NIE", ReopenGround::WrongWords));
    assert!(past.decided_at < Some(past.reopened_at) && past.decided_by.is_some(), "{past:?}");
    // One story on the screen: every wording, every verdict, who, when, why.
    desk.press(KeyCode::F(4), KeyModifiers::NONE);
    desk.press(KeyCode::Enter, KeyModifiers::NONE);
    let screen = desk.screen();
    for said in ["ZZZ", "NIE", "it reads NIE", "upheld", "rejected", "looked up again", "head referee (desk)"]
    {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    assert!(!screen.contains("not delivered"), "{screen}");
    assert_eq!(screen.matches("loses a turn").count(), 0, "of the verdict that counts no more: {screen}");
}

#[test]
fn what_was_said_is_taken_back_once_however_often_the_slip_is_reopened() {
    let mut desk = Desk::new();
    desk.look_up("NIE");
    let op = desk.snapshot().aloud[0].op;
    desk.give(Command::Clock(ClockCommand::SettleOrder { op }));
    desk.reopen("it reads TOR");
    let back = OrderKind::TakeBack { order: minus_ten() };
    assert_eq!(desk.to_say(), [back], "said, so it is taken back; no clock, so no times are shown again");
    let snapshot = desk.snapshot();
    assert_eq!(snapshot.aloud[0].player, "B");
    desk.look_up("TOR");
    assert_eq!(desk.to_say(), [back, OrderKind::Clock { order: minus_ten() }]);
    desk.reopen("it reads SATZ");
    assert_eq!(desk.to_say(), [back], "the second penalty was never said");
    desk.look_up("SATZ");
    assert_eq!(desk.to_say(), [back, OrderKind::Clock { order: minus_ten() }], "minus ten stands once");
    let counters = desk.station.state().game(TableId(1)).expect("a game").counters[Side::B.index()];
    assert_eq!((counters.points, counters.unjustified), (Points(-10), 1));
    let voided = |event: &Event| matches!(event, Event::Conduct(ConductEvent::Voided(_)));
    let entries = desk.journal.entries();
    assert_eq!(entries.iter().filter(|entry| voided(&entry.record.event)).count(), 2);
    assert_eq!(desk.station.state().slip(SLIP).expect("the slip").past.len(), 2);
}
